"""Moving: boots, monsters, locks, arrows, portals, teleports; discovering; entering rooms."""

from __future__ import annotations

from collections import Counter

from tests.oracles.katakomben.dungeon import Way, entry, split
from tests.oracles.katakomben.hero import Hero
from tests.oracles.katakomben.material import SAFE_TILES, TILE_STACK, TILES
from tests.oracles.katakomben.table import Discovery, Table
from tests.oracles.katakomben.tokens import open_boxes, take_minor
from tests.oracles.shared.chance import TILE, draw_from


def may_enter(table: Table, hero: Hero, room: str) -> bool:
    """KK-137, KK-G21."""
    return bool(hero.artifacts) or not table.dungeon.has(room, "crypt")


def boots_for(way: Way) -> int:
    """KK-089, KK-146, KK-G08."""
    if way.portal:
        return 1
    return max(half.tunnel.boots for half in way.halves)


def closed_locks(table: Table, way: Way) -> list[tuple[str, int]]:
    """KK-093 to KK-095."""
    opened = table.dungeon.opened
    return [h.lock for h in way.halves if h.tunnel.lock and h.lock not in opened]


def monsters_in(hero: Hero, way: Way) -> int:
    """KK-090, KK-G08."""
    return 0 if hero.braves_monsters else sum(half.tunnel.monsters for half in way.halves)


def swords_for(table: Table, hero: Hero, way: Way) -> list[int]:
    """With how many swords this tunnel can be walked now; none means not at all."""
    against = any(half.against_arrow for half in way.halves)
    if against and "catacombs_map" not in hero.tokens:
        return []  # KK-096, KK-239, KK-G09
    if hero.tired or hero.turn.boots < boots_for(way):
        return []
    if hero.picks < len(closed_locks(table, way)):
        return []
    monsters = monsters_in(hero, way)
    most = min(monsters, hero.turn.swords)
    return [swords for swords in range(most + 1) if hero.survives(monsters - swords)]


def may_walk(table: Table, hero: Hero, way: Way) -> bool:
    """Whether a tunnel may be gone into at all, the unknown half aside (KK-G10)."""
    if hero.turn.home or not swords_for(table, hero, way):
        return False
    if way.is_frontier:
        return table.tiles_left > 0  # KK-129
    return may_enter(table, hero, way.room)


def pay_for(table: Table, hero: Hero, way: Way, swords: int) -> None:
    """Boots, lockpicks, swords and damage of a walk."""
    hero.turn.boots -= boots_for(way)
    for lock in closed_locks(table, way):
        hero.picks -= 1
        table.dungeon.opened.add(lock)
    hero.hurt_from_supply(monsters_in(hero, way) - swords)
    hero.turn.swords -= swords


def walk(table: Table, hero: Hero, way: Way, swords: int) -> None:
    pay_for(table, hero, way, swords)
    if way.portal:
        hero.turn.portals += 1
    arrive(table, hero, way.room)


def teleport_targets(table: Table, hero: Hero) -> tuple[list[str], list[Way]]:
    """Adjacent rooms, and tunnels into the unknown (KK-177 to KK-179, KK-G61)."""
    rooms: list[str] = []
    frontiers: list[Way] = []
    for way in table.dungeon.ways(hero.room):
        if not way.is_frontier:
            if may_enter(table, hero, way.room):
                rooms.append(way.room)
        elif table.tiles_left:
            frontiers.append(way)
    return rooms, frontiers


def portal_rooms(table: Table, hero: Hero) -> list[str]:
    """Rooms that are adjacent through portals."""
    return [way.room for way in table.dungeon.ways(hero.room) if way.portal]


def arrive(table: Table, hero: Hero, room: str) -> None:
    """Enter a room, by whatever means (KK-G15)."""
    hero.room = room
    dungeon = table.dungeon
    if dungeon.has(room, "crypt"):
        assert hero.artifacts
        hero.turn.home = True  # KK-205, KK-G49
    if dungeon.has(room, "crystal_cave"):
        hero.turn.exhausted = True
    if room not in hero.turn.rewarded and reward(table, hero, room):
        hero.turn.rewarded.add(room)
    if dungeon.has(room, "wayshrine"):
        open_boxes(table, hero)


