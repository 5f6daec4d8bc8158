"""The state of a raid: heroes, the cards between them, tokens on the board, cubes and rage."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.delve.hero import INTS, Hero
from tischrunde.delve.names import INSIDE
from tischrunde.kernel.option import sort
from tischrunde.kernel.pile import Pile, face_up
from tischrunde.kernel.state import State

HERO_PILES = ("decks", "hands", "areas", "discards", "tokens")


@mypyc_attr(allow_interpreted_subclasses=True)
class Delve(State):
    """What every such game has on the table; a game's subclass adds its own and clones itself.

    The constructor leaves the table bare: ``storage.lay`` fills it for a new game, ``storage.read``
    from a stored one, ``lie_like`` from another.
    """

    heroes: vec[Hero]
    dungeon: Pile  # the deck the row is filled from
    row: Pile  # marked with the slots the cards lie in
    spent: Pile  # devices used and monsters beaten
    board: Pile  # tokens, marked with the rooms they lie in
    market: Pile
    box: Pile  # what has left the game
    reserve: vec[i64]  # how many are left of each stack
    stacks: vec[i64]  # the card of each stack; fixed, shared by clones
    noise: vec[i64]  # cubes of each kind in the noise area,
    bag: vec[i64]  # in the bag,
    out: vec[i64]  # and out of the game, or set aside
    rage: i64  # the dragon's space, counted from 0

    def lie_like(self, other: Delve) -> None:
        """Lay the table as that one lies: what every ``clone`` does to its twin."""
        self.inherit(other)
        self.heroes = other.clone_heroes()
        self.dungeon = other.dungeon.clone()
        self.row = other.row.clone()
        self.spent = other.spent.clone()
        self.board = other.board.clone()
        self.market = other.market.clone()
        self.box = other.box.clone()
        self.reserve = other.reserve[:]
        self.stacks = other.stacks
        self.noise = other.noise[:]
        self.bag = other.bag[:]
        self.out = other.out[:]
        self.rage = other.rage

    def clone_heroes(self) -> vec[Hero]:
        """The heroes of a clone."""
        heroes = self.heroes[:]
        i: i64
        for i in range(len(heroes)):
            heroes[i] = heroes[i].clone()
        return heroes

    def is_over(self) -> bool:
        """Whether nobody is left inside."""
        for hero in self.heroes:
            if hero.status == INSIDE:
                return False
        return True

    def stock(self) -> Pile:
        """The reserve as a pile: counted during play, laid out where cards are counted."""
        entries = vec[i64]()
        i: i64
        for i in range(len(self.reserve)):
            for _ in range(self.reserve[i]):
                entries = append(entries, face_up(self.stacks[i]))
        return Pile(entries)

    def piles(self) -> list[Pile]:
        out: list[Pile] = []
        for hero in self.heroes:
            out += [hero.deck, hero.hand, hero.area, hero.discard, hero.tokens]
        shared = [self.dungeon, self.row, self.spent, self.board, self.market, self.box]
        return out + shared + [self.stock()]

    def pools(self) -> list[int]:
        """Everybody knows whose cards are whose: a hero's unseen cards stay that hero's."""
        own = [1 + seat for seat in range(self.seats) for _ in HERO_PILES]
        return own + [0] * 7

    def tidy(self) -> None:
        """Hands are sorted, also those somebody imagines."""
        for hero in self.heroes:
            sort(hero.hand.entries)

    def fields(self) -> dict[str, Any]:
        heroes = list(self.heroes)
        fields: dict[str, Any] = {
            "decks": [hero.deck for hero in heroes],
            "hands": [hero.hand for hero in heroes],
            "areas": [hero.area for hero in heroes],
            "discards": [hero.discard for hero in heroes],
            "tokens": [hero.tokens for hero in heroes],
            "dungeon": self.dungeon,
            "row": self.row,
            "spent": self.spent,
            "board": self.board,
            "market": self.market,
            "box": self.box,
            "reserve": self.reserve,
            "noise": self.noise,
            "bag": self.bag,
            "out": self.out,
            "rage": self.rage,
        }
        numbers = [hero.numbers() for hero in heroes]
        for i, name in enumerate(INTS):
            fields[name] = [int(row[i]) for row in numbers]
        return fields
