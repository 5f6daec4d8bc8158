"""Several server processes on one database; bots beside the server, and gone with it."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from psycopg import sql
from tests.cli.terminal import complaint, run
from tests.server.serving import Start, data, play_out
from tests.server.temp_postgres import TempPostgres

from tischrunde.cli.address import bound
from tischrunde.server.store.database import CHANNEL


def test_two_processes_serve_the_same_tables(start: Start, postgres: TempPostgres) -> None:
    database = postgres.database()
    one, two = start("--database", database), start("--database", database)
    place = one.table("Anna", "open", listed=True)
    assert [table["id"] for table in two.get("/tables").json()["tables"]] == [place.id]
    there = place.at(two)
    watching = there.client()
    joined = two.post(f"{place.path}/seats", {"name": "Ben"}).json()
    place.tokens[joined["seat"]] = joined["token"]
    anna, ben = place.client(0), there.client(1)
    play_out([anna, ben, watching])
    assert place.record().text == there.record().text
    assert watching.now["ending"] == anna.now["ending"]


def deafen(database: str) -> None:
    """From now on PostgreSQL forgets to tell anybody anything, and nobody notices."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE FUNCTION pg_notify(text, text) RETURNS void AS '' LANGUAGE sql")
        name = sql.Identifier(connection.info.dbname)
        setting = sql.SQL("ALTER DATABASE {} SET search_path = public, pg_catalog")
        connection.execute(setting.format(name))


def test_a_choice_is_seen_elsewhere_even_if_word_of_it_gets_lost(
    start: Start, postgres: TempPostgres
) -> None:
    database = postgres.database()
    deafen(database)
    one, two = start("--database", database), start("--database", database)
    place = one.table("Anna", "Ben", first="seat0")
    watching = place.at(two).client()
    choice = place.look(0)["decision"]["options"][0]["id"]
    with psycopg.connect(database, autocommit=True) as listening:
        listening.execute(f"LISTEN {CHANNEL}")
        assert place.choose(0, 0, choice).status_code == 200
        watching.until(1)
        assert list(listening.notifies(timeout=0.1)) == [], "word of it got through"


def test_bots_go_on_where_another_process_has_died(start: Start, postgres: TempPostgres) -> None:
    database = postgres.database()
    one, two = start("--database", database), start("--database", database)
    place = one.table("Anna", "bot:random", champions=False, first="seat0")
    client = place.at(two).client(0)
    choice = client.now["decision"]["options"][0]["id"]
    assert place.choose(0, 0, choice).status_code == 200  # so it is one's task to ask the bot,
    one.kill()  # which takes longer to start thinking than one lives
    assert place.at(two).look()["version"] == 1, "the bot has chosen before its server died"
    client.until(2)
    assert place.at(two).story()["turns"][:2] == [0, 1]


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_bots_do_not_outlive_the_server(start: Start, tmp_path: Path, how: signal.Signals) -> None:
    server = start(*data(tmp_path))
    server.table("bot:random", "bot:random").client().until_asked()
    children = children_of(server.process.pid)
    assert children
    server.process.send_signal(how)
    server.process.wait(20)
    server.kill()
    deadline = time.monotonic() + 10
    while any(alive(child) for child in children) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [child for child in children if alive(child)] == []


def test_a_table_goes_on_after_a_restart_without_anyone_asking_twice(
    start: Start, tmp_path: Path
) -> None:
    """Bots that were to choose when the server ended do so as soon as somebody looks."""
    server = start(*data(tmp_path))
    place = server.table("Anna", "bot:strife", "bot:strife")
    server.kill()
    server = start(*data(tmp_path))
    client = place.at(server).client(0)
    client.until_asked()
    assert client.question is not None


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="stops processes by their number")
def test_a_bot_that_thinks_delays_nobody(start: Start, tmp_path: Path) -> None:
    """While bots think for ever, a person at another table is answered at once."""
    server = start(*data(tmp_path))
    server.table("bot:strife", "bot:strife").client().until_asked()
    thinkers = children_of(server.process.pid)
    assert thinkers
    try:
        for thinker in thinkers:
            os.kill(thinker, signal.SIGSTOP)
        bots = server.table("bot:strife", "bot:strife").client()
        client = server.table("Anna", "Ben").client(0, 1)
        for number in range(15):
            client.until(client.choose(number))
        assert bots.now["version"] == 0, "these bots think somewhere else"
    finally:  # who is stopped does not notice that the server ends
        for thinker in thinkers:
            os.kill(thinker, signal.SIGCONT)
    bots.until(1)


