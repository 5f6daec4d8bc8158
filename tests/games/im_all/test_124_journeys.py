"""Hyperlift, telepads, ports and artifacts (KA-124…KA-144, KA-G28…G36, KA-G67)."""

from typing import Any

import pytest

from tischrunde.games import catalog
from tischrunde.testing import refused
from tischrunde.testing.im_all import im_all

RULES: Any = catalog.load("klong-im-all")
TELEPADS = {"KO-7", "KZ-T", "HG-5", "PK-7", "KS-10"}


def journeys(offered: set[str], verb: str) -> set[str]:
    return {option.partition(":")[2] for option in offered if option.startswith(f"{verb}:")}


# -- the hyperlift --------------------------------------------------------------------------------


def test_ka_124_ka_130_lift_and_telepad_take_no_boots() -> None:
    ann = im_all()[0].owns("telepass").has(room="KO-H1").does("lift:KO-H2")
    assert (ann.at, ann.boots) == ("KO-H2", 0)
    ann.has(room="KO-7").does("telepad:PK-7")
    assert (ann.at, ann.boots) == ("PK-7", 0)


def test_ka_125_the_hyperlift_is_one_line_through_the_ship() -> None:
    turn: Any = RULES.ops[2]
    (line,) = [action.line for action in turn.menu if hasattr(action, "line")]
    assert [RULES.room_words[room] for room in line] == ["FR-H", "KO-H1", "KO-H2", "KO-H3", "KZ-H"]


def test_ka_126_from_any_space_of_the_lift_to_any_other() -> None:
    everything = ["FR-H", "KO-H1", "KO-H2", "KO-H3", "KZ-H"]
    for start in everything:
        ann = im_all()[0].owns("kommandocode generalschluessel").has(room=start)
        assert journeys(ann.offered, "lift") == set(everything) - {start}
    assert journeys(im_all()[0].has(room="KO-1").offered, "lift") == set()


def test_ka_127_a_lock_of_the_lift_wants_the_master_key() -> None:
    ann = im_all()[0].owns("kommandocode").has(room="KO-H3")
    with refused("KA-127"):
        ann.does("lift:KZ-H")
    assert ann.owns("generalschluessel").does("lift:KZ-H").at == "KZ-H"
    back = im_all()[0].owns("kommandocode").has(room="KZ-H")
    with refused("KA-127"):
        back.does("lift:KO-H1")


def test_ka_128_ka_129_telepads_work_with_a_telepass_from_one_to_any_other() -> None:
    for start in TELEPADS:
        ann = im_all()[0].owns("kommandocode telepass").has(room=start)
        assert journeys(ann.offered, "telepad") == TELEPADS - {start}
    without = im_all()[0].has(room="KO-7")
    with refused("KA-128"):
        without.does("telepad:HG-5")
    elsewhere = im_all()[0].owns("telepass").has(room="KO-3")
    assert journeys(elsewhere.offered, "telepad") == set()


def test_ka_129_only_telepads_of_this_ship() -> None:
    ann = im_all(2, {"sides": "MR-AR-PR"})[0].owns("kommandocode telepass").has(room="KO-7")
    assert journeys(ann.offered, "telepad") == {"KZ-T", "MR-7", "AR-9", "PR-7"}


@pytest.mark.parametrize(("start", "choice"), [("KO-H1", "lift:KO-H2"), ("KO-7", "telepad:HG-5")])
def test_ka_131_whoever_uses_them_is_dazed_until_the_next_turn(start: str, choice: str) -> None:
    table = im_all()
    ann, ben = table
    ann.owns("telepass").has(room=start, boots=3).does(choice)
    assert table.spectators_see["dazed"] == [True, False]
    door = "KO-3-H2" if start == "KO-H1" else "HG-1-5"
    with refused("KA-131"):
        ann.does(f"move:{door}")
    ann.ends()
    ben.holds("").ends()
    assert ann.holds("").has(boots=1).does(f"move:{door}").boots == 0


def test_ka_132_their_spaces_can_be_crossed_on_foot() -> None:
    ann = im_all()[0].has(room="KO-1", boots=2).does("move:KO-1-H1", "move:KO-2-H1")
    assert ann.at == "KO-2"
    assert ann.has(room="HG-1", boots=2).does("move:HG-1-5", "move:HG-5-7", "leave").at == "HG-7"


def test_ka_133_ka_g67_nobody_without_the_code_enters_the_command_module() -> None:
    ann = im_all()[0].owns("generalschluessel telepass").has(room="KO-6", boots=1, teleports=1)
    for choice in ("move:KO-6-KZ-1", "teleport:KZ-1"):
        with refused("KA-133"):
            ann.does(choice)
    with refused("KA-133"):
        ann.has(room="KO-H3").does("lift:KZ-H")
    with refused("KA-133"):
        ann.has(room="KO-7").does("telepad:KZ-T")
    assert "telepad:HG-5" in ann.offered


