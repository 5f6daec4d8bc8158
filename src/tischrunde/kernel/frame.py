"""What is being resolved: a stack of frames, each packed into one int.

A frame is op (8 bits), seat (4 bits) and three operands of 16 bits, so that a stack copies, saves
and compares like any row of ints.  Nothing that a seat may not know goes into a frame.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

OPERAND: Final = 0xFFFF


def pack_frame(op: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack one frame."""
    return op << 52 | seat << 48 | a << 32 | b << 16 | c


def op_of(frame: i64) -> i64:
    """The number of the op that resolves this frame."""
    return frame >> 52


def seat_of(frame: i64) -> i64:
    """The seat that is asked."""
    return frame >> 48 & 0xF


def a_of(frame: i64) -> i64:
    """The first operand."""
    return frame >> 32 & OPERAND


def b_of(frame: i64) -> i64:
    """The second operand."""
    return frame >> 16 & OPERAND


def c_of(frame: i64) -> i64:
    """The third operand."""
    return frame & OPERAND


@final
@mypyc_attr(acyclic=True)
class Stack:
    """Frames, innermost last: what is pushed later is resolved first."""

    __slots__ = ("frames",)

    def __init__(self, frames: vec[i64]) -> None:
        self.frames = frames

    def push(self, frame: i64) -> None:
        self.frames = append(self.frames, frame)

    def pop(self) -> i64:
        self.frames, top = pop(self.frames)
        return top

    def top(self) -> i64:
        return self.frames[len(self.frames) - 1]

    def size(self) -> i64:
        return len(self.frames)

    def clone(self) -> Stack:
        return Stack(self.frames[:])
