"""The table in space as a bot looks at it: where it is, what it needs, how long it lasts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from tischrunde.bots.bot import View
from tischrunde.bots.delve.picture import RaidPicture
from tischrunde.bots.delve.prospects import MASTERY, Goal, Prospects
from tischrunde.bots.delve.ways import FAR
from tischrunde.bots.im_all.finds import finds
from tischrunde.bots.im_all.rivals import Rivals
from tischrunde.bots.im_all.routes import (
    Errand,
    cargo_bay,
    errand,
    goals,
    hacked,
    port_gain,
    rooms_with,
)
from tischrunde.bots.im_all.worth import PRINTED, room_of

SATED = 0.3  # what points are worth to whoever is alone in counting any
STIRS = 0.26  # how likely a new card in the row brings the boss
HURRY = 2.0  # points that a turn costs without an artifact: nothing counts before there is one …
HASTE = 0.2  # … and with one
FRAIL = 3  # health with which nobody stays, whatever is to be expected
FOR_SKILL = 0.6  # points that are bought for one skill
OUT = 99.0  # whoever does not stay for a reason goes
LUCKY = 3  # skill that a good hand has more than most
LEFT = 0.5  # of the boots that are left, as one may go on with them


class Picture(RaidPicture):
    """A view, boiled down to what plans are made of."""

    printed = PRINTED

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.room = room_of(self.hero["room"])
        self.has_artifact: bool = view["needs"][self.seat]["artifact"]
        self.errand = errand(view, self.seat)
        self.goals = goals(self.errand)
        self.pods = {room_of(word) for word in view["pods"]}
        self.rivals = Rivals(view, self.seat)
        self.appetite = SATED + (1.0 - SATED) * self.rivals.rivalry
        hurry = HASTE if self.has_artifact else HURRY
        ahead = self.rivals.ahead
        self.prospects = Prospects(ahead, self.pace, self.health, self.stake, hurry)

    # -- where to go ----------------------------------------------------------------------------

    def promise(
        self,
        room: int,
        hurt: float = 0.0,
        spared: float = 0.0,
        among: Sequence[Goal] | None = None,
    ) -> float:
        """What the best goal promises from a room: less the longer it takes; with so many boots
        spared."""
        wanted = self.goals if among is None else among
        return self.prospects.best(wanted, room, hurt, spared, self.appetite)

    def after(self, errand: Errand, spared: float = 0.0) -> float:
        """What it would promise from here if this were left to do."""
        return self.promise(self.room, 0.0, spared, goals(errand))

    def hacking(self) -> float:
        """What it promises to hack the port of this room."""
        return self.after(hacked(self.errand, self.room), port_gain(self.errand, self.room))

    def taking(self) -> float:
        """What it promises to take the artifact of this room."""
        here = [goal for goal in self.goals if goal.room == self.room]
        return self.promise(self.room, among=here)

    def stops(self, way: dict[str, Any]) -> bool:
        """Whether no boots can be used at the end of a way: at a gate, after a lift or telepad."""
        dazes = any(move.startswith(("lift:", "telepad:")) for move in way["moves"])
        gate = room_of(way["room"]) in rooms_with(self.view["board"], "gate")
        return bool(self.hero["stopped"] or dazes or gate)

    def is_out(self, room: int) -> bool:
        """Whether this hero leaves by entering a room."""
        return self.has_artifact and room in self.pods

    def standing(
        self, room: int, hurt: float = 0.0, left: float = 0.0, finds: bool = True
    ) -> float:
        """What it promises to have just entered a room.

        What is found there does not count where it costs nothing to come again and again.
        """
        if self.is_out(room):
            return OUT + self.stake
        found = self.appetite * self.finds.get(room, 0.0) if finds else 0.0
        return found + self.promise(room, hurt, LEFT * left)

    @cached_property
    def finds(self) -> dict[int, float]:
        """Rooms with something in them, and what it is worth to enter them."""
        return finds(self)

    # -- cards ----------------------------------------------------------------------------------

    def rounds_to_go(self) -> float:
        """How many turns this hero still has, about."""
        if self.is_last_turn():
            return 1.0
        ways = [goal.home[self.room] for goal in self.goals if self.room in goal.home]
        turns = self.prospects.turns(min(ways, default=FAR)) + 1
        return max(1.0, min(turns, self.prospects.forecast.rounds(self.health)))

    def stir(self, word: str) -> float:
        """What it costs to take a card: one from the row makes way for a new one."""
        return 0.0 if word in self.view["reserve"] else self.unrest

    @cached_property
    def unrest(self) -> float:
        """What a new card in the row costs: it may bring the boss."""
        if self.is_last_turn():
            return 0.0
        bag, red = self.view["bag"], self.view["red"]
        loud = bag["seats"][self.seat] + self.hero["noise"] + red["bag"] + red["area"]
        noise = sum(hero["noise"] for hero in self.view["heroes"])
        cubes = bag["black"] + sum(bag["seats"]) + noise + red["bag"] + red["area"]
        hurt = self.view["attack"] * loud / max(1, cubes)
        return STIRS * (self.promise(self.room) - self.promise(self.room, hurt))

    # -- time -----------------------------------------------------------------------------------

    def is_last_turn(self) -> bool:
        """Whether this hero can be out this turn, and had better be."""
        can = any(self.is_out(room_of(way["room"])) for way in self.view["reach"])
        return can and not self.may_linger()

    def is_safe(self, room: int) -> bool:
        """Whether whoever is knocked out there is rescued."""
        return room in cargo_bay(self.view["board"])

    def is_ahead(self) -> bool:
        """Whether nobody is likely to catch up if this hero is out now."""
        return self.stake + MASTERY > self.rivals.best_if_out()

    def may_linger(self) -> bool:
        """Whether a round more in the cargo bay brings more than the pod that it puts at risk.

        Who is ahead goes: the others have few rounds then.
        """
        if self.health <= FRAIL or not self.has_artifact or not self.is_safe(self.room):
            return False
        if self.is_ahead():
            return False
        risk = self.prospects.risk_of_a_round(self.goals[0].home[self.room])
        skill = self.skill_a_turn()
        pays = any(c.points > 0 and c.cost <= skill + LUCKY for c in self.for_sale())
        return pays and FOR_SKILL * skill > MASTERY * risk
