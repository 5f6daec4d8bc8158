"""A folder of the released version, opened by a program whose rules have changed."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.spoken import said
from tests.browser.watching import Check, OpenPage, Shoot
from tests.server.released.write import ONCE
from tests.server.serving import Place, Threaded
from tests.server.test_upgrade import BEGUN, IDS, RELEASED, Here
from tests.size import some

from tischrunde.cli.serve import Shelf
from tischrunde.games import catalog
from tischrunde.server.app import make_app
from tischrunde.server.page import Page
from tischrunde.server.tokens import token_of

TODAY = 99


@pytest.fixture
def upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Threaded]:
    for game in catalog.ids():
        monkeypatch.setattr(catalog.load(game), "version", TODAY)
    monkeypatch.setattr("tischrunde.server.app.Again", Here)
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as old:
        old.executescript((RELEASED / "sqlite.sql").read_text("utf-8"))
    old.close()
    running = Threaded(
        make_app(f"sqlite:///{file}", Shelf(), page=Page(), exported=tmp_path / "ended")
    )
    yield running
    running.stop()


@pytest.mark.parametrize(("width", "height"), some([(390, 844), (1440, 900)], 2))
def test_nobody_s_game_is_lost(
    upgraded: Threaded, open_page: OpenPage, axe: Check, shoot: Shoot, width: int, height: int
) -> None:
    running = Place(upgraded, IDS["running"], {0: token_of(ONCE["running"], 0)})
    page = open_page("/", place=running, seats=(0,), width=width, height=height)
    expect(page.get_by_text(said("de", "lobby-other-rules"))).to_be_visible()
    expect(page.get_by_text(said("de", "lobby-clear"), exact=True)).to_be_hidden()
    axe(page)
    shoot(page, f"other-rules-lobby-{width}")
    page.get_by_role("link", name=said("de", "lobby-look"), exact=True).click()
    expect(page.get_by_text(said("de", "problem-other-rules", version=BEGUN))).to_be_visible()
    shoot(page, f"other-rules-table-{width}")
    page.get_by_role("button", name=said("de", "notice-going-close")).click()
    expect(page.get_by_text(said("de", "notice-going-close-note"))).to_be_visible()
    axe(page)
    shoot(page, f"other-rules-close-{width}")
    page.get_by_role("button", name=said("de", "notice-going-close")).click()
    with page.expect_download() as taken:
        page.get_by_role("link", name=said("de", "shell-record"), exact=True).click()
    assert json.loads(taken.value.path().read_text("utf-8"))["version"] == BEGUN
    page.goto(f"/tables/{IDS['over']}")
    words = said("de", "ending-by-rules", begun=BEGUN, today=TODAY)
    expect(page.get_by_text(words)).to_be_visible()
    axe(page)
    shoot(page, f"other-rules-ending-{width}")
    page.goto(f"/tables/{IDS['over']}/replay#3")
    story = page.get_by_role("button", name=said("de", "moment-story"), exact=True)
    told = page.get_by_text(said("de", "moment-by-rules", begun=BEGUN, today=TODAY))
    expect(page.get_by_role("slider")).to_be_visible()
    if story.is_visible():  # where it does not stand beside the board
        story.click()
    expect(told).to_be_visible()
    page.get_by_role("button", name=said("de", "moment-forward"), exact=True).click()
    expect(page).to_have_url(f"{upgraded.url}/tables/{IDS['over']}/replay#4")
    axe(page)
    shoot(page, f"other-rules-replay-{width}")
