"""Goals, material and setup (KK-001…KK-043, KK-G01…G06, KK-G55, KK-G68)."""

from collections import Counter

import pytest

from tischrunde.delve import names as core
from tischrunde.delve.tiles import x_of, y_of
from tischrunde.games import catalog
from tischrunde.kernel.errors import BadOption
from tischrunde.kernel.pile import CARD, SEEN, SPECTATOR
from tischrunde.testing import refused
from tischrunde.testing.katakomben import KatakombenTable, dealt, katakomben

RULES = catalog.load("klong-katakomben")
SEATS = pytest.mark.parametrize("seats", range(2, 7))


def quiet_deal(seats: int) -> KatakombenTable:
    """A table whose first row says nothing on arriving."""
    for seed in range(50):
        table = dealt(seats, {"first": "seat0"}, f"quiet {seed}")
        if all(table.book.arrive[entry & CARD] == 0 for entry in table.state.row.entries):
            return table
    raise AssertionError("no such deal")


def words(pile: object) -> list[str]:
    return [RULES.cards[entry & CARD] for entry in pile.entries]  # type: ignore[attr-defined]


def test_kk_001_kk_119_the_dungeon_has_no_board_and_begins_with_the_start_tile() -> None:
    table = dealt()
    assert [(t["tile"], t["x"], t["y"]) for t in table.spectators_see["laid"]] == [
        ("start_a", 0, 0), ("start_a_upper", 0, -1),
    ]  # fmt: skip


def test_kk_002_kk_015_the_dungeon_deck_is_the_hundred_cards_of_this_box() -> None:
    assert len(RULES.book.dungeon_deck) == 100  # type: ignore[attr-defined]
    assert len(set(RULES.book.dungeon_deck)) == 68  # type: ignore[attr-defined]


def test_kk_003_kk_014_everybody_starts_with_the_same_ten_cards() -> None:
    for hero in dealt(4).state.heroes:
        found = Counter(words(hero.deck) + words(hero.hand))
        assert found == {"burgle": 6, "stumble": 2, "sidestep": 1, "scramble": 1}


def test_kk_004_kk_205_an_artifact_and_the_way_back_to_the_crypt_are_an_escape() -> None:
    ann, _ = katakomben()
    ann.owns("ring").has(room="start_a-V", boots=1).does("move:start_a-C-V").ends()
    assert (ann.at, ann.status_word) == ("start_a-C", "escaped")


def test_kk_005_kk_223_most_points_win() -> None:
    table = katakomben(3)
    for seat, gold in zip(table, (3, 9, 5), strict=True):
        seat.owns(["ring", "ankh", "vase"][seat.number]).has(gold=gold, status=core.ESCAPED)
    assert [seat.points for seat in table] == [8, 16, 15]
    assert (table.standings, RULES.winners(table.state)) == ([[1], [2], [0]], [1])


@pytest.mark.parametrize("seats", [1, 7])
def test_kk_006_two_to_four_play_and_five_or_six_as_a_party(seats: int) -> None:
    assert RULES.seats == (2, 6)
    with pytest.raises(BadOption):
        dealt(seats)


def test_kk_007_one_rage_track_one_klong_area_and_a_health_track_each() -> None:
    view = dealt(3).spectators_see
    assert len(view["rage_track"]) == 7
    assert [hero["health"] for hero in view["heroes"]] == [10, 10, 10]
    assert all("noise" in hero for hero in view["heroes"])


def test_kk_008_kk_029_the_start_tile_has_two_sides_to_choose_from() -> None:
    for side in ("a", "b"):
        view = dealt(2, {"side": side}).spectators_see
        assert view["laid"][0]["tile"] == f"start_{side}"
        assert view["heroes"][0]["room"] == f"start_{side}-C"
    with pytest.raises(BadOption):
        dealt(2, {"side": "c"})


def test_kk_009_kk_018_twenty_two_tiles_of_the_depths_and_six_safe_ones() -> None:
    backs = Counter(RULES.book.back_words[RULES.backs[tile]] for tile in tiles())  # type: ignore[attr-defined]
    assert backs == {"depths": 22, "safe": 6, "start": 4}  # two sides of two halves


def tiles() -> range:
    return range(RULES.book.tiles, len(RULES.cards))  # type: ignore[attr-defined]


@SEATS
def test_kk_010_kk_025_the_bag_holds_all_black_cubes_and_nothing_else(seats: int) -> None:
    table = dealt(seats)
    assert table.black() == (24, 0)
    assert sum(table.state.bag) == 24


@SEATS
def test_kk_011_kk_037_everybody_has_thirty_cubes(seats: int) -> None:
    table = dealt(seats)
    assert [seat.cubes + seat.noise for seat in table] == [30] * seats


def test_kk_012_kk_024_five_ghosts_wait_in_the_bank() -> None:
    assert dealt().ghosts == (5, 0, 0)


