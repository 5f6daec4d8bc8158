"""The state of a game in the burrow: a raid on a map that grows, and two stacks of tokens."""

from __future__ import annotations

from typing import Any, final

from tischrunde.delve.tiles import Growing
from tischrunde.kernel.pile import Pile


@final
class Burrow(Growing):
    """What will lie on tiles nobody has found yet."""

    finds: Pile
    eggs: Pile

    def clone(self) -> Burrow:
        twin = Burrow(self.seats, self.settings, self.rng.clone(), self.stack.clone())
        twin.copy_table(self)
        twin.copy_tiles(self)
        twin.finds = self.finds.clone()
        twin.eggs = self.eggs.clone()
        return twin

    def own_piles(self) -> list[Pile]:
        return [*super().own_piles(), self.finds, self.eggs]

    def fields(self) -> dict[str, Any]:
        return {**super().fields(), "finds": self.finds, "eggs": self.eggs}
