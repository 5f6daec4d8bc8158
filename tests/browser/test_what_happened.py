"""What others did can be read: chips, a log that follows, and names that can be looked at."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.hands import at_table, choose_anything, question, something_to_do
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage
from tests.server.serving import Place, Server

TURNS = 20
IN_SIGHT = """() => {
    const box = document.querySelector(".log .scroll");
    const last = [...box.querySelectorAll("li")].at(-1).getBoundingClientRect();
    return last.bottom <= box.getBoundingClientRect().bottom + 1;
}"""


def market(server: Server) -> Place:
    bots = ["bot:random", "bot:random"]
    return server.table("Anna", *bots, game="bangkok-klongs", seed="told", first="seat0")


def chips(page: Page) -> list[str]:
    return (
        page.get_by_role("group", name=said("de", "news-title"))
        .get_by_role("button")
        .all_inner_texts()
    )


def test_the_log_follows_for_twenty_turns_unless_somebody_reads_further_up(
    server: Server, open_page: OpenPage
) -> None:
    page = at_table(open_page, market(server), 0)
    for number in range(TURNS):
        assert choose_anything(page, number)
        something_to_do(page)
    page.wait_for_function(IN_SIGHT)
    log = page.get_by_role("region", name=said("de", "log-title"))
    log.evaluate("box => box.scrollTo(0, 0)")
    back = page.get_by_role("button", name=said("de", "log-to-end"))
    expect(back).to_be_visible()
    choose_anything(page, 1)
    something_to_do(page)
    assert log.evaluate("box => box.scrollTop") == 0
    back.click()
    page.wait_for_function(IN_SIGHT)


def test_chips_tell_what_others_did_until_the_first_action_and_open(
    server: Server, open_page: OpenPage, axe: Check
) -> None:
    page = at_table(open_page, market(server), 0, calm=True)
    while len(page.locator(".recap .fresh").all()) < 2:
        choose_anything(page, 0)
        something_to_do(page)
    assert all(re.search(r"[A-J][1-8]", text) for text in chips(page)[:2])
    chip = page.locator(".recap .fresh").first
    chip.click()
    details = page.locator(".details")
    expect(details).to_be_visible()
    axe(page)
    details.get_by_role("button").first.click()
    expect(page.locator(".pointed-out").first).to_be_visible()
    page.keyboard.press("Escape")
    choose_anything(page, 0)
    something_to_do(page)


def test_whoever_wants_it_at_once_waits_for_nobody_and_it_is_remembered(
    server: Server, open_page: OpenPage
) -> None:
    page = at_table(open_page, market(server), 0, motion=True)
    something_to_do(page)
    page.keyboard.press("p")
    dialog = page.get_by_role("dialog", name=said("de", "settings-title"))
    dialog.get_by_label(said("de", "settings-pace-instant")).check()
    dialog.get_by_role("button", name=said("de", "notice-close")).click()
    page.reload()
    something_to_do(page)
    for number in range(6):
        choose_anything(page, number)
    expect(page.get_by_role("button", name=said("de", "tool-skip-all"))).to_be_hidden()
    page.keyboard.press("p")
    expect(dialog.get_by_label(said("de", "settings-pace-instant"))).to_be_checked()


def test_a_choice_while_the_server_is_away_is_kept(server: Server, open_page: OpenPage) -> None:
    place = market(server)
    page = open_page("/", place=place, seats=(0,))
    lines: list[object] = []
    away: list[bool] = []

    def line(socket: object) -> None:
        lines.append(socket)
        if away:
            socket.close()  # type: ignore[attr-defined]
        else:
            socket.connect_to_server()  # type: ignore[attr-defined]

    page.route_web_socket(re.compile(r"/live$"), line)
    page.goto(f"/tables/{place.id}")
    something_to_do(page)
    before = question(page)
    away.append(True)
    lines[-1].close()  # type: ignore[attr-defined]
    expect(page.locator("main")).to_be_visible()
    page.wait_for_timeout(100)
    page.locator("[data-at].may").first.click()
    expect(page.get_by_text(said("de", "notice-kept"))).to_be_visible()
    assert question(page) == before
    away.clear()
    expect(page.locator(f'main:not([data-version="{before}"])')).to_be_visible()
    expect(page.get_by_text(said("de", "notice-kept"))).to_be_hidden()
