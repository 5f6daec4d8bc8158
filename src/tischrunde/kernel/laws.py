"""The laws every game obeys, whoever plays it and however badly.

``check(rules)`` plays random games and holds each position to them; any game can be checked, also a
stranger's.  What is broken is reported with all it takes to see it again.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tischrunde.kernel.frame import op_of
from tischrunde.kernel.knowledge import census
from tischrunde.kernel.message import Message
from tischrunde.kernel.option import verb_of
from tischrunde.kernel.pile import CARD, SEEN_SHIFT, SPECTATOR, seat_bit
from tischrunde.kernel.plainly import unbarred
from tischrunde.kernel.playout import playout
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.setting import Value

Chooser = Callable[[Any, Rng], int]  # an option for a state, with dice to throw

MANY = 10  # different cards: so many are never dealt twice in the same order


class LawBroken(AssertionError):
    """A law does not hold; says which, and how to get there."""


@dataclass(frozen=True)
class Trial:
    """One random game: everything it was made of."""

    seats: int
    seed: str
    options: dict[str, Value]


@dataclass
class Summary:
    """How much was looked at."""

    games: int = 0
    choices: int = 0
    positions: int = 0


def check(
    rules: Rules[Any],
    games: int = 50,
    seed: str = "laws",
    positions: float = 1.0,
    on_game: Callable[[Summary], None] | None = None,
    choose: Chooser | None = None,
) -> Summary:
    """Play games over all seat counts and options and hold them to every law.

    ``positions`` is the share of positions at which the costly laws are checked; the others are
    checked at all of them.  ``choose`` plays for all seats; without it chance does.
    """
    summary = Summary()
    for trial in trials(rules, games, seed):
        check_game(rules, trial, positions, summary, choose or at_random)
        if on_game is not None:
            on_game(summary)
    return summary


def trials(rules: Rules[Any], games: int, seed: str) -> Iterator[Trial]:
    """Games to play: every seat count in turn, options at random, half of the games at defaults."""
    fewest, most = rules.seats
    for number in range(games):
        dice = Rng.from_seed(f"{seed}/{number}")
        options: dict[str, Value] = {}
        if dice.below(2):
            options = {s.name: s.values[dice.below(len(s.values))] for s in rules.options}
        yield Trial(fewest + number % (most - fewest + 1), f"{seed}/{number}", options)


def at_random(state: Any, dice: Rng) -> int:
    """Any of the options."""
    return int(state.choices[dice.below(len(state.choices))])


def check_game(
    rules: Rules[Any], trial: Trial, positions: float, summary: Summary, choose: Chooser
) -> None:
    """Play one game to its end, checking as it goes; then play it again from its words."""
    state = rules.setup(trial.seats, trial.seed, trial.options)
    cards = census(state.piles())
    bound = rules.bound(state)
    dice = Rng.from_seed(f"choices/{trial.seed}").spawn()
    words: list[str] = []
    try:
        while not state.over:
            check_options(rules, state)
            if dice.below(1000) < round(positions * 1000):
                check_position(rules, state, dice)
                summary.positions += 1
            choice = choose(state, dice)
            words.append(rules.spell(state, choice))
            rules.apply(state, choice)
            expect(census(state.piles()) == cards, "nothing is created or lost")
            expect(len(words) <= bound, f"every game ends within its bound ({bound} choices)")
        check_position(rules, state, dice)
        summary.positions += 1
        check_end(rules, state)
        check_replay(rules, trial, words, rules.digest(state))
    except LawBroken as broken:
        raise LawBroken(f"{rules.id}: {broken}\n  {trial}\n  after {words}") from broken
    summary.games += 1
    summary.choices += len(words)


def check_options(rules: Rules[Any], state: Any) -> None:
    """Options are sorted, distinct, spelled apart, read back, and exactly what no rule bars."""
    decision = rules.decision(state)
    expect(decision is not None, "a game that is not over asks a question")
    assert decision is not None
    options = decision.options
    confirms = rules.ops[op_of(state.stack.top())].confirms
    expect(len(options) > 1 or (confirms and len(options) == 1), "a question has two answers")
    expect(options == sorted(set(options)), "options are sorted and distinct")
    expect(0 <= decision.seat < state.seats, "a seat of the table is asked")
    spelled = [rules.spell(state, option) for option in options]
    expect(len(set(spelled)) == len(options), "options are spelled apart")
    expect([rules.parse(state, text) for text in spelled] == options, "parse undoes spell")
    expect(sorted(unbarred(rules, state)) == options, "offered is exactly what no rule bars")
    expect(set(options) <= set(rules.candidates(state)), "what is offered is a candidate")
    check_quick_options(rules, state)


def check_quick_options(rules: Rules[Any], state: Any) -> None:
    """What an op overrides to be quicker finds what the plain way finds."""
    frame = state.stack.top()
    op = rules.ops[op_of(frame)]
    candidates = op.candidates(state, frame)
    plain = sorted(option for option in candidates if not op.bars(state, frame, option))
    expect(plain == list(state.choices), "the quick way finds the options of the plain one")
    heard = all(op.hears(verb_of(option)) for option in candidates)
    expect(heard, "an op hears the verbs of its candidates")
    meant = all(op.means(state, frame, option) for option in candidates)
    expect(meant, "an op means its candidates")


def check_candidates(rules: Rules[Any], state: Any) -> None:
    """Nothing else that can be spelled is taken for a candidate: refusals cite the right rule."""
    if state.over:
        return
    frame = state.stack.top()
    op = rules.ops[op_of(frame)]
    meant = [
        option
        for option in rules.universe()
        if op.hears(verb_of(option)) and op.means(state, frame, option)
    ]
    same = meant == sorted(set(rules.candidates(state)))
    expect(same, "an op means its candidates and nothing else that can be spelled")


def check_position(rules: Rules[Any], state: Any, dice: Rng) -> None:
    """The laws of copies, storage, words and knowledge, at one position."""
    encoded = rules.encode(state)
    check_candidates(rules, state)
    check_copies(rules, state, encoded, dice)
    check_words(rules, state)
    for seat in range(SPECTATOR, state.seats):
        check_knowledge(rules, state, seat, dice)
    expect(rules.encode(state) == encoded, "looking changes nothing")


def check_copies(rules: Rules[Any], state: Any, encoded: dict[str, Any], dice: Rng) -> None:
    """A clone is equal and independent; decoding undoes encoding; what is sent plays on alike."""
    twin, luck = state.clone(), dice.spawn()
    expect(rules.encode(twin) == encoded, "a clone is equal")
    expect(list(twin.choices) == list(state.choices), "a clone has the same options")
    offered, third = list(state.choices), twin.clone()
    playout(rules, twin, luck.clone())
    expect(rules.encode(state) == encoded, "a clone is independent")
    kept = list(state.choices) == list(third.choices) == offered
    expect(kept, "what a clone is asked next changes nobody else's options")
    back = rules.decode(json.loads(json.dumps(encoded)))
    expect(rules.encode(back) == encoded, "decoding undoes encoding")
    expect(list(back.choices) == list(state.choices), "a decoded state has the same options")
    sent = check_travel(rules, state, encoded)
    playout(rules, sent, luck)
    expect(rules.encode(sent) == rules.encode(twin), "a state that was sent plays on alike")


def check_travel(rules: Rules[Any], state: Any, encoded: dict[str, Any]) -> Any:
    """The state as another process gets it; Python's own copies are as good as a clone."""
    decision = rules.decision(state)
    try:
        sent, asked = pickle.loads(pickle.dumps((state, decision)))
    except Exception as error:
        raise LawBroken(f"a state can be sent to another process: {error!r}") from error
    for twin in (sent, copy.deepcopy(state), copy.copy(state)):
        expect(rules.encode(twin) == encoded, "a state that was sent or copied is equal")
        expect(list(twin.choices) == list(state.choices), "it has the same options")
        shared = [one is other for one, other in zip(twin.piles(), state.piles(), strict=True)]
        expect(not any(shared), "it shares no pile")
    expect(asked == decision, "a question that was sent is equal")
    return sent


