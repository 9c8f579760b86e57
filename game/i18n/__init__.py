"""Catalogues, bidirectional text, plurals and number forms."""
