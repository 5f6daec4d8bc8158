"""What is written on the maps of the raids late in a game: nothing lies over anything else."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.hands import at_table, question, something_to_do
from tests.browser.watching import OpenPage, Shoot, calm
from tests.server.serving import Place, Server
from tests.size import pairs, some

from tischrunde.bots.bot import decide, dice
from tischrunde.bots.catalog import make
from tischrunde.games import catalog
from tischrunde.table import Session

BOTS = {"klong": "klong", "klong-katakomben": "katakomben", "klong-im-all": "im-all"}
SEEDS = {"klong": "late-0", "klong-katakomben": "late-4", "klong-im-all": "late-5"}
SIZES = [(1440, 900), (1280, 720), (1100, 800), (390, 844), (844, 390)]
SEATS = 4
MANY = 20  # rooms in reach
TOUCHING = 1.5  # px
# Prices, and what they must not hide, as boxes: [kind, name, left, top, right, bottom].
BOXES = """() => {
    const box = (kind, name, one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return [kind, name, left, top, right, bottom];
    };
    const all = (what) => [...document.querySelectorAll(what)];
    return [
        ...all("[data-price] > :first-child").map((one) =>
            box("price", one.parentElement.dataset.price, one)),
        ...all("[data-plate] > rect").map((one) =>
            box("number", one.parentElement.dataset.plate, one)),
        ...all(".plan .ribbon").map((one, i) => box("artifact", String(i), one)),
        ...all('.plan [data-at^="hero/"]').map((one) =>
            box("hero", one.dataset.at, one.querySelector("path.edge"))),
    ];
}"""
FIELD = """() => {
    const { left, top, right, bottom } = document.querySelector(".plan").getBoundingClientRect();
    return ["field", "", left, top, right, bottom];
}"""
# What is drawn at the map's edge, and can be touched.
TOLD = """() => [...document.querySelectorAll("[data-told]")].flatMap((one, i) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2) === one;
    return hit ? [[i, one.dataset.told]] : [];
})"""
# Wares whose names run out of their places.
WIDE = """() => [...document.querySelectorAll('[data-zone="market"] li')].filter((ware) => {
    const range = document.createRange();
    range.selectNodeContents(ware.querySelector(".said"));
    return range.getBoundingClientRect().right > ware.getBoundingClientRect().right + 1;
}).map((ware) => ware.dataset.card)"""
# Whether a tunnel touches the crypt anywhere but above, where its own way leads.
TOUCHED = """() => {
    const crypt = document.querySelector(".crypt");
    const sides = [-49, 49].flatMap((x) => [0, 10, 20].map((y) => new DOMPoint(x, y)));
    return [...document.querySelectorAll(".edges .way")].some((way) => {
        const into = way.getScreenCTM().inverse().multiply(crypt.getScreenCTM());
        return sides.some((point) => way.isPointInStroke(point.matrixTransform(into)));
    });
}"""
# A room's note and what lies on the map's frame: whether they meet, and whether the note is above.
MEETS = """() => {
    const note = document.querySelector(".pane .thing-note");
    if (!note) return [];
    note.style.pointerEvents = "auto";
    const box = (one) => one.getBoundingClientRect();
    return [...document.querySelectorAll(".pane .buttons, .pane .mini")].flatMap((one) => {
        const [left, right] = [Math.max(box(note).left, box(one).left),
            Math.min(box(note).right, box(one).right)];
        const [top, bottom] = [Math.max(box(note).top, box(one).top),
            Math.min(box(note).bottom, box(one).bottom)];
        if (right - left < 2 || bottom - top < 2) return [];
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return [note.contains(hit)];
    });
}"""
EDGE = {"raid-about-bag", "raid-about-rage"}
MORE = {"klong": {"raid-about-parapet"}, "klong-katakomben": {"raid-about-stack"}}
MIDDLES = """() => {
    const rooms = [...document.querySelectorAll('[data-at^="room/"]')];
    return Object.fromEntries(rooms.map((room) => {
        const { x, y, width, height } = room.getBoundingClientRect();
        return [room.dataset.at.slice(5), [x + width / 2, y + height / 2]];
    }));
}"""

Box = tuple[str, str, float, float, float, float]


@cache
def late(game: str) -> tuple[str, int]:
    """A bots' game, and the moment at which the first of them could go to most rooms."""
    rules, seed = catalog.load(game), SEEDS[game]
    session = Session(rules, SEATS, seed, {"first": "seat0"})
    bot, luck = make(BOTS[game], game), [dice(seed, seat) for seat in range(SEATS)]
    best = moment = 0
    while (asked := session.decision) is not None:
        if asked.ask == "ask-turn" and asked.seat == 0:
            reach = len(rules.observe(session.state, 0)["reach"])
            if reach > best:
                best, moment = reach, len(session.steps)
        session.choose(asked.seat, decide(rules, session.state, bot, luck[asked.seat]))
    assert best >= MANY
    return session.record.to_json(), moment


def table(server: Server, game: str) -> Place:
    record, moment = late(game)
    played = server.opened(server.http.post("/api/records", content=record), game)
    return server.opened(played.go_on(moment, "Anna", "Ben", "Cleo", "Dora"), game)


