"""What a way promises: how long it takes, how likely it ends well, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tischrunde.bots.delve.forecast import Forecast
from tischrunde.bots.delve.ways import FAR, Distances

MASTERY = 20
A_STEP = 0.12  # health that a boot of the way may cost
BEGUN = 0.5  # of a turn is lost, on average, for what does not come out even
GROWTH = 0.06  # boots that a turn brings more for every boot of the way
A_ROUND = 1.2  # and a little of the next


class Goal(NamedTuple):
    """Something to come home with: how far that is, how far until it is safe, the points."""

    home: Distances
    safe: Distances
    points: float
    room: int = -1  # where it lies; -1 where nobody knows, or for who has it


class Prospects(NamedTuple):
    """What somebody has to go with, and what there is to lose."""

    forecast: Forecast
    pace: float  # boots a turn
    health: float
    stake: float  # points, if it comes home with them
    hurry: float  # points that a turn costs

    def turns(self, way: float) -> float:
        """How many turns a way takes; on a long one the deck gets better."""
        return way / (self.pace + GROWTH * way) + BEGUN

    def lasts(self, way: float, hurt: float) -> float:
        """How likely this hero comes so far alive."""
        return self.forecast.stands(self.turns(way), self.health - A_STEP * way - hurt)

    def promised(self, home: float, safe: float, points: float, hurt: float = 0.0) -> float:
        """What it promises to go home so far with so much, the part until it counts being
        ``safe``."""
        comes = self.lasts(home, hurt)
        saved = max(comes, self.lasts(safe, hurt))
        held = points + self.stake
        return comes * (held + MASTERY) + (saved - comes) * held - self.hurry * self.turns(home)

    def best(
        self,
        goals: Iterable[Goal],
        room: int,
        hurt: float = 0.0,
        spared: float = 0.0,
        appetite: float = 1.0,
    ) -> float:
        """What the best goal promises from a room: less the longer it takes, with so many boots
        spared, and points being worth so much."""
        promised = [
            self.promised(
                max(0.0, goal.home[room] - spared),
                max(0.0, goal.safe.get(room, FAR) - spared),
                appetite * goal.points,
                hurt,
            )
            for goal in goals
            if room in goal.home
        ]
        return max(promised, default=-FAR)

    def risk_of_a_round(self, home: float) -> float:
        """How likely a round more, so far from home, is one too many."""
        late = max(0.0, home / self.pace - 1)
        return 1 - self.forecast.stands(A_ROUND + late, self.health)
