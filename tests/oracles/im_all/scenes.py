"""Positions laid by hand on the model's table, and what is done there."""

from __future__ import annotations

from random import Random

from tests.oracles.im_all.dice import new_game
from tests.oracles.im_all.effects import look
from tests.oracles.im_all.game import Game
from tests.oracles.im_all.material import FIRST_SHIP
from tests.oracles.im_all.menu import menu
from tests.oracles.im_all.ship import Way
from tests.oracles.im_all.table import Table
from tests.oracles.im_all.thief import Thief
from tests.oracles.im_all.words import door
from tests.oracles.shared.asking import answer_all
from tests.oracles.shared.words import crossing


def seated(seats: int = 3) -> tuple[Game, Table, Thief]:
    """A game at its first question, on the first ship, with an empty row and a silent table."""
    game = new_game(seats, Random(7), FIRST_SHIP)
    table = game.table
    table.mission_deck.update(filter(None, table.row))
    table.row = [None] * 6
    for thief in table.thieves:
        thief.cubes, thief.hand, thief.deck = 30, [], ["hack"] * 10
    table.area.clear()
    return game, table, table.thief


def do(table: Table, *choices: str, answer: str = "") -> None:
    """Options of the menu, one after the other; ``answer`` to whatever they ask."""
    for choice in choices:
        offered = menu(table, table.thief)
        assert choice in offered, (choice, sorted(offered))
        answer_all(offered[choice](), answer)
        answer_all(look(table), answer)


def play(table: Table, *cards: str, answer: str = "") -> None:
    for card in cards:
        table.thief.hand.append(card)
        do(table, f"play:{card}", answer=answer)


def way(table: Table, space: str, to: str) -> Way:
    return next(way for way in table.ship.ways(space) if way.to == to)


def step(table: Table, to: str, swords: int = 0) -> str:
    """How walking there is spelled."""
    return crossing(door(way(table, table.thief.space, to)), swords)


def totals(thief: Thief) -> tuple[int, int, int]:
    return thief.turn.skill, thief.turn.swords, thief.turn.boots


def luck(table: Table, *draws: str) -> None:
    """What will be drawn from hidden tokens and the mission deck."""
    queue = list(draws)
    table.chance.draw = lambda kind, pool, seat: (  # type: ignore[method-assign]
        "hack" if kind == "card" else queue.pop(0)
    )


def cubes(table: Table, *drawn: str) -> None:
    """What the next attack draws."""
    table.chance.cubes = lambda count, bag: list(drawn)  # type: ignore[method-assign]
