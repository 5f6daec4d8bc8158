"""Objective and setup (KL-001…008, KL-G01…G10)."""

from collections import Counter
from itertools import combinations

import pytest
from tests.games.klong.distance import distances

from tischrunde.delve.names import MASTERY
from tischrunde.games import catalog
from tischrunde.kernel.errors import BadOption
from tischrunde.kernel.pile import CARD, SEEN, SPECTATOR
from tischrunde.testing import refused
from tischrunde.testing.klong import dealt, klong

RULES = catalog.load("klong")
BOTH = pytest.mark.parametrize("side", ["day", "dusk"])


def test_kl_001_a_hero_steals_one_artifact_and_must_come_out() -> None:
    ann, _ = klong()
    ann.has(room=13, boots=1).does("move:13-18", "take:ring")
    assert ann.tokens_of("artifact") == 1
    ann.has(room=2, boots=1, stopped=0).does("move:1-2").ends()
    assert ann.status_word == "escaped"


def test_kl_002_the_way_out_is_where_the_way_in_was() -> None:
    ann, _ = klong()
    start = ann.at
    ann.owns("ring").has(room=2, boots=1).does("move:1-2").ends()
    assert (ann.at, ann.status_word) == (start, "escaped")


def test_kl_003_more_points_than_every_rival_win() -> None:
    table = klong(3)
    for seat, gold in zip(table, (3, 9, 6), strict=True):
        seat.owns(["ring", "ankh", "vase"][seat.number]).has(gold=gold, status=1)
    assert [seat.points for seat in table] == [8, 16, 16]
    assert RULES.standings(table.state) == [[2], [1], [0]]  # a tie goes to the better artifact


@BOTH
def test_kl_004_better_artifacts_mostly_lie_further_away(side: str) -> None:
    away = distances(side, keys=1)
    layout = RULES.layouts[0 if side == "day" else 1]  # type: ignore[attr-defined]
    by_value = sorted((int(v), away[room]) for room, v in enumerate(layout.values) if v)
    pairs = list(combinations([far for _, far in by_value], 2))
    assert sum(far < further for far, further in pairs) > len(pairs) * 2 / 3


def test_kl_005_everybody_starts_with_the_same_ten_cards() -> None:
    for hero in dealt(4).state.heroes:
        cards = [e & CARD for pile in (hero.deck, hero.hand) for e in pile.entries]
        assert Counter(RULES.cards[card] for card in cards) == {
            "burgle": 6, "stumble": 2, "sidestep": 1, "scramble": 1,
        }  # fmt: skip


def test_kl_006_five_cards_make_the_first_hand() -> None:
    table = dealt(3)
    assert [hero.hand.size() for hero in table.state.heroes] == [5, 5, 5]
    assert len({dealt(2, seed=str(n))[0].hand for n in range(8)}) > 1


def test_kl_007_six_cards_lie_in_the_row_beside_reserve_and_goblin() -> None:
    table = dealt(2)
    view = RULES.observe(table.state, SPECTATOR)
    assert [entry["slot"] for entry in view["row"]] == [0, 1, 2, 3, 4, 5]
    assert view["reserve"] == {"mercenary": 15, "explore": 15, "secret_tome": 12, "goblin": 1}
    assert table.left("mastery") == 4


def test_kl_008_the_dragons_space_says_how_many_cubes_an_attack_draws() -> None:
    table = klong().rage_is(5).bag_is(black=24)
    table[0].plays("mister_whiskers").does("choose:attack")
    assert table.told_of("attacked") == [4]


def test_kl_g01_the_box_holds_what_it_should() -> None:
    book = RULES.book  # type: ignore[attr-defined]
    assert (len(book.dungeon_deck), len(book.starter_deck)) == (100, 10)
    assert [int(n) for n in book.reserve_copies] == [15, 15, 12, 1]
    assert len(book.tokens_of(MASTERY)) == 4
    backs = Counter(book.back_words[each.back] for each in book.printed for _ in range(each.copies))
    assert (backs["major"], backs["minor"], backs["token"]) == (11, 18, 7 + 7 + 3 + 4)
    kinds = Counter(book.kind[card] for card in book.dungeon_deck)
    assert (kinds[1], kinds[2]) == (10, 20)
    assert sum(book.dragon[card] for card in book.dungeon_deck) == 26
    assert sum(book.danger[card] for card in book.dungeon_deck) == 5
    assert sum(book.arrive[card] > 0 for card in book.dungeon_deck) == 8
    table = klong(4)
    assert [seat.cubes for seat in table] == [30] * 4
    assert table.black() == (24, 0)


def test_kl_g02_two_to_four_play() -> None:
    assert RULES.seats == (2, 4)
    for seats in (1, 5):
        with pytest.raises(BadOption):
            RULES.setup(seats, "x")


