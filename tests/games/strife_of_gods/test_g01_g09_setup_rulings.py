"""SG-G01…G09: rulings on seats, deck, ring, gaps, being stuck, shields and cards a round."""

from collections import Counter

import pytest

from tischrunde.kernel.errors import BadOption
from tischrunde.testing import refused
from tischrunde.testing.strife_of_gods import StrifeTable, scored, strife

COLOURS = ["red", "green", "blue", "yellow"]


def deck(table: StrifeTable) -> Counter[str]:
    """Every card of the game, wherever it lies."""
    cards = table.rules.cards
    return Counter(cards[entry & 0xFFF] for pile in table.state.piles() for entry in pile.entries)


def dealt(seed: str, seats: int = 3, **options: object) -> StrifeTable:
    return StrifeTable(strife().rules, seats, options, seed)


# -- SG-G01 two seats -----------------------------------------------------------------------


@pytest.mark.parametrize(("options", "rounds"), [({}, 4), ({"two_seat_rounds": 2}, 2)])
def test_sg_g01_two_seats_play_four_rounds_or_two(options: dict[str, object], rounds: int) -> None:
    table = strife(seats=2, options=options)
    starts = [table[0].sees["start"]]
    for _ in table.played():
        starts += [event.seat for event in table.events if event.kind == "round-began"]
    assert table[0].sees["rounds"] == rounds
    assert Counter(starts) == {0: rounds // 2, 1: rounds // 2}
    assert all(one != next for one, next in zip(starts, starts[1:], strict=False))


def test_sg_g01_two_seats_get_no_bronze_shield() -> None:
    ann, ben = table = scored("R1 G2 |", ["R2", "R3"])
    assert [ann.shields, ben.shields] == [["silver"], ["gold"]]
    table.lay("R1 G2 |", ["R2", ""], turn=8, round=1)
    assert [ann.shields, ben.shields] == [["silver", "gold"], ["gold"]]
    assert [ann.points, ben.points] == [5, 3]
    lines = table.rules.score(table.state, 0)
    assert [line.args["round"] for line in lines] == [1, 2]


def test_sg_g01_two_seats_have_four_turns_each_a_round() -> None:
    table = strife(ring="R4 G2 B5 | Y1 R2 |", displays=["", ""], turn=6)
    table[0].takes("R4")
    assert table.kinds == ["took"]
    table[1].takes("G2")
    assert table.kinds[-1] == "round-began"


def test_sg_g01_the_option_means_nothing_to_more_seats() -> None:
    assert strife(seats=3, options={"two_seat_rounds": 2})[0].sees["rounds"] == 3


# -- SG-G02, SG-G03 deck and ring ------------------------------------------------------------


@pytest.mark.parametrize(("options", "copies"), [({}, 2), ({"copies": 2}, 2), ({"copies": 3}, 3)])
def test_sg_g02_every_number_card_lies_in_the_deck_so_often(
    options: dict[str, object], copies: int
) -> None:
    cards = deck(strife(options=options))
    numbers = {f"{colour}-{value}": copies for colour in COLOURS for value in range(1, 6)}
    assert {card: count for card, count in cards.items() if "-" in card} == numbers


def test_sg_g02_every_champion_once() -> None:
    cards = deck(strife(options={"copies": 3}))
    champions = {card: count for card, count in cards.items() if "-" not in card}
    assert len(champions) == 16
    assert set(champions.values()) == {1}


def test_sg_g02_there_are_two_or_three_copies_and_nothing_else() -> None:
    with pytest.raises(BadOption) as caught:
        strife(options={"copies": 4})
    assert caught.value.name == "copies"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sg_g03_a_ring_of_32_cards_every_eighth_a_champion(seats: int) -> None:
    table = strife(seats=seats)
    ring = table.ring.split()
    assert len(ring) == 32 and table.gaps == 0
    assert [n for n, card in enumerate(ring, 1) if card.islower()] == [8, 16, 24, 32]
    assert len(table.numbers.split()) == table[0].sees["numbers"] == 12
    assert len(table.champions.split()) == table[0].sees["champions"] == 12


def test_sg_g03_without_champions_a_ring_of_32_numbers() -> None:
    table = strife(options={"champions": False})
    ring = table.ring.split()
    assert len(ring) == 32 and not any(card.islower() for card in ring)
    assert table[0].sees["numbers"] == 8
    assert table[0].sees["champions"] == 0


def test_sg_g03_numbers_and_champions_are_shuffled() -> None:
    rings = [dealt(str(seed)).ring.split() for seed in range(20)]
    assert len({tuple(ring) for ring in rings}) == 20
    assert len({ring[0] for ring in rings}) > 5
    assert len({ring[7] for ring in rings}) > 5


def test_sg_g03_the_same_seed_deals_the_same_ring() -> None:
    assert dealt("one").ring == dealt("one").ring
    assert dealt("one").ring != dealt("two").ring


# -- SG-G04, SG-G05 gaps --------------------------------------------------------------------


def test_sg_g04_taking_next_to_a_gap_widens_it() -> None:
    table = strife(ring="R1 R2 R3 R4 R5 G1 G2", displays=["", "", ""])
    table[0].takes("R3")
    table[1].takes("R4")
    table[2].takes("R2")
    assert table.ring == "R1 | R5 G1 G2"
    assert table.gaps == 1


def test_sg_g04_a_card_taken_elsewhere_makes_a_gap_of_its_own() -> None:
    table = strife(ring="R1 R2 R3 R4 R5 G1 G2", displays=["", "", ""])
    table[0].takes("R3")
    table[1].takes("R5")
    assert table.ring == "R1 R2 | R4 | G1 G2"
    assert table.gaps == 2


def test_sg_g04_the_first_and_the_last_card_written_are_neighbours() -> None:
    table = strife(ring="R1 R2 R3 R4 R5 G1 G2", displays=["", "", ""])
    table[0].takes("R1")
    table[1].takes("G2")
    assert table.ring == "R2 R3 R4 R5 G1 |"
    assert table.gaps == 1


def test_sg_g05_taking_a_card_alone_between_two_gaps_merges_them() -> None:
    table = strife(ring="R1 R2 R3 | R4 | R5 G1 G2 | G3", displays=["", "", ""])
    with refused("SG-013"):
        table[0].takes("R2")
    table[0].takes("R4")
    assert table.ring == "R1 R2 R3 | R5 G1 G2 | G3"
    assert table.gaps == 2
    assert "take:r02" in table[1].offered


# -- SG-G06 nothing to take -----------------------------------------------------------------

STUCK = "#R1 R2 misha #R3 | #R4 R5 Y1 Y2 #G1 | #G2 #G3 |"


def test_sg_g06_with_all_gap_cards_blocked_any_open_number_may_be_taken() -> None:
    table = strife(ring=STUCK, displays=["", "", ""])
    ann = table[0]
    assert ann.offered == {"take:r02", "take:r06", "take:r07", "take:r08"}
    with refused("SG-038"):
        ann.does("take:r01")
    with refused("SG-033"):
        ann.takes("misha")
    ann.takes("Y1")
    assert ann.display == "Y1"
    assert table.ring == "#R1 R2 misha #R3 | #R4 R5 | Y2 #G1 | #G2 #G3 |"
    assert table[1].offered == {"take:r06", "take:r08"}


def test_sg_g06_one_open_gap_card_is_enough_to_forbid_that() -> None:
    ann = strife(ring="#R1 R2 #R3 | #R4 R5 G1 | G2 #G3 |", displays=["", "", ""])[0]
    assert ann.offered == {"take:r06", "take:r07"}
    with refused("SG-013"):
        ann.takes("R2")


def test_sg_g06_an_open_champion_at_a_gap_is_enough_too() -> None:
    ann = strife(ring="#R1 R2 #R3 | #R4 R5 misha | gurak #G3 |", displays=["", "", ""])[0]
    assert ann.offered == {"take:r06", "take:r07"}


def test_sg_g06_without_any_open_number_the_turn_is_skipped() -> None:
    table = strife(ring="#R1 misha #R3 | #R4 ana #R5 | #G3 |", displays=["", "", ""], turn=10)
    assert table.kinds == ["skipped", "skipped", "no-colour", "round-began"]
    assert [said["who"] for said in table.said("skipped")] == [1, 2]


def test_sg_g06_from_an_empty_ring_nothing_can_be_taken() -> None:
    table = strife(ring="R1 | R2 |", displays=["", "", ""], turn=9)
    table[0].takes("R1")
    assert table.told(0)[:3] == [("took", "red-1"), ("took", "red-2"), ("skipped", "")]


def test_sg_g06_a_table_may_have_a_stuck_seat_skip_its_turn() -> None:
    table = strife(ring=STUCK, displays=["", "", ""], turn=10, options={"stuck": "skip"})
    assert table.kinds == ["skipped", "skipped", "no-colour", "round-began"]
    assert [said["who"] for said in table.said("skipped")] == [1, 2]


def test_sg_g06_at_such_a_table_an_open_gap_card_can_still_be_taken() -> None:
    ring = "#R1 R2 #R3 | #R4 R5 G1 | G2 #G3 |"
    ann = strife(ring=ring, displays=["", "", ""], options={"stuck": "skip"})[0]
    assert ann.offered == {"take:r06", "take:r07"}


def test_sg_g06_with_fewer_than_three_gaps_nobody_is_stuck() -> None:
    for stuck in ("any_number", "skip"):
        table = strife(
            ring="#R1 R2 R3 #G5 | #R4 R5 #G1 |", displays=["", "", ""], options={"stuck": stuck}
        )
        assert table[0].offered == {"take:r02", "take:r03", "take:r06"}


# -- SG-G07…G09 -----------------------------------------------------------------------------


def test_sg_g07_one_set_of_shields_a_round_and_what_nobody_earns_stays_out() -> None:
    table = scored("R1 G2 |", ["R2", "", "", "", ""])
    table.lay("R1 G2 |", ["R2", "R3", "", "", ""], turn=20, round=1)
    table.lay("R1 G2 |", ["", "", "R3", "R4", "R5"], turn=20, round=2)
    won = Counter(shield for seat in table for shield in seat.shields)
    assert won == {"gold": 3, "silver": 2, "bronze": 1}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sg_g07_five_shields_of_each_kind_suffice(seats: int) -> None:
    table = strife(seats=seats)
    for _ in table.played():
        pass
    won = Counter(shield for seat in table for shield in seat.shields)
    assert won["gold"] > 0
    assert all(count <= table[0].sees["rounds"] <= 5 for count in won.values())


@pytest.mark.parametrize(("options", "cards"), [({}, 4), ({"cards": 5}, 5)])
@pytest.mark.parametrize("seats", [2, 5])
def test_sg_g08_four_cards_a_round_or_five(
    options: dict[str, object], cards: int, seats: int
) -> None:
    table = strife(seats=seats, options=options | {"champions": False})
    assert table[0].sees["cards_each"] == cards
    for turns, _ in enumerate(table.played(), 1):
        if "round-began" in table.kinds:
            break
    assert turns == seats * cards


def test_sg_g09_the_first_start_seat_is_random() -> None:
    starts = Counter(dealt(str(seed))[0].sees["start"] for seed in range(60))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) >= 8
    assert {dealt(str(seed), 5)[0].sees["start"] for seed in range(60)} == {0, 1, 2, 3, 4}


def test_sg_g09_a_table_may_let_the_first_seat_begin() -> None:
    for seed in range(20):
        table = dealt(str(seed), first="seat0")
        assert table[0].sees["start"] == table[0].sees["turn"] == 0
        assert table[0].asked == "ask-take"
