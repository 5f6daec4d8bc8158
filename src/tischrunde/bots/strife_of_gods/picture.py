"""The table of Strife of Gods as a bot looks at it: its view, boiled down to what scoring needs."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tischrunde.bots.bot import View

Number = tuple[str, int]  # colour, value


class RingCard(NamedTuple):
    """A card of the ring; a champion and a blocked card have no number."""

    place: str
    number: Number | None
    blocked: bool
    gap_after: bool


class Picture(NamedTuple):
    """What counts for the coming scoring, seen from one seat."""

    seat: int
    start: int
    round: int
    ring: list[RingCard]
    centre: Number | None
    displays: list[list[Number]]  # open numbers only
    turns: list[int]  # still to come in this round, by seat
    gaps_wanted: int  # gaps still to arise before only edges may be taken

    def is_before(self, seat: int, fellow: int) -> bool:
        """SG-027: whether a seat wins a tie against a fellow."""
        seats = len(self.displays)
        return (seat - self.start) % seats < (fellow - self.start) % seats

    def is_number(self, place: str) -> bool:
        """Whether an open number card lies at this place."""
        return any(card.place == place and card.number for card in self.ring)

    def taking(self, place: str) -> Picture:
        """The picture after this seat has begun its turn with a number card from the ring."""
        at = next(i for i, card in enumerate(self.ring) if card.place == place)
        before, taken = self.ring[at - 1], self.ring[at]
        assert taken.number is not None
        ring = list(self.ring)
        ring[at - 1] = before._replace(gap_after=True)
        del ring[at]
        displays = list(self.displays)
        displays[self.seat] = [*displays[self.seat], taken.number]
        turns = list(self.turns)
        turns[self.seat] -= 1
        new_gaps = 1 - before.gap_after - taken.gap_after  # SG-G04, SG-G05
        return self._replace(
            ring=ring, displays=displays, turns=turns, gaps_wanted=self.gaps_wanted - new_gaps
        )


def picture(view: View) -> Picture:
    """A view, boiled down."""
    ring = [
        RingCard(
            card["place"],
            None if card["blocked"] else number(card["card"]),
            card["blocked"],
            card["gap_after"],
        )
        for card in view["ring"]
    ]
    centre = view["centre"]
    return Picture(
        seat=view["seat"],
        start=view["start"],
        round=view["round"],
        ring=ring,
        centre=number(centre[-1]["card"]) if centre else None,
        displays=[
            [n for card in display if not card["blocked"] and (n := number(card["card"]))]
            for display in view["displays"]
        ],
        turns=[view["cards_each"] - len(display) for display in view["displays"]],
        gaps_wanted=view["gaps_until_edges"] - view["gaps"],
    )


@cache
def number(word: str) -> Number | None:
    """``red-3`` as a colour and a value; None for a champion and for a back."""
    colour, _, value = word.partition("-")
    return (colour, int(value)) if value.isdigit() else None
