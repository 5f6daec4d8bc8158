"""How far rooms lie from the start, in boots."""

from heapq import heappop, heappush

from tischrunde.games import catalog


def distances(side: str, keys: int) -> list[int]:
    """By room; -1 where there is no way on foot."""
    board = next(b for b in catalog.load("klong").boards if b.id == side)  # type: ignore[attr-defined]
    away = [-1] * len(board.features)
    queue = [(0, 0)]
    while queue:
        boots, room = heappop(queue)
        if away[room] >= 0:
            continue
        away[room] = boots
        for way in range(board.first[room], board.first[room + 1]):
            if not board.against[way] and (keys or not board.locked[way]):
                heappush(queue, (boots + board.boots[way], board.leads_to[way]))
    return away
