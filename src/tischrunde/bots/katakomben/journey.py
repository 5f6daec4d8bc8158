"""Where a turn had best end, and the first step there: on foot, into the unknown, by a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tischrunde.bots.delve.options import operand, with_verb
from tischrunde.bots.delve.prospects import MASTERY
from tischrunde.bots.katakomben.picture import Picture
from tischrunde.bots.katakomben.worth import room_of, rules

TELEPORTS = ("blink_spell", "robbery")
WORTH_A_STEP = 0.05  # points; for less it stays
WORTH_A_CARD = 1.0  # points; for less no teleport is spent
BITTEN = 0.5  # health that a wound of a tunnel counts for


def first_step(picture: Picture, options: Sequence[str]) -> str:
    """The first move to where the turn had best end; "" when that is where it stands.

    Who can be out and does not wait for anything goes, or a room with gold could hold it for ever.
    """
    best = picture.promise(picture.room) + WORTH_A_STEP
    found = ""
    stays = picture.has_artifact and picture.may_linger()
    for way in picture.view["reach"]:
        room = room_of(way["room"])
        if picture.has_artifact and not stays and picture.is_exit(room):
            return str(way["moves"][0])
        if stays and not picture.is_safe(room):
            continue
        worth = value(picture, way)
        if worth > best:
            best, found = worth, way["moves"][0]
    if stays and not picture.view["stack"]["safe"]:
        return found  # what comes next belongs to the depths
    edges = [o for o in with_verb(options, "move") if is_edge(picture, operand(o))]
    return edges[0] if edges and picture.discovering() > best else found


def value(picture: Picture, way: dict[str, Any]) -> float:
    """What it promises to end the turn at the end of a way, with all that is found there."""
    room = room_of(way["room"])
    return standing(picture, room, BITTEN * way["damage"])


def standing(picture: Picture, room: int, hurt: float = 0.0) -> float:
    """What it promises to stand in a room that was just entered."""
    found = picture.finds.get(room, 0.0)
    if picture.has_artifact and picture.is_exit(room):
        return MASTERY + picture.stake + found
    return found + picture.promise(room, hurt)


def is_edge(picture: Picture, word: str) -> bool:
    """Whether a door leads to where no tile lies yet."""
    plan = picture.chart.plan
    return int(plan.one[rules().door_words.index(word)]) in picture.chart.edges


def teleporter(picture: Picture, options: Sequence[str]) -> str:
    """A card that teleports, where that leads to something better."""
    here = standing(picture, picture.room)
    rooms = picture.chart.next_door(picture.room)
    for word in TELEPORTS:
        if f"invoke:{word}" in options:
            if any(standing(picture, room) > here + WORTH_A_CARD for room in rooms):
                return f"invoke:{word}"
    return ""
