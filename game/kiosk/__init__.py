"""Kiosk mode: the operator's rules, idle time, the PIN, crashes, and the parent that restarts."""
