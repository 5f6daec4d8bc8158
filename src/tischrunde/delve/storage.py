"""A table laid: for a new raid, or as it was stored; what does not hang together is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve import names
from tischrunde.delve.hero import MOST, Hero, empty
from tischrunde.delve.model import HERO_PILES, Delve
from tischrunde.delve.tallies import (
    BORROWED,
    CUBES,
    DAMAGE,
    OFFERED,
    TOKENS,
    WAITING,
)
from tischrunde.delve.tiles import Growing, join, place_of, x_of, y_of
from tischrunde.delve.waiting import BITS_EACH, may_fire
from tischrunde.kernel.codec import Reader
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.frame import OPERAND, a_of, op_of
from tischrunde.kernel.pile import BITS, CARD, MARK_SHIFT, SEEN, SEEN_SHIFT, Pile

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules

LIES = 0xFFFF  # cell and turn of a tile
COUNTS = names.FIRED | names.FIRED << 6 | names.FIRED << 12
MARKS_IN_PLAY = names.TRASHED | names.OFFERS | COUNTS << names.FIRED_SHIFT


def lay(rules: DelveRules[Any], state: Delve, tokens: vec[i64], goods: vec[i64]) -> None:
    """Everything in its place and nothing shuffled yet; then the game opens."""
    book, params = rules.book, rules.params
    state.tallies = rules.tallies
    state.heroes = rules.heroes(state.seats)
    state.dungeon = Pile(book.dungeon_deck[:])
    state.row = empty()
    state.spent = empty()
    state.lying = Pile(tokens[:])
    state.market = Pile(goods[:])
    state.box = empty()
    state.reserve = book.reserve_copies[:]
    state.stacks = book.reserve
    state.noise = vec[i64]([0] * names.CUBE_KINDS)
    state.bag = vec[i64]([0] * names.CUBE_KINDS)
    state.bag[names.BLACK] = params.black
    state.aside = vec[i64]([0] * names.CUBE_KINDS)
    state.aside[names.SPECIAL] = params.special
    state.drawn = vec[i64]()
    state.rage = params.rage_start[state.seats]
    lay_map(rules, state)
    state.push(names.OPEN, 0)


def lay_map(rules: DelveRules[Any], state: Delve) -> None:
    """Doors as printed, no lock open, no spot used."""
    plan = rules.plan_of(state)
    state.plan = plan
    state.artifacts_any_time = rules.artifact_is_action(state)
    state.faces = plan.faces
    state.opened = vec[i64]([0] * len(plan.faces) if rules.params.locks_open else [])
    state.marks = vec[i64]([0] * len(plan.spots))


def read(rules: DelveRules[Any], state: Delve, fields: Reader) -> None:
    """Everything as it was stored."""
    book = rules.book
    state.tallies = rules.tallies
    state.heroes = read_heroes(rules, fields, state.seats)
    state.dungeon = fields.pile("dungeon")
    state.row = fields.pile("row")
    state.spent = fields.pile("spent")
    state.lying = fields.pile("lying")
    state.market = fields.pile("market")
    state.box = fields.pile("box")
    state.reserve = read_row(fields, "reserve", len(book.reserve))
    state.stacks = book.reserve
    state.noise = read_row(fields, "noise", names.CUBE_KINDS)
    state.bag = read_row(fields, "bag", names.CUBE_KINDS)
    state.aside = read_row(fields, "aside", names.CUBE_KINDS)
    state.drawn = fields.row("drawn", 0, names.CUBE_KINDS - 1)
    state.rage = fields.number("rage", 0, int(rules.params.last_space(state.seats)))
    lay_map(rules, state)
    state.opened = read_row(fields, "opened", len(state.opened))
    state.marks = read_row(fields, "marks", len(state.marks))
    check(rules, state)


def read_heroes(rules: DelveRules[Any], fields: Reader, seats: int) -> vec[Hero]:
    """The heroes, from piles by kind and tallies by name."""
    piles = [fields.piles(name, seats) for name in HERO_PILES]
    rooms, statuses = read_row(fields, "room", seats), read_row(fields, "status", seats)
    tallies = rules.tallies
    rows = {number: read_row(fields, name, seats) for name, number in tallies.numbers.items()}
    heroes = []
    for seat in range(seats):
        has = vec[i64]([0] * tallies.size)
        for number, row in rows.items():
            has[number] = row[seat]
        deck, hand, area, discard, tokens = [pile[seat] for pile in piles]
        for entry in tokens.entries:
            has[TOKENS + rules.book.family[entry & CARD]] += 1
        heroes.append(Hero(deck, hand, area, discard, tokens, rooms[seat], statuses[seat], has))
    return vec[Hero](heroes)


def read_row(fields: Reader, name: str, length: int) -> vec[i64]:
    """A row of as many numbers as there must be."""
    row = fields.row(name, 0, MOST)
    if len(row) != length:
        raise BadData(f"{fields.where}.{name}", f"must have {length} numbers")
    return row


def check(rules: DelveRules[Any], state: Delve) -> None:
    """What every table keeps true, or the data is no such table."""
    rooms = int(state.plan.rooms)
    for seat, hero in enumerate(state.heroes):
        check_hero(rules, state, hero, seat, rooms)
    check_cubes(rules, state)
    if any(entry >> MARK_SHIFT >= rooms for entry in state.lying.entries):
        raise BadData("state.fields.lying", "has a token outside the map")
    slots = [int(entry >> MARK_SHIFT) for entry in state.row.entries]
    if len(set(slots)) != len(slots) or any(slot >= rules.params.row for slot in slots):
        raise BadData("state.fields.row", "has a slot twice, or one that does not exist")
    if len(state.drawn) > 0 and names.STRIKE not in [op_of(f) for f in state.stack.frames()]:
        raise BadData("state.fields.drawn", "has cubes of an attack that nobody waits for")
    check_piles(rules, state)
    for i, frame in enumerate(state.stack.frames()):
        if not rules.delve_ops[op_of(frame)].is_sound(state, frame):
            raise BadData(f"state.stack[{i}]", "is about something that is not there")


def check_cubes(rules: DelveRules[Any], state: Delve) -> None:
    """No cube too many and none too few, kind by kind."""
    params = rules.params
    for kind in range(names.CUBE_KINDS):
        found = int(state.noise[kind] + state.bag[kind] + state.aside[kind])
        found += list(state.drawn).count(kind) + int(rules.cubes_elsewhere(state, kind))
        wanted = 0
        if kind < state.seats:
            has = state.heroes[kind].has
            found += int(has[CUBES] + has[DAMAGE] - has[BORROWED])
            wanted = int(params.cubes)
        elif kind == names.BLACK:
            found += sum(int(hero.has[BORROWED]) for hero in state.heroes)
            wanted = int(params.black)
        elif kind == names.SPECIAL:
            wanted = int(params.special)
        if found != wanted:
            raise BadData("state.fields.cubes", "does not hold the cubes of this game")


def check_hero(rules: DelveRules[Any], state: Delve, hero: Hero, seat: int, rooms: int) -> None:
    """Counted right, and in a room that exists."""
    has = hero.has
    if has[DAMAGE] > rules.params.health or has[BORROWED] > has[DAMAGE]:
        raise BadData("state.fields.damage", "is more than a hero can take")
    if hero.room >= rooms or hero.status >= len(names.STATUSES):
        raise BadData("state.fields.room", "is not on this map")
    book = rules.book
    played = [entry & CARD for entry in hero.area.entries]
    if any(not 0 <= card < book.cards for card in played):
        raise BadData("state.fields.areas", "has a card that cannot lie there like this")
    waiting = [entry for entry in hero.area.entries if may_fire(book, entry)]
    if len(waiting) != has[WAITING]:
        raise BadData("state.fields.waiting", "does not agree with the play area")
    for entry in hero.area.entries:
        kinds = book.conditions[(entry & CARD) + 1] - book.conditions[entry & CARD]
        if entry >> names.FIRED_SHIFT >> BITS_EACH * kinds != 0:
            raise BadData("state.fields.areas", "has a card that cannot have done so much")
    offers = [e for e in hero.area.entries if e & names.OFFERS != 0]
    if len(offers) != has[OFFERED] or any(book.offer[e & CARD] == 0 for e in offers):
        raise BadData("state.fields.offered", "does not agree with the play area")
    hand = [int(entry) for entry in hero.hand.entries]
    if hand != sorted(hand):
        raise BadData("state.fields.hands", "must be sorted")


def check_piles(rules: DelveRules[Any], state: Delve) -> None:
    """Every card is where such a card can be, and known to those who know it there."""
    deck, cards, all_of_them = rules.book.deck_cards, rules.book.cards, rules.book.tiles
    for seat, hero in enumerate(state.heroes):
        own = BITS[seat] << SEEN_SHIFT
        for entry in hero.deck.entries:  # what was put there for all to see is known to all
            known = SEEN if entry & SEEN == SEEN else 0
            expect(Pile(vec[i64]([entry])), "decks", 0, deck, known, 0)
        expect(hero.hand, "hands", 0, deck, own, 0)
        expect(hero.area, "areas", 0, deck, SEEN, MARKS_IN_PLAY)
        expect(hero.tokens, "tokens", cards, all_of_them, SEEN, 0)
        covered = Pile(hero.discard.entries[: max(0, hero.discard.size() - 1)])
        trashed = names.TRASHED if rules.params.trash_at_end else 0
        expect(covered, "discards", 0, deck, own, trashed)
        expect(Pile(hero.discard.entries[covered.size() :]), "discards", 0, deck, SEEN, trashed)
    anywhere = OPERAND << MARK_SHIFT
    expect(state.dungeon, "dungeon", 0, cards, 0, 0)
    expect(state.row, "row", 0, cards, SEEN, anywhere)
    expect(state.spent, "spent", 0, cards, SEEN, 0)
    expect(state.market, "market", cards, all_of_them, SEEN, 0)
    for entry in state.lying.entries:
        known = 0 if rules.book.is_secret(entry & CARD) else SEEN
        expect(Pile(vec[i64]([entry])), "lying", cards, all_of_them, known, anywhere)
    for entry in state.box.entries:
        known = 0 if entry & SEEN == 0 and rules.book.is_secret(entry & CARD) else SEEN
        expect(Pile(vec[i64]([entry])), "box", 0, len(rules.book.words), known, 0)


def expect(pile: Pile, name: str, low: i64, high: i64, known: i64, marks: i64) -> None:
    """Cards from ``low`` up to ``high``, known just so, with no marks but these."""
    for entry in pile.entries:
        card = entry & CARD
        if not low <= card < high or (entry - card) & ~marks != known:
            raise BadData(f"state.fields.{name}", "has a card that cannot lie there like this")


def read_tiles(rules: DelveRules[Any], state: Growing, fields: Reader) -> None:
    """Where the map grows: tiles as they were stored, joined again."""
    state.tiles = fields.pile("tiles")
    state.laid = fields.pile("laid")
    state.faces = state.plan.faces[:]
    first, last = rules.book.tiles, len(rules.book.words)
    top = max(0, state.tiles.size() - 1)
    expect(Pile(state.tiles.entries[:top]), "tiles", first, last, 0, 0)
    is_found = names.ORIENT in [op_of(frame) for frame in state.stack.frames()]
    expect(Pile(state.tiles.entries[top:]), "tiles", first, last, SEEN if is_found else 0, 0)
    expect(state.laid, "laid", first, last, SEEN, LIES << MARK_SHIFT)
    cells = {(int(x_of(entry)), int(y_of(entry))) for entry in state.laid.entries}
    if len(cells) != state.laid.size() or state.laid.size() == 0:
        raise BadData("state.fields.laid", "has two tiles in one cell, or none at all")
    i: i64
    for i in range(state.laid.size()):
        join(state, rules.tile_set(), i)
    for frame in state.stack.frames():
        if op_of(frame) == names.ORIENT:
            if state.tiles.size() == 0 or state.faces[a_of(frame)] != names.EDGE:
                raise BadData("state.stack", "lays a tile that is not there, or nowhere")
    for hero in state.heroes:
        if place_of(state, rules.tile_set().of_room[hero.room]) < 0:
            raise BadData("state.fields.room", "is on a tile that is not on the table")
