"""The raid table when it needs room: others' cards, many answers, map and offers of a phone."""

from __future__ import annotations

import re
from base64 import b64encode
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hands import at_table, gone_on, question, something_to_do
from tests.browser.staged import staged
from tests.browser.test_klong import Thief
from tests.browser.test_raid_table import LARGE, named, resized, small
from tests.browser.watching import OpenPage, Shoot, calm
from tests.server.serving import Place, Server

KLONG, KATAKOMBEN, IM_ALL = "klong", "klong-katakomben", "klong-im-all"
# Somebody else is at work, has played much and carries much.
AT_WORK = {KLONG: ("stage-3", 618), KATAKOMBEN: ("stage-0", 538), IM_ALL: ("stage-0", 909)}
TRASHING = ("stage-35", 311)  # eleven cards to choose from
SHOPPING = ("stage-0", 31)
FINDING = ("stage-0", 141)  # a secret, to be taken or not
SIZES = [(1440, 900), (1366, 768), (1100, 800), (820, 1180), (390, 844), (844, 390)]
# What is seen of each of these, and what of them lies upon one another, in px.
UPON = """([ones, others]) => {
    const seen = (selector) => [...document.querySelectorAll(selector)].map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { one, left, right, top, bottom };
    }).filter(({ one, left, right }) => right > left
        && one.checkVisibility({ visibilityProperty: true }));
    const over = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const apart = (a, b) => !a.contains(b) && !b.contains(a);
    const called = (one) => `${one.className} ${one.dataset.at ?? ""}`;
    return seen(ones).flatMap((a) => seen(others)
        .filter((b) => apart(a.one, b.one) && over(a, b) > 1)
        .map((b) => `${called(a.one)} / ${called(b.one)}`));
}"""
CHIPS = """() => [...document.querySelectorAll('[data-zone="seats"] section')].flatMap((chip) => {
    const parts = [...chip.children].filter((one) => one.checkVisibility())
        .map((one) => ({ one, box: one.getBoundingClientRect() })).filter(({ box }) => box.width);
    const inside = ({ box }) => box.right <= chip.getBoundingClientRect().right + 1;
    const past = (part, i) => i > 0 && part.box.left < parts[i - 1].box.right - 3;
    const wrong = parts.filter((part, i) => past(part, i) || !inside(part));
    return wrong.map(({ one }) => one.className);
})"""
# Of every answer: whether its middle can be touched, and all of it is seen.
ANSWERS = """() => [...document.querySelectorAll('.answers [data-option]')].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const hit = (x, y) => one.contains(document.elementFromPoint(x, y));
    const middle = (left + right) / 2;
    const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    const seen = hit(middle, top + 2) && hit(middle, bottom - 2);
    return { id: one.dataset.option, seen: seen && !cut };
})"""
# How many colours a part of a picture has: a map has hundreds, what is not painted a few.
COLOURS = """async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
    return new Set(new Uint32Array(data.buffer)).size;
}"""
AREAS = """() => Object.fromEntries([".plan", ".shop", ".bottom"].map((part) => {
    const { width, height } = document.querySelector(`.raid ${part}`).getBoundingClientRect();
    return [part, width * height];
}))"""


def shown(open_page: OpenPage, place: Place, size: tuple[int, int], **how: Any) -> Page:
    width, height = size
    page = at_table(open_page, place, 0, width=width, height=height, touch=small(size), **how)
    expect(page.locator('[data-zone="map"]')).to_be_visible()
    calm(page)
    return page


@pytest.mark.parametrize("game", AT_WORK)
def test_what_others_play_covers_nothing(
    server: Server, open_page: OpenPage, shoot: Shoot, game: str
) -> None:
    place = staged(server, game, *AT_WORK[game])
    page = shown(open_page, place, SIZES[0])
    for size in SIZES:
        resized(page, size)
        cards = page.locator('.theirs [data-at^="area/"]')
        expect(cards.last).to_be_visible()
        assert cards.count() > 5
        kept = (
            '.plan, .shop, .recap > button, [data-at^="hand/"], .tools button, .way > *, h2, .tab'
        )
        assert page.evaluate(UPON, [".theirs", kept]) == [], size
        assert page.evaluate(CHIPS) == [], size
        shoot(page, f"raid-theirs-{game}-{named(size)}")


