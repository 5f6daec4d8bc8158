"""Questions that card texts put: which effect, which card to discard, to trash, to replace."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.base import Question
from tischrunde.delve.hero import Hero
from tischrunde.delve.model import Delve
from tischrunde.delve.moves import lay_on_discard
from tischrunde.delve.names import (
    ANY_CARD,
    AS_OP,
    IN_DISCARD,
    IN_PLAY,
    PAY,
    RUN,
    STOCK,
    STOP,
    TRASHED,
    V_CHOOSE,
    V_DISCARD,
    V_KEEP,
    V_REPLACE,
    V_TRASH,
)
from tischrunde.delve.playing import distinct
from tischrunde.delve.rows import reveal
from tischrunde.kernel.frame import a_of, b_of, seat_of
from tischrunde.kernel.option import NO_CHOICE, first_of, pack, second_of, verb_of
from tischrunde.kernel.pile import CARD, MARK_SHIFT, face_up


@final
class Either(Question):
    """Choose one of several effects; one that cannot be carried out is no choice."""

    def __init__(self, name: str) -> None:
        super().__init__(name, V_CHOOSE)

    def rule(self, state: Delve, frame: i64) -> str:
        return self.cites.either

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        out = vec[i64]()
        i: i64
        for i in range(a_of(frame), a_of(frame) + b_of(frame)):
            out = append(out, pack(V_CHOOSE, self.book.alternative_words[i]))
        return out

    def text_of(self, frame: i64, option: i64) -> i64:
        """The text of an alternative."""
        i: i64
        for i in range(a_of(frame), a_of(frame) + b_of(frame)):
            if self.book.alternative_words[i] == first_of(option):
                return self.book.alternative_texts[i]
        raise AssertionError("no such alternative")

    def bars(self, state: Delve, frame: i64, option: i64) -> str:
        """Looks ahead: every step of the alternative must be possible."""
        seat = seat_of(frame)
        hero = state.heroes[seat]
        place = self.text_of(frame, option)
        while self.book.verbs[place] != STOP:
            verb = self.book.verbs[place]
            n = self.book.firsts[place]
            if verb == PAY and hero.gold < n:
                return self.cites.pay
            if verb == STOCK and state.reserve[self.book.seconds[place]] == 0:
                return self.cites.stock
            if verb >= AS_OP:
                barred = self.rules.own_ops[verb - AS_OP].bars_effect(state, seat, n)
                if barred:
                    return barred
            place += 1
        return ""

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        if choice != NO_CHOICE:
            state.push(RUN, seat_of(frame), self.text_of(frame, choice))


@final
class Discard(Question):
    """Discard a card of the hand for something, or keep it; the card itself does nothing."""

    def __init__(self, name: str) -> None:
        super().__init__(name, V_DISCARD, V_KEEP)

    def rule(self, state: Delve, frame: i64) -> str:
        return self.cites.discard

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        hand = state.heroes[seat_of(frame)].hand
        if hand.size() == 0:
            return vec[i64]()
        return distinct(hand, V_DISCARD, vec[i64]([pack(V_KEEP)]))

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        if choice == NO_CHOICE or verb_of(choice) == V_KEEP:
            return
        seat = seat_of(frame)
        hero = state.heroes[seat]
        card = first_of(choice)
        hero.hand.take_at(hero.hand.find(card))
        lay_on_discard(hero, seat, card)
        state.emit("discarded", seat, card)
        state.push(RUN, seat, a_of(frame))


@final
class Trash(Question):
    """Choose a card of the play area or the discard pile that leaves the deck for good.

    The operand of the frame is the only card that may be chosen, or ANY_CARD.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, V_TRASH)

    def rule(self, state: Delve, frame: i64) -> str:
        return self.cites.trash

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        return trashable(state.heroes[seat_of(frame)], a_of(frame))

    def bars_effect(self, state: Delve, seat: i64, n: i64) -> str:
        return "" if len(trashable(state.heroes[seat], n)) > 0 else self.cites.trash

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        if choice == NO_CHOICE:
            return
        seat = seat_of(frame)
        hero = state.heroes[seat]
        card = first_of(choice)
        if second_of(choice) == IN_PLAY:
            i: i64 = 0
            while hero.area.entries[i] & (CARD | TRASHED) != card:
                i += 1
            hero.area.entries[i] |= TRASHED
        else:
            take_from_discard(hero, card)
            state.box.put(face_up(card))
        state.emit("trashed", seat, card)


def trashable(hero: Hero, only: i64) -> vec[i64]:
    """What may be trashed, if only this card may (ANY_CARD: any)."""
    out = vec[i64]()
    for entry in hero.area.entries:
        option = pack(V_TRASH, entry & CARD, IN_PLAY)
        if entry & TRASHED == 0 and only in (ANY_CARD, entry & CARD) and option not in out:
            out = append(out, option)
    for entry in hero.discard.entries:
        option = pack(V_TRASH, entry & CARD, IN_DISCARD)
        if only in (ANY_CARD, entry & CARD) and option not in out:
            out = append(out, option)
    return out


def take_from_discard(hero: Hero, card: i64) -> None:
    """The uppermost copy out of the discard pile; the card on top is open again."""
    pile = hero.discard
    i: i64 = pile.size() - 1
    while pile.entries[i] & CARD != card:
        i -= 1
    pile.take_at(i)
    if pile.size() > 0:
        pile.entries[pile.size() - 1] = face_up(pile.entries[pile.size() - 1] & CARD)


@final
class Replace(Question):
    """Replace a card of the row; a dragon on the new one does not attack."""

    def __init__(self, name: str) -> None:
        super().__init__(name, V_REPLACE)

    def rule(self, state: Delve, frame: i64) -> str:
        return self.cites.replace

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        if state.dungeon.size() == 0:
            return vec[i64]()
        return distinct(state.row, V_REPLACE, vec[i64]())

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        if choice == NO_CHOICE:
            return
        card = first_of(choice)
        i: i64 = 0
        while state.row.entries[i] & CARD != card:
            i += 1
        slot = state.row.take_at(i) >> MARK_SHIFT
        state.spent.put(face_up(card))
        state.emit("replaced", seat_of(frame), card)
        new = reveal(state, slot)
        state.push(RUN, seat_of(frame), self.book.arrive[new])
