"""The table of Klong! im! All! in the terminal: a raid, and the ship it goes through."""

from __future__ import annotations

from typing import Any

from tischrunde.cli.boards import Board, Scene
from tischrunde.cli.boards.delve import DelveBoard
from tischrunde.kernel.message import Message
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State
from tischrunde.table import Record

TWO_SIDES = ("g0bl1n", "eradibot")


class ImAllBoard(DelveBoard):
    """A raid through modules: which of them lie there, whose ports are hacked, the boss's men."""

    def goal(self, record: Record) -> Message | None:
        return Message("goal-im-all")

    def tie(self, rules: Rules[Any], state: State, ahead: int, behind: int) -> Message | None:
        """KA-208."""
        return Message("tie-artifact")

    def own_lines(self, scene: Scene) -> list[str]:
        view, words = scene.view, scene.words
        modules = [words.text(f"module-{module}") for module in view["slots"]]
        lines = [
            words.text("board-slots", modules=", ".join(modules)),
            words.text("board-hunters", area=view["red"]["area"], bag=view["red"]["bag"]),
            words.text("board-hacked", ports=self.hacked(scene)),
        ]
        return [*lines, words.text("board-blockade")] if view["blockade"] else lines

    def hacked(self, scene: Scene) -> str:
        """The ports that are used up, with whose data marker lies there."""
        words = scene.words
        told = []
        for port in scene.view["ports"]:
            if port["seat"] is not None:
                room = self.rules.room_name(self.rules.room_words.index(port["room"]))
                who = scene.names[port["seat"]]
                told.append(words.text("board-port", room=words.say(room), who=who))
        return ", ".join(told) or words.text("board-nothing")

    def reserve(self, scene: Scene) -> dict[str, int]:
        """KA-099: of the one card with two sides, the side that lies up."""
        told = super().reserve(scene)
        return {card: count for card, count in told.items() if count or card not in TWO_SIDES}

    def figures(self, scene: Scene, seat: int) -> dict[str, int]:
        return super().figures(scene, seat) | {"data": scene.view["needs"][seat]["data"]}

    def way_lines(self, scene: Scene, room: str) -> list[tuple[str, str]]:
        """None: every path stands among the options, with where it leads and what it costs."""
        return []


def board(rules: Rules[Any]) -> Board:
    return ImAllBoard(rules)
