"""Where luck comes from: whoever plays for real says what was drawn; else dice do."""

from __future__ import annotations

from collections import Counter, deque
from random import Random
from typing import Protocol

from tischrunde.kernel.event import Event

BLACK_CUBE = "black"
CARD, ROW_CARD, TILE, TOKEN = "card", "row", "tile", "token"


class Impossible(AssertionError):
    """Luck has drawn what was not there."""


class Chance(Protocol):
    """Says what was drawn, in order."""

    def draw(self, kind: str, pool: Counter[str], seat: int) -> str:
        """One of what can be drawn: a CARD of this seat's deck, a TILE, some kind of token ..."""

    def cubes(self, count: int, bag: Counter[str]) -> list[str]:
        """The cubes of one draw: "black", a colour nobody owns, or the number of a seat."""


def draw_from(pool: Counter[str], what: str) -> str:
    """Take one out of a bag, a stack, a pool; it must have been in there."""
    if pool[what] <= 0:
        raise Impossible(f"{what} is not among {dict(+pool)}")
    pool[what] -= 1
    return what


def draw_cubes(chance: Chance, count: int, bag: Counter[str]) -> list[str]:
    """So many cubes out of the bag, or all of them."""
    count = min(count, bag.total())
    cubes = chance.cubes(count, bag)
    for cube in cubes:
        draw_from(bag, cube)
    if len(cubes) != count:
        raise Impossible(f"{len(cubes)} cubes drawn, not {count}")
    return cubes


class Dice:
    """Draws whatever can be drawn, to play a model without anybody to follow."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def draw(self, kind: str, pool: Counter[str], seat: int) -> str:
        return self.random.choice(sorted(pool.elements()))

    def cubes(self, count: int, bag: Counter[str]) -> list[str]:
        return self.random.sample(sorted(bag.elements()), count)


class Luck:
    """What the engine has drawn and the model has not asked for yet."""

    def __init__(self, words: list[str], special: str, kinds: dict[str, str]) -> None:
        self.words = words
        self.special = special  # the cubes that are nobody's and not black
        self.kinds = kinds  # what events tell of
        self.waiting: dict[tuple[str, int], deque[str]] = {}
        self.attacks: deque[list[str]] = deque()

    def hear(self, events: list[Event], drawn: list[str]) -> None:
        """What one step has drawn.

        ``drawn`` are cubes of an attack that lie on the table while somebody is asked; the step
        that follows tells of them once more.
        """
        attacked = False
        for event in events:
            if event.kind in self.kinds:
                kind = self.kinds[event.kind]
                self.queue(kind, event.seat).append(self.words[event.card])
            elif event.kind == "attacked":
                attacked = True
                self.attacks.append([])
            elif attacked and event.kind in ("drew-hit", "drew-harmless"):
                self.attacks[-1].append(str(event.seat))
            elif attacked and event.kind == "drew-black":
                self.attacks[-1].append(BLACK_CUBE)
            elif attacked and event.kind == "drew-special":
                self.attacks[-1].append(self.special)
        if attacked:
            self.attacks[-1].extend(drawn)

    def queue(self, kind: str, seat: int) -> deque[str]:
        """Only cards are drawn by a seat; all else lies there for everybody."""
        return self.waiting.setdefault((kind, seat if kind == CARD else -1), deque())

    def draw(self, kind: str, pool: Counter[str], seat: int) -> str:
        queue = self.queue(kind if kind in self.kinds.values() else TOKEN, seat)
        if not queue:
            raise Impossible(f"the engine has drawn no {kind} for seat {seat}")
        return queue.popleft()

    def cubes(self, count: int, bag: Counter[str]) -> list[str]:
        if not self.attacks:
            raise Impossible("the engine has not attacked")
        return self.attacks.popleft()

    def left(self) -> dict[str, list[str]]:
        """Whatever nobody has asked for: the model has missed it."""
        found = {f"{kind} {seat}": list(q) for (kind, seat), q in self.waiting.items() if q}
        return {**found, "attacks": [str(a) for a in self.attacks]} if self.attacks else found
