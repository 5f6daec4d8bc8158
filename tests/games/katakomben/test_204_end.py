"""Escape, the turns of the escaped, and scores (KK-204…KK-224, KK-G49…G54, KK-G70)."""

import pytest

from tischrunde.delve import names as core
from tischrunde.testing import refused
from tischrunde.testing.katakomben import KatakombenTable, katakomben


def home(table: KatakombenTable, seat: int = 0, artifact: str = "ring") -> KatakombenTable:
    """A seat walks into the Crypt with an artifact."""
    hero = table[seat].owns(artifact).has(room="start_a-V", boots=1)
    hero.does("move:start_a-C-V")
    return table


def test_kk_204_kk_g51_the_game_ends_when_the_last_one_is_out_without_refill_or_attack() -> None:
    table = katakomben()
    table[1].has(status=core.LOST)
    home(table).dungeon_starts("smoky_quartz")
    ann = table[0].has(skill=3).holds("stumble").does("buy:swindle", "play:stumble")
    ann.ends()
    assert table.session.over
    assert (ann.status_word, ann.tokens_of("mastery"), ann.noise) == ("escaped", 1, 1)
    assert "revealed" not in table.kinds and "attacked" not in table.kinds


def test_kk_206_kk_g49_the_turn_goes_on_without_moving() -> None:
    table = home(katakomben(3))
    ann = table[0].has(boots=2, teleports=1, skill=3).holds("stumble")
    for way in ("move:start_a-C-V", "teleport:start_a-V"):
        with refused("KK-G49"):
            ann.does(way)
    with refused("KK-045"):
        ann.ends()
    ann.does("play:stumble", "buy:swindle")
    table.dungeon_starts("smoky_quartz").bag_is(s0=10)
    ann.ends()
    kinds = table.kinds
    assert kinds.index("escaped") < kinds.index("revealed") < kinds.index("attacked")
    assert (ann.status_word, ann.damage) == ("escaped", 0)


def test_kk_207_kk_221_escaping_is_worth_twenty_points() -> None:
    table = home(katakomben(3))
    table[0].ends()
    assert (table[0].points, table.left("mastery")) == (25, 2)


@pytest.mark.parametrize(
    ("room", "tokens", "points"),
    [
        ("start_a-M", "shield", 0),
        ("S1-A", "ankh", 15),
        ("S1-A", "", 0),
        ("start_a-V", "ankh", 15),
        ("D01-A", "ankh", 0),
        ("start_a-C", "ankh", 15),
    ],
)
def test_kk_209_kk_210_kk_211_kk_218_kk_ex14_where_one_falls(
    room: str, tokens: str, points: int
) -> None:
    table = katakomben().tile("S1", 1, 0).tile("D01", -1, 0)
    ann = table[0].has(room=room, gold=5, damage=9).owns(tokens).discard_is("explore")
    ann.discard_is("boots_ape_lord")  # 3 points
    table.bag_is(black=1, s0=1).luck(0)
    table.state.push(core.ATTACK, 0, 1, core.EXACT)
    table.settled()
    assert ann.damage == 10
    assert ann.points == points
    assert ann.status_word == ("rescued" if points else "lost")
    assert ann.tokens_of("mastery") == 0


def test_kk_212_kk_213_kk_215_who_is_out_has_no_turns_and_makes_no_noise() -> None:
    table = katakomben(3)
    ann, ben, cat = table
    ben.has(status=core.LOST, noise=0)
    hand = ben.hand
    table.row_is("double_cross")
    ann.has(skill=6).does("buy:double_cross")
    assert (ben.noise, cat.noise) == (0, 2)
    table.bag_is(black=9, s1=4).luck(0, 0, 0, 0)
    ann.ends()
    assert (ben.hand, ben.damage, cat.asked) == (hand, 0, "ask-turn")


