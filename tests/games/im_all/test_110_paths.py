"""Walking through the ship (KA-110…KA-123, KA-G23…G27, KA-G77, KA-G80)."""

from typing import Any

import pytest

from tischrunde.games import catalog
from tischrunde.testing import refused
from tischrunde.testing.im_all import im_all

RULES: Any = catalog.load("klong-im-all")


def test_ka_110_one_boot_leads_over_one_path() -> None:
    ann = im_all()[0]
    with refused("KA-110"):
        ann.does("move:FR-S-1")
    ann.has(boots=2).does("move:FR-S-1")
    assert (ann.at, ann.boots) == ("FR-1", 1)


def test_ka_111_rooms_of_different_modules_can_be_adjacent() -> None:
    ann = im_all()[0].has(room="KO-4", boots=1).does("move:HG-1-KO-4")
    assert ann.at == "HG-1"
    other = im_all(2, {"order": "ward-gardens-cannon", "sides": "MR-PK-PR"})[0]
    assert other.has(room="KO-4", boots=1).does("move:PR-1-KO-4").at == "PR-1"
    assert other.has(room="MR-4", boots=2).does("move:MR-4-PK-3").at == "PK-3"


def test_ka_112_footprints_take_two_boots() -> None:
    ann = im_all()[0].has(room="KO-1", boots=1)
    with refused("KA-112"):
        ann.does("move:KO-1-3")
    ann.has(boots=2).does("move:KO-1-3")
    assert (ann.at, ann.boots) == ("KO-3", 0)


def test_ka_113_ka_183_enemies_of_a_path_do_damage_from_the_own_supply() -> None:
    ann = im_all()[0].has(room="PK-11", boots=1).does("move:PK-9-11")
    assert (ann.at, ann.damage, ann.cubes) == ("PK-9", 2, 28)


@pytest.mark.parametrize(("swords", "damage"), [(1, 1), (2, 0)])
def test_ka_114_ka_115_every_sword_one_spends_prevents_one_damage(swords: int, damage: int) -> None:
    ann = im_all()[0].has(room="PK-11", boots=1, swords=3).does(f"battle:PK-9-11/{swords}")
    assert (ann.damage, ann.swords) == (damage, 3 - swords)


def test_ka_114_nobody_draws_swords_they_have_not() -> None:
    ann = im_all()[0].has(room="PK-11", boots=1, swords=1)
    with refused("KA-114"):
        ann.does("battle:PK-9-11/2")


def test_ka_115_spending_swords_is_voluntary() -> None:
    ann = im_all()[0].has(room="PK-11", boots=1, swords=3)
    assert {"move:PK-9-11", "battle:PK-9-11/1", "battle:PK-9-11/2"} <= ann.offered


def test_ka_116_a_lock_wants_the_master_key() -> None:
    ann = im_all()[0].has(room="PK-10", boots=1)
    with refused("KA-116"):
        ann.does("move:PK-10-11")
    assert ann.owns("generalschluessel").does("move:PK-10-11").at == "PK-11"


def test_ka_117_arrows_lead_one_way() -> None:
    ann = im_all()[0].has(room="HG-9", boots=1)
    with refused("KA-117"):
        ann.does("move:HG-12>9")
    assert ann.has(room="HG-12", boots=1).does("move:HG-12>9").at == "HG-9"


def test_ka_118_whoever_enters_may_take_a_depot_or_leave_it() -> None:
    table = im_all().token_in("HG-6", "deckplaene")
    ann = table[0].has(room="HG-3", boots=1).does("move:HG-3-6")
    assert (ann.asked, ann.offered) == ("ask-take", {"take:major", "leave"})
    ann.does("leave")
    assert table.tokens_in("HG-6") == ["deckplaene"]
    ann.has(room="HG-3", boots=1).does("move:HG-3-6", "take:major")
    assert (ann.tokens, table.tokens_in("HG-6")) == ("deckplaene", [])


def test_ka_119_which_of_several_depots_it_is_is_not_chosen() -> None:
    table = im_all().token_in("HG-6", "gesundheit", "staerke")
    ann = table[0].has(room="HG-3", boots=1).does("move:HG-3-6")
    assert ann.offered == {"take:minor", "leave"}
    ann.does("take:minor")
    assert ann.tokens in ("gesundheit", "staerke") and len(table.tokens_in("HG-6")) == 1


