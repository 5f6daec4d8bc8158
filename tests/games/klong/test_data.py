"""The data files: what is wrong in them is named by file and card."""

import pytest

from tischrunde.delve.boards import Sheet
from tischrunde.delve.load import CardReader
from tischrunde.games.klong import names
from tischrunde.games.klong.load import LYING, SIDES, side, text
from tischrunde.games.klong.ops import OWN_STEPS
from tischrunde.kernel.errors import BadData

CARD = '[[starter]]\nid = "a"\nkind = "action"\n'
RESERVE = '[[reserve]]\nid = "b"\nkind = "item"\n'
DUNGEON = '[[dungeon]]\nid = "c"\nkind = "gem"\ncost = 3\n'
TOKEN = '[[token]]\nid = "m"\nback = "token"\nfamily = "mastery"\nkept = true\n'


def reader() -> CardReader:
    return CardReader(names.KINDS, names.BACKS, names.TALLIES, own_steps=OWN_STEPS)


def read(cards: str, tokens: str = TOKEN) -> None:
    new = reader()
    new.read_cards(cards, "cards.toml", ("starter", "reserve", "dungeon"))
    new.read_tokens(tokens, "tokens.toml")
    new.number("reserve")
    new.book("starter")


def test_the_example_is_good() -> None:
    read(CARD + RESERVE + DUNGEON)


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ("speed = 1", r"cards\.toml: dungeon c: speed"),
        ("copies = 0", r"cards\.toml: dungeon c: copies"),
        ("skill = -1", r"cards\.toml: dungeon c: skill"),
        ('where = "moon"', r"cards\.toml: dungeon c: where"),
        ('text = [{ do = "fly" }]', r"cards\.toml: dungeon c: text 1: do"),
        ('text = [{ do = "draw" }]', r"cards\.toml: dungeon c: text 1: n"),
        ('text = [{ do = "draw", n = 2, m = 1 }]', r"cards\.toml: dungeon c: text 1: m"),
        ('text = [{ do = "trash", only = "z" }]', r"cards\.toml: dungeon c: text 1: only"),
        ('text = [{ do = "stock", card = "c", n = 1 }]', r"dungeon c: text 1: card"),
        ('text = [{ do = "either", of = [{ as = "x y", do = [] }] }]', r"dungeon c: text 1: of 1"),
        ('when = [{ of = "luck", do = [{ do = "draw", n = 1 }] }]', r"dungeon c: when 1: of"),
        ('when = [{ do = [{ do = "draw", n = 1 }] }]', r"dungeon c: when 1: of"),
        (
            'when = [{ of = "gold", per = 2, at_least = 3, do = [{ do = "draw", n = 1 }] }]',
            r"dungeon c: when 1: per",
        ),
        (
            'when = [{ of = "tokens", family = "cousin", do = [{ do = "draw", n = 1 }] }]',
            r"c: when 1: family",
        ),
        (
            'when = [{ of = "cards", in = ["area"], do = [{ do = "draw", n = 1 }] }]',
            r"dungeon c: when 1: trait",
        ),
        (
            'when = [{ of = "cards", trait = "gem", in = ["box"], do = [{ do = "draw", n = 1 }] }]',
            r"c: when 1: in",
        ),
        (
            "when = [" + '{ of = "gold", do = [{ do = "draw", n = 1 }] },' * 4 + "]",
            r"dungeon c: when",
        ),
        ("worth = [{ points = 3 }]", r"dungeon c: worth 1: of"),
        ('worth = [{ points = 3, of = "cards", card = "z", per = 1 }]', r"c: worth 1: card"),
        ('worth = [{ of = "gold", per = 5 }]', r"dungeon c: worth 1: points"),
        ("extra = { gold = 1, skill = 1 }", r"dungeon c: extra"),
        ('need = { of = "here", feature = "moon" }', r"dungeon c: need: feature"),
        ('[[dungeon]]\nid = "a"\nkind = "gem"', r"cards\.toml: dungeon a: id"),
        ('[[dungeon]]\nid = "d"\nkind = "toy"', r"cards\.toml: dungeon d: kind"),
        ("[extra]", r"cards\.toml: extra"),
        ("oops", r"cards\.toml"),
    ],
)
def test_a_bad_card_is_named(more: str, where: str) -> None:
    with pytest.raises(BadData, match=where):
        read(CARD + RESERVE + DUNGEON + more)


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ('back = "blue"', r"tokens\.toml: token n: back"),
        ('back = "minor"\nfamily = "cousin"', r"tokens\.toml: token n: family"),
        ('back = "minor"\nnow = [{ do = "noise" }]', r"tokens\.toml: token n: now 1: n"),
        ('back = "minor"\nvalue = 3', r"tokens\.toml: token n: value"),
    ],
)
def test_a_bad_token_is_named(more: str, where: str) -> None:
    with pytest.raises(BadData, match=where):
        read(CARD + RESERVE + DUNGEON, f'{TOKEN}[[token]]\nid = "n"\n{more}')


@pytest.mark.parametrize(
    ("old", "new_text", "where"),
    [
        ('"1-2"', '"1-99"', r"day\.toml: tunnels"),
        ('"1-2"', '"1+2"', r"day\.toml: tunnels"),
        ('"1-2"', '"1-2 7X"', r"day\.toml: tunnels"),
        ('id = "2"', 'id = "two"', r"day\.toml: room"),
        ('features = ["start", "exit"]', 'features = ["sun"]', r"day\.toml: room 1: features"),
        ('id = "2"', 'id = "2"\nsize = 1', r"day\.toml: room 2: size"),
    ],
)
def test_a_bad_board_is_named(old: str, new_text: str, where: str) -> None:
    with pytest.raises(BadData, match=where):
        new = reader()
        new.read_features(text("features"), "features.toml")
        sheet = Sheet(text("day").replace(old, new_text, 1), "day.toml", ("grass_line",), LYING)
        sheet.plan(new, {door.word: n for n, door in enumerate(sheet.doors)})


@pytest.mark.parametrize(
    ("side_name", "rooms", "tunnels", "counts"),
    [("day", 39, 60, (4, 10, 3)), ("dusk", 44, 63, (5, 8, 1))],
)
def test_the_boards_are_whole(
    side_name: str, rooms: int, tunnels: int, counts: tuple[int, int, int]
) -> None:
    sheet = side(side_name)
    assert (len(sheet.rooms), len(sheet.doors)) == (rooms, 2 * tunnels)
    features = [word for entry in sheet.entries for word in entry.data.get("features", [])]
    assert tuple(features.count(word) for word in ("market", "crystal_cave", "heart")) == counts
    values = sheet.numbers("artifact")
    assert sorted(value for value in values if value) == [5, 7, 10, 15, 20, 25, 30]
    assert [sum(sheet.numbers(name)) for name in ("major", "minor", "idols")] == [9, 18, 3]


@pytest.mark.parametrize("side_name", SIDES)
def test_a_drawing_shows_every_room_and_bends_tunnels_there_are(side_name: str) -> None:
    sheet = side(side_name)
    drawing: dict[str, dict[str, list[float]]] = sheet.drawing("grass_line")  # type: ignore[assignment]
    assert list(drawing["rooms"]) == sheet.rooms
    assert set(drawing["bends"]) <= {door.word for door in sheet.doors}
    assert len(drawing["wrap"]) == 2
    line = float(str(drawing["grass_line"]))
    for room, entry in zip(sheet.rooms, sheet.entries, strict=True):
        assert (drawing["rooms"][room][1] > line) == ("deep" in entry.data.get("features", []))
