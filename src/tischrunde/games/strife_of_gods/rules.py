"""Strife of Gods as rules: deals, shows, names and scores a game."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.games.strife_of_gods import champions, draws, fellows, names, turns
from tischrunde.games.strife_of_gods.model import Book, Strife
from tischrunde.games.strife_of_gods.ring import Ring
from tischrunde.games.strife_of_gods.storage import rebuild
from tischrunde.games.strife_of_gods.view import option_args, view
from tischrunde.kernel.codec import Reader
from tischrunde.kernel.event import Event
from tischrunde.kernel.frame import Stack, a_of, b_of, op_of
from tischrunde.kernel.message import Arg, Message, ScoreLine
from tischrunde.kernel.op import Op
from tischrunde.kernel.pile import BITS, Pile
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.setting import Setting
from tischrunde.kernel.spelling import Kind, Spelling, Verb

ID: Final = "strife-of-gods"
VERSION: Final = 2
SEATS: Final = (2, 5)
TIE_BREAKERS: Final = ("SG-024", "SG-025")  # gold, then silver
NUMBER_BACK: Final = 0
CHAMPION_BACK: Final = 1


@final
class StrifeRules(Rules[Strife]):
    """SG-001…SG-039, the sixteen champions and the rulings."""

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
            [NUMBER_BACK] * book.numbers + [CHAMPION_BACK] * len(book.champions),
            ["number", "champion"],
        )

    # -- setup and storage ------------------------------------------------------------------

    def deal(self, seats: int, settings: vec[i64], rng: Rng) -> Strife:
        """SG-G02, SG-G09: all cards in their piles, a first start seat, and the first round."""
        first = rng.below(seats) if settings[names.FIRST] == 0 else 0
        state = Strife(
            seats,
            settings,
            rng,
            Stack(vec[i64](), 0),
            Ring(empty(), 0, 0),
            empty(),
            [empty() for _ in range(seats)],
            empty(),
            empty(),
            empty(),
            empty(),
            vec[i64](),
            0,
            first,
            False,
        )
        turns.reset_cards(state, self.book)
        state.turn = first
        state.push(names.ROUND, first)
        return state

    def rebuild(
        self, seats: int, settings: vec[i64], rng: Rng, stack: Any, fields: Reader
    ) -> Strife:
        return rebuild(self.book, seats, settings, rng, stack, fields)

    # -- words and views --------------------------------------------------------------------

    def view(self, masked: Strife) -> dict[str, Any]:
        return view(masked, self.book, self.words)

    def label_args(self, state: Strife, option: i64) -> dict[str, Arg]:
        return option_args(self, state, option)

    def question_args(self, state: Strife, frame: i64) -> dict[str, Arg]:
        if op_of(frame) == names.TAKE:
            return {}
        args: dict[str, Arg] = {"champion": self.card_name(a_of(frame))}
        if op_of(frame) in (names.LAY, names.SWAP_OWN, names.EXCHANGE_RING):
            args["card"] = self.card_name(b_of(frame))
        return args

    def event_args(self, event: Event) -> dict[str, Arg]:
        kind = event.kind
        if kind == "round-began":
            return {"round": event.a}
        if kind == "colours-won":
            return colours_args(self.book, event.a, event.b)
        if kind.startswith("shield-"):
            return {"sum": event.a, "points": event.b}
        args: dict[str, Arg] = {}
        if kind in ("took", "blocked-ring", "laid", "replaced"):
            args["place"] = place_name(event.a)
        elif kind in ("blocked-fellow", "swapped", "exchanged"):
            args["other"] = Message("seat", {"seat": event.a})
        if kind in ("swapped", "exchanged"):
            args["second"] = self.card_name(event.b)
        if kind == "exchanged":
            args["place"] = place_name(event.c)
        return args

    # -- the end --------------------------------------------------------------------------------

    def score(self, state: Strife, seat: i64) -> list[ScoreLine]:
        """SG-023…026: a line for every shield."""
        lines = []
        ranks = turns.shields_of(state, self.book)
        for i, owner in enumerate(state.shields):
            if owner == seat + 1:
                shield = self.book.shields[i % ranks]
                args: dict[str, Arg] = {"round": i // ranks + 1}
                lines.append(ScoreLine(shield.rule, shield.event, shield.points, args))
        return lines

    def standings(self, state: Strife) -> list[list[int]]:
        """SG-008, SG-G24: most points; then more gold, more silver; then the place is shared."""
        places: dict[tuple[int, ...], list[int]] = {}
        for seat in range(state.seats):
            lines = self.score(state, seat)
            key = [sum(line.points for line in lines)]
            if state.settings[names.TIE] == 0:
                key += [sum(1 for line in lines if line.rule == rule) for rule in TIE_BREAKERS]
            places.setdefault(tuple(key), []).append(seat)
        return [places[key] for key in sorted(places, reverse=True)]

    def bound(self, state: Strife) -> int:
        """A turn takes a card; a champion (Christoph every turn) asks at most four times."""
        cards = self.book.cards[state.settings[names.CARDS]]
        each_round = state.seats * cards
        rounds = turns.rounds_of(state, self.book)
        return int(rounds * (each_round + 4 * (len(self.book.champions) + each_round)))


def empty() -> Pile:
    return Pile(vec[i64]())


def colours_args(book: Book, bits: i64, lowest: i64) -> dict[str, Arg]:
    """The winning colours, as a list for people, and the number that made them win."""
    won = [Message(f"colour-{word}") for i, word in enumerate(book.colours) if bits & BITS[i]]
    listed: dict[str, Arg] = dict(zip("abcdefgh", won, strict=False))
    return {"count": len(won), "colours": Message(f"list-{len(won)}", listed), "value": lowest}


def place_name(place: i64) -> Message:
    """A place of the ring, for people."""
    return Message("place", {"number": place + 1})


def settings(book: Book) -> list[Setting]:
    """The rulings people disagree on; in the order of ``names``, defaults first."""
    found = [
        Setting("champions", (True, False), "SG-030"),
        Setting("two_seat_rounds", tuple(int(n) for n in book.two_seats), "SG-G01"),
        Setting("copies", tuple(int(n) for n in book.copies), "SG-G02"),
        Setting("stuck", ("any_number", "skip"), "SG-G06"),
        Setting("cards", tuple(int(n) for n in book.cards), "SG-G08"),
        Setting("first", ("random", "seat0"), "SG-G09"),
        Setting("celestia", ("numbers", "spent"), "SG-G10"),
        Setting("effects", ("compulsory", "optional"), "SG-G11"),
        Setting("chained", ("run", "rest"), "SG-G12"),
        Setting("gnigrit", ("any", "numbers"), "SG-G13"),
        Setting("rogmesh", ("inner", "any"), "SG-G16"),
        Setting("christoph", ("again", "once"), "SG-G17"),
        Setting("drawn", ("secret", "open"), "SG-G19"),
        Setting("tie", ("shields", "shared"), "SG-G24"),
    ]
    assert [setting.name for setting in found] == names.SETTINGS
    return found


def operations(book: Book) -> list[Op[Any]]:
    """One op a name, in the order of ``names.OPS``."""
    ops: list[Op[Any]] = [
        turns.Round(book),
        turns.Turn(book),
        turns.TakeCard(book),
        turns.Score(book),
        champions.Begin(book),
        champions.Run(book),
        champions.CentreGapNumber(book),
        champions.CentreOwn(book),
        champions.TakeGapCard(book),
        champions.ReturnOwn(book),
        champions.Lay(book),
        champions.CentreRingNumber(book),
        champions.DrawNumber(book),
        fellows.BlockFellow(book),
        champions.BlockGapCard(book),
        champions.BlockGap(book),
        champions.RemoveNumber(book),
        champions.TakeRingNumber(book),
        draws.Look(book),
        draws.KeepDrawn(book),
        draws.CentreDrawn(book),
        fellows.PickFellow("swap_fellow", names.V_SWAP_FELLOW, names.SWAP_OWN, book),
        fellows.SwapOwn(book),
        fellows.CentreFellow(book),
        fellows.PickFellow("return_fellow", names.V_RETURN_FELLOW, names.LAY, book),
        fellows.PickFellow("exchange_fellow", names.V_EXCHANGE_FELLOW, names.EXCHANGE_RING, book),
        fellows.ExchangeRing(book),
    ]
    assert [op.name for op in ops] == names.OPS
    return ops


def spelling(book: Book) -> Spelling:
    """The verbs in the order of ``names``, and what they are about."""
    place = Kind("place", [f"r{n:02}" for n in range(1, book.most_places + 1)])
    card = Kind("card", book.words)
    seat = Kind("seat", [f"s{n}" for n in range(SEATS[1])])
    side = Kind("side", ["after", "before"])
    verbs = [
        Verb("take", [place]),
        Verb("centre", [place]),
        Verb("block", [place]),
        Verb("seal", [place]),
        Verb("remove", [place]),
        Verb("exchange", [place]),
        Verb("lay", [place, side]),
        Verb("centre-own", [card]),
        Verb("return-own", [card]),
        Verb("swap-own", [card]),
        Verb("block-fellow", [seat, card]),
        Verb("swap-fellow", [seat, card]),
        Verb("centre-fellow", [seat, card]),
        Verb("return-fellow", [seat, card]),
        Verb("exchange-fellow", [seat, card]),
        Verb("keep", [card]),
        Verb("centre-drawn", [card]),
        Verb("use", []),
        Verb("decline", []),
    ]
    assert [verb.name for verb in verbs] == names.VERBS
    return Spelling(verbs)
