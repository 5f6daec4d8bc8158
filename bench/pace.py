"""How long whoever plays with two bots waits for them, at every pace.

    python bench/pace.py                              every game, eight rounds at each pace
    python bench/pace.py --games klong --rounds 20
    python bench/pace.py --paces brisk --size 390x844

The page has to be built (`python -m tools.page`).  A round begins when a choice of ours lets others
go on, and ends when the page asks us again and nothing lies over the table; a strong bot chooses
for us, outside the page.  Only rounds in which both others were asked count.  Bots think as fast as
the machine lets them: `thought` is when the server had all of a round.
"""

from __future__ import annotations

import argparse
import pathlib
import sys
import tempfile
import time
from statistics import median
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # the same browser and servers as in the tests

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from tests.browser import chromium  # noqa: E402
from tests.browser.conftest import keys  # noqa: E402
from tests.server.serving import Place, Server  # noqa: E402

from tischrunde.bots.bot import decide, dice  # noqa: E402
from tischrunde.bots.catalog import make  # noqa: E402
from tischrunde.bots.catalog import names as bots_of  # noqa: E402
from tischrunde.games import catalog  # noqa: E402
from tischrunde.table.session import Session  # noqa: E402

PACES = ("calm", "brisk", "instant")
ME, SEATS = 0, 3
LONGEST = 180_000  # ms
# The page shows this version, asks, and nothing is played over the table; whoever has read how a
# round of Strife was scored goes on.
AT_REST = """(version) => {
    document.querySelector(".scoring .scoring button.primary")?.click();
    const shown = Number(document.querySelector("main")?.dataset.version) >= version;
    const asks = document.querySelector('[data-zone="question"].mine, #ending-title');
    return shown && !!asks && !document.querySelector(".attack");
}"""


class Round(NamedTuple):
    """In seconds from our last choice."""

    told: float
    thought: float
    choices: int


class Game:
    """One game of ours with two bots; what they choose is known, as their dice are."""

    def __init__(self, browser: Browser, server: Server, game: str, pace: str, size: str) -> None:
        self.bot = bots_of(game)[-1]
        self.rules, seed = catalog.load(game), f"pace {pace}"
        others = [f"bot:{self.bot}"] * (SEATS - 1)
        self.place = server.table("Anna", *others, game=game, seed=seed, first="seat0")
        self.known = Session(self.rules, SEATS, seed, {"first": "seat0"})
        self.seed = seed
        self.page = opened(browser, self.place, pace, size)

    def rounds(self, wanted: int) -> list[Round]:
        found: list[Round] = []
        while len(found) < wanted and not self.known.over:
            others = self.choose()
            if others:
                told, thought = self.wait(time.monotonic())
                if len({*others}) == SEATS - 1:
                    found.append(Round(told, thought, len(others)))
        self.page.context.close()
        return found

    def choose(self) -> list[int]:
        """One choice of ours, and whose choices will follow it."""
        choice, version = self.advice(ME), len(self.known.steps)
        self.known.choose(ME, choice)
        others: list[int] = []
        while (asked := self.known.decision) is not None and asked.seat != ME:
            others.append(asked.seat)
            self.known.choose(asked.seat, self.advice(asked.seat))
        answer = self.place.choose(ME, version, choice)
        assert answer.status_code == 200, answer.text
        return others

    def advice(self, seat: int) -> str:
        """As the server's bots do it: so what they choose is known here, too."""
        rolled = dice(f"{self.seed}/{len(self.known.steps)}", seat)
        return decide(self.rules, self.known.state, make(self.bot, self.place.game), rolled)

    def wait(self, begun: float) -> tuple[float, float]:
        version = len(self.known.steps)
        thought = 0.0
        while not thought:
            now = self.place.look(ME)
            if now["version"] >= version or now["ending"]:
                thought = time.monotonic() - begun
            else:
                time.sleep(0.02)
        self.page.wait_for_function(AT_REST, arg=version, timeout=LONGEST)
        return time.monotonic() - begun, thought


def opened(browser: Browser, place: Place, pace: str, size: str) -> Page:
    width, height = map(int, size.split("x"))
    context = browser.new_context(
        base_url=place.server.url,
        locale="de",
        viewport={"width": width, "height": height},
        service_workers="block",
        storage_state=keys(place, (ME,)),
    )
    context.add_init_script(f'localStorage["tischrunde.pace"] = "{pace}"')
    page = context.new_page()
    page.goto(f"/tables/{place.id}")
    page.wait_for_function(AT_REST, arg=0)
    page.wait_for_load_state("networkidle")
    return page


def summary(rounds: list[Round]) -> str:
    told, thought, choices = zip(*rounds, strict=True)
    times = f"told in {median(told):4.1f} s (longest {max(told):4.1f})"
    return f"{times}, thought {median(thought):4.1f} s, {median(choices):2.0f} choices a round"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", default=catalog.ids())
    parser.add_argument("--paces", nargs="+", choices=PACES, default=PACES)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--size", default="1440x900")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server("--data", folder)
        browser = chromium.launch(playwright.chromium)
        try:
            for game in wish.games:
                for pace in wish.paces:
                    rounds = Game(browser, server, game, pace, wish.size).rounds(wish.rounds)
                    print(f"{game:18} {pace:8} {summary(rounds)}", flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
