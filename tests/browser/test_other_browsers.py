"""Firefox and WebKit, where this machine has them: from the lobby through a turn to the replay.

All that is known of the page is tested in Chromium; this is what other browsers could spoil.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from tests.browser.conftest import AT_ONCE, shot
from tests.browser.hands import BEYOND
from tests.browser.other_browsers import KINDS, Window
from tests.browser.spoken import said
from tests.browser.watching import AT_REST
from tests.server.serving import Place, Server
from tests.size import FULL

from tischrunde.games import catalog

GAMES = catalog.ids() if FULL else ["strife-of-gods", "bangkok-klongs", "klong"]
SIZES = [(1280, 720), (390, 844)]
CHOICES = 3  # at least
MOST = 30  # of one turn
# First of all cards are played, then the turn is ended; where neither is asked, anything will do.
WISHES = [
    '[role="menu"] [role="menuitem"]',
    '[data-at^="hand/"].may',
    '[data-option="end"]',
    '[data-at].may, [data-zone="actions"] [data-option]',
]
# The middle of the first thing that can be reached there, if something can.
REACHED = """(wishes, words) => {
    for (const one of wishes.flatMap((wish) => [...document.querySelectorAll(wish)])) {
        if (words && one.textContent.trim() !== words) continue;
        if (one.closest("[aria-disabled=true], [data-busy]")) continue;
        one.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, width, height } = one.getBoundingClientRect();
        for (const part of [0.5, 0.2, 0.8]) {
            const [x, y] = [left + width / 2, top + height * part];
            if (width && one.contains(document.elementFromPoint(x, y))) return [x, y];
        }
    }
    return null;
}"""
VERSION = "() => document.querySelector('main')?.dataset.version"
CHANGED = """(before) => {
    const now = document.querySelector("main")?.dataset.version;
    return now !== before || document.querySelector('[role="menu"]') !== null;
}"""
WHOLE = """() => [...document.querySelectorAll("main .board > .scroll")].every(
    (table) => table.scrollHeight <= table.clientHeight)"""
KEY = """(id) => JSON.parse(localStorage[`tischrunde.table.${id}`]).keys[0]"""


@pytest.fixture(params=list(KINDS))
def window(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Window]:
    kind = KINDS[request.param]
    if missing := kind.missing():
        pytest.skip(f"{request.param} is tried where there is {missing}")
    opened = kind(tmp_path)
    try:
        yield opened
        assert opened.complaints() == []
    finally:
        opened.close()


def press(window: Window, *wishes: str, words: str = "") -> None:
    window.click(*window.until(REACHED, wishes, words))


def looked_at(window: Window, name: str) -> None:
    """At a laptop's and a phone's size; nothing is wider than the page."""
    for width, height in reversed(SIZES):
        window.resize(width, height)
        window.run(AT_REST)
        wide = window.run("() => document.documentElement.scrollWidth")
        assert wide <= width, f"{name}: {window.run(BEYOND, width)}"
        if (width, height) == SIZES[0]:
            assert window.run(WHOLE), f"{name}: not all of the table is in sight"
        if os.environ.get("TISCHRUNDE_SHOTS") != "skip":
            shot(f"{name}-{type(window).__name__}-{width}").write_bytes(window.picture())


def turns(place: Place) -> int:
    """How many have begun."""
    return len(place.story()["turns"])


def sit_down(window: Window, server: Server, game: str) -> Place:
    """From the lobby, to a table against bots."""
    window.go(f"{server.url}/")
    window.run(f"() => {{ {AT_ONCE} }}")
    lang = window.until("() => document.querySelector('article') && document.documentElement.lang")
    number = catalog.ids().index(game) + 1
    press(window, f"li:nth-child({number}) article button", words=said(lang, "lobby-play"))
    window.until("() => document.querySelector('main[data-version]') !== null")
    id = urlsplit(window.run("() => location.href")).path.rpartition("/")[2]
    key = window.run(KEY, id)
    return Place(server, id, {key["seat"]: key["token"]}, game)


def play_a_turn(window: Window, place: Place) -> None:
    """At least three choices, until everybody else has had a turn, too."""
    window.until(REACHED, WISHES, "")
    last = turns(place) + len(place.look()["about"]["seats"])
    for number in range(MOST):
        before = window.run(VERSION)
        press(window, *WISHES)
        window.until(CHANGED, before)
        if number >= CHOICES and turns(place) >= last:
            return
    raise AssertionError("the turn does not end")


def test_a_game_in_another_browser(window: Window, server: Server) -> None:
    window.resize(*SIZES[0])
    for game in GAMES:
        place = sit_down(window, server, game)
        play_a_turn(window, place)
        window.until(REACHED, WISHES, "")
        looked_at(window, f"table-{game}")
        assert window.complaints() == []
        window.go(f"{server.url}/tables/{place.id}/replay")
        press(window, '[data-zone="transport"] button')
        looked_at(window, f"replay-{game}")
        assert window.complaints() == []
