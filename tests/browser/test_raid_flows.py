"""Raids: what is asked, said and confirmed, and that its windows lie where they can be read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Position, expect
from tests.browser.hands import at_table
from tests.browser.spoken import said
from tests.browser.staged import Known, at, stand_still
from tests.browser.watching import OpenPage, Shoot
from tests.server.serving import Server
from tests.size import some

from tischrunde.table import Session

CATACOMBS = "klong-katakomben"
SHIP = "klong-im-all"
DRAWN = ("drew-hit", "drew-harmless", "drew-black", "drew-special")
SIZES = [(1280, 720), (390, 844), (844, 390)]


def word(game: str, key: str, **args: str | int) -> str:
    return said("de", key, of=game, **args)


def in_sight(things: Locator) -> None:
    """All of each lies on the page, and nothing over it; looked at once, as some of it goes by."""
    hidden = things.evaluate_all(
        """(all) => {
            for (const each of document.querySelectorAll("*"))
                each.style.pointerEvents = "auto"; // what only lies there covers it, too
            const parts = [0.08, 0.25, 0.5, 0.75, 0.92]; // corners may be round
            return all.flatMap((it) => {
                const { left, top, width, height } = it.getBoundingClientRect();
                return parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height]))
                    .map(([x, y]) => document.elementFromPoint(x, y))
                    .filter((found) => !it.contains(found))
                    .map((found) => `${it.className}: ${found?.outerHTML.slice(0, 80)}`);
            });
        }"""
    )
    assert hidden == []


@pytest.mark.parametrize(("width", "height"), some(SIZES, 2))
def test_attacks_that_were_skipped_are_summed_up_where_the_way_on_is_in_sight(
    server: Server, open_page: OpenPage, shoot: Shoot, width: int, height: int
) -> None:
    known = Known(server, CATACOMBS, "flows-29", at(216))  # Anna is out
    page = at_table(open_page, known.place, 0, width=width, height=height, calm=True)
    expect(page.locator('main[data-version="216"]')).to_be_visible()
    stand_still(page)  # nothing is told by itself
    while known.version < 257:
        known.choose()
    page.get_by_role("button", name=word(CATACOMBS, "tool-skip-end")).click()
    expect(page.locator('main[data-version="257"]')).to_be_visible()
    while known.session.decision is not None:
        known.choose()  # nothing stops on the way there
    news = [event.kind for step in known.session.steps[216:] for event in step.events]
    cubes = sum(kind in DRAWN for kind in news)
    attack = page.get_by_role("group", name=word(CATACOMBS, "raid-attacks"))
    expect(attack).to_contain_text(word(CATACOMBS, "raid-drawn", drawn=cubes, cubes=cubes))
    expect(attack).not_to_contain_text(word(CATACOMBS, "raid-missed-me"))  # who is out is no aim
    in_sight(attack.locator("button, ol > li"))
    shoot(page, f"raid-attacks-summed-{width}")


@pytest.mark.parametrize("game", some([CATACOMBS, "klong", SHIP], 2))
def test_an_attack_names_the_card_that_set_it_off(
    server: Server, open_page: OpenPage, shoot: Shoot, game: str
) -> None:
    known = Known(server, game, "provoked", at(10))
    page = at_table(open_page, known.place, 0, width=1280, height=720)
    while not (cards := known.happened("provoked")):
        expect(page.locator(f'main[data-version="{known.version}"]')).to_be_visible()
        known.choose(lambda: stand_still(page) if known.happened("provoked") else None)
    attack = page.get_by_role("group", name=word(game, "raid-attacks"))
    for card in cards:
        expect(attack).to_contain_text(word(game, f"card-{card}"))
    shoot(page, f"raid-provoked-{game}")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(attack).to_be_hidden()
    expect(page.locator(".recaps")).to_contain_text(word(game, f"card-{cards[0]}"))
    page.get_by_role("button", name=word(game, "tab-log")).click()
    expect(
        page.get_by_text(re.compile(re.escape(word(game, f"card-{cards[0]}")))).last
    ).to_be_visible()


@pytest.mark.parametrize(("width", "height"), some([(1280, 720), (1440, 900)], 2))
def test_the_discard_pile_is_looked_through_above_everything(
    server: Server, open_page: OpenPage, shoot: Shoot, width: int, height: int
) -> None:
    known = Known(server, CATACOMBS, "discards", lambda session: discards(session) > 9)
    page = at_table(open_page, known.place, 0, width=width, height=height)
    page.locator('button[data-at="discard/0"]').click()
    leaf = page.get_by_role("region", name=word(CATACOMBS, "cards-look"))
    expect(leaf).to_be_visible()
    shoot(page, f"raid-discards-{width}")
    in_sight(leaf)


def test_what_lies_over_the_table_closes_by_escape_and_by_a_touch_beside_it(
    server: Server, open_page: OpenPage
) -> None:
    known = Known(server, CATACOMBS, "windows", lambda session: discards(session) > 0)
    page = at_table(open_page, known.place, 0, width=1280, height=720)
    pile = page.locator('button[data-at="discard/0"]')
    leaf = page.get_by_role("region", name=word(CATACOMBS, "cards-look"))
    circle = word(CATACOMBS, "circle-title", unread=0)
    windows = {
        page.get_by_role("banner").get_by_role("button", name=circle): page.get_by_role(
            "complementary", name=circle
        ),
        page.get_by_role("button", name=word(CATACOMBS, "tab-log"), exact=True): page.get_by_role(
            "region", name=word(CATACOMBS, "log-title")
        ),
        page.get_by_role("main")
        .get_by_role("link", name=re.compile("KK-"))
        .first: page.get_by_role("dialog", name=re.compile("KK-")),
        pile: leaf,
    }
    corner: Position = {"x": 5, "y": 5}
    for opener, window in windows.items():
        opener.click()
        expect(window).to_be_visible()
        page.keyboard.press("Escape")
        expect(window).to_be_hidden()
        opener.click()
        expect(window).to_be_visible()
        page.get_by_role("region", name=word(CATACOMBS, "raid-map")).click(position=corner)
        expect(window).to_be_hidden()
    pile.click()
    expect(leaf).to_be_visible()
    pile.click()
    expect(leaf).to_be_hidden()
    before = len(known.session.steps)
    pile.click()
    page.locator('[data-at^="hand/"].may').first.click()  # which plays it, too
    expect(page.locator(f'main[data-version="{before + 1}"]')).to_be_visible()
    expect(leaf).to_be_hidden()
    pile.click()
    expect(leaf).to_be_visible()
    asked = known.place.look(0)["decision"]
    assert known.place.choose(0, before + 1, asked["options"][0]["id"]).status_code == 200
    expect(leaf).to_be_hidden()  # it belongs to its moment


def discards(session: Session) -> int:
    """How many Anna sees on her pile when she is asked."""
    if session.decision is None or session.decision.seat != 0:
        return 0
    return len(session.rules.observe(session.state, 0)["heroes"][0]["discard"])


def test_kk_201_a_tile_that_would_kill_says_so_and_its_button_offers_nothing(
    server: Server, open_page: OpenPage, shoot: Shoot
) -> None:
    known = Known(server, CATACOMBS, "flows-0", at(235))
    page = at_table(open_page, known.place, 0, width=1280, height=720)
    ways = page.get_by_role("radiogroup").get_by_role("radio")
    deadly, lacking = ways.nth(1), ways.nth(2)
    expect(deadly).to_contain_text(word(CATACOMBS, "raid-lack-health"))
    expect(lacking).to_contain_text(word(CATACOMBS, "raid-lack-boots", count=1))
    deadly.click()
    lay = page.locator("button.lay")
    expect(lay).to_contain_text(word(CATACOMBS, "raid-place-not"))
    expect(lay).to_contain_text(word(CATACOMBS, "raid-lack-health"))
    shoot(page, "raid-lay-barred")
    ways.nth(0).click()
    expect(lay).to_contain_text(word(CATACOMBS, "raid-place-here"))


def test_cards_that_must_be_played_anyway_are_played_by_one_click(
    server: Server, open_page: OpenPage, shoot: Shoot
) -> None:
    known = Known(server, "klong", "flows-2", lambda session: rest(session) > 0)
    count = rest(known.session)
    page = at_table(open_page, known.place, 0, width=1280, height=720)
    button = page.get_by_role("button", name=word("klong", "cards-play-rest", count=count))
    expect(button).to_be_visible()
    shoot(page, "raid-rest")
    button.click()
    expect(page.locator(f'main[data-version="{known.version + count}"]')).to_be_visible()
    expect(page.locator('[data-at^="hand/"]')).to_have_count(0)


def rest(session: Session) -> int:
    """How many cards are left that Anna must play; several of them."""
    if session.decision is None or session.decision.seat != 0:
        return 0
    count = len(session.rules.observe(session.state, 0)["rest"])
    return count if count > 1 else 0


def test_ka_g55_boarding_a_pod_with_something_left_is_thought_over(
    server: Server, open_page: OpenPage, shoot: Shoot
) -> None:
    known = Known(server, SHIP, "flows-3", at(321), "im-all-easy")
    left = known.session.rules.observe(known.session.state, 0)["departures"]
    assert left == {"move:FR-S-P1": {"swords": 4}}
    page = at_table(open_page, known.place, 0, width=1280, height=720)
    page.locator('[data-option~="move:FR-S-P1"]:visible').first.click()
    menu = page.get_by_role("menu")
    expect(page.get_by_text(re.compile(r"4 Laser|4 Schwerter"))).to_be_visible()
    shoot(page, "raid-boarding")
    menu.get_by_role("menuitem", name=word(SHIP, "table-think-again")).click()
    expect(menu).to_be_hidden()
    assert known.place.look(0)["version"] == 321
    page.locator('[data-option~="move:FR-S-P1"]:visible').first.click()
    menu.locator('[data-option="move:FR-S-P1"]').click()
    expect(page.locator('main:not([data-version="321"])')).to_be_visible()
