"""Reads the ship: modules with rooms and paths, slots for some of them, and what links all that.

Three modules lie where they always lie; three pieces with two sides each lie in three slots, in any
order.  Every such layout is a map of its own, and all of them count the rooms of all modules.
"""

from __future__ import annotations

import re
from itertools import permutations, product

from tischrunde.delve.boards import SYMBOLS, tunnel
from tischrunde.delve.load import CardReader
from tischrunde.delve.plan import Door, Plan
from tischrunde.games.im_all.names import BY_LOT
from tischrunde.kernel.content import Content, parse_toml
from tischrunde.kernel.setting import Value

SHIP_FIELDS = ("id", "start", "view", "lift", "link", "slot", "piece", "module")
MODULE_FIELDS = ("id", "features", "openings", "room", "paths", "bends")
ROOM_FIELDS = ("id", "at", "features", "major", "minor", "artifact")
OPENINGS = ("a", "b", "w", "e")
SLOTS = 3
LINK = re.compile(r"(?P<start>\S+) (?P<end>\S+)(?P<rest>( (\dB|\dM|L|blockade))*)")


class Module:
    """A module, or one side of a piece: its rooms by their number among all, its doors."""

    def __init__(self, entry: Content, first: int) -> None:
        entry.only(*MODULE_FIELDS)
        self.id = entry.id("id")
        self.entries = entry.tables("room")
        self.features = entry.ids("features") if "features" in entry.data else []
        words = [room.id("id") for room in self.entries]
        if len(set(words)) != len(words):
            entry.wrong("room", "two rooms have the same id")
        self.numbers = {word: first + number for number, word in enumerate(words)}
        self.rooms = [f"{self.id}-{word}" for word in words]
        for room in self.entries:
            room.only(*ROOM_FIELDS)
        self.paths = [self.read_path(text, entry) for text in entry.words("paths")]
        self.openings: dict[str, int] = {}
        if "openings" in entry.data:
            openings = entry.table("openings", *OPENINGS)
            for name in OPENINGS:
                if openings.id(name) not in self.numbers:
                    openings.wrong(name, f"there is no room {openings.id(name)}")
                self.openings[name] = self.numbers[openings.id(name)]

    def read_path(self, text: str, entry: Content) -> tuple[str, int, int, list[str], bool]:
        """``1-3 2B``: its word, its rooms, its symbols, whether it leads one way only."""
        found = SYMBOLS.fullmatch(text)
        if found is None or "wrap" in found["rest"]:
            entry.wrong("paths", f"{text!r} is not like 1-3 2B 1M L")
        for room in (found["start"], found["end"]):
            if room not in self.numbers:
                entry.wrong("paths", f"{text!r}: there is no room {room}")
        start, end = self.numbers[found["start"]], self.numbers[found["end"]]
        word = f"{self.id}-{found['start']}{found['arrow']}{found['end']}"
        return word, start, end, found["rest"].split(), found["arrow"] == ">"