@pytest.mark.parametrize(("seats", "cubes"), [(2, 6), (3, 4), (4, 4), (5, 4), (6, 4)])
def test_kk_216_kk_ex11_who_is_out_draws_exactly_so_many(seats: int, cubes: int) -> None:
    table = katakomben(seats).rage_is(7).row_is("corrupt_advisor the_warden swindle bandit bandit")
    table.row_is("corrupt_advisor the_warden swindle bandit bandit expert_guide")
    table[1].has(status=core.ESCAPED)
    table[0].has(noise=2).ends()
    assert table.told_of("attacked") == [cubes]
    assert table[0].noise == 0
    assert table.black()[1] + table[0].damage == cubes


def test_kk_217_nothing_counts_down_for_those_inside() -> None:
    table = katakomben(3)
    table[1].has(status=core.ESCAPED)
    sizes = []
    for _ in range(3):
        table.bag_is(black=24)
        table[0].holds("").ends()
        sizes += table.told_of("attacked")
        table[2].holds("").ends()
    assert sizes == [4, 4, 4]


def test_kk_219_kk_220_points_for_artifact_and_gold() -> None:
    ann = katakomben()[0].owns("mask").has(gold=9)
    assert ann.lines == {"mask": 12, "gold": 9}


def test_kk_ex19_a_whole_score() -> None:
    table = katakomben().tile("S5", 1, 0).tile("D15", -1, 0)
    ann = table[0].owns("mask mastery crown_10 prince monk sorceress mayor")
    for room in ("start_a-T", "S5-A", "D15-A"):
        ann.has(room=room).does("visit:wayshrine")
    ann.has(gold=11, status=core.ESCAPED)  # nine, and a treasure of two
    ann.discard_is("secret_tome secret_tome expert_guide bandit")
    assert (ann.lines["mask"], ann.lines["mastery"], ann.lines["gold"]) == (12, 20, 11)
    assert [ann.lines[t] for t in ("crown_10", "prince", "monk", "sorceress", "mayor")] == [
        10, 5, 3, 5, 5,
    ]  # fmt: skip
    assert (ann.lines["secret_tome"], ann.points) == (14, 89)


def test_kk_224_kk_ex16_ties_go_to_the_better_artifact() -> None:
    table = katakomben()
    ann, ben = table
    ann.owns("mask").has(gold=48, status=core.ESCAPED)
    ben.owns("shield").has(gold=45, status=core.ESCAPED)
    assert (ann.points, ben.points) == (60, 60)
    assert table.standings == [[1], [0]]


def test_kk_g53_of_equal_artifacts_the_boxs_is_better_than_the_partys() -> None:
    table = katakomben(5)
    ann, ben, *others = table
    ann.owns("bananas").has(status=core.ESCAPED)
    ben.owns("shield").has(status=core.ESCAPED)
    for seat in others:
        seat.has(status=core.LOST)
    assert (ann.points, ben.points) == (15, 15)
    assert table.standings == [[1], [0], [2, 3, 4]]


def test_kk_g53_who_has_another_artifact_as_well_is_ahead() -> None:
    table = katakomben()
    ann, ben = table
    ann.owns("chestplate ring").has(status=core.ESCAPED)
    ben.owns("thurible").has(gold=8, status=core.ESCAPED)
    assert (ann.points, ben.points) == (25, 25)
    assert table.standings == [[0], [1]]


def test_kk_g52_when_the_game_ends_everybody_falls_where_they_stand() -> None:
    table = katakomben(3).dungeon_is("").tile("D01", 1, 0)
    ann, ben, cat = table
    ann.has(room="start_a-V", skill=3).owns("ring")
    ben.has(room="D01-A").owns("ankh")
    cat.has(room="start_a-V")
    ann.does("buy:swindle").ends()
    assert table.session.over
    assert [seat.status_word for seat in table] == ["rescued", "lost", "lost"]


def test_kk_g70_nobody_wins_when_all_are_lost() -> None:
    table = katakomben()
    for seat in table:
        seat.owns("ring" if seat.number else "ankh").has(status=core.LOST, gold=4)
    assert [seat.points for seat in table] == [0, 0]
    assert table.rules.winners(table.state) == []
