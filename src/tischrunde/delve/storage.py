"""A table laid: for a new raid, or as it was stored; what does not hang together is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve import names
from tischrunde.delve.hero import INTS, MOST, Hero, empty, from_numbers
from tischrunde.delve.model import HERO_PILES, Delve
from tischrunde.kernel.codec import Reader
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.frame import OPERAND, a_of, b_of, op_of
from tischrunde.kernel.pile import BITS, CARD, MARK_SHIFT, SEEN, SEEN_SHIFT, Pile

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules

CACHED = {
    names.ARTIFACT: "artifacts", names.KEY: "keys", names.BACKPACK: "backpacks",
    names.POTION: "potions",
}  # fmt: skip


def lay(rules: DelveRules, state: Delve, tokens: vec[i64], goods: vec[i64]) -> None:
    """Everything in its place and nothing shuffled yet; then the game opens."""
    book, params = rules.book, rules.params
    state.heroes = rules.heroes(state.seats)
    state.dungeon = Pile(book.dungeon_deck[:])
    state.row = empty()
    state.spent = empty()
    state.board = Pile(tokens[:])
    state.market = Pile(goods[:])
    state.box = empty()
    state.reserve = book.reserve_copies[:]
    state.stacks = book.reserve
    state.noise = vec[i64]([0] * names.CUBE_KINDS)
    state.bag = vec[i64]([0] * names.CUBE_KINDS)
    state.bag[names.BLACK] = params.black
    state.out = vec[i64]([0] * names.CUBE_KINDS)
    state.rage = params.rage_start[state.seats]
    state.push(names.OPEN, 0)


def read(rules: DelveRules, state: Delve, fields: Reader) -> None:
    """Everything as it was stored."""
    book = rules.book
    state.heroes = read_heroes(fields, state.seats)
    state.dungeon = fields.pile("dungeon")
    state.row = fields.pile("row")
    state.spent = fields.pile("spent")
    state.board = fields.pile("board")
    state.market = fields.pile("market")
    state.box = fields.pile("box")
    state.reserve = read_row(fields, "reserve", len(book.reserve))
    state.stacks = book.reserve
    state.noise = read_row(fields, "noise", names.CUBE_KINDS)
    state.bag = read_row(fields, "bag", names.CUBE_KINDS)
    state.out = read_row(fields, "out", names.CUBE_KINDS)
    state.rage = fields.number("rage", 0, int(rules.params.last_space))
    check(rules, state)


def read_heroes(fields: Reader, seats: int) -> vec[Hero]:
    """The heroes, from piles by kind and ints by name."""
    piles = [fields.piles(name, seats) for name in HERO_PILES]
    rows = []
    for name in INTS:
        row = fields.row(name, 0, MOST)
        if len(row) != seats:
            raise BadData(f"{fields.where}.{name}", f"must have {seats} numbers")
        rows.append([int(number) for number in row])
    return vec[Hero](
        [from_numbers([p[s] for p in piles], [row[s] for row in rows]) for s in range(seats)]
    )


def read_row(fields: Reader, name: str, length: int) -> vec[i64]:
    """A row of as many numbers as there must be."""
    row = fields.row(name, 0, MOST)
    if len(row) != length:
        raise BadData(f"{fields.where}.{name}", f"must have {length} numbers")
    return row


def check(rules: DelveRules, state: Delve) -> None:
    """What every table keeps true, or the data is no such table."""
    rooms = len(rules.board_of(state).features)
    for seat, hero in enumerate(state.heroes):
        check_hero(rules, state, hero, seat, rooms)
    for kind in range(state.seats, names.CUBE_KINDS):
        used = state.noise[kind] + state.bag[kind] + state.out[kind]
        if used != (rules.params.black if kind == names.BLACK else 0):
            raise BadData("state.fields.bag", "does not hold the cubes of this game")
    if any(entry >> MARK_SHIFT >= rooms for entry in state.board.entries):
        raise BadData("state.fields.board", "has a token outside the board")
    slots = [int(entry >> MARK_SHIFT) for entry in state.row.entries]
    if len(set(slots)) != len(slots) or any(slot >= rules.params.row for slot in slots):
        raise BadData("state.fields.row", "has a slot twice, or one that does not exist")
    check_piles(rules, state)
    for i, frame in enumerate(state.stack.frames()):
        if not is_sound(rules, state, frame):
            raise BadData(f"state.stack[{i}]", "is about something that is not there")


def check_hero(rules: DelveRules, state: Delve, hero: Hero, seat: int, rooms: int) -> None:
    """Counted right, in a room that exists, and no cube too many."""
    cubes = hero.cubes + hero.damage + state.noise[seat] + state.bag[seat] + state.out[seat]
    if cubes != rules.params.cubes or hero.damage > rules.params.health:
        raise BadData("state.fields.cubes", "does not hold the cubes of this game")
    if hero.room >= rooms or hero.status >= len(names.STATUSES):
        raise BadData("state.fields.room", "is not on this board")
    counts = [hero.artifacts, hero.keys, hero.backpacks, hero.potions]
    for family, name in CACHED.items():
        if hero.count(family, rules.book.family) != counts[family - 1]:
            raise BadData(f"state.fields.{name}", "does not agree with the tokens")
    waiting = [e for e in hero.area.entries if e & names.WAITS != 0]
    if len(waiting) != hero.waiting or any(rules.book.need[e & CARD] == 0 for e in waiting):
        raise BadData("state.fields.waiting", "does not agree with the play area")
    hand = [int(entry) for entry in hero.hand.entries]
    if hand != sorted(hand):
        raise BadData("state.fields.hands", "must be sorted")


def check_piles(rules: DelveRules, state: Delve) -> None:
    """Every card is where such a card can be, and known to those who know it there."""
    deck, cards, all_of_them = rules.book.deck_cards, rules.book.cards, len(rules.book.words)
    for seat, hero in enumerate(state.heroes):
        own = BITS[seat] << SEEN_SHIFT
        expect(hero.deck, "decks", 0, deck, 0, 0)
        expect(hero.hand, "hands", 0, deck, own, 0)
        expect(hero.area, "areas", 0, deck, SEEN, names.WAITS | names.TRASHED)
        expect(hero.tokens, "tokens", cards, all_of_them, SEEN, 0)
        covered = Pile(hero.discard.entries[: max(0, hero.discard.size() - 1)])
        expect(covered, "discards", 0, deck, own, 0)
        expect(Pile(hero.discard.entries[covered.size() :]), "discards", 0, deck, SEEN, 0)
    anywhere = OPERAND << MARK_SHIFT
    expect(state.dungeon, "dungeon", 0, cards, 0, 0)
    expect(state.row, "row", 0, cards, SEEN, anywhere)
    expect(state.spent, "spent", 0, cards, SEEN, 0)
    expect(state.market, "market", cards, all_of_them, SEEN, 0)
    for entry in state.board.entries:
        known = 0 if rules.book.is_secret(entry & CARD) else SEEN
        expect(Pile(vec[i64]([entry])), "board", cards, all_of_them, known, anywhere)
    for entry in state.box.entries:
        known = 0 if entry & SEEN == 0 and rules.book.is_secret(entry & CARD) else SEEN
        expect(Pile(vec[i64]([entry])), "box", 0, all_of_them, known, 0)


def expect(pile: Pile, name: str, low: i64, high: i64, known: i64, marks: i64) -> None:
    """Cards from ``low`` up to ``high``, known just so, with no marks but these."""
    for entry in pile.entries:
        card = entry & CARD
        if not low <= card < high or (entry - card) & ~marks != known:
            raise BadData(f"state.fields.{name}", "has a card that cannot lie there like this")


def is_sound(rules: DelveRules, state: Delve, frame: i64) -> bool:
    """Whether a frame is about texts, cards and alternatives there are."""
    op = op_of(frame)
    book = rules.book
    if op in (names.RUN, names.DISCARD):
        return a_of(frame) < len(book.verbs)
    if op == names.EITHER:
        return a_of(frame) + b_of(frame) <= len(book.alternative_texts)
    if op == names.TRASH:
        return a_of(frame) == names.ANY_CARD or a_of(frame) < book.cards
    return True
