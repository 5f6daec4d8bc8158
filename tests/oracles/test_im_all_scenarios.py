"""The second model of Klong! im! All!, held to the worked scenarios of the rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.oracles.im_all.dice import new_game
from tests.oracles.im_all.ending import attack, end_turn, play_game
from tests.oracles.im_all.material import CARDS
from tests.oracles.im_all.menu import menu
from tests.oracles.im_all.moving import swords_for
from tests.oracles.im_all.scenes import cubes, do, luck, play, seated, step, totals, way
from tests.oracles.im_all.thief import ESCAPED, LOST, RESCUED
from tests.oracles.shared.asking import answer_all


def test_ka_ex1_annas_turn() -> None:
    _, table, anna = seated()
    own = str(anna.seat)
    table.area[own], anna.cubes, anna.space = 1, 29, "PK-11"
    table.row = ["sicherheitsoffizier", "exterminator", "leier", "raubein", "hehler", "tarnfeld"]
    play(table, "stolpern", "jidu_infiltrator", "vasr", "mutig", "zugang")
    assert totals(anna) == (5, 4, 2) and table.area[own] == 2
    luck(table, "credit", "universalwerkzeug", "geistesblitz")
    do(table, step(table, "PK-9", 2), answer="take:minor")
    assert (totals(anna), anna.damage, anna.credits) == ((5, 2, 1), 0, 2)
    do(table, step(table, "PK-6"))
    anna.turn.boots += 1
    assert not any(swords_for(anna, out) for out in table.ship.ways("PK-6"))
    anna.turn.boots -= 1
    do(table, "fight:sicherheitsoffizier")
    assert table.area[own] == 0
    do(table, "buy:exterminator")
    assert totals(anna) == (0, 0, 0)
    answer_all(end_turn(table))
    assert len(anna.discard) == 6 and len(anna.hand) == 5 and None not in table.row
    assert (anna.credits, table.area[own]) == (2, 0)
    assert table.row[:2] == ["universalwerkzeug", "geistesblitz"]


def test_ka_ex2_carstens_turn_ends_with_one_attack() -> None:
    _, table, carsten = seated()
    anna = table.others()[0]
    blue, orange = str(anna.seat), str(carsten.seat)
    table.rage = 7
    table.area = Counter({blue: 2, orange: 3})
    table.row = ["leier", "gefangener", "tarnfeld", None, None, None]
    luck(table, "gorklar", "universalwerkzeug", "killerroboter")
    cubes(table, "black", blue, orange, orange)
    answer_all(end_turn(table))
    assert (anna.damage, carsten.damage, table.aside) == (1, 2, 1)
    assert +table.bag == Counter({"black": 23, blue: 1, orange: 1}) and not +table.area


def test_ka_ex3_leier_and_phantomagentin_draw_one_card() -> None:
    for order in (["leier", "phantomagentin"], ["phantomagentin", "leier"]):
        _, table, thief = seated()
        play(table, *order)
        assert thief.hand == ["hack"] and "end" not in menu(table, thief)


def test_ka_ex4_the_lion_robot_wants_a_card_first() -> None:
    _, table, thief = seated()
    play(table, "loewenroboter")
    assert thief.hand == []
    thief.hand = ["stolpern"]
    play(table, "loewenroboter", answer="discard:stolpern")
    assert (thief.hand, thief.discard, table.area.total()) == (["hack"], ["stolpern"], 0)


def test_ka_ex5_an_account_is_hacked_once_a_turn() -> None:
    for target in ("trash:hack/area", "trash:kontohack/area"):
        _, table, thief = seated()
        play(table, "hack", "hack", "kontohack")
        play(table, "muellschlucker", answer=target)
        assert thief.credits == 2
        play(table, "muellschlucker", answer="trash:hack/area")
        assert thief.credits == 2
        answer_all(end_turn(table))
        assert len(thief.discard) == 3 and thief.doomed == []


def test_ka_ex6_the_monkey_bot_is_silenced_later() -> None:
    _, table, thief = seated()
    own = str(thief.seat)
    play(table, "affenbot")
    assert (table.area[own], len(thief.hand)) == (3, 3)
    play(table, "xenobiologin")
    assert (table.area[own], thief.cubes) == (0, 30)


def test_ka_ex7_the_skunk_smells_a_prisoner_bought_later() -> None:
    _, table, thief = seated()
    table.row[0] = "gefangener"
    play(table, "weltraumstinktier")
    assert (thief.turn.skill, thief.credits) == (2, 0)
    do(table, "buy:gefangener")
    assert (thief.discard, thief.credits) == (["gefangener"], 3)


def test_ka_ex8_one_good_of_a_kind() -> None:
    _, table, thief = seated(4)
    thief.space, thief.credits, thief.damage, thief.cubes = "KO-3", 21, 3, 27
    do(table, "trade:medikit")
    assert (thief.credits, thief.damage, thief.cubes) == (14, 1, 29)
    offered = menu(table, thief)
    assert "trade:medikit" not in offered and "trade:telepass" in offered


def test_ka_ex9_three_neighbours() -> None:
    _, table, thief = seated()
    thief.space, thief.turn.boots = "KO-5", 1
    walks = {out.to: swords_for(thief, out) for out in table.ship.ways("KO-5")}
    assert walks == {"KO-3": [0], "KO-6": [0], "KS-1": [0]}


def test_ka_ex10_and_ex11_setting_up() -> None:
    for seats, rage, noise, artifacts, goods in (
        (4, 1, [3, 2, 1, 0], 6, 2),
        (3, 2, [3, 2, 1], 5, 2),
        (2, 3, [3, 2], 4, 1),
    ):
        game = new_game(seats, Random(3))
        table = game.table
        extra = sum("all_noise" in CARDS[card].arrive for card in table.row if card)
        found = [table.area[str((table.seat + i) % seats)] - extra for i in range(seats)]
        assert (table.rage, found, len(table.artifacts)) == (rage, noise, artifacts)
        assert set(table.market.values()) == {goods} and len(table.pods) == 4


@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 4), (4, 4)])
def test_ka_ex12_the_turn_of_an_escaped_thief(seats: int, count: int) -> None:
    _, table, thief = seated(seats)
    thief.status, table.rage = ESCAPED, 11
    table.row = ["wachdrohne"] * 6
    table.area = Counter({str(table.others()[0].seat): 2})
    drawn: list[int] = []

    def draw(number: int, bag: Counter[str]) -> list[str]:
        drawn.append(number)
        return ["black"] * number

    table.chance.cubes = draw  # type: ignore[assignment,method-assign]
    next(play_game(table))
    assert drawn == [count] and table.aside == count


def test_ka_ex13_a_pod() -> None:
    game, table, thief = seated()
    own = str(thief.seat)
    thief.artifact, thief.credits, thief.tokens = 15, 9, ["schmuggelware"]
    thief.deck, thief.hand, thief.space, thief.turn.boots = [], ["speicherkern"], "FR-S", 1
    table.area[own] = 4
    answer_all(menu(table, thief)[step(table, "FR-P1")]())
    assert (thief.status, table.area[own], "FR-P1" in table.pods) == (ESCAPED, 0, False)
    assert game.scores()[thief.seat] == 15 + 9 + 10 + 20 + 7


def test_ka_ex14_where_one_falls_decides() -> None:
    game, table, _ = seated(2)
    first, second = table.thieves
    for thief, space, artifact in ((first, "KO-5", 30), (second, "FR-P3", 5)):
        thief.space, thief.artifact, thief.damage, thief.deck = space, artifact, 9, ["hack"]
        table.bag[str(thief.seat)] = 1
    cubes(table, "0", "1")
    attack(table, 2)
    assert (first.status, second.status) == (LOST, RESCUED)
    assert (game.scores(), game.winners(), table.over) == ([0, 5], [1], True)


def test_ka_ex15_bounty_hunters() -> None:
    _, table, thief = seated()
    table.rage = 7
    table.anger()
    assert (table.area["red"], table.flipped) == (1, True)
    table.others()[0].cubes = 0
    cubes(table, "black", "red")
    attack(table, 2)
    assert [each.damage for each in table.in_order()] == [1, 0, 1]
    assert (table.area["red"], thief.cubes) == (1, 29)


def test_ka_ex16_the_blockade() -> None:
    _, table, thief = seated()
    table.rage = 9
    table.anger()
    thief.space = "KO-H1"
    offered = menu(table, thief)
    assert "lift:FR-H" not in offered and "lift:KO-H3" in offered
    thief.space = "FR-H"
    assert not any(word.startswith("lift") for word in menu(table, thief))
    thief.space, thief.turn.boots, thief.turn.teleports = "FR-1", 1, 1
    assert {step(table, "FR-H"), "teleport:FR-H"} <= set(menu(table, thief))


def test_ka_ex17_the_command_module_needs_the_code() -> None:
    _, table, thief = seated()
    thief.tokens = ["generalschluessel", "telepass"]
    thief.turn.boots, thief.turn.teleports = 1, 1
    for code in (False, True):
        thief.code = code
        thief.space = "KO-6"
        offered = set(menu(table, thief))
        assert (step(table, "KZ-1") in offered, "teleport:KZ-1" in offered) == (code, code)
        thief.space = "KO-H3"
        assert ("lift:KZ-H" in menu(table, thief)) == code
        thief.space = "KO-7"
        assert ("telepad:KZ-T" in menu(table, thief)) == code
        assert "telepad:HG-5" in menu(table, thief)


def test_ka_ex18_two_ports_in_two_modules() -> None:
    _, table, thief = seated()
    rage = table.rage
    thief.space = "HG-11"
    do(table, "visit:port_skill2")
    assert (thief.turn.skill, thief.code, table.rage) == (2, False, rage)
    thief.space = "HG-10"
    assert "visit:port_draw1" not in menu(table, thief)
    thief.space = "PK-8"
    do(table, "visit:port_credits4")
    assert (thief.credits, thief.code, table.rage) == (4, True, rage + 1)
    other = table.others()[0]
    table.begin_turn(other.seat)
    other.space = "PK-8"
    assert "visit:port_credits4" not in menu(table, other)


def test_ka_ex19_what_is_left_of_silence() -> None:
    _, table, thief = seated()
    own = str(thief.seat)
    table.area[own], thief.cubes = 1, 29
    table.quieten(thief, 3)
    assert (table.area[own], thief.turn.quiet) == (0, 2)
    play(table, "stolpern")
    assert (table.area[own], thief.turn.quiet) == (0, 1)
    table.row = ["leier"] * 6
    answer_all(end_turn(table))
    assert thief.turn.quiet == 0


def test_ka_ex20_an_empty_supply() -> None:
    _, table, thief = seated()
    thief.cubes, thief.space, thief.turn.boots = 0, "PK-11", 1
    play(table, "stolpern")
    assert table.area[str(thief.seat)] == 0
    thief.turn.swords = 3
    assert swords_for(thief, way(table, "PK-11", "PK-9")) == [2]
    thief.cubes = 1
    assert swords_for(thief, way(table, "PK-11", "PK-9")) == [1, 2]


def test_ka_ex21_the_sixth_crystal() -> None:
    game, _, thief = seated()
    thief.status, thief.artifact, thief.deck = RESCUED, 5, []
    thief.crystals, thief.tokens = 2, ["sechster_kristall"]
    assert game.scores()[thief.seat] == 5 + 9


def test_ka_ex22_a_multipass_opens_factions_only() -> None:
    _, table, thief = seated()
    play(table, "rebellensoldat", "kristallforscherin")
    assert (thief.hand, thief.turn.skill) == ([], 2)
    thief.tokens = ["multipass"]
    do(table, "drink:multipass")
    assert (thief.hand, thief.turn.skill, thief.tokens) == (["hack"], 2, [])


def test_ka_ex23_an_empty_mission_deck_ends_the_game() -> None:
    _, table, thief = seated()
    thief.artifact, thief.space = 10, "FR-H"
    table.row = ["leier", "leier", "leier", None, None, None]
    table.mission_deck = Counter(gorklar=2)
    answer_all(end_turn(table))
    assert table.over and thief.status == RESCUED
    assert [other.status for other in table.thieves if other is not thief] == [LOST, LOST]
