"""Klong! Katakomben: a game by clicking, a tile tried out, six bots and a spectator, a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from tests.browser.hands import at_table, drag, ending, gone_on, no_sideways_scrolling, question
from tests.browser.raiding import BELOW, Raider, room_in_sight
from tests.browser.spoken import said
from tests.browser.staged import Known, at, staged, stand_still
from tests.browser.watching import Check, OpenPage, Shoot, calm
from tests.server.serving import Place, Server, any_number
from tests.size import FULL

from tischrunde.games import catalog
from tischrunde.table import Session

GAME = "klong-katakomben"
SEED = "katakomben-1"
PARTY = 6
LAST = 40  # choices of a game that are watched, if not all of it is
FOUND = ("stage-0", 36)  # a tile that may be laid in four ways, two of them past a monster
GROWN = ("stage-0", 366)  # four rows and three columns lie
LATE_GAMES = [("stage-3", 295), ("stage-6", 470)]  # five columns and four rows lie
BEFORE_GHOSTS = 244  # choices, after which a page comes to the table
EVENING = 300_000  # ms in which six bots have played a whole one

# Wares whose frames would meet another's, or the price of all.
FRAMES = """() => {
    const box = (one) => one.getBoundingClientRect();
    const wares = [...document.querySelectorAll('[data-zone="market"] li')];
    const left = [document.querySelector('[data-zone="market"] .price'), ...wares];
    return wares.filter((ware, i) => box(ware).left - box(left[i]).right < 4)
        .map((ware) => ware.dataset.card);
}"""

# How far what lies reaches beyond the field, and how far it is from its middle, in px; and a tile.
LIES = """() => {
    const box = (one) => one.getBoundingClientRect();
    const [field, edge] = [box(document.querySelector(".pane")),
        document.querySelector("svg.edge")];
    const right = edge ? field.right - field.height * 0.3 : field.right;
    const rooms = [...document.querySelectorAll('.pane [fill^="url(#kk-rock"]')]
        .map(box);
    const most = (side) => Math.max(...rooms.map((room) => room[side]));
    const least = (side) => Math.min(...rooms.map((room) => room[side]));
    const off = (a, b, from, to) => Math.abs((a + b) / 2 - (from + to) / 2);
    return {
        cut: Math.max(field.left - least("left"), most("right") - right,
            field.top - least("top"), most("bottom") - field.bottom),
        off: Math.max(off(least("left"), most("right"), field.left, right),
            off(least("top"), most("bottom"), field.top, field.bottom)),
        tile: Math.min(...rooms.map(({ width }) => width)),
    };
}"""


def table(server: Server, *others: str) -> Place:
    return server.table("Anna", *others, game=GAME, seed=SEED, first="seat0")


def word(key: str, **args: str | int) -> str:
    return said("de", key, of=GAME, **args)


class Explorer(Raider):
    """Goes into the dark and lays what is found there."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, GAME)
        self.laid = 0

    def shown(self) -> Locator:
        return super().shown().or_(lay_button(self.page))

    def deed(self) -> Locator | None:
        if not lay_button(self.page).is_visible():
            return None
        self.laid += 1
        return lay_button(self.page)

    def errand(self) -> Locator | None:
        edge = self.may("edge/")
        return edge.first if edge.count() else super().errand()


def lay_button(page: Page) -> Locator:
    return page.locator('button.lay[data-option^="lay:"], button.lay[data-option^="rotate:"]')


def test_by_clicking(server: Server, open_page: OpenPage, axe: Check, shoot: Shoot) -> None:
    """Its beginning; whole games are in test_whole_raids.py."""
    page = at_table(open_page, table(server, "bot:random", "bot:random"), 0)
    explorer = Explorer(page)
    while not (explorer.laid and explorer.bought and explorer.walked):
        assert explorer.choose()
    explorer.hurry()
    axe(page)
    shoot(page, "katakomben")


