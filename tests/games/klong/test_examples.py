"""The worked examples of the rules (KL-EX1…EX12)."""

from tests.games.klong.distance import distances
from tests.games.klong.test_099_parapet import lap

from tischrunde.testing import refused
from tischrunde.testing.klong import dealt, klong


def test_kl_ex1_parapet_run() -> None:
    table = klong(4).bag_is(black=24)
    table[0].owns("ring").has(room=2, boots=1).does("move:1-2").ends()
    table.rage_is(4).row_is("kobold kobold bracers bracers pickaxe pickaxe")
    assert [lap(table) for _ in range(4)] == [[6], [7], [8], []]
    assert table.session.over
    assert [seat.status_word for seat in table] == ["escaped", "lost", "lost", "lost"]


def test_kl_ex2_one_attack_only() -> None:
    table = klong().row_is("bracers bracers pickaxe").dungeon_starts("orc_grunt ogre sneak")
    table.bag_is(black=24)[0].ends()
    assert table.row.split()[3:] == ["orc_grunt", "ogre", "sneak"]
    assert len(table.told_of("attacked")) == 1


def test_kl_ex3_noise_reduction_surplus() -> None:
    table = klong()
    ann, ben = table
    ann.has(noise=1).plays("sneak")
    assert (ann.noise, ann.reduction) == (0, 1)
    assert ann.plays("stumble").noise == 0
    ann.ends()
    ben.holds("").ends()
    assert ann.holds("").plays("stumble").noise == 1


def test_kl_ex4_tunnel_damage() -> None:
    ann = klong()[0].has(room=14, boots=1, damage=8)
    with refused("KL-051"):
        ann.does("move:14-19")
    assert ann.has(swords=1).does("battle:14-19/1").damage == 9


def test_kl_ex5_backpack() -> None:
    table = klong(4)
    ann = table[0].owns("ring").has(room=26, boots=1, gold=7).does("move:26-27")
    ann.does("trade:backpack")
    with refused("KL-G39"):
        ann.does("take:vase")
    table = klong(4, {"artifact_as_action": True})
    ann = table[0].owns("ring").has(room=26, boots=1, gold=7).does("move:26-27")
    with refused("KL-061"):
        ann.does("take:vase")
    ann.does("trade:backpack", "take:vase")
    assert (ann.tokens_of("artifact"), table.rage) == (2, 2)


def test_kl_ex6_knocked_out_above_the_depths() -> None:
    table = klong(3).bag_is(black=0, s1=1)
    ben = table[1].owns("ankh").has(room=16, gold=12, damage=9).discard_is("ruby")
    table[0].plays("mister_whiskers").does("choose:attack")
    assert (ben.status_word, ben.points) == ("rescued", 25)


def test_kl_ex7_knocked_out_in_the_depths() -> None:
    table = klong(4).bag_is(black=0, s1=1)
    ben = table[1].owns("thurible").has(room=21, damage=9)
    table[0].plays("mister_whiskers").does("choose:attack")
    assert (ben.status_word, ben.points) == ("lost", 0)


def test_kl_ex8_a_tie_at_sixty() -> None:
    table = klong(4)
    table[0].owns("bananas").has(gold=45, status=1)
    table[1].owns("shield").has(gold=40, status=1)
    assert [seat.points for seat in table][:2] == [60, 60]
    assert table.rules.standings(table.state)[:2] == [[1], [0]]


def test_kl_ex9_locked_and_one_way() -> None:
    ann = klong()[0].has(room=6, boots=9).does("move:6>5", "leave")
    with refused("KL-054"):
        ann.does("move:6>5")
    assert ann.has(teleports=1).does("teleport:6", "leave").at == 6
    with refused("KL-052"):
        ann.has(room=4).does("move:4-9")


def test_kl_ex10_goblin_twice() -> None:
    table = klong()
    ann = table[0].has(swords=4).does("fight:goblin", "fight:goblin")
    assert (ann.gold, table.left("goblin")) == (2, 1)


def test_kl_ex11_reshuffle() -> None:
    ann = klong()[0].deck_is("burgle stumble")
    ann.discard_is("sneak ruby sapphire emerald explore mercenary scepter pickaxe")
    ann.plays("brilliance")
    assert (len(ann.hand.split()), len(ann.deck.split()), ann.discard) == (3, 7, "")
    assert ann.area == "brilliance"


def test_kl_ex12_two_seat_start() -> None:
    table = dealt(2, {"first": "seat0", "opening_texts": False})
    view = table[0].sees
    assert (view["rage"], view["attack"]) == (3, 3)
    assert [seat.noise for seat in table] == [3, 2]
    artifacts = {"ring", "ankh", "vase", "bananas", "shield", "chestplate", "thurible"}
    assert len({entry["token"] for entry in view["tokens"]} & artifacts) == 5


def test_the_boards_are_as_far_as_they_were_counted() -> None:
    """The distances of the component list: out, without a key and with one."""
    day, dusk = ([distances(side, keys) for keys in (0, 1)] for side in ("day", "dusk"))
    rooms = (18, 21, 27, 23, 31, 33, 35)
    assert [day[0][room - 1] for room in rooms] == [6, 7, 7, 7, 7, 10, -1]
    assert [day[1][room - 1] for room in rooms] == [6, 6, 7, 7, 7, 9, 9]
    rooms = (33, 23, 25, 38, 30, 35, 41)
    assert [dusk[0][room - 1] for room in rooms] == [7, 7, 6, 8, 10, -1, 11]
    assert [dusk[1][room - 1] for room in rooms] == [7, 6, 6, 8, 10, 8, 10]
