"""The table of Klong! in the terminal: a raid, and who walks on the parapet."""

from __future__ import annotations

from typing import Any

from tischrunde.cli.boards import Board, Scene
from tischrunde.cli.boards.delve import DelveBoard
from tischrunde.kernel.message import Message
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State
from tischrunde.table import Record


class KlongBoard(DelveBoard):
    """A raid with a parapet."""

    def goal(self, record: Record) -> Message | None:
        return Message("goal-klong")

    def tie(self, rules: Rules[Any], state: State, ahead: int, behind: int) -> Message | None:
        """KL-111."""
        return Message("tie-artifact")

    def own_lines(self, scene: Scene) -> list[str]:
        view = scene.view
        if view["walker"] is None:
            return []
        who = scene.names[view["walker"]]
        return [scene.words.text("board-parapet", who=who, space=view["parapet"])]


def board(rules: Rules[Any]) -> Board:
    return KlongBoard(rules)
