"""What builds the project: no part of the package, and content with the standard library.

Python 3.6 and later must be able to read this file and dev.py, so that they get as far as the
message; it is also what `pip install .` shows.
"""

import sys

# The Pythons that the tests have run on, which pyproject.toml names, too; others are refused.
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")

if "%d.%d" % sys.version_info[:2] not in SUPPORTED:  # noqa: UP031
    sys.exit(
        f"Tischrunde runs on Python {', '.join(SUPPORTED[:-1])} and {SUPPORTED[-1]};"
        f" {sys.executable} is {sys.version.split()[0]}.\n"
        f"Name one of these, if you have it:  make test PYTHON=python{SUPPORTED[-1]}"
    )
