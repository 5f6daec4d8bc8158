"""What is written on the maps of the raids late in a game: nothing lies over anything else."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hands import at_table, something_to_do
from tests.browser.watching import OpenPage, Shoot, calm
from tests.server.serving import Place, Server
from tests.size import pairs

from tischrunde.bots.bot import decide, dice
from tischrunde.bots.catalog import make
from tischrunde.games import catalog
from tischrunde.table import Session

BOTS = {"klong": "klong", "klong-katakomben": "katakomben", "klong-im-all": "im-all"}
SEEDS = {"klong": "late-0", "klong-katakomben": "late-4", "klong-im-all": "late-5"}
SIZES = [(1280, 720), (1440, 900), (1100, 800), (390, 844), (844, 390)]
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
    firm = [(a, b) for a, b in found if a in prices or a in numbers]
    return [(*a[:2], *b[:2]) for a, b in firm if over(a, b) > TOUCHING]


@pytest.mark.parametrize(("game", "size"), pairs(list(BOTS), SIZES))
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
