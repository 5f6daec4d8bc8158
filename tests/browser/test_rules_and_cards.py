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
