"""Help at any table, by the key that everybody tries; hints only where a game is guided."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.hands import something_to_do
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage
from tests.server.serving import Server
from tests.size import some

from tischrunde.games import catalog


@pytest.mark.parametrize("game", some(catalog.ids(), 3))
def test_help_explains_the_question_the_signs_and_the_keys(
    open_page: OpenPage, server: Server, axe: Check, game: str
) -> None:
    place = server.table("Anna", "bot:random", game=game, first="seat0")
    page = open_page(f"/tables/{place.id}", place=place, seats=(0,))
    something_to_do(page)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=said("de", "help-title"))
    for part in ("help-question", "help-signs", "help-keys"):
        expect(dialog.get_by_role("heading", name=said("de", part))).to_be_visible()
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("r")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=said("de", "help-question"))).to_be_visible()


def test_other_tables_know_no_companion(server: Server, open_page: OpenPage) -> None:
    """Not even its code comes."""
    place = server.table("Anna", "bot:random", game="klong", first="seat0")
    page = open_page("about:blank", place=place, seats=(0,))
    loaded: set[str] = set()
    page.on("request", lambda request: loaded.add(request.url.rpartition("/")[2]))
    page.goto(f"/tables/{place.id}")
    something_to_do(page)
    assert [name for name in loaded if name.startswith(("Guiding-", "guide-", "teaching-"))] == []
