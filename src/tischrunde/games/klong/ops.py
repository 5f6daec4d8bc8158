"""Steps and questions that only Klong! has: the parapet, and a wand that fetches secrets."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.base import Question, Step
from tischrunde.delve.board import Board
from tischrunde.delve.model import Delve
from tischrunde.delve.names import ATTACK
from tischrunde.delve.out import knock_out_all
from tischrunde.delve.tokens import room_of, take_up
from tischrunde.games.klong.model import Klong
from tischrunde.games.klong.names import LAST_PARAPET, V_FETCH
from tischrunde.kernel.frame import seat_of
from tischrunde.kernel.option import NO_CHOICE, first_of, pack
from tischrunde.kernel.pile import CARD, SEEN


@final
class Parapet(Step):
    """KL-100…104: one space to the right: attacks with more and more cubes, then the end."""

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        assert isinstance(state, Klong)
        seat = seat_of(frame)
        state.parapet += 1
        state.emit("walked-parapet", seat, a=state.parapet)
        if state.parapet < LAST_PARAPET:
            state.push(ATTACK, seat, state.parapet - 1)
        else:
            knock_out_all(state, self.rules, seat)


@final
class FetchSecret(Question):
    """KL-G80: take a secret from an adjacent room, adjacent as for teleports."""

    def __init__(self, name: str) -> None:
        super().__init__(name, V_FETCH)

    def rule(self, state: Delve, frame: i64) -> str:
        return "KL-G80"

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        return self.near(state, seat_of(frame))

    def near(self, state: Delve, seat: i64) -> vec[i64]:
        """Adjacent rooms with a secret; idols and artifacts are none (KL-G37)."""
        board: Board = self.rules.board_of(state)
        out = vec[i64]()
        for entry in state.board.entries:
            option = pack(V_FETCH, room_of(entry))
            if entry & SEEN == 0 and option not in out:
                if board.adjacent(state.heroes[seat].room, room_of(entry)):
                    out = append(out, option)
        return out

    def bars_effect(self, state: Delve, seat: i64, n: i64) -> str:
        return "" if len(self.near(state, seat)) > 0 else "KL-G80"

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        if choice == NO_CHOICE:
            return
        room = first_of(choice)
        for entry in state.board.entries:
            if room_of(entry) == room and entry & SEEN == 0:
                backed = len(self.book.words) - self.book.cards + self.book.back[entry & CARD]
                take_up(state, self.rules, seat_of(frame), room, backed)
                return
