"""The state of a raid: heroes, the cards between them, tokens in rooms, cubes, doors and rage."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.delve.hero import Hero
from tischrunde.delve.names import INSIDE
from tischrunde.delve.plan import Plan
from tischrunde.delve.tallies import TOKENS, Tallies
from tischrunde.kernel.option import sort
from tischrunde.kernel.pile import Pile, face_up
from tischrunde.kernel.state import State

HERO_PILES = ("decks", "hands", "areas", "discards", "tokens")


@mypyc_attr(allow_interpreted_subclasses=True)
class Delve(State):
    """What every such game has on the table; a game's subclass adds its own and clones itself.

    The constructor leaves the table bare: ``storage.lay`` fills it for a new game, ``storage.read``
    from a stored one, ``copy_table`` from another.
    """

    tallies: Tallies  # what the heroes' rows are called; fixed, shared by clones
    heroes: vec[Hero]
    dungeon: Pile  # the deck the row is filled from
    row: Pile  # marked with the slots the cards lie in
    spent: Pile  # devices used and monsters beaten
    lying: Pile  # tokens in rooms, marked with them; prizes wait where one escapes
    market: Pile
    box: Pile  # what has left the game
    reserve: vec[i64]  # how many are left of each stack
    stacks: vec[i64]  # the card of each stack; fixed, shared by clones
    noise: vec[i64]  # cubes of each kind in the noise area,
    bag: vec[i64]  # in the bag,
    aside: vec[i64]  # and out of the game, or set aside
    drawn: vec[i64]  # kinds of the cubes of an attack that has not struck yet
    rage: i64  # the dragon's space, counted from 0
    artifacts_any_time: bool  # an artifact may be taken at any time of a turn; fixed
    plan: Plan  # the map as printed; fixed, shared by clones
    faces: vec[i64]  # what each door faces; where the map is fixed, shared by clones
    opened: vec[i64]  # doors whose lock is open for good; empty where keys are kept
    marks: vec[i64]  # who has used each spot that can be used up, one bit a seat

    def copy_table(self, other: Delve) -> None:
        """Lay the table as that one lies: what every ``clone`` does to its twin."""
        self.inherit(other)
        self.tallies = other.tallies
        self.heroes = other.clone_heroes()
        self.dungeon = other.dungeon.clone()
        self.row = other.row.clone()
        self.spent = other.spent.clone()
        self.lying = other.lying.clone()
        self.market = other.market.clone()
        self.box = other.box.clone()
        self.reserve = other.reserve[:]
        self.stacks = other.stacks
        self.noise = other.noise[:]
        self.bag = other.bag[:]
        self.aside = other.aside[:]
        self.drawn = other.drawn[:] if len(other.drawn) > 0 else other.drawn
        self.rage = other.rage
        self.artifacts_any_time = other.artifacts_any_time
        self.plan = other.plan
        self.faces = other.faces
        self.opened = other.opened[:] if len(other.opened) > 0 else other.opened
        self.marks = other.marks[:] if len(other.marks) > 0 else other.marks

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
        shared = [self.dungeon, self.row, self.spent, self.lying, self.market, self.box]
        return out + shared + [self.stock()] + self.own_piles()

    def own_piles(self) -> list[Pile]:
        """HOOK.  The piles a game adds; everybody knows as much of them as of the others."""
        return []

    def pools(self) -> list[int]:
        """Everybody knows whose cards are whose: a hero's unseen cards stay that hero's."""
        own = [1 + seat for seat in range(self.seats) for _ in HERO_PILES]
        return own + [0] * (7 + len(self.own_piles()))

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
            "room": [int(hero.room) for hero in heroes],
            "status": [int(hero.status) for hero in heroes],
            "dungeon": self.dungeon,
            "row": self.row,
            "spent": self.spent,
            "lying": self.lying,
            "market": self.market,
            "box": self.box,
            "reserve": self.reserve,
            "noise": self.noise,
            "bag": self.bag,
            "aside": self.aside,
            "drawn": self.drawn,
            "rage": self.rage,
            "opened": self.opened,
            "marks": self.marks,
        }
        for name, number in self.tallies.numbers.items():
            fields[name] = [int(hero.has[number]) for hero in heroes]
        return fields


def tokens_of(hero: Hero, family: i64) -> i64:
    """How many tokens of a family a hero has."""
    return hero.has[TOKENS + family]
