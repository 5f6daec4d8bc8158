"""A turn's cards: playing them, and ending the turn."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.effects import run
from tischrunde.delve.hero import Hero
from tischrunde.delve.menu import Action
from tischrunde.delve.model import Delve
from tischrunde.delve.names import (
    CLEAN_UP,
    LOOK,
    NEXT,
    NO_NEED,
    REFILL,
    RUN,
    V_END,
    V_PLAY,
    WAITS,
)
from tischrunde.kernel.option import first_of, pack
from tischrunde.kernel.pile import CARD, Pile, face_up


def distinct(pile: Pile, verb: i64, out: vec[i64]) -> vec[i64]:
    """An option for every different card of a pile, after those there are."""
    for entry in pile.entries:
        option = pack(verb, entry & CARD)
        if option not in out:
            out = append(out, option)
    return out


@final
class Play(Action):
    """Play a card of the hand, in any order."""

    def __init__(self) -> None:
        super().__init__(V_PLAY)

    def candidates(self, state: Delve, seat: i64) -> vec[i64]:
        return distinct(state.heroes[seat].hand, V_PLAY, vec[i64]())

    def gather(self, state: Delve, seat: i64, hero: Hero, out: vec[i64], found: i64) -> i64:
        previous: i64 = -1
        for entry in hero.hand.entries:  # sorted, so equal ones lie side by side
            if entry != previous:
                out[found] = entry & CARD
                found += 1
            previous = entry
        return found

    def do(self, state: Delve, seat: i64, hero: Hero, option: i64) -> None:
        book = self.book
        card = first_of(option)
        hero.hand.take_at(hero.hand.find(card))
        state.emit("played", seat, card)
        if book.need[card] == NO_NEED:
            hero.area.put(face_up(card))
        else:
            hero.area.put(face_up(card) | WAITS)
            hero.waiting += 1
        hero.skill += book.skill[card]
        hero.swords += book.swords[card]
        hero.boots += book.boots[card]
        text = book.text[card]
        if hero.waiting > 0:  # what the card makes true comes before what it says
            if text != 0:
                state.push(RUN, seat, text)
            state.push(LOOK, seat)
        elif text != 0:
            run(state, self.rules, seat, text)


@final
class EndTurn(Action):
    """Announce the end; every card must have been played."""

    def __init__(self) -> None:
        super().__init__(V_END)

    def candidates(self, state: Delve, seat: i64) -> vec[i64]:
        return vec[i64]([pack(V_END)])

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        return self.cites.unplayed if state.heroes[seat].hand.size() > 0 else ""

    def gather(self, state: Delve, seat: i64, hero: Hero, out: vec[i64], found: i64) -> i64:
        if hero.hand.size() > 0:
            return found
        out[found] = self.code
        return found + 1

    def do(self, state: Delve, seat: i64, hero: Hero, option: i64) -> None:
        state.emit("ended-turn", seat)
        state.push(NEXT, seat)
        state.push(REFILL, seat)
        state.push(CLEAN_UP, seat)
        self.push_endings(state, seat, hero.tokens)
        self.push_endings(state, seat, hero.area)

    def push_endings(self, state: Delve, seat: i64, pile: Pile) -> None:
        """What cards or tokens before a hero say for the end of the turn.

        Cards come first: theirs is for some cards only, and what is for any can wait.
        """
        for entry in pile.entries:
            text = self.book.ending[entry & CARD]
            if text != 0:
                state.push(RUN, seat, text)
