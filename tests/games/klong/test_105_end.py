"""The end, points and secrets (KL-105…114, KL-G71…G75)."""

from tischrunde.kernel.pile import SPECTATOR
from tischrunde.kernel.rng import Rng
from tischrunde.testing.klong import dealt, klong


def test_kl_105_the_game_ends_when_everybody_is_out() -> None:
    table = klong(2).bag_is(black=24)
    ann, ben = table
    ann.owns("ring").has(room=2, boots=1).does("move:1-2").ends()
    assert not table.session.over
    ben.holds("").owns("vase").has(room=2, boots=1, skill=1).does("move:1-2", "buy:tunnel_guide")
    ben.ends()
    assert table.session.over
    assert len(table.row.split()) == 5  # open steps are skipped


def test_kl_105_an_attack_in_the_middle_of_a_turn_may_end_the_game() -> None:
    table = klong().bag_is(black=0, s0=1, s1=1).dungeon_starts("ogre")
    table[1].has(damage=9)
    table[0].has(damage=9, skill=1).does("buy:tunnel_guide")
    table[0].plays("mister_whiskers").does("choose:attack")
    assert table.session.over
    assert (table.kinds[-1], table.kinds.count("attacked")) == ("game-ended", 1)
    assert len(table.row.split()) == 5  # open steps are skipped


def test_kl_106_the_artifact_counts() -> None:
    assert klong()[0].owns("shield").lines == {"shield": 20}


def test_kl_107_some_tokens_count() -> None:
    ann = klong()[0].owns("chalice dragon_egg monkey_idol master_key backpack crown_9 healing")
    assert ann.lines == {
        "chalice": 7, "dragon_egg": 3, "monkey_idol": 5, "master_key": 5, "backpack": 5,
        "crown_9": 9,
    }  # fmt: skip


def test_kl_108_gold_counts() -> None:
    assert klong()[0].has(gold=13).points == 13


def test_kl_109_some_cards_count() -> None:
    ann = klong()[0].discard_is("ruby ruby tunnel_guide sneak")
    assert ann.lines == {"ruby": 12, "tunnel_guide": 1}


def test_kl_110_most_points_win() -> None:
    table = klong(3)
    for seat, gold in zip(table, (5, 30, 10), strict=True):
        seat.has(gold=gold, status=1)
    assert table.rules.standings(table.state) == [[1], [2], [0]]


def test_kl_111_a_tie_goes_to_the_better_artifact() -> None:
    table = klong()
    table[0].owns("ring").has(gold=10, status=1)
    table[1].owns("vase").has(gold=5, status=1)
    assert table.rules.standings(table.state) == [[1], [0]]


def test_kl_g71_a_hero_above_the_depths_plays_on() -> None:
    table = klong(2)
    table[1].has(status=1)
    table[0].owns("ring").has(room=16).ends()
    assert not table.session.over


def test_kl_g72_equal_artifacts_share_the_place() -> None:
    table = klong(4)
    for seat in list(table)[:2]:
        seat.has(gold=5, status=1)
    assert table.rules.standings(table.state)[0] == [0, 1]


def test_kl_g73_all_own_cards_count_wherever_they_lie_but_no_trashed_ones() -> None:
    table = klong().row_is("dragon_shrine")
    ann = table[0].deck_is("diamond").discard_is("emerald").holds("ruby sapphire")
    ann.deck_is("diamond").does("play:sapphire")
    assert ann.lines == {"diamond": 8, "emerald": 5, "ruby": 6, "sapphire": 4}
    ann.has(skill=4).does("use:dragon_shrine", "choose:trash", "trash:sapphire/area")
    assert "sapphire" not in ann.lines


def test_kl_g74_nobody_out_nobody_wins() -> None:
    table = klong(3)
    for seat in table:
        seat.has(gold=seat.number, status=3)
    assert table.rules.standings(table.state) == [[0, 1, 2]]
    assert table.rules.winners(table.state) == []
    table[1].has(status=2)
    assert table.rules.winners(table.state) == [1]


def test_kl_112_nobody_knows_the_order_of_a_deck() -> None:
    table = dealt(2)
    rules, state = table.rules, table.state
    orders = {
        str(list(rules.imagine(state, 0, Rng.quick(n, 1, 1)).heroes[0].deck.entries))
        for n in range(20)
    }
    assert len(orders) > 1
    assert table[0].sees["heroes"][0]["deck"] == 5


def test_kl_113_secrets_on_the_board_are_face_down() -> None:
    table = dealt(2)
    for seat in (0, 1, SPECTATOR):
        tokens = {entry["token"] for entry in table.rules.observe(table.state, seat)["tokens"]}
        assert {"?major", "?minor"} <= tokens
        assert not tokens & {"chalice", "treasure", "healing", "dragon_egg"}


def test_kl_114_acquired_cards_are_shown() -> None:
    table = klong()
    table[0].has(skill=3).does("buy:explore")
    assert ("bought", "explore") in table.told(1)


def test_kl_g75_hands_are_secret_and_only_the_top_of_a_discard_pile_is_open() -> None:
    table = klong(3)
    ann, ben, _ = table
    ann.holds("burgle stumble").discard_is("sneak ruby sapphire")
    assert ann.sees["heroes"][0]["hand"] == ["burgle", "stumble"]
    assert ben.sees["heroes"][0]["hand"] == ["?card", "?card"]
    assert ann.sees["heroes"][0]["discard"] == ["sapphire", "ruby", "sneak"]
    assert ben.sees["heroes"][0]["discard"] == ["?card", "?card", "sneak"]


def test_kl_g75_what_lies_on_top_after_a_card_was_trashed_is_open() -> None:
    table = klong().row_is("dragon_shrine")
    ann = table[0].discard_is("stumble ruby sneak").has(skill=4)
    ann.does("use:dragon_shrine", "choose:trash", "trash:stumble/discard")
    assert table[1].sees["heroes"][0]["discard"] == ["?card", "ruby"]


def test_kl_g75_gold_tokens_and_the_bag_are_known() -> None:
    table = klong().bag_is(black=7, s1=3)
    table[1].has(gold=4).owns("healing")
    seen = table[0].sees
    assert (seen["heroes"][1]["gold"], seen["heroes"][1]["tokens"]) == (4, ["healing"])
    assert (seen["bag"], seen["set_aside"]) == ({"seats": [0, 3], "black": 7}, 17)
    assert isinstance(seen["dungeon"], int)


def test_kl_g75_cards_one_draws_are_told_to_oneself_only() -> None:
    table = klong()
    table[0].deck_is("sidestep").plays("lucky_coin")
    assert ("drew", "sidestep") in table.told(0)
    assert ("drew", "back-card") in table.told(1)
