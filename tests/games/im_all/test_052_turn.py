"""What the game is about, turns, resources and factions (KA-052…KA-085, KA-G10…G15)."""

from typing import Any

import pytest

from tischrunde.delve import names as core
from tischrunde.games import catalog
from tischrunde.testing import refused
from tischrunde.testing.im_all import dealt, im_all

RULES: Any = catalog.load("klong-im-all")
BOOK = RULES.book


def of_faction(faction: str) -> list[int]:
    bit = 2 ** BOOK.trait_words.index(faction)
    return [card for card in BOOK.dungeon_deck if BOOK.traits[card] & bit]


# -- orientation ----------------------------------------------------------------------------------


def test_ka_052_decks_are_equal_at_first_and_go_their_own_ways() -> None:
    ann, ben = im_all()
    assert sorted(ann.deck.split()) == sorted(ben.deck.split())
    ann.has(skill=3).does("buy:mutig")
    assert ann.discard == "mutig" and ben.discard == ""


def test_ka_053_a_new_card_lies_open_on_the_discard_pile() -> None:
    table = im_all()
    table[0].has(skill=3).does("buy:mutig")
    assert table[1].sees["heroes"][0]["discard"] == ["mutig"]


def test_ka_054_ka_055_the_discard_pile_becomes_the_draw_pile() -> None:
    ann = im_all()[0].deck_is("hack").discard_is("stolpern").has(skill=3).does("buy:mutig")
    ann.holds("").ends()
    assert sorted(ann.hand.split()) == ["hack", "mutig", "stolpern"]
    assert (ann.deck, ann.discard) == ("", "")


def test_ka_056_what_the_first_game_has_not() -> None:
    first: Any = catalog.load("klong")
    own = {verb.name for verb in RULES.spelling.verbs} - {v.name for v in first.spelling.verbs}
    assert {"lift", "telepad", "beam"} <= own
    assert set(BOOK.trait_words) - set(first.book.trait_words) >= {"rebel", "outlaw", "science"}
    assert RULES.params.special == 4 and first.params.special == 0


def test_ka_057_nothing_is_asked_before_the_first_turn() -> None:
    """Stories of the box bring no rules: a table asks for nothing but turns."""
    decision = dealt().session.decision
    assert decision is not None and decision.ask == "ask-turn"


def test_ka_058_ka_060_the_mission_is_an_artifact_and_a_pod() -> None:
    ann = im_all()[0]
    ann.owns("kommandocode").has(room="KZ-5").token_comes("artifact_5").has(room="FR-S", boots=1)
    assert ann.needs["next"] == "pod"
    ann.does("move:FR-S-P1")
    assert (ann.status_word, ann.points) == ("escaped", 25)


def test_ka_059_ka_134_two_ports_make_the_code_that_opens_the_command_module() -> None:
    ann = im_all()[0].has(room="HG-1").does("visit:port_noise2")
    assert (ann.needs["next"], ann.needs["code"]) == ("second_port", False)
    ann.has(room="PK-1").does("visit:port_noise1")
    assert (ann.needs["next"], ann.needs["code"]) == ("artifact", True)
    ann.has(room="KO-6", boots=1).does("move:KO-6-KZ-1")
    assert ann.at == "KZ-1"


def test_ka_061_ka_207_most_points_win() -> None:
    table = im_all(3)
    for seat, gold, artifact in zip(table, (3, 30, 5), (5, 10, 15), strict=True):
        seat.owns(f"artifact_{artifact}").has(gold=gold, status=core.ESCAPED)
    assert [seat.points for seat in table] == [8, 40, 20]
    assert (table.standings, RULES.winners(table.state)) == ([[1], [2], [0]], [1])


def test_ka_062_an_artifact_is_never_given_up() -> None:
    ann = im_all(4)[0].owns("kommandocode artifact_5").has(room="KZ-6")
    assert not any(option.startswith(("take:", "leave")) for option in ann.offered)
    with refused("KA-143"):
        ann.does("take:artifact_10")


# -- turns ----------------------------------------------------------------------------------------


def test_ka_065_ka_069_ka_156_all_cards_must_be_played_before_the_turn_ends() -> None:
    ann = im_all()[0].holds("hack hack stolpern")
    with refused("KA-069"):
        ann.does("end")
    ann.does("play:stolpern", "play:hack", "play:hack", "end")
    assert ann.asked == ""


@pytest.mark.parametrize("order", [("hack", "zugang", "ducken"), ("ducken", "hack", "zugang")])
def test_ka_065_cards_are_played_in_any_order(order: tuple[str, ...]) -> None:
    assert im_all()[0].plays(*order).gains == (2, 0, 2)


