"""A game looked at again, at every size: the board large, what moves the film always at hand, and
nothing that moves or lies over another, whoever's eyes one looks through."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.hands import no_sideways_scrolling
from tests.browser.spoken import said
from tests.browser.test_raid_table import PLACES, PRICES, SETTLED, SIZES, STILL, named, small
from tests.browser.watching import Check, OpenPage, Shoot, calm
from tests.golden.make import FOLDER
from tests.server.serving import SPECTATOR, Place, Server
from tests.size import FULL, pairs, some

from tischrunde.games import catalog
from tischrunde.table import Record, replay

SMALL, LARGE = ([size for size in SIZES if small(size) == wish] for wish in (True, False))
SCREENS = {"small": some(SMALL, 3, 1), "large": some(LARGE, 5, 2)}
# Golden games, which are over as soon as they are loaded.
RAIDS = {
    "klong-katakomben": "a-party-of-six",
    "klong": "three-seats",
    "klong-im-all": "four-seats",
}
OTHERS = {"strife-of-gods": "four-seats", "bangkok-klongs": "four-seats"}
MOMENTS = ["event-bought", "event-attacked", "event-laid-tile", "event-took"]
OFFERS = {"row", "reserve", "market"}
ZONES = {"map", "counters", "hand", "seats", "transport"} | OFFERS
LEAST = 13  # px of a letter
SLOTS = 6
ROOMS = 3  # that are to be seen at least
STORY = said("de", "moment-story")

# Zones that lie outside the window, over another, or under something else.
FAULTS = """(names) => {
    const faults = [];
    const zones = names.map((name) => [name, document.querySelector(`[data-zone="${name}"]`)]);
    const box = (one) => one.getBoundingClientRect();
    for (const [name, zone] of zones) {
        const { left, top, right, bottom, width, height } = box(zone);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            faults.push(`${name} is cut`);
        if (width < 30 || height < 30) faults.push(`${name} is gone`);
        for (const [x, y] of [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]]) {
            const there = document.elementFromPoint(left + x * width, top + y * height);
            const over = there?.closest("[data-zone]");
            if (over && !zone.contains(over)) faults.push(`${over.dataset.zone} over ${name}`);
        }
        for (const [other, lying] of zones) {
            const b = box(lying);
            if (other > name && Math.min(right, b.right) - Math.max(left, b.left) > 1
                && Math.min(bottom, b.bottom) - Math.max(top, b.top) > 1)
                faults.push(`${name} and ${other} share a place`);
        }
    }
    const map = document.querySelector('[data-zone="map"]');
    if (names.includes("map")) {
        const size = ([, zone]) => box(zone).width * box(zone).height;
        if (Math.max(...zones.map(size)) > size(["map", map]))
            faults.push("the map is not the largest");
        const rooms = [...map.querySelectorAll('[data-at^="room/"]')].filter((room) => {
            const { x, y, width, height } = box(room);
            return map.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        if (rooms.length < ROOMS) faults.push(`only ${rooms.length} rooms are in sight`);
    }
    const transport = document.querySelector('[data-zone="transport"]');
    for (const one of transport.querySelectorAll("button, input, select")) {
        const { x, y, width, height } = box(one);
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        if (width && !one.contains(there)) faults.push(`${one.ariaLabel} lies under something`);
    }
    if (document.documentElement.scrollHeight > innerHeight) faults.push("the page scrolls");
    return faults;
}""".replace("ROOMS", str(ROOMS))
# Cards of the hand and of what was played, and piles: those that stick out of where they lie.
CUT = """() => {
    return [...document.querySelectorAll(".bottom [data-at]")].filter((one) => {
        const line = one.closest(".hand, .area, .bottom").getBoundingClientRect();
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        return width && (left < line.left - 1 || right > line.right + 1
            || top < line.top - 1 || bottom > line.bottom + 1);
    }).map((one) => one.dataset.at);
}"""

# Whether the middle of something lies in the frame that the map is looked at through.
IN_FRAME = """(at) => {
    const map = document.querySelector('[data-zone="map"]');
    const { x, y, width, height } = map.querySelector(`[data-at="${at}"]`).getBoundingClientRect();
    return map.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""

# How many px of each card but the last are seen beside the one that lies upon it.
SEEN = """(cards) => cards.map((card) => card.getBoundingClientRect().left)
    .flatMap((left, i, all) => (i ? [left - all[i - 1]] : []))"""


class Film(NamedTuple):
    """A page on which a game is looked at."""

    page: Page

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider", name=said("de", "moment-slider"))

    def go(self, moment: int) -> None:
        self.slider.fill(str(moment))
        self.at(moment)

    def step(self, key: str, moment: int) -> None:
        self.page.locator("body").press(key)
        self.at(moment)

    def at(self, moment: int) -> None:
        expect(self.page.locator(f'main[data-moment="{moment}"]')).to_be_attached()
        calm(self.page)

    def beside(self, open: bool) -> None:
        """The story, where it lies over the board."""
        button = self.page.get_by_role("button", name=STORY, exact=True)
        if button.is_visible() and button.get_attribute("aria-expanded") != str(open).lower():
            button.click()

    def look(self, seat: int) -> None:
        self.beside(True)
        self.page.get_by_label(said("de", "moment-eyes")).select_option(str(seat))
        expect(self.page.locator(f'main[data-eyes="{seat}"]')).to_be_attached()
        self.beside(False)
        calm(self.page)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(SETTLED)
        calm(self.page)

    def shop(self, wish: bool) -> bool:
        """On a small screen map and offers share a place; whether that is so."""
        button = self.page.locator(f'[data-leads~="{"row" if wish else "map"}"]')
        shown = button.is_visible()
        if shown:
            button.click()
        return shown

    def places(self) -> dict[str, list[float]]:
        return dict(self.page.evaluate(PLACES))

    def holds(self, where: str) -> None:
        """Every zone is in sight, alone in its place."""
        no_sideways_scrolling(self.page)
        offers_apart = self.page.locator('[data-zone="row"]').is_visible()
        zones = ZONES if offers_apart else ZONES - OFFERS
        assert self.page.evaluate(FAULTS, sorted(zones)) == [], where
        assert self.page.evaluate(CUT) == [], where


def load(server: Server, game: str, name: str) -> Place:
    record = json.loads((FOLDER / game / f"{name}.json").read_text("utf-8"))["record"]
    return server.opened(server.post("/records", record), game)


def moments_of(place: Place) -> list[int]:
    """Those at which most happens: a purchase, an attack, a tile, an artifact; then the last."""
    story = place.story()
    found = [
        next((told["version"] for told in story["told"] if told["said"]["key"] == key), None)
        for key in (MOMENTS if FULL else MOMENTS[:3])
    ]
    return sorted({moment for moment in found if moment})


def opened(open_page: OpenPage, place: Place, size: tuple[int, int], moment: int = 0) -> Film:
    page = open_page(
        f"/tables/{place.id}/replay#{moment}", width=size[0], height=size[1], touch=small(size)
    )
    film = Film(page)
    film.at(moment)
    expect(page.locator("[data-zone]").first).to_be_visible()
    calm(page)
    return film


@pytest.mark.parametrize(("game", "screen"), pairs(list(RAIDS), list(SCREENS)))
def test_a_raid_looked_at_again(
    server: Server, open_page: OpenPage, shoot: Shoot, game: str, screen: str
) -> None:
    place = load(server, game, RAIDS[game])
    sizes, moments = SCREENS[screen], moments_of(place)
    film = opened(open_page, place, sizes[0])
    for size in sizes:
        film.resize(size)
        for number, eyes in enumerate((SPECTATOR, 0)):
            film.go(0)
            film.look(eyes)
            before = film.places()
            assert set(before) >= ZONES
            for moment in some(moments, 2, number):
                film.go(moment - 1)
                film.step("ArrowRight", moment)
                leave_attack(film)
                film.holds(f"{named(size)} #{moment}")
                assert moved(before, film.places()) == {}, (size, moment)
                shoot(film.page, f"replay-{game}-{named(size)}-{moment}-{eyes}")
                film.step("ArrowLeft", moment - 1)
                assert moved(before, film.places()) == {}, (size, moment)
        offers_can_be_read(film, size)


@pytest.mark.parametrize("game", some(list(RAIDS), 2))
def test_on_a_phone_the_map_goes_with_whoever_acts(
    server: Server, open_page: OpenPage, game: str
) -> None:
    """Also where one looks through the eyes of somebody else."""
    place = load(server, game, RAIDS[game])
    record = json.loads((FOLDER / game / f"{RAIDS[game]}.json").read_text("utf-8"))["record"]
    game_over = replay(catalog.load(game), Record.from_data(record))
    film = opened(open_page, place, (390, 844))
    film.look(0)
    moments = range(len(record["choices"]))
    turns = {game_over.state_after(moment).turn: moment for moment in moments[: len(moments) // 2]}
    assert len(turns) > 2
    for seat, moment in turns.items():
        film.go(moment)
        leave_attack(film)
        expect(film.page.locator(f'[data-zone="map"] [data-at="hero/{seat}"]')).to_be_in_viewport()
        assert film.page.evaluate(IN_FRAME, f"hero/{seat}"), (seat, moment)


def leave_attack(film: Film) -> None:
    """It lies over the board, not over what moves the film."""
    attack = film.page.locator(".attack")
    if attack.is_visible():
        film.page.get_by_role("button", name=said("de", "moment-forward")).click(trial=True)
        attack.get_by_role("button").click()
        expect(attack).to_have_count(0)


def offers_can_be_read(film: Film, size: tuple[int, int]) -> None:
    apart = film.shop(True)
    found = film.page.evaluate(PRICES)
    assert 0 < len(found) <= SLOTS
    assert [card["card"] for card in found if not card["shown"]] == [], size
    assert [card["card"] for card in found if card["cut"] > 1] == [], size
    assert [card["card"] for card in found if min(card["letters"]) < LEAST] == [], size
    assert film.shop(False) == apart


def moved(
    before: dict[str, list[float]], now: dict[str, list[float]]
) -> dict[str, tuple[list[float], list[float]]]:
    """The zones that lie elsewhere."""
    return {
        zone: (before[zone], now[zone])
        for zone in before
        if max(abs(a - b) for a, b in zip(before[zone], now[zone], strict=True)) > STILL
    }


@pytest.mark.parametrize(("game", "size"), pairs(list(OTHERS), some(SIZES, 5, 1)))
def test_other_games_looked_at_again(
    server: Server, open_page: OpenPage, game: str, size: tuple[int, int]
) -> None:
    place = load(server, game, OTHERS[game])
    film = opened(open_page, place, size)
    transport = film.places()["transport"]
    for eyes in (SPECTATOR, 0):
        film.look(eyes)
        for moment in (1, 2, 30, 31, 30):
            film.go(moment)
            assert film.page.evaluate(FAULTS, ["transport"]) == [], (size, moment)
            assert film.places()["transport"] == pytest.approx(transport, abs=STILL)
            no_sideways_scrolling(film.page)


@pytest.mark.parametrize("size", some(SIZES, 5, 2), ids=named)
def test_the_story_is_at_hand(
    server: Server, open_page: OpenPage, axe: Check, size: tuple[int, int]
) -> None:
    place = load(server, "klong", RAIDS["klong"])
    film = opened(open_page, place, size, 60)
    before = film.places()
    film.beside(True)
    line = film.page.locator('.story [data-moment="60"] a')
    expect(line).to_be_in_viewport()
    expect(line).to_have_attribute("aria-current", "step")
    assert film.places()["transport"] == pytest.approx(before["transport"], abs=STILL)
    axe(film.page)
    film.page.locator('.story [data-moment="61"] a').click()
    film.at(61)
    film.beside(False)
    film.holds(named(size))


def test_draws_of_one_kind_are_told_in_one_line(server: Server, open_page: OpenPage) -> None:
    place = load(server, "klong", RAIDS["klong"])
    told = place.story()["told"]
    end = next(one["version"] for one in told if one["said"]["key"] == "event-ended-turn")
    film = opened(open_page, place, (1440, 900), end)
    sentences = film.page.locator(f'.story [data-moment="{end}"] .sentence')
    drawn = [sentence for sentence in sentences.all_inner_texts() if "zieht" in sentence]
    assert len(drawn) == 1
    assert re.search(r"\b5\sKarten", drawn[0])


def test_cards_lie_side_by_side_where_there_is_room(server: Server, open_page: OpenPage) -> None:
    place = load(server, "klong", RAIDS["klong"])
    film = opened(open_page, place, (1280, 720))
    film.look(0)
    hand = film.page.locator('.bottom [data-at^="hand/"]')
    expect(hand).to_have_count(5)
    assert min(hand.evaluate_all(SEEN)) > 80
    film.go(crowded(place))
    expect(film.page.locator(".bottom .whose")).to_be_visible()
    played = film.page.locator('.bottom [data-at^="area/"]')
    assert min(played.evaluate_all(SEEN)) > 55


def crowded(place: Place) -> int:
    """Before the first turn of somebody else ends: all is played that was in their hand."""
    ends = [one["version"] for one in place.story()["told"]
            if one["said"]["key"] == "event-ended-turn"]  # fmt: skip
    return int(ends[1]) - 1


def test_a_link_to_a_moment_goes_with_it(server: Server, open_page: OpenPage) -> None:
    film = opened(open_page, load(server, "klong", RAIDS["klong"]), (1280, 720), 60)
    film.page.evaluate(
        "() => void (navigator.clipboard.writeText = () => Promise.reject(new Error()))"
    )
    film.page.get_by_role("button", name=said("de", "moment-link")).click()
    link = film.page.get_by_text("/replay#")
    expect(link).to_contain_text("#60")
    film.page.get_by_role("button", name=said("de", "moment-back")).click()
    film.at(59)
    expect(link).to_have_count(0)
