"""Reads the game's data files and makes rules of them; what is wrong is named by file and entry."""

from __future__ import annotations

from importlib.resources import files

from tischrunde.games.bangkok_klongs import names
from tischrunde.games.bangkok_klongs.board import SIDE, Plan
from tischrunde.games.bangkok_klongs.book import NO_GOOD, Boat, Book, Track
from tischrunde.games.bangkok_klongs.rules import SEATS, BangkokRules
from tischrunde.kernel.content import Content, parse_toml

FOLDER = "bangkok_klongs/data/"
FILES = ("board.toml", "boats.toml", "table.toml")
MOST_BASKETS = 3  # BK-018
Point = tuple[int, int]


def load() -> BangkokRules:
    """The rules with the shipped board, boats and supplies."""
    folder = files("tischrunde.games").joinpath(FOLDER)
    texts = [folder.joinpath(file).read_text(encoding="utf-8") for file in FILES]
    return BangkokRules(read(texts[0], texts[1], texts[2]))


def read(board: str, boats: str, table: str) -> Book:
    """A book from the texts of the three data files."""
    on_board, on_boats, on_table = (
        Content(parse_toml(text, FOLDER + file), FOLDER + file)
        for text, file in zip((board, boats, table), FILES, strict=True)
    )
    plan, landing, entries, openings = read_board(on_board)
    goods, mixes, fleet = read_boats(on_boats)
    on_table.only("hand", "movement", "turns", "merchants", "track")
    presets, merchants = read_merchants(on_table)
    tracks = [read_track(entry) for entry in on_table.tables("track")]
    check_symbols(on_boats, fleet, tracks)
    return Book(
        plan,
        goods,
        fleet,
        mixes,
        landing,
        entries,
        tracks,
        merchants,
        presets,
        on_table.table("movement", "cards").number("cards", 0, 9),
        on_table.table("hand", "size").number("size", 1, 9),
        on_table.table("turns", "limit").number("limit", 1, 9999),
        openings,
    )


# -- the board ---------------------------------------------------------------------------------


def read_board(data: Content) -> tuple[Plan, list[str], list[str], list[Point]]:
    """The plan, the presets of landing places and of entry fields, and where jetties are open."""
    data.only("fields", "quarters", "jetties", "landing", "entries")
    fields = data.table("fields", "columns", "rows", "total")
    columns, rows = fields.number("columns", 2, 26), fields.number("rows", 2, 99)
    if fields.number("total", 4, 999) != columns * rows:
        fields.wrong("total", f"{columns} × {rows} fields make {columns * rows}")
    quarters = data.table("quarters", "columns", "rows", "total")
    across, down = quarters.number("columns", 1, 13), quarters.number("rows", 1, 49)
    if (across * SIDE, down * SIDE) != (columns, rows):
        quarters.wrong("columns", f"quarters of {SIDE} × {SIDE} fields must cover all fields")
    if quarters.number("total", 1, 999) != across * down:
        quarters.wrong("total", f"{across} × {down} quarters make {across * down}")
    openings = read_jetties(data, columns, rows)
    presets, places, landing = read_landing(data, columns, rows, openings)
    shades = [read_entries(entry, columns, rows) for entry in data.tables("entries")]
    ids = distinct(data, "entries", [entry.id("id") for entry in data.tables("entries")])
    return Plan(columns, rows, places, landing, shades), presets, ids, openings


def read_jetties(data: Content, columns: int, rows: int) -> list[Point]:
    """BK-G02: the middles of the borders between quarters that carry no jetty."""
    jetties = data.table("jetties", "total", "openings")
    openings = read_points(jetties, "openings", columns, rows)
    for point in openings:
        if not is_border(point):
            jetties.wrong("openings", f"{list(point)} is not the middle of a border")
    across, down = columns // SIDE, rows // SIDE
    left = (across - 1) * down + across * (down - 1) - len(openings)
    if jetties.number("total", 0, 999) != left:
        jetties.wrong("total", f"without the openings {left} jetties are left")
    return openings


