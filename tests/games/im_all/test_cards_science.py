"""Science, card by card."""

import pytest
from tests.games.im_all.figures import check

from tischrunde.testing import refused
from tischrunde.testing.im_all import ImAllSeat, im_all

FIGURES = [
    ("verrueckter_wissenschaftler", 3, (0, 0, 0), 1),
    ("telepadtechniker", 3, (1, 0, 1), 1),
    ("assistenzdroide", 2, (1, 0, 0), 0),
    ("xenobiologin", 4, (3, 0, 0), 2),
    ("kristallforscherin", 4, (2, 0, 0), 0),
    ("quantenphysiker", 6, (0, 0, 0), 2),
    ("laborleiterin", 5, (2, 0, 0), 2),
]


@pytest.mark.parametrize(("card", "cost", "gains", "points"), FIGURES)
def test_figures(card: str, cost: int, gains: tuple[int, int, int], points: int) -> None:
    check(card, cost, gains, points)


def beside_science(card: str, deck: str = "hack zugang ducken") -> ImAllSeat:
    """This card, and then a crystal researcher, whose own two skill are taken away again."""
    ann = im_all()[0].deck_is(deck).has(damage=3).plays(card).plays("kristallforscherin")
    return ann.has(skill=ann.skill - 2)


def test_verrueckter_wissenschaftler_is_loud_draws_and_has_skill_beside_science() -> None:
    alone = im_all()[0].deck_is("hack zugang").plays("verrueckter_wissenschaftler")
    assert (alone.noise, alone.hand, alone.skill) == (1, "hack", 0)
    assert beside_science("verrueckter_wissenschaftler").skill == 2


def test_telepadtechniker_leads_to_the_telepad_of_the_module_beside_science() -> None:
    alone = im_all()[0].plays("telepadtechniker").has(room="HG-9")
    with refused("KA-G29"):
        alone.does("beam:HG-5")
    ann = beside_science("telepadtechniker").has(room="HG-9", boots=1).does("beam:HG-5")
    assert (ann.at, ann.beams) == ("HG-5", 0)
    assert ann.does("move:HG-1-5").at == "HG-1"  # not dazed
    ann.ends()
    assert ann.beams == 0


def test_telepadtechniker_needs_no_telepass_but_a_telepad_in_the_module() -> None:
    ann = beside_science("telepadtechniker").has(room="FR-1")
    assert not any(option.startswith("beam") for option in ann.offered)
    assert ann.has(room="KO-1").does("beam:KO-7").at == "KO-7"


def test_assistenzdroide_draws_beside_science() -> None:
    assert im_all()[0].deck_is("hack").plays("assistenzdroide").hand == ""
    assert beside_science("assistenzdroide").hand == "hack"


def test_xenobiologin_heals_beside_science() -> None:
    assert im_all()[0].has(damage=3).plays("xenobiologin").damage == 3
    assert beside_science("xenobiologin").damage == 2


def test_kristallforscherin_has_skill_and_points_with_crystals() -> None:
    assert im_all()[0].owns("energiekristall").plays("kristallforscherin").skill == 4
    ann = im_all()[0].discard_is("kristallforscherin").owns("energiekristall energiekristall")
    assert ann.lines == {"kristallforscherin": 2}
    assert ann.owns("sechster_kristall").lines["kristallforscherin"] == 3


def test_quantenphysiker_draws_two_and_a_third_beside_science() -> None:
    alone = im_all()[0].deck_is("hack zugang ducken").plays("quantenphysiker")
    assert len(alone.hand.split()) == 2
    assert len(beside_science("quantenphysiker").hand.split()) == 3


def test_laborleiterin_may_trash_beside_science() -> None:
    ann = im_all()[0].plays("hack", "laborleiterin")
    assert ann.asked == "ask-turn"
    ann.plays("xenobiologin")
    assert ann.offered == {
        "trash:hack/area", "trash:laborleiterin/area", "trash:xenobiologin/area", "skip",
    }  # fmt: skip
    ann.does("trash:hack/area").ends()
    assert ann.table.trashed == ["hack"]
