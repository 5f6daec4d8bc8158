"""The state of a game of Klong!: a raid, and the parapet on which the first one out walks."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from tischrunde.delve.model import Delve


@final
class Klong(Delve):
    """KL-099: who is first out stands on the parapet."""

    parapet: i64 = 0  # the space, 0 as long as nobody is out
    walker: i64 = 0  # the seat that stands there

    def clone(self) -> Klong:
        twin = Klong(self.seats, self.settings, self.rng.clone(), self.stack.clone())
        twin.copy_table(self)
        twin.parapet = self.parapet
        twin.walker = self.walker
        return twin

    def fields(self) -> dict[str, Any]:
        return {**super().fields(), "parapet": self.parapet, "walker": self.walker}
