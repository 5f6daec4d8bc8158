"""A game to follow: asked seat, options, one choice at a time, and the result."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tests.oracles.im_all import material
from tests.oracles.im_all.ending import play_game
from tests.oracles.im_all.gifts import Gifts, hand_out
from tests.oracles.im_all.material import CARDS, MISSIONS, RESERVES, START, STARTERS
from tests.oracles.im_all.ship import Ship
from tests.oracles.im_all.show import lying
from tests.oracles.im_all.table import MAJOR, MINOR, Table
from tests.oracles.im_all.thief import Thief, score
from tests.oracles.shared.asking import Run
from tests.oracles.shared.chance import BLACK_CUBE, Chance, Impossible, draw_from


@dataclass(frozen=True)
class Opening:
    """What chance and choice have settled before the first turn."""

    seats: int
    layout: tuple[str, ...]  # the modules of slots 1, 2 and 3
    first: int  # the seat that begins
    row: list[str]
    artifacts: frozenset[int]  # the values that lie in the command module
    opening_texts: bool = True  # KA-G07
    bonus_per_copy: bool = False  # KA-G71
    eradibot: str = "red"  # the zone that brings it, or "never" (KA-G19)


def set_up(opening: Opening, chance: Chance) -> Table:
    """KA-021 to KA-048."""
    seats = opening.seats
    ship = Ship(opening.layout)
    deck = Counter({card.id: card.copies for card in MISSIONS})
    for name in opening.row:
        draw_from(deck, name)
        if CARDS[name].boss:
            raise Impossible(f"{name} lies in the opening row (KA-043)")
    missing = len(material.ARTIFACTS) - len(opening.artifacts)
    if missing != material.REMOVED_ARTIFACTS[seats]:
        raise Impossible(f"{missing} artifacts are not there (KA-029)")
    thieves = [new_thief(seat) for seat in range(seats)]
    table = Table(
        seats=seats,
        ship=ship,
        thieves=thieves,
        chance=chance,
        seat=opening.first,
        row=list(opening.row),
        mission_deck=deck,
        reserve={card.id: card.copies for card in RESERVES},
        market=material.goods(seats),
        hidden={MAJOR: Counter(material.MAJORS), MINOR: Counter(material.MINORS)},
        depots=depots(ship),
        artifacts=artifacts(ship, opening.artifacts),
        pods=set(ship.spaces("pod")),
        rage=material.RAGE_START[seats],
        bag=Counter({BLACK_CUBE: material.BLACK}),
        opening_texts=opening.opening_texts,
        bonus_per_copy=opening.bonus_per_copy,
        flips_on=material.ERADIBOT_ZONES[opening.eradibot],
    )
    for thief in thieves:
        table.noise(thief, material.FIRST_NOISE[(thief.seat - opening.first) % seats])
        table.draw(thief, material.HAND)
    return table


def new_thief(seat: int) -> Thief:
    deck = [card.id for card in STARTERS for _ in range(card.copies)]
    return Thief(seat, START, cubes=material.CUBES, deck=deck)


def depots(ship: Ship) -> dict[str, int]:
    """KA-030, KA-031."""
    return dict.fromkeys(ship.spaces(MAJOR), 1) | dict.fromkeys(ship.spaces(MINOR), 2)


def artifacts(ship: Ship, values: frozenset[int]) -> dict[str, int]:
    """KA-027."""
    found = {space: ship.amount(space, "artifact") for space in ship.features}
    return {space: value for space, value in found.items() if value in values}


class Game(Run):
    """One game from the first question to the last."""

    def __init__(self, opening: Opening, chance: Chance, gifts: Gifts | None = None) -> None:
        self.table = set_up(opening, chance)
        if gifts is not None:
            hand_out(self.table, gifts)
        super().__init__(play_game(self.table))

    def scores(self) -> list[int]:
        return [score(thief) for thief in self.table.thieves]

    def winners(self) -> list[int]:
        """KA-207, KA-208, KA-G84."""
        ranks = [
            (points, thief.artifact if points else 0)
            for thief, points in zip(self.table.thieves, self.scores(), strict=True)
        ]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best and best[0]]

    def lying(self) -> dict[str, object]:
        return lying(self.table)
