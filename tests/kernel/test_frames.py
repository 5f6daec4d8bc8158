"""Frames and options: what goes in comes out, and the order of options is theirs alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.kernel.steady import steady

from tischrunde.kernel.frame import (
    OPERAND,
    Stack,
    a_of,
    b_of,
    c_of,
    op_of,
    pack_frame,
    seat_of,
)  # fmt: skip
from tischrunde.kernel.option import (
    OPERAND_LIMIT,
    first_of,
    pack,
    second_of,
    sort,
    third_of,
    verb_of,
)  # fmt: skip

operands = st.integers(0, OPERAND)
frames = st.tuples(st.integers(0, 255), st.integers(0, 15), operands, operands, operands)
small = st.integers(0, OPERAND_LIMIT - 1)
options = st.tuples(st.integers(0, 255), small, small, small)


@given(frames)
@steady
def test_a_frame_keeps_op_seat_and_operands(parts: tuple[int, int, int, int, int]) -> None:
    frame = pack_frame(*parts)
    assert 0 <= frame < 2**62
    assert (op_of(frame), seat_of(frame), a_of(frame), b_of(frame), c_of(frame)) == parts


@given(options)
@steady
def test_an_option_keeps_verb_and_operands(parts: tuple[int, int, int, int]) -> None:
    option = pack(*parts)
    assert 0 <= option < 2**62
    assert (verb_of(option), first_of(option), second_of(option), third_of(option)) == parts


@given(options, options)
@steady
def test_options_sort_by_verb_then_by_operands(
    one: tuple[int, int, int, int], other: tuple[int, int, int, int]
) -> None:
    def key(parts: tuple[int, int, int, int]) -> tuple[int, ...]:
        return parts[0], *reversed(parts[1:])  # the last operand weighs most

    assert (pack(*one) < pack(*other)) == (key(one) < key(other))


@given(st.lists(st.integers(-1, 2**62)))
@steady
def test_sort_sorts_in_place(items: list[int]) -> None:
    row = vec[i64](items)
    sort(row)
    assert [int(item) for item in row] == sorted(items)


@given(st.lists(frames.map(lambda parts: pack_frame(*parts)), max_size=40))
@steady
def test_what_is_pushed_later_is_resolved_first(pushed: list[int]) -> None:
    stack = Stack.of(vec[i64]())
    for count, frame in enumerate(pushed):
        stack.push(frame)
        assert stack.top() == frame
        assert stack.depth == count + 1
    twin = stack.clone()
    assert [stack.pop() for _ in pushed] == pushed[::-1]
    assert stack.depth == 0
    assert [int(frame) for frame in twin.frames()] == pushed


@given(st.lists(st.integers(0, 2**60) | st.none(), max_size=60))
@steady
def test_a_stack_is_a_list_however_it_is_pushed_and_popped(moves: list[int | None]) -> None:
    """None pops; clones made on the way stay as they were."""
    stack, model = Stack.of(vec[i64]([7])), [7]
    clones: list[tuple[Stack, list[int]]] = []
    for frame in moves:
        clones.append((stack.clone(), list(model)))
        if frame is not None:
            stack.push(frame)
            model.append(frame)
        elif model:
            assert stack.pop() == model.pop()
        assert [int(f) for f in stack.frames()] == model
    for twin, then in clones:
        assert [int(f) for f in twin.frames()] == then


def test_an_empty_stack_has_nothing_to_pop_and_stays_empty() -> None:
    for stack in (Stack.of(vec[i64]()), Stack.of(vec[i64]([7]))):
        if stack.depth:
            stack.pop()
        for _ in range(2):
            with pytest.raises(IndexError):
                stack.pop()
        assert stack.depth == 0
        stack.push(9)
        assert stack.pop() == 9


def test_a_stack_shares_nothing_with_the_row_it_was_made_of() -> None:
    row = vec[i64]([1, 2, 3])
    stack = Stack.of(row)
    stack.pop()
    stack.push(9)
    assert list(row) == [1, 2, 3]
