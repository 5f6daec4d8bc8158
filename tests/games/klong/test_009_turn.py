"""The turn, cards and decks (KL-009…022, KL-G11…G18)."""

from itertools import permutations

import pytest

from tischrunde.testing import refused
from tischrunde.testing.klong import KlongSeat, klong


def test_kl_009_turns_go_clockwise() -> None:
    table = klong(4)
    order = []
    for _ in range(6):
        seat = table[table.state.turn]
        order.append(seat.number)
        seat.holds("").ends()
    assert order == [0, 1, 2, 3, 0, 1]


def test_kl_010_a_turn_begins_with_five_cards_of_the_own_deck() -> None:
    table = klong()
    ann, ben = table
    ann.deck_is("burgle burgle stumble sidestep scramble burgle").ends()
    ben.holds("").ends()
    assert sorted(ann.hand.split()) == ["burgle", "burgle", "scramble", "sidestep", "stumble"]
    assert ann.asked == "ask-turn"


def test_kl_011_all_cards_must_be_played() -> None:
    ann, _ = klong()
    ann.holds("burgle stumble")
    with refused("KL-016"):
        ann.does("end")
    ann.does("play:burgle")
    with refused("KL-016"):
        ann.does("end")
    assert "end" in ann.does("play:stumble").offered


def test_kl_012_in_any_order() -> None:
    for first, second in permutations(["burgle", "stumble"]):
        ann, _ = klong()
        ann.holds("burgle stumble")
        assert ann.offered >= {"play:burgle", "play:stumble"}
        assert ann.does(f"play:{first}", f"play:{second}").area == f"{first} {second}"


def test_kl_013_resources_are_used_in_the_own_turn() -> None:
    table = klong()
    table[1].has(skill=9)
    with refused("KN-003"):
        table[1].does("buy:explore")


def test_kl_014_an_action_may_be_repeated_as_long_as_it_can_be_paid() -> None:
    ann, _ = klong()
    ann.has(skill=7).does("buy:explore", "buy:explore")
    assert (ann.skill, ann.discard) == (1, "explore explore")
    with refused("KL-030"):
        ann.does("buy:explore")


def test_kl_015_actions_come_between_cards_and_after_them() -> None:
    ann, _ = klong()
    ann.holds("burgle explore burgle").does("play:explore", "move:1-2", "play:burgle")
    ann.does("buy:explore", "play:burgle", "buy:tunnel_guide").ends()
    assert ann.at == 2


def test_kl_015_what_is_no_answer_is_refused_by_it() -> None:
    ann, _ = klong()
    for choice in ("play:ogre", "buy:ruby", "take:ring", "discard:burgle", "choose:gold-1"):
        with refused("KL-015"):
            ann.does(choice)


def test_kl_016_cards_drawn_in_the_turn_must_be_played_too() -> None:
    ann, _ = klong()
    ann.deck_is("stumble").plays("lucky_coin")
    with refused("KL-016"):
        ann.does("end")
    ann.does("play:stumble").ends()


def test_kl_g11_actions_may_come_before_the_first_card() -> None:
    ann, _ = klong()
    ann.holds("burgle").has(room=19, gold=7).does("trade:master_key")
    assert (ann.tokens_of("key"), ann.hand) == (1, "burgle")


def test_kl_g12_noise_is_compulsory_but_a_teleport_may_lapse() -> None:
    ann, _ = klong()
    ann.plays("invoker")
    assert ann.noise == 1
    ann.ends()
    assert (ann.at, ann.teleports) == (1, 0)


def test_kl_g12_one_of_two_effects_must_be_chosen() -> None:
    ann, _ = klong()
    ann.plays("mister_whiskers")
    assert ann.offered == {"choose:attack", "choose:quiet-2"}
    with refused("KL-G12"):
        ann.does("end")


def test_kl_017_most_cards_give_resources() -> None:
    book = klong().book
    giving = 0
    for number in range(book.deck_cards):
        ann = klong()[0].deck_is("").plays(book.words[number])
        assert ann.gains == (book.skill[number], book.swords[number], book.boots[number])
        giving += sum(ann.gains) > 0
    assert giving > book.deck_cards / 2


def test_kl_018_a_new_card_goes_face_up_onto_the_discard_pile() -> None:
    table = klong()
    table[0].discard_is("burgle").has(skill=3).does("buy:explore")
    assert table[0].discard == "explore burgle"
    assert table[1].sees["heroes"][0]["discard"] == ["?card", "explore"]


def test_kl_019_an_empty_deck_is_the_shuffled_discard_pile() -> None:
    ann, _ = klong()
    ann.deck_is("").discard_is("burgle stumble").plays("lucky_coin")
    assert sorted([*ann.hand.split(), *ann.deck.split()]) == ["burgle", "stumble"]
    assert ann.discard == ""


def test_kl_019_nobody_knows_the_order_of_the_new_deck() -> None:
    orders = set()
    for n in range(12):
        ann = klong(seed=f"shuffled {n}")[0].deck_is("").discard_is("ruby sneak search stumble")
        orders.add(ann.plays("lucky_coin").deck)
    assert len(orders) > 6


def test_kl_020_cards_are_drawn_from_the_own_deck() -> None:
    table = klong()
    ann = table[0].deck_is("sidestep").holds("lucky_coin")
    before = table.state.dungeon.size()
    assert ann.does("play:lucky_coin").hand == "sidestep"
    assert table.state.dungeon.size() == before


def test_kl_021_cards_drawn_are_played_in_the_same_turn() -> None:
    ann, _ = klong()
    assert ann.deck_is("sidestep").plays("lucky_coin").does("play:sidestep").boots == 1


