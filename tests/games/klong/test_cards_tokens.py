"""Tokens, one by one: secrets, artifacts, goods, idols, mastery."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.klong import KlongSeat, KlongTable, klong


def found(token: str, back: str, **has: int) -> tuple[KlongTable, KlongSeat]:
    """A table where seat 0 has entered room 4 and taken this secret there."""
    table = klong().token_in(4, token)
    ann = table[0].deck_is("burgle stumble sidestep scramble").has(room=3, boots=2, **has)
    ann.does("move:3-4", f"take:{back}")
    return table, ann


def test_chalice_is_kept_and_worth_seven() -> None:
    _, ann = found("chalice", "major")
    assert (ann.tokens, ann.lines, ann.tokens_of("artifact")) == ("chalice", {"chalice": 7}, 0)


def test_greater_healing_is_kept_and_heals_two() -> None:
    table, ann = found("greater_healing", "major", damage=3)
    assert (ann.tokens, ann.damage) == ("greater_healing", 3)
    ann.does("drink:greater_healing")
    assert (ann.damage, ann.tokens, "greater_healing" in table.box) == (1, "", True)


def test_greater_treasure_is_five_gold() -> None:
    _, ann = found("greater_treasure", "major")
    assert (ann.gold, ann.tokens) == (5, "")


def test_greater_skill_is_five_skill_now() -> None:
    _, ann = found("greater_skill", "major")
    assert (ann.skill, ann.tokens) == (5, "")


def test_flash_draws_three() -> None:
    _, ann = found("flash", "major")
    assert (ann.hand, ann.tokens) == ("sidestep stumble burgle", "")


def test_dragon_egg_is_three_points_and_angers_the_dragon() -> None:
    table, ann = found("dragon_egg", "minor")
    assert (ann.tokens, ann.lines, table.rage) == ("dragon_egg", {"dragon_egg": 3}, 4)


def test_treasure_is_two_gold() -> None:
    _, ann = found("treasure", "minor")
    assert (ann.gold, ann.tokens) == (2, "")


def test_skill_boost_is_two_skill_now() -> None:
    _, ann = found("skill_boost", "minor")
    assert (ann.skill, ann.tokens) == (2, "")


def test_healing_is_kept_and_heals_one() -> None:
    _, ann = found("healing", "minor", damage=3)
    assert ann.does("drink:healing").damage == 2
    assert (ann.tokens, ann.tokens_of("potion")) == ("", 0)


def test_strength_is_kept_and_gives_two_swords() -> None:
    _, ann = found("strength", "minor")
    assert ann.does("drink:strength").swords == 2


def test_swiftness_is_kept_and_gives_a_boot() -> None:
    _, ann = found("swiftness", "minor")
    assert ann.does("drink:swiftness").boots == 1


def test_magic_spring_trashes_a_card_when_the_turn_ends() -> None:
    table, ann = found("magic_spring", "minor")
    assert (ann.tokens, ann.sees["heroes"][0]["springs"]) == ("magic_spring", 1)
    ann.discard_is("burgle").plays("stumble").does("end")
    assert ann.offered == {"trash:stumble/area", "trash:burgle/discard"}
    ann.does("trash:stumble/area")
    assert (table.trashed, ann.tokens) == (["stumble"], "")
    assert table[1].asked == "ask-turn"


def test_magic_spring_twice_trashes_two() -> None:
    table, ann = found("magic_spring", "minor")
    table.token_in(10, "magic_spring")
    ann.has(boots=1).does("move:4-10", "take:minor")
    ann.plays("stumble", "burgle").does("end", "trash:stumble/area")
    assert table[1].asked == "ask-turn"  # of the second there was but one to choose
    assert table.trashed == ["burgle", "stumble"]


def test_magic_spring_without_a_card_is_just_gone() -> None:
    table, ann = found("magic_spring", "minor")
    ann.ends()
    assert (table[1].asked, ann.tokens) == ("ask-turn", "")


ARTIFACTS = {
    "ring": 5, "ankh": 7, "vase": 10, "bananas": 15, "shield": 20, "chestplate": 25,
    "thurible": 30,
}  # fmt: skip


def check_artifact(artifact: str) -> None:
    table = klong().token_in(17, artifact)
    ann = table[0].has(room=13, boots=1, swords=1).does("battle:13-17/1", f"take:{artifact}")
    assert (ann.lines, ann.tokens_of("artifact"), table.rage) == (
        {artifact: ARTIFACTS[artifact]},
        1,
        4,
    )


def test_ring() -> None:
    check_artifact("ring")


def test_ankh() -> None:
    check_artifact("ankh")


def test_vase() -> None:
    check_artifact("vase")


def test_bananas() -> None:
    check_artifact("bananas")


def test_shield() -> None:
    check_artifact("shield")


def test_chestplate() -> None:
    check_artifact("chestplate")


def test_thurible() -> None:
    check_artifact("thurible")


def test_master_key_opens_locks_and_is_worth_five() -> None:
    ann = klong()[0].has(room=19, gold=7).does("trade:master_key")
    assert (ann.tokens_of("key"), ann.lines, ann.gold) == (1, {"master_key": 5}, 0)
    assert ann.has(room=4, boots=1).does("move:4-9", "leave").at == 9


def test_backpack_carries_one_more_artifact_and_is_worth_five() -> None:
    ann = klong().token_in(18, "ring")[0].owns("shield backpack").has(room=17, boots=1)
    ann.does("move:17-18", "take:ring")
    assert ann.lines == {"ring": 5, "shield": 20, "backpack": 5}


@pytest.mark.parametrize(("crown", "points"), [("crown_10", 10), ("crown_9", 9), ("crown_8", 8)])
def test_crown_10_crown_9_and_crown_8_are_worth_their_number(crown: str, points: int) -> None:
    assert klong()[0].owns(crown).lines == {crown: points}


def test_crown_9_comes_after_crown_10_and_crown_8_after_both() -> None:
    ann = klong()[0].has(room=20, gold=21)
    with refused("KL-G43"):
        ann.does("trade:crown_9")
    ann.does("trade:crown_10")
    with refused("KL-G43"):
        ann.does("trade:crown_8")
    assert ann.does("trade:crown_9", "trade:crown_8").lines == {
        "crown_10": 10, "crown_9": 9, "crown_8": 8,
    }  # fmt: skip


def test_crown_8_is_bought_last() -> None:
    table = klong()
    table[1].owns("crown_10 crown_9")
    assert table[0].has(room=20, gold=7).does("trade:crown_8").tokens == "crown_8"


def test_monkey_idol_is_taken_on_entering_and_worth_five() -> None:
    table = klong()
    ann = table[0].has(room=17, boots=1, swords=1).does("battle:17>24/1")
    assert ann.offered == {"take:monkey_idol", "leave"}
    ann.does("take:monkey_idol")
    assert (ann.lines, table.tokens_in(24)) == ({"monkey_idol": 5}, ["monkey_idol"] * 2)


def test_mastery_is_for_whoever_escapes() -> None:
    table = klong(3)
    ann = table[0].owns("ring").has(room=2, boots=1).does("move:1-2").ends()
    assert (ann.lines, table.left("mastery")) == ({"ring": 5, "mastery": 20}, 3)