def check_words(rules: Rules[Any], state: Any) -> None:
    """Every question, option and refusal has a message."""
    if state.over:
        return
    expect(bool(rules.question(state).key), "a question has a message")
    for option in rules.candidates(state):
        message: Message = rules.label(state, option)
        if rules.bars(state, option):
            message = rules.refusal(state, option)
        expect(bool(message.key), "an option has a message")


def check_knowledge(rules: Rules[Any], state: Any, seat: int, dice: Rng) -> None:
    """Nobody can tell an imagined table from the real one, and imagining knows no more."""
    view = rules.observe(state, seat)
    expect(json.loads(json.dumps(view)) == view, "a view is plain data")
    luck = dice.spawn()
    guess = rules.imagine(state, seat, luck.clone())
    expect(rules.observe(guess, seat) == view, "an imagined table has the same view")
    expect(by_pool(guess) == by_pool(state), "an imagined table has the same cards")
    offered = list(guess.choices)
    expect(offered == sorted(set(offered)), "an imagined table offers every option once")
    decision = rules.decision(state)
    if decision is not None and decision.seat == seat:
        same = answers(rules, guess) == answers(rules, state)
        expect(same, "what a seat is asked and told depends only on what it knows")
    secrets = unseen(rules, state, seat)
    if max((len(set(cards)) for cards in secrets), default=0) >= MANY:
        expect(unseen(rules, guess, seat) != secrets, "what a seat cannot see is dealt anew")
    playout(rules, guess.clone(), dice)  # an imagined game can be played to its end
    other = rules.imagine(state, seat, dice)
    again = rules.imagine(other, seat, luck.clone())
    expect(
        rules.encode(again) == rules.encode(guess),
        "what is imagined depends only on what the seat knows",
    )