def test_ka_120_every_depot_of_the_sheet_is_there() -> None:
    backs = [RULES.book.back_words[RULES.backs[n]] for n in range(len(RULES.cards))]
    assert (backs.count("major"), backs.count("minor")) == (6, 7)


def test_ka_121_a_gate_is_the_end_of_all_walking() -> None:
    ann = im_all()[0].has(room="PK-5", boots=3).does("move:PK-5-6")
    assert (ann.at, ann.boots) == ("PK-6", 2)
    with refused("KA-121"):
        ann.does("move:PK-6-7")
    ann.ends()
    assert ann.has(boots=1).stopped == 0


def test_ka_122_ka_231_from_a_gate_one_may_teleport_but_not_walk_on() -> None:
    ann = im_all()[0].has(room="PK-5", boots=3, teleports=2).does("move:PK-5-6", "teleport:PK-7")
    assert ann.at == "PK-7"
    with refused("KA-121"):
        ann.does("move:PK-6-7")
    other = im_all()[0].has(room="PK-5", boots=3, teleports=1).does("teleport:PK-6")
    with refused("KA-121"):
        other.does("move:PK-6-7")


def test_ka_123_nobody_walks_into_being_knocked_out() -> None:
    ann = im_all()[0].has(room="PK-11", boots=1, swords=1, damage=8)
    with refused("KA-123"):
        ann.does("move:PK-9-11")
    assert ann.does("battle:PK-9-11/1").damage == 9


def test_ka_g23_lift_and_telepad_may_be_used_after_a_gate() -> None:
    ann = im_all()[0].owns("kommandocode generalschluessel telepass")
    ann.has(room="KZ-1", boots=3).does("move:KZ-1-2")
    with refused("KA-121"):
        ann.does("move:KZ-2-H")
    ann.has(teleports=1).does("teleport:KZ-H", "lift:KO-H2")
    assert ann.at == "KO-H2"


def test_ka_g24_all_symbols_of_a_path_count() -> None:
    ann = im_all()[0].owns("kommandocode").has(room="KZ-4", boots=2).does("move:KZ-4-7")
    assert (ann.at, ann.boots, ann.damage) == ("KZ-7", 0, 1)


def test_ka_g25_one_depot_for_every_entry() -> None:
    table = im_all().token_in("HG-6", "gesundheit", "staerke")
    ann = table[0].has(room="HG-3", boots=3).does("move:HG-3-6", "take:minor")
    assert ann.asked == "ask-turn" and not any("take" in option for option in ann.offered)
    ann.does("move:HG-3-6", "move:HG-3-6", "take:minor")
    assert table.tokens_in("HG-6") == []


def test_ka_g26_any_number_of_pawns_on_a_space() -> None:
    table = im_all(4)
    for seat in table:
        seat.has(room="HG-3")
    assert table[0].has(boots=1).does("move:HG-1-3").at == "HG-1"
    assert [seat.at for seat in table] == ["HG-1", "HG-3", "HG-3", "HG-3"]


def test_ka_g27_only_who_enters_gets_what_a_space_gives() -> None:
    table = im_all().token_in("HG-6", "gesundheit")
    ann, ben = table
    ben.has(room="HG-6")
    ann.ends()
    assert (ben.holds("").asked, ben.tokens) == ("ask-turn", "")
    ben.has(room="KO-5").ends()
    assert ann.holds("").gold == ben.gold == 0


def test_ka_g77_a_boot_from_a_boost_does_not_help_who_is_stopped() -> None:
    ann = im_all()[0].owns("geschwindigkeit").has(room="PK-5", boots=1).does("move:PK-5-6")
    ann.does("drink:geschwindigkeit")
    assert ann.boots == 1
    with refused("KA-121"):
        ann.does("move:PK-6-7")
    dazed = im_all()[0].owns("geschwindigkeit").has(room="KO-H1").does("lift:KO-H2")
    dazed.does("drink:geschwindigkeit")
    with refused("KA-131"):
        dazed.does("move:KO-3-H2")


def test_ka_g80_damage_is_limited_by_cubes_and_health() -> None:
    ann = im_all()[0].has(room="PK-11", boots=1, swords=2, cubes=1)
    with refused("KA-G80"):
        ann.does("move:PK-9-11")
    assert {"battle:PK-9-11/1", "battle:PK-9-11/2"} <= ann.offered
    with refused("KA-G80"):
        im_all()[0].has(room="PK-11", boots=1, cubes=1).does("move:PK-9-11")
