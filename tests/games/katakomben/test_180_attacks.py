"""The end of a turn, attacks, ghosts, damage (KK-180…KK-203, KK-G41…G48, KK-G64, KK-279)."""

import pytest

from tischrunde.delve import names as core
from tischrunde.testing import refused
from tischrunde.testing.katakomben import KatakombenTable, katakomben


def attack(table: KatakombenTable, cubes: int, seat: int = 0) -> KatakombenTable:
    """The dragon draws exactly so many cubes."""
    table.state.push(core.ATTACK, seat, cubes, core.EXACT)
    return table.settled()


def provoked(top: str, bought: int = 1, seats: int = 2, rage: int = 3) -> KatakombenTable:
    """Seat 0 buys so many cards and ends the turn; these come into the row."""
    table = katakomben(seats).rage_is(rage).dungeon_starts(top)
    ann = table[0].has(skill=9)
    for card in ("swindle", "swindle", "bandit")[:bought]:
        ann.does(f"buy:{card}")
    ann.ends()
    return table


def test_kk_180_clean_up_refill_attack_in_this_order() -> None:
    table = provoked("smoky_quartz")
    kinds = [k for k in table.kinds if k in ("ended-turn", "drew", "revealed", "attacked")]
    assert kinds == ["ended-turn", *["drew"] * 5, "revealed", "attacked"]


def test_kk_186_every_card_that_sets_the_attack_off_is_named() -> None:
    table = provoked("smoky_quartz darkened_alcove", 2)
    told = [event for event in table.events if event.kind in ("revealed", "provoked", "attacked")]
    assert [event.kind for event in told] == ["revealed"] * 2 + ["provoked"] * 2 + ["attacked"]
    named = [table.rules.cards[event.card] for event in told if event.kind == "provoked"]
    assert named == ["smoky_quartz", "darkened_alcove"]
    assert "provoked" not in provoked("lightstick").kinds


def test_kk_181_the_play_area_goes_onto_the_open_discard_pile() -> None:
    table = katakomben()
    ann = table[0].deck_is("burgle burgle burgle burgle burgle").plays("scramble", "sidestep")
    ann.ends()
    assert sorted(ann.discard.split()) == ["scramble", "sidestep"]
    assert table.spectators_see["heroes"][0]["discard"][-1] in ("scramble", "sidestep")


def test_kk_182_five_new_cards_from_what_was_just_discarded_if_need_be() -> None:
    ann = (
        katakomben()[0]
        .deck_is("burgle")
        .discard_is("")
        .plays("scramble", "sidestep", "stumble", "stumble")
    )
    ann.ends()
    assert (len(ann.hand.split()), ann.deck, ann.discard) == (5, "", "")


def test_kk_183_the_row_is_filled_to_six() -> None:
    assert len(provoked("lightstick lightstick", 2).row.split()) == 6


def test_kk_184_kk_ex23_a_deck_that_does_not_suffice_ends_the_game() -> None:
    table = katakomben(3).dungeon_is("lightstick")
    ann = table[0].has(skill=6).does("buy:swindle", "buy:swindle")
    ann.ends()
    assert table.session.over
    assert [seat.status_word for seat in table] == ["lost"] * 3
    assert "deck-ran-out" in table.kinds


def test_kk_185_kk_186_kk_187_kk_ex25_one_attack_for_new_dragons_only() -> None:
    assert provoked("smoky_quartz rose_quartz", 2).happened("attacked") == [0]
    table = provoked("smoky_quartz")
    ben = table[1].holds("").has(skill=3).does("buy:swindle")
    ben.ends()  # a dragon lies in the row, but it is not new
    assert table.happened("attacked") == []


def test_kk_188_all_cubes_of_the_klong_area_go_into_the_bag() -> None:
    table = katakomben().ghosts_are(area=1).bag_is(black=24)
    ann, ben = table
    ann.has(noise=3)
    ben.has(noise=2)
    attack(table, 0)
    assert (ann.noise, ben.noise, list(table.state.bag)[:2]) == (0, 0, [3, 2])
    assert table.ghosts == (4, 0, 1)


def test_kk_189_kk_ex26_so_many_as_the_space_shows_and_one_for_each_danger() -> None:
    table = katakomben().rage_is(3).row_is("corrupt_advisor the_warden swindle")
    table.dungeon_starts("smoky_quartz lightstick lightstick curator")
    table[0].has(skill=3).does("buy:swindle").ends()
    assert table.told_of("attacked") == [5]