# A place on a price that is not on its room.
ASIDE = """() => {
    for (const tag of document.querySelectorAll("[data-price]:not([data-folded]) > rect")) {
        const { left, right, top, bottom } = tag.getBoundingClientRect();
        for (const x of [left + 5, right - 5])
            for (const y of [top + 5, bottom - 5]) {
                const there = document.elementFromPoint(x, y)?.closest("button, .ground, section");
                const own = there?.dataset.at?.endsWith(`/${tag.parentElement.dataset.price}`);
                const free = there?.localName !== "button" || there.dataset.at;
                if (there && !own && free) return [x, y];
            }
    }
    return null;
}"""


def over(one: Box, other: Box) -> float:
    """How far one lies over the other, in px."""
    return min(
        min(one[4], other[4]) - max(one[2], other[2]),
        min(one[5], other[5]) - max(one[3], other[3]),
    )


def hidden(page: Page) -> list[tuple[str, str, str, str]]:
    """What lies over something else."""
    boxes: list[Box] = [(*box,) for box in page.evaluate(BOXES)]
    prices = [box for box in boxes if box[0] == "price"]
    assert prices
    numbers = [box for box in boxes if box[0] == "number"]
    found = [(a, b) for n, a in enumerate(boxes) for b in boxes[n + 1 :]]
    stands = {"artifact", "hero"}
    firm = [(a, b) for a, b in found if a in prices or a in numbers or {a[0], b[0]} == stands]
    return [(*a[:2], *b[:2]) for a, b in firm if over(a, b) > TOUCHING]


@pytest.mark.parametrize(("game", "size"), some(pairs(list(BOTS), SIZES), 2, 1))
def test_no_price_hides_anything(
    server: Server, open_page: OpenPage, shoot: Shoot, game: str, size: tuple[int, int]
) -> None:
    small = size[0] < 700 or size[1] < 500
    page = at_table(open_page, table(server, game), 0, width=size[0], height=size[1], touch=small)
    something_to_do(page)
    calm(page)
    expect(page.locator("[data-price]").first).to_be_attached()
    assert hidden(page) == []
    _, _, left, top, right, bottom = page.evaluate(FIELD)
    middles = page.evaluate(MIDDLES)
    for kind, name, *box in page.evaluate(BOXES):
        x, y = middles.get(name, (-1, -1))
        if kind == "price" and left < x < right and top < y < bottom:
            cut = max(left - box[0], top - box[1], box[2] - right, box[3] - bottom)
            assert small or cut <= TOUCHING, name
    shoot(page, f"labels-{game}-{size[0]}x{size[1]}")
    folded = page.locator("[data-folded]")
    for word in folded.evaluate_all("all => all.map((one) => one.dataset.price)")[:3]:
        room = page.locator(f'[data-at="room/{word}"]')
        if small or not room.count():
            continue
        room.hover()
        opened = page.locator(f'[data-price="{word}"]:not([data-folded])')
        expect(opened).to_be_attached()
        assert hidden(page) == []
    page.mouse.move(1, 1)
    if game == "klong":
        plates = page.locator("[data-plate]")
        numbered = plates.evaluate_all("all => all.map((one) => one.dataset.plate)")
        assert set(middles) - set(numbered) == {"1"}  # the way in
    if game == "klong-katakomben" and not small:
        of_catacombs(page)
    explained(page, {"raid-about-rage"} if small else EDGE | MORE.get(game, set()))
    touched(page)


def touched(page: Page) -> None:
    """Whoever touches a price means what it prices, also beside that."""
    if at := page.evaluate(ASIDE):
        before = question(page)
        page.mouse.click(*at)
        meant = page.locator(f'[role=menu], main:not([data-version="{before}"])')
        expect(meant.first).to_be_attached()


def of_catacombs(page: Page) -> None:
    """Its wares have names or none, its crypt one way, and its notes lie above all else."""
    assert not page.evaluate(TOUCHED)
    page.set_viewport_size({"width": 1100, "height": 800})
    calm(page)
    assert page.evaluate(WIDE) == []
    rooms = page.locator('[data-at^="room/"]')
    met: list[bool] = []
    for room in rooms.all():
        x, y = middle_of(room)
        if 120 < x < 420 and 380 < y < 545 and not met:
            page.mouse.move(x, y)
            expect(page.locator(".pane .thing-note")).to_be_visible()
            met = page.evaluate(MEETS)
    assert met and all(met)
    page.mouse.move(1, 1)


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def explained(page: Page, things: set[str]) -> None:
    """Touched, or by keys, each tells what it is and how it stands; its rule opens beside it."""
    told: list[tuple[int, str]] = page.evaluate(TOLD)
    assert {name for _, name in told} >= things
    note = page.locator(".why")
    for number, name in told:
        thing = page.locator("[data-told]").nth(number)
        if number % 2:
            thing.focus()
            page.keyboard.press("Enter")
        else:
            thing.click()
        expect(note).to_be_visible()
        *_, now = (thing.get_attribute("title") or "").rpartition(":")
        figures = set(re.findall(r"\d+", now))
        assert figures <= set(re.findall(r"\d+", note.inner_text())), name
        if number != told[-1][0]:
            page.keyboard.press("Escape")
            expect(note).to_have_count(0)
    note.get_by_role("link").last.click()
    expect(page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
