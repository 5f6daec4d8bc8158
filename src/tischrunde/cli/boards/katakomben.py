"""The table of Klong! Katakomben in the terminal: a raid, and its dungeon tile by tile."""

from __future__ import annotations

from typing import Any

from tischrunde.cli.boards import Board, Scene
from tischrunde.cli.boards.delve import DelveBoard
from tischrunde.kernel.message import Message
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State
from tischrunde.table import Record


class KatakombenBoard(DelveBoard):
    """A raid whose map grows: which tiles lie where, what is left of them, and the ghosts."""

    def goal(self, record: Record) -> Message | None:
        return Message("goal-katakomben")

    def tie(self, rules: Rules[Any], state: State, ahead: int, behind: int) -> Message | None:
        """KK-224."""
        return Message("tie-artifact")

    def own_lines(self, scene: Scene) -> list[str]:
        view, words = scene.view, scene.words
        stack, ghosts = view["stack"], view["ghosts"]
        tiles = [
            words.text(
                "board-tile", tile=words.text(f"card-{lies['tile']}"), x=lies["x"], y=-lies["y"]
            )
            for lies in view["laid"]
        ]
        return [
            words.text("board-stack", safe=stack["safe"], depths=stack["depths"]),
            words.text("board-ghosts", area=ghosts["area"], bag=ghosts["bag"]),
            words.text("board-artifacts", artifacts=self.named(scene, view["artifacts"])),
            words.text("board-tiles", tiles=", ".join(tiles)),
        ]

    def figures(self, scene: Scene, seat: int) -> dict[str, int]:
        return super().figures(scene, seat) | {"picks": scene.view["picks"][seat]}

    def named_room(self, scene: Scene, room: int) -> str:
        return scene.words.say(self.rules.room_name(room))


def board(rules: Rules[Any]) -> Board:
    return KatakombenBoard(rules)
