"""How the bot of Bangkok Klongs looks at the table."""

from typing import Any

import pytest
from tests.bots.positions import positions, question
from tests.size import size

from tischrunde.bots.bangkok_klongs.bot import BangkokBot, EasyBangkokBot, Scales
from tischrunde.bots.bangkok_klongs.outlook import Outlook
from tischrunde.bots.bangkok_klongs.picture import Picture
from tischrunde.bots.bot import decide, dice
from tischrunde.games import catalog
from tischrunde.lab.match import Match, play
from tischrunde.testing.bangkok_klongs import BangkokTable, bangkok

GAME = "bangkok-klongs"
GAMES = size(40, 6, 4)
SEEDS = size(40, 4, 2)


def pictured(table: BangkokTable, seat: int = 0) -> Picture:
    return Picture(table[seat].sees)


def chosen(table: BangkokTable, seat: int = 0) -> str:
    """What the bot would answer."""
    return decide(table.rules, table.state, BangkokBot(), dice("bot", seat))


def test_a_full_quartet_is_worth_what_it_scores_less_the_others_mean() -> None:
    table = bangkok("B2:3a C2:1b B3:2b C3:1c", day="small")
    outlook = Outlook(pictured(table))
    assert outlook.points(0) == 7 - (14 + 7) / 2
    outlook = Outlook(pictured(bangkok("B2:3a C2:1b B3:2b C3:1c")))
    assert outlook.worth(0) == pytest.approx(7 - (14 + 7) / 2)


def test_an_empty_field_makes_it_less_and_a_closed_one_nothing() -> None:
    full = Outlook(pictured(bangkok("B2:3a C2:1n B3:2n C3:1n"))).worth(0)
    open_one = Outlook(pictured(bangkok("B2:3a C2:1n B3:2n"))).worth(0)
    closed = Outlook(pictured(bangkok("B2:3a C2:1n B3:2n C4:1n D3:1n D4:1n"))).worth(0)
    assert full > open_one > closed == 0


def test_looking_at_a_change_changes_nothing() -> None:
    picture = pictured(bangkok("B2:3a C2:1b B3:2b C3:1c E4:1a"))
    outlook, before = Outlook(picture), list(picture.board)
    for field in range(len(before)):
        outlook.change(field, None)
    outlook.move(picture.plan.field("e4"), picture.plan.field("e5"))
    assert picture.board == before


def test_what_it_expects_of_a_scoring_is_what_the_rules_pay() -> None:
    """BK-087, BK-088, BK-095a, at every landing place of many market days."""
    rules: Any = catalog.load(GAME)
    looked = 0
    for state in positions(rules, GAMES):
        decision = question(rules, state)
        if decision.ask not in ("ask-small-day", "ask-big-day"):
            continue
        view = rules.observe(state, decision.seat)
        outlook = Outlook(Picture(view))
        for option in decision.options:
            verb, _, place = rules.spell(state, option).partition(":")
            if verb != "score":
                continue
            after = state.clone()
            frame = after.stack.pop()
            rules.ops[frame >> 52].take(after, frame, option)
            paid = [
                int(after.points(rules.book, seat) - state.points(rules.book, seat))
                for seat in range(state.seats)
            ]
            expected = outlook.shares(outlook.picture.place_words.index(place))
            assert expected == paid
            looked += 1
    assert looked > 20


def test_it_knows_where_boats_may_move() -> None:
    """BK-052, BK-G13, BK-G14."""
    rules: Any = catalog.load(GAME)
    looked = 0
    for state in positions(rules, GAMES):
        decision = question(rules, state)
        if decision.ask != "ask-sail":
            continue
        picture = Picture(rules.observe(state, decision.seat))
        offered = [rules.spell(state, option).removeprefix("to:") for option in decision.options]
        reach = sorted(picture.reach(picture.focus))
        assert reach == sorted(picture.plan.field(word) for word in offered)
        looked += 1
    assert looked > 5


def test_it_completes_its_own_quartet() -> None:
    table = bangkok("B2:3a C2:3a B3:2n G7:0n", hands=["rice3o 0n", "1o", "1o"])
    assert chosen(table) == "place:rice-own-3"
    table[0].does("place:rice-own-3")
    assert chosen(table) == "to:c3"


def test_it_moves_where_a_quartet_becomes_full() -> None:
    table = bangkok("B2:3a C2:3a B3:3n D4:3a", hands=["0n", "1o", "1o"], marker=16)
    assert chosen(table) == "move:d4"
    table[0].does("move:d4")
    assert chosen(table) == "to:c3"


def test_it_keeps_its_movement_card_for_something_better() -> None:
    table = bangkok("E4:1a", hands=["0n", "1o", "1o"])
    assert not chosen(table).startswith("move:")


