"""KK-119…130 and their rulings: discovering, laying, the pause, and tiles that turn."""

import pytest

from tischrunde.games.katakomben.load import text, with_tiles
from tischrunde.testing import refused
from tischrunde.testing.katakomben import CALM_ROW, CALM_TOP, KatakombenTable, katakomben


def at_the_edge(stack: str = "S1", **has: int) -> KatakombenTable:
    """Seat 0 stands on the wayshrine of side A, to the west of which nothing lies yet."""
    table = katakomben().stack_is(stack)
    table[0].has(room="start_a-T", **has)
    return table


def test_kk_088_kk_119_kk_120_going_over_an_edge_discovers_a_tile() -> None:
    table = at_the_edge("S1 S2", boots=1)
    ann = table[0].does("move:start_a-LW2")
    assert (ann.asked, table.kinds) == ("ask-orient", ["found-tile"])
    ann.does("lay:0/0")
    assert (ann.at, ann.boots, table.lies("S1")) == ("S1-B", 0, (-1, 0))
    assert table[1].sees["tiles"] == 1


def test_kk_121_kk_123_into_the_empty_cell_beside_the_edge() -> None:
    cells = {}
    for door, room in (("LE1", "G"), ("LS1", "V"), ("UW1", "K"), ("UN2", "M")):
        table = katakomben().stack_is("S1")
        ann = table[0].has(room=f"start_a-{room}", boots=2, swords=2)
        ann.does(f"move:start_a-{door}")
        ann.does(next(option for option in sorted(ann.offered) if option.startswith("lay:")))
        cells[door] = table.lies("S1")
    assert cells == {"LE1": (1, 0), "LS1": (0, 1), "UW1": (-1, -1), "UN2": (0, -2)}


def test_kk_122_turned_as_one_likes() -> None:
    for turn, room in ((0, "S1-B"), (90, "S1-A"), (270, "S1-B")):
        table = at_the_edge(boots=1)
        ann = table[0].does("move:start_a-LW2", f"lay:{turn}/0")
        assert (table.turn_of("S1"), ann.at) == (turn, room)


def test_kk_125_kk_126_what_the_new_half_shows_is_paid_on_the_way() -> None:
    for swords, damage in ((0, 1), (1, 0)):
        table = katakomben().stack_is("D05")
        ann = table[0].has(room="start_a-G", boots=1, swords=1)
        ann.does("move:start_a-LE1", f"lay:0/{swords}")
        assert (ann.at, ann.damage, ann.swords) == ("D05-A", damage, 1 - swords)


@pytest.mark.parametrize(
    ("room", "door", "has", "rule"),
    [
        ("start_a-M", "UE1", {"boots": 1, "picks": 0}, "KK-093"),
        ("start_a-V", "LS2", {"boots": 1}, "KK-089"),
        ("start_a-V", "LE2", {"boots": 1, "damage": 9}, "KK-201"),
        ("start_a-V", "LS1", {"boots": 0}, "KK-087"),
    ],
)
def test_kk_g10_the_known_half_must_be_payable_first(
    room: str, door: str, has: dict[str, int], rule: str
) -> None:
    table = katakomben().stack_is("S1")
    ann = table[0].has(room=room, **has)
    with refused(rule):
        ann.does(f"move:start_a-{door}")
    assert table.lies("S1") is None


def test_kk_127_kk_g12_an_orientation_one_cannot_pay_is_no_choice() -> None:
    ann = at_the_edge("D07", boots=1)[0].does("move:start_a-LW2")
    with refused("KK-096"):
        ann.does("lay:0/0")  # an arrow against whoever comes
    ann = at_the_edge("D07", boots=1, picks=0)[0].does("move:start_a-LW2")
    with refused("KK-093"):
        ann.does("lay:90/0")


def test_kk_g11_where_no_orientation_can_be_paid_one_stays_and_pays_nothing() -> None:
    """No tile of ours is like that; here the first safe one has footprints on every way."""
    tiles = text("tiles")
    for way in ("N1-A", "E1-B", "S1-B"):
        tiles = tiles.replace(f'"{way}"', f'"{way} 2B"')
    table = KatakombenTable(with_tiles(tiles, "tiles.toml"), 2, {"first": "seat0"})
    table.calm(CALM_ROW, CALM_TOP).stack_is("S1")
    ann = table[0].has(room="start_a-T", boots=1).does("move:start_a-LW2")
    assert {"lay:0/0", "lay:90/0", "lay:180/0", "lay:270/0"} <= ann.offered
    ann.does("lay:90/0")
    assert (ann.at, ann.boots, table.turn_of("S1")) == ("start_a-T", 1, 90)


