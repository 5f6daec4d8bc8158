"""`tischrunde play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import click

from tischrunde.cli import keeping
from tischrunde.cli.game import Game
from tischrunde.cli.leaving import Leaving, ask, finish, part
from tischrunde.cli.person import Person
from tischrunde.cli.rule_pages import spelled
from tischrunde.cli.rules import known_game
from tischrunde.cli.screen import Screen
from tischrunde.cli.seating import Chair, seating, usual
from tischrunde.cli.speech import (
    INTERRUPTED,
    Complaint,
    TalkingCommand,
    lang_option,
    spoken_words,
)
from tischrunde.cli.stage import show_title, tell_events
from tischrunde.cli.started import could_be_faster, say_how_to_be_faster
from tischrunde.games import catalog
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.setting import Value
from tischrunde.table import Session
from tischrunde.table.undo import MANNERS


@click.command(name="play", cls=TalkingCommand)
@click.argument("game", required=False)
@click.option("--seats", metavar="N", type=int)
@click.option("--names", metavar="A,B,…")
@click.option("--bots", metavar="X,Y,…")
@click.option("--seed", metavar="TEXT")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True)
@click.option("--undo", metavar="VALUE")
@click.option("--save", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--load", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--plain", is_flag=True)
@lang_option
def play(
    game: str | None,
    seats: int | None,
    names: str | None,
    bots: str | None,
    seed: str | None,
    options: tuple[str, ...],
    undo: str | None,
    save: Path | None,
    load: Path | None,
    plain: bool,
) -> int:
    """Play a game in the terminal."""
    people = None if names is None else split(names)
    if undo not in (None, *MANNERS):
        raise Complaint("wrong-setting", name="--undo", value=undo, known=", ".join(MANNERS))
    if save is not None and save.exists() and save != load:
        raise Complaint("file-exists", file=str(save))
    if load is not None:
        if seats is not None or seed is not None or options:
            raise Complaint("not-with-load")
        return run(loaded(load, save or load, game, people, split(bots), undo, plain))
    rules = catalog.load(known_game(game or catalog.ids()[0]))
    words = spoken_words(rules.id)
    settings = read_settings(rules, options)
    chairs = seating(rules, words, seats, people, split(bots))
    manner = undo or usual(chairs)
    session = Session(rules, len(chairs), seed or secrets.token_hex(16), settings, manner)
    table = Game(session, chairs, Screen(words, [c.name for c in chairs], plain), save)
    table.keep()
    if any(chair.bot for chair in chairs) and could_be_faster():
        say_how_to_be_faster(words)
    show_title(table.screen, session, [introduced(chair) for chair in chairs])
    goal = table.board.goal(session.record)
    if goal is not None:
        table.screen.say(goal)
        table.screen.tell("goal-keys")
    tell_events(table.screen, session, session.opening, table.hearer)
    return run(table)


def loaded(
    file: Path,
    save: Path,
    game: str | None,
    people: list[str] | None,
    bots: list[str],
    undo: str | None,
    plain: bool,
) -> Game:
    """A game as it was left."""
    record = keeping.read(file)
    rules = keeping.rules_of(record, file)
    if game not in (None, rules.id):
        raise Complaint("other-game", file=str(file), game=rules.id)
    words = spoken_words(rules.id)
    chairs = seating(rules, words, record.seats, people, bots)
    session = keeping.play_again(rules, record, file, manner=undo or usual(chairs))
    table = Game(session, chairs, Screen(words, [c.name for c in chairs], plain), save)
    table.keep()
    if any(chair.bot for chair in chairs) and could_be_faster():
        say_how_to_be_faster(words)
    show_title(table.screen, session, [introduced(chair) for chair in chairs])
    if not session.over:
        table.screen.tell("loaded", count=len(session.steps))
    return table


def run(game: Game) -> int:
    """Ask whoever is asked, until the game is over or a person leaves."""
    if game.people and game.screen.is_typed:
        game.between_rounds = lambda: rest(game)
    try:
        while (decision := game.session.decision) is not None:
            if game.chairs[decision.seat].bot is None:
                Person(game, decision).answer()
            else:
                game.bot_chooses(decision.seat)
        finish(game)
    except (EOFError, Leaving):
        part(game)
    except KeyboardInterrupt:
        part(game)
        return INTERRUPTED
    return 0


def rest(game: Game) -> None:
    """Time to look at a round that is over."""
    game.screen.line()
    ask(game, game.screen.text("next-round"))


def split(text: str | None) -> list[str]:
    """``Anna, Ben`` as a list."""
    return [part.strip() for part in text.split(",")] if text else []


def introduced(chair: Chair) -> str:
    return f"{chair.name} ({chair.kind})" if chair.kind else chair.name


def read_settings(rules: Rules[Any], options: tuple[str, ...]) -> dict[str, Value]:
    """``cards=5`` for every switch the table sets differently."""
    known = {setting.name: setting for setting in rules.options}
    out: dict[str, Value] = {}
    for text in options:
        name, _, value = text.partition("=")
        if name not in known:
            raise Complaint("no-such-setting", name=name, known=", ".join(known))
        values = {spelled(v): v for v in known[name].values}
        if value not in values:
            raise Complaint("wrong-setting", name=name, value=value, known=", ".join(values))
        out[name] = values[value]
    return out
