"""Tables at a certain moment of a game, without anybody clicking; what follows is chosen here."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cache

from playwright.sync_api import Page
from tests.server.serving import Place, Server, any_number

from tischrunde.bots.bot import decide, dice
from tischrunde.bots.catalog import make
from tischrunde.games import catalog
from tischrunde.table import Session


def by_chance(session: Session) -> str:
    options = session.options()
    return options[any_number(len(session.steps)) % len(options)]


def to_the_end(session: Session) -> Session:
    while session.decision is not None:
        session.choose(session.decision.seat, by_chance(session))
    return session


@cache
def played(game: str, seed: str, seats: int) -> Session:
    """A whole game."""
    return to_the_end(Session(catalog.load(game), seats, seed, {"first": "seat0"}))


def staged(server: Server, game: str, seed: str, moment: int, *others: str) -> Place:
    """Anna and others, after so many choices of the game that this seed and chance make."""
    seats = ("Anna", *(others or ("Berta", "Carl")))
    return opened(server, played(game, seed, len(seats)), moment, *seats)


def opened(server: Server, session: Session, moment: int, *seats: str) -> Place:
    """A table that goes on with a game that is over, from a moment of it."""
    game, record = session.rules.id, session.record.to_json()
    whole = server.opened(server.http.post("/api/records", content=record), game)
    return server.opened(whole.go_on(moment, *seats), game)


def stand_still(page: Page) -> None:
    """What goes by itself after a time stays from now on: however busy a machine is, it is seen."""
    page.evaluate("window.setTimeout = () => 0")


class Known:
    """A table of Anna and Ben who choose by chance, or as a bot does; it opens at a moment."""

    def __init__(
        self, server: Server, game: str, seed: str, until: Callable[[Session], bool], bot: str = ""
    ) -> None:
        self.session = Session(catalog.load(game), 2, seed, {"first": "seat0"})
        self.bot = make(bot, game) if bot else None
        while not until(self.session):
            self._step()
        self.place = opened(server, to_the_end(copy(self.session)), self.version, "Anna", "Ben")

    @property
    def version(self) -> int:
        return len(self.session.steps)

    def choose(self, before: Callable[[], None] = lambda: None) -> None:
        """Whoever is asked; ``before`` the table hears of it."""
        version, (seat, choice) = self.version, self._step()
        before()
        assert self.place.choose(seat, version, choice).status_code == 200

    def _step(self) -> tuple[int, str]:
        asked = self.session.decision
        assert asked is not None
        choice = by_chance(self.session)
        if self.bot:
            own = dice(f"{self.session.record.seed}/{self.version}", asked.seat)
            choice = decide(self.session.rules, self.session.state, self.bot, own)
        self.session.choose(asked.seat, choice)
        return asked.seat, choice

    def happened(self, kind: str) -> list[str]:
        """The cards of what happened last, of one kind."""
        events = self.session.steps[-1].events
        return [self.session.rules.cards[event.card] for event in events if event.kind == kind]


def at(version: int) -> Callable[[Session], bool]:
    return lambda session: len(session.steps) == version
