"""Tischrunde: complete rules engines for board games, with a table, bots and a lab."""

__version__ = "0.1.0"
