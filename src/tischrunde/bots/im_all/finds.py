"""What lies about: depots, rewards of rooms, and goods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tischrunde.bots.im_all.routes import carrying, rooms_with
from tischrunde.bots.im_all.worth import CRYSTAL, HEALED, LYING, REWARDS, points_of, room_of

if TYPE_CHECKING:
    from tischrunde.bots.im_all.picture import Picture

PRICE = 7
CONTRABAND = 0.5  # besides its points: it wakes cards
HEALS = 2  # of a medikit


def finds(picture: Picture) -> dict[int, float]:
    """Rooms with something in them, and what it is worth to enter them."""
    view = picture.view
    out: dict[int, float] = {}
    for entry in view["tokens"]:
        if entry["token"] in LYING:  # one for each time one enters
            out[room_of(entry["room"])] = LYING[entry["token"]]
    rewards = dict(REWARDS)
    if picture.hero["damage"] > 0:
        rewards["medbay"] = HEALED
    if view["bank"]["crystals"]:
        rewards["crystal"] = CRYSTAL
    if pays := deal(picture):
        rewards["market"] = pays
    for word, worth in rewards.items():
        for room in rooms_with(view["board"], word):
            out[room] = out.get(room, 0.0) + worth
    return out


def deal(picture: Picture) -> float:
    """What the best good of a market would bring more than its price."""
    if picture.hero["gold"] < PRICE:
        return 0.0
    wanted = set(picture.view["market"]) - set(picture.tokens)
    return max([profit(picture, good) for good in wanted] + [0.0])


def profit(picture: Picture, good: str) -> float:
    """What a good brings more than the gold it costs: healing, shorter ways."""
    brings = 0.0
    if good == "medikit":
        brings = HEALED * min(HEALS, picture.hero["damage"])
    elif good == "schmuggelware":
        brings = CONTRABAND
    else:
        brings = picture.after(carrying(picture.errand, good)) - picture.promise(picture.room)
    return float(points_of(good) + brings - PRICE)
