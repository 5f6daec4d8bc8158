"""Ways to damage JSON data: every place in it, and what might stand there instead."""

from collections.abc import Iterator
from typing import Any, Final

Path = tuple[str | int, ...]

GONE: Final = object()  # the field is missing
WRONG_TYPES: Final[list[Any]] = [None, 1.5, {"a": 1}, "no such word", "", "\ud800", [None], [["x"]]]
# Right in some places and wrong in most: a reader must never trip over them.
STRANGE: Final[list[Any]] = [
    0, 1, 2, 4, 5, 7, 2.0, 4.0, -1, 255, 65535, 65536, 2**31, 2**63, 2**70, 10**400, True, False,
    [], {}, "0", "@", "red-1", "red-1@", "red-1@0", "red-1@255", "misha@1048575",
    "red-1@999999999999",
    "red-1@٣", "@0", "00" * 32, "sfc32", "shake128-1", ["take", 0, 0, 0, 0],
    ["begin", 0, 65535, 0, 0],
    ["block_gap", 0, 0, 0, 0], ["block_gap", 0, 65535, 0, 0], ["swap_own", 0, 20, 65535, 65535],
    ["lay", 0, 0, 65535, 65535], ["score", 0, 0, 0, 0], ["round", 0, 0, 0, 0], ["turn", 0, 0, 0, 0],
    ["turn", 0, 65535, 0, 0], ["run", 0, 65535, 65535, 0], ["keep_drawn", 0, 20, 0, 0],
    "thief@255", "warden@8191", "banana-own-0@2559", ["man", 0, 0, 0, 0], ["catch", 0, 99, 0, 0],
    ["sail", 0, 80, 0, 0], ["big_day", 0, 1, 99, 0], ["draw", 0, 0, 0, 0], ["turn", 3, 0, 0, 0],
    ["take", True, 0, 0, 0], [["take"], 0, 0, 0, 0], [{}, 0, 0, 0, 0],
]  # fmt: skip


def places(data: Any, above: Path = ()) -> Iterator[Path]:
    """Every place below the root."""
    if above:
        yield above
    if isinstance(data, (dict, list)):
        for key in list(data) if isinstance(data, dict) else range(len(data)):
            yield from places(data[key], (*above, key))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def changed(data: Any, path: Path, value: Any) -> Any:
    """A copy with another value at one place, or without it; all else it shares with the data."""
    key, inner = path[0], path[1:]
    copy: Any = dict(data) if isinstance(data, dict) else list(data)
    if inner:
        copy[key] = changed(data[key], inner, value)
    elif value is GONE:
        del copy[key]
    else:
        copy[key] = value
    return copy


def same(one: Any, other: Any) -> bool:
    """Equal as JSON: 1 is not true, 1.0 is not 1."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[k], other[k]) for k in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def spelled(root: str, path: Path) -> str:
    """A place as complaints name it: ``state.stack[0]``."""
    out = root
    for key in path:
        out += f"[{key}]" if isinstance(key, int) else f".{key}"
    return out
