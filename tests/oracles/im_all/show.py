"""What lies on the model's table, in words that can be compared."""

from __future__ import annotations

from tests.oracles.im_all.table import Table
from tests.oracles.im_all.thief import ESCAPED, Thief

GONE = ("status", "credits", "damage", "code", "hacked", "tokens")


def lying(table: Table) -> dict[str, object]:
    """Everything, by name."""
    found: dict[str, object] = {}
    for thief in table.thieves:
        turn = thief.turn
        mine = {
            "space": thief.space,
            "status": thief.status,
            "credits": thief.credits,
            "damage": thief.damage,
            "cubes": thief.cubes,
            "code": thief.code,
            "hacked": sorted(thief.hacked),
            "tokens": tokens(thief),
            "skill": turn.skill,
            "swords": turn.swords,
            "boots": turn.boots,
            "quiet": turn.quiet,
            "teleports": turn.teleports,
            "beams": turn.hops,
            "discount": turn.discount,
            "multipass": turn.multipass,
            "dazed": turn.dazed,
            "stopped": not thief.may_walk,
            "fearless": turn.fearless,
            "hand": sorted(thief.hand),
            "deck": sorted(thief.deck),
            "area": sorted(played.card for played in thief.area if not played.trashed),
            "trashed": sorted(played.card for played in thief.area if played.trashed),
            "discard": sorted(thief.discard),
            "doomed": sorted(thief.doomed),
        }
        if not thief.aboard:  # what was left when the own game ended does not matter any more
            mine = {name: mine[name] for name in GONE}
            mine["cards"] = sorted(thief.cards())
        found.update({f"{thief.seat} {name}": value for name, value in mine.items()})
    found.update(
        {
            "slots": table.ship.layout,
            "row": sorted(filter(None, table.row)),
            "mission deck": sorted(table.mission_deck.elements()),
            "mission discard": sorted(table.mission_discard.elements()),
            "reserve": {**table.reserve, "g0bl1n": not table.flipped, "eradibot": table.flipped},
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
        }
    )
    return found


def tokens(thief: Thief) -> list[str]:
    """All tokens before a thief."""
    found = [*thief.tokens, *["energiekristall"] * thief.crystals]
    found += ["verdampfer"] * thief.turn.vaporizers
    found += [f"artifact_{thief.artifact}"] if thief.artifact else []
    found += ["kommandocode"] if thief.code else []
    found += ["rettungskapsel"] if thief.status == ESCAPED else []
    return sorted(found)
