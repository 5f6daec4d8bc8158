"""A guided game in the browser: to begin one, to hear what the companion says, and to go on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.hands import (
    board_choices,
    choose_anything,
    ending,
    gone_on,
    listed_choices,
    question,
)
from tests.browser.spoken import said
from tests.browser.watching import OpenPage, calm
from tools.node import FRONTEND

from tischrunde.games import catalog

GAMES = catalog.ids()
RAIDS = [game for game in GAMES if game.startswith("klong")]
ENOUGH = 20  # choices; until then every guide has pointed out a few things
WAITS = re.compile("|".join(re.escape(said(lang, "companion-holds")) for lang in ("de", "en")))
THOUGHT = "00:01"  # that even somebody in a hurry looks at the table


def at_our_clock(open_page: OpenPage, **how: object) -> Page:
    """The lobby in a browser whose time can be put forward: nobody waits for the companion."""
    page = open_page("about:blank", **how)
    page.clock.install()
    page.add_locator_handler(scene(page), lambda attack: attacked(page, attack))
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


def attacked(page: Page, attack: Locator) -> None:
    """Whenever it comes: an attack is looked at before anything else is done."""
    expect(bubble(page)).to_have_count(0)
    attack.get_by_role("button").click()


def held(page: Page) -> Locator:
    """What the others wait for until it is read, and says so."""
    return bubble(page).filter(has_text=WAITS)


def asked(page: Page) -> Locator:
    """All that may be chosen, or the end of the game, as soon as there is something of that.

    What is told between the turns of others is read on the way there, as they wait for it.
    """
    others = board_choices(page).or_(listed_choices(page)).or_(ending(page))
    there = others.or_(way_on(page)).first
    while True:
        expect(there.or_(held(page)).first).to_be_visible()
        if there.is_visible():
            return others
        if told := hint(page):
            assert told in BETWEEN, f"the others wait for {told}, told at one's own turn"
            page.keyboard.press("Escape")


def act(page: Page, number: int) -> bool:
    """One choice, as choose_anything makes it, or the end of the turn if nothing else is left."""
    if asked(page).count():
        return choose_anything(page, number)
    end_turn(page)
    return True


def carry_out(page: Page, thing: Locator) -> None:
    """What is clicked happens, even if the table asks what exactly is meant."""
    before = question(page)
    thing.click()
    menu = page.get_by_role("menu")
    expect(page.locator(f'main:not([data-version="{before}"])').or_(menu).first).to_be_visible()
    if menu.is_visible():
        menu.get_by_role("menuitem").first.click()
    gone_on(page, before)


def end_turn(page: Page) -> None:
    carry_out(page, way_on(page))


def guide(game: str) -> list[dict[str, Any]]:
    path = FRONTEND / f"src/games/{game}/guide.json"
    told = json.loads(path.read_text("utf-8"))
    return [*told["moments"], *told.get("asides", [])]


def moments(game: str) -> list[str]:
    return [moment["id"] for moment in guide(game)]


def between_turns(game: str) -> set[str]:
    """The moments that may come while others play."""
    found = set()
    for moment in guide(game):
        when = moment["when"]
        some = when if isinstance(when, list) else [when]
        if any(one.get("turn", "mine") != "mine" for one in some):
            found.add(moment["id"])
    return found


def shown(page: Page) -> list[str]:
    """The moments that the page remembers as shown."""
    table = page.url.rpartition("/")[2]
    text = page.evaluate("id => localStorage.getItem(`tischrunde.table.${id}`)", table)
    seen: list[str] = json.loads(text)["guide"]["seen"]
    return seen


BETWEEN = {told for game in GAMES for told in between_turns(game)}


def hint(page: Page) -> str | None:
    """The moment that is spoken of; none if the table has begun a scene, which hides it."""
    if not bubble(page).is_visible():
        return None
    calm(page)
    told: str | None = page.evaluate("document.querySelector('[data-moment]')?.dataset.moment")
    return told


def hints_of_a_turn(page: Page) -> Iterator[str]:
    """All that is said while somebody plays all cards of a turn; each hint is closed after it."""
    while True:
        asked(page)
        page.clock.fast_forward(THOUGHT)
        if told := hint(page):
            yield told
            page.keyboard.press("Escape")
        elif (hand := page.locator('[data-at^="hand/"].may')).count():
            before = question(page)
            hand.first.click()
            gone_on(page, before)
        else:
            return


def hints_until(page: Page, last: str, most: int, stride: int = 1) -> Iterator[str]:
    """Somebody plays on, and is told one thing after the other up to this."""
    for number in range(most):
        asked(page)
        page.clock.fast_forward(THOUGHT)
        if told := hint(page):
            yield told
            page.keyboard.press("Escape")
        if last in shown(page):
            return
        act(page, stride * number)
    raise AssertionError("there is more to be said")
