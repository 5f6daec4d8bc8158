"""Random games through the checked door, for the tests of the table."""

from collections.abc import Iterator
from typing import Any

from tischrunde.games import catalog
from tischrunde.kernel.pile import CARD, SEEN_SHIFT, SPECTATOR, seat_bit
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State
from tischrunde.table import Session
from tischrunde.table.undo import STRICT

RULES: Rules[Any] = catalog.load("strife-of-gods")
# Every value of every switch is met within five games.
VARIANTS: list[dict[str, object]] = [
    {},
    {"effects": "optional", "chained": "rest", "drawn": "open"},
    {"champions": False, "copies": 3, "cards": 5, "first": "seat0"},
    {"gnigrit": "numbers", "rogmesh": "any", "christoph": "once", "stuck": "skip"},
    {"two_seat_rounds": 2, "tie": "shared", "copies": 3},
]


def opened(seed: int, rules: Rules[Any] = RULES, manner: str = STRICT) -> Session:
    """A new game; seats and options depend on the seed."""
    fewest, most = rules.seats
    seats = fewest + seed % (most - fewest + 1)
    options = VARIANTS[seed % len(VARIANTS)]
    if rules is not RULES:  # every other game at its defaults, the rest with switches turned
        options = {
            switch.name: switch.values[seed * number % len(switch.values)]
            for number, switch in enumerate(rules.options)
            if seed % 2
        }
    return Session(rules, seats, f"table {seed}", options, manner)


def played(seed: int, upto: int = 10**6, rules: Rules[Any] = RULES) -> Session:
    """A random game, to its end or so many choices long."""
    session = opened(seed, rules)
    for _ in zip(range(upto), steps(session, seed), strict=False):
        pass
    return session


def steps(session: Session, seed: int) -> Iterator[tuple[int, str]]:
    """Make random choices one by one; gives the seat and the words of each."""
    rng = Rng.quick(seed, 8, 8)
    while session.decision is not None:
        seat = session.decision.seat
        words = session.options()
        word = words[rng.below(len(words))]
        session.choose(seat, word)
        yield seat, word


def digest(session: Session) -> str:
    return session.rules.digest(session.state)


def seats_and_spectators(session: Session) -> range:
    return range(SPECTATOR, session.state.seats)


def known_cards(state: State, seat: int) -> list[int]:
    """The cards this seat knows, wherever they are."""
    bit = int(seat_bit(seat)) << SEEN_SHIFT
    return sorted(int(e & CARD) for pile in state.piles() for e in pile.entries if e & bit)
