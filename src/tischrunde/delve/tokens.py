"""Tokens that lie in rooms: finding them, taking one on entering, artifacts also as an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.base import Question
from tischrunde.delve.book import Book
from tischrunde.delve.happenings import anger, keep_token
from tischrunde.delve.hero import Hero
from tischrunde.delve.menu import Action
from tischrunde.delve.model import Delve
from tischrunde.delve.names import ARTIFACT, BACKPACK, V_LEAVE, V_TAKE
from tischrunde.delve.playing import write_once
from tischrunde.delve.tallies import TOKENS
from tischrunde.delve.text import run
from tischrunde.kernel.frame import seat_of
from tischrunde.kernel.option import NO_CHOICE, first_of, pack, verb_of
from tischrunde.kernel.pile import CARD, MARK_SHIFT, SEEN, face_up

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules


def room_of(entry: i64) -> i64:
    """The room a token lies in."""
    return entry >> MARK_SHIFT


def operand(book: Book, entry: i64) -> i64:
    """What a token is called in an option: by its name when open, by its back when face down."""
    if entry & SEEN == SEEN:
        return (entry & CARD) - book.cards
    return book.tiles - book.cards + book.back[entry & CARD]


def lies_here(state: Delve, room: i64) -> bool:
    """Whether any token lies in a room."""
    for entry in state.lying.entries:
        if entry >> MARK_SHIFT == room:
            return True
    return False


def take_up(state: Delve, rules: DelveRules[Any], seat: i64, room: i64, wanted: i64) -> None:
    """Take a token of this operand out of a room, turn it up and let it act."""
    book = rules.book
    i: i64
    for i in range(state.lying.size()):
        entry = state.lying.entries[i]
        if room_of(entry) == room and operand(book, entry) == wanted:
            state.lying.take_at(i)
            state.emit("took", seat, entry & CARD, room)
            receive(state, rules, seat, entry & CARD)
            return
    raise AssertionError("no such token lies there")


def receive(state: Delve, rules: DelveRules[Any], seat: i64, token: i64) -> None:
    """A token taken: kept or spent at once; an artifact wakes the dragon."""
    book = rules.book
    if book.kept[token] != 0:
        keep_token(state, book, seat, token)
    else:
        state.box.put(face_up(token))
    if book.family[token] == ARTIFACT:
        anger(state, rules, 1)
    run(state, rules, seat, book.acquire[token])


def has_artifact(hero: Hero) -> bool:
    """Whether a hero has what they came for."""
    return hero.has[TOKENS + ARTIFACT] > 0


def can_carry(hero: Hero) -> bool:
    """Whether one more artifact can be carried: one, and one more for every backpack."""
    return hero.has[TOKENS + ARTIFACT] <= hero.has[TOKENS + BACKPACK]


def is_artifact(book: Book, option: i64) -> bool:
    """Whether an option to take something means an artifact; face-down tokens never are."""
    token = book.cards + first_of(option)
    return token < book.tiles and book.family[token] == ARTIFACT


@final
class TakeToken(Question[Delve]):
    """On entering a room: take one of its tokens, or leave them."""

    def __init__(self, name: str) -> None:
        super().__init__(name, V_TAKE, V_LEAVE)

    def rule(self, state: Delve, frame: i64) -> str:
        return self.cites.take

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        """Without artifacts where taking one is an action; without anything, no question."""
        as_action = state.artifacts_any_time
        room = state.heroes[seat_of(frame)].room
        out = vec[i64]()
        for entry in state.lying.entries:
            if room_of(entry) == room and self.rules.is_found(state, entry & CARD):
                option = pack(V_TAKE, operand(self.book, entry))
                if option not in out and not (as_action and is_artifact(self.book, option)):
                    out = append(out, option)
        return append(out, pack(V_LEAVE)) if len(out) > 0 else out

    def bars(self, state: Delve, frame: i64, option: i64) -> str:
        if verb_of(option) == V_LEAVE or not is_artifact(self.book, option):
            return ""
        return "" if can_carry(state.heroes[seat_of(frame)]) else self.cites.carry

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        if choice != NO_CHOICE and verb_of(choice) == V_TAKE:
            seat = seat_of(frame)
            take_up(state, self.rules, seat, state.heroes[seat].room, first_of(choice))


class TakeArtifact(Action):
    """Take the artifact of the room one stands in, where that is an action of its own."""

    def __init__(self) -> None:
        super().__init__(V_TAKE)

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        begin = found
        room = state.heroes[seat].room
        for entry in state.lying.entries:
            if room_of(entry) == room and self.book.family[entry & CARD] == ARTIFACT:
                found = write_once(self.code | operand(self.book, entry), out, begin, found)
        return found

    def offer(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        return super().offer(state, seat, out, found) if state.artifacts_any_time else found

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        if not state.artifacts_any_time:
            return self.cites.on_entry
        return self.rules.bars_artifact(state, seat, self.book.cards + first_of(option))

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        take_up(state, self.rules, seat, state.heroes[seat].room, first_of(option))
