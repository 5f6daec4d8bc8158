"""What is had for a price: cards of row and reserve, devices, monsters, goods of a market."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.happenings import gain_figures, keep_token, lay_on_discard, lose_token
from tischrunde.delve.hero import MOST, Hero
from tischrunde.delve.menu import Action, Finder
from tischrunde.delve.model import Delve
from tischrunde.delve.names import (
    CARD_KIND,
    DEVICE,
    MARKET,
    MONSTER,
    POTION,
    TOKEN,
    V_BUY,
    V_DRINK,
    V_FIGHT,
    V_TRADE,
    V_USE,
)
from tischrunde.delve.playing import write_once
from tischrunde.delve.tallies import (
    BARGAIN,
    BEATEN,
    DISCOUNT,
    GOLD,
    SKILL,
    SWORDS,
    TOKENS,
)
from tischrunde.delve.text import run
from tischrunde.kernel.option import NO_CHOICE, first_of, pack
from tischrunde.kernel.pile import CARD, face_up

if TYPE_CHECKING:
    from tischrunde.delve.book import Book
    from tischrunde.delve.rules import DelveRules

PURSE: Final = 0xFF  # a tally's number
PRICE: Final = 8  # above these bits
UNHEARD_OF: Final = 4 * MOST << PRICE  # the price of what nobody deals in


class FromRow(Action):
    """Get something for a price that is printed on a card of the row or of the reserve."""

    def __init__(self, verb: i64, kind: i64, purse: i64) -> None:
        super().__init__(verb)
        self.kind = kind
        self.purse = purse  # the tally it is paid with
        self.stacks = vec[i64]()  # of the reserve

    def learn(self, rules: DelveRules[Any]) -> None:
        super().learn(rules)
        book = rules.book
        self.stacks = vec[i64]([card for card in book.reserve if book.kind[card] == self.kind])

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        kinds = self.book.kind
        begin = found
        for entry in state.row.entries:
            if kinds[entry & CARD] == self.kind:
                found = write_once(self.code | entry & CARD, out, begin, found)
        for card in self.stacks:
            out[found] = self.code | card
            found += 1
        return found

    def finder(self, menu: list[Action]) -> Finder | None:
        deals = [action for action in menu if isinstance(action, FromRow)]
        return Wares(self.book, deals) if deals[0] is self else None

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        return bars_deal(self, state, seat, first_of(option))

    def bars_besides(self, state: Delve, seat: i64, card: i64) -> str:
        """What else but the price may stand in the way: the place, a need, a second price."""
        where = self.book.where[card]
        if where != 0 and not self.rules.is_at(state, state.heroes[seat].room, where):
            return self.cites.place
        need = self.book.need[card]
        if need is not None and need.due(self.rules, state, seat, -1) == 0:
            return self.cites.card_need
        if self.book.extra[card] > state.heroes[seat].has[self.book.extra_tally[card]]:
            return self.cites.extra_price
        return ""

    def price(self, hero: Hero, card: i64) -> i64:
        """What it costs this hero now."""
        return self.book.cost[card]

    def cited_price(self) -> str:
        """The rule of what this kind of thing costs."""
        return self.cites.price

    def pay(self, hero: Hero, card: i64) -> None:
        """The price, and what it costs besides."""
        hero.has[self.purse] -= self.price(hero, card)
        if self.book.extra[card] > 0:
            hero.has[self.book.extra_tally[card]] -= self.book.extra[card]


def bars_deal(deal: FromRow, state: Delve, seat: i64, card: i64) -> str:
    """The rule that keeps a hero from a card of row or reserve, or ""."""
    book = deal.book
    stack = book.stack_of[card]
    if stack >= 0 and state.reserve[stack] == 0:
        return deal.cites.stack_empty
    if book.asks_more[card] != 0:
        barred = deal.bars_besides(state, seat, card)
        if barred:
            return barred
    hero = state.heroes[seat]
    if book.cost[card] <= hero.has[deal.purse]:  # mostly that is the price
        return ""
    return "" if deal.price(hero, card) <= hero.has[deal.purse] else deal.cited_price()


@final
class Wares(Finder):
    """What can be had from row and reserve, by whichever action: one look finds it all.

    Passes over what is too dear; of most other cards nothing else is asked.
    """

    def __init__(self, book: Book, deals: list[FromRow]) -> None:
        super().__init__()
        self.book = book
        of_kind = {int(deal.kind): deal for deal in deals}
        self.deals: vec[FromRow] = vec[FromRow]([of_kind.get(k, deals[0]) for k in range(TOKEN)])
        self.options = vec[i64]()  # by card
        self.prices = vec[i64]()  # what is asked of it, above PRICE, and the tally it is paid with
        for card in range(book.cards):
            deal = of_kind.get(int(book.kind[card]))
            option = pack(deal.verb, card) if deal is not None else NO_CHOICE
            price = book.cost[card] << PRICE | deal.purse if deal is not None else UNHEARD_OF
            self.options = append(self.options, option)
            self.prices = append(self.prices, price)

    def offer(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        has = state.heroes[seat].has
        discount = has[DISCOUNT]
        prices = self.prices
        begin = found
        for entry in state.row.entries:
            card = entry & CARD
            price = prices[card]
            lacks = (price >> PRICE) - has[price & PURSE]
            if lacks <= discount and self.is_had(state, seat, card, lacks):
                found = write_once(self.options[card], out, begin, found)
        stack: i64
        for stack in range(len(state.stacks)):
            card = state.stacks[stack]
            price = prices[card]
            lacks = (price >> PRICE) - has[price & PURSE]
            if lacks <= discount and state.reserve[stack] > 0:
                if self.is_had(state, seat, card, lacks):
                    out[found] = self.options[card]
                    found += 1
        return found

    def is_had(self, state: Delve, seat: i64, card: i64, lacks: i64) -> bool:
        """Whether nothing bars a card of which so much of the price is lacking, or nothing."""
        if lacks <= 0 and self.book.asks_more[card] == 0:
            return True
        return not bars_deal(self.deals[self.book.kind[card]], state, seat, card)


@final
class Buy(FromRow):
    """Skill for a card, which goes onto the own discard pile."""

    def __init__(self) -> None:
        super().__init__(V_BUY, CARD_KIND, SKILL)

    def price(self, hero: Hero, card: i64) -> i64:
        cost = self.book.cost[card]
        if hero.has[DISCOUNT] > 0 and self.book.traits[card] & self.book.discounted != 0:
            return max(0, cost - hero.has[DISCOUNT])
        return cost

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        self.pay(state.heroes[seat], first_of(option))
        acquire(self.rules, state, seat, first_of(option))


@final
class Use(FromRow):
    """Skill for what a device does at once; it never enters a deck."""

    def __init__(self) -> None:
        super().__init__(V_USE, DEVICE, SKILL)

    def cited_price(self) -> str:
        return self.cites.device_price

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        self.pay(state.heroes[seat], first_of(option))
        state.emit("used", seat, first_of(option))
        get_reward(self.rules, state, seat, first_of(option))


@final
class Fight(FromRow):
    """Swords for the reward of a monster; one of the reserve stays where it is."""

    def __init__(self) -> None:
        super().__init__(V_FIGHT, MONSTER, SWORDS)

    def cited_price(self) -> str:
        return self.cites.monster_price

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        hero = state.heroes[seat]
        card = first_of(option)
        self.pay(hero, card)
        state.emit("fought", seat, card)
        if self.book.stack_of[card] < 0:
            hero.has[BEATEN] += 1
        get_reward(self.rules, state, seat, card)


def leave_row(rules: DelveRules[Any], state: Delve, card: i64) -> bool:
    """Take a card away; False when it is one of the reserve, which stays."""
    if rules.book.stack_of[card] >= 0:
        return False
    i: i64
    for i in range(state.row.size()):
        if state.row.entries[i] & CARD == card:
            state.row.take_at(i)
            return True
    raise AssertionError("the card is not in the row")


def acquire(rules: DelveRules[Any], state: Delve, seat: i64, card: i64) -> None:
    """A card of row or reserve onto the own discard pile; one of the row says what it says then."""
    from_row = leave_row(rules, state, card)
    lay_on_discard(state.heroes[seat], seat, card)
    state.emit("bought", seat, card)
    if from_row:
        run(state, rules, seat, rules.book.acquire[card])
    else:
        state.reserve[rules.book.stack_of[card]] -= 1


def get_reward(rules: DelveRules[Any], state: Delve, seat: i64, card: i64) -> None:
    """What a device or a monster gives; from the row it goes among the spent cards."""
    if leave_row(rules, state, card):
        state.spent.put(face_up(card))
    book = rules.book
    gain_figures(state.heroes[seat], book.figures[card])
    run(state, rules, seat, book.text[card])


class Trade(Action):
    """Gold for a good, at a market."""

    def __init__(self, cheapest: i64 = 0, verb: i64 = V_TRADE) -> None:
        super().__init__(verb)
        self.cheapest = cheapest  # before any bargain

    def price(self, state: Delve, seat: i64, good: i64) -> i64:
        """What a good costs so."""
        return self.rules.price_of_good(state, seat, good)

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        begin = found
        for entry in state.market.entries:
            option = self.code | (entry & CARD) - self.book.cards
            found = write_once(option, out, begin, found)
        return found

    def offer(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        has = state.heroes[seat].has
        if has[GOLD] + has[BARGAIN] < self.cheapest or not self.rules.trades_at(state, seat):
            return found
        return super().offer(state, seat, out, found)

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        good = self.book.cards + first_of(option)
        if not self.rules.trades_at(state, seat):
            return self.cites.market
        barred = bars_good(self.rules, state, seat, good)
        if barred:
            return barred
        price = self.price(state, seat, good)
        return self.cites.gold if state.heroes[seat].has[GOLD] < price else ""

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        good = self.book.cards + first_of(option)
        state.heroes[seat].has[GOLD] -= self.price(state, seat, good)
        take_good(self.rules, state, seat, good)


def bars_good(rules: DelveRules[Any], state: Delve, seat: i64, good: i64) -> str:
    """What but its price keeps a hero from a good: a better one, a limit, a need."""
    book = rules.book
    for entry in state.market.entries:
        other = entry & CARD
        same = book.family[other] == book.family[good]
        if same and book.points[other] > book.points[good]:
            return rules.cites.best_first
    limit = book.limit[good]
    if limit > 0 and state.heroes[seat].has[TOKENS + book.family[good]] >= limit:
        return rules.cites.limit
    need = book.need[good]
    if need is not None and need.due(rules, state, seat, -1) == 0:
        return rules.cites.need
    return ""


def take_good(rules: DelveRules[Any], state: Delve, seat: i64, good: i64) -> None:
    """A good comes from the market to a hero, and does what it does then."""
    state.market.take_at(state.market.find(good))
    state.emit("traded", seat, good)
    keep_token(state, rules.book, seat, good)
    run(state, rules, seat, rules.book.acquire[good])


def list_price(rules: DelveRules[Any], state: Delve, seat: i64, good: i64) -> i64:
    """What a good costs after every bargain of the turn."""
    return max(0, rules.book.price[good] - state.heroes[seat].has[BARGAIN])


def at_market(rules: DelveRules[Any], state: Delve, seat: i64) -> bool:
    """Whether a hero stands at a market."""
    return state.plan.has(state.heroes[seat].room, MARKET)


@final
class Drink(Action):
    """Use up a potion."""

    def __init__(self) -> None:
        super().__init__(V_DRINK)
        self.guard = TOKENS + POTION
        self.least = 1

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        begin = found
        for entry in state.heroes[seat].tokens.entries:
            if self.book.family[entry & CARD] == POTION:
                option = self.code | (entry & CARD) - self.book.cards
                found = write_once(option, out, begin, found)
        return found

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        return self.rules.bars_drink(state, seat, self.book.cards + first_of(option))

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        token = self.book.cards + first_of(option)
        lose_token(state, self.book, seat, token)
        state.emit("drank", seat, token)
        run(state, self.rules, seat, self.book.text[token])
