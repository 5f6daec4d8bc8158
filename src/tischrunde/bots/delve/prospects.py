"""What a way promises: how long it takes, how likely it ends well, and what that is worth."""

from __future__ import annotations

from typing import NamedTuple

from tischrunde.bots.delve.forecast import Forecast

MASTERY = 20
A_STEP = 0.12  # health that a boot of the way may cost
BEGUN = 0.5  # of a turn is lost, on average, for what does not come out even
GROWTH = 0.06  # boots that a turn brings more for every boot of the way


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
