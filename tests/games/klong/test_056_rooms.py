"""Rooms, secrets, artifacts (KL-056…063, KL-G33…G42)."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.klong import klong

AS_ACTION = {"artifact_as_action": True}


def test_kl_056_one_token_may_be_taken_on_entering() -> None:
    table = klong().token_in(4, "treasure", "healing")
    ann = table[0].has(room=10, boots=1).does("move:4-10")
    assert ann.offered == {"take:minor", "leave"}
    ann.does("take:minor")
    assert (ann.asked, len(table.tokens_in(4))) == ("ask-turn", 1)


def test_kl_057_a_token_is_taken_blind_and_lies_open_then() -> None:
    table = klong().token_in(4, "healing", "healing")
    ann, ben = table
    ann.has(room=10, boots=1).does("move:4-10")
    tokens = [entry["token"] for entry in ann.sees["tokens"] if entry["room"] == "4"]
    assert tokens == ["?minor", "?minor"]
    ann.does("take:minor")
    assert ben.sees["heroes"][0]["tokens"] == ["healing"]


def test_kl_058_for_another_one_must_leave_and_come_back() -> None:
    table = klong().token_in(16, "treasure", "treasure")
    ann = table[0].has(room=11, boots=4).does("move:11-16", "take:minor")
    with refused("KL-015"):
        ann.does("take:minor")
    assert ann.does("move:15-16", "move:15-16", "take:minor").gold == 4


def test_kl_059_secrets_are_revealed_when_taken() -> None:
    table = klong().token_in(4, "treasure")
    table[0].has(room=10, boots=1).does("move:4-10", "take:minor")
    assert ("took", "treasure") in table.told(1)


def test_kl_g33_taking_is_free_but_an_egg_cannot_be_given_back() -> None:
    table = klong().token_in(16, "dragon_egg")
    ann = table[0].has(room=15, boots=3).does("move:15-16", "leave")
    assert (ann.tokens, table.rage) == ("", 3)
    ann.does("move:15-16", "move:15-16", "take:minor")
    assert (ann.tokens, table.rage) == ("dragon_egg", 4)


def test_kl_g34_the_secrets_are_as_many_as_they_are() -> None:
    book = klong().book
    copies = {each.id: each.copies for each in book.printed}
    major = ["chalice", "greater_healing", "greater_treasure", "greater_skill", "flash"]
    assert [copies[id] for id in major] == [3, 2, 2, 2, 2]
    minor = ["dragon_egg", "treasure", "skill_boost", "healing", "strength", "swiftness"]
    assert [copies[id] for id in [*minor, "magic_spring"]] == [3, 3, 3, 3, 2, 2, 2]


def test_kl_g35_potions_are_kept_and_used_up_in_the_own_turn() -> None:
    table = klong()
    ann, ben = table
    ann.owns("strength").ends()
    ben.holds("")
    with refused("KN-003"):
        ann.does("drink:strength")
    ben.ends()
    ann.holds("").does("drink:strength")
    assert (ann.swords, ann.tokens) == (2, "")
    with refused("KL-015"):
        ann.does("drink:strength")


def test_kl_g35_a_skill_boost_cannot_be_stored() -> None:
    table = klong().token_in(4, "skill_boost")
    ann = table[0].has(room=10, boots=1).does("move:4-10", "take:minor").ends()
    assert (ann.skill, ann.tokens) == (0, "")


def test_kl_g36_a_heart_heals_on_entering() -> None:
    ann, _ = klong()
    ann.has(room=17, boots=2, damage=4).does("move:12-17")
    assert (ann.at, ann.damage) == (12, 3)
    assert ann.ends().damage == 3


def test_kl_g37_one_idol_for_an_entry_and_no_wand_fetches_it() -> None:
    table = klong().token_in(30).token_in(37)
    ann = table[0].has(room=36).plays("wand_wind")  # next to 24, where the idols are
    assert (ann.asked, ann.teleports) == ("ask-turn", 1)
    ann.does("teleport:24")
    assert ann.offered == {"take:monkey_idol", "leave"}
    ann.does("take:monkey_idol")
    assert (ann.asked, len(table.tokens_in(24))) == ("ask-turn", 2)


def test_kl_g38_a_token_and_any_number_of_goods() -> None:
    table = klong().token_in(20, "treasure", "treasure")
    ann = table[0].has(room=21, boots=1, gold=12).does("move:20-21", "take:minor")
    ann.does("trade:master_key", "trade:backpack")
    assert (ann.gold, ann.tokens) == (0, "master_key backpack")


def test_kl_060_taking_an_artifact_angers_the_dragon_at_once() -> None:
    table = klong()
    table[0].has(room=13, boots=1).does("move:13-18", "take:ring")
    assert table.rage == 4


def test_kl_061_one_artifact_can_be_carried() -> None:
    table = klong(4)
    ann = table[0].owns("vase").has(room=13, boots=1).does("move:13-18")
    assert ann.asked == "ask-turn"  # there was nothing to choose
    assert "ring" in table.tokens_in(18)
    table = klong(4, AS_ACTION)
    ann = table[0].owns("vase").has(room=18)
    with refused("KL-061"):
        ann.does("take:ring")


def test_kl_062_a_backpack_carries_a_second_one() -> None:
    ann = klong(4)[0].owns("vase backpack").has(room=13, boots=1).does("move:13-18", "take:ring")
    assert (ann.tokens_of("artifact"), ann.lines["ring"]) == (2, 5)


def test_kl_063_entering_offers_the_artifact() -> None:
    ann = klong(4)[0].has(room=13, boots=1).does("move:13-18")
    assert ann.offered == {"take:ring", "leave"}


def test_kl_g39_who_has_left_it_must_enter_again() -> None:
    ann = klong(4)[0].has(room=13, boots=1).does("move:13-18", "leave")
    with refused("KL-G39"):
        ann.does("take:ring")


def test_kl_g39_as_an_action_it_can_be_taken_at_any_time() -> None:
    table = klong(4, AS_ACTION)
    ann = table[0].has(room=13, boots=1).does("move:13-18")
    assert ann.asked == "ask-turn"
    assert "take:ring" in ann.offered
    ann.ends()
    for seat in list(table)[1:]:
        seat.holds("").ends()
    assert ann.holds("").does("take:ring").tokens_of("artifact") == 1


def test_kl_g40_an_artifact_is_never_given_up() -> None:
    ann = klong(4)[0].owns("ring").has(room=13, boots=9, skill=9, swords=9, gold=99)
    assert not [word for word in ann.offered if "ring" in word]


def test_kl_g41_every_backpack_carries_one_more() -> None:
    table = klong(4).token_in(18, "ring")
    ann = table[0].owns("vase ankh backpack").has(room=13, boots=1).does("move:13-18")
    assert "ring" in table.tokens_in(18)
    ann.owns("backpack").has(room=13, boots=1, stopped=0).does("move:13-18", "take:ring")
    assert ann.tokens_of("artifact") == 3


@pytest.mark.parametrize("space", [6, 7])
def test_kl_g42_the_dragon_stays_on_its_last_space(space: int) -> None:
    table = klong(4).rage_is(space)
    table[0].has(room=13, boots=1).does("move:13-18", "take:ring")
    assert table.rage == 7
