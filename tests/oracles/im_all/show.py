"""What lies on the model's table, in words that can be compared."""

from __future__ import annotations

from tests.oracles.im_all.table import Table


def lying(table: Table) -> dict[str, object]:
    """Everything, by name."""
    found: dict[str, object] = {}
    for thief in table.thieves:
        turn = thief.turn
        mine = {
            "space": thief.space if thief.aboard else None,
            "status": thief.status,
            "credits": thief.credits,
            "damage": thief.damage,
            "cubes": thief.cubes if thief.aboard else None,
            "crystals": thief.crystals,
            "code": thief.code,
            "artifact": thief.artifact,
            "hacked": sorted(thief.hacked),
            "tokens": sorted(thief.tokens),
            "skill": turn.skill,
            "swords": turn.swords,
            "boots": turn.boots,
            "quiet": turn.quiet,
            "hand": sorted(thief.hand),
            "deck": sorted(thief.deck),
            "area": sorted(played.card for played in thief.area if not played.trashed),
            "discard": sorted(thief.discard),
        }
        found.update({f"{thief.seat} {name}": value for name, value in mine.items()})
    found.update(
        {
            "row": sorted(filter(None, table.row)),
            "mission deck": sorted(table.mission_deck.elements()),
            "mission discard": sorted(table.mission_discard.elements()),
            "reserve": table.reserve,
            "market": {good: left for good, left in table.market.items() if left},
            "depots": {space: left for space, left in table.depots.items() if left},
            "artifacts": table.artifacts,
            "pods": sorted(table.pods),
            "crystals": table.crystals,
            "rage": table.rage,
            "bag": dict(+table.bag),
            "noise": dict(+table.area),
            "aside": table.aside,
            "blockade": table.blockade,
            "flipped": table.flipped,
        }
    )
    return found
