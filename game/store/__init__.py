"""Files: settings, saved games, atomic writing."""
