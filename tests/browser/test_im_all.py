"""Klong! im! All! by clicking, a ship by lot, every size, a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.hands import at_table, no_sideways_scrolling
from tests.browser.raiding import BELOW, Raider
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage, Shoot, calm
from tests.server.serving import Place, Server
from tests.size import some

from tischrunde.bots.bot import decide, dice
from tischrunde.bots.catalog import make
from tischrunde.games import catalog
from tischrunde.table import Session

GAME = "klong-im-all"
SEED = "im-all-1"
FIRST_SHIP = ["HG", "PK", "KS"]
ALWAYS = ["FR", "KO", "KZ"]
WAY = ["PK-1", "KO-1", "FR-1"]  # to the next port of the first ship, its end first
BY_LOT = {"order": "random", "sides": "random"}
SIZES = [
    (1440, 900),
    (1366, 768),
    (820, 1180),
    (844, 390),
    (360, 640),
    (2560, 1440),
    (1280, 720),
]
LEAST, LEAST_SMALL = 13, 14  # px of a letter
LETTERS = """() => {
    const frame = document.querySelector(".pane").getBoundingClientRect();
    const shown = [...document.querySelectorAll(".ship text, .ship li, .ship b")].filter((text) => {
        const { left, right, top, bottom, width } = text.getBoundingClientRect();
        const beside = right > frame.left && left < frame.right;
        return width && beside && bottom > frame.top && top < frame.bottom;
    });
    const scale = (text) => text.ownerSVGElement ? text.getScreenCTM().a : 1;
    const size = (text) => parseFloat(getComputedStyle(text).fontSize) * scale(text);
    return shown.map((text) => [text.textContent, size(text)]);
}"""

OUTSIDE = """() => {
    const pane = document.querySelector(".pane").getBoundingClientRect();
    return [...document.querySelectorAll('[data-at^="room/"]')].filter((room) => {
        const { left, right, top, bottom } = room.getBoundingClientRect();
        return left < pane.left || right > pane.right || top < pane.top || bottom > pane.bottom;
    }).map((room) => room.dataset.at);
}"""


def table(server: Server, *others: str, **options: Any) -> Place:
    return server.table("Anna", *others, game=GAME, seed=SEED, first="seat0", **options)


def word(key: str, **args: str | int) -> str:
    return said("de", key, of=GAME, **args)


class Hacker(Raider):
    """Takes what lies there, buys what there is, goes to the next port and then wherever it may."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, GAME)
        self.rode = 0

    def errand(self) -> Locator | None:
        if (here := self.page.locator('[data-at^="room/"][data-option*="take:"]:visible')).count():
            return here.first
        if not self.rode and (lift := self.page.locator('[data-option^="lift:"]:visible')).count():
            self.rode += 1
            return lift.last
        return super().errand()

    def buy(self) -> Locator | None:
        """What brings boots, above all."""
        boots = self.page.locator('[data-at="reserve/mutig"].may:visible')
        if boots.count():
            self.bought += 1
            return boots.first
        return super().buy()

    def walk(self) -> Locator | None:
        """Straight on, as long as nothing has been hacked."""
        for room in [] if self.visited else WAY:
            if (way := self.page.locator(f'[data-at="room/{room}"].may:visible')).count():
                self.walked += 1
                return way.first
        return super().walk()


def modules(page: Page) -> list[str]:
    """What the ship on the table is put together from."""
    found = page.locator("[data-module]")
    expect(found).to_have_count(6)
    return [str(module.get_attribute("data-module")) for module in found.all()]


def test_by_clicking(server: Server, open_page: OpenPage, axe: Check, shoot: Shoot) -> None:
    """Its beginning; whole games are in test_whole_raids.py."""
    page = at_table(open_page, table(server, "bot:random"), 0)
    assert sorted(modules(page)) == sorted(ALWAYS + FIRST_SHIP)
    hacker = Hacker(page)
    while not (hacker.visited and hacker.bought and hacker.walked):
        assert hacker.choose()
    done = page.locator('[data-zone="counters"] .todo li.done')
    expect(done).not_to_have_count(0)
    expect(page.locator(".ship .hacked")).not_to_have_count(0)
    hacker.hurry()
    axe(page)
    shoot(page, "im-all")


