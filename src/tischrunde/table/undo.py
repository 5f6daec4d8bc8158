"""Undo is computed, not coded: free until something was drawn, revealed or answered by another.

What only bots have answered is taken back together with the choice they answered.  Showing a card
of one's own reveals nothing that was hidden from oneself: at a lenient table it can be taken back
until somebody else has chosen, at a strict one what is shown is shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from tischrunde.kernel.errors import IllegalChoice
from tischrunde.kernel.knowledge import counted, known
from tischrunde.kernel.pile import SEEN_SHIFT, SPECTATOR, seat_bit
from tischrunde.kernel.state import State

NOTHING = "KN-004"
REVEALED = "KN-005"
ANSWERED = "KN-006"
TOO_OFTEN = "KN-008"
SHOWN = "KN-009"

STRICT = "strict"
LENIENT = "lenient"
MANNERS = (STRICT, LENIENT)  # of a table; no part of a game, so no record knows of them

MOST = 500  # undos of one seat in one game: more than anybody needs, and a table does not grow


def usual_manner(people: int) -> str:
    """Nobody minds what somebody alone takes back; among several, a card once seen counts."""
    return LENIENT if people < 2 else STRICT


@dataclass(frozen=True)
class Choice:
    """Something that can still be taken back."""

    seat: int
    before: State
    shows: bool  # a card of one's own, to somebody who did not know it


class History:
    """The choices since the last moment nobody can take back."""

    def __init__(self, manner: str = STRICT) -> None:
        if manner not in MANNERS:
            raise ValueError(f"{manner!r} is none of {', '.join(MANNERS)}")
        self.manner = manner
        self.choices: list[Choice] = []
        self.sealed: dict[int, str] = {}  # seats that chose before that moment, and what ended it
        self.undone: Counter[int] = Counter()  # how often, by seat

    def note(self, seat: int, before: State, after: State) -> None:
        """Remember a choice, and forget those that it has made final."""
        self._let_stand_what_others_showed(seat)
        rule = told(before, after, seat)
        self.choices.append(Choice(seat, before, shows=rule == SHOWN))
        if rule == REVEALED or (rule == SHOWN and self.manner == STRICT):
            self._seal(len(self.choices), rule, seat)
        elif rule == SHOWN:  # to the others it was hidden
            self._seal(self._chosen_by_others(seat), rule, seat)

    def bars(self, seat: int, bots: Collection[int]) -> str:
        """The rule that forbids this seat to undo now, or ""."""
        since: set[int] = set()
        for choice in reversed(self.choices):
            if choice.seat == seat:
                if not since.issubset(bots):
                    return ANSWERED
                return "" if self.undone[seat] < MOST else TOO_OFTEN
            since.add(choice.seat)
        return self.sealed.get(seat, NOTHING)

    def undo(self, seat: int, bots: Collection[int]) -> tuple[State, int]:
        """The state before this seat's last choice, and how many answers go with it."""
        rule = self.bars(seat, bots)
        if rule:
            raise IllegalChoice(rule, f"seat {seat} has nothing it may take back")
        self.undone[seat] += 1
        answers = 0
        while self.choices[-1].seat != seat:
            self.choices.pop()
            answers += 1
        return self.choices.pop().before, answers

    def _let_stand_what_others_showed(self, seat: int) -> None:
        """Whoever chooses now, be it a bot, has seen it."""
        for number, choice in reversed(list(enumerate(self.choices, start=1))):
            if choice.shows and choice.seat != seat:
                self._seal(number, SHOWN, choice.seat)
                return

    def _chosen_by_others(self, seat: int) -> int:
        """How many choices there are up to the last one of another seat."""
        numbered = enumerate(self.choices, start=1)
        return max((number for number, choice in numbered if choice.seat != seat), default=0)

    def _seal(self, count: int, rule: str, by: int) -> None:
        """The first choices stand: what one seat has shown, it has revealed to the others."""
        for choice in self.choices[:count]:
            self.sealed[choice.seat] = rule if choice.seat == by else REVEALED
        del self.choices[:count]


def told(before: State, after: State, chooser: int) -> str:
    """What a choice has told anybody (spectators, too): the rule by which it then stands, or ""."""
    if after.over or before.rng.position() != after.rng.position():  # luck, or all there is
        return REVEALED
    was, now = before.piles(), after.piles()
    if learnt(known(was, chooser), known(now, chooser)):
        return REVEALED
    own = seat_bit(chooser) << SEEN_SHIFT
    shown = ""
    for other in range(SPECTATOR, before.seats):
        theirs = seat_bit(other) << SEEN_SHIFT
        if not learnt(counted(was, theirs), counted(now, theirs)):
            continue
        behind_our_back = (
            Counter(counted(piles, theirs)) - Counter(counted(piles, theirs | own))
            for piles in (was, now)
        )
        if learnt(*behind_our_back):
            return REVEALED
        shown = SHOWN
    return shown


def learnt(before: dict[int, int], after: dict[int, int]) -> bool:
    """Whether some card is known that was not, or more copies of it."""
    if before == after:  # as after most choices
        return False
    return any(count > before.get(card, 0) for card, count in after.items())
