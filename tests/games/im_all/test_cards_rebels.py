"""Rebels, card by card."""

import pytest
from tests.games.im_all.figures import check

from tischrunde.testing.im_all import ImAllSeat, im_all

FIGURES = [
    ("leier", 6, (2, 2, 1), 3),
    ("phantomagentin", 3, (1, 0, 1), 1),
    ("jidu_infiltrator", 4, (2, 2, 0), 1),
    ("rebellenpilotin", 3, (0, 0, 2), 1),
    ("rebellensoldat", 2, (0, 2, 0), 1),
    ("rebellenspaeherin", 3, (1, 0, 1), 1),
    ("saboteurin", 3, (1, 1, 0), 1),
    ("feldsanitaeter", 3, (2, 0, 0), 1),
    ("widerstandskaempfer", 2, (1, 1, 0), 0),
    ("jidu_lichtschwert", 5, (0, 4, 0), 2),
    ("jidu_meister", 7, (3, 2, 0), 4),
    ("kurierdroide", 2, (0, 0, 1), 0),
    ("verbindungsoffizierin", 4, (1, 0, 0), 1),
    ("rebellenadmiral", 6, (4, 0, 0), 2),
]


@pytest.mark.parametrize(("card", "cost", "gains", "points"), FIGURES)
def test_figures(card: str, cost: int, gains: tuple[int, int, int], points: int) -> None:
    check(card, cost, gains, points)


def beside_leier(card: str) -> ImAllSeat:
    """This card, and then princess Leier, whose own gains (2, 2, 1) are taken away again."""
    ann = im_all()[0].deck_is("hack hack hack hack").has(damage=3, noise=4).plays(card)
    ann.plays("leier")
    return ann.has(skill=ann.skill - 2, swords=ann.swords - 2, boots=ann.boots - 1)


def test_leier_wakes_others_and_says_nothing_herself() -> None:
    ann = im_all()[0].deck_is("hack hack").plays("leier", "rebellenadmiral")
    assert (ann.gains, ann.hand) == ((6, 4, 1), "")


def test_phantomagentin_draws_beside_a_rebel() -> None:
    assert im_all()[0].deck_is("hack").plays("phantomagentin").hand == ""
    assert beside_leier("phantomagentin").hand == "hack"


def test_jidu_infiltrator_lets_one_pass_enemies_beside_a_rebel() -> None:
    alone = im_all()[0].plays("jidu_infiltrator").has(room="PK-11", boots=1)
    assert alone.does("move:PK-9-11", "leave").damage == 2
    ann = beside_leier("jidu_infiltrator").has(room="PK-11", boots=1)
    assert not any(option.startswith("battle") for option in ann.offered)
    assert ann.does("move:PK-9-11", "leave").damage == 3


def test_rebellenpilotin_has_a_skill_beside_a_rebel() -> None:
    assert beside_leier("rebellenpilotin").gains == (1, 0, 2)


def test_rebellensoldat_draws_beside_a_rebel() -> None:
    assert im_all()[0].deck_is("hack").plays("rebellensoldat").hand == ""
    assert beside_leier("rebellensoldat").hand == "hack"


def test_rebellenspaeherin_is_quiet_and_has_a_boot_beside_a_rebel() -> None:
    assert im_all()[0].has(noise=4).plays("rebellenspaeherin").noise == 3
    ann = beside_leier("rebellenspaeherin")
    assert (ann.noise, ann.gains) == (3, (1, 0, 2))


def test_saboteurin_makes_the_others_loud_beside_a_rebel() -> None:
    table = im_all(3)
    table[0].plays("saboteurin")
    assert [seat.noise for seat in table] == [0, 0, 0]
    table[0].plays("leier")
    assert [seat.noise for seat in table] == [0, 1, 1]


def test_feldsanitaeter_heals_beside_a_rebel() -> None:
    assert im_all()[0].has(damage=3).plays("feldsanitaeter").damage == 3
    assert beside_leier("feldsanitaeter").damage == 2


def test_widerstandskaempfer_has_sword_and_boot_beside_a_rebel() -> None:
    assert beside_leier("widerstandskaempfer").gains == (1, 2, 1)


def test_jidu_lichtschwert_is_a_sword_when_bought_and_draws_beside_a_rebel() -> None:
    bought = im_all().row_is("jidu_lichtschwert")[0].has(skill=5).does("buy:jidu_lichtschwert")
    assert bought.gains == (0, 1, 0)
    assert im_all()[0].deck_is("hack").plays("jidu_lichtschwert").hand == ""
    assert beside_leier("jidu_lichtschwert").hand == "hack"


def test_jidu_meister_draws_beside_a_rebel() -> None:
    assert im_all()[0].deck_is("hack").plays("jidu_meister").hand == ""
    assert beside_leier("jidu_meister").hand == "hack"


def test_kurierdroide_is_quiet_and_quieter_beside_a_rebel() -> None:
    assert im_all()[0].has(noise=4).plays("kurierdroide").noise == 3
    assert beside_leier("kurierdroide").noise == 1


def test_verbindungsoffizierin_draws_and_has_a_skill_beside_a_rebel() -> None:
    alone = im_all()[0].deck_is("hack zugang").plays("verbindungsoffizierin")
    assert (alone.hand, alone.skill) == ("hack", 1)
    ann = beside_leier("verbindungsoffizierin")
    assert (ann.hand, ann.gains) == ("hack", (2, 0, 0))


def test_rebellenadmiral_has_two_swords_beside_a_rebel() -> None:
    assert beside_leier("rebellenadmiral").gains == (4, 2, 0)
