"""The terminal: sentences, the board, lists of options; without colours too, at 80 columns."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Sequence
from textwrap import wrap

from rich.console import Console
from rich.text import Text

from tischrunde.kernel.message import Arg, Message
from tischrunde.words import Words

with contextlib.suppress(ImportError):  # not everywhere; only makes typing comfortable
    import readline  # noqa: F401

QUIET = "dim"
STRONG = "bold"
MINIMUM = 20  # columns; below that a terminal wraps by itself
SECOND_COLUMN = 11  # where an explanation begins in a message of two columns
FORGET_SCROLLED = "\x1b[3J"


class Screen:
    """Says messages in one language, calling seats by their names."""

    def __init__(self, words: Words, names: Sequence[str], plain: bool = False) -> None:
        self.words = words
        self.names = list(names)
        self.plain = plain
        self.console = Console(highlight=False, markup=False, emoji=False, no_color=plain or None)

    @property
    def width(self) -> int:
        return self.console.width

    def text(self, key: str, **args: Arg) -> str:
        return self.words.say(Message(key, args), self.names)

    def say(self, message: Message, style: str = "", indent: int = 0) -> None:
        self.line(self.words.say(message, self.names), style, indent)

    def tell(self, key: str, style: str = "", **args: Arg) -> None:
        self.say(Message(key, args), style)

    def line(self, text: str = "", style: str = "", indent: int = 0, lead: str = "") -> None:
        """A paragraph, wrapped between words; continued lines keep the indentation.

        A ``lead`` stands before the first line, and the others are indented as far.
        """
        lead = lead or " " * indent
        wide = max(MINIMUM, self.width - len(lead))
        for part in text.splitlines() or [""]:
            for row in wrap(part, wide, break_long_words=False, break_on_hyphens=False) or [""]:
                self.show(Text(f"{lead}{row}", style))
                lead = " " * len(lead)

    def keys(self, key: str) -> None:
        """A message of two columns: what to type, and what it does."""
        indent = " " * SECOND_COLUMN
        for line in self.text(key).splitlines():
            for row in wrap(line, max(MINIMUM, self.width), subsequent_indent=indent):
                self.show(Text(row))

    def show(self, text: Text) -> None:
        self.console.print(text, soft_wrap=True)

    def command(self, text: str) -> None:
        """Something to copy: never broken into lines by us."""
        self.show(Text(f"  {text}"))

    def lines(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.show(line)

    def heading(self, text: str) -> None:
        self.line()
        self.line(text, STRONG)

    def columns(self, entries: Sequence[str]) -> None:
        """Short entries side by side, read downwards."""
        if not entries:
            return
        wide = max(len(entry) for entry in entries) + 3
        across = 1 if self.plain else max(1, min(len(entries), (self.width + 1) // wide))
        if across == 1:
            for entry in entries:
                self.line(entry, indent=2)
            return
        down = -(-len(entries) // across)
        for row in range(down):
            text = "".join(entry.ljust(wide) for entry in entries[row::down])
            self.show(Text(f"  {text}".rstrip()))

    @property
    def is_typed(self) -> bool:
        """Whether a person sits at a terminal."""
        return sys.stdin.isatty()

    def ask(self, prompt: str) -> str:
        """What a person types; EOFError at the end of input."""
        typed = input(f"{prompt} > ")
        if not self.is_typed:
            self.show(Text(typed))  # what is fed in should be readable in what comes out
        return typed.strip()

    def clear(self) -> None:
        """Empty the screen and what has scrolled off it, where there is a screen."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLED)
            self.console.file.flush()
