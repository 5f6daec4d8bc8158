"""The state of a game: ints, piles, a stack of frames and the random words still to come."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.kernel.event import NO_CARD, Event, Log
from tischrunde.kernel.frame import Stack, pack_frame
from tischrunde.kernel.option import ROOM, SCRATCH, sort_into
from tischrunde.kernel.pile import EVERYONE, Pile
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.show import brief_state
from tischrunde.kernel.travel import home_of, state_parts

ENOUGH: Final = 24  # options: most questions have fewer


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has.  Subclassed once a game; holds no rules, clocks or people."""

    def __init__(self, seats: i64, settings: vec[i64], rng: Rng, stack: Stack) -> None:
        self.seats = seats
        self.settings = settings  # which value of each table option; fixed, shared by clones
        self.rng = rng
        self.stack = stack
        self.turn: i64 = 0
        self.over = False
        # The options of the open question: so many of the first in a row that may be longer, and
        # that is written anew for the next question unless a clone reads it as well.
        self.offered = vec[i64]()
        self.offers: i64 = 0
        self.is_read_by_others = False
        self.log: Log | None = None

    @property
    def choices(self) -> vec[i64]:
        """The options of the open question, in order."""
        return self.offered[: self.offers]

    @choices.setter
    def choices(self, options: vec[i64]) -> None:
        self.offered = options
        self.offers = len(options)
        self.is_read_by_others = True

    def offer(self, count: i64) -> i64:
        """Take over the first options of SCRATCH, in order; says how many they are."""
        if self.is_read_by_others or len(self.offered) < count:
            self.offered = ROOM[: max(count, ENOUGH)]
            self.is_read_by_others = False
        sort_into(self.offered, SCRATCH, count)
        self.offers = count
        return count

    def clone(self) -> Any:
        """An equal state that shares nothing that can change; it keeps no log."""
        raise NotImplementedError

    def piles(self) -> list[Pile]:
        """Every pile, always in the same order: all the cards there are."""
        raise NotImplementedError

    def pools(self) -> list[int]:
        """Which piles share their unseen cards, by number and in the order of ``piles``.

        All of them, unless everybody knows more: that a deck's cards are its owner's, say.
        """
        return [0] * len(self.piles())

    def tidy(self) -> None:
        """HOOK.  Cards have been dealt anew: piles that are kept in an order get it back."""

    def fields(self) -> dict[str, Any]:
        """What the game adds, by name, for storage: ints, rows of ints, piles, lists of piles."""
        raise NotImplementedError

    def emit(
        self,
        kind: str,
        seat: i64,
        card: i64 = NO_CARD,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        audience: i64 = EVERYONE,
    ) -> None:
        """Say what happened; costs nothing while nobody listens."""
        if self.log is not None:
            self.log.note(Event(kind, seat, card, a, b, c, audience))

    def push(self, op: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Let this be resolved before whatever lies on the stack already."""
        self.stack.push(pack_frame(op, seat, a, b, c))

    def inherit(self, other: State) -> None:
        """Take over what the constructor does not: the last step of every ``clone``."""
        self.turn = other.turn
        self.over = other.over
        self.offered = other.offered
        self.offers = other.offers
        self.is_read_by_others = True
        other.is_read_by_others = True

    def __repr__(self) -> str:
        return brief_state(self, home_of(self))

    def __copy__(self) -> Any:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Any:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return state_parts(self)
