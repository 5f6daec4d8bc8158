"""Klong! Katakomben: a whole game by clicking, a tile tried out and laid, a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from tests.browser.hands import at_table, ending, gone_on, no_sideways_scrolling, question
from tests.browser.raiding import Raider
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage, Shoot
from tests.server.serving import Place, Server
from tests.size import FULL

GAME = "klong-katakomben"
SEED = "katakomben-1"
MOST_CHOICES = 600  # of one person in one game


def table(server: Server, *others: str) -> Place:
    return server.table("Anna", *others, game=GAME, seed=SEED, first="seat0")


def word(key: str, **args: str | int) -> str:
    return said("de", key, of=GAME, **args)


class Explorer(Raider):
    """Goes into the dark and lays what is found there."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, GAME)
        self.laid = 0

    def shown(self) -> Locator:
        return super().shown().or_(lay_button(self.page))

    def deed(self) -> Locator | None:
        if not lay_button(self.page).is_visible():
            return None
        self.laid += 1
        return lay_button(self.page)

    def errand(self) -> Locator | None:
        edge = self.may("edge/")
        return edge.first if edge.count() else super().errand()


def lay_button(page: Page) -> Locator:
    return page.locator('button.lay[data-option^="lay:"], button.lay[data-option^="rotate:"]')


def test_a_german_game_by_clicking(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    page = at_table(open_page, table(server, "bot:random", "bot:random"), 0)
    explorer = Explorer(page)
    while not (explorer.laid and explorer.bought and explorer.walked):
        assert explorer.choose()
    explorer.hurry()
    axe(page)
    shoot(page, "katakomben")
    if not FULL:
        return  # it ends with the same scene as Klong!, which is played to its end
    for _ in range(MOST_CHOICES):
        if not explorer.choose():
            break
    expect(ending(page)).to_be_visible()
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
    room = page.locator(".rooms button").first
    box = page.locator(".pane").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 30
    before = room.bounding_box()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 50, steps=4)
    page.mouse.up()
    drawn = room.bounding_box()
    assert drawn != before
    stroke = {"x": x, "y": y + 60, "xDistance": -40, "yDistance": -40, "gestureSourceType": "touch"}
    page.context.new_cdp_session(page).send("Input.synthesizeScrollGesture", stroke)
    assert room.bounding_box() != drawn  # by a finger, too
    page.get_by_role("button", name=word("raid-closer")).click()
    page.get_by_role("button", name=said("de", "zoom-fit")).click()
    explorer.hurry()
    axe(page)
    shoot(page, "katakomben-phone")
