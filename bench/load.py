"""How much a server carries: tables full of people who play, on loopback, for a bounded time.

    make load                                   SQLite, 1,000 seats at 300 tables, 100 choices/s
    python3 dev.py load --rate 0                as fast as it goes
    python3 dev.py load --postgres --processes 2
    python3 dev.py load --package FOLDER        the server of another revision, installed there

What is measured: the time from handing a choice to the client's socket until its "done" is read.
It holds the queues of both ends, the check, the commit and telling everybody at the table.

What to keep in mind: server and clients share this machine's cores, so a server with cores of its
own does better; loopback adds no delay, so a real network does worse.  Choices are random, the game
is one, nobody undoes and no bot thinks.  The throw-away PostgreSQL does not wait for its disk
(fsync is off), SQLite does.  Memory is what the servers have grown by, divided by the tables.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from statistics import quantiles

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # the same servers and databases as in the tests

from load_players import PlayedTable, Player, Tally  # noqa: E402
from tests.server.serving import Server  # noqa: E402
from tests.server.temp_postgres import TempPostgres, binaries  # noqa: E402

GAME = "strife-of-gods"
CROWD = tuple(  # all of them come from here
    word for name in ("an-address", "at-once") for word in ("--limit", f"connections-{name}=5000")
)
SEATS = (3, 4)  # seats at a table: as many small tables as it takes to seat everybody


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=1000, help="connected seats at all tables")
    parser.add_argument("--rate", type=float, default=100, help="choices a second; 0: flat out")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--postgres", action="store_true", help="a throw-away PostgreSQL")
    parser.add_argument("--package", metavar="FOLDER", help="where the server's package is")
    parser.add_argument("--processes", type=int, default=1, help="servers on one PostgreSQL")
    chosen = parser.parse_args()
    fewest, most = SEATS[0] * chosen.tables, SEATS[1] * chosen.tables
    if not fewest <= chosen.seats <= most:
        parser.error(f"{chosen.tables} tables hold {fewest} to {most} seats")
    if chosen.processes > 1 and not chosen.postgres:
        parser.error("several processes need --postgres")
    return chosen


def main() -> None:
    wish = arguments()
    with ExitStack() as stack:
        if wish.postgres:
            found = binaries()
            if found is None:
                sys.exit("There is no PostgreSQL here, neither the machine's nor a wheel's.")
            postgres = TempPostgres(found)
            stack.callback(postgres.stop)
            where = ("--database", postgres.database())
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="tischrunde-load-"))
            where = ("--data", folder)
        package = {"PYTHONPATH": wish.package} if wish.package else {}
        crowd = () if wish.package else CROWD  # another revision may not know these limits
        servers = [Server(*where, *crowd, **package) for _ in range(wish.processes)]
        for server in servers:
            stack.callback(server.stop)
        asyncio.run(run(wish, servers))


async def run(wish: argparse.Namespace, servers: list[Server]) -> None:
    tally, ready = Tally(), asyncio.Queue[PlayedTable]()
    print(f"setting up {wish.tables} tables …", flush=True)
    before = sum(map(memory, servers))
    tables = await set_up(wish, servers, tally, ready)
    players = [player for table in tables for player in table.players]
    print(f"{len(players)} seats connected", flush=True)
    listening = [asyncio.create_task(player.listen()) for player in players]
    gc.disable()  # the client's own pauses are none of the server's
    cpu, start = sum(map(cpu_seconds, servers)), time.perf_counter()
    sent = await play(wish, ready, start)
    took = time.perf_counter() - start
    await settled(tally, sent)
    busy = sum(map(cpu_seconds, servers)) - cpu
    report(wish, tally, sent, took, busy, sum(map(memory, servers)) - before)
    for task in listening:
        task.cancel()


async def set_up(
    wish: argparse.Namespace,
    servers: list[Server],
    tally: Tally,
    ready: asyncio.Queue[PlayedTable],
) -> list[PlayedTable]:
    tables = []
    larger = wish.seats - SEATS[0] * wish.tables
    for i in range(wish.tables):
        seats = SEATS[1] if i < larger else SEATS[0]
        server = servers[i % len(servers)]
        # Said in as few words as any revision understands.
        people = [{"kind": "person", "name": f"P{k}"} for k in range(seats)]
        place = server.opened(server.post("/tables", {"game": GAME, "seats": people}))
        table = PlayedTable(tally, ready)
        for seat, token in place.tokens.items():
            # Neighbours at a table sit at different processes, if there are several.
            server = servers[(i + seat) % len(servers)]
            player = Player(table, seat, token)
            table.players.append(player)
            await player.connect(f"ws{server.url.removeprefix('http')}/api{place.path}/live")
        tables.append(table)
    return tables


async def play(wish: argparse.Namespace, ready: asyncio.Queue[PlayedTable], start: float) -> int:
    """Let one ready table after the other go on, at the rate that was wished for."""
    sent = 0
    while (now := time.perf_counter() - start) < wish.seconds:
        if wish.rate and sent > now * wish.rate:
            await asyncio.sleep(sent / wish.rate - now)
            continue
        try:
            table = await asyncio.wait_for(ready.get(), wish.seconds - now)
        except TimeoutError:
            break
        await table.go_on()
        sent += 1
        if sent % 1000 == 0:
            print(f"  {sent} choices after {now:.0f} s", flush=True)
    return sent


async def settled(tally: Tally, sent: int, patience: float = 10) -> None:
    """Until everything that was sent is answered."""
    until = time.perf_counter() + patience
    while len(tally.waits) + len(tally.errors) < sent and time.perf_counter() < until:
        await asyncio.sleep(0.05)


def report(
    wish: argparse.Namespace, tally: Tally, sent: int, took: float, busy: float, grown: int
) -> None:
    store = f"PostgreSQL, {wish.processes} process(es)" if wish.postgres else "SQLite"
    waits = (
        quantiles(tally.waits, n=1000, method="inclusive") if len(tally.waits) > 1 else [0.0] * 999
    )
    lost = sent - len(tally.waits) - len(tally.errors)
    print(f"\n{store}: {wish.seats} seats at {wish.tables} tables, {took:.0f} s")
    print(f"choices a second   {len(tally.waits) / took:10.1f}   ({sent} sent)")
    print(f"acknowledged p50   {waits[499] * 1000:10.1f} ms")
    print(f"acknowledged p99   {waits[989] * 1000:10.1f} ms")
    print(f"slowest            {max(tally.waits, default=0) * 1000:10.1f} ms")
    print(f"server CPU         {busy / max(1, sent) * 1000:10.2f} ms a choice")
    print(f"memory             {grown / wish.tables / 1000:10.0f} kB a table")
    print(f"errors             {len(tally.errors):10}   {dict(Counter(tally.errors)) or ''}")
    print(f"unanswered         {lost:10}")
    print(f"updates heard      {tally.updates:10}   games finished {tally.finished}")
    print(
        f'\nacknowledged: from the client\'s send to its "done", {GAME}, random choices, no bots.'
    )
    print(f"Client and {wish.processes} server process(es) share {os.cpu_count()} cores; loopback;")
    print("PostgreSQL without fsync." if wish.postgres else "SQLite with synchronous=FULL.")
    if tally.errors or lost:
        sys.exit(1)


def memory(server: Server) -> int:
    """Bytes a server process keeps in memory (Linux; 0 elsewhere)."""
    return 1024 * _status(server, "VmRSS:")


def _status(server: Server, name: str) -> int:
    path = Path(f"/proc/{server.process.pid}/status")
    if not path.exists():
        return 0
    line = next(line for line in path.read_text().splitlines() if line.startswith(name))
    return int(line.split()[1])


def cpu_seconds(server: Server) -> float:
    """What a server process has computed so far (Linux; 0 elsewhere)."""
    path = Path(f"/proc/{server.process.pid}/stat")
    if not path.exists():
        return 0.0
    fields = path.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


if __name__ == "__main__":
    main()
