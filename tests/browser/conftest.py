"""A real browser at a real server, which serves the page as it was built.

    server      `tischrunde serve` with tables in a folder of its own (see tests/server/serving.py:
                `server.table("Anna", "bot:strife")` sets a table up without clicking);
                `said("de", "lobby-title")` of spoken.py is what the page says
    open_page   open_page("/rules/strife-of-gods", lang="en", width=390, height=844, touch=True,
                dark=True, motion=True) opens a browser with a storage of its own, so that two calls
                are two people; place=…, seats=(0, 2) give it the keys to seats of a table,
                workers=True a service worker, which fetches everything once more to keep it;
                others' turns are shown at once, unless calm=True (or motion): then as the page does
    page_de     the lobby in German at 1440 × 900;  page_en  in English;  phone_de  at 390 × 844;
                these have a service worker
    forgive     forgive(r"WebSocket connection .* failed"): console errors this test brings about
    axe         axe(page): fails with everything axe-core finds, the page being at rest; in a sample
                every other time in one test
    shoot       shoot(page, "lobby-dark"): a picture in tests/browser/shots/, for people to look at;
                none with TISCHRUNDE_SHOTS=skip, as nobody looks at all of them after every run

Every browser is watched: an error on the console, an uncaught exception or a request to anywhere
but the server fails the test. A failed test leaves pictures of its pages in shots/.

One browser runs for this folder and no longer: Playwright keeps an event loop running as long as it
lives, and tests that start one of their own must not meet it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, StorageState, expect, sync_playwright
from tests import started
from tests.browser import chromium
from tests.browser.faces import lacking
from tests.browser.watching import Check, Forgive, OpenPage, Shoot, Watch, calm
from tests.server.conftest import close_connections
from tests.server.serving import Place, Server, for_all
from tests.size import FULL, ONCE_MORE
from tools.node import FRONTEND

from tischrunde.server.page import Page as BuiltPage

SHOTS = Path(__file__).parent / "shots"
AXE = FRONTEND / "node_modules/axe-core/axe.min.js"
# Of what passes, axe would describe every element: that takes longer than all its rules.
VIOLATIONS = "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)"
PATIENCE = 1000 * started.PATIENCE  # ms
# Unless somebody has chosen otherwise meanwhile.
AT_ONCE = """try { localStorage["tischrunde.pace"] ??= "instant" } catch {}"""

__all__ = ["close_connections"]

failed = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if ONCE_MORE:
        pytest.skip("the run with the compiled engine comes with a browser")
    if os.environ.get("TISCHRUNDE_WEB") == "skip":
        pytest.skip("TISCHRUNDE_WEB=skip: there is no page")
    tried = getattr(item, "callspec", None)
    if tried and (missing := lacking(tried.params.get("game", ""))):
        pytest.fail(missing, pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[failed] = item.stash.get(failed, False) or report.failed
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not BuiltPage().built:
        pytest.fail("the page is not built: python -m tools.page, or python3 dev.py test")
    running = Server(*for_all(tmp_path_factory.mktemp("data")))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = chromium.launch(playwright.chromium, chromium.HASTY)
        yield running
        running.close()


@pytest.fixture
def forgiven() -> list[str]:
    return []


@pytest.fixture
def forgive(forgiven: list[str]) -> Forgive:
    return forgiven.append


@pytest.fixture
def open_page(
    browser: Browser, server: Server, forgiven: list[str], request: pytest.FixtureRequest
) -> Iterator[OpenPage]:
    watches: list[Watch] = []

    def opening(
        path: str = "/",
        *,
        lang: str = "de",
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        dark: bool = False,
        motion: bool = False,
        workers: bool = False,
        calm: bool = False,
        place: Place | None = None,
        seats: tuple[int, ...] = (),
    ) -> Page:
        origin = (place.server if place else server).url
        context = browser.new_context(
            base_url=origin,
            locale=lang,
            viewport={"width": width, "height": height},
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if workers else "block",
            storage_state=keys(place, seats) if place and seats else None,
        )
        if not (calm or motion):
            context.add_init_script(AT_ONCE)
        context.set_default_timeout(PATIENCE)
        watches.append(Watch(context, origin))
        page = context.new_page()
        page.goto(path)
        return page

    yield opening
    pages = [page for context in browser.contexts for page in context.pages]
    if request.node.stash.get(failed, False):
        for number, page in enumerate(pages):
            page.screenshot(path=shot(f"failed-{request.node.name}-{number}"))
    for context in browser.contexts:
        context.close()
    seen = [line for watch in watches for line in watch.complaints(forgiven)]
    assert not seen, "\n".join(["the browser complains:", *seen])


def keys(place: Place, seats: tuple[int, ...]) -> StorageState:
    """A storage with the keys to these seats, as the page keeps them."""
    held = {
        "table": place.id,
        "game": place.game,
        "keys": [{"seat": seat, "token": place.tokens[seat]} for seat in seats],
        "seen": -1,
        "at": 0,
    }
    name, value = f"tischrunde.table.{place.id}", json.dumps(held)
    origin = place.server.url
    return {
        "cookies": [],
        "origins": [{"origin": origin, "localStorage": [{"name": name, "value": value}]}],
    }


@pytest.fixture
def page_de(open_page: OpenPage) -> Page:
    return open_page(workers=True)


@pytest.fixture
def page_en(open_page: OpenPage) -> Page:
    return open_page(lang="en", workers=True)


@pytest.fixture
def phone_de(open_page: OpenPage) -> Page:
    return open_page(width=390, height=844, touch=True, workers=True)


@pytest.fixture
def axe() -> Check:
    source = AXE.read_text("utf-8")
    asked = count()

    def check(page: Page) -> None:
        calm(page)
        if next(asked) % 2 and not FULL:
            return
        page.evaluate(source)  # as the console would: the page's policy stays in force
        found = page.evaluate(VIOLATIONS)
        told = [
            f"{kind['id']}: {node['target']} {node['failureSummary']}"
            for kind in found
            for node in kind["nodes"]
        ]
        assert not told, "\n".join(["axe complains:", *told])

    return check


@pytest.fixture
def shoot() -> Shoot:
    def shooting(page: Page, name: str) -> None:
        if os.environ.get("TISCHRUNDE_SHOTS") == "skip":
            return
        calm(page)
        page.screenshot(path=shot(name))

    return shooting


def shot(name: str) -> Path:
    SHOTS.mkdir(exist_ok=True)
    return SHOTS / f"{re.sub(r'[^a-z0-9-]+', '-', name.lower()).strip('-')}.png"
