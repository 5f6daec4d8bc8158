"""The second model of Klong! im! All!, held to rulings that games seldom come to."""

from __future__ import annotations

import pytest
from tests.oracles.im_all.depots import take_depot
from tests.oracles.im_all.ending import end_turn
from tests.oracles.im_all.material import RAGE_TRACK
from tests.oracles.im_all.moving import enter
from tests.oracles.im_all.scenes import luck, play, seated
from tests.oracles.im_all.table import MINOR
from tests.oracles.im_all.thief import ABOARD
from tests.oracles.shared.asking import answer_all
from tests.oracles.shared.words import LEAVE, SKIP


def test_the_first_ship_is_as_large_as_it_should_be() -> None:
    _, table, _ = seated()
    assert len(table.ship.features) == 75
    assert sum(len(table.ship.ways(space)) for space in table.ship.features) == 2 * 118


@pytest.mark.parametrize("per_copy", [False, True])
def test_ka_g71_two_account_hacks(per_copy: bool) -> None:
    _, table, thief = seated()
    table.bonus_per_copy = per_copy
    play(table, "kontohack", "kontohack")
    play(table, "muellschlucker", answer="trash:muellschlucker/area")
    assert thief.credits == (4 if per_copy else 2)


def test_ka_g76_the_vaporizer_works_at_the_end_and_counts() -> None:
    _, table, thief = seated()
    table.row = ["leier"] * 6
    answer_all(take_depot(table, thief, "verdampfer"))
    play(table, "kontohack")
    answer_all(end_turn(table), "trash:kontohack/area")
    assert (thief.credits, thief.discard) == (2, [])


def test_ka_g82_a_trashed_card_still_counts_but_is_not_shuffled() -> None:
    _, table, thief = seated()
    thief.deck, thief.discard = [], ["gefangener"]
    play(table, "muellschlucker", answer="trash:gefangener/discard")
    play(table, "weltraumstinktier", "geistesblitz")
    assert (thief.credits, thief.hand) == (3, [])


def test_ka_g86_a_discarded_prisoner_is_smelled_before_he_is_shuffled_away() -> None:
    _, table, thief = seated()
    thief.deck, thief.discard, thief.hand = [], ["hack"], ["gefangener"]
    luck(table)
    play(table, "weltraumstinktier")
    play(table, "loewenroboter", answer="discard:gefangener")
    assert (thief.credits, thief.hand, thief.deck) == (3, ["hack"], ["gefangener"])


def test_ka_118_a_depot_may_be_left() -> None:
    _, table, thief = seated()
    answer_all(enter(table, thief, "KO-4"), LEAVE)
    assert (table.depots["KO-4"], table.hidden[MINOR].total()) == (2, 28)
    play(table, "alarmstufe_rot", answer=SKIP)
    assert thief.turn.trashed == 0 and thief.status == ABOARD


def test_ka_g48_the_track_has_an_end() -> None:
    _, table, _ = seated()
    for _ in range(12):
        table.anger()
    assert (table.rage, table.area["red"], table.blockade) == (len(RAGE_TRACK), 4, True)
