"""What the game's ops have in common: steps, and questions for a card of the ring or a display.

Each kind of question lists what could be meant and shares the checks; its children say what is
special.  Frames of champions' questions hold the champion first.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.games.strife_of_gods.model import Book, Strife
from tischrunde.games.strife_of_gods.ring import place_of
from tischrunde.kernel import op
from tischrunde.kernel.frame import a_of, seat_of
from tischrunde.kernel.option import first_of, pack, second_of
from tischrunde.kernel.pile import CARD, DOWN, Pile


class Step(op.Step[Strife]):
    """Something that happens without a question."""

    def __init__(self, name: str, book: Book) -> None:
        super().__init__(name)
        self.book = book


class Question(op.Question[Strife]):
    """A question of a champion, answered by one verb."""

    def __init__(self, name: str, verb: i64, book: Book) -> None:
        super().__init__(name, verb, verb)
        self.book = book

    def rule(self, state: Strife, frame: i64) -> str:
        return self.book.champion(a_of(frame)).rule


class RingQuestion(Question):
    """Choose a card of the ring; children say what bars the card at an index."""

    def bars_at(self, state: Strife, frame: i64, index: i64) -> str:
        raise NotImplementedError

    def candidates(self, state: Strife, frame: i64) -> vec[i64]:
        out = vec[i64]()
        for entry in state.ring.pile.entries:
            out = append(out, pack(self.verb, place_of(entry)))
        return out

    def bars(self, state: Strife, frame: i64, option: i64) -> str:
        return self.bars_at(state, frame, state.ring.find(first_of(option)))

    def choices(self, state: Strife, frame: i64) -> vec[i64]:
        out = vec[i64]()
        entries = state.ring.pile.entries
        i: i64
        for i in range(len(entries)):
            if not self.bars_at(state, frame, i):
                out = append(out, pack(self.verb, place_of(entries[i])))
        return out


class GapCardQuestion(RingQuestion):
    """SG-014: choose an open card that borders a gap; children may bar more."""

    def bars_at(self, state: Strife, frame: i64, index: i64) -> str:
        entry = state.ring.pile.entries[index]
        if entry & DOWN != 0:
            return "SG-G13"
        if not state.ring.is_edge(index):
            return "SG-014"
        return self.bars_edge(state, frame, entry)

    def bars_edge(self, state: Strife, frame: i64, entry: i64) -> str:
        """The rule that forbids this open gap card, or ""."""
        return ""


class RingNumberQuestion(RingQuestion):
    """Choose any face-up number card of the ring; it need not border a gap."""

    def bars_at(self, state: Strife, frame: i64, index: i64) -> str:
        entry = state.ring.pile.entries[index]
        if entry & DOWN != 0:
            return "SG-G13"
        return "SG-G10" if entry & CARD >= self.book.numbers else ""


class DisplayQuestion(Question):
    """Choose a face-up number card of a display (SG-G10)."""

    def bars_card(self, pile: Pile, card: i64) -> str:
        if card >= self.book.numbers:
            return "SG-G10"
        return "SG-G13" if pile.find(card) < 0 else ""


class OwnQuestion(DisplayQuestion):
    """Choose one of the own number cards."""

    def candidates(self, state: Strife, frame: i64) -> vec[i64]:
        out = vec[i64]()
        for entry in state.displays[seat_of(frame)].entries:
            option = pack(self.verb, entry & CARD)
            if option not in out:
                out = append(out, option)
        return out

    def bars(self, state: Strife, frame: i64, option: i64) -> str:
        return self.bars_card(state.displays[seat_of(frame)], first_of(option))


class FellowQuestion(DisplayQuestion):
    """Choose a number card of another seat."""

    def candidates(self, state: Strife, frame: i64) -> vec[i64]:
        out = vec[i64]()
        seat: i64
        for seat in range(state.seats):
            if seat == seat_of(frame):
                continue
            for entry in state.displays[seat].entries:
                option = pack(self.verb, seat, entry & CARD)
                if option not in out:
                    out = append(out, option)
        return out

    def bars(self, state: Strife, frame: i64, option: i64) -> str:
        return self.bars_card(state.displays[first_of(option)], second_of(option))

    def choices(self, state: Strife, frame: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        seat: i64
        for seat in range(state.seats):
            if seat == seat_of(frame):
                continue
            for entry in state.displays[seat].entries:
                if entry & DOWN == 0 and entry & CARD < self.book.numbers:
                    option = pack(self.verb, seat, entry & CARD)
                    if option not in out:
                        out = append(out, option)
        return out
