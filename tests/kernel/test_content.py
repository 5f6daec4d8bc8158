"""Data files: every complaint names the file, the entry and the field."""

from collections.abc import Callable
from typing import Any

import pytest

from tischrunde.kernel.content import Content, parse_toml
from tischrunde.kernel.errors import BadData

GOOD = """
name = "ring"
places = 32
open = true
colours = ["red", "green"]
values = [1, 2]
[ring]
size = 3
[[card]]
id = "misha"
[[card]]
rule = "SG-C02"
"""


def content(text: str = GOOD) -> Content:
    return Content(parse_toml(text, "cards.toml"), "cards.toml")


def test_a_good_file_is_read_field_by_field() -> None:
    data = content()
    data.only("name", "places", "open", "colours", "values", "ring", "card")
    assert (data.word("name"), data.number("places", 1, 99)) == ("ring", 32)
    assert (data.flag("open", False), data.flag("shut", True)) == (True, True)
    assert (data.id("name"), data.ids("colours")) == ("ring", ["red", "green"])
    assert (data.words("colours"), data.numbers("values", 1, 2)) == (["red", "green"], [1, 2])
    assert data.number("absent", 1, 9, default=4) == 4
    assert data.table("ring", "size").number("size", 3, 3) == 3
    misha, nameless = data.tables("card")
    assert misha.where == "cards.toml: card misha"
    assert nameless.where == "cards.toml: card 2"


def test_a_syntax_error_names_file_and_line() -> None:
    with pytest.raises(BadData) as complaint:
        parse_toml("a = 1\nb = = 2\n", "cards.toml")
    assert complaint.value.where == "cards.toml"
    assert "line 2" in str(complaint.value)


Reading = Callable[[Content], Any]
WRONG: list[tuple[str, str, Reading]] = [
    ("", "cards.toml: name", lambda c: c.word("name")),
    ("name = 3", "cards.toml: name", lambda c: c.word("name")),
    ('name = ""', "cards.toml: name", lambda c: c.word("name")),
    ("", "cards.toml: i", lambda c: c.id("i")),
    ("i = 3", "cards.toml: i", lambda c: c.id("i")),
    ('i = "a/b"', "cards.toml: i", lambda c: c.id("i")),
    ('i = "a@b"', "cards.toml: i", lambda c: c.id("i")),
    ('i = "a b"', "cards.toml: i", lambda c: c.id("i")),
    ('i = "ä"', "cards.toml: i", lambda c: c.id("i")),
    ('i = "-_-"', "cards.toml: i", lambda c: c.id("i")),
    ('i = "a"', "cards.toml: i", lambda c: c.ids("i")),
    ('i = ["a", "b:c"]', "cards.toml: i", lambda c: c.ids("i")),
    ("n = 0", "cards.toml: n", lambda c: c.number("n", 1, 9)),
    ("n = 10", "cards.toml: n", lambda c: c.number("n", 1, 9)),
    ("n = true", "cards.toml: n", lambda c: c.number("n", 0, 9)),
    ("n = 1.0", "cards.toml: n", lambda c: c.number("n", 0, 9)),
    ("n = 99", "cards.toml: n", lambda c: c.number("n", 0, 9, default=1)),
    ("", "cards.toml: n", lambda c: c.number("n", 0, 9)),
    ("n = 1", "cards.toml: n", lambda c: c.numbers("n", 0, 9)),
    ("n = []", "cards.toml: n", lambda c: c.numbers("n", 0, 9)),
    ("n = [1, 10]", "cards.toml: n", lambda c: c.numbers("n", 0, 9)),
    ("n = [1, true]", "cards.toml: n", lambda c: c.numbers("n", 0, 9)),
    ("f = 1", "cards.toml: f", lambda c: c.flag("f", True)),
    ('w = "a"', "cards.toml: w", lambda c: c.words("w")),
    ('w = ["a", ""]', "cards.toml: w", lambda c: c.words("w")),
    ('w = ["a", 1]', "cards.toml: w", lambda c: c.words("w")),
    ("a = 1\nb = 2", "cards.toml: b", lambda c: c.only("a")),
    ("t = 1", "cards.toml: t", lambda c: c.table("t")),
    ("", "cards.toml: t", lambda c: c.table("t")),
    ("[t]\na = 1\nb = 2", "cards.toml: t: b", lambda c: c.table("t", "a")),
    ("t = 1", "cards.toml: t", lambda c: c.tables("t")),
    ("t = []", "cards.toml: t", lambda c: c.tables("t")),
    ("t = [1]", "cards.toml: t 1", lambda c: c.tables("t")),
    ('[[t]]\nid = "zakum"', "cards.toml: t zakum: rule", lambda c: c.tables("t")[0].word("rule")),
]


@pytest.mark.parametrize(("text", "where", "read"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_field_is_named(text: str, where: str, read: Reading) -> None:
    with pytest.raises(BadData) as complaint:
        read(content(text))
    assert complaint.value.where == where
    assert complaint.value.message.key == "bad-data"
    assert complaint.value.message.args["where"] == where


def test_a_file_that_is_no_table_is_refused() -> None:
    with pytest.raises(BadData):
        Content([], "cards.toml")
