"""Klong! im! All! as rules: what it does otherwise than its siblings."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve import storage
from tischrunde.delve.deals import Buy, Drink, Fight, Trade
from tischrunde.delve.happenings import call_special
from tischrunde.delve.laying import Hoard, Laying
from tischrunde.delve.menu import Action
from tischrunde.delve.names import ESCAPED
from tischrunde.delve.plan import Plan
from tischrunde.delve.playing import EndTurn, Play
from tischrunde.delve.rules import DelveRules, Material
from tischrunde.delve.spots import Visit
from tischrunde.delve.tallies import HOME, TOKENS
from tischrunde.delve.tokens import TakeArtifact
from tischrunde.delve.walking import Battle, Move, Teleport
from tischrunde.games.im_all import names, view
from tischrunde.games.im_all.actions import BeamUp, Lift, Telepad
from tischrunde.games.im_all.checks import check
from tischrunde.games.im_all.figures import CITES, PARAMS
from tischrunde.games.im_all.model import ImAll
from tischrunde.games.im_all.ops import Board, Code
from tischrunde.games.im_all.ship import Ship
from tischrunde.kernel.codec import Reader
from tischrunde.kernel.event import Event
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.message import Arg, Message
from tischrunde.kernel.pile import BITS, MARK_SHIFT, Pile, face_up
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.setting import Setting
from tischrunde.kernel.spelling import Kind, Verb

ID: Final = "klong-im-all"
VERSION: Final = 1
SEATS: Final = (2, 4)  # KA-G02
PRICE: Final = 7  # KA-102: of every good
CUBES_OUTSIDE: Final = 4  # KA-197
CUBES_OUTSIDE_OF_TWO: Final = 6  # KA-200


@final
class ImAllRules(DelveRules[ImAll]):
    """KA-001…KA-249 and the rulings."""

    def __init__(self, material: Material, ship: Ship) -> None:
        book = material.book
        self.ship = ship
        self.command: i64 = core.FLAG[material.features.index("command")]
        self.module_of = vec[i64](ship.of_room)
        self.majors = vec[i64](ship.numbers("major"))
        self.minors = vec[i64](ship.numbers("minor"))
        self.values = vec[i64](ship.numbers("artifact"))
        self.hoard = Hoard(book)
        plan = material.plans[0]
        exits = [room for room in range(plan.rooms) if plan.has(room, core.EXIT)]
        pods = zip(book.tokens_of(core.MASTERY), exits, strict=False)
        open_ones = [face_up(pod) | room << MARK_SHIFT for pod, room in pods]  # KA-035
        self.pods = vec[i64](open_ones)
        self.tokens = vec[i64](self.hoard.tokens() + open_ones)
        goods = [book.tokens_of(family) for family in names.GOODS]
        self.goods = vec[i64]([face_up(good) for each in goods for good in each])
        self.goods_of_two = vec[i64]([face_up(each[0]) for each in goods])  # KA-034
        crystal = book.numbers["energiekristall"]
        self.crystals = vec[i64]([face_up(crystal)] * book.printed[crystal].copies)  # KA-013
        self.code_token: i64 = face_up(book.numbers["kommandocode"])
        self.goblin: i64 = book.numbers["g0bl1n"]
        self.eradibot: i64 = book.numbers["eradibot"]
        rooms = Kind("room", material.rooms)
        super().__init__(
            ID, VERSION, SEATS, settings(ship), PARAMS, CITES, material, menu(ship),
            [Code("code"), Board("board")],
            [Verb("lift", [rooms]), Verb("telepad", [rooms]), Verb("beam", [rooms])],
        )  # fmt: skip
        self.guarded = self.command
        self.leaving_ends_turn = True  # KA-G55
        self.walks += [names.V_LIFT, names.V_TELEPAD, names.V_BEAM]

    # -- setup and storage -----------------------------------------------------------------------

    def deal(self, seats: int, settings: vec[i64], rng: Rng) -> ImAll:
        """Everything in its place; what the table leaves to the lot is drawn first."""
        state = ImAll(seats, settings, rng, Stack(vec[i64](), 0))
        state.layout = drawn_layout(state)
        storage.lay(self, state, self.tokens, self.goods_of_two if seats == 2 else self.goods)
        state.bank = Pile(self.crystals[:])
        for _ in range(seats):
            state.bank.put(self.code_token)  # KA-036
        # The other side of the G0B-L1N lies in the box until it is turned over.
        state.reserve[self.book.stack_of[self.eradibot]] = 0
        state.box.put(face_up(self.eradibot))
        return state

    def rebuild(
        self, seats: int, settings: vec[i64], rng: Rng, stack: Any, fields: Reader
    ) -> ImAll:
        state = ImAll(seats, settings, rng, stack)
        state.layout = fields.number("layout", 0, len(self.plans) - 1)
        state.bank = fields.pile("bank")
        storage.read(self, state, fields)
        check(self, state)
        return state

    def set_up(self, state: ImAll) -> None:
        """KA-027…032: artifacts by value, depots at random, pods; KA-025: data markers."""
        used = len(self.hoard.artifacts) - SEATS[1] + state.seats  # KA-029
        laying = Laying(state, self.hoard, used)
        entries = vec[i64](capacity=48)
        for pod in self.pods:
            entries = append(entries, pod)
        plan = state.plan
        room: i64
        for room in range(plan.rooms):
            if plan.first[room] != plan.first[room + 1]:
                entries = laying.secrets(entries, room, self.majors[room], self.minors[room])
                if self.values[room] > 0:
                    entries = laying.artifact(entries, room, self.values[room])
        state.lying.entries = entries
        laying.put_rest_away(state)
        for hero in state.heroes:
            hero.has[names.DATA] = names.DATA_MARKERS

    def plan_of(self, state: ImAll) -> Plan:
        """KA-023: the layout of this table."""
        return self.plans[state.layout]

    def first_seat(self, state: ImAll) -> i64:
        """KA-047: anybody, unless the table says otherwise."""
        return state.rng.below(state.seats) if state.settings[names.FIRST] == 0 else 0

    def opening_texts(self, state: ImAll) -> bool:
        """KA-G07."""
        return state.settings[names.OPENING] == 0

    # -- rooms and ports -------------------------------------------------------------------------

    def bars_entry(self, state: ImAll, seat: i64, room: i64) -> str:
        """KA-133: no command module without the code; KA-G54: anybody may stand at a pod."""
        if not state.plan.has(room, self.command):
            return ""
        return "" if state.heroes[seat].has[TOKENS + names.COMMAND_CODE] > 0 else "KA-133"

    def entered(self, state: ImAll, seat: i64, room: i64) -> None:
        """KA-G55: whoever comes to a pod with an artifact is gone."""
        if state.heroes[seat].has[HOME] != 0:
            state.push(names.BOARD, seat)

    def bars_visit(self, state: ImAll, seat: i64, spot: i64) -> str:
        """KA-138: the second port is in another module than the first."""
        if state.heroes[seat].has[names.DATA] != 1:
            return ""
        spots = state.plan.spots
        i: i64
        for i in range(len(spots)):
            if state.marks[i] & BITS[seat] != 0:
                same = self.module_of[spots[i].room] == self.module_of[spots[spot].room]
                return "KA-138" if same else ""
        return ""

    # -- the boss, and whoever is out ------------------------------------------------------------

    def on_rage(self, state: ImAll, space: i64) -> None:
        """KA-176, KA-178, KA-G19, KA-G88: whatever waits on a space of the track."""
        call_special(state, names.RED_CUBES.get(int(space), 0))
        if space == names.BLOCKADE:
            state.emit("raised-blockade", state.turn)
        if space == names.FLIPS[state.settings[names.ERADIBOT]]:
            self.turn_goblin_over(state)

    def turn_goblin_over(self, state: ImAll) -> None:
        """KA-099: its other side is fought from now on."""
        stack_of = self.book.stack_of
        state.reserve[stack_of[self.goblin]] = 0
        state.reserve[stack_of[self.eradibot]] = 1
        state.box.take_at(state.box.find(self.eradibot))
        state.box.put(face_up(self.goblin))
        state.emit("turned-goblin", state.turn, self.eradibot)

    def on_out(self, state: ImAll, seat: i64) -> None:
        """KA-189: cubes of the escaped leave the noise area; KA-G57: those of others stay."""
        if state.heroes[seat].status == ESCAPED:
            state.aside[seat] += state.noise[seat]
            state.noise[seat] = 0

    def still_acts(self, state: ImAll, seat: i64) -> bool:
        """KA-G59."""
        return True

    def act_outside(self, state: ImAll, seat: i64) -> None:
        """KA-197, KA-198, KA-200."""
        cubes = CUBES_OUTSIDE_OF_TWO if state.seats == 2 else CUBES_OUTSIDE
        state.push(core.ATTACK, seat, cubes, core.EXACT)

    # -- words, views ----------------------------------------------------------------------------

    def view(self, masked: ImAll) -> dict[str, Any]:
        return super().view(masked) | view.view(self, masked)

    def label_args(self, state: ImAll, option: i64) -> dict[str, Arg]:
        return view.option_args(self, option) or super().label_args(state, option)

    def room_name(self, room: i64) -> Message:
        return view.room_name(self, room)

    def event_args(self, event: Event) -> dict[str, Arg]:
        return view.event_args(self, event) or super().event_args(event)


def menu(ship: Ship) -> list[Action]:
    """What a turn offers."""
    line = [ship.lift[0][0], *(end for _, end, _ in ship.lift)]
    locks = ["L" in flags for _, _, flags in ship.lift]
    blockades = ["blockade" in flags for _, _, flags in ship.lift]
    return [
        Play(), Buy(), Fight(), Move(), Battle(), Teleport(), Trade(PRICE), Drink(),
        TakeArtifact(), EndTurn(), Visit(), Lift(line, locks, blockades), Telepad(),
        BeamUp(ship.of_room),
    ]  # fmt: skip


def drawn_layout(state: ImAll) -> i64:
    """KA-023: the number of the layout, as the table says or by lot."""
    order, sides = state.settings[names.ORDER], state.settings[names.SIDES]
    if order == names.ALL_ORDERS:
        order = state.rng.below(names.ALL_ORDERS)
    if sides == names.ALL_SIDES:
        sides = state.rng.below(names.ALL_SIDES)
    return order * names.ALL_SIDES + sides


def settings(ship: Ship) -> list[Setting]:
    """What the table may choose; in the order of ``names``, defaults first."""
    found = [
        Setting("order", ship.order_values(), "KA-023"),
        Setting("sides", ship.side_values(), "KA-024"),
        Setting("first", ("random", "seat0"), "KA-047"),
        Setting("opening_texts", (True, False), "KA-G07"),
        Setting("trash_bonus_per_copy", (False, True), "KA-G71"),
        Setting("eradibot", ("red", "checkered", "never"), "KA-G19"),
    ]
    assert [setting.name for setting in found] == names.SETTINGS
    return found
