"""How this program was started, so that it can be said how to start it otherwise."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import click

from tischrunde.build_info import engine
from tischrunde.words import Words

OWN_ENVIRONMENT = ".venv-play"  # where `dev.py play` installs and starts the program


def from_checkout() -> bool:
    """Whether `dev.py play` has started it, which has already said how the engine runs."""
    return OWN_ENVIRONMENT in Path(sys.argv[0]).parts


def could_be_faster() -> bool:
    """Whether the engine is not compiled, and nobody has said so yet."""
    return engine() == "interpreted" and not from_checkout()


def remark(text: str) -> None:
    """Something beside what was asked for."""
    click.echo(text, err=True)


def say_how_to_be_faster(words: Words, say: Callable[[str], None] = remark) -> None:
    """Once, before bots have to think."""
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    say(words.text("engine-interpreted", python=python))


def command(*options: str) -> str:
    """What whoever started this would type to start it with these options."""
    program = Path(sys.argv[0])
    if from_checkout():
        if "MAKELEVEL" in os.environ:
            return f'make play ARGS="{shlex.join(options)}"'
        return shlex.join(["python3", "dev.py", "play", *options])
    if program.name in ("__main__.py", "-m"):
        return shlex.join(["python3", "-m", "tischrunde.cli", "serve", *options])
    return shlex.join([program.stem, "serve", *options])
