"""The floating market of Bangkok Klongs, drawn in the terminal.

Nothing stands by its colour alone: ``Ba2/1`` says bananas, two baskets and the first seat's
merchant.  Brackets show what may be named now: ``[D4]`` a free field, ``[Ba2/1]`` the field of
this boat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from rich.text import Text

from tischrunde.cli.boards import Board, Scene
from tischrunde.cli.boards.bangkok_klongs.plain import market_line, pile_line, state_line, told
from tischrunde.kernel.message import Message
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State
from tischrunde.table import Record
from tischrunde.words import Words

CELL = 7  # columns of a field: "[Ba2*n]"
LABEL = 3  # columns of a row's number
SEATS = ("bold #ffffff on #a3262a", "bold #000000 on #f2c230", "bold #ffffff on #1d6b3c",
         "bold #ffffff on #1f4e9c")  # fmt: skip
SPECIAL = "bold"
NEUTRAL = ""
QUIET = "dim"
NAME = 12
LANDING, FULL, MASTER = "○", "●", "M"
ON_BOARD = ("to", "move", "fetch", "steal", "remove")  # verbs about a field
BY_NAME = (*ON_BOARD, "score")  # what people type by its own name, not by a number


class BangkokBoard(Board):
    """Fields in quarters with jetties between them, and what every seat has below."""

    def keys(self, options: Sequence[str]) -> list[str]:
        """Fields and landing places go by their names; everything else is numbered."""
        found, number = [], 0
        for option in options:
            verb, _, operand = option.partition(":")
            number += verb not in BY_NAME
            found.append(operand if verb in BY_NAME else str(number))
        return found

    def means(self, text: str, option: str) -> bool:
        return super().means(text.lower().replace("–", "-"), option)

    def spelling(self, text: str, options: Sequence[str]) -> str:
        """A field that is not on offer is refused by the rules, not misunderstood."""
        field = text.lower()
        if len(field) == 2 and field[0].isalpha() and field[1].isdecimal():
            verb = next((o.partition(":")[0] for o in options if o.startswith(ON_BOARD)), "")
            return f"{verb}:{field}" if verb else text
        return text

    def shows(self, options: Sequence[str], width: int) -> bool:
        return width >= drawn_width(10) and all(option.startswith("to:") for option in options)

    def legend(self) -> Message | None:
        return Message("board-legend")

    def goal(self, record: Record) -> Message | None:
        return Message("goal")

    def tie(self, rules: Rules[Any], state: State, ahead: int, behind: int) -> Message | None:
        """BK-G29."""
        return Message("tie-stock")

    def draw(self, scene: Scene) -> list[Text]:
        if scene.plain or scene.width < drawn_width(scene.view["columns"]):
            return [Text(line) for row in told(scene) for line in wrap(row, scene.width)]
        lines = [*market(scene), Text(state_line(scene)), Text(pile_line(scene))]
        if scene.view["market"] is not None:
            lines.append(Text(market_line(scene), "bold"))
        lines += [seat_line(scene, seat) for seat in range(scene.view["seats"])]
        return lines + hand_lines(scene)


def board(rules: Rules[Any]) -> Board:
    return BangkokBoard()


def drawn_width(columns: int) -> int:
    """Columns of the terminal that a drawn board takes."""
    return LABEL + columns * CELL + columns // 2 - 1


def market(scene: Scene) -> list[Text]:
    """The fields row by row, with letters above and jetties between the quarters."""
    view = scene.view
    columns, rows = view["columns"], view["rows"]
    letters = [chr(ord("A") + column).center(CELL) for column in range(columns)]
    pairs = ["".join(letters[i : i + 2]) for i in range(0, columns, 2)]
    lines = [Text(" " * LABEL + " ".join(pairs), QUIET)]
    boats = {boat["field"]: boat for boat in view["boats"]}
    marks = landing_marks(view)
    for row in range(1, rows + 1):
        line = Text(f"{row:>2} ", QUIET)
        for column in range(columns):
            line.append_text(cell(scene, boats, f"{chr(ord('a') + column)}{row}"))
            if column % 2 and column + 1 < columns:
                line.append(upright(view, marks, column, row))
        lines.append(line)
        if row % 2 == 0 and row < rows:
            lines.append(jetty(view, marks, row))
    return lines


def landing_marks(view: dict[str, Any]) -> dict[str, str]:
    """The sign of every landing place."""
    signs = {place["place"]: FULL if place["full"] else LANDING for place in view["landing"]}
    if view["master"]:
        signs[view["master"]] = MASTER
    return signs


def point(column: int, row: int) -> str:
    """The point at the lower right corner of a field, named like a landing place."""
    a = ord("a") + column
    return f"{chr(a)}{row}-{chr(a + 1)}{row + 1}"


def upright(view: dict[str, Any], marks: dict[str, str], column: int, row: int) -> str:
    """Between two quarters side by side: a jetty, its landing place, or open water."""
    middle = point(column, row - 1 if row % 2 == 0 else row)
    if middle in view["openings"]:
        return " "
    return marks.get(middle, "│") if row % 2 else "│"


def jetty(view: dict[str, Any], marks: dict[str, str], row: int) -> Text:
    """Between two rows of quarters."""
    line = Text(" " * LABEL, QUIET)
    for column in range(0, view["columns"], 2):
        middle = point(column, row)
        water = " " if middle in view["openings"] else "─"
        line.append(water * (CELL - 1) + marks.get(middle, water) + water * CELL)
        if column + 2 < view["columns"]:
            line.append(marks.get(point(column + 1, row), "┼"))
    return line


def cell(scene: Scene, boats: dict[str, dict[str, Any]], field: str) -> Text:
    """A field: its boat, or water; in brackets when an answer may name it."""
    named = any(
        option.partition(":")[2] == field and option.startswith(ON_BOARD)
        for option in scene.offered
    )
    boat = boats.get(field)
    if boat is None:
        sign = f"[{field.upper()}]" if named else water(scene.view, field)
        text = Text(sign, "bold" if named else QUIET)
    else:
        name = short(scene.words, boat)
        text = Text(f"[{name}]" if named else name, style_of(boat))
    space = CELL - text.cell_len
    return Text.assemble(" " * (space // 2), text, " " * (space - space // 2))


def water(view: dict[str, Any], field: str) -> str:
    """An empty field; entry fields show while boats come by them."""
    if view["round"] <= 1:
        if field in view["entries"]["light"]:
            return "o"
        if field in view["entries"]["dark"]:
            return "x"
    return "·"


def short(words: Words, boat: dict[str, Any]) -> str:
    """A boat in six letters at most."""
    if "kind" not in boat:
        return "?"
    symbol = "*" if boat["symbol"] else ""
    if boat["good"] is None:
        return words.text(f"short-{boat['kind']}") + symbol
    good = words.text(f"short-{boat['good']}")
    name = f"{good}{boat['baskets']}{symbol}"
    if boat["kind"] == "neutral":
        return name + "n"
    if "merchant" not in boat:  # in a hand or a stock
        return name + "/"
    return f"{name}/" + ("-" if boat["merchant"] is None else str(boat["merchant"] + 1))


def style_of(boat: dict[str, Any]) -> str:
    if boat.get("merchant") is not None:
        return SEATS[boat["merchant"]]
    return SPECIAL if boat["good"] is None else NEUTRAL


def seat_line(scene: Scene, seat: int) -> Text:
    """Who is asked, what a seat has, and its stock by good."""
    view = scene.view
    asked = seat == scene.asked
    name = Text(f"{seat + 1} {scene.names[seat]}")
    name.truncate(NAME, overflow="ellipsis", pad=True)
    has = {
        "points": scene.points[seat],
        "merchants": view["merchants"][seat],
        "cards": view["movement_cards"][seat],
        "hand": len(view["hands"][seat]),
    }
    line = Text.assemble("> " if asked else "  ", name, " ", scene.words.text("board-seat", **has))
    line.stylize("bold" if asked else "")
    stock = Counter(boat["good"] for boat in view["stocks"][seat])
    if stock:
        goods = [
            f"{scene.words.text(f'short-{good}')}×{count}" for good, count in stock.items() if good
        ]
        worth = view["stock_points"][seat]
        line.append(f" · {scene.words.text('board-stock')} {' '.join(goods)} (+{worth})")
    line.truncate(scene.width, overflow="ellipsis")
    return line


def hand_lines(scene: Scene) -> list[Text]:
    """The own hand, if this is anybody's own view."""
    seat = scene.view["seat"]
    if seat < 0 or not scene.view["hands"][seat]:
        return []
    boats = [short(scene.words, boat) for boat in scene.view["hands"][seat]]
    return [Text(f"{scene.words.text('board-hand')} {'  '.join(boats)}", "bold")]
