"""Klong!: a whole game by clicking on each side, a phone, keys, an attack, and why not."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.browser.hands import (
    at_table,
    board_choices,
    drag,
    ending,
    gone_on,
    listed_choices,
    no_sideways_scrolling,
    question,
    something_to_do,
)
from tests.browser.raiding import BELOW
from tests.browser.spoken import said
from tests.browser.staged import Known, at
from tests.browser.watching import Check, OpenPage, Shoot, calm
from tests.server.serving import Place, Server
from tests.size import FULL, some

from tischrunde.games import catalog

GAME = "klong"
SIDES = {"day": ("klong-1", "18"), "dusk": ("klong-1", "33")}  # a seed, and where the ring lies
STEP = 120  # ms within which the next of several choices follows
IMPATIENCE = 200  # ms until somebody skips what others do
# Whether a raid, between its table and its end, ever lies in daylight.
DAYLIGHT = """() => {
    window.daylight = false;
    new MutationObserver(() => (window.daylight ||= !document.documentElement.dataset.mood))
        .observe(document.documentElement, { attributes: true });
}"""
BEFORE_ATTACK = 8  # choices of a game, of which the next one sets it off
THUMB = 44  # px a room is wide on a phone, at least


def table(server: Server, *others: str, side: str = "day") -> Place:
    seed = SIDES[side][0]
    return server.table("Anna", *others, game=GAME, seed=seed, first="seat0", side=side)


def word(key: str, **args: str | int) -> str:
    return said("de", key, of=GAME, **args)


def room(page: Page, number: str) -> Locator:
    return page.locator(f'button[data-at="room/{number}"]')


@cache
def far_from(side: str, goal: str) -> dict[str, int]:
    """By room: how many boots it takes to the goal, without a key."""
    rules: Any = catalog.load(GAME)
    plan = next(plan for plan in rules.plans if plan.id == side)
    ways = [
        (room, int(plan.room[into]), int(max(plan.boots[out], plan.boots[into])))
        for room in range(len(plan.features))
        for out in range(plan.first[room], plan.first[room + 1])
        for into in (plan.faces[out],)
        if not plan.locks[out] + plan.locks[into]
        if not plan.no_exit[out] and not plan.no_entry[into]
    ]
    far = {int(goal) - 1: 0}
    for _ in range(len(plan.features)):
        for start, end, boots in ways:
            if end in far:
                far[start] = min(far.get(start, 999), far[end] + boots)
    return {str(number + 1): boots for number, boots in far.items()}


class Thief:
    """Somebody who plays by clicking: buys what there is, fetches an artifact and runs."""

    def __init__(self, page: Page, side: str) -> None:
        self.page = page
        self.side = side
        self.harmless = self.bought = self.walked = 0

    def choose(self) -> bool:
        """One choice; False when the game is over."""
        self.hurry()
        if ending(self.page).is_visible():
            return False
        before, several = question(self.page), self.harmless + self.walked
        self.wanted().click()
        menu = self.page.get_by_role("menu")
        if menu.is_visible():
            menu.get_by_role("menuitem").first.click()
        gone_on(self.page, before)
        if several != self.harmless + self.walked:
            self.rest()
        return True

    def rest(self) -> None:
        """A click on harmless cards or on a room stands for several choices, one after another."""
        before = ""
        while before != question(self.page):
            before = question(self.page)
            self.page.wait_for_timeout(STEP)

    def hurry(self) -> None:
        """Until there is something to do; what others do need not be watched."""
        shown = board_choices(self.page).or_(listed_choices(self.page)).or_(ending(self.page)).first
        for _ in range(200):
            try:
                shown.wait_for(timeout=IMPATIENCE)
                return
            except TimeoutError:
                self.page.keyboard.press("Escape")
        raise AssertionError("nothing happens any more")

    def wanted(self) -> Locator:
        harmless = self.page.get_by_role("button", name=re.compile("harmlose Karte"))
        if harmless.is_visible():
            self.harmless += 1
            return harmless
        if (hand := self.may("hand/")).count():
            return hand.first
        if not self.ends().is_visible():  # something else is asked than what to do next
            listed = listed_choices(self.page)
            return listed.first if listed.count() else board_choices(self.page).first
        if (step := self.step()) is not None:
            self.walked += 1
            return step
        if (offer := self.may("row/").or_(self.may("reserve/"))).count():
            self.bought += 1
            return offer.last
        return self.ends()

    def may(self, begins: str) -> Locator:
        return self.page.locator(f'[data-at^="{begins}"].may:visible')

    def ends(self) -> Locator:
        return listed_choices(self.page).filter(has_text=word("option-end"))

    def step(self) -> Locator | None:
        """The room in reach that lies nearest to where we want to be."""
        goal = "1" if self.has_artifact() else SIDES[self.side][1]
        far = far_from(self.side, goal)
        here = numbers_of(self.page.locator('button[data-at^="room/"]').filter(has_text="Anna"))
        now = far.get(here[0], 999) if here else 999
        nearest = min(numbers_of(self.may("room/")), key=lambda to: far.get(to, 999), default="")
        return room(self.page, nearest) if far.get(nearest, 999) < now else None

    def has_artifact(self) -> bool:
        carried = self.page.get_by_role("region", name="Anna", exact=True)
        return carried.get_by_role("img", name=re.compile(r"\(\d+\)")).count() > 0


def attack(page: Page) -> Locator:
    return page.get_by_role("group", name=word("raid-attacks"))


def numbers_of(rooms: Locator) -> list[str]:
    found = rooms.evaluate_all("all => all.map((one) => one.dataset.at)")
    return [str(at).removeprefix("room/") for at in found]


@pytest.mark.parametrize("side", some(list(SIDES), 2))
def test_a_german_game_by_clicking(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot, side: str
) -> None:
    place = table(server, "bot:klong", "bot:klong", side=side)
    page = at_table(open_page, place, 0, calm=FULL)
    thief = Thief(page, side)
    while not (thief.harmless and thief.bought and thief.walked):
        assert thief.choose()
    thief.hurry()
    axe(page)
    shoot(page, f"klong-{side}")
    if FULL:
        while thief.choose():
            pass
    else:
        place.play_on(0)  # on another device, so to speak
        page.reload()  # it would show all of that, step by step
    expect(ending(page)).to_be_visible()
    axe(page)
    shoot(page, f"klong-{side}-end")
    page.evaluate(DAYLIGHT)
    page.get_by_role("button", name=said("de", "scene-to-table")).click()
    page.get_by_role("button", name=said("de", "scene-open")).click()
    expect(ending(page)).to_be_visible()
    expect(page.get_by_role("heading", name=word("past-course"))).to_be_visible()
    assert not page.evaluate("window.daylight")


def test_the_lobby_leads_there(page_de: Page) -> None:
    name = page_de.get_by_role("heading", name=said("de", f"game-{GAME}"), exact=True)
    card = page_de.get_by_role("article").filter(has=name)
    card.get_by_role("button", name=said("de", "lobby-play")).click()
    page_de.wait_for_url("**/tables/*")
    expect(page_de.get_by_role("region", name=word("raid-map"))).to_be_visible()


def test_rooms_and_tunnels_say_why_not(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    something_to_do(page)
    why = page.get_by_role("alert").filter(has_text=said("de", "table-why-not"))
    room(page, "2").click(force=True)  # it is aria-disabled, and says why
    expect(why).to_contain_text("KL-046")
    axe(page)
    shoot(page, "klong-why-not")
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()
    page.locator(".doorways path").first.dispatch_event("click")  # the tunnel there
    expect(why).to_contain_text("KL-046")
    page.keyboard.press("Escape")
    room(page, "18").hover()
    expect(page.get_by_text(word("raid-about-crystal_cave"))).to_be_visible()
    expect(page.get_by_text(word("raid-out-of-reach"))).to_be_visible()
    assert question(page) == "0"


def test_whoever_ends_a_turn_too_early_is_warned(server: Server, open_page: OpenPage) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    thief = Thief(page, "day")
    while not thief.ends().is_visible():
        assert thief.choose()
        thief.hurry()
    before = question(page)
    thief.ends().click()
    menu = page.get_by_role("menu")
    expect(page.get_by_text("Noch ungenutzt")).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    assert question(page) == before
    thief.ends().click()
    thief.may("reserve/").first.click()  # beside the menu: as if that were not there
    expect(menu).to_be_hidden()
    gone_on(page, before)
    while not thief.ends().is_visible():
        assert thief.choose()
        thief.hurry()
    before = question(page)
    thief.ends().click()
    menu.get_by_role("menuitem", name=said("de", "table-no-more-cautions")).click()
    gone_on(page, before)
    while not thief.ends().is_visible():
        assert thief.choose()
        thief.hurry()
    before = question(page)
    thief.ends().click()  # although again nothing was bought
    gone_on(page, before)


def test_by_keys_alone(server: Server, open_page: OpenPage) -> None:
    """Tab stops once in the hand and once on the map; arrows go on from there."""
    page = at_table(open_page, table(server, "bot:random"), 0)
    something_to_do(page)
    page.locator('[data-at="hand/0"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-at="hand/1"]')).to_be_focused()
    before = question(page)
    page.keyboard.press("Enter")
    gone_on(page, before)
    room(page, "1").focus()
    page.keyboard.press("ArrowDown")
    expect(room(page, "2")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(room(page, "3")).to_be_focused()
    page.keyboard.press("o")
    expect(page.locator(".options button").first).to_be_focused()


# An attack of which not all is shown yet is skipped as soon as it is seen: how many of its cubes
# are hidden after that; and whether the table, which shows already what comes of it, was veiled.
SKIPS = """() => {
    window.hidden = null;
    const seen = (_, watching) => {
        const cubes = ".attack ol > li:not(.drawn):not(.wave)";
        if (!document.querySelector(cubes)) return;
        watching.disconnect();
        window.veil = getComputedStyle(document.querySelector(".attack")).opacity;
        document.querySelector(".attack button").click();
        setTimeout(() => (window.hidden = document.querySelectorAll(cubes).length));
    };
    new MutationObserver(seen).observe(document, { subtree: true, childList: true });
}"""


def test_an_attack_is_shown_cube_by_cube(server: Server, open_page: OpenPage, shoot: Shoot) -> None:
    """It is over soon: whoever skips the rest of it is as quick as the page."""
    known = Known(server, GAME, "provoked", at(BEFORE_ATTACK))
    page = at_table(open_page, known.place, 0, motion=True)
    expect(page.locator(f'main[data-version="{BEFORE_ATTACK}"]')).to_be_visible()
    page.evaluate(SKIPS)
    known.choose()
    assert known.happened("attacked")
    page.wait_for_function("() => window.hidden !== null")
    shoot(page, "klong-attack")
    assert page.evaluate("window.hidden") == 0
    assert page.evaluate("window.veil") == "1"
    page.keyboard.press("Escape")
    expect(attack(page)).to_be_hidden()


@pytest.mark.parametrize("light", some(["light", "dark"], 2))
def test_on_a_phone(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot, light: str
) -> None:
    place = table(server, "bot:random", side="dusk")
    page = at_table(open_page, place, 0, width=390, height=844, touch=True, dark=light == "dark")
    something_to_do(page)
    box = page.locator('[data-at="hand/2"]').bounding_box()
    assert box
    drag(page, ((box["x"] + 40, box["y"] + 40), (box["x"] - 140, box["y"] + 40)))
    page.wait_for_function("document.querySelector('div.cards').scrollLeft > 100")
    thief = Thief(page, "dusk")
    for _ in range(8):
        assert thief.choose()
        no_sideways_scrolling(page)
    thief.hurry()
    axe(page)
    shoot(page, f"klong-phone-{light}")
    assert wide(room(page, "2")) >= THUMB
    assert page.evaluate(BELOW) <= 0
    page.locator(".plan").get_by_role("button", name=said("de", "zoom-fit")).click()
    assert wide(room(page, "2")) < THUMB
    no_sideways_scrolling(page)
    page.set_viewport_size({"width": 844, "height": 390})  # turned, and turned back
    page.set_viewport_size({"width": 390, "height": 844})
    calm(page)
    assert wide(room(page, "2")) < THUMB  # whoever has chosen to see all still does


def wide(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["width"]
