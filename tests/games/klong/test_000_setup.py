"""KL-S1…S6: the table before the first turn."""

from collections import Counter

import pytest

from tischrunde.kernel.pile import CARD
from tischrunde.testing.klong import dealt

QUIET = {"opening_texts": False, "first": "seat0"}


def test_kl_s1_all_stand_in_the_start_room() -> None:
    assert [hero["room"] for hero in dealt(3)[0].sees["heroes"]] == ["1", "1", "1"]


@pytest.mark.parametrize(("seats", "artifacts"), [(2, 5), (3, 6), (4, 7)])
@pytest.mark.parametrize("side", ["day", "dusk"])
def test_kl_s2_artifacts_and_secrets_lie_on_their_spaces(
    side: str, seats: int, artifacts: int
) -> None:
    tokens = Counter(lying["token"] for lying in dealt(seats, {"side": side})[0].sees["tokens"])
    assert (tokens.pop("?major"), tokens.pop("?minor"), tokens.pop("monkey_idol")) == (9, 18, 3)
    assert sorted(tokens.values()) == [1] * artifacts


def test_kl_s3_the_market_is_full_and_the_idols_lie_in_their_shrine() -> None:
    seen = dealt(4)[0].sees
    assert Counter(good.partition("_")[0] for good in seen["market"]) == {
        "master": 2, "backpack": 2, "crown": 3,
    }  # fmt: skip
    lying = [dealt(4).rules.cards[entry & CARD] for entry in dealt(4).state.lying.entries]
    assert lying.count("mastery") == 4
    rooms = {lying["room"] for lying in seen["tokens"] if lying["token"] == "monkey_idol"}
    assert len(rooms) == 1


@pytest.mark.parametrize(("seats", "space"), [(2, 3), (3, 2), (4, 1)])
def test_kl_s4_the_dragon_wakes_sooner_where_fewer_play(seats: int, space: int) -> None:
    seen = dealt(seats)[0].sees
    assert seen["rage"] == space
    assert seen["bag"] == {"seats": [0] * seats, "black": 24}


def test_kl_s5_the_first_ones_make_noise_at_once() -> None:
    heroes = dealt(4, QUIET)[0].sees["heroes"]
    assert [hero["noise"] for hero in heroes] == [3, 2, 1, 0]
    assert [hero["noise"] + hero["cubes"] for hero in heroes] == [30] * 4


def test_kl_s6_six_cards_lie_in_the_row() -> None:
    assert len(dealt(2)[0].sees["row"]) == 6
