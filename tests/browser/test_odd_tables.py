"""Tables out of the ordinary: people with long names, and a board that never arrives."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hands import at_table, gone_on, no_sideways_scrolling, question
from tests.browser.spoken import said
from tests.browser.watching import Check, Forgive, OpenPage, Shoot
from tests.server.serving import Server
from tests.size import some

from tischrunde.games import catalog

WIDE = "W" * 24  # as long as a name may be, in the widest letter
LONG = "Maximilian Hohenstauffen"
# Whatever is wider than its box without saying how it means to show that.
OVERFULL = """selector => [...document.querySelectorAll(`${selector}, ${selector} *`)]
    .filter((box) => !box.closest("svg, .visually-hidden, a"))
    .filter((box) => box.clientWidth && getComputedStyle(box).overflowX === "visible")
    .filter((box) => box.scrollWidth > box.clientWidth)
    .map((box) => `${box.className}: ${box.scrollWidth} > ${box.clientWidth}`)"""


def fits(page: Page, selector: str) -> None:
    expect(page.locator(selector).first).to_be_visible()
    assert page.evaluate(OVERFULL, selector) == []


@pytest.mark.parametrize("game", some(catalog.ids(), 2))
def test_a_long_name_ends_in_dots_and_says_itself_whole(
    server: Server, open_page: OpenPage, shoot: Shoot, game: str
) -> None:
    place = server.table(WIDE, LONG, game=game, first="seat0")
    page = at_table(open_page, place, 0)
    fits(page, ".rail")
    expect(page.get_by_title(WIDE).filter(visible=True).first).to_be_visible()
    shoot(page, f"long-names-{game}")
    phone = at_table(open_page, place, 0, width=390, height=844, touch=True)
    seats = phone.get_by_role("tab", name=said("de", "tab-seats"))
    if seats.count():  # a board that lays out the whole table has its seats in sight
        seats.tap()
        fits(phone, ".sheet")
    no_sideways_scrolling(phone)
    for zoom in phone.locator(".board .zoom").all():  # not every board has one
        assert zoom.evaluate("zoom => zoom.scrollWidth <= zoom.clientWidth")


def test_without_its_board_a_game_is_told_and_played(
    server: Server, open_page: OpenPage, forgive: Forgive, axe: Check, shoot: Shoot
) -> None:
    """All options once, and what one sees beside them."""
    forgive(r"Failed to load resource: net::ERR_FAILED")
    place = server.table("Anna", "Ben", game="klong", seed="klong-1", first="seat0")
    page = open_page("/", place=place, seats=(0,))
    page.route("**/assets/Board-*.js", lambda route: route.abort())
    page.goto(f"/tables/{place.id}")
    options = page.locator(".options button")
    expect(options.first).to_be_visible()
    labels = [str(option.get_attribute("aria-label")) for option in options.all()]
    assert len(labels) == len(set(labels))
    for label in labels:
        expect(page.get_by_role("button", name=label, exact=True)).to_have_count(1)
    seen = page.get_by_role("region", name=said("de", "plain-view-title"))
    expect(seen).to_contain_text(said("de", "card-burgle", of="klong"))
    expect(seen).to_contain_text("health")
    shoot(page, "without-board")
    axe(page)
    before = question(page)
    options.first.click()
    gone_on(page, before)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_link_that_leads_nowhere_says_why(
    server: Server, open_page: OpenPage, shoot: Shoot, lang: str
) -> None:
    """In a browser that has never been here: the reason comes with words it has not loaded yet."""
    unknown = open_page("/tables/222222222222", lang=lang)
    expect(unknown.get_by_role("heading", name=said(lang, "shell-failed"))).to_be_visible()
    expect(unknown.get_by_text(said(lang, "problem-no-such-table"))).to_be_visible()
    place = server.table("Anna", "open")
    assert server.post(f"{place.path}/close", {}, place.tokens[0]).status_code == 200
    closed = open_page(f"/tables/{place.id}", lang=lang)
    expect(closed.get_by_text(said(lang, "problem-ended-withdrawn"))).to_be_visible()
    shoot(closed, f"link-to-nowhere-{lang}")