def test_kk_g13_artifact_and_ghost_come_before_the_pawn() -> None:
    table = katakomben().stack_is("D05")
    table[0].has(room="start_a-G", boots=1).does("move:start_a-LE1", "lay:0/0")
    kinds = [kind for kind in table.kinds if kind != "hurt"]
    assert kinds.index("laid-tile") < kinds.index("called-special") < kinds.index("moved")
    assert kinds.index("placed-artifact") < kinds.index("moved")


def test_kk_g06_every_side_of_every_tile_has_two_openings() -> None:
    table = katakomben()
    tiles = table.rules.tile_set()
    for word in ["S1", "S6", "D01", "D22"]:
        for side in range(4):
            doors = {int(tiles.door(table.number(word), side, n, 0)) for n in (0, 1)}
            assert len(doors) == 2 and min(doors) >= 0


def test_kk_g07_a_tile_joins_all_its_neighbours_at_once() -> None:
    table = katakomben().tile("S1", 1, 0).tile("S2", 0, 1).stack_is("D20")
    ann = table[0].has(room="S1-B", boots=1).does("move:S1-S1", "lay:0/0")
    assert table.lies("D20") == (1, 1)
    ann.has(room="S2-A", boots=1).does("move:S2-E1")
    assert ann.at == "D20-A"


# -- the pause ------------------------------------------------------------------------------------


def test_kk_g58_a_pause_allows_what_helps_and_nothing_else() -> None:
    table = at_the_edge(boots=2, teleports=1, skill=4, swords=2)
    ann = table[0].holds("sidestep").does("move:start_a-LW2")
    assert {"play:sidestep", "buy:bandit", "fight:goblin"} <= ann.offered
    for choice in ("move:start_a-V-T", "teleport:start_a-V", "end"):
        with refused("KK-122"):  # first the tile must be laid
            ann.does(choice)
    ann.does("play:sidestep", "buy:bandit", "visit:wayshrine", "lay:0/0")
    assert (ann.at, ann.boots, ann.gold) == ("S1-B", 3, 1)


def test_kk_128_a_device_may_bring_what_is_missing() -> None:
    table = at_the_edge(boots=1, skill=2).row_is("underground_river")
    ann = table[0].does("move:start_a-LW2")
    with refused("KK-089"):
        ann.does("lay:180/0")
    ann.does("use:underground_river", "choose:boots-1", "lay:180/0")
    assert (ann.at, ann.boots) == ("S1-A", 0)


def test_kk_g58_what_lays_a_tile_waits_until_one_has_arrived() -> None:
    table = at_the_edge("S1 S2", boots=1, swords=3).row_is("marble_guardian")
    ann = table[0].does("move:start_a-LW2", "fight:marble_guardian")
    assert ann.asked == "ask-orient"
    ann.does("lay:0/0")
    assert (ann.at, ann.asked) == ("S1-B", "ask-place")
    assert all(option.startswith("place:S1-") for option in ann.offered)


def test_kk_g58_a_card_of_the_row_is_replaced_after_arriving() -> None:
    ann = at_the_edge(boots=1)[0].plays("remove_traps").does("move:start_a-LW2")
    with refused("KK-G58"):
        ann.does("invoke:remove_traps")
    assert "invoke:remove_traps" in ann.does("lay:0/0").offered


# -- turned tiles ---------------------------------------------------------------------------------


def test_kk_g17_all_that_lies_on_a_tile_turns_with_it() -> None:
    table = katakomben().tile("S1", 1, 0).token_in("S1-A", "ring")
    table.dungeon_starts("sudden_movement")
    ann, ben = table
    ann.has(room="S1-A", skill=3).does("buy:swindle").ends()
    assert "rotate:0" not in ann.offered
    ann.does("rotate:180")
    assert (ann.at, table.tokens_in("S1-A")) == ("S1-A", ["ring"])
    ben.holds("").has(room="start_a-G", boots=1, swords=1)
    ben.does("battle:start_a-LE1/1")  # its other side is here now
    assert ben.at == "S1-B"


def trapped(mercy: bool) -> KatakombenTable:
    """D19: the ways out of room A lead over edges, and nothing is left to discover."""
    table = katakomben(options={"mercy": mercy}).tile("D19", 1, 0, 180).stack_is("")
    table[0].has(room="D19-A", picks=0)
    return table


def test_kk_g22_who_is_trapped_stays() -> None:
    ann = trapped(False)[0].has(boots=9, swords=9)
    assert not any(option.startswith(("move:", "battle:", "rotate:")) for option in ann.offered)


def test_kk_g22_with_mercy_who_is_trapped_may_turn_the_tile() -> None:
    table = trapped(True)
    ann = table[0]
    rotations = {option for option in ann.offered if option.startswith("rotate:")}
    assert rotations == {"rotate:0", "rotate:90", "rotate:270"}
    ann.has(boots=1).does("rotate:0", "move:D19-W2")
    assert (ann.at, table.turn_of("D19")) == ("start_a-G", 0)
    with refused("KK-G22"):
        ann.has(room="D19-B").does("rotate:90")  # that room has a way