def test_a_ship_by_lot(server: Server, open_page: OpenPage, axe: Check, shoot: Shoot) -> None:
    page = at_table(open_page, table(server, "bot:random", **BY_LOT), 0, dark=True)
    found = modules(page)
    assert sorted(found) != sorted(ALWAYS + FIRST_SHIP)
    assert set(ALWAYS) < set(found)
    hacker = Hacker(page)
    while not (hacker.bought and hacker.walked):
        assert hacker.choose()
    hacker.hurry()
    page.locator('[data-at^="room/"][tabindex="0"]').focus()  # by keys one reads about rooms, too
    page.keyboard.press("ArrowRight")
    expect(page.locator(".thing-note-title").first).to_be_visible()
    axe(page)
    shoot(page, "im-all-by-lot")


@pytest.mark.parametrize(("width", "height"), some(SIZES, 3, 1))
def test_what_is_written_on_the_ship_can_be_read(
    server: Server, open_page: OpenPage, shoot: Shoot, width: int, height: int
) -> None:
    small = width < 700 or height < 460
    place = table(server, "bot:random", "bot:random")
    page = at_table(open_page, place, 0, width=width, height=height, touch=small)
    modules(page)
    calm(page)
    no_sideways_scrolling(page)
    letters = page.evaluate(LETTERS)
    assert letters
    least = (LEAST_SMALL if small else LEAST) - 0.1
    assert [(text, size) for text, size in letters if size < least] == []
    assert small or page.evaluate(OUTSIDE) == []  # it opens with all of it
    shoot(page, f"im-all-{width}x{height}")


def escaped(server: Server) -> tuple[Place, str]:
    """A table where somebody has left in a pod, and the room where it was."""
    session = Session(catalog.load(GAME), 2, SEED, {})
    bot, luck = make("im-all", GAME), [dice(SEED, seat) for seat in range(2)]
    pods: list[list[str]] = []
    while session.decision is not None:
        pods.append(session.rules.observe(session.state, -1)["pods"])
        seat = session.decision.seat
        session.choose(seat, decide(session.rules, session.state, bot, luck[seat]))
    moment = next(n for n, left in enumerate(pods) if len(left) < len(pods[0]))
    played = server.opened(server.http.post("/api/records", content=session.record.to_json()), GAME)
    (gone,) = set(pods[0]) - set(pods[moment])
    return server.opened(played.go_on(moment, "Anna", "Ben"), GAME), gone


def test_a_pod_that_is_gone_is_not_spoken_of(server: Server, open_page: OpenPage) -> None:
    place, room = escaped(server)
    page = open_page(f"/tables/{place.id}")
    dock = page.locator(f'[data-at="room/{room}"]')
    expect(dock).to_contain_text(word("raid-is-exit_gone"))
    dock.hover()
    note = page.get_by_role("status").filter(has_text=word("raid-about-exit_gone"))
    expect(note).to_be_visible()
    expect(page.get_by_text(word("raid-about-exit"))).to_have_count(0)


def test_on_a_phone(server: Server, open_page: OpenPage, axe: Check, shoot: Shoot) -> None:
    place = table(server, "bot:random", "bot:random")
    page = at_table(open_page, place, 0, width=390, height=844, touch=True)
    hacker = Hacker(page)
    while not hacker.walked:
        hacker.choose()
    no_sideways_scrolling(page)
    expect(page.locator(".ship .todo li")).to_have_count(5)
    rooms = page.locator('[data-at^="room/"]')
    boxes = [box for room in rooms.all() if (box := room.bounding_box())]
    assert all(min(box["width"], box["height"]) >= 44 for box in boxes)
    page.get_by_role("button", name=word("raid-closer")).click()
    page.get_by_role("button", name=said("de", "zoom-fit")).click()
    hacker.hurry()
    axe(page)
    shoot(page, "im-all-phone")
    assert page.evaluate(BELOW) <= 0
