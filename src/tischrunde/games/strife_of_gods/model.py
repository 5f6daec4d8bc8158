"""The state of a game of Strife of Gods, and the book of its cards."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.games.strife_of_gods.ring import Ring
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.pile import Pile
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.state import State


@final
class Champion:
    """What a champion needs and what it then does: steps of (op, first operand, second operand)."""

    def __init__(
        self,
        rule: str,
        needs: list[int],
        steps: list[tuple[int, int, int]],
        returns: bool,
        laid_back: int,
    ) -> None:
        self.rule = rule
        self.needs = vec[i64](needs)
        self.ops = vec[i64]([op for op, _, _ in steps])
        self.firsts = vec[i64]([first for _, first, _ in steps])
        self.seconds = vec[i64]([second for _, _, second in steps])
        self.returns = returns  # into the ring, face up
        self.laid_back = laid_back  # how many cards it lays back into the ring


@final
class Shield:
    """A shield of a round: its name, its points and the rule that gives it."""

    def __init__(self, id: str, rule: str, points: i64) -> None:
        self.id = id
        self.event = f"shield-{id}"
        self.rule = rule
        self.points = points


def deck(first: i64, kinds: i64, copies: i64) -> vec[i64]:
    """So many copies of each card from a number on."""
    return vec[i64]([first + i % kinds for i in range(kinds * copies)])


@final
class Book:
    """All that is printed: number cards first (colour by colour), then the champions."""

    def __init__(
        self,
        colours: list[str],
        values: list[int],
        champion_ids: list[str],
        champions: list[Champion],
        shields: list[Shield],
        copies: list[int],
        cards: list[int],
        two_seats: list[int],
        ring_places: i64,
        ring_champions: i64,
        gaps_until_edges: i64,
    ) -> None:
        self.colours = colours
        self.words = [f"{colour}-{value}" for colour in colours for value in values] + champion_ids
        self.numbers: i64 = len(colours) * len(values)  # cards below this are number cards
        self.values = vec[i64](values * len(colours) + [0] * len(champion_ids))
        self.colour = vec[i64]([i for i in range(len(colours)) for _ in values])
        self.champions = champions
        self.shields = shields
        self.copies = vec[i64](copies)
        self.decks = [deck(0, self.numbers, n) for n in copies]  # SG-G02: by table option
        self.champion_deck = deck(self.numbers, len(champion_ids), 1)
        self.cards = vec[i64](cards)
        self.two_seats = vec[i64](two_seats)
        self.ring_places = ring_places
        self.most_places: i64 = ring_places + sum([c.laid_back for c in champions])
        self.ring_champions = ring_champions
        self.gaps_until_edges = gaps_until_edges

    def champion(self, card: i64) -> Champion:
        return self.champions[card - self.numbers]


@final
class Strife(State):
    """One game: a ring, a centre, a display before every seat, and piles beside them."""

    def __init__(
        self,
        seats: i64,
        settings: vec[i64],
        rng: Rng,
        stack: Stack,
        ring: Ring,
        centre: Pile,
        displays: list[Pile],
        numbers: Pile,
        champions: Pile,
        drawn: Pile,
        removed: Pile,
        shields: vec[i64],
        round: i64,
        first: i64,
        returned: bool,
    ) -> None:
        super().__init__(seats, settings, rng, stack)
        self.ring = ring
        self.centre = centre  # the active card is the last one; older ones lie face down
        self.displays = displays
        self.numbers = numbers
        self.champions = champions
        self.drawn = drawn  # being looked at, by whoever drew them
        self.removed = removed  # out of the game until the round ends
        self.shields = shields  # seat + 1 for every shield of every round so far, 0 for none
        self.round = round  # counted from 0
        self.first = first  # who began the first round
        self.returned = returned  # a champion has gone back into the ring this round

    def clone(self) -> Strife:
        twin = Strife(
            self.seats,
            self.settings,
            self.rng.clone(),
            self.stack.clone(),
            self.ring.clone(),
            self.centre.clone(),
            [display.clone() for display in self.displays],
            self.numbers.clone(),
            self.champions.clone(),
            self.drawn.clone(),
            self.removed.clone(),
            self.shields[:],
            self.round,
            self.first,
            self.returned,
        )
        twin.inherit(self)
        return twin

    def start(self) -> i64:
        """SG-006: who begins this round."""
        return (self.first + self.round) % self.seats

    def piles(self) -> list[Pile]:
        return [
            self.ring.pile, self.centre, *self.displays, self.numbers, self.champions, self.drawn,
            self.removed,
        ]  # fmt: skip

    def fields(self) -> dict[str, Any]:
        return {
            "ring": self.ring.pile,
            "places": self.ring.places,
            "gaps": self.ring.gaps,
            "centre": self.centre,
            "displays": self.displays,
            "numbers": self.numbers,
            "champions": self.champions,
            "drawn": self.drawn,
            "removed": self.removed,
            "shields": self.shields,
            "round": self.round,
            "first": self.first,
            "returned": self.returned,
        }
