"""Klong! as rules: its figures, its rule numbers, and what it does otherwise than its siblings."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve import storage
from tischrunde.delve.labels import room_name
from tischrunde.delve.laying import Hoard, Laying
from tischrunde.delve.params import Cites, Params
from tischrunde.delve.plan import Plan
from tischrunde.delve.rules import DelveRules, Material
from tischrunde.delve.verbs import standard_menu
from tischrunde.games.klong import names
from tischrunde.games.klong.model import Klong
from tischrunde.games.klong.ops import FetchSecret, Parapet
from tischrunde.kernel.codec import Reader
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.event import Event
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.message import Arg
from tischrunde.kernel.option import first_of, verb_of
from tischrunde.kernel.pile import MARK_SHIFT, face_up
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.setting import Setting
from tischrunde.kernel.spelling import Kind, Verb

ID: Final = "klong"
VERSION: Final = 3
SEATS: Final = (2, 4)
PRICE: Final = 7  # KL-068: of every good
GOODS: Final = (core.KEY, core.BACKPACK, names.CROWN)  # families of what a market sells

PARAMS: Final = Params(
    hand=5,  # KL-006
    row=6,  # KL-007
    health=10,  # KL-G60
    cubes=30,  # KL-G01
    black=24,
    rage=dict.fromkeys((2, 3, 4), [2, 2, 3, 3, 4, 4, 5]),  # KL-G06
    rage_start={4: 0, 3: 1, 2: 2},
    start_noise=[3, 2, 1, 0],  # KL-G07
)

CITES: Final = Cites(
    turn="KL-015",
    price="KL-030",
    stack_empty="KL-G21",
    place="KL-G22",
    device_price="KL-034",
    monster_price="KL-040",
    boots="KL-046",
    two_boots="KL-047",
    locked="KL-052",
    arrow="KL-054",
    stopped="KL-055",
    damage="KL-051",
    supply="KL-G25",
    battle="KL-049",
    leave_without="KL-095",
    home="KL-G68",
    teleport="KL-G29",
    market="KL-067",
    gold="KL-068",
    best_first="KL-G43",
    take="KL-056",
    carry="KL-061",
    on_entry="KL-G39",
    unplayed="KL-016",
    either="KL-G12",
    pay="KL-G80",
    stock="KL-G80",
    discard="KL-G81",
    trash="KL-G17",
    replace="KL-G12",
    score_artifact="KL-106",
    score_token="KL-107",
    score_gold="KL-108",
    score_card="KL-109",
    score_mastery="KL-094",
)


@final
class Layout:
    """What lies in the rooms of a board when the game begins, room by room."""

    def __init__(self, majors: list[int], minors: list[int], idols: list[int], values: list[int]):
        self.majors = vec[i64](majors)  # how many in each room
        self.minors = vec[i64](minors)
        self.idols = vec[i64](idols)
        self.values = vec[i64](values)  # points of the artifact that belongs there, or 0


@final
class KlongRules(DelveRules[Klong]):
    """KL-001…KL-114 and the rulings."""

    def __init__(self, material: Material, layouts: list[Layout]) -> None:
        book = material.book
        self.layouts = layouts
        # Dealt from for every game, so found once.
        self.hoard = Hoard(book)
        idols, prizes = book.tokens_of(names.IDOL), book.tokens_of(core.MASTERY)
        self.idols = vec[i64](idols)
        self.prizes = vec[i64]([face_up(prize) for prize in prizes])  # KL-094, in the first room
        open_ones = [face_up(token) for token in idols + prizes]
        self.tokens = vec[i64](self.hoard.tokens() + open_ones)
        self.goods = vec[i64](
            [face_up(good) for family in GOODS for good in book.tokens_of(family)]
        )
        super().__init__(
            ID,
            VERSION,
            SEATS,
            settings(material.plans),
            PARAMS,
            CITES,
            material,
            standard_menu(PRICE),
            [Parapet("parapet"), FetchSecret("fetch")],
            [Verb("fetch", [Kind("room", material.rooms)])],
        )

    # -- setup and storage -----------------------------------------------------------------------

    def deal(self, seats: int, settings: vec[i64], rng: Rng) -> Klong:
        """KL-G01."""
        state = Klong(seats, settings, rng, Stack(vec[i64](), 0))
        storage.lay(self, state, self.tokens, self.goods)
        return state

    def rebuild(
        self, seats: int, settings: vec[i64], rng: Rng, stack: Any, fields: Reader
    ) -> Klong:
        state = Klong(seats, settings, rng, stack)
        storage.read(self, state, fields)
        state.parapet = fields.number("parapet", 0, names.LAST_PARAPET)
        state.walker = fields.number("walker", 0, seats - 1)
        somebody_out = any(hero.status != core.INSIDE for hero in state.heroes)
        if (state.parapet > 0) != somebody_out:
            raise BadData("state.fields.parapet", "does not agree with who is out")
        return state

    # -- hooks -----------------------------------------------------------------------------------

    def plan_of(self, state: Klong) -> Plan:
        """KL-G10: the side the table has chosen."""
        return self.plans[state.settings[names.SIDE]]

    def first_seat(self, state: Klong) -> i64:
        """KL-G09: anybody, unless the table says otherwise."""
        return state.rng.below(state.seats) if state.settings[names.FIRST] == 0 else 0

    def opening_texts(self, state: Klong) -> bool:
        """KL-G08."""
        return state.settings[names.OPENING] == 0

    def artifact_is_action(self, state: Klong) -> bool:
        """KL-G39."""
        return state.settings[names.ARTIFACT_AS_ACTION] != 0

    def set_up(self, state: Klong) -> None:
        """KL-G03, KL-G04, KL-G05: artifacts by value, secrets at random, idols on their shrine."""
        layout = self.layouts[state.settings[names.SIDE]]
        used = len(self.hoard.artifacts) - SEATS[1] + state.seats  # one less for every empty seat
        laying = Laying(state, self.hoard, used)
        entries = vec[i64](capacity=40)
        for prize in self.prizes:
            entries = append(entries, prize)
        room: i64
        i: i64
        for room in range(len(layout.values)):
            entries = laying.secrets(entries, room, layout.majors[room], layout.minors[room])
            for i in range(layout.idols[room]):
                entries = append(entries, face_up(self.idols[i]) | room << MARK_SHIFT)
            entries = laying.artifact(entries, room, layout.values[room])
        state.lying.entries = entries
        laying.put_rest_away(state)

    def on_out(self, state: Klong, seat: i64) -> None:
        """KL-099, KL-G65, KL-G67: the first one out goes onto the parapet; KL-G64: the cubes."""
        if state.parapet == 0:
            state.parapet = 1
            state.walker = seat
            state.emit("went-on-parapet", seat)
        if state.settings[names.GONE_NOISE] != 0:
            state.aside[seat] += state.noise[seat]
            state.noise[seat] = 0

    def still_acts(self, state: Klong, seat: i64) -> bool:
        """KL-100, KL-G65, KL-G78: only whoever was first out."""
        return state.parapet > 0 and state.walker == seat

    def act_outside(self, state: Klong, seat: i64) -> None:
        state.push(names.PARAPET, seat)

    # -- words, views ----------------------------------------------------------------------------

    def view(self, masked: Klong) -> dict[str, Any]:
        walker = int(masked.walker) if masked.parapet > 0 else None
        return super().view(masked) | {"parapet": int(masked.parapet), "walker": walker}

    def label_args(self, state: Klong, option: i64) -> dict[str, Arg]:
        if verb_of(option) == names.V_FETCH:
            return {"room": room_name(self, first_of(option))}
        return super().label_args(state, option)

    def event_args(self, event: Event) -> dict[str, Arg]:
        if event.kind == "walked-parapet":
            return {"space": event.a}
        return super().event_args(event)


def settings(plans: list[Plan]) -> list[Setting]:
    """The rulings people disagree on; in the order of ``names``, defaults first."""
    found = [
        Setting("side", tuple(plan.id for plan in plans), "KL-G10"),
        Setting("artifact_as_action", (False, True), "KL-G39"),
        Setting("first", ("random", "seat0"), "KL-G09"),
        Setting("opening_texts", (True, False), "KL-G08"),
        Setting("gone_noise", ("stays", "leaves"), "KL-G64"),
    ]
    assert [setting.name for setting in found] == names.SETTINGS
    return found
