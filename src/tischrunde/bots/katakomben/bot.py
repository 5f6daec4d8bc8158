"""A bot for Klong! Katakomben: explores, opens what it has picks for, and goes home in time."""

from __future__ import annotations

from collections.abc import Sequence

from tischrunde.bots.bot import Mind, View
from tischrunde.bots.delve.basket import Offer, first_purchase
from tischrunde.bots.delve.bot import RaidBot, first_choice, healing
from tischrunde.bots.delve.options import operand, with_verb
from tischrunde.bots.katakomben.finds import A_PICK, profit, ware_worth
from tischrunde.bots.katakomben.journey import first_step, standing, teleporter
from tischrunde.bots.katakomben.picture import Picture
from tischrunde.bots.katakomben.worth import REWARDS, card, rules
from tischrunde.delve.names import MONSTER

FIRST = (  # what draws, or helps all that comes after it
    "elven_sword", "smash_and_grab", "lute", "crystal_compass", "flamboyance", "smoky_quartz",
    "white_tourmaline", "rose_quartz", "black_tourmaline", "fiery_quartz", "curator", "librarian",
)  # fmt: skip
OFFERS = (  # what is used as soon as it can be
    "imp_familiar", "shadow_walk", "riot", "astral_projection", "empurror", "grand_theft",
)  # fmt: skip
HEALING = {"healing": 1, "greater_healing": 2}
NEXT_DOOR = 0.5  # of what is found there
A_BOOT, A_SWORD = 0.5, 0.2  # points, for the rest of the turn
EFFECTS = {
    "gold-1": 0.9, "gold-2": 1.8, "gold-5": 4.5, "quiet-2": 0.8, "tireless": 0.3, "picks-1": 1.3,
    "pick-for-cards": 1.0, "boots-1": 0.7, "free-ware": 7.0, "free-card": 2.0, "on-top": 0.5,
    "teleport-tile": 1.0, "teleport": 1.0, "teleport-hero": 0.2, "trash": 1.5, "trash-burgles": 2.4,
}  # fmt: skip


