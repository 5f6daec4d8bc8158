"""The data files: what is wrong in them is named by file and entry."""

import re

import pytest

from tischrunde.delve.load import CardReader
from tischrunde.games.im_all import names
from tischrunde.games.im_all.load import text, with_ship
from tischrunde.games.im_all.ops import OWN_QUANTITIES, OWN_STEPS
from tischrunde.kernel.errors import BadData

CARDS = """
[[starter]]
id = "a"
kind = "action"

[[reserve]]
id = "b"
kind = "item"

[[mission]]
id = "c"
kind = "ally"
traits = ["rebel"]
"""


def read(cards: str) -> None:
    reader = CardReader(
        names.KINDS, names.BACKS, names.TALLIES, names.FACTIONS, OWN_STEPS, OWN_QUANTITIES
    )
    reader.read_features(text("features"), "features.toml")
    reader.read_cards(cards, "cards.toml", ("starter", "reserve", "mission"))
    reader.number("reserve")
    reader.book("starter")


def test_the_example_is_good() -> None:
    read(CARDS)


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ('when = [{ of = "faction" }]', r"mission c: when 1: trait"),
        ('when = [{ of = "faction", trait = "pirate" }]', r"mission c: when 1: trait"),
        ('when = [{ of = "faction", trait = "rebel", in = ["area"] }]', r"mission c: when 1: in"),
        ('text = [{ do = "beam" }]', r"mission c: text 1: n"),
        ('text = [{ do = "trash_bonus", n = 0 }]', r"mission c: text 1: n"),
        ('text = [{ do = "multipass", n = 1 }]', r"mission c: text 1: n"),
        ('text = [{ do = "hack", n = 1 }]', r"mission c: text 1: n"),
        ('text = [{ do = "hack", then = [{ do = "dance" }] }]', r"text 1: then 1: do"),
    ],
)
def test_a_bad_card_is_named(more: str, where: str) -> None:
    with pytest.raises(BadData, match=where):
        read(CARDS + more)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"S-1"', '"S-9"', "module FR: paths: 'S-9': there is no room 9"),
        ('"S-1"', '"S+1"', "is not like 1-3 2B 1M L"),
        ('"S-1"', '"S-1 wrap"', "is not like 1-3 2B 1M L"),
        ('{ id = "1", at = [180, 574] }', '{ id = "S", at = [180, 574] }', "the same id"),
        ('id = "KO"', 'id = "FR"', "two modules have the id 'FR'"),
        ('openings = { a = "1"', 'openings = { a = "99"', "there is no room 99"),
        ('sides = ["HG", "MR"]', 'sides = ["HG", "KO"]', "no module KO with openings"),
        ('sides = ["HG", "MR"]', 'sides = ["HG"]', "must be two"),
        ('sides = ["HG", "MR"]', 'sides = ["HG", "PK"]', "on two pieces"),
        ('[[slot]]\nid = "3"', '[[slot]]\nid = "4"', "slots 1, 2 and 3"),
        ('"1a KO-4"', '"1a KO-9"', "there is no room KO-9"),
        ('"1a KO-4"', '"1a HG-4"', "no room HG-4 in a module that is always there"),
        ('"1a KO-4"', '"1a KO-4 blockade"', "is not like 1a KO-4 2B 1M L"),
        ('"KO-H1 KO-H2"', '"KO-H1 KO-9"', "there is no room KO-9"),
        ('"KO-H1 KO-H2"', '"KO-H1"', "is not like KO-H3 KZ-H L"),
        ('start = "FR-S"', 'start = "PK-1"', "start: there is no room PK-1"),
        ('features = ["start"]', 'features = ["cinema"]', "cinema"),
        ("minor = 2", "minor = -1", "minor"),
        ("view = ", "sight = ", "sight"),
        ("[[piece]]", "[[piece", "ship.toml"),
    ],
)
def test_a_bad_ship_is_named(old: str, new: str, why: str) -> None:
    assert old in text("ship")
    with pytest.raises(BadData, match=re.escape(why)):
        with_ship(text("ship").replace(old, new, 1), "ship.toml")
