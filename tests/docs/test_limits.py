"""The limits that are written down are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

from tischrunde.cli import serve
from tischrunde.server import (
    again,
    calling,
    clients,
    handover,
    lines,
    live,
    moments,
    naming,
    played,
    pushing,
    thinking,
    waiting,
    webpush,
    wire,
    wire_talk,
)
from tischrunde.server.limits import Limits
from tischrunde.server.store import beside, database, subscribed
from tischrunde.table import undo

TEXT = (Path(__file__).parents[2] / "docs/architecture.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \|", re.MULTILINE)

LIMITS: dict[str, list[float]] = {
    "Body of a request, live message": [wire.BODY_LIMIT],
    "Record that is imported": [wire.RECORD_LIMIT],
    "Posts from one address": [Limits.posts_a_second, Limits.posts_at_once],
    "New tables from one address": [Limits.tables_a_second, Limits.tables_at_once],
    "Imports from one address": [Limits.imports_a_second, Limits.imports_at_once],
    "Bytes of such records": [Limits.imported_bytes_a_second, Limits.imported_bytes_at_once],
    "Games waiting to be played again": [again.MOST_WAITING, again.OF_ONE],
    "Choices of one game": [Limits.choices_a_game],
    "Questions (GET) from one address": [Limits.gets_a_second, Limits.gets_at_once],
    "Requests of one address that are under way": [
        Limits.requests_at_once,
        Limits.requests_waiting,
    ],
    "Connections": [Limits.connections, serve.FILES_OF_OURS],
    "Connections of one address": [Limits.connections_an_address],
    "Connections that come from one address, behind a proxy its live lines": [
        Limits.connections_a_second,
        Limits.connections_at_once,
    ],
    "Coming of a whole request": [Limits.request_seconds],
    "Frames on one connection": [Limits.frames_a_second, Limits.frames_at_once],
    "Bytes on one connection": [Limits.bytes_a_second, Limits.bytes_at_once],
    "Choices in memory": [Limits.choices_in_memory],
    "Moments of a story told at once": [moments.PAGE],
    "Live messages on one connection": [Limits.messages_a_second, Limits.messages_at_once],
    "`hello` on a new connection": [Limits.hello_seconds],
    "Spectators at a table": [Limits.clients_a_table],
    "Messages waiting for a slow client": [clients.MOST_MESSAGES, clients.MOST_CHARACTERS],
    "Sending one message": [live.SLOWEST],
    "Versions told to who comes again": [played.NEWS_AT_MOST],
    "Undos of one seat in one game": [undo.MOST],
    "Tables in memory": [Limits.tables_in_memory],
    "A bot's thinking": [thinking.LONGEST],
    "Silence before a bot may stand in": [
        *(wait for wait in waiting.WAITS.values() if wait is not None)
    ],
    "Stand-ins of one seat in one game": [waiting.STAND_INS],
    "Codes for seats on another device, from one address": [
        Limits.codes_a_second,
        Limits.codes_at_once,
    ],
    "Tries of such codes, from one address": [Limits.tries_a_second, Limits.tries_at_once],
    "Tries of such codes in all": [Limits.tries_in_all_a_second, Limits.tries_in_all_at_once],
    "Life of such a code": [handover.LASTS],
    "Lines said by one seat": [Limits.lines_a_second, Limits.lines_at_once],
    "One line": [wire_talk.LONGEST],
    "Lines kept of one table": [beside.MOST_LINES],
    "Calls for one table": [lines.A_SECOND, lines.BURST],
    "One such call": [calling.PATIENCE, naming.PATIENCE],
    "Calls for tables from one address": [lines.OF_ONE],
    "Rooms opened from one address": [Limits.rooms_a_second, Limits.rooms_at_once],
    "Entering, leaving and being called otherwise in rooms, from one address": [
        Limits.moves_a_second,
        Limits.moves_at_once,
    ],
    "Members of a room": [Limits.members_a_room],
    "Tables of a room at the same time": [Limits.tables_a_room],
    "Games of a room": [Limits.games_a_room],
    "A room in which nothing was begun": [Limits.empty_room_hours],
    "A room in which nothing happens": [Limits.room_days],
    "Rooms stored": [Limits.rooms_stored, Limits.rooms_an_address],
    "Browsers called for one seat": [subscribed.MOST_DEVICES],
    "Leaving after one's turn has begun, and still being called": [pushing.JUST_NOW],
    "A call that a push service keeps": [webpush.WAITS],
    "Tables in the public list": [database.LISTED],
    "Tables in the public list, from one address": [Limits.listed_tables],
    "A table on the public list that nobody begins": [Limits.listed_hours],
    "Any other that nobody begins": [Limits.unstarted_hours],
    "A game in which nobody chooses": [Limits.abandoned_days],
    "A game that is over": [Limits.finished_days],
    "Tables stored": [Limits.tables_stored, Limits.tables_an_address],
    "Records of tables that are no more": [Limits.records_exported],
    "Connections to PostgreSQL, by one process": [database.CONNECTIONS],
}


def test_the_limits_are_those_of_the_code() -> None:
    section = TEXT.split("### Limits")[1].split("\n## ")[0]
    rows = dict(ROW.findall(section))
    del rows["What"], rows["---"]
    told = {
        what: [float(number.replace(",", "")) for number in re.findall(r"\d[\d,.]*", limit)]
        for what, limit in rows.items()
    }
    assert told == LIMITS
