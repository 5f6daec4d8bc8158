"""What holds for every bot at every game it plays."""

from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.bots.positions import positions, question, some_table
from tests.size import FULL, size, some

from tischrunde.bots import catalog as bots
from tischrunde.bots.bot import Bot, Mind, View, decide, dice
from tischrunde.games import catalog
from tischrunde.kernel.errors import BadOption, IllegalChoice
from tischrunde.kernel.rng import Rng
from tischrunde.table import Session, replay

GAMES = size(60, 6, 4)
POSITIONS = size(2400, 80, 80)  # at most, so that long games do not take longer
EVERY = [(game, name) for game in catalog.ids() for name in bots.names(game)]


def some_seats(game: str, number: int) -> list[int]:
    """All numbers of seats, or one of them for this bot and others for the others.

    The better a bot, the longer it thinks, and the smaller its table in a sample.
    """
    fewest, most = catalog.load(game).seats
    seats = list(range(fewest, most + 1))
    return seats if FULL else [seats[-1 - number % len(seats)]]


EVERY_TABLE = [
    (game, name, seats)
    for game in catalog.ids()
    for number, name in enumerate(bots.names(game))
    for seats in some_seats(game, number)
]


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_what_a_seat_cannot_see_never_changes_what_its_bot_chooses(game: str, name: str) -> None:
    rules = catalog.load(game)
    bot = bots.make(name, game)
    changed = 0
    for number, state in enumerate(islice(positions(rules, GAMES), POSITIONS)):
        seat = question(rules, state).seat
        other = rules.imagine(state, seat, Rng.from_seed(f"other {number}"))
        changed += rules.digest(other) != rules.digest(state)
        choices = {decide(rules, s, bot, dice("same", seat)) for s in (state, other)}
        assert len(choices) == 1
    assert changed > 0


@pytest.mark.parametrize(("game", "name"), EVERY)
@settings(deadline=None, max_examples=10, suppress_health_check=[HealthCheck.too_slow])
@given(
    number=st.integers(0, 10**6),
    picks=st.lists(st.integers(0, 4095), max_size=40),
    luck=st.text(max_size=3),
)
def test_nor_does_it_in_any_position_one_can_reach(
    game: str, name: str, number: int, picks: list[int], luck: str
) -> None:
    rules = catalog.load(game)
    state = some_table(rules, number)
    for pick in picks:
        if not state.over:
            rules.apply(state, state.choices[pick % len(state.choices)])
    if state.over:
        return
    seat = question(rules, state).seat
    other = rules.imagine(state, seat, Rng.from_seed(luck))
    bot = bots.make(name, game)
    here, there = (decide(rules, s, bot, dice("same", seat)) for s in (state, other))
    assert here == there


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_bot_always_answers_with_an_offered_option(game: str, name: str) -> None:
    rules = catalog.load(game)
    bot = bots.make(name, game)
    rng = dice("any", 0)
    for state in islice(positions(rules, GAMES), POSITIONS):
        before = rules.digest(state)
        offered = [rules.spell(state, option) for option in question(rules, state).options]
        assert decide(rules, state, bot, rng) in offered
        assert rules.digest(state) == before


@pytest.mark.parametrize(("game", "name", "seats"), some(EVERY_TABLE, 2, 1))
def test_a_game_among_bots_replays(game: str, name: str, seats: int) -> None:
    rules = catalog.load(game)

    def record() -> str:
        session = Session(rules, seats, "replays")
        bot = bots.make(name, game)
        rngs = [dice("replays", seat) for seat in range(seats)]
        while (decision := session.decision) is not None:
            choice = decide(rules, session.state, bot, rngs[decision.seat])
            session.choose(decision.seat, choice)
        assert replay(rules, session.record).over
        return session.record.to_json()

    assert record() == record()


def test_an_answer_that_was_not_offered_is_refused() -> None:
    class Cheat(Bot):
        name = "cheat"

        def choose(self, view: View, options: object, mind: Mind) -> str:
            return "take:r08"  # a champion in a closed ring

    rules = catalog.load("strife-of-gods")
    state = rules.setup(3, "cheat")
    before = rules.digest(state)
    with pytest.raises(IllegalChoice, match="SG-033"):
        decide(rules, state, Cheat(), dice("cheat", 0))
    assert rules.digest(state) == before


def test_every_seat_has_dice_of_its_own() -> None:
    words = {dice("seed", seat).word() for seat in range(5)}
    assert len(words) == 5
    assert dice("seed", 0).word() == dice("seed", 0).word() != dice("other", 0).word()


def test_the_catalog_knows_which_bot_plays_what() -> None:
    assert bots.names() == [
        "random", "strife-easy", "strife", "bangkok-easy", "bangkok", "klong-easy", "klong",
        "katakomben-easy", "katakomben", "im-all-easy", "im-all",
    ]  # fmt: skip
    assert bots.names("klong") == ["random", "klong-easy", "klong"]
    assert bots.names("strife-of-gods") == ["random", "strife-easy", "strife"]
    assert bots.names("bangkok-klongs") == ["random", "bangkok-easy", "bangkok"]
    assert bots.names("another-game") == ["random"]
    assert [bots.make(name).name for name in bots.names()] == bots.names()


@pytest.mark.parametrize(("name", "game"), [("deep", None), ("strife", "another-game")])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str, game: str | None) -> None:
    with pytest.raises(BadOption, match="random") as caught:
        bots.make(name, game)
    assert caught.value.name == "bots"
    assert ("strife" in str(caught.value.message.args["allowed"])) == (game is None)
