"""Random events through the whole application: `python -m tests.storm --events N`."""
