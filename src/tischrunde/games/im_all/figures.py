"""The figures of the game, and the rule for everything the core asks, forbids or scores."""

from __future__ import annotations

from typing import Final

from tischrunde.delve.params import Cites, Params
from tischrunde.games.im_all.names import RAGE, RED_CUBES

PARAMS: Final = Params(
    hand=5,  # KA-064
    row=6,  # KA-042
    health=10,  # KA-G51
    cubes=30,  # KA-025
    black=24,  # KA-040
    special=sum(RED_CUBES.values()),  # KA-010; on the rage track when the game begins
    rage=dict.fromkeys((2, 3, 4), RAGE),
    rage_start={4: 0, 3: 1, 2: 2},  # KA-039, KA-G06
    start_noise=[3, 2, 1, 0],  # KA-048
    trash_at_end=True,  # KA-219
    trashed_counts=True,  # KA-G82
)

# Devices, places of cards, choices of effects, payments, gifts from the reserve, replacing, goods
# that come best first: of these there are none, and nothing ever cites the rule nearest to them.
CITES: Final = Cites(
    turn="KA-068",
    price="KA-087",
    stack_empty="KA-G17",
    place="KA-087",
    device_price="KA-087",
    monster_price="KA-093",
    boots="KA-110",
    two_boots="KA-112",
    locked="KA-116",
    arrow="KA-117",
    stopped="KA-121",
    damage="KA-123",
    supply="KA-G80",
    battle="KA-114",
    leave_without="KA-192",
    home="KA-G55",
    teleport="KA-226",
    market="KA-101",
    gold="KA-102",
    best_first="KA-104",
    take="KA-118",
    carry="KA-143",
    on_entry="KA-118",
    unplayed="KA-069",
    either="KA-G82",
    pay="KA-102",
    stock="KA-G17",
    discard="KA-212",
    trash="KA-G82",
    replace="KA-G17",
    score_artifact="KA-203",
    score_token="KA-204",
    score_gold="KA-205",
    score_card="KA-206",
    score_mastery="KA-191",
    dazed="KA-131",
    limit="KA-104",
    visit="KA-G33",
    used_up="KA-137",
)
