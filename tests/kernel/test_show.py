"""What a person sees who prints something: names instead of numbers, and no secret of the dice."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64
from tests.kernel.minigame import END, TURN, Duel, DuelRules

from tischrunde.games import catalog
from tischrunde.kernel.event import NO_CARD, NOBODY, Event, Log
from tischrunde.kernel.frame import Stack, pack_frame, show_frame
from tischrunde.kernel.message import Message
from tischrunde.kernel.pile import DOWN, EVERYONE, MARK_SHIFT, SEEN_SHIFT, Pile, face_up
from tischrunde.kernel.playout import playout
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.setting import Setting
from tischrunde.table import Session

RULES = DuelRules()


def opened() -> Duel:
    return RULES.setup(2, "show")


def test_frames_are_shown_by_the_names_of_their_ops() -> None:
    assert show_frame(pack_frame(1, 3), ["turn", "lay_back"]) == "LayBack(seat 3)"
    assert show_frame(pack_frame(0, 2, 7, 0, 4), ["turn"]) == "Turn(seat 2, 7, 0, 4)"
    assert show_frame(pack_frame(0, 2, 7), ["turn"]) == "Turn(seat 2, 7)"
    assert show_frame(pack_frame(12, 0)) == "Op12(seat 0)"


def test_a_stack_shows_its_frames_innermost_last() -> None:
    stack = Stack.of(vec[i64]([pack_frame(END, 1), pack_frame(TURN, 0)]))
    assert stack.show(["turn", "end"]) == "[End(seat 1), Turn(seat 0)]"
    assert repr(stack) == "Stack([Op1(seat 1), Op0(seat 0)])"


def test_a_pile_shows_who_knows_a_card_and_how_it_lies() -> None:
    entries = [face_up(0), 1, 2 | 0b101 << SEEN_SHIFT, 3 | 0b10000010 << SEEN_SHIFT]
    entries += [face_up(4) | DOWN, face_up(5) | 17 << MARK_SHIFT, 6 | DOWN | 2 << MARK_SHIFT]
    pile = Pile(vec[i64](entries))
    assert repr(pile) == "Pile([0, 1{}, 2{0,2}, 3{1,*}, 4~, 5@17, 6{}~@2])"
    assert pile.show(["a", "b", "c"]) == "[a, b{}, c{0,2}, 3{1,*}, 4~, 5@17, 6{}~@2]"


def test_events_messages_and_settings() -> None:
    assert repr(Event("drew", 0, 7, 0, 0, 0, 1)) == "Event(drew, seat 0, card 7, told to 0)"
    assert repr(Event("moved", 2, NO_CARD, 3, 4, 0, EVERYONE)) == "Event(moved, seat 2, 3/4/0)"
    assert repr(Event("hid", 1, 5, 0, 0, 0, 0)) == "Event(hid, seat 1, card 5, told to nobody)"
    log = Log()
    log.note(Event("round", NOBODY, NO_CARD, 0, 0, 0, EVERYONE))
    assert repr(log) == "Log([Event(round)])"
    for thing in (Message("key", {"a": Message("b")}), Setting("bury", (True, False), "XX-002")):
        assert eval(repr(thing)) == thing


def test_a_generator_never_shows_its_key() -> None:
    rng = Rng.from_seed("top secret")
    rng.word()
    assert repr(rng) == "<Rng shake128-2 at 508>"
    assert repr(Rng.quick(1, 2, 3)) == "<Rng sfc32 at 13>"


def test_a_question_shows_its_options_in_words() -> None:
    state = opened()
    words = ", ".join(RULES.spell(state, option) for option in state.choices)
    assert repr(RULES.decision(state)) == f"Decision(seat 0, ask-turn, XX-001, [{words}])"
    assert words.startswith("play:card-")


def test_a_state_shows_what_is_open_and_which_it_is() -> None:
    state = opened()
    digest = RULES.digest(state)[:8]
    assert repr(state) == f"<Duel: 2 seats, Turn(seat 0) of 6 options, #{digest}>"
    assert repr(state.clone()) == repr(state)
    RULES.apply(state, state.choices[0])
    assert repr(state).startswith("<Duel: 2 seats, End(seat 0) of 1 options, #")
    playout(RULES, state, Rng.quick(1, 2, 3))
    assert repr(state) == f"<Duel: 2 seats, over, #{RULES.digest(state)[:8]}>"


def test_rules_describe_all_that_lies_on_the_table() -> None:
    state = opened()
    lines = dict(line.split(maxsplit=1) for line in RULES.describe(state).splitlines()[1:])
    assert lines["options"] == "{'bury': True}"
    assert lines["asks"] == repr(RULES.decision(state))
    assert lines["stack"] == "[Turn(seat 0)]"
    hand = ", ".join(f"{RULES.cards[entry & 0xFFF]}{{0}}" for entry in state.hands[0].entries)
    assert lines["hands"].startswith(f"[[{hand}], [")
    assert lines["rows"] == "[[], []]"
    assert "show" not in RULES.describe(state)  # nor the seed in any other way
    playout(RULES, state, Rng.quick(1, 2, 3))
    assert "asks     None" in RULES.describe(state)


def test_every_game_can_be_described() -> None:
    for game in catalog.ids():
        rules = catalog.load(game)
        state = rules.setup(rules.seats[1], "describe")
        for _ in range(20):
            described = rules.describe(state)
            assert repr(state) in described
            assert all(f"\n  {name} " in described for name in state.fields())
            rules.apply(state, state.choices[-1])


def test_showing_never_fails() -> None:
    state = opened()
    state.pile.entries[0] = 13  # a back, as in a masked state
    assert repr(state) == "<Duel: 2 seats, Turn(seat 0) of 6 options, not whole>"
    assert RULES.words[12] == "?card"


def test_what_rules_are_made_of() -> None:
    assert repr(RULES) == "<DuelRules duel 1>"
    assert [repr(op) for op in RULES.ops] == ["<Turn turn>", "<End end>"]
    assert repr(RULES.spelling) == "<Spelling play, bury, done>"
    play, _, done = RULES.spelling.verbs
    assert (repr(play), repr(done)) == ("<Verb play:card>", "<Verb done>")
    assert repr(play.kinds[0]) == "<Kind card: 12 words>"


def test_a_session() -> None:
    session = Session(RULES, 2, "show")
    session.choose(0, session.options()[0])
    assert repr(session) == f"<Session duel, 1 choices: {session.state!r}>"
