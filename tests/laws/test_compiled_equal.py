"""The compiled and the interpreted engine end the same games at the same digests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tischrunde.games import catalog

ROOT = Path(__file__).resolve().parents[2]
SEEDS = 400
PROGRAM = """
import json, sys
from tischrunde.build_info import engine
from tischrunde.games import catalog
from tischrunde.kernel.laws import digests
rules = catalog.load(sys.argv[1])
print(json.dumps([engine(), digests(rules, int(sys.argv[2]))]))
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
    engine, digests = json.loads(result.stdout)
    return engine, digests


@pytest.mark.skipif(
    not (ROOT / ".compiled" / "tischrunde").is_dir(), reason="there is no compiled build here"
)
@pytest.mark.parametrize("game", catalog.ids())
def test_400_seeds_end_alike_compiled_and_interpreted(game: str) -> None:
    how, compiled = run(ROOT / ".compiled", game)
    assert how == "compiled"
    how, interpreted = run(ROOT / "src", game)
    assert how == "interpreted"
    assert len(set(compiled)) == SEEDS
    assert compiled == interpreted
