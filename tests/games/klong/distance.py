"""How far rooms lie from the start, in boots."""

from heapq import heappop, heappush
from typing import Any

from tischrunde.games import catalog


def distances(side: str, keys: int) -> list[int]:
    """By room; -1 where there is no way on foot."""
    rules: Any = catalog.load("klong")
    plan = next(plan for plan in rules.plans if plan.id == side)
    away = [-1] * len(plan.features)
    queue = [(0, 0)]
    while queue:
        boots, room = heappop(queue)
        if away[room] >= 0:
            continue
        away[room] = boots
        for out in range(plan.first[room], plan.first[room + 1]):
            into = plan.faces[out]
            locked = plan.locks[out] + plan.locks[into] > 0
            if not plan.no_exit[out] and not plan.no_entry[into] and (keys or not locked):
                cost = max(plan.boots[out], plan.boots[into])
                heappush(queue, (int(boots + cost), int(plan.room[into])))
    return away
