"""`tischrunde serve`: the tables and their page, for the browser and for programs."""

from __future__ import annotations

import asyncio
import gc
import logging.config
import os
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import click
import uvicorn
from starlette.applications import Starlette

from tischrunde import rulebook, words
from tischrunde.cli.address import USUAL, address, bound, known_hosts, network_address
from tischrunde.cli.logs import FORMS, JSON, LEVELS, PLAIN, USUAL_LEVEL, configuration
from tischrunde.cli.opening import open_beside, somebody_looks
from tischrunde.cli.push import sender_of
from tischrunde.cli.settings import kept_in, setting
from tischrunde.cli.speech import Complaint, TalkingCommand, lang_option, spoken_words
from tischrunde.cli.started import command, could_be_faster, remark, say_how_to_be_faster
from tischrunde.cli.storage import checked, data_folder, own_folder, shown, try_out
from tischrunde.kernel.message import Message
from tischrunde.server import wire
from tischrunde.server.app import make_app
from tischrunde.server.calling import Caller
from tischrunde.server.doorstep import AT_ONCE, protocols
from tischrunde.server.limits import Limits
from tischrunde.server.page import Page
from tischrunde.server.store import sqlite_url
from tischrunde.words import Words

EXPORTED = "ended"  # the folder beside the database for what is left of tables that are no more
SWITCH = 0.0005  # seconds for which a thread that wants to go on waits for another
QUEUE = 2048  # connections that the system holds for us
MOST_WISHES, LONGEST_WISHES = 10, 500  # languages that a browser asks for, and their letters
FILES_OF_OURS = 200  # the database, the page, the processes bots think in


@click.command(name="serve", cls=TalkingCommand)
@setting("--host", metavar="ADDRESS", default="127.0.0.1")
@setting("--public", metavar="NAME", multiple=True)
@setting("--port", metavar="N", type=click.IntRange(0, 65535))
@kept_in
@setting("--proxy", metavar="ADDRESS", multiple=True)
@setting("--limit", "wishes", metavar="NAME=N", multiple=True)
@setting("--webhooks", is_flag=True)
@setting("--push-key", metavar="FILE", type=click.Path(path_type=Path))
@setting("--push-contact", metavar="ADDRESS")
@setting("--metrics-for", metavar="ADDRESS", multiple=True)
@setting("--log-level", metavar="|".join(LEVELS), type=click.Choice(LEVELS), default=USUAL_LEVEL)
@setting("--log-format", metavar="|".join(FORMS), type=click.Choice(FORMS), default=PLAIN)
@setting("--no-open", is_flag=True)
@lang_option
@click.pass_obj
def serve(
    caller: Caller | None,  # for whoever starts this otherwise than from a command line
    host: str,
    public: tuple[str, ...],
    port: int | None,
    data: Path | None,
    database: str | None,
    proxy: tuple[str, ...],
    wishes: tuple[str, ...],
    webhooks: bool,
    push_key: Path | None,
    push_contact: str | None,
    metrics_for: tuple[str, ...],
    log_level: str,
    log_format: str,
    no_open: bool,
) -> int:
    """Serve tables and the page until somebody stops it."""
    limits = limited(wishes, proxies=frozenset(proxy), scrapers=frozenset(metrics_for))
    push = sender_of(push_key, push_contact)
    with ExitStack() as held:
        # First, so that whoever starts the same server twice is told of the port.
        listening = held.enter_context(bound(host, port))
        folder = data or data_folder()
        if database:
            url = checked(database)
        else:
            url = sqlite_url(held.enter_context(own_folder(folder)))
        asyncio.run(try_out(url))
        page = Page()
        opens = page.built and not no_open and somebody_looks()
        greeting = Greeting(spoken_words(), port, page.built, opens, could_be_faster(), shown(url))
        if log_format == JSON:  # whoever reads that as JSON reads nothing else there
            greeting.remark = logging.getLogger(__name__).warning
        known, network = known_hosts(host, listening, public), network_address(listening)
        app = make_app(
            url,
            Shelf(),
            limits,
            page=page,
            hosts=known,
            network=network,
            opening=opening(),
            exported=folder / EXPORTED,
            webhooks=(caller or Caller()) if webhooks else None,
            push=push,
        )
        logging.config.dictConfig(configuration(log_level, log_format))
        pause_less()
        with suppress(KeyboardInterrupt):  # the usual way to close the tables
            Host(configured(app, limits, bool(database)), greeting).run(sockets=[listening])
    return 0


