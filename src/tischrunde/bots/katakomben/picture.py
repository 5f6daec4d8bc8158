"""The table of Katakomben as a bot looks at it: where it is, what it needs, how long it lasts."""

from __future__ import annotations

from typing import Any

from tischrunde.bots.bot import View
from tischrunde.bots.katakomben.chart import FAR, Chart
from tischrunde.bots.katakomben.worth import (
    IDOL,
    MASTERY,
    REWARDS,
    TOKENS,
    a_turn,
    card,
    is_artifact,
    likely,
    points_of,
    rules,
)

ATTACKS = 0.34  # by the new cards of one turn
OUTSIDE = 1.0  # attacks a round by everybody who is out
NOISE = 1.0  # cubes that somebody inside adds in a round
A_STEP = 0.12  # health that a boot of the way may cost
BEGUN = 0.5  # of a turn is lost, on average, for what does not come out even
GROWTH = 0.06  # boots that a turn brings more for every boot of the way
A_BOOT = 0.05  # points that a boot of the way costs where all is safe: others run too
UNSEEN = 0.5  # points of a card in the own deck
BEYOND = 2.5  # boots from an edge to an artifact nobody has found, and a little more …
SAFE_TILE = 1.6  # … for every tile above that cannot have one
NEWS = 1.5  # points that a new tile brings, on average
PRICE = 7
A_PICK = 1.0  # points a lockpick is worth when it opens nothing here
HEALED = 0.8


