"""The dungeon that grows: tiles in cells, tunnels joined at their edges, portals."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.oracles.katakomben.material import TILES, Tile, Tunnel

Cell = tuple[int, int]  # x grows to the east, y to the north

SIDES = "NESW"
OFFSETS: dict[str, Cell] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
FACING = {
    "N1": "S2",
    "N2": "S1",
    "E1": "W2",
    "E2": "W1",
    "S2": "N1",
    "S1": "N2",
    "W2": "E1",
    "W1": "E2",
}


@dataclass(frozen=True)
class Half:
    """A tunnel of a tile, walked from one of its ends."""

    tile: str
    number: int  # among the tunnels of its tile
    start: str  # the end it is entered by

    @property
    def tunnel(self) -> Tunnel:
        return TILES[self.tile].tunnels[self.number]

    @property
    def end(self) -> str:
        return self.tunnel.b if self.start == self.tunnel.a else self.tunnel.a

    @property
    def against_arrow(self) -> bool:
        return self.tunnel.one_way and self.start != self.tunnel.a

    @property
    def lock(self) -> tuple[str, int]:
        return (self.tile, self.number)

    def door(self) -> str:
        """How the tunnel is called: after its opening, or after both its ends."""
        for end in (self.tunnel.a, self.tunnel.b):
            if is_opening(end):
                return f"{self.tile}-{end}"
        return f"{self.tile}-{self.tunnel.a}-{self.tunnel.b}"


@dataclass(frozen=True)
class Way:
    """One tunnel out of a room: its halves and the room at its end, or the empty place there."""

    halves: tuple[Half, ...]
    room: str = ""
    cell: Cell | None = None  # where a tile would be discovered
    opening: str = ""  # of that tile as it would lie, unturned
    portal: bool = False

    @property
    def is_frontier(self) -> bool:
        return self.cell is not None


@dataclass
class Laid:
    """Where a tile lies, and by how many quarters it is turned clockwise."""

    cell: Cell
    turn: int


@dataclass
class Dungeon:
    """All that lies in the dungeon except the heroes."""

    start: str
    laid: dict[str, Laid] = field(default_factory=dict)
    cells: dict[Cell, str] = field(default_factory=dict)
    opened: set[tuple[str, int]] = field(default_factory=set)  # locks with a lockpick on them
    picked: set[tuple[str, str]] = field(default_factory=set)  # room and chest, library or prison
    artifacts: dict[str, list[str]] = field(default_factory=dict)
    marks: dict[str, list[int]] = field(default_factory=dict)  # wayshrine: seats
    idols: int = 3

    def __post_init__(self) -> None:
        self.laid[self.start] = Laid((0, 0), 0)
        self.cells = {(0, 0): self.start, (0, 1): self.start}

    # -- rooms ----------------------------------------------------------------------------

    def features(self, room: str) -> list[str]:
        tile, letter = split(room)
        return TILES[tile].features[letter]

    def has(self, room: str, feature: str) -> bool:
        return feature in self.features(room)

    def is_depths(self, room: str) -> bool:
        """KK-211, KK-G20."""
        tile, letter = split(room)
        printed = TILES[tile]
        return printed.zone == "depths" or printed.halves[letter] == "upper"

    def rooms_of(self, tile: str) -> list[str]:
        """The rooms of a tile; a portal is none."""
        return [f"{tile}-{r}" for r, what in TILES[tile].features.items() if "portal" not in what]

    def rooms(self) -> list[str]:
        return [room for tile in self.laid for room in self.rooms_of(tile)]

    def crypt(self) -> str:
        return next(room for room in self.rooms_of(self.start) if self.has(room, "crypt"))

    # -- tiles ----------------------------------------------------------------------------

    def lay(self, tile: str, cell: Cell, turn: int) -> None:
        assert cell not in self.cells and tile not in self.laid, (tile, cell)  # KK-121
        self.laid[tile] = Laid(cell, turn)
        self.cells[cell] = tile

    def rotate(self, tile: str, quarters: int) -> None:
        """KK-G17."""
        assert TILES[tile].zone != "start"
        self.laid[tile].turn = (self.laid[tile].turn + quarters) % 4

    def free_cells(self, tile: str) -> list[Cell]:
        """The empty places beside a tile."""
        mine = [cell for cell, lying in self.cells.items() if lying == tile]
        around = [beside(cell, side) for cell in mine for side in SIDES]
        return sorted({cell for cell in around if cell not in self.cells})

    # -- tunnels ----------------------------------------------------------------------------

    def halves_at(self, tile: str, end: str) -> list[Half]:
        """The tunnels of a tile that have this end."""
        tunnels = TILES[tile].tunnels
        return [Half(tile, i, end) for i, t in enumerate(tunnels) if end in (t.a, t.b)]

    def ways(self, room: str) -> list[Way]:
        """Every tunnel out of a room; through portals once for every other portal (KK-144)."""
        tile, letter = split(room)
        found: list[Way] = []
        for half in self.halves_at(tile, letter):
            if is_opening(half.end):
                found.append(self.over_the_edge(half))
            elif "portal" in TILES[tile].features[half.end]:
                found.extend(self.through_portals(half))
            else:
                found.append(Way((half,), f"{tile}-{half.end}"))
        return found

    def over_the_edge(self, half: Half) -> Way:
        """A joined tunnel, or one into the unknown."""
        cell, side = self.outside(half.tile, half.end)
        meets = FACING[side]
        if cell not in self.cells:
            return Way((half,), cell=cell, opening=meets)
        other = self.opening_at(cell, meets)
        return Way((half, other), f"{other.tile}-{other.end}")

    def outside(self, tile: str, opening: str) -> tuple[Cell, str]:
        """The cell an opening looks at, and which opening of its own cell it is as it lies."""
        laid = self.laid[tile]
        home = laid.cell
        if TILES[tile].zone == "start":
            home = (0, 1) if opening[0] == "U" else (0, 0)
            opening = opening[1:]
        lying = turned(opening, laid.turn)
        return beside(home, lying[0]), lying

    def opening_at(self, cell: Cell, lying: str) -> Half:
        """The half tunnel behind an opening of an occupied cell, named as it lies."""
        tile = self.cells[cell]
        if TILES[tile].zone == "start":
            return self.halves_at(tile, ("U" if cell == (0, 1) else "L") + lying)[0]
        return entry(tile, self.laid[tile].turn, lying)

    def through_portals(self, half: Half) -> list[Way]:
        """KK-144, KK-G18, KK-G19."""
        found: list[Way] = []
        for tile in self.laid:
            for letter in portals_of(TILES[tile]):
                if (tile, letter) == (half.tile, half.end):
                    continue
                out = self.halves_at(tile, letter)[0]
                found.append(Way((half, out), f"{tile}-{out.end}", portal=True))
        return found


def split(room: str) -> tuple[str, str]:
    """Tile and letter of a room."""
    tile, _, letter = room.rpartition("-")
    return tile, letter


def is_opening(end: str) -> bool:
    return end[-1].isdigit()


def portals_of(tile: Tile) -> list[str]:
    return [letter for letter, features in tile.features.items() if "portal" in features]


def beside(cell: Cell, side: str) -> Cell:
    x, y = OFFSETS[side]
    return (cell[0] + x, cell[1] + y)


def turned(opening: str, quarters: int) -> str:
    """An opening of a tile, named as the tile lies after that many quarters clockwise."""
    return SIDES[(SIDES.index(opening[0]) + quarters) % 4] + opening[1]


def entry(tile: str, turn: int, lying: str) -> Half:
    """The tunnel of a square tile, so turned, behind the opening that lies there."""
    printed = turned(lying, -turn)
    tunnels = TILES[tile].tunnels
    number = next(i for i, t in enumerate(tunnels) if printed in (t.a, t.b))
    return Half(tile, number, printed)
