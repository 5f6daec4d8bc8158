"""What is running: which version, and whether the engine is compiled."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

from tischrunde import __version__


def version() -> str:
    """The version of the installed package."""
    return __version__


def engine() -> str:
    """How the kernel was loaded: "compiled" (machine code) or "interpreted"."""
    spec = find_spec("tischrunde.kernel.rng")
    origin = (spec.origin if spec else None) or ""
    return "compiled" if origin.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
