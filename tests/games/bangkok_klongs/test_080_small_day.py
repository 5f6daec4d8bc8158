"""The small market day (BK-080…092)."""

import pytest

from tischrunde.kernel.message import Message
from tischrunde.testing import refused
from tischrunde.testing.bangkok_klongs import bangkok

# Two full quartets, round B2–C3 and round F6–G7, with boats of all three seats in each.
TWO = "B2:2a C2:1b B3:0c C3:2n F6:1a G6:1b F7:3c G7:0n"


@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_bk_080_the_trigger_begins_then_clockwise(trigger: int) -> None:
    table = bangkok(TWO, day="small", seat=trigger)
    order = []
    for _ in range(6):
        order.append(table.asked)
        table[table.asked].does("decline")
    assert order == [(trigger + turn) % 3 for turn in range(6)]
    assert table[(trigger + 1) % 3].asked == "ask-place"


def test_bk_081_everybody_scores_twice_at_most() -> None:
    table = bangkok(
        "B2:2a C2:1a B3:0a C3:2a F6:1a G6:1a F7:3a G7:0n A7:1n B7:1a A8:1n", day="small", seat=0
    )
    table[0].scores("B2-C3", "B2")
    assert table[0].asked == "ask-small-day"  # the others have nothing to score
    table[0].scores("F6-G7", "F6")
    assert table[1].asked == "ask-place"
    with refused("KN-003"):
        table[0].does("score:f6-g7")


def test_bk_081_a_lap_lasts_until_its_last_boat_is_taken() -> None:
    table = bangkok("B2:2a C2:1b B3:0c C3:2c F6:1a G6:1b F7:3c G7:0c", day="small", seat=0)
    for lap, place, boat in ((1, "B2-C3", "B3"), (2, "F6-G7", "F7")):
        table[0].does("decline")
        table[1].does("decline")
        table[2].scores(place)
        assert table[2].asked == "ask-remove"
        assert table[2].sees["market"] == {"day": 0, "big": False, "lap": lap}
        table[2].does(f"remove:{boat.lower()}")


def test_bk_082_declining_forfeits_nothing_later() -> None:
    table = bangkok(TWO, day="small", seat=0)
    table[0].does("decline")
    table[1].does("decline")
    table[2].does("decline")
    table[0].scores("B2-C3")
    assert table[0].points == 5


def test_bk_083_the_market_master_stands_on_the_landing_place() -> None:
    table = bangkok(TWO, day="small", seat=0)
    assert table[0].sees["master"] is None
    table[0].scores("F6-G7")
    assert table[1].sees["master"] == "f6-g7"


def test_bk_084_landing_places_are_on_jetties() -> None:
    """On the borders of quarters, and never where a border is open."""
    view = bangkok()[0].sees
    openings = set(view["openings"])
    for landing in view["landing"]:
        left, top = ord(landing["place"][0]) - ord("a") + 1, int(landing["place"][1])
        assert left % 2 == 0 or top % 2 == 0
        assert landing["place"] not in openings


def test_bk_085_all_four_fields_must_be_full() -> None:
    table = bangkok(TWO + " D4:1a D5:1a E4:1a", day="small", seat=0)
    assert table[0].may("score") == ["B2-C3", "F6-G7"]
    with refused("BK-085"):
        table[0].does("score:d4-e5")


def test_bk_086_an_own_boat_must_be_among_them() -> None:
    table = bangkok("B2:2b C2:1b B3:0b C3:2n F6:1a G6:1b F7:3c G7:0n", day="small", seat=0)
    assert table[0].may("score") == ["F6-G7"]
    with refused("BK-086"):
        table[0].does("score:b2-c3")


def test_bk_087_baskets_of_all_four_times_own_merchants() -> None:
    table = bangkok("B2:3a C2:1a B3:2n C3:1b", day="small", seat=0)
    table[0].scores("B2-C3", "C2")
    assert table[0].points == 7 * 2


def test_bk_087_vacant_boats_lend_their_baskets() -> None:
    table = bangkok("B2:3a C2:2v B3:2n C3:warden", day="small", seat=0)
    table[0].scores("B2-C3")
    assert table[0].points == 7


def test_bk_088_everybody_there_earns_too() -> None:
    table = bangkok("B2:3a C2:1b B3:2b C3:1c", seats=4, day="small", seat=0)
    table[0].scores("B2-C3")
    assert [seat.points for seat in table] == [7, 14, 7, 0]
    table = bangkok("B2:3a C2:1b B3:2b C3:1c", seats=4, day="small", seat=0)
    table[0].does("score:b2-c3")  # the only own boat goes by itself
    assert [(e["who"], e["points"]) for e in table.said("earned")] == [(0, 7), (1, 14), (2, 7)]


def test_bk_087_bk_088_an_unfinished_quartet_tells_what_it_has_come_to() -> None:
    for cookshops, others in (("all", 10), ("scorer", 5)):
        board, options = "B2:3a C2:2b B3:cookshop", {"cookshops": cookshops}
        sees = bangkok(board, hands=["1o", "1o", "1o"], options=options)[0].sees
        places = {place["place"]: place for place in sees["landing"]}
        place = places["b2-c3"]
        assert not place["full"]
        assert place["points"] == [10, 10, 0]  # doubled for whoever scores
        assert place["shared"] == [others, others, 0]
        assert places["f6-g7"]["points"] == places["f6-g7"]["shared"] == [0, 0, 0]


def test_bk_087_bk_088_points_are_told_by_day_and_by_who_scored() -> None:
    table = bangkok("B2:3a C2:1b B3:2b", hands=["0n", "1o", "1o"], marker=11)
    table[0].places("0n", "C3")
    table[0].scores("B2-C3")
    second = Message("small-day", {"number": 2})
    told = [table.rules.score(table.state, seat)[-1] for seat in (0, 1)]
    assert [(line.key, line.points) for line in told] == [
        ("own-scorings", 6), ("shared-scorings", 12)
    ]  # fmt: skip
    assert [line.args["day"] for line in told] == [second, second]


def test_bk_089_the_scorer_takes_an_own_boat_into_stock() -> None:
    table = bangkok("B2:rice3a C2:1a B3:2n C3:1b", day="small", seat=0)
    ann = table[0].scores("B2-C3")
    assert ann.asked == "ask-remove"
    assert ann.may("remove") == ["B2", "C2"]
    for field in ("b3", "c3"):
        with refused("BK-089"):
            ann.does(f"remove:{field}")
    ann.does("remove:b2")
    assert ann.stock == ["rice-own-3"]
    assert table.at("B2") == ""


def test_bk_090_the_merchant_returns_to_the_supply() -> None:
    table = bangkok("B2:3a C2:1a B3:2n C3:1b", day="small", seat=0)
    before = table[0].supply
    table[0].scores("B2-C3", "B2")
    assert table[0].supply == before + 1


def test_bk_091_the_others_remove_nothing() -> None:
    table = bangkok("B2:3a C2:1b B3:2b C3:1c", day="small", seat=0)
    table[0].scores("B2-C3")
    assert [table.at(field) for field in ("C2", "B3", "C3")] == ["1b", "2b", "1c"]
    assert [len(seat.stock) for seat in table] == [1, 0, 0]


def test_bk_092_the_stock_counts_only_at_the_end() -> None:
    table = bangkok("B2:0a C2:0n B3:0n C3:0n", day="small", seat=0)
    table[0].scores("B2-C3")
    assert table[0].stock == ["banana-own-0"]
    assert table[0].points == 0
    assert table[0].sees["stock_points"] == [1, 0, 0]
