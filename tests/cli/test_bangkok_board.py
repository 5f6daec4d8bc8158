"""The floating market in the terminal: everything is where it is, in 80 columns."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.cli.terminal import run

from tischrunde.cli.boards import Scene, board_of
from tischrunde.games import catalog
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.kernel.rng import Rng
from tischrunde.testing.bangkok_klongs import BangkokTable, bangkok
from tischrunde.words import Words

RULES = catalog.load("bangkok-klongs")
BOARD = board_of(RULES)
NAMES = ["Maximiliane-Theres", "Ben", "Cleo", "Dora"]
SEED = ["--seed", "a", "--option", "first=seat0"]


def scene(table: BangkokTable, seat: int = 0, width: int = 80, plain: bool = False) -> Scene:
    state = table.state
    view = RULES.observe(state, seat)
    offered = table.session.options()
    words = Words("de", RULES.id, strict=True)
    names = NAMES[: view["seats"]]
    return Scene(view, words, names, view["points"], table.asked, offered, width, plain)


def drawn(table: BangkokTable, seat: int = 0, **how: Any) -> list[str]:
    return [line.plain for line in BOARD.draw(scene(table, seat, **how))]


def cells(lines: list[str]) -> dict[str, str]:
    """What is drawn on each field, read back from the drawing."""
    found = {}
    for line in lines[1:12]:
        row = line[:3].strip()
        for column in range(10) if row else ():
            at = 3 + 7 * column + column // 2
            found["ABCDEFGHIJ"[column] + row] = line[at : at + 7].strip()
    return found


def test_boats_are_drawn_on_their_fields() -> None:
    table = bangkok("A1:2a J8:3n E4:1v D5:thief F3:cookshop", hands=["1o", "1o", "1o"])
    shown = cells(drawn(table, seat=1))
    assert shown["A1"] == "[Ba2/1]"  # the first seat may move it
    assert shown["J8"] == "Ba3n"
    assert shown["E4"] == "Ba1/-"
    assert shown["D5"] == "Dieb"
    assert shown["F3"] == "Gark*"
    assert shown["B1"] == "·"
    assert len(shown) == 80


def test_fields_that_may_be_named_stand_in_brackets() -> None:
    table = bangkok("D4:1n", hands=["1o", "1o", "1o"])
    table[0].does("place:banana-own-1")
    shown = cells(drawn(table))
    bracketed = sorted(field for field, text in shown.items() if text.startswith("["))
    assert bracketed == table[0].may("to")
    assert BOARD.shows(table.session.options(), 80)


def test_entry_fields_show_in_the_first_round_only() -> None:
    shown = cells(drawn(bangkok("", turns=0)))
    assert (shown["E1"], shown["B1"]) == ("o", "x")
    assert cells(drawn(bangkok("D4:1n")))["E1"] == "·"


def test_landing_places_openings_and_the_market_master() -> None:
    """Between B2 and C3 jetties cross; B3 and C4 have open water between them."""
    table = bangkok("B2:2a C2:1b B3:0a C3:2n F6:1a G6:1b F7:3c G7:0n", day="small")
    lines = drawn(table)
    crossing = 3 + 14
    assert lines[3][crossing] == "●"
    assert lines[1][crossing] == "○"
    assert lines[4][crossing] == lines[5][crossing] == " "
    assert lines[3][3:10] == " " * 7  # an opening between A2 and A3
    table[0].does("score:f6-g7")
    table[1].does("decline")
    assert "M" in drawn(table)[9]


def states() -> Iterator[Any]:
    dice = Rng.quick(4, 5, 6)
    for game in range(6):
        state = RULES.setup(2 + game % 3, f"board {game}", {"tactical": game % 2 == 1})
        while not state.over:
            yield state
            RULES.apply(state, state.choices[dice.below(len(state.choices))])


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_it_fits_into_80_columns_at_every_moment(lang: str, plain: bool) -> None:
    words = Words(lang, RULES.id, strict=True)
    for number, state in enumerate(states()):
        if number % 7:
            continue
        decision = RULES.decision(state)
        assert decision is not None
        view = RULES.observe(state, decision.seat if number % 2 else SPECTATOR)
        offered = [RULES.spell(state, option) for option in decision.options]
        names = NAMES[: view["seats"]]
        shown = Scene(view, words, names, view["points"], decision.seat, offered, 80, plain)
        assert max(line.cell_len for line in BOARD.draw(shown)) <= 80


def test_where_it_does_not_fit_it_is_told() -> None:
    table = bangkok("A1:2a J8:3n E4:1v", hands=["1o", "1o", "1o"])
    narrow = drawn(table, width=60)
    assert max(len(line) for line in narrow) <= 60
    told = " ".join(narrow)
    assert "A1 Bananenboot mit 2 Körben von Maximili" in told  # wrapped at its hyphen
    assert "E4 herrenloses Bananenboot mit 1 Korb" in told
    assert told == " ".join(drawn(table, width=60, plain=True))


def test_names_are_typed_and_the_rest_is_numbered() -> None:
    offered = ["place:thief", "place:warden", "move:d4", "stay", "score:b2-c3"]
    assert BOARD.keys(offered) == ["1", "2", "d4", "3", "b2-c3"]
    assert BOARD.means("D4", "move:d4")
    assert BOARD.means("B2–C3", "score:b2-c3")
    assert BOARD.spelling("J9", ["move:d4", "stay"]) == "move:j9"
    assert BOARD.spelling("j9", ["stay"]) == "j9"


def test_a_turn_at_the_keyboard() -> None:
    typed = ["1", "D4", "w d4", "e1", "stay", "q", "-"]
    result = run("play", "bangkok-klongs", "--seats", "3", *SEED, typed=typed)
    assert result.exit_code == 0
    assert "(BK-030)" in result.output
    assert "Gast setzt auf E1: Kokosboot mit 1 Korb." in result.output
    assert "Bot 1 (bangkok)" in result.output


def test_a_whole_game_among_bots_is_told_to_its_end() -> None:
    result = run("play", "bangkok-klongs", "--seats", "2", "--bots", "random,random", *SEED)
    assert result.exit_code == 0
    for words in ("kleine Markttag!", "Der große Markttag!", "So ist es ausgegangen", "(BK-111)"):
        assert words in result.output
    assert not re.search(r"\{|\}|BK-\d+: ", result.output)
