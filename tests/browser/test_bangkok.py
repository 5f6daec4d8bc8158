"""Bangkok Klongs: a whole game by clicking, a phone, keys, and what the market tells."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.hands import (
    MOST_CHOICES,
    at_table,
    board_choices,
    ending,
    gone_on,
    no_sideways_scrolling,
    question,
    something_to_do,
)
from tests.browser.merchants import GAME, Merchant, day, keys_of, table, thing, word
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage, Shoot
from tests.server.serving import Server
from tests.size import FULL, some

ANSWERED = 500  # ms after which what was chosen by mistake would be seen
THUMB_AT_FIT, THUMB_ZOOMED = 32, 44  # px a field is wide on a phone, at least

# How many buttons for looking closer lie on the market, all of which is to be seen.
OVER_FIELDS = """() => {
  const { bottom } = document.querySelector(".zoom").getBoundingClientRect();
  const tools = [...document.querySelectorAll(".board .tools button")];
  const over = tools.filter((one) => one.getBoundingClientRect().top < bottom);
  return tools.length ? over.length : "no buttons";
}"""
# What lies on each other, or is cut off, in the table of a market day.
CROWDED = """() => [...document.querySelectorAll("section ol > li")].flatMap((li) => {
  const parts = [...li.querySelectorAll(".chance, .shared, .taken > span, b")];
  const boxes = parts.map((one) => [one, one.getBoundingClientRect()]);
  const both = (a, b, low, high) => Math.min(a[high], b[high]) > Math.max(a[low], b[low]) + 1;
  const { right } = li.getBoundingClientRect();
  const cut = boxes.filter(([one, box]) =>
    box.right > right + 1 || one.scrollWidth > one.clientWidth + 1 && one.clientWidth);
  const over = boxes.filter(([, a], i) => boxes.slice(i + 1).some(([, b]) =>
    both(a, b, "left", "right") && both(a, b, "top", "bottom")));
  return [...cut, ...over].map(([one]) => one.textContent);
})"""


# The middle of something that may be chosen and lies hidden below what is said of another thing.
HIDDEN = """() => {
  const note = document.querySelector(".market .thing-note").getBoundingClientRect();
  const middles = [...document.querySelectorAll(".market .may")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  return middles.find(([x, y]) =>
    note.left < x && x < note.right && note.top < y && y < note.bottom) ?? null;
}"""
# What of an offered field is drawn above the boat that is shown there.
FRAME = """one => getComputedStyle(one.querySelector(".free"), "::after").borderTopWidth"""


def test_a_whole_german_game_with_all_its_market_days(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    place = table(server, "bot:random", "bot:random")
    page = at_table(open_page, place, 0)
    days = [
        word("small-day", number=1),
        word("small-day", number=2),
        word("market-big-day"),
    ]
    merchant, seen = Merchant(page), set[str]()
    for _ in range(MOST_CHOICES):
        something_to_do(page)
        for name in days:
            if name not in seen and day(page, name).is_visible():
                seen.add(name)
                axe(page)
                shoot(page, f"bangkok {name}")
        if seen and merchant.scored and merchant.moved and not FULL:
            place.play_on(0)  # on another device, so to speak
            page.reload()  # it would show all of that, step by step
            break
        if not merchant.choose():
            break
    expect(ending(page)).to_be_visible()
    assert seen == set(days) or not FULL
    assert merchant.scored
    assert merchant.moved
    shoot(page, "bangkok-end")
    axe(page)
    page.get_by_role("button", name=said("de", "scene-to-table")).click()
    for name in days:
        page.get_by_role("button", name=name, exact=True).click()
        expect(day(page, name)).to_be_visible()
        day(page, name).get_by_role("button", name=word("market-close")).click()
    shoot(page, "bangkok-over")
    axe(page)


def test_whoever_touches_another_boat_means_that_one(server: Server, open_page: OpenPage) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    something_to_do(page)
    thing(page, "hand/0").click()
    expect(page.locator(".tile.raised")).to_have_count(1)
    first = page.locator(".tile").nth(0)
    expect(first).to_have_class(re.compile("raised"))
    thing(page, "hand/1").click(force=True)  # it is no answer to this question
    expect(page.locator(".tile").nth(1)).to_have_class(re.compile("raised"))
    expect(first).not_to_have_class(re.compile("raised"))


def test_an_offered_field_keeps_its_frame_below_the_boat_that_would_go_there(
    server: Server, open_page: OpenPage
) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    something_to_do(page)
    thing(page, "hand/0").click()
    field = thing(page, "e1")
    field.hover()
    expect(field.locator("svg")).to_be_visible()
    assert field.evaluate(FRAME) == "3px"


def test_what_is_said_takes_no_touch_for_what_lies_below_it(
    server: Server, open_page: OpenPage
) -> None:
    """A finger cannot go away: what it has called up stays, and hides fields on offer."""
    how = {"width": 390, "height": 844, "touch": True}
    page = at_table(open_page, table(server, "bot:random"), 0, **how)
    boats, hand = page.locator(".boat > [data-at]"), page.locator('[data-at="hand/0"].may')
    merchant = Merchant(page)
    something_to_do(page)
    while boats.count() < 3 or not hand.count():
        assert merchant.choose()
        something_to_do(page)
    hand.tap()
    expect(page.locator(".tile.raised")).to_have_count(1)
    before = question(page)
    note, hidden = page.locator(".market .thing-note"), None
    for place in keys_of(page.locator(".place > button")):
        thing(page, place).tap(force=True)  # it is no answer to this question
        expect(note).to_be_visible()
        hidden = page.evaluate(HIDDEN)
        if hidden:
            break
    assert hidden is not None
    page.touchscreen.tap(*hidden)
    expect(note).to_have_count(0)
    page.wait_for_timeout(ANSWERED)
    assert question(page) == before


def test_the_lobby_leads_there(page_de: Page) -> None:
    card = page_de.get_by_role("article").filter(has_text=said("de", f"game-{GAME}"))
    card.get_by_role("button", name=said("de", "lobby-play")).click()
    page_de.wait_for_url("**/tables/*")
    something_to_do(page_de)
    expect(page_de.get_by_role("region", name=word("market-hand"))).to_be_visible()


def test_a_field_says_why_not(server: Server, open_page: OpenPage, axe: Check) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    board_choices(page).first.click()
    expect(thing(page, "e1")).to_have_class(re.compile(r"\bmay\b"))
    for field, rule in (("b1", "BK-031"), ("d4", "BK-030")):
        thing(page, field).click(force=True)  # it is aria-disabled, and says why
        why = page.get_by_role("alert").filter(has_text=said("de", "table-why-not"))
        expect(why).to_contain_text(rule)
        axe(page)
        page.get_by_role("button", name=said("de", "notice-close"), exact=True).click()
        expect(why).to_have_count(0)
    assert question(page) == "1"


def test_signs_are_explained(server: Server, open_page: OpenPage, axe: Check) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    something_to_do(page)
    tools = page.get_by_role("button", name=said("de", "zoom-closer"))
    before = tools.bounding_box()  # nothing moves
    page.get_by_text(word("market-legend"), exact=True).click()
    for sign in ("seat", "neutral", "merchant", "paddle", "boat", "crate", "pawn", "closed"):
        expect(page.get_by_text(word(f"market-legend-{sign}"), exact=True)).to_be_visible()
    axe(page)
    assert tools.bounding_box() == before


def test_the_market_stays_where_it_is_between_boat_and_field(
    server: Server, open_page: OpenPage
) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    something_to_do(page)
    entry = page.locator("svg .entry").first
    before = entry.bounding_box()
    board_choices(page).first.click()
    expect(thing(page, "e1")).to_have_class(re.compile(r"\bmay\b"))
    assert entry.bounding_box() == before


def test_by_keys_alone(server: Server, open_page: OpenPage) -> None:
    """Enter lifts a boat of the hand and leads to the fields; arrows walk over the water."""
    page = at_table(open_page, table(server, "bot:random"), 0)
    something_to_do(page)
    thing(page, "hand/0").focus()
    page.keyboard.press("ArrowRight")
    expect(thing(page, "hand/1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(thing(page, "e1")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(thing(page, "e2")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(thing(page, "e1")).to_be_focused()
    before = question(page)
    page.keyboard.press("Enter")
    gone_on(page, before)
    expect(page.locator('.boat > [data-at="e1"]')).to_be_visible()


@pytest.mark.parametrize("light", some(["light", "dark"], 2, 1))
def test_on_a_phone(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot, light: str
) -> None:
    place = table(server, "bot:random")
    page = at_table(open_page, place, 0, width=390, height=844, touch=True, dark=light == "dark")
    merchant = Merchant(page)
    for _ in range(8):
        merchant.choose()
        no_sideways_scrolling(page)
    something_to_do(page)
    axe(page)
    shoot(page, f"bangkok-phone-{light}")
    boat = page.locator(".boat > [data-at]").first
    assert wide(boat) >= THUMB_AT_FIT
    for _ in range(2):
        page.locator(".zoom > .frame").dispatch_event("wheel", {"deltaY": -50, "ctrlKey": True})
    expect(page.get_by_role("button", name=said("de", "zoom-fit"))).to_be_visible()
    assert wide(boat) >= THUMB_ZOOMED
    no_sideways_scrolling(page)
    page.get_by_role("button", name=said("de", "zoom-fit")).click()
    page.locator(".tabletop-frame").scroll_into_view_if_needed()
    assert page.evaluate(OVER_FIELDS) == 0


def test_a_market_day_can_be_read_on_a_phone(
    server: Server, open_page: OpenPage, shoot: Shoot
) -> None:
    """Also a good one, whoever earns what: two scorings each, and something along with others."""
    place = table(server, "bot:random", "bot:random")
    page = at_table(open_page, place, 0, width=390, height=844, touch=True)
    merchant = Merchant(page)
    something_to_do(page)
    while not page.locator("li.asked .chance").count():
        assert merchant.choose()
        something_to_do(page)
    page.locator(".chance").evaluate_all("all => all.forEach((one) => (one.textContent = '+16'))")
    page.locator(".shared").evaluate_all(
        "(all, words) => all.forEach((one) => (one.textContent = words))",
        word("market-day-shared", points=13),
    )
    page.locator("li.asked").scroll_into_view_if_needed()
    shoot(page, "bangkok-phone-day")
    assert page.evaluate(CROWDED) == []


def wide(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["width"]


def test_a_phone_shows_all_entry_fields_at_first(
    server: Server, open_page: OpenPage, shoot: Shoot
) -> None:
    place = server.table("Anna", "bot:random", "bot:random", game=GAME, first="seat0")
    page = at_table(open_page, place, 0, width=390, height=844, touch=True)
    page.locator('[data-at^="hand"].may').first.tap()
    fields = page.locator(".zoom [data-at].may")
    expect(fields).to_have_count(8)
    for field in fields.all():
        expect(field).to_be_in_viewport(ratio=0.9)
    shoot(page, "bangkok-phone-whole")


def test_arrows_and_the_pawn_are_explained_with_the_signs(
    server: Server, open_page: OpenPage
) -> None:
    place = server.table("Anna", "bot:random", game=GAME, first="seat0")
    page = at_table(open_page, place, 0)
    page.get_by_text(said("de", "market-legend", of=GAME)).click()
    for sign in ("thief", "warden", "pawn"):
        expect(page.get_by_text(said("de", f"market-legend-{sign}", of=GAME))).to_be_visible()