def test_it_steals_what_is_worth_most_to_others() -> None:
    board = "B2:3b C2:3b B3:2n C3:3n J2:0b E1:1n"
    table = bangkok(board, hands=["thief", "1o", "1o"])
    table[0].places("thief", "E2")
    assert chosen(table) in ("steal:b2", "steal:c2")


def test_a_stolen_boat_goes_where_it_brings_most() -> None:
    board = "E4:1n A5:rice0b"
    table = bangkok(board, hands=["thief", "1o", "1o"], stocks=["rice1o rice2n", "", ""])
    table[0].places("thief", "E5").does("steal:a5")
    assert chosen(table) == "stock"


def test_a_thief_it_catches_goes_into_its_hand() -> None:
    table = bangkok("D3:1n D8:thief", hands=["warden", "1o", "1o"])
    table[0].places("warden", "D4")
    assert chosen(table) == "hand"


def test_it_fetches_a_merchant_for_a_better_boat_only() -> None:
    good = "B2:3a C2:3n B3:3n H8:0a"
    table = bangkok(good, hands=["3o", "1o", "1o"], supply=[0, 5, 5])
    table[0].places("3o", "C3")
    assert chosen(table) == "fetch:h8"
    bad = "B2:3a C2:3n B3:3n C3:2a H8:0n"
    table = bangkok(bad, hands=["0o", "1o", "1o"], supply=[0, 5, 5])
    table[0].places("0o", "G8")
    assert chosen(table) == "leave"


def test_it_scores_the_better_place_and_keeps_the_better_boat() -> None:
    board = "B2:3a C2:3n B3:2n C3:3n F6:0a G6:1a F7:1n G7:0n"
    table = bangkok(board, day="small")
    assert chosen(table) == "score:b2-c3"
    table = bangkok("B2:fish1a C2:rice1a B3:2n C3:3n", day="big", stocks=["rice0o", "", ""])
    table[0].does("score:b2-c3")
    assert chosen(table) == "remove:c2"


def test_it_knows_which_boats_may_leave() -> None:
    """BK-089, BK-105, BK-G27."""
    rules: Any = catalog.load(GAME)
    wide = 0
    for state in positions(rules, GAMES):
        decision = question(rules, state)
        if decision.ask != "ask-remove":
            continue
        view = rules.observe(state, decision.seat)
        scales = Scales(Picture(view))
        place = scales.picture.place_words.index(view["master"])
        offered = [
            rules.spell(state, option).removeprefix("remove:") for option in decision.options
        ]
        assert scales.removable(place) == sorted(scales.plan.field(word) for word in offered)
        wide += scales.picture.wide_removal and scales.picture.big_day
    assert wide > 5


def test_where_it_may_take_a_vacant_boat_it_reckons_with_it() -> None:
    board = "B2:0a C2:rice1v B3:fish1n C3:banana1n F6:0a G6:coconut2n F7:flower1n G7:pineapple1n"
    stocks = ["rice0o rice1o rice2o", "", ""]
    for wide, best in ((True, "score:b2-c3"), (False, "score:f6-g7")):
        table = bangkok(board, day="big", stocks=stocks, options={"wide_removal": wide})
        assert chosen(table) == best


def test_it_declines_what_helps_others_more() -> None:
    table = bangkok("B2:0a C2:3b B3:3b C3:3b", seats=2, day="small")
    assert chosen(table) == "decline"


def test_it_draws_boats_it_has_merchants_for() -> None:
    for supply, pile in ((5, "draw:seats"), (1, "draw:merchants")):
        table = bangkok(
            "E4:1n", hands=["1n 2n", "1o", "1o"], options={"tactical": True}, supply=[supply, 5, 5],
            movement_cards=[0] * 3,
        )  # fmt: skip
        table[0].places("2n", "E5")
        assert chosen(table) == pile


@pytest.mark.parametrize("options", [{}, {"tactical": True, "landing": "crossings"}])
def test_it_beats_three_random_bots(options: dict[str, Any]) -> None:
    """A quarter would be chance; `tischrunde arena` gives the figure itself."""
    shares, own, others = [], [], []
    for seed in range(SEEDS):
        for seat in range(4):
            bots = ["random"] * 4
            bots[seat] = "bangkok"
            result = play(Match(GAME, tuple(bots), f"beats {seed}", options))
            shares.append(result.share(seat))
            own.append(result.scores[seat])
            others += [points for s, points in enumerate(result.scores) if s != seat]
    assert sum(shares) / len(shares) > 0.8
    assert sum(own) / len(own) > 1.5 * sum(others) / len(others)


def test_its_absent_minded_brother_stands_between_it_and_chance() -> None:
    first = {"bangkok": 0.0, "random": 0.0}
    for seed in range(SEEDS):
        for other in first:
            match = Match(GAME, ("bangkok-easy", other), f"easy {seed}")
            first[other] += play(match).share(0)
    assert first["bangkok"] < SEEDS * 0.4
    assert first["random"] > SEEDS * 0.6
    assert 0 < EasyBangkokBot.slips < 100
