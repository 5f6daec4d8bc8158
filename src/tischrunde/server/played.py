"""A table as its events have made it, and as every seat sees it; neither store nor clients."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import inf
from time import monotonic

from tischrunde.bots import catalog as bots
from tischrunde.games import catalog as games
from tischrunde.kernel.errors import IllegalChoice
from tischrunde.kernel.event import NO_CARD, Event
from tischrunde.kernel.message import Message
from tischrunde.kernel.pile import EVERYONE, SPECTATOR
from tischrunde.kernel.state import State
from tischrunde.server import refusals, showing, waiting, wire
from tischrunde.server.rows import (
    BACK,
    BOT,
    CHOICE,
    JOIN,
    LEAVE,
    OPEN,
    PERSON,
    REMATCH,
    REPLACED,
    STAND_IN,
    UNDO,
    EventRow,
    SeatRow,
    TableRow,
)
from tischrunde.table import Session

NEWS_AT_MOST = 500  # versions that can be told; whoever missed more looks at the moments


@dataclass(frozen=True)
class Happened:
    """The events of one version."""

    version: int
    events: list[Event]
    said: tuple[Message, ...] = ()  # of people who may not sit there any more


class Played:
    """A game and its seats at one version; the same events lead to the same, anywhere."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], session: Session | None) -> None:
        if session is None:
            rules = games.load(row.game).of(row.version)
            session = Session(rules, row.seats, row.seed, row.options, row.undo)
        self.row = row
        self.seats = without_stand_ins(seats)
        self.stored = list(self.seats)  # as they are today, whatever is being played again
        self.session = session
        self.history = deque([Happened(0, session.opening)], NEWS_AT_MOST)
        self.history += [Happened(n, s.events) for n, s in enumerate(session.steps, start=1)]
        self.version = len(session.steps)  # how many events have been appended
        # By the clock that only goes forward: since when whoever is asked has been, and when a
        # seat was left by the last connection of its person (None: it was not).
        self.asked_since = waiting.since(row.created)
        self.left: Callable[[int], float | None] = lambda seat: -inf
        self.changed = row.created  # when the last of them was
        self.rematch = ""  # the table at which the same people go on
        self.rematches = 0  # how many such tables there have been
        self._stood_in: set[int] = set()  # steps that were chosen by a bot for somebody
        self._by_people: set[int] = set()  # and by people at seats that a bot has now
        self._joined: set[int] = set()  # seats of people who came later
        self._away: dict[int, float] = {}  # since when a bot stands in at a seat
        self.stand_ins: Counter[int] = Counter()  # how often one has, by seat
        self._about: wire.About | None = None  # as it was told last, and of what it was made
        self._about_of: object = None

    # -- who ------------------------------------------------------------------------------------

    @property
    def waits(self) -> bool:
        """Whether somebody is still to sit down."""
        return any(seat.kind == OPEN for seat in self.seats)

    @property
    def waiting(self) -> wire.Waiting | None:
        """How long a person has been asked, if one is, and when others need not wait any more."""
        seat = self.awaited
        if seat is None:
            return None
        left = self.left(seat)
        due = waiting.due_in(self.wait, self.row.clock, self.asked_since, left)
        return wire.Waiting(max(0.0, monotonic() - self.asked_since), due)

    @property
    def wait(self) -> float | None:
        """Seconds for which somebody is waited for; None: for ever."""
        return waiting.WAITS[self.row.pace]

    @property
    def asked(self) -> int | None:
        """The seat that is to choose, if one is."""
        decision = self.session.decision
        return None if decision is None or self.waits else decision.seat

    @property
    def bot_to_choose(self) -> int | None:
        """The seat for which a bot is to choose, if there is one."""
        seat = self.asked
        return seat if seat is not None and self.seats[seat].bot else None

    @property
    def awaited(self) -> int | None:
        """The seat that is to choose, if it is up to a person."""
        seat = self.asked
        return None if seat is None or self.seats[seat].bot else seat

    def stands_in(self, seat: int) -> bool:
        """Whether a bot plays there for a person."""
        return self.seats[seat].kind == PERSON and bool(self.seats[seat].bot)

    @property
    def owners(self) -> set[int]:
        """The seats of those who have set the table up; if none of them is left, of all people who
        wait there.  A game that goes on is nobody's to close then."""
        people = {seat for seat, sitter in enumerate(self.seats) if sitter.kind == PERSON}
        begun = bool(self.session.steps) and not self.waits
        return people - self._joined or (set() if begun else people)

    def stood_in_for(self, seat: int) -> float:
        """For how many seconds a bot has stood in there."""
        return monotonic() - self._away[seat] if self.stands_in(seat) else 0.0

    def bars_undo(self, seat: int) -> str:
        """The rule that forbids this seat to undo now, or ""."""
        return self.session.bars_undo(seat, self._no_person_since(seat))

    def _no_person_since(self, seat: int) -> set[int]:
        """The seats at which no person has chosen since this seat did."""
        silent = set(range(len(self.seats)))
        steps = self.session.steps
        for number in range(len(steps) - 1, -1, -1):
            chooser = steps.chooser(number)
            if chooser == seat:
                break
            person = self.seats[chooser].kind != BOT and number not in self._stood_in
            if person or number in self._by_people:
                silent.discard(chooser)
        return silent

    # -- what a seat sees -----------------------------------------------------------------------

    def update(
        self, seat: int = SPECTATOR, since: int | None = None, waiting: wire.Waiting | None = None
    ) -> wire.Update:
        """The whole table as a seat sees it, with what has happened since a version; live also how
        long somebody is waited for by now."""
        session, waits = self.session, self.waits
        rules, state = session.rules, session.state
        no_undo = "" if seat == SPECTATOR or waits else self.bars_undo(seat)
        return wire.Update(
            version=self.version,
            seat=seat,
            about=self.about(),
            view=rules.observe(state, seat),
            decision=None if waits else showing.decision_for(rules, state, seat),
            events=[
                told
                for h in self._news(since)
                for told in showing.told(session, seat, h.version, h.events, h.said)
            ],
            undo=not (seat == SPECTATOR or waits or no_undo),
            no_undo=showing.undo_barred(no_undo) if no_undo else None,
            ending=showing.ending(rules, state, self.row.seed),
            closes=not session.over and seat in self.owners,
            waiting=waiting,
        )

    def _news(self, since: int | None) -> list[Happened]:
        """What has happened after a version; mostly the last of very many."""
        count = 0
        if since is not None:
            for happened in reversed(self.history):
                if happened.version <= since:
                    break
                count += 1
        return [self.history[-number] for number in range(count, 0, -1)]

    def about(self) -> wire.About:
        """The same one until something of it is different: every seat is told with every choice."""
        made_of = tuple(self.seats), self.session.over, self.rematch
        if self._about is None or made_of != self._about_of:
            self._about = showing.about(self.row, *made_of)
            self._about_of = made_of
        return self._about

    # -- what happens ---------------------------------------------------------------------------

    def rehearse(self, seat: int, choice: str) -> bool:
        """Check a choice and try it on a copy: what is stored must be playable for ever.

        Whether it ends the game.
        """
        session = self.session
        try:
            option = session.check(seat, choice)
        except IllegalChoice as error:
            raise refusals.barred(error) from error
        trial: State = session.state.clone()
        session.rules.apply(trial, option)
        return trial.over

    def carry_out(self, row: EventRow) -> None:
        """Whatever is stored: a choice, an undo, or who sits there."""
        events: list[Event] = []
        said: tuple[Message, ...] = ()
        if row.kind == CHOICE:
            if self.stands_in(row.seat):
                self._stood_in.add(len(self.session.steps))
            events = self.session.choose(row.seat, row.body)
        elif row.kind == UNDO:
            events = self.session.undo(row.seat, self._no_person_since(row.seat))
            count = len(self.session.steps)
            self._stood_in = {number for number in self._stood_in if number < count}
            self._by_people = {number for number in self._by_people if number < count}
        elif row.kind in (STAND_IN, BACK):
            self.seats[row.seat] = replace(self.seats[row.seat], bot=row.body)
            self._away[row.seat] = waiting.since(row.at)
            self.stand_ins[row.seat] += row.kind == STAND_IN
            events = [Event(row.kind, row.seat, NO_CARD, 0, 0, 0, EVERYONE)]
        elif row.kind in (JOIN, LEAVE, REPLACED):
            said = self._change_places(row)
        elif row.kind == REMATCH:
            self.rematch = row.body
            self.rematches += 1
        if row.kind not in (STAND_IN, BACK):  # the question is the same, and so is its time
            self.asked_since = waiting.since(row.at)
        self.version, self.changed = row.seq, row.at
        self.history.append(Happened(row.seq, events, said))

    def _change_places(self, row: EventRow) -> tuple[Message, ...]:
        """Somebody comes or leaves; what was chosen there before stays theirs, or a bot's.

        Of somebody who comes in the middle of a game a stored event tells the name, and the store
        the key (see ``Table``)."""
        seat, sitter = row.seat, self.seats[row.seat]
        mine = {number for number, step in enumerate(self.session.steps) if step.seat == seat}
        if row.kind == JOIN:
            self._joined.add(seat)
            if sitter.kind == OPEN:
                now = self.stored[seat]
                same = row.body in (now.name, now.bot)
                self.seats[seat] = now if same else SeatRow(PERSON, row.body)
            if not (sitter.kind == BOT and sitter.name):
                return ()
            self._stood_in |= mine - self._by_people
            self.seats[seat] = SeatRow(PERSON, row.body)
            return (Message("event-took-seat", {"name": row.body}),)
        self._joined.discard(seat)
        if row.kind == LEAVE:
            self.seats[seat] = SeatRow(OPEN)
        else:
            self._by_people |= mine - self._stood_in
            self.seats[seat] = SeatRow(BOT, row.body, stand_in_of(self.row.game))
        return (Message("event-left", {"name": row.body}),)


def stand_in_of(game: str) -> str:
    """The bot that plays where somebody is missing: the last is the one made for the game."""
    return bots.names(game)[-1]


def without_stand_ins(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Who sits there; the events tell when a bot has stood in for whom."""
    return [replace(seat, bot="") if seat.kind == PERSON else seat for seat in seats]