def check_end(rules: Rules[Any], state: Any) -> None:
    """Points sum up and the standings rank every seat once, by points."""
    expect(rules.decision(state) is None, "a finished game asks nothing")
    standings = rules.standings(state)
    placed = sorted(seat for place in standings for seat in place)
    expect(placed == list(range(state.seats)), "every seat has one place")
    points = [total(rules, state, place[0]) for place in standings]
    expect(points == sorted(points, reverse=True), "places follow the sum of the score lines")
    for place in standings:
        expect(len({total(rules, state, seat) for seat in place}) == 1, "a tie is a tie in points")
    winners = rules.winners(state)
    expect(winners in ([], standings[0]), "all in the first place have won, or nobody has")


def check_replay(rules: Rules[Any], trial: Trial, words: list[str], digest: str) -> None:
    """The same words from the same seed lead to the same state."""
    state = rules.setup(trial.seats, trial.seed, trial.options)
    for text in words:
        option = rules.parse(state, text)
        again = option in list(state.choices)
        expect(again, f"a replay ends at the same digest ({text} is not offered any more)")
        rules.apply(state, option)
    expect(rules.digest(state) == digest, "a replay ends at the same digest")


def digests(rules: Rules[Any], seeds: int) -> list[str]:
    """How random games end: compare them between the compiled and the interpreted engine."""
    out = []
    for trial in trials(rules, seeds, "digest"):
        state = rules.setup(trial.seats, trial.seed, trial.options)
        playout(rules, state, Rng.from_seed(f"choices/{trial.seed}"))
        out.append(rules.digest(state))
    return out


def by_pool(state: Any) -> dict[int, dict[int, int]]:
    """How often each card is there, pool by pool."""
    pools = state.pools()
    return {
        pool: census([pile for pile, of in zip(state.piles(), pools, strict=True) if of == pool])
        for pool in set(pools)
    }


def answers(rules: Rules[Any], state: Any) -> list[Any]:
    """The open question and all that is said of its possible answers."""
    told: list[Any] = [rules.question(state)]
    for option in rules.candidates(state):
        barred = rules.bars(state, option)
        refusal = rules.refusal(state, option) if barred else None
        told.append((option, rules.label(state, option), barred, refusal))
    return told


def unseen(rules: Rules[Any], state: Any, seat: int) -> list[list[int]]:
    """The cards this seat does not know, back by back, in the order they lie."""
    bit = seat_bit(seat) << SEEN_SHIFT
    out: list[list[int]] = [[] for _ in rules.back_words]
    backs = rules.backs_of(state)
    for pile in state.piles():
        for entry in pile.entries:
            if not entry & bit:
                out[backs[entry & CARD]].append(entry & CARD)
    return out


def total(rules: Rules[Any], state: Any, seat: int) -> int:
    """A seat's points."""
    return sum(line.points for line in rules.score(state, seat))


def expect(holds: bool, law: str) -> None:
    if not holds:
        raise LawBroken(law)
