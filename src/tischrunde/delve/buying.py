"""What the row and the reserve are for: buy cards, use devices, fight monsters."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.effects import run
from tischrunde.delve.hero import Hero
from tischrunde.delve.menu import Action
from tischrunde.delve.model import Delve
from tischrunde.delve.moves import lay_on_discard
from tischrunde.delve.names import CARD_KIND, DEVICE, MONSTER, V_BUY, V_FIGHT, V_USE
from tischrunde.kernel.option import first_of, pack
from tischrunde.kernel.pile import CARD, face_up


class FromRow(Action):
    """Get something for a price that is printed on a card of the row or of the reserve."""

    def __init__(self, verb: i64, kind: i64) -> None:
        super().__init__(verb)
        self.kind = kind

    def candidates(self, state: Delve, seat: i64) -> vec[i64]:
        out = vec[i64]()
        kinds = self.book.kind
        for entry in state.row.entries:
            option = pack(self.verb, entry & CARD)
            if kinds[entry & CARD] == self.kind and option not in out:
                out = append(out, option)
        for card in state.stacks:
            if kinds[card] == self.kind:
                out = append(out, pack(self.verb, card))
        return out

    def gather(self, state: Delve, seat: i64, hero: Hero, out: vec[i64], found: i64) -> i64:
        purse = self.purse(hero)
        if purse == 0 and hero.discount == 0:
            return found
        kinds = self.book.kind
        begin = found
        for entry in state.row.entries:
            card = entry & CARD
            if kinds[card] == self.kind and self.affords(hero, card, purse):
                if self.is_here(state, hero, card):
                    found = self.write(self.code | card, out, begin, found)
        i: i64
        for i in range(len(state.stacks)):
            card = state.stacks[i]
            if kinds[card] == self.kind and state.reserve[i] > 0:
                if self.affords(hero, card, purse) and self.is_here(state, hero, card):
                    out[found] = self.code | card
                    found += 1
        return found

    def affords(self, hero: Hero, card: i64, purse: i64) -> bool:
        """Whether this is enough; what is printed is asked first, as mostly it is the price."""
        if self.book.cost[card] <= purse:
            return True
        return hero.discount > 0 and self.price(hero, card) <= purse

    def write(self, option: i64, out: vec[i64], begin: i64, found: i64) -> i64:
        """Write an option unless a card of the same name has given it already."""
        i: i64
        for i in range(begin, found):
            if out[i] == option:
                return found
        out[found] = option
        return found + 1

    def is_here(self, state: Delve, hero: Hero, card: i64) -> bool:
        """Whether the hero stands where this card can be had."""
        where = self.book.where[card]
        return where == 0 or self.rules.board_of(state).has(hero.room, where)

    def price(self, hero: Hero, card: i64) -> i64:
        """What it costs this hero now."""
        return self.book.cost[card]

    def purse(self, hero: Hero) -> i64:
        """What there is to pay with."""
        return hero.skill

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        hero = state.heroes[seat]
        card = first_of(option)
        stack = self.book.stack_of[card]
        if stack >= 0 and state.reserve[stack] == 0:
            return self.cites.stack_empty
        if not self.is_here(state, hero, card):
            return self.cites.place
        return "" if self.price(hero, card) <= self.purse(hero) else self.cited_price()

    def cited_price(self) -> str:
        """The rule of what this kind of thing costs."""
        return self.cites.price

    def leave_row(self, state: Delve, card: i64) -> bool:
        """Take the card away; False when it is one of the reserve, which stays."""
        if self.book.stack_of[card] >= 0:
            return False
        i: i64
        for i in range(state.row.size()):
            if state.row.entries[i] & CARD == card:
                state.row.take_at(i)
                return True
        raise AssertionError("the card is not in the row")


@final
class Buy(FromRow):
    """Skill for a card, which goes onto the own discard pile."""

    def __init__(self) -> None:
        super().__init__(V_BUY, CARD_KIND)

    def price(self, hero: Hero, card: i64) -> i64:
        cost = self.book.cost[card]
        if hero.discount > 0 and self.book.traits[card] & self.book.gem != 0:
            return max(0, cost - hero.discount)
        return cost

    def do(self, state: Delve, seat: i64, hero: Hero, option: i64) -> None:
        card = first_of(option)
        hero.skill -= self.price(hero, card)
        from_row = self.leave_row(state, card)
        lay_on_discard(hero, seat, card)
        state.emit("bought", seat, card)
        if from_row:
            run(state, self.rules, seat, self.book.acquire[card])
        else:
            state.reserve[self.book.stack_of[card]] -= 1


@final
class Use(FromRow):
    """Skill for what a device does at once; it never enters a deck."""

    def __init__(self) -> None:
        super().__init__(V_USE, DEVICE)

    def cited_price(self) -> str:
        return self.cites.device_price

    def do(self, state: Delve, seat: i64, hero: Hero, option: i64) -> None:
        card = first_of(option)
        hero.skill -= self.price(hero, card)
        state.emit("used", seat, card)
        get_reward(self, state, seat, hero, card)


@final
class Fight(FromRow):
    """Swords for the reward of a monster; one of the reserve stays where it is."""

    def __init__(self) -> None:
        super().__init__(V_FIGHT, MONSTER)

    def purse(self, hero: Hero) -> i64:
        return hero.swords

    def cited_price(self) -> str:
        return self.cites.monster_price

    def do(self, state: Delve, seat: i64, hero: Hero, option: i64) -> None:
        card = first_of(option)
        hero.swords -= self.price(hero, card)
        state.emit("fought", seat, card)
        get_reward(self, state, seat, hero, card)


def get_reward(action: FromRow, state: Delve, seat: i64, hero: Hero, card: i64) -> None:
    """What a device or a monster gives; from the row it goes among the spent cards."""
    if action.leave_row(state, card):
        state.spent.put(face_up(card))
    book = action.book
    hero.skill += book.skill[card]
    hero.swords += book.swords[card]
    hero.boots += book.boots[card]
    run(state, action.rules, seat, book.text[card])
