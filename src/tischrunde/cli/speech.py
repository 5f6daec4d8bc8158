"""Click that speaks the user's language: help from the locale files, and one line when it is wrong.

A command ``play`` is told by the messages ``command-play`` (one line), ``help-play`` (more),
``examples-play`` and, for each of its parameters, ``param-play-seed`` or plainly ``param-seed``.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any, NoReturn

import click

from tischrunde.kernel.errors import TischrundeError
from tischrunde.kernel.message import Arg, Message
from tischrunde.words import Words, language

WRONG_INPUT = 2
BAD_RECORD = 1
INTERRUPTED = 130

NUMBERS = (type(click.INT), type(click.FLOAT))  # click has ranges made from these
# What stands for a value in the help, as the commands write it.
METAVARS = ("args", "command", "file", "game", "name", "options", "text", "value", "words")

_spoken: ContextVar[str] = ContextVar("spoken")
_game: ContextVar[str] = ContextVar("game", default="")


class Complaint(TischrundeError):
    """What a person has to hear before the program ends; the key of a message and its arguments."""

    def __init__(self, key: str, exit_code: int = WRONG_INPUT, **args: Arg) -> None:
        super().__init__(key, Message(key, args))
        self.exit_code = exit_code


def spoken_words(game: str = "") -> Words:
    """Words in the language of this call; once a game was named, complaints know its words too."""
    if game:
        _game.set(game)
    return Words(_spoken.get(language()), game or _game.get())


def lang_option(command: Any) -> Any:
    """``--lang``; read before everything else, so that even a wrong option is told in it."""
    return click.option("--lang", metavar="de|en", expose_value=False)(command)


class TalkingCommand(click.Command):
    """A command whose help comes from the locale files."""

    def get_short_help_str(self, limit: int = 45) -> str:
        return spoken_words().text(f"command-{self.name}")

    def get_help_option_names(self, ctx: click.Context) -> list[str]:
        return ["-h", "--help"]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if isinstance(self, click.Group):
            return super().parse_args(ctx, args)
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if left:
            raise Complaint("wrong-extra", text=" ".join(left))
        return left

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = spoken_words()
        pieces = in_capitals(" ".join(self.collect_usage_pieces(ctx)))
        usage = words.text("help-usage")
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{usage} ")
        for key in (f"command-{self.name}", f"help-{self.name}"):
            if words.has(key):
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(words.text(key))
        self.format_options(ctx, formatter)
        if words.has(f"examples-{self.name}"):
            with formatter.section(words.text("help-examples").removesuffix(":")):
                for line in words.text(f"examples-{self.name}").splitlines():
                    formatter.write(f"{'':{formatter.current_indent}}{line}\n")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = spoken_words()
        rows = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if isinstance(param, click.Argument):
                rows.append((in_capitals(param.make_metavar(ctx)), self.told(words, param)))
            elif record is not None:
                rows.append((in_capitals(record[0]), self.told(words, param)))
        with formatter.section(words.text("help-options").removesuffix(":")):
            formatter.write_dl(rows)

    def told(self, words: Words, param: click.Parameter) -> str:
        name = max(param.opts, key=len).lstrip("-")
        own = f"param-{self.name}-{name}"
        told = words.text(own if words.has(own) else f"param-{name}")
        return f"{told} [{param.envvar}]" if param.envvar else told


class TalkingGroup(TalkingCommand, click.Group):
    """The program: finds the language first, and turns whatever is wrong into one line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Always ends the program, as a standalone click command does."""
        args = list(sys.argv[1:] if args is None else args)
        be_lenient_with_old_terminals()
        _spoken.set(language())
        _game.set("")
        try:
            _spoken.set(language(asked_language(args)))
            done: object = super().main(args, prog_name, complete_var, False, **extra)
            sys.stdout.flush()
            sys.exit(done if isinstance(done, int) else 0)
        except click.ClickException as error:
            leave(in_words(error), error.exit_code)
        except TischrundeError as error:
            leave(error.message, getattr(error, "exit_code", WRONG_INPUT))
        except click.Abort:
            sys.exit(INTERRUPTED)
        except BrokenPipeError:  # whoever reads has read enough: `tischrunde rules … | head`
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            known = ", ".join(self.list_commands(ctx))
            raise Complaint("wrong-command", name=args[0], known=known)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        words = spoken_words()
        with formatter.section(words.text("help-commands").removesuffix(":")):
            names = self.list_commands(ctx)
            formatter.write_dl([(n, words.text(f"command-{self.key_of(n)}")) for n in names])

    def key_of(self, cmd_name: str) -> str:
        """By which name the words of a command are found."""
        return cmd_name


def asked_language(args: Sequence[str]) -> str | None:
    """What ``--lang`` says, wherever it stands."""
    for i, arg in enumerate(args):
        if arg == "--":
            return None
        if arg == "--lang" and i + 1 < len(args):
            return args[i + 1]
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    return None


def in_words(error: click.ClickException) -> Message:
    """What click has to complain about, as a message of ours."""
    if isinstance(error, click.NoSuchOption):
        return Message("wrong-option", {"name": error.option_name})
    if isinstance(error, click.BadOptionUsage):
        return Message("wrong-usage", {"name": error.option_name})
    if isinstance(error, click.MissingParameter):
        return Message("wrong-missing", {"name": name_of(error.param)})
    if isinstance(error, click.BadParameter):
        if isinstance(getattr(error.param, "type", None), NUMBERS):
            return Message("wrong-number", {"name": name_of(error.param)})
        why = error.message.rstrip(".")
        return Message("wrong-value", {"name": name_of(error.param), "why": why})
    return Message("wrong-words", {"why": error.format_message()})


def name_of(param: click.Parameter | None) -> str:
    if isinstance(param, click.Option):
        name = max(param.opts, key=len)
        # It may be wrong there, and nobody has typed it here.
        set_in = param.envvar if isinstance(param.envvar, str) else ""
        return f"{name} ({set_in})" if os.environ.get(set_in) else name
    return in_capitals((param.name or "").upper()) if param else ""


def in_capitals(text: str) -> str:
    """``--save FILE`` with the words for values in the language of this call."""
    words = spoken_words()
    for name in METAVARS:
        text = re.sub(rf"\b{name.upper()}\b", words.text(f"metavar-{name}"), text)
    return text


def leave(message: Message, exit_code: int) -> NoReturn:
    """Say it in one line and end."""
    click.echo(spoken_words().say(message), err=True)
    sys.exit(exit_code)


def be_lenient_with_old_terminals() -> None:
    """A sign the terminal cannot write becomes a question mark, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
