"""Resources, buying, devices, monsters (KL-023…045, KL-G19…G24)."""

from tischrunde.testing import refused
from tischrunde.testing.klong import klong


def test_kl_023_skill_buys_cards() -> None:
    ann, _ = klong()
    assert ann.has(skill=4).does("buy:pickaxe").skill == 0


def test_kl_024_swords_fight_monsters() -> None:
    ann = klong().row_is("ogre")[0].has(swords=3)
    assert ann.does("fight:ogre").swords == 0


def test_kl_025_boots_move() -> None:
    ann, _ = klong()
    assert ann.has(boots=1).does("move:1-2").boots == 0


def test_kl_026_what_is_not_spent_is_lost() -> None:
    ann, _ = klong()
    assert ann.has(skill=3, swords=2, boots=1).ends().gains == (0, 0, 0)


def test_kl_027_gold_stays() -> None:
    ann, _ = klong()
    assert ann.has(gold=4).ends().gold == 4


def test_kl_028_blue_cards_of_the_row_are_bought() -> None:
    table = klong().row_is("amulet ladder ogre")
    ann = table[0].has(skill=9, swords=9)
    assert {word for word in ann.offered if "amulet" in word} == {"buy:amulet"}
    assert {word for word in ann.offered if "ladder" in word} == {"use:ladder"}
    assert {word for word in ann.offered if "ogre" in word} == {"fight:ogre"}


def test_kl_029_reserve_cards_are_bought() -> None:
    ann, _ = klong()
    assert ann.has(skill=7).offered >= {"buy:mercenary", "buy:explore", "buy:secret_tome"}


def test_kl_030_the_price_is_on_the_card() -> None:
    ann, _ = klong()
    ann.has(skill=3)
    with refused("KL-030"):
        ann.does("buy:pickaxe")
    assert ann.has(skill=4).does("buy:pickaxe").skill == 0


def test_kl_031_a_bought_card_is_discarded() -> None:
    ann, _ = klong()
    ann.has(skill=4).does("buy:pickaxe")
    assert (ann.discard, ann.hand, ann.area) == ("pickaxe", "", "")


def test_kl_032_a_bought_card_gives_nothing_before_it_is_drawn() -> None:
    ann, _ = klong()
    assert ann.has(skill=4).does("buy:pickaxe").gold == 0
    ann.deck_is("").plays("lucky_coin")
    assert ann.hand == "pickaxe"
    assert ann.does("play:pickaxe").gold == 2


def test_kl_g19_the_row_is_filled_when_the_turn_ends() -> None:
    table = klong()
    ann = table[0].has(skill=5).does("buy:bracers")
    assert len(table.row.split()) == 5
    ann.ends()
    assert (len(table.row.split()), table.row.split()[-1]) == (6, "cleric")


def test_kl_g19_a_new_card_lies_where_one_is_missing() -> None:
    table = klong()
    table[0].has(skill=1).does("buy:tunnel_guide").ends()
    row = table[1].sees["row"]
    assert [entry["slot"] for entry in row] == [0, 1, 2, 3, 4, 5]
    assert [entry["card"] for entry in row].index("cleric") == 0


def test_kl_g20_what_a_card_says_on_buying_happens_then_and_not_when_played() -> None:
    ann = klong().row_is("sapphire")[0].has(skill=4).does("buy:sapphire")
    assert ann.noise == 2
    assert ann.holds("").plays("sapphire").noise == 2


def test_kl_g21_an_empty_pile_sells_nothing() -> None:
    ann = klong().reserve_is("explore", 0)[0].has(skill=9)
    with refused("KL-G21"):
        ann.does("buy:explore")


def test_kl_g22_some_cards_are_had_in_the_depths_only() -> None:
    for side, above, below in (("day", 16, 17), ("dusk", 19, 20)):
        table = klong(options={"side": side}).row_is("vault dragons_eye cave_troll")
        ann = table[0].has(skill=9, swords=9, room=above)
        for choice in ("use:vault", "buy:dragons_eye", "fight:cave_troll"):
            with refused("KL-G22"):
                ann.does(choice)
        assert ann.has(room=below).offered >= {"use:vault", "buy:dragons_eye", "fight:cave_troll"}


def test_kl_033_violet_cards_are_devices() -> None:
    book = klong().book
    words = [word for word in book.words if book.kind[book.numbers[word]] == 1]
    assert words == ["dragon_shrine", "ladder", "shrine", "teleporter", "vault"]


def test_kl_034_a_device_costs_skill() -> None:
    ann = klong().row_is("ladder")[0].has(skill=2)
    with refused("KL-034"):
        ann.does("use:ladder")
    assert ann.has(skill=4).does("use:ladder").skill == 1


def test_kl_035_a_device_never_enters_a_deck() -> None:
    ann = klong().row_is("ladder")[0].has(skill=3).does("use:ladder")
    assert (ann.discard, ann.area, ann.hand) == ("", "", "")


def test_kl_036_a_device_is_used_at_once() -> None:
    assert klong().row_is("ladder")[0].has(skill=3).does("use:ladder").boots == 2


def test_kl_037_a_used_device_goes_to_the_dungeons_discard_pile() -> None:
    table = klong().row_is("ladder")
    table[0].has(skill=3).does("use:ladder")
    assert (table.spent, table.row) == ("ladder", "")


def test_kl_038_red_cards_are_monsters() -> None:
    book = klong().book
    monsters = [word for word in book.words if book.kind[book.numbers[word]] == 2]
    assert len(monsters) == 10 and "goblin" in monsters


def test_kl_039_monsters_are_fought_where_they_lie() -> None:
    ann = klong().row_is("ogre")[0].has(swords=9)
    assert {"fight:ogre", "fight:goblin"} <= ann.offered
    assert "fight:orc_grunt" not in ann.offered


def test_kl_040_a_monster_costs_the_swords_printed_on_it() -> None:
    ann = klong().row_is("ogre")[0].has(swords=2)
    with refused("KL-040"):
        ann.does("fight:ogre")
    assert ann.has(swords=5).does("fight:ogre").swords == 2


def test_kl_041_a_beaten_monster_gives_its_reward() -> None:
    assert klong().row_is("ogre")[0].has(swords=3).does("fight:ogre").gold == 5


def test_kl_042_a_beaten_monster_goes_to_the_dungeons_discard_pile() -> None:
    table = klong().row_is("ogre")
    ann = table[0].has(swords=3).does("fight:ogre")
    assert (table.spent, ann.discard) == ("ogre", "")


def test_kl_043_the_goblin_of_the_reserve_can_be_fought() -> None:
    assert klong()[0].has(swords=2).does("fight:goblin").gold == 1


def test_kl_044_the_goblin_is_never_discarded() -> None:
    table = klong()
    table[0].has(swords=2).does("fight:goblin")
    assert (table.left("goblin"), table.spent) == (1, "")


def test_kl_045_the_goblin_can_be_fought_again_and_again() -> None:
    ann = klong()[0].has(swords=7).does("fight:goblin", "fight:goblin", "fight:goblin")
    assert (ann.gold, ann.swords) == (3, 1)


def test_kl_g23_the_goblin_costs_two_swords_and_gives_a_gold() -> None:
    ann = klong()[0].has(swords=2).does("fight:goblin")
    assert (ann.gold, ann.swords) == (1, 0)


def test_kl_g24_a_monster_is_paid_at_once_and_in_full() -> None:
    table = klong().row_is("ogre")
    ann, ben = table
    ann.has(swords=2).ends()
    ben.holds("").ends()
    table.row_is("ogre")
    with refused("KL-040"):
        ann.holds("").has(swords=1).does("fight:ogre")
