"""Enemies, card by card."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.im_all import ImAllTable, im_all

SWORDS = [
    ("sicherheitsoffizier", 2), ("killerroboter", 2), ("gorklar", 3), ("wachdrohne", 1),
    ("kampfcyborg", 4), ("ueberwachungsauge", 3), ("schleimbestie", 2), ("schottwaechter", 1),
    ("leibwache", 3), ("laserturm", 2),
]  # fmt: skip


def beaten(card: str, swords: int) -> ImAllTable:
    """Seat 0 beats this enemy; there is noise and damage to see what it does to them."""
    table = im_all(3).row_is(card)
    table[0].deck_is("hack zugang ducken").has(swords=swords, noise=3, damage=2)
    table[0].does(f"fight:{card}")
    return table


@pytest.mark.parametrize(("card", "swords"), SWORDS)
def test_how_many_swords_it_takes(card: str, swords: int) -> None:
    table = im_all().row_is(card)
    ann = table[0].has(swords=swords - 1)
    with refused("KA-093"):
        ann.does(f"fight:{card}")
    assert ann.has(swords=swords).does(f"fight:{card}").swords == 0
    assert (table.spent, ann.discard, ann.beaten) == (card, "", 1)


def test_sicherheitsoffizier_takes_noise_back() -> None:
    assert beaten("sicherheitsoffizier", 2)[0].noise == 1


def test_killerroboter_gives_three_credits() -> None:
    assert beaten("killerroboter", 2)[0].gold == 3


def test_gorklar_gives_five_credits() -> None:
    assert beaten("gorklar", 3)[0].gold == 5


def test_wachdrohne_gives_skill() -> None:
    assert beaten("wachdrohne", 1)[0].gains == (1, 0, 0)


def test_wachdrohne_is_a_danger_and_brings_an_attack() -> None:
    table = im_all().bag_is(black=24).row_is("fluchtpilot fluchtpilot leier raubein gefangener")
    table.dungeon_starts("wachdrohne")[0].ends()
    assert table.told_of("attacked") == [4]


def test_kampfcyborg_gives_credits_and_draws_two() -> None:
    ann = beaten("kampfcyborg", 4)[0]
    assert (ann.gold, ann.hand) == (2, "zugang hack")


def test_ueberwachungsauge_gives_credits_and_makes_the_others_loud() -> None:
    table = beaten("ueberwachungsauge", 3)
    assert (table[0].gold, [seat.noise for seat in table]) == (3, [3, 1, 1])


def test_ueberwachungsauge_makes_all_loud_on_arriving() -> None:
    table = im_all(3).row_is("fluchtpilot fluchtpilot leier raubein gefangener")
    table.dungeon_starts("ueberwachungsauge")[0].ends()
    assert [seat.noise for seat in table] == [1, 1, 1]
    assert table.happened("attacked") == []


def test_schleimbestie_gives_credits_and_noise() -> None:
    ann = beaten("schleimbestie", 2)[0]
    assert (ann.gold, ann.noise) == (4, 5)


def test_schottwaechter_gives_a_boot() -> None:
    assert beaten("schottwaechter", 1)[0].gains == (0, 0, 1)


def test_leibwache_gives_credits_and_heals() -> None:
    ann = beaten("leibwache", 3)[0]
    assert (ann.gold, ann.damage) == (2, 1)


def test_leibwache_is_a_danger_without_a_symbol() -> None:
    table = im_all().bag_is(black=24).row_is("fluchtpilot fluchtpilot leier raubein gefangener")
    table.dungeon_starts("leibwache")[0].ends()
    assert table.happened("attacked") == []
    assert table.spectators_see["attack"] == 4


def test_laserturm_draws_two_and_makes_all_loud_on_arriving() -> None:
    assert beaten("laserturm", 2)[0].hand == "zugang hack"
    table = im_all(3).row_is("fluchtpilot fluchtpilot leier raubein gefangener")
    table.dungeon_starts("laserturm")[0].ends()
    assert [seat.noise for seat in table] == [1, 1, 1]
