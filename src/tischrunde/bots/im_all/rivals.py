"""Everybody as far as the table shows them: when they will be out, how likely, with how much."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from tischrunde.bots.bot import View
from tischrunde.bots.delve.chances import likely
from tischrunde.bots.delve.forecast import Forecast, Habits, Raider, foreseen
from tischrunde.bots.delve.prospects import MASTERY
from tischrunde.bots.delve.rivals import shown
from tischrunde.bots.delve.ways import FAR
from tischrunde.bots.im_all.routes import errand, goals
from tischrunde.bots.im_all.worth import PRINTED, room_of

HABITS = Habits(attacks=0.24, noise=1.0, outside=4.0, rage=0.1)
HABITS_OF_TWO = HABITS._replace(outside=6.0)
THEIR_PACE = 1.7  # boots a turn; decks of others are not looked into …
TASKS = ("first_port", "second_port", "artifact", "pod")
HEAD_START = 1.5  # … but who has done half as many tasks as oneself, and so many, goes half as fast
THEY_LINGER = 1.0  # rounds in which they look for something else
BY_THEN = 2.0  # rounds by which one falls sooner or later than expected
A_CARD = 1.2  # points of a card somebody has bought, on average
AN_ARTIFACT = 10.0  # points of the one that somebody will take
A_MATCH = 0.3  # how likely somebody comes home who has to be reckoned with


class Rivals:
    """The table from one seat: what awaits its hero, and what the others may come to."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.heroes: list[dict[str, Any]] = view["heroes"]
        self.others = [other for other in range(len(self.heroes)) if other != seat]
        self.raiders = tuple(self.raider(each) for each in range(len(self.heroes)))
        self.ahead = self.forecast(seat)  # what awaits this hero

    def raider(self, seat: int) -> Raider:
        """Somebody as the boss sees them; for the others this hero is as good as out."""
        hero = self.heroes[seat]
        cubes = self.view["bag"]["seats"][seat] + hero["noise"]
        stays = hero["status"] == "inside" and seat != self.seat
        leaves = self.way_out(seat) / self.pace(seat) + THEY_LINGER if stays else 0.0
        return Raider(cubes, hero["health"] - hero["damage"], leaves)

    def pace(self, seat: int) -> float:
        """How fast somebody seems to go, beside this hero.

        By what is done, not by where they stand: nobody may change its mind with every step.
        """
        beside = (self.done(seat) + HEAD_START) / (self.done(self.seat) + HEAD_START)
        return THEIR_PACE * min(1.0, beside)

    def done(self, seat: int) -> int:
        """How many of its tasks somebody has done."""
        following = self.view["needs"][seat]["next"]
        return TASKS.index(following) if following in TASKS else len(TASKS)

    def way_out(self, seat: int) -> float:
        """How far somebody has to go: over all that is left to do, to a pod."""
        room = room_of(self.heroes[seat]["room"])
        ways = [goal.home[room] for goal in goals(errand(self.view, seat)) if room in goal.home]
        return min(ways, default=FAR)

    # -- what the boss will do ------------------------------------------------------------------

    def forecast(self, seat: int) -> Forecast:
        """What the boss and his bounty hunters will do to somebody."""
        view = self.view
        red = view["red"]["area"] + view["red"]["bag"]
        habits = HABITS if len(self.raiders) > 2 else HABITS_OF_TWO
        return foreseen(seat, self.raiders, view["bag"]["black"], red, view["attack"], habits)

    def comes_home(self, seat: int, ahead: Forecast) -> float:
        """How likely somebody comes to count points."""
        status = self.heroes[seat]["status"]
        if status != "inside":
            return 0.0 if status == "lost" else 1.0
        return likely(ahead.falls[seat] - self.raiders[seat].leaves, BY_THEN)

    # -- how they compare -----------------------------------------------------------------------

    @cached_property
    def rivalry(self) -> float:
        """How likely it is that anybody else counts points in the end."""
        nobody = 1.0
        for other in self.others:
            nobody *= 1.0 - self.comes_home(other, self.ahead)
        return 1.0 - nobody

    def best_if_out(self) -> float:
        """What the best of the others would come to if this hero were out now."""
        return max(self.hoped(other, self.forecast(other)) for other in self.others)

    def hoped(self, seat: int, ahead: Forecast) -> float:
        """The points that somebody comes to, if it is likely to come home at all."""
        hero = self.heroes[seat]
        if self.comes_home(seat, ahead) < A_MATCH:
            return 0.0
        points = shown(hero, PRINTED, A_CARD)
        if hero["status"] != "inside":
            return points  # a pod is one of the tokens
        artifact = 0.0 if self.view["needs"][seat]["artifact"] else AN_ARTIFACT
        return points + artifact + MASTERY
