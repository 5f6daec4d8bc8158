"""Credits, noise, and the end of a turn (KA-145…KA-160, KA-G37…G41, KA-G79)."""

from tischrunde.testing import refused
from tischrunde.testing.im_all import im_all


def test_ka_145_ka_248_credits_are_open_for_all() -> None:
    table = im_all()
    table[0].has(room="KO-6", boots=1).does("move:KO-5-6")
    assert table[1].sees["heroes"][0]["gold"] == 1


def test_ka_146_ka_205_a_credit_is_a_point() -> None:
    ann = im_all()[0].owns("artifact_5").has(gold=9)
    assert (ann.lines["gold"], ann.points) == (9, 14)


def test_ka_147_credits_can_be_spent() -> None:
    assert im_all()[0].has(room="KO-3", gold=8).does("trade:telepass").gold == 1


def test_ka_148_noise_moves_cubes_from_the_supply() -> None:
    ann = im_all()[0].plays("stolpern", "stolpern")
    assert (ann.noise, ann.cubes) == (2, 28)


def test_ka_149_ka_g38_quiet_takes_them_back_into_the_supply() -> None:
    ann = im_all()[0].has(noise=3).plays("tarnfeld")
    assert (ann.noise, ann.cubes, ann.reduction) == (1, 29, 0)


def test_ka_150_what_finds_no_cube_cancels_noise_of_the_same_turn() -> None:
    ann = im_all()[0].plays("tarnfeld")
    assert ann.reduction == 2
    ann.plays("stolpern", "stolpern")
    assert (ann.noise, ann.reduction) == (0, 0)
    assert ann.plays("raubein").noise == 1


def test_ka_151_quiet_that_is_left_is_lost_with_the_turn() -> None:
    table = im_all()
    ann, ben = table
    ann.plays("tarnfeld").ends()
    ben.holds("").ends()
    assert ann.holds("").plays("stolpern").noise == 1


def test_ka_152_cubes_in_the_bag_stay_there() -> None:
    table = im_all().bag_is(black=24, s0=3)
    ann = table[0].plays("tarnfeld")
    assert (ann.noise, ann.cubes, int(table.state.bag[0])) == (0, 27, 3)


def test_ka_153_without_cubes_nobody_makes_noise() -> None:
    ann = im_all()[0].has(cubes=0).plays("stolpern")
    assert (ann.noise, ann.cubes) == (0, 0)


def test_ka_154_ka_115_without_cubes_swords_must_be_drawn() -> None:
    ann = im_all()[0].has(room="PK-11", boots=2, swords=2, cubes=0)
    for choice in ("move:PK-9-11", "battle:PK-9-11/1"):
        with refused("KA-G80"):
            ann.does(choice)
    assert ann.does("battle:PK-9-11/2").damage == 0


def test_ka_155_as_soon_as_there_is_a_cube_both_end() -> None:
    ann = im_all()[0].has(damage=1, cubes=0, room="HG-3", boots=1).owns("gesundheit")
    ann.does("drink:gesundheit")
    assert (ann.cubes, ann.damage) == (1, 0)
    assert ann.plays("stolpern").noise == 1
    again = im_all()[0].has(noise=1, cubes=0).plays("kurierdroide")
    assert again.plays("stolpern").noise == 1


def test_ka_g37_with_too_few_cubes_as_many_as_there_are() -> None:
    ann = im_all()[0].has(cubes=2).plays("affenbot")
    assert (ann.noise, ann.cubes) == (2, 0)


def test_ka_g79_stored_quiet_cancels_point_by_point_whatever_makes_the_noise() -> None:
    ann = im_all()[0].plays("tarnfeld").plays("affenbot")
    assert (ann.noise, ann.reduction) == (1, 0)
    bought = im_all().row_is("neutronenperle")[0].plays("tarnfeld").has(skill=4)
    assert bought.does("buy:neutronenperle").noise == 0
    hacked = im_all()[0].plays("tarnfeld").has(room="PK-5").does("visit:port_noise3")
    assert hacked.noise == 1


def test_ka_g79_it_does_not_help_against_what_arrives() -> None:
    table = im_all().dungeon_starts("laserturm")
    ann = table[0].plays("tarnfeld").has(skill=2).does("buy:rebellensoldat").ends()
    assert ann.noise == 1


# -- the end of a turn ----------------------------------------------------------------------------


def test_ka_157_played_cards_are_discarded_and_five_are_drawn() -> None:
    ann = im_all()[0].deck_is("zugang hack hack hack hack").plays("stolpern", "ducken").ends()
    assert sorted(ann.hand.split()) == ["hack"] * 4 + ["zugang"]
    assert (sorted(ann.discard.split()), ann.area) == (["ducken", "stolpern"], "")


def test_ka_158_ka_160_the_row_is_filled_and_new_cards_speak_before_the_attack() -> None:
    table = im_all().dungeon_starts("laserturm killerroboter")
    ann = table[0].has(skill=4).does("buy:rebellensoldat", "buy:rebellensoldat").ends()
    kinds = [kind for kind in table.kinds if kind in ("revealed", "made-noise", "attacked")]
    assert kinds == ["revealed", "revealed", "made-noise", "made-noise", "attacked"]
    assert len(table.row.split()) == 6
    assert ann.noise == 0  # in the bag


def test_ka_159_one_attack_however_many_symbols_come() -> None:
    table = im_all().dungeon_starts("killerroboter gorklar wachdrohne")
    table[0].has(skill=6).does("buy:rebellensoldat", "buy:rebellensoldat", "buy:vasr").ends()
    assert table.happened("attacked") == [0]


def test_ka_g39_symbols_that_lie_there_already_do_not_attack() -> None:
    table = im_all().row_is("killerroboter gorklar leier")
    table.dungeon_starts("schmugglerin xenobiologin rebellensoldat")
    table[0].ends()
    assert table.happened("attacked") == []


def test_ka_g40_arrivals_speak_in_the_order_they_come() -> None:
    table = im_all().bag_is(black=20).dungeon_starts("weltraumpirat laserturm")
    table[0].has(skill=4).does("buy:rebellensoldat", "buy:rebellensoldat").ends()
    kinds = [kind for kind in table.kinds if kind in ("returned-black", "made-noise")]
    assert kinds == ["returned-black", "made-noise", "made-noise"]


def test_ka_g41_ka_219_trashed_cards_leave_before_the_others_are_discarded() -> None:
    table = im_all()
    ann = table[0].deck_is("hack").discard_is("stolpern").plays("muellschlucker")
    ann.does("trash:stolpern/discard")
    assert (ann.discard, table.trashed) == ("stolpern", [])
    ann.ends()
    assert table.trashed == ["stolpern"]
    assert sorted(ann.hand.split()) == ["hack", "muellschlucker"]  # drawn without it
