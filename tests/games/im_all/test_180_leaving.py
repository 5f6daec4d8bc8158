"""Health, pods, whoever is out, and the end (KA-180…KA-209, KA-G51…G66, KA-G83…G85)."""

from typing import Any

import pytest

from tischrunde.delve import names as core
from tischrunde.delve.leaving import knock_out
from tischrunde.games import catalog
from tischrunde.testing.im_all import ImAllTable, im_all

RULES: Any = catalog.load("klong-im-all")
CARGO_BAY = ["FR-S", "FR-1", "FR-2", "FR-3", "FR-4", "FR-H", "FR-P1", "FR-P2", "FR-P3", "FR-P4"]


def attack(table: ImAllTable) -> None:
    """A card is missing in the row, and a boss symbol comes for it."""
    table.row_is("rebellensoldat rebellensoldat rebellenpilotin rebellenpilotin fluchtpilot")
    table.dungeon_starts("killerroboter")
    table[0].ends()


def boarding(table: ImAllTable, artifact: str = "artifact_15") -> None:
    """Seat 0 goes to the first pod with an artifact."""
    table[0].owns(f"kommandocode {artifact}").has(boots=1).does("move:FR-S-P1")


def test_ka_g55_boarding_tells_what_is_lost_with_the_turn() -> None:
    ann = im_all()[0].owns("kommandocode artifact_15").has(boots=3, skill=2).holds("stolpern hack")
    assert ann.sees["departures"]["move:FR-S-P1"] == {"cards": 2, "skill": 2, "boots": 2}
    ann.holds("").has(boots=1, skill=0)
    assert ann.sees["departures"] == {}


# -- health ---------------------------------------------------------------------------------------


def test_ka_180_ka_g51_a_health_track_of_ten_spaces_for_everybody() -> None:
    assert [hero["health"] for hero in im_all(4).spectators_see["heroes"]] == [10] * 4
    table = im_all(3).bag_is(s0=2)
    table[0].has(damage=8)
    attack(table)
    assert table[0].status_word == "lost"


def test_ka_181_damage_is_marked_with_own_cubes() -> None:
    ann = im_all()[0].has(room="PK-11", boots=1).does("move:PK-9-11")
    assert (ann.damage, ann.cubes) == (2, 28)


def test_ka_184_healing_gives_cubes_back_for_more_noise() -> None:
    ann = im_all()[0].has(damage=3).owns("mega_gesundheit").does("drink:mega_gesundheit")
    assert (ann.damage, ann.cubes) == (1, 29)
    assert im_all()[0].has(damage=1, cubes=0).owns("gesundheit").does("drink:gesundheit").cubes == 1


def test_ka_185_a_full_track_knocks_out() -> None:
    table = im_all(3).bag_is(s0=1)
    table[0].has(damage=9)
    attack(table)
    assert (table[0].damage, table[0].status_word) == (10, "lost")


@pytest.mark.parametrize("room", CARGO_BAY)
def test_ka_186_ka_g85_with_an_artifact_in_the_cargo_bay_one_is_rescued(room: str) -> None:
    table = im_all(3).bag_is(s0=1)
    ann = table[0].owns("artifact_20").has(room=room, damage=9, gold=4)
    attack(table)
    assert (ann.status_word, ann.points) == ("rescued", 24)


@pytest.mark.parametrize(
    ("room", "artifact"), [("KO-1", "artifact_30"), ("KZ-5", "artifact_30"), ("FR-1", "")]
)
def test_ka_187_ka_192_elsewhere_or_without_an_artifact_one_is_lost(
    room: str, artifact: str
) -> None:
    table = im_all(3).bag_is(s0=1)
    ann = table[0].owns(artifact).has(room=room, damage=9, gold=40)
    attack(table)
    assert (ann.status_word, ann.points) == ("lost", 0)


def test_ka_g52_a_rescued_player_gets_nothing_for_a_pod() -> None:
    table = im_all(3).bag_is(s0=1)
    ann = table[0].owns("artifact_5").has(room="FR-P1", damage=9)
    attack(table)
    assert ann.points == 5
    assert len(table.spectators_see["pods"]) == 4


def test_ka_g53_ka_g84_the_lost_share_the_last_place_without_a_point() -> None:
    table = im_all(4)
    for seat in table:
        seat.has(gold=50, status=core.LOST)
    assert RULES.winners(table.state) == []
    table[2].owns("artifact_5").has(gold=0, status=core.RESCUED)
    assert table.standings == [[2], [0, 1, 3]]
    assert RULES.winners(table.state) == [2]


