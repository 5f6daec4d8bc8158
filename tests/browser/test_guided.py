"""A first game, guided: the companion points things out, is in nobody's way, and can be left."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.hands import (
    board_choices,
    choose_anything,
    ending,
    gone_on,
    listed_choices,
    no_sideways_scrolling,
    question,
    something_to_do,
)
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage, Shoot, calm
from tests.size import FULL, some
from tools.node import FRONTEND

from tischrunde.games import catalog
from tischrunde.words import GUIDE

GAMES = catalog.ids()
RAIDS = [game for game in GAMES if game.startswith("klong")]
A_TURN = 4  # hints at most in a first turn: the last of them belongs to a question of its own
ENOUGH = 20  # choices; until then every guide has pointed out a few things
FEW = 4
THOUGHT = "00:01"  # that even somebody in a hurry looks at the table
SETTLES = 300  # ms in which nothing moves at a table that is at rest
# The zones of what is on offer on which the companion's words lie.
COVERED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const bubble = box(document.querySelector("[data-moment]"));
    const over = (zone, low, high) =>
        Math.min(bubble[high], box(zone)[high]) > Math.max(bubble[low], box(zone)[low]);
    return ["row", "reserve", "market"].filter((name) => {
        const zone = document.querySelector(`[data-zone="${name}"]`);
        return over(zone, "left", "right") && over(zone, "top", "bottom");
    });
}"""
# How far the board is scrolled, and whether the companion's words lie on one's own seat.
SCROLLED = """() => document.querySelector(".board > .scroll").scrollTop"""
ON_SEAT = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [a, b] = ["[data-moment]", '[data-at="s0"]'].map(box);
    const both = (low, high) => Math.min(a[high], b[high]) > Math.max(a[low], b[low]);
    return both("top", "bottom") && both("left", "right");
}"""
# How much of the map the companion's words hide.
HIDES = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [a, b] = ["[data-moment]", '[data-zone="map"]'].map(box);
    const both = (low, high) => Math.max(0, Math.min(a[high], b[high]) - Math.max(a[low], b[low]));
    return both("left", "right") * both("top", "bottom") / (b.width * b.height);
}"""
A_RIM = 0.06  # of the map
A_LOOK = 3000  # ms; what was on the page that long has been told
# What is to be tapped and lies under the companion's words.
TOUCHED = """() => {
    const bubble = document.querySelector("[data-moment]").getBoundingClientRect();
    const under = (one) => {
        const box = one.getBoundingClientRect();
        const both = (low, high) =>
            Math.min(bubble[high], box[high]) - Math.max(bubble[low], box[low]) > 1;
        return both("left", "right") && both("top", "bottom");
    };
    const parts = {
        question: '[data-zone="question"]', actions: '[data-zone="actions"] button',
        tabs: ".sheet [role=tab]", hand: '[data-zone="hand"] .may',
    };
    const all = (name) => [...document.querySelectorAll(parts[name])];
    return Object.keys(parts).filter((name) => all(name).some(under));
}"""
OF_THE_MARKET = ("landing", "stolen")  # while a boat of the hand is asked for
TO_A_DAY = 60  # choices
MANY_TURNS = 40  # and walks
LONG = "00:10"  # whoever says nothing that long has nothing to say


def at_our_clock(open_page: OpenPage, **how: object) -> Page:
    """The lobby in a browser whose time can be put forward: nobody waits for the companion."""
    page = open_page("about:blank", **how)
    page.clock.install()
    page.goto("/")
    return page


def begin(page: Page, game: str, lang: str = "de") -> None:
    """From the lobby to the first question of a guided game."""
    title = page.get_by_role("heading", name=said(lang, f"game-{game}"), exact=True)
    card = page.get_by_role("article").filter(has=title)
    card.get_by_role("button", name=said(lang, "lobby-guided")).click()
    expect(bubble(page)).to_be_visible()


def bubble(page: Page) -> Locator:
    return page.locator("[data-moment]")


def way_on(page: Page) -> Locator:
    """The end of a turn, which is all that may be left to choose."""
    return page.locator("[aria-keyshortcuts=e]")


def scene(page: Page) -> Locator:
    """An attack, which waits for whoever sees one for the first time; meanwhile nothing is said."""
    return page.locator(".attack")


def asked(page: Page) -> Locator:
    """All that may be chosen, or the end of the game, as soon as there is something of that."""
    others = board_choices(page).or_(listed_choices(page)).or_(ending(page))
    while True:
        expect(others.or_(way_on(page)).or_(scene(page)).first).to_be_visible()
        if not scene(page).is_visible():
            return others
        expect(bubble(page)).to_have_count(0)
        scene(page).get_by_role("button").click()


def act(page: Page, number: int) -> bool:
    """One choice, as choose_anything makes it, or the end of the turn if nothing else is left."""
    if asked(page).count():
        return choose_anything(page, number)
    before = question(page)
    way_on(page).click()
    menu = page.get_by_role("menu")
    if menu.is_visible():
        menu.get_by_role("menuitem").first.click()
    gone_on(page, before)
    return True


def moments(game: str) -> list[str]:
    path = FRONTEND / f"src/games/{game}/guide.json"
    guide = json.loads(path.read_text("utf-8"))
    return [moment["id"] for moment in [*guide["moments"], *guide.get("asides", [])]]


