"""Artifacts, goods, and what the bank has; depots stand in test_233_depots."""

import pytest

from tischrunde.testing.im_all import im_all


@pytest.mark.parametrize("value", [5, 10, 15, 20, 25, 30])
def test_artifacts_are_worth_what_they_say(value: int) -> None:
    table = im_all(4)
    room = f"KZ-{value // 5 + 4}"
    ann = table[0].owns("kommandocode").has(room=room).does(f"take:artifact_{value}")
    assert (ann.points, ann.lines) == (value, {f"artifact_{value}": value})


def test_generalschluessel_is_kept_when_used() -> None:
    ann = im_all()[0].owns("generalschluessel").has(room="PK-10", boots=2)
    assert ann.does("move:PK-10-11", "move:PK-10-11", "leave").tokens_of("key") == 1


def test_telepass_is_kept_when_used() -> None:
    ann = im_all()[0].owns("telepass").has(room="KO-7").does("telepad:HG-5", "telepad:KO-7")
    assert ann.tokens == "telepass"


def test_medikit_heals_once_when_bought() -> None:
    ann = im_all()[0].has(room="KO-3", gold=7, damage=5).does("trade:medikit")
    assert ann.damage == 3
    assert not any(option.startswith("drink") for option in ann.offered)


def test_schmuggelware_wakes_cards_already_played() -> None:
    ann = im_all()[0].plays("schmugglerin").token_comes("schmuggelware")
    assert ann.gold == 2


def test_energiekristall_wakes_cards_already_played() -> None:
    ann = im_all()[0].plays("kristallforscherin").token_comes("energiekristall")
    assert (ann.skill, ann.points) == (4, 1)


def test_kommandocode_opens_the_command_module() -> None:
    ann = im_all()[0].owns("kommandocode").has(room="KO-4", boots=1, swords=1)
    assert ann.does("battle:KO-4-KZ-2/1").at == "KZ-2"


def test_rettungskapsel_is_worth_twenty() -> None:
    ann = im_all(3)[0].owns("artifact_5").has(boots=1).does("move:FR-S-P1")
    assert (ann.tokens, ann.lines["mastery"]) == ("artifact_5 rettungskapsel", 20)
