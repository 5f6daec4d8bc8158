#!/usr/bin/env python3
"""What does a tile cost?  The core's own game has 26 to be found and laid.

A tile is laid by `tiles.lay`, as in play, one behind the other until all 26 lie and each joins what
is beside it; a decision is one of random games with four seats.  A tile must stay below a decision,
or maps that grow would be dearer than the games on them.
"""

from __future__ import annotations

import argparse
import sys
import time
from statistics import median
from typing import Any

from tischrunde.delve import tiles
from tischrunde.games import catalog
from tischrunde.kernel.pile import CARD
from tischrunde.kernel.playout import playout
from tischrunde.kernel.rng import Rng

SEATS = 4
ROUNDS = 21
GAMES = 40  # a round
LAID = 26  # tiles a board
BATCH = 200  # boards a round


def cost_of_a_decision(rules: Any, first_seed: int) -> float:
    """Seconds a decision of random games, setting up included."""
    start, decisions = time.process_time(), 0
    for seed in range(first_seed, first_seed + GAMES):
        decisions += playout(rules, rules.setup(SEATS, str(seed)), Rng.quick(seed, 2, 3))
    return (time.process_time() - start) / decisions


def cost_of_a_tile(rules: Any, seed: int) -> float:
    """Seconds a tile, laid one behind the other until all 26 lie; each joins all beside it."""
    spent = 0.0
    for _ in range(BATCH):
        state = rules.setup(SEATS, str(seed))
        cells = around(LAID)
        stack = [int(entry & CARD) for entry in state.tiles.entries[:LAID]]
        tile_set = rules.tile_set()
        start = time.process_time()
        for turn, (tile, (x, y)) in enumerate(zip(stack, cells, strict=True)):
            tiles.lay(state, tile_set, tile, x, y, turn % 4)
        spent += time.process_time() - start
    return spent / (BATCH * LAID)


def around(count: int) -> list[tuple[int, int]]:
    """Cells around the first tile, nearest first: as dense as a map can grow."""
    reach = range(-3, 4)
    cells = sorted(((x, y) for x in reach for y in reach), key=lambda c: (abs(c[0]) + abs(c[1]), c))
    return cells[1 : count + 1]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench/tiles.py", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    rounds = parser.parse_args(argv).rounds
    rules: Any = catalog.load("burrow")
    pairs = [
        (cost_of_a_tile(rules, n), cost_of_a_decision(rules, n * GAMES)) for n in range(rounds)
    ]
    tile, decision = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
    ratio = median(pair[0] / pair[1] for pair in pairs)
    print(f"a tile {1e9 * tile:.0f} ns, a decision {1e9 * decision:.0f} ns: {ratio:.2f} decisions")
    print("met" if ratio < 1 else "NOT MET: a placed tile must cost less than one decision")
    return 0 if ratio < 1 else 1


if __name__ == "__main__":
    sys.exit(main())