class KatakombenBot(RaidBot):
    """Plays all cards, walks or discovers where most is promised, buys what pays."""

    name = "katakomben"

    def decide(self, view: View, options: Sequence[str], mind: Mind) -> str:
        ask = view["ask"]
        if ask in ("ask-react", "ask-rotate", "ask-place"):
            return options[0]  # an answer to a ghost comes before silence
        if ask == "ask-turn" and (choice := self.play(options)):
            return choice  # cards come first, whatever the table looks like
        picture = Picture(view)
        if ask == "ask-orient":
            return self.orient(picture, options, mind)
        if ask == "ask-turn":
            return self.turn(picture, options)
        if ask == "ask-either":
            return self.either(picture, options)
        if ask in ("ask-discard", "ask-trash"):
            return self.get_rid(options)
        if ask == "ask-jump":
            return self.jump(picture, options)
        if ask == "ask-replace":
            return min(options, key=lambda option: self.row_worth(picture, operand(option)))
        if ask == "ask-steal":
            return max(options, key=lambda option: self.row_worth(picture, operand(option)))
        if ask == "ask-ware":
            return max(options, key=lambda option: ware_worth(operand(option)))
        return options[0]

    # -- the turn -------------------------------------------------------------------------------

    def turn(self, picture: Picture, options: Sequence[str]) -> str:
        """What costs nothing, then ways, fights and the row; then the end."""
        steps = (
            self.offer, self.drink, self.open, self.grab, self.trade, self.walk,
            self.fight, self.buy,
        )  # fmt: skip
        return first_choice(steps, picture, options)

    def play(self, options: Sequence[str]) -> str:
        """What draws first; a charlatan before the last bad card is played."""
        cards = [operand(option) for option in with_verb(options, "play")]
        if not cards:
            return ""
        for word in cards:
            if word in FIRST:
                return f"play:{word}"
        if "invoke:charlatan" in options and min(card(word).play for word in cards) < 0.5:
            return "invoke:charlatan"
        return f"play:{max(cards, key=lambda word: card(word).play)}"

    def offer(self, picture: Picture, options: Sequence[str]) -> str:
        for word in OFFERS:
            if f"invoke:{word}" in options:
                return f"invoke:{word}"
        return ""

    def drink(self, picture: Picture, options: Sequence[str]) -> str:
        """Heal before it is wasted or needed; the others when there is a way to go."""
        if potion := healing(options, HEALING, picture.hero["damage"]):
            return potion
        if "drink:swiftness" in options and picture.hero["boots"] == 0 and picture.has_artifact:
            return "" if picture.is_last_turn() or picture.hero["stopped"] else "drink:swiftness"
        bites = any(way["damage"] for way in picture.view["reach"])
        return "drink:strength" if "drink:strength" in options and bites else ""

    def open(self, picture: Picture, options: Sequence[str]) -> str:
        """Whatever the room has, the dearest first."""
        return max(
            with_verb(options, "visit"), key=lambda o: REWARDS.get(operand(o), 1.0), default=""
        )

    def grab(self, picture: Picture, options: Sequence[str]) -> str:
        """An artifact, unless another one promises more."""
        found = with_verb(options, "take")
        if not found:
            return ""
        taken = picture.with_token(operand(found[0])).promise(picture.room)
        return found[0] if taken >= picture.promise(picture.room) - 1 else ""

    def trade(self, picture: Picture, options: Sequence[str]) -> str:
        """The ware that brings most more than its price, if any does; with the coupon first."""
        for verb, off in (("redeem", 5), ("trade", 0)):
            wares = with_verb(options, verb)
            best = max(wares, key=lambda o: profit(picture, operand(o)), default="")
            if best and profit(picture, operand(best)) + off > 0:
                return best
        return ""

    def walk(self, picture: Picture, options: Sequence[str]) -> str:
        """On to where the turn had best end, on foot or by a card that teleports."""
        return first_step(picture, options) or teleporter(picture, options)

    def fight(self, picture: Picture, options: Sequence[str]) -> str:
        """The monster that pays best for its swords."""
        fights = with_verb(options, "fight")
        return max(fights, key=lambda option: card(operand(option)).reward, default="")

    def buy(self, picture: Picture, options: Sequence[str]) -> str:
        """The cards and devices that together are worth most, the dearest of them first."""
        offers = []
        for option in options:
            verb, word = option.partition(":")[0], operand(option)
            if verb == "buy":
                gain = picture.gain_of(word)
            elif verb == "use":
                gain = card(word).play - (2.7 if word == "wishing_well" else 0.0)
            else:
                continue
            offers.append(Offer(option, card(word).cost, gain))
        return first_purchase(offers, picture.hero["skill"])

    # -- questions ------------------------------------------------------------------------------

    def orient(self, picture: Picture, options: Sequence[str], mind: Mind) -> str:
        """The way onto the tile from which it looks best, picks and swords spared."""

        def worth(option: str) -> float:
            after = Picture(mind.after(option).view)
            swords = int(operand(option).partition("/")[2])
            near = [after.finds.get(room, 0.0) for room in after.chart.next_door(after.room)]
            found = after.finds.get(after.room, 0.0) + NEXT_DOOR * max(near, default=0.0)
            spared = A_PICK * after.picks + A_BOOT * after.hero["boots"] - A_SWORD * swords
            return float(after.promise(after.room) + found + spared)

        return max(with_verb(options, "lay"), key=worth)

    def either(self, picture: Picture, options: Sequence[str]) -> str:
        """By what the table looks like."""
        worths = {**EFFECTS, "heal-1": 0.25 * picture.hero["damage"]}
        return max(options, key=lambda option: worths.get(operand(option), 0.0))

    def get_rid(self, options: Sequence[str]) -> str:
        """What helps least and counts nothing."""
        cards = [option for option in options if ":" in option]
        return min(cards, key=lambda option: card(operand(option).partition("/")[0]).use)

    def jump(self, picture: Picture, options: Sequence[str]) -> str:
        """The room where it would stand best; an edge rather than nothing."""
        words = rules().room_words

        def stands(option: str) -> float:
            room = operand(option)
            if room not in words:
                return picture.discovering()
            return standing(picture, words.index(room))

        return max(options, key=stands)

    def row_worth(self, picture: Picture, word: str) -> float:
        """What a card of the row is worth to this hero."""
        return -1.0 if card(word).kind == MONSTER else picture.gain_of(word)


class EasyKatakombenBot(KatakombenBot):
    """The same, but absent-minded."""

    name = "katakomben-easy"
    slips = 15
