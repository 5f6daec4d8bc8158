"""What makes a bot easy to play against: now and then its mind is elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from tischrunde.bots.bot import Bot, Mind, View


class AbsentMinded(Bot):
    """Put before another bot: plays like that one, but leaves some decisions to chance."""

    slips = 0  # of 100 decisions

    def choose(self, view: View, options: Sequence[str], mind: Mind) -> str:
        if mind.rng.below(100) < self.slips:
            return options[mind.rng.below(len(options))]
        return super().choose(view, options, mind)
