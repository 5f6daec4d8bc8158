"""What bots of all raids do before they think."""

from __future__ import annotations

from collections.abc import Sequence

from tischrunde.bots.bot import Bot, Mind, View


class Raider(Bot):
    """Answers at once where there is nothing to choose, and slips now and then if it is to."""

    slips = 0  # of 100 decisions, how many are left to chance

    def choose(self, view: View, options: Sequence[str], mind: Mind) -> str:
        if len(options) == 1:
            return options[0]
        if self.slips and mind.rng.below(100) < self.slips:
            return options[mind.rng.below(len(options))]
        return self.decide(view, options, mind)

    def decide(self, view: View, options: Sequence[str], mind: Mind) -> str:
        """The best of several options."""
        raise NotImplementedError
