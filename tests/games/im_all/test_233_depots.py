"""Depots one by one, and what is hidden (KA-233…KA-249, KA-G72…G78)."""

import pytest

from tischrunde.delve import names as core
from tischrunde.testing import refused
from tischrunde.testing.im_all import ImAllSeat, im_all


def finds(token: str, seats: int = 2, back: str = "minor") -> ImAllSeat:
    """Seat 0 goes to HG-6 and takes this depot."""
    table = im_all(seats).token_in("HG-6", token)
    return table[0].has(room="HG-3", boots=1).does("move:HG-3-6", f"take:{back}")


def test_ka_233_mega_gesundheit_heals_two_when_used() -> None:
    ann = finds("mega_gesundheit", back="major").has(damage=3)
    assert ann.tokens == "mega_gesundheit"
    assert ann.does("drink:mega_gesundheit").damage == 1
    assert ann.tokens == "" and "mega_gesundheit" in ann.table.box


def test_ka_234_ka_g72_grosser_credit_is_five_credits() -> None:
    ann = finds("grosser_credit", back="major")
    assert (ann.gold, ann.tokens) == (5, "")


def test_ka_235_geniestreich_draws_three_at_once() -> None:
    table = im_all().token_in("HG-6", "geniestreich")
    ann = table[0].deck_is("hack zugang ducken stolpern").has(room="HG-3", boots=1)
    ann.does("move:HG-3-6", "take:major")
    assert sorted(ann.hand.split()) == ["ducken", "hack", "zugang"]
    with refused("KA-069"):
        ann.does("end")
    assert "geniestreich" in table.box


def test_ka_236_deckplaene_are_seven_points_and_no_artifact() -> None:
    ann = finds("deckplaene", back="major")
    assert (ann.lines["deckplaene"], ann.needs["artifact"]) == (7, False)


def test_ka_237_ka_g73_sechster_kristall_is_three_points_for_every_crystal() -> None:
    ann = finds("sechster_kristall", back="major")
    assert ann.lines["sechster_kristall"] == 3
    for crystals in (1, 2, 3):
        ann.token_comes("energiekristall")
        assert ann.lines["sechster_kristall"] == 3 * (crystals + 1)
    assert ann.plays("exostamper").swords == 5


def test_ka_237_the_sixth_crystal_alone_counts_as_one() -> None:
    assert finds("sechster_kristall", back="major").plays("exostamper").swords == 5


def test_ka_238_ka_g74_schallgranate_makes_the_others_loud() -> None:
    table = im_all(4).token_in("HG-6", "schallgranate")
    table[2].has(status=core.LOST)
    ann = table[0].has(room="HG-3", boots=1).does("move:HG-3-6", "take:major")
    assert [seat.noise for seat in table] == [0, 3, 0, 3]
    assert "schallgranate" in table.box and ann.tokens == ""


def test_ka_239_gesundheit_heals_one_when_used() -> None:
    ann = finds("gesundheit").has(damage=2).does("drink:gesundheit")
    assert (ann.damage, ann.tokens) == (1, "")


def test_ka_240_geschwindigkeit_is_a_boot_when_used() -> None:
    ann = finds("geschwindigkeit").does("drink:geschwindigkeit")
    assert (ann.boots, ann.tokens) == (1, "")


def test_ka_241_staerke_is_two_swords_when_used() -> None:
    ann = finds("staerke").does("drink:staerke")
    assert (ann.swords, ann.tokens) == (2, "")


def test_ka_242_ka_g72_credit_is_two_credits() -> None:
    ann = finds("credit")
    assert (ann.gold, ann.tokens) == (2, "")


@pytest.mark.parametrize("token", ["mega_gesundheit", "gesundheit", "geschwindigkeit", "staerke"])
def test_ka_233_ka_239_boosts_are_kept_until_used_in_an_own_turn(token: str) -> None:
    table = im_all()
    ann, ben = table
    ann.owns(token).ends()
    assert not any(option.startswith("drink") for option in ben.holds("").offered)
    ben.ends()
    assert f"drink:{token}" in ann.holds("").offered


