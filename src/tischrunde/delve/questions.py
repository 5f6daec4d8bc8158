"""Steps of a text that ask: which effect, which card to discard, to trash, to replace.

Each is a step, which says what a data file may write, and a question, which puts it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.base import Question
from tischrunde.delve.discovering import laying
from tischrunde.delve.happenings import lay_on_discard
from tischrunde.delve.hero import Hero
from tischrunde.delve.model import Delve
from tischrunde.delve.names import (
    ANY_CARD,
    ATTACK,
    DISCARD,
    EITHER,
    FLAG,
    IN_DISCARD,
    IN_PLAY,
    INTERRUPTS,
    LOOK,
    NOTHING,
    REPLACE,
    RUN,
    TRASH,
    TRASHED,
    V_CHOOSE,
    V_DISCARD,
    V_KEEP,
    V_REPLACE,
    V_SKIP,
    V_TRASH,
)
from tischrunde.delve.playing import distinct
from tischrunde.delve.row import reveal
from tischrunde.delve.tallies import TRASHES, WAITING
from tischrunde.delve.text import Step, bars_text
from tischrunde.kernel.content import Content
from tischrunde.kernel.frame import a_of, b_of, c_of, seat_of
from tischrunde.kernel.option import NO_CHOICE, first_of, pack, second_of, verb_of
from tischrunde.kernel.pile import CARD, MARK_SHIFT, face_up

if TYPE_CHECKING:
    from tischrunde.delve.load import CardReader


MOST: Final = 99


class Asking(Step):
    """A step that pushes a question about itself."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.asks = True
        self.may = entry.flag("may", False)  # one may also do without
        if self.may:
            reader.skips = True


# -- one of several ------------------------------------------------------------------------------


@final
class EitherStep(Asking):
    """One of several effects: ``of`` lists them, each with a word (``as``) and its steps (``do``).

    ``choose = 2``: so many different ones; ``may = true``: or none.  An effect that cannot be
    carried out is no choice.
    """

    fields = ("of", "choose", "may")

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        words, texts = [], []
        for alternative in entry.tables("of"):
            alternative.only("as", "do")
            words.append(reader.program.word(alternative.id("as")))
            texts.append(reader.text(alternative, "do"))
        self.words = vec[i64](words)
        self.texts = vec[i64](texts)
        self.choose: i64 = entry.number("choose", 1, len(words), 1)

    def bars(self, state: Delve, seat: i64) -> str:
        """Nothing to choose from is no choice either."""
        if self.may:
            return ""
        barred = ""
        for text in self.texts:
            barred = bars_text(self.rules, state, seat, text)
            if not barred:
                return ""
        return barred

    def do(self, state: Delve, seat: i64) -> None:
        state.push(EITHER, seat, self.at, 0, self.choose)


@final
class Either(Question[Delve]):
    """Choose one of several effects; one that cannot be carried out is no choice.

    Operands: the step, which of its effects have been chosen already, how many are to come.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, V_CHOOSE, V_SKIP)

    def rule(self, state: Delve, frame: i64) -> str:
        return self.cites.either

    def step(self, frame: i64) -> EitherStep:
        step = self.book.program[a_of(frame)]
        assert isinstance(step, EitherStep)
        return step

    def is_sound(self, state: Delve, frame: i64) -> bool:
        at = a_of(frame)
        return at < len(self.book.program) and isinstance(self.book.program[at], EitherStep)

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        step = self.step(frame)
        out = vec[i64]()
        i: i64
        for i in range(len(step.words)):
            if b_of(frame) & FLAG[i] == 0:
                out = append(out, pack(V_CHOOSE, step.words[i]))
        return append(out, pack(V_SKIP)) if step.may else out

    def chosen(self, frame: i64, option: i64) -> i64:
        """Which of the effects an option means."""
        step = self.step(frame)
        i: i64
        for i in range(len(step.words)):
            if step.words[i] == first_of(option):
                return i
        raise AssertionError("no such effect")

    def bars(self, state: Delve, frame: i64, option: i64) -> str:
        """Looks ahead: every step of the effect must be possible."""
        if verb_of(option) == V_SKIP:
            return ""
        text = self.step(frame).texts[self.chosen(frame, option)]
        return bars_text(self.rules, state, seat_of(frame), text)

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        if choice == NO_CHOICE or verb_of(choice) == V_SKIP:
            return
        seat = seat_of(frame)
        i = self.chosen(frame, choice)
        if c_of(frame) > 1:
            state.push(EITHER, seat, a_of(frame), b_of(frame) | FLAG[i], c_of(frame) - 1)
        state.push(RUN, seat, self.step(frame).texts[i])


# -- discard -------------------------------------------------------------------------------------


@final
class DiscardStep(Asking):
    """A card of the hand may be discarded; whoever does it carries out the steps of ``then``.

    ``must = true``: one may not keep all of them, as where the step itself is an offer.
    """

    fields = ("then", "must")

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.then: i64 = reader.text(entry, "then")
        self.must = entry.flag("must", False)
        self.wants_hand = True

    def bars(self, state: Delve, seat: i64) -> str:
        return "" if state.heroes[seat].hand.size() > 0 else self.rules.cites.discard

    def do(self, state: Delve, seat: i64) -> None:
        state.push(DISCARD, seat, self.then, 1 if self.must else 0)


@final
class Discard(Question[Delve]):
    """Discard a card of the hand for something, or keep it; the card itself does nothing.

    Operands: what it is discarded for, and whether that must be.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, V_DISCARD, V_KEEP)

    def rule(self, state: Delve, frame: i64) -> str:
        return self.cites.discard

    def is_sound(self, state: Delve, frame: i64) -> bool:
        return a_of(frame) < len(self.book.program)

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        hand = state.heroes[seat_of(frame)].hand
        if hand.size() == 0:
            return vec[i64]()
        first = vec[i64]() if b_of(frame) != 0 else vec[i64]([pack(V_KEEP)])
        return distinct(hand, V_DISCARD, first)

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        if choice == NO_CHOICE or verb_of(choice) == V_KEEP:
            return
        seat = seat_of(frame)
        discard(state, seat, first_of(choice))
        state.push(RUN, seat, a_of(frame))
        if state.heroes[seat].has[WAITING] > 0:
            state.push(LOOK, seat)  # before the discard pile may be shuffled away


