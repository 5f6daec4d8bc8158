"""The state of a game of Klong!: a raid, and the parapet on which the first one out walks."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve.hero import Hero
from tischrunde.delve.model import Delve
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.pile import Pile
from tischrunde.kernel.rng import Rng


@final
class Klong(Delve):
    """KL-099: who is first out stands on the parapet."""

    def __init__(
        self,
        seats: i64,
        settings: vec[i64],
        rng: Rng,
        stack: Stack,
        heroes: vec[Hero],
        dungeon: Pile,
        row: Pile,
        spent: Pile,
        board: Pile,
        market: Pile,
        box: Pile,
        reserve: vec[i64],
        stacks: vec[i64],
        noise: vec[i64],
        bag: vec[i64],
        out: vec[i64],
        rage: i64,
        parapet: i64,
        walker: i64,
    ) -> None:
        super().__init__(
            seats, settings, rng, stack, heroes, dungeon, row, spent, board, market, box, reserve,
            stacks, noise, bag, out, rage,
        )  # fmt: skip
        self.parapet = parapet  # the space, 0 as long as nobody is out
        self.walker = walker  # the seat that stands there

    def clone(self) -> Klong:
        twin = Klong(
            self.seats,
            self.settings,
            self.rng.clone(),
            self.stack.clone(),
            self.clone_heroes(),
            self.dungeon.clone(),
            self.row.clone(),
            self.spent.clone(),
            self.board.clone(),
            self.market.clone(),
            self.box.clone(),
            self.reserve[:],
            self.stacks,
            self.noise[:],
            self.bag[:],
            self.out[:],
            self.rage,
            self.parapet,
            self.walker,
        )
        twin.inherit(self)
        return twin

    def fields(self) -> dict[str, Any]:
        return {**super().fields(), "parapet": self.parapet, "walker": self.walker}
