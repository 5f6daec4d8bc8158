"""Reads tiles: rooms and half tunnels like ``N1-A 1M``, all of them content of one plan.

A tunnel joins two rooms of the tile (``A-B 2B``), or a room and an opening at the edge: a side (N,
E, S, W) and, where sides have several, its number clockwise (``A>E2``: only outwards); or a room
and the tile's portal.  A tile of two halves covers two cells and is never turned; its openings say
which half they are on (``UN1``, ``LS2``).
"""

from __future__ import annotations

import re

from tischrunde.delve.fields import TILE_FIELDS, TILE_ROOM_FIELDS
from tischrunde.delve.load import CardReader
from tischrunde.delve.names import NOTHING, TILE
from tischrunde.delve.plan import Door, Plan, Spot
from tischrunde.delve.tiles import SIDES, TileSet
from tischrunde.kernel.content import Content, parse_toml

HALF = re.compile(r"(?P<start>\w+)(?P<arrow>[->])(?P<end>\w+)(?P<rest>( (\dB|\dM|\dL|L))*)")
LETTERS = "abcdefghijklmnopqrstuvwxyz"
UPPER = "_upper"  # behind the word of a tile, for its upper half
HALVES = {"lower": "L", "upper": "U"}
CLOSED = -9  # an edge that is none: where two halves meet


