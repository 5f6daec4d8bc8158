"""Klong! Katakomben: a whole game by clicking, a tile tried out and laid, a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.browser.hands import (
    at_table,
    board_choices,
    ending,
    gone_on,
    listed_choices,
    no_sideways_scrolling,
    question,
)
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage, Shoot
from tests.server.serving import Place, Server

GAME = "klong-katakomben"
SEED = "katakomben-1"
MOST_CHOICES = 600  # of one person in one game
LATER = 60  # choices, after which there is something to see
STEP = 120  # ms within which the next of several choices follows
IMPATIENCE = 200  # ms until somebody skips what others do
PATIENCE = 1500  # ms until somebody who cannot reach a thing by the mouse takes the keys


def table(server: Server, *others: str) -> Place:
    return server.table("Anna", *others, game=GAME, seed=SEED, first="seat0")


def word(key: str, **args: str | int) -> str:
    return said("de", key, of=GAME, **args)


class Explorer:
    """Somebody who plays by clicking: goes into the dark and lays what is found there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.laid = self.visited = self.bought = self.walked = 0

    def choose(self) -> bool:
        """One choice; False when the game is over."""
        self.hurry()
        if ending(self.page).is_visible():
            return False
        before = question(self.page)
        self.press(self.wanted())
        menu = self.page.get_by_role("menu")
        if menu.is_visible():
            menu.get_by_role("menuitem").last.click()
        gone_on(self.page, before)
        self.rest()
        return True

    def press(self, thing: Locator) -> None:
        """What lies outside the frame is reached by keys, which take the map along."""
        try:
            thing.click(timeout=PATIENCE)
        except TimeoutError:
            thing.focus()
            self.page.keyboard.press("Enter")

    def rest(self) -> None:
        """A click on harmless cards or on a room stands for several choices, one after another."""
        before = ""
        while before != question(self.page):
            before = question(self.page)
            self.page.wait_for_timeout(STEP)

    def hurry(self) -> None:
        """Until there is something to do; what others do need not be watched."""
        shown = board_choices(self.page).or_(listed_choices(self.page)).or_(ending(self.page))
        for _ in range(200):
            try:
                shown.or_(lay_button(self.page)).first.wait_for(timeout=IMPATIENCE)
                return
            except TimeoutError:
                self.page.keyboard.press("Escape")
        raise AssertionError("nothing happens any more")

    def wanted(self) -> Locator:
        harmless = self.page.get_by_role("button", name=re.compile("harmlose Karte"))
        if harmless.is_visible():
            return harmless
        if (hand := self.may("hand/")).count():
            return hand.first
        if lay_button(self.page).is_visible():
            self.laid += 1
            return lay_button(self.page)
        if not self.ends().is_visible():  # something else is asked than what to do next
            listed = listed_choices(self.page)
            return listed.first if listed.count() else board_choices(self.page).first
        if (here := self.page.locator('[data-option^="visit:"]')).count():
            self.visited += 1
            return here.first
        if (edge := self.may("edge/")).count():
            return edge.first
        if (offer := self.may("row/").or_(self.may("reserve/"))).count():
            self.bought += 1
            return offer.last
        if (rooms := self.may("room/")).count():
            self.walked += 1
            return rooms.nth(self.walked * 7 % rooms.count())
        return self.ends()

    def may(self, begins: str) -> Locator:
        return self.page.locator(f'[data-at^="{begins}"].may:visible')

    def ends(self) -> Locator:
        return listed_choices(self.page).filter(has_text=word("option-end"))


def lay_button(page: Page) -> Locator:
    return page.locator('button.lay[data-option^="lay:"], button.lay[data-option^="rotate:"]')


def test_a_german_game_by_clicking(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    page = at_table(open_page, table(server, "bot:random", "bot:random"), 0)
    explorer = Explorer(page)
    for number in range(MOST_CHOICES):
        if number == LATER:
            explorer.hurry()
            axe(page)
            shoot(page, "katakomben")
        if not explorer.choose():
            break
    expect(ending(page)).to_be_visible()
    assert explorer.laid
    assert explorer.bought
    assert explorer.walked
    axe(page)
    shoot(page, "katakomben-end")


def test_a_tile_is_tried_out_before_it_is_laid(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    explorer = Explorer(page)
    while not lay_button(page).is_visible():
        explorer.choose()
    ways = page.get_by_role("radiogroup").get_by_role("radio")
    expect(ways).to_have_count(4)
    tiles = page.locator(".rooms button").count()
    for way in ways.all():
        way.click()
        expect(way).to_have_attribute("aria-checked", "true")
        assert page.locator(".rooms button").count() == tiles  # shown, not laid
    axe(page)
    shoot(page, "katakomben-laying")
    before = question(page)
    page.keyboard.press("t")  # turns it on
    while lay_button(page).get_attribute("aria-disabled") == "true":
        page.keyboard.press("t")
    lay_button(page).click()
    if (menu := page.get_by_role("menu")).is_visible():
        menu.get_by_role("menuitem").first.click()
    gone_on(page, before)
    expect(page.get_by_role("radiogroup")).to_have_count(0)


def test_on_a_phone(server: Server, open_page: OpenPage, axe: Check, shoot: Shoot) -> None:
    place = table(server, "bot:random", "bot:random")
    page = at_table(open_page, place, 0, width=390, height=844, touch=True)
    explorer = Explorer(page)
    for _ in range(12):
        explorer.choose()
    no_sideways_scrolling(page)
    plane = page.locator(".plane")
    before = plane.get_attribute("style")
    box = page.locator(".pane").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 30
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 50, steps=4)
    page.mouse.up()
    assert plane.get_attribute("style") != before  # drawn along
    page.get_by_role("button", name=word("raid-closer")).click()
    page.get_by_role("button", name=said("de", "zoom-fit")).click()
    explorer.hurry()
    axe(page)
    shoot(page, "katakomben-phone")
