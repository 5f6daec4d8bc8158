"""A table under siege: how long its choices take while somebody else attacks the server.

    python3 dev.py siege                       every attack, one after the other, beside none
    python3 dev.py siege --only pings imports
    python3 dev.py siege --seconds 60 --postgres

Two people play at one table and nothing else is asked of the server; that is *none*. Then the same
while one other address (127.0.0.2, on this computer) does each of these for a bounded time. What is
measured: from handing a choice to the client's socket until its "done" is read. Beside it stand the
errors the two met, and by how much the server's memory and open files have grown.

Server, players and attackers share this machine's cores; nothing leaves it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import quantiles

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # the same servers and databases as in the tests

from load import memory  # noqa: E402
from load_players import PlayedTable, Player, Tally  # noqa: E402
from siege_attacks import ATTACKS, During, Target  # noqa: E402
from tests.server.serving import Server  # noqa: E402
from tests.server.temp_postgres import TempPostgres, binaries  # noqa: E402

NONE = "none"
PACE = 0.05  # seconds between two choices of the victims
GOAL = 250  # ms, of p99


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=15, help="of each attack")
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--postgres", action="store_true", help="a throw-away PostgreSQL")
    return parser.parse_args()


def main() -> None:
    wish = arguments()
    print(f"{'attack':14}{'choices':>9}{'p50':>8}{'p99':>8}{'max':>8}  ms   errors  memory  files")
    held = True
    for name in [NONE, *wish.only]:
        with ExitStack() as stack:
            if wish.postgres:
                found = binaries() or sys.exit("There is no PostgreSQL here.")
                postgres = TempPostgres(found)
                stack.callback(postgres.stop)
                where = ("--database", postgres.database())
            else:
                folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="siege-"))
                where = ("--data", folder)
            held &= asyncio.run(one(name, wish.seconds, where))
    print(f"\nGoal: p99 below {GOAL} ms and no error, whatever is done.")
    if not held:
        sys.exit(1)


async def one(name: str, seconds: float, where: tuple[str, str]) -> bool:
    """A server of its own for each attack, so that none finds what another has left."""
    attack = ATTACKS.get(name)
    server = Server(*where)
    try:
        if attack is not None and attack.before is not None:
            await asyncio.to_thread(attack.before, Target(server))
            if attack.restarts:
                server.stop()
                server = Server(*where)
        tally = Tally()
        victims = await seated(server, tally)
        before, files = memory(server), open_files(server)
        until = time.monotonic() + seconds
        attacking: During = nothing if attack is None else attack.during
        assault = asyncio.create_task(attacking(Target(server), until))
        sent = await play(victims, until)
        assault.cancel()
        await asyncio.gather(assault, return_exceptions=True)
        grown = (memory(server) - before) / 1e6, open_files(server) - files
        return report(name, tally, sent, grown)
    finally:
        server.stop()


async def nothing(target: Target, until: float) -> None:
    """Nobody attacks."""


async def seated(server: Server, tally: Tally) -> asyncio.Queue[PlayedTable]:
    """Two people at tables they go on to when a game is over."""
    ready = asyncio.Queue[PlayedTable]()
    for _ in range(4):
        place = server.table("Anna", "Ben")
        table = PlayedTable(tally, ready)
        for seat, token in place.tokens.items():
            player = Player(table, seat, token)
            table.players.append(player)
            await player.connect(f"ws{server.url.removeprefix('http')}/api{place.path}/live")
            player.listening = asyncio.create_task(player.listen())  # type: ignore[attr-defined]
    return ready


async def play(ready: asyncio.Queue[PlayedTable], until: float) -> int:
    """One choice after the other, at a person's pace or a little faster."""
    sent = 0
    while time.monotonic() < until:
        try:
            table = await asyncio.wait_for(ready.get(), until - time.monotonic())
        except TimeoutError:
            break
        await table.go_on()
        sent += 1
        await asyncio.sleep(PACE)
    await asyncio.sleep(1)  # for the last answers
    return sent


def report(name: str, tally: Tally, sent: int, grown: tuple[float, int]) -> bool:
    waits = [wait * 1000 for wait in tally.waits] or [float("inf")]
    p = quantiles(waits, n=100, method="inclusive") if len(waits) > 1 else waits * 99
    errors = len(tally.errors) + sent - len(tally.waits)
    print(
        f"{name:14}{len(tally.waits):9}{p[49]:8.1f}{p[98]:8.1f}{max(waits):8.1f}"
        f"{errors:12}{grown[0]:+7.0f}M{grown[1]:+7}",
        flush=True,
    )
    return p[98] < GOAL and not errors


def open_files(server: Server) -> int:
    """Files and connections a server process has open (Linux; 0 elsewhere)."""
    path = Path(f"/proc/{server.process.pid}/fd")
    return len(os.listdir(path)) if path.exists() else 0


if __name__ == "__main__":
    main()
