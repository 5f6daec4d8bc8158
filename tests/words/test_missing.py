"""What helps whoever writes the words of a new game."""

from tests.words.missing import open_message

GAME = "strife-of-gods"


def test_a_message_to_be_written_says_what_it_is_told() -> None:
    assert open_message(GAME, "event-took") == "event-took = … { $card } { $place } { $who }\n"


def test_where_play_tells_nothing_there_is_nothing_to_use() -> None:
    assert open_message(GAME, "event-nobody-emits") == "event-nobody-emits = …\n"
