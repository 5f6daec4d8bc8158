"""What bots of all raids share: reading options, buying, healing, the first step of a turn."""

from collections.abc import Sequence

import pytest

from tischrunde.bots.delve.appraiser import Appraiser
from tischrunde.bots.delve.basket import ENOUGH, Offer, first_purchase
from tischrunde.bots.delve.bot import first_choice, healing
from tischrunde.bots.delve.options import operand, with_verb
from tischrunde.bots.im_all.worth import PRINTED as IM_ALL
from tischrunde.bots.katakomben.worth import PRINTED as KATAKOMBEN
from tischrunde.bots.klong.worth import PRINTED as KLONG

POTIONS = {"healing": 1, "greater_healing": 2}


def test_options_are_read_by_verb_and_operand() -> None:
    options = ["play:burgle", "move:3-4/1", "play:stumble", "end"]
    assert with_verb(options, "play") == ["play:burgle", "play:stumble"]
    assert with_verb(options, "buy") == []
    assert [operand(option) for option in options] == ["burgle", "3-4/1", "stumble", ""]


def test_what_gains_most_of_all_that_is_bought_comes_first() -> None:
    dear, two = Offer("buy:dear", 5, 3.0), [Offer("buy:a", 2, 1.7), Offer("buy:b", 3, 1.8)]
    assert first_purchase([dear, *two], 5) == "buy:b"
    assert first_purchase([dear, *two], 2) == "buy:a"


def test_what_gains_next_to_nothing_is_not_bought() -> None:
    assert first_purchase([Offer("buy:poor", 1, ENOUGH)], 9) == ""
    assert first_purchase([], 9) == ""


@pytest.mark.parametrize(
    ("options", "damage", "drunk"),
    [
        (["drink:healing", "end"], 4, "drink:healing"),
        (["drink:healing", "end"], 3, ""),
        (["drink:greater_healing", "end"], 9, "drink:greater_healing"),
        (["end"], 9, ""),
    ],
)
def test_wounds_are_healed_once_they_are_worth_a_potion(
    options: Sequence[str], damage: int, drunk: str
) -> None:
    assert healing(options, POTIONS, damage) == drunk


def test_the_first_step_that_wants_something_is_taken() -> None:
    steps = [lambda found, _: "", lambda found, _: found, lambda found, _: "never"]
    assert first_choice(steps, "walk", []) == "walk"
    assert first_choice(steps[:1], "walk", []) == "end"


@pytest.mark.parametrize(
    ("printed", "artifact", "other"),
    [
        (KLONG, "ring", "master_key"),
        (KATAKOMBEN, "dragon_eye", "backpack"),
        (IM_ALL, "artifact_30", "telepass"),
    ],
)
def test_artifacts_are_told_from_other_tokens(
    printed: Appraiser, artifact: str, other: str
) -> None:
    assert printed.is_artifact(artifact)
    assert not printed.is_artifact(other)
    assert not printed.is_artifact("?face down")
