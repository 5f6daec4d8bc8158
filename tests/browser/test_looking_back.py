"""A game looked at again: the slider, the keys, its link, going on from any moment, and files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from tests.browser.hands import at_table, choose_anything, moment_of, something_to_do
from tests.browser.spoken import said
from tests.browser.watching import Check, Forgive, OpenPage, Shoot, calm
from tests.server.serving import Place, Server, play_out
from tests.size import pairs


@pytest.fixture
def finished(server: Server) -> Place:
    """A game of two people that is over."""
    place = server.table("Anna", "Ben", first="seat0")
    play_out([place.client(0, 1)])
    return place


def test_a_replay_goes_to_and_fro(
    open_page: OpenPage, finished: Place, axe: Check, shoot: Shoot
) -> None:
    page = open_page(f"/tables/{finished.id}/replay#5", place=finished, seats=(0,))
    slider = page.get_by_role("slider", name=said("de", "moment-slider"))
    expect(slider).to_have_value("5")
    axe(page)
    shoot(page, "replay")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("6")
    page.locator("body").press("ArrowLeft")
    page.locator("body").press("ArrowLeft")
    expect(slider).to_have_value("4")
    page.locator("body").press("End")
    expect(page.get_by_text(said("de", "moment-over"))).to_be_visible()
    last = int(slider.input_value())
    expect(page).to_have_url(f"{finished.server.url}/tables/{finished.id}/replay#{last}")
    slider.fill("3")
    expect(page).to_have_url(f"{finished.server.url}/tables/{finished.id}/replay#3")
    assert moment_of(page) == 3


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180)])
def test_nothing_moves_under_a_finger_while_the_board_comes(
    open_page: OpenPage, finished: Place, width: int, height: int
) -> None:
    page = open_page(width=width, height=height)
    kept: list[Route] = []
    page.route(re.compile(r"/moments/5\?"), lambda route: kept.append(route))
    page.goto(f"/tables/{finished.id}/replay#5")
    forward = page.get_by_role("button", name=said("de", "moment-forward"), exact=True)
    before = forward.bounding_box()
    kept[0].continue_()
    expect(page.get_by_role("group").first).to_be_visible()
    calm(page)
    assert forward.bounding_box() == before


def test_going_on_from_a_moment(open_page: OpenPage, finished: Place, axe: Check) -> None:
    page = open_page(f"/tables/{finished.id}/replay#4", place=finished, seats=(0,))
    page.get_by_role("button", name=said("de", "onward-open")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)
    page.get_by_role("button", name=said("de", "onward-go")).click()
    page.wait_for_url(lambda url: "/replay" not in url and finished.id not in url)
    something_to_do(page)
    for number in range(2):
        choose_anything(page, number)


def test_a_running_game_can_be_looked_at_but_not_continued(
    server: Server, open_page: OpenPage
) -> None:
    place = server.table("Anna", "bot:random", "bot:random", first="seat0")
    page = at_table(open_page, place, 0)
    for number in range(2):
        choose_anything(page, number)
    something_to_do(page)
    page.keyboard.press("l")  # on some tables it lies in a drawer
    page.get_by_role("link", name=said("de", "papers-replay")).click()
    slider = page.get_by_role("slider", name=said("de", "moment-slider"))
    expect(slider).to_have_value("0")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("1")
    page.get_by_role("button", name=said("de", "onward-open")).click(force=True)  # says why not
    expect(page.get_by_text(said("de", "onward-not-over"))).to_be_visible()


def test_a_record_is_saved_and_loaded(
    open_page: OpenPage, finished: Place, tmp_path: Path, axe: Check
) -> None:
    page = open_page(f"/tables/{finished.id}", place=finished, seats=(0,))
    with page.expect_download() as download:
        page.get_by_role("link", name=said("de", "proof-record")).click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    page.goto("/")
    page.locator('input[type="file"]').set_input_files(file)
    page.wait_for_url("**/replay*")
    expect(page.get_by_role("slider", name=said("de", "moment-slider"))).to_be_visible()
    axe(page)


def test_a_file_that_is_no_record_is_refused(
    open_page: OpenPage, forgive: Forgive, tmp_path: Path
) -> None:
    forgive(r"Failed to load resource: .* 422")
    page = open_page("/")
    file = tmp_path / "letter.json"
    file.write_text('{"dear": "reader"}')
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.get_by_role("alert").first).to_be_visible()
    expect(page).to_have_url(page.url)


@pytest.mark.parametrize(("width", "light"), pairs([390, 1440], ["dark", "light"]))
def test_the_rulebook(
    open_page: OpenPage, axe: Check, shoot: Shoot, width: int, light: str
) -> None:
    dark = light == "dark"
    page = open_page("/rules/strife-of-gods#SG-020", width=width, height=844, dark=dark)
    expect(page.locator("[id='SG-020']")).to_be_in_viewport()
    axe(page)
    shoot(page, f"rules-{width}-{light}")
    page.get_by_label(said("de", "rulebook-search")).fill("luecke")
    expect(page.get_by_role("article").get_by_text("SG-014").first).to_be_visible()


def test_on_a_phone_everybodys_points_stand_above_what_to_do_next(
    server: Server, open_page: OpenPage, shoot: Shoot
) -> None:
    place = server.table("Anna", "bot:random", "bot:random", first="seat0")
    place.play_on(0)
    page = open_page(f"/tables/{place.id}", place=place, seats=(0,), width=390, height=844)
    ways = page.get_by_role("navigation", name=said("de", "ending-what-now"))
    rows = page.locator(".ranking > li")
    expect(rows).to_have_count(3)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
    last, first_way = rows.last.bounding_box(), ways.bounding_box()
    assert last is not None and first_way is not None
    assert last["y"] + last["height"] <= first_way["y"]
    marks = page.get_by_role("link", name=re.compile("^Regel SG-"))
    expect(marks.first).to_have_text("")
    assert page.locator(".line").filter(has_text=re.compile(r"SG-\d")).count() == 0
    shoot(page, "ending-phone-ranking")
    marks.first.click()
    expect(page.get_by_role("dialog")).to_contain_text("SG-")
