"""One server and one PostgreSQL for all tests of a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.serving import OPENED, Server, Start, data
from tests.server.temp_postgres import TempPostgres, binaries


@pytest.fixture(autouse=True)
def close_connections() -> Iterator[None]:
    yield
    OPENED.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(*data(tmp_path_factory.mktemp("data")))
    yield running
    running.stop()


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts servers of this test's own; none outlives it."""
    started: list[Server] = []

    def starting(*arguments: str) -> Server:
        started.append(Server(*arguments))
        return started[-1]

    yield starting
    OPENED.close()
    for server in started:
        server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[TempPostgres]:
    found = binaries()
    if found is None:
        pytest.skip("there are no PostgreSQL binaries for this system")
    running = TempPostgres(found)
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a new empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.sqlite"
    running: TempPostgres = request.getfixturevalue("postgres")
    return running.database()
