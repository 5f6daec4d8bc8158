"""What cards, tokens and rooms are worth to a bot at Katakomben, in points."""

from __future__ import annotations

from tischrunde.bots.delve.appraiser import Appraiser

EACH = {
    "skill": 0.4, "swords": 0.35, "boots": 0.9, "gold": 0.9, "noise": -0.45, "quiet": 0.3,
    "draw": 0.7, "heal": 0.8, "teleport": 1.0, "others_noise": 0.5, "all_noise": -0.1,
    "picks": 1.2, "tireless": 0.3, "fearless": 0.4, "stock": 6.0,
}  # fmt: skip
ASKING = {"either": 1.1, "discard_for": 0.8, "trash": 0.8, "replace": 0.2}
REWARDS = {
    "minor_secret": 2.3, "gold1": 0.9, "gold2": 1.8, "gold3": 2.7, "chest": 5.0, "library": 6.5,
    "prison": 6.0,
}  # fmt: skip
IDOL = 5.0
TOKENS = {"backpack": 5.0, "blood_amulet": 8.5, "burglars_kit": 4.0, "cloak": 6.0}

PRINTED = Appraiser("klong-katakomben", EACH, ASKING, waiting=0.5)
rules, card, points_of = PRINTED.rules, PRINTED.card, PRINTED.points_of
is_artifact, room_of = PRINTED.is_artifact, PRINTED.room_of
