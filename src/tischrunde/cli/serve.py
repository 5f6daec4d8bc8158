"""`tischrunde serve`: tables over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from pathlib import Path

import click
import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tischrunde import rulebook, words
from tischrunde.cli.keeping import reason
from tischrunde.cli.speech import Complaint, TalkingCommand, lang_option, spoken_words
from tischrunde.server import wire
from tischrunde.server.app import make_app
from tischrunde.server.store import open_store, sqlite_url
from tischrunde.words import Words

SPOKEN_IN_THE_BROWSER = ("common", "server")
BACKLOG = 2048
POSTGRESQL = ("postgresql", "postgres")


@click.command(name="serve", cls=TalkingCommand)
@click.option("--host", metavar="ADDRESS", default="127.0.0.1")
@click.option("--port", metavar="N", type=click.IntRange(0, 65535), default=8000)
@click.option("--data", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--database", metavar="URL")
@click.option("--no-open", is_flag=True)
@lang_option
def serve(host: str, port: int, data: Path | None, database: str | None, no_open: bool) -> int:
    """Serve tables until somebody stops it.  ``no_open`` waits for a page that could be opened."""
    url = checked(database) if database else sqlite_url(prepared(data or data_folder()))
    asyncio.run(try_out(url))
    listening = bound(host, port)
    config = uvicorn.Config(
        make_app(url, Shelf()),
        ws="websockets-sansio",
        ws_max_size=wire.BODY_LIMIT,
        ws_per_message_deflate=False,  # messages are small, and there are many
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    server = Host(config, spoken_words())
    server.run(sockets=[listening])
    return 0


class Host(uvicorn.Server):
    """Says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, words: Words) -> None:
        super().__init__(config)
        self.words = words

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            click.echo(self.words.text("serving", url=address(sockets[0])))


class Shelf:
    """The words and rulebooks the package has."""

    def words(self, lang: str, game: str) -> str | None:
        if lang not in words.languages():
            return None
        found = [
            words.locales().joinpath(lang, f"{name}.ftl") for name in (*SPOKEN_IN_THE_BROWSER, game)
        ]
        return "\n".join(file.read_text(encoding="utf-8") for file in found)

    def rulebook(self, game: str) -> wire.Rulebook:
        rules = [
            wire.Rule(
                id=rule.id,
                section=rule.section,
                title=rule.title,
                text=rule.text,
                why=rule.why,
                only_reading=rule.only_reading,
                see=list(rule.see),
                option=rule.option,
                status=rule.status,
            )
            for rule in rulebook.load(game).rules
        ]
        return wire.Rulebook(game, rules)


def address(listening: socket.socket) -> str:
    """What to type into a browser."""
    host, port, *_ = listening.getsockname()
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def bound(host: str, port: int) -> socket.socket:
    """A socket of our own at this address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only a socket that says it is TCP gets TCP_NODELAY from asyncio, without which every answer
    # waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, UnicodeError) as error:
        listening.close()
        why = reason(error) if isinstance(error, OSError) else str(error)
        raise Complaint("cannot-serve", host=host, port=str(port), why=why) from error
    return listening


def data_folder() -> Path:
    """Where programs of this system keep what belongs to a user."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local") / "Tischrunde"
    if sys.platform == "darwin":
        return home / "Library/Application Support/Tischrunde"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share") / "tischrunde"


def prepared(folder: Path) -> Path:
    """The folder, made for its owner alone: it holds the seeds of games being played."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint("cannot-write", file=str(folder), why=reason(error)) from error
    return folder


def checked(database: str) -> str:
    """The URL of a PostgreSQL database, and what it takes to speak with it."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as error:
        raise Complaint("wrong-database", url=database) from error
    if url.drivername not in POSTGRESQL:
        raise Complaint("wrong-database", url=url.render_as_string())
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise Complaint("no-driver") from error
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


async def try_out(url: str) -> None:
    """Open the database once, so that what is wrong with it is said in one line."""
    try:
        store = await open_store(url)
    except SQLAlchemyError as error:
        shown = make_url(url).render_as_string()
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Complaint("cannot-open", url=shown, why=why) from error
    await store.close()
