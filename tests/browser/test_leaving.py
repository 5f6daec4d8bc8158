"""Tables end and people leave: what is asked first, and what everybody else sees of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hands import at_table, choose_anything, something_to_do
from tests.browser.spoken import said
from tests.browser.watching import Check, Forgive, OpenPage, Shoot
from tests.server.serving import GAME, Server, data


def button(page: Page, key: str, **args: str) -> None:
    page.get_by_role("button", name=said("de", key, **args), exact=True).click()


def test_a_seat_is_given_up_and_somebody_else_takes_it(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot, forgive: Forgive
) -> None:
    place = server.table("Anna", "open", first="seat0")
    joined = server.post(f"{place.path}/seats", {"name": "Ben"}).json()
    place.tokens[1] = joined["token"]
    anna, ben = at_table(open_page, place, 0), at_table(open_page, place, 1)
    choose_anything(anna, 3)
    something_to_do(ben)
    button(ben, "absence-leave")
    asked = ben.get_by_role("dialog")
    expect(asked.get_by_text(said("de", "notice-going-leave-note"))).to_be_visible()
    expect(asked.get_by_text(said("de", "notice-going-close"))).to_be_hidden()
    axe(ben)
    shoot(ben, "going")
    button(ben, "notice-going-stay")
    expect(asked).to_be_hidden()
    assert anna.get_by_text(said("de", "seats-free")).is_hidden(), "nothing has happened"
    button(ben, "absence-leave")
    button(ben, "notice-going-leave")
    expect(ben.get_by_role("heading", name=said("de", "lobby-title"))).to_be_visible()
    expect(ben.get_by_text(said("de", "lobby-mine"))).to_be_hidden()
    expect(anna.get_by_text(said("de", "seats-free"), exact=True)).to_be_visible()
    shoot(anna, "seat-free")
    cleo = open_page(f"/tables/{place.id}")
    cleo.get_by_label(said("de", "waiting-name")).fill("Cleo")
    axe(cleo)
    shoot(cleo, "seat-free-visitor")
    button(cleo, "notice-take-seat")
    seats = anna.get_by_role("region", name=said("de", "seats-title"))
    expect(seats.get_by_text("Cleo")).to_be_visible()
    something_to_do(anna)
    choose_anything(anna, 1)
    something_to_do(cleo)


@pytest.fixture
def forgetful(tmp_path: Path) -> Iterator[Server]:
    """A server at which listed tables do not stay long."""
    soon = ["--limit", "listed-hours=0.002", "--limit", "sweep-seconds=0.2"]
    running = Server(*data(tmp_path), *soon)
    yield running
    running.stop()


def test_a_listed_table_goes_when_nobody_is_there(
    forgetful: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    place = forgetful.table("Anna", "open", listed=True)
    waiting = place.client(0)  # as long as somebody waits there, it stays
    visitor = open_page("/", place=place)
    table = visitor.get_by_role("link", name=said("de", "lobby-join"), exact=True)
    expect(table).to_be_visible()
    waiting.close()
    anna = open_page("/", place=place, seats=(0,))
    game = said("de", f"game-{GAME}")
    told = anna.get_by_text(said("de", "lobby-ended-expired", game=game))
    expect(told).to_be_visible()
    expect(table).to_be_hidden()
    axe(anna)
    shoot(anna, "lobby-ended")
    button(anna, "lobby-clear")
    expect(told).to_be_hidden()
    anna.reload()
    expect(anna.get_by_role("heading", name=said("de", "lobby-title"))).to_be_visible()
    expect(told).to_be_hidden()


def test_a_table_is_withdrawn(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    place = server.table("Anna", "open")
    anna = open_page(
        f"/tables/{place.id}", place=place, seats=(0,), width=390, height=844, touch=True
    )
    guest = open_page(f"/tables/{place.id}")
    expect(guest.get_by_role("heading", name=said("de", "waiting-invited"))).to_be_visible()
    button(anna, "waiting-going")
    axe(anna)
    shoot(anna, "withdraw-phone")
    button(anna, "notice-going-withdraw")
    expect(anna.get_by_role("heading", name=said("de", "lobby-title"))).to_be_visible()
    expect(guest.get_by_text(said("de", "problem-ended-withdrawn"))).to_be_visible()
    shoot(guest, "withdrawn")


def test_a_clock_that_everybody_sees(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot
) -> None:
    """Set up on the page; it goes on for who is there, and tells others when they need not wait."""
    anna = open_page(f"/new/{GAME}")
    anna.get_by_text(said("de", "new-pace-evening"), exact=True).click()
    anna.get_by_label(said("de", "new-clock")).check()
    expect(anna.get_by_text(said("de", "new-pace-note-clock"))).to_be_visible()
    axe(anna)
    shoot(anna, "new-table-pace")
    place = server.table("Anna", "Ben", first="seat0", pace="evening", clock=True)
    ben = open_page("about:blank", place=place, seats=(1,))
    ben.clock.install()
    ben.goto(f"/tables/{place.id}")
    timer = ben.get_by_role("timer")
    expect(timer).to_contain_text("14:")
    place.client(0)  # Anna is there, and thinks
    replace = ben.get_by_role("button", name=said("de", "absence-stand-in"))
    expect(replace).to_be_hidden()
    ben.clock.fast_forward("20:00")
    expect(timer).to_have_text("0:00")
    expect(replace).to_be_visible()
    shoot(ben, "clock")