class Ship:
    """A ship as its file has it; a layout is the modules in its slots, one after the other."""

    def __init__(self, text: str, file: str) -> None:
        data = Content(parse_toml(text, file), file)
        data.only(*SHIP_FIELDS)
        self.data = data
        self.modules: list[Module] = []
        self.rooms: list[str] = []
        for entry in data.tables("module"):
            module = Module(entry, len(self.rooms))
            if module.id in [other.id for other in self.modules]:
                entry.wrong("id", f"two modules have the id {module.id!r}")
            self.modules.append(module)
            self.rooms += module.rooms
        self.of_room = [n for n, module in enumerate(self.modules) for _ in module.rooms]
        self.entries = [entry for module in self.modules for entry in module.entries]
        self.by_id = {module.id: number for number, module in enumerate(self.modules)}
        self.pieces = [(piece.id("id"), self.sides(piece)) for piece in data.tables("piece")]
        self.slots = [slot.id("id") for slot in data.tables("slot")]
        for slot in data.tables("slot"):
            slot.only("id", "box", "turned")
        if len(self.pieces) != SLOTS or self.slots != [str(n + 1) for n in range(SLOTS)]:
            data.wrong("piece", "there are three, and slots 1, 2 and 3")
        two_sided = [side for _, sides in self.pieces for side in sides]
        if len(set(two_sided)) != len(two_sided):
            data.wrong("piece", "one module is on two pieces, or twice on one")
        self.fixed = [n for n in range(len(self.modules)) if n not in two_sided]
        self.links = [self.read_link(link) for link in data.words("link")]
        self.lift = [self.read_lift(link) for link in data.words("lift")]
        self.start = self.room(data, "start", data.word("start"))
        # The layouts of all orders of the pieces, and in each of all their sides.
        self.orders = list(permutations(range(SLOTS)))
        self.layouts = [
            tuple(self.pieces[piece][1][sides[piece]] for piece in order)
            for order in self.orders
            for sides in product((0, 1), repeat=SLOTS)
        ]
        self.doors = [self.doors_of(layout) for layout in self.layouts]

    # -- reading ---------------------------------------------------------------------------------

    def sides(self, piece: Content) -> tuple[int, int]:
        """The modules on both sides of a piece, which must have openings."""
        piece.only("id", "sides")
        words = piece.ids("sides")
        for word in words:
            if word not in self.by_id or not self.modules[self.by_id[word]].openings:
                piece.wrong("sides", f"there is no module {word} with openings")
        if len(words) != 2:
            piece.wrong("sides", "must be two")
        one, other = (self.by_id[word] for word in words)
        return one, other

    def room(self, entry: Content, field: str, word: str) -> int:
        """The number of a room of a module that is always there."""
        if word not in self.rooms or self.of_room[self.rooms.index(word)] not in self.fixed:
            entry.wrong(field, f"there is no room {word} in a module that is always there")
        return self.rooms.index(word)

    def read_link(self, text: str) -> tuple[str, str, list[str]]:
        """``1a KO-4 1M``: from an opening of a slot, or a room, to another one."""
        found = LINK.fullmatch(text)
        if found is None or "blockade" in found["rest"]:
            self.data.wrong("link", f"{text!r} is not like 1a KO-4 2B 1M L")
        for end in (found["start"], found["end"]):
            if not self.is_opening(end):
                self.room(self.data, "link", end)
        return found["start"], found["end"], found["rest"].split()

    def is_opening(self, end: str) -> bool:
        """Whether an end of a link is an opening of a slot: ``1a``."""
        return end[:-1] in self.slots and end[-1] in OPENINGS

    def read_lift(self, text: str) -> tuple[int, int, list[str]]:
        """``KO-H3 KZ-H L``: from one space of the hyperlift to the next."""
        found = LINK.fullmatch(text)
        if found is None:
            self.data.wrong("lift", f"{text!r} is not like KO-H3 KZ-H L")
        start, end = (self.room(self.data, "lift", found[name]) for name in ("start", "end"))
        return start, end, found["rest"].split()

    def numbers(self, name: str) -> list[int]:
        """A number of every room, 0 where it has none."""
        return [entry.number(name, 0, 99, 0) for entry in self.entries]

    # -- layouts ---------------------------------------------------------------------------------

    def word(self, layout: tuple[int, ...]) -> str:
        """What a layout is called: HG-PK-KS."""
        return "-".join(self.modules[module].id for module in layout)

    def present(self, layout: tuple[int, ...]) -> list[int]:
        """The modules of a layout."""
        return sorted([*self.fixed, *layout])

    def end(self, word: str, layout: tuple[int, ...]) -> int:
        """The room at an end of a link."""
        if self.is_opening(word):
            return self.modules[layout[int(word[0]) - 1]].openings[word[-1]]
        return self.rooms.index(word)

    def doors_of(self, layout: tuple[int, ...]) -> list[Door]:
        """All paths of a layout, two doors each."""
        out: list[Door] = []
        for module in self.present(layout):
            for word, start, end, symbols, one_way in self.modules[module].paths:
                out += tunnel(word, start, end, symbols, one_way, len(out))
        for one, other, symbols in self.links:
            start, end = self.end(one, layout), self.end(other, layout)
            word = f"{self.rooms[start]}-{self.rooms[end]}"
            out += tunnel(word, start, end, symbols, False, len(out))
        return out

    def door_words(self) -> list[str]:
        """The words of the paths of all layouts."""
        return list(dict.fromkeys(door.word for doors in self.doors for door in doors))

    def plans(self, reader: CardReader, names: dict[str, int]) -> list[Plan]:
        """The map of every layout."""
        besides = [self.modules[module].features for module in self.of_room]
        features, enter, spots = reader.rooms(self.entries, besides)
        out = []
        for layout, doors in zip(self.layouts, self.doors, strict=True):
            here = self.present(layout)
            there = [spot for spot in spots if self.of_room[int(spot.room)] in here]
            out.append(Plan(self.word(layout), features, doors, names, enter, there, self.start))
        return out

    def order_values(self) -> tuple[Value, ...]:
        """What a table may say of the order of the pieces."""
        words = [piece for piece, _ in self.pieces]
        return (*("-".join(words[n] for n in order) for order in self.orders), BY_LOT)

    def side_values(self) -> tuple[Value, ...]:
        """What a table may say of the sides of the pieces, one after the other."""
        words = [[self.modules[side].id for side in sides] for _, sides in self.pieces]
        return (*("-".join(each) for each in product(*words)), BY_LOT)
