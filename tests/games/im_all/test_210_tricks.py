"""Tricks of the trade (KA-210…KA-232, KA-G68…G71, KA-G81, KA-G82, KA-G86, KA-G87)."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.im_all import im_all

# -- discarding and drawing -----------------------------------------------------------------------


def test_ka_210_only_cards_of_the_hand_can_be_discarded() -> None:
    ann = im_all()[0].holds("stolpern zugang").plays("hack", "loewenroboter")
    assert ann.offered == {"discard:stolpern", "discard:zugang", "keep"}


def test_ka_211_a_discarded_card_does_nothing() -> None:
    ann = im_all()[0].deck_is("hack hack").holds("stolpern").plays("loewenroboter")
    ann.does("discard:stolpern")
    assert (ann.noise, ann.discard, ann.hand) == (0, "stolpern", "hack")


def test_ka_212_without_a_card_to_discard_there_is_nothing_for_it() -> None:
    ann = im_all()[0].deck_is("hack").plays("loewenroboter")
    assert (ann.asked, ann.hand, ann.deck) == ("ask-turn", "", "hack")


def test_ka_g86_it_is_asked_when_the_card_is_played_and_may_be_declined() -> None:
    ann = im_all()[0].deck_is("hack hack").holds("stolpern").plays("loewenroboter").does("keep")
    assert (ann.hand, ann.deck) == ("stolpern", "hack hack")
    assert not any(option.startswith("discard") for option in ann.offered)


def test_ka_g86_the_discarded_card_can_be_shuffled_in_and_drawn_at_once() -> None:
    ann = im_all()[0].holds("zugang").deck_is("").discard_is("").plays("loewenroboter")
    ann.does("discard:zugang")
    assert ann.hand == "zugang"


@pytest.mark.parametrize("card", ["loewenroboter", "falschspieler"])
def test_ka_g86_a_prisoner_is_smelled_before_he_is_shuffled_away(card: str) -> None:
    ann = im_all()[0].deck_is("").discard_is("hack").holds("gefangener").plays("weltraumstinktier")
    ann.plays(card).does("discard:gefangener")
    assert ann.gold == 3


def test_ka_213_ka_249_played_cards_lie_open_before_the_player() -> None:
    table = im_all()
    table[0].plays("hack", "leier")
    area = table[1].sees["heroes"][0]["area"]
    assert [card["card"] for card in area] == ["hack", "leier"]


def test_ka_214_cards_in_play_are_not_shuffled_in() -> None:
    ann = im_all()[0].deck_is("").discard_is("stolpern").plays("zugang", "geistesblitz")
    assert (ann.hand, ann.area) == ("stolpern", "zugang geistesblitz")


def test_ka_232_cards_drawn_come_from_the_own_deck_and_must_be_played() -> None:
    table = im_all()
    ann = table[0].deck_is("ducken zugang hack").plays("geistesblitz")
    assert sorted(ann.hand.split()) == ["ducken", "hack", "zugang"]
    with refused("KA-069"):
        ann.does("end")
    assert table.state.dungeon.size() == 100 - 6 - 1


def test_ka_g87_with_nothing_left_to_draw_the_rest_lapses() -> None:
    ann = im_all()[0].deck_is("hack").discard_is("zugang").plays("geistesblitz")
    assert sorted(ann.hand.split()) == ["hack", "zugang"]
    exact = im_all()[0].deck_is("hack").discard_is("zugang")
    exact.plays("assistenzdroide", "xenobiologin")
    assert (exact.hand, exact.deck, exact.discard) == ("hack", "", "zugang")  # not shuffled yet


# -- rewards of spaces ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sides", "start", "door", "gold"),
    [
        ("HG-PK-KS", "KO-6", "KO-5-6", 1),
        ("HG-PK-KS", "KZ-3", "KZ-1-3", 2),
        ("MR-AR-PR", "MR-1", "MR-1-3", 1),
        ("MR-AR-PR", "AR-1", "AR-1-3", 1),
        ("MR-AR-PR", "PR-1", "PR-1-5", 2),
    ],
)
def test_ka_215_some_spaces_give_credits(sides: str, start: str, door: str, gold: int) -> None:
    ann = im_all(2, {"sides": sides})[0].owns("kommandocode").has(room=start, boots=1)
    assert ann.does(f"move:{door}").gold == gold


def test_ka_216_ka_224_crystals_come_from_the_bank_and_run_out() -> None:
    table = im_all().token_in("PK-10")
    ann = table[0].has(room="PK-12", boots=30)
    for found in (1, 2, 3, 4, 5, 5):
        ann.does("move:PK-10-12")
        assert (ann.tokens_of("crystal"), table.bank("energiekristall")) == (found, 5 - found)
        ann.does("move:PK-10-12", "leave")


def test_ka_217_a_crystal_text_works_once_however_many_one_has() -> None:
    ann = im_all()[0].owns("energiekristall energiekristall").plays("exostamper")
    assert ann.gains == (0, 5, 1)
    later = im_all()[0].plays("exostamper")
    assert later.gains == (0, 3, 1)
    assert later.token_comes("energiekristall").gains == (0, 5, 1)
    assert later.token_comes("energiekristall").gains == (0, 5, 1)


def test_ka_g68_every_entry_gives_again() -> None:
    ann = im_all()[0].has(room="KO-6", boots=4)
    ann.does("move:KO-5-6", "move:KO-5-6", "leave", "move:KO-5-6")
    assert ann.gold == 2


def test_ka_g69_medical_bays_heal_one() -> None:
    ann = im_all()[0].has(room="KS-1", boots=3, damage=2).does("move:KS-1-3")
    assert (ann.damage, ann.cubes) == (1, 29)
    assert ann.does("move:KS-1-3", "move:KS-1-5").damage == 0
    other = im_all(2, {"sides": "MR-AR-PR"})[0].has(room="AR-8", boots=1, damage=2)
    assert other.does("move:AR-8-11").damage == 1


def test_ka_g70_a_used_depot_leaves_the_game() -> None:
    table = im_all()
    ann = table[0].owns("staerke").does("drink:staerke")
    assert (ann.swords, ann.tokens) == (2, "")
    assert "staerke" in table.box


# -- trashing -------------------------------------------------------------------------------------


def test_ka_218_ka_219_a_trashed_card_leaves_at_the_end_of_the_turn() -> None:
    table = im_all()
    ann = table[0].plays("hack", "muellschlucker").does("trash:hack/area")
    assert (ann.area, table.trashed) == ("hack muellschlucker", [])
    ann.ends()
    assert table.trashed == ["hack"]
    assert "hack" not in ann.discard


def test_ka_219_a_trashed_card_stays_behind_when_its_pile_is_shuffled() -> None:
    table = im_all()
    ann = table[0].deck_is("").discard_is("stolpern hack").plays("muellschlucker")
    ann.does("trash:hack/discard").plays("phantomagentin", "rebellensoldat")  # it lay below
    assert ann.hand == "stolpern"
    assert table.rules.decode(table.rules.encode(table.state)) is not None


def test_ka_220_the_bonus_for_trashing_comes_once_a_turn() -> None:
    ann = im_all()[0].discard_is("stolpern hack").plays("kontohack", "muellschlucker")
    assert ann.does("trash:stolpern/discard").gold == 2
    assert ann.plays("muellschlucker").does("trash:hack/discard").gold == 2


def test_ka_221_the_card_with_the_bonus_may_be_trashed_itself() -> None:
    ann = im_all()[0].plays("kontohack", "muellschlucker").does("trash:kontohack/area")
    assert ann.gold == 2


@pytest.mark.parametrize(("per_copy", "gold"), [(False, 2), (True, 4)])
def test_ka_g71_two_account_hacks_pay_once_or_each(per_copy: bool, gold: int) -> None:
    ann = im_all(2, {"trash_bonus_per_copy": per_copy})[0].plays("kontohack", "kontohack", "hack")
    assert ann.plays("muellschlucker").does("trash:hack/area").gold == gold
    ann.ends()
    late = im_all(2, {"trash_bonus_per_copy": per_copy})[0].plays("hack", "muellschlucker")
    late.does("trash:hack/area").plays("kontohack", "kontohack")
    assert late.gold == gold


def test_ka_g82_from_discard_pile_or_play_area_never_from_hand_or_deck() -> None:
    ann = im_all()[0].deck_is("ducken").holds("zugang").discard_is("stolpern").plays("hack")
    ann.plays("muellschlucker")
    assert ann.offered == {
        "trash:stolpern/discard", "trash:hack/area", "trash:muellschlucker/area", "skip",
    }  # fmt: skip


def test_ka_g82_what_is_trashed_still_counts_and_is_not_chosen_twice() -> None:
    ann = im_all()[0].plays("leier", "muellschlucker").does("trash:leier/area")
    assert ann.plays("rebellenpilotin").skill == 2 + 1 + 1  # leier is another rebel
    ann.plays("muellschlucker")
    assert "trash:leier/area" not in ann.offered
    skunk = im_all()[0].discard_is("gefangener").plays("muellschlucker")
    skunk.does("trash:gefangener/discard").plays("weltraumstinktier")
    assert skunk.gold == 3


def test_ka_g82_what_is_trashed_is_left_out_of_a_reshuffle() -> None:
    ann = im_all()[0].deck_is("").discard_is("stolpern zugang").plays("muellschlucker")
    ann.does("trash:stolpern/discard").plays("geistesblitz")
    assert (ann.hand, ann.discard) == ("zugang", "stolpern")


def test_ka_g82_trashing_is_never_forced() -> None:
    for card in ("muellschlucker", "alarmstufe_rot"):
        ann = im_all()[0].plays(card).does("skip")
        assert (ann.asked, ann.trashes) == ("ask-turn", 0)
    port = im_all()[0].has(room="KS-10").does("visit:port_trash1")
    assert (port.asked, port.data) == ("ask-turn", 1)  # nothing to trash, and hacked all the same


# -- acquiring, order, teleporting ----------------------------------------------------------------


def test_ka_222_what_a_card_says_when_acquired_it_says_once() -> None:
    ann = im_all().row_is("photonenroller")[0].has(skill=4).does("buy:photonenroller")
    assert ann.gains == (0, 0, 1)
    assert im_all()[0].plays("photonenroller").gains == (0, 0, 3)


def test_ka_223_ka_g81_what_comes_true_later_in_the_turn_counts() -> None:
    ann = im_all()[0].plays("schmugglerin", "exostamper", "xenobiologin")
    ann.has(damage=2, room="KO-3", gold=7).does("trade:schmuggelware")
    assert ann.gold == 2
    assert ann.plays("assistenzdroide").damage == 1  # science beside science
    ann.has(room="PK-12", boots=1).does("move:PK-10-12", "leave")
    assert ann.swords == 3 + 2


def test_ka_g81_modifiers_work_from_that_moment_only() -> None:
    ann = im_all()[0].plays("jidu_infiltrator").has(room="PK-11", boots=1, swords=0)
    ann.does("move:PK-9-11", "leave")
    assert ann.damage == 2
    ann.plays("leier")
    assert ann.damage == 2
    ann.has(room="PK-11", boots=1).does("move:PK-9-11", "leave")
    assert ann.damage == 2
    gate = im_all()[0].plays("kristalllaeufer").has(room="PK-5", boots=1).does("move:PK-5-6")
    gate.token_comes("energiekristall")
    with refused("KA-121"):
        gate.does("move:PK-6-7")


def test_ka_g81_ignoring_gates_lifts_no_daze() -> None:
    ann = im_all()[0].owns("energiekristall").plays("kristalllaeufer").has(room="KO-H1")
    ann.does("lift:KO-H2")
    with refused("KA-131"):
        ann.does("move:KO-3-H2")


def test_ka_226_ka_227_ka_228_a_teleport_minds_nothing_on_the_way() -> None:
    ann = im_all()[0].has(room="HG-9", boots=1)
    with refused("KA-226"):
        ann.does("teleport:HG-12")
    ann.has(teleports=3).does("teleport:HG-12", "leave")  # against the arrow
    ann.does("teleport:HG-10")  # through the lock
    ann.does("teleport:HG-7", "leave")  # past an enemy
    assert (ann.at, ann.boots, ann.damage, ann.teleports) == ("HG-7", 1, 0, 0)


def test_ka_229_spaces_of_the_lift_are_not_adjacent() -> None:
    ann = im_all()[0].has(room="KO-H1", teleports=1)
    assert {option for option in ann.offered if "teleport" in option} == {
        "teleport:KO-1", "teleport:KO-2",
    }  # fmt: skip


def test_ka_230_a_teleport_does_not_daze() -> None:
    ann = im_all()[0].has(room="HG-1", boots=1, teleports=1).does("teleport:HG-3", "move:HG-3-6")
    assert ann.at == "HG-6"
