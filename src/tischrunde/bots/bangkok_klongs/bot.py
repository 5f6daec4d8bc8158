"""A bot for Bangkok Klongs that weighs what every boat does to the quartets around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tischrunde.bots.absent import AbsentMinded
from tischrunde.bots.bangkok_klongs.outlook import Outlook
from tischrunde.bots.bangkok_klongs.picture import Boat, Picture
from tischrunde.bots.bot import Bot, Mind, View

LEAST = 1e-9  # less than any real difference: among equals the dice decide
MERCHANT = 0.6  # what a merchant in supply is worth …
LAST_MERCHANTS = 6.0  # … divided by how many there are, so that the last ones are kept
MOVEMENT_CARD = 3.5  # points a move must bring, early in the game
MARKET = 0.3  # of what a market day would bring now, when a boat sets it off
THIEF_IN_HAND = 4.0
A_DRAWN_BOAT = 1.5
WARDED = 0.12  # of the worth of an own boat, when a warden comes into its column
SCARCE = 2  # merchants left: from here on other boats are drawn


class BangkokBot(Bot):
    """Takes the option after which its quartets promise most, compared with the others'."""

    name = "bangkok"

    def choose(self, view: View, options: Sequence[str], mind: Mind) -> str:
        weigh = Scales(Picture(view)).by_ask(view["ask"])
        worths = {}
        for option in options:
            verb, _, operand = option.partition(":")
            worths[option] = weigh(verb, operand) + LEAST * int(mind.rng.below(1000))
        return max(options, key=worths.__getitem__)


class EasyBangkokBot(AbsentMinded, BangkokBot):
    """The same, but absent-minded."""

    name = "bangkok-easy"
    slips = 40


