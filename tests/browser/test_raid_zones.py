"""The raid table when it needs room: others' cards, many answers, map and offers of a phone."""

from __future__ import annotations

import re
from base64 import b64encode
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hands import at_table, gone_on, question, something_to_do
from tests.browser.raiding import Raider, room_in_sight
from tests.browser.staged import Known, at, staged
from tests.browser.test_raid_table import LARGE, named, resized, small
from tests.browser.test_replay import CUT
from tests.browser.watching import OpenPage, Shoot, calm
from tests.server.serving import Place, Server
from tests.size import pairs, some

KLONG, KATAKOMBEN, IM_ALL = "klong", "klong-katakomben", "klong-im-all"
# Somebody else is at work, has played much and carries much.
AT_WORK = {KATAKOMBEN: ("stage-0", 538), KLONG: ("stage-3", 618), IM_ALL: ("stage-0", 909)}
# Much is left in the hand of whoever has played something.
PLAYED = {KLONG: ("stage-1", 436), KATAKOMBEN: ("stage-11", 413)}
TRASHING = ("stage-35", 311)  # eleven cards to choose from
SHOPPING = {KLONG: ("stage-0", 31), KATAKOMBEN: ("stage-0", 152), IM_ALL: ("stage-0", 6)}
PHONES = [(844, 390), (390, 844)]
# And a few, too long for the place beside one's cards.
TRASHINGS = [
    (KLONG, "de", TRASHING, 11),
    *((KATAKOMBEN, lang, ("stage-8", 220), 3) for lang in ("de", "en")),
]
FINDING = ("stage-5", 269)  # an artifact, to be taken or not
LADEN = ("stage-4", 317)  # seven kinds of tokens
# Somebody's turn ends by what is still asked then: a card to trash, a tile to turn.
ENDING = {
    KLONG: ("stage-2", 166),
    KATAKOMBEN: ("stage-6", 233),
    IM_ALL: ("stage-5", 90),
}
WAITING = ("stage-1", 277)  # a card that was played has yet to take effect
SIZES = [
    (2560, 1440),
    (1440, 900),
    (1366, 768),
    (1100, 800),
    (820, 1180),
    (390, 844),
    (360, 640),
    (844, 390),
]
MOST = {KLONG: 4, KATAKOMBEN: 6, IM_ALL: 4}  # whom somebody who watches has before them
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
    const { left, right, top, bottom } = chip.getBoundingClientRect();
    const inside = ({ box }) => box.left >= left - 1 && box.right <= right + 1
        && box.top >= top - 1 && box.bottom <= bottom + 1;
    const upon = (a, b) => a.left < b.right - 3 && a.top < b.bottom - 3;
    const past = (part, i) => i > 0 && upon(part.box, parts[i - 1].box);
    const wrong = parts.filter((part, i) => past(part, i) || !inside(part));
    return wrong.map(({ one }) => String(one.className.baseVal ?? one.className));
})"""
# The same chips, as they would be with so many others at the table and much to count.
CROWDED = f"""(others) => {{
    const strip = document.querySelector('[data-zone="seats"]');
    const crowd = strip.cloneNode();
    const chips = [...strip.querySelectorAll("section")];
    const turn = chips.find((one) => one.matches(".turn"));
    const rest = chips.find((one) => one !== turn);
    crowd.append(...Array.from({{ length: others }}, (_, i) => (i ? rest : turn).cloneNode(true)));
    for (const figure of crowd.querySelectorAll(".figure > b"))
        figure.textContent = figure.closest(".gold") ? "188" : "18";
    strip.before(crowd);
    strip.style.display = "none";
    const found = ({CHIPS})();
    crowd.remove();
    strip.style.display = "";
    return found;
}}"""
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
# Gifts that stick out of their cards, were every card of the game as large as this.
GIFTS = """([width, height]) => [...document.querySelectorAll(".card[data-card]")]
    .filter((card) => {
    card.classList.remove("priced");
    card.querySelector(".cost")?.remove();
    Object.assign(card.style, {
        width: `${width}px`, height: `${height}px`, aspectRatio: "auto", flex: "none" });
    const box = card.getBoundingClientRect();
    return [...card.querySelectorAll(".gift")].some((gift) => {
        const { left, right } = gift.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1;
    });
}).map((card) => card.dataset.card)"""
HELD = """() => {
    const card = document.querySelector('[data-at^="hand/"] .card');
    return [card.clientWidth, card.clientHeight];
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


@pytest.mark.parametrize("game", some(list(AT_WORK), 2))
def test_what_others_play_covers_nothing(
    server: Server, open_page: OpenPage, shoot: Shoot, game: str
) -> None:
    place = staged(server, game, *AT_WORK[game])
    sizes = some(SIZES, 3, 2 - list(AT_WORK).index(game) // 2)
    page = shown(open_page, place, sizes[0])
    for size in sizes:
        resized(page, size)
        cards = page.locator('.theirs [data-at^="area/"]')
        expect(cards.last).to_be_visible()
        assert cards.count() > 5
        kept = (
            '.plan, .shop, .recap > button, [data-at^="hand/"], .tools button, .way > *, h2, .tab'
        )
        assert page.evaluate(UPON, [".theirs", kept]) == [], size
        assert page.evaluate(CHIPS) == [], size
        for others in range(1, MOST[game] + 1):
            assert page.evaluate(CROWDED, others) == [], (size, others)
        shoot(page, f"raid-theirs-{game}-{named(size)}")
    resized(page, (1230, 720))  # as large as chips are at 1280 px beside a companion
    assert page.locator('[data-zone="seats"] .turn > .name').evaluate(
        "(name) => name.checkVisibility() && name.scrollWidth <= name.clientWidth"
    )


@pytest.mark.parametrize("game", some(list(PLAYED), 2))
def test_what_was_played_lies_whole_beside_the_hand(
    server: Server, open_page: OpenPage, shoot: Shoot, game: str
) -> None:
    page = shown(open_page, staged(server, game, *PLAYED[game]), LARGE[0])
    cards = open_page(f"/cards/{game}")
    expect(cards.locator("[data-card] .effect").first).to_be_visible()
    for size in some([*LARGE, (1280, 900)], 3, 1):
        resized(page, size)
        assert page.locator('.bottom [data-at^="hand/"]').count() > 4
        expect(page.locator('.bottom [data-at^="area/"]').first).to_be_visible()
        assert page.evaluate(CUT) == [], size
        held = page.evaluate(HELD)
        assert cards.evaluate(GIFTS, held) == [], (size, held)
        shoot(page, f"raid-played-{game}-{named(size)}")


@pytest.mark.parametrize(("game", "lang", "moment", "count"), TRASHINGS)
def test_many_answers_are_all_in_sight(
    server: Server, open_page: OpenPage, shoot: Shoot, game: str, lang: str,
    moment: tuple[str, int], count: int,
) -> None:  # fmt: skip
    page = shown(open_page, staged(server, game, *moment), LARGE[0], lang=lang)
    expect(page.locator(".answers [data-option]")).to_have_count(count)
    for size in [*some(LARGE, 4, 3), (1280, 720), (390, 844)]:
        resized(page, size)
        answers: list[dict[str, Any]] = page.evaluate(ANSWERS)
        assert len(answers) == count
        assert [answer["id"] for answer in answers if not answer["seen"]] == [], size
        assert page.evaluate(UPON, [".answers [data-option]", ".tools button, .way > *"]) == []
        shoot(page, f"raid-many-{game}-{named(size)}")
    before = question(page)
    page.locator(".answers [data-option]").last.click()
    gone_on(page, before)


@pytest.mark.parametrize("size", some([(390, 844), (844, 390)], 2, 1), ids=named)
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


def test_to_take_nothing_is_the_lesser_answer(
    server: Server, open_page: OpenPage, shoot: Shoot
) -> None:
    page = shown(open_page, staged(server, KLONG, *FINDING), (1280, 720))
    something_to_do(page)
    expect(page.locator(".way [data-option]")).to_have_count(0)
    take, leave = (page.locator(f'.answers [data-option^="{verb}"]') for verb in ("take:", "leave"))
    for size in [(1280, 720), (390, 844)]:
        resized(page, size)
        mine, theirs = take.bounding_box(), leave.bounding_box()
        assert mine and theirs
        assert theirs["width"] * theirs["height"] < 0.8 * mine["width"] * mine["height"]
        shoot(page, f"raid-leave-{named(size)}")
        assert [one["id"] for one in page.evaluate(ANSWERS) if not one["seen"]] == [], size
    before = question(page)
    leave.click()
    gone_on(page, before)


def test_what_is_carried_and_what_holds_tells_what_it_is(
    server: Server, open_page: OpenPage, shoot: Shoot
) -> None:
    page = shown(open_page, staged(server, KATAKOMBEN, *LADEN), (1100, 800))
    carried = ".carried .tokens > li, .carried > p > *, .bottom > .question, .cards [data-at]"
    seats = '[data-zone="seats"]'
    assert page.evaluate(UPON, [".carried .tokens > li", carried]) == []
    assert (
        page.evaluate(UPON, [f"{seats} .tokens > li", f"{seats} section > *, .tokens > li"]) == []
    )
    more, told = page.locator(".carried .more"), page.get_by_role("alert")
    left_out = int((more.text_content() or "").removeprefix("+"))
    more.click()
    expect(told.locator("p")).to_have_count(left_out)
    shoot(page, "raid-laden-1100x800")
    theirs = page.locator(f"{seats} .tokens button").first
    theirs.hover()
    expect(page.locator(".note .thing-note")).to_be_visible()
    theirs.click()
    expect(told).to_contain_text(": ")
    page = shown(open_page, staged(server, KATAKOMBEN, *WAITING), (1280, 720))
    page.locator('[data-holds="waiting"]').click()
    expect(page.get_by_role("alert")).to_contain_text("Sanduhr")
    shoot(page, "raid-waiting-1280x720")


def test_the_board_is_the_largest_thing_on_the_table(server: Server, open_page: OpenPage) -> None:
    page = shown(open_page, staged(server, KLONG, *FINDING), LARGE[0])
    for size in some(LARGE, 3, 1):
        resized(page, size)
        areas: dict[str, float] = page.evaluate(AREAS)
        assert max(areas, key=lambda part: areas[part]) == ".plan" or size == (820, 1180), areas


@pytest.mark.parametrize(("game", "size"), some(pairs(list(SHOPPING), PHONES), 3, 1))
def test_a_turn_that_ends_among_the_offers_goes_on_with_the_map(
    server: Server, open_page: OpenPage, shoot: Shoot, game: str, size: tuple[int, int]
) -> None:
    place = staged(server, game, *SHOPPING[game], "bot:random", "bot:random")
    page = shown(open_page, place, size, motion=True)
    plan, row = page.locator('[data-zone="map"]'), page.locator('[data-zone="row"]')
    offers = page.locator('[data-leads~="row"]')
    expect(offers).to_have_accessible_name(re.compile(r"^Angebot: \d möglich$"))
    expect(offers).to_have_class(re.compile("invites"))
    shoot(page, f"raid-phone-invites-{game}-{named(size)}")
    colours = painted(page)
    offers.click()
    expect(row).to_be_visible()
    expect(plan).to_have_attribute("inert", "")  # below the offers, where nobody gets at it
    calm(page)
    among = page.screenshot()
    page.evaluate("document.querySelector('.raid > .map').style.display = 'none'")
    assert page.screenshot() == among  # nothing of the map is seen through the offers
    page.evaluate("document.querySelector('.raid > .map').style.display = ''")
    page.locator(".way [data-option]").click()
    page.get_by_role("menu").get_by_role("menuitem").first.click()
    expect(row).to_be_hidden()  # what others do is seen
    expect(plan).not_to_have_attribute("inert", "")
    offers.click()  # and whoever looks elsewhere meanwhile
    Raider(page, game).hurry()
    expect(page.locator('[data-at^="hand/"].may').first).to_be_visible()
    expect(plan).not_to_have_attribute("inert", "")
    expect(row).to_be_hidden()
    calm(page)
    assert painted(page) > colours / 2
    before = question(page)
    shoot(page, f"raid-phone-my-turn-{game}-{named(size)}")
    page.touchscreen.tap(*room_in_sight(page))  # the map hears of it, whatever that leads to
    heard = f'.note .thing-note, .why, [role=menu], main:not([data-version="{before}"])'
    expect(page.locator(heard).first).to_be_attached()


@pytest.mark.parametrize("game", some(list(ENDING), 3, 1))
def test_however_a_turn_ends_the_next_begins_with_the_map(
    server: Server, open_page: OpenPage, game: str
) -> None:
    seed, moment = ENDING[game]
    known = Known(server, game, seed, at(moment))
    page = shown(open_page, known.place, (390, 844))
    page.locator('[data-leads~="row"]').click()
    expect(page.locator('[data-zone="row"]')).to_be_visible()
    known.choose()
    assert known.session.decision and known.session.decision.seat == 0
    assert "ended-turn" not in {event.kind for event in known.session.steps[-1].events}
    something_to_do(page)
    expect(page.locator('[data-zone="row"]')).to_be_hidden()


def painted(page: Page) -> int:
    """How many colours there are where the map lies."""
    frame = page.locator('[data-zone="map"]').bounding_box()
    assert frame
    middle = {**frame, "y": frame["y"] + 60, "height": frame["height"] - 180}
    picture = page.screenshot(clip=middle)  # type: ignore[arg-type]
    source = f"data:image/png;base64,{b64encode(picture).decode()}"
    return int(page.evaluate(COLOURS, source))
