"""Items, card by card."""

from tischrunde.testing import refused
from tischrunde.testing.klong import KlongSeat, klong


def lone() -> KlongSeat:
    """Seat 0 of a calm table of two, with a few cards to draw."""
    return klong()[0].deck_is("burgle stumble sidestep")


def test_amulet_heals_when_bought_and_gives_four_skill() -> None:
    ann = klong().row_is("amulet")[0].has(skill=7, damage=1).does("buy:amulet")
    assert (ann.skill, ann.damage) == (0, 0)
    assert ann.plays("amulet").gains == (4, 0, 0)
    assert ann.lines == {"amulet": 3}


def test_boots_swift_give_a_boot_when_bought_and_three_when_played() -> None:
    ann = klong().row_is("boots_swift")[0].has(skill=5).does("buy:boots_swift")
    assert ann.gains == (0, 0, 1)
    assert ann.plays("boots_swift").gains == (0, 0, 4)
    assert ann.lines == {"boots_swift": 3}


def test_bracers_draw_two() -> None:
    ann = lone().plays("bracers")
    assert (ann.hand, ann.lines) == ("stumble burgle", {"bracers": 2})


def test_elven_boots_give_a_skill_a_boot_and_a_card() -> None:
    ann = lone().plays("elven_boots")
    assert (ann.gains, ann.hand, ann.lines) == ((1, 0, 1), "burgle", {"elven_boots": 2})


def test_elven_cloak_gives_a_skill_a_card_and_is_quiet() -> None:
    ann = lone().has(noise=3).plays("elven_cloak")
    assert (ann.gains, ann.hand, ann.noise) == ((1, 0, 0), "burgle", 1)
    assert ann.lines == {"elven_cloak": 2}


def test_elven_cloak_stores_what_it_does_not_need() -> None:
    ann = lone().plays("elven_cloak", "stumble")
    assert (ann.noise, ann.reduction) == (0, 1)


def test_elven_dagger_gives_a_skill_a_sword_and_a_card() -> None:
    ann = lone().plays("elven_dagger")
    assert (ann.gains, ann.hand, ann.lines) == ((1, 1, 0), "burgle", {"elven_dagger": 2})


def test_flying_carpet_ignores_monsters_and_crystal_caves() -> None:
    ann = lone().has(room=8, damage=9).plays("flying_carpet")
    assert ann.gains == (0, 0, 2)
    assert "battle:8-14/1" not in ann.has(swords=1).offered
    ann.does("move:8-14")
    assert (ann.at, ann.damage, ann.swords) == (14, 9, 1)
    assert ann.does("move:14-15").at == 15
    assert ann.lines == {"flying_carpet": 2}


def test_flying_carpet_lifts_a_stop_that_was_before_it() -> None:
    ann = lone().has(room=13, boots=1).does("move:13-18", "leave").has(boots=1)
    with refused("KL-055"):
        ann.does("move:17-18")
    assert ann.plays("flying_carpet").does("move:17-18").at == 17


def test_lucky_coin_gives_a_skill_a_card_and_a_noise() -> None:
    ann = lone().plays("lucky_coin")
    assert (ann.gains, ann.hand, ann.noise) == ((1, 0, 0), "burgle", 1)
    assert ann.lines == {"lucky_coin": 1}


def test_pickaxe_gives_two_swords_and_two_gold() -> None:
    ann = lone().plays("pickaxe")
    assert (ann.gains, ann.gold, ann.lines["pickaxe"]) == ((0, 2, 0), 2, 2)


def test_scepter_gives_three_skill_and_three_noise() -> None:
    ann = lone().plays("scepter")
    assert (ann.gains, ann.noise, ann.lines) == ((3, 0, 0), 3, {"scepter": 3})


def test_silver_spear_gives_a_sword_when_bought_and_three_when_played() -> None:
    ann = klong().row_is("silver_spear")[0].has(skill=3).does("buy:silver_spear")
    assert ann.gains == (0, 1, 0)
    assert ann.plays("silver_spear").gains == (0, 4, 0)
    assert ann.lines == {"silver_spear": 2}


def test_singing_sword_gives_three_skill_two_swords_and_a_noise() -> None:
    ann = lone().plays("singing_sword")
    assert (ann.gains, ann.noise, ann.lines) == ((3, 2, 0), 1, {"singing_sword": 2})


def test_treasure_map_gives_five_gold() -> None:
    ann = lone().plays("treasure_map")
    assert (ann.gold, ann.lines) == (5, {"gold": 5})


def test_wand_recall_teleports_with_an_artifact_whenever_it_comes() -> None:
    ann = lone().plays("wand_recall")
    assert (ann.skill, ann.teleports) == (2, 0)
    ann.has(room=13, boots=1).does("move:13-18", "take:ring")
    assert ann.teleports == 1
    assert ann.does("teleport:17").at == 17
    assert lone().owns("ring").plays("wand_recall").teleports == 1
    assert ann.lines["wand_recall"] == 1


def test_wand_wind_teleports_or_fetches_a_secret() -> None:
    table = klong().token_in(4, "treasure", "healing")
    ann = table[0].has(room=3).plays("wand_wind")
    assert ann.offered == {"choose:teleport", "choose:fetch"}
    assert ann.does("choose:teleport").teleports == 1


def test_wand_wind_fetches_from_an_adjacent_room_against_arrows_and_locks() -> None:
    table = klong().token_in(6, "chalice").token_in(4, "healing", "treasure").token_in(10)
    ann = table[0].has(room=5).plays("wand_wind").does("choose:fetch")
    assert ann.offered == {"fetch:4", "fetch:6"}  # 6>5 is one way
    ann.does("fetch:6")
    assert (ann.tokens, ann.at, table.tokens_in(6)) == ("chalice", 5, [])
    table = klong().token_in(6, "chalice")
    ann = table[0].has(room=11).plays("wand_wind").does("choose:fetch", "fetch:6")
    assert (ann.tokens, ann.tokens_of("key")) == ("chalice", 0)  # 6-11 is locked


def test_wand_wind_without_a_secret_near_only_teleports() -> None:
    ann = klong()[0].has(room=2).plays("wand_wind")
    assert (ann.asked, ann.teleports) == ("ask-turn", 1)
    assert ann.lines == {"wand_wind": 3}
