"""The whole table, and the small things that can happen on it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.oracles.katakomben import material
from tests.oracles.katakomben.dungeon import Cell, Dungeon, Way
from tests.oracles.katakomben.hero import Hero, Turn
from tests.oracles.katakomben.material import TILES
from tests.oracles.shared.chance import BLACK_CUBE, CARD, Chance, draw_from

GHOST = "ghost"
MAJOR, MINOR, PRISONER = "major", "minor", "prisoner"


@dataclass
class Discovery:
    """A tile that was revealed and waits to be laid; the hero still stands in the old room."""

    tile: str
    cell: Cell
    way: Way | None  # None when the Marble Guardian's tile is laid
    teleport: bool = False


@dataclass
class Table:
    """Everything."""

    seats: int
    dungeon: Dungeon
    heroes: list[Hero]
    chance: Chance
    seat: int  # whose turn it is
    row: list[str | None]
    dungeon_deck: Counter[str]
    dungeon_discard: Counter[str] = field(default_factory=Counter)
    reserve: dict[str, int] = field(default_factory=dict)
    tiles: Counter[str] = field(default_factory=Counter)  # not seen yet, two of them in the box
    tiles_left: int = material.TILE_STACK
    stack: list[str] = field(default_factory=list)  # artifacts, from the top down
    majors: Counter[str] = field(default_factory=Counter)
    minors: Counter[str] = field(default_factory=Counter)
    prisoners: Counter[str] = field(default_factory=Counter)
    wares: dict[str, int] = field(default_factory=dict)
    crowns: list[int] = field(default_factory=list)
    masteries: int = 0
    rage: int = 0
    track: list[int] = field(default_factory=list)
    bag: Counter[str] = field(default_factory=Counter)
    area: Counter[str] = field(default_factory=Counter)  # the Klong! area
    aside: int = 0  # black cubes
    ghosts: int = material.GHOSTS  # in the bank
    discovery: Discovery | None = None
    mercy: bool = False
    announced: bool = True  # nobody is in the middle of a turn
    over: bool = False

    @property
    def hero(self) -> Hero:
        return self.heroes[self.seat]

    def in_order(self) -> list[Hero]:
        """Active heroes, the one in turn first, then clockwise (KK-173, KK-174)."""
        round_table = [self.heroes[(self.seat + i) % self.seats] for i in range(self.seats)]
        return [hero for hero in round_table if hero.active]

    def others(self) -> list[Hero]:
        return [hero for hero in self.in_order() if hero.seat != self.seat]

    # -- Klong! and damage -------------------------------------------------------------------

    def klong(self, hero: Hero, amount: int) -> None:
        """One cube after the other (KK-059 to KK-062, KK-G25 to KK-G27)."""
        if not hero.active:
            return
        in_turn = hero.seat == self.seat and not self.announced
        for _ in range(amount):
            if hero.cubes == 0:
                return
            hero.cubes -= 1
            self.area[str(hero.seat)] += 1
            if in_turn:
                hero.turn.klong_made += 1
                if hero.turn.quiet > 0:
                    hero.turn.quiet -= 1
                    self.take_back(hero, 1)

    def quieten(self, hero: Hero, amount: int) -> None:
        back = min(amount, self.area[str(hero.seat)])
        self.take_back(hero, back)
        hero.turn.quiet += amount - back

    def take_back(self, hero: Hero, amount: int) -> None:
        self.area[str(hero.seat)] -= amount
        hero.cubes += amount

    def heal(self, hero: Hero, amount: int) -> None:
        self.aside += hero.heal(amount)

    def call_ghost(self) -> None:
        """KK-141, KK-236, KK-G46."""
        if self.ghosts > 0:
            self.ghosts -= 1
            self.area[GHOST] += 1

    def put_black_back(self, amount: int) -> None:
        """KK-G47."""
        back = min(amount, self.aside)
        self.aside -= back
        self.bag[BLACK_CUBE] += back

    def anger(self) -> None:
        """KK-193, KK-G02."""
        self.rage = min(self.rage + 1, len(self.track) - 1)

    # -- gains -----------------------------------------------------------------------------

    def gain_gold(self, hero: Hero, amount: int) -> None:
        hero.gold += amount
        hero.turn.gold_gained += amount

    def gain_skill(self, hero: Hero, amount: int) -> None:
        hero.turn.skill += amount
        hero.turn.skill_gained += amount

    def drawn(self, kind: str, pool: Counter[str], seat: int = -1) -> str:
        """What luck gives out of a pool, and is then gone from it."""
        return draw_from(pool, self.chance.draw(kind, pool, seat))

    def draw(self, hero: Hero, amount: int) -> None:
        """KK-064, KK-065, KK-G28."""
        for _ in range(amount):
            if not hero.deck and not hero.deck_top:
                hero.deck, hero.discard = hero.discard, []
            if not hero.deck and not hero.deck_top:
                return
            drawn = self.drawn(CARD, Counter(hero.deck_top[-1:] or hero.deck), hero.seat)
            if hero.deck_top:
                hero.deck_top.pop()
            else:
                hero.deck.remove(drawn)
            hero.hand.append(drawn)

    def gain_tome(self, hero: Hero) -> None:
        """KK-113, KK-G65."""
        if self.reserve["secret_tome"] > 0:
            self.reserve["secret_tome"] -= 1
            hero.discard.append("secret_tome")

    def trash(self, hero: Hero, card: str, place: str) -> None:
        """KK-170: out of the game, from the play area or the discard pile."""
        if place == "discard":
            hero.discard.remove(card)
        else:
            hero.area.remove(next(played for played in hero.area if played.card == card))

    def lay(self, tile: str, cell: Cell, turn: int) -> None:
        """Lay a tile, with what that brings (KK-G13)."""
        self.dungeon.lay(tile, cell, turn)
        for room in self.dungeon.rooms_of(tile):
            for plus in range(3):
                if self.dungeon.has(room, f"artifact{plus}"):
                    self.find_artifacts(room, plus)
        if TILES[tile].haunted:
            self.call_ghost()

    def find_artifacts(self, room: str, plus: int) -> None:
        """KK-131 to KK-135; with five or six players KK-265, KK-G67."""
        if material.is_party(self.seats):
            found = self.stack[: plus + 1]
            self.stack = self.stack[plus + 1 :]
        else:
            at = min(plus, len(self.stack) - 1)
            found = [self.stack.pop(at)] if self.stack else []
        if found:
            self.dungeon.artifacts[room] = found

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.heroes[seat].turn = Turn()
        self.announced = False
