"""The state of a game: a raid on a map that grows, and the bank its finds come from."""

from __future__ import annotations

from typing import Any, final

from tischrunde.delve.tiles import Growing
from tischrunde.kernel.pile import Pile


@final
class Katakomben(Growing):
    """KK-026, KK-027: artifacts by value, the lowest on top; secrets and prisoners face down."""

    artifacts: Pile
    majors: Pile
    minors: Pile
    prisoners: Pile

    def clone(self) -> Katakomben:
        twin = Katakomben(self.seats, self.settings, self.rng.clone(), self.stack.clone())
        twin.copy_table(self)
        twin.copy_tiles(self)
        twin.artifacts = self.artifacts.clone()
        twin.majors = self.majors.clone()
        twin.minors = self.minors.clone()
        twin.prisoners = self.prisoners.clone()
        return twin

    def own_piles(self) -> list[Pile]:
        bank = [self.artifacts, self.majors, self.minors, self.prisoners]
        return [*super().own_piles(), *bank]

    def bank(self, back: str) -> Pile:
        """What lies face down in the bank with this back."""
        if back == "major":
            return self.majors
        return self.minors if back == "minor" else self.prisoners

    def fields(self) -> dict[str, Any]:
        return {
            **super().fields(),
            "artifacts": self.artifacts,
            "majors": self.majors,
            "minors": self.minors,
            "prisoners": self.prisoners,
        }
