"""Companions, card by card, also in the order that is awkward."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.klong import KlongSeat, klong


def lone() -> KlongSeat:
    """Seat 0 of a calm table of two, with nothing to draw but a burgle and a stumble."""
    return klong()[0].deck_is("burgle stumble")


def test_apothecary_trades_a_hand_card_for_swords_gold_or_health() -> None:
    for word, has in {"swords-3": (3, 0, 2), "gold-2": (0, 2, 2), "heal-1": (0, 0, 1)}.items():
        ann = lone().has(damage=2).holds("apothecary stumble").does("play:apothecary")
        assert ann.offered == {"discard:stumble", "keep"}
        ann.does("discard:stumble", f"choose:{word}")
        assert (ann.swords, ann.gold, ann.damage) == has
        assert (ann.discard, ann.noise) == ("stumble", 0)


def test_apothecary_as_the_last_card_does_nothing() -> None:
    ann = lone().plays("apothecary")
    assert (ann.asked, ann.swords, ann.gold) == ("ask-turn", 0, 0)
    ann = lone().holds("apothecary burgle").does("play:apothecary", "keep")
    assert (ann.asked, ann.hand, ann.swords) == ("ask-turn", "burgle", 0)


def test_archaeologist_draws_and_pays_with_an_idol_whenever_it_comes() -> None:
    ann = lone().plays("archaeologist")
    assert (ann.skill, ann.hand) == (0, "burgle")
    ann.has(room=17, boots=1, swords=1).does("battle:17>24/1", "take:monkey_idol")
    assert ann.skill == 2
    assert lone().owns("monkey_idol").plays("archaeologist").skill == 2


def test_archaeologist_pays_once() -> None:
    ann = lone().owns("monkey_idol").plays("archaeologist")
    ann.has(room=17, boots=1, swords=1).does("battle:17>24/1", "take:monkey_idol")
    assert ann.skill == 2


def test_cleric_heals_when_bought_and_gives_two_skill_and_a_sword() -> None:
    ann = klong().row_is("cleric")[0].has(skill=3, damage=2).does("buy:cleric")
    assert (ann.damage, ann.skill) == (1, 0)
    assert ann.plays("cleric").gains == (2, 1, 0)
    assert ann.damage == 1
    assert ann.lines == {"cleric": 1}


def test_duke_gives_two_skill_and_two_swords_and_counts_gold() -> None:
    ann = lone().plays("duke")
    assert ann.gains == (2, 2, 0)
    assert ann.has(gold=14).lines == {"gold": 14, "duke": 2}
    assert "duke" not in ann.has(gold=4).lines


def test_dwarven_peddler_wants_two_different_treasures() -> None:
    ann = lone().plays("dwarven_peddler")
    assert (ann.boots, ann.gold) == (1, 2)
    assert "dwarven_peddler" not in ann.lines
    assert "dwarven_peddler" not in ann.owns("chalice chalice").lines
    assert ann.owns("dragon_egg").lines["dwarven_peddler"] == 4


def test_gem_collector_makes_gems_cheaper_but_refunds_nothing() -> None:
    table = klong().row_is("sapphire ruby amulet")
    ann = table[0].has(skill=4).does("buy:sapphire").holds("").plays("gem_collector")
    assert (ann.skill, ann.noise) == (2, 0)
    ann.has(skill=3)
    with refused("KL-030"):
        ann.does("buy:ruby")
    ann.has(skill=6)
    with refused("KL-030"):
        ann.does("buy:amulet")
    assert ann.does("buy:ruby").skill == 2
    assert ann.lines["gem_collector"] == 2


def test_gem_collector_lasts_for_a_turn() -> None:
    table = klong().row_is("ruby")
    ann, ben = table
    ann.plays("gem_collector").ends()
    ben.holds("").ends()
    with refused("KL-030"):
        ann.holds("").has(skill=4).does("buy:ruby")


def test_invoker_makes_noise_and_teleports() -> None:
    ann = lone().plays("invoker")
    assert (ann.noise, ann.teleports) == (1, 1)
    assert ann.does("teleport:2").at == 2
    assert ann.lines == {"invoker": 1}


def test_kobold_merchant_pays_with_an_artifact_whenever_it_comes() -> None:
    ann = lone().plays("kobold_merchant")
    assert (ann.gold, ann.skill) == (2, 0)
    ann.has(room=17, boots=1).does("move:17-18", "take:ring")
    assert ann.skill == 2
    assert lone().owns("ring").plays("kobold_merchant").skill == 2


def test_master_burglar_trashes_a_burgle_in_play_or_discarded() -> None:
    table = klong()
    ann = table[0].discard_is("burgle stumble").plays("burgle", "master_burglar")
    assert (ann.asked, ann.skill) == ("ask-turn", 3)
    ann.does("end")
    assert ann.offered == {"trash:burgle/area", "trash:burgle/discard"}
    ann.does("trash:burgle/area")
    assert (table.trashed, table[1].asked) == (["burgle"], "ask-turn")
    assert ann.lines == {"master_burglar": 2}


@pytest.mark.parametrize("cards", ["burgle master_burglar", "master_burglar burgle"])
def test_master_burglar_finds_the_burgle_in_any_order(cards: str) -> None:
    table = klong()
    table[0].plays(*cards.split(), "burgle").ends()
    assert (table.trashed, table[1].asked) == (["burgle"], "ask-turn")  # one is as good as another


def test_master_burglar_twice_trashes_two() -> None:
    table = klong()
    table[0].plays("master_burglar", "burgle", "master_burglar", "burgle", "burgle").ends()
    assert table.trashed == ["burgle", "burgle"]


def test_master_burglar_comes_before_the_magic_spring() -> None:
    table = klong()
    ann = table[0].plays("master_burglar", "burgle", "stumble").token_comes("magic_spring")
    ann.does("end")  # the only burgle needs no question
    assert ann.offered == {"trash:master_burglar/area", "trash:stumble/area"}
    ann.does("trash:stumble/area")
    assert table.trashed == ["burgle", "stumble"]


def test_master_burglar_without_a_burgle_just_gives_two_skill() -> None:
    table = klong()
    ann = table[0].discard_is("stumble").plays("master_burglar")
    assert ann.skill == 2
    ann.ends()
    assert (table[1].asked, table.trashed) == ("ask-turn", [])


def test_mister_whiskers_lets_the_dragon_attack_or_is_quiet() -> None:
    table = klong().bag_is(black=24)
    ann = table[0].has(noise=1).plays("mister_whiskers").does("choose:quiet-2")
    assert (ann.noise, ann.reduction, table.happened("attacked")) == (0, 1, [])
    ann = klong().bag_is(s0=3)[0].plays("mister_whiskers").does("choose:attack")
    assert (ann.damage, ann.lines) == (3, {"mister_whiskers": 1})


def test_monkeybot_makes_three_noise_and_draws_three() -> None:
    ann = klong()[0].deck_is("burgle stumble sidestep scramble").plays("monkeybot")
    assert (ann.noise, ann.hand) == (3, "sidestep stumble burgle")
    assert ann.lines == {"monkeybot": 1}


def test_monkeybot_with_one_cube_makes_one_noise() -> None:
    assert lone().has(cubes=1).plays("monkeybot").noise == 1


def test_mountain_king_gives_more_with_a_crown_whenever_it_comes() -> None:
    ann = lone().plays("mountain_king")
    assert ann.gains == (2, 1, 1)
    ann.has(room=26, gold=7).does("trade:crown_10")
    assert ann.gains == (2, 2, 2)
    assert lone().owns("crown_8").plays("mountain_king").gains == (2, 2, 2)


def test_queen_of_hearts_heals_with_a_crown_whenever_it_comes() -> None:
    ann = lone().has(damage=3).plays("queen_of_hearts")
    assert (ann.gains, ann.damage) == ((3, 1, 0), 3)
    ann.has(room=26, gold=14).does("trade:crown_10", "trade:crown_9")
    assert ann.damage == 2
    assert lone().has(damage=3).owns("crown_8").plays("queen_of_hearts").damage == 2


REBELS = {
    "rebel_captain": (2, 0, 0, 0),
    "rebel_miner": (0, 0, 0, 2),
    "rebel_scout": (0, 0, 2, 0),
    "rebel_soldier": (0, 2, 0, 0),
}


def check_rebel(rebel: str) -> None:
    """It draws for another companion, played before it or after it, once."""
    ann = lone().plays(rebel)
    assert (*ann.gains, ann.gold) == REBELS[rebel]
    assert ann.hand == ""
    ann.plays("tunnel_guide", "tunnel_guide")
    assert ann.hand == "burgle"
    assert lone().plays("tunnel_guide", rebel).hand == "burgle"
    assert ann.lines[rebel] == 1
    other = next(word for word in REBELS if word != rebel)
    assert lone().plays(rebel, other).hand == "stumble burgle"


def test_rebel_captain() -> None:
    check_rebel("rebel_captain")


def test_rebel_miner() -> None:
    check_rebel("rebel_miner")


def test_rebel_scout() -> None:
    check_rebel("rebel_scout")


def test_rebel_soldier() -> None:
    check_rebel("rebel_soldier")


@pytest.mark.parametrize("rebel", list(REBELS))
def test_a_rebel_waits_for_a_companion_of_the_same_turn_only(rebel: str) -> None:
    table = klong()
    ann, ben = table
    ann.plays(rebel).ends()
    ben.holds("").ends()
    ann.holds("").deck_is("stumble")
    assert ann.plays("tunnel_guide").hand == ""


def test_treasure_hunter_replaces_a_card_and_ignores_its_dragon() -> None:
    table = klong().dungeon_starts("ogre").bag_is(s0=3)
    ann = table[0].plays("treasure_hunter")
    assert ann.gains == (2, 2, 0)
    assert ann.offered == {"replace:tunnel_guide", "replace:pickaxe", "replace:bracers"}
    ann.does("replace:bracers")
    assert (table.spent, table.row.split()[-1]) == ("bracers", "ogre")
    ann.ends()
    assert ann.damage == 0


def test_treasure_hunter_lets_the_new_card_arrive() -> None:
    table = klong().dungeon_starts("watcher")
    table[0].plays("treasure_hunter").does("replace:bracers")
    assert [seat.noise for seat in table] == [1, 1]


def test_treasure_hunter_finds_nothing_to_replace() -> None:
    table = klong().row_is("")
    assert table[0].plays("treasure_hunter").asked == "ask-turn"
    table = klong().dungeon_is("")
    assert table[0].plays("treasure_hunter").asked == "ask-turn"


def test_tunnel_guide_gives_a_sword_and_a_boot() -> None:
    ann = lone().plays("tunnel_guide")
    assert (ann.gains, ann.lines) == ((0, 1, 1), {"tunnel_guide": 1})


def test_wizard_gives_three_skill_and_counts_tomes() -> None:
    ann = lone().plays("wizard")
    assert ann.gains == (3, 0, 0)
    assert "wizard" not in ann.lines
    assert ann.discard_is("secret_tome secret_tome").lines == {"secret_tome": 14, "wizard": 4}
