"""What the game says about itself: rules, questions, an example, and the first hints."""
