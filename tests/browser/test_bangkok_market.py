"""What the market of Bangkok tells: landing places, full quarters, the only way of a boat."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.hands import at_table, gone_on, question, something_to_do
from tests.browser.merchants import Merchant, keys_of, played_until, table, thing, word
from tests.browser.watching import Check, OpenPage, Shoot
from tests.server.serving import Server


def test_a_landing_place_tells_what_it_would_score(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    full = page.locator("button:has(.lantern)")
    played_until(page, full)
    full.first.hover()
    expect(page.get_by_text(word("market-would-score"))).to_be_visible()
    expect(page.locator("svg .lane")).to_be_visible()  # round the four boats
    axe(page)
    shoot(page, "bangkok-would-score")


def test_a_full_quarter_is_crossed_out_and_said_at_its_landing_places(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    played_until(page, page.locator("svg .closed"))
    name = re.compile(re.escape(word("market-field-closed", field="X").split("X")[1]))
    field = page.locator("button[data-at]").filter(has_text=name).first
    at = str(field.get_attribute("data-at"))
    place = next(here for here in keys_of(page.locator(".place > button")) if beside(here, at))
    thing(page, place).hover()
    expect(page.get_by_text(word("market-shut", fields=at.upper(), count=1))).to_be_visible()
    axe(page)
    shoot(page, "bangkok-closed")


def beside(place: str, field: str) -> bool:
    """Whether this is one of the four fields of a landing place."""
    first, last = place.split("-")
    return first[0] <= field[0] <= last[0] and first[1:] <= field[1:] <= last[1:]


def test_a_boat_with_one_way_only_waits_for_a_second_touch(
    server: Server, open_page: OpenPage, shoot: Shoot
) -> None:
    page = at_table(open_page, table(server, "bot:random"), 0)
    merchant = Merchant(page)
    merchant.moved = True  # no card is spent before
    while True:
        something_to_do(page)
        boats = keys_of(page.locator(".boat > [data-at]"))
        mine = keys_of(page.locator('.boat > [data-option^="move:"]'))
        found = [(at, ways(boats, at)) for at in mine if len(ways(boats, at)) == 1]
        if found:
            break
        assert merchant.choose()
    (at, [target]), before = found[0], question(page)
    thing(page, at).click()
    menu = page.get_by_role("menu")
    expect(menu).to_be_visible()
    expect(page.get_by_text(word("market-only-way", **only(at, target)))).to_be_visible()
    assert question(page) == before
    shoot(page, "bangkok-only-way")
    menu.get_by_role("menuitem").click()
    gone_on(page, before)
    expect(page.locator(f'.boat > [data-at="{target}"]')).to_be_visible()


def only(at: str, target: str) -> dict[str, str | int]:
    return {"field": at.upper(), "target": target.upper(), "cards": 2}


def quarter(field: str) -> tuple[int, int]:
    return (ord(field[0]) - ord("a")) // 2, (int(field[1:]) - 1) // 2


def ways(boats: list[str], field: str) -> list[str]:
    """Where a boat could be moved: free fields beside it, but into no full quarter."""
    around = [
        f"{chr(x)}{y}"
        for x in range(max(ord("a"), ord(field[0]) - 1), min(ord("j"), ord(field[0]) + 1) + 1)
        for y in range(max(1, int(field[1:]) - 1), min(8, int(field[1:]) + 1) + 1)
    ]
    return [
        at
        for at in around
        if at not in boats
        and (quarter(at) == quarter(field) or [*map(quarter, boats)].count(quarter(at)) < 3)
    ]