def test_ka_g28_the_lift_skips_no_closed_link() -> None:
    ann = im_all().rage_is(10)[0].owns("kommandocode").has(room="FR-H")
    for room in ("KO-H1", "KO-H3"):
        with refused("KA-179"):
            ann.does(f"lift:{room}")
    with refused("KA-179"):  # the blockade comes before the lock
        ann.does("lift:KZ-H")
    with refused("KA-127"):
        im_all()[0].owns("kommandocode").has(room="FR-H").does("lift:KZ-H")


def test_ka_g29_whoever_comes_by_lift_telepad_or_technician_has_entered() -> None:
    table = im_all().token_in("KO-H2", "gesundheit").token_in("HG-5", "staerke")
    ann = table[0].owns("telepass").has(room="KO-H1").does("lift:KO-H3")
    assert ann.asked == "ask-turn"  # passed over, not entered
    ann.does("lift:KO-H2", "take:minor")
    assert ann.tokens == "telepass gesundheit"
    ann.has(room="KO-7").does("telepad:HG-5", "leave")
    ann.has(room="HG-3", beams=1).does("beam:HG-5", "take:minor")
    assert ann.tokens_of("potion") == 2


def test_ka_g29_telepads_are_not_adjacent() -> None:
    ann = im_all()[0].has(room="KO-7", teleports=1)
    assert journeys(ann.offered, "teleport") == {"KO-2", "KO-4", "KO-H2"}


def test_ka_g29_a_technician_leads_to_the_telepad_of_the_own_module_only() -> None:
    ann = im_all()[0].has(room="HG-9")
    with refused("KA-G29"):
        ann.does("beam:HG-5")
    ann.has(beams=1)
    assert journeys(ann.offered, "beam") == {"HG-5"}
    ann.does("beam:HG-5")
    assert (ann.at, ann.beams, ann.dazed) == ("HG-5", 0, 0)
    assert journeys(ann.has(beams=1).offered, "beam") == set()  # one is there already
    assert journeys(ann.has(room="FR-S").offered, "beam") == set()  # there is none


def test_ka_g30_lift_and_telepad_may_be_used_several_times() -> None:
    ann = im_all()[0].owns("telepass").has(room="KO-H1").does("lift:KO-H2", "lift:FR-H")
    assert ann.does("lift:KO-H3").at == "KO-H3"
    ann.has(room="KO-7").does("telepad:HG-5", "telepad:PK-7", "telepad:KO-7")
    assert ann.at == "KO-7"


def test_ka_g31_boots_may_be_used_before_the_lift() -> None:
    ann = im_all()[0].has(boots=2).does("move:FR-S-1", "move:FR-1-H", "lift:KO-H3")
    assert ann.at == "KO-H3"


# -- ports ----------------------------------------------------------------------------------------


def test_ka_135_a_data_marker_is_laid_on_the_port_one_stands_on() -> None:
    table = im_all()
    ann = table[0].has(room="HG-7")
    assert {o for o in ann.offered if o.startswith("visit")} == {"visit:port_credits5"}
    ann.does("visit:port_credits5")
    (port,) = [port for port in table.spectators_see["ports"] if port["seat"] is not None]
    assert port == {"room": "HG-7", "feature": "port_credits5", "seat": 0}
    assert ann.data == 1


@pytest.mark.parametrize(
    ("room", "port", "what", "amount"),
    [
        ("PK-1", "noise1", "noise", 1), ("HG-1", "noise2", "noise", 2),
        ("PK-5", "noise3", "noise", 3), ("KS-12", "credits3", "gold", 3),
        ("PK-8", "credits4", "gold", 4), ("HG-7", "credits5", "gold", 5),
        ("HG-11", "skill2", "skill", 2), ("KS-14", "skill3", "skill", 3),
        ("PK-11", "boots2", "boots", 2), ("KS-9", "heal2", "damage", -2),
        ("HG-8", "heal2", "damage", -2), ("PK-12", "heal2", "damage", -2),
    ],
)  # fmt: skip
def test_ka_136_ka_g34_what_ports_of_the_first_ship_give_or_cost(
    room: str, port: str, what: str, amount: int
) -> None:
    ann = im_all()[0].has(room=room, damage=3)
    before = getattr(ann, what)
    assert getattr(ann.does(f"visit:port_{port}"), what) == before + amount


