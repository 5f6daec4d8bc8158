"""The ship as a bot walks it: over two ports, an artifact and home, all in boots.

What these ways depend on changes rarely, so they are kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tischrunde.bots.bot import View
from tischrunde.bots.delve.prospects import Goal
from tischrunde.bots.delve.ways import MONSTER, Distances, Way, away
from tischrunde.bots.im_all.worth import is_artifact, points_of, room_of, rules
from tischrunde.delve.doors import boots_of, monsters_of
from tischrunde.delve.names import DEEP
from tischrunde.delve.plan import Plan

GATE = 0.8  # boots that are lost, on average, by stopping at a gate
DAZED = 0.7  # … and by a lift or telepad
KEY, TELEPASS = "generalschluessel", "telepass"
KEPT = 256  # errands
PORTS = {  # what a port brings, in boots
    "port_noise1": -0.4, "port_noise2": -0.8, "port_noise3": -1.2, "port_credits3": 0.9,
    "port_credits4": 1.2, "port_credits5": 1.5, "port_heal1": 0.3, "port_heal2": 0.6,
    "port_skill2": 0.4, "port_skill3": 0.6, "port_swords2": 0.2, "port_swords3": 0.3,
    "port_boots1": 0.7, "port_boots2": 1.2, "port_draw1": 0.5, "port_trash1": 0.5,
}  # fmt: skip


class Passage(NamedTuple):
    """What decides which ways are open."""

    board: str
    key: bool
    telepass: bool
    blockade: bool


class Errand(NamedTuple):
    """What is left to do, and where it can be done."""

    passage: Passage
    ports: tuple[tuple[int, str], ...]  # where nobody was
    hacked: tuple[int, ...]  # modules where this hero was
    code: bool
    artifact: bool
    treasures: tuple[tuple[int, int], ...]  # rooms and points
    pods: tuple[int, ...]


def errand(view: View, seat: int) -> Errand:
    """What somebody still has to do."""
    needs, tokens = view["needs"][seat], view["heroes"][seat]["tokens"]
    passage = Passage(view["board"], KEY in tokens, TELEPASS in tokens, view["blockade"])
    lying = [entry for entry in view["tokens"] if is_artifact(entry["token"])]
    return Errand(
        passage,
        tuple((room_of(p["room"]), p["feature"]) for p in view["ports"] if p["seat"] is None),
        tuple(module_of(room_of(room)) for room in needs["ports"]),
        needs["code"],
        needs["artifact"],
        tuple((room_of(entry["room"]), points_of(entry["token"])) for entry in lying),
        tuple(room_of(room) for room in view["pods"]),
    )


def hacked(errand: Errand, room: int) -> Errand:
    """What is left to do once the port of a room is hacked."""
    return errand._replace(
        ports=tuple(port for port in errand.ports if port[0] != room),
        hacked=(*errand.hacked, module_of(room)),
        code=bool(errand.hacked),
    )


def carrying(errand: Errand, good: str) -> Errand:
    """What is left to do for somebody who has a good that opens ways."""
    passage = errand.passage
    key, telepass = good == KEY or passage.key, good == TELEPASS or passage.telepass
    return errand._replace(passage=passage._replace(key=key, telepass=telepass))


def port_gain(errand: Errand, room: int) -> float:
    """What the port of a room brings, in boots."""
    return sum(PORTS[feature] for at, feature in errand.ports if at == room)


def module_of(room: int) -> int:
    return int(rules().module_of[room])


@lru_cache(KEPT)
def goals(errand: Errand) -> list[Goal]:
    """All ways to end this well, each over all that is left to do."""
    ways = ways_of(errand.passage)
    home = away(dict.fromkeys(errand.pods, 0.0), ways)
    safe = away(dict.fromkeys(cargo_bay(errand.passage.board), 0.0), ways)
    if errand.artifact:
        return [Goal(home, safe, 0)]
    out = []
    for room, points in errand.treasures:
        if room in home:
            over = away({room: home[room]}, ways)
            if not errand.code:
                over = over_ports(errand, over)
            spared = home[room] - safe[room]
            out.append(Goal(over, {at: far - spared for at, far in over.items()}, points, room))
    return out


def over_ports(errand: Errand, then: Distances) -> Distances:
    """Over the ports that are still wanted, in two modules, and on from there."""
    command = rules().command
    plan = plan_of(errand.passage.board)
    ways = [way for way in ways_of(errand.passage) if not plan.has(way.end, command)]
    ports = [(room, PORTS[feature]) for room, feature in errand.ports]

    def last(module: int) -> Distances:
        elsewhere = [each for each in ports if module_of(each[0]) != module]
        return away({room: then[room] - gain for room, gain in elsewhere if room in then}, ways)

    if errand.hacked:
        return last(errand.hacked[0])
    first: Distances = {}
    for module in {module_of(room) for room, _ in ports}:
        second = last(module)
        here = [each for each in ports if module_of(each[0]) == module]
        first |= {room: second[room] - gain for room, gain in here if room in second}
    return away(first, ways)


# -- the map -------------------------------------------------------------------------------------


@lru_cache(KEPT)
def plan_of(board: str) -> Plan:
    plan: Plan = next(plan for plan in rules().plans if plan.id == board)
    return plan


@lru_cache(KEPT)
def rooms_of(board: str) -> list[int]:
    """The rooms of this ship."""
    plan = plan_of(board)
    return [r for r in range(int(plan.rooms)) if plan.first[r] != plan.first[r + 1]]


@lru_cache(KEPT)
def rooms_with(board: str, word: str) -> frozenset[int]:
    """The rooms of this ship that have a feature."""
    plan = plan_of(board)
    return frozenset(room for room in rooms_of(board) if plan.has(room, feature(word)))


@lru_cache(KEPT)
def cargo_bay(board: str) -> frozenset[int]:
    """Where whoever has an artifact is rescued."""
    plan = plan_of(board)
    return frozenset(room for room in rooms_of(board) if not plan.has(room, DEEP))


@lru_cache(KEPT)
def ways_of(passage: Passage) -> list[Way]:
    """Every way from a room to another."""
    return [*paths(passage), *lift(passage), *telepads(passage)]


def paths(passage: Passage) -> list[Way]:
    plan, out = plan_of(passage.board), []
    gates = rooms_with(passage.board, "gate")
    for door, into in enumerate(plan.faces):
        if into < 0 or plan.no_exit[door] or plan.no_entry[into]:
            continue
        if plan.locks[door] + plan.locks[into] > 0 and not passage.key:
            continue
        end = int(plan.room[into])
        cost = float(boots_of(plan, door, into)) + MONSTER * float(monsters_of(plan, door, into))
        out.append(Way(int(plan.room[door]), end, cost + (GATE if end in gates else 0.0)))
    return out


def lift(passage: Passage) -> list[Way]:
    """From every space of the hyperlift to all that it goes to from there."""
    out = []
    line = rules().ship.lift
    for first in range(len(line)):
        for _, end, flags in line[first:]:
            if ("L" in flags and not passage.key) or ("blockade" in flags and passage.blockade):
                break
            begin = line[first][0]
            out += [Way(begin, end, DAZED), Way(end, begin, DAZED)]
    return out


def telepads(passage: Passage) -> list[Way]:
    if not passage.telepass:
        return []
    pads = rooms_with(passage.board, "telepad")
    return [Way(one, other, DAZED) for one in pads for other in pads if one != other]


def feature(word: str) -> int:
    """The bit of a feature."""
    return int(2 ** rules().feature_words.index(word))
