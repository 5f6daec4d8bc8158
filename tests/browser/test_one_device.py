"""Two at one device: nobody sees the other's cards, whatever comes late, whatever is pressed."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.hands import choose_anything, question, something_to_do
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage, Shoot
from tests.server.serving import Place, Server

ESCAPES = 4  # a browser may grant the third where it refuses two


def table(server: Server, *people: str) -> Place:
    """Of a game in which everybody has a hand of cards; the first is asked first."""
    return server.table(*people, game="klong", seed="klong-1", first="seat0", side="day")


def covered_for(page: Page, title: str) -> None:
    expect(page.get_by_role("dialog").get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator("main")).to_be_hidden()


def test_the_asked_hand_stays_covered_though_its_update_comes_late(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    place = table(server, "Ben", "Anna")
    late: list[tuple[WebSocketRoute, str]] = []

    def slowly(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            text = str(message)
            told = json.loads(text)
            if told["type"] == "update" and told["seat"] == 0 and not late:
                late.append((socket, text))
            else:
                socket.send(text)

        socket.connect_to_server().on_message(pass_on)

    page = open_page("/", place=place, seats=(1, 0))
    page.route_web_socket(re.compile(r"/live$"), slowly)
    page.goto(f"/tables/{place.id}")
    for_ben = said("de", "curtain-title", name="Ben")
    covered_for(page, for_ben)
    [(socket, text)] = late
    socket.send(text)
    for _ in range(ESCAPES):
        page.keyboard.press("Escape")
    covered_for(page, for_ben)
    shoot(page, "curtain")
    axe(page)
    page.get_by_role("button", name=said("de", "curtain-ready", name="Ben")).click()
    something_to_do(page)
    before = question(page)
    choose_anything(page, 0)
    assert question(page) != before


def test_in_anothers_turn_it_is_asked_first_who_looks(server: Server, open_page: OpenPage) -> None:
    place = table(server, "Cleo", "Anna", "Ben")
    page = open_page(f"/tables/{place.id}", place=place, seats=(1, 2))
    covered_for(page, said("de", "curtain-who"))
    page.get_by_role("button", name=said("de", "curtain-ready", name="Ben")).click()
    expect(page.locator("main")).to_be_visible()
    page.reload()
    covered_for(page, said("de", "curtain-who"))


def test_looking_back_shows_what_all_may_know_until_the_curtain_is_lifted(
    server: Server, open_page: OpenPage
) -> None:
    place = table(server, "Ben", "Anna")
    page = open_page(f"/tables/{place.id}", place=place, seats=(0, 1))
    page.get_by_role("button", name=said("de", "curtain-ready", name="Ben")).click()
    something_to_do(page)
    choose_anything(page, 0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("l")  # on some tables it lies in a drawer
    page.get_by_role("link", name=said("de", "papers-replay")).click()
    eyes = page.get_by_label(said("de", "moment-eyes"))
    expect(eyes).to_have_value("-1")
    page.keyboard.press("ArrowRight")
    expect(eyes.get_by_role("option", name=said("de", "moment-eyes-all"))).to_be_attached()
    looked = [url for url in asked if "/api/" in url and "/moments" in url]
    assert looked and all(url.endswith("seat=-1") for url in looked)
    eyes.select_option(label="Anna")
    covered_for(page, said("de", "curtain-title", name="Anna"))
    page.get_by_role("button", name=said("de", "curtain-back")).click()
    expect(page.locator("main")).to_be_visible()
    expect(eyes).to_have_value("-1")
    eyes.select_option(label="Anna")
    page.get_by_role("button", name=said("de", "curtain-ready", name="Anna")).click()
    expect(page.locator("main")).to_be_visible()
    expect(eyes).to_have_value("1")
    page.reload()
    expect(eyes).to_have_value("-1")
