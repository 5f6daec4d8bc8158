"""The whole table, and the small things that can happen on it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.oracles.im_all.material import (
    BLOCKADE,
    CRYSTALS,
    ERADIBOT_ZONES,
    RAGE_TRACK,
    RED_CUBES,
)
from tests.oracles.im_all.ship import Ship
from tests.oracles.im_all.thief import Thief, Turn
from tests.oracles.shared.chance import BLACK_CUBE, CARD, Chance, draw_from

RED = "red"
MAJOR, MINOR = "major", "minor"


@dataclass
class Table:
    """Everything."""

    seats: int
    ship: Ship
    thieves: list[Thief]
    chance: Chance
    seat: int  # whose turn it is
    row: list[str | None]
    mission_deck: Counter[str]
    mission_discard: Counter[str] = field(default_factory=Counter)
    reserve: dict[str, int] = field(default_factory=dict)
    market: dict[str, int] = field(default_factory=dict)
    hidden: dict[str, Counter[str]] = field(default_factory=dict)  # depots nobody has seen
    depots: dict[str, int] = field(default_factory=dict)  # how many lie on a space
    artifacts: dict[str, int] = field(default_factory=dict)  # the value that lies on a space
    pods: set[str] = field(default_factory=set)  # spaces with a pod
    crystals: int = CRYSTALS  # in the bank
    rage: int = 1
    bag: Counter[str] = field(default_factory=Counter)
    area: Counter[str] = field(default_factory=Counter)  # the noise area
    aside: int = 0  # black cubes
    blockade: bool = False
    flipped: bool = False  # G0B-L1N shows the Eradibot
    flips_on: int = ERADIBOT_ZONES["red"]  # KA-G19
    opening_texts: bool = True  # KA-G07
    bonus_per_copy: bool = False  # KA-G71
    announced: bool = True  # nobody is in the middle of a turn
    over: bool = False

    @property
    def thief(self) -> Thief:
        return self.thieves[self.seat]

    def in_order(self) -> list[Thief]:
        """Thieves in the ship, the one in turn first, then clockwise."""
        round_table = [self.thieves[(self.seat + i) % self.seats] for i in range(self.seats)]
        return [thief for thief in round_table if thief.aboard]

    def others(self) -> list[Thief]:
        return [thief for thief in self.in_order() if thief.seat != self.seat]

    # -- noise -------------------------------------------------------------------------------

    def noise(self, thief: Thief, amount: int) -> None:
        """One cube after the other (KA-148, KA-153, KA-194, KA-G37, KA-G79)."""
        in_turn = thief.seat == self.seat and not self.announced
        for _ in range(amount):
            if not thief.aboard or thief.cubes == 0:
                return
            if in_turn and thief.turn.quiet > 0:
                thief.turn.quiet -= 1
                continue
            thief.cubes -= 1
            self.area[str(thief.seat)] += 1

    def quieten(self, thief: Thief, amount: int) -> None:
        """KA-149 to KA-152, KA-G38."""
        back = min(amount, self.area[str(thief.seat)])
        self.area[str(thief.seat)] -= back
        thief.cubes += back
        thief.turn.quiet += amount - back

    def put_black_back(self, amount: int) -> None:
        """KA-G45."""
        back = min(amount, self.aside)
        self.aside -= back
        self.bag[BLACK_CUBE] += back

    def anger(self) -> None:
        """One step of the boss marker, with what waits there (KA-176, KA-178, KA-G48, KA-G88)."""
        if self.rage == len(RAGE_TRACK):
            return
        self.rage += 1
        self.area[RED] += RED_CUBES.get(self.rage, 0)
        self.blockade = self.blockade or self.rage >= BLOCKADE
        self.flipped = self.flipped or self.rage >= self.flips_on

    # -- cards and tokens ----------------------------------------------------------------------

    def drawn(self, kind: str, pool: Counter[str], seat: int = -1) -> str:
        """What luck gives out of a pool, and is then gone from it."""
        return draw_from(pool, self.chance.draw(kind, pool, seat))

    def draw(self, thief: Thief, amount: int) -> None:
        """KA-054, KA-214, KA-G87; trashed cards are not shuffled (KA-G82)."""
        for _ in range(amount):
            if not thief.deck:
                thief.deck, thief.discard = thief.discard, []
            if not thief.deck:
                return
            card = self.drawn(CARD, Counter(thief.deck), thief.seat)
            thief.deck.remove(card)
            thief.hand.append(card)

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.thieves[seat].turn = Turn()
        self.announced = False
