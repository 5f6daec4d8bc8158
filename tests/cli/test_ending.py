"""The end of a game: who won, and what has decided it."""

from collections.abc import Iterator

import pytest
from rich.console import Console

from tischrunde.cli.boards import board_of
from tischrunde.cli.ending import points_of, show_standings
from tischrunde.cli.screen import Screen
from tischrunde.games import catalog
from tischrunde.kernel.rng import Rng
from tischrunde.table import Session
from tischrunde.words import Words

RULES = catalog.load("strife-of-gods")


def games(tie: str) -> Iterator[Session]:
    """Finished games of two, which often end level."""
    dice = Rng.quick(7, 8, 9)
    for number in range(400):
        session = Session(RULES, 2, f"tie {number}", {"champions": False, "tie": tie})
        while not session.over:
            options = list(session.state.choices)
            RULES.apply(session.state, options[dice.below(len(options))])
        points = points_of(RULES, session.state)
        if points[0] == points[1] and any(points):
            yield session


def standings(session: Session) -> str:
    screen = Screen(Words("de", RULES.id, strict=True), ["Anna", "Ben"])
    screen.console = Console(width=80, record=True, quiet=False, file=None)
    with screen.console.capture() as shown:
        show_standings(screen, board_of(RULES), session)
    return shown.get()


def golden(session: Session, seat: int) -> int:
    return sum(line.key == "shield-gold" for line in RULES.score(session.state, seat))


def test_a_broken_tie_says_what_broke_it() -> None:
    seen = set()
    for session in games("shields"):
        said = standings(session)
        if len(RULES.standings(session.state)) == 1:
            assert "Gleichstand" not in said
            assert "(geteilt)" in said
        elif golden(session, 0) != golden(session, 1):
            assert "Gleichstand: Mehr goldene Schilde entscheiden. (SG-G24)" in said
        else:
            assert "Gleichstand: Mehr silberne Schilde entscheiden. (SG-G24)" in said
        seen.add(len(RULES.standings(session.state)))
    assert seen == {1, 2}


def test_a_game_that_nobody_has_won_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    session = next(games("shared"))
    assert "Niemand gewinnt." not in standings(session)
    monkeypatch.setattr(type(RULES), "winners", lambda rules, state: [])
    assert "Niemand gewinnt." in standings(session)


def test_a_shared_place_needs_no_reason() -> None:
    session = next(games("shared"))
    assert "Gleichstand" not in standings(session)
