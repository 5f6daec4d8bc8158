"""The vocabulary of Klong!'s tests lays tables that could be."""

from tischrunde.kernel.pile import CARD
from tischrunde.testing.klong import klong


def test_a_laid_deck_leaves_no_starter_where_the_row_is_filled_from() -> None:
    table = klong()
    table[0].deck_is("sneak")
    starters = set(table.book.starter_deck)
    assert not starters & {int(entry & CARD) for entry in table.state.dungeon.entries}
