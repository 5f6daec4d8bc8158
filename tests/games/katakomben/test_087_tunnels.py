"""Moving through tunnels and portals (KK-087…KK-097, KK-143…KK-148, KK-175…KK-178, KK-G07…G09,
KK-G18, KK-G19, KK-G21, KK-G22, KK-G59…G61)."""

import pytest

from tischrunde.delve import names as core
from tischrunde.delve.discovering import lay_behind
from tischrunde.testing import refused
from tischrunde.testing.katakomben import KatakombenTable, katakomben


def portals() -> KatakombenTable:
    """Portals at start_a-G, at D19-B with a monster before it, and at D15-A."""
    return katakomben().tile("D19", 1, 0).tile("D15", -1, 0)


def test_kk_087_every_tunnel_takes_a_boot() -> None:
    ann, _ = katakomben()
    with refused("KK-087"):
        ann.does("move:start_a-C-V")
    ann.has(boots=1).does("move:start_a-C-V")
    assert (ann.at, ann.boots) == ("start_a-V", 0)


def test_kk_088_a_tunnel_to_an_edge_without_a_tile_discovers_one() -> None:
    ann = katakomben()[0].has(room="start_a-V", boots=1).does("move:start_a-LS1")
    assert ann.asked == "ask-orient"


def test_kk_089_footprints_take_two_boots() -> None:
    ann = katakomben()[0].has(room="start_a-G", boots=1)
    with refused("KK-089"):
        ann.does("move:start_a-G-K")
    ann.has(boots=2).does("move:start_a-G-K")
    assert (ann.at, ann.boots) == ("start_a-K", 0)


@pytest.mark.parametrize("swords", [0, 1, 2])
def test_kk_090_kk_091_kk_092_monsters_hurt_unless_swords_are_drawn(swords: int) -> None:
    ann = katakomben()[0].has(room="start_a-K", boots=1, swords=2)
    ann.does(f"battle:start_a-K-M/{swords}" if swords else "move:start_a-K-M")
    assert (ann.damage, ann.swords, ann.cubes) == (2 - swords, 2 - swords, 28 + swords)


def test_kk_091_swords_one_does_not_have_prevent_nothing() -> None:
    ann = katakomben()[0].has(room="start_a-K", boots=1, swords=1)
    with refused("KK-091"):
        ann.does("battle:start_a-K-M/2")


def test_kk_093_kk_094_a_lock_takes_a_pick_and_is_open_for_all() -> None:
    table = katakomben().tile("S3", 1, 0)
    ann, ben = table
    ben.has(room="S3-B", picks=0)
    ann.has(room="S3-A", boots=2, picks=0)
    with refused("KK-093"):
        ann.does("move:S3-A-B")
    ann.has(picks=1).does("move:S3-A-B")
    assert (ann.at, ann.picks) == ("S3-B", 0)
    ann.does("move:S3-A-B").ends()  # back again for nothing
    assert ben.holds("").has(boots=1).does("move:S3-A-B").at == "S3-A"


def test_kk_095_kk_ex12_kk_g60_two_locks_take_two_picks_and_none_in_advance() -> None:
    table = katakomben().tile("D02", 1, -1)  # W2 is locked and faces UE1, which is locked as well
    ann, ben = table
    ann.has(room="start_a-M", boots=1, picks=1)
    with refused("KK-095"):
        ann.does("move:start_a-UE1")
    ann.has(picks=2).does("move:start_a-UE1")
    assert (ann.at, ann.picks) == ("D02-A", 0)
    assert sorted(ann.sees["opened"]) == ["D02-W2", "start_a-UE1"]
    ann.ends()
    ben.holds("").has(room="D02-A", boots=2, picks=0).does("move:D02-W2")
    assert (ben.at, ben.picks) == ("start_a-M", 0)
    assert ben.damage == 0


def test_kk_096_kk_ex30_an_arrow_points_the_only_way() -> None:
    table = katakomben().tile("D19", 1, 0)
    ann = table[0].has(room="D19-A", boots=2)
    with refused("KK-096"):
        ann.does("move:D19-B-A")
    ann.has(teleports=1).does("teleport:D19-B")
    assert ann.at == "D19-B"
    ann.does("move:D19-B-A").owns("catacombs_map").does("move:D19-B-A")
    assert ann.at == "D19-B"


def test_kk_097_kk_278_there_is_no_master_key() -> None:
    table = katakomben()
    assert table.book.tokens_of(core.KEY) == []
    assert "chest" in table.rules.feature_words


