"""Choices that played cards offer for the rest of the turn (KK-G24)."""

from __future__ import annotations

from tests.oracles.katakomben.conditions import EMPURROR, empurror
from tests.oracles.katakomben.dungeon import split
from tests.oracles.katakomben.hero import Hero, Played
from tests.oracles.katakomben.material import CARDS, DEVICE, MONSTER, SHRINE_PLACES, TILES
from tests.oracles.katakomben.table import Table
from tests.oracles.katakomben.texts import (
    acquire,
    encounter,
    may_use,
    reveal_into,
    trash,
    trashable,
    use,
)
from tests.oracles.katakomben.walking import (
    arrive,
    lay_and_go,
    reveal,
    still_lays,
    teleport_targets,
)
from tests.oracles.katakomben.words import lay
from tests.oracles.shared.asking import Flow, ask
from tests.oracles.shared.words import first

EMPURROR_WORDS = dict(
    zip(("choose:quiet-2", "choose:gold-1", "choose:tireless"), EMPURROR, strict=True)
)
TAKE_PICK, PAY_PICK = "choose:picks-1", "choose:pick-for-cards"
STEAL = "choose:free-card"
STEP, BLINK = "choose:teleport", "choose:teleport-hero"


def open_offers(table: Table, hero: Hero) -> dict[str, Played]:
    """Every played card whose choice can be made now."""
    found: dict[str, Played] = {}
    for played in hero.area:
        if played.choice_open and is_open(table, hero, played):
            found.setdefault(f"invoke:{played.card}", played)
    return found


def is_open(table: Table, hero: Hero, played: Played) -> bool:
    """Whether there is anything to choose, here and now."""
    card = played.card
    paused = table.discovery is not None
    stuck = paused or hero.turn.home
    if card in ("empurror", "imp_familiar", "grand_theft"):
        return True
    if card == "waystone":
        return not stuck and bool(other_shrines(table, hero))
    if card == "remove_traps":
        return not paused and bool(+table.dungeon_deck) and any(table.row)
    if card == "shadow_walk":
        return bool(trashable(hero, "burgle"))
    if card == "astral_projection":
        return hero.turn.skill_gained >= 6 and bool(markable(table, hero))
    if card == "riot":
        return hero.prisoners >= 3 and bool(trashable(hero))
    if card == "charlatan":
        return bool(hero.hand)
    if card == "spectral_rider":
        return not stuck and bool(haunted_rooms(table, hero))
    if card == "robbery":
        return not stuck and table.dungeon.has(hero.room, "market") and bool(steps(table, hero))
    if card == "blink_spell":
        return not stuck and bool(steps(table, hero) | rivals(table, hero))
    return False


def invoke(table: Table, hero: Hero, played: Played) -> Flow:
    """Carry the choice of a played card out."""
    card = played.card
    played.choice_open = False
    if card == "empurror":
        choice = yield from ask(hero.seat, lambda: set(EMPURROR_WORDS))
        empurror(table, hero, played, EMPURROR_WORDS[choice])
    elif card == "imp_familiar":
        choice = yield from ask(hero.seat, lambda: pick_or(table, hero, PAY_PICK))
        if choice == TAKE_PICK:
            hero.picks += 1
        else:
            hero.picks -= 1
            table.draw(hero, 2)
    elif card == "waystone":
        table.trash(hero, card, "area")
        yield from jump(table, hero, other_shrines(table, hero))
    elif card == "remove_traps":
        yield from remove_traps(table, hero)
    elif card == "shadow_walk":
        choice = yield from ask(hero.seat, lambda: trashable(hero, "burgle"))
        trash(table, hero, choice)
    elif card == "astral_projection":
        choice = yield from ask(
            hero.seat, lambda: {f"mark:{room}" for room in markable(table, hero)}
        )
        mark(table, hero, first(choice))
    elif card == "riot":
        choice = yield from ask(hero.seat, lambda: trashable(hero))
        trash(table, hero, choice)
    elif card == "charlatan":
        choice = yield from ask(hero.seat, lambda: {f"discard:{own}" for own in hero.hand})
        hero.hand.remove(first(choice))
        hero.discard.append(first(choice))
        table.draw(hero, 2)
    elif card == "spectral_rider":
        yield from jump(table, hero, haunted_rooms(table, hero))
    elif card == "robbery":
        yield from step(table, hero)
    elif card == "grand_theft":
        yield from grand_theft(table, hero)
    elif card == "blink_spell":
        yield from blink(table, hero)


def pick_or(table: Table, hero: Hero, other: str) -> set[str]:
    """A lockpick, or something for one."""
    can_pay = hero.picks > 0 and still_lays(table, hero, picks=1)
    return {TAKE_PICK} | ({other} if can_pay else set())


# -- teleporting -------------------------------------------------------------------------------


def steps(table: Table, hero: Hero) -> set[str]:
    """Adjacent rooms, and doors into the unknown."""
    rooms, frontiers = teleport_targets(table, hero)
    doors = [way.halves[0].door() for way in frontiers]
    return {f"teleport:{where}" for where in [*rooms, *doors]}


