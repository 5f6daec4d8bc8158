"""The maps of the raids under a wheel: what the mouse points at stays there."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page
from tests.browser.hands import at_table, question, something_to_do
from tests.browser.watching import OpenPage, calm
from tests.server.serving import Server
from tests.size import pairs, some

RAIDS = ["klong", "klong-katakomben", "klong-im-all"]
SIZES = [(1280, 720), (1440, 900), (1100, 800), (820, 1180)]
NOTCH = 120  # px that a mouse's wheel turns by at once
PINCH = 12  # px that a touchpad says while two fingers go apart
NOTCHES = 5
STILL = 2.0  # px that a point may move
ROUNDED = 0.1  # px
# Rooms that can be pointed at, from the outermost to the middle: nothing lies over their middles.
ROOMS = """() => {
    const frame = document.querySelector(".plan").getBoundingClientRect();
    const [u, v] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    return [...document.querySelectorAll('[data-at^="room/"]')].flatMap((room) => {
        const { x, y, width, height } = room.getBoundingClientRect();
        const [a, b] = [x + width / 2, y + height / 2];
        const free = document.elementFromPoint(a, b) === room;
        return free ? [[Math.hypot(a - u, b - v), room.dataset.at]] : [];
    }).sort((a, b) => b[0] - a[0]).map(([, at]) => at);
}"""
# A map that has been stretched is painted anew a moment later.
PAINTED = """() => [...document.querySelectorAll(".content, .plane")].every(
    ({ style }) => !/scale\\((?!1\\))/.test(style.transform))"""


def middle(thing: Locator) -> tuple[float, float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]


def strayed(room: Locator, mouse: Sequence[float], start: Sequence[float]) -> float:
    """How far the point under the mouse lies from it by now; the room was there at the start."""
    now = middle(room)
    by = now[2] / start[2]
    return max(abs(m + (s - m) * by - n) for m, s, n in zip(mouse, start, now, strict=False))


def drawn(page: Page) -> None:
    """Two pictures later."""
    page.evaluate(
        "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
    )


def turn(page: Page, by: float) -> None:
    """The wheel turns, and the page hears of it; what follows is drawn."""
    page.evaluate("addEventListener('wheel', () => (window.turned = true), { capture: true })")
    page.evaluate("window.turned = false")
    page.mouse.wheel(0, by)
    page.wait_for_function("window.turned")
    drawn(page)


def drawn_along(page: Page, room: Locator, mouse: Sequence[float]) -> None:
    """A mouse draws the map to and fro, and what it began on is not chosen."""
    asked, (x, y, _) = question(page), middle(room)
    page.keyboard.up("Control")
    page.mouse.down()
    page.mouse.move(mouse[0] - 30, mouse[1] - 20, steps=4)
    drawn(page)
    now = middle(room)
    assert (x - now[0], y - now[1]) == pytest.approx((30, 20), abs=2)
    page.mouse.move(*mouse)
    page.mouse.up()
    assert question(page) == asked and page.evaluate("getSelection().toString()") == ""


@pytest.mark.parametrize(
    ("how", "where"), pairs(["wheel", "ctrl", "pinch"], pairs(RAIDS, some(SIZES, 2)))
)
def test_what_the_mouse_points_at_stays_there(
    server: Server, open_page: OpenPage, how: str, where: tuple[str, tuple[int, int]]
) -> None:
    game, size = where
    place = server.table("Anna", "bot:random", game=game, seed="closer", first="seat0")
    page = at_table(open_page, place, 0, width=size[0], height=size[1])
    something_to_do(page)
    page.locator(".over.goal button").click()
    calm(page)
    outer, *_, inner = page.evaluate(ROOMS)
    for at in (outer, inner):
        room = page.locator(f'[data-at="{at}"]')
        start = middle(room)
        mouse = [round(start[0]), round(start[1])]  # a browser tells whole pixels
        page.mouse.move(*mouse)
        if how != "wheel":
            page.keyboard.down("Control")
        for _ in range(NOTCHES):
            before = middle(room)[2]
            turn(page, -(PINCH if how == "pinch" else NOTCH))
            assert strayed(room, mouse, start) <= STILL, at
            # Nobody loses the way; at the limit a width differs by what a browser rounds.
            assert before - ROUNDED <= middle(room)[2] < 1.5 * before
        page.wait_for_function(PAINTED)
        closer = middle(room)[2]
        assert closer > 1.3 * start[2]
        assert strayed(room, mouse, start) <= STILL, at
        if at == inner:
            drawn_along(page, room, mouse)
        for _ in range(NOTCHES - 1):
            turn(page, PINCH if how == "pinch" else NOTCH)
        if how != "wheel":
            page.keyboard.up("Control")
        page.wait_for_function(PAINTED)
        assert middle(room)[2] < closer
        assert page.evaluate("scrollY") == 0
        page.locator(".plan").get_by_role("button", name="Ganz zeigen").click()
        page.wait_for_function(PAINTED)
