"""`tischrunde tiles check`: what it finds in files of tiles, good and bad."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from tests.cli.terminal import complaint, run

SHIPPED = files("tischrunde.games").joinpath("katakomben/data/tiles.toml").read_text("utf-8")
FEW = ("--dungeons", "6")


def check(tmp_path: Path, text: str, lang: str = "en") -> tuple[int, str]:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    result = run("tiles", "check", str(file), *FEW, lang=lang)
    return result.exit_code, result.stdout + result.stderr


def test_the_tiles_of_the_box_are_good(tmp_path: Path) -> None:
    code, said = check(tmp_path, SHIPPED)
    assert code == 0
    assert "29 tiles, 84 rooms" in said
    assert "6 dungeons grown" in said
    assert "Everything is fine." in said
    assert "Alles in Ordnung." in check(tmp_path, SHIPPED, "de")[1]


def test_the_same_seed_gives_the_same_figures(tmp_path: Path) -> None:
    assert check(tmp_path, SHIPPED) == check(tmp_path, SHIPPED)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            '"N1-A", "W2-A", "W1-A 2B"',
            '"W2-A", "W1-A 2B"',
            "S1: no tunnel begins at the opening N1",
        ),
        ('["deep", "monkey_shrine"]', '["deep"]', "Monkey shrine: 0 is too few"),
        ('back = "safe"', 'back = "depths"', "too few"),
        ('features = ["minor_secret"]', 'features = ["chest"]', "too many"),
    ],
)
def test_what_is_wrong_with_a_set_is_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in SHIPPED
    code, said = check(tmp_path, SHIPPED.replace(old, new))
    assert code == 1
    assert re.search(fault, said, re.IGNORECASE), said
    assert "fault" in said


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[[tile]]", "[[tile", "mine.toml"),
        ('"A-B"', '"A-Q"', "S1: tunnels: 'A-Q': there is no room or opening Q"),
        ('"A-B"', '"A--B"', "is not like"),
        ('id = "S2"', 'id = "S1"', "two tiles have the id"),
        ('"P-A 1M"', '"P-A 2B"', "always takes one boot"),
        ("halves = true\n", "", "half"),
        ('start = "C"', 'start = "X"', "there is no room X"),
        ("at = [28, 50]", "where = 3", "where"),
        ('features = ["library"]', 'features = ["cinema"]', "cinema"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(
    tmp_path: Path, old: str, new: str, why: str
) -> None:
    assert old in SHIPPED
    code, said = check(tmp_path, SHIPPED.replace(old, new, 1))
    assert code == 1
    assert why in said, said


def test_one_start_tile_is_not_enough(tmp_path: Path) -> None:
    first = SHIPPED.index("[[tile]]")
    second = SHIPPED.index("[[tile]]", first + 1)
    code, said = check(tmp_path, SHIPPED[:first] + SHIPPED[second:])
    assert code == 1 and "both sides" in said


def test_a_missing_file_and_an_unknown_word_are_told(tmp_path: Path) -> None:
    assert "gibt es nicht" in complaint(run("tiles", "check", str(tmp_path / "no.toml")))
    assert "only “check”" in complaint(run("tiles", "draw", "x.toml", lang="en"))
    binary = tmp_path / "pixels.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in complaint(run("tiles", "check", str(binary)))
