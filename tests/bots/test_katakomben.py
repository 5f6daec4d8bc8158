"""How the bot of Katakomben plans: into the unknown, by locks and shrines, and home in time."""

from typing import Any

from tests.size import size

from tischrunde.bots.bot import Mind, decide, dice
from tischrunde.bots.delve.forecast import Forecast, Habits, Raider
from tischrunde.bots.delve.ways import Way, away
from tischrunde.bots.katakomben.bot import EasyKatakombenBot, KatakombenBot
from tischrunde.bots.katakomben.chart import Chart
from tischrunde.bots.katakomben.picture import Picture
from tischrunde.bots.katakomben.rivals import lead
from tischrunde.bots.katakomben.worth import card
from tischrunde.delve.names import ATTACK, ESCAPED, EXACT
from tischrunde.games import catalog
from tischrunde.kernel.rng import Rng
from tischrunde.lab.match import Match, play
from tischrunde.testing.katakomben import KatakombenSeat, katakomben

RULES: Any = catalog.load("klong-katakomben")
GAMES = size(30, 5, 2)


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


CALM = Habits(attacks=0.25, noise=1.0, outside=4.0, rage=0.0)
QUIET, LOUD = Raider(2.0, 10.0, 9.0), Raider(12.0, 10.0, 9.0)


def ahead(*raiders: Raider, black: float = 24.0) -> Forecast:
    """What the first of these has to expect."""
    return Forecast(0, raiders, black, 0.0, 3.0, CALM)


def test_it_expects_more_damage_the_louder_it_is_and_the_more_are_out() -> None:
    assert ahead(QUIET, QUIET).damage(3) < ahead(LOUD, QUIET).damage(3)
    out = QUIET._replace(leaves=0.0)
    assert ahead(QUIET, QUIET).damage(3) < ahead(QUIET, out).damage(3)
    fallen = QUIET._replace(health=0.0)
    assert ahead(QUIET, fallen).damage(3) == ahead(QUIET, out).damage(3)


def test_it_expects_the_end_of_the_bag() -> None:
    out = QUIET._replace(leaves=0.0)
    few = ahead(QUIET, out, out, out, black=4.0)
    assert few.end < ahead(QUIET, QUIET, QUIET, QUIET).end
    assert few.stands(few.end + 2, 99.0) < 0.1 < few.stands(0.0, 99.0)


def test_it_expects_to_stand_the_longer_the_healthier_it_is() -> None:
    loud = ahead(LOUD, QUIET)
    assert loud.stands(3, 2.0) < loud.stands(3, 8.0)
    assert loud.rounds(2.0) < loud.rounds(8.0)
    assert loud.damage(1) < loud.damage(1.5) < loud.damage(2)


def test_it_lays_a_tile_so_that_it_stands_before_the_artifact() -> None:
    table = katakomben().stack_is("D01").artifacts_are("ring")
    ann = table[0].has(room="start_a-V", boots=1).does("move:start_a-LS1")
    ann.does(answer(ann))
    assert ann.at == "D01-A"
    assert answer(ann) == "take:ring"


def test_it_waits_on_safe_ground_while_there_is_something_to_buy() -> None:
    table = katakomben()
    ann = table[0].owns("ring").has(room="start_a-V", boots=1)
    assert answer(ann) != "move:start_a-C-V"
    table.row_is("keymaster keymaster archoverlord archoverlord skeleton skeleton")
    table.reserve_is("secret_tome", 0)
    assert answer(ann) == "move:start_a-C-V"


def test_it_does_not_wait_in_the_depths() -> None:
    table = katakomben().tile("D22", 0, 1).stack_is("D18")
    ann = table[0].owns("ring").has(room="start_a-V", boots=3)
    assert Picture(ann.sees).may_linger()
    assert not answer(ann).startswith("move:D22")  # secrets or not
    assert not answer(ann).startswith("move:start_a-L")
    ann.has(room="D22-A")
    assert not Picture(ann.sees).may_linger()


def test_it_hurries_to_an_artifact_when_the_others_are_no_match() -> None:
    table = katakomben()
    ann, ben = table[0], table[1]
    even = Picture(ann.sees)
    ann.owns("chalice crown_10")
    rich = Picture(ann.sees)
    assert lead(ann.sees, 0) == 17
    assert rich.hurry > even.hurry
    assert rich.appetite < even.appetite == 1.0
    ben.owns("crown_9 crown_8")
    assert Picture(ann.sees).hurry == even.hurry


def test_it_nearly_always_beats_who_plays_at_random() -> None:
    bots = ("katakomben", "random", "random", "random")
    firsts = 0
    for number in range(GAMES):
        match = Match(RULES.id, bots, f"random {number}", {"side": "ab"[number % 2]})
        firsts += play(match).places[0] == 1
    assert firsts >= 0.9 * GAMES


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