def test_kk_143_kk_144_kk_146_a_portal_leads_to_any_other_for_one_boot() -> None:
    table = portals()
    ann = table[0].has(room="start_a-G", boots=2)
    assert {option for option in ann.offered if option.endswith("-P")} == {
        "move:D19-P", "move:D15-P",
    }  # fmt: skip
    ann.does("move:D15-P")
    assert (ann.at, ann.boots, table.happened("used-portal")) == ("D15-A", 1, [0])
    assert ann.does("move:start_a-P").at == "start_a-G"


def test_kk_145_kk_ex20_symbols_before_both_portals_count() -> None:
    table = portals()
    ann = table[0].has(room="start_a-G", boots=2, swords=1).does("battle:D19-P/1")
    assert (ann.at, ann.boots, ann.swords, ann.damage) == ("D19-B", 1, 0, 0)
    table.state.plan.locks[table.door("D15-P")] = 1  # no tile of ours has such a lock
    try:
        ann.has(picks=0)
        with refused("KK-093"):
            ann.does("move:D15-P")
        ann.has(picks=1).does("move:D15-P")
        assert (ann.at, ann.boots, ann.damage, ann.picks) == ("D15-A", 0, 1, 0)
    finally:
        table.state.plan.locks[table.door("D15-P")] = 0


def test_kk_147_kk_g61_teleports_go_through_portals_whatever_is_before_them() -> None:
    ann = portals()[0].has(room="start_a-G", teleports=1).does("teleport:D19-B")
    assert (ann.at, ann.damage, ann.portals) == ("D19-B", 0, 1)


def test_kk_148_one_may_go_on_behind_a_portal() -> None:
    ann = portals()[0].has(room="start_a-G", boots=2).does("move:D15-P", "move:D15-A-B")
    assert (ann.at, ann.boots, ann.damage) == ("D15-B", 0, 1)


def test_kk_g18_kk_g19_a_single_portal_leads_nowhere_and_none_to_itself() -> None:
    ann = katakomben()[0].has(room="start_a-G", boots=1, teleports=1)
    assert not any(option.endswith("-P") for option in ann.offered)
    ann = portals()[0].has(room="start_a-G", boots=1)
    with refused("KK-049"):
        ann.does("move:start_a-P")


def test_kk_175_a_teleport_takes_no_boots() -> None:
    ann = katakomben()[0].has(room="start_a-V")
    with refused("KK-175"):
        ann.does("teleport:start_a-T")
    ann.has(teleports=1).does("teleport:start_a-T")
    assert (ann.at, ann.boots, ann.teleports) == ("start_a-T", 0, 0)


def test_kk_177_adjacent_is_what_a_tunnel_joins() -> None:
    ann = katakomben()[0].has(room="start_a-V", teleports=1)
    with refused("KK-049"):
        ann.does("teleport:start_a-K")
    rooms = {option for option in ann.offered if option.startswith("teleport:start_a-")}
    assert {"teleport:start_a-T", "teleport:start_a-G"} <= rooms


@pytest.mark.parametrize(
    ("room", "to"), [("start_a-K", "start_a-M"), ("S3-A", "S3-B"), ("D19-A", "D19-B")]
)
def test_kk_178_a_teleport_minds_no_symbol(room: str, to: str) -> None:
    table = katakomben().tile("S3", 1, 0).tile("D19", -1, 0)
    ann = table[0].has(room=room, teleports=1, picks=0).does(f"teleport:{to}")
    assert (ann.at, ann.damage, ann.boots) == (to, 0, 0)


def test_kk_g07_a_tile_between_others_joins_all_of_them_at_once() -> None:
    table = katakomben().tile("S1", 1, 0).tile("S2", 2, -1).stack_is("S4")
    ann = table[0].has(room="start_a-K", boots=2, swords=2).does("move:start_a-UE2", "lay:0/0")
    faces = table.state.faces
    joined = ("S4-W1", "S4-W2", "S4-S1", "S4-S2", "S4-E1", "S4-E2")
    assert all(faces[table.door(door)] >= 0 for door in joined)
    assert all(faces[table.door(door)] == core.EDGE for door in ("S4-N1", "S4-N2"))
    assert ann.at == "S4-A"


