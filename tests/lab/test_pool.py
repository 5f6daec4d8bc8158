"""Many jobs over several processes."""

from math import isqrt, sqrt

import pytest
from tests.lab.cheat import Babbler, Cheat, ask

from tischrunde.bots.bot import Bot
from tischrunde.kernel.errors import IllegalChoice
from tischrunde.lab.pool import BATCH, run


@pytest.mark.parametrize("processes", [1, 2, 3])
@pytest.mark.parametrize("count", [0, 1, 7 * BATCH + 3])
def test_the_results_are_those_of_the_jobs_in_order(processes: int, count: int) -> None:
    jobs = [n * n for n in range(count)]
    heard: list[int] = []
    harvest = run(isqrt, jobs, processes, heard.append)
    assert harvest.results == [(n * n, n) for n in range(count)]
    assert not harvest.interrupted
    assert heard == sorted(heard)
    assert heard[-1:] == ([count] if count else [])


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interruption_keeps_what_is_done(processes: int) -> None:
    jobs = list(range(10_000))

    def interrupt(done: int) -> None:
        if done >= 40:
            raise KeyboardInterrupt

    harvest = run(isqrt, jobs, processes, interrupt)
    assert harvest.interrupted
    assert 40 <= len(harvest.results) < len(jobs)
    assert all(isqrt(job) == done for job, done in harvest.results)
    numbers = [job for job, _ in harvest.results]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("processes", [1, 2])
def test_a_mistake_in_the_work_is_told(processes: int) -> None:
    with pytest.raises(ValueError, match="math domain error|nonnegative"):
        run(sqrt, [4.0, -1.0] * 50, processes)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(("bot", "rules"), [(Cheat(), ("SG-",)), (Babbler(), ("KN-001",))])
def test_a_bot_that_breaks_the_rules_is_told_with_the_rule(
    bot: Bot, rules: tuple[str, ...], processes: int
) -> None:
    with pytest.raises(IllegalChoice) as refusal:
        run(ask, [bot] * 20, processes)
    assert refusal.value.rule.startswith(rules)
    assert refusal.value.message.key == f"refused-{refusal.value.rule}"
    assert str(refusal.value).startswith(f"{refusal.value.rule}: ")
