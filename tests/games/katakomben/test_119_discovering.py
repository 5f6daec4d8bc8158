"""Discovering tiles (KK-120…KK-130, KK-179, KK-G10…G15, KK-G17, KK-G58)."""

import pytest

from tischrunde.delve import names as core
from tischrunde.testing import refused
from tischrunde.testing.katakomben import KatakombenSeat, KatakombenTable, katakomben


def before(
    tile: str, room: str = "start_a-V", **has: int
) -> tuple[KatakombenTable, KatakombenSeat]:
    """Seat 0 in a room, with this tile on top of the stack."""
    table = katakomben().stack_is(f"{tile} S6")
    return table, table[0].has(room=room, **has)


def test_kk_120_kk_122_the_top_tile_is_shown_turned_as_one_likes_and_laid_there() -> None:
    table, ann = before("S2", boots=1, swords=1)
    ann.does("move:start_a-LS1")
    assert ann.sees["next_tile"] == "S2"
    assert {option.partition("/")[0] for option in ann.offered if option.startswith("lay")} == {
        "lay:0", "lay:90", "lay:180", "lay:270",
    } - {barred(ann)}  # fmt: skip
    ann.does("lay:180/0")
    assert (table.lies("S2"), table.turn_of("S2"), ann.at) == ((0, 1), 180, "S2-B")


def barred(ann: KatakombenSeat) -> str:
    """The orientation whose entry shows footprints."""
    (one,) = [turn for turn in ann.sees["laying"]["turns"] if turn["barred"]]
    assert (one["boots"], one["barred"]) == (2, "KK-089")
    return f"lay:{one['turn']}"


def test_kk_121_kk_123_tiles_lie_side_by_side_and_never_upon_each_other() -> None:
    table, ann = before("S2", boots=9, swords=9)
    ann.does("move:start_a-LS1", "lay:180/0")
    cells = [(tile["x"], tile["y"]) for tile in ann.sees["laid"]]
    assert cells == [(0, 0), (0, -1), (0, 1)]
    assert table.state.faces[table.door("start_a-LS1")] >= 0
    assert table.state.faces[table.door("start_a-LS2")] >= 0


@pytest.mark.parametrize(
    ("room", "door", "cell"),
    [
        ("start_a-K", "UE2", (1, -1)),
        ("start_a-G", "LE1", (1, 0)),
        ("start_a-K", "UW1", (-1, -1)),
        ("start_a-T", "LW2", (-1, 0)),
    ],
)
def test_kk_124_beside_the_start_tile_a_tile_touches_one_half(
    room: str, door: str, cell: tuple[int, int]
) -> None:
    table, ann = before("S5", room, boots=2, swords=2)
    ann.does(f"move:start_a-{door}")
    ann.does(min(option for option in ann.offered if option.startswith("lay")))
    assert table.lies("S5") == cell


def test_kk_125_kk_126_the_tunnel_may_get_symbols_and_they_are_dealt_with_at_once() -> None:
    _, ann = before("S1", "start_a-G", boots=1, swords=1)
    ann.does("move:start_a-LE1")
    turns = {turn["turn"]: turn for turn in ann.sees["laying"]["turns"]}
    with_monster = next(turn for turn, cost in turns.items() if cost["monsters"])
    ann.does(f"lay:{with_monster}/0")
    assert (ann.damage, ann.swords) == (1, 1)


def test_kk_127_kk_g12_what_cannot_be_paid_must_lie_otherwise() -> None:
    _, ann = before("D07", "start_a-G", boots=1, picks=0, damage=9)
    ann.does("move:start_a-LE1")
    why = {turn["entry"]: turn["barred"] for turn in ann.sees["laying"]["turns"]}
    assert {"KK-089", ""} <= set(why.values()) <= {"KK-089", "KK-093", "KK-096", "KK-201", ""}
    for turn in ann.sees["laying"]["turns"]:
        if turn["barred"]:
            with refused(turn["barred"]):
                ann.does(f"lay:{turn['turn']}/0")


def test_kk_128_kk_ex21_during_the_pause_one_gets_what_is_missing() -> None:
    _, ann = before("S2", boots=1, swords=1)
    ann.owns("swiftness").does("move:start_a-LS1")
    footprints = barred(ann)
    with refused("KK-089"):
        ann.does(f"{footprints}/0")
    ann.does("drink:swiftness", f"{footprints}/0")
    assert (ann.boots, ann.at) == (0, "S2-A")


