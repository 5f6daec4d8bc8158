"""The core's own game: everything a raid can have, each thing seen once."""

from typing import Any

import pytest

from tischrunde.delve import names, tiles
from tischrunde.delve.model import Delve
from tischrunde.delve.tallies import TOKENS
from tischrunde.games import catalog
from tischrunde.games.burrow.rules import FAMILIES
from tischrunde.kernel.pile import CARD, SEEN
from tischrunde.kernel.rng import Rng
from tischrunde.table import Session, replay
from tischrunde.testing.delve import DelveSeat, DelveTable
from tischrunde.testing.table import refused

NEST, ROOT, HOLLOW = ("bend", "cross", "store")


class BurrowTable(DelveTable[DelveSeat, Delve]):
    """A table of a game that has nothing but what all raids have."""

    seat_type = DelveSeat


def burrow(seats: int = 2, seed: str = "test") -> BurrowTable:
    """A calm table: seat 0 is asked, hands are empty, nothing in the row attacks."""
    table = BurrowTable(catalog.load("burrow"), seats, seed=seed)
    return table.calm("thorn thorn map map", "feather feather moth moth moth")


def beside_mouth(table: BurrowTable, kind: str, turn: int = 0) -> str:
    """Lay a tile of a kind east of the mouth and say what its first room is called."""
    state: Any = table.state
    tile_set = table.rules.tile_set()
    word = next(w for w in table.rules.cards if w.startswith(kind) and is_hidden(table, w))
    number = table.rules.cards.index(word)
    i = [entry & CARD for entry in state.tiles.entries].index(number)
    state.tiles.take_at(i)
    tiles.lay(state, tile_set, number, 1, 0, turn)
    table.settled()
    return f"{word}-A"


def is_hidden(table: BurrowTable, word: str) -> bool:
    state: Any = table.state
    number = table.rules.cards.index(word)
    return number in [entry & CARD for entry in state.tiles.entries]


def test_a_tile_is_found_turned_and_entered() -> None:
    table = burrow()
    state: Any = table.state
    ann = table[0].has(room="mouth-B", boots=2, swords=2)
    ann.does("move:mouth-E")
    assert ann.asked == "ask-orient"
    assert state.tiles.entries[state.tiles.size() - 1] & SEEN == SEEN
    before = state.tiles.size()
    ann.does(min(ann.offered))
    assert (state.tiles.size(), state.laid.size()) == (before - 1, 2)
    entry = state.laid.entries[1]
    assert (tiles.x_of(entry), tiles.y_of(entry)) == (1, 0)


@pytest.mark.parametrize("turn", range(4))
def test_doors_of_tiles_side_by_side_face_each_other(turn: int) -> None:
    table = burrow()
    state: Any = table.state
    beside_mouth(table, "cross", turn)
    tile_set = table.rules.tile_set()
    mouth, cross = state.laid.entries
    here = tile_set.door(mouth & CARD, 1, 0, 0)
    there = tile_set.door(cross & CARD, 3, 0, turn)
    assert (state.faces[here], state.faces[there]) == (there, here)
    others = [tile_set.door(cross & CARD, side, 0, turn) for side in (0, 1, 2)]
    assert [state.faces[door] for door in others] == [names.EDGE] * 3


def test_every_dungeon_that_grows_is_sound() -> None:
    rules: Any = catalog.load("burrow")
    for seed in range(12):
        state = rules.setup(2 + seed % 4, f"grow {seed}")
        dice = Rng.from_seed(f"grow {seed}")
        while not state.over:
            rules.apply(state, state.choices[dice.below(len(state.choices))])
        faced = [(door, face) for door, face in enumerate(state.faces) if face >= 0]
        assert all(state.faces[face] == door for door, face in faced)
        cells = {(tiles.x_of(e), tiles.y_of(e)) for e in state.laid.entries}
        assert len(cells) == state.laid.size()


def test_what_no_stack_holds_cannot_be_discovered() -> None:
    table = burrow()
    state: Any = table.state
    while state.tiles.size() > 0:
        state.box.put(state.tiles.draw() | SEEN)
    table[0].has(room="mouth-B", boots=2)
    with refused("BU-16"):
        table[0].does("move:mouth-E")


