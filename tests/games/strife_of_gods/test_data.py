"""The data file: what the shipped one says, and what is said about a wrong one."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from tischrunde.games.strife_of_gods import load, names
from tischrunde.games.strife_of_gods.model import Book, Champion
from tischrunde.kernel.errors import BadData, BadOption

FILE = "cards.toml"
MISHA = 'steps = [{ do = "centre_gap_number" }]'
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


def champions(book: Book) -> dict[str, Champion]:
    return dict(zip(book.words[book.numbers :], book.champions, strict=True))


def test_only_christoph_returns_into_the_ring() -> None:
    found = champions(load.read(SHIPPED, FILE))
    assert [word for word, champion in found.items() if champion.returns] == ["christoph"]


def test_amitiel_and_arcohn_lay_a_card_back_on_a_place_of_its_own() -> None:
    book = load.read(SHIPPED, FILE)
    laid_back = {word: c.laid_back for word, c in champions(book).items() if c.laid_back}
    assert laid_back == {"amitiel": 1, "arcohn": 1}
    assert book.most_places == 32 + 2


NEEDS = {
    "misha": {names.GAP_NUMBER},
    "muriel": {names.OWN_NUMBER, names.GAP_CARD},
    "amitiel": {names.OWN_NUMBER, names.A_GAP, names.SLOT_BESIDE_ANOTHER},
    "christoph": {names.RING_NUMBER, names.NUMBER_PILE},
    "gurak": {names.FELLOW_NUMBER},
    "gnigrit": {names.BLOCKABLE_GAP_CARD},
    "rogmesh": {names.A_GAP},
    "durboc": {names.RING_NUMBER},
    "myriani": {names.NUMBER_PILE},
    "paeral": {names.CHAMPION_PILE},
    "ana": {names.NUMBER_PILE},
    "grongurd": {names.ANY_PILE},
    "celestia": {names.FELLOW_NUMBER, names.OWN_TO_SWAP},
    "remial": {names.FELLOW_NUMBER, names.NUMBER_PILE},
    "arcohn": {names.FELLOW_NUMBER, names.NUMBER_PILE, names.A_GAP},
    "zakum": {names.FELLOW_NUMBER, names.RING_NUMBER},
}


def test_what_a_champion_needs_is_what_its_steps_need() -> None:
    found = champions(load.read(SHIPPED, FILE))
    for word, champion in found.items():
        needs = [int(need) for need in champion.needs]
        assert len(needs) == len(set(needs))
        assert set(needs) == NEEDS[word], word
    assert found.keys() == NEEDS.keys()


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
        (MISHA, f'needs = ["gap_number"]\n{MISHA}', f"{FILE}: champion misha: needs"),
        (MISHA, f"returns = true\n{MISHA}", f"{FILE}: champion misha: returns"),
        # a missing word
        ('rule  = "SG-C01"\n', "", f"{FILE}: champion misha: rule"),
        ('rule  = "SG-C01"', 'rule  = ""', f"{FILE}: champion misha: rule"),
        ('rule   = "SG-025"\n', "", f"{FILE}: shield silver: rule"),
        ('id    = "misha"\n', "", f"{FILE}: champion 1: id"),
        ("values  = [1, 2, 3, 4, 5]\n", "", f"{FILE}: numbers: values"),
        (f"{MISHA}\n", "", f"{FILE}: champion misha: steps"),
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
        # more winning colours than the locale files can list
        ('"red", ', '"white", "red", ', f"{FILE}: numbers: colours"),
        ('"red", ', '"a", "b", "c", "d", "e", "red", ', f"{FILE}: numbers: colours"),
        # steps
        (MISHA, 'steps = "centre_gap_number"', f"{FILE}: champion misha: steps"),
        ('steps = [{ do = "centre_own" }', "steps = [{ }", f"{FILE}: champion muriel: steps 1: do"),
        ("other = true", "another = true", f"{FILE}: champion amitiel: steps 2: another"),
        ("other = true", "other = 1", f"{FILE}: champion amitiel: steps 2: other"),
        (
            '"look", numbers = 2',
            '"look", numbers = 10',
            f"{FILE}: champion myriani: steps 1: numbers",
        ),
        ('{ do = "draw_number" }', '{ do = "draw" }', f"{FILE}: champion christoph: steps 2: do"),
        (MISHA, "steps = []", f"{FILE}: champion misha: steps"),
        # what was not drawn cannot be kept
        (MISHA, 'steps = [{ do = "keep_drawn" }]', f"{FILE}: champion misha: steps 1: do"),
        (MISHA, 'steps = [{ do = "centre_drawn" }]', f"{FILE}: champion misha: steps 1: do"),
        (
            MISHA,
            'steps = [{ do = "keep_drawn" }, { do = "look", numbers = 2 }]',
            f"{FILE}: champion misha: steps 1: do",
        ),
        # a champion that comes back would lengthen the ring time and again
        ('{ do = "draw_number" }', '{ do = "return_own" }', f"{FILE}: champion christoph: steps"),
        (
            '{ do = "draw_number" }',
            '{ do = "return_fellow" }',
            f"{FILE}: champion christoph: steps",
        ),
    ],
)
def test_a_wrong_entry_is_named_by_file_card_and_field(old: str, new: str, where: str) -> None:
    assert complaint(edited(old, new)).where == where


UNSPEAKABLE = ["a/b", "a@1", "a b", " a", "a:b", "a.b", "ä", "a\\n", "٣", "-", "#a", "a|b"]


@pytest.mark.parametrize("word", UNSPEAKABLE)
@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ('id    = "misha"', 'id    = "{}"', "champion {}: id"),
        ('id     = "gold"', 'id     = "{}"', "shield {}: id"),
        ('"red", ', '"{}", ', "numbers: colours"),
    ],
)
def test_an_id_that_records_and_messages_cannot_spell_is_refused(
    word: str, old: str, new: str, entry: str
) -> None:
    error = complaint(edited(old, new.format(word)))
    meant = word.replace("\\n", "\n")
    assert error.where == f"{FILE}: {entry.format(meant)}"
    assert repr(meant) in str(error)


def test_letters_digits_dash_and_underscore_are_an_id() -> None:
    book = edited('id    = "misha"', 'id    = "Misha-the_2nd"')()
    assert book.words[book.numbers] == "Misha-the_2nd"


SAME_CHAMPION = edited('id    = "muriel"', 'id    = "misha"')
SAME_COLOUR = edited('"red", "green"', '"green", "green"')
SAME_VALUE = edited("[1, 2, 3, 4, 5]", "[1, 2, 3, 4, 4]")
CHAMPION_LIKE_A_NUMBER = edited('id    = "muriel"', 'id    = "red-1"')


@pytest.mark.parametrize(
    ("read", "where"),
    [
        (SAME_CHAMPION, f"{FILE}: champion"),
        (CHAMPION_LIKE_A_NUMBER, f"{FILE}: champion"),
        (SAME_COLOUR, f"{FILE}: numbers"),
        (SAME_VALUE, f"{FILE}: numbers"),
    ],
)
def test_a_duplicated_id_is_blamed_on_those_who_have_it(
    read: Callable[[], Book], where: str
) -> None:
    assert complaint(read).where == where


def test_a_duplicated_id_is_named() -> None:
    assert "misha" in str(complaint(SAME_CHAMPION))
    assert "green-1" in str(complaint(SAME_COLOUR))
    assert "red-4" in str(complaint(SAME_VALUE))
    assert "red-1" in str(complaint(CHAMPION_LIKE_A_NUMBER))


def test_an_unknown_step_names_those_there_are() -> None:
    error = complaint(edited('"centre_gap_number"', '"centre_gap"'))
    assert "'centre_gap'" in str(error) and "centre_gap_number" in str(error)


ENGINES = ["round", "turn", "take", "score", "begin", "run"]
SECOND_HALVES = ["lay", "swap_own", "exchange_ring"]  # they need what the first half has chosen


@pytest.mark.parametrize("op", ENGINES + SECOND_HALVES)
def test_what_the_engine_asks_and_does_itself_is_no_step(op: str) -> None:
    assert op in names.OPS
    error = complaint(edited('"centre_gap_number"', f'"{op}"'))
    assert error.where == f"{FILE}: champion misha: steps 1: do"
    assert repr(op) in str(error)


def test_everything_else_is_a_step() -> None:
    assert list(load.STEPS) == [op for op in names.OPS if op not in ENGINES + SECOND_HALVES]


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
        ("celestia", "numbers", "spent", "SG-G10"),
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
