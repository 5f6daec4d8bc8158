"""KK-204…224, KK-257…268: escaping, falling, what those who are out do, scoring, parties."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.katakomben import KatakombenSeat, KatakombenTable, katakomben

FIVE = "burgle burgle burgle burgle burgle"


def escapes(seat: KatakombenSeat, artifact: str = "ring") -> KatakombenSeat:
    """A seat whose turn it is comes home with an artifact, and ends the turn."""
    seat.owns(artifact).holds("").has(room="start_a-V", boots=1)
    return seat.does("move:start_a-C-V").ends()


def falls(table: KatakombenTable, seat: int) -> None:
    """Seat 0 ends a turn, a dragon comes, and this seat takes its tenth damage."""
    table.bag_is(black=20, **{f"s{seat}": 1})
    table[seat].has(damage=9)
    ann = table[0].deck_is(FIVE).has(skill=3).does("buy:swindle")
    table.dungeon_starts("darkened_alcove").luck(*[0] * 4)
    ann.ends()


def test_kk_004_kk_205_kk_206_kk_207_home_with_an_artifact() -> None:
    table = katakomben(3)
    ann = table[0].owns("ring").has(room="start_a-V", boots=2).does("move:start_a-C-V")
    assert (ann.status_word, ann.asked) == ("inside", "ask-turn")  # the turn goes on
    ann.ends()
    assert (ann.status_word, ann.lines) == ("escaped", {"ring": 5, "mastery": 20})
    kinds = table.kinds
    assert "escaped" in kinds and len(table.row.split()) == 6


def test_kk_206_the_pawn_is_gone_before_the_row_is_refilled() -> None:
    table = katakomben(3).bag_is(black=20, s0=3).dungeon_starts("darkened_alcove")
    ann = table[0].owns("ring").has(room="start_a-V", boots=1, skill=3, damage=9)
    ann.does("buy:swindle", "move:start_a-C-V")
    table.luck(0, 0)
    ann.deck_is(FIVE).ends()
    assert table.kinds.index("escaped") < table.kinds.index("revealed")
    assert (ann.status_word, ann.damage) == ("escaped", 9)


def test_kk_g49_in_the_crypt_one_moves_no_more_but_still_plays() -> None:
    ann = katakomben()[0].owns("ring").has(room="start_a-V", boots=3, teleports=1, skill=3)
    ann.holds("stumble").does("move:start_a-C-V")
    with refused("KK-G49"):
        ann.does("move:start_a-C-V")
    with refused("KK-G49"):
        ann.does("teleport:start_a-V")
    with refused("KK-045"):
        ann.does("end")
    assert ann.does("play:stumble", "buy:swindle").noise == 1
    assert ann.ends().status_word == "escaped"


def test_kk_g51_the_last_one_home_ends_the_game_without_a_refill() -> None:
    table = katakomben().dungeon_starts("darkened_alcove")
    ann, ben = table
    ben.has(status=3)
    ann.has(skill=3).does("buy:swindle")
    row = table.row
    escapes(ann)
    assert table.session.over
    assert (table.row, table.told_of("attacked"), ann.tokens) == (row, [], "ring mastery")


def test_kk_204_kk_g51_the_last_one_to_fall_ends_the_game() -> None:
    table = katakomben()
    table[0].has(status=1)
    table[0].has(status=0)
    table[1].has(status=3)
    falls(table, 0)
    assert table.session.over
    assert table.black() == (18, 6)  # the attack was carried out to its end


def test_kk_208_kk_209_who_falls_in_the_depths_has_nothing() -> None:
    table = katakomben(3)
    ben = table[1].owns("chestplate crown_10").has(room="start_a-K", gold=20)
    falls(table, 1)
    assert (ben.status_word, ben.points, ben.at) == ("lost", 0, "start_a-K")


def test_kk_210_kk_211_who_falls_outside_the_depths_counts_without_mastery() -> None:
    table = katakomben(3).tile("S1", 1, 0)
    ben = table[1].owns("ankh").has(room="S1-B", gold=3)
    falls(table, 1)
    assert (ben.status_word, ben.lines) == ("rescued", {"ankh": 7, "gold": 3})


def test_kk_g20_the_crypt_is_not_in_the_depths() -> None:
    table = katakomben(3)
    plan = table.state.plan
    deep = 2 ** table.rules.feature_words.index("deep")
    words = [w for n, w in enumerate(table.rules.room_words) if plan.features[n] & deep]
    assert {"start_a-K", "start_a-M", "D01-A"} <= set(words)
    assert not {"start_a-C", "start_a-V", "start_a-T", "start_a-G", "S1-A"} & set(words)


# -- those who are out ----------------------------------------------------------------------------


def test_kk_212_kk_213_kk_217_no_more_turns_cards_or_noise() -> None:
    table = katakomben(3).bag_is(black=24)
    ann, ben, cem = table
    escapes(ann)
    hand = ann.hand
    ben.holds("").plays("corrupt_advisor").ends()
    assert (ann.noise, cem.noise) == (0, 1)
    cem.holds("").ends()
    assert (ann.asked, ann.hand, ben.asked) == ("", hand, "ask-turn")
    assert table.told_of("attacked") == [4]


@pytest.mark.parametrize("seats", [5, 6])
def test_kk_216_a_party_draws_four(seats: int) -> None:
    table = katakomben(seats).bag_is(black=24)
    escapes(table[0])
    for seat in list(table)[1:]:
        seat.holds("").ends()
    assert table.told_of("attacked") == [4]


def test_kk_g48_ghosts_hit_in_such_an_attack_and_an_empty_bag_ends_the_game() -> None:
    table = katakomben(3).bag_is(black=3).ghosts_are(area=1)
    ann, ben, cem = table
    escapes(ann)
    ben.holds("").ends()
    cem.deck_is(FIVE).holds("").ends()
    assert (ann.damage, ben.damage, cem.damage) == (0, 1, 1)
    assert table.session.over


# -- scoring --------------------------------------------------------------------------------------


def test_kk_005_kk_223_most_points_win() -> None:
    table = katakomben(3)
    ann, ben, cem = table
    ann.owns("ring").has(gold=10)
    ben.owns("ankh").has(gold=9)
    cem.owns("vase").has(gold=9)
    assert table.standings == [[2], [1], [0]]


def test_kk_222_every_own_card_counts_wherever_it_lies() -> None:
    ann = (
        katakomben()[0].deck_is("swindle").discard_is("lute").holds("curator").plays("elven_sword")
    )
    assert ann.points == 1 + 3 + 2 + 2


def test_kk_224_kk_g53_then_the_better_artifact_then_the_next() -> None:
    table = katakomben(3)
    ann, ben, cem = table
    ann.owns("chestplate ring").has(gold=2)
    ben.owns("thurible vase")
    cem.owns("shield mask")
    assert [seat.points for seat in table] == [27, 27, 27]
    assert table.standings == [[0], [1], [2]]


def test_kk_g53_in_a_party_the_artifact_of_the_base_game_goes_first() -> None:
    table = katakomben(5)
    table[1].owns("bananas")
    table[3].owns("shield")
    assert table.standings[:2] == [[3], [1]]


def test_kk_g70_kk_218_who_has_lost_is_compared_with_nobody() -> None:
    table = katakomben()
    ann, ben = table
    ann.has(status=3).owns("chestplate")
    ben.has(status=3)
    assert (ann.points, ben.points) == (0, 0)
    assert table.standings == [[0, 1]]


# -- parties --------------------------------------------------------------------------------------


def test_kk_264_a_party_plays_without_characters_and_kk_257_from_five_on() -> None:
    table = katakomben(6)
    assert len(list(table)) == 6
    assert {hero["health"] for hero in table[0].sees["heroes"]} == {10}


def test_kk_g67_a_party_finds_as_many_as_are_left() -> None:
    table = katakomben(5).stack_is("D10").artifacts_are("thurible chestplate")
    table[0].has(room="start_a-V", boots=1).does("move:start_a-LS1", "lay:0/0")
    assert sorted(table.tokens_in("D10-A")) == ["chestplate", "thurible"]
    assert table.sees_artifacts() == []


def test_kk_272_kk_276_kk_280_kk_277_differences_to_klong() -> None:
    table = katakomben()
    words = set(table.book.words)
    assert not {"flash", "skill_boost", "master_key"} & words
    assert {"blood_amulet", "burglars_kit", "catacombs_map", "puzzle_box", "lockpick"} <= words
    ann = table.row_is("crystal_kobold")[0].has(room="start_a-K", swords=2)
    assert ann.does("fight:crystal_kobold").skill == 2
