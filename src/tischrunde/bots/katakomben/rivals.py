"""The others as far as the table shows them: when they will be out."""

from __future__ import annotations

from typing import Any

from tischrunde.bots.bot import View
from tischrunde.bots.delve.rivals import holds_artifact, shown
from tischrunde.bots.delve.ways import FAR
from tischrunde.bots.katakomben.chart import Chart
from tischrunde.bots.katakomben.worth import PRINTED, is_artifact, room_of

THEIR_PACE = 1.5  # boots a turn; decks of others are not looked into
THEY_LINGER = 4.0  # rounds in which they look for something else
A_CARD = 1.6  # points of a card somebody has bought, on average
UNFOUND = 14.0  # boots over an artifact that nobody has found yet, and home


class Rivals:
    """Everybody's way out."""

    def __init__(self, view: View, chart: Chart) -> None:
        self.chart = chart
        lying = {room_of(at["room"]) for at in view["tokens"] if is_artifact(at["token"])}
        ends = {room: chart.home[room] for room in lying if room in chart.home}
        self.over_artifact = chart.to(ends)

    def way_out(self, hero: dict[str, Any]) -> float:
        """How far somebody has to go: home, over the nearest artifact where none is held yet."""
        room = room_of(hero["room"])
        if holds_artifact(hero, PRINTED):
            return self.chart.home.get(room, FAR)
        return min(UNFOUND, self.over_artifact.get(room, FAR))

    def rounds_to(self, hero: dict[str, Any]) -> float:
        """When somebody will have left, about; 0 for who is out."""
        if hero["status"] != "inside":
            return 0.0
        return self.way_out(hero) / THEIR_PACE + THEY_LINGER


def lead(view: View, seat: int) -> float:
    """By how much somebody is ahead of the best of the others who may still count points."""
    points = [shown(hero, PRINTED, A_CARD) for hero in view["heroes"]]
    others = [
        points[other]
        for other, hero in enumerate(view["heroes"])
        if other != seat and hero["status"] != "lost"
    ]
    return points[seat] - max(others, default=0.0)
