"""Tables at a certain moment of a game that chance has played, without anybody clicking."""

from __future__ import annotations

from functools import cache

from tests.server.serving import Place, Server, any_number

from tischrunde.games import catalog
from tischrunde.table import Session


@cache
def played(game: str, seed: str, seats: int) -> Session:
    """A whole game."""
    session = Session(catalog.load(game), seats, seed, {"first": "seat0"})
    while session.decision is not None:
        options = session.options()
        choice = options[any_number(len(session.steps)) % len(options)]
        session.choose(session.decision.seat, choice)
    return session


def staged(server: Server, game: str, seed: str, moment: int, *others: str) -> Place:
    """Anna and others, after so many choices of the game that this seed and chance make."""
    seats = ("Anna", *(others or ("Berta", "Carl")))
    record = played(game, seed, len(seats)).record.to_json()
    whole = server.opened(server.http.post("/api/records", content=record), game)
    return server.opened(whole.go_on(moment, *seats), game)
