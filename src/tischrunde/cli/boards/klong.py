"""The table of Klong! in the terminal, told in short lines; the plan itself is on the page."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from rich.text import Text

from tischrunde.cli.boards import Board, Scene
from tischrunde.kernel.message import Message
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State
from tischrunde.table import Record

STRONG = "bold"
QUIET = "dim"
WITH_TEXT = ("play", "buy", "use", "fight", "discard", "trash", "replace", "trade", "drink")


class KlongBoard(Board):
    """The dragon, the row, every hero, and what the asked one can reach."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules: Any = rules
        self.book = getattr(rules, "book")  # noqa: B009

    def note(self, view: dict[str, Any], option: str) -> Message | None:
        """What a card or token does."""
        verb, _, operands = option.partition(":")
        first = operands.partition("/")[0]
        open_token = verb == "take" and first in self.book.numbers
        return Message(f"text-{first}") if verb in WITH_TEXT or open_token else None

    def legend(self) -> Message | None:
        return Message("board-legend")

    def goal(self, record: Record) -> Message | None:
        return Message("goal-klong")

    def tie(self, rules: Rules[Any], state: State, ahead: int, behind: int) -> Message | None:
        """KL-111."""
        return Message("tie-artifact")

    def draw(self, scene: Scene) -> list[Text]:
        lines = [*self.table(scene), ("", "")]
        for seat in range(scene.view["seats"]):
            lines += self.hero(scene, seat)
        if scene.asked is not None:
            lines += [("", ""), *self.turn(scene, scene.asked)]
        return [
            Text(part, style) for line, style in lines for part in wrap(line, scene.width) or [""]
        ]

    def table(self, scene: Scene) -> list[tuple[str, str]]:
        """What belongs to nobody."""
        view, words = scene.view, scene.words
        lines = [
            words.text(
                "board-dragon",
                space=view["rage"],
                cubes=view["attack"],
                black=view["bag"]["black"],
                others=sum(view["bag"]["seats"]),
                deck=view["dungeon"],
            )
        ]
        if view["walker"] is not None:
            walker = scene.names[view["walker"]]
            lines.append(words.text("board-parapet", who=walker, space=view["parapet"]))
        row = [self.card(scene, entry["card"]) for entry in view["row"]]
        lines.append(f"{words.text('board-row')} {', '.join(row)}")
        stock = [
            words.text("board-left", card=self.card(scene, card), count=count)
            for card, count in view["reserve"].items()
            if self.book.numbers[card] < self.book.cards
        ]
        lines.append(f"{words.text('board-reserve')} {', '.join(stock)}")
        return [(line, "") for line in lines]

    def card(self, scene: Scene, card: str) -> str:
        """A card with its price, ! for danger and * for a dragon."""
        number = self.book.numbers[card]
        marks = "!" * int(self.book.danger[number]) + "*" * int(self.book.dragon[number])
        name, cost = scene.words.text(f"card-{card}"), int(self.book.cost[number])
        return scene.words.text("board-card", card=name, cost=cost, marks=marks)

    def named(self, scene: Scene, cards: list[str]) -> str:
        """Cards and tokens in words; those one does not know by their back."""
        told = [
            scene.words.text(f"back-{card[1:]}" if card.startswith("?") else f"card-{card}")
            for card in cards
        ]
        return ", ".join(told) or scene.words.text("board-nothing")

    def hero(self, scene: Scene, seat: int) -> list[tuple[str, str]]:
        """One hero in a line or two."""
        hero, words = scene.view["heroes"][seat], scene.words
        points = words.text("board-points", points=scene.points[seat])
        if hero["status"] != "inside":
            how = words.text(f"board-status-{hero['status']}")
        else:
            room = words.say(Message("room", {"room": hero["room"]}))
            shown = {name: hero[name] for name in ("damage", "health", "gold", "noise")}
            how = words.text("board-hero", room=room, hand=len(hero["hand"]), **shown)
        style = STRONG if seat == scene.asked else ""
        lines = [(f"{scene.names[seat]}: {how} · {points}", style)]
        if hero["tokens"]:
            told = words.text("board-tokens", tokens=self.named(scene, hero["tokens"]))
            lines.append((f"  {told}", QUIET))
        return lines

    def turn(self, scene: Scene, seat: int) -> list[tuple[str, str]]:
        """What the asked hero has and where the tunnels lead."""
        hero, words = scene.view["heroes"][seat], scene.words
        has = {name: hero[name] for name in ("skill", "swords", "boots", "teleports", "reduction")}
        area = [entry["card"] for entry in hero["area"]]
        return [
            (words.text("board-turn", **has), STRONG),
            (words.text("board-area", cards=self.named(scene, area)), ""),
            (words.text("board-hand", cards=self.named(scene, hero["hand"])), ""),
            (words.text("board-ways", ways=self.ways(scene, hero["room"])), ""),
        ]

    def ways(self, scene: Scene, room: str) -> str:
        """The tunnels out of a room, with their symbols."""
        board = next(b for b in self.rules.boards if b.id == scene.view["board"])
        here = self.rules.room_words.index(room)
        told = []
        for way in range(board.first[here], board.first[here + 1]):
            symbols = [f"{board.boots[way]}B"]
            if board.monsters[way]:
                symbols.append(f"{board.monsters[way]}M")
            if board.locked[way]:
                symbols.append("L")
            if ">" in self.rules.tunnel_words[board.tunnel[way]]:
                symbols.append("<" if board.against[way] else ">")
            to = self.rules.room_words[board.leads_to[way]]
            told.append(scene.words.text("board-way", room=to, symbols=" ".join(symbols)))
        return ", ".join(told)


def board(rules: Rules[Any]) -> Board:
    return KlongBoard(rules)
