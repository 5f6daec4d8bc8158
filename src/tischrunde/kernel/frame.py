"""What is being resolved: a stack of frames, each packed into one int.

A frame is op (8 bits), seat (4 bits) and three operands of 16 bits, so that a stack copies, saves
and compares like any row of ints.  Nothing that a seat may not know goes into a frame.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from librt.vecs import append, vec
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


def show_frame(frame: i64, ops: Sequence[str] = ()) -> str:
    """A frame for whoever looks for a mistake: ``Turn(seat 0)``, with its operands if any."""
    op = op_of(frame)
    name = f"Op{op}"
    if op < len(ops):
        name = "".join([part.capitalize() for part in ops[op].replace("-", "_").split("_")])
    shown = f"seat {seat_of(frame)}"
    operands = [a_of(frame), b_of(frame), c_of(frame)]
    while operands and operands[-1] == 0:
        operands.pop()
    return f"{name}({', '.join([shown, *[str(operand) for operand in operands]])})"


@final
@mypyc_attr(acyclic=True)
class Stack:
    """Frames, innermost last: what is pushed later is resolved first.

    ``slots`` is longer than the stack is deep, so that pushing and popping only move ``depth``.
    """

    __slots__ = ("depth", "slots")

    def __init__(self, slots: vec[i64], depth: i64) -> None:
        self.slots = slots
        self.depth = depth

    @staticmethod
    def of(frames: vec[i64]) -> Stack:
        """A stack of these frames, the innermost last."""
        return Stack(frames[:], len(frames))

    def push(self, frame: i64) -> None:
        if self.depth < len(self.slots):
            self.slots[self.depth] = frame
        else:
            self.slots = append(self.slots, frame)
        self.depth += 1

    def pop(self) -> i64:
        if self.depth == 0:
            raise IndexError("nothing is left to resolve: the game is over")
        self.depth -= 1
        return self.slots[self.depth]

    def top(self) -> i64:
        return self.slots[self.depth - 1]

    def frames(self) -> vec[i64]:
        """The frames alone, innermost last."""
        return self.slots[: self.depth]

    def clone(self) -> Stack:
        return Stack(self.slots[: self.depth], self.depth)

    def show(self, ops: Sequence[str] = ()) -> str:
        """Every frame by the name of its op, the innermost last: ``[Next(seat 3), Turn(seat 0)]``.

        The names are the rules'; ``rules.describe`` knows them.
        """
        return f"[{', '.join([show_frame(frame, ops) for frame in self.frames()])}]"

    def __repr__(self) -> str:
        return f"Stack({self.show()})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stack) and list(self.frames()) == list(other.frames())

    def __copy__(self) -> Stack:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Stack:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[list[int]], Stack], tuple[list[int]]]:
        return stack_again, ([int(frame) for frame in self.frames()],)


def stack_again(frames: list[int]) -> Stack:
    """A stack that was sent."""
    return Stack.of(vec[i64](frames))
