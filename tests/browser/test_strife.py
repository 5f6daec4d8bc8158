"""Strife of Gods in the browser: what a first game of somebody with a phone needs."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from tests.browser.hands import board_choices, ending, gone_on, listed_choices, question
from tests.browser.spoken import said
from tests.browser.test_guided import begin, bubble
from tests.browser.watching import Check, OpenPage, Shoot

GAME = "strife-of-gods"
PLACES = 32  # of the ring
MOST = 60  # choices of one person in one game


def scoring(page: Page, number: int) -> Locator:
    return page.get_by_role("group", name=said("de", "arena-scored", of=GAME, round=number))


def in_ring(page: Page) -> int:
    return page.locator('[data-zone="map"] [data-at^="r"]:visible').count()


def play_until(page: Page, scored: Locator) -> None:
    """Takes anything, whatever the companion says, until a round is scored."""
    choices = board_choices(page).or_(listed_choices(page))
    for _ in range(MOST):
        expect(choices.or_(scored).first).to_be_visible()
        if scored.is_visible():
            return
        before = question(page)
        choices.first.dispatch_event("click")
        menu = page.get_by_role("menu").get_by_role("menuitem")
        if menu.count():
            menu.first.dispatch_event("click")
        page.wait_for_function(
            "before => document.querySelector('main')?.dataset.version !== before", arg=before
        )
    raise AssertionError("no round was scored")


def test_a_first_game_rests_at_every_scoring(open_page: OpenPage, axe: Check, shoot: Shoot) -> None:
    page = open_page("/", width=390, height=844, touch=True, dark=True, calm=True)
    begin(page, GAME)
    for number in (1, 2):
        scored = scoring(page, number)
        play_until(page, scored)
        expect(bubble(page)).to_have_count(0)
        left = in_ring(page)
        assert left < PLACES - 8, "the ring lies as it was scored"
        shoot(page, f"strife-scored-{number}-phone")
        axe(page)
        page.wait_for_timeout(1500)
        assert in_ring(page) == left, "nothing follows"
        scored.get_by_role("button").click()
        expect(scored).to_have_count(0)
        expect(board_choices(page).first).to_be_visible()
        assert in_ring(page) > PLACES - 4
        expect(bubble(page)).to_be_visible()
        shoot(page, f"strife-after-scoring-{number}-phone")
    last = scoring(page, 3)
    play_until(page, last)
    shoot(page, "strife-scored-3-phone")
    page.wait_for_timeout(11_000)  # longer than the table is looked at without a companion
    expect(last).to_be_visible()
    last.get_by_role("button").click()
    expect(ending(page)).to_be_visible()
    shoot(page, "strife-ending-phone")


def test_a_champion_says_its_name_under_a_finger(open_page: OpenPage) -> None:
    page = open_page("/", width=390, height=844, touch=True)
    begin(page, GAME)
    page.keyboard.press("Escape")
    name = said("de", "card-celestia", of=GAME)
    page.get_by_role("button", name=name).first.tap(force=True)  # it cannot be taken yet
    expect(page.locator("main ~ *").get_by_text(f"{name}: ").first).to_be_visible()


def test_on_a_phone_every_name_and_sum_stays_in_sight(open_page: OpenPage) -> None:
    page = open_page("/", width=390, height=844, touch=True)
    begin(page, GAME)
    page.keyboard.press("Escape")
    for _ in range(2):
        before = question(page)
        board_choices(page).first.dispatch_event("click")
        gone_on(page, before)
        expect(board_choices(page).first).to_be_visible()
    fold = page.locator(".sheet").bounding_box()
    assert fold is not None
    heads = page.locator(".display .head")
    expect(heads).to_have_count(3)
    for head in heads.all():
        box = head.bounding_box()
        assert box is not None and box["y"] + box["height"] <= fold["y"]
        name = head.locator("b").first
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), name.inner_text()
