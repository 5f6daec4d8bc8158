"""The burrow as rules: its figures, its rule numbers, and the few hooks it needs."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve import storage, tiles
from tischrunde.delve.discovering import find_tile
from tischrunde.delve.params import Cites, Params
from tischrunde.delve.playing import Invoke
from tischrunde.delve.rules import DelveRules, Material, open_with_picks, picks_suffice
from tischrunde.delve.spots import Visit
from tischrunde.delve.tallies import PICKS, Tallies
from tischrunde.delve.tiles import TileSet
from tischrunde.delve.verbs import standard_menu
from tischrunde.games.burrow.model import Burrow
from tischrunde.games.burrow.ops import END_OF_TURN, Wear
from tischrunde.kernel.codec import Reader
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.pile import MARK_SHIFT, SEEN, Pile, face_up
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.setting import Setting

ID: Final = "burrow"
SEATS: Final = (2, 5)
KINDS: Final = ["action", "friend", "thing"]
TRAITS: Final = ["night"]
BACKS: Final = ["card", "token", "find", "start", "tile"]
FAMILIES: Final[list[str]] = [*core.FAMILIES, "nut"]
TALLIES: Final = Tallies([], [], FAMILIES)
ENOUGH: Final = 20_000
PICKS_AT_FIRST: Final = 1
CUBES_OUTSIDE: Final = 3  # drawn by whoever is out

PARAMS: Final = Params(
    hand=4,
    row=4,
    health=6,
    cubes=15,
    black=10,
    special=2,
    rage={seats: [1, 2, 2, 3] if seats < 5 else [2, 3, 4] for seats in range(2, 6)},
    rage_start={2: 1, 3: 0, 4: 0, 5: 0},
    start_noise=[2, 1, 0, 0, 0],
    locks_open=True,
    trash_at_end=True,
    trashed_counts=False,
)

CITES: Final = Cites(
    turn="BU-01", price="BU-02", stack_empty="BU-02", place="BU-03", device_price="BU-02",
    monster_price="BU-02", boots="BU-04", two_boots="BU-04", locked="BU-05", arrow="BU-04",
    stopped="BU-06", damage="BU-07", supply="BU-07", battle="BU-07", leave_without="BU-08",
    home="BU-08", teleport="BU-09", market="BU-10", gold="BU-10", best_first="BU-10",
    take="BU-11", carry="BU-11", on_entry="BU-11", unplayed="BU-01", either="BU-12", pay="BU-12",
    stock="BU-12", discard="BU-12", trash="BU-12", replace="BU-12", score_artifact="BU-13",
    score_token="BU-13", score_gold="BU-13", score_card="BU-13", score_mastery="BU-13",
    dazed="BU-06", picks="BU-05", extra_price="BU-02", limit="BU-10", need="BU-03",
    card_need="BU-03", offer="BU-12", visit="BU-14", used_up="BU-14", react="BU-15", edge="BU-16",
    orient="BU-16",
)  # fmt: skip


@final
class BurrowRules(DelveRules[Burrow]):
    """BU-01…BU-17."""

    def __init__(self, material: Material, tile_set: TileSet, mouth: int, start: int) -> None:
        book = material.book
        self.tiles_of = tile_set
        self.mouth = mouth
        self.start_room = start
        self.hidden = vec[i64](book.tokens_backed("tile"))
        prizes, eggs = book.tokens_of(core.MASTERY), book.tokens_of(core.ARTIFACT)
        self.finds = vec[i64](book.tokens_backed("find"))
        self.prizes = vec[i64]([face_up(prize) | start << MARK_SHIFT for prize in prizes])
        self.eggs = vec[i64]([face_up(egg) for egg in sorted(eggs, key=lambda e: book.points[e])])
        self.goods = vec[i64]([face_up(good) for good in book.tokens_of(core.BACKPACK)])
        super().__init__(
            ID, 1, SEATS, settings(), PARAMS, CITES, material,
            [*standard_menu(), Invoke(), Visit()], [Wear("wear")], [], END_OF_TURN,
        )  # fmt: skip

    # -- setup and storage -----------------------------------------------------------------------

    def deal(self, seats: int, settings: vec[i64], rng: Rng) -> Burrow:
        """The mouth lies there, everything else is in its pile."""
        state = Burrow(seats, settings, rng, Stack(vec[i64](), 0))
        storage.lay(self, state, self.prizes, self.goods)
        state.tiles = Pile(self.hidden[:])
        state.finds = Pile(self.finds[:])
        state.eggs = Pile(self.eggs[:])
        tiles.begin(state, self.tiles_of, self.mouth)
        return state

    def rebuild(
        self, seats: int, settings: vec[i64], rng: Rng, stack: Any, fields: Reader
    ) -> Burrow:
        state = Burrow(seats, settings, rng, stack)
        storage.read(self, state, fields)
        state.finds = fields.pile("finds")
        state.eggs = fields.pile("eggs")
        storage.read_tiles(self, state, fields)
        storage.expect(state.finds, "finds", self.book.cards, self.book.tiles, 0, 0)
        storage.expect(state.eggs, "eggs", self.book.cards, self.book.tiles, SEEN, 0)
        return state

    def set_up(self, state: Burrow) -> None:
        """Tiles and finds are shuffled; everybody has a pick."""
        state.tiles.shuffle(state.rng)
        state.finds.shuffle(state.rng)
        for hero in state.heroes:
            hero.has[PICKS] = PICKS_AT_FIRST

    # -- the map ---------------------------------------------------------------------------------

    def growing(self, state: Burrow) -> Burrow:
        return state

    def tile_set(self) -> TileSet:
        return self.tiles_of

    def can_discover(self, state: Burrow) -> bool:
        return state.tiles.size() > 0

    def discover(self, state: Burrow, seat: i64, door: i64, teleports: bool) -> None:
        find_tile(state, seat, door, teleports)

    def tile_laid(self, state: Burrow, seat: i64, tile: i64) -> None:
        """An egg lies in the first chamber of a deep tile, a find in that of any other."""
        room: i64 = 0
        while self.tiles_of.of_room[room] != tile:
            room += 1
        pile = state.eggs if state.plan.has(room, core.DEEP) else state.finds
        if pile.size() > 0:
            state.lying.put(pile.draw() | room << MARK_SHIFT)

    def bars_locks(self, state: Burrow, seat: i64, locks: i64) -> str:
        return picks_suffice(self, state, seat, locks)

    def open_locks(self, state: Burrow, seat: i64, out: i64, into: i64) -> None:
        open_with_picks(state, seat, out, into)

    # -- whoever is out --------------------------------------------------------------------------

    def borrows_cubes(self) -> bool:
        return True

    def still_acts(self, state: Burrow, seat: i64) -> bool:
        return True

    def act_outside(self, state: Burrow, seat: i64) -> None:
        state.push(core.ATTACK, seat, CUBES_OUTSIDE, core.EXACT)

    # -- views, bounds ---------------------------------------------------------------------------

    def view(self, masked: Burrow) -> dict[str, Any]:
        return super().view(masked) | tiles.shown(masked, self.words)

    def bound(self, state: Burrow) -> int:
        return ENOUGH


def settings() -> list[Setting]:
    """The burrow is played one way only."""
    return []
