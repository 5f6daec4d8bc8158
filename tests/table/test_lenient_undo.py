"""KN-009: at a lenient table a card of one's own that was shown can be taken back; nothing else."""

from collections import Counter
from typing import Any

import pytest
from tests.kernel.minigame import Duel, DuelRules
from tests.size import size
from tests.table.play import digest, known_cards, opened, seats_and_spectators

from tischrunde.games import catalog
from tischrunde.kernel.pile import CARD, SEEN_SHIFT, SPECTATOR, face_up, seat_bit
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules
from tischrunde.table import Session, replay
from tischrunde.table.undo import LENIENT, STRICT, History, told, usual_manner
from tischrunde.testing import refused

ENOUGH = size(400, 120, 120)  # undos of one game's law


def test_alone_against_bots_one_is_lenient_with_oneself() -> None:
    assert [usual_manner(people) for people in range(4)] == [LENIENT, LENIENT, STRICT, STRICT]


def test_a_manner_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="'kind' is none of strict, lenient"):
        Session(DuelRules(), 2, "seed", None, "kind")


# -- a hand card of Klong! --------------------------------------------------------------------


def played_card(manner: str) -> tuple[Session, str, int]:
    """A table at which somebody has just played a card from hand; as it was before."""
    session = Session(catalog.load("klong"), 2, "hand", {}, manner)
    before = digest(session)
    assert session.decision is not None
    seat = session.decision.seat
    session.choose(seat, "play:burgle")
    return session, before, seat


def test_kn_009_a_card_played_by_mistake_goes_back_to_the_hand() -> None:
    session, before, seat = played_card(LENIENT)
    assert session.bars_undo(seat) == ""
    session.undo(seat)
    assert digest(session) == before and session.record.choices == []
    session.choose(seat, "play:stumble")
    assert replay(session.rules, session.record).record == session.record


def test_kn_009_at_a_strict_table_what_is_shown_is_shown() -> None:
    session, _, seat = played_card(STRICT)
    assert session.bars_undo(seat) == "KN-009"
    with refused("KN-009"):
        session.undo(seat)


def test_kn_009_card_by_card_back_to_the_beginning_of_the_turn() -> None:
    session, before, seat = played_card(LENIENT)
    states = [before]
    while words := [word for word in session.options() if word.startswith("play:burgle")]:
        states.append(digest(session))
        session.choose(seat, words[0])
    assert len(states) > 2
    while states:
        session.undo(seat)
        assert digest(session) == states.pop()
    assert session.bars_undo(seat) == "KN-004"


def test_kn_005_with_the_new_hand_the_turn_is_over_for_good() -> None:
    session, _, seat = played_card(LENIENT)
    while session.decision is not None and session.decision.seat == seat:
        words = session.options()
        session.choose(seat, next((word for word in words if word.startswith("play:")), "end"))
    assert session.bars_undo(seat, {1 - seat}) == "KN-005"


# -- what may not be taken back even there ----------------------------------------------------


def dealt() -> Duel:
    state = DuelRules().setup(2, "laid by hand")
    assert isinstance(state, Duel)
    return state


def showing(before: Duel, seat: int) -> Duel:
    """The same table, after a seat has laid a card of its hand before it; nothing is drawn."""
    after = before.clone()
    after.rows[seat].put(face_up(after.hands[seat].draw() & CARD))
    return after


def test_showing_is_told_from_drawing() -> None:
    before = dealt()
    assert told(before, before.clone(), 0) == ""
    assert told(before, showing(before, 0), 0) == "KN-009"
    assert told(before, showing(before, 1), 0) == "KN-005", "another's card is a secret"
    for seat in (0, 1):
        after = before.clone()
        after.draw(seat)
        assert told(before, after, 0) == "KN-005"


def test_what_another_draws_is_a_secret_even_if_one_holds_its_like() -> None:
    """The other knows one such card more, and we know one: but not the same."""
    before = dealt()
    like = before.hands[0].entries[-1] & CARD
    before.pile.draw()
    before.pile.put(like)
    after = before.clone()
    after.draw(1)
    assert Counter(known_cards(after, 1)) - Counter(known_cards(before, 1)) == {like: 1}
    assert like in known_cards(before, 0)
    assert told(before, after, 0) == "KN-005"


