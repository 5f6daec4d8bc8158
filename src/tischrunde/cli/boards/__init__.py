"""What a table looks like in the terminal; a game without a drawing of its own is told as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.text import Text

from tischrunde.games import catalog
from tischrunde.kernel.message import Message
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State
from tischrunde.table import Record
from tischrunde.words import Words


@dataclass(frozen=True)
class Scene:
    """What is to be seen: a view, who sits where, who is asked and what is on offer."""

    view: dict[str, Any]
    words: Words
    names: list[str]
    points: list[int]
    asked: int | None
    offered: list[str]
    width: int
    plain: bool = False  # told in lines, not drawn: for screen readers and narrow windows


class Board:
    """Any game: the view as indented text, and options numbered from 1."""

    closing: tuple[str, ...] = ()  # events with which the scoring of a round begins

    def draw(self, scene: Scene) -> list[Text]:
        return [Text(line) for line in outline(scene.view, 0)]

    def keys(self, options: Sequence[str]) -> list[str]:
        """What to type for each option."""
        return [str(number) for number in range(1, len(options) + 1)]

    def means(self, text: str, option: str) -> bool:
        """Whether a person who types this may mean the option: its spelling, or a part of it."""
        _, _, operands = option.partition(":")
        return text == option or text in operands.split("/")

    def spelling(self, text: str, options: Sequence[str]) -> str:
        """What a person who types this asks for, even if nothing like it is on offer."""
        return text

    def shows(self, options: Sequence[str], width: int) -> bool:
        """Whether the drawing itself shows all these options and what to type for them."""
        return False

    def note(self, view: dict[str, Any], option: str) -> Message | None:
        """What one should know about an option before choosing it."""
        return None

    def note_on_question(self, question: Message) -> Message | None:
        """What one should know about a question before answering it."""
        return None

    def legend(self) -> Message | None:
        """How to read the drawing."""
        return None

    def goal(self, record: Record) -> Message | None:
        """What the game is about, in two sentences."""
        return None

    def tie(self, rules: Rules[Any], state: State, ahead: int, behind: int) -> Message | None:
        """Why one of two seats with the same points is placed before the other."""
        return None


def board_of(rules: Rules[Any]) -> Board:
    """The drawing of a game, or the text that does for every game.

    A drawing is a module of this folder, named like the game's folder, with a function ``board``.
    """
    name = f"{__name__}.{catalog.folder(rules.id)}"
    if find_spec(name) is None:
        return Board()
    board: Board = import_module(name).board(rules)
    return board


def outline(value: Any, depth: int) -> Iterator[str]:
    """Nested data as indented lines; short lists stay on one line."""
    indent = "  " * depth
    if isinstance(value, dict):
        for name, inner in value.items():
            if is_leaf(inner):
                yield f"{indent}{name}: {leaf(inner)}"
            else:
                yield f"{indent}{name}:"
                yield from outline(inner, depth + 1)
    elif isinstance(value, list) and not is_leaf(value):
        for inner in value:
            if is_leaf(inner):
                yield f"{indent}- {leaf(inner)}"
            else:
                yield f"{indent}-"
                yield from outline(inner, depth + 1)
    else:
        yield f"{indent}{leaf(value)}"


def is_leaf(value: Any) -> bool:
    """Whether it fits on one line."""
    if isinstance(value, dict):
        return len(value) <= 3 and not any(isinstance(v, (dict, list)) for v in value.values())
    if isinstance(value, list):
        return not any(isinstance(v, (dict, list)) for v in value)
    return True


def leaf(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {inner}" for name, inner in value.items())
    if isinstance(value, list):
        return ", ".join(str(inner) for inner in value) or "-"
    return str(value)
