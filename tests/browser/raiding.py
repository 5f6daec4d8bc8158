"""Somebody who plays a raid by clicking, whichever game it is."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.browser.hands import board_choices, ending, gone_on, listed_choices, question
from tests.browser.spoken import said

STEP = 120  # ms within which the next of several choices follows
IMPATIENCE = 200  # ms until somebody skips what others do
PATIENCE = 1000  # ms until somebody who cannot reach a thing by the mouse takes the keys
# How far the lowest room reaches below what stays where it is over the map, drawn up to its end.
BELOW = """async () => {
    const frame = document.querySelector(".plan .frame");
    frame.scrollTo(0, 1e6);
    await new Promise(requestAnimationFrame);
    const boxes = (what) => [...document.querySelectorAll(`.plan ${what}`)]
        .map((one) => one.getBoundingClientRect());
    const lowest = Math.max(...boxes('[data-at^="room/"]').map(({ bottom }) => bottom));
    return lowest - Math.min(...boxes(":is(.buttons, .chip)").map(({ top }) => top));
}"""


class Raider:
    """Plays all cards first; what then, each game's own raider knows (`deed`)."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        self.visited = self.bought = self.walked = 0

    def choose(self) -> bool:
        """One choice; False when the game is over."""
        self.hurry()
        if ending(self.page).is_visible():
            return False
        before = question(self.page)
        self.press(self.wanted())
        menu = self.page.get_by_role("menu")
        if menu.is_visible():
            items = menu.get_by_role("menuitem")
            unharmed = items.filter(has_text="Schwert")
            (unharmed.first if unharmed.count() else items.last).click()
        gone_on(self.page, before)
        self.rest()
        return True

    def press(self, thing: Locator) -> None:
        """What lies outside the frame is reached by keys, which take the map along."""
        try:
            thing.click(timeout=PATIENCE)
        except TimeoutError:
            self.page.mouse.up()  # on a busy machine it may just have been pressed
            thing.focus()
            self.page.keyboard.press("Enter")

    def rest(self) -> None:
        """A click on harmless cards or on a room stands for several choices, one after another."""
        before = ""
        while before != question(self.page):
            before = question(self.page)
            self.page.wait_for_timeout(STEP)
            expect(self.page.locator("main[data-busy]")).to_have_count(0)

    def hurry(self) -> None:
        """Until there is something to do; what others do need not be watched."""
        for _ in range(200):
            try:
                self.shown().first.wait_for(timeout=IMPATIENCE)
                return
            except TimeoutError:
                self.page.keyboard.press("Escape")
        raise AssertionError("nothing happens any more")

    def shown(self) -> Locator:
        """By what one sees that there is something to do."""
        return board_choices(self.page).or_(listed_choices(self.page)).or_(ending(self.page))

    def wanted(self) -> Locator:
        harmless = self.page.get_by_role("button", name=re.compile("harmlose Karte"))
        if harmless.is_visible():
            return harmless
        if (hand := self.may("hand/")).count():
            return hand.first
        if (deed := self.deed()) is not None:
            return deed
        if not self.ends().is_visible():  # something else is asked than what to do next
            listed = listed_choices(self.page)
            return listed.first if listed.count() else board_choices(self.page).first
        if (here := self.page.locator('[data-option^="visit:"]')).count():
            self.visited += 1
            return here.first
        return self.errand() or self.ends()

    def deed(self) -> Locator | None:
        """What has to be done before anything else."""
        return None

    def errand(self) -> Locator | None:
        """What to do next; None to end the turn."""
        return self.buy() or self.walk()

    def buy(self) -> Locator | None:
        offer = self.may("row/").or_(self.may("reserve/"))
        self.bought += offer.count() > 0
        return offer.last if offer.count() else None

    def walk(self) -> Locator | None:
        rooms = self.may("room/")
        self.walked += rooms.count() > 0
        return rooms.nth(self.walked * 7 % rooms.count()) if rooms.count() else None

    def may(self, begins: str) -> Locator:
        return self.page.locator(f'[data-at^="{begins}"].may:visible')

    def ends(self) -> Locator:
        return listed_choices(self.page).filter(has_text=said("de", "option-end", of=self.game))


def room_in_sight(page: Page) -> tuple[float, float]:
    """The middle of one that a finger can be put on."""
    found: list[float] = page.evaluate("""() => {
        for (const room of document.querySelectorAll(".rooms button")) {
            const { x, y, width, height } = room.getBoundingClientRect();
            const [u, v] = [x + width / 2, y + height / 2];
            if (document.elementFromPoint(u, v) === room) return [u, v];
        }
    }""")
    return found[0], found[1]
