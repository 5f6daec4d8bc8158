"""What lies about: rooms with something to take, to open or to mark, and wares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tischrunde.bots.katakomben.worth import IDOL, REWARDS, TOKENS, points_of, rules

if TYPE_CHECKING:
    from tischrunde.bots.katakomben.picture import Picture

PRICE = 7
A_PICK = 1.0  # points a lockpick is worth when it opens nothing here
HEALED = 0.8
LOCKED = ("chest", "library", "prison")
ON_A_SHRINE = 4  # places


def finds(picture: Picture) -> dict[int, float]:
    """Rooms with something in them, and what it is worth."""
    view, game, chart = picture.view, rules(), picture.chart
    used = {(entry["room"], entry["feature"]) for entry in view["picked"]}
    idols = {entry["room"] for entry in view["tokens"] if entry["token"] == "monkey_idol"}
    out: dict[int, float] = {}
    for room in chart.rooms:
        word, worth = game.room_words[room], 0.0
        for number, feature in enumerate(game.feature_words):
            if chart.plan.has(room, 2**number) and (word, feature) not in used:
                worth += reward(picture, word, feature)
        worth += IDOL if word in idols else 0.0
        if worth > 0:
            out[room] = worth
    return out


def reward(picture: Picture, room: str, feature: str) -> float:
    """What a feature of a room gives this hero."""
    view, hero = picture.view, picture.hero
    if feature in LOCKED:
        left = {"chest": view["bank"]["major"], "prison": view["bank"]["prisoner"]}
        there = left.get(feature, view["reserve"]["secret_tome"])
        return REWARDS[feature] - A_PICK if picture.picks and there else 0.0
    if feature == "wayshrine":
        marked = view["shrines"].get(room, [])
        free = picture.seat not in marked and len(marked) < ON_A_SHRINE and hero["cubes"] > 0
        return float(view["marked"][picture.seat] + 1) if free else 0.0
    if feature == "heal":
        return HEALED if hero["damage"] > 0 else 0.0
    if feature == "market":
        return deal(picture)
    if feature == "minor_secret" and not view["bank"]["minor"]:
        return 0.0
    return REWARDS.get(feature, 0.0)


def deal(picture: Picture) -> float:
    """What the best ware of a market would bring, less its price; nothing where none pays."""
    if picture.hero["gold"] < PRICE:
        return 0.0
    return max([profit(picture, ware) for ware in set(picture.view["market"])] + [0.0])


def profit(picture: Picture, ware: str) -> float:
    """What a ware brings more than the gold it costs."""
    if ware == "blood_amulet" and picture.hero["damage"] < 5:
        return 0.0
    return ware_worth(ware) - PRICE


def ware_worth(ware: str) -> float:
    return TOKENS.get(ware, float(points_of(ware)))