def limited(wishes: Sequence[str], **addresses: frozenset[str]) -> Limits:
    """How much anyone may ask, as somebody has set it; never more connections than there are files
    to be had, of which the database and the bots need some, too."""
    kinds = {field.name: field.type for field in fields(Limits) if field.type in ("int", "float")}
    chosen: dict[str, Any] = dict(addresses)
    for wish in wishes:
        name, _, value = wish.replace("-", "_").partition("=")
        try:
            chosen[name] = int(value) if kinds[name] == "int" else float(value)
        except (KeyError, ValueError) as error:
            known = ", ".join(kinds).replace("_", "-")
            raise Complaint("no-such-limit", wish=wish, known=known) from error
    limits = Limits(**chosen)
    return replace(limits, connections=min(limits.connections, most_files() - FILES_OF_OURS))


def most_files() -> int:
    """How many files and connections the system lets us have, all it gives for the asking."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return Limits.connections + FILES_OF_OURS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        return int(hard)
    return int(soft)


def configured(app: Starlette, limits: Limits, shared: bool) -> uvicorn.Config:
    """How the app is served; ``shared`` is whether it listens to PostgreSQL."""
    requests, frames = protocols(app.state.doorstep)
    selects = shared and sys.platform == "win32"  # psycopg cannot use the usual loop there
    return uvicorn.Config(
        app,
        loop="asyncio:SelectorEventLoop" if selects else "auto",
        http=requests,
        ws=frames,
        proxy_headers=bool(limits.proxies),  # else anybody could say who they are
        forwarded_allow_ips=list(limits.proxies),
        ws_max_size=wire.BODY_LIMIT,
        ws_per_message_deflate=False,  # messages are small, and there are many
        log_config=None,  # ours is set up already
        access_log=False,
        server_header=False,
        backlog=AT_ONCE,
        timeout_graceful_shutdown=3,
    )


def opening() -> str:
    """The command that would let others in the network in."""
    return command("--host", "0.0.0.0")  # noqa: S104 (said, not done)


def pause_less() -> None:
    """While Python looks through everything for garbage, everybody waits: 100 ms, with some hundred
    people connected.  Spare it what is here to stay, and let it look a tenth as often."""
    gc.freeze()
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, 10 * old)
    # A thread of the database asks for the interpreter at every row it reads or writes.
    sys.setswitchinterval(SWITCH)


class Greeting:
    """What is said and done once the tables can be reached."""

    def __init__(
        self, words: Words, wanted: int | None, built: bool, opens: bool, plain: bool, kept: str
    ) -> None:
        self.words = words
        self.wanted = wanted
        self.built = built
        self.opens = opens
        self.plain = plain  # an engine that is not compiled
        self.kept = kept  # where tables are
        self.remark: Callable[[str], None] = remark

    def say(self, listening: socket.socket) -> None:
        here, port = address(listening), listening.getsockname()[1]
        click.echo(self.words.text("serving", url=here))
        network = network_address(listening)
        if network:
            click.echo(self.words.text("serving-network", url=network))
        else:
            click.echo(self.words.text("serving-alone", command=opening()))
        click.echo(self.words.text("serving-kept", place=self.kept))
        if self.wanted is None and port != USUAL:
            self.remark(self.words.text("port-taken", taken=str(USUAL), port=str(port)))
        if not self.built:
            self.remark(self.words.text("page-missing"))
        if self.plain:
            say_how_to_be_faster(self.words, self.remark)
        if self.opens:
            open_beside(here)


class Host(uvicorn.Server):
    """Greets as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, greeting: Greeting) -> None:
        super().__init__(config)
        self.greeting = greeting

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        doorstep = self.config.app.state.doorstep  # type: ignore[union-attr]
        asyncio.get_running_loop().set_exception_handler(doorstep.hear_of)
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(QUEUE)
        if self.started and sockets:
            self.greeting.say(sockets[0])


class Shelf:
    """The words and rulebooks the package has."""

    def say(self, wanted: str, message: Message) -> str:
        asked = wanted[:LONGEST_WISHES].split(",")[:MOST_WISHES]
        wishes = [wish.partition(";")[0].strip() for wish in asked]
        spoken = words.language(environ={**os.environ, "TISCHRUNDE_LANG": ":".join(wishes)})
        return Words(spoken).say(message)

    def words(self, lang: str, game: str) -> str | None:
        if lang not in words.languages():
            return None
        return "\n".join(words.texts(lang, words.PAGE, game))

    def said(self, lang: str, game: str, message: Message) -> str:
        return Words(lang, game).say(message)

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
