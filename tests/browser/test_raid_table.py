"""The raid table at every size: prices and answers in sight, and zones that never move."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hands import (
    at_table,
    board_choices,
    gone_on,
    no_sideways_scrolling,
    question,
    something_to_do,
)
from tests.browser.spoken import said
from tests.browser.test_klong import GAME, Thief, table, word
from tests.browser.test_what_happened import IN_SIGHT, TURNS
from tests.browser.watching import Check, OpenPage, Shoot, calm
from tests.server.serving import Place, Server
from tests.size import FULL, pairs, some

SIZES = [
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1100, 800),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
ZONES = {"map", "row", "reserve", "market", "hand", "counters", "question", "actions", "seats"}
SLOTS = 6
SEATS = 3
STILL = 1.0  # px that a zone may be elsewhere
LATER = 8 if FULL else 5  # choices, after which there is something on the table
LEAST, LEAST_SMALL = 13, 14  # px of a letter

# A price counts as shown if the middle of it can be touched and belongs to its card.
PRICES = """() => [...document.querySelectorAll('[data-zone="row"] [data-card]')].map((card) => {
    const cost = card.querySelector("[data-cost]");
    const { x, y, width, height } = cost.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const button = card.closest("button");
    const effect = card.querySelector(".effect");
    return {
        card: card.dataset.card,
        shown: button.contains(top),
        cut: effect.scrollHeight - effect.clientHeight,
        letters: [...card.querySelectorAll(".name, .text, .gifts b, [data-cost] b")]
            .map((one) => parseFloat(getComputedStyle(one).fontSize)),
    };
})"""
# Every card of the game, as large as a card of the row: what is cut, and what lies under the price.
FITS = """([width, height, least]) => {
    const cards = [...document.querySelectorAll("[data-card]")].filter(
        (card) => card.querySelector(".effect"));
    for (const card of cards) {
        Object.assign(card.style, {
            width: `${width}px`, height: `${height}px`, aspectRatio: "auto", flex: "none" });
        card.style.setProperty("--text-least", `${least}px`);
    }
    return cards.map((card) => {
        const effect = card.querySelector(".effect");
        const box = (one) => one.getBoundingClientRect();
        const price = card.querySelector("[data-cost]");
        const lines = [...effect.querySelectorAll(".text, .gift")].flatMap((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            return [...range.getClientRects()];
        });
        const covered = price ? lines.map((line) => {
            const inset = 0.22 * box(price).width; // its corners are empty
            const over = (low, high) => Math.min(line[high], box(price)[high] - inset)
                - Math.max(line[low], box(price)[low] + inset);
            return Math.min(over("left", "right"), over("top", "bottom"));
        }) : [];
        return {
            card: card.dataset.card,
            cut: Math.max(effect.scrollHeight - effect.clientHeight,
                box(effect).bottom - box(card).bottom,
                box(card.querySelector(".name")).width - box(card).width),
            covered: Math.max(0, ...covered),
        };
    });
}"""
SLOT = """() => {
    const card = document.querySelector('[data-zone="row"] [data-card]');
    return [card.clientWidth, card.clientHeight];
}"""
# The places of the cards in one's hand, from left to right, and how wide a card is.
LYING = """() => [...document.querySelectorAll('[data-at^="hand/"]')].map((card) => {
    const { x, y } = card.parentElement.getBoundingClientRect();
    return [x, y, card.offsetWidth];
})"""
HAND = 5
FRAMES = 6  # in which nothing moves, until that is believed
COVERED = 8  # px of a letter's box that the edge of a price may touch
PLACES = """() => Object.fromEntries([...document.querySelectorAll("[data-zone]")].map((zone) => {
    const { x, y, width, height } = zone.getBoundingClientRect();
    return [zone.dataset.zone, [x, y, width, height]];
}))"""
# After a change of size the page lays its zones out again within a few frames.
SETTLED = f"""async () => {{
    const places = {PLACES};
    let same = 0;
    for (let before = ""; same < {FRAMES}; ) {{
        await new Promise((go) => requestAnimationFrame(go));
        const now = JSON.stringify([innerWidth, innerHeight, places()]);
        same = now === before ? same + 1 : 0;
        before = now;
    }}
}}"""
ANSWERS = """() => [...document.querySelectorAll(
        '[data-zone="actions"] [data-option], .way [data-option]')]
    .map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    })"""


def small(size: tuple[int, int]) -> bool:
    return size[0] < 700 or size[1] < 500


def named(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


SMALL, LARGE = ([size for size in SIZES if small(size) == wish] for wish in (True, False))
# Those at which a test that plays or scrolls is tried, if it is not tried at all of them.
FOR_LOGS, FOR_ZONES = some(SIZES, 6, 2), some(SIZES, 6, 1)


def opened(open_page: OpenPage, place: Place, size: tuple[int, int]) -> Page:
    width, height = size
    page = at_table(open_page, place, 0, width=width, height=height, touch=small(size))
    something_to_do(page)
    calm(page)
    return page


def resized(page: Page, size: tuple[int, int]) -> None:
    """As whoever drags a window or turns a phone gets it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    calm(page)


