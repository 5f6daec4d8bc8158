"""Attacks, health and being knocked out (KL-081…098, KL-G54…G64, KL-G77)."""

import pytest

from tischrunde.delve.names import DEEP
from tischrunde.delve.tallies import OF_A_TURN
from tischrunde.testing import refused
from tischrunde.testing.klong import KlongTable, klong


def attack(table: KlongTable, seat: int = 0) -> None:
    """The dragon attacks now."""
    table[seat].plays("mister_whiskers").does("choose:attack")


def test_kl_081_all_noise_goes_into_the_bag() -> None:
    table = klong().bag_is(black=24)
    table[0].has(noise=4)
    table[1].has(noise=2)
    table.luck(29, 28, 27)  # black cubes come after the colours
    attack(table)
    assert [seat.noise for seat in table] == [0, 0]
    assert [int(n) for n in table.state.bag[:2]] == [4, 2]


def test_kl_082_as_many_cubes_are_drawn_as_the_rage_says() -> None:
    for space, cubes in enumerate((2, 2, 3, 3, 4, 4, 5), start=1):
        table = klong().rage_is(space).bag_is(black=24)
        attack(table)
        assert table.black() == (24 - cubes, cubes)


def test_kl_083_every_danger_card_adds_a_cube() -> None:
    table = klong().row_is("kobold dragon_shrine bracers").bag_is(black=24)
    attack(table)
    assert table.told_of("attacked") == [5]


def test_kl_084_black_cubes_are_set_aside() -> None:
    table = klong().bag_is(black=24)
    attack(table)
    assert (table.black(), table.happened("drew-black")) == ((21, 3), [0, 0, 0])


def test_kl_085_a_coloured_cube_hurts_its_owner() -> None:
    table = klong().bag_is(black=0, s0=1, s1=2)
    attack(table)
    assert [seat.damage for seat in table] == [1, 2]


def test_kl_086_the_drawn_cube_marks_the_damage() -> None:
    table = klong().bag_is(black=0, s0=3)
    attack(table)
    assert (table[0].damage, table[0].cubes, int(table.state.bag[0])) == (3, 27, 0)


def test_kl_g54_a_bag_with_too_few_cubes_is_emptied() -> None:
    table = klong().bag_is(black=1)
    attack(table)
    assert table.happened("drew-black") == [0]


def test_kl_g55_what_is_not_drawn_stays_in_the_bag() -> None:
    table = klong().bag_is(black=0, s0=9)
    attack(table)
    assert int(table.state.bag[0]) == 6


def test_kl_g56_black_cubes_set_aside_may_come_back() -> None:
    table = klong().bag_is(black=20).dungeon_starts("shrine")
    table[0].has(skill=1).does("buy:tunnel_guide").ends()
    assert table.black() == (23, 1)


def test_kl_g57_damage_reaches_the_start() -> None:
    table = klong().bag_is(black=0, s1=2)
    assert table[1].at == 1
    attack(table)
    assert table[1].damage == 2


def test_kl_g58_cubes_beyond_the_last_health_leave_the_game() -> None:
    table = klong().bag_is(black=0, s1=3)
    table[1].has(damage=9)
    attack(table)
    assert (table[1].damage, table.aside(1)) == (10, 2)
    assert table.happened("lost") == [1]


def test_kl_g59_an_attack_in_the_middle_of_a_turn_counts_dangers_too() -> None:
    table = klong().row_is("kobold").bag_is(black=24)
    attack(table)
    assert table.told_of("attacked") == [4]
    assert table[0].asked == "ask-turn"


def test_kl_087_health_is_filled_with_own_cubes() -> None:
    ann = klong()[0].has(room=14, boots=1).does("move:14-19")
    assert ann.damage + ann.cubes == 30


def test_kl_088_healing_returns_cubes_to_the_supply() -> None:
    ann = klong()[0].has(damage=4).owns("greater_healing").does("drink:greater_healing")
    assert (ann.damage, ann.cubes) == (2, 28)


def test_kl_g60_ten_damage_fill_the_health() -> None:
    table = klong(3).bag_is(black=0, s1=1, s2=1)
    table[1].has(damage=8)
    table[2].has(damage=9)
    attack(table)
    assert [seat.status_word for seat in table] == ["inside", "inside", "lost"]


def test_kl_g61_more_healing_than_damage_is_lost() -> None:
    ann = klong()[0].has(damage=1).owns("greater_healing").does("drink:greater_healing")
    assert (ann.damage, ann.cubes) == (0, 30)


def test_kl_089_full_health_means_knocked_out() -> None:
    table = klong(3).bag_is(black=0, s1=1)
    table[1].has(damage=9)
    attack(table)
    assert table[1].status_word == "lost"


def test_kl_090_with_an_artifact_above_the_depths_one_is_rescued() -> None:
    table = klong(3).bag_is(black=0, s1=1)
    table[1].has(damage=9, room=16, gold=3).owns("ring")
    attack(table)
    assert (table[1].status_word, table[1].points) == ("rescued", 8)


def test_kl_090_and_kl_g79_also_at_the_start() -> None:
    table = klong(3).bag_is(black=0, s1=1)
    table[1].has(damage=9, room=1).owns("ring")
    attack(table)
    assert (table[1].status_word, table[1].lines) == ("rescued", {"ring": 5})


@pytest.mark.parametrize(("room", "tokens"), [(17, "ring"), (16, ""), (17, "")])
def test_kl_091_otherwise_one_has_lost(room: int, tokens: str) -> None:
    table = klong(3).bag_is(black=0, s1=1)
    table[1].has(damage=9, room=room, gold=3).owns(tokens)
    attack(table)
    assert (table[1].status_word, table[1].points) == ("lost", 0)