def test_ka_g85_where_one_was_before_does_not_count_and_nothing_comes_back() -> None:
    table = im_all(3).bag_is(s0=1)
    ann = table[0].has(room="FR-1").owns("artifact_30 generalschluessel energiekristall")
    ann.hacked("HG-7").has(room="KO-1", damage=9)
    attack(table)
    assert ann.status_word == "lost"
    assert ann.tokens == "artifact_30 generalschluessel energiekristall"
    view = table.spectators_see
    assert view["bank"]["crystals"] == 4
    assert view["market"].count("generalschluessel") == 1
    assert [port["seat"] for port in view["ports"] if port["room"] == "HG-7"] == [0]
    assert "artifact_30" not in [token["token"] for token in view["tokens"]]


# -- pods -----------------------------------------------------------------------------------------


def test_ka_188_ka_189_ka_191_a_pod_takes_its_thief_and_all_that_could_be_heard_of_them() -> None:
    table = im_all(3)
    ann = table[0].has(noise=3)
    boarding(table)
    assert (ann.status_word, ann.noise, table.aside(0)) == ("escaped", 0, 3)
    assert table.spectators_see["pods"] == ["FR-P2", "FR-P3", "FR-P4"]
    assert ann.points == 15 + 20


def test_ka_190_a_pod_that_is_gone_is_gone() -> None:
    table = im_all(3)
    boarding(table)
    ben = table[1].holds("").owns("artifact_5").has(boots=3)
    ben.does("move:FR-S-P1")
    assert (ben.at, ben.status_word, ben.asked) == ("FR-P1", "inside", "ask-turn")
    ben.does("move:FR-S-P1")
    ben.has(boots=2).does("move:FR-S-P2")
    assert ben.status_word == "escaped"


def test_ka_192_ka_g54_without_an_artifact_one_may_stand_there_and_nothing_happens() -> None:
    table = im_all()
    ann = table[0].has(boots=2).does("move:FR-S-P1")
    assert (ann.at, ann.status_word, ann.asked) == ("FR-P1", "inside", "ask-turn")
    assert len(table.spectators_see["pods"]) == 4
    assert ann.does("move:FR-S-P1").at == "FR-S"


def test_ka_g55_the_turn_ends_in_the_pod_and_unplayed_cards_count() -> None:
    table = im_all(3)
    ann = table[0].holds("speicherkern neutronenperle hack").has(skill=5, swords=3)
    boarding(table)
    assert table[1].asked == "ask-turn"
    assert ann.lines == {
        "artifact_15": 15, "mastery": 20, "speicherkern": 7, "neutronenperle": 4,
    }  # fmt: skip
    assert sorted(ann.hand.split()) == ["hack", "neutronenperle", "speicherkern"]


def test_ka_g55_what_was_found_on_the_way_stays() -> None:
    table = im_all(3).token_in("FR-3", "deckplaene")
    ann = table[0].owns("artifact_5").has(room="FR-1", boots=2)
    ann.does("move:FR-1-3", "take:major", "move:FR-3-P3")
    assert ann.lines == {"artifact_5": 5, "deckplaene": 7, "mastery": 20}


def test_ka_g55_row_arrivals_and_attack_follow_without_the_escaped() -> None:
    table = im_all(3).bag_is(s0=1, s1=1).dungeon_starts("laserturm killerroboter")
    ann = table[0].has(skill=4, noise=2)
    ann.does("buy:rebellensoldat", "buy:rebellensoldat")
    boarding(table)
    assert len(table.row.split()) == 6
    assert (ann.damage, ann.noise) == (0, 0)
    assert table[1].damage == 1
    assert table.happened("made-noise") == [1, 2]


def test_ka_g55_a_vaporizer_of_this_turn_still_works() -> None:
    table = im_all(3).token_in("FR-3", "verdampfer")
    ann = table[0].owns("artifact_5").plays("kontohack").has(room="FR-1", boots=2)
    ann.does("move:FR-1-3", "take:minor", "move:FR-3-P3")
    assert ann.asked == "ask-trash"
    ann.does("trash:kontohack/area")
    assert (ann.status_word, ann.gold, table.trashed) == ("escaped", 2, ["kontohack"])