def shop(page: Page) -> None:
    """On a small screen map and offers share a place."""
    wish = page.locator('[data-leads~="row"]')
    if wish.is_visible():
        wish.click()


@pytest.fixture(scope="module")
def later(server: Server) -> Place:
    """A table on which something has been played, seen by many."""
    return table(server, "bot:klong", "bot:klong")


@pytest.mark.parametrize("sizes", [SMALL, some(LARGE, 3, 2)], ids=["small", "large"])
def test_every_card_of_the_row_shows_its_price_and_its_words(
    server: Server, open_page: OpenPage, shoot: Shoot, later: Place, sizes: list[tuple[int, int]]
) -> None:
    page = opened(open_page, later, sizes[0])
    expect(page.locator('[data-zone="row"] [data-picture] use').first).to_be_attached()
    least = LEAST_SMALL if sizes is SMALL else LEAST
    for size in sizes:
        resized(page, size)
        shop(page)
        found: list[dict[str, Any]] = page.evaluate(PRICES)
        assert len(found) == SLOTS
        assert [card["card"] for card in found if not card["shown"]] == [], size
        assert [card["card"] for card in found if card["cut"] > 1] == [], size
        assert [card["card"] for card in found if min(card["letters"]) < least] == [], size
        no_sideways_scrolling(page)
        shoot(page, f"raid-{named(size)}")


@pytest.mark.parametrize(("lang", "screen"), pairs(["de", "en"], ["small", "large"]))
def test_every_card_of_the_game_can_be_read_in_the_row(
    server: Server, open_page: OpenPage, later: Place, lang: str, screen: str
) -> None:
    cards = open_page(f"/cards/{GAME}", lang=lang)
    expect(cards.locator("[data-card] .effect").first).to_be_visible()
    calm(cards)
    sizes, least = (some(SMALL, 2), LEAST_SMALL) if screen == "small" else (some(LARGE, 3), 0)
    page = opened(open_page, later, sizes[0])
    for size in sizes:
        resized(page, size)
        slot = page.evaluate(SLOT)
        found = cards.evaluate(FITS, [*slot, least])
        assert len(found) > 50
        assert [card for card in found if card["cut"] > 1] == [], (size, slot)
        assert [card for card in found if card["covered"] > COVERED] == [], (size, slot)


@pytest.fixture(scope="module")
def long(server: Server) -> Place:
    """A table with twenty turns behind it: somebody plays all cards and ends the turn."""
    place = table(server, "bot:random", "bot:random")
    client, turns = place.client(0), 0
    while turns < TURNS:
        client.until_asked()
        assert client.question is not None
        turns += SEATS * (client.question["options"][-1]["id"] == "end")
        client.until(client.choose(-1))
    client.until_asked()
    client.close()
    return place


@pytest.mark.parametrize("size", FOR_LOGS, ids=named)
def test_the_last_line_of_a_long_log_is_in_sight(
    server: Server, open_page: OpenPage, long: Place, size: tuple[int, int]
) -> None:
    page = opened(open_page, long, size)
    page.get_by_role("button", name=said("de", "tab-log"), exact=True).click()
    expect(page.get_by_role("region", name=said("de", "log-title"))).to_be_visible()
    page.wait_for_function(IN_SIGHT)
    no_sideways_scrolling(page)


