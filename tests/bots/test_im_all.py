"""How the bot of Klong! im! All! plans: two ports, the code, an artifact, and out in time."""

from typing import Any

from tests.size import size

from tischrunde.bots.bot import Mind, decide, dice
from tischrunde.bots.im_all.bot import EasyImAllBot, ImAllBot
from tischrunde.bots.im_all.picture import Picture
from tischrunde.bots.im_all.routes import Passage, errand, goals, ways_of
from tischrunde.bots.im_all.worth import card, room_of
from tischrunde.delve.names import ESCAPED
from tischrunde.games import catalog
from tischrunde.kernel.rng import Rng
from tischrunde.lab.match import Match, play
from tischrunde.testing.im_all import ImAllSeat, im_all

RULES: Any = catalog.load("klong-im-all")
GAMES = size(30, 10, 2)
LOT = {"order": "random", "sides": "random"}
BOARD = "HG-PK-KS"


def answer(seat: ImAllSeat) -> str:
    """What the bot does in this seat's place."""
    rng = Rng.quick(1, 2, 3)
    state = seat.table.session.state
    mind = Mind(RULES, RULES.imagine(state, seat.number, rng), seat.number, rng)
    return ImAllBot().choose(seat.sees, seat.table.session.options(), mind)


def joined(passage: Passage, start: str, end: str) -> bool:
    """Whether a way leads straight from a room to another."""
    ends = {way.end for way in ways_of(passage) if way.start == room_of(start)}
    return room_of(end) in ends


def test_it_knows_which_ways_are_open() -> None:
    bare = Passage(BOARD, key=False, telepass=False, blockade=False)
    assert joined(bare, "FR-H", "KO-H3")
    assert joined(bare, "KO-H3", "FR-H")
    assert not joined(bare, "KO-H1", "KZ-H")
    assert joined(bare._replace(key=True), "KO-H1", "KZ-H")
    assert not joined(bare._replace(blockade=True), "FR-H", "KO-H1")
    assert joined(bare._replace(blockade=True), "KO-H1", "KO-H3")
    assert not joined(bare, "KO-7", "HG-5")
    assert joined(bare._replace(telepass=True), "KO-7", "HG-5")
    assert joined(bare, "KZ-10", "KZ-11")
    assert not joined(bare, "KZ-11", "KZ-10")  # against the arrow


def test_it_looks_for_ports_in_two_modules() -> None:
    ann = im_all()[0].has(room="HG-1")
    none = goals(errand(ann.sees, 0))
    ann.hacked("HG-5")
    one = goals(errand(ann.sees, 0))
    here, second = room_of("HG-1"), room_of("PK-1")
    assert len(none) == len(one) == 4  # of six artifacts, with two players
    assert one[0].home[here] < none[0].home[here]
    assert one[0].home[second] < one[0].home[here]


def test_every_step_brings_it_nearer() -> None:
    ann = im_all()[0].has(room="KZ-1").hacked("HG-1", "PK-1").owns("kommandocode")
    with_code = min(goal.home[room_of("KZ-1")] for goal in goals(errand(ann.sees, 0)))
    ann.owns("artifact_5")
    (home,) = goals(errand(ann.sees, 0))
    assert home.home[room_of("KZ-1")] < with_code
    assert home.home[room_of("FR-P1")] == 0.0
    assert home.safe[room_of("FR-S")] == 0.0 < home.home[room_of("FR-S")]


def test_it_plays_all_cards_first_those_that_draw_before_others() -> None:
    assert answer(im_all()[0].holds("hack geistesblitz stolpern")) == "play:geistesblitz"


def test_it_goes_to_a_port_and_hacks_it() -> None:
    ann = im_all()[0].has(room="KO-1", boots=1)
    assert ann.table.room("PK-1")
    assert answer(ann) == "move:PK-1-KO-1"
    ann.does("move:PK-1-KO-1")
    assert answer(ann) == "visit:port_noise1"


def test_it_takes_an_artifact_rather_than_a_better_one_when_it_is_hurt() -> None:
    ann = im_all()[0].hacked("HG-1", "PK-1").owns("kommandocode")
    lies = next(e for e in ann.sees["tokens"] if e["token"].startswith("artifact"))
    ann.has(room=lies["room"], damage=8)
    assert answer(ann) == f"take:{lies['token']}"


def test_it_leaves_when_it_is_hurt_but_buys_and_fights_before() -> None:
    table = im_all()
    ann = table[0].hacked("HG-1", "PK-1").owns("kommandocode artifact_5")
    ann.has(room="FR-S", boots=1, skill=2, swords=2, damage=8)
    assert answer(ann) == "buy:rebellensoldat"  # a point is a point
    ann.has(skill=0)
    assert answer(ann) == "fight:g0bl1n"
    ann.has(swords=0)
    assert answer(ann) == "move:FR-S-P1"


def test_it_waits_in_the_cargo_bay_while_it_is_well() -> None:
    ann = im_all()[0].hacked("HG-1", "PK-1").owns("kommandocode artifact_5")
    ann.has(room="FR-S", boots=1)
    assert Picture(ann.sees).may_linger()
    assert answer(ann) == "end"
    ann.has(room="KO-1")
    assert not Picture(ann.sees).may_linger()


def test_it_heals_when_it_needs_it() -> None:
    ann = im_all()[0].owns("mega_gesundheit").has(damage=1)
    assert answer(ann) != "drink:mega_gesundheit"
    assert answer(ann.has(damage=6)) == "drink:mega_gesundheit"


def test_it_buys_contraband_but_no_pass_that_costs_points() -> None:
    ann = im_all()[0].has(room="KO-3", gold=7)
    assert answer(ann) == "trade:schmuggelware"
    ann.owns("schmuggelware")
    assert not answer(ann).startswith("trade:")


def test_it_trashes_what_is_bad_and_keeps_what_is_good() -> None:
    bot = ImAllBot()
    assert bot.get_rid(["trash:hack/area", "trash:stolpern/area", "skip"]) == "trash:stolpern/area"
    assert bot.get_rid(["trash:leier/area", "skip"]) == "skip"
    assert card("leier").play > card("mutig").play > card("hack").play > card("stolpern").play


def test_it_nearly_always_beats_who_plays_at_random() -> None:
    bots = ("im-all", "random", "random", "random")
    firsts = sum(
        play(Match(RULES.id, bots, f"random {number}", LOT)).places[0] == 1
        for number in range(GAMES)
    )
    assert firsts >= 0.9 * GAMES


def test_it_mostly_gets_out_and_plays_every_number_of_seats() -> None:
    escaped = 0
    for number in range(GAMES):
        seats = 2 + number % 3
        state = RULES.setup(seats, f"bots {number}", LOT)
        bots = [ImAllBot() if seat else EasyImAllBot() for seat in range(seats)]
        luck = [dice(f"bots {number}", seat) for seat in range(seats)]
        while not state.over:
            seat = int(RULES.decision(state).seat)
            choice = decide(RULES, state, bots[seat], luck[seat])
            RULES.apply(state, RULES.parse(state, choice))
        escaped += any(hero.status == ESCAPED for hero in state.heroes)
    assert escaped >= 0.8 * GAMES
