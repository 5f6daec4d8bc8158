"""Golden games: whole games that must go on meaning the same.  A file dropped in is a test."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games import facts
from tests.golden.make import EVERY, FOLDER, PLANNED, scores
from tests.size import FULL, ONCE_MORE

from tischrunde.build_info import engine
from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData, BadOption
from tischrunde.kernel.event import Event
from tischrunde.table import Record, Session, replay

GOLDEN = sorted(FOLDER.glob("*/*.json"))
# In a sample either engine plays some of them; test_compiled_equal.py plays others on both.
INTERPRETED = GOLDEN[::3]
COMPILED = [path for path in GOLDEN if path not in INTERPRETED]
PLAYED = INTERPRETED if ONCE_MORE else GOLDEN if FULL or engine() != "compiled" else COMPILED
WHAT_TO_DO = (
    "If this was not meant, a rule has been broken. If a rule was changed on purpose: raise the"
    " version of the game's rules, run `python -m tests.golden.make`, and let the diff and its"
    " message name the rule."
)


def loaded(path: Path) -> dict[str, Any]:
    saved: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return saved


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_still_goes_the_same_way(path: Path) -> None:
    saved = loaded(path)
    digests: list[str] = []

    def listen(session: Session, seat: int, events: list[Event]) -> None:
        made = len(session.record.choices)
        if made % EVERY == 0:
            digests.append(session.rules.digest(session.state))
            if digests[-1] != saved["digests"][made // EVERY]:
                pytest.fail(
                    f"{path.name}: the choices {made - EVERY} to {made - 1} now lead elsewhere."
                    f" {WHAT_TO_DO}"
                )

    try:
        record = Record.from_data(saved["record"])
        rules = catalog.load(record.game)
        start = replay(rules, record, upto=0)
        assert rules.digest(start.state) == saved["digests"][0], (
            f"{path.name}: the table is dealt otherwise. {WHAT_TO_DO}"
        )
        session = replay(rules, record, listener=listen)
    except (BadData, BadOption) as error:
        pytest.fail(f"{path.name}: {error}. {WHAT_TO_DO}")
    assert session.over, f"{path.name}: the game no longer ends there. {WHAT_TO_DO}"
    assert [saved["digests"][0], *digests] == saved["digests"]
    assert scores(rules, session.state) == saved["scores"], f"{path.name}: scores. {WHAT_TO_DO}"
    assert rules.standings(session.state) == saved["standings"], f"{path.name}. {WHAT_TO_DO}"


def test_every_planned_game_is_there() -> None:
    planned = {f"{game}/{name}" for game, names in PLANNED.items() for name in names}
    assert planned <= {f"{path.parent.name}/{path.stem}" for path in GOLDEN}


@pytest.mark.parametrize("game", catalog.ids())
def test_golden_games_meet_every_seat_count_every_option_and_every_verb(game: str) -> None:
    rules = catalog.load(game)
    records = [loaded(path)["record"] for path in GOLDEN if path.parent.name == game]
    fewest, most = rules.seats
    assert {record["seats"] for record in records} == set(range(fewest, most + 1))
    for switch in rules.options:
        met = {json.dumps(record["options"][switch.name]) for record in records}
        assert met == {json.dumps(value) for value in switch.values}, switch.name
    verbs = {choice.partition(":")[0] for record in records for choice in record["choices"]}
    missing = facts.verbs_of(rules) - verbs
    assert not missing, f"no golden game says {missing}: plan one more in tests/games/*/facts.py"
