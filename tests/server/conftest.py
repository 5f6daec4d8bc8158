"""One server and one PostgreSQL for all tests of a process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.clocks import Clock
from tests.server.serving import OPENED, Limited, Reached, Server, Start, Threaded, for_all
from tests.server.temp_postgres import TempPostgres, binaries

from tischrunde.cli.serve import Shelf
from tischrunde.server.app import make_app
from tischrunde.server.limits import Limits


@pytest.fixture(autouse=True)
def close_connections() -> Iterator[None]:
    yield
    OPENED.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(*for_all(tmp_path_factory.mktemp("data")))
    yield running
    running.stop()


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts servers of this test's own; none outlives it."""
    with ExitStack() as started:

        def starting(*arguments: str) -> Server:
            server = Server(*arguments)
            started.callback(server.stop)
            return server

        yield starting
        OPENED.close()


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Limited]:
    """A server with limits of this test's own."""
    with ExitStack() as running:

        def start(limits: Limits) -> Reached:
            url = f"sqlite:///{tmp_path}/tables.sqlite"
            server = Threaded(make_app(url, Shelf(), limits))
            running.callback(server.stop)
            return server

        yield start


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


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
