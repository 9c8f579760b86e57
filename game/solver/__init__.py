"""The solver and its worker process."""
