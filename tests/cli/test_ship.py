"""`tischrunde ship check`: what it finds in files of modules, good and bad."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from tests.cli.terminal import complaint, run

SHIPPED = files("tischrunde.games").joinpath("im_all/data/ship.toml").read_text("utf-8")


def check(tmp_path: Path, text: str, lang: str = "en") -> tuple[int, str]:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    result = run("ship", "check", str(file), lang=lang)
    return result.exit_code, result.stdout + result.stderr


def test_the_ship_of_the_box_is_good(tmp_path: Path) -> None:
    code, said = check(tmp_path, SHIPPED)
    assert code == 0
    assert "9 modules and sides, 117 rooms, 48 ships" in said
    assert "Artifact 30: 12 to 13 boots from the start" in said
    assert "Everything is fine." in said
    assert "Alles in Ordnung." in check(tmp_path, SHIPPED, "de")[1]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"1a KO-4", ', "", "Slot 1: no path begins at the opening a"),
        ('"1a KO-4"', '"1a KO-4", "1a KO-2"', "Slot 1: 2 paths begin at the opening a"),
        ('"KO-H1 KO-H2", ', "", "KO-H2: the hyperlift is not a single line"),
        ('"KO-H3 KZ-H L"', '"KO-H3 KZ-2 L"', "KZ-H: a hyperlift space that is not on"),
        ("artifact = 30", "artifact = 25", "Artifact 25: it must be in one room"),
        ("artifact = 30", "major = 1", "Artifact 30: .* it is in –"),
        ("major = 1", "major = 9", "too many, there can be at most 11"),
        ('at = [44, 414], features = ["exit"]', "at = [44, 414]", "3 is too few"),
        ('id = "FR"', 'id = "FR"\nfeatures = ["deep"]', "FR-S: start and pods must be"),
        ('"S-P1", ', "", "FR-P1 can’t be reached"),
        ('"3-P3"', '"3>P3"', "Everything is fine"),
        ('"5-H"', '"5>H"', "Everything is fine"),
    ],
)
def test_what_is_wrong_with_a_ship_is_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in SHIPPED
    code, said = check(tmp_path, SHIPPED.replace(old, new, 1))
    assert re.search(fault, " ".join(said.split())), said
    assert code == (0 if fault == "Everything is fine" else 1)


def test_who_is_caught_somewhere_is_told(tmp_path: Path) -> None:
    """Two ways into a room, and none out of it."""
    caught = SHIPPED.replace('"9-14 L"', '"9>14"').replace('"8-T", "T-9 1M"', '"8>T", "9>T 1M"')
    code, said = check(tmp_path, caught)
    assert code == 1
    assert "HG-PK-KS: no pod can be reached on foot from KZ-T." in said
    assert "HG-PK-KS: no pod can be reached on foot from KZ-14." in said


def test_ports_in_one_module_only_are_too_few(tmp_path: Path) -> None:
    before, wall, after = SHIPPED.partition("# --- planet killer cannon")
    quiet = re.sub(r'"port_\w+"', '"credits1"', after)
    code, said = check(tmp_path, before + wall + quiet)
    assert code == 1 and "HG-PK-KS: there must be ports in at least two modules" in said


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[[module]]", "[[module", "mine.toml"),
        ('"S-1"', '"S-Q"', "module FR: paths: 'S-Q': there is no room Q"),
        ('features = ["gate"]', 'features = ["cinema"]', "cinema"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(
    tmp_path: Path, old: str, new: str, why: str
) -> None:
    code, said = check(tmp_path, SHIPPED.replace(old, new, 1))
    assert code == 1 and why in said, said


def test_a_missing_file_and_an_unknown_word_are_told(tmp_path: Path) -> None:
    assert "gibt es nicht" in complaint(run("ship", "check", str(tmp_path / "no.toml")))
    assert "only “check”" in complaint(run("ship", "draw", "x.toml", lang="en"))
