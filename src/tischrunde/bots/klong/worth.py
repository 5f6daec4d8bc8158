"""What cards, tokens and time are worth to a bot at Klong!, in points."""

from __future__ import annotations

from functools import cache
from typing import Any

from tischrunde.bots.delve.appraiser import Appraiser
from tischrunde.delve.quantity import Tally

EACH = {
    "skill": 0.4, "swords": 0.35, "boots": 0.9, "gold": 0.9, "noise": -0.45, "quiet": 0.3,
    "draw": 0.7, "heal": 0.8, "teleport": 1.0, "others_noise": 0.6, "all_noise": -0.1,
    "discount": 0.3,
}  # fmt: skip
ASKING = {"either": 1.2, "discard_for": 0.8, "trash": 0.8, "replace": 0.2, "attack": 0.0}
REPEATED = {"noise_made": 0.5, "gold_gains": 0.8}  # what is done for each of these in a turn
FOR_GOLD = 2.0  # points of a card that counts the gold its owner comes home with
HOPED = 0.5  # of points that depend on something else
SECRETS = {"?major": 4.5, "?minor": 2.6, "monkey_idol": 5.0}
CROWNS = ("crown_10", "crown_9", "crown_8")


class KlongAppraiser(Appraiser):
    """Knows besides what is done as often as something else, at the end of a turn, for gold."""

    def played(self, printed: Any) -> float:
        waits = [each for each in printed.conditions if not each.per]
        repeats = [each for each in printed.conditions if each.per]
        play = self.given(printed) + self.text(printed.text)
        play += sum(REPEATED.get(self.tally_of(each), 0.0) for each in repeats)
        play += self.waiting * sum(self.text(each.then) for each in waits)
        return play + self.text(printed.ending)

    def counted(self, printed: Any) -> float:
        depending = sum(
            FOR_GOLD if self.tally_of(worth.condition) == "gold" else HOPED * float(worth.points)
            for worth in printed.worths
        )
        return float(printed.points + depending)

    def tally_of(self, condition: Any) -> str:
        """The name of the tally something depends on, if it is one."""
        names = {number: name for name, number in self.rules().tallies.numbers.items()}
        counted = condition.quantity
        return names[counted.number] if isinstance(counted, Tally) else ""


PRINTED = KlongAppraiser("klong", EACH, ASKING, waiting=0.5)
rules, card, points_of = PRINTED.rules, PRINTED.card, PRINTED.points_of
is_artifact = PRINTED.is_artifact


@cache
def price_of(good: str) -> int:
    """What a good costs at a market."""
    book = rules().book
    return int(book.price[book.numbers[good]])
