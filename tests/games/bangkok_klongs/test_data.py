"""The data files: what the shipped ones say, and what is said about wrong ones."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from tischrunde.games.bangkok_klongs import load, names
from tischrunde.games.bangkok_klongs.board import QUARTER, Plan
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.kernel.errors import BadData, BadOption

FOLDER = files("tischrunde.games").joinpath(load.FOLDER)
SHIPPED = {file: FOLDER.joinpath(file).read_text(encoding="utf-8") for file in load.FILES}
BOARD, BOATS, TABLE = load.FILES


def edited(file: str, old: str, new: str) -> Callable[[], Book]:
    """Read the shipped files with the first ``old`` of one replaced."""
    assert old in SHIPPED[file], old
    texts = SHIPPED | {file: SHIPPED[file].replace(old, new, 1)}
    return lambda: load.read(*texts.values())


def complaint(read: Callable[[], Book]) -> BadData:
    with pytest.raises(BadData) as caught:
        read()
    return caught.value


def test_the_shipped_board() -> None:
    plan = load.load().book.plan
    assert (plan.columns, plan.rows, plan.size) == (10, 8, 80)
    assert [len(landing) for landing in plan.landing] == [35, 12]
    assert plan.place_words[:2] == ["b2-c3", "d2-e3"]
    assert len(plan.around) == 2 * (9 * 8 + 10 * 7 + 2 * 9 * 7)


def test_every_field_knows_its_neighbours_and_its_quarter() -> None:
    plan = load.load().book.plan
    for field in range(plan.size):
        ways = range(plan.starts[field], plan.starts[field + 1])
        for way in ways:
            other = plan.around[way]
            across = abs(int(plan.column_of(field)) - int(plan.column_of(other)))
            down = abs(int(plan.row_of(field)) - int(plan.row_of(other)))
            assert max(across, down) == 1
            assert (plan.straight[way] == 1) == (across + down == 1)
            same = plan.wakes[way] & QUARTER != 0
            assert same == (quarter(plan, field) == quarter(plan, other))
        assert sum(plan.wakes[way] & QUARTER != 0 for way in ways) == 3


def quarter(plan: Plan, field: int) -> tuple[int, int]:
    """BK-037: two fields wide, two fields high."""
    return int(plan.column_of(field)) // 2, int(plan.row_of(field)) // 2


def test_the_shipped_boats() -> None:
    book = load.load().book
    assert len(book.words) == 7 * 8 + 3
    assert book.words[:2] + book.words[-3:] == [
        "banana-own-0", "banana-own-1", "thief", "warden", "cookshop"
    ]  # fmt: skip
    assert [len(deck) for deck in book.decks] == [72, 72]
    assert [len(deck) for deck in book.seat_decks] == [35, 28]
    assert [len(deck) for deck in book.other_decks] == [37, 44]


def test_the_shipped_supplies() -> None:
    book = load.load().book
    assert (book.hand_size, book.movement_cards, book.turn_limit) == (4, 2, 144)
    assert [list(by_seats)[2:] for by_seats in book.merchants] == [[16, 11, 8], [16, 16, 16]]
    assert [sum(track.points) for track in book.tracks] == [29, 20]


@pytest.mark.parametrize("file", load.FILES)
@pytest.mark.parametrize("text", ["", "[fields", "boat = 3"])
def test_a_file_that_is_no_data_file_is_named(file: str, text: str) -> None:
    read = load.read
    texts = SHIPPED | {file: text}
    assert complaint(lambda: read(*texts.values())).where.startswith(load.FOLDER + file)


@pytest.mark.parametrize(
    ("file", "old", "new", "where"),
    [
        # an unknown field
        (BOARD, "[fields]", "[more]\n[fields]", "more"),
        (BOARD, "columns = 10", "depth = 3\ncolumns = 10", "fields: depth"),
        (BOATS, "baskets = 0", "baskets = 0\nsails = 1", "boat own-0: sails"),
        (BOATS, 'id = "thief"', 'id = "thief"\nbaskets = 1', "special thief: baskets"),
        (TABLE, "size = 4", "size = 4\nmost = 5", "hand: most"),
        (TABLE, "length = 18", "length = 18\nwidth = 1", "track 1: width"),
        (TABLE, 'id       = "all"', 'id = "all"\nseats_5 = 16', "merchants: preset all: seats_5"),
        # totals
        (BOARD, "total   = 80", "total   = 81", "fields: total"),
        (BOARD, "total    = 20", "total    = 21", "quarters: total"),
        (BOARD, "total    = 23", "total    = 24", "jetties: total"),
        (BOARD, "crossings = 12 }", "crossings = 13 }", "landing: totals: crossings"),
        (BOATS, "total    = [72, 72]", "total    = [72, 71]", "mixes: total"),
        (BOATS, "ownable  = [35, 28]", "ownable  = [34, 28]", "mixes: ownable"),
        (BOATS, "symbols  = [24, 31]", "symbols  = [24]", "mixes: symbols"),
        (BOATS, "copies = [2, 1]", "copies = [1, 1]", "mixes: total"),
        (TABLE, "total  = 29", "total  = 30", "track 1: total"),
        (TABLE, "length = 12", "length = 13", "track 2: length"),
        # the board
        (BOARD, "rows    = 8", "rows    = 9", "fields: total"),
        (BOARD, "columns  = 5", "columns  = 4", "quarters: columns"),
        (BOARD, "[2, 3], [8, 5]", "[2, 2], [8, 5]", "jetties: openings"),
        (BOARD, "[2, 3], [8, 5]", "[12, 3], [8, 5]", "jetties: openings"),
        (BOARD, "[2, 1], [4, 1]", "[1, 1], [4, 1]", "landing: places: [1, 1]"),
        (BOARD, "[2, 1], [4, 1]", "[2, 3], [4, 1]", "landing: places: [2, 3]"),
        (BOARD, "[2, 1], [4, 1]", "[2, 2], [4, 1]", "landing: places: [2, 2]"),
        (BOARD, "[2, 1], [4, 1]", "[2], [4, 1]", "landing: places: beside"),
        (BOARD, '["crossings", "beside", "below"]', '["edges"]', "landing: presets: all"),
        (BOARD, '"E1", "F8"', '"E9", "F8"', "entries rim: light"),
        (BOARD, '"E1", "F8"', '"K1", "F8"', "entries rim: light"),
        (BOARD, '"E1", "F8"', '"F8", "F8"', "entries rim: light"),
        (BOARD, '"B1", "I8"', '"E1", "I8"', "entries rim: dark"),
        (BOARD, 'light = ["E1", "F8", "A4", "J5"]', "light = []", "entries rim: light"),
        (BOARD, 'id    = "corners"', 'id    = "rim"', "entries"),
        # the boats
        (BOATS, "baskets = 3", "baskets = 4", "boat own-3: baskets"),
        (BOATS, 'seat = "neutral"', 'seat = "empty"', "boat neutral-0: seat"),
        (BOATS, "copies = [2, 1]", "copies = [2]", "boat own-1: copies"),
        (BOATS, 'id = "own-1"', 'id = "own-0"', "boat"),
        (BOATS, 'id = "warden"', 'id = "guard"', "special guard: id"),
        (BOATS, 'id = "warden"', 'id = "thief"', "boat"),
        (BOATS, '"banana", "fish"', '"fish", "fish"', "goods"),
        (BOATS, '"banana", "fish"', '"ba/na", "fish"', "goods"),
        (BOATS, 'ids      = ["seats"', 'ids      = ["merchants"', "mixes: ids"),
        # supplies
        (TABLE, "seats_2  = 16", "seats_2  = 17", "merchants: preset by_seats: seats_2"),
        (TABLE, 'id       = "all"', 'id       = "by_seats"', "merchants: preset"),
        (TABLE, "small  = [6, 12]", "small  = [6, 18]", "track 1: small"),
        (TABLE, "small  = [6, 12]", "small  = [12, 6]", "track 1: small"),
        (TABLE, "limit = 144", "limit = 0", "turns: limit"),
    ],
)
def test_a_wrong_entry_is_named_by_file_and_field(
    file: str, old: str, new: str, where: str
) -> None:
    error = complaint(edited(file, old, new))
    assert error.where in (f"{load.FOLDER}{file}: {where}", f"{load.FOLDER}{file}: {where}: point")


def test_too_few_symbols_for_the_track_are_noticed() -> None:
    text = SHIPPED[BOATS].replace("luk_phat = true\ncopies = [1, 1]", "copies = [1, 1]", 1)
    text = text.replace("symbols  = [24, 31]", "symbols  = [17, 24]")
    error = complaint(lambda: load.read(SHIPPED[BOARD], text, SHIPPED[TABLE]))
    assert error.where == f"{load.FOLDER}{BOATS}: boat"
    assert "18" in str(error)


def test_the_table_options_with_their_defaults_and_the_rulings_they_stand_for() -> None:
    options = [(o.name, *o.values, o.rule) for o in load.load().options]
    assert options == [
        ("tactical", False, True, "BK-G39"),
        ("landing", "all", "crossings", "BK-G02"),
        ("entries", "rim", "corners", "BK-G03"),
        ("boats", "seats", "merchants", "BK-G04"),
        ("special_symbols", "cookshops", "none", "BK-G05"),
        ("merchants", "by_seats", "all", "BK-G06"),
        ("first", "random", "seat0", "BK-G07"),
        ("track", 18, 12, "BK-G08"),
        ("diagonal_moves", True, False, "BK-G14"),
        ("big_start", "left", "trigger", "BK-G25"),
        ("passing", "open", "final", "BK-G26"),
        ("wide_removal", False, True, "BK-G27"),
        ("tie", "stock", "shared", "BK-G29"),
        ("cookshops", "all", "scorer", "BK-G37"),
    ]
    assert [name for name, *_ in options] == names.SETTINGS


@pytest.mark.parametrize(
    ("name", "value"), [("landing", "everywhere"), ("track", "18"), ("tactical", 1), ("dice", 2)]
)
def test_an_unknown_option_or_value_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadOption) as caught:
        load.load().setup(3, "test", {name: value})
    assert caught.value.name == name