def step(table: Table, hero: Hero) -> Flow:
    """Teleport to an adjacent room, or over an edge."""
    choice = yield from ask(hero.seat, lambda: steps(table, hero))
    yield from take_step(table, hero, choice)


def take_step(table: Table, hero: Hero, choice: str) -> Flow:
    where = first(choice)
    for way in teleport_targets(table, hero)[1]:
        if way.halves[0].door() == where:
            reveal(table, way, teleport=True)
            yield from lay_blindly(table, hero)
            return
    if any(way.portal and way.room == where for way in table.dungeon.ways(hero.room)):
        hero.turn.portals += 1
    arrive(table, hero, where)
    yield from ()


def lay_blindly(table: Table, hero: Hero) -> Flow:
    """A tile found by teleport: nothing has to be paid, so nothing interrupts (KK-G14)."""
    choice = yield from ask(hero.seat, lambda: {lay(turn, 0) for turn in range(4)})
    lay_and_go(table, hero, int(first(choice)) // 90, 0)


def jump(table: Table, hero: Hero, rooms: set[str]) -> Flow:
    choice = yield from ask(hero.seat, lambda: {f"teleport:{room}" for room in rooms})
    arrive(table, hero, first(choice))


def other_shrines(table: Table, hero: Hero) -> set[str]:
    dungeon = table.dungeon
    if not dungeon.has(hero.room, "wayshrine"):
        return set()
    return {r for r in dungeon.rooms() if dungeon.has(r, "wayshrine") and r != hero.room}


def haunted_rooms(table: Table, hero: Hero) -> set[str]:
    """The rooms of other haunted tiles, for one who is on a haunted tile."""
    here = split(hero.room)[0]
    if not TILES[here].haunted:
        return set()
    tiles = [tile for tile in table.dungeon.laid if TILES[tile].haunted and tile != here]
    return {room for tile in tiles for room in table.dungeon.rooms_of(tile)}


def rivals(table: Table, hero: Hero) -> set[str]:
    """The rooms of other active players in the depths, but not the one the hero is in."""
    rooms = {h.room for h in table.others() if table.dungeon.is_depths(h.room)}
    return rooms - {hero.room}


def blink(table: Table, hero: Hero) -> Flow:
    def offered() -> set[str]:
        found = {STEP} if steps(table, hero) else set()
        return found | ({BLINK} if rivals(table, hero) else set())

    choice = yield from ask(hero.seat, offered)
    if choice == STEP:
        yield from step(table, hero)
    else:
        yield from jump(table, hero, rivals(table, hero))


# -- others --------------------------------------------------------------------------------------


def may_mark(table: Table, hero: Hero, room: str) -> bool:
    """KK-158 to KK-163."""
    marks = table.dungeon.marks.get(room, [])
    return (
        table.dungeon.has(room, "wayshrine")
        and hero.cubes > 0
        and hero.seat not in marks
        and len(marks) < SHRINE_PLACES
    )


def markable(table: Table, hero: Hero) -> set[str]:
    return {room for room in table.dungeon.rooms() if may_mark(table, hero, room)}


def mark(table: Table, hero: Hero, room: str) -> None:
    hero.cubes -= 1
    table.dungeon.marks.setdefault(room, []).append(hero.seat)
    table.gain_gold(hero, marks_of(table, hero))


def marks_of(table: Table, hero: Hero) -> int:
    return sum(hero.seat in seats for seats in table.dungeon.marks.values())


def remove_traps(table: Table, hero: Hero) -> Flow:
    choice = yield from ask(hero.seat, lambda: {f"replace:{name}" for name in table.row if name})
    slot = table.row.index(first(choice))
    table.dungeon_discard[first(choice)] += 1
    table.row[slot] = None
    yield from encounter(table, reveal_into(table, slot))


def stealable(table: Table, hero: Hero) -> set[str]:
    """What Grand Theft can take from the row: all but its skill must still be paid."""
    found: set[str] = set()
    for name in table.row:
        if not name or CARDS[name].kind == MONSTER:
            continue
        if CARDS[name].kind != DEVICE:
            found.add(f"buy:{name}")
        elif may_use(table, hero, name, free=True):
            found.add(f"use:{name}")
    return found


def grand_theft(table: Table, hero: Hero) -> Flow:
    def offered() -> set[str]:
        hero.picks -= 1
        worth_it = bool(stealable(table, hero))
        hero.picks += 1
        return pick_or(table, hero, STEAL) if worth_it else {TAKE_PICK}

    choice = yield from ask(hero.seat, offered)
    if choice == TAKE_PICK:
        hero.picks += 1
        return
    hero.picks -= 1
    what = yield from ask(hero.seat, lambda: stealable(table, hero))
    yield from obtain(table, hero, first(what))


def obtain(table: Table, hero: Hero, name: str) -> Flow:
    """A card or a device out of the row, already paid for."""
    table.row[table.row.index(name)] = None
    if CARDS[name].kind == DEVICE:
        table.dungeon_discard[name] += 1
        yield from use(table, hero, name)
    else:
        yield from acquire(table, hero, name)