def test_a_lock_takes_a_pick_and_stays_open_for_all() -> None:
    table = burrow()
    room = beside_mouth(table, NEST, 3)
    ann, ben = table
    inner = f"move:{room}-B"
    ann.has(room=room, boots=2, picks=0)
    with refused("BU-05"):
        ann.does(inner)
    ann.has(picks=1).does(inner)
    assert ann.picks == 0
    assert sum(table.state.opened) == 1
    ben.has(room=room, picks=0)
    ann.ends()
    ben.has(boots=1)
    assert inner in ben.offered


def test_a_nest_gives_once_a_turn() -> None:
    table = burrow()
    room = beside_mouth(table, NEST, 3)
    ann = table[0].has(room="mouth-B", boots=9, picks=2)
    ann.does("move:mouth-E")
    assert (ann.gold, ann.rewards) == (1, 1)
    ann.does(f"move:{room.removesuffix('-A')}-N").does("move:mouth-E")
    assert ann.gold == 1


def test_a_root_is_marked_once_by_every_seat() -> None:
    table = burrow()
    room = beside_mouth(table, ROOT)
    ann, ben = table
    ben.has(room=room)
    ann.has(room=room).does("visit:root")
    assert ann.skill == 2
    with refused("BU-14"):
        ann.does("visit:root")
    ann.ends()
    assert "visit:root" in ben.offered


def test_a_hollow_is_opened_once_by_anybody() -> None:
    table = burrow()
    room = beside_mouth(table, HOLLOW)
    ann, ben = table
    ben.has(room=room, picks=1)
    ann.has(room=room, picks=1).does("visit:hollow")
    assert (ann.gold, ann.picks, ann.noise) == (3, 0, 1)
    ann.ends()
    with refused("BU-14"):
        ben.does("visit:hollow")


def test_two_of_the_night_help_each_other_in_any_order() -> None:
    for order in (("owl", "moth"), ("moth", "owl")):
        ann = burrow()[0].deck_is("dig sniff sniff")
        ann.plays(*order)
        assert (ann.skill, ann.hand) == (3, "dig")


def test_a_moth_pays_for_every_noise_before_and_after_it() -> None:
    ann = burrow()[0].plays("rustle", "moth", "thorn")
    assert ann.gold == 2


def test_an_offer_is_used_once_whenever_one_likes() -> None:
    table = burrow()
    ann = table[0].plays("feather")
    assert "invoke:feather" in ann.offered
    ann.does("invoke:feather").does("choose:gold-1")
    assert ann.gold == 1
    assert "invoke:feather" not in ann.offered


def test_two_of_three_effects_and_a_trash_one_may_leave() -> None:
    table = burrow().row_is("hollow_log thorn map map")
    ann = table[0].has(gold=1).plays("rustle")
    ann.does("use:hollow_log").does("choose:trash")
    assert ann.offered == {"trash:rustle/area", "skip"}
    ann.does("skip")
    assert ann.offered == {"choose:gold-2", "choose:heal-1"}
    ann.does("choose:gold-2")
    assert ann.gold == 2


def test_what_is_trashed_from_a_discard_pile_leaves_when_the_turn_ends() -> None:
    table = burrow().row_is("hollow_log thorn map map")
    ann = table[0].has(gold=1).discard_is("rustle dig")
    ann.does("use:hollow_log").does("choose:trash").does("trash:rustle/discard").does(
        "choose:gold-2"
    )
    assert "rustle" in ann.discard
    ann.ends()
    assert "rustle" not in f"{ann.discard} {ann.deck} {ann.hand}"
    assert "rustle" in table.box


def test_a_sack_once_and_only_with_gold_of_this_turn() -> None:
    table = burrow()
    room = beside_mouth(table, HOLLOW)
    ann = table[0].has(room=room, gold=6)
    with refused("BU-03"):
        ann.does("trade:sack")
    ann.has(gold_gained=1).does("trade:sack")
    assert ann.hero.has[TOKENS + FAMILIES.index("backpack")] == 1
    with refused("BU-10"):
        ann.does("trade:sack")


def mist(table: BurrowTable, cubes: int) -> None:
    """An attack that draws nothing but mist."""
    state = table.state
    for kind in range(names.CUBE_KINDS):
        if kind != names.SPECIAL:
            state.aside[kind] += state.bag[kind]
            state.bag[kind] = 0
    state.bag[names.SPECIAL], state.aside[names.SPECIAL] = cubes, 2 - cubes
    state.push(names.ATTACK, 0, cubes, names.EXACT)
    table.settled()


