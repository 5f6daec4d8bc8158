"""Randomness: frozen for ever, fair, and owned by whoever holds the generator."""

from collections import Counter
from hashlib import shake_128
from itertools import permutations
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.kernel.rng import BLOCK, Rng

BOUNDS = (2, 3, 6, 10, 52, 1000, 10**9, 1)
BOTH = {"secret": Rng.from_seed("tischrunde"), "quick": Rng.quick(1, 2, 3)}
WORDS = BLOCK // 4  # words a block
both = pytest.mark.parametrize("start", BOTH.values(), ids=list(BOTH))


def words(rng: Rng, count: int) -> list[int]:
    return [int(rng.word()) for _ in range(count)]


def shuffled(rng: Rng, count: int) -> list[int]:
    items = vec[i64](range(count))
    rng.shuffle(items)
    return [int(item) for item in items]


# -- test vectors: if one of these changes, every record there is has become worthless ------------


def test_the_words_of_a_real_table_never_change() -> None:
    rng = Rng.from_seed("tischrunde")
    assert words(rng, 8) == [
        0x00A627A8, 0x2645FC0B, 0xC11006C2, 0x5488C0D9,
        0xBB057ECA, 0x9605F0D7, 0x066A7935, 0x2696ED7D,
    ]  # fmt: skip
    words(rng, 392)
    assert rng.word() == 0x54753863


def test_the_words_of_a_real_table_are_shake128_in_counter_mode() -> None:
    stream = b"".join(
        shake_128(b"tischrunde" + n.to_bytes(8, "big")).digest(BLOCK) for n in range(3)
    )
    expected = [int.from_bytes(stream[i : i + 4], "little") for i in range(0, len(stream), 4)]
    assert words(Rng.from_seed("tischrunde"), len(expected)) == expected


def test_a_seed_may_be_any_text() -> None:
    assert Rng.from_seed("ä\ud800").word() == 0x736643F4


def test_the_words_of_an_imagined_table_never_change() -> None:
    assert words(Rng.quick(1, 2, 3), 8) == [
        0x736A3B41, 0xB2E53014, 0x3D56E4C7, 0xEDA6A65F,
        0x05843866, 0x42E2D5DB, 0x01712F7D, 0xD37EA3B9,
    ]  # fmt: skip
    assert words(Rng.quick(2**40 + 1, -1, 2**33), 3) == [0x3DEC5D2E, 0x30EC1D1C, 0x9AA04010]


def test_fair_integers_never_change() -> None:
    assert [BOTH["secret"].clone().below(n) for n in BOUNDS] == [0, 0, 0, 0, 0, 2, 2535322, 0]
    rng = Rng.from_seed("tischrunde")
    assert [rng.below(n) for n in BOUNDS] == [0, 0, 4, 3, 37, 586, 25062156, 0]
    quick = Rng.quick(1, 2, 3)
    assert [quick.below(n) for n in BOUNDS] == [0, 2, 1, 9, 1, 261, 5633323, 0]


def test_shuffles_never_change() -> None:
    assert shuffled(Rng.from_seed("tischrunde"), 10) == [6, 3, 2, 7, 4, 8, 5, 1, 9, 0]
    assert shuffled(Rng.from_seed("tischrunde"), 130)[:6] == [61, 10, 122, 75, 85, 64]
    assert shuffled(Rng.quick(1, 2, 3), 10) == [1, 5, 2, 3, 0, 6, 7, 8, 9, 4]


def test_spawned_words_never_change() -> None:
    child = Rng.from_seed("tischrunde").spawn()
    assert words(child, 4) == [0xD67C52D1, 0x12C8D2BE, 0xA88D425B, 0xB5B26DA1]


# -- fairness -------------------------------------------------------------------------------------


def looks_even(counts: list[int]) -> bool:
    """Chi-square within five standard deviations of its mean: fixed seeds, so no false alarms."""
    expected = sum(counts) / len(counts)
    chi = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    return chi < freedom + 5 * sqrt(2 * freedom)


