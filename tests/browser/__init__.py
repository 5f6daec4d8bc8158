"""A package, so that its one browser ends with its last test: see conftest.py."""
