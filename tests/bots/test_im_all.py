"""How the bot of Klong! im! All! plans: two ports, the code, an artifact, and out in time."""

from itertools import product
from statistics import mean
from typing import Any

from tests.size import FULL, size

from tischrunde.bots.bot import Mind
from tischrunde.bots.im_all.bot import ImAllBot
from tischrunde.bots.im_all.picture import Picture
from tischrunde.bots.im_all.rivals import Rivals
from tischrunde.bots.im_all.routes import Passage, errand, goals, ways_of
from tischrunde.bots.im_all.worth import card, room_of
from tischrunde.delve.names import ESCAPED
from tischrunde.games import catalog
from tischrunde.kernel.rng import Rng
from tischrunde.lab.match import Match, play, played
from tischrunde.testing.im_all import ImAllSeat, im_all

RULES: Any = catalog.load("klong-im-all")
ORDERS, SIDES = (RULES.options[n].values[:-1] for n in range(2))  # the last one is the lot
SHIPS = [{"order": order, "sides": sides} for order, sides in product(ORDERS, SIDES)]
AGAINST_RANDOM = size(600, 6, 2)
AMONG_THEMSELVES = size(300, 3, 3)
BETWEEN_LEVELS = size(120, 6, 6)
SHIPS_SWEPT = SHIPS[:: size(1, 47, 47)]
TRIES = 20  # games in a ship until somebody has escaped from every seat
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


def test_it_waits_in_the_cargo_bay_while_it_is_well_and_another_may_have_more() -> None:
    table = im_all()
    ann, ben = (table[seat].owns("kommandocode") for seat in range(2))
    ann.hacked("HG-1", "PK-1").owns("artifact_5").has(room="FR-S", boots=1)
    ben.hacked("HG-5", "PK-5").owns("artifact_20").has(room="KO-1")
    assert Picture(ann.sees).may_linger()
    assert answer(ann) == "end"
    ann.has(room="KO-2")
    assert not Picture(ann.sees).may_linger()


def test_it_leaves_when_nobody_can_catch_up() -> None:
    table = im_all()
    ann, ben = (table[seat].owns("kommandocode") for seat in range(2))
    ann.hacked("HG-1", "PK-1").owns("artifact_5").has(room="FR-S", boots=1)
    ben.hacked("HG-5", "PK-5").owns("artifact_20").has(room="KZ-10", damage=8, noise=9)
    assert Picture(ann.sees).is_ahead()
    assert answer(ann) == "move:FR-S-P1"


def test_it_reckons_with_others_by_what_they_have_done() -> None:
    table = im_all()
    ann, ben = table[0].hacked("HG-1", "PK-1").owns("kommandocode"), table[1]
    slow = Rivals(ann.sees, 0)
    ben.hacked("HG-5")
    quick = Rivals(ann.sees, 0)
    assert quick.raiders[1].leaves < slow.raiders[1].leaves
    assert slow.rivalry < quick.rivalry < 1.0
    ben.has(damage=9, noise=9)
    assert Rivals(ann.sees, 0).rivalry < quick.rivalry


def test_points_matter_less_when_nobody_else_will_have_any() -> None:
    table = im_all()
    ann, ben = table[0].hacked("HG-1", "PK-1").owns("kommandocode"), table[1].hacked("HG-5")
    even = Picture(ann.sees)
    ben.has(damage=9, noise=9)
    alone = Picture(ann.sees)
    assert alone.appetite < even.appetite <= 1.0


def test_it_leaves_a_port_alone_when_a_better_one_lies_on_the_way() -> None:
    ann = im_all()[0].has(room="HG-10")
    assert not answer(ann).startswith("visit:")  # five credits at HG-7, where it comes anyway
    ann.hacked("PK-1")
    assert answer(ann) == "visit:port_draw1"


def test_what_makes_the_boss_attack_costs_more_the_worse_it_is() -> None:
    ann = im_all()[0].hacked("HG-1", "PK-1").owns("kommandocode artifact_5")
    well = Picture(ann.has(room="KZ-1", damage=3, noise=2).sees)
    ill = Picture(ann.has(damage=7, noise=6).sees)
    assert 0.0 < well.stir("leier") < ill.stir("leier")
    assert ill.stir("mutig") == 0.0  # from the reserve, nothing new comes


def test_it_heals_when_it_needs_it() -> None:
    ann = im_all()[0].owns("mega_gesundheit").has(damage=1)
    assert answer(ann) != "drink:mega_gesundheit"
    assert answer(ann.has(damage=6)) == "drink:mega_gesundheit"


def test_it_buys_what_shortens_its_way_and_contraband_when_nothing_does() -> None:
    ann = im_all()[0].has(room="KO-3", gold=7)
    assert answer(ann) == "trade:telepass"
    ann.hacked("HG-1", "PK-1").owns("kommandocode artifact_5")
    assert answer(ann) == "trade:schmuggelware"
    ann.owns("schmuggelware")
    assert not answer(ann).startswith("trade:")


def test_it_trashes_what_is_bad_and_keeps_what_is_good() -> None:
    bot = ImAllBot()
    assert bot.get_rid(["trash:hack/area", "trash:stolpern/area", "skip"]) == "trash:stolpern/area"
    assert bot.get_rid(["trash:leier/area", "skip"]) == "skip"
    assert card("leier").play > card("mutig").play > card("hack").play > card("stolpern").play


# -- whole games ---------------------------------------------------------------------------------


def ship(number: int) -> dict[str, Any]:
    """Another ship from game to game, and in the end all of them."""
    return SHIPS[number * 7 % len(SHIPS)]


def wins(line_up: tuple[str, ...], games: int) -> float:
    """How often the first of these bots wins, sitting everywhere in turn."""
    won = 0.0
    for number in range(games):
        seat = (number + number // len(SHIPS)) % len(line_up)
        bots = (*line_up[-seat:], *line_up[:-seat]) if seat else line_up
        won += play(Match(RULES.id, bots, f"wins {number}", ship(number))).share(seat)
    return won / games


def test_it_nearly_always_beats_who_plays_at_random() -> None:
    won = wins(("im-all", "random", "random", "random"), AGAINST_RANDOM)
    assert won >= (0.97 if FULL else 0.9)


def test_the_easy_one_is_weaker_yet_beats_who_plays_at_random() -> None:
    assert wins(("im-all-easy", "random", "random", "random"), BETWEEN_LEVELS) > 0.5
    assert wins(("im-all", "im-all-easy"), BETWEEN_LEVELS) > 0.6


def test_somebody_mostly_escapes_and_wins_with_many_points() -> None:
    escaped, best = 0, []
    for number in range(AMONG_THEMSELVES):
        bots = ("im-all",) * (2 + number % 3)
        result = play(Match(RULES.id, bots, f"bots {number}", ship(number)))
        escaped += any(result.counts["escaped"])
        best.append(max(result.scores))
    assert escaped >= 0.8 * AMONG_THEMSELVES
    assert 45 <= mean(best) <= 130


def test_in_every_ship_somebody_escapes_from_every_seat() -> None:
    for number, options in enumerate(SHIPS_SWEPT):
        waiting = set(range(4))
        for game in range(TRIES):
            if waiting:
                match = Match(RULES.id, ("im-all",) * 4, f"ship {number} {game}", options)
                state: Any = played(match)[1]
                waiting -= {
                    seat for seat, hero in enumerate(state.heroes) if hero.status == ESCAPED
                }
        assert not waiting, options
