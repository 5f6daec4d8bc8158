"""The figures of Katakomben, and the rule for everything the core asks, forbids or scores."""

from __future__ import annotations

from typing import Final

from tischrunde.delve.params import Cites, Params

RAGE: Final = [2, 2, 3, 3, 4, 4, 5]  # KK-G01
RAGE_OF_A_PARTY: Final = [2, 2, 2, 3, 3, 3, 4, 4, 5]  # KK-G03

PARAMS: Final = Params(
    hand=5,  # KK-044
    row=6,  # KK-033
    health=10,  # KK-G04
    cubes=30,  # KK-037
    black=24,  # KK-025
    special=5,  # KK-024
    rage={2: RAGE, 3: RAGE, 4: RAGE, 5: RAGE_OF_A_PARTY, 6: RAGE_OF_A_PARTY},
    rage_start={4: 0, 3: 1, 2: 2, 5: 0, 6: 0},
    start_noise=[3, 2, 1, 0, 0, 0],  # KK-043, KK-G05
    locks_open=True,  # KK-094
    trash_at_end=False,
    trashed_counts=False,  # KK-G23
    pause=True,  # KK-128
    finds=False,  # KK-103: nothing is asked on entering; idols come by themselves
)

CITES: Final = Cites(
    turn="KK-049",
    price="KK-072",
    stack_empty="KK-076",
    place="KK-G33",
    device_price="KK-083",
    monster_price="KK-078",
    boots="KK-087",
    two_boots="KK-089",
    locked="KK-093",
    arrow="KK-096",
    stopped="KK-138",
    damage="KK-201",
    supply="KK-G59",
    battle="KK-091",
    leave_without="KK-137",
    home="KK-G49",
    teleport="KK-175",
    market="KK-098",
    gold="KK-099",
    best_first="KK-255",
    take="KK-102",
    carry="KK-104",
    on_entry="KK-103",
    unplayed="KK-045",
    either="KK-G24",
    pay="KK-048",
    stock="KK-114",
    discard="KK-166",
    trash="KK-170",
    replace="KK-G65",
    score_artifact="KK-219",
    score_token="KK-221",
    score_gold="KK-220",
    score_card="KK-222",
    score_mastery="KK-207",
    picks="KK-048",
    extra_price="KK-048",
    need="KK-253",
    card_need="KK-G65",
    offer="KK-G24",
    visit="KK-109",
    used_up="KK-110",
    react="KK-G64",
    edge="KK-129",
    orient="KK-122",
    pause="KK-G58",
)
