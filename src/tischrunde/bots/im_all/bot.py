"""A bot for Klong! im! All!: hacks two ports, steals an artifact and leaves in time."""

from __future__ import annotations

from collections.abc import Sequence

from tischrunde.bots.bot import Bot, Mind, View
from tischrunde.bots.delve.basket import Offer, basket
from tischrunde.bots.im_all.finds import profit
from tischrunde.bots.im_all.picture import Picture
from tischrunde.bots.im_all.worth import card, room_of
from tischrunde.bots.katakomben.journey import operand

ENOUGH = 0.15  # gain that is worth a purchase
WEAK = 0.6  # what a card may be worth that is trashed
WORTH_A_STEP = 0.05  # points; for less it stays
HEALING = {"gesundheit": 1, "mega_gesundheit": 2}
CLOSE = 1.0  # points that another port or artifact must promise more


class ImAllBot(Bot):
    """Plays all cards, buys what pays, walks to where most is promised."""

    name = "im-all"
    slips = 0  # of 100 decisions, how many are left to chance

    def choose(self, view: View, options: Sequence[str], mind: Mind) -> str:
        if len(options) == 1:
            return options[0]
        if self.slips and mind.rng.below(100) < self.slips:
            return options[mind.rng.below(len(options))]
        ask = view["ask"]
        if ask == "ask-take":
            return next(option for option in options if option.startswith("take:"))
        if ask in ("ask-discard", "ask-trash"):
            return self.get_rid(options)
        return self.play(options) or self.turn(Picture(view), options)

    # -- the turn -------------------------------------------------------------------------------

    def turn(self, picture: Picture, options: Sequence[str]) -> str:
        """What costs nothing, then the row, ways and fights: a pod ends the turn."""
        for step in (
            self.drink, self.hack, self.grab, self.trade, self.buy, self.walk, self.fight,
        ):  # fmt: skip
            choice = step(picture, options)
            if choice:
                return choice
        return "end"

    def play(self, options: Sequence[str]) -> str:
        """What draws comes first."""
        cards = [operand(option) for option in options if option.startswith("play:")]
        best = max(cards, key=lambda word: (card(word).draws, card(word).play), default="")
        return f"play:{best}" if best else ""

    def drink(self, picture: Picture, options: Sequence[str]) -> str:
        """Heal before it is wasted or needed; the others when they help."""
        hero = picture.hero
        for potion, heals in HEALING.items():
            if f"drink:{potion}" in options and hero["damage"] >= max(heals, 4):
                return f"drink:{potion}"
        if "drink:geschwindigkeit" in options and not hero["stopped"] and not hero["boots"]:
            return "" if picture.may_linger() else "drink:geschwindigkeit"
        if "drink:multipass" in options and any(entry["waits"] for entry in hero["area"]):
            return "drink:multipass"
        bites = any(way["damage"] for way in picture.view["reach"])
        return "drink:staerke" if "drink:staerke" in options and bites else ""

    def hack(self, picture: Picture, options: Sequence[str]) -> str:
        """The port of this room, unless the way over other ones promises more."""
        ports = [option for option in options if option.startswith("visit:")]
        if not ports:
            return ""
        return ports[0] if picture.hacking() >= picture.promise(picture.room) - CLOSE else ""

    def grab(self, picture: Picture, options: Sequence[str]) -> str:
        """An artifact, unless another one promises more."""
        found = [option for option in options if option.startswith("take:")]
        if not found:
            return ""
        return found[0] if picture.taking() >= picture.promise(picture.room) - CLOSE else ""

    def trade(self, picture: Picture, options: Sequence[str]) -> str:
        """The good that brings most more than its price, if any does."""
        goods = [option for option in options if option.startswith("trade:")]
        best = max(goods, key=lambda option: profit(picture, operand(option)), default="")
        return best if best and profit(picture, operand(best)) > 0 else ""

    def buy(self, picture: Picture, options: Sequence[str]) -> str:
        """The cards that together are worth most, the dearest of them first."""
        offers = []
        for option in options:
            if option.startswith("buy:"):
                gain = picture.gain_of(operand(option)) - picture.stir(operand(option))
                if gain > ENOUGH:
                    offers.append(Offer(option, card(operand(option)).cost, gain))
        chosen = basket(offers, picture.hero["skill"])
        return max(chosen, key=lambda offer: offer.gain).option if chosen else ""

    def walk(self, picture: Picture, options: Sequence[str]) -> str:
        """The first move to where the turn had best end; before a pod all else is done."""
        stays = picture.may_linger()
        best, found = picture.promise(picture.room) + WORTH_A_STEP, None
        for way in picture.view["reach"]:
            room = room_of(way["room"])
            if stays and (picture.is_out(room) or not picture.is_safe(room)):
                continue
            left = 0 if picture.stops(way) else picture.hero["boots"] - way["boots"]
            free = not way["boots"] and not way["teleports"]
            worth = picture.standing(room, way["damage"], left, finds=not free)
            if worth > best:
                best, found = worth, way
        if found is None:
            return ""
        step: str = found["moves"][0]
        boards = len(found["moves"]) == 1 and picture.is_out(room_of(found["room"]))
        return (boards and self.fight(picture, options)) or step

    def fight(self, picture: Picture, options: Sequence[str]) -> str:
        """The enemy that pays best for its swords."""
        fights = [option for option in options if option.startswith("fight:")]

        def pays(option: str) -> float:
            enemy = card(operand(option))
            return (enemy.play - picture.stir(operand(option))) / max(1, enemy.cost)

        best = max(fights, key=pays, default="")
        return best if best and pays(best) > 0 else ""

    # -- questions ------------------------------------------------------------------------------

    def get_rid(self, options: Sequence[str]) -> str:
        """What helps least and counts nothing; nothing good, where that is allowed."""
        cards = [option for option in options if ":" in option]

        def use(option: str) -> float:
            word = operand(option).partition("/")[0]
            return card(word).play + card(word).points

        worst = min(cards, key=use)
        others = [option for option in options if option not in cards]
        return others[0] if others and use(worst) > WEAK else worst


class EasyImAllBot(ImAllBot):
    """The same, but absent-minded."""

    name = "im-all-easy"
    slips = 15
