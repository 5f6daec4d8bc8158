"""How the bot of Katakomben plans: into the unknown, by locks and shrines, and home in time."""

from typing import Any

from tests.size import size

from tischrunde.bots.bot import Mind, decide, dice
from tischrunde.bots.delve.ways import Way, away
from tischrunde.bots.katakomben.bot import EasyKatakombenBot, KatakombenBot
from tischrunde.bots.katakomben.chart import Chart
from tischrunde.bots.katakomben.picture import Picture
from tischrunde.bots.katakomben.worth import card
from tischrunde.delve.names import ATTACK, ESCAPED, EXACT
from tischrunde.games import catalog
from tischrunde.kernel.rng import Rng
from tischrunde.testing.katakomben import KatakombenSeat, katakomben

RULES: Any = catalog.load("klong-katakomben")
GAMES = size(30, 10, 2)


def answer(seat: KatakombenSeat) -> str:
    """What the bot does in this seat's place."""
    rng = Rng.quick(1, 2, 3)
    state = seat.table.session.state
    mind = Mind(RULES, RULES.imagine(state, seat.number, rng), seat.number, rng)
    return KatakombenBot().choose(seat.sees, seat.table.session.options(), mind)


def test_the_nearest_end_is_found_over_one_way_tunnels() -> None:
    ways = [Way(0, 1, 1.0), Way(1, 2, 2.0), Way(2, 0, 1.0)]
    assert away({2: 0.0}, ways) == {2: 0.0, 1: 2.0, 0: 3.0}
    assert away({}, ways) == {}


def test_it_charts_what_lies_there() -> None:
    table = katakomben().tile("S3", 1, 0)
    chart = Chart(table.spectators_see, 0, False)
    words = table.rules.room_words
    assert chart.home[words.index("start_a-V")] == 1
    assert chart.home[words.index("S3-A")] == 3  # by LE1 to G, to V, to the Crypt
    assert words.index("S1-A") not in chart.rooms
    assert table.door("S3-N1") in chart.edges
    assert table.door("start_a-LE1") not in chart.edges


def test_it_plays_all_cards_first_those_that_draw_before_others() -> None:
    assert answer(katakomben()[0].holds("burgle elven_sword stumble")) == "play:elven_sword"


def test_it_goes_into_the_unknown() -> None:
    ann = katakomben()[0].has(room="start_a-V", boots=1)
    choice = answer(ann)
    assert choice.startswith("move:start_a-L")
    ann.does(choice)
    assert answer(ann).startswith("lay:")


def test_it_opens_what_it_has_picks_for_and_marks_shrines() -> None:
    table = katakomben().tile("S3", 1, 0)
    assert answer(table[0].has(room="S3-A")) == "visit:prison"
    assert answer(katakomben()[0].has(room="start_a-T")) == "visit:wayshrine"


def test_it_takes_an_artifact_and_runs_home_when_it_is_hurt() -> None:
    table = katakomben().tile("D01", 1, 0).token_in("D01-A", "shield")
    ann = table[0].has(room="D01-A", damage=8)
    assert answer(ann) == "take:shield"
    ann.does("take:shield").has(room="start_a-V", boots=1)
    assert answer(ann) == "move:start_a-C-V"


def test_it_answers_ghosts() -> None:
    table = katakomben().bag_is(black=9).ghosts_are(bag=1)
    ann = table[0].holds("white_tourmaline burgle")
    table.luck(9)
    table.state.push(ATTACK, 0, 1, EXACT)
    table.settled()
    assert answer(ann) == "react:white_tourmaline"


def test_it_buys_what_is_worth_its_skill() -> None:
    assert answer(katakomben()[0].has(skill=5)) in {
        "buy:expert_guide", "buy:bandit", "buy:explore", "buy:mercenary", "buy:swindle",
    }  # fmt: skip
    assert card("expert_guide").play > card("burgle").play


def test_a_healthy_hero_expects_to_come_home() -> None:
    table = katakomben()
    well = Picture(table[0].owns("ring").has(room="start_a-V").sees)
    ill = Picture(table[0].has(damage=9, noise=9).sees)
    assert well.promise(well.room) > ill.promise(ill.room)


def test_it_mostly_comes_home_and_plays_every_number_of_seats() -> None:
    escaped = 0
    for number in range(GAMES):
        seats = 2 + number % 5
        state = RULES.setup(seats, f"bots {number}", {"side": "ab"[number % 2]})
        bots = [KatakombenBot() if seat else EasyKatakombenBot() for seat in range(seats)]
        luck = [dice(f"bots {number}", seat) for seat in range(seats)]
        while not state.over:
            seat = int(RULES.decision(state).seat)
            choice = decide(RULES, state, bots[seat], luck[seat])
            RULES.apply(state, RULES.parse(state, choice))
        escaped += any(hero.status == ESCAPED for hero in state.heroes)
    assert escaped >= 0.8 * GAMES
