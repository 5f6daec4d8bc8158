"""What the others may still bring home, as far as the table shows it."""

from __future__ import annotations

from typing import Any

from tischrunde.bots.bot import View
from tischrunde.bots.delve.map import Map
from tischrunde.bots.delve.prospects import MASTERY
from tischrunde.bots.delve.rivals import holds_artifact, shown
from tischrunde.bots.delve.ways import FAR
from tischrunde.bots.klong.worth import PRINTED, is_artifact
from tischrunde.games.klong.names import LAST_PARAPET

LAST_SPACE = int(LAST_PARAPET)  # whoever is inside then is knocked out
THEIR_PACE = 1.5  # boots a turn; decks of others are not looked into
A_CARD = 1.4  # points of a card somebody has bought, on average


def rounds_left(view: View, plan: Map, seat: int) -> float:
    """Rounds until the first one out ends the game: on the clock, or when a rival runs."""
    if view["walker"] is not None:
        return float(LAST_SPACE - view["parapet"])
    ways = [
        way_out(view, plan, hero)
        for other, hero in enumerate(view["heroes"])
        if other != seat and hero["status"] == "inside"
    ]
    return min(ways, default=FAR) / THEIR_PACE + LAST_SPACE - 1


def way_out(view: View, plan: Map, hero: dict[str, Any]) -> float:
    """How far a hero has to go: home, by the nearest artifact where none is held yet."""
    room = int(hero["room"]) - 1
    if holds_artifact(hero, PRINTED):
        return plan.home(room)
    return min((plan.away[room][at] + plan.home(at) for at in artifact_rooms(view)), default=FAR)


def artifact_rooms(view: View) -> list[int]:
    return [int(entry["room"]) - 1 for entry in view["tokens"] if is_artifact(entry["token"])]


def hoped(view: View, plan: Map, hero: dict[str, Any], rounds: float) -> float:
    """The points a rival comes to with so many rounds left; nothing for who stays in the depths."""
    if hero["status"] == "lost":
        return 0.0
    points = shown(hero, PRINTED, A_CARD)
    if hero["status"] != "inside":
        return points
    steps = rounds * THEIR_PACE
    if way_out(view, plan, hero) <= steps:
        return points + MASTERY
    safe = holds_artifact(hero, PRINTED) and plan.upstairs(int(hero["room"]) - 1) <= steps
    return points if safe else 0.0


def best_rival(view: View, plan: Map, seat: int) -> float:
    """What the best of the others would come to if this seat were out now."""
    running = view["walker"] is not None
    rounds = LAST_SPACE - view["parapet"] if running else LAST_SPACE - 1
    return max(
        hoped(view, plan, hero, rounds)
        for other, hero in enumerate(view["heroes"])
        if other != seat
    )
