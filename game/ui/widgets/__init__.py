"""A thin layer of retained widgets, mirrored for right-to-left languages from the start."""
