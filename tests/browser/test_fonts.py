"""Whatever letters a machine has: with all of them wider or narrower, pages still hold."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hands import at_table, no_sideways_scrolling, something_to_do
from tests.browser.spoken import said
from tests.browser.watching import OpenPage, Shoot, calm
from tests.server.serving import Server
from tests.size import pairs, some

from tischrunde.games import catalog

GAMES = catalog.ids()
# A letter is about half as wide as it is high, so this is 8 % of a line.
WIDER = {"wider": "0.04em", "narrower": "-0.04em"}
SIZES = [(390, 844), (1280, 720), (844, 390), (1100, 800)]
# As the page's policy allows it. SVG has letters of its own size; they are looked at elsewhere.
# Commands are written in whatever a machine has for them, which differs more.
SET = """(space) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:not(svg *) { letter-spacing: ${space} !important }
        code:not(svg *) { letter-spacing: calc(4 * ${space}) !important }`);
    document.adoptedStyleSheets = [sheet];
}"""
# Buttons whose words go beyond them, or which go beyond the page, unless they say how they are cut.
CLIPPED = """() => [...document.querySelectorAll("button, a.button, summary, label")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => !one.closest("svg, .visually-hidden, .skip, [data-at], [data-card]"))
    .filter((one) => {
        const range = document.createRange();
        const box = one.getBoundingClientRect();
        const scrolls = (all) => all && (/auto|scroll/.test(getComputedStyle(all).overflowX)
            || scrolls(all.parentElement));
        const shows = (all) => all === one || (getComputedStyle(all).overflowX === "visible"
            && getComputedStyle(all).clipPath === "none");
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const words = [];
        while (texts.nextNode()) {
            const around = texts.currentNode.parentElement;
            if (around.closest(".visually-hidden") || !around.checkVisibility() || !shows(around))
                continue;
            range.selectNodeContents(texts.currentNode);
            words.push(...range.getClientRects());
        }
        const beyond = words.some(({ left, right, top, bottom, width }) => width > 1
            && (left < box.left - 1 || right > box.right + 1
                || top < box.top - 2 || bottom > box.bottom + 2));
        return beyond || (!scrolls(one.parentElement) && box.right > innerWidth + 1);
    })
    .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 40)}`)"""


def holds(page: Page, how: str, where: object) -> None:
    page.evaluate(SET, WIDER[how])
    calm(page)
    no_sideways_scrolling(page)
    assert page.evaluate(CLIPPED) == [], (where, how)


@pytest.mark.parametrize("how", WIDER)
def test_lobby_and_rulebook_hold(open_page: OpenPage, shoot: Shoot, how: str) -> None:
    paths = ("/", f"/rules/{GAMES[0]}", f"/cards/{GAMES[1]}", "/rooms/new")
    sizes = ((360, 640), (390, 844), (1280, 720))
    turned = len(WIDER) - list(WIDER).index(how)  # so that each page is tried at several
    for path, (width, height) in pairs(paths, sizes[turned:] + sizes[:turned]):
        page = open_page(path, width=width, height=height, touch=width < 700)
        expect(page.locator("main")).to_be_visible()
        calm(page)
        holds(page, how, (path, width))
        shoot(page, f"fonts-{how}-{path}-{width}")
        page.context.close()


@pytest.mark.parametrize("how", WIDER)
def test_a_room_holds(server: Server, open_page: OpenPage, shoot: Shoot, how: str) -> None:
    opened = server.post("/rooms", {"name": "Freitagsrunde", "person": "Anna"}).json()
    room, key = opened["room"], opened["token"]
    seats = [{"kind": "member", "member": 0}, {"kind": "open"}]
    wish = {"game": GAMES[0], "seats": seats}
    assert server.post(f"/rooms/{room}/tables", wish, key).status_code == 201
    page = open_page(f"/rooms/{room}", width=390, height=844, touch=True)
    expect(page.get_by_role("heading", name=said("de", "room-enter-title"))).to_be_visible()
    holds(page, how, "to enter")
    page.get_by_label(said("de", "room-enter-name")).fill("Ben")
    page.get_by_role("button", name=said("de", "room-enter"), exact=True).click()
    expect(page.get_by_role("button", name=said("de", "room-sit"), exact=True)).to_be_visible()
    holds(page, how, "room")
    shoot(page, f"fonts-{how}-room")


@pytest.mark.parametrize(("game", "how"), some(pairs(GAMES, list(WIDER)), 2))
def test_a_table_holds(
    server: Server, open_page: OpenPage, shoot: Shoot, game: str, how: str
) -> None:
    place = server.table("Anna", "bot:random", "bot:random", game=game, first="seat0")
    for size in some(SIZES, 2, GAMES.index(game) % 2):
        width, height = size
        touch = width < 700 or height < 500
        page = at_table(open_page, place, 0, width=width, height=height, touch=touch)
        something_to_do(page)
        holds(page, how, size)
        shoot(page, f"fonts-{how}-{game}-{width}")
        page.context.close()