def test_kl_022_played_cards_are_discarded_when_the_turn_ends() -> None:
    ann, _ = klong()
    ann.deck_is("burgle burgle burgle burgle burgle").plays("sneak", "stumble").ends()
    assert (ann.area, ann.discard) == ("", "stumble sneak")


def test_kl_g13_cards_in_play_are_not_shuffled_in() -> None:
    ann, _ = klong()
    ann.deck_is("").discard_is("burgle").plays("brilliance")
    assert (ann.hand, ann.area) == ("burgle", "brilliance")


def test_kl_g14_what_cannot_be_drawn_is_lost() -> None:
    ann, _ = klong()
    assert ann.deck_is("burgle").plays("brilliance").hand == "burgle"


def test_kl_g15_the_discard_pile_waits_until_a_card_is_wanted() -> None:
    table = klong()
    ann = table[0].deck_is("burgle").discard_is("stumble").plays("lucky_coin")
    assert (ann.deck, ann.discard, table.happened("reshuffled")) == ("", "stumble", [])


def test_kl_g16_only_unplayed_cards_are_discarded_and_without_effect() -> None:
    ann, _ = klong()
    ann.deck_is("burgle sidestep").holds("stumble burgle sleight").does("play:burgle")
    ann.does("play:sleight")
    assert ann.offered == {"discard:stumble", "keep"}
    assert ann.does("discard:stumble").noise == 0


def test_kl_g17_a_card_trashed_in_play_stays_until_the_end_and_its_skill_too() -> None:
    table = klong().row_is("dragon_shrine")
    ann = table[0].deck_is("burgle " * 5).plays("scramble", "sneak").has(skill=4)
    ann.does("use:dragon_shrine", "choose:trash", "trash:scramble/area")
    assert (ann.boots, ann.area, table.trashed) == (2, "scramble sneak", [])
    ann.ends()
    assert (ann.discard, table.trashed) == ("sneak", ["scramble"])


def test_kl_g17_a_card_trashed_from_the_discard_pile_is_gone_at_once() -> None:
    table = klong().row_is("dragon_shrine")
    ann = table[0].deck_is("").discard_is("burgle stumble").has(skill=4)
    ann.does("use:dragon_shrine", "choose:trash", "trash:burgle/discard")
    assert (ann.plays("lucky_coin").hand, table.trashed) == ("stumble", ["burgle"])


def test_kl_g17_what_is_trashed_at_the_end_is_chosen_before_the_cards_are_discarded() -> None:
    table = klong()
    ann = table[0].discard_is("burgle").plays("burgle", "master_burglar").does("end")
    assert (ann.asked, ann.area) == ("ask-trash", "burgle master_burglar")
    with refused("KL-G17"):
        ann.does("trash:master_burglar/area")
    ann.does("trash:burgle/discard")
    assert (table[1].asked, table.trashed) == ("ask-turn", ["burgle"])


def test_kl_g17_a_companion_that_is_to_be_trashed_still_lies_beside_the_others() -> None:
    table = klong().row_is("dragon_shrine")
    ann = table[0].deck_is("burgle").plays("tunnel_guide").has(skill=4)
    ann.does("use:dragon_shrine", "choose:trash")
    assert ann.plays("rebel_miner").hand == "burgle"


def test_kl_g17_no_card_is_trashed_twice() -> None:
    table = klong().row_is("dragon_shrine dragon_shrine")
    ann = table[0].plays("stumble").has(skill=8).does("use:dragon_shrine", "choose:trash")
    ann.does("use:dragon_shrine")
    assert (ann.asked, ann.gold) == ("ask-turn", 2)  # nothing is left to trash


def gains(ann: KlongSeat) -> tuple[object, ...]:
    return (*ann.gains, ann.gold, ann.damage, ann.teleports, ann.noise_made, len(ann.hand.split()))


CONDITIONAL = [
    ("rebel_captain", "rebel_miner", "mercenary"),
    ("search", "pickaxe", "search"),
    ("swagger", "stumble", "scepter"),
    ("swagger", "swagger", "stumble"),
    ("search", "rebel_miner", "rebel_soldier"),
    ("mountain_king", "queen_of_hearts", "rebel_scout"),
    ("archaeologist", "kobold_merchant", "search"),
    ("wand_recall", "kobold_merchant", "mountain_king"),
    ("swagger", "sneak", "stumble"),
    ("elven_cloak", "lucky_coin", "swagger"),
]


@pytest.mark.parametrize("cards", CONDITIONAL, ids="-".join)
def test_kl_g18_any_order_of_the_same_cards_gives_the_same(cards: tuple[str, ...]) -> None:
    results = set()
    for order in permutations(cards):
        for tokens_after in range(len(order) + 1):
            table = klong()
            ann = table[0].deck_is("burgle " * 6).has(damage=5, room=26, gold=7)
            for card in order[:tokens_after]:
                ann.plays(card)
            ann.does("trade:crown_10")
            ann.token_comes("ring")
            ann.token_comes("monkey_idol")
            for card in order[tokens_after:]:
                ann.plays(card)
            results.add(gains(ann))
    assert len(results) == 1


def test_kl_g18_a_condition_comes_true_before_the_card_says_what_it_says() -> None:
    ann, _ = klong()
    ann.deck_is("sidestep").plays("rebel_miner", "apothecary")
    assert ann.offered == {"discard:sidestep", "keep"}  # drawn because of the apothecary


def test_kl_g18_each_card_pays_once() -> None:
    ann, _ = klong()
    ann.deck_is("burgle " * 6).plays("rebel_captain", "mercenary", "mercenary", "tunnel_guide")
    assert ann.hand == "burgle"
