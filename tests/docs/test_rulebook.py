"""The rulebook, the code and the tests speak of the same rules."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tools.rulebooks import ID, IN_A_NAME, MADE, carried, documents

from tischrunde import rulebook
from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData
from tischrunde.rulebook import LANGUAGES, Rule
from tischrunde.words import languages

ROOT = Path(__file__).resolve().parents[2]
GAMES = catalog.ids()


@cache
def rules() -> dict[str, Rule]:
    """Every rule of every game, and of the table."""
    return {rule.id: rule for game in GAMES for rule in rulebook.load(game).rules}


def cited(path: Path) -> set[str]:
    return set(ID.findall(path.read_text(encoding="utf-8")))


def sources(folder: Path) -> Iterator[Path]:
    """Our own texts, without what tools have put into hidden folders."""
    for path in folder.rglob("*"):
        hidden = any(part.startswith(".") for part in path.relative_to(ROOT).parts)
        if path.suffix in {".py", ".toml", ".ftl", ".md"} and not hidden and path != Path(__file__):
            yield path


@pytest.mark.parametrize("folder", ["src", "locales", "tests", "docs", "bench"])
def test_every_rule_that_is_cited_exists(folder: str) -> None:
    found = {
        f"{path.relative_to(ROOT)}: {id}"
        for path in sources(ROOT / folder)
        for id in cited(path)
        if id not in rules()
    }
    assert found == set()


def test_every_rule_that_is_done_is_carried_by_a_test() -> None:
    done = {id.upper(): id for id, rule in rules().items() if rule.status == "done"}
    assert sorted(done[id] for id in done.keys() - carried().keys()) == []


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_sg_013_only_gap_cards", ["SG-013"]),
        ("test_sg_c04_christoph_sg_ex11", ["SG-C04", "SG-EX11"]),
        ("test_kn_001_x", ["KN-001"]),
        ("test_bk_093a_bk_g12", ["BK-093A", "BK-G12"]),
        ("test_sg_c04x", []),
    ],
)
def test_ids_are_found_in_names(name: str, ids: list[str]) -> None:
    assert [f"{a}-{b}".upper() for a, b in IN_A_NAME.findall(name)] == ids


def test_the_documents_are_up_to_date() -> None:
    written = {path.name: path.read_text(encoding="utf-8") for path in MADE.iterdir()}
    assert written == documents(), "python -m tools.rulebooks makes them anew"


def test_every_rule_is_told_in_every_language() -> None:
    assert sorted(LANGUAGES) == sorted(languages())
    for rule in rules().values():
        for told in (rule.title, rule.text, rule.why, rule.only_reading):
            assert set(told) in (set(), set(LANGUAGES)), rule.id
        assert rule.text["de"] != rule.text["en"], rule.id


@pytest.mark.parametrize("game", GAMES)
def test_switches_and_rules_name_each_other(game: str) -> None:
    by_rule = {rule.id: rule.option for rule in rulebook.load(game).rules if rule.option}
    by_switch = {setting.rule: setting.name for setting in catalog.load(game).options}
    assert by_rule == by_switch


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_says_why_and_what_turns_it(game: str) -> None:
    for rule in rulebook.load(game).rules:
        if rule.section == "rulings":
            assert rule.why, rule.id
            assert bool(rule.option) != bool(rule.only_reading), rule.id


def test_why_there_is_no_switch_fits_into_the_sentence_around_it() -> None:
    """“Not adjustable, because … .” in every language, in the terminal and on the page."""
    for rule in rules().values():
        for why in rule.why.values():
            assert why.endswith("."), rule.id
        for because in rule.only_reading.values():
            assert not because.endswith("."), rule.id
        if rule.only_reading:
            assert not rule.only_reading["en"][0].isupper(), rule.id


def test_rules_are_found_by_id_and_by_words() -> None:
    book = rulebook.load("strife-of-gods")
    rule = book.find(" sg-020 ")
    assert rule is not None and rule.id == "SG-020"
    assert book.find("SG-999") is None
    assert book.search("goldene SCHILD", "de")[0].id == "SG-024"
    assert book.search("goldene", "en") == []
    assert book.search("  ", "de") == []


GOOD = """
[[rule]]
id = "SG-1"
section = "frame"
title_de = "Eins"
title_en = "One"
de = "Erstens."
en = "Firstly."
status = "done"
"""


@pytest.mark.parametrize(
    ("text", "where"),
    [
        (GOOD + GOOD, r"book\.toml: rule SG-1: id"),
        (GOOD.replace("status", "state"), r"book\.toml: rule SG-1: state"),
        (GOOD.replace('"done"', '"soon"'), r"book\.toml: rule SG-1: status"),
        (GOOD.replace('en = "Firstly."', ""), r"book\.toml: rule SG-1: en"),
        (GOOD.replace('"Firstly."', '""'), r"book\.toml: rule SG-1: en"),
        (GOOD.replace('"One"', "1"), r"book\.toml: rule SG-1: title_en"),
        (GOOD + 'why_de = "Darum."', r"book\.toml: rule SG-1: why_en"),
        (GOOD + 'see = "SG-1"', r"book\.toml: rule SG-1: see"),
        (GOOD + "[extra]", r"book\.toml: extra"),
        (GOOD.replace("]]", "]"), r"book\.toml"),
    ],
)
def test_a_bad_rulebook_names_file_and_rule(text: str, where: str) -> None:
    assert [rule.id for rule in rulebook.read(GOOD, "book.toml")] == ["SG-1"]
    with pytest.raises(BadData, match=where):
        rulebook.read(text, "book.toml")
