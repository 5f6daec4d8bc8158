"""What lies about: depots, rewards of rooms, and goods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tischrunde.bots.im_all.routes import feature, plan_of, rooms_of
from tischrunde.bots.im_all.worth import CRYSTAL, HEALED, LYING, REWARDS, points_of, room_of

if TYPE_CHECKING:
    from tischrunde.bots.im_all.picture import Picture

PRICE = 7
GOODS = {"schmuggelware": 0.5, "generalschluessel": 1.0, "telepass": 1.5}  # besides their points
HEALS = 2  # of a medikit


def finds(picture: Picture) -> dict[int, float]:
    """Rooms with something in them, and what it is worth to enter them."""
    view = picture.view
    out: dict[int, float] = {}
    for entry in view["tokens"]:
        if entry["token"] in LYING:  # one for each time one enters
            out[room_of(entry["room"])] = LYING[entry["token"]]
    plan, rewards = plan_of(view["board"]), {feature(w): n for w, n in REWARDS.items()}
    if picture.hero["damage"] > 0:
        rewards[feature("medbay")] = HEALED
    if view["bank"]["crystals"]:
        rewards[feature("crystal")] = CRYSTAL
    rewards[feature("market")] = deal(picture)
    for room in rooms_of(view["board"]):
        worth = sum(n for bit, n in rewards.items() if plan.has(room, bit))
        if worth:
            out[room] = out.get(room, 0.0) + worth
    return out


def deal(picture: Picture) -> float:
    """What the best good of a market would bring more than its price."""
    if picture.hero["gold"] < PRICE:
        return 0.0
    wanted = set(picture.view["market"]) - set(picture.tokens)
    return max([profit(picture, good) for good in wanted] + [0.0])


def profit(picture: Picture, good: str) -> float:
    """What a good brings more than the gold it costs."""
    healed = HEALED * min(HEALS, picture.hero["damage"]) if good == "medikit" else 0.0
    return float(points_of(good) + GOODS.get(good, 0.0) + healed - PRICE)