def test_a_card_shown_to_one_seat_alone_is_shown() -> None:
    before = dealt()
    after = before.clone()
    after.hands[0].entries[-1] |= seat_bit(1) << SEEN_SHIFT
    assert told(before, after, 0) == "KN-009"


def test_kn_009_once_a_bot_has_chosen_it_stands() -> None:
    history, before = History(LENIENT), dealt()
    shown = showing(before, 0)
    history.note(0, before, before.clone())  # something that shows nothing
    history.note(0, before, shown)
    assert history.bars(0, {1}) == ""
    history.note(1, shown, shown.clone())
    assert history.bars(0, {1}) == "KN-009"
    assert history.bars(1, set()) == ""


def test_what_comes_after_a_shown_card_goes_back_with_the_bots_as_ever() -> None:
    history, before = History(LENIENT), dealt()
    shown = showing(before, 0)
    history.note(0, before, shown)
    history.note(0, shown, shown.clone())
    history.note(1, shown, shown.clone())
    assert history.bars(0, {1}) == ""
    assert history.undo(0, {1}) == (shown, 1)
    assert history.bars(0, {1}) == "KN-009"


def test_kn_005_a_bot_that_shows_its_card_has_revealed_it_to_the_others() -> None:
    """Otherwise one could look at a bot's hand, and choose again."""
    history, before = History(LENIENT), dealt()
    history.note(0, before, before.clone())
    history.note(1, before, showing(before, 1))
    assert history.bars(0, {1}) == "KN-005"
    assert history.bars(1, set()) == "", "to itself it was no secret"


# -- the law ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rules", [*map(catalog.load, catalog.ids()), DuelRules()], ids=lambda rules: rules.id
)
@pytest.mark.parametrize("manner", [STRICT, LENIENT])
def test_after_an_undo_nobody_knows_more_of_what_was_hidden(rules: Rules[Any], manner: str) -> None:
    """The one who undoes has learnt nothing at all, and the others nothing but cards that this
    one knew; at a strict table not even those."""
    undone = shown = 0
    for seed in range(15):
        session = opened(seed, rules, manner)
        rng = Rng.quick(seed, 3, 3)
        while session.decision is not None and undone < ENOUGH:
            seat, words = session.decision.seat, session.options()
            before, was = session.state.clone(), digest(session)
            word = words[rng.below(len(words))]
            option = session.check(seat, word)
            session.choose(seat, word)
            if session.bars_undo(seat):
                continue
            after = session.state.clone()
            assert after.rng.position() == before.rng.position()
            news = {s: news_of(before, after, s) for s in seats_and_spectators(session)}
            assert not news[seat]
            for cards in news.values():
                assert manner == LENIENT or not cards
                assert not cards - Counter(known_cards(before, seat))
            # Whatever this seat could have imagined before comes to what it saw afterwards, and
            # tells the others what they were told: so it did not depend on anything hidden.
            guess = rules.imagine(before, seat, rng)
            guessed = guess.clone()
            rules.apply(guessed, option)
            assert rules.observe(guessed, seat) == rules.observe(after, seat)
            for other, cards in news.items():
                assert news_of(guess, guessed, other) == cards
            session.undo(seat)
            undone, shown = undone + 1, shown + any(news.values())
            assert digest(session) == was
            assert session.options() == words
            session.choose(seat, word)
            assert digest(session) == rules.digest(after)
    assert undone > ENOUGH // 2 or rules.id not in catalog.ids()
    assert shown > ENOUGH // 20 or manner == STRICT or rules.id != "klong"


def news_of(before: Any, after: Any, seat: int) -> Counter[int]:
    """The cards a seat knows now and did not."""
    return Counter(known_cards(after, seat)) - Counter(known_cards(before, seat))


def test_spectators_count_as_others() -> None:
    before = dealt()
    after = before.clone()
    after.hands[0].entries[-1] |= seat_bit(SPECTATOR) << SEEN_SHIFT
    assert told(before, after, 0) == "KN-009"
    assert told(before, after, 1) == "KN-005"
