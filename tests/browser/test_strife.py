"""Strife of Gods in the browser: what a first game of somebody with a phone needs."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.guided import begin, bubble
from tests.browser.hands import board_choices, ending, gone_on, listed_choices, question
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage, Shoot

GAME = "strife-of-gods"
PLACES = 32  # of the ring
MOST = 60  # choices of one person in one game
OTHERS = "00:05"  # in which others' turns have been shown
CARDS = 4  # that everybody takes in a round
# The cards of the ring on which the scoring lies, whose corners are round.
COVERED = """scored => {
    const cards = [...document.querySelectorAll('[data-zone="map"] button[data-at^="r"]')];
    const parts = [0.2, 0.5, 0.8];
    return cards.filter((card) => {
        const { left, top, width, height } = card.getBoundingClientRect();
        const at = (x, y) => document.elementFromPoint(left + x * width, top + y * height);
        return parts.some((x) => parts.some((y) => scored.contains(at(x, y))));
    }).map((card) => card.dataset.at);
}"""


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
        page.clock.fast_forward(OTHERS)
    raise AssertionError("no round was scored")


def test_a_first_game_rests_at_every_scoring(open_page: OpenPage, axe: Check, shoot: Shoot) -> None:
    page = open_page("about:blank", width=390, height=844, touch=True, dark=True, calm=True)
    page.clock.install()
    page.goto("/")
    begin(page, GAME)
    for number in (1, 2):
        scored = scoring(page, number)
        play_until(page, scored)
        expect(bubble(page)).to_have_count(0)
        left = in_ring(page)
        assert left < PLACES - 8, "the ring lies as it was scored"
        shoot(page, f"strife-scored-{number}-phone")
        axe(page)
        page.clock.fast_forward(OTHERS)
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
    page.clock.fast_forward("00:11")  # longer than the table is looked at without a companion
    expect(last).to_be_visible()
    last.get_by_role("button").click()
    expect(ending(page)).to_be_visible()
    shoot(page, "strife-ending-phone")


def test_at_a_scoring_all_before_it_is_told_and_no_card_is_covered(
    open_page: OpenPage, shoot: Shoot
) -> None:
    page = open_page("about:blank", width=1280, height=720, calm=True)
    page.clock.install()
    page.goto("/")
    begin(page, GAME)
    scored = scoring(page, 1)
    play_until(page, scored)
    page.clock.fast_forward(OTHERS)
    log = page.get_by_role("region", name=said("de", "log-title"))
    # Bot 2 is the last to take a card.
    assert log.get_by_text("Bot 2 nimmt:").count() == CARDS
    expect(log.locator("li").last).to_contain_text("Gewinnerfarbe")
    zone = page.locator('[data-zone="question"]')
    expect(zone).to_contain_text(said("de", "arena-rest", of=GAME, round=1))
    expect(page.locator("aside, main").get_by_text(said("de", "seats-turn"))).to_have_count(0)
    assert scored.evaluate(COVERED) == []
    shoot(page, "strife-scored-wide")
    scored.get_by_role("button").click()
    expect(zone).not_to_contain_text(said("de", "arena-rest", of=GAME, round=1))


def test_the_first_round_is_explained_while_it_is_played(open_page: OpenPage) -> None:
    page = open_page("about:blank", width=1280, height=720, calm=True)
    page.clock.install()
    page.goto("/")
    begin(page, GAME)
    scored = scoring(page, 1)
    choices = board_choices(page)
    told: list[list[str]] = [[]]
    while not scored.is_visible():
        page.clock.fast_forward("00:01")
        if bubble(page).is_visible():
            told[-1].append(bubble(page).get_attribute("data-moment") or "")
            page.keyboard.press("Escape")
            continue
        before = question(page)
        numbers = page.locator('[data-option^="take:"]:visible')
        numbers.or_(choices).first.dispatch_event("click")
        gone_on(page, before)
        page.clock.fast_forward(OTHERS)
        expect(choices.or_(scored).first).to_be_visible()
        told.append([])
    every = [moment for turn in told for moment in turn]
    pressing = {"centre", "blocked"}  # as soon as there is such a card
    others = [moment for moment in every if moment not in pressing]
    assert others == ["welcome", "take", "gap", "champion", "leading", "plan", "undo"]
    assert "champion" in told[1], "before others have used theirs"


def test_the_centre_says_what_it_is_for(open_page: OpenPage) -> None:
    page = open_page("/", width=1280, height=720)
    begin(page, GAME)
    page.keyboard.press("Escape")
    about = said("de", "arena-centre-about", of=GAME)
    centre = page.locator('[data-at="centre"]')
    expect(centre).to_have_attribute("title", about)
    centre.click()
    expect(page.locator("main ~ *").get_by_text(about).first).to_be_visible()


def test_a_champion_says_its_name_under_a_finger(open_page: OpenPage) -> None:
    page = open_page("/", width=390, height=844, touch=True)
    begin(page, GAME)
    page.keyboard.press("Escape")
    name = said("de", "card-celestia", of=GAME)
    page.get_by_role("button", name=name).first.tap(force=True)  # it cannot be taken yet
    expect(page.locator("main ~ *").get_by_text(f"{name}: ").first).to_be_visible()


def test_a_touch_on_a_low_screen_scrolls_nothing(open_page: OpenPage) -> None:
    page = open_page("/", width=844, height=390, touch=True)
    begin(page, GAME)
    page.keyboard.press("Escape")
    around = page.locator(".scroll").filter(has=page.locator('[data-zone="map"]')).first
    for _ in range(3):
        before = question(page)
        # One at the lower edge, which would have to be scrolled to; a champion asks for more.
        low = board_choices(page).filter(has_text=re.compile("Nimm: [a-zü]+ [1-5]")).last
        low.dispatch_event("click")
        low.evaluate("card => card.focus({ preventScroll: true })")
        gone_on(page, before)
        expect(board_choices(page).first).to_be_visible()
        assert around.evaluate("ring => ring.scrollTop") == 0


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
