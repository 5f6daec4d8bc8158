"""Telling a choice is made cheap: what is kept for it, or sent without delay, is still right."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest
import uvicorn
from starlette.applications import Starlette
from tests.server.serving import Server
from uvicorn.server import ServerState

from tischrunde.games import catalog
from tischrunde.kernel.message import Message
from tischrunde.server import showing, wire
from tischrunde.server.clients import Client
from tischrunde.server.doorstep import Doorstep, MeasuredFrames, protocols
from tischrunde.server.limits import Limits
from tischrunde.server.played import Played
from tischrunde.server.store import EventRow, SeatRow, TableRow

GAME = "strife-of-gods"
ANNA, BEN = SeatRow("person", "Anna", "", "a" * 64), SeatRow("person", "Ben", "", "b" * 64)


def played(*seats: SeatRow) -> Played:
    version = catalog.load(GAME).version
    row = TableRow("22223333aaaa", GAME, version, len(seats), "seed", {}, True, 1.5)
    return Played(row, seats, None)


def happens(table: Played, kind: str, seat: int, body: str = "") -> wire.About:
    """What everybody knows of a table after an event."""
    table.carry_out(EventRow(table.version + 1, kind, seat, body, 1700000000.25))
    for eyes in range(-1, len(table.seats)):
        assert table.update(eyes).about == table.about()
    fresh = showing.about(table.row, table.seats, table.session.over, table.rematch)
    assert table.about() == fresh
    return fresh


def chooses(table: Played, pick: int = 0) -> wire.About:
    asked = table.session.decision
    assert asked is not None
    choices = table.session.options()
    return happens(table, "choice", asked.seat, choices[pick % len(choices)])


# -- what everybody knows of a table ------------------------------------------------------------


def test_who_comes_and_goes_is_told() -> None:
    table = played(ANNA, SeatRow("open"))
    assert [seat.kind for seat in table.about().seats] == ["person", "open"]
    assert happens(table, "join", 1, "Ben").seats[1] == wire.Seat("person", "Ben")
    assert happens(table, "leave", 1, "Ben").seats[1] == wire.Seat("open")
    table.seats[1] = BEN  # as a table in a server puts the one there who has the key
    assert table.about().seats[1] == wire.Seat("person", "Ben")


def test_who_is_replaced_for_a_while_or_for_good_is_told() -> None:
    table = played(ANNA, BEN)
    chooses(table)
    assert happens(table, "stand-in", 0, "strife").seats[0] == wire.Seat("person", "Anna", "strife")
    assert happens(table, "back", 0).seats[0] == wire.Seat("person", "Anna")
    assert happens(table, "replaced", 0, "Anna").seats[0].kind == "bot"
    assert happens(table, "join", 0, "Cleo").seats[0] == wire.Seat("person", "Cleo")


def test_the_end_and_what_comes_after_it_are_told() -> None:
    table, dice = played(ANNA, BEN), Random(3)
    while not table.session.over:
        assert not table.about().over
        chooses(table, dice.randrange(1000))
    assert table.about().over and not table.about().rematch
    assert happens(table, "rematch", 0, "another").rematch == "another"
    assert happens(table, "rematch", 0, "a third").rematch == "a third"


def test_a_choice_makes_nothing_of_it_anew() -> None:
    table = played(ANNA, BEN)
    before = table.about()
    chooses(table)
    assert table.about() is before


# -- what has happened since --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("since", "told"),
    [(None, []), (-1, [0, 1, 2, 3]), (0, [1, 2, 3]), (2, [3]), (3, []), (9, [])],
)
def test_what_has_happened_since_is_told_in_order(since: int | None, told: list[int]) -> None:
    table = played(ANNA, BEN)
    for _ in range(3):
        chooses(table)
    versions = [event.version for event in table.update(0, since).events]
    assert versions == sorted(versions)
    empty = {happened.version for happened in table.history if not happened.events}
    assert sorted(set(versions)) == [version for version in told if version not in empty]


# -- messages -----------------------------------------------------------------------------------


def test_a_message_is_written_as_the_contract_has_it() -> None:
    inner = Message("seat", {"seat": 2})
    message = Message("event-took", {"who": inner, "place": "r01", "count": 3})
    inside = wire.Said("seat", {"seat": 2})
    told = wire.Said("event-took", {"who": inside, "place": "r01", "count": 3})
    assert wire.encode(wire.said(message)) == wire.encode(told)
    assert wire.decode(wire.encode(wire.said(message)), wire.Said) == told
    assert wire.encode(wire.said(Message("plain"))) == b'{"key":"plain","args":{}}'


@pytest.mark.parametrize("game", catalog.ids())
def test_a_refusal_is_what_the_rules_say(game: str) -> None:
    rules, dice, barred = catalog.load(game), Random(game), 0
    state = rules.setup(rules.seats[0], "seed")
    for _ in range(60):
        asked = rules.decision(state)
        if asked is None:
            break
        decision = showing.decision_for(rules, state, asked.seat)
        assert decision is not None and len(decision.options) == len(asked.options)
        for told in decision.barred:
            option = rules.parse(state, told.id)
            assert told.rule == rules.bars(state, option)
            assert told.refusal == wire.said(rules.refusal(state, option))
            assert told.label == wire.said(rules.label(state, option))
            barred += 1
        rules.apply(state, dice.choice(asked.options))
    assert barred, "nothing was barred, so nothing was seen"


# -- sending ------------------------------------------------------------------------------------


class Line:
    """A connection that takes what it is sent, or does not."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.open = True

    def send(self, text: str) -> bool:
        if self.open:
            self.heard.append(text)
        return self.open


