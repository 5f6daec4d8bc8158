"""Five and six players (KK-257…KK-268, KK-EX7, KK-G53, KK-G56, KK-G57, KK-G67, KK-G68)."""

from collections import Counter

import pytest

from tischrunde.kernel.pile import CARD
from tischrunde.testing import refused
from tischrunde.testing.katakomben import KatakombenTable, dealt, katakomben

PARTY = pytest.mark.parametrize("seats", [5, 6])


@PARTY
def test_kk_257_kk_262_five_and_six_can_play(seats: int) -> None:
    table = dealt(seats)
    assert len(list(table)) == seats
    assert table.left("mastery") == seats


@PARTY
def test_kk_258_kk_259_eleven_artifacts_the_partys_above_equal_ones(seats: int) -> None:
    assert dealt(seats).spectators_see["artifacts"] == [
        "ring", "ankh", "lamp", "vase", "mask", "bananas", "shield", "thurible", "medallion",
        "chestplate", "dragon_eye",
    ]  # fmt: skip


def test_kk_260_kk_261_kk_g68_the_market_of_a_party() -> None:
    table = dealt(6)
    wares = Counter(table.rules.cards[entry & CARD] for entry in table.state.market.entries)
    assert wares == {
        "backpack": 3, "blood_amulet": 2, "burglars_kit": 3, "crown_10": 1, "crown_9": 2,
        "crown_8": 1, "cloak": 3,
    }  # fmt: skip
    stacks = [table.left(card) for card in ("mercenary", "explore", "secret_tome", "goblin")]
    assert stacks == [19, 19, 16, 1]
    assert table.state.minors.size() == 20


@PARTY
def test_kk_263_the_side_board_has_a_rage_track_and_two_health_tracks(seats: int) -> None:
    view = dealt(seats).spectators_see
    assert (len(view["rage_track"]), len(view["heroes"])) == (9, seats)


def found(tile: str, stack: str) -> KatakombenTable:
    table = katakomben(5).stack_is(tile).artifacts_are(stack)
    ann = table[0].has(room="start_a-V", boots=2, swords=4).does("move:start_a-LS1")
    announced = ann.sees["laying"]["finds"]
    turn = next(t["turn"] for t in ann.sees["laying"]["turns"] if not t["barred"])
    ann.does(max(o for o in ann.offered if o.startswith(f"lay:{turn}/")))
    lies = [find["token"] for find in announced if find["room"] == f"{tile}-A"]
    assert table.tokens_in(f"{tile}-A") == lies, "as it was said before"
    return table


def test_kk_265_plus_signs_bring_more_artifacts_from_the_top() -> None:
    assert found("D01", "ring ankh").tokens_in("D01-A") == ["ring"]
    assert found("D07", "ring ankh lamp").tokens_in("D07-A") == ["ring", "ankh"]


def test_kk_266_kk_267_kk_g56_kk_ex7_the_best_first_and_one_a_room() -> None:
    table = found("D10", "mask bananas shield thurible")
    assert sorted(table.tokens_in("D10-A")) == ["bananas", "mask", "shield"]
    assert table.spectators_see["artifacts"] == ["thurible"]
    ann, ben, cat, _, _ = table
    ann.has(room="D10-A").owns("backpack")
    for lesser in ("mask", "bananas"):
        with refused("KK-266"):
            ann.does(f"take:{lesser}")
    ann.does("take:shield")
    with refused("KK-267"):
        ann.does("take:bananas")
    ann.ends()
    ben.holds("").has(room="D10-A").does("take:bananas").ends()
    cat.holds("").has(room="D10-A").does("take:mask")
    assert (ann.tokens_of("artifact"), ben.tokens, cat.tokens) == (1, "bananas", "mask")


def test_kk_g67_a_stack_with_too_few_gives_all_it_has() -> None:
    table = found("D10", "thurible dragon_eye")
    assert sorted(table.tokens_in("D10-A")) == ["dragon_eye", "thurible"]
    assert table.spectators_see["artifacts"] == []


def test_kk_g57_a_cloak_hides_from_monsters_turn_after_turn() -> None:
    table = katakomben(5)
    ann = table[0].owns("cloak").has(room="start_a-K")
    ann.ends()
    for seat in list(table)[1:]:
        seat.holds("").ends()
    ann.holds("").has(boots=1).does("move:start_a-K-M")
    assert (ann.at, ann.damage) == ("start_a-M", 0)


def test_kk_269_kk_275_no_card_returns_idols() -> None:
    """The monster that would is one of the party's cards, which are not part of this game."""
    words = dealt(5).rules.cards
    assert "ape_lord_phantasm" not in words and "monkey_bot" in words
