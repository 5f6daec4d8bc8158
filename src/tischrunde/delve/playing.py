"""A turn's cards: playing them, using what they offer, and ending the turn."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.happenings import gain_figures
from tischrunde.delve.menu import Action
from tischrunde.delve.model import Delve
from tischrunde.delve.names import LOOK, OFFERS, RUN, SPEAKS, TRASHED, V_END, V_INVOKE, V_PLAY
from tischrunde.delve.tallies import OFFERED, WAITING
from tischrunde.delve.text import bars_text, run
from tischrunde.kernel.option import first_of, pack
from tischrunde.kernel.pile import CARD, Pile, face_up


def distinct(pile: Pile, verb: i64, out: vec[i64]) -> vec[i64]:
    """An option for every different card of a pile, after those there are."""
    for entry in pile.entries:
        option = pack(verb, entry & CARD)
        if option not in out:
            out = append(out, option)
    return out


def write_once(option: i64, out: vec[i64], begin: i64, found: i64) -> i64:
    """Write an option unless it stands there already from ``begin`` on."""
    i: i64
    for i in range(begin, found):
        if out[i] == option:
            return found
    out[found] = option
    return found + 1


@final
class Play(Action):
    """Play a card of the hand, in any order."""

    def __init__(self) -> None:
        super().__init__(V_PLAY)

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        previous: i64 = -1
        for entry in state.heroes[seat].hand.entries:  # sorted, so equal ones lie side by side
            if entry != previous:
                out[found] = self.code | entry & CARD
                found += 1
            previous = entry
        return found

    def offer(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        return self.gather(state, seat, out, found)  # nothing bars a card in hand

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        book = self.book
        hero = state.heroes[seat]
        card = first_of(option)
        hero.hand.take_at(hero.hand.find(card))
        state.emit("played", seat, card)
        gain_figures(hero, book.figures[card])
        if book.figures[card] & SPEAKS != 0:
            self.speak(state, seat, card)
            return
        hero.area.put(face_up(card))

    def speak(self, state: Delve, seat: i64, card: i64) -> None:
        """What a card does besides giving figures: it offers something, waits, or has a text."""
        book = self.book
        hero = state.heroes[seat]
        has = hero.has
        entry = face_up(card)
        if book.offer[card] != 0:
            entry |= OFFERS
            has[OFFERED] += 1
        hero.area.put(entry)
        text = book.text[card]
        if book.conditions[card] != book.conditions[card + 1]:  # it has some
            has[WAITING] += 1
            if has[WAITING] == 1:
                state.push(LOOK, seat)  # the turn has not asked for it: nobody waited so far
        if text == 0:
            return
        if has[WAITING] > 0:  # what the card makes true comes before what it says
            state.push(RUN, seat, text)
            state.push(LOOK, seat)
        else:
            run(state, self.rules, seat, text)


@final
class Invoke(Action):
    """Use what a played card offers, at any time of the turn, once."""

    def __init__(self) -> None:
        super().__init__(V_INVOKE)
        self.guard = OFFERED
        self.least = 1

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        begin = found
        for entry in state.heroes[seat].area.entries:
            if entry & OFFERS != 0 and entry & TRASHED == 0:
                found = write_once(self.code | entry & CARD, out, begin, found)
        return found

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        return bars_text(self.rules, state, seat, self.book.offer[first_of(option)])

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        hero = state.heroes[seat]
        card = first_of(option)
        i: i64 = 0
        while hero.area.entries[i] & (CARD | OFFERS | TRASHED) != card | OFFERS:
            i += 1
        hero.area.entries[i] -= OFFERS
        hero.has[OFFERED] -= 1
        state.emit("invoked", seat, card)
        run(state, self.rules, seat, self.book.offer[card])


@final
class EndTurn(Action):
    """Announce the end; every card must have been played."""

    def __init__(self) -> None:
        super().__init__(V_END)

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        out[found] = self.code
        return found + 1

    def offer(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        if state.heroes[seat].hand.size() == 0:
            out[found] = self.code
            found += 1
        return found

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        return self.cites.unplayed if state.heroes[seat].hand.size() > 0 else ""

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        state.emit("ended-turn", seat)
        self.rules.push_list(state, seat, self.rules.end_of_turn)