def shown(page: Page) -> list[str]:
    """The moments that the page remembers as shown."""
    table = page.url.rpartition("/")[2]
    text = page.evaluate("id => localStorage.getItem(`tischrunde.table.${id}`)", table)
    seen: list[str] = json.loads(text)["guide"]["seen"]
    return seen


LIFTS = ("FR-H", "KO-H1", "KO-H2", "KO-H3", "KZ-H")
ON_LIFTS = """(lifts) => {
    const box = (one) => one.getBoundingClientRect();
    const bubble = box(document.querySelector("[data-moment]"));
    const both = (one, low, high) =>
        Math.min(bubble[high], box(one)[high]) - Math.max(bubble[low], box(one)[low]) > 1;
    return lifts.filter((room) => {
        const lift = document.querySelector(`[data-at="room/${room}"]`);
        return lift && both(lift, "left", "right") && both(lift, "top", "bottom");
    });
}"""


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


@pytest.mark.parametrize("game", some(GAMES, 2))
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


def hints_of_a_turn(page: Page) -> Iterator[str]:
    """All that is said while somebody plays all cards of a turn; each hint is closed after it."""
    while True:
        asked(page)
        page.clock.fast_forward(THOUGHT)
        if bubble(page).is_visible():
            calm(page)
            yield str(bubble(page).get_attribute("data-moment"))
            page.keyboard.press("Escape")
        elif (hand := page.locator('[data-at^="hand/"].may')).count():
            before = question(page)
            hand.first.click()
            gone_on(page, before)
        else:
            return


def end_turn(page: Page) -> None:
    before = question(page)
    way_on(page).click()
    menu = page.get_by_role("menu")
    if menu.is_visible():
        menu.get_by_role("menuitem").first.click()
    gone_on(page, before)


def test_what_is_on_offer_stays_in_sight_and_noise_is_told_before_the_end(
    open_page: OpenPage,
) -> None:
    """Whatever the companion says in the first turns of a raid."""
    page = at_our_clock(open_page)
    begin(page, "klong")
    told: list[str] = []
    for _ in range(3):
        for hint in hints_of_a_turn(page):
            assert page.evaluate(COVERED) == []
            told.append(hint)
        end_turn(page)
    assert told.index("noise") < told.index("end")


@pytest.mark.parametrize("game", some(RAIDS, 1))
def test_the_first_turn_says_little_and_how_to_buy_before_anything_was_bought(
    open_page: OpenPage, game: str
) -> None:
    page = at_our_clock(open_page)
    begin(page, game)
    told = list(hints_of_a_turn(page))
    assert len(told) <= A_TURN
    for_sale = page.locator('[data-at^="row/"].may, [data-at^="reserve/"].may')
    assert for_sale.count() == 0 or "buy" in told
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


def hints_until(page: Page, last: str, most: int, stride: int = 1) -> Iterator[str]:
    """Somebody plays on, and is told one thing after the other up to this."""
    for number in range(most):
        asked(page)
        page.clock.fast_forward(THOUGHT)
        if bubble(page).is_visible():
            calm(page)
            yield str(bubble(page).get_attribute("data-moment"))
            page.keyboard.press("Escape")
        if last in shown(page):
            return
        act(page, stride * number)
    raise AssertionError("there is more to be said")


def test_the_market_stays_free_where_there_is_room_beside_it(open_page: OpenPage) -> None:
    page = at_our_clock(open_page, width=1280, height=720)
    begin(page, "bangkok-klongs")
    for told in hints_until(page, "special", ENOUGH):
        assert page.evaluate(HIDES) < A_RIM, told


def test_on_a_phone_what_is_asked_and_its_answers_stay_free(open_page: OpenPage) -> None:
    """Of the board, the hand is covered only where the market is spoken of."""
    page = at_our_clock(open_page, width=390, height=844, touch=True)
    begin(page, "bangkok-klongs")
    for told in hints_until(page, "day", TO_A_DAY, 3):
        assert set(page.evaluate(TOUCHED)) <= ({"hand"} if told in OF_THE_MARKET else set()), told


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_no_lift_lies_below_what_is_said_of_lifts(
    open_page: OpenPage, shoot: Shoot, size: tuple[int, int]
) -> None:
    page = at_our_clock(open_page, width=size[0], height=size[1])
    begin(page, "klong-im-all")
    for _ in range(MANY_TURNS):
        for hint in hints_of_a_turn(page):
            if hint == "lift":
                shoot(page, f"guided-lift-{size[0]}")
                assert page.evaluate(ON_LIFTS, LIFTS) == []
                return
        walks = page.locator('[data-at^="room/"].may')
        if walks.count():
            before = question(page)
            walks.last.click()
            gone_on(page, before)
        else:
            end_turn(page)
    raise AssertionError("nobody came near a lift")


def test_whoever_comes_again_is_told_nothing_twice(open_page: OpenPage) -> None:
    page = at_our_clock(open_page)
    begin(page, "klong")
    assert shown(page) == []  # nobody can have read it yet
    page.clock.run_for(A_LOOK)
    assert shown(page) == moments("klong")[:1]
    page.reload()
    something_to_do(page)
    expect(bubble(page)).to_have_attribute("data-moment", moments("klong")[1])
    page.get_by_role("button", name=said("de", "companion-before")).click()
    expect(bubble(page)).to_have_attribute("data-moment", moments("klong")[0])
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
