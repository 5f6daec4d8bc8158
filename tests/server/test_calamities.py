"""What befalls a server from outside: a full disk, a database that goes away, a process that dies.

What was acknowledged is stored, what could not be stored is refused and said so, and play goes on
as soon as it can.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import psycopg
import pytest
from psycopg import sql
from tests.server.serving import Server, Start, data
from tests.server.temp_postgres import TempPostgres
from tests.server.witness import Witness, until_healthy
from tests.size import FULL
from tests.started import PATIENCE

TABLES = 4
RESTARTS = 20 if FULL else 1
DEATHS = 20 if FULL else 1
ROUNDS = 10 if FULL else 1  # of a full disk

Full = Callable[[Server, Path], AbstractContextManager[None]]


# -- a full disk --------------------------------------------------------------------------------


@contextmanager
def no_file_may_grow(server: Server, folder: Path) -> Iterator[None]:
    """As if there were no space: for anybody, but only Linux can tell another process so."""
    import resource

    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)


@contextmanager
def no_space(server: Server, folder: Path) -> Iterator[None]:
    """Somebody else has taken all there was."""
    greedy = folder / "greedy"
    with open(greedy, "wb", buffering=0) as file:
        piece = bytes(65_536)
        while piece:
            try:
                file.write(piece)
            except OSError:
                piece = piece[: len(piece) // 2]
    try:
        yield
    finally:
        greedy.unlink()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """One of two megabytes."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)]
    if os.getuid() or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only root can mount a small disk")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill_and_check(start: Start, folder: Path, full: Full) -> None:
    server = start(*data(folder))
    database = f"sqlite:///{folder}/tables.sqlite"
    for _ in range(ROUNDS):
        games = [Witness(server.table("Anna", "Ben"), number) for number in range(TABLES)]
        watching = games[0].place.client(0, 1)
        for game in games:
            for _ in range(3):
                game.step()
        watching.until(len(games[0].acknowledged))
        with full(server, folder):
            for game in games:
                while not game.refusals:  # a little may fit in still
                    assert game.step()
                assert game.refusals == ["no-store"]
            question = watching.question
            assert question is not None
            choice = {
                "type": "choose",
                "seat": question["seat"],
                "version": watching.now["version"],
                "choice": question["options"][0]["id"],
            }
            refused = watching.ask(1, **choice)
            assert refused["error"] == "no-store"
            health = server.http.get("/healthz")
            assert (health.status_code, health.json()["database"]) == (503, False)
        until_healthy(server)
        for game in games:
            game.step()
            game.compare(database)
    server.kill()
    server = start(*data(folder))
    for game in games:
        game.place = game.place.at(server)
        assert game.step()
        game.compare(database)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="only Linux limits another process")
def test_where_nothing_can_be_written_nothing_is_acknowledged(start: Start, tmp_path: Path) -> None:
    fill_and_check(start, tmp_path, no_file_may_grow)


def test_a_full_disk_loses_nothing(start: Start, small_disk: Path) -> None:
    fill_and_check(start, small_disk, no_space)


# -- PostgreSQL ---------------------------------------------------------------------------------


def sure(postgres: TempPostgres) -> str:
    """A database whose commits are written when they are acknowledged: the others of these tests
    are so only a little later."""
    database = postgres.database()
    with psycopg.connect(database, autocommit=True) as connection:
        name = sql.Identifier(connection.info.dbname)
        setting = sql.SQL("ALTER DATABASE {} SET synchronous_commit = on")
        connection.execute(setting.format(name))
    return database


@contextmanager
def playing(games: list[Witness], servers: list[Server]) -> Iterator[None]:
    """All of them meanwhile, now at one server, then at another."""
    over = threading.Event()
    wrong: list[BaseException] = []

    def play(game: Witness) -> None:
        dice = random.Random(game.number)
        try:
            game.play_on(lambda: dice.choice(servers), over.is_set)
        except BaseException as error:
            wrong.append(error)
            raise

    threads = [threading.Thread(target=play, args=(game,)) for game in games]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        over.set()
        for thread in threads:
            thread.join()
    assert wrong == []


def go_on(games: list[Witness]) -> None:
    """Until every one of them has had a choice acknowledged, or is over."""
    before = {game: len(game.acknowledged) for game in games}
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if all(game.over or len(game.acknowledged) > count for game, count in before.items()):
            return
        time.sleep(0.02)
    raise AssertionError("nothing is acknowledged any more")


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_postgresql_restarts_under_load(start: Start, postgres: TempPostgres, how: str) -> None:
    database = sure(postgres)
    server = start("--database", database)
    for _ in range(RESTARTS):
        games = [Witness(server.table("Anna", "Ben"), number) for number in range(TABLES)]
        with playing(games, [server]):
            go_on(games)
            postgres.restart(how)
            go_on(games)
        until_healthy(server)
        for game in games:
            assert set(game.refusals) <= {"no-store", "stale"}
            game.settle(game.place.look()["version"])
            game.compare(database)


def test_one_of_two_processes_dies_under_load(start: Start, postgres: TempPostgres) -> None:
    database = sure(postgres)
    servers = [start("--database", database), start("--database", database)]
    dice = random.Random(3)
    for _ in range(DEATHS):
        games = [Witness(servers[0].table("Anna", "Ben"), number) for number in range(TABLES)]
        with playing(games, servers):
            go_on(games)
            dying = dice.randrange(2)
            servers[dying].process.kill()
            go_on(games)
        servers[dying].kill()
        servers[dying] = start("--database", database)
        for game in games:
            assert set(game.refusals) <= {"stale"}
            for server in servers:
                game.place = game.place.at(server)
                game.settle(game.place.look()["version"])
            game.compare(database)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="only Linux limits another process")
def test_the_log_says_what_is_wrong_once(tmp_path: Path) -> None:
    """And not with every choice that somebody tries."""
    server = Server(*data(tmp_path), "--log-format", "json", stderr=subprocess.PIPE)
    try:
        game = Witness(server.table("Anna", "Ben"), 0)
        with no_file_may_grow(server, tmp_path):
            while len(game.refusals) < 5:
                game.step()
        until_healthy(server)
        server.process.terminate()
        assert server.process.stderr is not None
        lines = [json.loads(line) for line in server.process.stderr]
    finally:
        server.stop()
    said = [line["message"] for line in lines if line["logger"].endswith("store.away")]
    assert [text.partition(":")[0] for text in said] == [
        "the database does not do its work",
        "the database works again",
    ]