def test_kk_190_black_cubes_are_set_aside() -> None:
    table = attack(katakomben().bag_is(black=10), 3)
    assert table.black() == (7, 17)
    assert [seat.damage for seat in table] == [0, 0]


def test_kk_191_kk_198_a_cube_hurts_its_owner_and_marks_it() -> None:
    table = attack(katakomben().bag_is(s0=2, s1=1), 3)
    ann, ben = table
    assert (ann.damage, ben.damage, ann.cubes, ben.cubes) == (2, 1, 28, 29)


def test_kk_192_what_is_not_drawn_stays_in_the_bag() -> None:
    table = attack(katakomben().bag_is(black=5, s0=4), 2)
    assert sum(table.state.bag) == 7


def test_kk_193_adventurers_and_eggs_wake_the_dragon_too() -> None:
    table = katakomben().tile("S3", 1, 0).bank_is("prisoner", "adventurer monk").rage_is(2)
    table[0].has(room="S3-A").does("visit:prison")
    assert table.rage == 3


def test_kk_194_kk_ex24_kk_g43_kk_279_an_empty_bag_ends_the_game() -> None:
    for drawn in (3, 9):
        table = attack(katakomben(3).bag_is(black=2, s1=1), drawn)
        assert table.session.over
        assert table[1].damage == 1
        assert [seat.status_word for seat in table] == ["lost"] * 3
    assert not attack(katakomben().bag_is(black=3), 2).session.over


def test_kk_195_kk_196_kk_ex13_ghosts_hurt_everybody_inside_and_come_back() -> None:
    table = katakomben(4).bag_is(black=0).ghosts_are(bag=2)
    for seat, cubes in zip(table, (0, 5, 3, 7), strict=True):
        seat.has(cubes=cubes)
    table[3].has(status=core.ESCAPED)
    black = table.black()[1]
    table.state.bag[core.BLACK] += 1
    table.state.aside[core.BLACK] -= 1
    table.luck(1, 1)  # the two ghosts, not the black cube
    attack(table, 2)
    assert [seat.damage for seat in table] == [2, 2, 2, 0]
    assert [seat.cubes for seat in table] == [0, 3, 1, 7]
    assert table[0].borrowed == 2
    assert table.black() == (1, black - 3)
    assert table.ghosts == (3, 2, 0)


def test_kk_195_who_is_still_in_the_crypt_is_hurt_too() -> None:
    table = attack(katakomben().bag_is(black=5).ghosts_are(bag=1), 6)
    assert [(seat.at, seat.damage) for seat in table] == [("start_a-C", 1)] * 2


def test_kk_197_kk_199_ghost_damage_is_marked_with_cubes_of_the_supply_or_black_ones() -> None:
    table = katakomben().bag_is(black=20).ghosts_are(bag=1)
    ann, ben = table
    ann.has(cubes=0)
    table.luck(20)
    attack(table, 1)
    assert (ann.damage, ann.borrowed, ben.damage, ben.cubes) == (1, 1, 1, 29)
    assert table.black() == (20, 3)


def test_kk_202_healing_gives_a_cube_back() -> None:
    ann = katakomben()[0].has(damage=3).owns("healing").does("drink:healing")
    assert (ann.damage, ann.cubes) == (2, 28)


def test_kk_208_who_is_knocked_out_lies_where_they_are() -> None:
    table = katakomben().tile("D01", 1, 0)
    ann = table[0].has(room="D01-B", damage=9)
    table.luck(0)
    attack(table.bag_is(black=1, s0=1), 1)
    assert (ann.at, ann.status_word) == ("D01-B", "lost")


def test_kk_g41_all_cubes_are_drawn_before_anybody_answers() -> None:
    table = katakomben().bag_is(s0=1).ghosts_are(bag=1)
    ann, _ = table
    ann.holds("white_tourmaline").deck_is("burgle")
    table.state.bag[core.BLACK] += 1
    table.state.aside[core.BLACK] -= 1
    table.luck(0, 1)  # the cube of seat 0, then the ghost
    attack(table, 2)
    assert (ann.asked, ann.damage, len(table.state.drawn)) == ("ask-react", 0, 2)
    ann.does("react:white_tourmaline")
    assert (ann.damage, ann.hand, ann.discard) == (1, "burgle", "white_tourmaline")


