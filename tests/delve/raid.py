"""A game that changes nothing: the core with Klong!'s cards and a board, and every default."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve import storage
from tischrunde.delve.model import Delve
from tischrunde.delve.rules import DelveRules, standard_menu
from tischrunde.games import catalog
from tischrunde.games.klong.load import OWN_STEPS
from tischrunde.games.klong.names import IDOL
from tischrunde.games.klong.ops import FetchSecret, Parapet
from tischrunde.games.klong.rules import CITES, PARAMS
from tischrunde.kernel.codec import Reader
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.pile import MARK_SHIFT, face_up
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.spelling import Kind, Verb

SHRINE = 23  # a room in the depths


class Raid(Delve):
    """A state without anything of its own."""

    def clone(self) -> Raid:
        twin = Raid(self.seats, self.settings, self.rng.clone(), self.stack.clone())
        twin.lie_like(self)
        return twin


class RaidRules(DelveRules):
    """Overrides no hook but those without a default."""

    def __init__(self) -> None:
        klong: Any = catalog.load("klong")
        rooms = Kind("room", klong.room_words)
        assert OWN_STEPS  # a card of the book asks for an op of this number
        super().__init__(
            "raid", 1, (2, 4), [], PARAMS, CITES, klong.book, klong.boards, klong.tunnel_words,
            klong.room_words, standard_menu(), [Parapet("parapet"), FetchSecret("fetch")],
            [Verb("fetch", [rooms])],
        )  # fmt: skip

    def deal(self, seats: int, settings: Any, rng: Rng) -> Raid:
        tokens = [*self.book.tokens_of(core.ARTIFACT), *self.book.tokens_of(IDOL)]
        lying = vec[i64]([face_up(token) | SHRINE << MARK_SHIFT for token in tokens])
        state = Raid(seats, settings, rng, Stack(vec[i64](), 0))
        storage.lay(self, state, lying, vec[i64]())
        return state

    def rebuild(self, seats: int, settings: Any, rng: Rng, stack: Any, fields: Reader) -> Raid:
        state = Raid(seats, settings, rng, stack)
        storage.read(self, state, fields)
        return state

    def bound(self, state: Delve) -> int:
        return 100_000