@both
@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 40, 52])
def test_below_is_fair(start: Rng, n: int) -> None:
    rng = start.clone()
    seen = Counter(int(rng.below(n)) for _ in range(200 * n))
    assert set(seen) == set(range(n))
    assert looks_even([seen[i] for i in range(n)])


@both
def test_below_is_fair_where_a_quarter_of_all_words_must_be_rejected(start: Rng) -> None:
    rng = start.clone()
    third = 1 << 29  # 3 * 2**29 leaves a rest of 2**30 in 2**32
    seen = Counter(int(rng.below(3 * third)) // third for _ in range(6000))
    assert set(seen) == {0, 1, 2}
    assert looks_even([seen[i] for i in range(3)])


@both
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_every_order_is_as_likely(start: Rng, count: int) -> None:
    rng = start.clone()
    orders = list(permutations(range(count)))
    seen = Counter(tuple(shuffled(rng, count)) for _ in range(60 * len(orders)))
    assert looks_even([seen[order] for order in orders])


@both
def test_a_shuffled_card_may_come_to_lie_anywhere(start: Rng) -> None:
    rng = start.clone()
    decks = [shuffled(rng, 16) for _ in range(800)]
    assert all(sorted(deck) == list(range(16)) for deck in decks)
    for place in range(16):
        seen = Counter(deck[place] for deck in decks)
        assert looks_even([seen[card] for card in range(16)])


# -- whose words they are -------------------------------------------------------------------------


@both
def test_a_clone_gives_the_same_words_and_moves_nobody_else(start: Rng) -> None:
    rng = start.clone()
    words(rng, 5)
    twin = rng.clone()
    position = rng.position()
    ahead = words(twin, 400)
    assert rng.position() == position
    assert words(rng, 400) == ahead


@both
def test_the_position_moves_exactly_when_something_is_drawn(start: Rng) -> None:
    rng = start.clone()
    passed = {int(rng.position())}
    for _ in range(400):  # over the ends of blocks, too
        rng.word()
        assert int(rng.position()) not in passed
        passed.add(int(rng.position()))
    here = rng.position()
    rng.clone()
    shuffled(rng, 0)
    shuffled(rng, 1)
    assert rng.position() == here
    rng.below(1)
    assert rng.position() != here
    here = rng.position()
    shuffled(rng, 2)
    assert rng.position() != here


@both
def test_forced_answers_come_first_and_draw_nothing(start: Rng) -> None:
    rng = start.clone()
    plain = rng.clone()
    position = rng.position()
    answers = [4, 0, 2]
    rng.force(answers)
    twin = rng.clone()
    assert [rng.below(6) for _ in range(3)] == [4, 0, 2]
    assert answers == [4, 0, 2]
    assert rng.position() == position
    assert rng.below(6) == plain.below(6)
    assert [twin.below(6) for _ in range(3)] == [4, 0, 2]


@pytest.mark.parametrize(
    "drawn", [0, 1, 2, *(n * WORDS + m for n in (1, 2, 5) for m in (-1, 0, 1))]
)
def test_a_resumed_generator_goes_on_where_the_first_one_stood(drawn: int) -> None:
    rng = Rng.from_seed("resumed")
    words(rng, drawn)
    again = Rng.resumed(rng.key, rng.block, rng.at)
    assert again.position() == rng.position()
    assert words(again, 200) == words(rng, 200)


@both
def test_a_spawned_generator_is_a_stream_of_its_own(start: Rng) -> None:
    rng = start.clone()
    rest = rng.clone()
    words(rest, 3)
    child = rng.spawn()
    assert rng.position() == rest.position()
    grandchildren = words(child, 300)
    assert not child.secret
    assert words(rng, 300) == words(rest, 300)
    assert set(grandchildren).isdisjoint(words(start.clone(), 600))
    assert words(rng.spawn(), 10) != grandchildren[:10]


def test_other_seeds_give_other_words() -> None:
    firsts = {Rng.from_seed(f"seed {n}").word() for n in range(500)}
    firsts |= {Rng.quick(n, 0, 0).word() for n in range(500)}
    assert len(firsts) == 1000
