"""What a seat can know: masks hide exactly the unseen, imagined deals fit all that is known."""

from __future__ import annotations

from collections import Counter
from itertools import product

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.kernel.minigame import Duel, DuelRules
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
row = st.lists(entries, max_size=12)
layouts = st.lists(row, max_size=5)
POOLS = range(3)
pooled = st.lists(st.tuples(row, st.sampled_from(POOLS)), max_size=5).map(
    lambda piles: ([row for row, _ in piles], [pool for _, pool in piles])
)
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


def redealt(rows: Rows, seat: int, luck: int, pools: list[int] | None = None) -> Rows:
    """Dealt anew; all piles share their unseen cards unless pools say otherwise."""
    piles = piles_of(rows)
    pools = [0] * len(rows) if pools is None else pools
    redeal(piles, pools, seat, vec[i64](BACKS), KINDS, Rng.quick(luck, 1, 2))
    return rows_of(piles)


def of_pool(rows: Rows, pools: list[int], pool: int) -> Rows:
    return [row for row, of in zip(rows, pools, strict=True) if of == pool]


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


@given(pooled, seats, lucks)
@steady
def test_cards_stay_in_their_pool(table: tuple[Rows, list[int]], seat: int, luck: int) -> None:
    rows, pools = table
    guess = redealt(rows, seat, luck, pools)
    assert masked(guess, seat) == masked(rows, seat)
    for pool in POOLS:
        assert cards(of_pool(guess, pools, pool)) == cards(of_pool(rows, pools, pool))


@given(layouts, seats, lucks)
@steady
def test_a_pile_in_a_pool_of_its_own_keeps_its_cards(rows: Rows, seat: int, luck: int) -> None:
    guess = redealt(rows, seat, luck, list(range(len(rows))))
    assert [cards([row]) for row in guess] == [cards([row]) for row in rows]


def test_within_a_pool_cards_change_piles_and_never_out_of_it() -> None:
    """Two decks of two piles each, all of one back: every deal of a deck, none across."""
    rows, pools = [[0, 1], [2, 3], [4], [5]], [7, 3, 7, 3]
    seen = Counter(
        tuple(tuple(row) for row in redealt(rows, 0, luck, pools)) for luck in range(1800)
    )
    for deal in seen:
        assert {*deal[0], *deal[2]} == {0, 1, 4}
        assert {*deal[1], *deal[3]} == {2, 3, 5}
    assert len(seen) == 6 * 6
    assert min(seen.values()) > 15


def test_all_piles_share_one_pool_unless_a_game_knows_more() -> None:
    state = DuelRules().setup(2, "pools")
    assert state.pools() == [0] * len(state.piles())


class DecksApart(Duel):
    """The hand and the row of each seat are of its own deck."""

    def clone(self) -> DecksApart:
        return DecksApart.of(super().clone())

    @staticmethod
    def of(duel: Duel) -> DecksApart:
        out = DecksApart(duel.settings, duel.rng, duel.stack, duel.hands, duel.rows, duel.pile)
        out.inherit(duel)
        return out

    def pools(self) -> list[int]:
        return [0, 1, 0, 1, 2]


def test_a_table_is_imagined_pool_by_pool() -> None:
    rules = DuelRules()
    state = rules.setup(2, "pools")
    hand = sorted(entry & CARD for entry in state.hands[1].entries)
    luck = Rng.quick(1, 2, 3)
    mixed = [rules.imagine(state, 0, luck) for _ in range(20)]
    assert any(sorted(e & CARD for e in guess.hands[1].entries) != hand for guess in mixed)
    apart = DecksApart.of(state)
    for _ in range(20):
        guess = rules.imagine(apart, 0, luck)
        assert sorted(entry & CARD for entry in guess.hands[1].entries) == hand


@given(pooled, seats, lucks, st.randoms(use_true_random=False))
@steady
def test_an_imagined_deal_depends_only_on_what_is_known(
    table: tuple[Rows, list[int]], seat: int, luck: int, random: object
) -> None:
    """The same table with the unseen cards dealt otherwise is imagined in the very same way."""
    rows, pools = table
    other = [list(row) for row in rows]
    for pool, back in product(POOLS, range(KINDS)):
        places = [
            (i, j)
            for i, row in enumerate(rows)
            for j, entry in enumerate(row)
            if pools[i] == pool and not knows(entry, seat) and BACKS[entry & CARD] == back
        ]
        hidden = [rows[i][j] & CARD for i, j in places]
        random.shuffle(hidden)  # type: ignore[attr-defined]
        for (i, j), card in zip(places, hidden, strict=True):
            other[i][j] = rows[i][j] - (rows[i][j] & CARD) + card
    assert redealt(other, seat, luck, pools) == redealt(rows, seat, luck, pools)


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
