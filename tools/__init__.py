"""What builds the project: no part of the package, and content with the standard library."""

# The Pythons that the tests have run on, which pyproject.toml names, too; others are refused.
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
