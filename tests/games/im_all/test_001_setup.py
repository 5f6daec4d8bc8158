"""Material and setup (KA-001…KA-051, KA-G01…G09)."""

from collections import Counter
from typing import Any

import pytest

from tischrunde.games import catalog
from tischrunde.games.im_all.names import RED_CUBES
from tischrunde.kernel.errors import BadOption
from tischrunde.kernel.pile import CARD, SEEN
from tischrunde.testing.im_all import ImAllTable, dealt, im_all

RULES: Any = catalog.load("klong-im-all")
SHIP = RULES.ship
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def words(pile: Any) -> list[str]:
    return [RULES.cards[entry & CARD] for entry in pile.entries]


def quiet(seats: int, options: dict[str, object] | None = None) -> ImAllTable:
    """A table as it is dealt, whose first row has said nothing."""
    return dealt(seats, {"first": "seat0", "opening_texts": False, **(options or {})})


def test_ka_001_ka_g01_three_fixed_modules_and_three_pieces_with_two_sides() -> None:
    """The seventh piece of the board carries no room."""
    fixed = [SHIP.modules[module].id for module in SHIP.fixed]
    pieces = [[SHIP.modules[side].id for side in sides] for _, sides in SHIP.pieces]
    assert (fixed, pieces) == (["FR", "KO", "KZ"], [["HG", "MR"], ["PK", "AR"], ["KS", "PR"]])


def test_ka_002_ka_041_ka_050_the_reserve_is_three_stacks_and_the_g0bl1n() -> None:
    found = {card: count for card, count in dealt().spectators_see["reserve"].items() if count}
    assert found == {"vasr": 15, "mutig": 15, "speicherkern": 12, "g0bl1n": 1}
    assert sum(found.values()) == 43


@SEATS
def test_ka_003_ka_026_everybody_starts_with_the_same_ten_cards(seats: int) -> None:
    for hero in dealt(seats).state.heroes:
        found = Counter(words(hero.deck) + words(hero.hand))
        assert found == {"hack": 6, "stolpern": 2, "zugang": 1, "ducken": 1}


def test_ka_004_the_mission_deck_is_a_hundred_cards() -> None:
    assert len(RULES.book.dungeon_deck) == 100
    assert len(set(RULES.book.dungeon_deck)) == 59


def test_ka_005_ka_g03_six_artifacts_from_five_to_thirty() -> None:
    assert sorted(RULES.book.points[t] for t in RULES.hoard.artifacts) == [5, 10, 15, 20, 25, 30]


def test_ka_006_ka_007_ka_g08_eleven_major_and_twenty_eight_minor_depots() -> None:
    majors = Counter(RULES.cards[token] for token in RULES.hoard.majors)
    minors = Counter(RULES.cards[token] for token in RULES.hoard.minors)
    assert majors == {
        "mega_gesundheit": 2, "grosser_credit": 2, "geniestreich": 2, "deckplaene": 2,
        "sechster_kristall": 1, "schallgranate": 2,
    }  # fmt: skip
    assert set(minors.values()) == {4} and len(minors) == 7


@SEATS
def test_ka_008_ka_025_thirty_cubes_and_two_data_markers_each(seats: int) -> None:
    table = dealt(seats)
    assert [seat.cubes + seat.noise for seat in table] == [30] * seats
    assert [seat.data for seat in table] == [2] * seats


def test_ka_009_ka_019_one_boss_marker_and_a_pawn_for_everybody() -> None:
    view = dealt(4).spectators_see
    assert view["rage"] == 1
    assert [hero["room"] for hero in view["heroes"]] == ["FR-S"] * 4


def test_ka_010_ka_040_the_bag_holds_the_black_cubes_and_nothing_else() -> None:
    table = dealt(4)
    assert (table.black(), sum(table.state.bag)) == ((24, 0), 24)
    assert table.red_cubes == (4, 0, 0)


def test_ka_011_ka_012_ka_033_the_market_has_two_of_every_good() -> None:
    goods = Counter(dealt(3).spectators_see["market"])
    assert goods == dict.fromkeys(["generalschluessel", "telepass", "medikit", "schmuggelware"], 2)


def test_ka_013_ka_018_ka_036_crystals_and_a_code_for_everybody_are_in_the_bank() -> None:
    for seats in (2, 3, 4):
        assert dealt(seats).spectators_see["bank"] == {"crystals": 5, "codes": seats}