def read_landing(
    data: Content, columns: int, rows: int, openings: list[Point]
) -> tuple[list[str], list[Point], list[list[int]]]:
    """Presets, all landing places, and those of each preset by number."""
    landing = data.table("landing", "presets", "totals", "places")
    groups = Content(landing.field("places"), f"{landing.where}: places")
    points = {name: read_points(groups, name, columns, rows) for name in groups.data}
    places = [point for group in points.values() for point in group]
    for point in places:
        if point[0] % SIDE and point[1] % SIDE:
            groups.wrong(str(list(point)), "is the middle of a quarter, which can never be full")
        if point in openings:
            groups.wrong(str(list(point)), "is an opening: there is no jetty to land at")
        if places.count(point) > 1:
            groups.wrong(str(list(point)), "stands here twice")
    presets = Content(landing.field("presets"), f"{landing.where}: presets")
    totals = landing.table("totals", *presets.data)
    chosen: list[list[int]] = []
    for preset in presets.data:
        wanted = presets.words(preset)
        for name in wanted:
            if name not in points:
                presets.wrong(preset, f"{name!r} is not known; known: {', '.join(points)}")
        found = [i for i, point in enumerate(places) if any(point in points[n] for n in wanted)]
        if totals.number(preset, 1, 999) != len(found):
            totals.wrong(preset, f"these are {len(found)} landing places")
        chosen.append(found)
    return list(presets.data), places, chosen


def read_points(data: Content, name: str, columns: int, rows: int) -> list[Point]:
    """Points between fields, as pairs of numbers."""
    pairs = data.field(name)
    if not isinstance(pairs, list):
        data.wrong(name, "must be a list of points")
    points: list[Point] = []
    for pair in pairs:
        numbers = Content({"point": pair}, f"{data.where}: {name}").numbers("point", 1, 99)
        if len(numbers) != 2 or numbers[0] >= columns or numbers[1] >= rows:
            data.wrong(name, f"{pair} is not a point between fields")
        points.append((numbers[0], numbers[1]))
    return points


def read_entries(entry: Content, columns: int, rows: int) -> list[int]:
    """The shade of every field: light, dark, or none."""
    entry.only("id", "light", "dark")
    shades = [0] * (columns * rows)
    for name, shade in (("light", names.LIGHT), ("dark", names.DARK)):
        for word in entry.words(name):
            column, row = ord(word[0]) - ord("A"), word[1:]
            if not row.isdecimal() or not 0 <= column < columns or not 0 < int(row) <= rows:
                entry.wrong(name, f"{word!r} is not a field")
            field = (int(row) - 1) * columns + column
            if shades[field]:
                entry.wrong(name, f"{word} stands here twice")
            shades[field] = shade
    if names.LIGHT not in shades:
        entry.wrong("light", "two seats need a light entry field")
    return shades


def is_border(point: Point) -> bool:
    """Whether a point lies in the middle of the border between two quarters."""
    return point[0] % SIDE != point[1] % SIDE


# -- the boats ---------------------------------------------------------------------------------


def read_boats(data: Content) -> tuple[list[str], list[str], list[Boat]]:
    """Goods, mixes of boats, and every boat: good by good, then the special ones."""
    data.only("goods", "mixes", "boat", "special")
    goods = distinct(data, "goods", data.ids("goods"))
    about = data.table("mixes", "ids", "total", "ownable", "neutral", "special", "symbols")
    mixes = distinct(about, "ids", about.ids("ids"))
    kinds = [read_boat(entry, len(mixes)) for entry in data.tables("boat")]
    fleet = [
        Boat(f"{word}-{boat.id}", boat.kind, good, boat.baskets, boat.symbol, boat.copies)
        for good, word in enumerate(goods)
        for boat in kinds
    ]
    fleet += [read_special(entry, len(mixes)) for entry in data.tables("special")]
    distinct(data, "boat", [boat.id for boat in fleet])
    for kind in names.KINDS[names.THIEF :]:
        if kind not in [boat.id for boat in fleet]:
            data.wrong("special", f"there is no {kind}")
    for mix in range(len(mixes)):
        check_mix(about, fleet, mix)
    return goods, mixes, fleet


