"""How many of the printed cards lie in which deck."""

from tests.games.katakomben.printed import PRINTED


def test_kk_015_there_are_a_hundred_dungeon_cards() -> None:
    dungeon = PRINTED.sheet.part("cards")[8:]  # behind starting deck and reserve
    assert (len(dungeon), sum(int(line.split()[0]) for line in dungeon)) == (68, 100)
    assert len(PRINTED.book.dungeon_deck) == 100
