#!/usr/bin/env python3
"""What does a tile cost?  Little, or maps that grow would be dearer than the games on them.

The core's own game has 26 to be found.  They are laid by `tiles.lay`, one behind the other, until
all lie and each joins what is beside it; a decision is one of random games with four seats.

In Katakomben a tile is taken as it comes in random games: what the choice costs that lays it, with
doors, tokens, the hero who enters and the options afterwards, against what any choice costs.
"""

from __future__ import annotations

import argparse
import sys
import time
from statistics import mean, median
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
IN_PLAY = 12  # games watched choice by choice
TRIES = 3  # of a choice on a copy, of which the quickest counts: others use the machine, too


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


def choices_timed(rules: Any, seed: int) -> tuple[list[int], list[int]]:
    """Nanoseconds of every choice of a random game: of those that lay a tile, and of all."""
    laying, every = [], []
    clock = min(-time.perf_counter_ns() + time.perf_counter_ns() for _ in range(1000))
    state: Any = rules.setup(SEATS, f"tile {seed}")
    dice = Rng.quick(seed, 5, 7)
    while not state.over:
        option = state.choices[dice.below(len(state.choices))]
        every.append(min(time_of(rules, state.clone(), option) for _ in range(TRIES)) - clock)
        lying = state.laid.size()
        rules.apply(state, option)
        if state.laid.size() > lying:
            laying.append(every[-1])
    return laying, every


def time_of(rules: Any, copy: Any, option: int) -> int:
    """Nanoseconds that a choice takes."""
    start = time.perf_counter_ns()
    rules.apply(copy, option)
    return time.perf_counter_ns() - start


def show(what: str, tile: float, decision: float, ratio: float, most: int) -> bool:
    print(f"{what}: {tile:.0f} ns, a decision {decision:.0f} ns: {ratio:.2f} decisions", end=", ")
    print("met" if ratio < most else f"NOT MET: it must be below {most}")
    return ratio < most


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench/tiles.py", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    rounds = parser.parse_args(argv).rounds
    rules: Any = catalog.load("burrow")
    pairs = [
        (cost_of_a_tile(rules, n), cost_of_a_decision(rules, n * GAMES)) for n in range(rounds)
    ]
    tile, decision = (1e9 * median(pair[i] for pair in pairs) for i in (0, 1))
    ratio = median(pair[0] / pair[1] for pair in pairs)
    met = show("burrow, a tile laid", tile, decision, ratio, 1)
    rules = catalog.load("katakomben")
    timed = [choices_timed(rules, n) for n in range(IN_PLAY)]
    tile = mean(spent for laying, _ in timed for spent in laying)
    decision = mean(spent for _, every in timed for spent in every)
    found = sum(len(laying) for laying, _ in timed) / IN_PLAY
    what = f"katakomben, a tile in play ({found:.0f} a game)"
    return 0 if show(what, tile, decision, tile / decision, 2) and met else 1


if __name__ == "__main__":
    sys.exit(main())
