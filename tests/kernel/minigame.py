"""A stranger's game in plain Python: two hidden hands, one pile, highest row wins.

In turn, a seat plays a card of its hand open before it, or buries one under the pile; then it
draws and says that it is done.  When nobody has a card left to play the game is over.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.kernel.codec import Reader
from tischrunde.kernel.frame import Stack, seat_of
from tischrunde.kernel.message import Arg, ScoreLine
from tischrunde.kernel.op import Op
from tischrunde.kernel.option import NO_CHOICE, first_of, pack, verb_of
from tischrunde.kernel.pile import CARD, SEEN_SHIFT, Pile, face_up, seat_bit
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.setting import Setting
from tischrunde.kernel.spelling import Kind, Spelling, Verb
from tischrunde.kernel.state import State

CARDS = [f"card-{n}" for n in range(1, 13)]
PLAY, BURY, DONE = 0, 1, 2
TURN, END = 0, 1
HAND = 3


class Duel(State):
    """A hand and a row before each seat, a pile between them."""

    def __init__(
        self,
        settings: vec[i64],
        rng: Rng,
        stack: Stack,
        hands: list[Pile],
        rows: list[Pile],
        pile: Pile,
    ) -> None:
        super().__init__(2, settings, rng, stack)
        self.hands, self.rows, self.pile = hands, rows, pile

    def clone(self) -> Duel:
        hands = [hand.clone() for hand in self.hands]
        rows = [row.clone() for row in self.rows]
        stack = self.stack.clone()
        twin = Duel(self.settings, self.rng.clone(), stack, hands, rows, self.pile.clone())
        twin.inherit(self)
        return twin

    def piles(self) -> list[Pile]:
        return [*self.hands, *self.rows, self.pile]

    def fields(self) -> dict[str, Any]:
        return {"hands": self.hands, "rows": self.rows, "pile": self.pile}

    def draw(self, seat: int) -> None:
        if self.pile.size() > 0:
            card = self.pile.draw() & CARD
            self.hands[seat].put(card | seat_bit(seat) << SEEN_SHIFT)
            self.emit("drew", seat, card, audience=seat_bit(seat))


class Turn(Op[Duel]):
    """XX-001: play a card or bury one, then draw."""

    name = "turn"

    def ask(self, state: Duel, frame: i64) -> str:
        return "ask-turn"

    def rule(self, state: Duel, frame: i64) -> str:
        return "XX-001"

    def candidates(self, state: Duel, frame: i64) -> vec[i64]:
        hand = [entry & CARD for entry in state.hands[seat_of(frame)].entries]
        return vec[i64]([pack(verb, card) for verb in (PLAY, BURY) for card in hand])

    def bars(self, state: Duel, frame: i64, option: i64) -> str:
        """XX-002: nothing can be buried once the pile is used up, or where the table forbids it."""
        if verb_of(option) == BURY and (state.pile.size() == 0 or state.settings[0] != 0):
            return "XX-002"
        return ""

    def take(self, state: Duel, frame: i64, choice: i64) -> None:
        seat = int(seat_of(frame))
        if choice == NO_CHOICE:
            return
        hand = state.hands[seat]
        card = hand.take_at(hand.find(first_of(choice))) & CARD
        if verb_of(choice) == PLAY:
            state.rows[seat].put(face_up(card))
            state.emit("played", seat, card)
        else:
            state.pile.insert(0, card)  # nobody keeps in mind what lies down there
            state.emit("buried", seat, card, audience=seat_bit(seat))
        state.draw(seat)
        state.push(END, seat)


class End(Op[Duel]):
    """XX-003: the end of a turn is always said, even though there is nothing else to say."""

    name = "end"
    confirms = True

    def ask(self, state: Duel, frame: i64) -> str:
        return "ask-end"

    def rule(self, state: Duel, frame: i64) -> str:
        return "XX-003"

    def candidates(self, state: Duel, frame: i64) -> vec[i64]:
        return vec[i64]([pack(DONE)])

    def take(self, state: Duel, frame: i64, choice: i64) -> None:
        state.turn = 1 - seat_of(frame)
        state.push(TURN, state.turn)


class DuelRules(Rules[Duel]):
    """XX-000: the whole game."""

    def __init__(self) -> None:
        card = Kind("card", CARDS)
        super().__init__(
            "duel",
            1,
            (2, 2),
            [Setting("bury", (True, False), "XX-002")],
            [Turn(), End()],
            Spelling([Verb("play", [card]), Verb("bury", [card]), Verb("done", [])]),
            CARDS,
            [0] * len(CARDS),
            ["card"],
        )

    def deal(self, seats: int, settings: vec[i64], rng: Rng) -> Duel:
        pile = Pile(vec[i64](range(len(CARDS))))
        pile.shuffle(rng)
        empty = [Pile(vec[i64]()) for _ in range(4)]
        state = Duel(settings, rng, Stack.of(vec[i64]()), empty[:2], empty[2:], pile)
        for seat in (0, 1):
            for _ in range(HAND):
                state.draw(seat)
        state.push(TURN, 0)
        return state

    def rebuild(self, seats: int, settings: vec[i64], rng: Rng, stack: Any, fields: Reader) -> Duel:
        hands, rows = fields.piles("hands", 2), fields.piles("rows", 2)
        return Duel(settings, rng, stack, hands, rows, fields.pile("pile"))

    def view(self, masked: Duel) -> dict[str, Any]:
        def shown(pile: Pile) -> list[str]:
            return [self.words[entry & CARD] for entry in pile.entries]

        return {
            "hands": [shown(hand) for hand in masked.hands],
            "rows": [shown(row) for row in masked.rows],
            "pile": shown(masked.pile),
        }

    def label_args(self, state: Duel, option: i64) -> dict[str, Arg]:
        return {} if verb_of(option) == DONE else {"card": self.card_name(first_of(option))}

    def score(self, state: Duel, seat: i64) -> list[ScoreLine]:
        return [ScoreLine("XX-000", "row", int(e & CARD) + 1) for e in state.rows[seat].entries]

    def standings(self, state: Duel) -> list[list[int]]:
        sums = [sum(line.points for line in self.score(state, seat)) for seat in (0, 1)]
        best = sums.index(max(sums))
        return [[0, 1]] if sums[0] == sums[1] else [[best], [1 - best]]

    def bound(self, state: Duel) -> int:
        return 10**6  # burying may go on for long
