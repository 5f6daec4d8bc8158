"""What only the burrow does: the row wears away, so that every game comes to its end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve.base import Routine
from tischrunde.games.burrow.model import Burrow
from tischrunde.kernel.pile import CARD, face_up

WEAR: Final = core.OWN_OPS
END_OF_TURN: Final = [
    core.ENDINGS, core.LOOK, core.CLEAN_UP, core.DEPART, WEAR, core.REFILL, core.NEXT,
]  # fmt: skip


@final
class Wear(Routine[Burrow]):
    """BU-17: at the end of a turn the card that has lain longest leaves the row."""

    def take(self, state: Burrow, frame: i64, choice: i64) -> None:
        if state.row.size() > 0:
            card = state.row.take_at(0) & CARD
            state.spent.put(face_up(card))
            state.emit("wore-away", state.turn, card)