def test_kk_129_an_empty_stack_ends_all_discoveries() -> None:
    ann = katakomben().stack_is("")[0].has(room="start_a-V", boots=2, teleports=1)
    for way in ("move:start_a-LS1", "teleport:start_a-LS1"):
        with refused("KK-129"):
            ann.does(way)


def test_kk_179_kk_g14_a_teleport_over_an_edge_discovers_and_minds_no_symbol() -> None:
    table, ann = before("D10", teleports=1)
    ann.does("teleport:start_a-LS1")
    assert ann.offered == {"lay:0/0", "lay:90/0", "lay:180/0", "lay:270/0"}
    entry = ann.sees["laying"]["turns"][1]
    ann.does("lay:90/0")
    assert (ann.at, ann.boots, ann.damage, ann.picks) == (entry["room"], 0, 0, 3)
    assert table.lies("D10") == (0, 1)


@pytest.mark.parametrize(
    ("room", "door", "has", "rule"),
    [
        ("start_a-V", "LS1", {"boots": 0}, "KK-087"),
        ("start_a-V", "LS2", {"boots": 1}, "KK-089"),
        ("start_a-M", "UE1", {"boots": 1, "picks": 0}, "KK-093"),
        ("start_a-M", "UW2", {"boots": 1, "damage": 9}, "KK-201"),
        ("start_a-M", "UW2", {"boots": 1, "cubes": 0}, "KK-G59"),
    ],
)
def test_kk_g10_the_known_half_must_be_paid_for_before_anything_is_shown(
    room: str, door: str, has: dict[str, int], rule: str
) -> None:
    _, ann = before("S2", room, **has)
    with refused(rule):
        ann.does(f"move:start_a-{door}")
    enough = {"boots": 2, "picks": 1, "damage": 0, "swords": 1}
    ann.has(**enough).does(f"move:start_a-{door}")
    assert ann.asked == "ask-orient"
    assert (ann.boots, ann.picks, ann.swords) == (2, 1, 1)  # paid on arrival


def test_kk_g10_no_tile_is_shown_behind_an_arrow_that_points_inwards() -> None:
    table = katakomben().tile("D22", 1, 0, 180)  # S1 lets in only, and looks north now
    ann = table[0].has(room="D22-C", boots=2)
    with refused("KK-096"):
        ann.does("move:D22-S1")


def test_kk_g11_if_nothing_can_be_paid_the_tile_lies_and_the_pawn_stays() -> None:
    table, ann = before("S2", "start_a-M", boots=1, cubes=1, damage=0, picks=0)
    ann.holds("stumble").does("move:start_a-UW2", "play:stumble")  # no cube for the monster now
    lays = {option for option in ann.offered if option.startswith("lay")}
    assert lays == {"lay:0/0", "lay:90/0", "lay:180/0", "lay:270/0"}
    ann.does("lay:90/0")
    assert (table.lies("S2"), ann.at, ann.boots, ann.damage) == ((-1, -1), "start_a-M", 1, 0)


def test_kk_g13_what_a_tile_brings_is_there_before_its_finder() -> None:
    table, ann = before("D05", boots=1, swords=1)
    ann.does("move:start_a-LS1", "lay:0/0")
    kinds = table.kinds
    assert kinds.index("called-special") < kinds.index("moved")
    assert kinds.index("placed-artifact") < kinds.index("moved")
    assert table.tokens_in("D05-A") == ["ring"]


def test_kk_g15_being_turned_round_or_starting_there_is_no_entry() -> None:
    table = katakomben().tile("S2", 1, 0).dungeon_starts("sudden_movement")
    ann, ben = table
    ann.has(room="S2-B", skill=3).does("buy:swindle").ends()
    ann.does("rotate:90")
    assert (table.turn_of("S2"), ann.at, ann.gold) == (90, "S2-B", 0)
    ben.holds("").ends()
    assert (ann.asked, ann.gold) == ("ask-turn", 0)


def test_kk_g17_all_that_is_on_a_tile_turns_with_it_and_its_tunnels_join_anew() -> None:
    table = katakomben().tile("S3", 1, 0).dungeon_starts("animated_wall").opens("S3-A-B")
    ann, _ = table
    faced = table.state.faces[table.door("start_a-LE1")]
    ann.has(room="S3-A", skill=3).does("buy:swindle").ends()
    assert (table.turn_of("S3"), ann.at) == (180, "S3-A")
    now = table.state.faces[table.door("start_a-LE1")]
    assert now != faced and table.state.faces[now] == table.door("start_a-LE1")
    assert ann.sees["opened"] == ["S3-A-B"]


