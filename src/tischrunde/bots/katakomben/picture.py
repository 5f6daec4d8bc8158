"""The table of Katakomben as a bot looks at it: where it is, what it needs, how long it lasts."""

from __future__ import annotations

from tischrunde.bots.bot import View
from tischrunde.bots.delve.forecast import Forecast, Habits, Raider, foreseen
from tischrunde.bots.delve.picture import RaidPicture
from tischrunde.bots.delve.prospects import MASTERY, Goal, Prospects
from tischrunde.bots.delve.ways import FAR
from tischrunde.bots.katakomben.chart import Chart
from tischrunde.bots.katakomben.finds import finds
from tischrunde.bots.katakomben.rivals import Rivals, lead
from tischrunde.bots.katakomben.worth import PRINTED, is_artifact, points_of, room_of
from tischrunde.delve.names import CARD_KIND

HABITS = Habits(attacks=0.25, noise=1.0, outside=4.0, rage=0.15)
HABITS_OF_TWO = HABITS._replace(outside=6.0)
HURRY = 1.2  # points that a turn costs without an artifact: nothing counts before there is one …
EAGER = 5.0  # … and so many more for who has all the points it needs …
HASTE = 0.2  # … and with one
BEYOND = 2.5  # boots from an edge to an artifact nobody has found …
A_TILE = 1.6  # … and for every tile above that cannot have one
FOR_SKILL = 1.0  # points that are bought for one skill
FOUND = 1.0  # points that a turn on safe ground brings besides
LUCKY = 5  # skill that a very good hand has more than most
LEADS = (5.0, 25.0)  # points: from here on more of them are worth less, down to …
SATED = 0.25  # … such a part
HARMLESS = (0.0, 6.0)  # points by which one is ahead of who is no match
FRAIL = 2  # health with which nobody stays, whatever is to be expected
NEWS = 1.0  # points that a new tile brings, on average


