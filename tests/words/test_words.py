"""`Words`: messages become sentences, and a missing one never ends a game."""

import pytest

from tischrunde.kernel.errors import BadOption
from tischrunde.kernel.message import Message
from tischrunde.words import STRICT, MissingWords, Words, language

SEAT = Message("seat", {"seat": 1})
TOOK = Message(
    "event-took",
    {"who": SEAT, "card": Message("card-red-3"), "place": Message("place", {"number": 7})},
)


@pytest.fixture
def german() -> Words:
    return Words("de", "strife-of-gods", strict=True)


def test_messages_inside_a_message_come_first(german: Words) -> None:
    assert german.say(TOOK, ["Anna", "Ben"]) == "Ben nimmt: rote 3 (Stelle 7)."


def test_a_seat_without_a_name_is_counted_from_one(german: Words) -> None:
    assert german.say(TOOK) == "Platz 2 nimmt: rote 3 (Stelle 7)."
    assert german.say(SEAT, ["Anna"]) == "Platz 2"


def test_english_says_the_same() -> None:
    english = Words("en", "strife-of-gods", strict=True)
    assert english.say(TOOK, ["Anna", "Ben"]) == "Ben takes: red 3 (place 7)."


def test_no_isolation_marks(german: Words) -> None:
    assert not set("\u2066\u2067\u2068\u2069") & set(german.say(TOOK, ["Anna", "Ben"]))


def test_plurals_are_the_languages_own(german: Words) -> None:
    assert german.text("board-points", points=1) == "1 Punkt"
    assert german.text("board-points", points=0) == "0 Punkte"


def test_a_missing_word_is_an_error_for_us(german: Words) -> None:
    with pytest.raises(MissingWords, match="event-nobody-wrote"):
        german.text("event-nobody-wrote")
    with pytest.raises(MissingWords, match="event-took"):
        german.text("event-took")


def test_a_missing_word_never_ends_a_game() -> None:
    lenient = Words("de", "strife-of-gods", strict=False)
    assert lenient.text("event-nobody-wrote") == "event-nobody-wrote"
    assert "who" in lenient.text("event-took")


def test_without_a_game_there_are_the_words_of_all_games() -> None:
    words = Words("en", strict=False)
    assert words.has("refused-KN-001")
    assert not words.has("card-red-3")


def test_tests_are_strict_players_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(STRICT, raising=False)
    assert not Words("de").strict
    monkeypatch.setenv(STRICT, "1")
    assert Words("de").strict


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "POSIX", "LC_ALL": ""}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "", "LANGUAGE": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "en"),
        ({"LANGUAGE": "fr:en:de", "LANG": "de_DE.UTF-8"}, "en"),
        ({"TISCHRUNDE_LANG": "de", "LANGUAGE": "en", "LC_ALL": "en_US"}, "de"),
        ({"LANG": "en"}, "en"),
    ],
)
def test_the_language_is_the_environments(environ: dict[str, str], lang: str) -> None:
    assert language(None, environ) == lang


def test_the_language_asked_for_comes_first() -> None:
    assert language("en", {"TISCHRUNDE_LANG": "de"}) == "en"
    with pytest.raises(BadOption, match="de, en"):
        language("tlh", {})