def test_ka_g55_when_nobody_is_left_the_game_ends_at_once() -> None:
    table = im_all(2).dungeon_starts("killerroboter")
    table[1].owns("artifact_5").has(status=core.ESCAPED)
    table[0].has(skill=2).does("buy:rebellensoldat")
    boarding(table)
    assert table.session.over and len(table.row.split()) == 5
    assert table.happened("attacked") == []


def test_ka_g56_cubes_of_the_escaped_stay_in_the_bag() -> None:
    table = im_all(3).bag_is(black=24, s0=2)
    table[0].has(noise=3)
    table[1].holds("hack")
    boarding(table)
    assert (int(table.state.bag[0]), table.aside(0)) == (2, 3)


def test_ka_g57_cubes_of_the_knocked_out_stay() -> None:
    table = im_all(3)
    ann = table[0].has(noise=4)
    knock_out(table.state, table.rules, 0)
    assert (ann.status_word, ann.noise, table.aside(0)) == ("lost", 4, 0)


def test_ka_g57_whoever_falls_in_an_attack_has_none_there_any_more() -> None:
    table = im_all(3).bag_is()
    ann = table[0].has(noise=4, damage=9)
    attack(table)
    assert (ann.status_word, ann.noise) == ("lost", 0)


def test_ka_g58_there_is_a_pod_for_everybody() -> None:
    table = im_all(4)
    for seat, pod in zip(table, ("P1", "P2", "P3", "P4"), strict=True):
        start = {"P3": "FR-3", "P4": "FR-4"}.get(pod, "FR-S")
        seat.holds("").owns(f"artifact_{5 * (seat.number + 1)}").has(room=start, boots=2, damage=0)
        table.bag_is()
        seat.does(f"move:{start}-{pod}")
        assert seat.status_word == "escaped"
    assert table.session.over and table.spectators_see["pods"] == []


# -- after that -----------------------------------------------------------------------------------


def test_ka_193_ka_197_ka_g59_who_is_out_draws_instead_of_playing_turn_after_turn() -> None:
    table = im_all(3).bag_is(black=20)
    boarding(table)
    ben, cem = table[1], table[2]
    for round_ in range(1, 4):
        ben.holds("").has(noise=1).ends()
        cem.holds("").ends()
        assert ben.asked == "ask-turn"  # seat 0 has drawn meanwhile
        assert table.told_of("attacked") == [4]
        assert ben.noise == 0
        assert (
            sum(table.state.bag)
            + sum(table.state.aside[:3])
            + table.black()[1]
            - 4
            + (ben.damage + cem.damage)
            == 20 + round_
        )


def test_ka_194_ka_195_nobody_hears_of_them_any_more() -> None:
    table = im_all(3)
    boarding(table)
    table[1].holds("").plays("ablenkung")
    assert [seat.noise for seat in table] == [0, 0, 1]


def test_ka_196_their_cubes_are_as_good_as_black() -> None:
    table = im_all(3).bag_is(s0=4)
    boarding(table)
    table[1].holds("").ends()
    table[2].holds("").ends()
    assert (table[0].damage, table.aside(0)) == (0, 4)


def test_ka_198_ka_g60_rage_danger_and_row_do_not_matter_then() -> None:
    table = im_all(3).rage_is(11).red_cubes_are().bag_is(black=24)
    boarding(table)
    table.row_is("wachdrohne leibwache killerroboter")
    table.dungeon_starts("schmugglerin xenobiologin rebellensoldat")
    table[1].holds("").ends()
    table.row_is("wachdrohne leibwache killerroboter fluchtpilot fluchtpilot leier")
    table[2].holds("").ends()
    assert table.told_of("attacked") == [4]


def test_ka_199_damage_is_done_as_in_an_attack() -> None:
    table = im_all(3).bag_is(s1=4)
    boarding(table)
    table[1].holds("").ends()
    table[2].holds("").ends()
    assert table[1].damage == 4


@pytest.mark.parametrize(("seats", "cubes"), [(2, 6), (3, 4), (4, 4)])
def test_ka_200_with_two_players_six_cubes_are_drawn(seats: int, cubes: int) -> None:
    table = im_all(seats).bag_is(black=24)
    boarding(table)
    for seat in range(1, seats):
        table[seat].holds("").ends()
    assert table.told_of("attacked") == [cubes]


def test_ka_g61_red_cubes_work_then_as_well() -> None:
    table = im_all(3).rage_is(8).red_cubes_are(bag=1).bag_is()
    boarding(table)
    table[1].holds("").ends()
    table[2].holds("").ends()
    assert [seat.damage for seat in table] == [0, 1, 1]
    assert table.red_cubes == (3, 1, 0)


