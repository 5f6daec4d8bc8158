"""For all tests: what takes long is tried in turn; nothing they have started is left running."""

import pytest
from tests import in_turn, leftovers


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(leftovers)
    config.pluginmanager.register(in_turn)
