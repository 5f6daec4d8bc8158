"""The data files: what is wrong in them is named by file and card."""

import pytest

from tischrunde.delve.load import CardReader
from tischrunde.games.katakomben import names
from tischrunde.games.katakomben.load import text, with_tiles
from tischrunde.games.katakomben.ops import OWN_QUANTITIES, OWN_STEPS
from tischrunde.kernel.errors import BadData

CARDS = """
[[starter]]
id = "a"
kind = "action"

[[reserve]]
id = "b"
kind = "item"

[[dungeon]]
id = "c"
kind = "gem"
"""
TOKENS = """
[[token]]
id = "m"
back = "token"
family = "mastery"
kept = true
"""


def read(cards: str, tokens: str = TOKENS) -> None:
    reader = CardReader(names.KINDS, names.BACKS, names.TALLIES, None, OWN_STEPS, OWN_QUANTITIES)
    reader.read_features(text("features"), "features.toml")
    reader.read_cards(cards, "cards.toml", ("starter", "reserve", "dungeon"))
    reader.read_tokens(tokens, "tokens.toml")
    reader.number("reserve")
    reader.book("starter")


def test_the_example_is_good() -> None:
    read(CARDS)


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ('text = [{ do = "find", back = "minor" }]', r"dungeon c: text 1: n"),
        ('text = [{ do = "find", back = "token", n = 1 }]', r"dungeon c: text 1: back"),
        ('offer = [{ do = "teleport_to", where = "moon" }]', r"dungeon c: offer 1: where"),
        ('offer = [{ do = "provided" }]', r"dungeon c: offer 1: of"),
        ('offer = [{ do = "provided", of = "luck" }]', r"dungeon c: offer 1: of"),
        ('text = [{ do = "portal_boots" }]', r"dungeon c: text 1: n"),
        ('text = [{ do = "ware_for" }]', r"dungeon c: text 1: n"),
        ('text = [{ do = "trash_this", n = 1 }]', r"dungeon c: text 1: n"),
        ('need = { of = "left", back = "tile" }', r"dungeon c: need: back"),
        ('where = ["crystal_cave", "sea"]', r"dungeon c: where"),
        ("extra = { picks = 0 }", r"dungeon c: extra"),
        ('[[dungeon]]\nid = "c"\nkind = "gem"', r"cards\.toml: dungeon c: id"),
    ],
)
def test_a_bad_card_is_named(more: str, where: str) -> None:
    with pytest.raises(BadData, match=where):
        read(CARDS + more)


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ('back = "blue"', r"tokens\.toml: token n: back"),
        ('back = "prisoner"\nfamily = "guard"', r"tokens\.toml: token n: family"),
        ('back = "minor"\nnow = [{ do = "special" }]', r"tokens\.toml: token n: now 1: n"),
        ('back = "prisoner"\nworth = [{ of = "marked", per = 1 }]', r"token n: worth 1: points"),
    ],
)
def test_a_bad_token_is_named(more: str, where: str) -> None:
    with pytest.raises(BadData, match=where):
        read(CARDS, f'{TOKENS}[[token]]\nid = "n"\n{more}')


@pytest.mark.parametrize(
    ("old", "new"),
    [('"C-V"', '"C-X"'), ('"C-V"', '"C+V"'), ('"C-V"', '"C-V 7X"'), ('"market"', '"sea"')],
)
def test_a_bad_tile_is_named(old: str, new: str) -> None:
    with pytest.raises(BadData, match=r"tiles\.toml"):
        with_tiles(text("tiles").replace(old, new, 1), "tiles.toml")
