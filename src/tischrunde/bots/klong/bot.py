"""A bot for Klong! that plans its way: in by distance and danger, out before it is too late."""

from __future__ import annotations

from collections.abc import Sequence

from tischrunde.bots.bot import Mind, View
from tischrunde.bots.delve.basket import Offer, first_purchase
from tischrunde.bots.delve.bot import RaidBot, first_choice, healing
from tischrunde.bots.delve.options import operand, with_verb
from tischrunde.bots.klong.journey import first_step
from tischrunde.bots.klong.picture import Picture
from tischrunde.bots.klong.worth import SECRETS, card, is_artifact
from tischrunde.delve.names import MONSTER as A_MONSTER

DRAWING = (
    "monkeybot", "brilliance", "bracers", "elven_boots", "elven_cloak", "elven_dagger",
    "archaeologist", "sapphire", "emerald", "ruby", "diamond", "dragons_eye", "lucky_coin",
)  # fmt: skip
TRADING = ("sleight", "apothecary")
TRASHING = ("master_burglar",)  # last, so that there is something to trash
HEALING = {"healing": 1, "greater_healing": 2}


class KlongBot(RaidBot):
    """Plays all cards, walks towards what promises most, buys what pays, and goes home in time.

    Where it is safe it takes its time: secrets off the way, and another round before the way out.
    """

    name = "klong"

    def decide(self, view: View, options: Sequence[str], mind: Mind) -> str:
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
        """Cards first; then potions, finds, the market, ways, fights and the row; then the end."""
        steps = (self.play, self.drink, self.grab, self.trade, self.walk, self.fight, self.buy)
        return first_choice(steps, picture, options)

    def play(self, picture: Picture, options: Sequence[str]) -> str:
        """What draws first, what discards before the last ones, what trashes at the end."""
        cards = [operand(option) for option in with_verb(options, "play")]
        for wanted in (DRAWING, TRADING):
            for word in cards:
                if word in wanted:
                    return f"play:{word}"
        best = max(cards, key=lambda word: (word not in TRASHING, card(word).play), default="")
        return f"play:{best}" if best else ""

    def drink(self, picture: Picture, options: Sequence[str]) -> str:
        """Heal before it is wasted or needed; boots and swords when there is a way to go."""
        if potion := healing(options, HEALING, picture.hero["damage"]):
            return potion
        if "drink:swiftness" in options and picture.one_boot_short():
            return "drink:swiftness"
        bites = any(way["damage"] for way in picture.view["reach"])
        if "drink:strength" in options and picture.has_artifact and bites:
            return "drink:strength"
        return ""

    def grab(self, picture: Picture, options: Sequence[str]) -> str:
        """Where taking an artifact is an action (KL-G39): the one it came for."""
        if not with_verb(options, "take"):
            return ""
        choice = self.take(picture, options)
        return choice if choice in options else ""

    def walk(self, picture: Picture, options: Sequence[str]) -> str:
        """The first step to where the turn had best end; "" where that is here."""
        return first_step(picture)

    def fight(self, picture: Picture, options: Sequence[str]) -> str:
        """The monster that pays best; the goblin when nothing else is left to do."""
        fights = with_verb(options, "fight")
        return max(fights, key=lambda option: card(operand(option)).reward, default="")

    def trade(self, picture: Picture, options: Sequence[str]) -> str:
        """The good that promises most more than its price, if any does."""
        goods = with_verb(options, "trade")
        best = max(goods, key=lambda good: picture.profit(operand(good)), default="")
        return best if best and picture.profit(operand(best)) > 0 else ""

    def buy(self, picture: Picture, options: Sequence[str]) -> str:
        """The cards and devices that together are worth most, the dearest of them first."""
        offers = []
        for option in options:
            verb, _, word = option.partition(":")
            if verb == "buy":
                gain = picture.gain_of(word)
            elif verb == "use":
                gain = self.device(picture, word)
            else:
                continue
            offers.append(Offer(option, card(word).cost, gain))
        return first_purchase(offers, picture.hero["skill"])

    def device(self, picture: Picture, word: str) -> float:
        """What a device is worth now."""
        if word == "ladder":
            return 0.0 if picture.hero["stopped"] else picture.saving(2.0)
        if word == "teleporter":
            return picture.saving(1.5)
        if word == "vault":
            return 5.0 - 3 * 0.5 if picture.health > 3 else 0.0
        if word == "dragon_shrine":
            return 2.2
        return 1.0  # a shrine

    # -- questions ------------------------------------------------------------------------------

    def take(self, picture: Picture, options: Sequence[str]) -> str:
        """Secrets always; an artifact unless another one promises more."""
        found = with_verb(options, "take")
        token = operand(found[0])
        if not is_artifact(token):
            return max(found, key=lambda option: SECRETS.get(f"?{operand(option)}", 0.0))
        return found[0] if picture.taking(token) >= picture.best(picture.room)[0] - 1 else "leave"

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
        return max(options, key=lambda option: worths[operand(option)])

    def discard(self, options: Sequence[str]) -> str:
        """The worst card, unless all are good."""
        cards = [option for option in options if option != "keep"]
        worst = min(cards, key=lambda option: card(operand(option)).play)
        return worst if card(operand(worst)).play < 0.9 else "keep"

    def trash(self, options: Sequence[str]) -> str:
        """What helps least and counts nothing; something always, as no deck gets worse by it."""
        cards = with_verb(options, "trash")
        return min(cards, key=lambda option: card(operand(option).partition("/")[0]).use)

    def replace(self, picture: Picture, options: Sequence[str]) -> str:
        """What it would not buy itself; monsters it cannot beat first."""

        def use(option: str) -> float:
            word = operand(option)
            return -1.0 if card(word).kind == A_MONSTER else picture.gain_of(word)

        return min(options, key=use)

    def fetch(self, picture: Picture, options: Sequence[str]) -> str:
        """The better secret."""

        def worth(option: str) -> float:
            tokens = picture.lying.get(int(operand(option)) - 1, [])
            return max([SECRETS.get(token, 0.0) for token in tokens], default=0.0)

        return max(options, key=worth)


class EasyKlongBot(KlongBot):
    """The same, but absent-minded."""

    name = "klong-easy"
    slips = 15
