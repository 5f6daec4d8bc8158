"""Where a turn had best end, and the first step there."""

from __future__ import annotations

from collections.abc import Iterable

from tischrunde.bots.delve.map import tunnel_ends
from tischrunde.bots.delve.prospects import MASTERY
from tischrunde.bots.delve.ways import FAR
from tischrunde.bots.klong.map import feature
from tischrunde.bots.klong.picture import Picture

WORTH_A_STEP = 0.05  # points; for less it stays
HEALED = 0.8  # points that one health is worth, besides what it does for the way home
BITTEN = 0.5  # health that a wound of a tunnel counts for: monsters would bite later, too
FIRST_OUT = 15.0  # points that it is worth to end the game while ahead


def first_step(picture: Picture) -> str:
    """The first move to the best room in reach; "" when that is where it stands."""
    finds = picture.finds()
    best = value(picture, finds, picture.room, [], 0) + WORTH_A_STEP
    found = ""
    stays = picture.has_artifact and picture.may_linger()
    for way in picture.view["reach"]:
        room = int(way["room"]) - 1
        if room == 0 and stays:
            continue
        worth = value(picture, finds, room, passed(picture.room, way["moves"]), way["damage"])
        if worth > best:
            best, found = worth, way["moves"][0]
    return found


def passed(room: int, moves: Iterable[str]) -> list[int]:
    """The rooms that are entered on the way."""
    rooms = []
    for move in moves:
        verb, _, operand = move.partition(":")
        if verb == "teleport":
            room = int(operand) - 1
        else:
            start, end = (int(word) - 1 for word in tunnel_ends(operand.partition("/")[0]))
            room = end if start == room else start
        rooms.append(room)
    return rooms


def value(
    picture: Picture, finds: dict[int, float], room: int, entered: list[int], damage: int
) -> float:
    """What it promises to end the turn in a room, with all that is found on the way there."""
    heart = feature("heart")
    found: float = sum(finds.get(at, 0.0) for at in set(entered) - {picture.room})
    healed = min(picture.hero["damage"], sum(picture.plan.has(at, heart) for at in entered))
    found += HEALED * healed
    if room == 0 and picture.has_artifact:
        return MASTERY + picture.stake + found + (FIRST_OUT if picture.is_ahead() else 0.0)
    hurt = BITTEN * damage - healed
    direct, goal, points = picture.best(room, hurt)
    if goal < 0:
        return found
    if picture.has_artifact:  # only what is in reach now: nobody waits with it for a secret
        return direct + found
    return found + max(direct, by_the_way(picture, finds, room, goal, points, hurt))


def by_the_way(
    picture: Picture, finds: dict[int, float], room: int, goal: int, points: int, hurt: float
) -> float:
    """What the goal promises with the best find that may be fetched on later turns."""
    away, best = picture.plan.away, 0.0
    back, up = picture.plan.home(goal), picture.plan.upstairs(goal)
    for at, worth in finds.items():
        way = away[room][at] + away[at][goal]
        if at not in (room, picture.room) and way < FAR:
            best = max(best, picture.promise(way + back, way + up, points + worth, hurt))
    return best
