"""The ring of Strife of Gods, drawn in the terminal.

Colours never stand alone: ``Ro3`` says red as well.  A gap is dotted, ``▒`` is a blocked card, and
what stands in brackets may be typed: ``[7]`` the place, ``[7+]`` and ``[7-]`` after and before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from rich.text import Text

from tischrunde.cli.boards import Board, Scene
from tischrunde.cli.boards.strife_of_gods.plain import told
from tischrunde.cli.boards.strife_of_gods.ring import Cell, cells, number_of
from tischrunde.kernel.message import Message
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State
from tischrunde.table import Record
from tischrunde.words import Words

NARROWEST, WIDEST = 7, 10  # columns of a place of the ring; in ten every name fits
ACROSS = 11  # places along the top and the bottom: at least 77 columns
NAME = 10
COLOURS = {
    "red": "bold #ffffff on #a3262a",
    "green": "bold #ffffff on #1d6b3c",
    "blue": "bold #ffffff on #1f4e9c",
    "yellow": "bold #000000 on #f2c230",
}
CHAMPION = "bold"
QUIET = "dim"
MAY_BE_CHOSEN = "bold"
BLOCKED = "▒"
GAP = "···"
MORE = "…"
SIDES = {"after": "+", "before": "-"}
NEED_WORDS = ("lay", "seal")  # options about a gap: a place alone does not tell which


class StrifeBoard(Board):
    """A ring round the centre, with the displays inside."""

    closing = ("colours-won", "no-colour")

    def __init__(self, rules: Rules[Any]) -> None:
        book = getattr(rules, "book")  # noqa: B009
        self.places = int(book.ring_places)
        self.most_places = int(book.most_places)

    def keys(self, options: Sequence[str]) -> list[str]:
        """Places of the ring keep their own number, so that it is the one on the board."""
        found = [key_of(option) for option in options]
        return found if all(found) else super().keys(options)

    def means(self, text: str, option: str) -> bool:
        first = option.partition(":")[2].split("/")[0]
        place = text.removeprefix("r")
        if not is_place(first) or not place.rstrip("+-").isdecimal():
            return super().means(text, option)
        if place.isdecimal():
            return number_of(first) == int(place)
        return key_of(option) == place.lstrip("0")

    def spelling(self, text: str, options: Sequence[str]) -> str:
        """A place of the ring where no card lies is refused by the rules, not misunderstood."""
        place = text.removeprefix("r")
        verb, _, operands = options[0].partition(":")
        first, _, side = operands.partition("/")
        if not is_place(first) or not place.isdecimal() or not 0 < int(place) <= self.most_places:
            return text
        return f"{verb}:r{int(place):02}" + (f"/{side}" if side else "")

    def shows(self, options: Sequence[str], width: int) -> bool:
        drawn = width >= NARROWEST * ACROSS
        return drawn and all(key_of(o) and o.partition(":")[0] not in NEED_WORDS for o in options)

    def note(self, view: dict[str, Any], option: str) -> Message | None:
        """What a champion does that one may get by this option."""
        verb, _, operand = option.partition(":")
        if verb == "take":
            operand = next((c["card"] for c in view["ring"] if c["place"] == operand), "")
        elif verb != "keep":
            return None
        return None if is_number(operand) or not operand else Message(f"text-{operand}")

    def note_on_question(self, question: Message) -> Message | None:
        champion = question.args.get("champion")
        if isinstance(champion, Message):
            return Message(champion.key.replace("card-", "text-", 1))
        return None

    def legend(self) -> Message | None:
        return Message("board-legend")

    def goal(self, record: Record) -> Message | None:
        cards = int(record.options["cards"])
        return Message("goal", {"seats": record.seats, "cards": cards})

    def tie(self, rules: Rules[Any], state: State, ahead: int, behind: int) -> Message | None:
        """SG-G24."""
        golden = [
            sum(line.key == "shield-gold" for line in rules.score(state, seat))
            for seat in (ahead, behind)
        ]
        return Message("tie-gold" if golden[0] > golden[1] else "tie-silver")

    def draw(self, scene: Scene) -> list[Text]:
        if scene.plain:
            return [Text(line) for row in told(scene) for line in wrap(row, scene.width)]
        ring = cells(scene.view["ring"], self.places)
        middle = [*headlines(scene), Text(), *display_lines(scene)]
        if scene.width < NARROWEST * ACROSS:
            lines = [*flowing(ring, scene), *middle]
        else:
            lines = around(ring, middle, scene)
        if scene.view["removed"]:
            lines.append(pile_line(scene, "board-removed", scene.view["removed"]))
        return lines


def board(rules: Rules[Any]) -> Board:
    return StrifeBoard(rules)


def around(ring: list[Cell], middle: list[Text], scene: Scene) -> list[Text]:
    """Clockwise from the top left, with the middle inside."""
    right = (len(ring) - 2 * ACROSS + 1) // 2
    top, rest = ring[:ACROSS], ring[ACROSS:]
    down, rest = rest[:right], rest[right:]
    bottom, up = rest[:ACROSS][::-1], rest[ACROSS:][::-1]
    rows = max(right, (len(middle) + 1) // 2)
    inside = wide(scene) * (ACROSS - 2)
    blank = Text(" " * wide(scene)), Text(" " * wide(scene))
    lines = [*strip(top, scene)]
    for row in range(rows):
        left = drawn(up[row], scene) if row < len(up) else blank
        at_right = drawn(down[row], scene) if row < len(down) else blank
        for half in range(2):
            at = 2 * row + half
            text = middle[at].copy() if at < len(middle) else Text()
            text.truncate(inside - 2, overflow="ellipsis", pad=True)
            lines.append(Text.assemble(left[half], " ", text, " ", at_right[half]))
    return [*lines, *strip(bottom, scene)]


def strip(row: list[Cell], scene: Scene) -> list[Text]:
    """Places side by side: their numbers above, their cards below."""
    pairs = [drawn(cell, scene) for cell in row]
    return [Text.assemble(*(pair[half] for pair in pairs)) for half in range(2)]


def drawn(cell: Cell, scene: Scene) -> tuple[Text, Text]:
    """A place of the ring in two lines."""
    room = wide(scene)
    if cell is None:
        return Text(" " * room), centred(Text(GAP, QUIET), room)
    card = chip(scene.words, cell, room)
    return centred(place_number(cell, scene), room), centred(card, room)


def wide(scene: Scene) -> int:
    """Columns of a place: as many as the window has, so that long names stay whole."""
    return max(NARROWEST, min(WIDEST, scene.width // ACROSS))


def place_number(cell: dict[str, Any], scene: Scene) -> Text:
    """In brackets when an answer to the question may name it, with the sides it may have."""
    number = number_of(cell["place"])
    sides = [
        operands.partition("/")[2]
        for operands in (option.partition(":")[2] for option in scene.offered)
        if operands.split("/")[0] == cell["place"]
    ]
    if not sides:
        return Text(str(number), QUIET)
    sign = "±" if len(sides) > 1 else SIDES.get(sides[0], "")
    return Text(f"[{number}{sign}]", MAY_BE_CHOSEN)


def centred(text: Text, room: int) -> Text:
    space = room - text.cell_len
    return Text.assemble(" " * (space // 2), text, " " * (space - space // 2))


def flowing(ring: list[Cell], scene: Scene) -> list[Text]:
    """The ring row by row like a text, for where there is no room to draw it."""
    rows = [Text()]
    before: Cell = {}
    for cell in ring:
        if cell is not None:
            piece = Text.assemble(place_number(cell, scene), ":", chip(scene.words, cell, WIDEST))
        else:
            piece = Text(GAP, QUIET)
        if cell is not None or before is not None:  # one sign a gap, however wide
            if rows[-1].cell_len + piece.cell_len > scene.width:
                rows.append(Text())
            rows[-1].append_text(piece).append("  ")
        before = cell
    return rows


def chip(words: Words, card: dict[str, Any], room: int) -> Text:
    """A card as a word: short colour and value, or a champion's name, cut where it must be."""
    id: str = card["card"]
    blocked = bool(card["blocked"])
    if id.startswith("?"):
        return Text(words.text(f"short-back-{id[1:]}"), QUIET)
    if not is_number(id):
        name = (BLOCKED if blocked else "") + words.text(f"card-{id}")
        if len(name) > room:
            name = name[: room - 1] + MORE
        return Text(name, QUIET if blocked else CHAMPION)
    colour, _, value = id.partition("-")
    short = words.text(f"short-{colour}") + value
    return Text(BLOCKED + short, QUIET) if blocked else Text(f" {short} ", COLOURS[colour])


