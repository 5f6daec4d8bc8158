"""What bots of all raids see of a table: their hero, their cards, what is for sale."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from tischrunde.bots.bot import View
from tischrunde.bots.delve.appraiser import Appraiser, Card
from tischrunde.bots.delve.chances import HAND, a_turn

UNSEEN = 0.5  # points of a card in the own deck
USUAL = 0.55  # what playing a card of the own deck is worth, on average
USUAL_BOOTS, USUAL_SKILL = 0.2, 0.7  # of such a card
SLOWEST = 0.8  # boots a turn
DEAR = 0.02  # points that one skill is worth when there is something else to buy


class RaidPicture:
    """A view, boiled down to what plans are made of."""

    printed: ClassVar[Appraiser]

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.hero: dict[str, Any] = view["heroes"][self.seat]
        self.tokens: list[str] = self.hero["tokens"]
        area = [entry["card"] for entry in self.hero["area"]]
        seen = [*self.hero["hand"], *self.hero["discard"], *area]
        self.cards = [word for word in seen if not word.startswith("?")]
        self.health: int = self.hero["health"] - self.hero["damage"]
        boots = [self.printed.card(word).boots for word in self.cards]
        self.pace = max(SLOWEST, a_turn(boots, USUAL_BOOTS))
        self.stake = self.points_held()

    def points_held(self) -> float:
        """What is lost with the game: tokens, gold and cards."""
        card, points_of = self.printed.card, self.printed.points_of
        cards = sum(card(word).points for word in self.cards) + UNSEEN * self.hero["deck"]
        return float(self.hero["gold"] + sum(points_of(token) for token in self.tokens) + cards)

    def with_token(self, token: str, price: int = 0) -> Self:
        """The same table, had this hero one token more."""
        heroes = list(self.view["heroes"])
        gold = self.hero["gold"] - price
        heroes[self.seat] = {**self.hero, "tokens": [*self.tokens, token], "gold": gold}
        left = [entry for entry in self.view["tokens"] if entry["token"] != token]
        return type(self)({**self.view, "heroes": heroes, "tokens": left})

    def rounds_to_go(self) -> float:
        """HOOK.  How many turns this hero still has, about."""
        raise NotImplementedError

    # -- cards ----------------------------------------------------------------------------------

    def gain_of(self, word: str) -> float:
        """What it is worth to own this card from now on."""
        bought = self.printed.card(word)
        size = len(self.cards) + self.hero["deck"] + 1
        plays = max(0.0, (self.rounds_to_go() - 1) * HAND / size)
        return float(plays * (bought.play - USUAL) + bought.points - DEAR * bought.cost)

    def skill_a_turn(self) -> float:
        """How much skill a turn of this deck brings, about."""
        return a_turn([self.printed.card(word).skill for word in self.cards], USUAL_SKILL)

    def for_sale(self) -> list[Card]:
        """All that lies in the row and is left of the reserve."""
        words = [entry["card"] for entry in self.view["row"]]
        words += [word for word, left in self.view["reserve"].items() if left]
        return [self.printed.card(word) for word in words]
