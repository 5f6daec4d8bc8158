#!/usr/bin/env python3
"""How fast are our engines beside those of others? All in one run, interleaved, as ratios."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from duel import COMPILED, SOURCE, Duel, on_terminal
from entries import PEERS, SEATS
from peers_env import PeersEnv
from report import as_json, facts_table, goals_table, missed, rates_table

from tischrunde.games import catalog

HERE = Path(__file__).resolve().parent
OUR_KINDS = {"games", "driven", "asked", "clone", "rollout", "bytes"}
INTERPRETED_KINDS = {"games", "driven", "clone"}

EXAMPLES = """\
examples:
  make bench                                      build the compiled package, then measure
  python bench/run.py --quick                     a first look, half a minute
  python bench/run.py --json bench.json --check   for a machine: figures kept, 1 if a goal is missed
  python bench/run.py --no-peers --rounds 9       only our own engines

Rates are per second of CPU time on one core and move with the machine; only the ratios, which
are taken within each round, say something lasting. See bench/README.md.
"""


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench/run.py",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, help="how many rounds (default 21, quick 5)")
    parser.add_argument("--slice", type=float, help="seconds a slice (default 0.35, quick 0.1)")
    parser.add_argument("--games", nargs="+", choices=catalog.ids(), default=catalog.ids())
    parser.add_argument("--quick", action="store_true", help="few and short slices")
    parser.add_argument("--no-peers", action="store_true", help="install and measure no peers")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all figures there")
    parser.add_argument(
        "--check", action="store_true", help="end with 1 when a goal is missed or was not measured"
    )
    args = parser.parse_args(argv)
    args.rounds = args.rounds or (5 if args.quick else 21)
    args.slice = args.slice or (0.1 if args.quick else 0.35)
    if args.rounds < 1 or args.slice <= 0:
        parser.error("--rounds and --slice must be positive")
    return args


def hire(duel: Duel, with_peers: bool) -> None:
    """Fills the duel with every engine that is there; what is not is noted, and why."""
    python = Path(sys.executable)
    if duel.add_compiled(OUR_KINDS):
        duel.add_scaling(python, COMPILED)
    duel.add_ours(python, "interpreted", SOURCE, INTERPRETED_KINDS)
    if not with_peers:
        return
    peers = PeersEnv(HERE / ".peers")
    for problem in peers.ensure(duel.say):
        duel.lacks(problem)
    if peers.python.exists():
        duel.add_peers(peers.python)
    else:
        for peer in PEERS.values():
            duel.lacks(peer.title)


def machine(duel: Duel) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": len(duel.cores),
        "pinned": bool(duel.cores),
    }


def show(duel: Duel, args: argparse.Namespace) -> None:
    where = machine(duel)
    pinned = "each pinned to one core" if where["pinned"] else "NOT pinned: expect more noise"
    print(f"{duel.rounds_done} rounds of {args.slice:g} s slices, {pinned};", end=" ")
    print(f"CPython {where['python']}, {where['system']}")
    for game, sheet in duel.sheets.items():
        print(f"\n{game}: {SEATS} seats")
        for table in (rates_table(sheet), facts_table(duel.hellos[game]), goals_table(sheet)):
            print("", *table, sep="\n")
        if size := duel.hellos[game].get("compiled", {}).get("facts", {}).get("state bytes"):
            print(f"\nA state takes {size} bytes. Goals in brackets are watched, not checked.")
    for note in duel.notes:
        print(f"! {note}")


def main(argv: list[str] | None = None) -> int:
    args = arguments(argv)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # not every console knows "≥"
    duel = Duel(args.games, args.slice, on_terminal)
    interrupted = False
    try:
        hire(duel, not args.no_peers)
        duel.run(args.rounds)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        duel.close()
    on_terminal("stopped; this is what there is so far\n" if interrupted else "done\n")
    show(duel, args)
    if args.json:
        games = {game: as_json(sheet, duel.hellos[game]) for game, sheet in duel.sheets.items()}
        settings = {"rounds": duel.rounds_done, "slice": args.slice, "interrupted": interrupted}
        text = {"machine": machine(duel), **settings, "notes": duel.notes, "games": games}
        args.json.write_text(json.dumps(text, indent=2) + "\n", encoding="utf-8")
    failed = interrupted or any(missed(sheet) for sheet in duel.sheets.values())
    return 1 if args.check and failed else 0


if __name__ == "__main__":
    sys.exit(main())
