"""The rulebook in two minutes, what its search finds, and all cards of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.hands import no_sideways_scrolling
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage, Shoot
from tests.size import pairs, some

from tischrunde.delve.rules import DelveRules
from tischrunde.games import catalog

GAMES = catalog.ids()
SLIPS = [("klong", "Söldnr", "card-mercenary"), ("bangkok-klongs", "Aufsehr", "card-warden"),
         ("strife-of-gods", "Mischa", "card-misha")]  # fmt: skip

KLONG, IM_ALL, KATAKOMBEN = "klong", "klong-im-all", "klong-katakomben"
SIZES = "(cards) => cards.map(({ offsetWidth, offsetHeight }) => `${offsetWidth} ${offsetHeight}`)"
# Values of tokens that lie over what is written below.
OVER_CAPTIONS = """(places) => places.flatMap((one) => {
    const [value, caption] = [one.querySelector("b"), one.querySelector(":scope > span")]
        .map((part) => part?.getBoundingClientRect());
    return value && caption && value.bottom > caption.top + 2 ? [one.textContent] : [];
})"""
LIES_ON_TOP = """(field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const across = Array.from({ length: 40 }, (_, i) => left + 9 + (i * (right - left - 18)) / 39);
    return across.every((x) => [top + 6, (top + bottom) / 2, bottom - 6].every((y) =>
        document.elementFromPoint(x, y)?.closest("search")));
}"""


@pytest.mark.parametrize(("game", "how"), pairs(some(GAMES, 3, 1), ["wide", "phone"]))
def test_a_rulebook_begins_with_the_game_in_two_minutes(
    open_page: OpenPage, axe: Check, shoot: Shoot, game: str, how: str
) -> None:
    width, dark = {"wide": (1440, False), "phone": (390, True)}[how]
    page = open_page(f"/rules/{game}#minutes", width=width, touch=width < 500, dark=dark)
    title = page.get_by_role("heading", name=said("de", "minutes-title"))
    expect(title).to_be_in_viewport()
    no_sideways_scrolling(page)
    axe(page)
    shoot(page, f"minutes-{game}-{width}")


@pytest.mark.parametrize("game", [KLONG, *some([IM_ALL, KATAKOMBEN], 1)])
def test_in_two_minutes_cards_are_of_one_size_and_pass_below_the_search(
    open_page: OpenPage, shoot: Shoot, game: str
) -> None:
    page = open_page(f"/rules/{game}#minutes", width=1280, height=720)
    expect(page.locator(".chapters .priced .cost").first).to_be_visible()
    assert len(set(page.locator(".chapters [data-card]").evaluate_all(SIZES))) == 1
    assert page.locator(".chapters .square").evaluate_all(OVER_CAPTIONS) == []
    expect(page.locator("nav [aria-current=location]")).to_have_text(said("de", "minutes-title"))
    page.locator(".chapters .priced .cost").first.evaluate(
        "(cost) => scrollBy(0, cost.getBoundingClientRect().top - 20)"
    )
    assert page.get_by_role("searchbox").evaluate(LIES_ON_TOP)
    shoot(page, f"minutes-cards-{game}")


def test_what_a_search_finds_begins_with_its_first(open_page: OpenPage) -> None:
    page = open_page(f"/rules/{KLONG}", width=1280, height=720)
    page.get_by_role("navigation").get_by_role("link").last.click()
    expect(page.locator("article.linked")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("Kristallhöhle")
    field = page.get_by_role("searchbox").bounding_box()
    expect(page.locator(".things, article").first).to_be_in_viewport()
    first = page.locator(".things, article").first.bounding_box()
    assert field is not None
    assert first is not None
    assert first["y"] >= field["y"] + field["height"]


@pytest.mark.parametrize(("game", "typed", "card"), SLIPS)
def test_the_rulebook_finds_cards_by_name_and_forgives_slips(
    open_page: OpenPage, game: str, typed: str, card: str
) -> None:
    page = open_page(f"/rules/{game}")
    page.get_by_role("searchbox").fill(typed)
    found = page.get_by_role("link", name=said("de", card, of=game), exact=True)
    expect(found).to_be_visible()
    found.click()
    expect(page.locator("li.linked")).to_be_in_viewport()
    expect(page.locator("li.linked").get_by_role("heading")).to_contain_text(
        said("de", card, of=game)
    )


def printed(game: str) -> list[str]:
    """Cards and tokens; tiles of a map are shown where they lie."""
    rules = catalog.load(game)
    last = int(rules.book.tiles) if isinstance(rules, DelveRules) else len(rules.cards)
    return [card for card in rules.cards[:last] if not card.startswith("?")]


@pytest.mark.parametrize(("game", "how"), pairs(some(GAMES, 2, 1), ["phone", "wide"]))
def test_the_gallery_shows_every_card_with_its_name(
    open_page: OpenPage, axe: Check, shoot: Shoot, game: str, how: str
) -> None:
    width, dark = {"wide": (1440, True), "phone": (390, False)}[how]
    page = open_page(f"/cards/{game}", width=width, touch=width < 500, dark=dark)
    names = page.get_by_role("main").get_by_role("heading", level=3)
    expect(names).to_have_count(len(printed(game)))
    no_sideways_scrolling(page)
    axe(page)
    shoot(page, f"cards-{game}-{width}")
