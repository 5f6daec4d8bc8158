"""Tunnels (KL-046…055, KL-G25…G32)."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.klong import klong


def test_kl_046_a_boot_leads_through_a_tunnel() -> None:
    ann, _ = klong()
    with refused("KL-046"):
        ann.does("move:1-2")
    assert ann.has(boots=1).does("move:1-2").at == 2


def test_kl_047_some_tunnels_take_two_boots() -> None:
    ann, _ = klong()
    ann.has(room=3, boots=1)
    with refused("KL-047"):
        ann.does("move:3-4")
    assert ann.has(boots=2).does("move:3-4", "leave").boots == 0


def test_kl_048_monsters_in_a_tunnel_deal_damage() -> None:
    ann, _ = klong()
    ann.has(room=14, boots=1).does("move:14-19")
    assert (ann.at, ann.damage) == (19, 2)


def test_kl_049_each_sword_prevents_a_damage() -> None:
    for swords in (1, 2):
        ann, _ = klong()
        ann.has(room=14, boots=1, swords=2).does(f"battle:14-19/{swords}")
        assert (ann.damage, ann.swords) == (2 - swords, 2 - swords)


def test_kl_049_swords_one_does_not_have_prevent_nothing() -> None:
    ann, _ = klong()
    ann.has(room=14, boots=1, swords=1)
    with refused("KL-049"):
        ann.does("battle:14-19/2")


def test_kl_050_damage_is_marked_with_own_cubes() -> None:
    ann, _ = klong()
    ann.has(room=14, boots=1).does("move:14-19")
    assert (ann.damage, ann.cubes) == (2, 28)


def test_kl_051_nobody_may_knock_themselves_out() -> None:
    ann, _ = klong()
    ann.has(room=14, boots=1, swords=1, damage=8)
    with refused("KL-051"):
        ann.does("move:14-19")
    ann.does("battle:14-19/1")
    assert (ann.damage, ann.status_word) == (9, "inside")


def test_kl_052_a_locked_tunnel_needs_a_master_key() -> None:
    ann, _ = klong()
    ann.has(room=4, boots=1)
    with refused("KL-052"):
        ann.does("move:4-9")
    assert ann.owns("master_key").does("move:4-9", "leave").at == 9


def test_kl_053_the_master_key_is_sold_at_markets() -> None:
    ann, _ = klong()
    assert "trade:master_key" in ann.has(room=19, gold=7).offered


def test_kl_054_an_arrow_points_the_only_way() -> None:
    ann, _ = klong()
    with refused("KL-054"):
        ann.has(room=3, boots=2).does("move:7>3")
    assert ann.has(room=7).does("move:7>3").at == 3


def test_kl_055_a_crystal_cave_ends_the_movement() -> None:
    table = klong()
    ann, ben = table
    ann.has(room=3, boots=3).does("move:3-8")
    with refused("KL-055"):
        ann.does("move:3-8")
    ann.ends()
    ben.holds("").ends()
    assert ann.holds("").has(boots=1).does("move:3-8").at == 3


def test_kl_g25_without_cubes_swords_must_be_paid() -> None:
    ann, _ = klong()
    ann.has(room=14, boots=2, swords=2, cubes=1)
    with refused("KL-G25"):
        ann.does("move:14-19")
    assert ann.does("battle:14-19/1").damage == 1
    ann.has(room=14, swords=2)
    with refused("KL-G25"):
        ann.does("battle:14-19/1")
    assert ann.does("battle:14-19/2").damage == 1


def test_kl_g26_symbols_of_a_tunnel_add_up() -> None:
    ann, _ = klong()
    ann.has(room=26, boots=2).has(room=18, boots=1)
    with refused("KL-047"):
        ann.does("move:18-25")
    ann.has(boots=2).does("move:18-25", "leave")
    assert (ann.damage, ann.boots) == (1, 0)


def test_kl_g27_a_teleport_into_a_crystal_cave_stops_boots_but_not_teleports() -> None:
    ann, _ = klong()
    ann.has(room=3, boots=1, teleports=2).does("teleport:8")
    with refused("KL-055"):
        ann.does("move:3-8")
    assert ann.does("teleport:3").at == 3
    with refused("KL-055"):
        ann.does("move:2-3")


def test_kl_g27_a_dead_run_lifts_the_stop() -> None:
    ann, _ = klong()
    ann.has(room=3, teleports=1).does("teleport:8").plays("dead_run")
    assert ann.does("move:3-8").at == 3


def test_kl_g28_a_turn_that_begins_in_a_crystal_cave_is_free() -> None:
    ann, _ = klong()
    assert ann.has(room=8, boots=1).does("move:3-8").at == 3


@pytest.mark.parametrize(("room", "to"), [(14, 19), (4, 9), (3, 7), (5, 6), (3, 4)])
def test_kl_g29_a_teleport_ignores_monsters_locks_arrows_and_boots(room: int, to: int) -> None:
    ann, _ = klong()
    with refused("KL-G29"):
        ann.has(room=room).does(f"teleport:{to}")
    ann.has(teleports=1).does(f"teleport:{to}")
    assert (ann.at, ann.damage, ann.teleports) == (to, 0, 0)


def test_kl_g29_a_teleport_leads_next_door_only_and_is_an_entry() -> None:
    ann, _ = klong()
    with refused("KL-015"):
        ann.has(room=3, teleports=1).does("teleport:5")
    ann.does("teleport:4")
    assert ann.offered == {"take:minor", "leave"}


@pytest.mark.parametrize(("side", "one", "other"), [("day", 17, 22), ("dusk", 5, 6)])
def test_kl_g30_the_hands_at_the_edges_are_one_tunnel(side: str, one: int, other: int) -> None:
    ann = klong(options={"side": side})[0].has(room=one, boots=2).does(f"move:{one}-{other}")
    assert ann.at == other


def test_kl_g31_the_start_is_for_those_with_an_artifact() -> None:
    ann, _ = klong()
    ann.has(room=2, boots=1, teleports=1)
    for choice in ("move:1-2", "teleport:1"):
        with refused("KL-095"):
            ann.does(choice)
    assert ann.owns("ring").does("teleport:1").at == 1


def test_kl_g32_heroes_may_share_a_room() -> None:
    table = klong()
    table[1].has(room=2)
    assert table[0].has(boots=1).does("move:1-2").at == table[1].at