def test_kk_013_kk_032_the_reserve_is_three_stacks_and_a_goblin() -> None:
    table = dealt()
    found = {card: table.left(card) for card in ("mercenary", "explore", "secret_tome", "goblin")}
    assert found == {"mercenary": 15, "explore": 15, "secret_tome": 12, "goblin": 1}


def test_kk_016_kk_028_what_tokens_there_are() -> None:
    table = dealt(4)
    state = table.state
    sizes = [pile.size() for pile in (state.artifacts, state.majors, state.minors, state.prisoners)]
    assert sizes == [7, 11, 20, 20]
    assert Counter(words(state.market)) == {
        "backpack": 2, "blood_amulet": 2, "burglars_kit": 3, "crown_10": 1, "crown_9": 1,
        "crown_8": 1,
    }  # fmt: skip
    assert len(table.tokens_in("start_a-M")) == 3
    assert table.left("mastery") == 4


@pytest.mark.parametrize(("seats", "space"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_kk_017_kk_g01_kk_g03_where_the_dragon_starts(seats: int, space: int) -> None:
    view = dealt(seats).spectators_see
    assert view["rage"] == space
    track = [2, 2, 3, 3, 4, 4, 5] if seats < 5 else [2, 2, 2, 3, 3, 3, 4, 4, 5]
    assert view["rage_track"] == track


def test_kk_019_kk_020_kk_021_kk_130_four_safe_tiles_lie_on_the_depths() -> None:
    state = dealt().state
    backs = [RULES.back_words[RULES.backs[entry & CARD]] for entry in state.tiles.entries]
    assert backs == ["depths"] * 22 + ["safe"] * 4  # the top one is the last
    gone = [entry for entry in state.box.entries if entry & CARD in tiles()]
    assert len(gone) == 2 and all(entry & SEEN == 0 for entry in gone)
    orders = {tuple(words(dealt(seed=str(n)).state.tiles)) for n in range(5)}
    assert len(orders) == 5


def test_kk_022_kk_023_kk_282_gold_and_lockpicks_never_run_out() -> None:
    ann = katakomben()[0].has(gold=500, picks=40, swords=2)
    ann.does("fight:goblin")
    assert (ann.gold, ann.picks) == (501, 40)


def test_kk_026_artifacts_lie_by_value_the_lowest_on_top() -> None:
    top_first = dealt().spectators_see["artifacts"]
    assert top_first == ["ring", "ankh", "vase", "mask", "shield", "thurible", "chestplate"]
    assert [int(RULES.book.points[RULES.book.numbers[t]]) for t in top_first] == [  # type: ignore[attr-defined]
        5, 7, 10, 12, 15, 17, 20,
    ]  # fmt: skip


def test_kk_027_secrets_and_prisoners_lie_face_down_each_kind_by_itself() -> None:
    state = dealt().state
    for back in ("major", "minor", "prisoner"):
        pile = state.bank(back)
        assert all(entry & SEEN == 0 for entry in pile.entries)
        assert {RULES.back_words[RULES.backs[e & CARD]] for e in pile.entries} == {back}
    assert len({tuple(words(dealt(seed=str(n)).state.minors)) for n in range(5)}) == 5


def test_kk_030_idols_lie_on_the_monkey_shrine_of_either_side() -> None:
    for side in ("a", "b"):
        assert dealt(2, {"side": side}).tokens_in(f"start_{side}-M") == ["monkey_idol"] * 3


@SEATS
def test_kk_031_a_mastery_token_for_every_player(seats: int) -> None:
    assert dealt(seats).left("mastery") == seats


def test_kk_033_kk_034_six_cards_without_a_dragon_make_the_first_row() -> None:
    for seed in range(20):
        table = dealt(seed=f"row {seed}")
        assert table.state.row.size() == 6
        assert not any(table.book.dragon[entry & CARD] for entry in table.state.row.entries)
        assert table.state.dungeon.size() == 94


def test_kk_035_the_dungeon_discard_pile_starts_empty() -> None:
    assert dealt().spent == ""


def test_kk_036_kk_169_cards_of_the_first_row_arrive_before_the_first_turn() -> None:
    loud = {"skeleton_priest", "archoverlord"}
    for seed in range(40):
        table = dealt(3, {"first": "seat0"}, f"loud {seed}")
        louder = sum(word in loud for word in table.row.split())
        assert [seat.noise for seat in table] == [3 + louder, 2 + louder, 1 + louder]


def test_kk_038_kk_g50_everybody_begins_in_the_crypt_without_having_entered_it() -> None:
    table = katakomben()
    ann = table[0]
    assert ann.at == "start_a-C"
    ann.has(boots=2).does("move:start_a-C-V")
    with refused("KK-137"):
        ann.does("move:start_a-C-V")


@SEATS
def test_kk_039_three_lockpicks_each(seats: int) -> None:
    assert [seat.picks for seat in dealt(seats)] == [3] * seats


def test_kk_040_kk_044_five_cards_make_a_hand() -> None:
    assert [seat.hero.hand.size() for seat in dealt(4)] == [5] * 4
    assert [seat.hero.deck.size() for seat in dealt(4)] == [5] * 4


def test_kk_041_anybody_may_begin_and_play_goes_clockwise() -> None:
    first = {int(dealt(3, seed=f"first {n}").state.turn) for n in range(30)}
    assert first == {0, 1, 2}
    table = dealt(3, {"first": "seat0"})
    assert table.state.turn == 0
    table.calm("bandit bandit swindle swindle expert_guide expert_guide", "curator")
    order = []
    for _ in range(4):
        seat = table[int(table.state.turn)]
        order.append(seat.number)
        seat.holds("").ends()
    assert order == [0, 1, 2, 0]


def test_kk_042_two_to_four_players_use_the_same_material() -> None:
    piles = [dealt(seats).state for seats in (2, 3, 4)]
    for name in ("artifacts", "majors", "minors", "prisoners", "market", "tiles"):
        assert len({getattr(state, name).size() for state in piles}) == 1, name


def test_kk_043_kk_g05_who_comes_later_makes_less_noise_or_has_gold() -> None:
    table = quiet_deal(6)
    assert [seat.noise for seat in table] == [3, 2, 1, 0, 0, 0]
    assert [seat.gold for seat in table] == [0, 0, 0, 0, 1, 2]


def test_kk_ex17_a_table_of_four() -> None:
    table = quiet_deal(4)
    assert [seat.noise for seat in table] == [3, 2, 1, 0]
    assert [seat.cubes for seat in table] == [27, 28, 29, 30]
    assert table.black() == (24, 0)
    assert table.spectators_see["stack"] == {"safe": 4, "depths": 22}
    assert table.left("mastery") == 4


def test_kk_g02_on_its_last_space_the_dragon_stays() -> None:
    table = katakomben().rage_is(7).bank_is("minor", "dragon_egg").tile("S1", 1, 0)
    table[0].has(room="S1-A", boots=1).does("move:S1-A-B")
    assert (table[0].tokens, table.rage) == ("dragon_egg", 7)


def test_kk_g04_kk_203_ten_damage_knock_out() -> None:
    table = katakomben()
    ann, _ = table
    ann.has(damage=9)
    assert ann.status_word == "inside"
    table.bag_is(s0=1)
    table.state.push(core.ATTACK, 0, 1, core.EXACT)
    table.settled()
    assert (ann.damage, ann.status_word) == (10, "lost")


def test_kk_g06_every_side_has_two_openings_and_all_of_them_lead_somewhere() -> None:
    found = RULES.tile_set()  # type: ignore[attr-defined]
    for tile in tiles():
        doors = [found.door(tile, side, opening, 0) for side in range(4) for opening in range(2)]
        halves = found.other_half(tile) != core.NOTHING
        assert sum(door >= 0 for door in doors) == (6 if halves else 8)


def test_kk_g20_rooms_of_the_start_tile_say_which_half_they_are_on() -> None:
    plan = dealt().state.plan
    deep = {RULES.room_words[r] for r in range(plan.rooms) if plan.has(r, core.DEEP)}  # type: ignore[attr-defined]
    assert {room for room in deep if room.startswith("start")} == {
        "start_a-K", "start_a-M", "start_b-T", "start_b-H", "start_b-M",
    }  # fmt: skip


def test_kk_g55_kk_283_what_lies_face_down_is_nobodys_to_see() -> None:
    table = dealt(3)
    view = table.spectators_see
    assert view["next_tile"] == "?safe"
    assert view["bank"] == {"major": 11, "minor": 20, "prisoner": 20}
    assert all(set(hero["hand"]) == {"?card"} for hero in view["heroes"])
    assert set(table[0].sees["heroes"][0]["hand"]) <= set(RULES.cards)
    assert view["bag"]["black"] == 24  # counts are open, the order is luck
    assert all("?" not in word for word in view["artifacts"] + view["market"])


def test_kk_281_what_is_limited_can_be_counted() -> None:
    view = RULES.observe(dealt().state, SPECTATOR)
    assert view["reserve"]["secret_tome"] == 12
    assert (view["tiles"], view["dungeon"], view["ghosts"]["bank"]) == (26, 94, 5)
    assert [x_of(e) for e in dealt().state.laid.entries] == [0, 0]
    assert [y_of(e) for e in dealt().state.laid.entries] == [0, -1]


def test_kk_181_kk_g55_of_a_discard_pile_others_see_the_top_card() -> None:
    ann, ben = katakomben()
    ann.discard_is("burgle stumble sidestep")
    assert ann.sees["heroes"][0]["discard"] == ["sidestep", "stumble", "burgle"]
    assert ben.sees["heroes"][0]["discard"] == ["?card", "?card", "burgle"]
