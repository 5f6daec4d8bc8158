"""One player's things, and what counts only for a turn."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.oracles.im_all.material import (
    CARDS,
    GOODS,
    LIVES,
    POD_POINTS,
    SIXTH,
    TOKEN_POINTS,
)

ABOARD, ESCAPED, RESCUED, LOST = "aboard", "escaped", "rescued", "lost"


@dataclass
class Played:
    """A card in the play area: whether its condition has paid, whether it leaves at the end."""

    card: str
    paid: bool = False
    trashed: bool = False


@dataclass
class Turn:
    """What is forgotten when the turn ends."""

    skill: int = 0
    swords: int = 0
    boots: int = 0
    quiet: int = 0  # negative noise that found no cube yet (KA-150)
    teleports: int = 0
    hops: int = 0  # to the telepad of the module
    discount: int = 0
    vaporizers: int = 0
    row_enemies: int = 0  # beaten; the G0B-L1N does not count
    trashed: int = 0
    stopped: bool = False  # by a gate (KA-121)
    dazed: bool = False  # by lift or telepad (KA-131)
    fearless: bool = False  # ignores enemies on paths
    gate_free: bool = False  # ignores gates
    multipass: bool = False
    trash_bonus: bool = False  # had (KA-220)
    boarded: bool = False  # a pod: the turn is over (KA-G55)


@dataclass
class Thief:
    """A player."""

    seat: int
    space: str
    status: str = ABOARD
    credits: int = 0
    cubes: int = 0  # in the personal supply
    damage: int = 0
    crystals: int = 0
    code: bool = False
    artifact: int = 0
    hacked: list[str] = field(default_factory=list)  # spaces with the own data markers
    tokens: list[str] = field(default_factory=list)  # goods and depots
    deck: list[str] = field(default_factory=list)  # in no order that is known
    hand: list[str] = field(default_factory=list)
    area: list[Played] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    doomed: list[str] = field(default_factory=list)  # trashed from the discard pile (KA-G82)
    turn: Turn = field(default_factory=Turn)

    @property
    def aboard(self) -> bool:
        return self.status == ABOARD

    @property
    def all_crystals(self) -> int:
        """KA-237."""
        return self.crystals + self.tokens.count(SIXTH)

    @property
    def may_walk(self) -> bool:
        return not self.turn.stopped and not self.turn.dazed

    def owns(self, token: str) -> bool:
        return token in self.tokens

    def cards(self) -> list[str]:
        """The whole deck, wherever it lies (KA-G66)."""
        played = [played.card for played in self.area if not played.trashed]
        return [*self.deck, *self.hand, *played, *self.discard]

    def heal(self, amount: int) -> None:
        """KA-184, KA-G21."""
        healed = min(amount, self.damage)
        self.damage -= healed
        self.cubes += healed

    def survives(self, damage: int) -> bool:
        """Whether a path's damage may be taken (KA-123, KA-154, KA-G80)."""
        return damage == 0 or damage <= min(self.cubes, LIVES - self.damage - 1)

    def hurt_from_supply(self, damage: int) -> None:
        assert damage <= self.cubes
        self.cubes -= damage
        self.damage += damage


def card_points(thief: Thief, name: str) -> int:
    """The points in the corner of a card (KA-206)."""
    card = CARDS[name]
    if card.points_per == "good":
        return sum(token in GOODS for token in thief.tokens)
    if card.points_per == "crystal":
        return thief.all_crystals
    return card.points


def token_points(thief: Thief, token: str) -> int:
    """KA-105 to KA-108, KA-233 to KA-245, KA-G65, KA-G73."""
    if token == SIXTH:
        return 3 * thief.all_crystals
    return TOKEN_POINTS.get(token, 0)


def score(thief: Thief) -> int:
    """KA-202 to KA-206."""
    if thief.status not in (ESCAPED, RESCUED):
        return 0
    points = thief.artifact + thief.credits
    points += POD_POINTS if thief.status == ESCAPED else 0
    points += sum(token_points(thief, token) for token in thief.tokens)
    return points + sum(card_points(thief, card) for card in thief.cards())
