"""Cards without a faction, one by one."""

import pytest
from tests.games.im_all.figures import check

from tischrunde.testing import refused
from tischrunde.testing.im_all import im_all

FIGURES = [
    ("affenbot", 5, (0, 0, 0), 1),
    ("exterminator", 5, (0, 3, 1), 2),
    ("loewenroboter", 3, (0, 2, 0), 1),
    ("kontohack", 1, (1, 0, 0), 0),
    ("exostamper", 5, (0, 3, 1), 2),
    ("kristalllaeufer", 4, (0, 0, 2), 1),
    ("alarmstufe_rot", 2, (0, 0, 0), 0),
    ("photonenroller", 4, (0, 0, 3), 1),
    ("teleportguertel", 4, (0, 0, 0), 1),
    ("tarnfeld", 2, (1, 0, 1), 0),
    ("neutronenperle", 4, (0, 0, 0), 4),
    ("nebelopal", 5, (0, 0, 0), 5),
    ("sonnendiamant", 7, (0, 0, 0), 7),
    ("muellschlucker", 3, (1, 0, 0), 0),
    ("universalwerkzeug", 3, (1, 1, 1), 0),
    ("geistesblitz", 6, (0, 0, 0), 0),
    ("ablenkung", 3, (2, 0, 0), 0),
]


@pytest.mark.parametrize(("card", "cost", "gains", "points"), FIGURES)
def test_figures(card: str, cost: int, gains: tuple[int, int, int], points: int) -> None:
    check(card, cost, gains, points)


def test_affenbot_is_loud_and_draws_three_and_is_quiet_with_science() -> None:
    ann = im_all()[0].deck_is("hack zugang ducken stolpern").plays("affenbot")
    assert (ann.noise, len(ann.hand.split())) == (3, 3)
    assert ann.plays("xenobiologin").noise == 0
    before = im_all()[0].plays("xenobiologin", "affenbot")
    assert (before.noise, before.reduction) == (0, 0)
    assert before.damage == 0  # no science itself: it does not wake the xenobiologist


def test_affenbot_is_no_science_card() -> None:
    assert im_all()[0].has(damage=2).plays("xenobiologin", "affenbot").damage == 2


def test_exterminator_pays_for_the_first_enemy_of_the_row() -> None:
    table = im_all().row_is("sicherheitsoffizier sicherheitsoffizier")
    ann = table[0].has(swords=4).does("fight:sicherheitsoffizier")
    assert ann.gold == 0
    assert ann.plays("exterminator").gold == 2
    assert ann.does("fight:sicherheitsoffizier").gold == 2
    after = im_all().row_is("sicherheitsoffizier")[0].plays("exterminator")
    assert after.does("fight:sicherheitsoffizier").gold == 2


def test_loewenroboter_draws_a_card_for_a_discarded_one() -> None:
    ann = im_all()[0].deck_is("zugang").holds("stolpern").plays("loewenroboter")
    assert ann.does("discard:stolpern").hand == "zugang"


def test_kontohack_pays_when_a_card_is_trashed() -> None:
    ann = im_all()[0].plays("kontohack", "muellschlucker")
    assert ann.gold == 0
    assert ann.does("trash:muellschlucker/area").gold == 2


def test_exostamper_is_loud_and_stronger_with_a_crystal() -> None:
    assert im_all()[0].plays("exostamper").noise == 1
    assert im_all()[0].owns("energiekristall").plays("exostamper").gains == (0, 5, 1)


def test_kristalllaeufer_minds_no_gates_with_a_crystal() -> None:
    alone = im_all()[0].plays("kristalllaeufer").has(room="PK-5").does("move:PK-5-6")
    with refused("KA-121"):
        alone.does("move:PK-6-7")
    ann = im_all()[0].owns("energiekristall").plays("kristalllaeufer").has(room="PK-5")
    assert ann.boots == 3
    assert ann.does("move:PK-5-6", "move:PK-6-7").at == "PK-7"


def test_alarmstufe_rot_makes_all_loud_on_arriving_and_may_trash() -> None:
    table = im_all(3).row_is("fluchtpilot fluchtpilot leier raubein gefangener")
    table.dungeon_starts("alarmstufe_rot")[0].ends()
    assert [seat.noise for seat in table] == [1, 1, 1]
    ann = im_all()[0].plays("hack", "alarmstufe_rot").does("trash:hack/area").ends()
    assert ann.table.trashed == ["hack"]


def test_photonenroller_is_loud_and_a_boot_when_bought() -> None:
    assert im_all()[0].plays("photonenroller").noise == 1
    bought = im_all().row_is("photonenroller")[0].has(skill=4).does("buy:photonenroller")
    assert bought.gains == (0, 0, 1)


def test_teleportguertel_teleports_once() -> None:
    ann = im_all()[0].plays("teleportguertel").does("teleport:FR-1")
    assert (ann.at, ann.teleports) == ("FR-1", 0)


def test_tarnfeld_is_quiet() -> None:
    assert im_all()[0].has(noise=3).plays("tarnfeld").noise == 1


@pytest.mark.parametrize("gem", ["neutronenperle", "nebelopal", "sonnendiamant"])
def test_gems_are_loud_when_bought_and_draw_a_card(gem: str) -> None:
    assert im_all().row_is(gem)[0].has(skill=7).does(f"buy:{gem}").noise == 2
    ann = im_all()[0].deck_is("hack zugang").plays(gem)
    assert (ann.hand, ann.noise) == ("hack", 0)


def test_neutronenperle_is_worth_four() -> None:
    assert im_all()[0].discard_is("neutronenperle").points == 4


def test_nebelopal_is_worth_five() -> None:
    assert im_all()[0].discard_is("nebelopal").points == 5


def test_sonnendiamant_is_worth_seven() -> None:
    assert im_all()[0].discard_is("sonnendiamant").points == 7


def test_muellschlucker_may_trash_a_card_or_itself() -> None:
    ann = im_all()[0].plays("muellschlucker").does("trash:muellschlucker/area")
    assert ann.ends().table.trashed == ["muellschlucker"]


def test_universalwerkzeug_has_one_of_each() -> None:
    assert im_all()[0].plays("universalwerkzeug").gains == (1, 1, 1)


def test_geistesblitz_draws_three() -> None:
    ann = im_all()[0].deck_is("hack hack zugang ducken").plays("geistesblitz")
    assert len(ann.hand.split()) == 3


def test_ablenkung_makes_the_others_loud() -> None:
    table = im_all(3)
    table[0].plays("ablenkung")
    assert [seat.noise for seat in table] == [0, 1, 1]
