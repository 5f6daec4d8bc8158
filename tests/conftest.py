"""For all tests: nothing they have started is left running."""

from tests.leftovers import pytest_configure, pytest_sessionfinish

__all__ = ["pytest_configure", "pytest_sessionfinish"]
