"""The pause while a tile is being laid: whoever found it may first obtain what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.deals import FromRow
from tischrunde.delve.discovering import ON_FOOT, Orient, strands
from tischrunde.delve.menu import Action, Turn
from tischrunde.delve.model import Delve
from tischrunde.delve.names import LOOK, TURN, V_BATTLE, V_END, V_LAY, V_MOVE, V_TELEPORT
from tischrunde.delve.spots import Visit
from tischrunde.delve.tallies import WAITING
from tischrunde.kernel.frame import b_of, seat_of
from tischrunde.kernel.option import SCRATCH, first_of, verb_of

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules

NOT_NOW: Final = (V_MOVE, V_BATTLE, V_TELEPORT, V_END)  # one is on one's way already


@final
class Pause(Orient):
    """How the tile is laid, or any action of the turn but moving and ending it.

    What would leave no way onto the tile where there is one may not be spent.
    """

    turn: Turn

    def learn(self, rules: DelveRules[Any]) -> None:
        super().learn(rules)
        self.confirms = True
        turn = rules.ops[TURN]
        assert isinstance(turn, Turn)
        self.turn = turn

    def hears(self, verb: i64) -> bool:
        return verb == V_LAY or (verb not in NOT_NOW and self.turn.hears(verb))

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        out = super().candidates(state, frame)
        if b_of(frame) != ON_FOOT:
            return out
        for action in self.turn.menu:
            if action.verb not in NOT_NOW:
                found = action.gather(state, seat_of(frame), SCRATCH, 0)
                for option in SCRATCH[:found]:
                    out = append(out, option)
        return out

    def means(self, state: Delve, frame: i64, option: i64) -> bool:
        if verb_of(option) == V_LAY:
            return super().means(state, frame, option)
        if b_of(frame) != ON_FOOT:
            return False
        return self.turn.action(option).means(state, seat_of(frame), option)

    def bars(self, state: Delve, frame: i64, option: i64) -> str:
        if verb_of(option) == V_LAY:
            return super().bars(state, frame, option)
        action = self.turn.action(option)
        barred = action.bars(state, seat_of(frame), option)
        if barred:
            return barred
        return self.cites.pause if self.spends_too_much(state, frame, action, option) else ""

    def spends_too_much(self, state: Delve, frame: i64, action: Action, option: i64) -> bool:
        """Whether the price of an action is needed for the way onto the tile."""
        seat = seat_of(frame)
        if isinstance(action, FromRow):
            card = first_of(option)
            price = action.price(state.heroes[seat], card)
            tally, extra = self.book.extra_tally[card], self.book.extra[card]
            return strands(self.rules, state, seat, action.purse, price) or strands(
                self.rules, state, seat, tally, extra
            )
        if isinstance(action, Visit):
            spot = state.plan.spots[action.spot(state, seat, option)]
            return strands(self.rules, state, seat, spot.tally, spot.cost)
        return False

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        if verb_of(choice) != V_LAY:
            state.stack.push(frame)  # the tile is laid once what follows is resolved
        if state.heroes[seat].has[WAITING] > 0:
            state.push(LOOK, seat)  # also for cards played in the pause
        if verb_of(choice) == V_LAY:
            super().take(state, frame, choice)
            return
        self.turn.action(choice).do(state, seat, choice)
