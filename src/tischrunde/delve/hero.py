"""A hero: five piles and the ints of a person at the table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.kernel.pile import CARD, Pile

# The ints of a hero in the order of the constructor; saved states call them so.
LASTING: Final = [
    "room", "status", "gold", "damage", "cubes", "artifacts", "keys", "backpacks", "potions",
]  # fmt: skip
OF_A_TURN: Final = [
    "skill", "swords", "boots", "teleports", "reduction", "noise_made", "gold_gains",
    "skill_per_noise", "gold_per_gain", "discount", "stopped", "tireless", "fearless", "home",
    "waiting",
]  # fmt: skip
INTS: Final = LASTING + OF_A_TURN
MOST: Final = 30_000  # of anything, in a saved state


@final
@mypyc_attr(acyclic=True)
class Hero:
    """One of the raiders.  A game that gives heroes more keeps it in rows of its own state."""

    __slots__ = ("area", "deck", "discard", "hand", "tokens", *INTS)

    def __init__(
        self,
        deck: Pile,
        hand: Pile,
        area: Pile,
        discard: Pile,
        tokens: Pile,
        room: i64,
        status: i64,
        gold: i64,
        damage: i64,
        cubes: i64,
        artifacts: i64,
        keys: i64,
        backpacks: i64,
        potions: i64,
        skill: i64,
        swords: i64,
        boots: i64,
        teleports: i64,
        reduction: i64,
        noise_made: i64,
        gold_gains: i64,
        skill_per_noise: i64,
        gold_per_gain: i64,
        discount: i64,
        stopped: i64,
        tireless: i64,
        fearless: i64,
        home: i64,
        waiting: i64,
    ) -> None:
        self.deck = deck
        self.hand = hand  # sorted, so that equal cards lie side by side
        self.area = area  # what has been played this turn
        self.discard = discard
        self.tokens = tokens
        self.room = room
        self.status = status
        self.gold = gold
        self.damage = damage  # own cubes on the health track
        self.cubes = cubes  # own cubes in the supply
        self.artifacts = artifacts  # these four are counted among the tokens
        self.keys = keys
        self.backpacks = backpacks
        self.potions = potions
        # What follows is of a turn only.
        self.skill = skill
        self.swords = swords
        self.boots = boots
        self.teleports = teleports
        self.reduction = reduction  # noise still to be cancelled
        self.noise_made = noise_made
        self.gold_gains = gold_gains  # how often, not how much
        self.skill_per_noise = skill_per_noise
        self.gold_per_gain = gold_per_gain
        self.discount = discount  # on gems
        self.stopped = stopped  # has entered a crystal cave: no more boots …
        self.tireless = tireless  # … unless something says otherwise
        self.fearless = fearless  # ignores monsters in tunnels
        self.home = home  # has come out with an artifact
        self.waiting = waiting  # cards in the play area whose condition is still open

    def clone(self) -> Hero:
        return Hero(
            self.deck.clone(),
            self.hand.clone(),
            self.area.clone(),
            self.discard.clone(),
            self.tokens.clone(),
            self.room,
            self.status,
            self.gold,
            self.damage,
            self.cubes,
            self.artifacts,
            self.keys,
            self.backpacks,
            self.potions,
            self.skill,
            self.swords,
            self.boots,
            self.teleports,
            self.reduction,
            self.noise_made,
            self.gold_gains,
            self.skill_per_noise,
            self.gold_per_gain,
            self.discount,
            self.stopped,
            self.tireless,
            self.fearless,
            self.home,
            self.waiting,
        )

    def rest(self) -> None:
        """Forget what is of a turn only."""
        self.skill = 0
        self.swords = 0
        self.boots = 0
        self.teleports = 0
        self.reduction = 0
        self.noise_made = 0
        self.gold_gains = 0
        self.skill_per_noise = 0
        self.gold_per_gain = 0
        self.discount = 0
        self.stopped = 0
        self.tireless = 0
        self.fearless = 0
        self.home = 0
        self.waiting = 0

    def hold(self, entry: i64) -> None:
        """Take a card into the hand, which stays sorted."""
        self.hand.put(entry)
        entries = self.hand.entries
        i: i64 = len(entries) - 1
        while i > 0 and entries[i - 1] > entry:
            entries[i] = entries[i - 1]
            i -= 1
        entries[i] = entry

    def numbers(self) -> list[int]:
        """Every int, in the order of ``INTS``."""
        return [
            self.room, self.status, self.gold, self.damage, self.cubes, self.artifacts, self.keys,
            self.backpacks, self.potions, self.skill, self.swords, self.boots, self.teleports,
            self.reduction, self.noise_made, self.gold_gains, self.skill_per_noise,
            self.gold_per_gain, self.discount, self.stopped, self.tireless, self.fearless,
            self.home, self.waiting,
        ]  # fmt: skip

    def count(self, family: i64, families: vec[i64]) -> i64:
        """How many tokens of a family this hero has; ``families`` says which each is of."""
        found: i64 = 0
        for entry in self.tokens.entries:
            if families[entry & CARD] == family:
                found += 1
        return found


def from_numbers(piles: list[Pile], numbers: list[int]) -> Hero:
    """The inverse of ``Hero.numbers``."""
    n = vec[i64](numbers)
    return Hero(
        piles[0], piles[1], piles[2], piles[3], piles[4],
        n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11], n[12], n[13],
        n[14], n[15], n[16], n[17], n[18], n[19], n[20], n[21], n[22], n[23],
    )  # fmt: skip


def new_hero(deck: vec[i64], cubes: i64) -> Hero:
    """A hero before the game begins, with nothing but a deck and cubes."""
    piles = [Pile(deck), empty(), empty(), empty(), empty()]
    numbers = [0 for _ in INTS]
    numbers[INTS.index("cubes")] = cubes
    return from_numbers(piles, numbers)


def empty() -> Pile:
    return Pile(vec[i64]())
