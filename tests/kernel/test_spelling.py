"""Options in words: one word for each option, one option for each word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.steady import steady

from tischrunde.games import catalog
from tischrunde.kernel.errors import IllegalChoice
from tischrunde.kernel.option import first_of, pack, second_of, third_of, verb_of
from tischrunde.kernel.spelling import Kind, Spelling, Verb

PLACE = Kind("place", ["r01", "r02", "r03"])
CARD = Kind("card", ["red-1", "ünkown", "?"])
TOY = Spelling(
    [
        Verb("pass", []),
        Verb("take", [PLACE]),
        Verb("swap", [PLACE, CARD]),
        Verb("turn", [CARD, PLACE, CARD]),
    ]
)
SPELLINGS = {"toy": TOY} | {id: catalog.load(id).spelling for id in catalog.ids()}
every_spelling = pytest.mark.parametrize("spelling", SPELLINGS.values(), ids=list(SPELLINGS))


@every_spelling
def test_parse_is_the_inverse_of_spell_over_all_there_is(spelling: Spelling) -> None:
    universe = spelling.universe()
    words = [spelling.spell(option) for option in universe]
    assert [spelling.parse(word) for word in words] == universe
    assert len(set(words)) == len(set(universe)) == len(universe) > 0


@every_spelling
def test_the_universe_is_in_order(spelling: Spelling) -> None:
    assert spelling.universe() == sorted(spelling.universe())


def test_the_universe_is_every_verb_with_everything_it_can_be_about() -> None:
    assert len(TOY.universe()) == 1 + 3 + 3 * 3 + 3 * 3 * 3


def test_words_are_a_verb_and_its_operands_in_order() -> None:
    assert TOY.spell(pack(0)) == "pass"
    assert TOY.spell(pack(2, 1, 0)) == "swap:r02/red-1"
    assert TOY.spell(pack(3, 2, 0, 1)) == "turn:?/r01/ünkown"
    option = TOY.parse("turn:red-1/r03/?")
    assert (verb_of(option), first_of(option), second_of(option), third_of(option)) == (3, 0, 2, 2)


UNREADABLE = [
    "", ":", "/", "pass:", "pass:r01", "take", "take:", "take:r04", "take:r1", "take:r01/",
    "take:/r01", "take:r01/r02", "take::r01", "take:r01:", " take:r01", "take:r01 ", "take: r01",
    "TAKE:r01", "take\n:r01", "take:r01\n", "take\0:r01", "take:r０1", "swap:r01", "swap:red-1/r01",
    "swap:r01//red-1", "turn:red-1/r03/?/", "jump:r01", "take:\ud800", "x" * 100_000,
    "take:" + "r01/" * 50_000, "/" * 1000,
]  # fmt: skip


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: repr(text[:20]))
def test_kn_001_words_that_mean_nothing_are_refused(text: str) -> None:
    with pytest.raises(IllegalChoice) as refusal:
        TOY.parse(text)
    assert refusal.value.rule == "KN-001"
    assert refusal.value.message.key == "refused-KN-001"
    assert len(str(refusal.value)) < 300
    assert len(str(refusal.value.message.args["text"])) <= 41


@given(st.text())
@steady
def test_kn_001_any_text_is_read_or_refused(text: str) -> None:
    try:
        option = TOY.parse(text)
    except IllegalChoice as refusal:
        assert refusal.rule == "KN-001"
    else:
        assert TOY.spell(option) == text


def test_a_word_that_could_not_be_read_back_is_a_mistake_of_the_game() -> None:
    for words in (["a/b"], ["a:b"], ["twice", "twice"]):
        with pytest.raises(AssertionError):
            Kind("bad", words)
    with pytest.raises(AssertionError):
        Verb("four", [PLACE, PLACE, PLACE, PLACE])
