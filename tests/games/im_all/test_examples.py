"""The worked examples of the rules (KA-EX1…EX23)."""

import pytest

from tischrunde.delve import names as core
from tischrunde.testing import refused
from tischrunde.testing.im_all import dealt, im_all


def test_ka_ex1_the_first_turn_of_the_rulebook() -> None:
    table = im_all().token_in("PK-9", "credit")
    table.row_is("sicherheitsoffizier exterminator fluchtpilot fluchtpilot leier raubein")
    table.dungeon_starts("schmugglerin xenobiologin")
    anna = table[0].deck_is("hack hack hack hack hack").has(room="PK-11", noise=1)
    anna.holds("stolpern jidu_infiltrator vasr mutig zugang")
    anna.does(*(f"play:{card}" for card in ("stolpern", "jidu_infiltrator", "vasr", "mutig")))
    anna.does("play:zugang")
    assert (anna.gains, anna.noise) == ((5, 4, 2), 2)
    anna.does("battle:PK-9-11/2")
    assert (anna.damage, anna.swords, anna.boots, anna.fearless) == (0, 2, 1, 0)
    anna.does("take:minor")
    assert anna.gold == 2
    anna.does("move:PK-6-9")
    assert (anna.at, anna.boots) == ("PK-6", 0)
    with refused("KA-121"):
        anna.has(boots=3).does("move:PK-6-7")
    anna.has(boots=0).does("fight:sicherheitsoffizier")
    assert (anna.swords, anna.noise) == (0, 0)
    anna.does("buy:exterminator")
    assert (anna.gains, anna.discard) == ((0, 0, 0), "exterminator")
    anna.ends()
    assert len(anna.discard.split()) == 6 and len(anna.hand.split()) == 5
    assert (anna.gains, anna.gold, anna.noise) == ((0, 0, 0), 2, 0)
    assert table.happened("revealed") == [0, 0] and len(table.row.split()) == 6
    assert table.happened("attacked") == []


def test_ka_ex2_the_second_turn_of_the_rulebook() -> None:
    table = im_all().rage_is(7).row_is("fluchtpilot leier raubein")
    table.dungeon_starts("killerroboter schmugglerin gorklar").bag_is(black=1)
    carsten, anna = table
    carsten.has(noise=2)
    anna.has(noise=1)
    table.luck(3, 2, 0, 0)  # black, blue, orange, orange
    carsten.ends()
    assert table.happened("attacked") == [0] and table.told_of("attacked") == [4]
    assert table.black() == (0, 24)
    assert (anna.damage, carsten.damage) == (1, 2)
    assert [seat.noise for seat in table] == [0, 0]
    assert (anna.cubes, carsten.cubes) == (29, 28)  # the drawn cubes lie on the health tracks


@pytest.mark.parametrize(
    "order", [("leier", "phantomagentin"), ("phantomagentin", "leier")], ids=["first", "last"]
)
def test_ka_ex3_leier_and_the_phantom_agent_draw_one_card(order: tuple[str, str]) -> None:
    ann = im_all()[0].deck_is("hack zugang").plays(*order)
    assert ann.hand == "hack"
    with refused("KA-069"):
        ann.does("end")


def test_ka_ex4_the_lion_robot_needs_a_card_to_discard() -> None:
    last = im_all()[0].deck_is("hack").holds("loewenroboter").does("play:loewenroboter")
    assert (last.hand, last.asked) == ("", "ask-turn")
    other = im_all()[0].deck_is("hack").holds("loewenroboter stolpern").does("play:loewenroboter")
    other.does("discard:stolpern")
    assert (other.hand, other.noise, other.discard) == ("hack", 0, "stolpern")


def test_ka_ex5_an_account_hack_pays_two_credits_a_turn() -> None:
    ann = im_all()[0].plays("hack", "hack", "kontohack", "muellschlucker").does("trash:hack/area")
    ann.plays("muellschlucker").does("trash:hack/area")
    assert ann.gold == 2
    itself = im_all()[0].plays("kontohack", "muellschlucker").does("trash:kontohack/area")
    assert itself.gold == 2


