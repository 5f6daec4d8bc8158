"""Rounds, turns and scoring (SG-001…028)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.games.strife_of_gods.model import Book, Strife
from tischrunde.games.strife_of_gods.moves import gain
from tischrunde.games.strife_of_gods.names import (
    CARDS,
    CHAMPIONS,
    COPIES,
    ROUND,
    SCORE,
    STUCK,
    TAKE,
    TURN,
    TWO_SEAT_ROUNDS,
    V_TAKE,
)
from tischrunde.games.strife_of_gods.ring import GAP, place_of
from tischrunde.games.strife_of_gods.targets import RingQuestion, Step
from tischrunde.kernel.event import NOBODY
from tischrunde.kernel.frame import a_of, seat_of
from tischrunde.kernel.option import NO_CHOICE, ROOM, SCRATCH, first_of, pack
from tischrunde.kernel.pile import BITS, CARD, DOWN

EVERY_EIGHTH: Final = 8


def rounds_of(state: Strife, book: Book) -> i64:
    """SG-002, SG-007: as many rounds as seats; with two seats as the table says (SG-G01)."""
    return book.two_seats[state.settings[TWO_SEAT_ROUNDS]] if state.seats == 2 else state.seats


@final
class Round(Step):
    """SG-G03, SG-G23: gather all cards, shuffle, lay a new ring; or the game is over (SG-007)."""

    def __init__(self, book: Book) -> None:
        super().__init__("round", book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        if a_of(frame) >= rounds_of(state, self.book):
            state.emit("game-ended", NOBODY)
            return
        state.round = a_of(frame)
        state.returned = False
        reset_cards(state, self.book)
        state.numbers.shuffle(state.rng)
        state.champions.shuffle(state.rng)
        self.lay_ring(state)
        state.emit("round-began", state.start(), a=state.round + 1)
        state.push(TURN, state.start())

    def lay_ring(self, state: Strife) -> None:
        """SG-G03: every eighth place gets a champion, in the game with champions."""
        places = self.book.ring_places
        if state.settings[CHAMPIONS] != 0:
            state.ring.lay_out(state.numbers.draw_many(places))
            return
        numbers = state.numbers.draw_many(places - self.book.ring_champions)
        champions = state.champions.draw_many(self.book.ring_champions)
        cards = ROOM[:places]
        laid: i64 = 0  # champions so far
        i: i64
        for i in range(places):
            if i - laid == (laid + 1) * (EVERY_EIGHTH - 1):
                cards[i] = champions[laid]
                laid += 1
            else:
                cards[i] = numbers[i - laid]
        state.ring.lay_out(cards)


def reset_cards(state: Strife, book: Book) -> None:
    """SG-G23: both decks whole again, and nothing anywhere else."""
    state.numbers.entries = book.decks[state.settings[COPIES]][:]
    state.champions.entries = vec[i64]()
    if state.settings[CHAMPIONS] == 0:
        state.champions.entries = book.champion_deck[:]
    state.ring.lay_out(vec[i64]())
    state.centre.entries = vec[i64]()
    state.drawn.entries = vec[i64]()
    state.removed.entries = vec[i64]()
    for display in state.displays:
        display.entries = vec[i64](capacity=8)


@final
class Turn(Step):
    """SG-003, SG-004: turn by turn clockwise from the start seat until everyone has had all."""

    def __init__(self, book: Book) -> None:
        super().__init__("turn", book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        turn = a_of(frame)
        if turn >= state.seats * self.book.cards[state.settings[CARDS]]:
            state.push(SCORE, 0)
            return
        seat = seat_of(frame)
        state.turn = seat
        state.push(TURN, seat + 1 if seat + 1 < state.seats else 0, turn + 1)
        state.push(TAKE, seat)


@final
class TakeCard(RingQuestion):
    """SG-010: take a card from the ring."""

    def __init__(self, book: Book) -> None:
        super().__init__("take", V_TAKE, book)

    def rule(self, state: Strife, frame: i64) -> str:
        return "SG-010"

    def bars_at(self, state: Strife, frame: i64, index: i64) -> str:
        """SG-012, SG-013, SG-033, SG-038, SG-G06."""
        entry = state.ring.pile.entries[index]
        if entry & DOWN != 0:
            return "SG-038"
        if state.ring.is_edge(index):
            return ""
        if entry & CARD >= self.book.numbers:
            return "SG-033"
        if state.ring.gaps < self.book.gaps_until_edges or self.may_take_any(state):
            return ""
        return "SG-013"

    def may_take_any(self, state: Strife) -> bool:
        """SG-G06: every gap card is blocked, and the table lets the seat take any number then."""
        if state.settings[STUCK] != 0:
            return False
        i: i64
        for i in range(state.ring.size()):
            if state.ring.is_open(i) and state.ring.is_edge(i):
                return False
        return True

    def choices(self, state: Strife, frame: i64) -> vec[i64]:
        """The same in one pass: this is asked more often than everything else together."""
        entries = state.ring.pile.entries
        if len(entries) == 0:
            return vec[i64]()
        out = SCRATCH
        found: i64 = 0
        verb = pack(V_TAKE)
        anywhere = state.ring.gaps < self.book.gaps_until_edges
        numbers = self.book.numbers
        previous = entries[len(entries) - 1]
        for entry in entries:
            edge = (entry | previous) & GAP != 0
            if (edge or (anywhere and entry & CARD < numbers)) and entry & DOWN == 0:
                out[found] = verb | place_of(entry)
                found += 1
            previous = entry
        return out[:found] if found > 0 else super().choices(state, frame)  # SG-G06

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        if choice == NO_CHOICE:
            state.emit("skipped", seat)
            return
        card = state.ring.take(state.ring.find(first_of(choice))) & CARD
        state.emit("took", seat, card, first_of(choice))
        gain(state, self.book, seat, card, True)


@final
class Score(Step):
    """SG-020…028: winning colours, sums, shields; then the next round (SG-006)."""

    def __init__(self, book: Book) -> None:
        super().__init__("score", book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        found = verdict(state, self.book)
        colours = found.colours
        if colours == 0:
            state.emit("no-colour", NOBODY)  # SG-G20
        else:
            state.emit("colours-won", NOBODY, a=colours, b=found.lowest)
        sums = vec[i64](capacity=8)
        i: i64
        for i in range(state.seats):
            sums = append(sums, sum_of(state, self.book, i, colours))
        for i in range(shields_of(state, self.book)):
            seat = best(sums, state.start())
            state.shields = append(state.shields, seat + 1)
            if seat >= 0:
                shield = self.book.shields[i]
                state.emit(shield.event, seat, a=sums[seat], b=shield.points)
                sums[seat] = 0
        state.push(ROUND, 0, state.round + 1)


def best(sums: vec[i64], start: i64) -> i64:
    """SG-024…028: who has the highest sum above 0; ties go clockwise from the start seat."""
    found: i64 = -1
    highest: i64 = 0
    seat = start
    for _ in sums:
        if sums[seat] > highest:
            found = seat
            highest = sums[seat]
        seat = seat + 1 if seat + 1 < len(sums) else 0
    return found


def shields_of(state: Strife, book: Book) -> i64:
    """SG-G01: a game of two gives no bronze shield."""
    return 2 if state.seats == 2 else len(book.shields)


@final
@mypyc_attr(acyclic=True)
class Verdict:
    """SG-020, SG-021: the lowest number that counts, and one bit for every colour it has."""

    __slots__ = ("colours", "lowest")

    def __init__(self) -> None:
        self.lowest: i64 = 0  # none so far
        self.colours: i64 = 0

    def count(self, book: Book, entry: i64) -> None:
        """SG-G13, SG-G21: blocked cards and champions do not count."""
        card = entry & CARD
        if entry & DOWN != 0 or card >= book.numbers:
            return
        value = book.values[card]
        if self.lowest == 0 or value < self.lowest:
            self.lowest = value
            self.colours = 0
        if value == self.lowest:
            self.colours |= BITS[book.colour[card]]


def verdict(state: Strife, book: Book) -> Verdict:
    """SG-020, SG-035: what the edges of the gaps and the active card of the centre decide."""
    found = Verdict()
    entries = state.ring.pile.entries
    count = len(entries)
    previous: i64 = entries[count - 1] if count > 0 else 0
    for entry in entries:
        if (entry | previous) & GAP != 0:
            found.count(book, entry)
        previous = entry
    if state.centre.size() > 0:
        found.count(book, state.centre.entries[state.centre.size() - 1])
    return found


def sum_of(state: Strife, book: Book, seat: i64, colours: i64) -> i64:
    """SG-022, SG-G22: the open numbers in winning colours before this seat."""
    total: i64 = 0
    for entry in state.displays[seat].entries:
        card = entry & CARD
        if card < book.numbers and entry & DOWN == 0 and colours & BITS[book.colour[card]] != 0:
            total += book.values[card]
    return total