def reward(table: Table, hero: Hero, room: str) -> bool:
    """KK-149 to KK-157; whether the room gave anything (KK-G62)."""
    dungeon = table.dungeon
    for amount in (1, 2, 3):
        if dungeon.has(room, f"gold{amount}"):
            table.gain_gold(hero, amount)
            return True
    if dungeon.has(room, "heal") and hero.damage > 0:
        table.heal(hero, 1)
        return True
    if dungeon.has(room, "monkey_shrine") and dungeon.idols > 0:
        dungeon.idols -= 1
        hero.tokens.append("monkey_idol")
        return True
    return dungeon.has(room, "minor_secret") and take_minor(table, hero)


# -- discovering ----------------------------------------------------------------------------


def reveal(table: Table, way: Way, teleport: bool = False) -> None:
    """KK-120: the top tile is shown and waits."""
    assert way.cell is not None
    table.discovery = Discovery(draw_tile(table), way.cell, way, teleport)


def draw_tile(table: Table) -> str:
    """The top one; the first four are safe ones, all others of the depths (KK-021)."""
    zone = "safe" if table.tiles_left > TILE_STACK - SAFE_TILES else "depths"
    pool = Counter({tile: n for tile, n in table.tiles.items() if TILES[tile].zone == zone})
    tile = draw_from(table.tiles, table.drawn(TILE, pool))
    table.tiles_left -= 1
    return tile


def finished(found: Discovery, turn: int) -> Way:
    """The tunnel as it would be with the tile so turned."""
    assert found.way is not None
    inside = entry(found.tile, turn, found.way.opening)
    return Way((*found.way.halves, inside), f"{found.tile}-{inside.end}")


def affordable(table: Table, hero: Hero, found: Discovery) -> list[tuple[int, int]]:
    """Turns of the tile, and swords, with which the move can be ended now (KK-G10 to KK-G12)."""
    if found.teleport or found.way is None:
        return [(turn, 0) for turn in range(4)]
    return [
        (turn, swords)
        for turn in range(4)
        for swords in swords_for(table, hero, finished(found, turn))
    ]


def lay_options(table: Table, hero: Hero, found: Discovery) -> list[tuple[int, int]]:
    """As above; when nothing can be paid the tile is laid all the same (KK-G11)."""
    return affordable(table, hero, found) or [(turn, 0) for turn in range(4)]


def lay_and_go(table: Table, hero: Hero, turn: int, swords: int) -> None:
    """End a discovery: the tile first, with what it brings, then the hero (KK-G13)."""
    found = table.discovery
    assert found is not None and found.way is not None
    can_pay = bool(affordable(table, hero, found))
    way = finished(found, turn)
    table.discovery = None
    table.lay(found.tile, found.cell, turn)
    if not can_pay:
        return
    if not found.teleport:
        pay_for(table, hero, way, swords)
    arrive(table, hero, way.room)


def still_lays(table: Table, hero: Hero, swords: int = 0, picks: int = 0, cubes: int = 0) -> bool:
    """Whether a payment leaves a way to end the discovery, if there was one (KK-G58)."""
    if table.discovery is None or not affordable(table, hero, table.discovery):
        return True
    hero.turn.swords -= swords
    hero.picks -= picks
    hero.cubes -= cubes
    left = bool(affordable(table, hero, table.discovery))
    hero.turn.swords += swords
    hero.picks += picks
    hero.cubes += cubes
    return left


# -- mercy -------------------------------------------------------------------------------------


def is_trapped(table: Table, hero: Hero) -> bool:
    """Whether no tunnel out of the room could ever be walked as things are (KK-G22)."""
    return not any(is_way_out(table, hero, way) for way in table.dungeon.ways(hero.room))


def is_way_out(table: Table, hero: Hero, way: Way) -> bool:
    """Boots and swords may still come; arrows, locks, the end of the stack and the Crypt stay."""
    if any(half.against_arrow for half in way.halves) and "catacombs_map" not in hero.tokens:
        return False
    if len(closed_locks(table, way)) > hero.picks:
        return False
    return table.tiles_left > 0 if way.is_frontier else may_enter(table, hero, way.room)


def freeing_turns(table: Table, hero: Hero) -> list[int]:
    """How the tile of a trapped hero may be turned so that he is free."""
    tile = split(hero.room)[0]
    if TILES[tile].zone == "start" or not is_trapped(table, hero):
        return []
    laid = table.dungeon.laid[tile]
    now = laid.turn
    found: list[int] = []
    for turn in range(4):
        laid.turn = turn
        if turn != now and not is_trapped(table, hero):
            found.append(turn)
    laid.turn = now
    return found
