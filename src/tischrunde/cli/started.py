"""By which command this program was started, so that it can be said how to start it otherwise."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

OWN_ENVIRONMENT = ".venv-play"  # where `dev.py play` installs and starts the program


def command(*options: str) -> str:
    """What whoever started this would type to start it with these options."""
    program = Path(sys.argv[0])
    if OWN_ENVIRONMENT in program.parts:
        if "MAKELEVEL" in os.environ:
            return f'make play ARGS="{shlex.join(options)}"'
        return shlex.join(["python3", "dev.py", "play", *options])
    if program.name in ("__main__.py", "-m"):
        return shlex.join(["python3", "-m", "tischrunde.cli", "serve", *options])
    return shlex.join([program.stem, "serve", *options])