@BOTH
@pytest.mark.parametrize(("seats", "missing"), [(4, 0), (3, 1), (2, 2)])
def test_kl_g03_an_artifact_less_for_every_empty_seat(seats: int, missing: int, side: str) -> None:
    table = dealt(seats, {"side": side})
    view = RULES.observe(table.state, SPECTATOR)
    names = ["ring", "ankh", "vase", "bananas", "shield", "chestplate", "thurible"]
    there = {entry["token"]: entry["room"] for entry in view["tokens"] if entry["token"] in names}
    assert len(there) == 7 - missing
    layout = RULES.layouts[table.state.settings[0]]  # type: ignore[attr-defined]
    for name, room in there.items():
        assert layout.values[int(room) - 1] == RULES.book.points[RULES.cards.index(name)]  # type: ignore[attr-defined]
    gone = [event.card for event in table.session.opening if event.kind == "removed-artifact"]
    assert {RULES.cards[card] for card in gone} == set(names) - set(there)
    assert len(gone) == missing


def test_kl_g03_any_artifact_may_be_missing() -> None:
    missing = set()
    for n in range(40):
        opening = dealt(2, seed=f"missing {n}").session.opening
        missing |= {RULES.cards[e.card] for e in opening if e.kind == "removed-artifact"}
    assert missing == {"ring", "ankh", "vase", "bananas", "shield", "chestplate", "thurible"}


@BOTH
def test_kl_g04_a_major_and_two_minor_secrets_lie_face_down_on_their_spaces(side: str) -> None:
    table = dealt(2, {"side": side})
    tokens = RULES.observe(table.state, 0)["tokens"]
    lying = Counter((entry["token"], entry["room"]) for entry in tokens)
    assert sorted(n for (token, _), n in lying.items() if token == "?major") == [1] * 9
    assert sorted(n for (token, _), n in lying.items() if token == "?minor") == [2] * 9
    unseen = [entry for entry in table.state.box.entries if entry & SEEN == 0]
    assert len(unseen) == 2


def test_kl_g04_nobody_knows_which_secret_lies_where() -> None:
    tables = [dealt(2, seed=f"secrets {n}") for n in range(12)]
    assert {table.tokens_in(5)[0] for table in tables} > {"chalice"}
    assert len({tuple(table.tokens_in(4)) for table in tables}) > 3


@BOTH
def test_kl_g05_idols_on_their_shrine_and_goods_at_the_market(side: str) -> None:
    table = dealt(2, {"side": side})
    assert table.tokens_in(24) == ["monkey_idol"] * 3
    view = RULES.observe(table.state, SPECTATOR)
    assert view["market"] == [
        "backpack", "backpack", "crown_10", "crown_8", "crown_9", "master_key", "master_key",
    ]  # fmt: skip


@pytest.mark.parametrize(("seats", "space", "cubes"), [(4, 1, 2), (3, 2, 2), (2, 3, 3)])
def test_kl_g06_fewer_seats_begin_further_up_the_rage_track(
    seats: int, space: int, cubes: int
) -> None:
    table = dealt(seats)
    view = RULES.observe(table.state, SPECTATOR)
    assert (view["rage"], view["rage_track"]) == (space, [2, 2, 3, 3, 4, 4, 5])
    assert view["rage_track"][space - 1] == cubes


def test_kl_g07_the_first_make_more_noise() -> None:
    calm = {"opening_texts": False}
    table = dealt(4, {"first": "seat0", **calm})
    assert [seat.noise for seat in table] == [3, 2, 1, 0]
    table = dealt(4, calm, seed="another")
    first = int(table.state.turn)
    assert [table[(first + n) % 4].noise for n in range(4)] == [3, 2, 1, 0]


def test_kl_g08_the_first_row_shows_no_dragon_but_its_cards_arrive() -> None:
    arrived = 0
    for seed in range(60):
        table = dealt(2, {"first": "seat0"}, seed=f"row {seed}")
        words = table.row.split()
        assert not any(RULES.book.dragon[RULES.cards.index(word)] for word in words)  # type: ignore[attr-defined]
        noisy = words.count("watcher") + words.count("overlord")
        assert [seat.noise for seat in table] == [3 + noisy, 2 + noisy]
        arrived += noisy > 0
        quiet = dealt(2, {"first": "seat0", "opening_texts": False}, seed=f"row {seed}")
        assert [seat.noise for seat in quiet] == [3, 2]
    assert arrived > 5


def test_kl_g08_dragons_of_the_opening_are_shuffled_back() -> None:
    tops = [int(dealt(2, seed=f"top {n}").state.dungeon.entries[-1]) for n in range(60)]
    dragons = sum(RULES.book.dragon[top & CARD] != 0 for top in tops)  # type: ignore[attr-defined]
    assert 5 < dragons < 30  # in five deals of six a dragon was drawn and put back


def test_kl_g09_anybody_may_begin_unless_the_table_says_who() -> None:
    assert {int(dealt(4, seed=str(n)).state.turn) for n in range(40)} == {0, 1, 2, 3}
    assert {int(dealt(4, {"first": "seat0"}, seed=str(n)).state.turn) for n in range(10)} == {0}


def test_kl_g10_the_host_chooses_the_side() -> None:
    assert RULES.observe(dealt(2).state, 0)["board"] == "day"
    assert RULES.observe(dealt(2, {"side": "dusk"}).state, 0)["board"] == "dusk"
    ann = klong(options={"side": "dusk"})[0].has(room=3, boots=1)
    with refused("KL-054"):
        ann.does("move:2>3")