def chips(words: Words, pile: list[dict[str, Any]], room: int = WIDEST) -> Text:
    return Text(" ").join(chip(words, card, room) for card in pile)


def headlines(scene: Scene) -> list[Text]:
    """Round, piles, centre, and what is being looked at."""
    view, words = scene.view, scene.words
    start = Message("seat", {"seat": view["start"]})
    counts = {name: view[name] for name in ("round", "rounds", "gaps", "numbers", "champions")}
    lines = [
        Text(words.say(Message("board-round", {**counts, "who": start}), scene.names), "bold"),
        Text(words.say(Message("board-piles", counts))),
        pile_line(scene, "board-centre", view["centre"][::-1]),
    ]
    if view["drawn"]:
        lines.append(pile_line(scene, "board-drawn", view["drawn"]))
    return lines


def pile_line(scene: Scene, key: str, pile: list[dict[str, Any]]) -> Text:
    """A pile with its name; the newest card of the centre comes first."""
    cards = chips(scene.words, pile) if pile else Text("–")
    return Text.assemble(scene.words.text(key), " ", cards)


def display_lines(scene: Scene) -> list[Text]:
    """A line a seat: who is asked, the cards, the shields and their points."""
    width = min(NAME, max(len(name) for name in scene.names))
    out = []
    for seat, display in enumerate(scene.view["displays"]):
        asked = seat == scene.asked
        name = Text(scene.names[seat], "bold" if asked else "")
        name.truncate(width, overflow="ellipsis", pad=True)
        cards = chips(scene.words, display, wide(scene))
        line = Text.assemble("> " if asked else "  ", name, "  ", cards)
        line.append(" " * max(1, width + 37 - line.cell_len))
        out.append(line.append_text(shields(scene, seat)))
    return out


def shields(scene: Scene, seat: int) -> Text:
    """The shields of a seat by their first letters, and what they are worth together."""
    words = scene.words
    won = [s["shield"] for s in scene.view["shields"] if s["seat"] == seat]
    letters = "".join(words.text(f"short-{shield}") for shield in won)
    return Text(f"{letters} {words.text('board-points', points=scene.points[seat])}".strip())


def key_of(option: str) -> str:
    """The number of a place as people type it, with ``+`` or ``-`` for its sides; "" for others."""
    place, _, side = option.partition(":")[2].partition("/")
    return f"{number_of(place)}{SIDES.get(side, '')}" if is_place(place) else ""


def is_number(card: str) -> bool:
    return card[-1:].isdecimal()


def is_place(word: str) -> bool:
    return word[:1] == "r" and word[1:].isdecimal()
