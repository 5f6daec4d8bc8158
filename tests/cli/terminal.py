"""The program as a person uses it: arguments, what is typed, what comes back."""

import json
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from click.testing import CliRunner, Result

from tischrunde.cli import main
from tischrunde.cli.boards import board_of
from tischrunde.games import catalog
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.table import Record, Session
from tischrunde.words import ASKED_IN_TURN, STRICT, Words

GAME = "strife-of-gods"
PEOPLE = ["--names", "Anna,Ben,Cleo"]
# In this order somebody will name something that is offered, whatever the question is.
ALL_NUMBERS = [str(number) for number in range(1, 35)]
ANNA_BEGINS = {"first": "seat0"}


def dealt(seed: str) -> dict[int, str]:
    """The cards of the first ring by the number of their place; every eighth is a champion."""
    rules = catalog.load(GAME)
    ring = rules.observe(rules.setup(3, seed, ANNA_BEGINS), SPECTATOR)["ring"]
    return {int(card["place"][1:]): card["card"] for card in ring}


SEED_TEXT = next(str(n) for n in count() if dealt(str(n))[8] == "paeral")  # draws secretly
CARDS = dealt(SEED_TEXT)
SEED = ["--seed", SEED_TEXT, "--option", "first=seat0"]


def card(place: int, lang: str = "de") -> str:
    """What is called at a place of the first ring."""
    return Words(lang, GAME).text(f"card-{CARDS[place]}")


def clean_env(lang: str = "de", **more: str) -> dict[str, str | None]:
    """German by the environment, 80 columns, and a missing word is an error."""
    env: dict[str, str | None] = dict.fromkeys([*ASKED_IN_TURN, "NO_COLOR", "FORCE_COLOR"])
    return env | {"LANG": lang, "COLUMNS": "80", STRICT: "1", "TERM": "xterm-256color"} | more


def run(*args: str, typed: Sequence[str] = (), lang: str = "de", **more: str) -> Result:
    """One call of the program; whatever it does not catch is an error of the test."""
    text = "".join(f"{line}\n" for line in typed)
    with patch.object(sys, "argv", ["tischrunde", *args]):  # not as the tests were started
        return CliRunner().invoke(
            main, args, input=text, env=clean_env(lang, **more), catch_exceptions=False
        )


def complaint(result: Result, exit_code: int = 2) -> str:
    """The one line with which a call has failed."""
    assert result.exit_code == exit_code, result.output
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    return lines[0]


def choices_of(file: Path) -> list[str]:
    """What a saved game says was chosen."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return list(data["choices"])


def whole_game() -> tuple[Record, list[str]]:
    """A game among people and what to type for it; empty lines are for secret questions."""
    rules = catalog.load(GAME)
    session = Session(rules, 3, SEED_TEXT, ANNA_BEGINS)
    board = board_of(rules)
    typed: list[str] = []
    while (decision := session.decision) is not None:
        offered = session.options()
        chosen = (7 * len(typed) + 3) % len(offered)
        typed += ["", board.keys(offered)[chosen]]
        session.choose(decision.seat, offered[chosen])
    return session.record, typed
