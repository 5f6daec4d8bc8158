"""Goods and potions: trade at a market, drink what was found."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.effects import run
from tischrunde.delve.hero import Hero
from tischrunde.delve.menu import Action
from tischrunde.delve.model import Delve
from tischrunde.delve.moves import keep_token
from tischrunde.delve.names import MARKET, POTION, V_DRINK, V_TRADE
from tischrunde.kernel.option import first_of, pack
from tischrunde.kernel.pile import CARD


@final
class Trade(Action):
    """Gold for a good, at a market."""

    def __init__(self) -> None:
        super().__init__(V_TRADE)

    def candidates(self, state: Delve, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for entry in state.market.entries:
            option = pack(V_TRADE, (entry & CARD) - self.book.cards)
            if option not in out:
                out = append(out, option)
        return out

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        hero = state.heroes[seat]
        if not self.rules.board_of(state).has(hero.room, MARKET):
            return self.cites.market
        good = self.book.cards + first_of(option)
        for entry in state.market.entries:
            other = entry & CARD
            same = self.book.family[other] == self.book.family[good]
            if same and self.book.points[other] > self.book.points[good]:
                return self.cites.best_first
        return self.cites.gold if hero.gold < self.params.price else ""

    def gather(self, state: Delve, seat: i64, hero: Hero, out: vec[i64], found: i64) -> i64:
        if hero.gold < self.params.price:
            return found
        if not self.rules.board_of(state).has(hero.room, MARKET):
            return found
        return super().gather(state, seat, hero, out, found)

    def do(self, state: Delve, seat: i64, hero: Hero, option: i64) -> None:
        good = self.book.cards + first_of(option)
        hero.gold -= self.params.price
        state.market.take_at(state.market.find(good))
        state.emit("traded", seat, good)
        keep_token(state, self.book, seat, good)
        run(state, self.rules, seat, self.book.acquire[good])


@final
class Drink(Action):
    """Use up a potion."""

    def __init__(self) -> None:
        super().__init__(V_DRINK)

    def candidates(self, state: Delve, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for entry in state.heroes[seat].tokens.entries:
            token = entry & CARD
            if self.book.family[token] == POTION:
                option = pack(V_DRINK, token - self.book.cards)
                if option not in out:
                    out = append(out, option)
        return out

    def gather(self, state: Delve, seat: i64, hero: Hero, out: vec[i64], found: i64) -> i64:
        return found if hero.potions == 0 else super().gather(state, seat, hero, out, found)

    def do(self, state: Delve, seat: i64, hero: Hero, option: i64) -> None:
        token = self.book.cards + first_of(option)
        state.box.put(hero.tokens.take_at(hero.tokens.find(token)))
        hero.potions -= 1
        state.emit("drank", seat, token)
        run(state, self.rules, seat, self.book.text[token])
