"""What a set of modules must be like, whoever made it: openings, lift, features, totals."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve.bounds import within
from tischrunde.games.im_all.rules import SEATS, ImAllRules
from tischrunde.games.im_all.ship import OPENINGS
from tischrunde.kernel.message import Message

SHOWN: Final = ("deep", "command")  # which every room of a module has, or none
DEPOTS: Final = ("major", "minor")
PORTS_EACH: Final = 2  # KA-134


def totals(rules: ImAllRules) -> dict[str, list[int]]:
    """How many rooms of each module have each feature, and how many depots lie there."""
    plan, modules = rules.plans[0], range(len(rules.ship.modules))
    out = {}
    for number, word in enumerate(rules.feature_words):
        rooms = [room for room in range(plan.rooms) if plan.has(room, 2**number)]
        if rooms and word not in SHOWN:
            out[f"feature-{word}"] = [sum(rules.module_of[r] == m for r in rooms) for m in modules]
    for back, counts in zip(DEPOTS, (rules.majors, rules.minors), strict=True):
        out[f"back-{back}"] = [
            sum(int(n) for room, n in enumerate(counts) if rules.module_of[room] == m)
            for m in modules
        ]
    return out


def faults(rules: ImAllRules) -> list[Message]:
    """All that is wrong with the modules of these rules."""
    return [*of_openings(rules), *of_lift(rules), *of_rooms(rules), *of_totals(rules)]


def of_openings(rules: ImAllRules) -> list[Message]:
    """Every opening of every slot leads somewhere, and to one room only."""
    ends = [end for link in rules.ship.links for end in link[:2]]
    out = []
    for slot in rules.ship.slots:
        for opening in OPENINGS:
            count = ends.count(slot + opening)
            args = {"slot": slot, "opening": opening}
            if count == 0:
                out.append(Message("ship-closed", {**args}))
            elif count > 1:
                out.append(Message("ship-twice", {**args, "count": count}))
    return out


def of_lift(rules: ImAllRules) -> list[Message]:
    """One line, and all its spaces say that they are of it (KA-125)."""
    line, plan = rules.ship.lift, rules.plans[0]
    lift = 2 ** rules.feature_words.index("hyperlift")
    pairs = zip(line, line[1:], strict=False)
    broken = [after[0] for before, after in pairs if before[1] != after[0]]
    on_line = {line[0][0], *(end for _, end, _ in line)}
    said = {room for room in range(plan.rooms) if plan.has(room, lift)}
    out = [Message("ship-lift-broken", {"room": rules.room_words[room]}) for room in broken]
    odd = sorted(on_line ^ said)
    return out + [Message("ship-no-lift", {"room": rules.room_words[room]}) for room in odd]


def of_rooms(rules: ImAllRules) -> list[Message]:
    """Start and pods where one is rescued (KA-186), artifacts in the command module (KA-027)."""
    plan = rules.plans[0]
    gates = [r for r in range(plan.rooms) if r == plan.start or plan.has(r, core.EXIT)]
    out = [
        Message("ship-no-rescue", {"room": rules.room_words[room]})
        for room in gates
        if plan.has(room, core.DEEP)
    ]
    for token in rules.hoard.artifacts:
        value = int(rules.book.points[token])
        rooms = [room for room, points in enumerate(rules.values) if points == value]
        found = ", ".join(rules.room_words[room] for room in rooms) or "–"
        if len(rooms) != 1 or not plan.has(rooms[0], rules.command):
            out.append(Message("ship-artifacts", {"value": value, "found": found}))
    return out


def of_totals(rules: ImAllRules) -> list[Message]:
    """Too few of something in some ship, or more depots than there are."""
    plan, ship = rules.plans[0], rules.ship
    pods = sum(plan.has(room, core.EXIT) for room in range(plan.rooms))
    starts = sum(plan.has(room, core.START) for room in range(plan.rooms))
    majors = max(lying(rules, rules.majors, layout) for layout in ship.layouts)
    minors = max(lying(rules, rules.minors, layout) for layout in ship.layouts)
    out = [
        *within("feature-exit", pods, SEATS[1], SEATS[1]),
        *within("feature-start", starts, 1, 1),
        *within("back-major", majors, 0, len(rules.hoard.majors)),
        *within("back-minor", minors, 0, len(rules.hoard.minors)),
    ]
    for layout, each in zip(ship.layouts, rules.plans, strict=True):
        with_ports = {int(rules.module_of[spot.room]) for spot in each.spots}
        if len(with_ports) < PORTS_EACH or len(each.spots) < PORTS_EACH * SEATS[1]:
            out.append(Message("ship-few-modules", {"ship": ship.word(layout)}))
    return out


def lying(rules: ImAllRules, counts: vec[i64], layout: tuple[int, ...]) -> int:
    """How many depots a ship takes."""
    here = rules.ship.present(layout)
    rooms = range(len(counts))
    return sum(int(counts[room]) for room in rooms if int(rules.module_of[room]) in here)
