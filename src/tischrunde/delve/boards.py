"""Reads maps that are printed whole: rooms, and tunnels like ``3-4 2B`` between them."""

from __future__ import annotations

import re

from tischrunde.delve.load import CardReader
from tischrunde.delve.plan import Door, Plan
from tischrunde.kernel.content import Content, parse_toml

SYMBOLS = re.compile(r"(?P<start>\w+)(?P<arrow>[->])(?P<end>\w+)(?P<rest>( (\dB|\dM|L|wrap))*)")
BOARD_FIELDS = ("id", "tunnels", "room", "wrap", "bends")


class Sheet:
    """A map as its file has it; ``besides`` are fields a game adds to the file and to its rooms."""

    def __init__(
        self, text: str, file: str, besides: tuple[str, ...], room_besides: tuple[str, ...]
    ) -> None:
        data = Content(parse_toml(text, file), file)
        data.only(*BOARD_FIELDS, *besides)
        self.data = data
        self.id = data.id("id")
        self.entries = data.tables("room")
        self.rooms = [entry.id("id") for entry in self.entries]
        if self.rooms != [str(n + 1) for n in range(len(self.entries))]:
            data.wrong("room", "rooms are numbered from 1 on, without gaps")
        for entry in self.entries:
            entry.only("id", "at", "features", *room_besides)
        self.doors: list[Door] = []
        for tunnel in data.words("tunnels"):
            self.doors += read_tunnel(tunnel, self.rooms, data, len(self.doors))

    def numbers(self, name: str) -> list[int]:
        """A number of every room, 0 where it has none."""
        return [entry.number(name, 0, 99, 0) for entry in self.entries]

    def plan(self, reader: CardReader, names: dict[str, int]) -> Plan:
        """The map for the rules."""
        features, enter, spots = reader.rooms(self.entries)
        return Plan(self.id, features, self.doors, names, enter, spots)

    def drawing(self, *besides: str) -> dict[str, object]:
        """Where rooms lie and how tunnels bend, for whoever draws the map."""
        return {
            "id": self.id,
            **{name: self.data.field(name) for name in besides},
            "rooms": {entry.id("id"): entry.field("at") for entry in self.entries},
            "bends": self.data.field("bends"),
            "wrap": self.data.field("wrap"),
        }


def read_tunnel(text: str, rooms: list[str], entry: Content, first: int) -> list[Door]:
    """``3-4 2B`` a tunnel for two boots, ``17>24 1M`` one way and a monster, ``4-9 L`` locked.

    It becomes two doors, numbered from ``first`` on; the symbols stand on the first of them.
    """
    found = SYMBOLS.fullmatch(text)
    if found is None:
        entry.wrong("tunnels", f"{text!r} is not like 3-4 2B 1M L")
    start, end, symbols = found["start"], found["end"], found["rest"].split()
    for room in (start, end):
        if room not in rooms:
            entry.wrong("tunnels", f"{text!r}: there is no room {room}")
    one_way = found["arrow"] == ">"
    word = f"{start}{found['arrow']}{end}"
    return tunnel(word, rooms.index(start), rooms.index(end), symbols, one_way, first)


def tunnel(
    word: str, start: int, end: int, symbols: list[str], one_way: bool, first: int
) -> list[Door]:
    """The two doors of a tunnel between two rooms, numbered from ``first`` on."""
    count = {"B": 1, "M": 0}
    for symbol in symbols:
        if symbol[-1] in count:
            count[symbol[-1]] = int(symbol[:-1])
    locks = int("L" in symbols)
    here = Door(word, start, count["B"], count["M"], locks, no_entry=one_way)
    there = Door(word, end, no_exit=one_way)
    here.faces, there.faces = first + 1, first
    return [here, there]


def door_words(sheets: list[Sheet]) -> list[str]:
    """The words of the tunnels of some maps together, in order."""
    return sorted({door.word for sheet in sheets for door in sheet.doors}, key=tunnel_order)


def tunnel_order(word: str) -> tuple[int, int, str]:
    """Tunnels by their rooms, as numbers where they are numbers."""
    start, end = re.split("[->]", word)
    return (int(start), int(end), word) if start.isdigit() and end.isdigit() else (0, 0, word)
