"""Cards, enemies and the market (KA-086…KA-109, KA-G16…G22)."""

from typing import Any

import pytest

from tischrunde.games import catalog
from tischrunde.testing import refused
from tischrunde.testing.im_all import im_all

RULES: Any = catalog.load("klong-im-all")
GOODS = ["generalschluessel", "telepass", "medikit", "schmuggelware"]


def test_ka_086_ka_087_ka_088_skill_buys_cards_of_row_and_reserve() -> None:
    ann = im_all()[0].has(skill=4)
    assert {"buy:rebellensoldat", "buy:rebellenpilotin", "buy:mutig"} <= ann.offered
    with refused("KA-087"):
        ann.does("buy:speicherkern")
    ann.does("buy:rebellensoldat", "buy:vasr")
    assert (ann.skill, ann.discard) == (0, "vasr rebellensoldat")


def test_ka_089_a_card_of_the_row_is_not_replaced_at_once() -> None:
    table = im_all()
    table[0].has(skill=2).does("buy:rebellensoldat")
    assert len(table.row.split()) == 5
    table[0].ends()
    assert len(table.row.split()) == 6


def test_ka_090_a_card_just_bought_gives_nothing_this_turn() -> None:
    ann = im_all().row_is("exterminator sicherheitsoffizier")[0].has(skill=5, swords=2)
    ann.does("buy:exterminator", "fight:sicherheitsoffizier")
    assert (ann.gains, ann.gold) == ((0, 0, 0), 0)


def test_ka_g16_any_number_of_cards_a_turn() -> None:
    ann = im_all()[0].has(skill=8)
    ann.does("buy:vasr", "buy:vasr", "buy:rebellensoldat", "buy:rebellensoldat")
    assert len(ann.discard.split()) == 4


def test_ka_g17_ka_224_an_empty_stack_sells_nothing_more() -> None:
    table = im_all().reserve_is("mutig", 1)
    ann = table[0].has(skill=6).does("buy:mutig")
    with refused("KA-G17"):
        ann.does("buy:mutig")
    assert (table.left("mutig"), table.left("vasr"), table.left("speicherkern")) == (0, 15, 12)


# -- enemies --------------------------------------------------------------------------------------


def test_ka_091_ka_092_ka_093_enemies_are_fought_with_swords_not_bought() -> None:
    ann = im_all().row_is("gorklar leier")[0].has(skill=9, swords=2)
    assert "buy:gorklar" not in ann.offered and "fight:leier" not in ann.offered
    with refused("KA-093"):
        ann.does("fight:gorklar")
    assert ann.has(swords=3).does("fight:gorklar").swords == 0


def test_ka_094_ka_095_ka_096_a_beaten_enemy_gives_its_reward_and_is_gone() -> None:
    table = im_all().row_is("killerroboter")
    ann = table[0].has(swords=2).does("fight:killerroboter")
    assert (ann.gold, ann.discard) == (3, "")
    assert (table.spent, table.row) == ("killerroboter", "")


def test_ka_097_ka_098_the_g0bl1n_is_fought_again_and_again() -> None:
    table = im_all()
    ann, ben = table
    ann.has(swords=5).does("fight:g0bl1n", "fight:g0bl1n")
    assert (ann.gold, ann.swords, table.left("g0bl1n"), table.spent) == (2, 1, 1, "")
    ann.ends()
    assert ben.holds("").has(swords=2).does("fight:g0bl1n").gold == 1


def test_ka_099_ka_g19_in_the_red_zone_the_card_is_turned_and_the_eradibot_fights() -> None:
    table = im_all().rage_is(7)
    ann = table[0].has(swords=9)
    with refused("KA-G17"):
        ann.does("fight:eradibot")
    table.rage_is(8)
    with refused("KA-G17"):
        ann.does("fight:g0bl1n")
    ann.does("fight:eradibot", "fight:eradibot", "fight:eradibot")
    assert (ann.gold, ann.swords, table.left("eradibot")) == (6, 0, 1)


@pytest.mark.parametrize(("when", "space"), [("red", 8), ("checkered", 11), ("never", 0)])
def test_ka_g19_when_it_is_turned_is_for_the_table_to_say(when: str, space: int) -> None:
    table = im_all(2, {"eradibot": when})
    turned: list[int] = []
    for rage in range(4, 12):
        table.rage_is(rage)
        if table.left("eradibot") and not turned:
            assert table.left("g0bl1n") == 0
            turned.append(rage)
    assert turned == ([space] if space else [])


