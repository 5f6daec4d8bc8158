"""What players see: the ship, what they need, where they could go, and what is said of it."""

from typing import Any

from tischrunde.games import catalog
from tischrunde.testing.im_all import ImAllSeat, im_all

RULES: Any = catalog.load("klong-im-all")


def reach(seat: ImAllSeat) -> dict[str, list[str]]:
    """Every room within reach, and the choices that lead there."""
    return {way["room"]: way["moves"] for way in seat.sees["reach"]}


def test_what_a_player_needs_next() -> None:
    table = im_all(4)
    ann = table[0]
    found = [ann.needs["next"]]
    found.append(ann.has(room="HG-7").does("visit:port_credits5").needs["next"])
    found.append(ann.has(room="PK-1").does("visit:port_noise1").needs["next"])
    found.append(ann.has(room="KZ-5").does("take:artifact_5").needs["next"])
    found.append(ann.has(room="FR-S", boots=1).does("move:FR-S-P1").needs["next"])
    assert found == ["first_port", "second_port", "artifact", "pod", "nothing"]
    assert ann.needs == {
        "ports": ["HG-7", "PK-1"], "data": 0, "code": True, "artifact": True, "next": "nothing",
    }  # fmt: skip


def test_rooms_within_reach_by_lift_are_shown_and_nobody_walks_on_from_there() -> None:
    ann = im_all()[0].has(room="KO-1", boots=2)
    found = reach(ann)
    assert found["KO-H3"] == ["move:KO-1-H1", "lift:KO-H3"]
    assert found["KO-2"] == ["move:KO-1-H1", "move:KO-2-H1"]
    assert "KO-6" not in found  # beside KO-H3, but who rides is dazed


def test_rooms_within_reach_by_telepad_and_with_a_technician() -> None:
    ann = im_all()[0].owns("telepass").has(room="KO-2", boots=1)
    assert reach(ann)["HG-5"] == ["move:KO-2-7", "telepad:HG-5"]
    other = im_all()[0].has(room="HG-9", boots=1, beams=1)
    assert reach(other)["HG-1"] == ["beam:HG-5", "move:HG-1-5"]
    assert not {"KZ-T", "KZ-1"} & reach(ann).keys()


def test_a_pod_is_the_end_of_every_way() -> None:
    ann = im_all()[0].owns("artifact_5").has(boots=3)
    assert reach(ann)["FR-P1"] == ["move:FR-S-P1"]
    table = im_all()
    table[0].owns("artifact_5").has(boots=3)
    assert table[0].sees["pods"] == ["FR-P1", "FR-P2", "FR-P3", "FR-P4"]
    assert table[0].status_word == "inside"  # looking at it does not board it


def test_cards_that_would_wake_another_are_not_harmless() -> None:
    ann = im_all()[0].holds("leier vasr").deck_is("hack")
    assert set(ann.sees["harmless"]) == {"play:leier", "play:vasr"}
    ann = im_all()[0].holds("leier vasr").plays("saboteurin")
    assert set(ann.sees["harmless"]) == {"play:vasr"}  # leier would make the others loud


def test_what_the_bank_market_and_rage_track_show() -> None:
    table = im_all(3).rage_is(9)
    view = table.spectators_see
    assert (view["rage"], view["attack"]) == (9, 5)
    assert (view["red"], view["red_track"][8:]) == ({"area": 2, "bag": 0}, [0, 0, 2])
    assert view["reserve"]["eradibot"] == 1 and view["reserve"]["g0bl1n"] == 0


def label(seat: ImAllSeat, choice: str) -> dict[str, Any]:
    state = seat.table.state
    return dict(RULES.label(state, RULES.parse(state, choice)).args)


def test_labels_say_where_a_journey_leads_and_what_a_port_is() -> None:
    ann = im_all()[0].owns("telepass").has(room="KO-H1")
    (to,) = label(ann, "lift:KO-H3").values()
    assert (to.key, to.args["room"], to.args["module"].key) == ("room", "H3", "module-KO")
    assert label(ann.has(room="KO-7"), "telepad:HG-5")["to"].args["room"] == "5"
    port = label(ann.has(room="HG-7"), "visit:port_credits5")
    assert port["feature"].key == "feature-port_credits5"


def test_events_say_who_went_where_and_got_what() -> None:
    table = im_all()
    ann = table[0].has(room="KO-H1").does("lift:KO-H3")
    (ridden,) = table.said("rode-lift")
    assert ridden["who"] == 0 and {"from", "to"} <= ridden.keys()
    ann.hacked("HG-7").has(room="PK-1").does("visit:port_noise1")
    assert table.kinds == ["visited", "made-noise", "got-code", "angered"]
    ann.has(room="PK-12", boots=1, dazed=0).does("move:PK-10-12")
    assert "took-crystal" in table.kinds
    table.token_in("HG-6", "archiv").rage_is(7)
    ann.does("leave").has(room="HG-3", boots=1, stopped=0, dazed=0)
    ann.does("move:HG-3-6", "take:minor")
    assert table.kinds[-3:] == ["angered", "called-special", "turned-goblin"]
    table.token_in("HG-6", "archiv").rage_is(9)
    ann.has(room="HG-3", boots=1).does("move:HG-3-6", "take:minor")
    assert table.kinds[-2:] == ["angered", "raised-blockade"]
