"""Bots: they are handed views and imagined tables, never the state of a game."""
