"""Tokens that lie in rooms: finding them, taking one on entering, artifacts also as an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.base import Question
from tischrunde.delve.book import Book
from tischrunde.delve.effects import run
from tischrunde.delve.hero import Hero
from tischrunde.delve.menu import Action
from tischrunde.delve.model import Delve
from tischrunde.delve.moves import anger, keep_token
from tischrunde.delve.names import ARTIFACT, V_LEAVE, V_TAKE
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
    return len(book.words) - book.cards + book.back[entry & CARD]


def lies_here(state: Delve, room: i64) -> bool:
    """Whether any token lies in a room."""
    for entry in state.board.entries:
        if entry >> MARK_SHIFT == room:
            return True
    return False


def options_here(state: Delve, book: Book, verb: i64, room: i64) -> vec[i64]:
    """An option for every kind of token in a room."""
    out = vec[i64]()
    for entry in state.board.entries:
        if entry >> MARK_SHIFT == room:
            option = pack(verb, operand(book, entry))
            if option not in out:
                out = append(out, option)
    return out


def take_up(state: Delve, rules: DelveRules, seat: i64, room: i64, wanted: i64) -> None:
    """Take a token of this operand out of a room, turn it up and let it act."""
    book = rules.book
    i: i64
    for i in range(state.board.size()):
        entry = state.board.entries[i]
        if room_of(entry) == room and operand(book, entry) == wanted:
            state.board.take_at(i)
            state.emit("took", seat, entry & CARD, room)
            receive(state, rules, seat, entry & CARD)
            return
    raise AssertionError("no such token lies there")


def receive(state: Delve, rules: DelveRules, seat: i64, token: i64) -> None:
    """A token taken: kept or spent at once; an artifact wakes the dragon."""
    book = rules.book
    if book.kept[token] != 0:
        keep_token(state, book, seat, token)
    else:
        state.box.put(face_up(token))
    if book.family[token] == ARTIFACT:
        anger(state, 1, rules.params.last_space)
    run(state, rules, seat, book.acquire[token])


def can_carry(hero: Hero) -> bool:
    """Whether one more artifact can be carried: one, and one more for every backpack."""
    return hero.artifacts <= hero.backpacks


@final
class Take(Question):
    """On entering a room: take one of its tokens, or leave them."""

    def __init__(self, name: str) -> None:
        super().__init__(name, V_TAKE, V_LEAVE)

    def rule(self, state: Delve, frame: i64) -> str:
        return self.cites.take

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        """Without artifacts where taking one is an action; without anything, no question."""
        as_action = self.rules.artifact_is_action(state)
        out = vec[i64]()
        for option in options_here(state, self.book, V_TAKE, state.heroes[seat_of(frame)].room):
            if not (as_action and is_artifact(self.book, option)):
                out = append(out, option)
        return append(out, pack(V_LEAVE)) if len(out) > 0 else out

    def bars(self, state: Delve, frame: i64, option: i64) -> str:
        if verb_of(option) == V_LEAVE or not is_artifact(self.book, option):
            return ""
        if can_carry(state.heroes[seat_of(frame)]):
            return ""
        return self.cites.carry

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        if choice != NO_CHOICE and verb_of(choice) == V_TAKE:
            seat = seat_of(frame)
            take_up(state, self.rules, seat, state.heroes[seat].room, first_of(choice))


def is_artifact(book: Book, option: i64) -> bool:
    """Whether an option to take something means an artifact; face-down tokens never are."""
    token = book.cards + first_of(option)
    return token < len(book.words) and book.family[token] == ARTIFACT


@final
class TakeArtifact(Action):
    """Take the artifact of the room one stands in, where that is an action of its own."""

    def __init__(self) -> None:
        super().__init__(V_TAKE)

    def candidates(self, state: Delve, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for option in options_here(state, self.book, V_TAKE, state.heroes[seat].room):
            if is_artifact(self.book, option):
                out = append(out, option)
        return out

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        if not self.rules.artifact_is_action(state):
            return self.cites.on_entry
        return "" if can_carry(state.heroes[seat]) else self.cites.carry

    def gather(self, state: Delve, seat: i64, hero: Hero, out: vec[i64], found: i64) -> i64:
        if not self.rules.artifact_is_action(state):
            return found
        return super().gather(state, seat, hero, out, found)

    def do(self, state: Delve, seat: i64, hero: Hero, option: i64) -> None:
        take_up(state, self.rules, seat, hero.room, first_of(option))