@pytest.mark.parametrize(
    ("card", "cost", "gains"),
    [("vasr", 2, (1, 2, 0)), ("mutig", 3, (2, 0, 1)), ("speicherkern", 7, (0, 0, 0))],
)
def test_ka_g18_what_reserve_cards_cost_and_give(
    card: str, cost: int, gains: tuple[int, int, int]
) -> None:
    ann = im_all()[0].has(skill=cost - 1)
    with refused("KA-087"):
        ann.does(f"buy:{card}")
    assert ann.has(skill=cost).does(f"buy:{card}").skill == 0
    assert im_all()[0].plays(card).gains == gains
    assert ann.lines.get(card, 0) == (7 if card == "speicherkern" else 0)


# -- the market -----------------------------------------------------------------------------------


def test_ka_100_markets_are_spread_over_the_ship() -> None:
    for plan in RULES.plans:
        markets = [RULES.room_words[r] for r in range(plan.rooms) if plan.has(r, 8)]
        there = {room.partition("-")[0] for room in markets if room.partition("-")[0] in plan.id}
        assert len(there) == 3 and "KO-3" in markets


def test_ka_101_any_number_of_goods_on_a_market_space_and_nowhere_else() -> None:
    ann = im_all()[0].has(room="KO-5", gold=21)
    with refused("KA-101"):
        ann.does("trade:medikit")
    ann.has(room="HG-2").does("trade:medikit", "trade:telepass", "trade:schmuggelware")
    assert (ann.gold, ann.tokens) == (0, "medikit telepass schmuggelware")


@pytest.mark.parametrize("good", GOODS)
def test_ka_102_ka_103_every_good_costs_seven(good: str) -> None:
    table = im_all()
    ann = table[0].has(room="KO-3", gold=6)
    with refused("KA-102"):
        ann.does(f"trade:{good}")
    ann.has(gold=9).does(f"trade:{good}")
    assert (ann.gold, ann.tokens) == (2, good)
    assert good not in table.spectators_see["market"]


@pytest.mark.parametrize("good", GOODS)
def test_ka_104_one_good_of_each_kind(good: str) -> None:
    ann = im_all(3)[0].has(room="KO-3", gold=30).does(f"trade:{good}")
    with refused("KA-104"):
        ann.does(f"trade:{good}")


def test_ka_105_the_master_key_opens_locked_paths_and_is_worth_five() -> None:
    ann = im_all()[0].has(room="HG-10", boots=1)
    with refused("KA-116"):
        ann.does("move:HG-10-12")
    ann.owns("generalschluessel").does("move:HG-10-12")
    assert (ann.at, ann.lines["generalschluessel"]) == ("HG-12", 5)
    assert ann.tokens_of("key") == 1  # kept


def test_ka_106_the_telepass_works_telepads_and_is_worth_five() -> None:
    ann = im_all()[0].has(room="KO-7")
    with refused("KA-128"):
        ann.does("telepad:HG-5")
    assert ann.owns("telepass").does("telepad:HG-5").at == "HG-5"
    assert ann.lines["telepass"] == 5


def test_ka_107_the_medikit_heals_two_when_bought_and_is_worth_five() -> None:
    ann = im_all()[0].has(room="KO-3", gold=7, damage=3).does("trade:medikit")
    assert (ann.damage, ann.lines["medikit"]) == (1, 5)


def test_ka_108_contraband_is_what_some_texts_ask_for_and_worth_ten() -> None:
    ann = im_all()[0].plays("schmugglerin").has(room="KO-3", gold=7).does("trade:schmuggelware")
    assert (ann.gold, ann.lines["schmuggelware"]) == (2, 10)


def test_ka_109_every_good_says_what_it_does() -> None:
    numbers = [RULES.book.numbers[good] for good in GOODS]
    assert [RULES.book.price[n] for n in numbers] == [7] * 4
    assert [RULES.book.points[n] for n in numbers] == [5, 5, 5, 10]


def test_ka_g20_all_markets_sell_the_same_stock() -> None:
    table = im_all()
    ann, ben = table
    ann.has(room="HG-2", gold=7).does("trade:medikit").ends()
    ben.holds("").has(room="PK-4", gold=7)
    assert "trade:medikit" not in ben.offered and "trade:telepass" in ben.offered


def test_ka_g21_healing_without_damage_is_allowed_and_wasted() -> None:
    ann = im_all()[0].has(room="KO-3", gold=7).owns("gesundheit mega_gesundheit")
    ann.does("trade:medikit", "drink:gesundheit", "drink:mega_gesundheit")
    assert (ann.damage, ann.cubes, ann.tokens) == (0, 30, "medikit")
    ann.has(room="KS-9").does("visit:port_heal2")
    assert ann.damage == 0
    ben = im_all()[0].has(damage=1).owns("mega_gesundheit").does("drink:mega_gesundheit")
    assert ben.cubes == 30


def test_ka_g22_no_price_goes_below_nothing() -> None:
    ann = im_all()[0].has(room="KO-3", bargain=2)
    assert set(ann.sees["market_prices"]) == {5}, "what is said to be the price is the present one"
    ann.has(bargain=9)
    assert ann.does("trade:medikit").gold == 0
