"""`tischrunde serve`: the tables and their page, for the browser and for programs."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import click
import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from starlette.applications import Starlette

from tischrunde import rulebook, words
from tischrunde.cli.address import USUAL, address, bound, known_hosts, network_address
from tischrunde.cli.keeping import reason
from tischrunde.cli.opening import open_beside, somebody_looks
from tischrunde.cli.speech import Complaint, TalkingCommand, lang_option, spoken_words
from tischrunde.server import wire
from tischrunde.server.app import make_app
from tischrunde.server.page import Page
from tischrunde.server.store import InUse, alone, open_store, sqlite_url
from tischrunde.words import Words

POSTGRESQL = ("postgresql", "postgres")


@click.command(name="serve", cls=TalkingCommand)
@click.option("--host", metavar="ADDRESS", default="127.0.0.1")
@click.option("--public", metavar="NAME", multiple=True)
@click.option("--port", metavar="N", type=click.IntRange(0, 65535))
@click.option("--data", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--database", metavar="URL")
@click.option("--no-open", is_flag=True)
@lang_option
def serve(
    host: str,
    public: tuple[str, ...],
    port: int | None,
    data: Path | None,
    database: str | None,
    no_open: bool,
) -> int:
    """Serve tables and the page until somebody stops it."""
    with ExitStack() as held:
        # First, so that whoever starts the same server twice is told of the port.
        listening = held.enter_context(bound(host, port))
        if database:
            url = checked(database)
        else:
            url = sqlite_url(held.enter_context(own_folder(data or data_folder())))
        asyncio.run(try_out(url))
        page = Page()
        opens = page.built and not no_open and somebody_looks()
        greeting = Greeting(spoken_words(), port, page.built, opens)
        app = make_app(url, Shelf(), page=page, hosts=known_hosts(host, listening, public))
        pause_less()
        with suppress(KeyboardInterrupt):  # the usual way to close the tables
            Host(configured(app, bool(database)), greeting).run(sockets=[listening])
    return 0


def configured(app: Starlette, shared: bool) -> uvicorn.Config:
    """How the app is served; ``shared`` is whether it listens to PostgreSQL."""
    selects = shared and sys.platform == "win32"  # psycopg cannot use the usual loop there
    return uvicorn.Config(
        app,
        loop="asyncio:SelectorEventLoop" if selects else "auto",
        ws="websockets-sansio",
        ws_max_size=wire.BODY_LIMIT,
        ws_per_message_deflate=False,  # messages are small, and there are many
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def pause_less() -> None:
    """While Python looks through everything for garbage, everybody waits: 100 ms, with some hundred
    people connected.  Spare it what is here to stay, and let it look a tenth as often."""
    gc.freeze()
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, 10 * old)


class Greeting:
    """What is said and done once the tables can be reached."""

    def __init__(self, words: Words, wanted: int | None, built: bool, opens: bool) -> None:
        self.words = words
        self.wanted = wanted
        self.built = built
        self.opens = opens

    def say(self, listening: socket.socket) -> None:
        here, port = address(listening), listening.getsockname()[1]
        click.echo(self.words.text("serving", url=here))
        network = network_address(listening)
        if network:
            click.echo(self.words.text("serving-network", url=network))
        if self.wanted is None and port != USUAL:
            text = self.words.text("port-taken", taken=str(USUAL), port=str(port))
            click.echo(text, err=True)
        if not self.built:
            click.echo(self.words.text("page-missing"), err=True)
        if self.opens:
            open_beside(here)


class Host(uvicorn.Server):
    """Greets as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, greeting: Greeting) -> None:
        super().__init__(config)
        self.greeting = greeting

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            self.greeting.say(sockets[0])


class Shelf:
    """The words and rulebooks the package has."""

    def words(self, lang: str, game: str) -> str | None:
        if lang not in words.languages():
            return None
        return "\n".join(words.texts(lang, words.PAGE, game))

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


def data_folder() -> Path:
    """Where programs of this system keep what belongs to a user."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local") / "Tischrunde"
    if sys.platform == "darwin":
        return home / "Library/Application Support/Tischrunde"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share") / "tischrunde"


@contextmanager
def own_folder(folder: Path) -> Iterator[Path]:
    """The folder, made for its owner alone (it holds the seeds of games being played), and for
    this process alone."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint("cannot-write", file=str(folder), why=reason(error)) from error
    with ExitStack() as held:
        try:
            held.enter_context(alone(folder))
        except InUse as error:
            raise Complaint("data-in-use", folder=str(folder)) from error
        except sqlite3.Error as error:
            raise Complaint("cannot-write", file=str(folder), why=str(error)) from error
        yield folder


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