def test_ka_ex6_the_monkey_robot_hears_of_science_later() -> None:
    ann = im_all()[0].deck_is("xenobiologin hack zugang").plays("affenbot")
    assert (ann.noise, ann.cubes) == (3, 27)
    assert sorted(ann.hand.split()) == ["hack", "xenobiologin", "zugang"]
    ann.does("play:hack")
    assert ann.noise == 3
    ann.does("play:xenobiologin")
    assert (ann.noise, ann.cubes) == (0, 30)


def test_ka_ex7_the_space_skunk_sees_a_prisoner_that_is_bought() -> None:
    ann = im_all().row_is("gefangener")[0].plays("weltraumstinktier")
    assert (ann.skill, ann.gold) == (2, 0)
    ann.does("buy:gefangener")
    assert (ann.skill, ann.gold, ann.discard) == (0, 3, "gefangener")


def test_ka_ex8_no_second_medikit() -> None:
    ann = im_all(3)[0].owns("medikit").has(room="KO-3", gold=20)
    with refused("KA-104"):
        ann.does("trade:medikit")


def test_ka_ex9_three_neighbours_and_one_boot() -> None:
    orders = ["gardens-cannon-ward", "gardens-ward-cannon", "ward-cannon-gardens"]
    for order in orders:
        for sides in ("HG-PK-KS", "MR-AR-PR"):
            table = im_all(2, {"order": order, "sides": sides})
            third = table.spectators_see["slots"][2]
            ann = table[0].has(room="KO-5", boots=1)
            ways = {option for option in ann.offered if option.startswith("move")}
            assert ways == {"move:KO-3-5", "move:KO-5-6", f"move:{third}-1-KO-5"}
    ann.does("move:KO-3-5")
    assert (ann.at, ann.damage) == ("KO-3", 1)


def test_ka_ex10_a_table_of_four() -> None:
    table = dealt(4, {"first": "seat0", "opening_texts": False})
    view = table.spectators_see
    assert (view["rage"], [seat.noise for seat in table]) == (1, [3, 2, 1, 0])
    assert len([t for t in view["tokens"] if "artifact" in t["token"]]) == 6
    assert len(view["market"]) == 8 and view["market"].count("medikit") == 2


def test_ka_ex11_a_table_of_two() -> None:
    table = dealt(2, {"first": "seat0", "opening_texts": False})
    view = table.spectators_see
    assert (view["rage"], [seat.noise for seat in table]) == (3, [3, 2])
    assert len([t for t in view["tokens"] if "artifact" in t["token"]]) == 4
    assert len(view["market"]) == len(set(view["market"])) == 4


@pytest.mark.parametrize(("seats", "cubes"), [(2, 6), (3, 4), (4, 4)])
def test_ka_ex12_the_turn_of_an_escaped_player(seats: int, cubes: int) -> None:
    table = im_all(seats).rage_is(11).red_cubes_are().bag_is(black=24)
    table.row_is("wachdrohne leibwache fluchtpilot fluchtpilot leier raubein")
    table[1].has(status=core.ESCAPED)
    table[0].has(noise=2).ends()
    assert table.happened("attacked") == [1] and table.told_of("attacked") == [cubes]
    assert table[0].noise == 0


def test_ka_ex13_an_escape_and_its_points() -> None:
    table = im_all(3)
    ann = table[0].owns("artifact_15 schmuggelware").has(gold=9, noise=2, boots=1)
    ann.discard_is("speicherkern").does("move:FR-S-P1")
    assert (ann.points, ann.noise) == (15 + 9 + 10 + 20 + 7, 0)
    assert "FR-P1" not in table.spectators_see["pods"]
    assert ann.status_word == "escaped"


def test_ka_ex14_knocked_out_in_corridor_and_cargo_bay() -> None:
    table = im_all(3).rage_is(8).red_cubes_are(bag=1).bag_is()
    table.row_is("fluchtpilot fluchtpilot leier raubein").dungeon_starts("killerroboter gefangener")
    ann, ben, _ = table
    ann.owns("artifact_30").has(room="KO-1", damage=9)
    ben.owns("artifact_5").has(room="FR-4", damage=9)
    ann.ends()
    assert [(seat.status_word, seat.points) for seat in (ann, ben)] == [("lost", 0), ("rescued", 5)]


