"""The compiled and the interpreted engine end the same games at the same digests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.size import FULL

import tischrunde
from tischrunde.build_info import engine
from tischrunde.games import catalog

ROOT = Path(__file__).resolve().parents[2]
SEEDS = 400 if FULL else 20
PROGRAM = """
import json, sys
from tischrunde.build_info import engine
from tischrunde.games import catalog
from tischrunde.kernel.laws import digests
rules = catalog.load(sys.argv[1])
print(json.dumps([engine(), digests(rules, int(sys.argv[2]))]))
"""

SEND = """
import pickle, sys
from tischrunde.games import catalog
rules = catalog.load(sys.argv[1])
state = rules.setup(rules.seats[1], "sent")
for _ in range(30):
    rules.apply(state, state.choices[0])
sent = (rules, state, rules.decision(state), rules.digest(state))
sys.stdout.buffer.write(pickle.dumps(sent))
"""
RECEIVE = """
import pickle, sys
rules, state, asked, digest = pickle.load(sys.stdin.buffer)
assert rules.digest(state) == digest and rules.decision(state) == asked
sys.stdout.write(repr(state))
"""


def run(package: Path, game: str) -> tuple[str, list[str]]:
    """The digests as the engine in this folder reaches them."""
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM, game, str(SEEDS)],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=True,
    )
    how, digests = json.loads(result.stdout)
    return how, digests


def piped(package: Path, program: str, game: str, stdin: bytes = b"") -> bytes:
    command = [sys.executable, "-c", program, game]
    env = {**os.environ, "PYTHONPATH": str(package)}
    return subprocess.run(command, env=env, input=stdin, stdout=subprocess.PIPE, check=True).stdout


with_compiled = pytest.mark.skipif(
    engine() != "compiled", reason="the run with the compiled engine compares the two"
)


@with_compiled
@pytest.mark.parametrize("game", [*catalog.ids(), *catalog.EXAMPLES])
def test_many_seeds_end_alike_compiled_and_interpreted(game: str) -> None:
    how, compiled = run(Path(tischrunde.__file__).parents[1], game)
    assert how == "compiled"
    how, interpreted = run(ROOT / "src", game)
    assert how == "interpreted"
    assert len(set(compiled)) == SEEDS
    assert compiled == interpreted


@with_compiled
@pytest.mark.parametrize("game", [*catalog.ids(), *catalog.EXAMPLES])
def test_either_engine_receives_what_the_other_sends(game: str) -> None:
    compiled, interpreted = Path(tischrunde.__file__).parents[1], ROOT / "src"
    there = piped(interpreted, RECEIVE, game, piped(compiled, SEND, game))
    back = piped(compiled, RECEIVE, game, piped(interpreted, SEND, game))
    assert there == back and b" seats, " in there
