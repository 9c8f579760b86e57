"""The window; everything that knows pygame."""
