"""The part of the contract that is about games and their rules, whatever tables there are."""

from __future__ import annotations

from msgspec import Struct

Value = bool | int | str


class Switch(Struct, frozen=True):
    """A table option: its values (the default first) and the rule or ruling it stands for."""

    name: str
    values: list[Value]
    rule: str


class Game(Struct, frozen=True):
    """A game one can play here."""

    id: str
    version: int
    fewest: int
    most: int
    options: list[Switch]
    bots: list[str]


class GameList(Struct, frozen=True):
    """The games there are, and where others in the network find them ("": nowhere).

    ``opening`` is the command that would let others in, where it is known; ``webhooks`` whether
    tables may have an address called; ``push`` the key for calling browsers that have closed the
    page ("": none are called).
    """

    games: list[Game]
    network: str
    opening: str
    webhooks: bool
    push: str


class Rule(Struct, frozen=True):
    """One rule in our words, by language."""

    id: str
    section: str
    title: dict[str, str]
    text: dict[str, str]
    why: dict[str, str]
    only_reading: dict[str, str]
    see: list[str]
    option: str
    status: str


class Rulebook(Struct, frozen=True):
    """All rules of a game, then those of the table, in order."""

    game: str
    rules: list[Rule]
