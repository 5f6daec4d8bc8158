"""One player's things, and what counts only for a turn."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.oracles.katakomben.material import CARDS, GEM, LIVES, value_of

ACTIVE, ESCAPED, UNCONSCIOUS = "active", "escaped", "unconscious"
TOKEN_POINTS = {
    "backpack": 5,
    "blood_amulet": 7,
    "burglars_kit": 2,
    "cloak": 5,
    "monkey_idol": 5,
    "monkey_bot": 3,
    "mastery": 20,
    "dragon_egg": 3,
    "catacombs_map": 5,
    "chalice": 7,
    "adventurer": 3,
    "barbarian": 2,
    "cleric": 2,
    "peasant": 2,
    "haunted_prisoner": 3,
}
PRISONER_NAMES = {
    "adventurer",
    "barbarian",
    "cleric",
    "monkey_bot",
    "haunted_prisoner",
    "mayor",
    "monk",
    "peasant",
    "primatologist",
    "prince",
    "princess",
    "sorceress",
    "warrior",
}  # the coupon is none (KK-232)


@dataclass
class Played:
    """A card in the play area: how often its conditions have paid, whether its choice is open."""

    card: str
    paid: dict[str, int] = field(default_factory=dict)
    choice_open: bool = True


@dataclass
class Turn:
    """What is forgotten when the turn ends."""

    skill: int = 0
    swords: int = 0
    boots: int = 0
    quiet: int = 0  # negative Klong! that found no cube yet (KK-062)
    klong_made: int = 0
    gold_gained: int = 0
    skill_gained: int = 0
    row_monsters: int = 0  # beaten; the goblin does not count
    portals: int = 0
    guardians: int = 0  # marble guardians beaten while a tile waits
    walls: int = 0  # animated walls whose second boot still waits for a portal
    teleports: int = 0  # to an adjacent room, got by acquiring
    exhausted: bool = False
    tireless: bool = False  # need not stop in crystal caves
    fearless: bool = False  # ignores monsters in tunnels
    home: bool = False  # has entered the Crypt with an artifact
    rewarded: set[str] = field(default_factory=set)


@dataclass
class Hero:
    """A player."""

    seat: int
    room: str
    status: str = ACTIVE
    gold: int = 0
    picks: int = 0
    cubes: int = 0  # in the personal supply
    wounds: int = 0  # own cubes on the health track
    black_wounds: int = 0  # black cubes there (KK-197)
    bare_wounds: int = 0  # damage without a cube (KK-G45)
    deck: list[str] = field(default_factory=list)  # in no order that is known
    deck_top: list[str] = field(default_factory=list)  # put on top of it, the next one last
    hand: list[str] = field(default_factory=list)
    area: list[Played] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    crowns: list[int] = field(default_factory=list)
    artifacts: list[str] = field(default_factory=list)
    robbed: list[str] = field(default_factory=list)  # the rooms they came from
    turn: Turn = field(default_factory=Turn)

    @property
    def active(self) -> bool:
        return self.status == ACTIVE

    @property
    def damage(self) -> int:
        return self.wounds + self.black_wounds + self.bare_wounds

    @property
    def tired(self) -> bool:
        """KK-138, KK-G16."""
        return self.turn.exhausted and not self.turn.tireless

    @property
    def braves_monsters(self) -> bool:
        return self.turn.fearless or "cloak" in self.tokens

    @property
    def prisoners(self) -> int:
        return sum(token in PRISONER_NAMES for token in self.tokens)

    @property
    def idols(self) -> int:
        return self.tokens.count("monkey_idol") + self.tokens.count("monkey_bot")

    def may_carry_more(self) -> bool:
        """KK-104, KK-G39."""
        return len(self.artifacts) < 1 + self.tokens.count("backpack")

    def cards(self) -> list[str]:
        """The whole deck, wherever it lies (KK-222)."""
        played = [played.card for played in self.area]
        return [*self.deck, *self.deck_top, *self.hand, *played, *self.discard]

    def heal(self, amount: int) -> int:
        """KK-202, KK-G45; how many black cubes go back to those set aside."""
        own = min(amount, self.wounds)
        self.wounds -= own
        self.cubes += own
        black = min(amount - own, self.black_wounds)
        self.black_wounds -= black
        self.bare_wounds -= min(amount - own - black, self.bare_wounds)
        return black

    def survives(self, damage: int) -> bool:
        """Whether damage may be taken of one's own will (KK-201, KK-G59)."""
        return damage == 0 or (damage <= self.cubes and self.damage + damage < LIVES)

    def hurt_from_supply(self, damage: int) -> None:
        assert self.survives(damage)
        self.cubes -= damage
        self.wounds += damage


def card_points(hero: Hero, card: str) -> int:
    """The points in the corner of a card (KK-222)."""
    if card == "brave_hero":
        return 5 if hero.prisoners >= 3 else 0
    if card == "expensive_taste":
        has_gem = any(CARDS[own].kind == GEM for own in hero.cards())
        return 5 if hero.crowns and has_gem else 0
    if card == "thirst_adventure":
        return 2 * len(hero.artifacts) + 2 * hero.idols
    return CARDS[card].points


def token_points(hero: Hero, token: str, marks: int) -> int:
    """What a token is worth at the end (KK-225 to KK-256)."""
    if token == "mayor":
        return 5 if "mastery" in hero.tokens else 0
    if token == "monk":
        return marks
    if token == "primatologist":
        return 5 if hero.idols else 0
    if token in ("prince", "princess"):
        return 5 if hero.crowns else 0
    if token == "sorceress":
        return 5 if hero.cards().count("secret_tome") >= 2 else 0
    if token == "warrior":
        return hero.prisoners
    return TOKEN_POINTS.get(token, 0)


def score(hero: Hero, in_depths: bool, marks: int) -> int:
    """All points of a hero (KK-218 to KK-222)."""
    if not hero.artifacts or (hero.status == UNCONSCIOUS and in_depths):
        return 0
    points = sum(value_of(artifact) for artifact in hero.artifacts)
    points += hero.gold + sum(hero.crowns)
    points += sum(token_points(hero, token, marks) for token in hero.tokens)
    return points + sum(card_points(hero, card) for card in hero.cards())
