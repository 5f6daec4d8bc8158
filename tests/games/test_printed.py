"""Everything printed: how many there are of each card and token, and the figures on it.

The data files say it in their own form; here it is written down a second time, in another one, so
that no figure changes by a slip.  What cards and tokens do is tested one by one; the sheet of
Klong! says that as well, and has a test of its own.
"""

from collections.abc import Callable

import pytest
from tests.games.im_all.printed import PRINTED as IM_ALL
from tests.games.katakomben.printed import PRINTED as KATAKOMBEN
from tests.games.sheet import Printed

GAMES = {"im-all": IM_ALL, "katakomben": KATAKOMBEN}


def things(part: str, line: Callable[[Printed, str], str]) -> list[object]:
    """Every line of a part of every sheet, with what the book makes of it."""
    return [
        pytest.param(printed, line, expected, id=f"{game}-{expected}")
        for game, printed in GAMES.items()
        for expected in printed.sheet.part(part)
    ]


@pytest.mark.parametrize(
    ("printed", "line", "expected"),
    [*things("cards", Printed.card), *things("tokens", Printed.token)],
)
def test_a_card_or_token_is_as_printed(
    printed: Printed, line: Callable[[Printed, str], str], expected: str
) -> None:
    assert line(printed, printed.sheet.word(expected)) == expected


@pytest.mark.parametrize("printed", GAMES.values(), ids=GAMES)
def test_nothing_is_missing_from_the_sheet(printed: Printed) -> None:
    book, sheet = printed.book, printed.sheet
    assert len(sheet.part("cards")) == book.cards
    assert len(sheet.part("tokens")) == book.tiles - book.cards
