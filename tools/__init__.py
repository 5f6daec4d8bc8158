"""What builds the project: no part of the package, and content with the standard library."""
