"""Tables that tests lay are tables that can be: nothing lies where no rule could have put it."""

from typing import Any

from tischrunde.games import catalog
from tischrunde.kernel.knowledge import census
from tischrunde.kernel.pile import CARD
from tischrunde.testing.klong import KlongTable, dealt, klong

RULES: Any = catalog.load("klong")


def laid() -> KlongTable:
    table = klong(3)
    table[0].deck_is("ruby burgle").discard_is("sidestep").holds("sneak stumble")
    table[0].has(room=12, damage=3, cubes=20, gold=7).owns("ring master_key")
    table[1].deck_is("").holds("")
    table.token_in(5, "chalice", "monkey_idol").row_is("ogre").bag_is(black=3, s0=2)
    return table.reserve_is("explore", 2)


def test_nothing_is_created_or_lost() -> None:
    assert census(laid().state.piles()) == census(dealt(3).state.piles())


def test_it_can_be_stored() -> None:
    data = RULES.encode(laid().state)
    assert RULES.encode(RULES.decode(data)) == data


def test_starting_cards_never_come_into_the_row() -> None:
    table = laid()
    starters = {int(card) for card in RULES.book.starter_deck}
    for pile in (table.state.dungeon, table.state.row):
        assert starters.isdisjoint(int(entry & CARD) for entry in pile.entries)
    assert table.trashed == ["explore"] * 13  # what is laid aside is not what a test asks about
    assert table[1].deck_is("burgle").deck == "burgle"
    assert census(table.state.piles()) == census(dealt(3).state.piles())
