"""What a set of tiles must be like, whoever made it: openings, entries, ways out, totals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve.bounds import within
from tischrunde.delve.plan import Plan
from tischrunde.delve.tiles import SIDES
from tischrunde.games.katakomben.actions import PLUS_SIGNS
from tischrunde.games.katakomben.dungeon import rooms_of
from tischrunde.games.katakomben.rules import SAFE_TILES, KatakombenRules
from tischrunde.kernel.message import Message

BACKS: Final = ["start", "safe", "depths"]
INNER: Final = {"": (), "upper": (2,), "lower": (0,)}  # sides where two halves meet
LEAST_WAYS: Final = 2
MOST: Final = 10_000  # of anything that there may be any number of
ARTIFACT_ROOMS: Final = 8  # KK-134: more than there are artifacts


def totals(rules: KatakombenRules) -> dict[str, dict[str, int]]:
    """How many rooms have each feature, by the backs of their tiles."""
    found = {word: dict.fromkeys(BACKS, 0) for word in rules.feature_words}
    for room in range(len(rules.room_words)):
        back = rules.back_words[rules.backs[rules.tiles_of.of_room[room]]]
        for number, word in enumerate(rules.feature_words):
            if rules.plans[0].has(room, 2**number):
                found[word][back] += 1
    del found["start"]  # who begins in the Crypt ends there, too
    return {word: counts for word, counts in found.items() if sum(counts.values()) > 0}


def faults(rules: KatakombenRules) -> list[Message]:
    """All that is wrong with the tiles of these rules."""
    out = faults_in_totals(rules)
    for tile in range(rules.book.tiles, len(rules.cards)):
        out += faults_of(rules, tile)
    return out


def faults_of(rules: KatakombenRules, tile: int) -> list[Message]:
    """What is wrong with one tile, or one half of the start tile."""
    word = rules.cards[tile]
    other = rules.tiles_of.other_half(tile)
    half = "" if other == core.NOTHING else "upper" if other < tile else "lower"
    closed = [
        f"{SIDES[side]}{opening + 1}"
        for side in range(4)
        for opening in range(2)
        if rules.tiles_of.door(tile, side, opening, 0) < 0 and side not in INNER[half]
    ]
    out = [Message("tiles-closed", {"tile": word, "opening": edge}) for edge in closed]
    for opening in range(2 if not half else 0):
        if not any(is_plain(rules, tile, side, opening) for side in range(4)):
            out.append(Message("tiles-no-entry", {"tile": word, "number": opening + 1}))
    plan = rules.plans[0]
    for room in rooms_of(rules.tiles_of, tile):
        if not plan.has(room, core.EXIT) and ways_out(plan, room) < LEAST_WAYS:
            out.append(Message("tiles-few-ways", {"room": rules.room_words[room]}))
    return out


def is_plain(rules: KatakombenRules, tile: int, side: int, opening: int) -> bool:
    """KK-G11: whether anybody who comes with a boot can enter here."""
    plan, door = rules.plans[0], rules.tiles_of.door(tile, side, opening, 0)
    if door < 0 or plan.boots[door] > 1 or plan.monsters[door] > 0:
        return False
    return plan.locks[door] == 0 and plan.no_entry[door] == 0


def ways_out(plan: Plan, room: i64) -> int:
    """How many tunnels lead out of a room without a lock, as far as its own tile tells."""
    found = 0
    for door in range(plan.first[room], plan.first[room + 1]):
        faced = plan.faces[door]
        locked = plan.locks[door] > 0 or (faced >= 0 and plan.locks[faced] > 0)
        against = plan.no_exit[door] != 0 or (faced >= 0 and plan.no_entry[faced] != 0)
        found += not (locked or against)
    return found


def faults_in_totals(rules: KatakombenRules) -> list[Message]:
    """Too few of something, or more than there are tokens and cubes for."""
    counts = totals(rules)
    everywhere = {word: sum(by_back.values()) for word, by_back in counts.items()}
    haunted = {
        rules.tiles_of.of_room[room]
        for room in range(len(rules.room_words))
        if rules.plans[0].has(room, rules.haunted)
    }
    least = [
        ("back-safe", len(rules.safe), SAFE_TILES),
        ("back-depths", len(rules.depths), 1),
        ("feature-monkey_shrine", counts.get("monkey_shrine", {}).get("start", 0), 2),
        ("feature-artifact0", sum(everywhere.get(word, 0) for word in PLUS_SIGNS), ARTIFACT_ROOMS),
        ("feature-market", everywhere.get("market", 0), 1),
    ]
    most = [
        ("feature-haunted", len(haunted), int(rules.params.special)),
        ("feature-chest", everywhere.get("chest", 0), len(rules.majors)),
        ("feature-prison", 2 * everywhere.get("prison", 0), len(rules.prisoners)),
        ("feature-library", everywhere.get("library", 0), 12),
    ]
    out = [fault for what, n, bound in least for fault in within(what, n, bound, MOST)]
    return out + [fault for what, n, bound in most for fault in within(what, n, 0, bound)]
