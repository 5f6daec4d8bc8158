"""The page behind nginx and Caddy, as docs/hosting.md sets them up, and as nginx would do it by
itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import PATIENCE
from tests.browser.hands import choose_anything, something_to_do
from tests.browser.spoken import said
from tests.browser.watching import Shoot
from tests.server.serving import Server
from tests.server.test_hosting import NO_LIVE, before_server


@pytest.fixture
def behind(
    request: pytest.FixtureRequest, browser: Browser, server: Server, tmp_path: Path
) -> Iterator[Page]:
    """A browser that reaches the lobby by a proxy, whose certificate nobody knows."""
    changed, language = getattr(request, "param", ({}, "nginx"))
    proxy = before_server(server, tmp_path, changed, language)
    context = browser.new_context(
        base_url=f"https://127.0.0.1:{proxy.secure}",
        locale="en",
        ignore_https_errors=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    yield page
    context.close()
    proxy.stop()


def play(page: Page) -> None:
    page.get_by_role("button", name=said("en", "lobby-play")).first.click()


@pytest.mark.parametrize("behind", [({}, "nginx"), ({}, "caddyfile")], indirect=True)
def test_a_game_behind_a_proxy(behind: Page) -> None:
    play(behind)
    something_to_do(behind)
    for number in range(2):
        choose_anything(behind, number)
    something_to_do(behind)


@pytest.mark.parametrize("behind", [(NO_LIVE, "nginx")], indirect=True)
def test_without_live_connections_the_page_says_what_to_set(behind: Page, shoot: Shoot) -> None:
    play(behind)
    expect(behind.get_by_text(said("en", "problem-no-upgrade"))).to_be_visible()
    shoot(behind, "no-live-connections")