class Picture:
    """A view, boiled down to what plans are made of."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.hero: dict[str, Any] = view["heroes"][self.seat]
        self.room = rules().room_words.index(self.hero["room"])
        self.tokens: list[str] = self.hero["tokens"]
        artifacts = sum(is_artifact(token) for token in self.tokens)
        self.has_artifact = artifacts > 0
        self.can_carry = artifacts <= self.tokens.count("backpack")
        self.picks: int = view["picks"][self.seat]
        self.chart = Chart(view, self.picks, "catacombs_map" in self.tokens)
        area = [entry["card"] for entry in self.hero["area"]]
        seen = [*self.hero["hand"], *self.hero["discard"], *area]
        self.cards = [word for word in seen if not word.startswith("?")]
        self.pace = max(0.8, a_turn([card(word).boots for word in self.cards], 0.2))
        self.health: int = self.hero["health"] - self.hero["damage"]
        cards = sum(card(word).points for word in self.cards) + UNSEEN * self.hero["deck"]
        held = sum(points_of(token) for token in self.tokens)
        self.stake = float(self.hero["gold"] + held + cards)
        self.wear, self.deadline = self.dragon()
        self.goals = self.find_goals()
        self.finds = self.find_finds()

    def dragon(self) -> tuple[float, float]:
        """What the dragon and its ghosts take from this hero while everybody has a turn, and for
        how many rounds the bag will last: without cubes all is over."""
        view, bag = self.view, self.view["bag"]
        noise = sum(hero["noise"] for hero in view["heroes"])
        ghosts = view["ghosts"]["area"] + view["ghosts"]["bag"]
        cubes = bag["black"] + sum(bag["seats"]) + noise + 2.0
        own = bag["seats"][self.seat] + self.hero["noise"] + 1.0 + ghosts
        out = sum(hero["status"] != "inside" for hero in view["heroes"])
        inside = len(view["heroes"]) - out
        drawn = ATTACKS * inside * view["attack"]
        drawn += OUTSIDE * out * (6 if len(view["heroes"]) == 2 else 4)
        lasts = cubes / max(0.5, drawn - NOISE * inside)
        return float(drawn * own / (cubes + ghosts)), float(lasts)

    # -- where to go ----------------------------------------------------------------------------

    def find_goals(self) -> list[tuple[dict[int, float], dict[int, float], float]]:
        """Ways over an artifact and home, ways until it is safe, and the points: goal by goal."""
        chart, out = self.chart, []
        if self.has_artifact:
            out.append((chart.home, chart.upstairs, 0.0))
        if not self.can_carry:
            return out
        for entry in self.view["tokens"]:
            room = rules().room_words.index(entry["room"])
            if is_artifact(entry["token"]) and room in chart.home:
                there = chart.to({room: 0.0})
                home = {at: far + chart.home[room] for at, far in there.items()}
                safe = {at: far + chart.upstairs[room] for at, far in there.items()}
                out.append((home, safe, float(points_of(entry["token"]))))
        left = self.view["artifacts"]
        if left and chart.edges and self.view["tiles"]:
            out.append(self.unknown(left))
        return out

    def unknown(self, left: list[str]) -> tuple[dict[int, float], dict[int, float], float]:
        """An artifact that somebody will find behind some edge."""
        chart = self.chart
        beyond = BEYOND + SAFE_TILE * self.view["stack"]["safe"]
        rooms = {int(chart.plan.room[door]) for door in chart.edges}
        home = {r: chart.home.get(r, FAR) + 2 * beyond for r in rooms}
        safe = {r: chart.upstairs.get(r, FAR) + 2 * beyond for r in rooms}
        points = sum(points_of(token) for token in left[:2]) / len(left[:2])
        return chart.to(home), chart.to(safe), float(points)

    def promise(self, room: int, hurt: float = 0.0) -> float:
        """What the best goal promises from a room; nothing where there is nothing to hope for."""
        best = 0.0
        for home, safe, points in self.goals:
            if room in home:
                comes = self.lasts(home[room], hurt)
                saved = max(comes, self.lasts(safe.get(room, FAR), hurt))
                held = points + self.stake
                value = comes * (held + MASTERY) + (saved - comes) * held - A_BOOT * home[room]
                best = max(best, value)
        return best

    def lasts(self, way: float, hurt: float) -> float:
        """How likely this hero comes so far alive; on a long way the deck gets better."""
        turns = way / (self.pace + GROWTH * way) + BEGUN
        alive = likely(self.health - self.wear * turns - A_STEP * way - hurt)
        return alive * likely(self.deadline - turns, 0.7)

    # -- finds ----------------------------------------------------------------------------------

    def find_finds(self) -> dict[int, float]:
        """Rooms with something to take, to open or to mark, and what that is worth."""
        view, game = self.view, rules()
        used = {(entry["room"], entry["feature"]) for entry in view["picked"]}
        idols = {entry["room"] for entry in view["tokens"] if entry["token"] == "monkey_idol"}
        out: dict[int, float] = {}
        for room in self.chart.rooms:
            word, worth = game.room_words[room], 0.0
            for number, feature in enumerate(game.feature_words):
                if self.chart.plan.has(room, 2**number) and (word, feature) not in used:
                    worth += self.reward(word, feature)
            worth += IDOL if word in idols else 0.0
            if worth > 0:
                out[room] = worth
        return out

    def reward(self, room: str, feature: str) -> float:
        """What a feature of a room gives this hero."""
        view = self.view
        if feature in ("chest", "library", "prison"):
            left = {"chest": view["bank"]["major"], "prison": view["bank"]["prisoner"]}
            there = left.get(feature, view["reserve"]["secret_tome"])
            return REWARDS[feature] - A_PICK if self.picks and there else 0.0
        if feature == "wayshrine":
            marked = view["shrines"].get(room, [])
            free = self.seat not in marked and len(marked) < 4 and self.hero["cubes"] > 0
            return float(view["marked"][self.seat] + 1) if free else 0.0
        if feature == "heal":
            return HEALED if self.hero["damage"] > 0 else 0.0
        if feature == "market":
            return max(0.0, self.deal())
        if feature == "minor_secret" and not view["bank"]["minor"]:
            return 0.0
        return REWARDS.get(feature, 0.0)

    def deal(self) -> float:
        """What the best ware of a market would bring, less its price."""
        if self.hero["gold"] < PRICE:
            return 0.0
        return max([self.profit(ware) for ware in set(self.view["market"])], default=0.0)

    def profit(self, ware: str) -> float:
        """What a ware brings more than the gold it costs."""
        if ware == "blood_amulet" and self.hero["damage"] < 5:
            return 0.0
        return TOKENS.get(ware, float(points_of(ware))) - PRICE

    # -- cards ----------------------------------------------------------------------------------

    def rounds_to_go(self) -> float:
        """How many turns this hero still has, about."""
        ways = [home[self.room] for home, _, _ in self.goals if self.room in home]
        turns = max(2.0, min(ways, default=10.0) / self.pace + 3.0)
        lasting = self.health / self.wear if self.wear > 0 else FAR
        return float(max(1.0, min(turns, lasting, 25.0)))

    def gain_of(self, word: str) -> float:
        """What it is worth to own this card from now on."""
        bought = card(word)
        size = len(self.cards) + self.hero["deck"] + 1
        plays = max(0.0, (self.rounds_to_go() - 1) * 5 / size)
        return float(plays * (bought.play - 0.55) + bought.points - 0.02 * bought.cost)

    def with_token(self, token: str) -> Picture:
        """The same table, had this hero one token more."""
        heroes = list(self.view["heroes"])
        heroes[self.seat] = {**self.hero, "tokens": [*self.tokens, token]}
        left = [entry for entry in self.view["tokens"] if entry["token"] != token]
        return Picture({**self.view, "heroes": heroes, "tokens": left})

    def is_last_turn(self) -> bool:
        """Whether this hero stands in the Crypt with what it came for."""
        return bool(self.hero["home"])
