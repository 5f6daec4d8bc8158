"""Ways through a map that changes: how far every room is from the nearest of some."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import heapify, heappop, heappush
from typing import NamedTuple

FAR = 99.0  # what cannot be reached
MONSTER = 0.7  # what one in a tunnel weighs against a boot

Distances = dict[int, float]  # by room


class Way(NamedTuple):
    """From a room into the next, and what that takes."""

    start: int
    end: int
    cost: float


def away(ends: Mapping[int, float], ways: Iterable[Way]) -> Distances:
    """From which rooms some end can be reached, and how far it is; each end begins with a cost."""
    into: dict[int, list[Way]] = {}
    for way in ways:
        into.setdefault(way.end, []).append(way)
    best = dict(ends)
    todo = [(cost, room) for room, cost in ends.items()]
    heapify(todo)
    while todo:
        far, room = heappop(todo)
        if far > best[room]:
            continue
        for way in into.get(room, ()):
            cost = far + way.cost
            if cost < best.get(way.start, cost + 1):
                best[way.start] = cost
                heappush(todo, (cost, way.start))
    return best
