"""Friends: once more together, and a seat taken along to another device."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect
from tests.browser.hands import at_table, no_sideways_scrolling, question, something_to_do
from tests.browser.spoken import said
from tests.browser.watching import Check, Forgive, OpenPage, Shoot
from tests.server.serving import GAME, Place, Reached, Server, play_out
from tests.server.test_webhooks import StandIn, allowed, stand_in
from tests.started import PATIENCE

__all__ = ["allowed", "stand_in"]  # fixtures


def finished(server: Server) -> Place:
    place = server.table("Anna", "Ben")
    play_out([place.client(0, 1)])
    return place


def circle(page: Page) -> None:
    page.get_by_role("banner").get_by_role(
        "button", name=said("de", "circle-title", unread=0)
    ).click()


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
    at_once = anna.evaluate("Date.now() + 2000")
    for button in buttons:
        button.evaluate("(one, at) => void setTimeout(() => one.click(), at - Date.now())", at_once)
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


HOSTILE = (
    '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> '
    "{ $who } &amp; \u202etxet \u2066" + "Z" + "\u0301\u0302\u0303\u0304\u0305" * 8 + "W" * 90
)
SHOWN = (
    '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> '
    "{ $who } &amp; txet \u0179\u0302\u0303" + "W" * 90
)


def speak(page: Page, text: str) -> None:
    page.get_by_label(said("de", "talk-words")).fill(text)
    page.get_by_role("button", name=said("de", "talk-send"), exact=True).click()
    expect(page.get_by_label(said("de", "talk-words"))).to_have_value("")


def test_hostile_words_are_only_words(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    place = server.table("Anna", "Ben", first="seat0")
    anna = at_table(open_page, place, 0)
    ben = at_table(open_page, place, 1, width=390, height=844, touch=True)
    watching = at_table(open_page, place)
    circle(anna)
    speak(anna, HOSTILE)
    murmur = ben.locator(".murmur")
    expect(murmur).to_contain_text(SHOWN)
    no_sideways_scrolling(ben)
    shoot(ben, "talk-murmur-phone")
    unread = ben.get_by_role("button", name=said("de", "circle-title", unread=1))
    unread.tap()
    for name in ("talk-wave", "talk-laugh", "talk-bravo", "talk-wow", "talk-ouch", "talk-think"):
        ben.get_by_role("button", name=said("de", name), exact=True).tap()
        lines = ben.get_by_role("list", name=said("de", "talk-title"))
        expect(lines).to_contain_text(said("de", name))
    no_sideways_scrolling(ben)
    axe(ben)
    shoot(ben, "talk-phone")
    expect(anna.get_by_role("list", name=said("de", "talk-title"))).to_contain_text("Ben")
    axe(anna)
    shoot(anna, "talk-wide")
    circle(watching)
    expect(watching.get_by_role("list", name=said("de", "talk-title"))).to_contain_text(SHOWN)
    expect(watching.get_by_label(said("de", "talk-words"))).to_be_hidden()
    for page in (anna, ben, watching):
        assert page.evaluate("window.hacked") is None
        assert page.locator("img[src=x]").count() == 0
    before = question(anna)
    anna.get_by_label(said("de", "talk-words")).press("u")  # no shortcut of the table
    assert question(anna) == before
    anna.keyboard.press("Escape")
    expect(anna.get_by_label(said("de", "talk-words"))).to_be_hidden()
    something_to_do(anna)


def test_a_quiet_table_has_no_talk(server: Server, open_page: OpenPage, shoot: Shoot) -> None:
    page = open_page(f"/new/{GAME}")
    page.get_by_text(said("de", "new-talk-false"), exact=True).click()
    shoot(page, "talk-option")
    page.get_by_role("button", name=said("de", "new-create")).click()
    expect(page.get_by_role("heading", name=said("de", "waiting-title"))).to_be_visible()
    circle(page)
    expect(page.get_by_role("heading", name=said("de", "device-title"))).to_be_visible()
    expect(page.get_by_label(said("de", "talk-words"))).to_be_hidden()


def test_a_table_names_an_address_that_is_called(
    allowed: Reached, stand_in: StandIn, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    place = allowed.table("Ben", "Anna", first="seat0")
    page = at_table(open_page, place, 1)
    circle(page)
    page.get_by_text(said("de", "circle-others")).click()
    page.get_by_label(said("de", "device-hook-url")).fill(stand_in.url)
    page.get_by_role("button", name=said("de", "device-hook-set"), exact=True).click()
    expect(page.get_by_text(said("de", "device-hook-calls", host="127.0.0.1"))).to_be_visible()
    axe(page)
    shoot(page, "webhook-wide")
    ben = place.client(0)
    while ben.question:
        ben.choose(0)
    assert stand_in.calls.get(timeout=PATIENCE)[2]["name"] == "Anna"
    page.get_by_role("button", name=said("de", "device-hook-stop")).click()
    expect(page.get_by_label(said("de", "device-hook-url"))).to_be_visible()
