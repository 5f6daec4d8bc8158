"""The others as far as the table shows them: when they will be out, and with how much."""

from __future__ import annotations

from typing import Any

from tischrunde.bots.bot import View
from tischrunde.bots.katakomben.chart import FAR, Chart
from tischrunde.bots.katakomben.worth import MASTERY, is_artifact, points_of, rules

THEIR_PACE = 1.5  # boots a turn; decks of others are not looked into
THEY_LINGER = 4.0  # rounds that nobody hurries
UNFOUND = 14.0  # boots over an artifact that nobody has found yet, and home
STARTERS = 10
A_CARD = 1.6  # points of a card somebody has bought, on average
A_ROUND = 3.0  # points that somebody makes in a round


def holds_artifact(hero: dict[str, Any]) -> bool:
    return any(is_artifact(token) for token in hero["tokens"])


class Rivals:
    """What becomes of everybody, by seats."""

    def __init__(self, view: View, chart: Chart) -> None:
        self.view, self.chart = view, chart
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

    def points(self, hero: dict[str, Any]) -> float:
        """What somebody shows: gold, tokens, and cards by their number."""
        cards = len(hero["hand"]) + hero["deck"] + len(hero["discard"]) + len(hero["area"])
        tokens = sum(points_of(token) for token in hero["tokens"])
        return float(hero["gold"] + tokens + A_CARD * max(0, cards - STARTERS))

    def hoped(self, hero: dict[str, Any], rounds: float) -> float:
        """What somebody may come to who is given so many rounds."""
        if hero["status"] == "lost":
            return 0.0
        points = self.points(hero)
        if hero["status"] != "inside":
            return points
        needs = self.way_out(hero) / THEIR_PACE
        if not holds_artifact(hero) and needs > rounds:
            return 0.0
        return points + MASTERY + A_ROUND * max(0.0, rounds - needs)
