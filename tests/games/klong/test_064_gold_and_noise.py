"""Gold, markets and noise (KL-064…073, KL-G43…G49, KL-G76, KL-G82)."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.klong import klong


def test_kl_064_gold_comes_from_the_bank() -> None:
    assert klong()[0].has(gold=2).plays("treasure_map").gold == 7


def test_kl_065_each_gold_is_a_point() -> None:
    assert klong()[0].has(gold=9).lines == {"gold": 9}


def test_kl_066_gold_buys_goods() -> None:
    ann = klong()[0].has(room=26, gold=9).does("trade:backpack")
    assert (ann.gold, ann.tokens_of("backpack")) == (2, 1)


@pytest.mark.parametrize(
    ("side", "rooms"), [("day", (19, 20, 26, 27)), ("dusk", (19, 21, 26, 27, 34))]
)
def test_kl_067_any_number_of_goods_in_any_market_room(side: str, rooms: tuple[int, ...]) -> None:
    for room in rooms:
        ann = klong(options={"side": side})[0].has(room=room, gold=14)
        assert ann.does("trade:master_key", "trade:crown_10").gold == 0
    ann = klong(options={"side": side})[0].has(room=2, gold=14)
    with refused("KL-067"):
        ann.does("trade:master_key")


def test_kl_068_a_good_costs_seven_gold() -> None:
    ann = klong()[0].has(room=26, gold=6)
    with refused("KL-068"):
        ann.does("trade:backpack")


def test_kl_069_goods_lie_before_their_owner() -> None:
    table = klong()
    table[0].has(room=26, gold=7).does("trade:backpack")
    assert table[1].sees["heroes"][0]["tokens"] == ["backpack"]


def test_kl_g43_the_best_crown_goes_first() -> None:
    table = klong()
    ann = table[0].has(room=26, gold=14)
    with refused("KL-G43"):
        ann.does("trade:crown_8")
    assert ann.does("trade:crown_10", "trade:crown_9").tokens == "crown_10 crown_9"
    assert [table[1].sees["market"].count(word) for word in ("master_key", "backpack")] == [2, 2]


def test_kl_g44_one_may_buy_several_of_a_kind() -> None:
    ann = klong()[0].has(room=26, gold=14).does("trade:backpack", "trade:backpack")
    assert ann.tokens_of("backpack") == 2
    with refused("KL-015"):
        ann.has(gold=7).does("trade:backpack")


def test_kl_g45_all_markets_share_one_stock() -> None:
    table = klong()
    ann, ben = table
    ann.has(room=26, gold=14).does("trade:master_key", "trade:master_key").ends()
    assert "trade:master_key" not in ben.holds("").has(room=19, gold=7).offered


def test_kl_g46_gold_never_runs_out() -> None:
    assert klong()[0].has(gold=81).plays("treasure_map").gold == 86


def test_kl_070_noise_moves_own_cubes_into_the_noise_area() -> None:
    ann = klong()[0].plays("scepter")
    assert (ann.noise, ann.cubes) == (3, 27)


def test_kl_071_quiet_cards_take_own_cubes_back() -> None:
    table = klong()
    table[1].has(noise=4)
    ann = table[0].has(noise=3).plays("sneak")
    assert (ann.noise, ann.cubes, table[1].noise) == (1, 29, 4)


def test_kl_072_cubes_in_the_bag_stay_there() -> None:
    table = klong().bag_is(s0=5)
    ann = table[0].plays("sneak")
    assert (int(table.state.bag[0]), ann.reduction, ann.cubes) == (5, 2, 25)


def test_kl_073_what_is_left_of_a_reduction_cancels_noise_of_the_same_turn() -> None:
    ann = klong()[0].has(noise=1).plays("sneak", "scepter")
    assert (ann.noise, ann.reduction) == (2, 0)


def test_kl_g47_what_is_left_when_the_turn_ends_lapses() -> None:
    table = klong()
    ann, ben = table
    ann.plays("sneak").ends()
    ben.holds("").plays("tattle").ends()
    assert ann.noise == 1
    assert ann.holds("").plays("stumble").noise == 2


def test_kl_g48_without_cubes_there_is_no_noise() -> None:
    ann = klong()[0].has(cubes=2).plays("swagger", "scepter")
    assert (ann.noise, ann.cubes, ann.skill) == (2, 0, 5)
    assert klong()[0].plays("sneak", "swagger", "scepter").skill == 1 + 3 + 3


def test_kl_g49_noise_for_others_is_for_those_inside() -> None:
    table = klong(4)
    table[1].has(status=1)
    table[2].has(status=3)
    table[0].plays("tattle")
    assert [seat.noise for seat in table] == [0, 0, 0, 1]


def test_kl_g76_cards_that_arrive_are_not_reduced() -> None:
    table = klong().dungeon_starts("watcher")
    ann = table[0].plays("sneak").has(skill=1).does("buy:tunnel_guide").ends()
    assert ann.noise == 1


def test_kl_g82_noise_that_cannot_be_made_uses_no_reduction_up() -> None:
    ann = klong()[0].has(cubes=0).plays("sneak", "stumble")
    assert (ann.noise, ann.reduction) == (0, 2)
