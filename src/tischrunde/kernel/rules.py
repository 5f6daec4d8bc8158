"""The contract of a game, and the one loop that resolves frames."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.kernel import codec, travel
from tischrunde.kernel.decision import Decision
from tischrunde.kernel.errors import BadData, BadOption, brief
from tischrunde.kernel.event import NO_CARD, NOBODY, Event, Log
from tischrunde.kernel.frame import op_of, seat_of
from tischrunde.kernel.knowledge import census, mask, redeal
from tischrunde.kernel.message import Arg, Message, ScoreLine
from tischrunde.kernel.op import Op
from tischrunde.kernel.option import NO_CHOICE, OPERAND_LIMIT, sort, verb_of
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.setting import Setting, settled, spelled_out
from tischrunde.kernel.show import whole_state
from tischrunde.kernel.spelling import Spelling
from tischrunde.kernel.state import State

S = TypeVar("S", bound=State)

GAME_OVER = "KN-002"
BOXED: Final = OPERAND_LIMIT
IMAGININGS = 1000  # deals to try before a question put to another seat has an answer in one


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """A game: immutable, without state, shared by every table that plays it.

    ``cards`` are the words of all cards, ``backs`` the back of each card by number and
    ``back_words`` what those backs are called.
    """

    def __init__(
        self,
        id: str,
        version: int,
        seats: tuple[int, int],
        options: list[Setting],
        ops: list[Op[Any]],
        spelling: Spelling,
        cards: list[str],
        backs: list[int],
        back_words: list[str],
    ) -> None:
        self.id = id
        self.version = version  # bumped when an old record would now mean something else
        self.compatible: tuple[int, ...] = ()  # older ones whose games can be played on
        self.earlier: dict[int, Callable[[], Any]] = {}  # how those are had that ask otherwise
        self.seats = seats  # fewest, most
        self.options = options
        # A vec knows what it holds: looks are unchecked.  At run time it wants the bare class.
        self.ops: vec[Op[Any]] = vec[Op](ops)  # type: ignore[type-arg]
        for op in ops:
            # An op in plain Python says these in its class body: compiled code does not look there.
            written: Any = op
            op.name, op.asks, op.confirms = written.name, written.asks, written.confirms
        self.spelling = spelling
        self.cards = cards
        self.backs = vec[i64](backs)
        self.back_words = back_words
        # Options are small numbers mostly, and looked up sooner than made.
        self.boxed: list[object] = list(range(BOXED))
        self.defaults = settled(options, {})
        self.words = cards + [f"?{back}" for back in back_words]  # as a masked state counts
        # How another process gets these rules; without it, by calling their class.
        self.origin: tuple[Callable[..., Any], tuple[Any, ...]] | None = None

    # -- play -----------------------------------------------------------------------------

    def setup(
        self, seats: object, seed: object, options: object = None, log: Log | None = None
    ) -> S:
        """A new game, dealt and settled while ``log`` hears; impossible options are refused."""
        fewest, most = self.seats
        if not isinstance(seats, int) or isinstance(seats, bool) or not fewest <= seats <= most:
            raise BadOption("seats", seats, f"{fewest} to {most}")
        if not isinstance(seed, str):
            raise BadOption("seed", seed, "any text")
        if options is not None and not isinstance(options, Mapping):
            raise BadOption("options", options, "names and values")
        settings = settled(self.options, options) if options else self.defaults
        state = self.deal(seats, settings, Rng.from_seed(f"{self.id}/{seed}"))
        travel.at_home(self, state)
        state.log = log
        self.settle(state)
        state.log = None
        return state

    def decision(self, state: S) -> Decision | None:
        """The open question; None when the game is over."""
        if state.over:
            return None
        frame = state.stack.top()
        op = self.ops[op_of(frame)]
        boxed = self.boxed
        options: list[object] = [
            boxed[option] if option < BOXED else option for option in state.choices
        ]
        return Decision(seat_of(frame), op.ask(state, frame), op.rule(state, frame), options, self)

    def apply(self, state: S, option: i64) -> None:
        """Carry an offered option out and settle.  Trusts; ``Session.choose`` checks first."""
        frame = state.stack.pop()
        self.ops[op_of(frame)].take(state, frame, option)
        self.settle(state)

    def step(self, state: S, option: i64) -> Decision | None:
        """``apply`` and the next ``decision`` in one call, for loops written in Python."""
        self.apply(state, option)
        return self.decision(state)

    def settle(self, state: S) -> None:
        """Resolve frames until somebody has a real choice to make."""
        stack = state.stack
        ops = self.ops
        while stack.depth > 0:
            frame = stack.top()
            op = ops[op_of(frame)]
            choice: i64 = NO_CHOICE
            if op.asks:
                count = op.offer(state, frame)
                if count > 1 or (count == 1 and op.confirms):
                    return
                if count == 1:
                    choice = state.offered[0]
            stack.depth -= 1
            op.take(state, frame, choice)
        state.over = True
        state.choices = vec[i64]()

    # -- words ----------------------------------------------------------------------------

    def spell(self, state: S, option: i64) -> str:
        """Stable words for an option: ``take:r07``."""
        return self.spelling.spell(option)

    def parse(self, state: S, text: object) -> int:
        """The option these words mean, allowed now or not."""
        return self.spelling.parse(text)

    def universe(self) -> list[int]:
        """Every option that can ever be spelled in this game."""
        return self.spelling.universe()

    def bars(self, state: S, option: i64) -> str:
        """The rule that forbids this option now, or "" when it is offered."""
        if state.over:
            return GAME_OVER
        frame = state.stack.top()
        op = self.ops[op_of(frame)]
        if not op.hears(verb_of(option)) or not op.means(state, frame, option):
            return op.rule(state, frame)
        return op.bars(state, frame, option)

    def candidates(self, state: S) -> list[int]:
        """Whatever could be meant by an answer to the open question, offered or barred."""
        if state.over:
            return []
        frame = state.stack.top()
        found = self.ops[op_of(frame)].candidates(state, frame)
        sort(found)
        return [int(option) for option in found]

    def question(self, state: S) -> Message:
        """The open question, for people."""
        assert not state.over, "a finished game asks nothing"
        frame = state.stack.top()
        return Message(self.ops[op_of(frame)].ask(state, frame), self.question_args(state, frame))

    def label(self, state: S, option: i64) -> Message:
        """What an option is called, for people."""
        verb = self.spelling.verbs[verb_of(option)]
        return Message(f"option-{verb.name}", self.label_args(state, option))

    def refusal(self, state: S, option: i64) -> Message:
        """Why an option is barred and what would allow it, for people."""
        return Message(f"refused-{self.bars(state, option)}", self.label_args(state, option))

    def tell(self, event: Event, seat: i64) -> Message:
        """What happened, as this seat (or SPECTATOR) may hear it."""
        args: dict[str, Arg] = {}
        if event.seat != NOBODY:
            args["who"] = Message("seat", {"seat": event.seat})
        args.update(self.event_args(event))
        if event.card != NO_CARD:
            shown = event.card if event.tells(seat) else len(self.cards) + self.backs[event.card]
            args["card"] = self.card_name(shown)
        return Message(f"event-{event.kind}", args)

    def card_name(self, card: i64) -> Message:
        """A card's name, or its back's."""
        if card < len(self.cards):
            return Message(f"card-{self.cards[card]}")
        return Message(f"back-{self.back_words[card - len(self.cards)]}")

    # -- knowledge ------------------------------------------------------------------------

    def observe(self, state: S, seat: i64) -> dict[str, Any]:
        """All this seat (or SPECTATOR) can know, as plain data that refers to nothing."""
        masked: S = state.clone()
        masked.rng = Rng.quick(0, 0, 0)
        masked.choices = vec[i64]()
        mask(masked.piles(), seat, self.backs_of(state), len(self.cards))
        decision = self.decision(state)
        view = {
            "game": self.id,
            "version": self.version,
            "seat": int(seat),
            "seats": int(state.seats),
            "options": spelled_out(self.options, state.settings),
            "turn": int(state.turn),
            "over": state.over,
            "asked": None if decision is None else int(decision.seat),
            "ask": "" if decision is None else decision.ask,
        }
        view.update(self.view(masked))
        return view

    def imagine(self, state: S, seat: i64, rng: Rng) -> S:
        """A state this seat cannot tell from the real one: other secrets, other luck.

        What comes out depends on what the seat knows and on ``rng`` alone.
        """
        backs = self.backs_of(state)
        for _ in range(IMAGININGS):
            guess: S = state.clone()
            guess.rng = rng.spawn()
            redeal(guess.piles(), guess.pools(), seat, backs, len(self.back_words), rng)
            guess.tidy()
            if guess.over:
                return guess
            frame = guess.stack.top()
            choices = self.ops[op_of(frame)].choices(guess, frame)
            if len(choices) > 0:
                sort(choices)
                guess.choices = choices
                return guess
        raise RuntimeError("no deal that this seat can imagine leaves the open question an answer")

    # -- storage --------------------------------------------------------------------------

    def encode(self, state: S) -> dict[str, Any]:
        """The whole state, secrets and all, as JSON-able data."""
        return {
            "game": self.id,
            "version": self.version,
            "seats": int(state.seats),
            "options": spelled_out(self.options, state.settings),
            "turn": int(state.turn),
            "over": state.over,
            "rng": codec.plain_rng(state.rng),
            "stack": codec.plain_stack(state.stack, [op.name for op in self.ops]),
            "fields": {name: codec.plain(it, self.cards) for name, it in state.fields().items()},
        }

    def decode(self, data: object) -> S:
        """The state again; data that is not of this game and version is refused by field."""
        reader = codec.Reader(data, "state", self.cards)
        if reader.text("game") != self.id:
            raise BadData("state.game", f"is {brief(reader.text('game'))!r}, not {self.id!r}")
        if reader.number("version", 0, 10**9) != self.version:
            raise BadData("state.version", f"is not version {self.version} of the rules")
        seats = reader.number("seats", self.seats[0], self.seats[1])
        settings = self.read_settings(reader.field("options"))
        fields = codec.Reader(reader.field("fields"), "state.fields", self.cards)
        stack = reader.stack("stack", [op.name for op in self.ops], seats)
        state = self.rebuild(seats, settings, reader.rng("rng"), stack, fields)
        travel.at_home(self, state)
        state.turn = reader.number("turn", 0, seats - 1)
        state.over = reader.flag("over")
        fresh = self.deal(seats, settings, Rng.quick(0, 0, 0))
        if census(state.piles()) != census(fresh.piles()):
            raise BadData("state.fields", "does not hold the cards of this game")
        self.ask_again(state)
        strange = codec.difference(data, self.encode(state), "state")
        if strange:
            raise BadData(strange, "is not as this program would have written it")
        return state

    def read_settings(self, options: object) -> vec[i64]:
        """Stored table options; none may be missing, because a default may change."""
        reader = codec.Reader(options, "state.options", [])
        for setting in self.options:
            reader.field(setting.name)
        try:
            return settled(self.options, reader.data)
        except BadOption as error:
            raise BadData(f"state.options.{error.name}", str(error)) from error

    def ask_again(self, state: S) -> None:
        """Find the options of a decoded state; a stack that makes no sense is refused."""
        if state.over != (state.stack.depth == 0):
            raise BadData("state.stack", "must be empty exactly when the game is over")
        if state.over:
            return
        frame = state.stack.top()
        op = self.ops[op_of(frame)]
        try:
            choices = op.choices(state, frame)
        except (IndexError, ValueError) as error:
            raise BadData("state.stack", "asks what cannot be asked here") from error
        if not op.asks or len(choices) < (1 if op.confirms else 2):
            raise BadData("state.stack", "asks a question without a choice")
        sort(choices)
        state.choices = choices

    def digest(self, state: S) -> str:
        """A fingerprint of the whole state."""
        return codec.digest(self.encode(state))

    # -- rules themselves ---------------------------------------------------------------------

    def reads(self, version: int) -> bool:
        """Whether a game begun by this version of the rules can be played on by these."""
        return version == self.version or version in self.compatible

    def of(self, version: int) -> Any:
        """The rules by which a game that was begun by this version is played on."""
        return self.earlier[version]() if version in self.earlier else self

    def describe(self, state: S) -> str:
        """Everything that lies on the table, secrets too, for whoever looks for a mistake."""
        return whole_state(state, self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id} {self.version}>"

    def __copy__(self) -> Rules[S]:
        return self

    def __deepcopy__(self, memo: object) -> Rules[S]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return travel.rules_parts(self)

    # -- what a game provides ---------------------------------------------------------------

    def deal(self, seats: int, settings: vec[i64], rng: Rng) -> S:
        """HOOK.  The state before the first frame is resolved."""
        raise NotImplementedError

    def rebuild(
        self, seats: int, settings: vec[i64], rng: Rng, stack: Any, fields: codec.Reader
    ) -> S:
        """HOOK.  The inverse of ``State.fields``: every field read through ``fields``."""
        raise NotImplementedError

    def backs_of(self, state: S) -> vec[i64]:
        """HOOK.  The back of each card by number, where it depends on the table's options."""
        return self.backs

    def view(self, masked: S) -> dict[str, Any]:
        """HOOK.  What to show of a state whose secrets have been replaced by backs."""
        raise NotImplementedError

    def label_args(self, state: S, option: i64) -> dict[str, Arg]:
        """HOOK.  The arguments of an option's label; must read only what the asked seat sees."""
        return {}

    def question_args(self, state: S, frame: i64) -> dict[str, Arg]:
        """HOOK.  The arguments of the open question."""
        return {}

    def event_args(self, event: Event) -> dict[str, Arg]:
        """HOOK.  The arguments of an event besides who it was and the card."""
        return {}

    def score(self, state: S, seat: i64) -> list[ScoreLine]:
        """HOOK.  Every point of this seat, line by line."""
        raise NotImplementedError

    def standings(self, state: S) -> list[list[int]]:
        """HOOK.  Seats by place, ties together."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """HOOK.  Who has won: whoever is in the first place, unless a game says that nobody has."""
        return self.standings(state)[0]

    def reported(self) -> list[str]:
        """HOOK.  Kinds of events that a report on many games counts."""
        return []

    def gauges(self, state: S) -> dict[str, list[int]]:
        """HOOK.  Figures of every seat, by which a finished game is looked back at turn by turn."""
        return {}

    def bound(self, state: S) -> int:
        """HOOK.  More choices than any game from here can take."""
        raise NotImplementedError