def test_many_answers_are_all_in_sight(server: Server, open_page: OpenPage, shoot: Shoot) -> None:
    place = staged(server, KLONG, *TRASHING)
    page = shown(open_page, place, LARGE[0])
    something_to_do(page)
    for size in LARGE:
        resized(page, size)
        answers: list[dict[str, Any]] = page.evaluate(ANSWERS)
        assert len(answers) == 11
        assert [answer["id"] for answer in answers if not answer["seen"]] == [], size
        assert page.evaluate(UPON, [".answers [data-option]", ".tools button, .way > *"]) == []
        shoot(page, f"raid-many-{named(size)}")
    before = question(page)
    page.locator(".answers [data-option]").last.click()
    gone_on(page, before)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=named)
def test_a_question_on_a_phone_is_read_whole(
    server: Server, open_page: OpenPage, shoot: Shoot, size: tuple[int, int]
) -> None:
    page = shown(open_page, staged(server, KLONG, *TRASHING), size)
    something_to_do(page)
    cut = page.locator(".bottom h2").evaluate(
        """(title) => {
            const range = document.createRange();
            range.selectNodeContents(title);
            const zone = title.closest(".bottom > .question").getBoundingClientRect();
            return range.getBoundingClientRect().bottom - zone.bottom;
        }"""
    )
    assert cut <= 1
    assert page.evaluate(UPON, [".actions > .answers", ".bottom > .question, .tab, .way > *"]) == []
    shoot(page, f"raid-many-{named(size)}")


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=named)
def test_to_take_nothing_is_the_lesser_answer(
    server: Server, open_page: OpenPage, shoot: Shoot, size: tuple[int, int]
) -> None:
    page = shown(open_page, staged(server, KLONG, *FINDING), size)
    something_to_do(page)
    expect(page.locator(".way [data-option]")).to_have_count(0)
    take, leave = (page.locator(f'.answers [data-option^="{verb}"]') for verb in ("take:", "leave"))
    mine, theirs = take.bounding_box(), leave.bounding_box()
    assert mine and theirs
    assert theirs["width"] * theirs["height"] < 0.8 * mine["width"] * mine["height"]
    shoot(page, f"raid-leave-{named(size)}")
    before = question(page)
    leave.click()
    gone_on(page, before)


def test_the_board_is_the_largest_thing_on_the_table(server: Server, open_page: OpenPage) -> None:
    page = shown(open_page, staged(server, KLONG, *FINDING), LARGE[0])
    for size in LARGE:
        resized(page, size)
        areas: dict[str, float] = page.evaluate(AREAS)
        assert max(areas, key=lambda part: areas[part]) == ".plan" or size == (820, 1180), areas


def test_a_turn_that_ends_among_the_offers_goes_on_with_the_map(
    server: Server, open_page: OpenPage, shoot: Shoot
) -> None:
    place = staged(server, KLONG, *SHOPPING, "bot:random", "bot:random")
    page = shown(open_page, place, (390, 844), motion=True)
    plan, row = page.locator('[data-zone="map"]'), page.locator('[data-zone="row"]')
    offers = page.locator('[data-leads~="row"]')
    expect(offers).to_have_accessible_name("Angebot: 6 möglich")
    expect(offers).to_have_class(re.compile("invites"))
    shoot(page, "raid-phone-invites")
    colours = painted(page)
    offers.click()
    expect(row).to_be_visible()
    expect(plan).to_be_hidden()
    calm(page)
    among = page.screenshot()
    page.evaluate("document.querySelector('.raid > .map').style.display = 'none'")
    assert page.screenshot() == among  # nothing of the map is seen through the offers
    page.evaluate("document.querySelector('.raid > .map').style.display = ''")
    page.locator(".way [data-option]").click()
    page.get_by_role("menu").get_by_role("menuitem").first.click()
    expect(row).to_be_hidden()  # what others do is seen
    expect(plan).to_be_visible()
    offers.click()  # and whoever looks elsewhere meanwhile
    thief = Thief(page, "day")
    thief.hurry()
    expect(page.locator('[data-at^="hand/"].may').first).to_be_visible()
    expect(plan).to_be_visible()
    expect(row).to_be_hidden()
    calm(page)
    assert painted(page) > colours / 2
    shoot(page, "raid-phone-my-turn")


def painted(page: Page) -> int:
    """How many colours there are where the map lies."""
    frame = page.locator('[data-zone="map"]').bounding_box()
    assert frame
    middle = {**frame, "y": frame["y"] + 60, "height": frame["height"] - 180}
    picture = page.screenshot(clip=middle)  # type: ignore[arg-type]
    source = f"data:image/png;base64,{b64encode(picture).decode()}"
    return int(page.evaluate(COLOURS, source))
