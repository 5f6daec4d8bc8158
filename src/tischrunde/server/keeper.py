"""Keeps what games came to, one after the other: as soon as they end, and those that ended before
anybody kept them."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import partial

from tischrunde.games import catalog as games
from tischrunde.server import film
from tischrunde.server.again import Again
from tischrunde.server.chores import AT_ONCE, Chore
from tischrunde.server.records import record_of
from tischrunde.server.store import Store, keeping

log = logging.getLogger(__name__)


class Keeper(Chore):
    """Plays a finished game once more, and keeps all that can be seen of it."""

    name = "keeping finished games"
    pause = 600.0

    def __init__(self, store: Store, again: Again) -> None:
        super().__init__()
        self.store = store
        self.again = again

    async def do_some(self) -> int:
        rules = readable(await self.store.run(keeping.games))
        ids = await self.store.run(partial(keeping.unkept, rules, sorted(self.failed), AT_ONCE))
        for id in ids:
            await self._keep(id)
        return len(ids)

    async def _keep(self, id: str) -> None:
        row = await self.store.table(id)
        if row is None:
            return
        seats = (await self.store.seats([id]))[id]
        record = record_of(row, await self.store.events(id))
        parts = await self.again.play_patiently(film.film, row, seats, record)
        if parts is None:
            log.error("the game at %s does not lead to an end, and is not kept", id)
            self.failed.add(id)
        else:
            await self.store.run(partial(keeping.keep, parts, id))


def readable(held: Iterable[str]) -> dict[str, list[int]]:
    """By which versions of their rules these games can be played today, of those there are.

    To load the rules of a game takes its time, and whoever starts a server waits for it.
    """
    rules = {game: games.load(game) for game in held if game in games.ids()}
    return {game: [them.version, *them.compatible] for game, them in rules.items()}


async def tell_other_rules(store: Store) -> None:
    """Say how many tables were begun by rules that today's do not go on with."""
    counted = await store.run(keeping.count)
    today = readable({game for game, *_ in counted})
    for game, version, over, number in counted:
        if version not in today.get(game, []):
            state = "finished" if over else "running or waiting"
            now = today[game][0] if game in today else "none"
            log.warning(
                "%d %s tables of %s were begun by version %d of its rules; today's is %s",
                number, state, game, version, now,
            )  # fmt: skip