def test_kk_g08_monsters_add_up_and_footprints_do_not() -> None:
    table = katakomben().tile("S1", 1, 0)  # LE2 has a monster, W1 footprints
    ann = table[0].has(room="start_a-V", boots=2).does("move:start_a-LE2")
    assert (ann.at, ann.boots, ann.damage) == ("S1-A", 0, 1)
    table = katakomben().tile("D01", 0, -2, 180)  # UN2 and, turned, N1: one monster and two
    ann = table[0].has(room="start_a-M", boots=1, swords=3).does("battle:start_a-UN2/3")
    assert (ann.at, ann.damage, ann.swords) == ("D01-A", 0, 0)


def test_kk_g09_arrows_against_each_other_let_nobody_walk() -> None:
    table = katakomben().tile("D21", 0, -2, 180)  # M>UN1 meets S2>… only where it must not
    faced = table.state.faces[table.door("start_a-UN1")]
    plan = table.state.plan
    other = table.rules.door_words[plan.name[faced]]
    ann = table[0].has(room="start_a-M", boots=2, picks=3)
    plan.no_entry[faced], before = 1, plan.no_entry[faced]
    try:
        with refused("KK-096"):
            ann.does("move:start_a-UN1")
        ann.has(room=table.rules.room_words[plan.room[faced]])
        with refused("KK-096"):
            ann.does(f"move:{other}")
        ann.has(teleports=1).does("teleport:start_a-M")
        assert ann.at == "start_a-M"
    finally:
        plan.no_entry[faced] = before


@pytest.mark.parametrize("way", ["move:start_a-C-V", "teleport:start_a-C"])
def test_kk_137_kk_g21_nobody_returns_to_the_crypt_without_an_artifact(way: str) -> None:
    ann = katakomben()[0].has(room="start_a-V", boots=1, teleports=1)
    with refused("KK-137"):
        ann.does(way)
    assert ann.owns("ring").does(way).at == "start_a-C"


def test_kk_g22_who_is_trapped_stays_unless_the_table_knows_mercy() -> None:
    for mercy in (False, True):
        table = katakomben(options={"mercy": mercy}).tile("D19", 1, 0).stack_is("")
        ann = table[0].has(room="D19-A", boots=2, picks=0)
        assert "move:D19-W2" in ann.offered  # the arrow lets out to the start tile
        assert not any(option.startswith("rotate:") for option in ann.offered)
        # Half round, its arrows point to where no tile will ever lie.
        table = katakomben(options={"mercy": mercy}).tile("D19", 1, 0, 180).stack_is("")
        ann = table[0].has(room="D19-A", boots=2, picks=0)
        assert not any(option.startswith("move:") for option in ann.offered)
        assert ("rotate:0" in ann.offered) == mercy
        if mercy:
            ann.does("rotate:0")
            assert (table.turn_of("D19"), ann.at) == (0, "D19-A")
            with refused("KK-G22"):
                ann.does("rotate:180")  # free already


def test_kk_201_kk_ex18_nobody_knocks_themselves_out() -> None:
    ann = katakomben()[0].has(room="start_a-T", boots=1, damage=9)
    with refused("KK-201"):
        ann.does("move:start_a-T-K")
    ann.has(swords=1).does("battle:start_a-T-K/1")
    assert (ann.at, ann.damage) == ("start_a-K", 9)
    ann = katakomben()[0].has(room="start_a-K", boots=1, damage=8, swords=1)
    with refused("KK-201"):
        ann.does("move:start_a-K-M")
    assert ann.does("battle:start_a-K-M/1").damage == 9


def test_kk_ex18_kk_g59_damage_needs_cubes_to_mark_it() -> None:
    ann = katakomben()[0].has(room="start_a-T", boots=1, cubes=0)
    with refused("KK-G59"):
        ann.does("move:start_a-T-K")
    ann = katakomben()[0].has(room="start_a-K", boots=1, cubes=1)
    with refused("KK-G59"):
        ann.does("move:start_a-K-M")
    assert ann.has(swords=1).does("battle:start_a-K-M/1").damage == 1


def test_kk_200_damage_of_a_tunnel_is_marked_with_cubes_of_the_supply() -> None:
    ann = katakomben()[0].has(room="start_a-T", boots=1).does("move:start_a-T-K")
    assert (ann.damage, ann.cubes) == (1, 29)


def test_tiles_can_be_laid_behind_doors_by_rule() -> None:
    """What the tests' own ``tile`` leaves out: the core's way of laying one."""
    table = katakomben().stack_is("S1")
    lay_behind(table.rules, table.state, 0, table.door("start_a-LE1"), 0)
    assert table.lies("S1") == (1, 0)
