"""Programs for those who make the game; the game itself needs none of them."""