def test_nothing_overtakes_what_waits() -> None:
    async def work() -> None:
        line = Line()
        client = Client([0], line.send)
        client.send("before anybody takes something out")
        assert not line.heard and await client.next() == "before anybody takes something out"
        client.send("while that is being sent")
        assert not line.heard and await client.next() == "while that is being sent"
        waiting = asyncio.create_task(client.next())
        await asyncio.sleep(0)
        client.send("at once")
        assert line.heard == ["at once"] and not waiting.done()
        line.open = False
        client.send("the line is full")
        line.open = True
        client.send("and this behind it")
        assert line.heard == ["at once"]
        assert [await waiting, await client.next()] == ["the line is full", "and this behind it"]

    asyncio.run(work())


def test_who_is_given_up_is_sent_no_more() -> None:
    async def work() -> None:
        line = Line()
        client = Client([0], line.send)
        waiting = asyncio.create_task(client.next())
        await asyncio.sleep(0)
        client.give_up("the last word")
        client.send("too late")
        assert not line.heard
        assert [await waiting, await client.next()] == ["the last word", None]

    asyncio.run(work())


def test_a_broken_line_is_given_up_and_troubles_nobody_else() -> None:
    def breaks(text: str) -> bool:
        raise OSError(text)

    async def work() -> None:
        client = Client([0], breaks)
        waiting = asyncio.create_task(client.next())
        await asyncio.sleep(0)
        client.send("at once")  # and whoever has chosen goes on telling the others
        assert client.lost and await waiting is None

    asyncio.run(work())


class Wire(asyncio.Transport):
    """As much of a transport as a live connection needs."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = True
        self.closing = False

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return self.closing


def with_frames(work: Callable[[MeasuredFrames, Wire], object]) -> None:
    """A live connection before anybody has said hello, and its other end."""

    async def run() -> None:
        _, frames = protocols(Doorstep(Limits()))
        line = frames(uvicorn.Config(Starlette(), log_config=None), ServerState(), {})
        line.transport = transport = Wire()
        done = work(line, transport)
        if asyncio.iscoroutine(done):
            await done

    asyncio.run(run())


def test_two_messages_that_nobody_takes_stop_the_reading() -> None:
    async def work(line: MeasuredFrames, transport: Wire) -> None:
        def comes(text: bytes) -> None:
            line.frames, line.curr_msg_data_type = [text], "text"
            line.send_receive_event_to_app()

        comes(b"one")
        assert transport.reads
        comes(b"two")
        assert not transport.reads
        assert (await line.receive()).get("text") == "one" and not transport.reads
        assert (await line.receive()).get("text") == "two" and transport.reads
        comes(b"three")
        assert transport.reads and (await line.receive()).get("text") == "three"

    with_frames(work)


def test_nothing_is_sent_at_once_to_who_cannot_take_it() -> None:
    def work(line: MeasuredFrames, transport: Wire) -> None:
        assert not line.send_at_once("before the line is open")
        line.pause_writing()
        assert not line.send_at_once("while it is full")
        line.resume_writing()
        transport.closing = True
        assert not line.send_at_once("while it is being closed")

    with_frames(work)


def test_what_comes_all_at_once_is_answered_in_order(server: Server) -> None:
    client = server.table("Anna", "Ben").client(0)
    for id in range(1, 6):
        client.say(type="undo", id=id, seat=0, version=0)
    assert [client.hear()["id"] for _ in range(5)] == [1, 2, 3, 4, 5]