@pytest.mark.parametrize("size", FOR_ZONES, ids=named)
def test_zones_stay_where_they_are(
    server: Server, open_page: OpenPage, size: tuple[int, int]
) -> None:
    place = table(server, "bot:random")
    page = opened(open_page, place, size)
    before: dict[str, list[float]] = page.evaluate(PLACES)
    assert set(before) >= ZONES
    thief = Thief(page, "day")
    for _ in range(LATER):
        assert thief.choose()
        thief.hurry()
        calm(page)
        assert all(page.evaluate(ANSWERS)), question(page)
        no_sideways_scrolling(page)
        now: dict[str, list[float]] = page.evaluate(PLACES)
        moved = {
            zone: (before[zone], now[zone])
            for zone in before
            if max(abs(a - b) for a, b in zip(before[zone], now[zone], strict=True)) > STILL
        }
        assert moved == {}


@pytest.mark.parametrize("size", some(LARGE, 7, 1), ids=named)
def test_under_a_mouse_no_card_of_the_hand_moves(
    server: Server, open_page: OpenPage, size: tuple[int, int]
) -> None:
    """What was played leaves a gap, into which it returns; without the mouse it closes."""
    page = opened(open_page, table(server, "bot:random"), size)
    whole: list[list[float]] = page.evaluate(LYING)
    assert len(whole) == HAND
    assert all(b[0] - a[0] > a[2] - STILL for a, b in zip(whole, whole[1:], strict=False)), whole

    def play_first() -> None:
        before = question(page)
        page.locator('[data-at="hand/0"]').click()
        gone_on(page, before)
        calm(page)
        page.evaluate(SETTLED)

    play_first()
    assert apart(page.evaluate(LYING), whole[1:]) <= STILL
    before = question(page)
    page.keyboard.press("u")
    gone_on(page, before)
    assert apart(page.evaluate(LYING), whole) <= STILL
    play_first()
    play_first()
    assert apart(page.evaluate(LYING), whole[2:]) <= STILL
    page.mouse.move(size[0] / 2, 20)
    left: list[list[float]] = page.evaluate(LYING)
    assert apart(left[:1], whole[:1]) <= STILL
    assert left[-1][0] < whole[-1][0]


def apart(some: list[list[float]], others: list[list[float]]) -> float:
    """How far cards lie from where others lay."""
    assert len(some) == len(others)
    pairs = zip(some, others, strict=True)
    return max(abs(a[axis] - b[axis]) for a, b in pairs for axis in (0, 1))


def test_rooms_say_where_their_tunnels_lead(server: Server, open_page: OpenPage) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    something_to_do(page)
    name = page.locator('button[data-at="room/3"]').inner_text()
    assert word("raid-way", to="2", tolls=word("raid-way-boots", count=1)) in name
    assert word("raid-way-monsters", count=1) in page.locator('[data-at="room/5"]').inner_text()


def test_one_looks_closer_by_buttons(server: Server, open_page: OpenPage) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    something_to_do(page)
    room = page.locator('button[data-at="room/3"]')
    before = room.bounding_box()
    page.get_by_role("button", name=word("raid-closer")).click()
    after = room.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.3 * before["width"]
    page.get_by_role("button", name=said("de", "zoom-fit")).click()
    expect(page.get_by_role("button", name=word("raid-further"))).to_be_disabled()


def test_everything_that_may_be_chosen_says_its_spelling(
    server: Server, open_page: OpenPage
) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    something_to_do(page)
    spelled = board_choices(page).evaluate_all("all => all.map((one) => one.dataset.option)")
    assert spelled
    assert all(choice.startswith("play:") for choice in spelled)


@pytest.mark.parametrize("theme", some(["light", "dark"], 2))
def test_the_gallery_shows_all_pictures(open_page: OpenPage, axe: Check, theme: str) -> None:
    page = open_page(f"/gallery/{GAME}", dark=theme == "dark")
    pictures = page.locator("[data-picture]")
    expect(pictures.locator("use").first).to_be_attached()
    drawn = pictures.evaluate_all("all => all.filter((one) => one.querySelector('use')).length")
    assert drawn == pictures.count() > 70
    missing = page.evaluate(
        """() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"))
            .filter((href) => !document.querySelector(href))"""
    )
    assert missing == []
    axe(page)
