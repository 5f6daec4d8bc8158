"""What bots of all raids do alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from tischrunde.bots.absent import slip
from tischrunde.bots.bot import Bot, Mind, View

Picture = TypeVar("Picture")

WOUNDED = 4  # damage that nobody carries about who can heal it


class RaidBot(Bot):
    """Answers at once where there is nothing to choose, and slips now and then if it is to."""

    slips = 0  # of 100 decisions, how many are left to chance

    def choose(self, view: View, options: Sequence[str], mind: Mind) -> str:
        if len(options) == 1:
            return options[0]
        if self.slips and (choice := slip(self.slips, options, mind)):
            return choice
        return self.decide(view, options, mind)

    def decide(self, view: View, options: Sequence[str], mind: Mind) -> str:
        """HOOK.  The best of several options."""
        raise NotImplementedError


def first_choice(
    steps: Iterable[Callable[[Picture, Sequence[str]], str]],
    picture: Picture,
    options: Sequence[str],
) -> str:
    """What the first step wants that wants anything; where none does, the turn ends."""
    return next((choice for step in steps if (choice := step(picture, options))), "end")


def healing(options: Sequence[str], potions: Mapping[str, int], damage: int) -> str:
    """A potion that heals, before it is wasted or needed; "" for none."""
    for potion, heals in potions.items():
        if f"drink:{potion}" in options and damage >= max(heals, WOUNDED):
            return f"drink:{potion}"
    return ""
