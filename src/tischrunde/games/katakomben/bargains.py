"""What is had for less or for nothing: coupons, free wares, cards without their skill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.base import Question
from tischrunde.delve.deals import FromRow, Trade, acquire, bars_good, get_reward, take_good
from tischrunde.delve.discovering import strands
from tischrunde.delve.happenings import lose_token
from tischrunde.delve.menu import Turn
from tischrunde.delve.model import Delve
from tischrunde.delve.names import CARD_KIND, DEVICE, TURN, V_BUY, V_TRADE, V_USE
from tischrunde.delve.tallies import PICKS, TOKENS
from tischrunde.delve.text import Step
from tischrunde.games.katakomben import names
from tischrunde.games.katakomben.model import Katakomben
from tischrunde.kernel.content import Content
from tischrunde.kernel.frame import seat_of
from tischrunde.kernel.option import NO_CHOICE, first_of, pack, verb_of
from tischrunde.kernel.pile import CARD

if TYPE_CHECKING:
    from tischrunde.delve.load import CardReader
    from tischrunde.delve.rules import DelveRules


# -- wares ---------------------------------------------------------------------------------------


class TradeOnce(Trade):
    """KK-098…101; a price that holds for one ware holds for the first (KK-G66)."""

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        super().do(state, seat, option)
        state.heroes[seat].has[names.WARE_PRICE] = 0


@final
class Redeem(TradeOnce):
    """KK-231, KK-G38: a ware for five gold less, and the coupon leaves the game."""

    def __init__(self) -> None:
        super().__init__(verb=names.V_REDEEM)
        self.guard = TOKENS + names.COUPON
        self.least = 1

    def price(self, state: Delve, seat: i64, good: i64) -> i64:
        return price_with_coupon(self.rules, state, seat, good)

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        if state.heroes[seat].has[TOKENS + names.COUPON] == 0:
            return "KK-231"
        return super().bars(state, seat, option)

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        lose_token(state, self.book, seat, self.book.numbers["coupon"])
        state.emit("redeemed", seat, self.book.numbers["coupon"])
        super().do(state, seat, option)


def price_with_coupon(rules: DelveRules[Any], state: Delve, seat: i64, good: i64) -> i64:
    """KK-G38: less by five, but never below nothing."""
    return max(0, rules.price_of_good(state, seat, good) - names.COUPON_VALUE)


@final
class FreeWare(Step):
    """A ware of the market for nothing, as if bought; which one is asked."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.asks = True

    def bars(self, state: Delve, seat: i64) -> str:
        for entry in state.market.entries:
            if not bars_good(self.rules, state, seat, entry & CARD):
                return ""
        return "KK-G66"

    def do(self, state: Delve, seat: i64) -> None:
        state.push(names.WARE, seat)


@final
class Ware(Question[Katakomben]):
    """KK-G66: an amulet still takes five damage, and of the crowns the best is taken."""

    def __init__(self, name: str) -> None:
        super().__init__(name, V_TRADE)

    def rule(self, state: Katakomben, frame: i64) -> str:
        return "KK-G66"

    def candidates(self, state: Katakomben, frame: i64) -> vec[i64]:
        out = vec[i64]()
        for entry in state.market.entries:
            option = pack(V_TRADE, (entry & CARD) - self.book.cards)
            if option not in out:
                out = append(out, option)
        return out

    def bars(self, state: Katakomben, frame: i64, option: i64) -> str:
        return bars_good(self.rules, state, seat_of(frame), self.book.cards + first_of(option))

    def take(self, state: Katakomben, frame: i64, choice: i64) -> None:
        if choice != NO_CHOICE:
            take_good(self.rules, state, seat_of(frame), self.book.cards + first_of(choice))


# -- cards of the row ----------------------------------------------------------------------------


@final
class FreeCard(Step):
    """For ``picks`` a device of the row is used, or a card of it acquired, without the skill it
    costs; whatever else it takes must be paid.  Which one is asked."""

    fields = ("picks",)

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.asks = True
        self.picks: i64 = entry.number("picks", 0, 9, 0)

    def bars(self, state: Delve, seat: i64) -> str:
        has = state.heroes[seat].has
        if has[PICKS] < self.picks:
            return self.rules.cites.picks
        if strands(self.rules, state, seat, PICKS, self.picks):
            return self.rules.cites.pause
        has[PICKS] -= self.picks
        barred = "KK-G32"
        for entry in state.row.entries:
            if can_be_stolen(self.rules, entry & CARD) and barred:
                barred = bars_theft(self.rules, state, seat, entry & CARD)
        has[PICKS] += self.picks
        return barred

    def do(self, state: Delve, seat: i64) -> None:
        state.heroes[seat].has[PICKS] -= self.picks
        if self.picks > 0:
            state.emit("spent-picks", seat, a=self.picks)
        state.push(names.STEAL, seat)


def can_be_stolen(rules: DelveRules[Any], card: i64) -> bool:
    """What skill would pay for."""
    return rules.book.kind[card] in (CARD_KIND, DEVICE)


def bars_theft(rules: DelveRules[Any], state: Delve, seat: i64, card: i64) -> str:
    """What but skill keeps a hero from a card of the row, or ""."""
    barred = deal_for(rules, card).bars_besides(state, seat, card)
    if barred:
        return barred
    short = strands(rules, state, seat, rules.book.extra_tally[card], rules.book.extra[card])
    return rules.cites.pause if short else ""


def deal_for(rules: DelveRules[Any], card: i64) -> FromRow:
    """The action by which such a card is had otherwise."""
    turn = rules.ops[TURN]
    assert isinstance(turn, Turn)
    deal = turn.action(pack(V_USE if rules.book.kind[card] == DEVICE else V_BUY, card))
    assert isinstance(deal, FromRow)
    return deal


@final
class Steal(Question[Katakomben]):
    """KK-G32: which card; to get it so is to acquire it, with all it says then."""

    def __init__(self, name: str) -> None:
        super().__init__(name, V_BUY, V_USE)

    def rule(self, state: Katakomben, frame: i64) -> str:
        return "KK-G32"

    def candidates(self, state: Katakomben, frame: i64) -> vec[i64]:
        out = vec[i64]()
        for entry in state.row.entries:
            card = entry & CARD
            verb = V_USE if self.book.kind[card] == DEVICE else V_BUY
            if can_be_stolen(self.rules, card) and pack(verb, card) not in out:
                out = append(out, pack(verb, card))
        return out

    def bars(self, state: Katakomben, frame: i64, option: i64) -> str:
        return bars_theft(self.rules, state, seat_of(frame), first_of(option))

    def take(self, state: Katakomben, frame: i64, choice: i64) -> None:
        if choice == NO_CHOICE:
            return
        seat, card = seat_of(frame), first_of(choice)
        if self.book.extra[card] > 0:
            state.heroes[seat].has[self.book.extra_tally[card]] -= self.book.extra[card]
        if verb_of(choice) == V_BUY:
            acquire(self.rules, state, seat, card)
        else:
            state.emit("used", seat, card)
            get_reward(self.rules, state, seat, card)


STEPS: dict[str, Any] = {"free_ware": FreeWare, "free_card": FreeCard}