def test_ka_ex15_a_bounty_hunter() -> None:
    table = im_all(3).rage_is(7).token_in("HG-6", "archiv").bag_is(black=3)
    table.row_is("fluchtpilot fluchtpilot leier raubein rebellensoldat")
    table[0].has(room="HG-3", boots=1).does("move:HG-3-6", "take:minor")
    assert (table.rage, table.red_cubes) == (8, (3, 1, 0))
    table.dungeon_starts("killerroboter").luck(3, 2, 1, 0)  # red, and three black ones
    table[0].ends()
    assert [seat.damage for seat in table] == [1, 1, 1]
    assert table.red_cubes == (3, 1, 0)


def test_ka_ex16_the_blockade() -> None:
    table = im_all().rage_is(9).token_in("HG-6", "archiv")
    ann = table[0].has(room="HG-3", boots=1).does("move:HG-3-6", "take:minor")
    assert table.rage == 10
    ann.has(room="KO-H1")
    with refused("KA-179"):
        ann.does("lift:FR-H")
    assert "lift:KO-H3" in ann.offered
    assert ann.has(room="FR-1", boots=1).does("move:FR-1-H").at == "FR-H"
    for room in ("KO-H1", "KO-H2", "KO-H3"):
        with refused("KA-179"):
            ann.does(f"lift:{room}")
    assert ann.has(room="FR-1", teleports=1).does("teleport:FR-H").at == "FR-H"


@pytest.mark.parametrize(
    ("room", "choice"),
    [
        ("KO-6", "move:KO-6-KZ-1"),
        ("KO-6", "teleport:KZ-1"),
        ("KO-H3", "lift:KZ-H"),
        ("KO-7", "telepad:KZ-T"),
    ],
)
def test_ka_ex17_four_ways_into_the_command_module(room: str, choice: str) -> None:
    ann = im_all()[0].owns("generalschluessel telepass").has(room=room, boots=1, teleports=1)
    with refused("KA-133"):
        ann.does(choice)
    if room == "KO-7":
        assert "telepad:HG-5" in ann.offered
    ann.owns("kommandocode").does(choice)
    assert ann.at.startswith("KZ-")


def test_ka_ex18_two_ports() -> None:
    table = im_all()
    ann = table[0].has(room="HG-7").does("visit:port_credits5").has(room="HG-10")
    with refused("KA-138"):
        ann.does("visit:port_draw1")
    ann.has(room="PK-8").does("visit:port_credits4")
    assert (ann.tokens, table.rage, ann.gold) == ("kommandocode", 4, 9)


def test_ka_ex19_quiet_that_is_left() -> None:
    ann = im_all()[0].has(noise=1).plays("affenbot")  # +3
    ann.has(noise=1).plays("xenobiologin")  # science: -3
    assert (ann.noise, ann.reduction) == (0, 2)
    ann.holds("").plays("stolpern")
    assert (ann.noise, ann.reduction) == (0, 1)
    ann.ends()
    assert ann.reduction == 0


def test_ka_ex20_an_empty_supply() -> None:
    ann = im_all()[0].has(cubes=0, room="PK-11", boots=1, swords=2).plays("stolpern")
    assert (ann.noise, ann.cubes) == (0, 0)
    with refused("KA-G80"):
        ann.does("battle:PK-9-11/1")
    assert ann.does("battle:PK-9-11/2").at == "PK-9"


def test_ka_ex21_the_sixth_crystal_and_two_others() -> None:
    ann = im_all()[0].owns("sechster_kristall energiekristall energiekristall")
    assert ann.lines == {"sechster_kristall": 9}


def test_ka_ex22_a_multipass() -> None:
    ann = im_all()[0].owns("multipass").deck_is("hack hack").plays("rebellensoldat", "exostamper")
    assert ann.hand == ""
    ann.does("drink:multipass")
    assert (ann.hand, ann.swords) == ("hack", 2 + 3)


def test_ka_ex23_an_empty_mission_deck() -> None:
    table = im_all(3).row_is("fluchtpilot fluchtpilot leier").dungeon_is("raubein gefangener")
    table[1].owns("artifact_10").has(room="FR-S")
    table[0].ends()
    assert table.session.over
    assert [seat.status_word for seat in table] == ["lost", "rescued", "lost"]
