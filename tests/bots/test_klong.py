"""How the bot of Klong! plans: by distance and danger, and home in time."""

from typing import Any

from tischrunde.bots.bot import Mind, decide, dice
from tischrunde.bots.klong.bot import EasyKlongBot, KlongBot
from tischrunde.bots.klong.map import plan
from tischrunde.bots.klong.picture import Picture
from tischrunde.bots.klong.worth import card
from tischrunde.build_info import engine
from tischrunde.games import catalog
from tischrunde.kernel.rng import Rng
from tischrunde.lab.match import Match, play
from tischrunde.testing.klong import KlongSeat, KlongTable, klong

RULES: Any = catalog.load("klong")
GAMES = 30 if engine() == "compiled" else 6


def bare(seats: int = 2) -> KlongTable:
    """A calm table without a token in any room."""
    table = klong(seats)
    for room in range(2, 40):
        table.token_in(room)
    return table


def answer(seat: KlongSeat) -> str:
    """What the bot does in this seat's place."""
    rng = Rng.quick(1, 2, 3)
    state = seat.table.session.state
    mind = Mind(RULES, RULES.imagine(state, seat.number, rng), seat.number, rng)
    return KlongBot().choose(seat.sees, seat.table.session.options(), mind)


def test_it_knows_how_far_rooms_are() -> None:
    day = plan("day", False)
    assert day.home(0) == 0
    assert day.away[0][1] == 1
    assert plan("day", True).home(34) < day.home(34)  # behind locks
    assert day.upstairs(17) < day.home(17)


def test_it_plays_all_cards_first_those_that_draw_before_others() -> None:
    ann = klong()[0].holds("burgle lucky_coin stumble")
    assert answer(ann) == "play:lucky_coin"


def test_it_walks_home_with_an_artifact() -> None:
    assert answer(bare()[0].owns("shield").has(room=3, boots=1)) == "move:2-3"
    ann = klong()[0].owns("shield").has(room=3, boots=1)  # the secrets of room 4 are too far
    assert answer(ann) == "move:2-3"


def test_it_stays_a_round_more_as_long_as_that_is_safe() -> None:
    table = bare()
    ann = table[0].owns("shield").has(room=2, boots=1)
    assert answer(ann) == "move:1-2"  # all stand before the way out
    table[1].has(room=16)
    assert answer(ann) == "end"
    table.bag_is(black=9, s0=6)
    assert answer(ann.has(damage=9)) == "move:1-2"
    table = bare(3)
    table[2].has(room=16)
    table[0].owns("ring").has(room=2, boots=1).does("move:1-2").ends()
    ben = table[1].holds("").owns("shield").has(room=2, boots=1)
    assert answer(ben) == "end"
    table.state.parapet = 4  # in a round everybody inside is knocked out
    assert answer(ben) == "move:1-2"


def test_it_goes_out_of_its_way_for_a_secret_unless_it_is_in_a_hurry() -> None:
    table = bare().token_in(4, "treasure")
    ann = table[0].owns("shield").has(room=3, boots=2)
    assert answer(ann) == "move:3-4"
    table.bag_is(black=2, s0=9).rage_is(7)
    assert answer(ann.has(damage=8)) == "move:2-3"


def test_it_fends_monsters_off_with_the_swords_it_has() -> None:
    ann = bare()[0].owns("shield").has(room=14, boots=1, swords=1)
    assert answer(ann) == "battle:8-14/1"


def test_it_takes_what_is_near_when_the_bag_is_full_of_its_colour() -> None:
    table = klong(4)
    ann = table[0].has(room=13, boots=1)
    calm = Picture(ann.sees).best_artifact()
    table.bag_is(black=4, s0=14).rage_is(6)
    hunted = Picture(ann.has(damage=6).sees)
    assert hunted.wear > 1.5
    assert hunted.plan.home(hunted.target()) <= hunted.plan.home(calm[1])


def test_it_hurries_when_somebody_is_out() -> None:
    table = klong(3)
    before = Picture(table[1].sees)
    table[0].owns("ring").has(room=2, boots=1).does("move:1-2").ends()
    after = Picture(table[1].sees)
    assert (before.deadline > 50, after.deadline) == (True, 4)
    assert after.hurry(0) > before.hurry(0) or after.room == 0


def test_it_buys_a_crown_where_it_can() -> None:
    ann = klong()[0].owns("shield backpack").has(room=26, gold=7)
    assert answer(ann) == "trade:crown_10"


def test_it_counts_points_when_the_end_is_near() -> None:
    ann = klong()[0].owns("shield").has(room=2, skill=7)
    assert answer(ann) == "buy:secret_tome"


def test_worths_are_in_order() -> None:
    assert card("stumble").play < card("burgle").play < card("explore").play
    assert card("diamond").points > card("sapphire").points


def test_what_it_chooses_depends_on_its_view_alone() -> None:
    state = RULES.setup(3, "fair")
    for _ in range(60):
        seat = RULES.decision(state).seat
        choice = decide(RULES, state, KlongBot(), dice("fair", 0))
        guess = RULES.imagine(state, seat, Rng.quick(7, 7, 7))
        assert decide(RULES, guess, KlongBot(), dice("fair", 0)) == choice
        RULES.apply(state, RULES.parse(state, choice))


def test_it_beats_random_play_and_its_absent_minded_brother() -> None:
    won = 0
    for game in range(GAMES):
        match = Match(RULES.id, ("klong", "random", "klong-easy"), f"beats {game}")
        won += play(match).places[0] == 1
    assert won >= GAMES * 0.6
    assert EasyKlongBot.slips > KlongBot.slips == 0


def test_it_takes_what_it_came_for_where_that_is_an_action() -> None:
    state = RULES.setup(2, "an action", {"artifact_as_action": True})
    luck = Rng.quick(1, 2, 3)
    for _ in range(3000):
        if state.over:
            break
        RULES.apply(state, RULES.parse(state, decide(RULES, state, KlongBot(), luck)))
    assert state.over
    assert any(hero.artifacts for hero in state.heroes)