class Scales:
    """What each answer to each question is worth, in points."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.outlook = Outlook(picture)
        self.plan = picture.plan

    def by_ask(self, ask: str) -> Callable[[str, str], float]:
        """How to weigh the answers to a question."""
        return {
            "ask-place": self.begin,
            "ask-field": self.place_there,
            "ask-man": self.man,
            "ask-steal": self.steal,
            "ask-loot": self.keep,
            "ask-catch": self.catch,
            "ask-small-day": self.score,
            "ask-big-day": self.score,
            "ask-remove": self.remove,
            "ask-move": self.begin,
            "ask-sail": self.sail,
            "ask-draw": self.draw,
        }[ask]

    # -- a turn ---------------------------------------------------------------------------------

    def begin(self, verb: str, operand: str) -> float:
        """Place a boat, or move one first (or afterwards) if that is worth a card."""
        if verb == "move":
            return self.best_move(self.plan.field(operand))
        if verb == "stay":
            return 0.0
        boat = next(boat for boat in self.picture.hand if boat.id == operand)
        kind = "thieves" if boat.kind == "thief" else "boats"
        return max([self.placed(boat, field) for field in self.picture.free[kind]])

    def place_there(self, verb: str, operand: str) -> float:
        boat = self.picture.lifted
        assert boat is not None
        return self.placed(boat, self.plan.field(operand))

    def placed(self, boat: Boat, field: int) -> float:
        """What a boat of the hand brings on a field."""
        picture, outlook = self.picture, self.outlook
        worth = 0.0
        if boat.kind == "ownable":
            if picture.merchants:
                boat = boat._replace(merchant=picture.seat)
                worth -= MERCHANT + LAST_MERCHANTS / picture.merchants
            else:
                worth -= LAST_MERCHANTS
        elif boat.kind == "thief":
            worth += self.best_theft(field) - THIEF_IN_HAND
        elif boat.kind == "warden":
            worth += self.guard(field)
        worth += outlook.change(field, boat)
        if boat.symbol:
            worth += picture.track_points[picture.marker]
            if picture.spaces_to_market == 1:
                picture.board[field] = boat
                worth += MARKET * outlook.market()
                picture.board[field] = None
        return worth

    def man(self, verb: str, operand: str) -> float:
        """BK-014: fetch a merchant if he is worth more on the new boat."""
        if verb == "leave":
            return 0.0
        picture, outlook = self.picture, self.outlook
        source = self.plan.field(operand)
        boat, vacant = picture.board[source], picture.board[picture.focus]
        assert boat is not None and vacant is not None
        left = boat._replace(merchant=-1)
        lost = outlook.change(source, left)
        picture.board[source] = left
        gained = outlook.change(picture.focus, vacant._replace(merchant=picture.seat))
        picture.board[source] = boat
        return lost + gained

    def best_move(self, source: int) -> float:
        """What the best move of a boat brings beyond the price of its card."""
        gains = [self.outlook.move(source, field) for field in self.picture.reach(source)]
        return max(gains) - self.price()

    def price(self) -> float:
        """A movement card is kept for something better, as long as there is time for it."""
        left = self.picture.spaces_left / len(self.picture.track_points)
        return MOVEMENT_CARD * left + LEAST

    def sail(self, verb: str, operand: str) -> float:
        return self.outlook.move(self.picture.focus, self.plan.field(operand))

    def draw(self, verb: str, operand: str) -> float:
        """BK-G39: boats to own as long as there are merchants for them."""
        return float((operand == "seats") == (self.picture.merchants > SCARCE))

    # -- special boats ---------------------------------------------------------------------------

    def best_theft(self, thief: int) -> float:
        """What a thief on this field could take."""
        columns = self.plan.columns
        row = range(thief // columns * columns, thief // columns * columns + columns)
        return max([0.0, *(self.stolen(field) for field in row if field != thief)])

    def stolen(self, field: int) -> float:
        """What it is worth to take the boat on a field away, if a thief may."""
        boat = self.picture.board[field]
        if boat is None or self.is_guarded(field):
            return 0.0
        return self.outlook.change(field, None) + max(self.in_stock(boat), self.in_hand(boat))

    def is_guarded(self, field: int) -> bool:
        """BK-094a: whether a warden lies in the column."""
        column = self.picture.board[field % self.plan.columns :: self.plan.columns]
        return any(boat is not None and boat.kind == "warden" for boat in column)

    def guard(self, field: int) -> float:
        """What a warden on this field protects, and whom he catches."""
        worth = 0.0
        for other in range(field % self.plan.columns, len(self.picture.board), self.plan.columns):
            boat = self.picture.board[other]
            if boat is not None and boat.kind == "thief":
                worth = max(worth, self.in_hand(boat))
            elif boat is not None and boat.merchant == self.picture.seat:
                worth += WARDED * max(0.0, -self.outlook.change(other, None))
        return worth

    def steal(self, verb: str, operand: str) -> float:
        return 0.0 if verb == "spare" else self.stolen(self.plan.field(operand))

    def keep(self, verb: str, operand: str) -> float:
        """BK-093d: into stock, or into the hand."""
        boat = self.picture.board[self.picture.focus]
        assert boat is not None
        return self.in_stock(boat) if verb == "stock" else self.in_hand(boat)

    def catch(self, verb: str, operand: str) -> float:
        """BK-094c: a thief is worth nothing in stock, but much in the hand."""
        return float(verb == "hand")

    def in_stock(self, boat: Boat) -> float:
        """What a boat brings in stock, where another is drawn for it."""
        return self.picture.stock_gain(boat) + A_DRAWN_BOAT

    def in_hand(self, boat: Boat) -> float:
        """What a boat is worth in the hand."""
        if boat.kind == "thief":
            return THIEF_IN_HAND
        return float(boat.baskets) if boat.kind == "ownable" else A_DRAWN_BOAT

    # -- market days -----------------------------------------------------------------------------

    def score(self, verb: str, operand: str) -> float:
        """What scoring a landing place brings, with the best boat to take from it."""
        if verb == "decline":
            return 0.0
        place = self.picture.place_words.index(operand)
        taken = [self.taken(field) for field in self.removable(place)]
        return self.outlook.points(place) + max(taken)

    def removable(self, place: int) -> list[int]:
        """BK-089, BK-105, BK-G27: own boats, on the big market day also some that nobody owns."""
        found = []
        for field in self.plan.quartets[place]:
            boat = self.picture.board[field]
            assert boat is not None
            nobodys = boat.kind == "neutral" or (self.picture.wide_removal and boat.merchant < 0)
            if boat.merchant == self.picture.seat or (self.picture.big_day and nobodys):
                found.append(field)
        return found

    def remove(self, verb: str, operand: str) -> float:
        return self.taken(self.plan.field(operand))

    def taken(self, field: int) -> float:
        """What it is worth to take a boat into stock: its good, less what the board loses."""
        boat = self.picture.board[field]
        assert boat is not None
        return self.picture.stock_gain(boat) + self.outlook.change(field, None)
