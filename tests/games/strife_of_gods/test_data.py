"""The data file: what the shipped one says, and what is said about a wrong one."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from tischrunde.games.strife_of_gods import load, names
from tischrunde.games.strife_of_gods.model import Book
from tischrunde.kernel.errors import BadData, BadOption

FILE = "cards.toml"
SHIPPED = files("tischrunde.games").joinpath(load.FILE).read_text(encoding="utf-8")


def edited(old: str, new: str) -> Callable[[], Book]:
    """Read the shipped file with its first ``old`` replaced."""
    assert old in SHIPPED
    return lambda: load.read(SHIPPED.replace(old, new, 1), FILE)


def complaint(read: Callable[[], Book]) -> BadData:
    with pytest.raises(BadData) as caught:
        read()
    return caught.value


def test_the_shipped_file_has_twenty_numbers_sixteen_champions_three_shields() -> None:
    book = load.read(SHIPPED, FILE)
    assert book.numbers == 20
    assert book.words[:2] + book.words[18:20] == ["red-1", "red-2", "yellow-4", "yellow-5"]
    assert len(book.words) == 36 and len(book.champions) == 16
    assert [(s.id, s.rule, s.points) for s in book.shields] == [
        ("gold", "SG-024", 3), ("silver", "SG-025", 2), ("bronze", "SG-026", 1)
    ]  # fmt: skip
    assert [champion.rule for champion in book.champions] == [f"SG-C{n:02}" for n in range(1, 17)]
    assert [book.ring_places, book.ring_champions, book.gaps_until_edges] == [32, 4, 3]


def test_every_number_card_knows_its_value_and_colour() -> None:
    book = load.read(SHIPPED, FILE)
    for card, word in enumerate(book.words[: book.numbers]):
        assert word == f"{book.colours[book.colour[card]]}-{book.values[card]}"


def test_only_christoph_returns_into_the_ring() -> None:
    book = load.read(SHIPPED, FILE)
    champions = book.words[book.numbers :]
    assert [word for word, c in zip(champions, book.champions, strict=True) if c.returns] == [
        "christoph"
    ]


@pytest.mark.parametrize("text", ["", "[numbers", "champion = 3", SHIPPED.replace("[ring]", "")])
def test_a_file_that_is_no_data_file_is_named(text: str) -> None:
    assert complaint(lambda: load.read(text, FILE)).where.startswith(FILE)


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        # an unknown field
        ("[numbers]", "[more]\n[numbers]", f"{FILE}: more"),
        ("copies  =", "weight = 3\ncopies  =", f"{FILE}: numbers: weight"),
        ("places    =", "seats = 3\nplaces    =", f"{FILE}: ring: seats"),
        ("two_seats        =", "two_seat =", f"{FILE}: rounds: two_seat"),
        ("points = 3", "points = 3\ncolour = 1", f"{FILE}: shield gold: colour"),
        ('needs = ["gap_number"]', 'need = ["gap_number"]', f"{FILE}: champion misha: need"),
        # a missing word
        ('rule  = "SG-C01"\n', "", f"{FILE}: champion misha: rule"),
        ('rule  = "SG-C01"', 'rule  = ""', f"{FILE}: champion misha: rule"),
        ('rule   = "SG-025"\n', "", f"{FILE}: shield silver: rule"),
        ('id    = "misha"\n', "", f"{FILE}: champion 1: id"),
        ("values  = [1, 2, 3, 4, 5]\n", "", f"{FILE}: numbers: values"),
        ('needs = ["gap_number"]\n', "", f"{FILE}: champion misha: needs"),
        ('"red", ', '"", ', f"{FILE}: numbers: colours"),
        # a number that cannot be
        ("values  = [1,", "values  = [0,", f"{FILE}: numbers: values"),
        ("points = 2", 'points = "two"', f"{FILE}: shield silver: points"),
        ("points = 2", "points = true", f"{FILE}: shield silver: points"),
        ("gaps_until_edges = 3", "gaps_until_edges = 0", f"{FILE}: rounds: gaps_until_edges"),
        ("cards            = [4, 5]", "cards = []", f"{FILE}: rounds: cards"),
        # totals
        ("total   = [40, 60]", "total   = [40, 61]", f"{FILE}: numbers: total"),
        ("copies  = [2, 3]", "copies  = [2, 4]", f"{FILE}: numbers: total"),
        ("total   = [40, 60]", "total   = [40]", f"{FILE}: numbers: total"),
        ("places    = 32", "places    = 48", f"{FILE}: ring: places"),
        ("champions = 4", "champions = 5", f"{FILE}: ring: champions"),
        # needs and steps
        ('["gap_number"]', '["gap_numbers"]', f"{FILE}: champion misha: needs"),
        ('needs = ["gap_number"]', 'needs = "gap_number"', f"{FILE}: champion misha: needs"),
        ('steps = [{ do = "centre_own" }', "steps = [{ }", f"{FILE}: champion muriel: steps 1: do"),
        ("other = true", "another = true", f"{FILE}: champion amitiel: steps 2: another"),
        ("other = true", "other = 1", f"{FILE}: champion amitiel: steps 2: other"),
        (
            '"look", numbers = 2',
            '"look", numbers = 10',
            f"{FILE}: champion myriani: steps 1: numbers",
        ),
        ('{ do = "draw_number" }', '{ do = "draw" }', f"{FILE}: champion christoph: steps 2: do"),
        ('steps = [{ do = "centre_gap_number" }]', "steps = []", f"{FILE}: champion misha: steps"),
        ("returns = true", "returns = 1", f"{FILE}: champion christoph: returns"),
    ],
)
def test_a_wrong_entry_is_named_by_file_card_and_field(old: str, new: str, where: str) -> None:
    assert complaint(edited(old, new)).where == where


SAME_CHAMPION = edited('id    = "muriel"', 'id    = "misha"')
SAME_COLOUR = edited('"red", "green"', '"green", "green"')


@pytest.mark.parametrize("read", [SAME_CHAMPION, SAME_COLOUR])
def test_a_duplicated_id_is_refused(read: Callable[[], Book]) -> None:
    assert complaint(read).where.startswith(FILE)


def test_a_duplicated_id_is_named() -> None:
    assert "misha" in str(complaint(SAME_CHAMPION))
    assert "green" in str(complaint(SAME_COLOUR))


def test_an_unknown_need_or_step_names_those_there_are() -> None:
    error = complaint(edited('["gap_number"]', '["gap_numbers"]'))
    assert "gap_numbers" in str(error) and "gap_number," in str(error)
    error = complaint(edited('"centre_gap_number"', '"centre_gap"'))
    assert "'centre_gap'" in str(error) and "centre_gap_number" in str(error)


def test_what_the_engine_does_between_champions_is_no_step() -> None:
    for op in ("round", "turn", "take", "score", "begin", "run"):
        assert op in names.OPS
        error = complaint(edited('"centre_gap_number"', f'"{op}"'))
        assert error.where == f"{FILE}: champion misha: steps 1: do"


def test_a_wrong_total_says_what_it_would_be() -> None:
    assert "60, not 61" in str(complaint(edited("[40, 60]", "[40, 61]")))


def test_the_message_for_people_carries_the_place_and_the_reason() -> None:
    message = complaint(edited("[40, 60]", "[40, 61]")).message
    assert message.key == "bad-data"
    assert message.args["where"] == f"{FILE}: numbers: total"


def test_the_table_options_with_their_defaults_and_the_rulings_they_stand_for() -> None:
    options = [(o.name, *o.values, o.rule) for o in load.load().options]
    assert options == [
        ("champions", True, False, "SG-030"),
        ("two_seat_rounds", 4, 2, "SG-G01"),
        ("copies", 2, 3, "SG-G02"),
        ("stuck", "any_number", "skip", "SG-G06"),
        ("cards", 4, 5, "SG-G08"),
        ("first", "random", "seat0", "SG-G09"),
        ("effects", "compulsory", "optional", "SG-G11"),
        ("chained", "run", "rest", "SG-G12"),
        ("gnigrit", "any", "numbers", "SG-G13"),
        ("rogmesh", "inner", "any", "SG-G16"),
        ("christoph", "again", "once", "SG-G17"),
        ("drawn", "secret", "open", "SG-G19"),
        ("tie", "shields", "shared", "SG-G24"),
    ]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("champions", 1),
        ("champions", "true"),
        ("cards", "4"),
        ("cards", 6),
        ("tie", ""),
        ("ties", 1),
    ],
)
def test_an_unknown_option_or_value_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadOption) as caught:
        load.load().setup(3, "test", {name: value})
    assert caught.value.name == name
