"""`tischrunde simulate` and `tischrunde arena`: many games among bots, counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import wraps
from typing import Any

import click

from tischrunde.bots import catalog as bot_catalog
from tischrunde.cli.every_game import alone, every_game
from tischrunde.cli.figures import bar, check_files, cores
from tischrunde.cli.lab_tables import tell
from tischrunde.cli.play import read_settings, split
from tischrunde.cli.rules import known_game
from tischrunde.cli.seating import USUAL_SEATS
from tischrunde.cli.speech import Complaint, TalkingCommand, lang_option, spoken_words
from tischrunde.cli.started import could_be_faster, say_how_to_be_faster
from tischrunde.games import catalog
from tischrunde.kernel.rules import Rules
from tischrunde.lab.arena import arena as run_arena
from tischrunde.lab.arena import pairings
from tischrunde.lab.simulate import simulate as run_simulation


@dataclass(frozen=True)
class Wishes:
    """What both commands can be told."""

    bots: str | None
    seats: int | None
    jobs: int | None
    seed: str
    options: tuple[str, ...]
    json_file: str | None
    csv_file: str | None


def with_wishes(command: Callable[..., int]) -> Any:
    """Gives a command the options that both have, as its first argument."""

    @wraps(command)
    def told(**given: Any) -> int:
        wishes = Wishes(**{field.name: given.pop(field.name) for field in fields(Wishes)})
        return command(wishes, **given)

    gathered: Any = told
    for option in (
        click.option("--bots", metavar="A,B,…"),
        click.option("--seats", metavar="N", type=int),
        click.option("--jobs", metavar="N", type=click.IntRange(min=1)),
        click.option("--seed", metavar="TEXT", default="1"),
        click.option("--option", "options", metavar="NAME=VALUE", multiple=True),
        click.option("--json", "json_file", metavar="FILE|-"),
        click.option("--csv", "csv_file", metavar="FILE|-"),
        lang_option,
    )[::-1]:
        gathered = option(gathered)
    return gathered


@click.command(name="simulate", cls=TalkingCommand)
@click.argument("game", required=False)
@click.option("--all", "every", is_flag=True)
@click.option("--games", metavar="N", type=click.IntRange(min=1), default=1000)
@with_wishes
def simulate(wishes: Wishes, game: str | None, every: bool, games: int) -> int:
    """Many games of the same bots."""
    jobs, seed, files = wishes.jobs or cores(), wishes.seed, (wishes.json_file, wishes.csv_file)
    if every:
        only_one_has = {"--bots": wishes.bots, "--seats": wishes.seats, "--option": wishes.options}
        alone({"GAME": game, **only_one_has})
        return every_game(games, seed, jobs, *files)
    if game is None:
        raise Complaint("lab-no-game")
    rules = catalog.load(known_game(game))
    words = spoken_words(game)
    named = known_bots(rules, split(wishes.bots) or ["random"])
    seats = usual_seats(rules, wishes.seats, len(named))
    if len(named) > seats:
        raise Complaint("lab-too-many-bots", bots=len(named), seats=seats)
    settings = read_settings(rules, wishes.options)
    check_files(*files)
    if could_be_faster():
        say_how_to_be_faster(words)
    with bar(games) as progress:
        report = run_simulation(game, named, games, seed, settings, jobs, progress, seats)
    return tell(words, report, *files)


@click.command(name="arena", cls=TalkingCommand)
@click.argument("game")
@click.option("--seeds", metavar="N", type=click.IntRange(min=1), default=1000)
@with_wishes
def arena(wishes: Wishes, game: str, seeds: int) -> int:
    """Every bot against every bot."""
    jobs, seed, files = wishes.jobs or cores(), wishes.seed, (wishes.json_file, wishes.csv_file)
    rules = catalog.load(known_game(game))
    words = spoken_words(game)
    named = known_bots(rules, split(wishes.bots) or bot_catalog.names(game))
    seats = usual_seats(rules, wishes.seats, 0)
    bouts = seeds * len(pairings(named, seats))
    if bouts == 0:
        raise Complaint("lab-too-few-bots", known=", ".join(bot_catalog.names(game)))
    settings = read_settings(rules, wishes.options)
    check_files(*files)
    if could_be_faster():
        say_how_to_be_faster(words)
    with bar(bouts, seats) as progress:
        report = run_arena(game, named, seeds, seats, seed, settings, jobs, progress)
    return tell(words, report, *files)


# -- what was asked for -----------------------------------------------------------------------


def known_bots(rules: Rules[Any], names: list[str]) -> list[str]:
    """Bots that play this game."""
    known = bot_catalog.names(rules.id)
    for name in names:
        if name not in known:
            raise Complaint("no-such-bot", name=name, known=", ".join(known))
    return names


def usual_seats(rules: Rules[Any], asked: int | None, bots: int) -> int:
    """As many seats as asked for, else as there are bots, else a table of the usual size."""
    fewest, most = rules.seats
    usual = bots if bots > 1 else USUAL_SEATS
    seats = max(fewest, min(usual, most)) if asked is None else asked
    if not fewest <= seats <= most:
        raise Complaint("wrong-seats", seats=seats, fewest=fewest, most=most)
    return seats
