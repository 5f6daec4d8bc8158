"""What a view says about the turn to come: rooms in reach, harmless cards, what would be wasted."""

from __future__ import annotations

from typing import Any

from tischrunde.delve.tallies import BOOTS, SWORDS, TELEPORTS
from tischrunde.games import catalog
from tischrunde.kernel.event import Log
from tischrunde.kernel.rng import Rng
from tischrunde.testing.klong import KlongSeat, klong

NOTHING: dict[str, Any] = {
    "reach": [],
    "harmless": [],
    "rest": [],
    "keeper": "",
    "waste": {},
    "departures": {},
}


def ways(seat: KlongSeat) -> dict[int, dict[str, Any]]:
    return {int(way["room"]): way for way in seat.sees["reach"]}


def cost(seat: KlongSeat, room: int) -> tuple[int, int, int]:
    """Boots, swords, damage."""
    way = ways(seat)[room]
    return way["boots"], way["swords"], way["damage"]


def outlook(seat: KlongSeat) -> dict[str, Any]:
    return {name: seat.sees[name] for name in NOTHING}


# -- rooms in reach --------------------------------------------------------------------------------


def test_without_boots_nothing_is_in_reach() -> None:
    ann, _ = klong()
    assert ways(ann) == {}


def test_every_room_has_its_way_and_what_it_costs() -> None:
    ann, _ = klong()
    ann.has(room=1, boots=3)
    assert {room: way["boots"] for room, way in ways(ann).items()} == {2: 1, 3: 2, 8: 3}
    assert ways(ann)[8]["moves"] == ["move:1-2", "move:2-3", "move:3-8"]


def test_swords_are_spent_before_blood_and_longer_ways_are_gone_rather_than_hurt() -> None:
    ann, _ = klong()
    ann.has(room=14, boots=1, swords=1)
    assert cost(ann, 19) == (1, 1, 1)
    assert ways(ann)[19]["moves"] == ["battle:14-19/1"]
    ann.has(room=10, boots=4, swords=0)
    assert cost(ann, 5) == (3, 0, 0), "by way of room 4, past the monster"


def test_what_is_found_on_a_way_is_no_discount_on_what_it_takes() -> None:
    ann, _ = klong()
    ann.has(room=7, boots=3, damage=3)
    assert (cost(ann, 12), cost(ann, 17)) == ((1, 0, 1), (3, 0, 1)), "a monster before the heart"
    ann.has(room=17, boots=5, damage=3)
    assert cost(ann, 24) == (1, 0, 1), "not by way of the heart"


def test_a_crystal_cave_is_the_end_of_a_way() -> None:
    ann, _ = klong()
    ann.has(room=3, boots=3)
    assert 8 in ways(ann) and 13 not in ways(ann)
    assert 13 in ways(ann.has(tireless=1))


def test_teleports_go_where_boots_cannot() -> None:
    ann, _ = klong()
    ann.has(room=4, teleports=1)
    assert ways(ann)[9]["moves"] == ["teleport:9"]
    assert ways(ann)[9]["teleports"] == 1


def test_the_way_home_is_one_only_with_an_artifact() -> None:
    ann, _ = klong()
    assert 1 not in ways(ann.has(room=2, boots=1))
    assert 1 in ways(ann.owns("ring"))


def test_everybody_sees_the_same_rooms_in_reach_and_only_during_a_turn() -> None:
    ann, bob = klong()
    ann.has(room=3, boots=2)
    assert ways(bob) == ways(ann) != {}
    ann.does("move:3-4")
    assert ann.asked == "ask-take"
    assert outlook(ann) == NOTHING


def test_every_way_can_be_walked_and_costs_what_it_says() -> None:
    rules: Any = catalog.load("klong")
    dice = Rng.quick(4, 5, 6)
    walked = 0
    for number in range(12):
        state = rules.setup(3, f"reach {number}", {"side": ("day", "dusk")[number % 2]})
        for _ in range(120):
            if state.over:
                break
            for way in rules.observe(state, state.turn)["reach"]:
                walk(rules, state.clone(), way)
                walked += 1
            rules.apply(state, state.choices[dice.below(len(state.choices))])
    assert walked > 500


