"""The end of a turn (KL-074…080, KL-G50…G53)."""

from tischrunde.delve.tallies import OF_A_TURN
from tischrunde.testing import refused
from tischrunde.testing.klong import klong


def test_kl_074_the_turn_ends_when_it_is_said() -> None:
    table = klong()
    ann, ben = table
    ann.plays("burgle")
    assert (ann.asked, ben.asked) == ("ask-turn", "")
    ann.ends()
    assert (ann.asked, ben.asked) == ("", "ask-turn")


def test_kl_075_first_the_played_cards_are_discarded() -> None:
    ann = klong()[0].deck_is("burgle burgle burgle burgle burgle").plays("sneak").ends()
    assert (ann.area, ann.discard) == ("", "sneak")


def test_kl_076_then_five_cards_are_drawn() -> None:
    ann = klong()[0].deck_is("burgle burgle").plays("sneak", "stumble", "explore").ends()
    assert sorted(ann.hand.split()) == ["burgle", "burgle", "explore", "sneak", "stumble"]


def test_kl_077_then_the_rest_is_lost() -> None:
    ann = klong(3)[0].owns("ring").has(gold=4, **dict.fromkeys(OF_A_TURN, 1)).ends()
    assert {name: ann.tally(name) for name in OF_A_TURN} == dict.fromkeys(OF_A_TURN, 0)
    assert (ann.gold, ann.tokens_of("artifact"), ann.tokens) == (4, 1, "ring mastery")


def test_kl_078_then_the_row_is_filled() -> None:
    table = klong()
    table[0].has(skill=9).does("buy:bracers", "buy:pickaxe").ends()
    assert len(table.row.split()) == 6
    assert {"cleric"} <= set(table.row.split())


def test_kl_079_one_dragon_among_the_new_cards_is_one_attack_and_so_are_two() -> None:
    for new in ("ogre cleric", "ogre orc_grunt"):
        table = klong().dungeon_starts(new).bag_is(black=24)
        table[0].has(skill=9).does("buy:bracers", "buy:pickaxe").ends()
        assert table.told_of("attacked") == [3]


def test_kl_079_no_dragon_no_attack() -> None:
    table = klong().bag_is(black=24)
    table[0].has(skill=9).does("buy:bracers", "buy:pickaxe").ends()
    assert table.told_of("attacked") == []


def test_kl_080_then_the_next_has_a_turn() -> None:
    table = klong(3)
    table[0].ends()
    assert table[1].asked == "ask-turn"


def test_kl_g50_new_cards_arrive_before_the_dragon_attacks() -> None:
    table = klong().dungeon_starts("ogre watcher").bag_is(black=0)
    table[0].has(skill=9).does("buy:bracers", "buy:pickaxe").ends()
    assert [seat.damage for seat in table] == [1, 1]
    kinds = table.kinds
    assert kinds.index("made-noise") < kinds.index("attacked")


def test_kl_g51_dragons_that_lie_there_already_do_not_attack_again() -> None:
    table = klong().row_is("ogre orc_grunt bracers pickaxe pickaxe bracers").bag_is(black=24)
    table[0].has(skill=9).does("buy:bracers").ends()
    assert table.told_of("attacked") == []


def test_kl_g52_when_the_row_cannot_be_filled_everybody_inside_is_knocked_out() -> None:
    table = klong(3).dungeon_is("cleric")
    table[1].owns("ring").has(room=2)
    table[2].owns("vase").has(room=20)
    table[0].has(skill=9).does("buy:bracers", "buy:pickaxe").ends()
    assert table.session.over
    assert [seat.status_word for seat in table] == ["lost", "rescued", "lost"]


def test_kl_g52_and_kl_g67_they_are_knocked_out_in_order_of_play() -> None:
    table = klong(3).dungeon_is("")
    table[0].ends()
    table[1].holds("").has(skill=9).does("buy:bracers").ends()
    assert table.happened("lost") == [1, 2, 0]
    assert table[0].sees["walker"] == 1


def test_kl_g52_a_row_that_can_just_be_filled_goes_on() -> None:
    table = klong().dungeon_is("cleric")
    table[0].has(skill=9).does("buy:bracers").ends()
    assert not table.session.over
    table[1].holds("").ends()
    assert not table.session.over


def test_kl_g53_the_new_hand_is_drawn_before_the_attack() -> None:
    table = klong().dungeon_starts("ogre").bag_is(black=24)
    table[0].has(skill=9).does("buy:bracers").ends()
    kinds = table.kinds
    assert kinds.index("drew") < kinds.index("revealed") < kinds.index("attacked")


def test_kl_074_nobody_ends_another_ones_turn() -> None:
    table = klong()
    with refused("KN-003"):
        table[1].does("end")
