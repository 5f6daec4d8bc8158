#!/usr/bin/env python3
"""Is this engine faster than it was?  Compares it with that of another revision, as ratios."""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from duel import ROOT, Duel, on_terminal
from entries import SEATS, Goal, Task, at_table
from report import goals_table, missed

from tischrunde.games import catalog

HERE = "this tree"
KINDS = {"games", "clone"}
SLOWER, DEARER = 0.95, 1.10  # no change may cost more than that

EXAMPLES = """\
examples:
  python bench/against.py main klong                      four seats, play and clone
  python bench/against.py 9027f20 klong --seats 2 --check 1 if play or clone has become dearer
  python bench/against.py v1 klong --keep /tmp/v1         for several runs: v1 is built once

This tree's engine is the one in .compiled (`make bench` builds it).  The other is
exported from git, compiled by the tools of this environment, and removed in the end.
"""


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench/against.py",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("revision", help="whatever git calls it: a commit, a branch, a tag")
    parser.add_argument("games", nargs="+", choices=catalog.ids(), help="known to both")
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--rounds", type=int, default=41)
    parser.add_argument("--slice", type=float, default=0.25, help="seconds")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where the other build stays")
    parser.add_argument("--check", action="store_true", help="end with 1 when a goal is missed")
    args = parser.parse_args(argv)
    if args.rounds < 1 or args.slice <= 0:
        parser.error("--rounds and --slice must be positive")
    return args


def build(revision: str, package: Path) -> None:
    """The compiled package of a revision, from an export that goes away again."""
    archive = ["git", "-C", str(ROOT), "archive", "--format=tar", revision]
    done = subprocess.run(archive, check=False, stdout=subprocess.PIPE)
    if done.returncode:
        raise SystemExit(f"git has no {revision}")
    with tempfile.TemporaryDirectory(prefix="tischrunde-") as folder:
        with tarfile.open(fileobj=io.BytesIO(done.stdout)) as tar:
            tar.extractall(folder, filter="data")
        how = ["--quiet", "--no-deps", "--no-build-isolation", "--target", str(package)]
        wishes = {"TISCHRUNDE_PURE": "0", "TISCHRUNDE_WEB": "skip"}
        outside = ("PYTHONPATH", "TISCHRUNDE_BUILD_CACHE")  # not of that revision
        clean = {name: value for name, value in os.environ.items() if name not in outside}
        pip = [sys.executable, "-m", "pip", "install", *how, folder]
        subprocess.run(pip, check=True, env=clean | wishes)


def goals(revision: str) -> list[Goal]:
    """Rates for play, times for clones: more is better of the one, less of the other."""
    before, now = ({kind: Task(engine, kind) for kind in KINDS} for engine in (revision, HERE))
    return [
        Goal(f"play, as fast as {revision}", now["games"], before["games"], SLOWER),
        Goal(f"clone, as dear as {revision}", before["clone"], now["clone"], most=DEARER),
    ]


def measure(args: argparse.Namespace, other: Path) -> Duel:
    duel = Duel([at_table(game, args.seats) for game in args.games], args.slice, on_terminal)
    try:
        duel.add_compiled(KINDS, HERE)
        duel.add_ours(Path(sys.executable), "compiled", other, KINDS, args.revision)
        duel.run(args.rounds)
    finally:
        duel.close()
    return duel


def show(duel: Duel, wanted: list[Goal]) -> None:
    on_terminal("done\n")
    print(f"{duel.rounds_done} rounds of {duel.seconds:g} s slices of CPU time")
    for game, sheet in duel.sheets.items():
        print(f"\n{game}", *goals_table(sheet, wanted, []), sep="\n")
        for engine, hello in duel.hellos[game].items():
            facts = hello["facts"]
            print(f"{engine}: {facts['decisions a game']:.0f} decisions a game,", end=" ")
            print(f"{facts['mean options']:.2f} options, a state of {facts['state bytes']} bytes")
    for note in duel.notes:
        print(f"! {note}")


def main(argv: list[str] | None = None) -> int:
    args = arguments(argv)
    with tempfile.TemporaryDirectory(prefix="tischrunde-") as scratch:
        other = args.keep or Path(scratch)
        if not (other / "tischrunde").is_dir():
            on_terminal(f"compiling {args.revision}: some minutes")
            build(args.revision, other)
        duel = measure(args, other)
    wanted = goals(args.revision)
    show(duel, wanted)
    failed = any(missed(sheet, wanted) for sheet in duel.sheets.values())
    return 1 if args.check and failed else 0


if __name__ == "__main__":
    sys.exit(main())
