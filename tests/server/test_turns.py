"""Whoever asks for much waits, and nobody waits for them."""

from __future__ import annotations

import asyncio

import pytest

from tischrunde.server import turns
from tischrunde.server.turns import FewARound, OneByOne, Turns


def test_one_piece_a_round_of_whoever_has_least_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PIECE", -1.0)  # every step is one
    monkeypatch.setattr(turns, "REST", 0.0)

    async def work() -> None:
        shared, done = Turns(), list[str]()
        rounds: list[int] = []
        now = 0

        async def count() -> None:
            nonlocal now
            while True:
                await asyncio.sleep(0)
                now += 1

        async def carry_out(name: str, steps: int) -> None:
            async with shared.begin(steps) as turn:
                for _ in range(steps):
                    rounds.append(now)
                    await turn.step()
            done.append(name)

        counting = asyncio.create_task(count())
        await asyncio.gather(carry_out("long", 40), carry_out("short", 3), carry_out("middle", 10))
        counting.cancel()
        assert done == ["short", "middle", "long"]
        assert len(set(rounds)) == len(rounds) == 53, "two pieces in one round"

    asyncio.run(work())


def test_whoever_leaves_gives_their_turn_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PIECE", -1.0)
    monkeypatch.setattr(turns, "REST", 0.0)

    async def work() -> None:
        shared = Turns()
        entered = asyncio.Event()

        async def endless() -> None:
            async with shared.begin(5) as turn:
                entered.set()
                while True:
                    await turn.step()

        async def fails() -> None:
            async with shared.begin(1) as turn:
                await turn.step()
                raise ValueError

        first = asyncio.create_task(endless())
        await entered.wait()
        second = asyncio.create_task(endless())
        await asyncio.sleep(0)
        second.cancel()
        with pytest.raises(ValueError):
            await fails()
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        async with asyncio.timeout(10), shared.begin(1) as turn:
            await turn.step()

    asyncio.run(work())


def test_one_request_of_each_address_a_round() -> None:
    async def work() -> None:
        order, came = OneByOne(at_once=1, waiting=30), list[str]()

        async def ask(address: str, number: int) -> None:
            assert await order.begin(address)
            came.append(f"{address}{number}")
            order.end(address)

        crowd = [asyncio.create_task(ask("a", number)) for number in range(30)]
        leaving = crowd.pop(10)
        await asyncio.sleep(0)
        late = asyncio.create_task(ask("b", 0))
        leaving.cancel()
        await late
        assert len(came) < 5, "b waits for all of a's"
        await asyncio.gather(*crowd)
        assert [name for name in came if name != "b0"] == [
            f"a{number}" for number in range(30) if number != 10
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not order._lines, "what nobody waits for is forgotten"

    asyncio.run(work())


def test_of_one_address_so_many_requests_are_under_way_and_so_many_wait() -> None:
    async def work() -> None:
        order, begun = OneByOne(at_once=2, waiting=3), list[int]()

        async def ask(number: int) -> bool:
            may = await order.begin("a")
            if may:
                begun.append(number)
            return may

        crowd = [asyncio.create_task(ask(number)) for number in range(5)]
        assert not await crowd[4], "too many wait"
        assert await crowd[1]
        assert await order.begin("b"), "which is nothing to anybody else"
        assert begun == [0, 1], "the others wait for these"
        crowd[2].cancel()
        order.end("a")
        assert await crowd[3]
        assert begun == [0, 1, 3]
        for address in "aab":
            order.end(address)
        await asyncio.sleep(0)
        assert not order._lines

    asyncio.run(work())


def test_so_much_is_begun_in_a_round_in_the_order_it_came() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        reading, now, begun = FewARound(3), 0, list[tuple[int, int]]()

        def tick() -> None:
            nonlocal now
            now += 1
            if now < 5:
                loop.call_soon(tick)

        def come(number: int) -> None:
            def begin() -> None:
                begun.append((number, now))

            if reading.take():
                begin()
            else:
                reading.wait(begin)

        loop.call_soon(tick)
        for number in range(8):
            come(number)
        await asyncio.sleep(0)
        come(8)
        while now < 5:
            await asyncio.sleep(0)
        assert begun == [(number, number // 3) for number in range(9)]
        come(9)
        assert begun[-1] == (9, 5), "nothing waits without need"

    asyncio.run(work())
