"""What lies on the model's table, in words that can be compared."""

from __future__ import annotations

from typing import Any

from tests.oracles.katakomben.dungeon import Half
from tests.oracles.katakomben.material import TILES
from tests.oracles.katakomben.table import Table


def lying(table: Table) -> dict[str, Any]:
    """Everything, by name."""
    found: dict[str, Any] = {}
    for hero in table.heroes:
        mine = {
            "room": hero.room,
            "status": hero.status,
            "gold": hero.gold,
            "damage": hero.damage,
            "skill": hero.turn.skill,
            "swords": hero.turn.swords,
            "boots": hero.turn.boots,
            "quiet": hero.turn.quiet,
            "cubes": hero.cubes if hero.active else None,
            "picks": hero.picks,
            "hands": sorted(hero.hand),
            "decks": sorted([*hero.deck, *hero.deck_top]),
            "areas": sorted(played.card for played in hero.area),
            "discards": sorted(hero.discard),
            "tokens": sorted(
                [*hero.tokens, *hero.artifacts, *(f"crown_{crown}" for crown in hero.crowns)]
            ),
        }
        found.update({f"{hero.seat} {name}": value for name, value in mine.items()})
    dungeon = table.dungeon
    lying = [f"{room} {name}" for room, names in dungeon.artifacts.items() for name in names]
    lying += [f"{dungeon.start}-M monkey_idol"] * dungeon.idols
    wares = [ware for ware, count in table.wares.items() for _ in range(count)]
    found.update(
        {
            "row": sorted(filter(None, table.row)),
            "deck": sorted(table.dungeon_deck.elements()),
            "spent": sorted(table.dungeon_discard.elements()),
            "majors": sorted(table.majors.elements()),
            "minors": sorted(table.minors.elements()),
            "prisoners": sorted(table.prisoners.elements()),
            "market": sorted(wares + [f"crown_{crown}" for crown in table.crowns]),
            "stack": sorted(table.stack),
            "reserve": table.reserve,
            "noise": dict(+table.area),
            "bag": dict(+table.bag),
            "black aside": table.aside,
            "ghosts": table.ghosts,
            "rage": table.rage,
            "tiles": {tile: (laid.cell, laid.turn) for tile, laid in dungeon.laid.items()},
            "tiles left": table.tiles_left,
            "opened": sorted(lock_name(tile, number) for tile, number in dungeon.opened),
            "picked": sorted(f"{room} {feature}" for room, feature in dungeon.picked),
            "shrines": {room: sorted(seats) for room, seats in dungeon.marks.items()},
            "lying": sorted(lying),
        }
    )
    return found


def lock_name(tile: str, number: int) -> str:
    return Half(tile, number, TILES[tile].tunnels[number].a).door()
