"""How soon a table can be played in a slow browser, and how smoothly its map is drawn along.

    python bench/page.py                        every game, at 1440 x 900
    python bench/page.py --size 390x844         on a phone
    python bench/page.py --games klong --pan    also draws the map along, and looks closer

The page has to be built (`python -m tools.page`).  What is measured:

    answer   ms from following the link until something to choose has been painted and would be
             heard: until the next frame begins, which is when a browser hands over what was touched
    work     ms the main thread works until then, and as long as pictures and words come after it
    dropped  of a hundred frames while the map is drawn along, as the browser traces them

Times by the clock say little while others use the machine; the work is CPU time, slowed down alike.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
import tempfile
import time
from collections import Counter
from statistics import median
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # the same browser and servers as in the tests

from playwright.sync_api import (  # noqa: E402
    Browser,
    CDPSession,
    Locator,
    Page,
    sync_playwright,
)
from tests.browser import chromium  # noqa: E402
from tests.browser.conftest import keys  # noqa: E402
from tests.server.serving import Place, Server  # noqa: E402

from tischrunde.games import catalog  # noqa: E402

GROWS = (
    "klong-katakomben"  # its largest dungeon is looked at in its gallery, and nothing else there
)
MAPS = {
    "klong": (".lens .frame", ""),
    GROWS: ('[data-sample="26"] .pane', f"/gallery/{GROWS}"),
    "klong-im-all": (".ship .pane", ""),
}
ALONE = """(map) => {
    const sample = map.closest("[data-sample]");
    for (const other of sample?.parentElement.children ?? [])
        if (other !== sample && other.localName !== "svg") other.style.display = "none";
    // What a game is about lies over its map until it has been read.
    for (const note of document.querySelectorAll(".over")) note.style.display = "none";
}"""
Path = tuple[tuple[float, float], tuple[float, float]]  # of a finger: where from, where to
CLOSER = 2  # times: where all of a map is in sight, nothing can be drawn along
STROKES = [(-150, -90), (150, 90), (120, -100), (-120, 100)]  # px
APART = [(150, 90), (60, 150)]  # px between two fingers at first and at last: away, then closer
MOVES, RATE = 36, 60  # of a finger in a stroke, and in a second
QUIET = 1500  # ms until nothing more comes
WATCH = """(() => {
    const seen = () => {
        const thing = document.querySelector("[data-at].may, [data-option]");
        if (!thing?.getClientRects().length) return;
        watching.disconnect();
        const heard = () => (window.answerable = performance.now());
        requestAnimationFrame(() => requestAnimationFrame(heard));
    };
    const watching = new MutationObserver(seen);
    watching.observe(document, { subtree: true, childList: true, attributes: true });
})()"""


class Slow:
    """A browser on a machine that is slower than ours by some factor."""

    def __init__(self, browser: Browser, server: Server, size: str, rate: int) -> None:
        self.browser, self.server, self.rate = browser, server, rate
        self.width, self.height = map(int, size.split("x"))

    def table(self, game: str) -> Place:
        others = ["bot:random"] * 3
        return self.server.table("Anna", *others, game=game, first="seat0")

    def page(self, place: Place) -> tuple[Page, CDPSession]:
        context = self.browser.new_context(
            base_url=place.server.url,
            locale="de",
            viewport={"width": self.width, "height": self.height},
            has_touch=True,
            service_workers="block",
            storage_state=keys(place, (0,)),
        )
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto("about:blank")
        return page, context.new_cdp_session(page)

    def slow(self, devtools: CDPSession) -> None:
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": self.rate})

    def first_answer(self, game: str) -> tuple[float, float, float]:
        """When it could be given, the work until then, and the work after it."""
        place = self.table(game)
        page, devtools = self.page(place)
        self.slow(devtools)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = work(devtools)
        page.goto(f"/tables/{place.id}", wait_until="commit")
        while not (answerable := page.evaluate("window.answerable")):
            page.wait_for_timeout(20)
        then = work(devtools)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(QUIET)
        after = work(devtools) - then
        page.context.close()
        return float(answerable), then - before, after

    def frames(self, game: str) -> tuple[Counter[str], Counter[str]]:
        """What becomes of the frames while the map is drawn along, and while one looks closer."""
        place = self.table(game)
        selector, path = MAPS[game]
        page, devtools = self.page(place)
        page.goto(path or f"/tables/{place.id}")
        frame = page.locator(selector).first
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(QUIET)
        frame.evaluate(ALONE)
        frame.scroll_into_view_if_needed()
        if not path:
            for _ in range(CLOSER):
                page.locator(".buttons button").first.dispatch_event("click")
            page.wait_for_timeout(QUIET)
        box = frame.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.slow(devtools)
        drawn = self.traced(page, frame, [[((x, y), (x + dx, y + dy))] for dx, dy in STROKES])
        page.wait_for_timeout(QUIET)
        spread = [[((x + s * a, y), (x + s * b, y)) for s in (-0.5, 0.5)] for a, b in APART]
        closer = self.traced(page, frame, spread)
        page.context.close()
        return drawn, closer

    def traced(self, page: Page, frame: Locator, gestures: list[list[Path]]) -> Counter[str]:
        devtools = page.context.new_cdp_session(page)
        room = frame.locator(".rooms button").first
        self.browser.start_tracing(page=page, categories=["cc", "benchmark"])
        still = 0
        for gesture in gestures:
            before = room.bounding_box()
            draw(devtools, gesture)
            still += room.bounding_box() == before
        events = json.loads(self.browser.stop_tracing())["traceEvents"]
        assert not still, f"the map has not moved, {still} times of {len(gestures)}"
        return Counter(filter(None, map(fate, events)))


def draw(devtools: CDPSession, fingers: list[Path]) -> None:
    """At an even pace; gestures that Chromium makes up itself scroll nothing."""

    def touch(kind: str, points: list[tuple[float, float]]) -> None:
        touched = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    touch("touchStart", [start for start, _ in fingers])
    begun = time.monotonic()
    for move in range(1, MOVES + 1):
        time.sleep(max(0.0, begun + move / RATE - time.monotonic()))
        share = move / MOVES
        touch(
            "touchMove", [(x + share * (u - x), y + share * (v - y)) for (x, y), (u, v) in fingers]
        )
    touch("touchEnd", [])


def work(devtools: CDPSession) -> float:
    """CPU time of the main thread so far, in ms."""
    found = devtools.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(one["value"] for one in found if one["name"] == "TaskDuration"))


def fate(event: dict[str, Any]) -> str:
    """Whether a frame was shown or dropped, if the event is about one."""
    if event.get("name") != "PipelineReporter" or event.get("ph") != "b":
        return ""
    told = event["args"].get("chrome_frame_reporter") or event["args"].get("frame_reporter") or {}
    if told.get("state", "").startswith("STATE_PRESENTED"):
        return "shown"
    return "dropped" if told.get("state") == "STATE_DROPPED" else ""


def lost(rounds: tuple[Counter[str], ...]) -> str:
    """Of a hundred frames."""
    shares = [100 * fates["dropped"] / fates.total() for fates in rounds]
    frames = sum(fates.total() for fates in rounds)
    return f"dropped {median(shares):.0f} % (worst {max(shares):.0f}), {frames} frames in all"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", default=catalog.ids())
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--slower", type=int, default=4, help="times")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--pan", action="store_true", help="draw the maps along, too")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server("--data", folder)
        browser = chromium.launch(playwright.chromium)
        try:
            slow = Slow(browser, server, wish.size, wish.slower)
            for game in wish.games:
                rounds = [slow.first_answer(game) for _ in range(wish.rounds)]
                answer, until, after = (median(column) for column in zip(*rounds, strict=True))
                fastest = min(column[0] for column in rounds)
                times = f"answer {answer:5.0f} ms (best {fastest:.0f})"
                print(f"{game:18} {times}, work {until:5.0f} ms, then {after:5.0f} ms", flush=True)
                if wish.pan and game in MAPS:
                    seen = [slow.frames(game) for _ in range(wish.rounds)]
                    drawn, closer = zip(*seen, strict=True)
                    print(f"{'':18} drawn along: {lost(drawn)}; closer: {lost(closer)}", flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