def test_ka_014_two_data_markers_are_all_a_player_has() -> None:
    ann = im_all()[0].hacked("HG-1", "PK-1").has(room="KS-2")
    assert (ann.data, ann.needs["ports"]) == (0, ["HG-1", "PK-1"])
    assert "visit:port_noise2" not in ann.offered


@SEATS
def test_ka_015_ka_035_four_pods_whatever_the_number_of_players(seats: int) -> None:
    assert dealt(seats).spectators_see["pods"] == ["FR-P1", "FR-P2", "FR-P3", "FR-P4"]


def test_ka_016_credits_are_counted_and_never_run_out_ka_225() -> None:
    ann = im_all()[0].has(gold=120).plays("weltraumpirat")
    assert ann.gold == 121


def test_ka_017_ka_038_the_blockade_waits_on_the_last_red_space() -> None:
    view = dealt().spectators_see
    assert (view["blockade"], view["zones"][view["blockade_space"] - 1]) == (False, "red")
    assert view["zones"][view["blockade_space"]] == "checkered"


def test_ka_020_the_bag_is_one_for_all() -> None:
    assert dealt(3).spectators_see["bag"] == {"seats": [0, 0, 0], "black": 24}


def test_ka_021_ka_022_every_ship_has_cargo_bay_corridor_and_command_module() -> None:
    for layout in SHIP.layouts:
        there = [SHIP.modules[module].id for module in SHIP.present(layout)]
        assert there[:3] == ["FR", "KO", "KZ"] and len(there) == 6


def test_ka_023_any_piece_any_side_up_in_any_slot() -> None:
    assert len({SHIP.word(layout) for layout in SHIP.layouts}) == 48
    table = dealt(2, {"order": "ward-gardens-cannon", "sides": "MR-PK-PR"})
    assert table.spectators_see["slots"] == ["PR", "MR", "PK"]
    lot = {"order": "random", "sides": "random"}
    drawn = {dealt(2, lot, f"ship {n}").state.plan.id for n in range(60)}
    assert len(drawn) > 25
    with pytest.raises(BadOption):
        dealt(2, {"sides": "HG-HG-KS"})


def test_ka_024_the_first_ship_is_gardens_cannon_and_infirmary() -> None:
    assert dealt().spectators_see["slots"] == ["HG", "PK", "KS"]


def test_ka_027_artifacts_lie_open_where_their_number_is() -> None:
    table = dealt(4)
    where = {5: "KZ-5", 10: "KZ-6", 15: "KZ-7", 20: "KZ-8", 25: "KZ-9", 30: "KZ-10"}
    for value, room in where.items():
        assert table.tokens_in(room) == [f"artifact_{value}"]
    seen = [entry for entry in table.state.lying.entries if entry & SEEN]
    assert len(seen) == 6 + 4  # and the pods


@pytest.mark.parametrize(("seats", "gone"), [(4, 0), (3, 1), (2, 2)])
def test_ka_028_ka_029_ka_g09_with_fewer_players_some_artifacts_are_missing(
    seats: int, gone: int
) -> None:
    missing = set()
    for deal in range(40):
        table = dealt(seats, seed=f"deal {deal}")
        there = {t["token"] for t in table.spectators_see["tokens"] if "artifact" in t["token"]}
        assert len(there) == 6 - gone
        removed = [e.card for e in table.session.opening if e.kind == "removed-artifact"]
        assert {RULES.cards[card] for card in removed} | there == {
            f"artifact_{value}" for value in range(5, 35, 5)
        }
        missing |= {RULES.cards[card] for card in removed}
    assert len(missing) == (6 if gone else 0)  # any of them


def test_ka_030_ka_031_depots_lie_face_down_on_their_spaces() -> None:
    for layout in (["HG", "PK", "KS"], ["MR", "AR", "PR"]):
        tokens = dealt(2, {"sides": "-".join(layout)}).spectators_see["tokens"]
        lying = Counter((t["room"], t["token"]) for t in tokens if t["token"].startswith("?"))
        wanted = {}
        for module in ("KO", "KZ", *layout):
            for entry in SHIP.modules[SHIP.by_id[module]].entries:
                for back, count in (("major", 1), ("minor", 2)):
                    if back in entry.data:
                        wanted[f"{module}-{entry.id('id')}", f"?{back}"] = count
        assert lying == wanted


def test_ka_030_ka_031_which_depot_lies_where_is_chance() -> None:
    found = {tuple(dealt(2, seed=f"deal {deal}").tokens_in("HG-6")) for deal in range(30)}
    assert len(found) > 15


