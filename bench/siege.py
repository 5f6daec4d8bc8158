"""A table under siege: how long its choices take while somebody else attacks the server.

    python3 dev.py siege                       every attack, one after the other, beside none
    python3 dev.py siege --only pings imports
    python3 dev.py siege --seconds 60 --postgres
    python3 dev.py siege --seconds 600 --flat  whether memory and open files stay as they are, once
                                               the little that this server may remember is there
    python3 dev.py siege --together --only pings pieces      at once, each for all that time
    python3 dev.py siege --package FOLDER      the server of another revision, installed there
    python3 dev.py siege --way proxy network   and not from one other address, which is "direct"

Two people play, at one table after the other, somebody new sets a table up every second, and
nothing else is asked of the server: that is *none*. Then the same while somebody else does each of
these for a bounded time: from one other address (127.0.0.2, on this computer), behind a proxy that
tells their one address, or behind it from 40 addresses of one IPv6 network. What is measured: from
handing a choice to the client's socket until its "done" is read. Beside it stand the errors that
those who play and those who come have met, how many have come, how much the attacker has got done
(requests, connections, messages), and what the server and its processes have in memory and open:
the mean of each quarter of the time. Where calls are attacked (and beside *none*), people also name
whom to call, are called, and go on at another device; a line says how long that took at most.

Server, players and attackers share this machine's cores; nothing leaves it. The attacker has a
process of its own, as it would have a computer of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # the same servers and databases as in the tests

from load_players import PlayedTable, Player, Tally  # noqa: E402
from siege_attacks import ATTACKS, Attack, Prepared  # noqa: E402
from siege_calls import LATEST, Errands  # noqa: E402
from siege_sizes import Samples, sampled  # noqa: E402
from siege_ways import DIRECT, HERE, WAYS, Target  # noqa: E402
from tests.server.serving import Server, seat  # noqa: E402
from tests.server.temp_postgres import TempPostgres, binaries  # noqa: E402

from tischrunde.server.store import sqlite_url  # noqa: E402

NONE = "none"
PACE = 0.05  # seconds between two choices of the victims
NEW = 1.0  # seconds between two newcomers
HOME = -1  # the victims' number among all who ask: they come from another address than attackers
TABLES = 4  # at which they play in turn
PATIENCE = 20  # seconds for the last answers, while the attack goes on
GOAL = 250  # ms, of p99
# What a server remembers of tables at which nobody is, so that it is full soon.
FEW = ("--limit", "tables-in-memory=60", "--limit", "choices-in-memory=30000")
CALLING = str(ROOT / "bench" / "siege_server.py")  # a server that calls this computer alone


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=15, help="of each attack")
    parser.add_argument("--only", nargs="+", choices=[NONE, *ATTACKS], default=[NONE, *ATTACKS])
    parser.add_argument("--postgres", action="store_true", help="a throw-away PostgreSQL")
    parser.add_argument("--flat", action="store_true", help="judge by memory and files alone")
    parser.add_argument("--together", action="store_true", help="all of them at once")
    parser.add_argument("--way", nargs="+", choices=list(WAYS), default=list(WAYS))
    parser.add_argument("--package", metavar="FOLDER", help="where the server's package is")
    return parser.parse_args()


def main() -> None:
    wish = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nobody goes on attacking
    environment = {"PYTHONPATH": wish.package} if wish.package else {}
    print(
        f"{'attack':22}{'choices':>8}{'p50':>8}{'p99':>8}{'max':>8}  ms{'errors':>8}{'new':>5}"
        f"{'attacked':>10}{'memory, MB':>22}{'files':>22}",
        flush=True,
    )
    held = True
    for names, way in sieges(wish):
        with ExitStack() as stack:
            if wish.postgres:
                found = binaries() or sys.exit("There is no PostgreSQL here.")
                postgres = TempPostgres(found)
                stack.callback(postgres.stop)
                url = postgres.database()
                where = ("--database", url)
            else:
                folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="siege-"))
                url = sqlite_url(Path(folder))
                where = ("--data", folder)
            few = FEW if wish.flat and not wish.package else ()
            behind = () if way == DIRECT else ("--proxy", HERE)
            options = (*where, *few, *behind)
            siege = Siege(names, way, wish.seconds, url, options, environment)
            asyncio.run(siege.run())
            met = siege.flat if wish.flat else siege.held
            siege.report("" if met else "  missed")
            held &= met
    if wish.flat:
        print("\nGoal: neither memory nor open files grow.")
    else:
        print(f"\nGoal: p99 below {GOAL} ms and no error, and a table for who is new;")
        print(f"calls and handovers within {LATEST:.0f} s.")
    if not held:
        sys.exit(1)


def sieges(wish: argparse.Namespace) -> Iterator[tuple[list[str], str]]:
    """Which attacks at once, and by which way; those that cannot come by one are left out."""
    for way in wish.way:
        possible = [n for n in wish.only if n == NONE or way in ATTACKS[n].ways]
        yield from [(possible, way)] if wish.together else [([name], way) for name in possible]


class Siege:
    """One attack or several at once, at a server of their own, so that none finds what another has
    left."""

    def __init__(
        self,
        names: list[str],
        way: str,
        seconds: float,
        database: str,
        options: tuple[str, ...],
        environment: dict[str, str],
    ) -> None:
        self.attacks = {name: ATTACKS[name] for name in names if name != NONE}
        self.way = way
        self.seconds = seconds
        self.database = database
        own = (option for attack in self.attacks.values() for option in attack.options)
        self.options = (*options, *own)
        self.environment = environment
        self.tally = Tally()
        self.ready = asyncio.Queue[PlayedTable]()
        self.tables: list[PlayedTable] = []  # at which they play
        self.sent = self.attacked = self.newcomers = 0
        self.samples: Samples = []
        calling = not self.attacks or any(attack.calls for attack in self.attacks.values())
        self.errands = Errands() if calling else None

    def start(self) -> Server:
        files = max((attack.files for attack in self.attacks.values()), default=0)
        if self.errands is None:
            return Server(*self.options, files=files, **self.environment)
        options = (*self.options, "--webhooks")
        return Server(*options, files=files, program=[CALLING], **self.environment)

    async def run(self) -> None:
        server = self.start()
        try:
            prepared: dict[str, Prepared] = {}
            for number, (name, attack) in enumerate(self.attacks.items()):
                target = self.target(server, number)
                prepared[name] = await asyncio.to_thread(attack.before, target)
            if any(attack.restarts for attack in self.attacks.values()):
                server.stop()
                server = self.start()
            for _ in range(TABLES):
                await self.seat_two(server)
            with sampled(server.process.pid, self.samples):
                await self.hold_out(server, prepared)
            for number, (name, attack) in enumerate(self.attacks.items()):
                target = self.target(server, number)
                self.tally.errors += await asyncio.to_thread(attack.after, target, prepared[name])
            self.tally.errors += self.errands.errors if self.errands else []
        finally:
            server.stop()

    def target(self, server: Server, number: int) -> Target:
        return Target(server.url, number, self.way, self.database)

    async def hold_out(self, server: Server, prepared: dict[str, Prepared]) -> None:
        """People play, while the attackers do what they do."""
        spawn = multiprocessing.get_context("spawn")
        with ExitStack() as attackers:
            done = {name: spawn.Value("q", 0) for name in self.attacks}
            for number, (name, count) in enumerate(done.items()):
                target = self.target(server, number)
                how = (name, target, self.seconds + PATIENCE, prepared[name], count)
                attacker = spawn.Process(target=assail, args=how, daemon=True)
                attacker.start()
                attackers.callback(attacker.join)
                attackers.callback(attacker.kill)
            while not all(count.value for count in done.values()):  # until they have begun
                await asyncio.sleep(0.01)
            until = time.monotonic() + self.seconds
            doing = [self.play(server, until), self.come(server, until)]
            if self.errands:
                doing.append(self.errands.run(Target(server.url, HOME), until))
            await asyncio.gather(*doing)
            self.attacked = sum(count.value - 1 for count in done.values())

    async def seat_two(self, server: Server) -> None:
        """Two people at one more table."""
        body = {"game": "strife-of-gods", "seats": [seat("Anna"), seat("Ben")]}
        place = server.opened(await asyncio.to_thread(server.post, "/tables", body))
        table = PlayedTable(self.tally, self.ready)
        for number, token in place.tokens.items():
            player = Player(table, number, token)
            table.players.append(player)
            await player.connect(f"ws{server.url.removeprefix('http')}/api{place.path}/live")
            player.listening = asyncio.create_task(player.listen())
        self.tables.append(table)

    async def come(self, server: Server, until: float) -> None:
        """Somebody new every second, who sets a table up and sits down there."""
        while time.monotonic() < until:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.newcomer(server)
            except Exception as error:
                self.tally.errors.append(f"a newcomer: {type(error).__name__} {error}")
            await asyncio.sleep(NEW)

    async def newcomer(self, server: Server) -> None:
        body = {"game": "strife-of-gods", "seats": [seat("Cleo"), seat("Dora")]}
        answer = await asyncio.to_thread(server.post, "/tables", body)
        place = server.opened(answer)
        table = PlayedTable(Tally(), asyncio.Queue())
        cleo = Player(table, 0, place.tokens[0])
        await cleo.connect(f"ws{server.url.removeprefix('http')}/api{place.path}/live")
        await cleo.socket.close()
        self.newcomers += 1

    async def play(self, server: Server, until: float) -> None:
        """One choice after the other, at a person's pace or a little faster."""
        while time.monotonic() < until:
            try:
                table = await asyncio.wait_for(self.ready.get(), until - time.monotonic())
            except TimeoutError:
                break
            await table.go_on()
            self.sent += 1
            await asyncio.sleep(PACE)
            for over in [table for table in self.tables if table.over]:
                self.tables.remove(over)
                await self.seat_two(server)
                await over.leave()
        until = time.monotonic() + PATIENCE
        while len(self.tally.waits) < self.sent and time.monotonic() < until:
            await asyncio.sleep(0.05)

    # -- what came of it --------------------------------------------------------------------------

    @property
    def waits(self) -> list[float]:
        """In milliseconds."""
        return [wait * 1000 for wait in self.tally.waits] or [float("inf")]

    @property
    def percentiles(self) -> list[float]:
        waits = self.waits
        return quantiles(waits, n=100, method="inclusive") if len(waits) > 1 else waits * 99

    @property
    def errors(self) -> int:
        return len(self.tally.errors) + self.sent - len(self.tally.waits)

    @property
    def held(self) -> bool:
        errands = self.errands is None or self.errands.held
        return self.percentiles[98] < GOAL and not self.errors and self.newcomers > 0 and errands

    @property
    def quarters(self) -> list[tuple[float, float]]:
        """Memory and files, in the mean of each quarter of the time."""
        ends = [len(self.samples) * number // 4 for number in range(5)]
        parts = [self.samples[begin:end] or self.samples for begin, end in pairwise(ends)]
        return [(mean(m for m, _ in part), mean(f for _, f in part)) for part in parts]

    @property
    def flat(self) -> bool:
        """From the second quarter on, but for a tenth: in the first one its processes start."""
        (_, (memory, files), _, (memory_later, files_later)) = self.quarters
        return memory_later < 1.1 * memory and files_later < 1.1 * files + 10

    def report(self, verdict: str) -> None:
        p = self.percentiles
        memory = "".join(f"{memory:5.0f}" for memory, _ in self.quarters)
        files = "".join(f"{files:5.0f}" for _, files in self.quarters)
        name = f"{'+'.join(self.attacks) or NONE} {self.way}"
        print(
            f"{name:22}{len(self.tally.waits):8}{p[49]:8.1f}{p[98]:8.1f}{max(self.waits):8.1f}"
            f"{self.errors:12}{self.newcomers:5}{self.attacked:10}  {memory}  {files}"
            f"{verdict}",
            flush=True,
        )
        if self.errands:
            print(f"  at most: {self.errands.report}")
        if self.tally.errors:
            print(f"  {Counter(self.tally.errors)}")


def assail(name: str, target: Target, seconds: float, prepared: Prepared, done: Any) -> None:
    """In a process of its own; ``done`` is 1 when it begins, and more by whatever it has done."""
    most_files()
    asyncio.run(assailing(ATTACKS[name], target, seconds, prepared, done))


async def assailing(
    attack: Attack, target: Target, seconds: float, prepared: Prepared, done: Any
) -> None:
    async def tell() -> None:
        while True:
            done.value = 1 + target.done
            await asyncio.sleep(0.1)

    telling = asyncio.create_task(tell())
    await attack.during(target, time.monotonic() + seconds, prepared)
    telling.cancel()


def most_files() -> None:
    """All the connections the system gives for the asking."""
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


if __name__ == "__main__":
    main()