def test_mist_hurts_all_and_comes_back_and_a_lantern_keeps_it_off() -> None:
    table = burrow(3)
    ann, ben, cat = table
    ann.holds("lantern")
    ann.deck_is("sniff")
    ben.holds("sniff").discard_is("lantern")
    mist(table, 1)
    assert (ann.asked, ann.offered) == ("ask-react", {"react:lantern", "skip"})
    ann.does("react:lantern")
    assert ann.hand == "sniff"
    ben.does("skip")  # owns one, and is asked although it is not in hand: silence would tell
    assert [seat.damage for seat in table] == [0, 1, 1]
    assert table.state.noise[names.SPECIAL] == 1
    assert cat.hero.status == names.INSIDE


def test_who_has_no_cubes_borrows_black_ones_and_heals_them_last() -> None:
    table = burrow()
    ann = table[0].has(cubes=0)
    mist(table, 1)
    assert (ann.damage, ann.borrowed, ann.cubes) == (1, 1, 0)
    black = int(table.state.aside[names.BLACK])
    ann.owns("berry").does("drink:berry")
    assert (ann.damage, ann.borrowed) == (0, 0)
    assert table.state.aside[names.BLACK] == black + 1


def test_who_is_out_draws_exactly_three() -> None:
    table = burrow(3)
    ann, ben, _ = table
    ben.hero.status = names.ESCAPED
    ann.ends()
    assert table.told_of("attacked") == [3]


def test_the_dragon_goes_up_space_by_space() -> None:
    table = burrow().row_is("hoard thorn map map")
    room = beside_mouth(table, NEST, 3)
    ann = table[0].has(room=room, skill=3, picks=1)
    ann.does("use:hoard")
    assert table.told_of("angered") == [3, 4]
    assert (ann.gold, ann.picks) == (4, 0)


def test_a_game_of_five_is_recorded_and_played_again() -> None:
    session = Session(catalog.load("burrow"), seats=5, seed="five")
    dice = Rng.from_seed("five")
    while session.decision is not None:
        options = session.decision.options
        choice = session.rules.spell(session.state, options[dice.below(len(options))])
        session.choose(session.decision.seat, choice)
    assert replay(session.rules, session.record).state.over


# -- portals: no tile of the burrow has one, so they are conjured ----------------------------------


def portals(table: BurrowTable, *words: str) -> None:
    """Let these doors be portals."""
    state: Any = table.state
    for word in words:
        state.faces[state.plan.one[table.rules.door_words.index(word)]] = names.PORTAL
    table.settled()


def test_a_portal_leads_out_of_any_other_by_the_name_of_the_exit() -> None:
    table = burrow()
    room = beside_mouth(table, "cross", turn=1)
    tile = room.removesuffix("-A")
    portals(table, "mouth-N", f"{tile}-N", f"{tile}-S")
    ann = table[0].has(room="mouth-B", boots=1)
    ways = {f"move:{tile}-N", f"move:{tile}-S"}
    assert ways <= set(ann.offered)
    assert "move:mouth-N" not in ann.offered, "nobody comes out where they went in"
    ann.does(f"move:{tile}-S")
    assert (ann.room_word, ann.boots) == (room, 0)


def test_the_rooms_of_portals_are_adjacent() -> None:
    table = burrow()
    room = beside_mouth(table, "cross", turn=1)
    state: Any = table.state
    portals(table, "mouth-N", f"{room.removesuffix('-A')}-N")
    ann = table[0].has(room="mouth-B", teleports=1)
    assert f"teleport:{room}" in ann.offered
    state.faces[state.plan.one[table.rules.door_words.index("mouth-E")]] = names.NOTHING
    table.settled()
    assert f"teleport:{room}" in ann.offered, "by the portal alone"


def test_a_lonely_portal_leads_nowhere() -> None:
    table = burrow()
    portals(table, "mouth-N")
    offered = table[0].has(room="mouth-B", boots=9).offered
    assert not any(word.endswith("mouth-N") for word in offered)
    assert "move:mouth-E" in offered


def test_what_lies_on_the_table_tells_what_every_door_faces() -> None:
    rules: Any = catalog.load("burrow")
    state = rules.setup(3, "faces")
    numbers = {word: number for number, word in enumerate(rules.cards)}
    dice = Rng.quick(1, 2, 3)
    while not state.over:
        options = list(state.choices)
        rules.apply(state, options[dice.below(len(options))])
        seen = rules.observe(state, 0)["laid"]
        faces = tiles.faces_of(state.plan, rules.tile_set(), numbers, seen)
        assert list(faces) == list(state.faces)
    assert state.laid.size() > 4