@pytest.mark.parametrize(
    ("room", "port", "what", "amount"),
    [
        ("MR-8", "swords2", "swords", 2), ("AR-7", "swords3", "swords", 3),
        ("PR-10", "boots1", "boots", 1), ("MR-11", "heal1", "damage", -1),
        ("PR-12", "heal1", "damage", -1), ("PR-7", "skill2", "skill", 2),
        ("MR-10", "credits3", "gold", 3), ("MR-14", "credits4", "gold", 4),
        ("AR-14", "credits5", "gold", 5), ("PR-3", "noise2", "noise", 2),
    ],
)  # fmt: skip
def test_ka_136_ka_g34_what_ports_of_the_other_sides_give_or_cost(
    room: str, port: str, what: str, amount: int
) -> None:
    ann = im_all(2, {"sides": "MR-AR-PR"})[0].has(room=room, damage=3)
    before = getattr(ann, what)
    assert getattr(ann.does(f"visit:port_{port}"), what) == before + amount


def test_ka_136_ka_g34_a_port_that_draws_and_one_that_trashes() -> None:
    ann = im_all()[0].deck_is("stolpern hack").has(room="HG-10").does("visit:port_draw1")
    assert ann.hand == "stolpern"
    ann.has(room="KS-10").plays("hack").does("visit:port_trash1")
    assert ann.asked == "ask-trash"
    ann.does("trash:hack/area")
    assert ann.needs["code"]


def test_ka_137_a_hacked_port_is_done_for_everybody() -> None:
    table = im_all()
    ann, ben = table
    ann.has(room="HG-7").does("visit:port_credits5")
    with refused("KA-138"):
        ann.does("visit:port_credits5")
    ann.ends()
    ben.holds("").has(room="HG-7")
    with refused("KA-137"):
        ben.does("visit:port_credits5")


def test_ka_138_the_second_port_is_in_another_module() -> None:
    ann = im_all()[0].has(room="HG-7").does("visit:port_credits5").has(room="HG-1")
    with refused("KA-138"):
        ann.does("visit:port_noise2")
    assert ann.has(room="PK-1").does("visit:port_noise1").needs["ports"] == ["HG-7", "PK-1"]


def test_ka_139_ka_140_ka_171_the_second_marker_brings_the_code_and_angers_the_boss() -> None:
    table = im_all()
    ann = table[0].hacked("HG-7").has(room="PK-1")
    assert (table.rage, table.bank("kommandocode")) == (3, 2)
    ann.does("visit:port_noise1")
    assert (ann.tokens, table.rage, table.bank("kommandocode")) == ("kommandocode", 4, 1)


def test_ka_g32_hacking_is_an_action_at_any_time_of_the_turn() -> None:
    ann = im_all()[0].has(room="HG-7").holds("hack").does("play:hack", "visit:port_credits5")
    assert ann.gold == 5  # without having entered this turn


def test_ka_g33_two_ports_are_all() -> None:
    ann = im_all()[0].hacked("HG-7", "PK-1").owns("kommandocode").has(room="KS-2")
    with refused("KA-G33"):
        ann.does("visit:port_noise2")


def test_ka_g35_penalty_first_then_the_code_then_the_boss() -> None:
    table = im_all()
    table[0].hacked("HG-7").has(room="PK-1").does("visit:port_noise1")
    assert table.kinds == ["visited", "made-noise", "got-code", "angered"]
    other = im_all()
    ann = other[0].hacked("HG-7").has(room="KS-10").plays("hack").does("visit:port_trash1")
    assert (ann.tokens, other.rage) == ("", 3)
    ann.does("skip")
    assert (ann.tokens, other.rage) == ("kommandocode", 4)


# -- artifacts ------------------------------------------------------------------------------------


def test_ka_141_with_the_code_the_command_module_is_open() -> None:
    ann = im_all()[0].owns("kommandocode").has(room="KO-6", boots=1, teleports=1)
    assert {"move:KO-6-KZ-1", "teleport:KZ-1"} <= ann.offered


def test_ka_142_ka_g36_an_artifact_is_taken_where_it_lies_at_any_time() -> None:
    table = im_all(4)
    ann = table[0].owns("kommandocode").has(room="KZ-5")
    assert "take:artifact_5" in ann.offered
    ann.plays("hack").does("take:artifact_5")
    assert (ann.tokens, table.tokens_in("KZ-5")) == ("kommandocode artifact_5", [])


def test_ka_142_nobody_must_take_it() -> None:
    ann = im_all(4)[0].owns("kommandocode").has(room="KZ-1", boots=1).does("move:KZ-1-5")
    assert ann.asked == "ask-turn"
    ann.ends()
    assert ann.needs["artifact"] is False


def test_ka_143_one_artifact_is_enough() -> None:
    ann = im_all(4)[0].owns("kommandocode artifact_5").has(room="KZ-8")
    with refused("KA-143"):
        ann.does("take:artifact_20")


def test_ka_144_ka_172_taking_an_artifact_angers_the_boss() -> None:
    table = im_all(4)
    table[0].owns("kommandocode").has(room="KZ-10").does("take:artifact_30")
    assert table.rage == 2
