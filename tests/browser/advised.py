"""Somebody who plays a whole game by clicking what a bot advises; so do the others, elsewhere."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.browser.hands import ending
from tests.server.serving import Place

from tischrunde.bots.bot import decide, dice
from tischrunde.bots.catalog import make
from tischrunde.games import catalog
from tischrunde.table.session import Session

IMPATIENCE = 300  # ms until somebody skips what others do
PATIENCE = 40  # times that
CLICKER = 0  # the seat in the browser


class Advised:
    """Knows all that happens at a table of people: their choices are made here."""

    def __init__(self, page: Page, place: Place, seats: int, bot: str, **options: Any) -> None:
        seed = str(options.pop("seed"))
        self.page = page
        self.place = place
        self.rules = catalog.load(place.game)
        self.known = Session(self.rules, seats, seed, options)
        self.bot = make(bot, place.game)
        self.dice = [dice(seed, seat) for seat in range(seats)]
        self.clicked = 0

    def play(self) -> None:
        """To the end."""
        while not self.known.over:
            self.choose()
        expect(ending(self.page)).to_be_visible()

    def choose(self) -> str:
        """Whoever is asked does what a bot would."""
        asked, version = self.known.decision, len(self.known.steps)
        assert asked is not None
        advice = decide(self.rules, self.known.state, self.bot, self.dice[asked.seat])
        if asked.seat == CLICKER:
            self.click(advice)
            self.clicked += 1
        else:
            answer = self.place.choose(asked.seat, version, advice)
            assert answer.status_code == 200, answer.text
        self.known.choose(asked.seat, advice)
        if asked.seat == CLICKER:
            self.gone_on(version + 1)
        return advice

    def click(self, advice: str) -> None:
        if advice.startswith("lay:"):
            self.turn(advice)
        self.reached(f'[data-option~="{advice}"]:visible').click()
        item = self.page.get_by_role("menu").locator(f'[data-option="{advice}"]')
        if item.is_visible():
            item.click()

    def turn(self, advice: str) -> None:
        """A tile is turned until it lies as it should."""
        button = self.reached("button.lay")
        while advice not in str(button.get_attribute("data-option")):
            self.page.keyboard.press("t")

    def reached(self, what: str) -> Locator:
        """What others have done meanwhile need not be watched."""
        thing = self.page.locator(what).first
        for _ in range(PATIENCE):
            try:
                thing.wait_for(timeout=IMPATIENCE)
                return thing
            except TimeoutError:
                self.page.keyboard.press("Escape")
        raise AssertionError(f"nobody can click {what}")

    def gone_on(self, version: int) -> None:
        there = self.page.locator(f'main[data-version="{version}"]').or_(ending(self.page))
        expect(there.first).to_be_visible()
