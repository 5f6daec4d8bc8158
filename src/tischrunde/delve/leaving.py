"""How heroes leave: escaped, rescued or lost; and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tischrunde.delve.happenings import keep_token
from tischrunde.delve.model import Delve
from tischrunde.delve.names import ESCAPED, INSIDE, LOST, MASTERY, RESCUED
from tischrunde.delve.tallies import DAMAGE
from tischrunde.kernel.pile import CARD, MARK_SHIFT

if TYPE_CHECKING:
    from tischrunde.delve.book import Book
    from tischrunde.delve.rules import DelveRules


def escape(state: Delve, rules: DelveRules[Any], seat: i64) -> None:
    """Out with an artifact: a token for it, and no more turns."""
    state.heroes[seat].status = ESCAPED
    state.emit("escaped", seat)
    keep_token(state, rules.book, seat, take_prize(state, rules.book, state.heroes[seat].room))
    rules.on_out(state, seat)
    end_if_over(state)


def take_prize(state: Delve, book: Book, room: i64) -> i64:
    """A token for escaping, from where it lies."""
    i = prize_in(state, book, room)
    return state.lying.take_at(i) & CARD


def prize_in(state: Delve, book: Book, room: i64) -> i64:
    """Where among the tokens one for escaping from this room lies, or -1."""
    i: i64
    for i in range(state.lying.size()):
        entry = state.lying.entries[i]
        if entry >> MARK_SHIFT == room and entry & CARD < len(book.words):
            if book.family[entry & CARD] == MASTERY:
                return i
    return -1


def knock_out_full(state: Delve, rules: DelveRules[Any], first: i64) -> None:
    """Whoever has no health left is out, in order of play from this seat on."""
    i: i64
    for i in range(state.seats):
        seat = (first + i) % state.seats
        hero = state.heroes[seat]
        if hero.status == INSIDE and hero.has[DAMAGE] >= rules.params.health:
            knock_out(state, rules, seat)
    end_if_over(state)


def knock_out_all(state: Delve, rules: DelveRules[Any], first: i64) -> None:
    """Everybody still inside is knocked out, in order of play from this seat on."""
    i: i64
    for i in range(state.seats):
        seat = (first + i) % state.seats
        if state.heroes[seat].status == INSIDE:
            knock_out(state, rules, seat)
    end_if_over(state)


def knock_out(state: Delve, rules: DelveRules[Any], seat: i64) -> None:
    """One hero is out: rescued with an artifact where that counts, else lost."""
    hero = state.heroes[seat]
    if rules.is_rescued(state, seat):
        hero.status = RESCUED
        state.emit("rescued", seat)
    else:
        hero.status = LOST
        state.emit("lost", seat)
    rules.on_out(state, seat)


def end_if_over(state: Delve) -> None:
    """When nobody is left inside, the game ends at once; open steps are skipped."""
    if state.is_over():
        state.stack.depth = 0
        state.emit("game-ended", state.turn)