def discard(state: Delve, seat: i64, card: i64) -> None:
    """A card of the hand onto the discard pile."""
    hero = state.heroes[seat]
    hero.hand.take_at(hero.hand.find(card))
    lay_on_discard(hero, seat, card)
    state.emit("discarded", seat, card)


# -- trash ---------------------------------------------------------------------------------------


@final
class TrashStep(Asking):
    """A card in play or discarded leaves the deck for good.

    ``only = "burgle"``: one of these; ``may = true``: or none; ``n = 2``: up to so many.
    """

    fields = ("only", "may", "n")

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.only: i64 = reader.card(entry, "only") if "only" in entry.data else ANY_CARD
        self.more: i64 = entry.number("n", 1, MOST, 1) - 1

    def bars(self, state: Delve, seat: i64) -> str:
        found = trashable(state.heroes[seat], self.only)
        return "" if len(found) > 0 else self.rules.cites.trash

    def do(self, state: Delve, seat: i64) -> None:
        state.push(TRASH, seat, self.only, 1 if self.may else 0, self.more)


@final
class Trash(Question[Delve]):
    """Choose a card of the play area or the discard pile that leaves the deck for good.

    Operands: the only card that may be chosen, or ANY_CARD; whether one may decline; how many more
    may follow.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, V_TRASH, V_SKIP)

    def rule(self, state: Delve, frame: i64) -> str:
        return self.cites.trash

    def is_sound(self, state: Delve, frame: i64) -> bool:
        known = a_of(frame) == ANY_CARD or a_of(frame) < self.book.cards
        return known and (b_of(frame) == 0 or self.book.skips)

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        out = trashable(state.heroes[seat_of(frame)], a_of(frame))
        return append(out, pack(V_SKIP)) if b_of(frame) != 0 and len(out) > 0 else out

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        if choice == NO_CHOICE or verb_of(choice) == V_SKIP:
            return
        seat = seat_of(frame)
        hero = state.heroes[seat]
        card = first_of(choice)
        if c_of(frame) > 0:
            state.push(TRASH, seat, a_of(frame), b_of(frame), c_of(frame) - 1)
        hero.has[TRASHES] += 1
        if second_of(choice) == IN_PLAY:
            trash_played(hero, card)
        elif self.params.trash_at_end:
            hero.discard.entries[uppermost(hero, card)] |= TRASHED
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
        if entry & TRASHED == 0 and only in (ANY_CARD, entry & CARD) and option not in out:
            out = append(out, option)
    return out


def trash_played(hero: Hero, card: i64) -> None:
    """Mark a card of the play area."""
    i: i64 = 0
    while hero.area.entries[i] & (CARD | TRASHED) != card:
        i += 1
    hero.area.entries[i] |= TRASHED


def uppermost(hero: Hero, card: i64) -> i64:
    """Where the uppermost copy lies in the discard pile that is not trashed yet."""
    i: i64 = hero.discard.size() - 1
    while hero.discard.entries[i] & (CARD | TRASHED) != card:
        i -= 1
    return i


def take_from_discard(hero: Hero, card: i64) -> None:
    """The uppermost copy out of the discard pile; the card on top is open again."""
    pile = hero.discard
    pile.take_at(uppermost(hero, card))
    if pile.size() > 0:
        pile.entries[pile.size() - 1] = face_up(pile.entries[pile.size() - 1] & CARD)


# -- replace, attack -----------------------------------------------------------------------------


@final
class ReplaceStep(Asking):
    """A card of the row is replaced by the next of its deck; which one is asked."""

    def bars(self, state: Delve, seat: i64) -> str:
        if laying(state) != NOTHING:
            return self.rules.cites.pause
        possible = state.dungeon.size() > 0 and state.row.size() > 0
        return "" if possible else self.rules.cites.replace

    def do(self, state: Delve, seat: i64) -> None:
        state.push(REPLACE, seat)


@final
class Replace(Question[Delve]):
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


@final
class AttackStep(Asking):
    """The dragon attacks at once, in the middle of the turn."""

    def do(self, state: Delve, seat: i64) -> None:
        state.push(ATTACK, seat, 0, INTERRUPTS)


VOCABULARY: dict[str, Any] = {
    "either": EitherStep,
    "discard_for": DiscardStep,
    "trash": TrashStep,
    "replace": ReplaceStep,
    "attack": AttackStep,
}
