"""Strife of Gods: taking cards from a ring that falls to pieces."""
