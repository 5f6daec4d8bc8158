"""A walk of several steps: a token on the way is asked about, and then it goes on."""

from __future__ import annotations

from copy import copy

import pytest
from playwright.sync_api import expect
from tests.browser.hands import at_table, something_to_do
from tests.browser.spoken import said
from tests.browser.watching import OpenPage
from tests.server.serving import Place, Server

from tischrunde.bots.bot import decide, dice
from tischrunde.bots.catalog import make
from tischrunde.games import catalog
from tischrunde.table import Session

GAME = "klong"
SEED = "walk-2"


def past_a_token(server: Server) -> tuple[Place, str, str]:
    """A table, a room that takes two steps, and the one with a token that lies between."""
    rules = catalog.load(GAME)
    session = Session(rules, 2, SEED, {"first": "seat0"})
    bot, luck = make(GAME, GAME), [dice(SEED, seat) for seat in range(2)]
    found: list[tuple[int, str, str]] = []
    while (asked := session.decision) is not None:
        ways = rules.observe(session.state, 0)["reach"] if asked.seat == 0 else []
        for way in [way for way in ways if len(way["moves"]) == 2]:
            walked = copy(session)
            walked.choose(0, way["moves"][0])
            if not (walked.decision and walked.decision.ask == "ask-take"):
                continue
            between = rules.observe(walked.state, 0)["heroes"][0]["room"]
            walked.choose(0, "leave")
            walked.choose(0, way["moves"][1])
            if walked.decision and walked.decision.ask == "ask-turn":
                found.append((len(session.steps), way["room"], between))
        session.choose(asked.seat, decide(rules, session.state, bot, luck[asked.seat]))
    moment, room, between = found[0]
    played = server.opened(server.http.post("/api/records", content=session.record.to_json()), GAME)
    return server.opened(played.go_on(moment, "Anna", "Ben"), GAME), room, between


@pytest.mark.parametrize("stops", [False, True])
def test_a_walk_goes_on_after_a_token(server: Server, open_page: OpenPage, stops: bool) -> None:
    place, room, between = past_a_token(server)
    page = at_table(open_page, place, 0)
    something_to_do(page)
    page.locator(f'[data-at="room/{room}"]').click()
    question = page.locator('[data-zone="question"]')
    expect(question).to_contain_text(said("de", "ask-take", of=GAME))
    expect(question).to_contain_text(said("de", "table-goes-on"))
    if stops:
        question.get_by_role("button", name=said("de", "table-stop-here")).click()
        expect(question).not_to_contain_text(said("de", "table-goes-on"))
    page.locator('[data-option="leave"]:visible').first.click()
    expect(question).to_contain_text(said("de", "ask-turn", of=GAME))
    there = page.locator(f'[data-at="room/{between if stops else room}"]')
    expect(there).to_contain_text("Anna")
    expect(page.locator("main[data-busy]")).to_have_count(0)
