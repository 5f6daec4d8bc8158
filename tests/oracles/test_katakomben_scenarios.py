"""The second model of Katakomben, held to the worked scenarios of the rules."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.oracles.katakomben.conditions import look
from tests.oracles.katakomben.dice import new_game
from tests.oracles.katakomben.dungeon import Dungeon, Way
from tests.oracles.katakomben.ending import attack, end_turn
from tests.oracles.katakomben.game import Game
from tests.oracles.katakomben.hero import ESCAPED, UNCONSCIOUS, Hero, Played
from tests.oracles.katakomben.material import value_of
from tests.oracles.katakomben.menu import menu
from tests.oracles.katakomben.offers import mark, may_mark
from tests.oracles.katakomben.table import Table
from tests.oracles.katakomben.texts import play
from tests.oracles.katakomben.walking import arrive, may_walk, swords_for, walk
from tests.oracles.shared.asking import answer_all


def seated(seats: int = 3) -> tuple[Game, Table, Hero]:
    """A game at its first question."""
    game = new_game(seats, Random(7))
    table = game.table
    table.dungeon = Dungeon("start_a")
    table.row = [None] * 6
    for hero in table.heroes:
        hero.room = "start_a-C"
        hero.cubes += table.area.pop(str(hero.seat), 0)
    return game, table, table.hero


def play_all(table: Table, hero: Hero, *cards: str) -> None:
    for card in cards:
        hero.hand.append(card)
        play(table, hero, card)
        look(table)


def way(table: Table, room: str, to: str) -> Way:
    return next(way for way in table.dungeon.ways(room) if way.room == to)


def test_kk_ex2_a_rebel_draws_for_a_companion_played_before_or_after() -> None:
    for order in (["rebel_general", "bandit"], ["bandit", "rebel_general"]):
        _, table, hero = seated()
        hero.hand, hero.deck = [], ["burgle"] * 3
        play_all(table, hero, *order)
        assert hero.hand == ["burgle"]
    _, table, hero = seated()
    hero.hand, hero.deck = [], ["burgle"] * 3
    play_all(table, hero, "rebel_general")
    assert hero.hand == []
    play_all(table, hero, "rebel_scribe")
    assert len(hero.hand) == 2


def test_kk_ex3_lying_in_wait_also_helps_in_a_cave_entered_later() -> None:
    _, table, hero = seated()
    table.area[str(hero.seat)] = 2
    hero.cubes, hero.room, hero.turn.boots = 28, "start_a-T", 1
    hero.turn.swords = 1
    play_all(table, hero, "lie_in_wait")
    assert table.area[str(hero.seat)] == 2
    walk(table, hero, way(table, "start_a-T", "start_a-K"), 1)
    look(table)
    assert (table.area[str(hero.seat)], hero.cubes) == (0, 30)


def test_kk_ex4_the_lute_pays_for_klong_that_was_taken_back() -> None:
    for order in (["stumble", "lute", "sneak_attack"], ["lute", "sneak_attack", "stumble"]):
        _, table, hero = seated()
        hero.deck, hero.gold = ["burgle"] * 4, 0
        play_all(table, hero, *order)
        assert (hero.gold, table.area[str(hero.seat)]) == (2, 0)


def test_kk_ex5_and_ex6_plus_signs_dig_deeper() -> None:
    _, table, _ = seated()
    table.stack = ["vase", "mask", "shield", "thurible", "chestplate"]
    for tile, cell, room, found in (
        ("D10", (3, 0), "D10-A", "shield"),
        ("D07", (4, 0), "D07-A", "mask"),
        ("D01", (5, 0), "D01-A", "vase"),
        ("D11", (6, 0), "D11-A", "chestplate"),
        ("D08", (7, 0), "D08-A", "thurible"),
    ):
        table.lay(tile, cell, 0)
        assert table.dungeon.artifacts[room] == [found]
    table.lay("D02", (8, 0), 0)
    assert "D02-A" not in table.dungeon.artifacts
    assert table.area["ghost"] == 2


def test_kk_ex7_five_players_find_several_and_take_the_best_once() -> None:
    _, table, hero = seated(5)
    table.stack = ["mask", "bananas", "shield", "thurible"]
    table.lay("D10", (3, 0), 0)
    assert (table.dungeon.artifacts["D10-A"], table.stack) == (
        ["mask", "bananas", "shield"],
        ["thurible"],
    )
    hero.room = "D10-A"
    hero.tokens = ["backpack"]
    assert "take:shield" in menu(table, hero) and "take:bananas" not in menu(table, hero)
    answer_all(menu(table, hero)["take:shield"]())
    assert not any(word.startswith("take") for word in menu(table, hero))


def test_kk_ex8_wayshrines_pay_more_each_time() -> None:
    _, table, hero = seated()
    table.dungeon.lay("S5", (0, -1), 0)
    table.dungeon.lay("D03", (1, 0), 0)
    hero.gold = 0
    for room in ("start_a-T", "S5-A", "D03-B"):
        assert may_mark(table, hero, room)
        mark(table, hero, room)
        assert not may_mark(table, hero, room)
    assert (hero.gold, hero.cubes) == (6, 27)


def test_kk_ex12_two_locks_need_two_lockpicks() -> None:
    _, table, hero = seated()
    table.dungeon.lay("D02", (1, 1), 0)  # its W2 is locked, and so is UE1 that it faces
    hero.room, hero.turn.boots = "start_a-M", 1
    both = way(table, "start_a-M", "D02-A")
    hero.picks = 1
    assert not may_walk(table, hero, both)
    hero.picks = 2
    walk(table, hero, both, 0)
    assert hero.picks == 0
    hero.room, hero.turn.boots = "start_a-M", 1
    assert may_walk(table, hero, both)


def test_kk_ex13_ghosts_hurt_everybody() -> None:
    _, table, _ = seated()
    for hero, cubes in zip(table.in_order(), (0, 5, 3), strict=True):
        hero.cubes, hero.hand = cubes, []
    table.bag, table.area, table.aside = Counter(ghost=2), Counter(black=1), 2
    table.chance.cubes = lambda count, bag: ["ghost", "ghost"]  # type: ignore[method-assign]
    answer_all(attack(table, 2), "skip")
    first, second, third = table.in_order()
    assert (first.black_wounds, second.wounds, third.wounds) == (2, 2, 2)
    assert (table.aside, second.cubes, third.cubes, table.area["ghost"]) == (0, 3, 1, 2)


def test_kk_ex14_and_ex19_points() -> None:
    game, table, hero = seated()
    hero.status, hero.artifacts, hero.room = UNCONSCIOUS, ["shield"], "start_a-K"
    assert game.scores()[hero.seat] == 0
    table.dungeon.lay("S1", (0, -1), 0)
    hero.artifacts, hero.gold, hero.room = ["ankh"], 5, "S1-A"
    hero.discard += ["bard", "librarian", "riot", "empurror"]
    assert game.scores()[hero.seat] == 15
    hero.room = "start_a-V"
    assert game.scores()[hero.seat] == 15
    hero.artifacts = []
    assert game.scores()[hero.seat] == 0
    hero.status, hero.artifacts, hero.gold, hero.crowns = ESCAPED, ["mask"], 9 + 2, [10]
    hero.tokens = ["mastery", "prince", "monk", "sorceress", "mayor"]
    hero.discard = ["secret_tome", "secret_tome", "curator", "bandit"]
    table.dungeon.marks = {room: [hero.seat] for room in ("a", "b", "c")}
    assert game.scores()[hero.seat] == 89


def test_kk_ex15_the_coupon_is_no_prisoner() -> None:
    game, table, hero = seated()
    hero.status, hero.artifacts, hero.gold = ESCAPED, ["ring"], 0
    hero.tokens = ["warrior", "peasant", "coupon"]
    assert game.scores()[hero.seat] == 5 + 2 + 2
    hero.tokens.append("cleric")
    assert game.scores()[hero.seat] == 5 + 3 + 2 + 2


def test_kk_ex16_a_tie_goes_to_the_better_artifact() -> None:
    game, table, _ = seated(2)
    for hero, artifact in zip(table.heroes, ("mask", "shield"), strict=True):
        hero.status, hero.artifacts, hero.tokens = ESCAPED, [artifact], ["mastery"]
        hero.gold = 40 - value_of(artifact)
    assert game.scores() == [60, 60]
    assert game.winners() == [1]


def test_kk_ex18_nobody_goes_into_a_tunnel_to_fall() -> None:
    _, table, hero = seated()
    hero.room, hero.turn.boots = "start_a-T", 1
    cave = way(table, "start_a-T", "start_a-K")  # one monster
    hero.wounds, hero.turn.swords = 9, 0
    assert swords_for(table, hero, cave) == []
    hero.turn.swords = 1
    assert swords_for(table, hero, cave) == [1]
    shrine = way(table, "start_a-K", "start_a-M")  # two
    hero.wounds = 8
    assert swords_for(table, hero, shrine) == [1]
    hero.wounds, hero.cubes, hero.turn.swords = 0, 0, 0
    assert swords_for(table, hero, cave) == []


def test_kk_ex20_a_portal_takes_one_boot_and_both_tunnels_symbols() -> None:
    _, table, hero = seated()
    table.dungeon.lay("D19", (1, 0), 0)
    hero.room, hero.turn.boots, hero.turn.swords = "start_a-G", 2, 1
    through = way(table, "start_a-G", "D19-B")
    assert through.portal and swords_for(table, hero, through) == [0, 1]
    walk(table, hero, through, 1)
    assert (hero.room, hero.turn.boots, hero.turn.swords) == ("D19-B", 1, 0)


def test_kk_ex22_a_room_gives_once_a_turn() -> None:
    _, table, hero = seated()
    table.dungeon.lay("S2", (0, -1), 0)
    table.dungeon.lay("D09", (1, 0), 0)
    hero.gold = 0
    for room in ("S2-B", "S2-A", "S2-B", "D09-B"):
        arrive(table, hero, room)
    assert hero.gold == 3


def test_kk_ex23_a_row_that_cannot_be_filled_ends_the_game() -> None:
    _, table, hero = seated()
    hero.hand = []
    table.row = ["bard", "bard", "riot", "riot", None, None]
    table.dungeon_deck = Counter(swindle=1)
    answer_all(end_turn(table))
    assert table.over and all(h.status == UNCONSCIOUS for h in table.heroes)


def test_kk_ex27_negative_klong_waits_for_the_rest_of_the_turn() -> None:
    _, table, hero = seated()
    play_all(table, hero, "sneak_attack", "lightstick")
    assert (table.area[str(hero.seat)], hero.turn.quiet, hero.turn.klong_made) == (0, 1, 1)


def test_kk_ex30_arrows_stop_walkers_without_a_map() -> None:
    _, table, hero = seated()
    table.dungeon.lay("D19", (1, 0), 0)
    hero.room, hero.turn.boots = "D19-A", 1
    back = way(table, "D19-A", "D19-B")
    assert not may_walk(table, hero, back)
    hero.tokens.append("catacombs_map")
    assert may_walk(table, hero, back)


def test_a_companion_that_was_trashed_counts_no_more() -> None:
    _, table, hero = seated()
    hero.hand, hero.deck = [], ["burgle"]
    hero.area.append(Played("bandit"))
    table.trash(hero, "bandit", "area")
    play_all(table, hero, "rebel_general")
    assert hero.hand == []
