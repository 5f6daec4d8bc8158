"""Names at a table can't be mistaken for each other."""

from __future__ import annotations

import pytest
from tests.server.serving import Server

from tischrunde.server.lookalikes import PAIRS, alike
from tischrunde.server.plain import one_line, stacks, unstacked
from tischrunde.server.refusals import Refused
from tischrunde.server.seating import person

ALIKE = [
    ("Anna", "aNNA"),
    ("Anna", "Ａｎｎａ"),
    ("Anna", "An\u200dna"),
    ("Anna", "Anna\ufe0f"),
    ("Anna", "Аnnа"),  # the vowels are Cyrillic
    ("Kate", "Κаtе"),  # Greek and Cyrillic
    ("Otto", "0tto"),
    ("Ilse", "llse"),
    ("Ilse", "1lse"),
    ("Marna", "Mama"),
    ("Vvilma", "Wilma"),
    ("O'Neill", "O’Neill"),
    ("Anna-Lea", "Anna‐Lea"),
    ("Zoë", "Zoe\u0308"),
    ("HANNAH", "НАNNАН"),
]
APART = [
    ("Anna", "Änna"),
    ("Anna", "Hanna"),
    ("Ina", "Lina"),
    ("Jan", "Jana"),
    ("Ben 1", "Ben 2"),
    ("李", "季"),
    ("Иван", "Ивана"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other) and alike(other, one)


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_differ(one: str, other: str) -> None:
    assert not alike(one, other)


def test_what_stands_for_a_letter_is_none_of_the_usual_ones() -> None:
    usual = {sign for sign in PAIRS if sign.isascii()}
    assert usual == set("|I10`")
    assert all(len(sign) == len(letter) == 1 for sign, letter in PAIRS.items())


@pytest.mark.parametrize(
    "name",
    [
        "a\u202eb",
        "An\u200bna",
        "An\u00adna",
        "An\u034fna",
        "An\u2063na",
        "Anna\U000e0041",
        "A\u0301\u0302\u0303\u0304nna",
        "o\u20dd\u20dd\u20dd",
        "\u200d\ufe0f",
        "\u2800 \u2800",
    ],
)
def test_names_that_hide_or_pile_something_up(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        person(name, "key")


def test_every_space_is_one() -> None:
    assert person("  Anna \u00a0\u2003 Lea\t", "key").name == "Anna Lea"


def test_marks_of_living_languages_stay() -> None:
    for name in ("Nguyễn Thị Ánh", "Ǘnal", "หนึ่ง", "שָׁלוֹם", "e\u0323\u0302"):
        assert not stacks(name)
        assert unstacked(name) == one_line(name)


def test_who_sits_down_is_compared_with_who_is_there(server: Server) -> None:
    place = server.table("Anna", "open", "open")
    url = f"{place.path}/seats"
    refused = server.post(url, {"name": "Аnnа"})
    assert refused.status_code == 409 and refused.json()["error"] == "name-taken"
    assert server.post(url, {"name": "Ben   Maier"}).status_code == 201
    refused = server.post(url, {"name": "Ben Maier"})
    assert refused.status_code == 409 and refused.json()["error"] == "name-taken"
    assert place.look()["about"]["seats"][1]["name"] == "Ben Maier"
