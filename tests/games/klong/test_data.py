"""The data files: what is wrong in them is named by file and card."""

import pytest

from tischrunde.delve.load import CardReader
from tischrunde.games.klong import names
from tischrunde.games.klong.load import SIDES, Side, text
from tischrunde.kernel.errors import BadData

CARD = '[[starter]]\nid = "a"\nkind = "action"\n'
RESERVE = '[[reserve]]\nid = "b"\nkind = "item"\n'
DUNGEON = '[[dungeon]]\nid = "c"\nkind = "gem"\ncost = 3\n'
TOKEN = '[[token]]\nid = "m"\nback = "token"\nfamily = "mastery"\nkept = true\n'


def read(cards: str, tokens: str = TOKEN) -> None:
    reader = CardReader(names.KINDS, names.FAMILIES, names.BACKS, {"fetch_secret": names.FETCH})
    reader.read_cards(cards, "cards.toml", ("starter", "reserve", "dungeon"))
    reader.read_tokens(tokens, "tokens.toml")
    reader.book("starter", "reserve", "gem")


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
        ('when = { has = "luck", do = [{ do = "draw", n = 1 }] }', r"dungeon c: when: has"),
        ('when = { do = [{ do = "draw", n = 1 }] }', r"dungeon c: when: has"),
        ("worth = { points = 3 }", r"dungeon c: worth: points"),
        ('worth = { points = 3, per_card = "z" }', r"dungeon c: worth: per_card"),
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
    ("old", "new", "where"),
    [
        ('"1-2"', '"1-99"', r"day\.toml: tunnels"),
        ('"1-2"', '"1+2"', r"day\.toml: tunnels"),
        ('"1-2"', '"1-2 7X"', r"day\.toml: tunnels"),
        ('id = "2"', 'id = "two"', r"day\.toml: room"),
        ('features = ["start"]', 'features = ["sun"]', r"day\.toml: room 1: features"),
        ('id = "2"', 'id = "2"\nsize = 1', r"day\.toml: room 2: size"),
    ],
)
def test_a_bad_board_is_named(old: str, new: str, where: str) -> None:
    with pytest.raises(BadData, match=where):
        Side(text("day").replace(old, new, 1), "day.toml").layout()


@pytest.mark.parametrize(
    ("side", "rooms", "tunnels", "counts"),
    [("day", 39, 60, (4, 10, 3)), ("dusk", 44, 63, (5, 8, 1))],
)
def test_the_boards_are_whole(
    side: str, rooms: int, tunnels: int, counts: tuple[int, int, int]
) -> None:
    read_side = Side(text(side), side)
    assert (len(read_side.rooms), len(read_side.tunnels)) == (rooms, tunnels)
    features = read_side.features
    assert tuple(sum(f & bit > 0 for f in features) for bit in (8, 4, 16)) == counts
    layout = read_side.layout()
    assert sorted(int(v) for v in layout.values if v) == [5, 7, 10, 15, 20, 25, 30]
    assert (sum(layout.majors), sum(layout.minors), sum(layout.idols)) == (9, 18, 3)


@pytest.mark.parametrize("side", SIDES)
def test_a_drawing_shows_every_room_and_bends_tunnels_there_are(side: str) -> None:
    read_side = Side(text(side), side)
    drawing: dict[str, dict[str, list[float]]] = read_side.drawing()  # type: ignore[assignment]
    assert list(drawing["rooms"]) == read_side.rooms
    assert set(drawing["bends"]) <= {tunnel.word for tunnel in read_side.tunnels}
    assert len(drawing["wrap"]) == 2
    line = float(str(drawing["grass_line"]))
    for room, features in zip(read_side.rooms, read_side.features, strict=True):
        assert (drawing["rooms"][room][1] > line) == (features & 2 > 0)
