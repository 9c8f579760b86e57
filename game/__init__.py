"""Yukon Solitaire."""