def test_ka_243_ka_g75_multipass_wakes_all_faction_texts_also_of_cards_played_before() -> None:
    ann = finds("multipass").deck_is("hack hack hack")
    ann.plays("rebellenpilotin", "raubein", "assistenzdroide")
    assert (ann.gains, ann.hand) == ((1, 2, 2), "")
    ann.does("drink:multipass")
    assert (ann.gains, ann.hand, ann.tokens) == ((2, 2, 3), "hack", "")
    assert ann.plays("fluchtpilot").boots == 3 + 2 + 1  # cards played later, too
    assert ann.skill == 2  # and each text once


def test_ka_243_multipass_is_no_crystal_and_no_contraband_and_lasts_a_turn() -> None:
    table = im_all()
    ann, ben = table
    ann.owns("multipass").does("drink:multipass").plays("exostamper", "schmugglerin")
    assert (ann.swords, ann.gold) == (3, 0)
    ann.ends()
    ben.holds("").ends()
    assert ann.holds("").plays("rebellenpilotin").skill == 0


def test_ka_244_ka_g76_verdampfer_trashes_a_card_when_the_turn_ends() -> None:
    ann = finds("verdampfer").discard_is("stolpern").plays("hack", "kontohack")
    ann.does("end")
    assert ann.offered == {
        "trash:hack/area", "trash:kontohack/area", "trash:stolpern/discard", "skip",
    }  # fmt: skip
    ann.does("trash:stolpern/discard")
    assert (ann.gold, ann.tokens, ann.table.trashed) == (2, "", ["stolpern"])
    assert "verdampfer" in ann.table.box


def test_ka_g76_who_declines_loses_the_vaporizer_all_the_same() -> None:
    ann = finds("verdampfer").plays("hack").does("end", "skip")
    assert (ann.tokens, ann.table.trashed) == ("", [])
    assert "verdampfer" in ann.table.box


def test_ka_g76_every_vaporizer_trashes_one_also_what_was_just_bought() -> None:
    table = im_all()
    ann = table[0].owns("verdampfer verdampfer").has(skill=2).does("buy:vasr").plays("hack")
    ann.does("end", "trash:vasr/discard", "trash:hack/area")
    assert table.trashed == ["hack", "vasr"]


def test_ka_245_archiv_is_three_points_and_angers_the_boss_once() -> None:
    ann = finds("archiv")
    assert (ann.lines["archiv"], ann.table.rage) == (3, 4)


# -- hidden things --------------------------------------------------------------------------------


def test_ka_246_depots_are_face_down_until_somebody_takes_them() -> None:
    table = im_all().token_in("HG-6", "gesundheit", "staerke")
    for seat in (0, 1):
        there = [t["token"] for t in table[seat].sees["tokens"] if t["room"] == "HG-6"]
        assert there == ["?minor", "?minor"]
    table[0].has(room="HG-3", boots=1).does("move:HG-3-6", "take:minor")
    assert table[1].sees["heroes"][0]["tokens"] in (["gesundheit"], ["staerke"])


def test_ka_247_what_goes_back_into_the_box_is_not_shown() -> None:
    view = im_all(2).spectators_see
    assert "box" not in view
    assert len({t["token"] for t in view["tokens"] if "artifact" in t["token"]}) == 4


def test_ka_g78_hands_and_decks_are_secret_and_the_bag_can_be_counted() -> None:
    table = im_all().bag_is(black=20, s1=3)
    ann, ben = table
    ann.holds("zugang hack").discard_is("stolpern hack")
    mine, theirs = ann.sees["heroes"][0], ben.sees["heroes"][0]
    assert (mine["hand"], theirs["hand"]) == (["hack", "zugang"], ["?card", "?card"])
    assert mine["discard"] == ["hack", "stolpern"] and theirs["discard"] == ["?card", "stolpern"]
    assert isinstance(mine["deck"], int) and isinstance(ann.sees["dungeon"], int)
    assert ben.sees["bag"] == {"seats": [0, 3], "black": 20}
