"""What is counted of a hero, by name: one row of numbers, the first part of which is of a turn.

Behind the tallies stands how many tokens of each family the hero has.  The comments are what
``python -m tools.reference`` tells card authors.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# -- of a turn: forgotten when it ends -----------------------------------------------------------
SKILL: Final = 0  # skill left to spend
SWORDS: Final = 1  # swords left
BOOTS: Final = 2  # boots left
TELEPORTS: Final = 3  # teleports left
REDUCTION: Final = 4  # noise that will still be cancelled this turn
NOISE_MADE: Final = 5  # noise made this turn, by whatever
GOLD_GAINS: Final = 6  # how often gold was gained this turn, not how much
GOLD_GAINED: Final = 7  # how much gold was gained this turn
SKILL_GAINED: Final = 8  # skill gained this turn, spent or not
DISCOUNT: Final = 9  # off the price of cards of one trait
STOPPED: Final = 10  # not 0: no more boots this turn …
TIRELESS: Final = 11  # … unless this is as much
DAZED: Final = 12  # not 0: no more boots this turn, whatever is said
FEARLESS: Final = 13  # not 0: ignores monsters in tunnels
HOME: Final = 14  # 1: has come out with an artifact
WAITING: Final = 15  # cards in the play area with conditions that may still come true
OFFERED: Final = 16  # cards in the play area whose offer is open
TRASHES: Final = 17  # cards trashed this turn
BEATEN: Final = 18  # monsters of the row beaten this turn
REWARDS: Final = 19  # spots that have given what they give once a turn
BARGAIN: Final = 20  # off the price of goods at markets
OF_A_TURN: Final = [
    "skill", "swords", "boots", "teleports", "reduction", "noise_made", "gold_gains",
    "gold_gained", "skill_gained", "discount", "stopped", "tireless", "dazed", "fearless", "home",
    "waiting", "offered", "trashes", "beaten", "rewards", "bargain",
]  # fmt: skip
OWN_OF_A_TURN: Final = 21  # the first number that is a game's own

# -- lasting -------------------------------------------------------------------------------------
GOLD: Final = 28  # gold left to spend
DAMAGE: Final = 29  # cubes on the health track
CUBES: Final = 30  # own cubes in the supply
PICKS: Final = 31  # picks, which open one lock each
BORROWED: Final = 32  # black cubes among the damage
SHIELDS: Final = 33  # special cubes of this attack that do no harm
LASTING: Final = ["gold", "damage", "cubes", "picks", "borrowed", "shields"]
OWN_LASTING: Final = 34

TOKENS: Final = 40  # tokens of family f are counted at TOKENS + f


@final
class Tallies:
    """The tallies of a game: the core's, its own, and its families of tokens."""

    def __init__(self, of_a_turn: list[str], lasting: list[str], families: list[str]) -> None:
        assert OWN_OF_A_TURN + len(of_a_turn) <= GOLD
        assert OWN_LASTING + len(lasting) <= TOKENS
        self.of_a_turn = OF_A_TURN + of_a_turn
        self.lasting = LASTING + lasting
        self.families = families
        self.size = TOKENS + len(families)
        turn = {name: number for number, name in enumerate(self.of_a_turn)}
        kept = {name: GOLD + number for number, name in enumerate(self.lasting)}
        self.numbers: dict[str, int] = {**turn, **kept}  # by name, without the families
        # What a game counts only if it has a tally of this name, else 0: damage that no cube marks
        # when all have run out, and ways through portals in a turn.
        self.unmarked: i64 = self.numbers.get("unmarked", 0)
        self.portals: i64 = self.numbers.get("portals", 0)