def children_of(pid: int) -> list[int]:
    out = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(child) for child in out.stdout.split()]


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_the_command_complains_in_one_line(start: Start, tmp_path: Path) -> None:
    server = start(*data(tmp_path))
    port = server.url.rsplit(":", 1)[1]
    file = tmp_path / "file"
    file.write_text("no folder")
    broken, blocked, foreign, newer = (
        tmp_path / name for name in ("broken", "blocked", "foreign", "newer")
    )
    broken.mkdir()
    (broken / "tables.sqlite").write_text("this is no database, but long enough to be looked at")
    (blocked / "tables.lock").mkdir(parents=True)
    table_of(foreign, "CREATE TABLE tables (x)")
    table_of(newer, "CREATE TABLE meta AS SELECT 'format' AS name, '99' AS value")
    said = {
        (
            "--port",
            port,
            *data(tmp_path),
        ): f"port {port} can’t be used (another program is using it",
        data(file): "there is a file in its place",
        data(file / "inside"): str(file / "inside"),
        data(
            broken
        ): f"{broken / 'tables.sqlite'} can’t be opened (it is not a Tischrunde database",
        data(blocked): "no file can be opened or created there",
        data(foreign): "can’t be opened (it is not a Tischrunde database",
        data(newer): "comes from a newer version of Tischrunde",
        ("--database", "mysql://x@y/z"): "not a PostgreSQL address",
        ("--database", "::"): "not a PostgreSQL address",
        ("--database", "postgresql://secretly:hush@127.0.0.1:1/x"): "can’t be opened",
        ("--port", "70000"): "--port",
        ("--host", "x" * 70, *data(tmp_path)): "can’t be used",
    }
    for arguments, part in said.items():
        line = complaint(run("serve", "--no-open", "--port", "0", *arguments, lang="en"))
        assert part in line and "hush" not in line


def table_of(folder: Path, statement: str) -> None:
    """A database in a data folder, of somebody else's making."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / "tables.sqlite")) as made:
        made.execute(statement)
        made.commit()


@pytest.mark.skipif(os.name != "posix", reason="other systems keep other rights")
@pytest.mark.parametrize("rights", [0o000, 0o500])
def test_a_folder_one_may_not_write_to_is_told_in_one_line(tmp_path: Path, rights: int) -> None:
    tmp_path.chmod(rights)
    if os.access(tmp_path, os.W_OK):
        pytest.skip("whoever runs this may write everywhere")
    line = complaint(run("serve", "--no-open", "--port", "0", *data(tmp_path), lang="de"))
    assert f"Der Ordner „{tmp_path}“ lässt sich nicht für Tische benutzen" in line


def test_a_database_that_never_answers_is_not_waited_for(tmp_path: Path) -> None:
    with bound("127.0.0.1", 0) as silent:
        url = f"postgresql://127.0.0.1:{silent.getsockname()[1]}/x?connect_timeout=2"
        line = complaint(run("serve", "--no-open", "--port", "0", "--database", url, lang="de"))
    assert "lässt sich nicht öffnen (sie antwortet nicht)" in line


def test_the_data_folder_is_the_users(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    server = start()
    server.table("Anna", "Ben")
    server.stop()
    (made,) = tmp_path.rglob("tables.sqlite")
    if os.name == "posix":
        assert made.parent.stat().st_mode & 0o077 == 0, "the seeds in it are secret"


@pytest.mark.skipif(os.name != "posix", reason="other systems keep other rights")
def test_what_a_server_keeps_is_its_owners_alone(start: Start, tmp_path: Path) -> None:
    """In a folder that was there before, too, and in all files that stand beside the first."""
    tmp_path.chmod(0o755)
    server = start(*data(tmp_path))
    server.table("Anna", "Ben")
    kept = list(tmp_path.glob("tables.sqlite*"))
    assert len(kept) == 3
    assert [file.name for file in kept if file.stat().st_mode & 0o077] == []


def test_a_data_folder_has_one_server(start: Start, tmp_path: Path) -> None:
    """A second one would never hear of the choices made at the first."""
    server = start(*data(tmp_path))
    second = ("serve", "--no-open", "--port", "0", *data(tmp_path))
    for lang, way_out in (("en", "another folder with --data"), ("de", "PostgreSQL-Datenbank")):
        line = complaint(run(*second, lang=lang))
        assert str(tmp_path) in line and way_out in line
    port = server.url.rsplit(":", 1)[1]
    line = complaint(run(*second, "--port", port, lang="en"))
    assert f"port {port}" in line, "the port is the first thing to be told"
    server.kill()
    start(*data(tmp_path)).table("Anna", "Ben")  # whoever is dead holds nothing
