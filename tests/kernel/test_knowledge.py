"""What a seat can know: masks hide exactly the unseen, imagined deals fit all that is known."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.kernel.steady import steady

from tischrunde.kernel.knowledge import census, known, mask, redeal
from tischrunde.kernel.pile import CARD, DOWN, MARK_SHIFT, SEEN_SHIFT, SPECTATOR, Pile, seat_bit
from tischrunde.kernel.rng import Rng

CARDS = 12
BACKS = [0] * 7 + [1] * 4 + [2]
KINDS = 3
Rows = list[list[int]]

entries = st.builds(
    lambda card, seen, down, mark: card | seen << SEEN_SHIFT | down * DOWN | mark << MARK_SHIFT,
    st.integers(0, CARDS - 1),
    st.integers(0, 255),
    st.booleans(),
    st.integers(0, 500),
)
layouts = st.lists(st.lists(entries, max_size=12), max_size=5)
seats = st.integers(SPECTATOR, 6)
lucks = st.integers(0, 2**32 - 1)


def piles_of(rows: Rows) -> list[Pile]:
    return [Pile(vec[i64](row)) for row in rows]


def rows_of(piles: list[Pile]) -> Rows:
    return [[int(entry) for entry in pile.entries] for pile in piles]


def knows(entry: int, seat: int) -> bool:
    return bool(entry >> SEEN_SHIFT & int(seat_bit(seat)))


def masked(rows: Rows, seat: int) -> Rows:
    piles = piles_of(rows)
    mask(piles, seat, vec[i64](BACKS), CARDS)
    return rows_of(piles)


def redealt(rows: Rows, seat: int, luck: int) -> Rows:
    piles = piles_of(rows)
    redeal(piles, seat, vec[i64](BACKS), KINDS, Rng.quick(luck, 1, 2))
    return rows_of(piles)


def cards(rows: Rows) -> Counter[int]:
    return Counter(entry & CARD for row in rows for entry in row)


@given(layouts, seats)
@steady
def test_a_mask_puts_a_back_on_exactly_the_unknown_cards(rows: Rows, seat: int) -> None:
    for row, shown in zip(rows, masked(rows, seat), strict=True):
        for entry, seen in zip(row, shown, strict=True):
            assert seen >> SEEN_SHIFT == entry >> SEEN_SHIFT
            card = entry & CARD
            assert seen & CARD == (card if knows(entry, seat) else CARDS + BACKS[card])


@given(layouts, seats, lucks)
@steady
def test_an_imagined_deal_looks_the_same_and_loses_no_card(
    rows: Rows, seat: int, luck: int
) -> None:
    guess = redealt(rows, seat, luck)
    assert masked(guess, seat) == masked(rows, seat)
    assert cards(guess) == cards(rows)


@given(layouts, seats, lucks, st.randoms(use_true_random=False))
@steady
def test_an_imagined_deal_depends_only_on_what_is_known(
    rows: Rows, seat: int, luck: int, random: object
) -> None:
    """The same table with the unseen cards dealt otherwise is imagined in the very same way."""
    other = [list(row) for row in rows]
    for back in range(KINDS):
        places = [
            (i, j)
            for i, row in enumerate(rows)
            for j, entry in enumerate(row)
            if not knows(entry, seat) and BACKS[entry & CARD] == back
        ]
        hidden = [rows[i][j] & CARD for i, j in places]
        random.shuffle(hidden)  # type: ignore[attr-defined]
        for (i, j), card in zip(places, hidden, strict=True):
            other[i][j] = rows[i][j] - (rows[i][j] & CARD) + card
    assert redealt(other, seat, luck) == redealt(rows, seat, luck)


def test_every_deal_that_fits_is_imagined_about_as_often() -> None:
    rows = [[0, 1, 2], [3 | 255 << SEEN_SHIFT]]
    seen = Counter(tuple(redealt(rows, 0, luck)[0]) for luck in range(600))
    assert len(seen) == 6
    assert min(seen.values()) > 70


@given(layouts, seats)
@steady
def test_known_counts_the_cards_a_seat_knows(rows: Rows, seat: int) -> None:
    expected = Counter(entry & CARD for row in rows for entry in row if knows(entry, seat))
    assert known(piles_of(rows), seat) == expected


@given(layouts)
@steady
def test_a_census_counts_every_card(rows: Rows) -> None:
    assert census(piles_of(rows)) == cards(rows)
