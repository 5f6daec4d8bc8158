"""Bangkok Klongs as rules: deals, shows, names and scores a game."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.games.bangkok_klongs import market, moving, names, placing, special, turns
from tischrunde.games.bangkok_klongs.board import card_at
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.labels import (
    boat_name,
    field_name,
    name_of,
    option_args,
    place_name,
)
from tischrunde.games.bangkok_klongs.model import Bangkok
from tischrunde.games.bangkok_klongs.storage import rebuild
from tischrunde.games.bangkok_klongs.view import view
from tischrunde.kernel.codec import Reader
from tischrunde.kernel.event import Event
from tischrunde.kernel.frame import Stack, a_of, op_of, seat_of
from tischrunde.kernel.message import Arg, Message, ScoreLine
from tischrunde.kernel.op import Op
from tischrunde.kernel.pile import CARD, SEEN_SHIFT, Pile, seat_bit
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.setting import Setting
from tischrunde.kernel.spelling import Kind, Spelling, Verb

ID: Final = "bangkok-klongs"
VERSION: Final = 2
SEATS: Final = (2, 4)
BACKS: Final = ["boat", "seat-boat", "merchant-boat"]  # the last two in the tactical game
CHOICES_A_TURN: Final = 12  # more than moving, placing, stealing and drawing can ask
FIELD_EVENTS: Final = (
    "placed", "manned", "left-vacant", "fetched", "moved", "stole-to-stock", "stole-to-hand",
    "merchant-back", "caught-to-stock", "caught-to-hand", "thief-gone", "removed",
)  # fmt: skip


@final
class BangkokRules(Rules[Bangkok]):
    """BK-001…BK-112 and the rulings."""

    def __init__(self, book: Book) -> None:
        self.book = book
        super().__init__(
            ID,
            VERSION,
            SEATS,
            settings(book),
            operations(book),
            spelling(book),
            book.words,
            [0] * len(book.words),
            BACKS,
        )

    # -- setup and storage ------------------------------------------------------------------

    def deal(self, seats: int, settings: vec[i64], rng: Rng) -> Bangkok:
        """BK-G07: hands of four, supplies, and the start seat."""
        book = self.book
        first = rng.below(seats) if settings[names.FIRST] == 0 else 0
        merchants = book.merchants[settings[names.MERCHANTS]][seats]
        ledger = vec[i64]([0] * int(seats * book.row))
        mix = settings[names.BOATS]
        tactical = settings[names.TACTICAL] != 0
        state = Bangkok(
            seats,
            settings,
            rng,
            Stack(vec[i64](), 0),
            vec[i64]([0] * int(book.plan.size)),
            ledger,
            [empty() for _ in range(seats)],
            [empty() for _ in range(seats)],
            Pile((book.seat_decks[mix] if tactical else book.decks[mix])[:]),
            Pile(book.other_decks[mix][:] if tactical else vec[i64]()),
            empty(),
            first,
            0,
            False,
            first,
            0,
            0,
        )
        state.draw.shuffle(rng)
        state.draw_other.shuffle(rng)
        seat: i64
        for seat in range(seats):
            ledger[seat * book.row + names.L_MERCHANTS] = merchants
            ledger[seat * book.row + names.L_MOVES] = book.movement_cards
            self.deal_hand(state, seat)
        state.turn = first
        state.push(names.TURN, first)
        return state

    def deal_hand(self, state: Bangkok, seat: i64) -> None:
        """BK-G07, BK-G39: four boats; with two piles half of them from each."""
        seen = seat_bit(seat) << SEEN_SHIFT
        hand = state.hands[seat]
        i: i64
        for i in range(self.book.hand_size):
            other = state.is_tactical() and i % 2 == 1
            pile = state.draw_other if other else state.draw
            hand.put(pile.draw() & CARD | seen)

    def rebuild(
        self, seats: int, settings: vec[i64], rng: Rng, stack: Any, fields: Reader
    ) -> Bangkok:
        return rebuild(self.book, seats, settings, rng, stack, fields)

    # -- knowledge ---------------------------------------------------------------------------

    def backs_of(self, state: Bangkok) -> vec[i64]:
        """BK-G39: with two piles everybody knows which pile a hidden boat comes from."""
        return self.book.tactical_backs if state.is_tactical() else self.backs

    # -- words and views --------------------------------------------------------------------

    def view(self, masked: Bangkok) -> dict[str, Any]:
        return view(masked, self.book, self.words)

    def label_args(self, state: Bangkok, option: i64) -> dict[str, Arg]:
        return option_args(self, self.book, state, option)

    def question_args(self, state: Bangkok, frame: i64) -> dict[str, Arg]:
        op = op_of(frame)
        if op == names.PLACE:
            moves = moving.add_moves(state, self.book, seat_of(frame), vec[i64]())
            boats = placing.boats_that_fit(state, self.book, seat_of(frame))
            return {"boats": len(boats), "moves": len(moves)}
        if op == names.FIELD:
            hand = state.hands[seat_of(frame)]
            card = hand.entries[placing.lifted(hand)] & CARD
            return {"card": name_of(self, self.book, state, card)}
        if op in (names.SAIL, names.LOOT):
            field = a_of(frame)
            boat = boat_name(self, self.book, state, field)
            if op == names.SAIL:  # whose it is goes without saying
                boat = self.card_name(card_at(state.board[field]))
            return {"boat": boat, "field": field_name(self.book, field)}
        if op == names.MAN:
            return {"field": field_name(self.book, a_of(frame))}
        if op == names.REMOVE:
            return {"place": place_name(self.book, a_of(frame))}
        if op == names.SMALL_DAY:
            return {"lap": int(a_of(frame) // state.seats + 1)}
        return {}

    def event_args(self, event: Event) -> dict[str, Arg]:
        kind = event.kind
        args: dict[str, Arg] = {}
        if kind in FIELD_EVENTS:
            args["field"] = field_name(self.book, event.a)
        if kind == "manned":
            args["left"] = event.b
        elif kind in ("moved", "fetched"):
            args["target"] = field_name(self.book, event.b)
            if kind == "moved":
                args["left"] = event.c
        elif kind == "advanced":
            args = {"space": event.a, "points": event.b}
        elif kind == "small-day":
            args["number"] = event.a
        elif kind == "declined":
            args["passing"] = "final" if event.a else "open"
        elif kind == "master":
            place = place_name(self.book, event.a)
            args = {"place": place, "baskets": event.b, "factor": event.c}
        elif kind == "earned":
            args = {"points": event.a, "merchants": event.b}
        elif kind == "stock-scored":
            good = Message(f"good-{self.book.goods[event.a]}")
            args = {"good": good, "count": event.b, "points": event.c}
        return args

    # -- the end --------------------------------------------------------------------------------

    def score(self, state: Bangkok, seat: i64) -> list[ScoreLine]:
        """The track, every market day, and once the game is over the stock by good (BK-110)."""
        book = self.book
        start = seat * book.row
        lines = [ScoreLine("BK-061", "track", int(state.ledger[start + names.L_TRACK]))]
        for day in range(book.days):
            at = start + names.L_DAYS + 2 * day
            args: dict[str, Arg] = {"day": day_name(book, state, day)}
            lines.append(ScoreLine("BK-087", "own-scorings", int(state.ledger[at]), args))
            lines.append(ScoreLine("BK-088", "shared-scorings", int(state.ledger[at + 1]), args))
        if state.over:
            for good, word in enumerate(book.goods):
                count = int(market.goods_in_stock(state, book, seat, good))
                points = int(market.stock_points(count))
                about: dict[str, Arg] = {"good": Message(f"good-{word}"), "count": count}
                lines.append(ScoreLine("BK-111", "stock", points, about))
        return [line for line in lines if line.points != 0]

    def standings(self, state: Bangkok) -> list[list[int]]:
        """BK-006, BK-G29: most points; then more boats in stock; then the place is shared."""
        places: dict[tuple[int, int], list[int]] = {}
        for seat in range(state.seats):
            points = sum(line.points for line in self.score(state, seat))
            boats = int(state.stocks[seat].size()) if state.settings[names.TIE] == 0 else 0
            places.setdefault((points, boats), []).append(seat)
        return [places[key] for key in sorted(places, reverse=True)]

    def bound(self, state: Bangkok) -> int:
        """Turns are limited (BK-G17); on a big market day every scoring takes a boat."""
        small_days = (self.book.days - 1) * market.LAPS * state.seats * 2
        big_day = self.book.plan.size * (state.seats + 2)
        return int(self.book.turn_limit * CHOICES_A_TURN + small_days + big_day)


def empty() -> Pile:
    return Pile(vec[i64](capacity=8))


def day_name(book: Book, state: Bangkok, day: int) -> Message:
    """A market day, for people."""
    small = len(book.track(state).small_days)
    return Message("small-day", {"number": day + 1}) if day < small else Message("big-day")


def settings(book: Book) -> list[Setting]:
    """Variants and rulings people disagree on; in the order of ``names``, defaults first."""
    found = [
        Setting("tactical", (False, True), "BK-G39"),
        Setting("landing", tuple(book.landing), "BK-G02"),
        Setting("entries", tuple(book.entries), "BK-G03"),
        Setting("boats", tuple(book.mixes), "BK-G04"),
        Setting("special_symbols", ("cookshops", "none"), "BK-G05"),
        Setting("merchants", tuple(book.merchant_presets), "BK-G06"),
        Setting("first", ("random", "seat0"), "BK-G07"),
        Setting("track", tuple(int(track.length) for track in book.tracks), "BK-G08"),
        Setting("diagonal_moves", (True, False), "BK-G14"),
        Setting("big_start", ("left", "trigger"), "BK-G25"),
        Setting("passing", ("open", "final"), "BK-G26"),
        Setting("wide_removal", (False, True), "BK-G27"),
        Setting("tie", ("stock", "shared"), "BK-G29"),
        Setting("cookshops", ("all", "scorer"), "BK-G37"),
    ]
    assert [setting.name for setting in found] == names.SETTINGS
    return found


def operations(book: Book) -> list[Op[Any]]:
    """One op a name, in the order of ``names.OPS``."""
    ops: list[Op[Any]] = [
        turns.Turn(book),
        placing.Place(book),
        placing.Field(book),
        placing.Man(book),
        special.Steal(book),
        special.Loot(book),
        special.Catch(book),
        turns.Advance(book),
        market.SmallDay(book),
        market.BigDay(book),
        market.Remove(book),
        market.Stocks(book),
        moving.Move(book),
        moving.Sail(book),
        turns.Draw(book),
    ]
    assert [op.name for op in ops] == names.OPS
    return ops


def spelling(book: Book) -> Spelling:
    """The verbs in the order of ``names``, and what they are about."""
    field = Kind("field", book.plan.words)
    boat = Kind("boat", book.words)
    place = Kind("place", book.plan.place_words)
    pile = Kind("pile", names.PILES)
    verbs = [
        Verb("to", [field]),
        Verb("place", [boat]),
        Verb("move", [field]),
        Verb("stay", []),
        Verb("fetch", [field]),
        Verb("leave", []),
        Verb("steal", [field]),
        Verb("spare", []),
        Verb("stock", []),
        Verb("hand", []),
        Verb("score", [place]),
        Verb("decline", []),
        Verb("remove", [field]),
        Verb("draw", [pile]),
    ]
    assert [verb.name for verb in verbs] == names.VERBS
    return Spelling(verbs)
