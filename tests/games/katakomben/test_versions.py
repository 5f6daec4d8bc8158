"""Games begun by older rules are played on by them."""

import json
import pickle
from pathlib import Path

import pytest

from tischrunde.games import catalog
from tischrunde.table import Record, replay

FIRST = Path(__file__).parent / "version_1.json"
GAME = "klong-katakomben"


def first() -> Record:
    return Record.from_data(json.loads(FIRST.read_text("utf-8"))["record"])


def test_kk_g64_a_game_in_which_everybody_was_asked_goes_the_same_way() -> None:
    record = first()
    asked: list[int] = []

    def listen(session: object, seat: int, events: object) -> None:
        asked.append(seat)

    session = replay(catalog.load(GAME), record, listener=listen)
    assert (session.over, session.rules.version) == (True, 1)
    assert session.record == record, "to the same state, by the same rules"
    idle = [n for n, word in enumerate(record.choices) if word == "skip"]
    assert len({asked[n] for n in idle}) > 1


def test_kk_g64_earlier_rules_are_read_and_travel() -> None:
    today = catalog.load(GAME)
    earlier = today.of(1)
    assert (today.version, earlier.version, today.of(2)) == (2, 1, today)
    assert today.reads(1) and not earlier.reads(2)
    assert pickle.loads(pickle.dumps(earlier)) is earlier
    state = replay(today, first(), upto=40).state
    assert earlier.digest(earlier.decode(earlier.encode(state))) == earlier.digest(state)


@pytest.mark.parametrize("game", catalog.ids())
def test_every_earlier_version_can_be_had(game: str) -> None:
    rules = catalog.load(game)
    for version in rules.compatible:
        assert (rules.of(version).id, rules.of(version).version) == (game, version)
