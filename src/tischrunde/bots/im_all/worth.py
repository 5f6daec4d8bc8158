"""What cards, tokens and rooms are worth to a bot in space, in points."""

from __future__ import annotations

from tischrunde.bots.delve.appraiser import Appraiser

EACH = {
    "skill": 0.4, "swords": 0.35, "boots": 0.9, "gold": 0.9, "noise": -0.45, "quiet": 0.3,
    "draw": 0.7, "heal": 0.8, "teleport": 1.0, "others_noise": 0.5, "all_noise": -0.1,
    "tireless": 0.2, "fearless": 0.4, "bargain": 0.3,
}  # fmt: skip
ASKING = {"discard_for": 0.8, "trash": 0.8}
LYING = {"?minor": 2.0, "?major": 4.5}
REWARDS = {"credits1": 0.9, "credits2": 1.8}
CRYSTAL = 0.8  # the first of them wakes cards
HEALED = 0.8

PRINTED = Appraiser("klong-im-all", EACH, ASKING, waiting=0.4)
rules, card, points_of = PRINTED.rules, PRINTED.card, PRINTED.points_of
is_artifact, room_of = PRINTED.is_artifact, PRINTED.room_of
