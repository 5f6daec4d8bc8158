"""The command line: `tischrunde serve | play | replay | rules | simulate | arena | …`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

from tischrunde.cli.speech import TalkingGroup, lang_option

# Loaded when used: `tischrunde --version` need not wait for a lab.
COMMANDS = {
    "serve": "tischrunde.cli.serve",
    "play": "tischrunde.cli.play",
    "replay": "tischrunde.cli.replay",
    "rules": "tischrunde.cli.rules",
    "simulate": "tischrunde.cli.lab",
    "arena": "tischrunde.cli.lab",
    "tiles": "tischrunde.cli.tiles",
    "ship": "tischrunde.cli.ship",
    "admin": "tischrunde.cli.admin",
    "backup": "tischrunde.cli.backup",
    "restore": "tischrunde.cli.backup",
}


class Program(TalkingGroup):
    """All commands there are, in the order of the list."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: Any = getattr(import_module(COMMANDS[cmd_name]), cmd_name)
        assert isinstance(command, click.Command)
        return command


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    """Version and engine in one line that means the same in every language."""
    if wanted:
        from tischrunde.build_info import engine, version

        click.echo(f"tischrunde {version()} (engine: {engine()})")
        ctx.exit()


@click.group(name="tischrunde", cls=Program, invoke_without_command=True)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version)
@lang_option
@click.pass_context
def main(ctx: click.Context) -> None:
    """Play, look at and measure board games; alone, it says what it can do."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
