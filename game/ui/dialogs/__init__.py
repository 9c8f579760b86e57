"""The dialogs of the game, one module each; each reports through the functions it was given."""
