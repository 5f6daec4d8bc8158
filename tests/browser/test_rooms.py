"""An evening in a room: people come by its link, play two games, and see how they stand."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect
from tests.browser.hands import no_sideways_scrolling
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage, Shoot
from tests.server.serving import GAME, Place, Server, play_out

PHONE = {"width": 390, "height": 844, "touch": True}


def button(page: Page, key: str) -> None:
    page.get_by_role("button", name=said("de", key), exact=True).click()


def enter(page: Page, name: str) -> None:
    page.get_by_label(said("de", "room-enter-name")).fill(name)
    button(page, "room-enter")
    expect(page.get_by_role("list").get_by_text(name)).to_be_visible()


def play_on(server: Server, pages: list[Page]) -> Place:
    """The game at the table at which these are, played out beside their browsers."""
    table = pages[0].url.rpartition("/")[2]
    read = "table => JSON.parse(localStorage.getItem(`tischrunde.table.${table}`)).keys[0]"
    keys = [page.evaluate(read, table) for page in pages]
    place = Place(server, table, {key["seat"]: key["token"] for key in keys})
    play_out([place.client(*sorted(place.tokens))])
    return place


def league(page: Page) -> list[list[str]]:
    rows = page.get_by_role("region", name=said("de", "room-league")).locator("tbody tr")
    return [row.locator("td, th").all_inner_texts() for row in rows.all()]


def expected(place: Place, names: dict[int, str]) -> dict[str, tuple[int, float]]:
    """Who has won, and what that is worth between two."""
    ending = place.look()["ending"]
    first = ending["standings"][0]
    worth = 0.5 if len(first) == 2 else 1.0
    return {
        name: (int(seat in ending["winners"]), worth if seat in first else 0.0)
        for seat, name in names.items()
    }


def test_a_room_over_two_games(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    anna = open_page("/")
    anna.get_by_role("link", name=said("de", "lobby-evening-open")).click()
    expect(anna.get_by_role("heading", name=said("de", "room-new-title"))).to_be_visible()
    axe(anna)
    shoot(anna, "room-new-wide")
    anna.get_by_label(said("de", "room-new-name")).fill("Freitagsrunde")
    anna.get_by_label(said("de", "room-enter-name")).fill("Anna")
    anna.keyboard.press("Enter")
    expect(anna.get_by_role("heading", name="Freitagsrunde")).to_be_visible()
    link = anna.get_by_label(said("de", "room-share")).input_value()
    room = anna.url.rpartition("/")[2]
    assert link.endswith(f"/rooms/{room}")
    ben = open_page(f"/rooms/{room}", dark=True, **PHONE)
    expect(ben.get_by_role("heading", name=said("de", "room-enter-title"))).to_be_visible()
    axe(ben)
    shoot(ben, "room-enter-phone-dark")
    enter(ben, "Ben")
    people = anna.get_by_role("region", name=said("de", "room-people"))
    expect(people.get_by_role("listitem").nth(1)).to_contain_text(said("de", "room-here"))
    # The first game: whoever is here is seated, by nothing but the keyboard.
    radio = anna.get_by_role("radio", name=said("de", f"game-{GAME}"))
    radio.focus()
    anna.keyboard.press("Space")
    expect(anna.get_by_role("checkbox", name="Ben")).to_be_checked()
    axe(anna)
    shoot(anna, "room-set-up-wide")
    create = anna.get_by_role("button", name=said("de", "room-create"))
    create.focus()
    anna.keyboard.press("Enter")
    expect(anna).to_have_url(re.compile(r"/tables/"))
    go = ben.get_by_role("link", name=said("de", "room-go"))
    expect(go).to_be_visible()
    axe(ben)
    shoot(ben, "room-table-phone-dark")
    no_sideways_scrolling(ben)
    go.click()
    for page in (anna, ben):
        expect(page.locator("main[data-version]")).to_be_visible()
    first = play_on(server, [anna, ben])
    back = anna.get_by_role("link", name=said("de", "ending-to-room"))
    expect(back).to_be_visible()
    expect(anna.get_by_text(said("de", "ending-room", room="Freitagsrunde"))).to_be_visible()
    axe(anna)
    shoot(anna, "room-ending-wide")
    # The second one: once more, which belongs to the room, too.
    anna.get_by_role("button", name=said("de", "ending-again"), exact=True).click()
    for page in (anna, ben):
        expect(page).not_to_have_url(re.compile(rf"/tables/{first.id}$"))
        expect(page.locator("main[data-version]")).to_be_visible()
    second = play_on(server, [anna, ben])
    for page in (anna, ben):
        expect(page.get_by_role("link", name=said("de", "ending-to-room"))).to_be_visible()
        page.get_by_role("link", name=said("de", "ending-to-room")).click()
        results = page.get_by_role("region", name=said("de", "room-results"))
        expect(results.get_by_role("heading", name=said("de", f"game-{GAME}"))).to_have_count(2)
    names = {0: "Anna", 1: "Ben"}
    one, two = expected(first, names), expected(second, names)
    told = {row[1]: (row[2], row[3], row[5]) for row in league(anna)}
    for name in names.values():
        wins = one[name][0] + two[name][0]
        points = one[name][1] + two[name][1]
        assert told[name] == ("2", str(wins), f"{points:g}".replace(".", ",")), told
    assert [row[1] for row in league(ben)] == [row[1] for row in league(anna)]
    for page in (anna, ben):
        axe(page)
        no_sideways_scrolling(page)
    shoot(anna, "room-results-wide")
    shoot(ben, "room-results-phone-dark")
    with anna.expect_download() as download:
        anna.get_by_role("link", name=said("de", "room-export-csv")).click()
    text = download.value.path().read_text("utf-8")
    assert text.count("Anna") == 2 and first.id in text and second.id in text


def test_who_comes_later_sits_down_by_one_press_and_who_leaves_is_gone(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    opened = server.post("/rooms", {"name": "Samstag", "person": "Anna"}).json()
    room, key = opened["room"], opened["token"]
    seats = [{"kind": "member", "member": 0}, {"kind": "open"}]
    wish = {"game": GAME, "seats": seats}
    table = server.post(f"/rooms/{room}/tables", wish, key).json()["table"]
    anna = open_page("/")  # who comes by the link of a table that still waits sits there already
    mark = server.get(f"/rooms/{room}").json()["mark"]
    held = {"room": room, "member": 0, "token": key, "name": "Samstag", "mark": mark, "at": 1}
    keep = "([room, held]) => localStorage.setItem(`tischrunde.room.${room}`, held)"
    anna.evaluate(keep, [room, json.dumps(held)])
    anna.goto(f"/tables/{table}")
    expect(anna.get_by_role("heading", name=said("de", "waiting-title"))).to_be_visible()
    expect(anna.get_by_role("link", name=said("de", "waiting-room"))).to_be_visible()
    shoot(anna, "room-waiting-wide")
    ben = open_page(f"/rooms/{room}")
    enter(ben, "Ben")
    shoot(ben, "room-open-seat-wide")
    button(ben, "room-sit")
    expect(ben).to_have_url(re.compile(rf"/tables/{table}$"))
    expect(ben.locator("main[data-version]")).to_be_visible()
    circle = said("de", "circle-title", unread=0)
    ben.get_by_role("banner").get_by_role("button", name=circle).click()
    back = ben.get_by_role("link", name=said("de", "circle-room", room="Samstag"))
    expect(back).to_be_visible()
    axe(ben)
    back.click()
    expect(ben.get_by_role("link", name=said("de", "room-go"))).to_be_visible()
    ben.evaluate("table => localStorage.removeItem(`tischrunde.table.${table}`)", table)
    ben.goto(f"/tables/{table}")  # by the link of the table: the key of the room is enough
    read = "table => JSON.parse(localStorage.getItem(`tischrunde.table.${table}`))?.keys[0].seat"
    ben.wait_for_function(f"table => ({read})(table) === 1", arg=table)
    ben.goto(f"/rooms/{room}")
    button(ben, "room-leave")
    button(ben, "room-leave-sure")
    expect(ben.get_by_label(said("de", "room-enter-name"))).to_be_visible()
    left = ben.get_by_role("region", name=said("de", "room-people")).get_by_role("listitem").nth(1)
    expect(left).to_contain_text(said("de", "room-left"))
    axe(ben)