def read_boat(entry: Content, mixes: int) -> Boat:
    entry.only("id", "seat", "baskets", "luk_phat", "copies")
    seat = entry.word("seat")
    known = names.KINDS[: names.THIEF]
    if seat not in known:
        entry.wrong("seat", f"{seat!r} is not known; known: {', '.join(known)}")
    baskets, symbol = entry.number("baskets", 0, MOST_BASKETS), entry.flag("luk_phat", False)
    kind = names.KINDS.index(seat)
    return Boat(entry.id("id"), kind, NO_GOOD, baskets, symbol, read_copies(entry, mixes))


def read_special(entry: Content, mixes: int) -> Boat:
    entry.only("id", "luk_phat", "copies")
    id = entry.id("id")
    known = names.KINDS[names.THIEF :]
    if id not in known:
        entry.wrong("id", f"{id!r} is not known; known: {', '.join(known)}")
    symbol, kind = entry.flag("luk_phat", False), names.KINDS.index(id)
    return Boat(id, kind, NO_GOOD, 0, symbol, read_copies(entry, mixes))


def read_copies(entry: Content, mixes: int) -> list[int]:
    copies = entry.numbers("copies", 0, 9)
    if len(copies) != mixes:
        entry.wrong("copies", "must have a number for each mix")
    return copies


def check_mix(about: Content, fleet: list[Boat], mix: int) -> None:
    """The totals of a mix are what its boats add up to."""
    counted = {
        "total": sum(boat.copies[mix] for boat in fleet),
        "ownable": sum(boat.copies[mix] for boat in fleet if boat.kind == names.OWNABLE),
        "neutral": sum(boat.copies[mix] for boat in fleet if boat.kind == names.NEUTRAL),
        "special": sum(boat.copies[mix] for boat in fleet if boat.kind >= names.THIEF),
        "symbols": sum(boat.copies[mix] for boat in fleet if boat.symbol),
    }
    for name, count in counted.items():
        totals = about.numbers(name, 0, 999)
        if len(totals) <= mix or totals[mix] != count:
            about.wrong(name, f"the boats of mix {mix + 1} make {count}")


def check_symbols(data: Content, fleet: list[Boat], tracks: list[Track]) -> None:
    """BK-G17: every mix, even without the cookshops' symbols, can move the marker to its end."""
    spaces = max(track.length for track in tracks)
    for mix in range(len(fleet[0].copies)):
        ordinary = [boat for boat in fleet if boat.symbol and boat.kind != names.COOKSHOP]
        if sum(boat.copies[mix] for boat in ordinary) < spaces:
            data.wrong("boat", f"the track has {spaces} spaces: too few boats carry the symbol")


# -- supplies and the track --------------------------------------------------------------------


def read_merchants(data: Content) -> tuple[list[str], list[list[int]]]:
    """BK-G06: presets, and how many merchants a seat has in each by the number of seats."""
    about = data.table("merchants", "figures", "counting", "preset")
    most = about.number("figures", 1, 99) - about.number("counting", 0, 9)
    ids: list[str] = []
    counts: list[list[int]] = []
    for entry in about.tables("preset"):
        seats = range(SEATS[0], SEATS[1] + 1)
        entry.only("id", *(f"seats_{n}" for n in seats))
        ids.append(entry.id("id"))
        counts.append([0] * SEATS[0] + [entry.number(f"seats_{n}", 1, most) for n in seats])
    return distinct(about, "preset", ids), counts


def read_track(entry: Content) -> Track:
    """BK-G08."""
    entry.only("length", "points", "small", "total")
    points = entry.numbers("points", 0, 99)
    if entry.number("length", 1, 99) != len(points):
        entry.wrong("length", f"there are points for {len(points)} spaces")
    if entry.number("total", 0, 9999) != sum(points):
        entry.wrong("total", f"the points add up to {sum(points)}")
    small = entry.numbers("small", 1, len(points) - 1)
    if small != sorted(set(small)):
        entry.wrong("small", "must be in order, none twice")
    return Track(points, small)


def distinct(data: Content, field: str, ids: list[str]) -> list[str]:
    """These ids, if no two are the same."""
    for id in ids:
        if ids.count(id) > 1:
            data.wrong(field, f"two have the id {id!r}")
    return ids
