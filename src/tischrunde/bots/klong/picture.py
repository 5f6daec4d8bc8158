"""The table of Klong! as a bot looks at it: where it stands, what it needs, how long it has."""

from __future__ import annotations

from tischrunde.bots.bot import View
from tischrunde.bots.delve.chances import likely
from tischrunde.bots.delve.map import Map
from tischrunde.bots.delve.picture import RaidPicture
from tischrunde.bots.delve.prospects import A_ROUND, BEGUN, MASTERY
from tischrunde.bots.delve.ways import FAR
from tischrunde.bots.klong import rivals
from tischrunde.bots.klong.map import plan
from tischrunde.bots.klong.worth import CROWNS, PRINTED, SECRETS, is_artifact, points_of, price_of
from tischrunde.delve import names

ATTACKS = 0.36  # by the new cards of one turn
AT_THE_DOOR = 2.0  # steps from the way out
A_STEP = 0.15  # health that a boot of the way may cost, in tunnels and by new noise
GROWTH = 0.08  # boots that a turn brings more for every boot of the way
A_BOOT = 0.05  # points that a boot of the way costs where all is safe: others run too


class Picture(RaidPicture):
    """A view, boiled down to what plans are made of."""

    printed = PRINTED

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.room = int(self.hero["room"]) - 1
        artifacts = sum(is_artifact(token) for token in self.tokens)
        self.has_artifact = artifacts > 0
        self.can_carry = artifacts <= self.tokens.count("backpack")
        self.plan: Map = plan(view["board"], "master_key" in self.tokens)
        self.lying: dict[int, list[str]] = {}
        for entry in view["tokens"]:
            self.lying.setdefault(int(entry["room"]) - 1, []).append(entry["token"])
        self.artifacts = [
            (room, points_of(token))
            for room, tokens in self.lying.items()
            for token in tokens
            if is_artifact(token) and self.can_carry
        ]
        self.wear = self.damage_a_round()
        self.deadline = rivals.rounds_left(view, self.plan, self.seat)

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

    # -- how likely, and what for ---------------------------------------------------------------

    def chance(self, way: float, hurt: float = 0.0) -> float:
        """How likely this hero comes so far alive and in time."""
        return self.lasts(self.turns(way), A_STEP * way + hurt)

    def turns(self, way: float) -> float:
        """How many turns a way takes; on a long one the deck gets better."""
        return way / (self.pace + GROWTH * way) + BEGUN

    def lasts(self, turns: float, hurt: float) -> float:
        """How likely this hero is up and in time after so many turns."""
        alive = likely(self.health - self.wear * turns - hurt)
        return alive * likely(self.deadline - turns, 0.7)

    def promise(self, way: float, safe: float, points: float, hurt: float = 0.0) -> float:
        """What it promises to go so far with so much, the part until it counts being ``safe``."""
        home = self.chance(way, hurt)
        saved = self.chance(safe, hurt)
        points += self.stake
        return home * (points + MASTERY) + max(0.0, saved - home) * points - A_BOOT * way

    def best(self, room: int, hurt: float = 0.0) -> tuple[float, int, int]:
        """From a room, the goal that promises most: what it promises, where, for what points.

        Home with what it has, or an artifact first; room -1 when there is nothing to hope for.
        """
        found = (-FAR, -1, 0)
        if self.has_artifact:
            home = self.plan.home(room)
            found = (self.promise(home, self.plan.upstairs(room), 0, hurt), 0, 0)
        for artifact, points in self.artifacts:
            there, back = self.plan.away[room][artifact], self.plan.home(artifact)
            if there < FAR and back < FAR:
                safe = there + self.plan.upstairs(artifact)
                value = self.promise(there + back, safe, points, hurt)
                found = max(found, (value, artifact, points))
        return found

    def taking(self, artifact: str) -> float:
        """What it promises to take the artifact of this room, and to go home or on with it."""
        return self.with_token(artifact).best(self.room)[0]

    def saving(self, boots: float) -> float:
        """What so many boots more are worth."""
        _, goal, points = self.best(self.room)
        if goal < 0:
            return 0.0
        way = self.plan.away[self.room][goal] + (self.plan.home(goal) if goal else 0.0)
        far, near = self.promise(way, way, points), max(0.0, way - boots)
        return self.promise(near, near, points) - far

    def target(self) -> int:
        """Where to go in the end: to an artifact, or home with one."""
        return self.best(self.room)[1]

    def one_boot_short(self) -> bool:
        """Whether a boot more would do to get where it wants to go."""
        boots, goal = self.hero["boots"], self.target()
        way = self.plan.away[self.room][goal] if goal >= 0 else FAR
        return not self.hero["stopped"] and bool(boots < way <= boots + 1)

    # -- finds ----------------------------------------------------------------------------------

    def finds(self) -> dict[int, float]:
        """Rooms with something besides artifacts, and what it is worth."""
        found = {
            room: max(SECRETS.get(token, 0.0) for token in tokens)
            for room, tokens in self.lying.items()
        }
        deal = self.deal()
        for room in range(len(self.plan.features)) if deal > 0 else ():
            if self.plan.has(room, names.MARKET):
                found[room] = found.get(room, 0.0) + deal
        return {room: worth for room, worth in found.items() if worth > 0}

    def deal(self) -> float:
        """What the best good of a market would bring, less its price."""
        goods = {good for good in self.view["market"] if price_of(good) <= self.hero["gold"]}
        return max([self.profit(good) for good in goods], default=0.0)

    def profit(self, good: str) -> float:
        """What a good promises more than the gold it costs."""
        if good in CROWNS:
            return float(points_of(good) - price_of(good))
        if good in self.tokens:
            return 0.0
        return self.with_token(good, price_of(good)).best(self.room)[0] - self.best(self.room)[0]

    # -- time -----------------------------------------------------------------------------------

    def may_linger(self) -> bool:
        """Whether a round more before the way out brings more than it puts at risk.

        Who is ahead goes: the others have few rounds then.  Where all who are left stand before
        the way out, somebody has to go, or nobody ever would.
        """
        inside = [hero for hero in self.view["heroes"] if hero["status"] == "inside"]
        if all(self.plan.home(int(hero["room"]) - 1) <= AT_THE_DOOR for hero in inside):
            return False
        if self.is_ahead():
            return False
        risk = 1 - self.lasts(A_ROUND, 0.0)
        return self.earned_a_turn() > (MASTERY + self.stake) * risk

    def is_ahead(self) -> bool:
        """Whether nobody is likely to catch up if this hero is out now."""
        return self.stake + MASTERY > rivals.best_rival(self.view, self.plan, self.seat)

    def earned_a_turn(self) -> float:
        """Points a turn brings at the counter: tomes as long as there are any, or what lies out."""
        skill = self.skill_a_turn()
        offers = [card for card in self.for_sale() if card.kind == names.CARD_KIND]
        return max([offer.points for offer in offers if offer.cost <= skill], default=0.0)

    def rounds_to_go(self) -> float:
        """How many turns this hero still has, about."""
        target = self.target()
        way = self.plan.home(self.room)
        if target > 0:
            way = self.plan.away[self.room][target] + self.plan.home(target)
        turns = min(max(1.0, way / self.pace), self.deadline)
        lasting = self.health / self.wear if self.wear > 0 else FAR
        return float(max(1.0, min(turns, lasting, 25.0)))
