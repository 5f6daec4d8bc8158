"""Called while the page is closed: the switch where the server has a key, and what the service
worker does with a call.  No push service can be reached from here: the browser itself delivers."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.spoken import said
from tests.browser.watching import Check, Forgive, OpenPage, Shoot
from tests.server.serving import Reached, Server, Threaded

from tischrunde.cli.serve import Shelf
from tischrunde.server.app import make_app
from tischrunde.server.calling import Caller
from tischrunde.server.webpush import Sender, new_key, read_key

# A browser without a window shows nothing, and says so: what it would show is written down.
NOTE = """() => {
    self.shown = [];
    registration.showNotification = async (title, { body, tag, data }) => {
        self.shown.push([title, body, tag, data]);
    };
}"""
GRANTED = """
Notification.requestPermission = async () => "granted";
Object.defineProperty(Notification, "permission", { get: () => "granted" });
"""


@pytest.fixture
def calls(tmp_path: Path) -> Iterator[Reached]:
    """A server whose operator has a key."""
    sender = Sender(read_key(new_key()), "mailto:somebody@games.example", Caller(only_secure=True))
    server = Threaded(make_app(f"sqlite:///{tmp_path}/tables.sqlite", Shelf(), push=sender))
    yield server
    server.stop()


class PushService:
    """Delivers to a page's service worker, as if the browser's push service had."""

    def __init__(self, page: Page) -> None:
        page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
        self.page = page
        self.origin = page.evaluate("location.origin")
        self.session = page.context.new_cdp_session(page)
        found: list[str] = []
        self.session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
        )
        self.session.send("ServiceWorker.enable")
        self.until(lambda: bool(found))
        self.id = found[0]

    def until(self, holds: Callable[[], bool]) -> None:
        for _ in range(400):
            if holds():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("in vain")

    def deliver(self, **text: str) -> None:
        message = {"origin": self.origin, "registrationId": self.id, "data": json.dumps(text)}
        self.session.send("ServiceWorker.deliverPushMessage", message)


def test_a_call_is_shown_unless_somebody_looks_at_the_table(
    calls: Reached, open_page: OpenPage
) -> None:
    place = calls.table("Anna", "Ben", first="seat0")
    page = open_page("/", place=place, seats=(0,), workers=True)
    service = PushService(page)
    worker = page.context.service_workers[0]
    worker.evaluate(NOTE)
    title, path = "Du bist dran – Strife of Gods", f"/tables/{place.id}"
    service.deliver(title=title, body="Komm!", table=place.id)
    shown = [[title, "Komm!", place.id, path]]
    service.until(lambda: worker.evaluate("self.shown") == shown)
    page.goto(path)
    service.deliver(title=title, body="Du bist ja da", table=place.id)
    service.deliver(title=title, body="Anderswo", table="elsewhere")
    shown.append([title, "Anderswo", "elsewhere", "/tables/elsewhere"])
    service.until(lambda: worker.evaluate("self.shown") == shown)


def settings(page: Page) -> None:
    page.get_by_role("button", name=said("de", "settings-title")).click()


def test_the_switch_is_there_where_the_server_has_a_key(
    calls: Reached,
    server: Server,
    open_page: OpenPage,
    axe: Check,
    shoot: Shoot,
    forgive: Forgive,
) -> None:
    forgive("does not support the Push API in incognito mode")  # where tests are at home
    for reached, offered in ((calls, 1), (server, 0)):
        place = reached.table("Anna", "Ben", first="seat0")
        page = open_page("about:blank", place=place, seats=(0,), workers=True)
        page.add_init_script(GRANTED)
        page.goto(f"/tables/{place.id}")
        settings(page)
        expect(page.get_by_role("dialog").get_by_role("checkbox").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        expect(page.get_by_label(said("de", "settings-push"))).to_have_count(offered)
        if offered:
            axe(page)
            shoot(page, "push-wide")
            page.get_by_label(said("de", "settings-push")).click()
            expect(page.get_by_text(said("de", "settings-push-failed"))).to_be_visible()
            expect(page.get_by_label(said("de", "settings-push"))).not_to_be_checked()
            page.set_viewport_size({"width": 390, "height": 844})
            shoot(page, "push-phone")


def refuse(page: Page, origin: str) -> None:
    """Some browsers without a window refuse to notify anybody, others ask: this one refuses."""
    devtools = page.context.new_cdp_session(page)
    context = devtools.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    devtools.send(
        "Browser.setPermission",
        {
            "permission": {"name": "notifications"},
            "setting": "denied",
            "origin": origin,
            "browserContextId": context,
        },
    )


def test_the_switch_says_that_the_browser_says_no(calls: Reached, open_page: OpenPage) -> None:
    place = calls.table("Anna", "Ben", first="seat0")
    page = open_page("about:blank", place=place, seats=(0,), workers=True)
    refuse(page, calls.url)
    page.goto(f"/tables/{place.id}")
    settings(page)
    expect(page.get_by_label(said("de", "settings-push"))).to_be_disabled()
    expect(page.locator("#push-note")).to_have_text(said("de", "settings-calls-denied"))
