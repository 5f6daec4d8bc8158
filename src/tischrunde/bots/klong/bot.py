"""A bot for Klong! that plans its way: in by distance and danger, out before it is too late."""

from __future__ import annotations

from collections.abc import Sequence

from tischrunde.bots.bot import Bot, Mind, View
from tischrunde.bots.klong.map import FAR, HEART, tunnel_ends
from tischrunde.bots.klong.picture import ARTIFACTS, Picture
from tischrunde.bots.klong.worth import SECRETS, card
from tischrunde.delve.names import MONSTER as A_MONSTER

DRAWING = (
    "monkeybot", "brilliance", "bracers", "elven_boots", "elven_cloak", "elven_dagger",
    "archaeologist", "sapphire", "emerald", "ruby", "diamond", "dragons_eye", "lucky_coin",
)  # fmt: skip
TRADING = ("sleight", "apothecary")
JUNK = ("stumble", "burgle", "sidestep", "scramble")
GOODS = {"crown_10": 3.0, "crown_9": 2.0, "crown_8": 1.0}
HEALING = {"healing": 1, "greater_healing": 2}
STEP = 0.05  # progress that is worth a boot


class KlongBot(Bot):
    """Plays all cards, walks towards what promises most, buys what pays, and goes home in time.

    Where it is safe it takes its time: secrets off the way, and another round before the way out.
    """

    name = "klong"
    slips = 0  # of 100 decisions, how many are left to chance

    def choose(self, view: View, options: Sequence[str], mind: Mind) -> str:
        if len(options) == 1:
            return options[0]
        if self.slips and mind.rng.below(100) < self.slips:
            return options[mind.rng.below(len(options))]
        picture = Picture(view)
        ask = view["ask"]
        if ask == "ask-turn":
            return self.turn(picture, options)
        if ask == "ask-take":
            return self.take(picture, options)
        if ask == "ask-either":
            return self.either(picture, options)
        if ask == "ask-discard":
            return self.discard(options)
        if ask == "ask-trash":
            return self.trash(options)
        if ask == "ask-replace":
            return self.replace(picture, options)
        return self.fetch(picture, options)

    # -- the turn -------------------------------------------------------------------------------

    def turn(self, picture: Picture, options: Sequence[str]) -> str:
        """Cards first; then potions, finds, ways, fights, the market and the row; then the end."""
        for step in (self.play, self.drink, self.grab, self.walk, self.fight, self.trade, self.buy):
            choice = step(picture, options)
            if choice:
                return choice
        return "end"

    def play(self, picture: Picture, options: Sequence[str]) -> str:
        """What draws cards first, what wants a card to discard before the last ones."""
        cards = [option.partition(":")[2] for option in options if option.startswith("play:")]
        for wanted in (DRAWING, TRADING):
            for word in cards:
                if word in wanted:
                    return f"play:{word}"
        return f"play:{max(cards, key=lambda word: card(word).play)}" if cards else ""

    def drink(self, picture: Picture, options: Sequence[str]) -> str:
        """Heal before it is wasted or needed; boots and swords when there is a way to go."""
        damage = picture.hero["damage"]
        for potion, heals in HEALING.items():
            if f"drink:{potion}" in options and damage >= max(heals, 4):
                return f"drink:{potion}"
        hurry = picture.has_artifact or picture.deadline < FAR
        if "drink:swiftness" in options and hurry and not picture.hero["stopped"]:
            return "drink:swiftness"
        if "drink:strength" in options and picture.has_artifact:
            return "drink:strength"
        return ""

    def grab(self, picture: Picture, options: Sequence[str]) -> str:
        """Where taking an artifact is an action (KL-G39): the one it came for."""
        if not any(option.startswith("take:") for option in options):
            return ""
        choice = self.take(picture, options)
        return choice if choice in options else ""

    def walk(self, picture: Picture, options: Sequence[str]) -> str:
        """The step that comes nearest to where it wants to go, if any does."""
        target = picture.target()
        if target < 0:
            return ""
        step = self.nearer(picture, options, picture.waypoint(target))
        if not step and picture.has_artifact:  # no boots to waste on the way home
            step = self.nearer(picture, options, target)
        return step

    def nearer(self, picture: Picture, options: Sequence[str], goal: int) -> str:
        """The step that comes nearest to a room, or "" when none does."""
        best, found = STEP, ""
        for option in options:
            gain = self.progress(picture, option, goal)
            if gain > best:
                best, found = gain, option
        return found

    def progress(self, picture: Picture, option: str, goal: int) -> float:
        """How much nearer a step brings it, less what it costs."""
        verb, _, operand = option.partition(":")
        if verb not in ("move", "battle", "teleport"):
            return 0.0
        tunnel, _, swords = operand.partition("/")
        if verb == "teleport":
            to = int(tunnel) - 1
        else:
            start, end = tunnel_ends(tunnel)
            to = end if start == picture.room else start
        if to == 0 and picture.may_linger():
            return 0.0
        away = picture.plan.away
        gain = away[picture.room][goal] - away[to][goal]
        if picture.plan.has(to, HEART) and picture.hero["damage"] > 2:
            gain += 0.2
        return gain + 0.01 * int(swords or 0) if gain > STEP else 0.0

    def fight(self, picture: Picture, options: Sequence[str]) -> str:
        """The monster that pays best; the goblin when nothing else is left to do."""
        fights = [option for option in options if option.startswith("fight:")]
        if not fights:
            return ""
        return max(fights, key=lambda option: self.reward(option.partition(":")[2]))

    def reward(self, monster: str) -> float:
        return card(monster).play / max(1, card(monster).cost)

    def trade(self, picture: Picture, options: Sequence[str]) -> str:
        """A key or a backpack where it opens the way to more; crowns where gold is left."""
        for good in ("master_key", "backpack"):
            if f"trade:{good}" in options and self.pays(picture, good):
                return f"trade:{good}"
        crowns = [option for option in options if option.partition(":")[2] in GOODS]
        return crowns[0] if crowns else ""

    def pays(self, picture: Picture, good: str) -> bool:
        """Whether this good promises more than it costs."""
        before = picture.best_artifact()[0]
        if good == "master_key":
            if picture.has_artifact or good in picture.tokens:
                return False
            after = Picture({**picture.view, "heroes": with_token(picture, good)})
            return after.best_artifact()[0] > before + 3
        if not picture.has_artifact or good in picture.tokens:
            return False
        return before > 30 + 8 and picture.chance(picture.plan.home(picture.room) + 6) > 0.8

    def buy(self, picture: Picture, options: Sequence[str]) -> str:
        """The card or device that is worth most to own or to use now."""
        best, found = 0.15, ""
        for option in options:
            verb, _, word = option.partition(":")
            if verb == "buy":
                gain = picture.gain_of(word, card(word).cost)
            elif verb == "use":
                gain = self.device(picture, word)
            else:
                continue
            if gain > best:
                best, found = gain, option
        return found

    def device(self, picture: Picture, word: str) -> float:
        """What a device is worth now."""
        if word in ("ladder", "teleporter"):
            useless = picture.hero["stopped"] and word == "ladder"
            away = picture.plan.home(picture.room) if picture.has_artifact else 3.0
            hurry = picture.hurry(max(0, picture.target()))
            return 0.0 if useless or away <= 0 else (2.0 if word == "ladder" else 1.0) * hurry * 0.8
        if word == "vault":
            return 5.0 - 3 * 0.5 if picture.health > 3 else 0.0
        if word == "dragon_shrine":
            return 2.2
        return 1.0  # a shrine

    # -- questions ------------------------------------------------------------------------------

    def take(self, picture: Picture, options: Sequence[str]) -> str:
        """Secrets always; an artifact unless another one promises more."""
        found = [option for option in options if option.startswith("take:")]
        token = found[0].partition(":")[2]
        if token not in ARTIFACTS:
            return max(found, key=lambda o: SECRETS.get(f"?{o.partition(':')[2]}", 0.0))
        here = picture.outlook(picture.room, token)
        return found[0] if here >= picture.best_artifact()[0] - 1 else "leave"

    def either(self, picture: Picture, options: Sequence[str]) -> str:
        """By what the table looks like."""
        damage, view = picture.hero["damage"], picture.view
        own = view["bag"]["seats"][picture.seat] + picture.hero["noise"]
        worths = {
            "gold-1": 0.9, "gold-2": 1.8, "swords-3": 0.7, "fetch": 3.0, "teleport": 1.0,
            "tomes": 7.0, "heal-1": 0.25 * damage, "quiet-2": 0.8,
            "attack": 2.0 if not own else -2.0,
            "trash": 2.2 if picture.rounds_to_go() > 4 else 0.5,
        }  # fmt: skip
        return max(options, key=lambda option: worths[option.partition(":")[2]])

    def discard(self, options: Sequence[str]) -> str:
        """The worst card, unless all are good."""
        cards = [option for option in options if option != "keep"]
        worst = min(cards, key=lambda option: card(option.partition(":")[2]).play)
        return worst if card(worst.partition(":")[2]).play < 0.9 else "keep"

    def trash(self, options: Sequence[str]) -> str:
        """What helps least and counts nothing."""

        def use(option: str) -> float:
            word = option.partition(":")[2].partition("/")[0]
            return card(word).play + card(word).points

        return min(options, key=use)

    def replace(self, picture: Picture, options: Sequence[str]) -> str:
        """What it would not buy itself; monsters it cannot beat first."""

        def use(option: str) -> float:
            word = option.partition(":")[2]
            return -1.0 if card(word).kind == A_MONSTER else picture.gain_of(word, card(word).cost)

        return min(options, key=use)

    def fetch(self, picture: Picture, options: Sequence[str]) -> str:
        """The better secret."""

        def worth(option: str) -> float:
            tokens = picture.lying.get(int(option.partition(":")[2]) - 1, [])
            return max([SECRETS.get(token, 0.0) for token in tokens], default=0.0)

        return max(options, key=worth)


class EasyKlongBot(KlongBot):
    """The same, but absent-minded."""

    name = "klong-easy"
    slips = 15


def with_token(picture: Picture, token: str) -> list[dict[str, object]]:
    """The heroes as they would be if this one had one more token."""
    heroes = list(picture.view["heroes"])
    heroes[picture.seat] = {**picture.hero, "tokens": [*picture.tokens, token]}
    return heroes
