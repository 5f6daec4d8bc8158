"""The table of Klong! as a bot looks at it: where it stands, what it needs, how long it has."""

from __future__ import annotations

from typing import Any

from tischrunde.bots.bot import View
from tischrunde.bots.klong.map import FAR, Plan, plan
from tischrunde.bots.klong.worth import (
    ATTACKS,
    EARNED,
    SECRETS,
    boots_a_turn,
    card,
    likely,
    printed,
    skill_a_turn,
)

LAST_SPACE = 5
AT_THE_DOOR = 2.0  # steps from the way out
A_ROUND = 1.2  # and a little of the next
A_STEP = 0.3  # health that a boot of the way may cost, in tunnels and by new noise
LAZY, HASTY = 0.1, 4.0  # what a boot is worth when all is safe, and how much more when not
MASTERY = 20
ARTIFACTS = ("ring", "ankh", "vase", "bananas", "shield", "chestplate", "thurible")


def points_of(token: str) -> int:
    book = printed()
    return int(book.points[book.numbers[token]])


class Picture:
    """A view, boiled down to what plans are made of."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.hero: dict[str, Any] = view["heroes"][self.seat]
        self.room = int(self.hero["room"]) - 1
        self.tokens: list[str] = self.hero["tokens"]
        self.has_artifact = any(token in ARTIFACTS for token in self.tokens)
        self.plan: Plan = plan(view["board"], "master_key" in self.tokens)
        area = [entry["card"] for entry in self.hero["area"]]
        seen = [*self.hero["hand"], *self.hero["discard"], *area]
        self.cards = [word for word in seen if not word.startswith("?")]
        self.pace = boots_a_turn(self.cards)
        self.lying: dict[int, list[str]] = {}
        for entry in view["tokens"]:
            self.lying.setdefault(int(entry["room"]) - 1, []).append(entry["token"])
        self.health: int = self.hero["health"] - self.hero["damage"]
        self.wear = self.damage_a_round()
        self.deadline = self.rounds_left()

    def damage_a_round(self) -> float:
        """How much the dragon takes from this hero while everybody has a turn, about."""
        view = self.view
        inside = [hero for hero in view["heroes"] if hero["status"] == "inside"]
        own = view["bag"]["seats"][self.seat] + self.hero["noise"] + 1.0
        noise = sum(hero["noise"] for hero in view["heroes"])
        bag = view["bag"]["black"] + sum(view["bag"]["seats"]) + noise + 2.0
        attacks = ATTACKS * len(inside) + (1.0 if view["walker"] is not None else 0.0)
        cubes = view["attack"] + (2.0 if view["walker"] is not None else 0.0)
        return float(attacks * cubes * own / bag)

    def rounds_left(self) -> float:
        """Rounds until the first one out ends the game, as far as can be seen."""
        view = self.view
        if view["walker"] is not None:
            return float(LAST_SPACE - view["parapet"])
        left = FAR
        for seat, hero in enumerate(view["heroes"]):
            if seat != self.seat and any(token in ARTIFACTS for token in hero["tokens"]):
                way = self.plan.home(int(hero["room"]) - 1)
                left = min(left, way / 1.8 + LAST_SPACE - 1)
        return left

    def chance(self, way: float, rounds: float | None = None) -> float:
        """How likely this hero comes so far alive and in time."""
        turns = way / self.pace if rounds is None else rounds
        alive = likely(self.health - self.wear * turns - A_STEP * way)
        return alive * likely(self.deadline - turns, 0.7)

    def outlook(self, room: int, artifact: str) -> float:
        """What it promises to fetch this artifact and bring it home."""
        there, back = self.plan.away[self.room][room], self.plan.home(room)
        if there >= FAR or back >= FAR:
            return 0.0
        points = points_of(artifact)
        home = self.chance(there + back)
        saved = self.chance(there + self.plan.upstairs(room))
        return home * (points + MASTERY + 10) + max(0.0, saved - home) * (points + 10)

    def best_artifact(self) -> tuple[float, int]:
        """The artifact that promises most, and its room; -1 when there is none."""
        best = (0.0, -1)
        for room, tokens in self.lying.items():
            for token in tokens:
                if token in ARTIFACTS:
                    best = max(best, (self.outlook(room, token), room))
        return best

    def target(self) -> int:
        """Where to go in the end: to an artifact, or home with it."""
        if self.has_artifact:
            return 0
        return self.best_artifact()[1]

    def waypoint(self, target: int) -> int:
        """Where to go next: a secret that is worth the way round, or the target itself."""
        if target < 0:
            return target
        away = self.plan.away
        direct = away[self.room][target]
        hurry = self.hurry(target)
        best, found = 0.0, target
        for room, tokens in self.lying.items():
            if room == self.room:
                continue
            round_about = away[self.room][room] + away[room][target] - direct
            gain = max(SECRETS.get(token, 0.0) for token in tokens) - hurry * round_about
            if gain - 0.05 * away[self.room][room] > best and away[self.room][room] < FAR:
                best, found = gain - 0.05 * away[self.room][room], room
        return found

    def hurry(self, target: int) -> float:
        """What a boot is worth: more when time or health runs out."""
        way = self.plan.away[self.room][target]
        if not self.has_artifact:
            way += self.plan.home(target)
        sure = self.chance(way)
        return LAZY + HASTY * (1 - sure)

    def may_linger(self) -> bool:
        """Whether a round more before the way out brings more than it puts at risk.

        Where all who are left stand before the way out, somebody has to go, or nobody ever would.
        """
        inside = [hero for hero in self.view["heroes"] if hero["status"] == "inside"]
        if all(self.plan.home(int(hero["room"]) - 1) <= AT_THE_DOOR for hero in inside):
            return False
        risk = 1 - self.chance(0.0, A_ROUND)
        return EARNED * skill_a_turn(self.cards) > MASTERY * risk

    def rounds_to_go(self) -> float:
        """How many turns this hero still has, about."""
        target = self.target()
        way = self.plan.home(self.room)
        if not self.has_artifact and target >= 0:
            way = self.plan.away[self.room][target] + self.plan.home(target)
        turns = min(max(1.0, way / self.pace), self.deadline)
        lasting = self.health / self.wear if self.wear > 0 else FAR
        return float(max(1.0, min(turns, lasting, 25.0)))

    def gain_of(self, word: str, price: int) -> float:
        """What it is worth to own this card from now on."""
        bought = card(word)
        size = len(self.cards) + self.hero["deck"] + 1
        plays = max(0.0, (self.rounds_to_go() - 1) * 5 / size)
        mean = 0.55
        return float(plays * (bought.play - mean) + bought.points - 0.02 * price)
