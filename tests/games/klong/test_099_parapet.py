"""The parapet (KL-099…104, KL-G65…G70, KL-G78, KL-G79)."""

from tischrunde.testing import refused
from tischrunde.testing.klong import KlongTable, klong


def with_ann_out(seats: int = 3) -> KlongTable:
    """Seat 0 has just escaped; the bag holds black cubes only."""
    table = klong(seats).bag_is(black=24)
    table[0].owns("ring").has(room=2, boots=1).does("move:1-2").ends()
    return table


def lap(table: KlongTable) -> list[int]:
    """The others end their turns, until the first one has acted; how strong attacks were."""
    attacks = []
    for seat in list(table)[1:]:
        if seat.asked:
            seat.holds("").ends()
            attacks += table.told_of("attacked")
    return attacks


def test_kl_099_the_first_one_out_goes_onto_the_parapet() -> None:
    table = with_ann_out()
    view = table[1].sees
    assert (view["parapet"], view["walker"]) == (1, 0)


def test_kl_099_also_when_knocked_out() -> None:
    table = klong(3).bag_is(black=0, s1=1)
    table[1].has(damage=9)
    table[0].plays("mister_whiskers").does("choose:attack")
    assert (table[0].sees["parapet"], table[0].sees["walker"]) == (1, 1)


def test_kl_100_then_it_only_moves_a_space_to_the_right() -> None:
    table = with_ann_out()
    lap(table)
    assert table[1].sees["parapet"] == 2
    assert (table[0].asked, table[1].asked) == ("", "ask-turn")


def test_kl_101_space_two_is_an_attack_with_a_cube_more() -> None:
    assert lap(with_ann_out()) == [2 + 1]


def test_kl_102_space_three_is_an_attack_with_two_more() -> None:
    table = with_ann_out()
    lap(table)
    assert lap(table) == [2 + 2]


def test_kl_103_space_four_is_an_attack_with_three_more() -> None:
    table = with_ann_out()
    for _ in range(2):
        lap(table)
    assert lap(table) == [2 + 3]


def test_kl_104_space_five_knocks_everybody_out() -> None:
    table = with_ann_out()
    table[1].owns("vase").has(room=2)
    for _ in range(4):
        lap(table)
    assert table.session.over
    assert [seat.status_word for seat in table] == ["escaped", "rescued", "lost"]


def test_kl_g65_later_ones_stay_off_the_parapet() -> None:
    table = with_ann_out(4)
    table[1].holds("").owns("vase").has(room=2, boots=1).does("move:1-2").ends()
    assert (table[2].sees["parapet"], table[2].sees["walker"]) == (1, 0)
    table[2].holds("").ends()
    table[3].holds("").ends()
    assert (table.told_of("walked-parapet"), table[2].asked) == ([2], "ask-turn")


def test_kl_g66_the_extra_cubes_are_for_the_parapet_only() -> None:
    table = with_ann_out()
    lap(table)
    table.dungeon_starts("ogre")
    table[1].holds("").has(skill=1).does("buy:tunnel_guide").ends()
    assert table.told_of("attacked") == [2]


def test_kl_g67_of_several_the_next_in_order_of_play_goes_first() -> None:
    table = klong(4).bag_is(black=0, s0=1, s3=1)
    table[0].ends()
    table[1].holds("")
    table[0].has(damage=9)
    table[3].has(damage=9)
    table[1].plays("mister_whiskers").does("choose:attack")
    assert table[1].sees["walker"] == 3


def test_kl_g68_who_is_home_plays_on_but_moves_no_more() -> None:
    table = klong(3)
    ann = table[0].owns("ring").holds("stumble burgle").has(room=2, boots=2, teleports=1)
    ann.does("move:1-2")
    for choice in ("move:1-2", "teleport:2"):
        with refused("KL-G68"):
            ann.does(choice)
    with refused("KL-016"):
        ann.does("end")
    ann.has(swords=2).does("play:stumble", "play:burgle", "fight:goblin", "buy:tunnel_guide")
    assert (ann.status_word, ann.noise, ann.gold) == ("inside", 1, 1)
    ann.ends()
    assert ann.status_word == "escaped"


def test_kl_g68_the_refill_finds_them_gone() -> None:
    table = klong(3).bag_is(black=0, s0=1).dungeon_starts("watcher ogre")
    ann = table[0].owns("ring").has(room=2, boots=1, damage=9, skill=6)
    ann.does("move:1-2", "buy:tunnel_guide", "buy:bracers").ends()
    assert (ann.status_word, ann.damage, ann.cubes) == ("escaped", 9, 20)


def test_kl_g69_a_parapet_attack_counts_rage_and_dangers() -> None:
    table = with_ann_out().row_is("kobold bracers bracers pickaxe pickaxe tunnel_guide").rage_is(5)
    assert lap(table) == [4 + 1 + 1]


def test_kl_g70_the_row_is_not_touched_there() -> None:
    table = with_ann_out()
    row = table.row
    lap(table)
    assert table.row == row


def test_kl_g78_the_first_one_out_walks_also_when_lost() -> None:
    table = klong(3).bag_is(black=9, s0=1).rage_is(1)
    table.luck(0)
    ann = table[0].has(damage=9).plays("mister_whiskers").does("choose:attack")
    assert ann.status_word == "lost"
    lap(table)
    assert table.told_of("walked-parapet") == [2]


def test_kl_g79_who_stands_at_the_start_is_still_inside() -> None:
    table = klong(3).rage_is(5).bag_is(black=0, s1=2)
    assert table[1].at == 1
    table[0].plays("tattle", "mister_whiskers").does("choose:attack")
    assert (table[1].status_word, table[1].damage + table[2].damage) == ("inside", 4)


def test_kl_g80_a_wand_reaches_as_far_as_a_teleport() -> None:
    table = klong().token_in(7, "chalice").token_in(4)
    ann = table[0].has(room=3).plays("wand_wind").does("choose:fetch")  # 7>3 is one way
    assert (ann.tokens, ann.at) == ("chalice", 3)


def test_kl_g80_underworld_dealing_takes_what_tomes_there_are() -> None:
    ann = klong().reserve_is("secret_tome", 1)[0].has(gold=7).plays("underworld")
    assert ann.does("choose:tomes").discard == "secret_tome"
    ann = klong().reserve_is("secret_tome", 0)[0].has(gold=7, damage=1).plays("underworld")
    assert ann.gold == 8


def test_kl_g81_discarding_for_something_is_free_and_happens_at_once() -> None:
    ann = klong()[0].deck_is("burgle sidestep").holds("sleight stumble")
    ann.does("play:sleight", "keep", "play:stumble")
    assert (ann.asked, ann.hand) == ("ask-turn", "")
    assert klong()[0].deck_is("burgle").plays("sleight").hand == ""
