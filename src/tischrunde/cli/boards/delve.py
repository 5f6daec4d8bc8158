"""The table of a raid in the terminal, told in short lines; the map itself is on the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any

from rich.text import Text

from tischrunde.cli.boards import Board, Scene
from tischrunde.delve.doors import boots_of, monsters_of
from tischrunde.delve.names import EDGE
from tischrunde.delve.plan import Plan
from tischrunde.delve.tiles import faces_of
from tischrunde.kernel.message import Message
from tischrunde.kernel.rules import Rules

STRONG = "bold"
QUIET = "dim"
WITH_TEXT = ("play", "buy", "use", "fight", "discard", "trash", "replace", "trade", "drink")


class DelveBoard(Board):
    """The dragon, the row, every hero, and what the asked one can reach."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules: Any = rules
        self.book: Any = getattr(rules, "book")  # noqa: B009

    def note(self, view: dict[str, Any], option: str) -> Message | None:
        """What a card or token does."""
        verb, _, operands = option.partition(":")
        first = operands.partition("/")[0]
        open_token = verb == "take" and first in self.book.numbers
        return Message(f"text-{first}") if verb in WITH_TEXT or open_token else None

    def legend(self) -> Message | None:
        return Message("board-legend")

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
        lines += self.own_lines(scene)
        row = [self.card(scene, entry["card"]) for entry in view["row"]]
        lines.append(f"{words.text('board-row')} {', '.join(row)}")
        stock = [
            words.text("board-left", card=self.card(scene, card), count=count)
            for card, count in self.reserve(scene).items()
        ]
        lines.append(f"{words.text('board-reserve')} {', '.join(stock)}")
        return [(line, "") for line in lines]

    def own_lines(self, scene: Scene) -> list[str]:
        """HOOK.  What else this game has on the table."""
        return []

    def reserve(self, scene: Scene) -> dict[str, int]:
        """HOOK.  How many of each card of the reserve are told."""
        found: dict[str, int] = scene.view["reserve"]
        return found

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
            room = words.say(self.rules.room_name(self.rules.room_words.index(hero["room"])))
            shown = self.figures(scene, seat)
            how = words.text("board-hero", room=room, hand=len(hero["hand"]), **shown)
        style = STRONG if seat == scene.asked else ""
        lines = [(f"{scene.names[seat]}: {how} · {points}", style)]
        if hero["tokens"]:
            told = words.text("board-tokens", tokens=self.named(scene, hero["tokens"]))
            lines.append((f"  {told}", QUIET))
        return lines

    def figures(self, scene: Scene, seat: int) -> dict[str, int]:
        """HOOK.  What is told of every hero in numbers."""
        hero = scene.view["heroes"][seat]
        return {name: hero[name] for name in ("damage", "health", "gold", "noise")}

    def turn(self, scene: Scene, seat: int) -> list[tuple[str, str]]:
        """What the asked hero has and where the tunnels lead."""
        hero, words = scene.view["heroes"][seat], scene.words
        has = {name: hero[name] for name in ("skill", "swords", "boots", "teleports", "reduction")}
        area = [entry["card"] for entry in hero["area"]]
        return [
            (words.text("board-turn", **has), STRONG),
            (words.text("board-area", cards=self.named(scene, area)), ""),
            (words.text("board-hand", cards=self.named(scene, hero["hand"])), ""),
            *self.way_lines(scene, hero["room"]),
        ]

    def way_lines(self, scene: Scene, room: str) -> list[tuple[str, str]]:
        """HOOK.  Where the tunnels of a room lead."""
        return [(scene.words.text("board-ways", ways=self.ways(scene, room)), "")]

    def ways(self, scene: Scene, room: str) -> str:
        """The tunnels out of a room, with their symbols."""
        plan = next(plan for plan in self.rules.plans if plan.id == scene.view["board"])
        faces = self.faces(scene.view, plan)
        here = self.rules.room_words.index(room)
        told = []
        for out in range(plan.first[here], plan.first[here + 1]):
            into = faces[out]
            if into >= 0:
                to = self.named_room(scene, plan.room[into])
            elif into == EDGE:
                to = scene.words.text("the-unknown")
            else:  # no tunnel as long as nothing is laid there
                continue
            symbols = " ".join(self.symbols(scene.view, plan, out, into))
            told.append(scene.words.text("board-way", room=to, symbols=symbols))
        return ", ".join(told) or scene.words.text("board-nothing")

    def faces(self, view: dict[str, Any], plan: Plan) -> Sequence[int]:
        """What every door leads to: where the map grows, that depends on how its tiles lie."""
        if "laid" not in view:
            return list(plan.faces)
        numbers = {word: number for number, word in enumerate(self.rules.cards)}
        return list(faces_of(plan, self.rules.tile_set(), numbers, view["laid"]))

    def named_room(self, scene: Scene, room: int) -> str:
        """HOOK.  What a room is called behind a tunnel: on a printed map, by its number."""
        return str(self.rules.room_words[room])

    def symbols(self, view: dict[str, Any], plan: Plan, out: int, into: int) -> Iterator[str]:
        """What stands in a tunnel; behind an edge, on this half of it."""
        yield f"{boots_of(plan, out, into)}B"
        if monsters_of(plan, out, into):
            yield f"{monsters_of(plan, out, into)}M"
        halves = [out, into] if into >= 0 else [out]
        words = self.rules.door_words
        if any(plan.locks[d] and words[plan.name[d]] not in view.get("opened", ()) for d in halves):
            yield "L"
        if plan.no_exit[out] or (into >= 0 and plan.no_entry[into]):
            yield "<"
        elif plan.no_entry[out] or (into >= 0 and plan.no_exit[into]):
            yield ">"
