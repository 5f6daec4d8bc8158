"""Every moment of a game again, whatever was taken back in between."""

import pytest
from tests.table.play import RULES, digest, opened, played, steps

from tischrunde.kernel.rng import Rng
from tischrunde.kernel.state import State
from tischrunde.table import Session, replay, story
from tischrunde.table.story import EVERY


def digests(session: Session) -> list[str]:
    """Of the state after every number of choices."""
    return [digest_of(session.state_after(n)) for n in range(len(session.steps) + 1)]


def digest_of(state: State) -> str:
    return RULES.digest(state)


def test_every_moment_is_as_it_was() -> None:
    longest = 0
    for seed in range(4):
        session = opened(seed)
        then = [digest(session)]
        then += [digest(session) for _ in steps(session, seed)]
        assert digests(session) == then
        longest = max(longest, len(then))
    assert longest > EVERY + 1, "a state that was kept must be among them"


def test_steps_say_who_chose_what_and_what_came_of_it() -> None:
    told = []
    session = opened(3)
    again = opened(3)
    for seat, choice in steps(session, 3):
        told.append((seat, choice, len(again.choose(seat, choice))))
    assert [(s.seat, s.choice, len(s.events)) for s in session.steps] == told
    assert [step.choice for step in session.steps] == session.record.choices


def test_looking_back_changes_nothing() -> None:
    session = played(3, upto=EVERY + 8)
    before = digest(session)
    for number in (0, 3, EVERY - 1, EVERY, EVERY + 5, EVERY + 8):
        earlier = session.state_after(number)
        RULES.apply(earlier, earlier.choices[0])
    assert digest(session) == before
    assert digests(session) == digests(replay(RULES, session.record))


@pytest.mark.parametrize("every", [1, 3, EVERY])
def test_what_was_taken_back_is_no_moment(every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story, "EVERY", every)
    undone = 0
    for seed in range(8):
        session = opened(seed)
        rng = Rng.quick(seed, 6, 6)
        for _ in steps(session, seed):
            free = [s for s in range(session.state.seats) if not session.bars_undo(s)]
            if free and rng.below(3) == 0:
                session.undo(free[0])
                undone += 1
            if undone > 30 * (seed + 1):
                break
        assert digests(session) == digests(replay(RULES, session.record))
    assert undone > 100
