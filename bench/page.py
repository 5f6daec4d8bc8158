"""How quickly a table can be played in a browser four times as slow as this one: a bench that prints figures.

    python -m bench.page                 every game: bytes, time and work until its first answer
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright  # noqa: E402
from tests.browser import chromium  # noqa: E402
from tests.browser.conftest import keys  # noqa: E402
from tests.server.serving import Place, Server  # noqa: E402

from tischrunde.games import catalog  # noqa: E402

WATCH = """(() => {
    window.marks = {};
    const ready = "[data-at].may, [data-option]";
    const seen = () => {
        const found = document.querySelector(ready);
        if (!found || !found.getClientRects().length) return;
        observer.disconnect();
        marks.there = performance.now();
        requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = () => { marks.painted = performance.now(); }; c.port2.postMessage(0); });
    };
    const observer = new MutationObserver(seen);
    addEventListener("DOMContentLoaded", () => 0);
    observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "data-option"] });
    window.long = [];
    new PerformanceObserver((list) => { for (const e of list.getEntries()) long.push([e.startTime, e.duration]); }).observe({ type: "longtask", buffered: true });
})()"""


def opened(browser: Browser, place: Place, width: int, height: int) -> Page:
    context = browser.new_context(
        base_url=place.server.url, locale="de", viewport={"width": width, "height": height},
        has_touch=width < 600, service_workers="block", storage_state=keys(place, (0,)), device_scale_factor=1,
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    return page


def metrics(cdp: CDPSession) -> dict[str, float]:
    return {m["name"]: m["value"] for m in cdp.send("Performance.getMetrics")["metrics"]}


def first_answer(browser: Browser, server: Server, game: str, width: int, height: int, rate: int, profile: str = "") -> dict[str, Any]:
    place = server.table("Anna", "bot:random", "bot:random", game=game, first="seat0")
    page = opened(browser, place, width, height)
    cdp = page.context.new_cdp_session(page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    if profile:
        cdp.send("Profiler.enable")
        cdp.send("Profiler.setSamplingInterval", {"interval": 200})
    page.goto("about:blank")
    before = metrics(cdp)
    if profile:
        cdp.send("Profiler.start")
    page.goto(f"/tables/{place.id}", wait_until="commit")
    while not page.evaluate("window.marks?.painted"):
        page.wait_for_timeout(100)
    at = metrics(cdp)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    end = metrics(cdp)
    if profile:
        Path(profile).write_text(json.dumps(cdp.send("Profiler.stop")["profile"]))
    marks = page.evaluate("marks")
    long = page.evaluate("long")
    res = page.evaluate("performance.getEntriesByType('resource').map(r => [r.name.split('/').pop(), r.startTime, r.responseEnd, r.encodedBodySize])")
    page.context.close()
    return {"marks": marks, "long": long, "res": res,
            "cpu": {k: round(1000 * (at[k] - before[k])) for k in ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")},
            "cpuend": {k: round(1000 * (end[k] - before[k])) for k in ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")},
            "nodes": end["Nodes"]}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="*", default=catalog.ids())
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--rate", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--profile", default="")
    parser.add_argument("--res", action="store_true")
    wish = parser.parse_args()
    width, height = map(int, wish.size.split("x"))
    found = chromium.find()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server("--data", folder)
        browser = playwright.chromium.launch(executable_path=found.path, args=found.flags, env={**os.environ, **found.env})
        try:
            first_answer(browser, server, wish.games[0], width, height, 1)  # warm
            for game in wish.games:
                for _ in range(wish.rounds):
                    r = first_answer(browser, server, game, width, height, wish.rate, wish.profile)
                    print(game, {k: round(v) for k, v in r["marks"].items()}, r["cpu"], "end", r["cpuend"], r["nodes"], [tuple(map(round, l)) for l in r["long"]], flush=True)
                if wish.res:
                    for x in r["res"]: print("   ", x)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
