"""Called when it is one's turn: in the lobby, with since when, while it lies behind something."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage, Shoot
from tests.server.serving import Server

CALLED = """
window.called = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, { tag }) { window.called.push([title, tag]); }
  close() {}
};
localStorage.setItem("tischrunde.calls", "on");
Object.defineProperty(document, "hidden", { get: () => !!window.away });
const state = () => window.away ? "hidden" : "visible";
Object.defineProperty(document, "visibilityState", { get: state });
"""


def test_the_lobby_says_since_when_and_calls(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    place = server.table("Anna", "Ben", first="seat0")
    page = open_page("about:blank", place=place, seats=(1,))
    page.add_init_script(CALLED)
    page.goto("/")
    mine = page.get_by_role("region", name=said("de", "lobby-mine"))
    expect(mine).to_contain_text(said("de", "lobby-turn-of", who="Anna"))
    page.evaluate("window.away = true")
    ours = place.client(0)
    while ours.question:
        ours.choose(0)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(mine).to_contain_text(said("de", "lobby-turn"))
    title = said("de", "page-your-turn", game="Strife of Gods")
    assert page.evaluate("window.called") == [[title, place.id]]
    page.evaluate("window.away = false")
    axe(page)
    shoot(page, "my-turn-wide")
    page.set_viewport_size({"width": 390, "height": 844})
    shoot(page, "my-turn-phone")
