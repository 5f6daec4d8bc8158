"""Friends: once more together, and a seat taken along to another device."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect
from tests.browser.hands import at_table, no_sideways_scrolling, something_to_do
from tests.browser.spoken import said
from tests.browser.watching import Check, Forgive, OpenPage, Shoot
from tests.server.serving import Place, Server, play_out


def finished(server: Server) -> Place:
    place = server.table("Anna", "Ben")
    play_out([place.client(0, 1)])
    return place


def circle(page: Page) -> None:
    page.get_by_role("banner").get_by_role("button", name=said("de", "circle-title")).click()


def test_a_rematch_asked_for_by_both_at_once_takes_everybody_along(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    place = finished(server)
    anna = at_table(open_page, place, 0)
    ben = at_table(open_page, place, 1, width=390, height=844, touch=True)
    watching = at_table(open_page, place)
    buttons = [
        page.get_by_role("button", name=said("de", "ending-again"), exact=True)
        for page in (anna, ben)
    ]
    for button in buttons:
        expect(button).to_be_visible()
    shoot(anna, "rematch-wide")
    shoot(ben, "rematch-phone")
    press = "button => setTimeout(() => button.click())"
    for button in buttons:
        button.evaluate(press)
    new = re.compile(rf"/tables/(?!{place.id})[a-z0-9]+$")
    for page in (anna, ben, watching):
        expect(page).to_have_url(new)
        expect(page.locator("main[data-version]")).to_be_visible()
    assert anna.url == ben.url == watching.url
    for seat, page in enumerate((anna, ben)):
        mine = page.evaluate(
            "table => localStorage.getItem(`tischrunde.table.${table}`)", new_id(page)
        )
        assert [key["token"] for key in json.loads(mine)["keys"]] == [place.tokens[seat]]
    late = at_table(open_page, place, 1)  # whoever comes later is not pulled away
    follow = late.get_by_role("button", name=said("de", "ending-follow"))
    expect(follow).to_be_visible()
    axe(late)
    follow.click()
    expect(late).to_have_url(anna.url)
    expect(late.locator("main[data-version]")).to_be_visible()


def new_id(page: Page) -> str:
    return page.url.rpartition("/")[2]


def test_a_seat_goes_to_another_device_by_its_code(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot, forgive: Forgive
) -> None:
    forgive(r"status of 404 .*/handovers/take")  # the code is used a second time
    place = server.table("Anna", "bot:random", first="seat0")
    laptop = at_table(open_page, place, 0)
    something_to_do(laptop)
    circle(laptop)
    laptop.get_by_role("button", name=said("de", "device-show")).click()
    code = laptop.locator(".code code")
    expect(code).to_be_visible()
    axe(laptop)
    shoot(laptop, "handover-wide")
    phone = open_page("/", width=390, height=844, touch=True)
    phone.get_by_label(said("de", "lobby-take-code")).fill(code.inner_text())
    phone.get_by_role("button", name=said("de", "lobby-take"), exact=True).tap()
    something_to_do(phone)
    circle(phone)
    shoot(phone, "handover-phone")
    no_sideways_scrolling(phone)
    phone.reload()
    something_to_do(phone)
    late = open_page("/")
    late.get_by_label(said("de", "lobby-take-code")).fill(code.inner_text())
    late.get_by_role("button", name=said("de", "lobby-take"), exact=True).click()
    expect(late.get_by_role("alert")).to_have_text(said("de", "problem-no-such-code"))
    axe(late)


def test_a_picture_of_the_code_is_enough(server: Server, open_page: OpenPage) -> None:
    place = server.table("Anna", "bot:random", first="seat0")
    wish = {"table": place.id, "tokens": [place.tokens[0]]}
    code = server.post("/handovers", wish).json()["code"]
    phone = open_page(f"/#seat-{code}", width=390, height=844, touch=True)
    expect(phone).to_have_url(re.compile(rf"/tables/{place.id}$"))
    something_to_do(phone)
    phone.go_back()
    expect(phone.get_by_role("heading", name=said("de", "lobby-mine"))).to_be_visible()


def test_the_link_is_passed_on_by_sheet_and_picture(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    place = server.table("Anna", "open")
    phone = open_page("about:blank", place=place, seats=(0,), width=390, height=844, touch=True)
    phone.add_init_script(
        """navigator.share = async (what) => { window.passed = what.url; };
        const { fetch } = window;
        window.fetch = async (path, init) => {
          const answer = await fetch(path, init);
          if (path !== "/api/games") return answer;
          return Response.json({ ...(await answer.json()), network: "http://192.168.7.7:8000/" });
        };"""
    )
    phone.goto(f"/tables/{place.id}")
    link = f"http://192.168.7.7:8000/tables/{place.id}"
    expect(phone.get_by_label(said("de", "share-title"))).to_have_value(link)
    phone.get_by_role("button", name=said("de", "share-pass")).tap()
    assert phone.evaluate("window.passed") == link
    phone.get_by_role("button", name=said("de", "share-qr")).tap()
    expect(phone.get_by_role("img", name=said("de", "share-qr-label"))).to_be_visible()
    no_sideways_scrolling(phone)
    axe(phone)
    shoot(phone, "share-phone")
