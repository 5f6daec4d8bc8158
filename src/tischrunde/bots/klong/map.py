"""The boards of Klong! as a bot knows them: how far every room is from every other."""

from __future__ import annotations

from functools import cache
from typing import Any

from tischrunde.delve.names import CRYSTAL, DEEP
from tischrunde.games import catalog

FAR = 99.0
MONSTER = 0.7  # what a monster in a tunnel weighs against a boot
STOP = 0.6  # what is lost, on average, by stopping in a crystal cave


class Plan:
    """One side of the board, for somebody with or without a key."""

    def __init__(self, board: Any, key: bool) -> None:
        self.features = [int(f) for f in board.features]
        rooms = len(self.features)
        self.away = [[FAR] * rooms for _ in range(rooms)]
        self.neighbours: list[list[int]] = [[] for _ in range(rooms)]
        for room in range(rooms):
            self.away[room][room] = 0.0
            for way in range(board.first[room], board.first[room + 1]):
                to = int(board.leads_to[way])
                self.neighbours[room].append(to)
                if board.against[way] or (board.locked[way] and not key):
                    continue
                cost = float(board.boots[way]) + MONSTER * float(board.monsters[way])
                cost += STOP if self.features[to] & CRYSTAL else 0.0
                self.away[room][to] = min(self.away[room][to], cost)
        for through in range(rooms):
            via = self.away[through]
            for row in self.away:
                first = row[through]
                if first < FAR:
                    for to in range(rooms):
                        if first + via[to] < row[to]:
                            row[to] = first + via[to]

    def has(self, room: int, feature: int) -> bool:
        return self.features[room] & feature != 0

    def home(self, room: int) -> float:
        """How far it is to the way out."""
        return self.away[room][0]

    def upstairs(self, room: int) -> float:
        """How far it is out of the depths."""
        return min(
            [d for to, d in enumerate(self.away[room]) if not self.has(to, DEEP)], default=FAR
        )


@cache
def plan(side: str, key: bool) -> Plan:
    """The plan of a side; made once."""
    rules: Any = catalog.load("klong")
    return Plan(next(board for board in rules.boards if board.id == side), key)


@cache
def tunnel_ends(tunnel: str) -> tuple[int, int]:
    """The two rooms of a tunnel, counted from 0."""
    start, end = tunnel.replace(">", "-").split("-")
    return int(start) - 1, int(end) - 1