def test_a_tile_is_tried_out_before_it_is_laid(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    page = at_table(open_page, staged(server, GAME, *FOUND), 0)
    ways = page.get_by_role("radiogroup").get_by_role("radio")
    expect(ways).to_have_count(4)
    expect(ways.nth(0)).to_contain_text("−1")  # a monster stands in the way
    expect(ways.nth(1)).to_have_attribute("aria-checked", "true")  # the first that takes no blood
    heads = page.locator('.plan use[href="#kk-head-loud"]')
    expect(heads).to_have_count(1)  # elsewhere
    ways.nth(0).click()
    expect(heads).to_have_count(2)  # and is seen
    tiles = page.locator(".rooms button").count()
    for way in ways.all():
        way.click()
        expect(way).to_have_attribute("aria-checked", "true")
        assert page.locator(".rooms button").count() == tiles  # shown, not laid
    axe(page)
    shoot(page, "katakomben-laying")
    assert page.evaluate(FRAMES) == []
    before = question(page)
    page.keyboard.press("t")  # turns it on
    while lay_button(page).get_attribute("aria-disabled") == "true":
        page.keyboard.press("t")
    lay_button(page).click()
    if (menu := page.get_by_role("menu")).is_visible():
        menu.get_by_role("menuitem").first.click()
    gone_on(page, before)
    expect(page.get_by_role("radiogroup")).to_have_count(0)


# Whether the tile that is tried out is seen whole: nothing that can be touched lies over it.
UNDER = """() => {
    const box = (one) => one.getBoundingClientRect();
    const [field, tile] = [".pane", ".pane rect.frame"].map((one) =>
        box(document.querySelector(one)));
    const over = [...document.querySelectorAll(".pane :is(.buttons, .mini, div.edge > *)")]
        .filter((one) => box(one).left < tile.right && box(one).right > tile.left
            && box(one).top < tile.bottom && box(one).bottom > tile.top);
    const inside = tile.left >= field.left && tile.right <= field.right
        && tile.top >= field.top && tile.bottom <= field.bottom;
    return [...(inside ? [] : ["cut"]), ...over.map(({ className }) => className)];
}"""


def test_all_that_lies_is_in_sight_in_the_middle(server: Server, open_page: OpenPage) -> None:
    page = at_table(open_page, staged(server, GAME, *GROWN), 0, width=1280, height=720)
    expect(page.locator("svg.edge")).to_be_visible()
    for width, height in [(1280, 720), (1440, 900), (1366, 768), (1100, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        calm(page)
        lies = page.evaluate(LIES)
        assert lies["cut"] < 0 and lies["off"] < 3, (width, height, lies)
        assert lies["tile"] > 98, (width, height, lies)


# One's hero is clear of what lies over the field, and from one side of it to the other (or from top
# to bottom, or both) all is in sight: tiles, and where it goes on.
LATE = """() => {
    const box = (one) => one.getBoundingClientRect();
    const field = box(document.querySelector(".pane"));
    const [left, right] = [field.left, field.right - field.height * 0.3];
    const [x, y] = (({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2])(
        box(document.querySelector('[data-at="hero/0"]')));
    const over = [...document.querySelectorAll(".pane :is(.buttons, .mini, div.edge > *)")]
        .filter((one) => x > box(one).left - 20 && x < box(one).right + 20
            && y > box(one).top - 20 && y < box(one).bottom + 20);
    const parts = [...document.querySelectorAll('.pane [fill^="url(#kk-rock"], .pane text')]
        .filter((one) => !one.closest("svg.edge")
            && (one.localName !== "text" || one.textContent === "?")).map(box);
    const [across, along] = [
        parts.every((part) => part.left > left - 1 && part.right < right + 1),
        parts.every((part) => part.top > field.top - 1 && part.bottom < field.bottom + 1)];
    return { over: over.map(({ className }) => className), whole: across && along,
        one: across || along };
}"""


def test_late_in_a_game_nothing_lies_over_ones_hero_and_all_can_be_seen(
    server: Server, open_page: OpenPage, shoot: Shoot
) -> None:
    for number, moment in enumerate(LATE_GAMES):
        page = at_table(open_page, staged(server, GAME, *moment), 0, width=1280, height=720)
        expect(page.locator("svg.edge")).to_be_visible()
        calm(page)
        seen = page.evaluate(LATE)
        assert seen["over"] == [] and seen["one"], (moment, seen)
        shoot(page, f"katakomben-late-{number}")
        if (fit := page.get_by_role("button", name=said("de", "zoom-fit"))).is_visible():
            fit.click()
            calm(page)
        assert page.evaluate(LATE)["whole"], moment


def test_nothing_lies_over_a_tile_that_is_tried_out(server: Server, open_page: OpenPage) -> None:
    page = at_table(open_page, staged(server, GAME, *FOUND), 0, width=1280, height=720)
    expect(page.locator(".pane rect.frame")).to_be_visible()
    for width, height in [(1280, 720), (1100, 800), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        calm(page)
        assert page.evaluate(UNDER) == [], (width, height)


def party(server: Server) -> Place:
    """Six bots at the beginning of a game, or shortly before the end of one others have played."""
    bots = ["bot:random"] * PARTY
    if FULL:
        return server.table(*bots, game=GAME, seed=SEED)
    session = Session(catalog.load(GAME), PARTY, SEED, {})
    while session.decision is not None:
        words = session.options()
        session.choose(session.decision.seat, words[any_number(len(session.steps)) % len(words)])
    answer = server.http.post("/api/records", content=session.record.to_json())
    played = server.opened(answer, GAME)
    return server.opened(played.go_on(len(session.steps) - LAST, *bots), GAME)


def test_six_bots_are_watched_to_the_end(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    page = open_page(f"/tables/{party(server).id}")
    heroes = page.locator('[data-zone="seats"] section')
    expect(heroes).to_have_count(PARTY)
    shoot(page, "katakomben-party")
    expect(page.locator('[data-zone="hand"]')).to_have_count(0)  # nobody's cards are theirs
    expect(ending(page)).to_be_visible(timeout=EVENING)
    for seat in range(1, PARTY + 1):
        expect(page.get_by_role("columnheader", name=f"Bot {seat}")).to_be_visible()
    axe(page)
    shoot(page, "katakomben-party-end")


def test_ghosts_strike_when_everybody_has_reacted(server: Server, open_page: OpenPage) -> None:
    """The cubes are shown once they strike, not while somebody may still ward a ghost off."""
    known = Known(server, GAME, "ghosts-35", at(BEFORE_GHOSTS))
    page = at_table(open_page, known.place, 0)
    while known.session.decision and known.session.decision.ask != "ask-react":
        known.choose()
    attack = page.get_by_role("group", name=word("raid-attacks"))
    expect(page.locator(f'main[data-version="{known.version}"]')).to_be_visible()
    expect(attack).to_be_hidden()
    known.choose(lambda: stand_still(page))
    assert known.session.decision and known.session.decision.ask != "ask-react"
    expect(attack.get_by_text(word("raid-drawn", drawn=5, cubes=5)).first).to_be_visible()
    expect(attack.get_by_role("status")).to_contain_text(word("raid-hit-me", count=2, left=2))


def moved(page: Page, box: object) -> None:
    """What a browser scrolls by itself has moved a moment later."""
    page.wait_for_function(
        """(box) => {
            const { x, y, width } = document.querySelector(".rooms button").getBoundingClientRect();
            return Math.abs(x - box.x) + Math.abs(y - box.y) + Math.abs(width - box.width) > 10;
        }""",
        arg=box,
    )


def test_on_a_phone(server: Server, open_page: OpenPage, axe: Check, shoot: Shoot) -> None:
    place = table(server, "bot:random", "bot:random")
    page = at_table(open_page, place, 0, width=390, height=844, touch=True)
    explorer = Explorer(page)
    for _ in range(12):
        explorer.choose()
    no_sideways_scrolling(page)
    room = page.locator(".rooms button").first
    box = page.locator(".pane").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 30
    before = room.bounding_box()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 50, steps=4)
    page.mouse.up()
    drawn = room.bounding_box()
    assert drawn != before
    drag(page, ((x, y + 60), (x - 60, y)))  # by a finger, too
    moved(page, drawn)
    before, (u, v) = room.bounding_box(), room_in_sight(page)
    drag(page, ((u, v), (u + 60, v + 40)))  # also where it begins on a room, which stays unchosen
    moved(page, before)
    by_finger = room.bounding_box()
    drag(page, ((x - 40, y + 60), (x - 55, y + 60)), ((x + 40, y + 60), (x + 55, y + 60)))
    moved(page, by_finger)
    assert by_finger and (closer := room.bounding_box()) and closer["width"] > by_finger["width"]
    page.get_by_role("button", name=word("raid-closer")).click()
    page.get_by_role("button", name=said("de", "zoom-fit")).click()
    explorer.hurry()
    axe(page)
    shoot(page, "katakomben-phone")
    assert page.evaluate(BELOW) <= 0