class TileFile:
    """Tiles as their file has them; ``openings`` is how many tunnels leave each side."""

    def __init__(self, text: str, file: str, openings: int, besides: tuple[str, ...] = ()) -> None:
        data = Content(parse_toml(text, file), file)
        data.only("tile")
        self.openings = openings
        self.edges = [
            side if openings == 1 else f"{side}{n + 1}" for side in SIDES for n in range(openings)
        ]
        self.words: list[str] = []  # of tiles, each copy by itself
        self.backs: list[str] = []
        self.rooms: list[str] = []
        self.room_entries: list[Content] = []
        self.room_features: list[list[str]] = []  # what a tile says of all its rooms
        self.of_room: list[int] = []  # the tile of every room
        self.doors: list[Door] = []
        self.outer: list[int] = []
        self.portals: list[int] = []  # doors, by their place in the list
        self.halves: list[int] = []  # the other half of every tile, or NOTHING
        self.starts: list[int] = []  # rooms of tiles that lie there from the beginning
        self.rows: tuple[list[int], list[int], list[Spot]] | None = None
        for entry in data.tables("tile"):
            entry.only(*TILE_FIELDS, *besides)
            copies = entry.number("copies", 1, len(LETTERS), 1)
            for copy in range(copies):
                self.read_tile(entry, LETTERS[copy] if copies > 1 else "")
        self.start = self.starts[0] if self.starts else 0

    def read_tile(self, entry: Content, letter: str) -> None:
        """One copy of a tile, with rooms and doors of its own."""
        word = entry.id("id") + letter
        tile = len(self.words)
        has_halves = entry.flag("halves", False)
        halves = [word, word + UPPER] if has_halves else [word]
        if word in self.words:
            entry.wrong("id", f"two tiles have the id {word!r}")
        self.words += halves
        self.backs += [entry.id("back")] * len(halves)
        self.halves += [tile + 1, tile] if has_halves else [NOTHING]
        rooms: dict[str, int] = {}
        for room in entry.tables("room"):
            room.only(*TILE_ROOM_FIELDS)
            if room.id("id") in rooms:
                entry.wrong("room", f"two rooms have the id {room.id('id')!r}")
            half = room.id("half") if "half" in room.data else "lower"
            if half not in HALVES or ("half" in room.data and not has_halves):
                room.wrong("half", "is lower or upper, on a tile of two halves")
            rooms[room.id("id")] = len(self.rooms)
            self.rooms.append(f"{word}-{room.id('id')}")
            self.room_entries.append(room)
            self.room_features.append(entry.ids("features") if "features" in entry.data else [])
            self.of_room.append(tile + (half == "upper"))
        if "start" in entry.data:
            if entry.id("start") not in rooms:
                entry.wrong("start", f"there is no room {entry.id('start')}")
            self.starts.append(rooms[entry.id("start")])
        prefixes = HALVES.values() if has_halves else [""]
        outer = {prefix + edge: NOTHING for prefix in prefixes for edge in self.edges}
        for inner in ("LN", "US"):  # where the halves meet there are no openings
            for edge in [edge for edge in outer if edge.startswith(inner)]:
                outer[edge] = CLOSED
        portal = entry.table("portal", "id", "at").id("id") if "portal" in entry.data else ""
        for tunnel in entry.words("tunnels"):
            self.read_tunnel(tunnel, word, rooms, outer, portal, entry)
        if portal and not any(self.doors[d].word == f"{word}-{portal}" for d in self.portals):
            entry.wrong("portal", "no tunnel leads to it")
        self.outer += [NOTHING if door == CLOSED else door for door in outer.values()]

    def read_tunnel(
        self,
        text: str,
        tile: str,
        rooms: dict[str, int],
        outer: dict[str, int],
        portal: str,
        entry: Content,
    ) -> None:
        """A tunnel within the tile becomes two doors, one to its edge or portal a single one."""
        found = HALF.fullmatch(text)
        if found is None:
            entry.wrong("tunnels", f"{text!r} is not like N1-A 2B 1M L")
        start, end = found["start"], found["end"]
        for place in (start, end):
            known = place in rooms or (place == portal and portal)
            if not known and outer.get(place, CLOSED) == CLOSED:
                entry.wrong("tunnels", f"{text!r}: there is no room or opening {place}")
        count = {"B": 1, "M": 0, "L": 0}
        for symbol in found["rest"].split():
            count[symbol[-1]] = int(symbol[:-1] or 1)
        one_way = found["arrow"] == ">"
        cost = (count["B"], count["M"], count["L"])
        if start in rooms and end in rooms:
            word, first = f"{tile}-{start}-{end}", len(self.doors)
            here = Door(word, rooms[start], *cost, no_entry=one_way)
            there = Door(word, rooms[end], no_exit=one_way)
            here.faces, there.faces = first + 1, first
            self.doors += [here, there]
            return
        if start not in rooms and end not in rooms:
            entry.wrong("tunnels", f"{text!r} has no room")
        edge, outwards = (end, True) if start in rooms else (start, False)
        if edge == portal:
            if any(self.doors[d].word == f"{tile}-{portal}" for d in self.portals):
                entry.wrong("tunnels", f"{text!r}: two tunnels lead to the portal")
            if count["B"] != 1:
                entry.wrong("tunnels", f"{text!r}: a way through portals always takes one boot")
            self.portals.append(len(self.doors))
        elif outer[edge] != NOTHING:
            entry.wrong("tunnels", f"{text!r}: two tunnels leave at {edge}")
        else:
            outer[edge] = len(self.doors)
        room = rooms[start if outwards else end]
        no_entry, no_exit = one_way and outwards, one_way and not outwards
        self.doors.append(Door(f"{tile}-{edge}", room, *cost, no_exit=no_exit, no_entry=no_entry))

    def door_words(self) -> list[str]:
        """The words of all doors, those of a tunnel within a tile once."""
        return list(dict.fromkeys(door.word for door in self.doors))

    def plan(self, id: str, reader: CardReader, start: int = -1) -> Plan:
        """All rooms and doors, as if every tile lay apart from the others."""
        if self.rows is None:  # texts are read once, however many plans there are
            self.rows = reader.rooms(self.room_entries, self.room_features)
        bits, enter, spots = self.rows
        names = {word: number for number, word in enumerate(self.door_words())}
        first = self.start if start < 0 else start
        return Plan(id, bits, self.doors, names, enter, spots, first)

    def tile_set(self, plan: Plan, first: int) -> TileSet:
        """The tiles by number, the first of them being this one among what is printed."""
        numbers = {id(door): number for number, door in enumerate(plan.doors)}
        outer = [numbers[id(self.doors[d])] if d >= 0 else NOTHING for d in self.outer]
        of_room = [first + tile for tile in self.of_room]
        portals = [numbers[id(self.doors[d])] for d in self.portals]
        halves = [first + half if half != NOTHING else NOTHING for half in self.halves]
        return TileSet(first, self.openings, outer, of_room, portals, halves)

    def note_tiles(self, reader: CardReader) -> None:
        """Tiles are cards of a kind of their own."""
        for word, back in zip(self.words, self.backs, strict=True):
            reader.note_bare(word, TILE, back)