SIDES = pytest.mark.parametrize(("side", "first", "rooms"), [("day", 17, 39), ("dusk", 20, 44)])


@SIDES
def test_kl_092_below_the_grass_nobody_is_rescued(side: str, first: int, rooms: int) -> None:
    for room, status in ((first - 1, "rescued"), (first, "lost"), (rooms, "lost")):
        table = klong(3, {"side": side}).bag_is(black=0, s1=1)
        table[1].has(damage=9, room=room).owns("ring")
        attack(table)
        assert table[1].status_word == status


@SIDES
def test_kl_g62_the_rooms_of_the_depths_are_those_of_the_boards(
    side: str, first: int, rooms: int
) -> None:
    table = klong(options={"side": side})
    plan = table.state.plan
    deep = [room + 1 for room in range(len(plan.features)) if plan.has(room, DEEP)]
    assert deep == list(range(first, rooms + 1))


def test_kl_g63_the_lost_are_ranked_below_all_others() -> None:
    table = klong(3)
    table[0].has(gold=40, status=3).owns("vase")
    table[1].has(status=2).owns("ring")
    table[2].has(status=3)
    assert table.rules.standings(table.state) == [[1], [0, 2]]


@pytest.mark.parametrize(("rule", "left"), [("stays", 3), ("leaves", 0)])
def test_kl_g64_noise_of_those_who_are_out_stays_unless_the_table_says(
    rule: str, left: int
) -> None:
    table = klong(3, {"gone_noise": rule})
    ann = table[0].owns("ring").has(room=2, boots=1, noise=3).does("move:1-2").ends()
    assert (ann.status_word, ann.noise) == ("escaped", left)


@pytest.mark.parametrize(("rule", "left"), [("stays", 3), ("leaves", 0)])
def test_kl_g64_also_of_those_who_are_knocked_out(rule: str, left: int) -> None:
    table = klong(3, {"gone_noise": rule}).dungeon_is("").bag_is(black=24)
    for seat in table:
        seat.has(noise=3)
    table[0].has(skill=1).does("buy:tunnel_guide").ends()
    assert [(seat.status_word, seat.noise) for seat in table] == [("lost", left)] * 3


def test_kl_093_with_an_artifact_one_may_go_home() -> None:
    ann = klong(3)[0].owns("ring").has(room=2, boots=1)
    assert "move:1-2" in ann.offered


def test_kl_094_who_comes_home_gets_twenty_points() -> None:
    ann = klong(3)[0].owns("ring").has(room=2, boots=1).does("move:1-2").ends()
    assert ann.lines == {"ring": 5, "mastery": 20}


def test_kl_095_without_an_artifact_nobody_leaves() -> None:
    ann = klong()[0].has(room=2, boots=1)
    with refused("KL-095"):
        ann.does("move:1-2")


def test_kl_096_who_is_out_has_no_more_turns() -> None:
    table = klong(4)
    table[0].owns("ring").has(room=2, boots=1).does("move:1-2").ends()
    table[2].has(status=3)
    order = []
    for _ in range(4):
        seat = table[table.state.turn]
        order.append(seat.number)
        seat.holds("").ends()
    assert order == [1, 3, 1, 3]


def test_kl_097_who_is_out_is_spared_by_cards_for_all() -> None:
    table = klong(3).dungeon_starts("watcher")
    table[2].has(status=1)
    table[0].has(skill=1).does("buy:tunnel_guide").ends()
    assert [seat.noise for seat in table] == [1, 1, 0]


def test_kl_098_cubes_of_those_who_are_out_hurt_nobody() -> None:
    table = klong(3).rage_is(3).bag_is(black=0, s2=3)
    table[2].has(status=1)
    attack(table)
    assert (table[2].damage, table.aside(2)) == (0, 3)
    assert table.happened("drew-harmless") == [2, 2, 2]


def test_kl_g77_whiskers_may_knock_out_whoever_played_them() -> None:
    table = klong(3).bag_is(black=0, s0=1)
    ann = table[0].has(damage=9, room=16).owns("ring").holds("mister_whiskers ruby")
    ann.has(skill=1).does("buy:tunnel_guide", "play:mister_whiskers", "choose:attack")
    assert ann.status_word == "rescued"
    assert (ann.lines["ruby"], ann.hand) == (6, "ruby")  # unplayed cards still count
    assert (ann.area, ann.discard) == ("", "mister_whiskers tunnel_guide")
    assert (table[1].asked, len(table.row.split())) == ("ask-turn", 6)


def test_kl_g77_nothing_of_the_turn_is_left() -> None:
    table = klong(3).bag_is(black=0, s0=1)
    ann = table[0].holds("mister_whiskers").has(**dict.fromkeys(OF_A_TURN, 1), damage=9)
    ann.owns("magic_spring ring").does("play:mister_whiskers", "choose:attack")
    assert (ann.tokens, ann.area) == ("ring", "")
    assert {name: ann.tally(name) for name in OF_A_TURN} == dict.fromkeys(OF_A_TURN, 0)


def test_kl_g77_the_refill_after_it_may_attack_again() -> None:
    table = klong(3).bag_is(black=9, s0=1).dungeon_starts("ogre").rage_is(7)
    table.luck(0)
    ann = table[0].has(damage=9).holds("mister_whiskers").has(skill=1)
    ann.does("buy:tunnel_guide", "play:mister_whiskers", "choose:attack")
    assert ann.status_word == "lost"
    assert len(table.told_of("attacked")) == 2
