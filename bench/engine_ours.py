"""Our own engine, compiled or interpreted: whichever the import path of the worker leads to."""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Iterator
from typing import Any

from engine import Engine, census, cheap_random, copy_work, states_at_all_depths
from entries import from_word

from tischrunde.games import catalog
from tischrunde.kernel.playout import playout
from tischrunde.kernel.rng import Rng

CLONES_WEIGHED = 256


def load(word: str) -> Engine:
    game_id, seats = from_word(word)
    # Any: the loops see the rules as a stranger's bot does, through the public contract only.
    rules: Any = catalog.load(game_id)
    random = cheap_random()
    rng = Rng.from_seed("bench")
    seed = 0

    def new_game() -> Any:
        nonlocal seed
        seed += 1
        return rules.setup(seats, seed=str(seed))

    def games(times: int) -> int:
        decisions = 0
        for _ in range(times):
            decisions += playout(rules, new_game(), rng)
        return decisions

    def driven(times: int) -> int:
        decisions = 0
        step = rules.step
        for _ in range(times):
            state = new_game()
            asked = rules.decision(state)
            while asked is not None:
                choices = asked.options
                asked = step(state, choices[int(random() * len(choices))])
                decisions += 1
        return decisions

    def asked_and_applied(times: int) -> int:
        decisions = 0
        decision, apply = rules.decision, rules.apply
        for _ in range(times):
            state = new_game()
            while (asked := decision(state)) is not None:
                choices = asked.options
                apply(state, choices[int(random() * len(choices))])
                decisions += 1
        return decisions

    def walk(_: int) -> Iterator[Any]:
        state = new_game()
        while (asked := rules.decision(state)) is not None:
            yield state
            choices = asked.options
            rules.apply(state, choices[int(random() * len(choices))])

    pool = states_at_all_depths(lambda i: (state.clone() for state in walk(i)))

    def rollout(times: int) -> int:
        for _ in range(times):
            for state in pool:
                playout(rules, state.clone(), rng)
        return times * len(pool)

    size = _bytes_of_a_clone(pool)
    template = bytearray(size)
    facts = census(lambda i: (len(rules.decision(state).options) for state in walk(i)))
    facts["state bytes"] = size
    facts["build"] = _build([sys.modules[type(x).__module__] for x in (rules, pool[0], rng)])
    return Engine(
        version=f"{game_id} {rules.version}",
        work={
            "games": games,
            "driven": driven,
            "asked": asked_and_applied,
            "clone": copy_work([state.clone for state in pool]),
            "rollout": rollout,
            "bytes": copy_work([template.copy] * len(pool)),
        },
        facts=facts,
    )


def _bytes_of_a_clone(pool: list[Any]) -> int:
    """What a clone takes of memory, by the allocator's own count, averaged over the pool."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = [pool[i % len(pool)].clone() for i in range(CLONES_WEIGHED)]
    size = tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(clones)
    tracemalloc.stop()
    return max(1, size // CLONES_WEIGHED)


def _build(modules: list[Any]) -> str:
    """`compiled` when rules, state and random source all are, `interpreted` when none is."""
    sources = [str(module.__file__).endswith(".py") for module in modules]
    return "interpreted" if all(sources) else "mixed" if any(sources) else "compiled"
