"""People play: a whole game by clicking, by keys alone, on a phone, together, and back again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.hands import (
    MOST_CHOICES,
    at_table,
    board_choices,
    choose_anything,
    ending,
    gone_on,
    no_sideways_scrolling,
    play_to_the_end,
    question,
    something_to_do,
)
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage, Shoot
from tests.server.serving import Server
from tests.size import FULL, some


def test_a_whole_german_game_against_two_bots_by_clicking(
    page_de: Page, axe: Check, shoot: Shoot
) -> None:
    page_de.get_by_role("button", name=said("de", "lobby-play")).first.click()
    something_to_do(page_de)
    shoot(page_de, "game-start")
    axe(page_de)
    for number in range(4):
        choose_anything(page_de, 5 * number)
    shoot(page_de, "game-middle")
    axe(page_de)
    play_to_the_end(page_de)
    shoot(page_de, "game-end")
    axe(page_de)
    expect(page_de.get_by_text(said("de", "ending-places"))).to_be_visible()
    page_de.get_by_role("button", name=said("de", "proof-check")).click()
    expect(page_de.get_by_text(said("de", "proof-fits-remembered"))).to_be_visible()


def test_a_game_by_keys_alone(page_de: Page) -> None:
    """The list of all options: `o` opens it, arrows walk through it, Enter chooses."""
    play = page_de.get_by_role("button", name=said("de", "lobby-play")).first
    expect(play).to_be_visible()
    for _ in range(40):
        page_de.keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    page_de.keyboard.press("Enter")
    for number in range(MOST_CHOICES if FULL else 6):
        something_to_do(page_de)
        if ending(page_de).is_visible():
            break
        before = question(page_de)
        page_de.keyboard.press("o")
        expect(page_de.locator(".options button:focus")).to_be_visible()
        for _ in range(number % 3):
            page_de.keyboard.press("ArrowDown")
        page_de.keyboard.press("Enter")
        changed = page_de.locator(f'main:not([data-version="{before}"])').or_(ending(page_de))
        expect(changed.first).to_be_visible()
    assert not FULL or ending(page_de).is_visible()


@pytest.mark.parametrize("light", some(["light", "dark"], 2, 1))
def test_a_phone_is_enough(open_page: OpenPage, axe: Check, shoot: Shoot, light: str) -> None:
    page = open_page(width=390, height=844, touch=True, dark=light == "dark")
    page.get_by_role("button", name=said("de", "lobby-play")).first.tap()
    something_to_do(page)
    page.locator("aside").get_by_role("button", name=said("de", "notice-close")).tap()
    expect(page.locator("aside")).to_be_hidden()  # what it is all about has been read
    for number in range(4):
        something_to_do(page)
        no_sideways_scrolling(page)
        choose_anything(page, 7 * number)
    something_to_do(page)
    axe(page)
    shoot(page, f"phone-{light}")


def test_what_cannot_be_taken_says_why(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    place = server.table("Anna", "bot:random", "bot:random", first="seat0")
    page = at_table(open_page, place, 0)
    something_to_do(page)
    barred = page.locator("[data-at].not").first
    barred.click(force=True)  # it is aria-disabled, and says why
    why = page.get_by_role("alert").filter(has_text=said("de", "table-why-not"))
    expect(why).to_contain_text("SG-033")
    axe(page)
    shoot(page, "refusal")
    why.get_by_role("link", name="SG-033").click()
    expect(page.get_by_role("dialog")).to_contain_text("SG-033")
    assert question(page) == "0"


def test_a_choice_is_taken_back(server: Server, open_page: OpenPage) -> None:
    place = server.table("Anna", "bot:random", "bot:random", champions=False, first="seat0")
    page = at_table(open_page, place, 0)
    something_to_do(page)
    first = board_choices(page).count()
    choose_anything(page, 4)
    expect(board_choices(page)).not_to_have_count(first)
    something_to_do(page)  # until then bots answer, and nothing is taken back meanwhile
    undo = page.get_by_role("button", name=said("de", "tool-undo"))
    expect(undo).to_be_enabled()
    page.keyboard.press("u")
    expect(board_choices(page)).to_have_count(first)
    expect(page.get_by_text(said("de", "table-your-turn"), exact=True)).to_be_visible()


@pytest.mark.parametrize("manner", ["strict", "lenient"])
def test_a_played_card_is_taken_back_or_it_is_said_why_not(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot, manner: str
) -> None:
    place = server.table("Anna", "bot:random", game="klong", undo=manner, first="seat0")
    page = at_table(open_page, place, 0)
    undo = page.get_by_role("button", name=said("de", "tool-undo"))
    expect(undo).to_be_disabled()
    undo.click(force=True)  # it looks and is called disabled, and yet it answers
    expect(page.get_by_role("alert").filter(has_text=said("de", "refused-KN-004"))).to_be_visible()
    page.keyboard.press("Escape")
    hand = page.locator('[data-at^="hand/"].may')
    something_to_do(page)
    before = hand.count()
    hand.first.click()
    expect(page.locator('main:not([data-version="0"])')).to_be_visible()
    if manner == "lenient":
        expect(undo).to_be_enabled()
        undo.click()
        expect(hand).to_have_count(before)
        return
    expect(undo).to_be_disabled()
    undo.click(force=True)
    why = page.get_by_role("alert").filter(has_text=said("de", "refused-KN-009"))
    expect(why).to_be_visible()
    axe(page)
    shoot(page, "undo-muted")
    why.get_by_role("link", name="KN-009").click()
    expect(page.get_by_role("dialog").get_by_text("nachsichtigen Tisch")).to_be_visible()


def test_a_new_table_says_what_can_be_undone(open_page: OpenPage, shoot: Shoot) -> None:
    page = open_page("/new/klong")
    lenient, strict = (
        page.get_by_role("radio", name=said("de", f"new-undo-{manner}"))
        for manner in ("lenient", "strict")
    )
    expect(strict).to_be_checked()
    lenient.check(force=True)
    shoot(page, "new-table-undo")
    page.get_by_role("button", name=said("de", "new-create")).click()
    expect(page).to_have_url(re.compile("/tables/"))
    table = page.url.partition("/tables/")[2]
    about = page.request.get(f"/api/tables/{table}").json()["about"]
    assert about["undo"] == "lenient"


def test_a_key_goes_on_where_there_is_one_way(server: Server, open_page: OpenPage) -> None:
    place = server.table("Anna", "bot:random", game="bangkok-klongs", first="seat0")
    page = at_table(open_page, place, 0)
    on = page.locator('[aria-keyshortcuts="e"]')
    for number in range(MOST_CHOICES):
        something_to_do(page)
        if on.is_visible():
            break
        choose_anything(page, number)
    before = question(page)
    page.keyboard.press("e")
    gone_on(page, before)


def test_a_bot_plays_for_whoever_leaves(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    place = server.table("Anna", "Ben", first="seat0")
    anna = at_table(open_page, place, 0)
    ben = at_table(open_page, place, 1)
    something_to_do(anna)
    ben.get_by_role("button", name=said("de", "absence-leave")).click()
    ben.get_by_role("button", name=said("de", "notice-going-pause")).click()
    expect(ben.get_by_text(said("de", "absence-for-you"))).to_be_visible()
    expect(anna.get_by_text(said("de", "seats-replaced"))).to_be_visible()
    choose_anything(anna, 3)
    expect(anna.get_by_text(said("de", "table-your-turn"), exact=True)).to_be_visible()
    axe(ben)
    shoot(ben, "stand-in")
    ben.get_by_role("button", name=said("de", "absence-back")).click()
    expect(anna.get_by_text(said("de", "seats-replaced"))).to_be_hidden()
    choose_anything(anna, 3)
    expect(board_choices(ben).first).to_be_visible()


def test_a_silent_friend_can_be_stood_in_for(server: Server, open_page: OpenPage) -> None:
    """The button comes when its time has come; here the clock of one browser is ahead."""
    place = server.table("Ben", "Anna", first="seat0")
    anna = open_page("about:blank", place=place, seats=(1,))
    anna.clock.install()
    anna.goto(f"/tables/{place.id}")
    expect(anna.get_by_role("heading", name=said("de", "table-turn-of", who="Ben"))).to_be_visible()
    button = anna.get_by_role("button", name=said("de", "absence-stand-in"))
    expect(button).to_be_hidden()
    anna.clock.fast_forward("05:00")  # perhaps before what shows the button has come
    expect(button).to_be_visible()


def test_two_people_and_a_spectator_and_one_who_was_away(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    """Everybody sees everything that all may see, and who is there; a lost connection loses
    nothing."""
    place = server.table("Anna", "Ben", first="seat0")
    sockets: list[WebSocketRoute] = []

    def passing(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    anna = at_table(open_page, place, 0)
    ben = open_page("/", place=place, seats=(1,))
    ben.route_web_socket(re.compile(r"/live$"), passing)
    ben.goto(f"/tables/{place.id}")
    watcher = at_table(open_page, place)
    something_to_do(anna)
    choose_anything(anna, 3)
    something_to_do(ben)
    for page in (ben, watcher):
        expect(page.locator("main")).to_have_attribute("data-version", "1")
    assert board_choices(watcher).count() == 0
    sockets[-1].close(code=1012)  # the line goes dead …
    while len(sockets) == 1:  # … and comes back by itself
        ben.wait_for_timeout(50)
    expect(ben.get_by_text(said("de", "notice-offline"))).to_be_hidden()
    choose_anything(ben, 3)
    for page in (anna, watcher):
        expect(page.locator("main")).not_to_have_attribute("data-version", "1")
    expect(watcher.get_by_text(said("de", "table-watching"))).to_be_visible()
    away = anna.get_by_role("listitem").filter(has_text="Ben").get_by_text(said("de", "seats-away"))
    expect(away).to_be_hidden()
    expect(anna.get_by_text(said("de", "seats-watching", count=1))).to_be_visible()
    watcher.goto("/")
    ben.goto("/")
    expect(away).to_be_visible()
    expect(anna.get_by_text(said("de", "seats-watching", count=1))).to_be_hidden()
    choose_anything(anna, 3)
    expect(anna.get_by_text(said("de", "table-away", who="Ben"), exact=True)).to_be_visible()
    axe(anna)
    shoot(anna, "away")
    ben.go_back()
    expect(away).to_be_hidden()


def test_a_friend_comes_by_the_link(server: Server, open_page: OpenPage, axe: Check) -> None:
    place = server.table("Anna", "open", first="seat0")
    anna = open_page(f"/tables/{place.id}", place=place, seats=(0,))
    expect(anna.get_by_role("heading", name=said("de", "waiting-title"))).to_be_visible()
    axe(anna)
    ben = open_page(f"/tables/{place.id}", lang="en")
    ben.get_by_label(said("en", "waiting-name")).fill("Ben")
    ben.get_by_role("button", name=said("en", "waiting-sit"), exact=True).click()
    something_to_do(anna)
    choose_anything(anna, 0)
    expect(board_choices(ben).first).to_be_visible()


def test_the_language_changes_at_the_table(server: Server, open_page: OpenPage) -> None:
    place = server.table("Anna", "bot:random", "bot:random", first="seat0")
    page = at_table(open_page, place, 0)
    expect(page.get_by_text(said("de", "table-your-turn"), exact=True)).to_be_visible()
    page.get_by_role("button", name=said("de", "shell-speak-en")).click()
    expect(page.get_by_text(said("en", "table-your-turn"), exact=True)).to_be_visible()
    assert board_choices(page).count() > 0
