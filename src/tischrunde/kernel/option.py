"""Options: a verb and up to three operands of 12 bits, packed into one int.

The first operand is the lowest, so that the options of verb 0 are small numbers, of which Python
keeps one object each: give that number to the verb that is offered most.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NO_CHOICE: Final = -1
OPERAND_LIMIT: Final = 4096
ROOM: Final = vec[i64]([0] * 256)  # copy a piece of it to fill: quicker than appending one by one
SCRATCH: Final = vec[i64]([0] * 256)  # fill it and cut off a copy before anything else can use it


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """One option as an int; options sort by verb, then by operands, the first one last."""
    return verb << 36 | c << 24 | b << 12 | a


def verb_of(option: i64) -> i64:
    """Which verb this option is of."""
    return option >> 36


def first_of(option: i64) -> i64:
    """The first operand."""
    return option & 0xFFF


def second_of(option: i64) -> i64:
    """The second operand."""
    return option >> 12 & 0xFFF


def third_of(option: i64) -> i64:
    """The third operand."""
    return option >> 24 & 0xFFF


def sort(options: vec[i64]) -> None:
    """Sort in place."""
    sort_into(options, options, len(options))


def sort_into(out: vec[i64], options: vec[i64], count: i64) -> None:
    """Write the first of them in order; ``out`` may be the same row.  Ops list options nearly in
    order, so most are greater than all before, and the others inserted."""
    greatest: i64 = NO_CHOICE
    i: i64
    for i in range(count):
        option = options[i]
        if option > greatest:
            out[i] = option
            greatest = option
            continue
        j = i
        while j > 0 and out[j - 1] > option:
            out[j] = out[j - 1]
            j -= 1
        out[j] = option
