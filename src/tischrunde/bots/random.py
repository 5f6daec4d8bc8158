"""A bot for every game: any option, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence

from tischrunde.bots.bot import Bot, Mind, View


class RandomBot(Bot):
    """The measure of all others."""

    name = "random"

    def choose(self, view: View, options: Sequence[str], mind: Mind) -> str:
        return options[mind.rng.below(len(options))]
