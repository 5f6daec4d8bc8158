"""The others as far as the table shows them: when they will be out."""

from __future__ import annotations

from typing import Any

from tischrunde.bots.bot import View
from tischrunde.bots.katakomben.chart import FAR, Chart
from tischrunde.bots.katakomben.worth import is_artifact, points_of, rules

THEIR_PACE = 1.5  # boots a turn; decks of others are not looked into
THEY_LINGER = 4.0  # rounds in which they look for something else
STARTERS = 10
A_CARD = 1.6  # points of a card somebody has bought, on average
UNFOUND = 14.0  # boots over an artifact that nobody has found yet, and home


def holds_artifact(hero: dict[str, Any]) -> bool:
    return any(is_artifact(token) for token in hero["tokens"])


class Rivals:
    """Everybody's way out."""

    def __init__(self, view: View, chart: Chart) -> None:
        self.chart = chart
        lying = {
            rules().room_words.index(entry["room"])
            for entry in view["tokens"]
            if is_artifact(entry["token"])
        }
        ends = {room: chart.home[room] for room in lying if room in chart.home}
        self.over_artifact = chart.to(ends)

    def way_out(self, hero: dict[str, Any]) -> float:
        """How far somebody has to go: home, over the nearest artifact where none is held yet."""
        room = rules().room_words.index(hero["room"])
        if holds_artifact(hero):
            return self.chart.home.get(room, FAR)
        return min(UNFOUND, self.over_artifact.get(room, FAR))

    def rounds_to(self, hero: dict[str, Any]) -> float:
        """When somebody will have left, about; 0 for who is out."""
        if hero["status"] != "inside":
            return 0.0
        return self.way_out(hero) / THEIR_PACE + THEY_LINGER


def shown(hero: dict[str, Any]) -> float:
    """What everybody can count of somebody: gold, tokens, and cards by their number."""
    cards = len(hero["hand"]) + hero["deck"] + len(hero["discard"]) + len(hero["area"])
    tokens = sum(points_of(token) for token in hero["tokens"])
    return float(hero["gold"] + tokens + A_CARD * max(0, cards - STARTERS))


def lead(view: View, seat: int) -> float:
    """By how much somebody is ahead of the best of the others who may still count points."""
    others = [hero for other, hero in enumerate(view["heroes"]) if other != seat]
    return shown(view["heroes"][seat]) - max(
        [shown(hero) for hero in others if hero["status"] != "lost"], default=0.0
    )
