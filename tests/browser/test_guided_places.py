"""Where the companion stands: on nothing that is needed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guided import (
    ENOUGH,
    RAIDS,
    asked,
    at_our_clock,
    begin,
    bubble,
    carry_out,
    end_turn,
    hints_of_a_turn,
    hints_until,
    way_on,
)
from tests.browser.hands import board_choices, gone_on, listed_choices, question
from tests.browser.spoken import said
from tests.browser.watching import OpenPage, Shoot
from tests.size import FULL, pairs, size, some

RING = 300  # ms until the ring lies where it belongs
# What the companion's words hide: what one answers with or reads all the time; and lit rooms,
# though there is a place that is free of all that and of what is pointed at.
IN_THE_WAY = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)]
        .map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 1);
    const both = (a, b, low, high) => Math.min(a[high], b[high]) - Math.max(a[low], b[low]) > 1;
    const on = (a) => (b) => both(a, b, "left", "right") && both(a, b, "top", "bottom");
    const [bubble] = all("[data-moment]");
    const { width, height } = bubble;
    const parts = {
        counters: '[data-zone="counters"]', question: '[data-zone="question"]',
        actions: '[data-zone="actions"] button, button.way',
        hand: '[data-zone="hand"] [data-at^="hand/"]',
    };
    const hidden = Object.keys(parts).filter((name) => all(parts[name]).some(on(bubble)));
    const lit = all('[data-zone="map"] [data-at].may');
    if (!lit.some(on(bubble))) return hidden;
    const large = innerWidth * innerHeight / 4;
    const meant = all(".halo").filter((one) => one.width * one.height < large);
    const kept = [...Object.values(parts).flatMap(all), ...lit, ...meant];
    for (let top = all("header")[0].bottom + 12; top + height < innerHeight - 12; top += 24)
        for (let left = 12; left + width < innerWidth - 12; left += 24) {
            const place = { left, top, right: left + width, bottom: top + height };
            if (!kept.some(on(place))) return [...hidden, "lit rooms"];
        }
    return hidden;
}"""
# Whether the ring lies closely around something.
AROUND = """(thing) => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [a, b] = [".halo", thing].map(box);
    return ["left", "top", "right", "bottom"].every((edge) => Math.abs(a[edge] - b[edge]) < 4);
}"""
# What of this the companion's words lie on.
COVERED = """(things) => {
    const box = (one) => one.getBoundingClientRect();
    const bubble = box(document.querySelector("[data-moment]"));
    const over = (thing, low, high) =>
        Math.min(bubble[high], box(thing)[high]) > Math.max(bubble[low], box(thing)[low]);
    return [...document.querySelectorAll(things)].map((thing) => [thing.dataset.at, thing])
        .filter(([, thing]) => over(thing, "left", "right") && over(thing, "top", "bottom"))
        .map(([at]) => at);
}"""
# Something lights up on the map right below the companion's words.
LIGHT_UP = """() => {
    const { left, top } = document.querySelector("[data-moment]").getBoundingClientRect();
    const lit = Object.assign(document.createElement("i"), { className: "may" });
    lit.dataset.at = "room/lit";
    lit.style = `position: fixed; left: ${left + 40}px; top: ${top + 40}px;
        width: 40px; height: 40px; pointer-events: none`;
    document.querySelector('[data-zone="map"]').append(lit);
}"""
ON_OFFER = ", ".join(f'[data-at^="{zone}/"].may' for zone in ("row", "reserve", "market"))
THE_MAP = '[data-at="depths"], [data-at="parapet"], [data-at^="room/"]'
OF_THE_MAP = ("welcome", "depths", "artifact", "above")  # as a whole
# How much of the map the companion's words hide.
HIDES = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [a, b] = ["[data-moment]", '[data-zone="map"]'].map(box);
    const both = (low, high) => Math.max(0, Math.min(a[high], b[high]) - Math.max(a[low], b[low]));
    return both("left", "right") * both("top", "bottom") / (b.width * b.height);
}"""
A_RIM = 0.06  # of the map
# What is to be tapped and lies under the companion's words.
TOUCHED = """() => {
    const bubble = document.querySelector("[data-moment]").getBoundingClientRect();
    const under = (one) => {
        const box = one.getBoundingClientRect();
        const both = (low, high) =>
            Math.min(bubble[high], box[high]) - Math.max(bubble[low], box[low]) > 1;
        return both("left", "right") && both("top", "bottom");
    };
    const parts = {
        question: '[data-zone="question"]', actions: '[data-zone="actions"] button',
        tabs: ".sheet [role=tab]", hand: '[data-zone="hand"] .may',
    };
    const all = (name) => [...document.querySelectorAll(parts[name])];
    return Object.keys(parts).filter((name) => all(name).some(under));
}"""
OF_THE_MARKET = ("landing", "stolen")  # while a boat of the hand is asked for
TO_A_DAY = 60  # choices
MANY_TURNS = 40  # and walks
SOME_TURNS = size(10, 4, 4)
MANY_WALKS = 8  # in one turn
DESKS = [(1280, 720), (1440, 900)]
LIFTS = ("FR-H", "KO-H1", "KO-H2", "KO-H3", "KZ-H")
ON_LIFTS = """(lifts) => {
    const box = (one) => one.getBoundingClientRect();
    const bubble = box(document.querySelector("[data-moment]"));
    const both = (one, low, high) =>
        Math.min(bubble[high], box(one)[high]) - Math.max(bubble[low], box(one)[low]) > 1;
    return lifts.filter((room) => {
        const lift = document.querySelector(`[data-at="room/${room}"]`);
        return lift && both(lift, "left", "right") && both(lift, "top", "bottom");
    });
}"""


def walk_on(page: Page) -> None:
    """Into lit rooms as long as there are some, until the turn can be ended."""
    walked = 0
    while True:
        asked(page)
        rooms = page.locator('[data-at^="room/"].may')
        if way_on(page).count() == 0:
            carry_out(page, board_choices(page).or_(listed_choices(page)).first)
        elif rooms.count() and walked < MANY_WALKS:
            carry_out(page, rooms.nth(walked % rooms.count()))
            walked += 1
        else:
            return


@pytest.mark.parametrize(("game", "desk"), some(pairs(RAIDS, DESKS), 3))
def test_hints_lie_on_nothing_that_is_needed(
    open_page: OpenPage, shoot: Shoot, game: str, desk: tuple[int, int]
) -> None:
    """Whatever the companion says in the first turns of a raid."""
    page = at_our_clock(open_page, width=desk[0], height=desk[1])
    begin(page, game)
    for turn in range(SOME_TURNS):
        for hint in hints_of_a_turn(page):
            shoot(page, f"guided-{game}-{desk[0]}-{turn}-{hint}")
            assert page.evaluate(IN_THE_WAY) == [], hint
            if hint == "undo":
                page.clock.run_for(RING)
                assert page.evaluate(AROUND, '[data-zone="actions"] .undo')
        walk_on(page)
        end_turn(page)


def test_what_is_on_offer_stays_in_sight_and_noise_is_told_before_the_end(
    open_page: OpenPage,
) -> None:
    """Whatever the companion says in the first turns of a raid."""
    page = at_our_clock(open_page)
    begin(page, "klong")
    told: list[str] = []
    for _ in range(3):
        for hint in hints_of_a_turn(page):
            assert page.evaluate(COVERED, ON_OFFER) == [], hint
            told.append(hint)
        end_turn(page)
    assert told.index("noise") < told.index("end")


def test_what_is_said_of_the_map_lies_beside_it(open_page: OpenPage) -> None:
    """On a small screen too, and even where a card on offer is covered instead."""
    page = at_our_clock(open_page, width=1280, height=720)
    begin(page, "klong")
    wanted, told = {"welcome", "depths"} if FULL else {"welcome"}, set[str]()
    while not wanted <= told:
        for hint in hints_of_a_turn(page):
            told.add(hint)
            assert hint not in OF_THE_MAP or page.evaluate(COVERED, THE_MAP) == [], hint
        end_turn(page)


def test_a_hint_stays_where_it_is_whatever_lights_up_below_it(open_page: OpenPage) -> None:
    page = at_our_clock(open_page, width=1280, height=720)
    begin(page, "klong")
    there = bubble(page).bounding_box()
    page.evaluate(LIGHT_UP)
    before = question(page)
    page.locator('[data-at^="hand/"].may').first.click()
    gone_on(page, before)
    page.clock.run_for(RING)
    expect(bubble(page)).to_be_visible()
    assert bubble(page).bounding_box() == there


def test_clicking_a_hint_away_twice_chooses_nothing_below_it(open_page: OpenPage) -> None:
    page = at_our_clock(open_page, width=1280, height=720)
    begin(page, "klong")
    understood = bubble(page).get_by_role("button", name=said("de", "companion-understood"))
    understood.click(click_count=2)
    expect(page.locator(":popover-open, [role=menu]")).to_have_count(0)


def test_the_market_stays_free_where_there_is_room_beside_it(open_page: OpenPage) -> None:
    page = at_our_clock(open_page, width=1280, height=720)
    begin(page, "bangkok-klongs")
    for told in hints_until(page, "special", ENOUGH):
        assert page.evaluate(HIDES) < A_RIM, told


def test_on_a_phone_what_is_asked_and_its_answers_stay_free(open_page: OpenPage) -> None:
    """Of the board, the hand is covered only where the market is spoken of."""
    page = at_our_clock(open_page, width=390, height=844, touch=True)
    begin(page, "bangkok-klongs")
    for told in hints_until(page, "day", TO_A_DAY, 3):
        assert set(page.evaluate(TOUCHED)) <= ({"hand"} if told in OF_THE_MARKET else set()), told


@pytest.mark.parametrize("desk", some([(1440, 900), (1280, 720)], 2, 1))
def test_no_lift_lies_below_what_is_said_of_lifts(
    open_page: OpenPage, shoot: Shoot, desk: tuple[int, int]
) -> None:
    page = at_our_clock(open_page, width=desk[0], height=desk[1])
    begin(page, "klong-im-all")
    for _ in range(MANY_TURNS):
        for hint in hints_of_a_turn(page):
            if hint == "lift":
                shoot(page, f"guided-lift-{desk[0]}")
                assert page.evaluate(ON_LIFTS, LIFTS) == []
                return
        walks = page.locator('[data-at^="room/"].may')
        if walks.count():
            before = question(page)
            walks.last.click()
            gone_on(page, before)
        else:
            end_turn(page)
    raise AssertionError("nobody came near a lift")