def test_ka_032_what_is_left_of_the_depots_goes_into_the_box_unseen() -> None:
    for sides in ("HG-PK-KS", "HG-AR-KS"):
        state = dealt(2, {"sides": sides}).state
        unseen = [RULES.cards[entry & CARD] for entry in state.box.entries if not entry & SEEN]
        lying = [entry & CARD for entry in state.lying.entries if not entry & SEEN]
        assert len(unseen) + len(lying) == 11 + 28 and unseen


def test_ka_034_two_players_have_one_of_every_good() -> None:
    assert sorted(dealt(2).spectators_see["market"]) == [
        "generalschluessel", "medikit", "schmuggelware", "telepass",
    ]  # fmt: skip


def test_ka_037_red_cubes_lie_on_three_spaces_of_the_rage_track() -> None:
    view = dealt().spectators_see
    assert view["red_track"] == [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2]
    assert [view["zones"][space] for space in RED_CUBES] == ["red", "red", "checkered"]


@pytest.mark.parametrize(("seats", "space"), [(4, 1), (3, 2), (2, 3)])
def test_ka_039_ka_g06_where_the_boss_starts(seats: int, space: int) -> None:
    assert dealt(seats).rage == space


@SEATS
def test_ka_042_ka_043_six_cards_without_a_boss_symbol_make_the_first_row(seats: int) -> None:
    for deal in range(20):
        table = dealt(seats, seed=f"row {deal}")
        assert not any(table.book.dragon[entry & CARD] for entry in table.state.row.entries)
        assert (table.state.row.size(), table.state.dungeon.size()) == (6, 94)


def test_ka_044_the_mission_discard_pile_starts_empty() -> None:
    assert dealt().spent == ""


def test_ka_045_ka_g26_all_begin_on_the_start_space() -> None:
    assert {seat.at for seat in dealt(4)} == {"FR-S"}


def test_ka_046_ka_064_five_cards_make_a_hand() -> None:
    assert [len(seat.hand.split()) for seat in dealt(4)] == [5] * 4


def test_ka_047_anybody_may_begin_and_play_goes_clockwise() -> None:
    begun = {dealt(3, seed=f"first {deal}").session.decision.seat for deal in range(30)}  # type: ignore[union-attr]
    assert begun == {0, 1, 2}
    table = im_all(3)
    for seat in (0, 1, 2, 0):
        assert table[seat].asked == "ask-turn"
        table[seat].holds("").ends()


@SEATS
def test_ka_048_who_comes_later_begins_with_less_noise(seats: int) -> None:
    assert [seat.noise for seat in quiet(seats)] == [3, 2, 1, 0][:seats]


PRINTED_ROW = [
    "sicherheitsoffizier",
    "jidu_lichtschwert",
    "assistenzdroide",
    "exostamper",
    "kristalllaeufer",
]


@pytest.mark.parametrize("card", PRINTED_ROW)
def test_ka_049_the_printed_row_has_no_boss_symbol(card: str) -> None:
    number = RULES.book.numbers[card]
    assert not RULES.book.dragon[number]
    assert card != "sicherheitsoffizier" or RULES.book.printed[number].copies >= 2


def test_ka_051_the_letters_of_the_picture_are_steps_that_all_have_happened() -> None:
    """A to P: what a table must show before the first turn."""
    view = quiet(4).spectators_see
    assert len(view["slots"]) == 3 and len(view["row"]) == 6 and view["dungeon"] == 94
    assert sum(hero["noise"] for hero in view["heroes"]) == 6


@pytest.mark.parametrize("seats", [1, 5])
def test_ka_g02_two_to_four_play(seats: int) -> None:
    assert RULES.seats == (2, 4)
    with pytest.raises(BadOption):
        dealt(seats)


def test_ka_g05_what_the_rage_track_draws() -> None:
    for seats in (2, 3, 4):
        assert dealt(seats).spectators_see["rage_track"] == [2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6]


def test_ka_g07_cards_of_the_first_row_arrive_before_the_first_turn() -> None:
    heard = set()
    for deal in range(60):
        table = dealt(2, {"first": "seat0"}, f"opening {deal}")
        loud = sum(
            RULES.cards[entry & CARD] in ("alarmstufe_rot", "ueberwachungsauge", "laserturm")
            for entry in table.state.row.entries
        )
        assert [seat.noise for seat in table] == [3 + loud, 2 + loud]
        ignored = dealt(2, {"first": "seat0", "opening_texts": False}, f"opening {deal}")
        assert [seat.noise for seat in ignored] == [3, 2]
        heard.add(loud)
    assert heard >= {0, 1}
