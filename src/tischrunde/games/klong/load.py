"""Reads the game's data files and makes rules of them."""

from __future__ import annotations

from importlib.resources import files

from tischrunde.delve import names as core
from tischrunde.delve.board import Tunnel
from tischrunde.delve.load import CardReader, make_boards, read_tunnel
from tischrunde.games.klong import names
from tischrunde.games.klong.rules import KlongRules, Layout
from tischrunde.kernel.content import Content, parse_toml

FOLDER = "klong/data"
SIDES = ("day", "dusk")
ROOM_FIELDS = ("id", "at", "features", "major", "minor", "idols", "artifact")
OWN_STEPS = {"fetch_secret": names.FETCH}


def load() -> KlongRules:
    """The rules with the shipped cards, tokens and boards."""
    reader = CardReader(names.KINDS, names.FAMILIES, names.BACKS, OWN_STEPS)
    reader.read_cards(text("cards"), f"{FOLDER}/cards.toml", ("starter", "reserve", "dungeon"))
    reader.read_tokens(text("tokens"), f"{FOLDER}/tokens.toml")
    sides = [Side(text(side), f"{FOLDER}/{side}.toml") for side in SIDES]
    boards, tunnels = make_boards([(side.id, side.features, side.tunnels) for side in sides])
    rooms = max((side.rooms for side in sides), key=len)
    book = reader.book("starter", "reserve", "gem")
    return KlongRules(book, boards, [side.layout() for side in sides], tunnels, rooms)


def text(name: str) -> str:
    """One of the data files."""
    return files("tischrunde.games").joinpath(f"{FOLDER}/{name}.toml").read_text(encoding="utf-8")


class Side:
    """One side of the board: what the rules need, and what a drawing needs."""

    def __init__(self, text: str, file: str) -> None:
        data = Content(parse_toml(text, file), file)
        data.only("id", "grass_line", "tunnels", "room", "wrap", "bends")
        self.id = data.id("id")
        entries = data.tables("room")
        self.rooms = [entry.id("id") for entry in entries]
        if self.rooms != [str(n + 1) for n in range(len(entries))]:
            data.wrong("room", "rooms are numbered from 1 on, without gaps")
        self.features: list[int] = []
        for entry in entries:
            entry.only(*ROOM_FIELDS)
            self.features.append(features(entry))
        self.tunnels: list[Tunnel] = [
            read_tunnel(tunnel, self.rooms, data) for tunnel in data.words("tunnels")
        ]
        self.entries = entries
        self.data = data

    def layout(self) -> Layout:
        """What lies where when the game begins."""
        majors, minors, idols, values = (
            [entry.number(name, 0, 99, 0) for entry in self.entries]
            for name in ("major", "minor", "idols", "artifact")
        )
        return Layout(majors, minors, idols, values)

    def drawing(self) -> dict[str, object]:
        """Where rooms lie and how tunnels bend, for whoever draws the board."""
        return {
            "id": self.id,
            "grass_line": self.data.field("grass_line"),
            "rooms": {entry.id("id"): entry.field("at") for entry in self.entries},
            "bends": self.data.field("bends"),
            "wrap": self.data.field("wrap"),
        }


def features(entry: Content) -> int:
    """The features of a room, one bit each."""
    found = entry.ids("features") if "features" in entry.data else []
    for word in found:
        if word not in core.FEATURES:
            entry.wrong("features", f"{word!r} is not known; known: {', '.join(core.FEATURES)}")
    return sum(2 ** core.FEATURES.index(word) for word in found)
