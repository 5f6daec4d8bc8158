"""What takes long is tried in turn: with each commit another third of it, spread over all files.
So is what `make test` runs interpreted before it runs all of it compiled.

`make laws` tries all of it, as does whoever names tests or picks some by -k. TISCHRUNDE_TURN=0, 1
or 2 asks for one of the thirds (one run of each is everything), TISCHRUNDE_TURN=all for all.
"""

from __future__ import annotations

import os
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest
from tests.size import FULL, ONCE_MORE

ROOT = Path(__file__).resolve().parent.parent
TURN = "TISCHRUNDE_TURN"
THIRDS = 3
ALL = "all"
WISHES = (*map(str, range(THIRDS)), ALL)
# Browsers, servers in processes of their own, whole builds.
LONG = (
    "tests/browser",
    *(
        f"tests/server/test_{name}.py"
        for name in ("calamities", "crowds", "fuzz", "hosting", "kill", "processes", "secrets")
    ),
)


def turn() -> int:
    """As many commits as there are, so often it has gone round."""
    count = ["git", "rev-list", "--count", "HEAD"]
    try:
        done = subprocess.run(count, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):  # no git, or not from there
        return 0
    return int(done.stdout) % THIRDS


def all_wanted(config: pytest.Config) -> bool:
    named = config.args_source is not config.ArgsSource.TESTPATHS and not ONCE_MORE
    return bool(FULL or named or config.option.keyword)


def pytest_configure(config: pytest.Config) -> None:
    """The processes among which the tests are shared are told by the first one."""
    if not hasattr(config, "workerinput"):
        wish = os.environ.get(TURN, "")
        if all_wanted(config):
            wish = ALL
        elif not wish:
            wish = str(turn())
        elif wish not in WISHES:
            raise pytest.UsageError(f"{TURN}={wish}: choose from {', '.join(WISHES)}")
        os.environ[TURN] = wish


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if os.environ[TURN] != ALL:
        tried = f"Of what takes long, this was one third: {TURN}={os.environ[TURN]}"
        terminalreporter.write_line(tried)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ[TURN] == ALL:
        return
    later = set(others(items, int(os.environ[TURN])))
    config.hook.pytest_deselected(items=[*later])
    items[:] = [item for item in items if item not in later]


def others(items: list[pytest.Item], turn: int) -> list[pytest.Item]:
    """Of each file that takes long, the two thirds whose turn it is not."""
    long: dict[Path, list[pytest.Item]] = defaultdict(list)
    for item in items:
        place = item.path.relative_to(ROOT)
        if ONCE_MORE or any(place.is_relative_to(path) for path in LONG):
            long[place].append(item)
    return [
        item
        for tests in long.values()
        for number, item in enumerate(tests)
        if (number + turn) % THIRDS
    ]
