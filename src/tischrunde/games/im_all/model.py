"""The state of a game: a raid on one of the ship's layouts, and the bank."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from tischrunde.delve.model import Delve
from tischrunde.kernel.pile import Pile


@final
class ImAll(Delve):
    """KA-023: which layout; KA-036: energy crystals and command codes nobody has yet."""

    layout: i64 = 0
    bank: Pile

    def clone(self) -> ImAll:
        twin = ImAll(self.seats, self.settings, self.rng.clone(), self.stack.clone())
        twin.copy_table(self)
        twin.layout = self.layout
        twin.bank = self.bank.clone()
        return twin

    def own_piles(self) -> list[Pile]:
        return [self.bank]

    def fields(self) -> dict[str, Any]:
        return {**super().fields(), "layout": self.layout, "bank": self.bank}
