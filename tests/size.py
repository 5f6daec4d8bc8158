"""How much is tried: a sample by default, everything with TISCHRUNDE_LAWS=full (`make laws`)."""

import os

from tischrunde.build_info import engine

FULL = os.environ.get("TISCHRUNDE_LAWS") == "full"


def size(full: int, compiled: int, interpreted: int) -> int:
    """The one of these that fits this run."""
    return full if FULL else compiled if engine() == "compiled" else interpreted
