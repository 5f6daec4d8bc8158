"""Steps and questions that only Klong! has: the parapet, and a wand that fetches secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.base import Question, Routine
from tischrunde.delve.doors import neighbours
from tischrunde.delve.leaving import knock_out_all
from tischrunde.delve.model import Delve
from tischrunde.delve.names import ATTACK
from tischrunde.delve.text import Step
from tischrunde.delve.tokens import operand, room_of, take_up
from tischrunde.games.klong.model import Klong
from tischrunde.games.klong.names import FETCH, LAST_PARAPET, V_FETCH
from tischrunde.kernel.content import Content
from tischrunde.kernel.frame import seat_of
from tischrunde.kernel.option import NO_CHOICE, first_of, pack
from tischrunde.kernel.pile import SEEN

if TYPE_CHECKING:
    from tischrunde.delve.load import CardReader
    from tischrunde.delve.rules import DelveRules


@final
class Parapet(Routine[Klong]):
    """KL-100…104: one space to the right: attacks with more and more cubes, then the end."""

    def take(self, state: Klong, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        state.parapet += 1
        state.emit("walked-parapet", seat, a=state.parapet)
        if state.parapet < LAST_PARAPET:
            state.push(ATTACK, seat, state.parapet - 1)
        else:
            knock_out_all(state, self.rules, seat)


@final
class FetchStep(Step):
    """Take a secret from an adjacent room; without one, an effect with this step is no choice."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.asks = True

    def bars(self, state: Delve, seat: i64) -> str:
        return "" if len(secrets_near(self.rules, state, seat)) > 0 else "KL-G80"

    def do(self, state: Delve, seat: i64) -> None:
        state.push(FETCH, seat)


@final
class FetchSecret(Question[Klong]):
    """KL-G80: take a secret from an adjacent room, adjacent as for teleports."""

    def __init__(self, name: str) -> None:
        super().__init__(name, V_FETCH)

    def rule(self, state: Klong, frame: i64) -> str:
        return "KL-G80"

    def candidates(self, state: Klong, frame: i64) -> vec[i64]:
        return secrets_near(self.rules, state, seat_of(frame))

    def take(self, state: Klong, frame: i64, choice: i64) -> None:
        if choice == NO_CHOICE:
            return
        room = first_of(choice)
        for entry in state.lying.entries:
            if room_of(entry) == room and entry & SEEN == 0:
                take_up(state, self.rules, seat_of(frame), room, operand(self.book, entry))
                return


def secrets_near(rules: DelveRules[Any], state: Delve, seat: i64) -> vec[i64]:
    """Adjacent rooms with a secret; idols and artifacts are none (KL-G37)."""
    near = neighbours(state, state.heroes[seat].room)
    out = vec[i64]()
    for entry in state.lying.entries:
        option = pack(V_FETCH, room_of(entry))
        if entry & SEEN == 0 and option not in out and room_of(entry) in near:
            out = append(out, option)
    return out


OWN_STEPS: dict[str, Any] = {"fetch_secret": FetchStep}
