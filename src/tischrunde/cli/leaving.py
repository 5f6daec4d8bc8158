"""Leaving a game: never by accident, and never without a word on how to go on."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

from tischrunde.cli.ending import show_check, show_standings
from tischrunde.cli.game import Game
from tischrunde.cli.screen import QUIET, STRONG
from tischrunde.cli.seating import as_arguments
from tischrunde.cli.speech import Complaint
from tischrunde.cli.stage import show_board
from tischrunde.kernel.pile import SPECTATOR

DISCARD = "-"


class Leaving(Exception):
    """A person wants to stop here."""


def ask(game: Game, prompt: str, secret: bool = False) -> str | None:
    """What a person types; Ctrl-C and Ctrl-D are wishes to leave, None if one plays on."""
    try:
        return game.screen.ask(prompt)
    except (EOFError, KeyboardInterrupt):
        if secret:
            game.screen.clear()
        if game.file is not None or not game.screen.is_typed:
            raise  # nothing to ask, or nobody
    game.screen.line()
    leave(game)
    return None


def leave(game: Game) -> None:
    """Without a file, ask for one; comes back when the person would rather play on."""
    while game.file is None:
        name = game.screen.ask(game.screen.text("keep-where"))
        if not name:
            return
        if name == DISCARD:
            break
        if Path(name).exists():
            game.screen.tell("file-exists", file=name)
            continue
        game.file = Path(name)
        try:
            game.keep()
        except Complaint as complaint:
            game.file = None
            game.screen.say(complaint.message)
    raise Leaving


def finish(game: Game) -> None:
    """Everything there is to say once the game is over."""
    show_board(game.screen, game.board, game.session, SPECTATOR)
    show_standings(game.screen, game.board, game.session)
    show_check(game.screen, game.session)
    if game.file is not None:
        names = ",".join(chair.name for chair in game.chairs)
        game.screen.tell("end-look-again", QUIET)
        game.screen.command(
            f"{program()} {shlex.join(['replay', str(game.file), '--names', names])}"
        )


def part(game: Game) -> None:
    """Say where the game is kept and how to go on."""
    game.screen.line()
    if game.file is None:
        game.screen.tell("not-kept", STRONG)
        return
    game.screen.tell("kept", STRONG, file=str(game.file))
    file = shlex.quote(str(game.file))
    again = as_arguments(game.chairs, game.session.manner)
    game.screen.command(f"{program()} play --load {file} {again}")


def program() -> str:
    """What one types to start this program again, from the same folder."""
    start = Path(sys.argv[0])
    if start.name == "__main__.py":
        return shlex.join([sys.executable, "-m", "tischrunde.cli"])
    if start.stem != "tischrunde":
        return "tischrunde"
    found = shutil.which("tischrunde")
    if found is not None and Path(found).resolve() == start.resolve():
        return "tischrunde"
    return shlex.quote(sys.argv[0])