class Picture(RaidPicture):
    """A view, boiled down to what plans are made of."""

    printed = PRINTED

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.room = room_of(self.hero["room"])
        artifacts = sum(is_artifact(token) for token in self.tokens)
        self.has_artifact = artifacts > 0
        self.can_carry = artifacts <= self.tokens.count("backpack")
        self.picks: int = view["picks"][self.seat]
        self.chart = Chart(view, self.picks, "catacombs_map" in self.tokens)
        self.appetite = 1.0 - (1.0 - SATED) * self.how_far_ahead(*LEADS)
        self.hurry = HASTE if self.has_artifact else HURRY + EAGER * self.how_far_ahead(*HARMLESS)
        self.rivals = Rivals(view, self.chart)
        self.forecast = self.look_ahead()
        self.prospects = Prospects(self.forecast, self.pace, self.health, self.stake, self.hurry)
        self.goals = self.find_goals()
        self.finds = {room: self.appetite * worth for room, worth in finds(self).items()}

    def look_ahead(self) -> Forecast:
        """What the dragon and its ghosts will do to this hero."""
        view, bag = self.view, self.view["bag"]
        heroes = view["heroes"]
        raiders = tuple(
            Raider(
                bag["seats"][seat] + hero["noise"],
                hero["health"] - hero["damage"],
                self.rivals.rounds_to(hero),
            )
            for seat, hero in enumerate(heroes)
        )
        ghosts = view["ghosts"]["area"] + view["ghosts"]["bag"]
        habits = HABITS if len(heroes) > 2 else HABITS_OF_TWO
        return foreseen(self.seat, raiders, bag["black"], ghosts, view["attack"], habits)

    def how_far_ahead(self, close: float, sure: float) -> float:
        """Where this hero is between a lead that may be lost and one that may not: from 0 to 1."""
        return min(1.0, max(0.0, (lead(self.view, self.seat) - close) / (sure - close)))

    # -- where to go ----------------------------------------------------------------------------

    def find_goals(self) -> list[Goal]:
        """Home with an artifact, or first to one that lies or may lie somewhere."""
        chart = self.chart
        out: list[Goal] = []
        if self.has_artifact:
            out.append(Goal(chart.home, chart.upstairs, 0.0))
        if not self.can_carry:
            return out
        for entry in self.view["tokens"]:
            room = room_of(entry["room"])
            if is_artifact(entry["token"]) and room in chart.home:
                there = chart.to({room: 0.0})
                home = {at: far + chart.home[room] for at, far in there.items()}
                safe = {at: far + chart.upstairs[room] for at, far in there.items()}
                out.append(Goal(home, safe, points_of(entry["token"]), room))
        left = self.view["artifacts"]
        if left and chart.edges and self.view["tiles"]:
            out.append(self.unknown(left))
        return out

    def unknown(self, left: list[str]) -> Goal:
        """An artifact that somebody will find behind some edge."""
        chart = self.chart
        rooms = {int(chart.plan.room[door]) for door in chart.edges}
        home = {r: chart.home.get(r, FAR) + 2 * self.beyond for r in rooms}
        safe = {r: chart.upstairs.get(r, FAR) + 2 * self.beyond for r in rooms}
        return Goal(chart.to(home), chart.to(safe), self.unfound(left))

    @property
    def beyond(self) -> float:
        """Boots from an edge to an artifact nobody has found."""
        return float(BEYOND + A_TILE * self.view["stack"]["safe"])

    def unfound(self, left: list[str]) -> float:
        """What an artifact that lies on the next tiles counts, on average."""
        return sum(points_of(token) for token in left[:2]) / len(left[:2])

    def promise(self, room: int, hurt: float = 0.0) -> float:
        """What the best goal promises from a room."""
        return self.prospects.best(self.goals, room, hurt)

    def discovering(self) -> float:
        """What it promises to find a tile from here: news, and an artifact that is nearer then."""
        room, left = self.room, self.view["artifacts"]
        home = self.chart.home.get(room, FAR)
        if self.can_carry and left:
            safe = self.chart.upstairs.get(room, FAR)
            there = 2 * self.beyond - A_TILE
            found = self.prospects.promised(home + there, safe + there, self.unfound(left))
            return self.appetite * NEWS + max(found, self.promise(room))
        if home >= FAR:
            return self.appetite * NEWS + self.promise(room)  # perhaps there is a way home
        safe = self.chart.upstairs.get(room, FAR) + (0.0 if self.view["stack"]["safe"] else A_TILE)
        return self.appetite * NEWS + self.prospects.promised(home + A_TILE, safe, 0.0)

    # -- cards ----------------------------------------------------------------------------------

    def rounds_to_go(self) -> float:
        """How many turns this hero still has, about."""
        ways = [goal.home[self.room] for goal in self.goals if self.room in goal.home]
        turns = max(2.0, min(ways, default=10.0) / self.pace + 3.0)
        return float(max(1.0, min(turns, self.forecast.rounds(self.health))))

    # -- time -----------------------------------------------------------------------------------

    def is_exit(self, room: int) -> bool:
        """Whether a room is the Crypt."""
        return self.chart.home.get(room, FAR) == 0.0

    def is_safe(self, room: int) -> bool:
        """Whether a room is inside, but not in the depths."""
        inside = room in self.chart.home and not self.is_exit(room)
        return inside and self.chart.upstairs.get(room, FAR) == 0.0

    def may_linger(self) -> bool:
        """Whether a round more brings more than it puts at risk.

        On safe ground that is only the mastery token: all else counts even for who is knocked out.
        """
        if self.health <= FRAIL or not self.is_safe(self.room):
            return False
        risk = self.prospects.risk_of_a_round(self.chart.home[self.room])
        return self.appetite * self.earned_a_turn() > MASTERY * risk

    def earned_a_turn(self) -> float:
        """Points a turn on safe ground brings, as long as there is something to buy that counts."""
        skill = self.skill_a_turn()
        offers = [card for card in self.for_sale() if card.kind == CARD_KIND]
        if not any(offer.points > 0 and offer.cost <= skill + LUCKY for offer in offers):
            return 0.0
        return FOUND + FOR_SKILL * skill

    def is_last_turn(self) -> bool:
        """Whether this hero stands in the Crypt with what it came for."""
        return bool(self.hero["home"])
