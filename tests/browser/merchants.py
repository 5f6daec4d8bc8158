"""Somebody who plays Bangkok Klongs by clicking, and what they find on the market."""

from __future__ import annotations

from playwright.sync_api import Locator, Page
from tests.browser.hands import (
    board_choices,
    ending,
    gone_on,
    listed_choices,
    question,
    something_to_do,
)
from tests.browser.spoken import said
from tests.server.serving import Place, Server

GAME = "bangkok-klongs"
SEED = "klong-4"  # with it the same boats come and the bots do the same


def table(server: Server, *others: str) -> Place:
    """A short track, so that a test does not take a whole evening."""
    return server.table("Anna", *others, game=GAME, seed=SEED, first="seat0", track=12)


def word(key: str, **args: str | int) -> str:
    return said("de", key, of=GAME, **args)


def day(page: Page, name: str) -> Locator:
    """The market day of this name, being held or looked at."""
    return page.get_by_role("region", name=name, exact=True)


def thing(page: Page, at: str) -> Locator:
    return page.locator(f'button[data-at="{at}"]')


def keys_of(things: Locator) -> list[str]:
    return [str(at) for at in things.evaluate_all("all => all.map((one) => one.dataset.at)")]


def neighbours(boats: list[str], field: str) -> int:
    """How many boats lie round a field: where there are many, quartets come about."""
    near = [at for at in boats if abs(ord(at[0]) - ord(field[0])) < 2]
    return sum(abs(int(at[1:]) - int(field[1:])) < 2 for at in near)


# The words of buttons beside the question that are not to be seen whole.
CUT_OFF = """() => [...document.querySelectorAll(".way, .quick > .button")]
  .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.textContent)"""


class Merchant:
    """Somebody who plays by clicking: fills the market up, scores, and moves a boat once."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.scored = 0
        self.moved = False

    def choose(self) -> bool:
        """One choice; False when the game is over."""
        something_to_do(self.page)
        if ending(self.page).is_visible():
            return False
        before = question(self.page)
        assert self.page.evaluate(CUT_OFF) == []
        self.wanted().click()
        menu = self.page.get_by_role("menu")
        if menu.is_visible():  # a boat with one way only: it is named before a card is spent
            menu.get_by_role("menuitem").first.click()
        gone_on(self.page, before)
        return True

    def wanted(self) -> Locator:
        on_board = keys_of(board_choices(self.page))
        places = [at for at in on_board if "-" in at]
        hand = [at for at in on_board if at.startswith("hand/")]
        stay = listed_choices(self.page).filter(has_text=word("option-stay"))
        if places:
            self.scored += 1
            return thing(self.page, places[0])
        if hand:
            return thing(self.page, hand[-1])
        if stay.is_visible() and (self.moved or not on_board):
            return stay
        if on_board:
            self.moved = self.moved or stay.is_visible()
            boats = keys_of(self.page.locator(".boat > [data-at]"))
            return thing(self.page, max(on_board, key=lambda field: neighbours(boats, field)))
        return listed_choices(self.page).first


def played_until(page: Page, wanted: Locator) -> None:
    """Somebody plays, and the others with them, until this is to be seen on the market."""
    merchant = Merchant(page)
    something_to_do(page)
    while not wanted.count():
        assert merchant.choose()
        something_to_do(page)