def test_kk_g42_cubes_of_a_full_track_and_of_who_is_out_leave_the_game() -> None:
    table = katakomben(3)
    ann, ben, _ = table
    ann.has(damage=9)
    ben.has(status=core.ESCAPED)
    table.luck(0, 0, 0, 0)
    attack(table.bag_is(black=1, s0=3, s1=1), 4)
    assert (ann.damage, ann.status_word, ben.damage) == (10, "lost", 0)
    assert (table.aside(0), table.aside(1)) == (2, 1)


def test_kk_g44_ghosts_on_their_way_back_do_not_fill_the_bag() -> None:
    table = attack(katakomben().bag_is().ghosts_are(bag=1), 1)
    assert table.session.over
    assert "bag-ran-out" in table.kinds


def test_kk_g45_without_any_cube_the_damage_is_counted_all_the_same() -> None:
    table = katakomben().bag_is(black=24).ghosts_are(bag=1)
    ann = table[0].has(cubes=0)
    table.luck(24)
    attack(table, 1)
    assert (ann.damage, ann.borrowed, ann.unmarked, ann.cubes) == (1, 0, 1, 0)
    ann.owns("healing").does("drink:healing")
    assert (ann.damage, ann.unmarked, ann.cubes, table.black()) == (0, 0, 0, (24, 0))


def test_kk_g45_healing_takes_own_cubes_first_and_returns_black_ones() -> None:
    table = katakomben().bag_is(black=20).ghosts_are(bag=1)
    ann = table[0].has(damage=1).has(cubes=0)
    table.luck(20)
    attack(table, 1)
    assert (ann.damage, ann.borrowed) == (2, 1)
    ann.owns("healing healing").does("drink:healing")
    assert (ann.damage, ann.borrowed, ann.cubes) == (1, 1, 1)
    ann.does("drink:healing")
    assert (ann.borrowed, table.black()) == (0, (20, 4))


def test_kk_g48_kk_g64_ghosts_can_be_answered_also_when_somebody_outside_draws() -> None:
    table = katakomben(3).bag_is(black=10).ghosts_are(bag=1)
    ann, ben, cat = table
    ben.has(status=core.ESCAPED)
    cat.holds("black_tourmaline").deck_is("white_tourmaline")
    ann.deck_is("burgle burgle burgle burgle burgle white_tourmaline")
    table.luck(10, 0, 0, 0)
    ann.ends()
    assert table.told_of("attacked") == [4]
    assert cat.offered == {"react:black_tourmaline", "skip"}
    cat.does("react:black_tourmaline")
    assert ann.offered == {"skip"}  # the owner is asked with an idle hand, or silence would tell
    ann.does("skip")
    assert (cat.damage, ann.damage, ben.damage) == (0, 1, 0)


@pytest.mark.parametrize("lies", ["holds", "deck_is", "discard_is", "plays"])
def test_kk_g64_only_owners_are_asked_wherever_their_tourmaline_lies(lies: str) -> None:
    table = katakomben(3).bag_is(black=10).ghosts_are(bag=1)
    ann, ben, cat = table
    for seat in table:
        seat.holds("burgle burgle").deck_is("scramble")
    getattr(ann, lies)("white_tourmaline")
    table.luck(10)
    attack(table, 1)
    react = {"react:white_tourmaline"} if lies == "holds" else set()
    assert (ann.asked, ann.offered) == ("ask-react", {"skip", *react})
    ann.does("skip")
    assert table.kinds.count("was-struck") == 3, "nobody else is asked"
    assert (ann.damage, ben.damage, cat.damage) == (1, 1, 1)


def test_kk_g64_the_card_drawn_may_answer_another_ghost() -> None:
    table = katakomben().bag_is(black=10).ghosts_are(bag=2)
    ann, ben = table
    ann.holds("white_tourmaline").deck_is("black_tourmaline")
    table.luck(10, 10)
    attack(table, 2)
    ann.does("react:white_tourmaline", "react:black_tourmaline")
    assert (ann.damage, ben.damage) == (0, 2)


def test_kk_189_an_own_cube_cannot_be_answered() -> None:
    table = katakomben().bag_is(black=1, s0=1)
    ann = table[0].holds("white_tourmaline")
    table.luck(0)
    attack(table, 1)
    assert (ann.damage, ann.hand) == (1, "white_tourmaline")
    with refused("KK-045"):
        ann.ends()


@pytest.mark.parametrize("seats", [2, 6])
def test_kk_279_there_is_no_countdown_track(seats: int) -> None:
    view = katakomben(seats).spectators_see
    assert "parapet" not in view and "ghosts" in view
