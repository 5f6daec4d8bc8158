"""Bots think in processes of their own, so that no table ever waits for another table's bot."""

from __future__ import annotations

import logging
import os
from typing import Any

from tischrunde.bots import catalog as bots
from tischrunde.bots.bot import decide, dice
from tischrunde.games import catalog as games
from tischrunde.server.workers import FIRST, LATER, Died, Failed, NotStarted, Workers

LONGEST = 30.0  # seconds; a bot that takes longer is answered for by chance
TRIES = 2
STAND_IN = "random"

log = logging.getLogger(__name__)


def think(game: str, state: dict[str, Any], bot: str, seed: str) -> str:
    """The choice of a bot at a table as it was stored; ``seed`` is for its own dice."""
    rules = games.load(game).of(state["version"])
    table = rules.decode(state)
    decision = rules.decision(table)
    assert decision is not None
    return decide(rules, table, bots.make(bot, game), dice(seed, decision.seat))


class Thinking:
    """The processes bots think in; started when bots are asked."""

    def __init__(self, processes: int | None = None) -> None:
        self.workers = Workers(processes or max(1, (os.cpu_count() or 2) - 1), LONGEST)

    async def choose(
        self, game: str, state: dict[str, Any], bot: str, seed: str, waited_for: bool = True
    ) -> str:
        """A bot's choice; chance stands in for a bot that crashes or never ends.

        Where nobody waits for it, those go first for whom somebody does.
        """
        for _ in range(TRIES):
            try:
                urgency = FIRST if waited_for else LATER
                choice: str = await self.workers.ask(urgency, think, game, state, bot, seed)
                return choice
            except TimeoutError:
                log.error("the bot %r at %s did not come to an end", bot, game)
                break
            except NotStarted:
                log.error("a process in which bots are to think does not start")
            except Died:  # perhaps by somebody else's hand: once more
                log.exception("a process in which bots think has died")
            except Failed as failed:
                log.error("the bot %r has failed at %s: %s", bot, game, failed)
                break
        return think(game, state, STAND_IN, seed)

    def close(self) -> None:
        """Nobody will hear what is being thought."""
        self.workers.close()
