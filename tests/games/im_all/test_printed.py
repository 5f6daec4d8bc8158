"""How many of the printed cards lie in which deck."""

from tests.games.im_all.printed import PRINTED


def test_ka_004_there_are_a_hundred_mission_cards() -> None:
    mission = PRINTED.sheet.part("cards")[9:]  # behind starting deck and reserve
    assert (len(mission), sum(int(line.split()[0]) for line in mission)) == (59, 100)
    assert sum("BOSS" in line for line in mission for _ in range(int(line.split()[0]))) == 26
    assert sum("DANGER" in line for line in mission for _ in range(int(line.split()[0]))) == 5
