"""A first game, guided: the companion points things out, is in nobody's way, and can be left."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guided import (
    ENOUGH,
    GAMES,
    RAIDS,
    THOUGHT,
    act,
    asked,
    at_our_clock,
    begin,
    bubble,
    hints_of_a_turn,
    moments,
    shown,
)
from tests.browser.hands import (
    no_sideways_scrolling,
    something_to_do,
)
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage, Shoot, calm
from tests.size import FULL, some

from tischrunde.words import GUIDE

A_TURN = 7  # hints at most in a first turn: six that a turn needs, and of one thing within reach
FEW = 4
SETTLES = 300  # ms in which nothing moves at a table that is at rest
# How far the board is scrolled, and whether the companion's words lie on one's own seat.
SCROLLED = """() => document.querySelector(".board > .scroll").scrollTop"""
ON_SEAT = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [a, b] = ["[data-moment]", '[data-at="s0"]'].map(box);
    const both = (low, high) => Math.min(a[high], b[high]) > Math.max(a[low], b[low]);
    return both("top", "bottom") && both("left", "right");
}"""
A_LOOK = 3000  # ms; what was on the page that long has been told
LONG = "00:10"  # whoever says nothing that long has nothing to say


def boxes(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate("""() => Object.fromEntries(
        [...document.querySelectorAll("[data-zone]")].map((zone) => {
            const { x, y, width, height } = zone.getBoundingClientRect();
            return [zone.dataset.zone, [x, y, width, height].map(Math.round)];
        }))""")
    return found


def settled(page: Page) -> dict[str, object]:
    """Where everything is once what comes after the first picture has come."""
    before: dict[str, object] = {}
    while before != (now := boxes(page)):
        before = now
        calm(page)
        page.wait_for_timeout(SETTLES)
    return before


@pytest.mark.parametrize("game", some(GAMES, 3))
def test_a_companion_leads_into_the_game(
    open_page: OpenPage, axe: Check, shoot: Shoot, game: str
) -> None:
    page = at_our_clock(open_page)
    begin(page, game)
    first, *_ = moments(game)
    expect(bubble(page)).to_have_attribute("data-moment", first)
    expect(bubble(page)).to_contain_text(said("de", f"guide-{first}-title", of=f"{game}{GUIDE}"))
    axe(page)
    shoot(page, f"guided-{game}")
    for number in range(ENOUGH):
        asked(page)
        page.clock.fast_forward(THOUGHT)
        if bubble(page).is_visible():
            page.keyboard.press("Escape")
        if len(shown(page)) > FEW and not FULL or not act(page, 2 * number):
            break
    told = shown(page)
    assert len(told) > FEW
    assert len(told) == len(set(told))
    assert set(told) <= set(moments(game))


@pytest.mark.parametrize("game", some(RAIDS, 2))
def test_the_first_turn_says_little_and_how_to_buy_before_anything_was_bought(
    open_page: OpenPage, game: str
) -> None:
    page = at_our_clock(open_page)
    begin(page, game)
    told = list(hints_of_a_turn(page))
    assert len(told) <= A_TURN, " ".join(told)
    for_sale = page.locator('[data-at^="row/"].may, [data-at^="reserve/"].may')
    assert for_sale.count() == 0 or "buy" in told
    assert "end" in told
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("game", some(GAMES, 2, 1))
def test_the_companion_moves_nothing_and_can_be_reached_and_left_by_keys(
    open_page: OpenPage, game: str
) -> None:
    page = open_page("/")
    begin(page, game)
    before = settled(page)
    assert before
    first = page.locator(f'[data-moment="{moments(game)[0]}"]')
    expect(first).to_be_visible()
    page.keyboard.press("Escape")
    expect(first).to_have_count(0)  # another may follow soon
    assert boxes(page) == before
    page.keyboard.press("g")
    expect(bubble(page)).to_be_focused()
    assert boxes(page) == before
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('[data-moment]').contains(document.activeElement)")


def test_what_was_scrolled_to_be_shown_is_not_covered_and_goes_back(open_page: OpenPage) -> None:
    """On a phone one's own seat lies far below the market."""
    page = at_our_clock(open_page, width=390, height=844, touch=True)
    begin(page, "bangkok-klongs")
    for number in range(ENOUGH):
        asked(page)
        page.clock.fast_forward(THOUGHT)
        if page.locator('[data-moment="merchant"]').is_visible():
            break
        if bubble(page).is_visible():
            page.keyboard.press("Escape")
        assert page.evaluate(SCROLLED) == 0
        act(page, number)
    bubble(page).get_by_role("button", name=said("de", "companion-show")).click()
    expect(
        bubble(page).get_by_role("button", name=said("de", "companion-understood"))
    ).to_be_visible()
    assert page.evaluate(SCROLLED) > 0
    assert page.evaluate(ON_SEAT) is False
    page.keyboard.press("Escape")
    expect(page.locator('[data-moment="merchant"]')).to_have_count(0)
    assert page.evaluate(SCROLLED) == 0


def test_whoever_comes_again_is_told_nothing_twice(open_page: OpenPage) -> None:
    page = at_our_clock(open_page)
    begin(page, "klong")
    circle = page.get_by_role("complementary", name=said("de", "circle-title", unread=0))
    page.get_by_role("button", name=said("de", "circle-title", unread=0)).click()
    expect(circle).to_be_visible()
    page.clock.run_for(A_LOOK)
    assert shown(page) == []  # nobody reads below a window
    circle.get_by_role("button", name=said("de", "notice-close")).click()
    expect(circle).to_have_count(0)
    page.clock.run_for(A_LOOK)
    assert shown(page) == moments("klong")[:1]
    page.reload()
    something_to_do(page)
    expect(bubble(page)).to_have_attribute("data-moment", moments("klong")[1])
    page.get_by_role("button", name=said("de", "companion-before")).click()
    expect(bubble(page)).to_have_attribute("data-moment", moments("klong")[0])
    expect(bubble(page)).to_contain_text(said("de", "companion-number", number=1))
    page.get_by_role("button", name=said("de", "companion-off")).click()
    page.reload()
    something_to_do(page)
    call = page.get_by_role("button", name=said("de", "companion-name"))
    expect(call).to_be_visible()
    page.clock.fast_forward(LONG)
    expect(bubble(page)).to_have_count(0)


@pytest.mark.parametrize("game", some(GAMES, 2, 1))
def test_on_a_phone_the_companion_stays_on_the_screen(
    open_page: OpenPage, axe: Check, shoot: Shoot, game: str
) -> None:
    page = open_page("/", width=390, height=844, touch=True, dark=True)
    begin(page, game)
    box = bubble(page).bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert box["y"] >= 0 and box["y"] + box["height"] <= 844
    no_sideways_scrolling(page)
    axe(page)
    shoot(page, f"guided-{game}-phone")