# -- the end --------------------------------------------------------------------------------------


def test_ka_201_the_game_is_over_when_all_are_out() -> None:
    table = im_all().bag_is(s1=6)
    table[1].has(damage=9)
    boarding(table)
    assert not table.session.over
    table[1].holds("").ends()
    assert table.session.over
    assert [seat.status_word for seat in table] == ["escaped", "lost"]


def test_ka_202_only_the_escaped_and_the_rescued_have_points() -> None:
    table = im_all(3)
    for seat, status in zip(table, (core.ESCAPED, core.RESCUED, core.LOST), strict=True):
        seat.owns(f"artifact_{10 * (seat.number + 1)}").has(gold=1, status=status)
    assert [seat.points for seat in table] == [11, 21, 0]


def test_ka_203_ka_204_ka_206_artifact_tokens_credits_and_cards() -> None:
    ann = im_all()[0].owns("artifact_25 deckplaene archiv telepass energiekristall rettungskapsel")
    ann.has(gold=6).discard_is("speicherkern leier hack")
    assert ann.lines == {
        "artifact_25": 25, "deckplaene": 7, "archiv": 3, "telepass": 5, "mastery": 20, "gold": 6,
        "speicherkern": 7, "leier": 3,
    }  # fmt: skip


def test_ka_208_a_tie_goes_to_the_better_artifact() -> None:
    table = im_all(3)
    for seat, artifact, gold in zip(table, (5, 20, 10), (15, 0, 10), strict=True):
        seat.owns(f"artifact_{artifact}").has(gold=gold, status=core.ESCAPED)
    assert [seat.points for seat in table] == [20, 20, 20]
    assert table.standings == [[1], [2], [0]]


def test_ka_209_ka_g62_a_row_that_cannot_be_filled_is_the_end_at_any_turn() -> None:
    table = im_all(3).dungeon_is("schmugglerin")
    ann = table[0].has(skill=4).does("buy:rebellensoldat", "buy:rebellensoldat").ends()
    assert table.session.over and ann.status_word == "lost"


def test_ka_g63_in_the_cargo_bay_with_an_artifact_one_is_rescued_then_too() -> None:
    table = im_all(3).dungeon_is("")
    table[1].owns("artifact_5").has(room="FR-2")
    table[2].owns("artifact_10").has(room="KO-2")
    table[0].has(skill=2).does("buy:rebellensoldat").ends()
    assert [seat.status_word for seat in table] == ["lost", "rescued", "lost"]


def test_ka_g64_ka_g83_neither_texts_nor_an_attack_come_before_that_end() -> None:
    table = im_all(3).row_is("fluchtpilot fluchtpilot leier").bag_is(s1=5)
    table.dungeon_is("laserturm killerroboter")
    table[0].ends()
    assert table.session.over
    assert table.happened("attacked") == table.happened("made-noise") == []
    assert table[1].damage == 0


def test_ka_g83_an_empty_deck_alone_ends_nothing() -> None:
    table = im_all(3).dungeon_is("schmugglerin")
    table[0].has(skill=2).does("buy:rebellensoldat").ends()
    assert not table.session.over and table.state.dungeon.size() == 0
    table[1].holds("").ends()
    assert not table.session.over  # nothing was bought


def test_ka_g83_the_discard_pile_is_never_shuffled_back() -> None:
    table = im_all(3).row_is("killerroboter fluchtpilot fluchtpilot rebellensoldat leier raubein")
    table.dungeon_is("")
    table[0].has(swords=2).does("fight:killerroboter").ends()
    assert table.spent == "killerroboter" and table.session.over


def test_ka_g65_plain_crystals_are_worth_nothing_by_themselves() -> None:
    ann = im_all()[0].owns("artifact_5 energiekristall energiekristall")
    assert ann.points == 5


def test_ka_g66_all_cards_count_wherever_they_are_but_not_trashed_ones() -> None:
    ann = im_all()[0].deck_is("speicherkern").holds("leier nebelopal").discard_is("neutronenperle")
    ann.does("play:leier")
    cards = {"speicherkern": 7, "nebelopal": 5, "neutronenperle": 4, "leier": 3}
    assert ann.lines == cards
    ann.plays("muellschlucker").does("trash:leier/area")
    assert ann.lines == {card: points for card, points in cards.items() if card != "leier"}
