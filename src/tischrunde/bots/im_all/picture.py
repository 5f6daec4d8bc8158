"""The table in space as a bot looks at it: where it is, what it needs, how long it lasts."""

from __future__ import annotations

from typing import Any

from tischrunde.bots.bot import View
from tischrunde.bots.delve.chances import HAND, a_turn
from tischrunde.bots.delve.forecast import Forecast, Habits, Raider
from tischrunde.bots.delve.prospects import MASTERY, Prospects
from tischrunde.bots.im_all.finds import finds
from tischrunde.bots.im_all.routes import FAR, cargo_bay, errand, feature, goals, plan_of
from tischrunde.bots.im_all.worth import card, points_of, room_of

HABITS = Habits(attacks=0.36, noise=1.0, outside=4.0, rage=0.1)
HABITS_OF_TWO = HABITS._replace(outside=6.0)
THEY_LEAVE = {"first_port": 14.0, "second_port": 11.0, "artifact": 8.0, "pod": 4.0, "nothing": 0.0}
HURRY = 1.0  # points that a turn costs without an artifact: nothing counts before there is one …
HASTE = 0.2  # … and with one
UNSEEN = 0.5  # points of a card in the own deck
FRAIL = 3  # health with which nobody stays, whatever is to be expected
A_ROUND = 1.2  # and a little of the next
FOR_SKILL = 0.6  # points that are bought for one skill
OUT = 99.0  # whoever does not stay for a reason goes
LUCKY = 3  # skill that a good hand has more than most
LEFT = 0.5  # of the boots that are left, as one may go on with them


class Picture:
    """A view, boiled down to what plans are made of."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.hero: dict[str, Any] = view["heroes"][self.seat]
        self.room = room_of(self.hero["room"])
        self.tokens: list[str] = self.hero["tokens"]
        self.has_artifact: bool = view["needs"][self.seat]["artifact"]
        area = [entry["card"] for entry in self.hero["area"]]
        seen = [*self.hero["hand"], *self.hero["discard"], *area]
        self.cards = [word for word in seen if not word.startswith("?")]
        self.health: int = self.hero["health"] - self.hero["damage"]
        self.goals = goals(errand(view, self.seat))
        self.pods = {room_of(word) for word in view["pods"]}
        self.finds = finds(self)
        points = sum(card(word).points for word in self.cards) + UNSEEN * self.hero["deck"]
        points += self.hero["gold"] + sum(points_of(token) for token in self.tokens)
        self.prospects = Prospects(
            self.look_ahead(),
            max(0.8, a_turn([card(word).boots for word in self.cards], 0.2)),
            self.health,
            points,
            HASTE if self.has_artifact else HURRY,
        )

    def look_ahead(self) -> Forecast:
        """What the boss and his bounty hunters will do to this hero."""
        view, bag = self.view, self.view["bag"]
        raiders = [
            Raider(
                bag["seats"][seat] + hero["noise"],
                hero["health"] - hero["damage"],
                THEY_LEAVE[view["needs"][seat]["next"]],
            )
            for seat, hero in enumerate(view["heroes"])
        ]
        red = view["red"]["area"] + view["red"]["bag"]
        habits = HABITS if len(raiders) > 2 else HABITS_OF_TWO
        return Forecast(self.seat, raiders, bag["black"], red, view["attack"], habits)

    # -- where to go ----------------------------------------------------------------------------

    def promise(
        self, room: int, hurt: float = 0.0, left: float = 0.0, only: int | None = None
    ) -> float:
        """What the best goal promises from a room: less the longer it takes."""
        promised = [
            self.prospects.promised(
                max(0.0, goal.home[room] - LEFT * left),
                max(0.0, goal.safe[room] - LEFT * left),
                goal.points,
                hurt,
            )
            for goal in self.goals
            if room in goal.home and only in (None, goal.room)
        ]
        return max(promised, default=-FAR)

    def stops(self, way: dict[str, Any]) -> bool:
        """Whether no boots can be used at the end of a way: at a gate, after a lift or telepad."""
        dazes = any(move.startswith(("lift:", "telepad:")) for move in way["moves"])
        gate = plan_of(self.view["board"]).has(room_of(way["room"]), feature("gate"))
        return bool(self.hero["stopped"] or dazes or gate)

    def is_out(self, room: int) -> bool:
        """Whether this hero leaves by entering a room."""
        return self.has_artifact and room in self.pods

    def standing(self, room: int, hurt: float = 0.0, left: float = 0.0) -> float:
        """What it promises to have just entered a room."""
        if self.is_out(room):
            return OUT + self.prospects.stake
        return self.finds.get(room, 0.0) + self.promise(room, hurt, left)

    # -- cards ----------------------------------------------------------------------------------

    def rounds_to_go(self) -> float:
        """How many turns this hero still has, about."""
        if self.is_last_turn():
            return 1.0
        ways = [goal.home[self.room] for goal in self.goals if self.room in goal.home]
        turns = self.prospects.turns(min(ways, default=FAR)) + 1
        return max(1.0, min(turns, self.prospects.forecast.rounds(self.health)))

    def gain_of(self, word: str) -> float:
        """What it is worth to own this card from now on."""
        bought = card(word)
        size = len(self.cards) + self.hero["deck"] + 1
        plays = max(0.0, (self.rounds_to_go() - 1) * HAND / size)
        return float(plays * (bought.play - 0.55) + bought.points - 0.02 * bought.cost)

    # -- time -----------------------------------------------------------------------------------

    def is_last_turn(self) -> bool:
        """Whether this hero can be out this turn, and had better be."""
        can = any(self.is_out(room_of(way["room"])) for way in self.view["reach"])
        return can and not self.may_linger()

    def is_safe(self, room: int) -> bool:
        """Whether whoever is knocked out there is rescued."""
        return room in cargo_bay(self.view["board"])

    def may_linger(self) -> bool:
        """Whether a round more in the cargo bay brings more than the pod that it puts at risk."""
        if self.health <= FRAIL or not self.has_artifact or not self.is_safe(self.room):
            return False
        late = max(0.0, self.goals[0].home[self.room] / self.prospects.pace - 1)
        risk = 1 - self.prospects.forecast.stands(A_ROUND + late, self.health)
        skill = a_turn([card(word).skill for word in self.cards], 0.7)
        words = [entry["card"] for entry in self.view["row"]]
        words += [word for word, left in self.view["reserve"].items() if left]
        pays = any(card(w).points > 0 and card(w).cost <= skill + LUCKY for w in words)
        return pays and FOR_SKILL * skill > MASTERY * risk
