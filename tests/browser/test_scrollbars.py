"""Browsers whose scrollbars take room, as those of most desktops do; all other tests hide them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from tests.browser import chromium
from tests.browser.hands import at_table, no_sideways_scrolling, something_to_do
from tests.browser.watching import OpenPage, Shoot, calm
from tests.server.serving import Server

GAMES = ["strife-of-gods", "bangkok-klongs"]  # the others lay everything out without scrolling
PHONE = ViewportSize(width=390, height=720)
LAPTOP = ViewportSize(width=1280, height=720)


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    """Another one beside that of all other tests."""
    running = chromium.launch(browser.browser_type, chromium.HASTY, but=["--hide-scrollbars"])
    yield running
    running.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_narrow_is_laid_out_as_any_other(
    server: Server, open_page: OpenPage, shoot: Shoot, game: str
) -> None:
    place = server.table("Anna", "Berta", "Carl", game=game, first="seat0")
    page = at_table(open_page, place, 0, **LAPTOP)
    something_to_do(page)
    table = page.locator(".board .scroll")
    whole = "(table) => table.scrollHeight <= table.clientHeight"
    calm(page)
    assert table.evaluate(whole)
    page.set_viewport_size(PHONE)
    expect(page.locator(".board.narrow")).to_be_visible()
    calm(page)
    assert table.evaluate("(table) => table.offsetWidth > table.clientWidth")  # it does take room
    no_sideways_scrolling(page)
    page.set_viewport_size(LAPTOP)
    expect(page.locator(".board.narrow")).to_have_count(0)
    calm(page)
    shoot(page, f"scrollbars-{game}")
    assert table.evaluate(whole)
