"""What makes a bot easy to play against: now and then its mind is elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from tischrunde.bots.bot import Bot, Mind, View


def slip(slips: int, options: Sequence[str], mind: Mind) -> str:
    """In so many of 100 decisions any of the options; else ""."""
    return options[mind.rng.below(len(options))] if mind.rng.below(100) < slips else ""


class AbsentMinded(Bot):
    """Put before another bot: plays like that one, but leaves some decisions to chance."""

    slips = 0  # of 100 decisions

    def choose(self, view: View, options: Sequence[str], mind: Mind) -> str:
        return slip(self.slips, options, mind) or super().choose(view, options, mind)
