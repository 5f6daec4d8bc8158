"""Actions, card by card, and that every card has a test of its own."""

import re
from pathlib import Path

from tischrunde.games import catalog
from tischrunde.testing import refused
from tischrunde.testing.klong import KlongSeat, klong


def lone() -> KlongSeat:
    """Seat 0 of a calm table of two, with a few cards to draw."""
    return klong()[0].deck_is("burgle stumble sidestep scramble")


def test_brilliance_draws_three() -> None:
    assert lone().plays("brilliance").hand == "sidestep stumble burgle"


def test_brilliance_shuffles_the_discard_pile_for_the_rest() -> None:
    ann = klong()[0].deck_is("burgle").discard_is("stumble").plays("brilliance")
    assert (ann.hand, ann.discard) == ("stumble burgle", "")


def test_dead_run_gives_two_boots_two_noise_and_ignores_crystal_caves() -> None:
    ann = lone().has(room=13).plays("dead_run")
    assert (ann.gains, ann.noise) == ((0, 0, 2), 2)
    assert ann.does("move:13-18", "leave", "move:17-18").at == 17


def test_dead_run_lifts_a_stop_that_was_before_it_but_no_monsters() -> None:
    ann = lone().has(room=3, boots=1).does("move:3-8")
    ann.plays("dead_run").has(damage=9)
    with refused("KL-051"):
        ann.does("move:8-14")
    assert ann.does("move:3-8").at == 3


def test_move_silently_gives_two_boots_and_takes_two_noise_back() -> None:
    ann = lone().has(noise=3).plays("move_silently")
    assert (ann.gains, ann.noise) == ((0, 0, 2), 1)


def test_search_adds_a_gold_to_every_gain_before_and_after() -> None:
    ann = lone().plays("pickaxe", "search")
    assert (ann.gains, ann.gold) == ((2, 2, 1), 3)
    assert ann.plays("treasure_map").gold == 9
    assert ann.does("fight:goblin").gold == 11


def test_search_twice_adds_up() -> None:
    assert lone().plays("search", "pickaxe", "search").gold == 4
    assert lone().plays("search", "search", "pickaxe").gold == 4


def test_search_lasts_for_a_turn() -> None:
    ann, ben = klong()
    ann.plays("search").ends()
    ben.holds("").ends()
    assert ann.holds("").plays("pickaxe").gold == 2


def test_sleight_trades_a_card_for_two() -> None:
    ann = klong()[0].holds("sleight stumble").deck_is("burgle stumble").does("play:sleight")
    assert ann.offered == {"discard:stumble", "keep"}
    ann.does("discard:stumble")
    assert (ann.hand, ann.discard, ann.noise) == ("stumble burgle", "stumble", 0)


def test_sleight_may_be_declined_and_as_the_last_card_draws_nothing() -> None:
    assert lone().holds("sleight stumble").does("play:sleight", "keep").hand == "stumble"
    assert lone().plays("sleight").hand == ""


def test_sleight_may_draw_the_discarded_card_again() -> None:
    ann = klong()[0].deck_is("").holds("sleight stumble").does("play:sleight", "discard:stumble")
    assert (ann.hand, ann.discard) == ("stumble", "")


def test_sneak_gives_a_skill_and_a_boot_and_takes_two_noise_back() -> None:
    ann = lone().has(noise=1).plays("sneak")
    assert (ann.gains, ann.noise, ann.reduction) == ((1, 0, 1), 0, 1)


def test_swagger_pays_for_noise_before_and_after_also_when_cancelled() -> None:
    ann = lone().plays("stumble", "swagger")
    assert ann.gains == (1, 0, 1)
    assert ann.plays("stumble").skill == 2
    ann.plays("sneak", "scepter")  # of three noises one is cancelled, two are taken back before
    assert ann.skill == 2 + 1 + 3 + 3


def test_swagger_does_not_pay_for_noise_without_a_cube() -> None:
    assert lone().has(cubes=1).plays("scepter", "swagger").skill == 4


def test_swagger_twice_adds_up_and_does_not_hear_the_others() -> None:
    table = klong()
    ann, ben = table
    assert ann.plays("swagger", "swagger", "stumble").skill == 2
    ann.ends()
    ben.holds("").plays("tattle").ends()
    assert ann.holds("").plays("swagger").skill == 0


def test_tattle_makes_the_others_noisy() -> None:
    table = klong(3)
    table[2].has(status=1)
    ann = table[0].plays("tattle")
    assert (ann.gains, [seat.noise for seat in table]) == ((2, 0, 0), [0, 1, 0])


def test_underworld_gives_a_gold_or_two_tomes_for_seven() -> None:
    table = klong()
    ann = table[0].has(gold=6).plays("underworld")
    assert (ann.asked, ann.gold) == ("ask-turn", 7)  # too poor for the tomes


def test_underworld_takes_two_tomes_as_long_as_there_are() -> None:
    table = klong()
    ann = table[0].has(gold=8).plays("underworld").does("choose:tomes")
    assert (ann.gold, ann.discard, table.left("secret_tome")) == (1, "secret_tome secret_tome", 10)
    table = klong().reserve_is("secret_tome", 1)
    ann = table[0].has(gold=7).plays("underworld").does("choose:tomes")
    assert (ann.gold, ann.discard) == (0, "secret_tome")
    table = klong().reserve_is("secret_tome", 0)
    ann = table[0].has(gold=7).plays("underworld")
    assert (ann.asked, ann.gold) == ("ask-turn", 8)


def test_every_card_has_a_test_of_its_own() -> None:
    book = catalog.load("klong").book  # type: ignore[attr-defined]
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_cards_*.py")
    )
    tests = re.findall(r"^def test_(\w+)\(", source, re.MULTILINE)
    missing = [
        word
        for word in book.words
        if not any(test == word or test.startswith(f"{word}_") for test in tests)
    ]
    assert missing == []
