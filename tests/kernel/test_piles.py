"""Piles: cards in order, who has seen each, and what a shuffle makes of both."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.kernel.steady import steady

from tischrunde.kernel.pile import (
    BITS,
    CARD,
    DOWN,
    EVERYONE,
    MARK_SHIFT,
    MAX_SEATS,
    SEEN_SHIFT,
    SPECTATOR,
    Pile,
    card_of,
    face_up,
    is_down,
    seat_bit,
    seen_of,
)  # fmt: skip
from tischrunde.kernel.rng import Rng

entries = st.builds(
    lambda card, seen, down, mark: card | seen << SEEN_SHIFT | down * DOWN | mark << MARK_SHIFT,
    st.integers(0, CARD),
    st.integers(0, EVERYONE),
    st.booleans(),
    st.integers(0, 2**20),
)
rows = st.lists(entries, max_size=30)


def pile_of(row: list[int]) -> Pile:
    return Pile(vec[i64](row))


def listed(pile: Pile) -> list[int]:
    return [int(entry) for entry in pile.entries]


def test_every_seat_and_the_spectators_have_a_bit_of_their_own() -> None:
    bits = [seat_bit(seat) for seat in [*range(MAX_SEATS), SPECTATOR]]
    assert len(set(bits)) == MAX_SEATS + 1
    assert sum(bits) == EVERYONE
    assert bits == [int(bit) for bit in BITS] == [1 << n for n in range(8)]


@pytest.mark.parametrize("card", [0, 1, 35, CARD])
def test_a_card_face_up_is_seen_by_everyone(card: int) -> None:
    entry = face_up(card)
    assert (card_of(entry), seen_of(entry), is_down(entry)) == (card, EVERYONE, False)
    assert is_down(entry | DOWN)
    assert card_of(entry | DOWN | 7 << MARK_SHIFT) == card


@given(rows, entries)
@steady
def test_draw_gives_what_was_put_last(row: list[int], entry: int) -> None:
    pile = pile_of(row)
    pile.put(entry)
    assert pile.size() == len(row) + 1
    assert pile.draw() == entry
    assert listed(pile) == row


@given(rows.filter(bool), st.data())
@steady
def test_take_at_and_insert_undo_each_other(row: list[int], data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(row) - 1))
    pile = pile_of(row)
    taken = pile.take_at(index)
    assert taken == row[index]
    assert listed(pile) == row[:index] + row[index + 1 :]
    pile.insert(index, taken)
    assert listed(pile) == row


@given(rows, entries)
@steady
def test_insert_at_the_end_is_put(row: list[int], entry: int) -> None:
    pile = pile_of(row)
    pile.insert(len(row), entry)
    assert listed(pile) == [*row, entry]


@given(rows, st.integers(0, CARD))
@steady
def test_find_gives_the_first_such_card_face_up(row: list[int], card: int) -> None:
    faces = [None if is_down(entry) else card_of(entry) for entry in row]
    assert pile_of(row).find(card) == (faces.index(card) if card in faces else -1)


@given(rows, entries)
@steady
def test_find_looks_past_marks_and_past_the_same_card_face_down(row: list[int], entry: int) -> None:
    card = card_of(entry)
    others = [other for other in row if card_of(other) != card]
    pile = pile_of([*others, entry | DOWN, face_up(card) | 5 << MARK_SHIFT])
    assert pile.find(card) == len(others) + 1


@given(rows, st.integers(0, 2**32))
@steady
def test_after_a_shuffle_nobody_knows_a_card_and_none_is_lost(row: list[int], luck: int) -> None:
    pile = pile_of(row)
    pile.shuffle(Rng.quick(luck, 0, 0))
    assert sorted(listed(pile)) == sorted(card_of(entry) for entry in row)
    assert all(seen_of(entry) == 0 and not is_down(entry) for entry in pile.entries)


@given(rows, entries)
@steady
def test_a_clone_shares_nothing(row: list[int], entry: int) -> None:
    pile = pile_of(row)
    twin = pile.clone()
    twin.put(entry)
    twin.entries[0] = face_up(3)
    assert listed(pile) == row
    pile.put(entry)
    pile.entries[0] = face_up(4)
    assert twin.entries[0] == face_up(3)
