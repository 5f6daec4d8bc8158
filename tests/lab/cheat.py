"""A bot that does not keep to the rules, asked in a process of its own."""

from collections.abc import Sequence

from tischrunde.bots.bot import Bot, Mind, View, decide, dice
from tischrunde.games import catalog

GAME = "strife-of-gods"


class Cheat(Bot):
    """Answers what it was not offered."""

    name = "cheat"

    def choose(self, view: View, options: Sequence[str], mind: Mind) -> str:
        return next(text for n in range(1, 60) if (text := f"take:r{n:02}") not in options)


class Babbler(Bot):
    """Answers what nobody understands."""

    name = "babbler"

    def choose(self, view: View, options: Sequence[str], mind: Mind) -> str:
        return "castle"


def ask(bot: Bot) -> str:
    """Its first answer at a table at which not every card may be taken."""
    rules = catalog.load(GAME)
    state = rules.setup(3, "cheat")
    while len(state.choices) > 10:
        rules.apply(state, state.choices[0])
    return decide(rules, state, bot, dice("cheat", 0))