def test_ka_066_ka_071_ka_072_ka_073_what_skill_swords_and_boots_pay_for() -> None:
    ann = im_all().row_is("sicherheitsoffizier")[0]
    offered = {option.partition(":")[0] for option in ann.offered}
    assert offered == {"end"}
    ann.has(skill=2, swords=2, boots=1)
    assert {"buy:vasr", "fight:sicherheitsoffizier", "move:FR-S-1"} <= ann.offered


def test_ka_067_ka_068_actions_as_often_as_one_can_pay_between_cards_and_after_them() -> None:
    ann = im_all()[0].holds("zugang vasr ducken")
    ann.does("play:zugang", "move:FR-S-1", "play:ducken", "move:FR-1-H", "play:vasr")
    ann.does("fight:g0bl1n")
    assert (ann.at, ann.gold, ann.gains) == ("FR-H", 1, (2, 0, 0))
    ann.does("buy:vasr", "end")


def test_ka_070_most_cards_give_resources() -> None:
    giving = [c for c in BOOK.dungeon_deck if BOOK.skill[c] or BOOK.swords[c] or BOOK.boots[c]]
    assert len(giving) > 60


def test_ka_074_princess_leier_gives_all_three() -> None:
    assert im_all()[0].plays("leier").gains == (2, 2, 1)


def test_ka_075_what_is_not_spent_is_lost() -> None:
    ann = im_all()[0].has(skill=4, swords=3, boots=2, teleports=1).ends()
    assert (ann.gains, ann.teleports) == ((0, 0, 0), 0)


def test_ka_g10_actions_come_before_the_first_card_too() -> None:
    ann = im_all()[0].holds("hack hack").has(room="KO-3", gold=7).owns("gesundheit")
    assert {"trade:medikit", "drink:gesundheit"} <= ann.offered
    assert "medikit" in ann.does("trade:medikit").tokens


# -- factions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faction", "count"), [("outlaw", 18), ("rebel", 26), ("science", 11)])
def test_ka_076_ka_077_ka_078_ka_079_how_many_cards_a_faction_has(faction: str, count: int) -> None:
    assert len(of_faction(faction)) == count


def test_ka_076_nobody_is_in_two_factions() -> None:
    factions = [set(of_faction(faction)) for faction in ("rebel", "outlaw", "science")]
    every = [card for faction in factions for card in faction]
    assert len(every) == len(set(every))


def test_ka_080_ka_082_a_faction_text_wants_another_card_of_it() -> None:
    ann = im_all()[0].plays("rebellenpilotin")  # a rebel itself
    assert ann.gains == (0, 0, 2)
    assert ann.plays("raubein").gains == (0, 2, 2)  # an outlaw is no rebel
    assert ann.plays("leier").gains == (3, 4, 3)


def test_ka_081_the_other_card_may_come_before_or_after() -> None:
    after = im_all()[0].plays("rebellenpilotin", "leier")
    before = im_all()[0].plays("leier", "rebellenpilotin")
    assert after.gains == before.gains == (3, 2, 3)


def test_ka_083_once_a_turn_however_many_cards_of_the_faction_come() -> None:
    ann = im_all()[0].plays("rebellenpilotin", "leier", "gefangener")
    skill = ann.skill
    assert ann.plays("rebellenadmiral").skill == skill + 4
    assert im_all()[0].plays("leier", "rebellenadmiral", "rebellenpilotin").skill == 2 + 4 + 1


def test_ka_084_ka_085_ka_g11_leier_is_a_rebel_and_has_no_faction_text() -> None:
    leier = BOOK.numbers["leier"]
    assert leier in of_faction("rebel")
    assert BOOK.conditions[leier] == BOOK.conditions[leier + 1]
    ann = im_all()[0].deck_is("hack hack hack").plays("leier", "phantomagentin")
    assert ann.hand == "hack"


def test_ka_g12_two_copies_are_each_others_other_card() -> None:
    ann = im_all()[0].deck_is("hack hack hack hack").plays("phantomagentin")
    assert ann.hand == ""
    assert ann.plays("phantomagentin").hand == "hack hack"


def test_ka_g13_a_card_bought_this_turn_was_not_played() -> None:
    ann = im_all().row_is("leier")[0].plays("rebellenpilotin").has(skill=6).does("buy:leier")
    assert (ann.skill, ann.discard) == (0, "leier")


def test_ka_g14_a_discarded_card_was_not_played() -> None:
    ann = im_all()[0].holds("leier hack").deck_is("hack hack").plays("rebellenpilotin")
    ann.plays("loewenroboter").does("discard:leier")
    assert ann.skill == 0


def test_ka_g15_enemies_are_in_no_faction() -> None:
    enemies = [card for card in BOOK.dungeon_deck if BOOK.kind[card] == core.MONSTER]
    assert len(enemies) == 22
    factions = {card for faction in ("rebel", "outlaw", "science") for card in of_faction(faction)}
    assert not factions & set(enemies)
