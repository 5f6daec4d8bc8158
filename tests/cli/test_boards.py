"""What a table looks like: the ring keeps its shape, and no colour stands alone."""

from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console
from tests.cli.terminal import CARDS, PEOPLE, SEED, run

from tischrunde.cli.boards import Board, Scene, board_of, outline
from tischrunde.cli.boards.strife_of_gods.ring import cells, number_of
from tischrunde.games import catalog
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.kernel.rng import Rng
from tischrunde.words import Words

RULES = catalog.load("strife-of-gods")
PLACES = 32


def views(games: int) -> Iterator[dict[str, Any]]:
    """Tables out of random games in which cards are often laid back into gaps."""
    dice = Rng.quick(4, 5, 6)
    for game in range(games):
        state = RULES.setup(2 + game % 4, f"board {game}", {"cards": 5, "rogmesh": "any"})
        while not state.over:
            options = list(state.choices)
            RULES.apply(state, options[dice.below(len(options))])
            yield RULES.observe(state, SPECTATOR)


def card(place: int, gap_after: bool = False) -> dict[str, Any]:
    return {"place": f"r{place:02}", "card": "red-1", "blocked": False, "gap_after": gap_after}


def check(ring: list[dict[str, Any]], places: int = PLACES) -> list[Any]:
    """Same cards in the same order round the ring, and a gap exactly where there is one."""
    drawn = cells(ring, places)
    shown = [cell for cell in drawn if cell is not None]
    first = next(i for i, cell in enumerate(shown) if cell is ring[0])
    assert [c["place"] for c in shown[first:] + shown[:first]] == [c["place"] for c in ring]
    for i, cell in enumerate(drawn):
        if cell is not None:
            assert (drawn[(i + 1) % len(drawn)] is None) == cell["gap_after"]
    return [None if cell is None else number_of(cell["place"]) for cell in drawn]


def test_the_drawn_ring_is_the_ring() -> None:
    laid = 0
    for view in views(40):
        check(view["ring"])
        laid += any(number_of(c["place"]) > PLACES for c in view["ring"])
    assert laid > 100


@pytest.mark.parametrize(
    ("ring", "drawn"),
    [
        ([card(1), card(2, True), card(4)], [1, 2, None, 4]),
        ([card(1), card(2), card(5, True), card(4)], [1, 2, 5, None, 4]),
        ([card(1), card(5, True), card(4)], [1, 5, None, 4]),
        ([card(1, True), card(5), card(4)], [1, None, 5, 4]),
        ([card(1, True), card(5, True), card(4)], [1, None, 5, None, 4]),
        ([card(1, True), card(5), card(6), card(4)], [1, None, 5, 6, 4]),
        ([card(1, True), card(5), card(6, True), card(4)], [1, None, 5, 6, None, 4]),
        ([card(5), card(2), card(3, True)], [5, 2, 3, None]),
        ([card(2), card(3), card(5, True)], [None, 2, 3, 5]),
    ],
)
def test_laid_cards_lie_beside_their_neighbours(
    ring: list[dict[str, Any]], drawn: list[int | None]
) -> None:
    assert check(ring, 4) == drawn


def test_the_drawing_fits_into_80_columns_at_every_moment() -> None:
    words = Words("de", RULES.id, strict=True)
    board = board_of(RULES)
    for view in list(views(20))[::9]:
        seats = view["seats"]
        names = ["Maximiliane-Theres", "Ben", "Cleo", "Dora", "Emil"][:seats]
        scene = Scene(view, words, names, [15] * seats, 0, [], 80)
        assert max(line.cell_len for line in board.draw(scene)[:-1]) <= 80


def test_sides_of_a_card_are_typed_as_they_are_drawn() -> None:
    board = board_of(RULES)
    offered = ["lay:r06/after", "lay:r08/before", "lay:r08/after", "lay:r10/before"]
    assert board.keys(offered) == ["6+", "8-", "8+", "10-"]
    assert board.means("6+", offered[0]) and board.means("r06", offered[0])
    assert not board.means("6-", offered[0])
    view = RULES.observe(RULES.setup(3, "x"), SPECTATOR)
    scene = Scene(view, Words("de", RULES.id), ["A", "B", "C"], [0, 0, 0], 0, offered, 80)
    top = board.draw(scene)[0].plain
    assert top.split() == ["1", "2", "3", "4", "5", "[6+]", "7", "[8±]", "9", "[10-]", "11"]
    assert not board.shows(offered, 80)
    assert board.shows(["take:r06"], 80)
    assert not board.shows(["take:r06"], 70)
    assert not board.shows(["keep:red-1"], 80)


@pytest.mark.parametrize(("width", "name"), [(80, "Christ…"), (100, "Christoph")])
def test_a_long_name_is_whole_where_there_is_room(width: int, name: str) -> None:
    view = RULES.observe(RULES.setup(3, "x"), SPECTATOR)
    view["ring"][2]["card"] = "christoph"
    scene = Scene(view, Words("de", RULES.id), ["A", "B", "C"], [0, 0, 0], 0, [], width)
    lines = [line.plain for line in board_of(RULES).draw(scene)]
    assert name in lines[1].split()
    assert max(len(line) for line in lines) <= width


def test_colours_are_drawn_and_said() -> None:
    coloured = run("play", *PEOPLE, *SEED, FORCE_COLOR="1").stdout
    assert "\x1b[1;38;" in coloured
    letters = {"red": "Ro", "green": "Gr", "blue": "Bl", "yellow": "Ge"}
    colour, _, value = CARDS[1].partition("-")
    assert f" {letters[colour]}{value} " in coloured
    without = run("play", *PEOPLE, *SEED, FORCE_COLOR="1", NO_COLOR="1").stdout
    assert "38;" not in without


def test_any_game_can_be_shown_as_text() -> None:
    state = RULES.setup(3, "x")
    scene = Scene(RULES.observe(state, 0), Words("de"), ["A", "B", "C"], [0, 0, 0], 0, [], 80)
    console = Console(width=80)
    with console.capture() as shown:
        for line in Board().draw(scene):
            console.print(line)
    assert "round: 1" in shown.get()
    assert "  - r" not in shown.get()
    assert Board().keys(["a", "b:c"]) == ["1", "2"]
    assert Board().means("c", "b:c/d")
    assert not Board().means("b", "b:c/d")


def test_nested_data_is_indented() -> None:
    data = {"a": 1, "b": [1, 2], "c": [{"d": {"e": []}}], "f": {"g": 1}}
    assert list(outline(data, 0)) == [
        "a: 1",
        "b: 1, 2",
        "c:",
        "  -",
        "    d:",
        "      e: -",
        "f: g 1",
    ]
