"""A game to follow: asked seat, options, one choice at a time, and the result."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tests.oracles.katakomben import material
from tests.oracles.katakomben.dungeon import Dungeon
from tests.oracles.katakomben.ending import play_game
from tests.oracles.katakomben.gifts import Gifts, hand_out
from tests.oracles.katakomben.hero import Hero, score
from tests.oracles.katakomben.material import CARDS, DUNGEON, STARTERS, TILES, rank
from tests.oracles.katakomben.offers import marks_of
from tests.oracles.katakomben.show import lying
from tests.oracles.katakomben.table import Table
from tests.oracles.shared.asking import Run
from tests.oracles.shared.chance import BLACK_CUBE, Chance, Impossible, draw_from


@dataclass(frozen=True)
class Opening:
    """What chance and choice have settled before the first turn."""

    seats: int
    start: str  # the side of the start tile that lies up
    first: int  # the seat that begins
    row: list[str]
    mercy: bool = False  # KK-G22


def set_up(opening: Opening, chance: Chance) -> Table:
    """KK-017 to KK-043."""
    seats = opening.seats
    dungeon = Dungeon(opening.start)
    deck = Counter({card.id: card.copies for card in DUNGEON})
    for name in opening.row:
        draw_from(deck, name)
        if CARDS[name].dragon:
            raise Impossible(f"{name} lies in the opening row (KK-034)")
    heroes = [new_hero(seat, opening, dungeon) for seat in range(seats)]
    table = Table(
        seats=seats,
        dungeon=dungeon,
        heroes=heroes,
        chance=chance,
        seat=opening.first,
        row=list(opening.row),
        dungeon_deck=deck,
        reserve=material.reserve(seats),
        tiles=Counter({tile.id: 1 for tile in TILES.values() if tile.zone != "start"}),
        stack=material.artifacts(seats),
        majors=Counter(material.MAJORS),
        minors=Counter(material.MINORS),
        prisoners=Counter(material.PRISONERS),
        wares=material.wares(seats),
        crowns=material.crowns(seats),
        masteries=seats,
        rage=material.RAGE_START.get(seats, 0),
        track=material.PARTY_RAGE_TRACK if material.is_party(seats) else material.RAGE_TRACK,
        bag=Counter({BLACK_CUBE: material.BLACK}),
        mercy=opening.mercy,
    )
    for hero in heroes:
        place = (hero.seat - opening.first) % seats
        table.klong(hero, material.FIRST_KLONG[place])
        hero.gold = material.FIRST_GOLD[place]
    for hero in heroes:
        table.draw(hero, material.HAND)
    return table


def new_hero(seat: int, opening: Opening, dungeon: Dungeon) -> Hero:
    deck = [card.id for card in STARTERS for _ in range(card.copies)]
    return Hero(seat, dungeon.crypt(), picks=material.FREE_PICKS, cubes=material.CUBES, deck=deck)


class Game(Run):
    """One game from the first question to the last."""

    def __init__(self, opening: Opening, chance: Chance, gifts: Gifts | None = None) -> None:
        self.table = set_up(opening, chance)
        if gifts is not None:
            hand_out(self.table, gifts)
        super().__init__(play_game(self.table))

    def scores(self) -> list[int]:
        """KK-218 to KK-222."""
        table = self.table
        return [
            score(hero, table.dungeon.is_depths(hero.room), marks_of(table, hero))
            for hero in table.heroes
        ]

    def winners(self) -> list[int]:
        """KK-223, KK-224, KK-G53, KK-G70."""
        scores = self.scores()
        if not any(scores):
            return []
        ranks = []
        for hero, points in zip(self.table.heroes, scores, strict=True):
            best = sorted((rank(artifact) for artifact in hero.artifacts), reverse=True)
            ranks.append((points, best if points else []))
        return [seat for seat, mine in enumerate(ranks) if mine == max(ranks)]

    def lying(self) -> dict[str, object]:
        return lying(self.table)
