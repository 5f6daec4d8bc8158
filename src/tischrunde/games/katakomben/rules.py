"""Klong! Katakomben as rules: what it does otherwise than its siblings."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve import storage, tiles
from tischrunde.delve.deals import Buy, Drink, Fight, Use, at_market, list_price
from tischrunde.delve.discovering import find_tile
from tischrunde.delve.happenings import call_special
from tischrunde.delve.leaving import knock_out_all
from tischrunde.delve.plan import Plan
from tischrunde.delve.playing import EndTurn, Invoke, Play
from tischrunde.delve.rules import DelveRules, Material, open_with_picks
from tischrunde.delve.spots import Visit
from tischrunde.delve.tallies import GOLD, PICKS, TOKENS
from tischrunde.delve.text import is_vain
from tischrunde.delve.tiles import TURNS, TileSet
from tischrunde.delve.tokens import can_carry
from tischrunde.delve.walking import Battle, Move, Teleport
from tischrunde.games.katakomben import names, view
from tischrunde.games.katakomben.actions import (
    PLUS_SIGNS,
    Mercy,
    TakeOnce,
    artifact_spot,
)
from tischrunde.games.katakomben.bargains import Redeem, Steal, TradeOnce, Ware
from tischrunde.games.katakomben.dungeon import rooms_of
from tischrunde.games.katakomben.figures import CITES, PARAMS
from tischrunde.games.katakomben.jumps import Jump, Mark, bars_mark, is_wayshrine
from tischrunde.games.katakomben.material import Stock, lying, rank
from tischrunde.games.katakomben.model import Katakomben
from tischrunde.games.katakomben.ops import END_OF_TURN, Cloaks, Place, Rotate
from tischrunde.games.katakomben.steps import keep_promise, open_puzzle_boxes
from tischrunde.kernel.codec import Reader
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.event import Event
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.message import Arg, Message
from tischrunde.kernel.pile import BITS, CARD, MARK_SHIFT, SEEN, Pile
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.setting import Setting
from tischrunde.kernel.spelling import Kind, Verb

ID: Final = "klong-katakomben"
VERSION: Final = 2  # 1 asked everybody about ghosts (KK-G64)
SEATS: Final = (2, 6)
PICKS_AT_FIRST: Final = 3  # KK-039
SAFE_TILES: Final = 4  # KK-020
CUBES_OUTSIDE: Final = 4  # KK-216
CUBES_OUTSIDE_OF_TWO: Final = 6
BANK: Final = ("major", "minor", "prisoner")


@final
class KatakombenRules(DelveRules[Katakomben]):
    """KK-001…KK-283 and the rulings."""

    def __init__(self, material: Material, tile_set: TileSet) -> None:
        book = material.book
        self.tiles_of = tile_set
        features = material.features
        self.shrine = int(2 ** features.index("monkey_shrine"))
        self.wayshrine = int(2 ** features.index("wayshrine"))
        self.haunted = int(2 ** features.index("haunted"))
        self.plus_signs = vec[i64]([2 ** features.index(word) for word in PLUS_SIGNS])
        self.depths = vec[i64](book.tokens_backed("depths"))
        self.safe = vec[i64](book.tokens_backed("safe"))
        self.majors = vec[i64](book.tokens_backed("major"))
        self.minors = vec[i64](book.tokens_backed("minor"))
        self.prisoners = vec[i64](book.tokens_backed("prisoner"))
        self.stocks = [Stock(book, seats) for seats in range(SEATS[1] + 1)]
        token = Kind("token", book.words[book.cards : book.tiles])
        super().__init__(
            ID, VERSION, SEATS, settings(material.plans), PARAMS, CITES, material, menu(),
            [
                Place("place"), Jump("jump"), Ware("ware"), Steal("steal"), Mark("mark"),
                Rotate("rotate"), Cloaks("cloaks"),
            ],
            [
                Verb("redeem", [token]), Verb("place", [Kind("door", material.doors)]),
                Verb("mark", [Kind("room", material.rooms)]), Verb("rotate", [Kind("turn", TURNS)]),
            ],
            END_OF_TURN,
        )  # fmt: skip

    # -- setup and storage -----------------------------------------------------------------------

    def deal(self, seats: int, settings: vec[i64], rng: Rng) -> Katakomben:
        """Everything in its place; KK-G68: more of it for five and six."""
        state = Katakomben(seats, settings, rng, Stack(vec[i64](), 0))
        stock = self.stocks[seats]
        plan = self.plan_of(state)
        room: i64 = 0
        while not (plan.has(room, self.shrine) and self.is_of_side(plan, room)):
            room += 1
        storage.lay(self, state, lying(stock, plan.start, room), stock.goods)
        state.reserve = stock.reserve[:]
        state.artifacts = Pile(stock.artifacts[:])
        state.majors = Pile(self.majors[:])
        state.minors = Pile(self.minors[:])
        state.prisoners = Pile(self.prisoners[:])
        state.tiles = Pile(self.depths[:])
        for tile in self.safe:
            state.tiles.put(tile)
        tiles.begin(state, self.tiles_of, self.tiles_of.of_room[plan.start])
        return state

    def is_of_side(self, plan: Plan, room: i64) -> bool:
        """Whether a room is on the start tile this plan begins with."""
        first = self.tiles_of.of_room[plan.start]
        return self.tiles_of.of_room[room] in (first, self.tiles_of.other_half(first))

    def rebuild(
        self, seats: int, settings: vec[i64], rng: Rng, stack: Any, fields: Reader
    ) -> Katakomben:
        state = Katakomben(seats, settings, rng, stack)
        state.artifacts = fields.pile("artifacts")
        state.majors = fields.pile("majors")
        state.minors = fields.pile("minors")
        state.prisoners = fields.pile("prisoners")
        storage.expect(state.artifacts, "artifacts", self.book.cards, self.book.tiles, SEEN, 0)
        for back in BANK:
            storage.expect(state.bank(back), back + "s", self.book.cards, self.book.tiles, 0, 0)
        storage.read(self, state, fields)
        storage.read_tiles(self, state, fields)
        if any(hero.has[names.FRESH] > state.laid.size() for hero in state.heroes):
            raise BadData("state.fields.fresh", "is a tile that is not on the table")
        return state

    def set_up(self, state: Katakomben) -> None:
        """KK-019, KK-020, KK-027, KK-039, KK-G05."""
        depths, safe = Pile(self.depths[:]), Pile(self.safe[:])
        depths.shuffle(state.rng)
        safe.shuffle(state.rng)
        while safe.size() > SAFE_TILES:
            state.box.put(safe.draw())  # unseen
        state.tiles = depths
        for tile in safe.entries:
            state.tiles.put(tile)
        state.majors.shuffle(state.rng)
        state.minors.shuffle(state.rng)
        state.prisoners.shuffle(state.rng)
        seat: i64
        for seat in range(state.seats):
            has = state.heroes[seat].has
            has[PICKS] = PICKS_AT_FIRST
            has[GOLD] = max(0, (seat - state.turn) % state.seats - 3)

    def plan_of(self, state: Katakomben) -> Plan:
        """KK-029: the side the table has chosen."""
        return self.plans[state.settings[names.SIDE]]

    def first_seat(self, state: Katakomben) -> i64:
        """KK-041: anybody, unless the table says otherwise."""
        return state.rng.below(state.seats) if state.settings[names.FIRST] == 0 else 0

    def cubes_elsewhere(self, state: Katakomben, kind: i64) -> i64:
        """Cubes on wayshrines; and damage for which there was no cube (KK-G45)."""
        if kind >= state.seats:
            return 0
        has = state.heroes[kind].has
        return has[names.MARKED] - has[names.UNMARKED]

    # -- the dungeon -----------------------------------------------------------------------------

    def growing(self, state: Katakomben) -> Katakomben:
        return state

    def tile_set(self) -> TileSet:
        return self.tiles_of

    def can_discover(self, state: Katakomben) -> bool:
        """KK-129."""
        return state.tiles.size() > 0

    def discover(self, state: Katakomben, seat: i64, door: i64, teleports: bool) -> None:
        find_tile(state, seat, door, teleports)

    def tile_laid(self, state: Katakomben, seat: i64, tile: i64) -> None:
        """KK-131, KK-141, KK-G13: artifacts into its rooms, and a ghost if it is haunted."""
        state.heroes[seat].has[names.FRESH] = state.laid.size()
        rooms = rooms_of(self.tiles_of, tile)
        if state.plan.has(rooms[0], self.haunted):
            call_special(state, 1)
        plus: i64
        for room in rooms:
            for plus in range(len(self.plus_signs)):
                if state.plan.has(room, self.plus_signs[plus]):
                    self.place_artifacts(state, seat, room, plus)

    def place_artifacts(self, state: Katakomben, seat: i64, room: i64, plus: i64) -> None:
        """KK-131: what is taken off the stack for a room lies there."""
        for entry in take_artifacts(state.artifacts, state.seats, plus):
            state.lying.put((entry & (CARD | SEEN)) | room << MARK_SHIFT)
            state.emit("placed-artifact", seat, entry & CARD, room)

    def artifacts_on(self, state: Katakomben, tile: i64) -> list[tuple[int, int]]:
        """What would be found in its rooms if a tile were laid now: room and artifact."""
        stack = state.artifacts.clone()
        return [
            (int(room), int(entry & CARD))
            for room in rooms_of(self.tiles_of, tile)
            for plus in range(len(self.plus_signs))
            if state.plan.has(room, self.plus_signs[plus])
            for entry in take_artifacts(stack, state.seats, plus)
        ]

    def bars_locks(self, state: Katakomben, seat: i64, locks: i64) -> str:
        """KK-093, KK-095: each lock needs a pick of its own."""
        if state.heroes[seat].has[PICKS] >= locks:
            return ""
        return "KK-093" if locks == 1 else "KK-095"

    def open_locks(self, state: Katakomben, seat: i64, out: i64, into: i64) -> None:
        """KK-094."""
        open_with_picks(state, seat, out, into)

    def ignores_arrows(self, state: Katakomben, seat: i64) -> bool:
        """KK-239."""
        return state.heroes[seat].has[TOKENS + names.MAP] > 0

    def entered(self, state: Katakomben, seat: i64, room: i64) -> None:
        """Boots promised for a portal; KK-250: puzzle boxes open on wayshrines."""
        keep_promise(state, seat)
        if state.plan.has(room, self.wayshrine):
            open_puzzle_boxes(self, state, seat)

    def bars_visit(self, state: Katakomben, seat: i64, spot: i64) -> str:
        return bars_mark(state, seat, spot) if is_wayshrine(self, state, spot) else ""

    # -- tokens and wares ------------------------------------------------------------------------

    def bars_artifact(self, state: Katakomben, seat: i64, token: i64) -> str:
        """KK-104, KK-266, KK-267."""
        room = state.heroes[seat].room
        if not can_carry(state.heroes[seat]):
            return self.cites.carry
        spot = artifact_spot(self, state, room)
        if spot >= 0 and state.marks[spot] & BITS[seat] != 0:
            return "KK-267"
        for entry in state.lying.entries:
            other = entry & CARD
            if entry >> MARK_SHIFT == room and self.book.family[other] == core.ARTIFACT:
                if rank(self.book, other) > rank(self.book, token):
                    return "KK-266"
        return ""

    def trades_at(self, state: Katakomben, seat: i64) -> bool:
        """KK-098; a flute brings the market anywhere."""
        return state.heroes[seat].has[names.WARE_PRICE] > 0 or at_market(self, state, seat)

    def price_of_good(self, state: Katakomben, seat: i64, good: i64) -> i64:
        """KK-G66: a flute sets the price."""
        price = list_price(self, state, seat, good)
        special = state.heroes[seat].has[names.WARE_PRICE]
        return min(price, special) if special > 0 else price

    def bars_drink(self, state: Katakomben, seat: i64, token: i64) -> str:
        """KK-G36: nothing to heal, nothing to drink."""
        return "KK-G36" if is_vain(self, state, seat, self.book.text[token]) else ""

    # -- the dragon, and whoever is out ----------------------------------------------------------

    def borrows_cubes(self) -> bool:
        """KK-197."""
        return True

    def attacked(self, state: Katakomben, seat: i64) -> None:
        """KK-194, KK-G44: a bag without cubes is the end; ghosts in the Klong! area do not help."""
        for cubes in state.bag:
            if cubes > 0:
                return
        state.emit("bag-ran-out", seat)
        knock_out_all(state, self, seat)

    def still_acts(self, state: Katakomben, seat: i64) -> bool:
        """KK-216."""
        return True

    def act_outside(self, state: Katakomben, seat: i64) -> None:
        cubes = CUBES_OUTSIDE_OF_TWO if state.seats == 2 else CUBES_OUTSIDE
        state.push(core.ATTACK, seat, cubes, core.EXACT)

    def standings(self, state: Katakomben) -> list[list[int]]:
        """KK-223, KK-224, KK-G53: points, then the best artifact, then the next one."""
        return view.standings(self, state)

    # -- words, views ----------------------------------------------------------------------------

    def view(self, masked: Katakomben) -> dict[str, Any]:
        return super().view(masked) | view.view(self, masked)

    def label_args(self, state: Katakomben, option: i64) -> dict[str, Arg]:
        return view.option_args(self, state, option) or super().label_args(state, option)

    def room_name(self, room: i64) -> Message:
        return view.room_name(self, room)

    def event_args(self, event: Event) -> dict[str, Arg]:
        return view.event_args(self, event) or super().event_args(event)


def take_artifacts(stack: Pile, seats: i64, plus: i64) -> vec[i64]:
    """KK-133…135: one, by so many places further down; KK-265: a party gets all of these."""
    at = max(0, stack.size() - 1 - plus)
    is_party = seats >= names.PARTY
    taken = vec[i64]()
    i: i64 = stack.size() - 1 if is_party else at
    while i >= at and i >= 0 and stack.size() > 0:
        taken = append(taken, stack.take_at(i))
        i -= 1
    return taken


def menu() -> list[Any]:
    """What a turn offers."""
    return [
        Play(), Buy(), Use(), Fight(), Move(), Battle(), Teleport(), TradeOnce(), Drink(),
        TakeOnce(), EndTurn(), Invoke(), Visit(), Redeem(), Mercy(),
    ]  # fmt: skip


def settings(plans: list[Plan]) -> list[Setting]:
    """What the table may choose; in the order of ``names``, defaults first."""
    found = [
        Setting("side", tuple(plan.id for plan in plans), "KK-029"),
        Setting("first", ("random", "seat0"), "KK-041"),
        Setting("mercy", (False, True), "KK-G22"),
    ]
    assert [setting.name for setting in found] == names.SETTINGS
    return found
