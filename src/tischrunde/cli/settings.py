"""Options that can also be set in the environment, as services and containers like it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

PREFIX = "TISCHRUNDE_"


def setting(*names: str, **how: Any) -> Callable[[Any], Any]:
    """A click option; ``--log-level`` is also ``TISCHRUNDE_LOG_LEVEL``.  Where it may be given
    several times, spaces stand between the values there."""
    flag = next(name for name in names if name.startswith("--"))
    variable = PREFIX + flag.removeprefix("--").replace("-", "_").upper()
    return click.option(*names, envvar=variable, **how)


def kept_in(command: Any) -> Any:
    """``--data`` and ``--database``: where the tables are kept."""
    folder = setting("--data", metavar="DIR", type=click.Path(readable=False, path_type=Path))
    return folder(setting("--database", metavar="URL")(command))
