"""Carrying out what a card says: gains on the spot, questions and a game's own steps as frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from tischrunde.delve.base import Step
from tischrunde.delve.book import Book
from tischrunde.delve.hero import Hero
from tischrunde.delve.model import Delve
from tischrunde.delve.moves import (
    anger,
    draw,
    gain_gold,
    heal,
    lay_on_discard,
    make_noise,
    others_noise,
    reduce_noise,
    return_black,
)
from tischrunde.delve.names import (
    ALL_NOISE,
    AS_OP,
    BESIDE,
    BLACK_BACK,
    BOOTS,
    DISCOUNT,
    DRAW,
    FEARLESS,
    GOLD,
    GOLD_PER_GAIN,
    HAS,
    HEAL,
    INSIDE,
    NOISE,
    OTHERS_NOISE,
    PAY,
    QUIET,
    RAGE,
    RUN,
    SKILL,
    SKILL_PER_NOISE,
    STOCK,
    STOP,
    SWORDS,
    TELEPORTS,
    TIRELESS,
    WAITS,
)
from tischrunde.kernel.frame import a_of, seat_of
from tischrunde.kernel.pile import CARD

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules


def run(state: Delve, rules: DelveRules, seat: i64, place: i64) -> None:
    """Carry a text out from this place on; a step that asks leaves the rest on the stack."""
    book = rules.book
    while True:
        verb = book.verbs[place]
        if verb == STOP:
            return
        if verb >= AS_OP:
            if book.verbs[place + 1] != STOP:
                state.push(RUN, seat, place + 1)
            state.push(verb - AS_OP, seat, book.firsts[place], book.seconds[place])
            return
        carry_out(state, rules, seat, verb, book.firsts[place], book.seconds[place])
        place += 1


def carry_out(state: Delve, rules: DelveRules, seat: i64, verb: i64, n: i64, of: i64) -> None:
    """One step that asks nobody anything."""
    hero = state.heroes[seat]
    if verb == DRAW:
        draw(state, seat, n)
    elif verb == NOISE:
        make_noise(state, seat, n)
    elif verb == QUIET:
        reduce_noise(state, seat, n)
    elif verb == GOLD:
        gain_gold(state, seat, n)
    elif verb == SKILL:
        hero.skill += n
    elif verb == SWORDS:
        hero.swords += n
    elif verb == BOOTS:
        hero.boots += n
    elif verb == HEAL:
        heal(state, seat, n)
    elif verb == TELEPORTS:
        hero.teleports += n
    elif verb == OTHERS_NOISE:
        others_noise(state, seat, n)
    elif verb == ALL_NOISE:
        others_noise(state, seat, n)
        if hero.status == INSIDE:
            make_noise(state, seat, n)
    elif verb == RAGE:
        anger(state, n, rules.params.last_space)
    elif verb == BLACK_BACK:
        return_black(state, n)
    elif verb == STOCK:
        take_from_stock(state, seat, of, n)
    elif verb == PAY:
        hero.gold -= n
        state.emit("paid", seat, a=n)
    else:
        change_the_turn(state, hero, seat, verb, n)


def change_the_turn(state: Delve, hero: Hero, seat: i64, verb: i64, n: i64) -> None:
    """Steps that hold for the whole turn, also for what has been done in it already."""
    if verb == SKILL_PER_NOISE:
        hero.skill += n * hero.noise_made
        hero.skill_per_noise += n
    elif verb == GOLD_PER_GAIN:
        if hero.gold_gains > 0:
            hero.gold += n * hero.gold_gains
            state.emit("gained-gold", seat, a=n * hero.gold_gains)
        hero.gold_per_gain += n
    elif verb == DISCOUNT:
        hero.discount += n
    elif verb == TIRELESS:
        hero.tireless = 1
    elif verb == FEARLESS:
        hero.fearless = 1


def take_from_stock(state: Delve, seat: i64, stack: i64, count: i64) -> None:
    """Cards of the reserve onto the own discard pile, as many as are left."""
    for _ in range(min(count, state.reserve[stack])):
        state.reserve[stack] -= 1
        lay_on_discard(state.heroes[seat], seat, state.stacks[stack])
        state.emit("received", seat, state.stacks[stack])


@final
class Run(Step):
    """Go on with a text."""

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        run(state, self.rules, seat_of(frame), a_of(frame))


@final
class Look(Step):
    """Cards whose condition has come true do what they waited to do, once each.

    Comes at once after everything that can make a condition true, and before the text of the card
    that did, so that the order in which cards are played does not matter.
    """

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        hero = state.heroes[seat]
        i: i64 = hero.area.size() - 1
        while i >= 0:  # what is pushed last comes first
            entry = hero.area.entries[i]
            if entry & WAITS != 0 and is_met(self.book, hero, i):
                hero.area.entries[i] = entry - WAITS
                hero.waiting -= 1
                state.push(RUN, seat, self.book.then[entry & CARD])
                state.emit("came-true", seat, entry & CARD)
            i -= 1


def is_met(book: Book, hero: Hero, index: i64) -> bool:
    """Whether the condition of this card in the play area is true."""
    card = hero.area.entries[index] & CARD
    if book.need[card] == HAS:
        return hero.count(book.need_of[card], book.family) > 0
    assert book.need[card] == BESIDE
    i: i64
    for i in range(hero.area.size()):
        if i != index and book.traits[hero.area.entries[i] & CARD] & book.need_of[card] != 0:
            return True
    return False