def walk(rules: Any, state: Any, way: dict[str, Any]) -> None:
    seat = state.turn
    hero = state.heroes[seat]
    before = spent(hero)
    state.log = Log()
    for move in way["moves"]:
        if rules.decision(state).ask == "ask-take":
            rules.apply(state, rules.parse(state, "leave"))
        option = rules.parse(state, move)
        assert option in list(state.choices), (move, way)
        rules.apply(state, option)
    hurt = sum(int(event.a) for event in state.log.events if event.kind == "hurt")
    costs = [was - left for was, left in zip(before, spent(hero), strict=True)]
    assert rules.room_words[hero.room] == way["room"]
    assert [*costs, hurt] == [way[what] for what in ("boots", "swords", "teleports", "damage")]


def spent(hero: Any) -> list[int]:
    """What ways take, besides health."""
    return [int(hero.has[tally]) for tally in (BOOTS, SWORDS, TELEPORTS)]


# -- harmless cards --------------------------------------------------------------------------------


def test_harmless_is_what_only_gives() -> None:
    ann, _ = klong()
    ann.holds("burgle burgle stumble mercenary pickaxe sneak search")
    assert ann.sees["harmless"] == [
        "play:burgle", "play:burgle", "play:mercenary", "play:pickaxe", "play:search",
    ]  # fmt: skip


def test_a_condition_is_harmless_when_what_waits_for_it_is() -> None:
    ann, _ = klong()
    ann.holds("wand_recall kobold_merchant queen_of_hearts")
    assert ann.sees["harmless"] == ["play:kobold_merchant", "play:wand_recall"]


def test_a_card_that_another_one_waits_for_is_not_harmless() -> None:
    ann, _ = klong()
    ann.holds("mercenary burgle").plays("rebel_captain")
    assert ann.sees["harmless"] == ["play:burgle"]


def test_what_might_be_discarded_for_something_is_kept() -> None:
    ann, _ = klong()
    assert ann.holds("burgle sleight").sees["harmless"] == []
    assert ann.sees["keeper"] == "sleight", "as is said"
    assert ann.holds("sleight").sees["keeper"] == ""


def test_nothing_is_kept_for_what_may_be_drawn() -> None:
    """Whatever draws is left in hand, while all that only gives can be played at once."""
    ann, _ = klong()
    for card in ("bracers", "archaeologist", "rebel_miner", "rebel_scout", "emerald"):
        assert ann.holds(f"burgle {card}").sees["harmless"] == ["play:burgle"]
        assert sorted(ann.holds(f"stumble {card}").sees["rest"]) == ["play:" + card, "play:stumble"]


def test_nobody_else_learns_which_cards_are_harmless() -> None:
    ann, bob = klong()
    ann.holds("burgle stumble")
    assert bob.sees["harmless"] == []


def test_the_rest_is_what_must_be_played_once_nothing_is_harmless() -> None:
    ann, bob = klong()
    ann.holds("burgle stumble stumble")
    assert (ann.sees["harmless"], ann.sees["rest"]) == (["play:burgle"], [])
    ann.does("play:burgle")
    assert (ann.sees["harmless"], ann.sees["rest"]) == ([], ["play:stumble", "play:stumble"])
    assert bob.sees["rest"] == []


def test_there_is_no_rest_while_a_card_may_ask_for_another_one() -> None:
    ann, _ = klong()
    assert ann.holds("stumble sleight").sees["rest"] == []


# -- what would be wasted --------------------------------------------------------------------------


def test_waste_is_what_something_could_still_be_had_for() -> None:
    ann, _ = klong()
    ann.has(room=3, skill=2, swords=2, boots=1, teleports=1)
    assert ann.sees["waste"] == {"skill": 2, "swords": 2, "boots": 1, "teleports": 1}
    assert ann.has(boots=0, teleports=0, skill=0, swords=1).sees["waste"] == {}


def test_kl_g31_leaving_tells_which_legs_are_lost_and_nothing_else() -> None:
    ann, _ = klong()
    ann.has(room=2, boots=3, teleports=1, skill=5).holds("stumble")
    assert ann.sees["departures"] == {}, "without an artifact one does not leave"
    ann.owns("ring")
    lost = {"move:1-2": {"boots": 2, "teleports": 1}, "teleport:1": {"boots": 3}}
    assert ann.sees["departures"] == lost
    assert ann.has(boots=1, teleports=0).sees["departures"] == {}
    assert ann.does("move:1-2").has(boots=1).sees["departures"] == {}, "out is out"
