"""What people do at a table in the browser: look for what may be chosen, and choose it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.spoken import said
from tests.browser.watching import OpenPage
from tests.server.serving import Place, Server

MOST_CHOICES = 120  # of one person in one game
BEYOND = """(width) => [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > width)
    .map((one) => `${one.localName}.${one.className}`)"""


def quick_table(server: Server, *others: str) -> Place:
    """A short game of two rounds, so that a test does not take a whole evening."""
    return server.table("Anna", *others, first="seat0")


def board_choices(page: Page) -> Locator:
    """Everything on the board that may be chosen now."""
    return page.locator("[data-at].may:visible")


def listed_choices(page: Page) -> Locator:
    """What the question itself offers as buttons: use or decline, a card to keep, a tile to lay."""
    options = page.get_by_role("group", name=said("de", "panel-options")).get_by_role("button")
    return options.or_(page.locator("button.lay[data-option]:not([aria-disabled=true]):visible"))


def ending(page: Page) -> Locator:
    return page.locator("#ending-title")


def something_to_do(page: Page) -> Locator:
    """Waits for the next choice, or for the end of the game."""
    shown = board_choices(page).or_(listed_choices(page)).or_(ending(page)).first
    expect(shown).to_be_visible()
    return shown


def choose_anything(page: Page, number: int) -> bool:
    """One choice by clicking, on the board where that is possible; False when the game is over."""
    something_to_do(page)
    if ending(page).is_visible():
        return False
    before = question(page)
    if count := board_choices(page).count():
        board_choices(page).nth(number % count).click()
        menu = page.get_by_role("menu")
        if menu.is_visible():
            menu.get_by_role("menuitem").first.click()
    else:
        listed_choices(page).nth(number % listed_choices(page).count()).click()
    gone_on(page, before)
    return True


def question(page: Page) -> str:
    """The state of the table as one line: moves with every choice."""
    return str(page.locator("main").get_attribute("data-version"))


def gone_on(page: Page, before: str) -> None:
    changed = page.locator(f'main:not([data-version="{before}"])').or_(ending(page)).first
    expect(changed).to_be_visible()


def play_to_the_end(page: Page) -> int:
    """How many choices it took."""
    for number in range(MOST_CHOICES):
        if not choose_anything(page, 3 * number):
            return number
    raise AssertionError(f"the game is not over after {MOST_CHOICES} choices")


def at_table(open_page: OpenPage, place: Place, *seats: int, **how: object) -> Page:
    page = open_page(f"/tables/{place.id}", place=place, seats=seats, **how)
    expect(page.locator("main")).to_be_visible()
    return page


def drag(page: Page, *fingers: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """Every finger from where it starts to where it ends, all at once."""
    devtools, moves = page.context.new_cdp_session(page), 8
    for step in range(moves + 1):
        points = [
            {"x": x + (u - x) * step / moves, "y": y + (v - y) * step / moves, "id": finger}
            for finger, ((x, y), (u, v)) in enumerate(fingers)
        ]
        kind = "touchMove" if step else "touchStart"
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def no_sideways_scrolling(page: Page) -> None:
    width = page.viewport_size["width"] if page.viewport_size else 0
    if page.evaluate("document.documentElement.scrollWidth") > width:
        raise AssertionError(f"wider than the page: {page.evaluate(BEYOND, width)}")


def moment_of(page: Page) -> int:
    """The moment a replay shows, as its address says."""
    expect(page).to_have_url(re.compile(r"#\d+$"))
    return int(page.url.rpartition("#")[2])
