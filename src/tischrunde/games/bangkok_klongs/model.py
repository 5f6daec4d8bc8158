"""The state of a game of Bangkok Klongs."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.games.bangkok_klongs.board import BOAT, card_at, owner_at
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.names import L_TRACK, TACTICAL
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.pile import MARK_SHIFT, Pile, face_up
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.state import State

LIFTED: Final = 0x1 << 21  # the hand's boat that is being placed
OWNER_SHIFT: Final = MARK_SHIFT + 12  # in a stored boat: field (12 bits), whose merchant + 1


@final
class Bangkok(State):
    """One game: the board, hands, stocks, draw piles, and what every seat has."""

    def __init__(
        self,
        seats: i64,
        settings: vec[i64],
        rng: Rng,
        stack: Stack,
        board: vec[i64],
        ledger: vec[i64],
        hands: list[Pile],
        stocks: list[Pile],
        draw: Pile,
        draw_other: Pile,
        gone: Pile,
        first: i64,
        turns: i64,
        moved: bool,
        placer: i64,
        marker: i64,
        master: i64,
    ) -> None:
        super().__init__(seats, settings, rng, stack)
        self.board = board  # by field, packed
        self.ledger = ledger  # a row a seat: supplies and points
        self.hands = hands
        self.stocks = stocks
        self.draw = draw  # the pile; in the tactical game that of boats with an empty seat
        self.draw_other = draw_other  # BK-G39: the second pile of the tactical game
        self.gone = gone  # BK-094d: out of the game
        self.first = first  # the start seat
        self.turns = turns  # begun so far
        self.moved = moved  # a boat, in this turn
        self.placer = placer  # who placed a boat last
        self.marker = marker  # its space on the track, 0 before the first
        self.master = master  # the market master's landing place + 1, 0 beside the board

    def clone(self) -> Bangkok:
        twin = Bangkok(
            self.seats,
            self.settings,
            self.rng.clone(),
            self.stack.clone(),
            self.board[:],
            self.ledger[:],
            [hand.clone() for hand in self.hands],
            [stock.clone() for stock in self.stocks],
            self.draw.clone(),
            self.draw_other.clone(),
            self.gone.clone(),
            self.first,
            self.turns,
            self.moved,
            self.placer,
            self.marker,
            self.master,
        )
        twin.inherit(self)
        return twin

    def boats(self) -> Pile:
        """The boats on the board as cards, each with its field and whose merchant it carries."""
        entries = vec[i64]()
        field: i64
        for field in range(len(self.board)):
            entry = self.board[field]
            if entry & BOAT != 0:
                marks = field << MARK_SHIFT | (owner_at(entry) + 1) << OWNER_SHIFT
                entries = append(entries, face_up(card_at(entry)) | marks)
        return Pile(entries)

    def piles(self) -> list[Pile]:
        return [
            *self.hands, self.draw, self.draw_other, *self.stocks, self.gone, self.boats(),
        ]  # fmt: skip

    def fields(self) -> dict[str, Any]:
        return {
            "board": self.boats(),
            "ledger": self.ledger,
            "hands": self.hands,
            "stocks": self.stocks,
            "draw": self.draw,
            "draw_other": self.draw_other,
            "gone": self.gone,
            "first": self.first,
            "turns": self.turns,
            "moved": self.moved,
            "placer": self.placer,
            "marker": self.marker,
            "master": self.master,
        }

    def is_tactical(self) -> bool:
        return self.settings[TACTICAL] != 0

    def after(self, seat: i64) -> i64:
        """BK-001: the next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def points(self, book: Book, seat: i64) -> i64:
        """Where a seat lies on the score track (Zählleiste): all its points but for its stock."""
        total: i64 = 0
        i: i64
        for i in range(seat * book.row + L_TRACK, (seat + 1) * book.row):
            total += self.ledger[i]
        return total
