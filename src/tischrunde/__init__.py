"""Tischrunde: complete rules engines for board games, with a table, bots and a lab."""

__version__ = "1.0.0rc1"
