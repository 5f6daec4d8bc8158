"""How the bot of Klong! plans: by distance and danger, and home in time."""

from typing import Any

from tests.size import size

from tischrunde.bots.bot import Mind, decide, dice
from tischrunde.bots.delve.basket import Offer, basket
from tischrunde.bots.klong.bot import EasyKlongBot, KlongBot
from tischrunde.bots.klong.map import plan
from tischrunde.bots.klong.picture import Picture
from tischrunde.bots.klong.worth import card
from tischrunde.delve.model import tokens_of
from tischrunde.delve.names import ARTIFACT
from tischrunde.games import catalog
from tischrunde.kernel.rng import Rng
from tischrunde.lab.match import Match, play, played
from tischrunde.testing.klong import KlongSeat, KlongTable, klong

RULES: Any = catalog.load("klong")
GAMES = size(30, 8, 6)


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


def test_it_plays_the_master_burglar_when_there_is_something_to_trash() -> None:
    ann = klong()[0].discard_is("burgle").holds("master_burglar burgle stumble")
    assert answer(ann) == "play:burgle"
    ann.plays("burgle", "stumble", "master_burglar")
    if ann.sees["ask"] != "ask-trash":  # asked when the turn ends
        ann.ends()
    assert answer(ann).startswith("trash:burgle/")


def test_it_walks_home_with_an_artifact() -> None:
    assert answer(bare()[0].owns("shield").has(room=3, boots=1)) == "move:2-3"
    ann = klong()[0].owns("shield").has(room=3, boots=1)  # room 4 is not in reach
    assert answer(ann) == "move:2-3"


def test_who_is_ahead_goes_out() -> None:
    table = bare()
    ann = table[0].owns("shield").has(room=2, boots=1)
    table[1].has(room=16)  # far from any artifact: too late once Ann is out
    assert answer(ann) == "move:1-2"


def test_who_is_behind_stays_a_round_more_as_long_as_that_is_safe_and_pays() -> None:
    table = bare(3)
    table[0].owns("shield chalice").has(room=2, boots=1, gold=30).does("move:1-2").ends()
    table[2].has(room=16)
    ben = table[1].holds("").discard_is("amulet wizard queen_of_hearts brilliance duke")
    ben.owns("ring").has(room=2, boots=1)
    assert answer(ben) == "end"  # a tome next turn
    table.state.parapet = 4  # in a round everybody inside is knocked out
    assert answer(ben) == "move:1-2"


def test_it_goes_out_of_its_way_for_a_secret_in_reach_unless_it_is_in_a_hurry() -> None:
    table = bare().token_in(4, "treasure")
    ann = table[0].owns("shield").has(room=3, boots=2)
    table[1].owns("ring").has(room=16, gold=50)  # not to be overtaken by being first
    assert answer(ann) == "move:3-4"
    table.bag_is(black=2, s0=9).rage_is(7)
    assert answer(ann.has(damage=8)) == "move:2-3"


def test_it_hardly_ever_walks_to_and_fro() -> None:
    choices = [
        choice
        for game in range(GAMES // 3)
        for choice in played(Match(RULES.id, ("klong",) * 3, f"to and fro {game}"))[2]
    ]
    pairs = zip(choices, choices[1:], strict=False)
    back = sum(one == two and one.startswith("move:") for one, two in pairs)
    assert back <= 0.01 * choices.count("end")


def test_it_fends_monsters_off_with_the_swords_it_has() -> None:
    ann = bare()[0].owns("shield").has(room=14, boots=1, swords=1)
    assert answer(ann) == "battle:8-14/1"


def test_it_takes_what_is_near_when_the_bag_is_full_of_its_colour() -> None:
    table = klong(4)
    ann = table[0].has(room=13, boots=1)
    calm = Picture(ann.sees)
    table.bag_is(black=4, s0=14).rage_is(6)
    hunted = Picture(ann.has(damage=6).sees)
    assert hunted.wear > 1.5
    assert hunted.plan.home(hunted.target()) < calm.plan.home(calm.target())


def test_it_hurries_when_somebody_is_out() -> None:
    table = klong(3)
    before = Picture(table[1].sees)
    table[0].owns("ring").has(room=2, boots=1).does("move:1-2").ends()
    after = Picture(table[1].sees)
    assert (before.deadline > 8, after.deadline) == (True, 4)
    assert after.chance(12) < before.chance(12)


def test_it_buys_a_crown_where_it_can() -> None:
    ann = bare()[0].owns("shield").has(room=26, gold=7)
    assert answer(ann) == "trade:crown_10"


def test_it_buys_a_backpack_where_a_second_artifact_is_near_and_fetches_it() -> None:
    table = bare().token_in(31, "shield")
    ann = table[0].owns("ring").has(room=26, gold=7, swords=2, boots=1)
    assert answer(ann) == "trade:backpack"
    ann.does("trade:backpack")
    assert answer(ann) == "battle:26-31/2"
    ann.does("battle:26-31/2")
    assert answer(ann) == "take:shield"


def test_a_backpack_is_for_a_second_artifact() -> None:
    table = bare().token_in(27, "vase")
    assert answer(table[0].owns("ring backpack").has(room=26, boots=1)) == "move:26-27"
    table = bare().token_in(27, "vase")
    assert answer(table[0].owns("ring").has(room=26, boots=1)) == "move:18-26"


def test_it_buys_no_backpack_where_nothing_is_left_to_carry() -> None:
    ann = bare()[0].owns("ring").has(room=26, gold=7)
    assert Picture(ann.sees).profit("backpack") < 0


def test_it_buys_a_key_where_it_opens_the_way_to_more() -> None:
    table = bare().token_in(35, "thurible")  # behind a lock
    ann = table[0].has(room=20, gold=7)
    assert answer(ann) == "trade:master_key"


def test_it_fills_its_basket() -> None:
    tome, explore, cleric = Offer("tome", 7, 7.0), Offer("explore", 3, 4.0), Offer("cleric", 3, 3.5)
    assert basket([tome, explore, cleric], 7) == [explore, cleric]
    assert basket([tome, explore, cleric], 5) == [explore]
    assert basket([tome], 6) == []


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
    assert any(tokens_of(hero, ARTIFACT) for hero in state.heroes)
