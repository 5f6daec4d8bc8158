"""What happens only here without a question: the command code, and boarding a pod."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve.base import Routine
from tischrunde.delve.happenings import anger
from tischrunde.games.im_all.model import ImAll
from tischrunde.games.im_all.names import DATA
from tischrunde.games.im_all.steps import QUANTITIES, STEPS, take_from_bank
from tischrunde.kernel.frame import seat_of

# KA-G55: the turn ends in the pod; whoever is gone draws no more.
BOARDING: Final = vec[i64](
    [core.ENDINGS, core.LOOK, core.DEPART, core.CLEAN_UP, core.REFILL, core.NEXT]
)


@final
class Code(Routine[ImAll]):
    """KA-139, KA-140, KA-G35: after the bonus of the second port."""

    def take(self, state: ImAll, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        if state.heroes[seat].has[DATA] == 0:
            code = self.book.numbers["kommandocode"]
            take_from_bank(self.rules, state, seat, code)
            state.emit("got-code", seat, code)
            anger(state, self.rules, 1)


@final
class Board(Routine[ImAll]):
    """KA-189, KA-G55: with an artifact at a pod the turn is over, whatever was going on in it."""

    def take(self, state: ImAll, frame: i64, choice: i64) -> None:
        state.stack.depth = 0
        self.rules.push_list(state, seat_of(frame), BOARDING)


OWN_STEPS: dict[str, Any] = STEPS
OWN_QUANTITIES: dict[str, Any] = QUANTITIES
