"""A bot for Klong! im! All!: hacks two ports, steals an artifact and leaves in time."""

from __future__ import annotations

from collections.abc import Sequence

from tischrunde.bots.bot import Mind, View
from tischrunde.bots.delve.basket import Offer, first_purchase
from tischrunde.bots.delve.bot import RaidBot, first_choice, healing
from tischrunde.bots.delve.options import operand, with_verb
from tischrunde.bots.im_all.finds import profit
from tischrunde.bots.im_all.picture import Picture
from tischrunde.bots.im_all.worth import card, room_of

WEAK = 0.6  # what a card may be worth that is trashed
WORTH_A_STEP = 0.05  # points; for less it stays
HEALING = {"gesundheit": 1, "mega_gesundheit": 2}
CLOSE = 1.0  # points that another port or artifact must promise more


class ImAllBot(RaidBot):
    """Plays all cards, buys what pays, walks to where most is promised."""

    name = "im-all"

    def decide(self, view: View, options: Sequence[str], mind: Mind) -> str:
        ask = view["ask"]
        if ask == "ask-take":
            return with_verb(options, "take")[0]
        if ask in ("ask-discard", "ask-trash"):
            return self.get_rid(options)
        return self.play(options) or self.turn(Picture(view), options)

    # -- the turn -------------------------------------------------------------------------------

    def turn(self, picture: Picture, options: Sequence[str]) -> str:
        """What costs nothing, then the row, ways and fights: a pod ends the turn."""
        steps = (self.drink, self.hack, self.grab, self.trade, self.buy, self.walk, self.fight)
        return first_choice(steps, picture, options)

    def play(self, options: Sequence[str]) -> str:
        """What draws comes first."""
        cards = [operand(option) for option in with_verb(options, "play")]
        best = max(cards, key=lambda word: (card(word).draws, card(word).play), default="")
        return f"play:{best}" if best else ""

    def drink(self, picture: Picture, options: Sequence[str]) -> str:
        """Heal before it is wasted or needed; the others when they help."""
        hero = picture.hero
        if potion := healing(options, HEALING, hero["damage"]):
            return potion
        if "drink:geschwindigkeit" in options and not hero["stopped"] and not hero["boots"]:
            return "" if picture.may_linger() else "drink:geschwindigkeit"
        if "drink:multipass" in options and any(entry["waits"] for entry in hero["area"]):
            return "drink:multipass"
        bites = any(way["damage"] for way in picture.view["reach"])
        return "drink:staerke" if "drink:staerke" in options and bites else ""

    def hack(self, picture: Picture, options: Sequence[str]) -> str:
        """The port of this room, unless the way over other ones promises more."""
        ports = with_verb(options, "visit")
        if not ports:
            return ""
        return ports[0] if picture.hacking() >= picture.promise(picture.room) - CLOSE else ""

    def grab(self, picture: Picture, options: Sequence[str]) -> str:
        """An artifact, unless another one promises more."""
        found = with_verb(options, "take")
        if not found:
            return ""
        return found[0] if picture.taking() >= picture.promise(picture.room) - CLOSE else ""

    def trade(self, picture: Picture, options: Sequence[str]) -> str:
        """The good that brings most more than its price, if any does."""
        goods = with_verb(options, "trade")
        best = max(goods, key=lambda option: profit(picture, operand(option)), default="")
        return best if best and profit(picture, operand(best)) > 0 else ""

    def buy(self, picture: Picture, options: Sequence[str]) -> str:
        """The cards that together are worth most, the dearest of them first."""
        offers = []
        for option in with_verb(options, "buy"):
            word = operand(option)
            gain = picture.gain_of(word) - picture.stir(word)
            offers.append(Offer(option, card(word).cost, gain))
        return first_purchase(offers, picture.hero["skill"])

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
        fights = with_verb(options, "fight")

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
            return card(operand(option).partition("/")[0]).use

        worst = min(cards, key=use)
        others = [option for option in options if option not in cards]
        return others[0] if others and use(worst) > WEAK else worst


class EasyImAllBot(ImAllBot):
    """The same, but absent-minded."""

    name = "im-all-easy"
    slips = 15