def test_kk_g17_the_start_tile_never_turns() -> None:
    table = katakomben().dungeon_starts("animated_wall")
    table[0].has(room="start_a-V", skill=3).does("buy:swindle").ends()
    assert table.turn_of("start_a") == 0
    assert table.happened("turned-tile") == []


def test_kk_g58_the_pawn_is_still_there_and_may_do_all_but_move_and_end() -> None:
    table, ann = before("S2", boots=3, swords=2, skill=9, teleports=1)
    ann.plays("blink_spell", "remove_traps", "charlatan").holds("burgle").does("move:start_a-LS1")
    assert ann.at == "start_a-V"
    offered = ann.offered
    assert {"play:burgle", "buy:bandit", "fight:goblin", "invoke:charlatan"} <= offered
    verbs = {option.partition(":")[0] for option in offered}
    assert not verbs & {"move", "battle", "teleport", "end"}
    for card in ("blink_spell", "remove_traps"):
        with refused("KK-G58"):
            ann.does(f"invoke:{card}")
    ann.does("play:burgle", "buy:mercenary", "lay:180/0")
    assert (ann.at, ann.boots) == ("S2-B", 2)
    assert "invoke:blink_spell" in ann.offered
    assert table.state.row.size() == 6


def test_kk_g58_what_the_only_way_takes_cannot_be_spent() -> None:
    _, ann = before("S5", "start_a-M", boots=1, damage=9, swords=2, picks=0)
    ann.does("move:start_a-UW2")  # a monster on the known half
    with refused("KK-G58"):
        ann.does("fight:goblin")
    ann.has(swords=3).does("fight:goblin")
    assert (ann.gold, ann.swords) == (1, 1)


def test_kk_g58_a_guardian_beaten_in_the_pause_lays_its_tile_after_arrival() -> None:
    table = katakomben().row_is("marble_guardian").stack_is("S2 S1 S4")
    ann = table[0].has(room="start_a-V", boots=1, swords=4)
    ann.does("move:start_a-LS1", "fight:marble_guardian")
    assert (ann.asked, table.lies("S2")) == ("ask-orient", None)
    ann.does("lay:180/0")
    assert (ann.at, ann.asked) == ("S2-B", "ask-place")
    ann.does(min(ann.offered))
    assert (ann.asked, ann.sees["next_tile"]) == ("ask-orient", "S1")
    ann.does("lay:0/0")
    assert ann.offered == {"choose:teleport-tile", "choose:gold-2"}
    ann.does("choose:teleport-tile", "teleport:S1-B")
    assert ann.at == "S1-B"


def test_every_dungeon_that_grows_is_sound() -> None:
    """Openings match, cells are distinct, and everything laid hangs together."""
    for seed in range(4):
        table = katakomben(2 + seed % 5, {"side": "ab"[seed % 2]}, seed=f"grow {seed}")
        for _ in table.played(seed):
            pass
        faces = table.state.faces
        faced = [(door, face) for door, face in enumerate(faces) if face >= 0]
        assert all(faces[face] == door for door, face in faced)
        cells = [(tile["x"], tile["y"]) for tile in table.spectators_see["laid"]]
        assert len(cells) == len(set(cells))
        for x, y in cells:
            assert {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & set(cells)
        laid = {tile["tile"] for tile in table.spectators_see["laid"]}
        for door, face in enumerate(faces):
            if face in (core.EDGE, core.PORTAL):
                room = table.rules.room_words[table.state.plan.room[door]]
                assert room.rpartition("-")[0] in {word.removesuffix("_upper") for word in laid}


def test_kk_g23_cards_played_in_the_pause_hear_of_the_room_one_comes_to() -> None:
    table, ann = before("D19", boots=2, swords=2)
    ann.holds("pillage").deck_is("burgle").does("move:start_a-LS2", "play:pillage")
    turn = next(t["turn"] for t in ann.sees["laying"]["turns"] if t["entry"] == "D19-N1")
    ann.does(f"lay:{turn}/1")
    assert (ann.at, ann.gold, ann.hand) == ("D19-A", 3, "burgle")
    assert table.lies("D19") == (0, 1)
