"""The contract of a raid: what all of them share as rules, and the few places where they differ."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.delve import asks, effects, names, out, rows, scoring, tokens, turns, view
from tischrunde.delve.base import DelveOp
from tischrunde.delve.board import Board
from tischrunde.delve.book import Book
from tischrunde.delve.buying import Buy, Fight, Use
from tischrunde.delve.goods import Drink, Trade
from tischrunde.delve.hero import Hero, new_hero
from tischrunde.delve.menu import Action, Turn
from tischrunde.delve.model import Delve
from tischrunde.delve.moves import heal
from tischrunde.delve.params import Cites, Params
from tischrunde.delve.playing import EndTurn, Play
from tischrunde.delve.ways import Battle, Move, Teleport
from tischrunde.kernel.event import Event
from tischrunde.kernel.message import Arg, ScoreLine
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.setting import Setting
from tischrunde.kernel.spelling import Kind, Spelling, Verb

MOST_SWORDS = 3  # monsters in one tunnel


@mypyc_attr(allow_interpreted_subclasses=True)
class DelveRules(Rules[Delve]):
    """Heroes go in, take an artifact and come out again, or not.

    A game hands over its figures, its rule numbers, its book and its boards; it may change the
    menu of a turn, add ops and verbs, and override what is marked HOOK.
    """

    def __init__(
        self,
        id: str,
        version: int,
        seats: tuple[int, int],
        options: list[Setting],
        params: Params,
        cites: Cites,
        book: Book,
        boards: list[Board],
        tunnels: list[str],
        rooms: list[str],
        menu: list[Action],
        own_ops: list[DelveOp],
        own_verbs: list[Verb],
    ) -> None:
        self.params = params
        self.cites = cites
        self.book = book
        self.boards = boards
        self.tunnel_words = tunnels
        self.room_words = rooms
        ops = [*operations(menu), *own_ops]
        assert [op.name for op in ops[: names.OWN_OPS]] == names.OPS
        self.own_ops: vec[DelveOp] = vec[DelveOp](ops)
        super().__init__(
            id,
            version,
            seats,
            options,
            list(ops),
            Spelling([*verbs(book, tunnels, rooms), *own_verbs]),
            book.words,
            [each.back for each in book.printed],
            book.back_words,
        )
        for op in ops:
            op.belong(self)

    def heroes(self, seats: int) -> vec[Hero]:
        """One for every seat, each with a starting deck and all cubes."""
        book, cubes = self.book, self.params.cubes
        return vec[Hero]([new_hero(book.starter_deck[:], cubes) for _ in range(seats)])

    # -- what a room does to whoever enters it ---------------------------------------------------

    def enter(self, state: Delve, seat: i64, room: i64) -> None:
        """HOOK.  Arrive in a room, however: it stops, heals, lets out, and may offer a token."""
        hero = state.heroes[seat]
        board = self.board_of(state)
        hero.room = room
        features = board.features[room]
        if features & names.CRYSTAL != 0:
            hero.stopped = 1
        if features & names.HEART != 0:
            heal(state, seat, 1)
        if features & names.START != 0:
            hero.home = 1
        elif tokens.lies_here(state, room):
            state.push(names.TAKE, seat)

    # -- words and views -------------------------------------------------------------------------

    def view(self, masked: Delve) -> dict[str, Any]:
        return view.view(self, masked)

    def label_args(self, state: Delve, option: i64) -> dict[str, Arg]:
        return view.option_args(self, state, option)

    def event_args(self, event: Event) -> dict[str, Arg]:
        return view.event_args(self, event)

    def reported(self) -> list[str]:
        return ["began-turn", "escaped", "rescued", "lost"]

    # -- the end ---------------------------------------------------------------------------------

    def score(self, state: Delve, seat: i64) -> list[ScoreLine]:
        return scoring.score(self, state, seat)

    def standings(self, state: Delve) -> list[list[int]]:
        return scoring.standings(self, state)

    def winners(self, state: Delve) -> list[int]:
        """Nobody, when all are lost."""
        best = self.standings(state)[0]
        return [] if state.heroes[best[0]].status == names.LOST else best

    def gauges(self, state: Delve) -> dict[str, list[int]]:
        return scoring.gauges(self, state)

    # -- what a game provides --------------------------------------------------------------------

    def board_of(self, state: Delve) -> Board:
        """HOOK.  The map of this table."""
        return self.boards[0]

    def first_seat(self, state: Delve) -> i64:
        """HOOK.  Who begins."""
        return state.rng.below(state.seats)

    def set_up(self, state: Delve) -> None:
        """HOOK.  Tokens into rooms, and whatever else lies on the table before the first row."""

    def opening_texts(self, state: Delve) -> bool:
        """HOOK.  Whether cards of the first row do what they say on arriving."""
        return True

    def artifact_is_action(self, state: Delve) -> bool:
        """HOOK.  Whether an artifact may be taken at any time, and not on entering only."""
        return True

    def bars_entry(self, state: Delve, hero: Hero, room: i64) -> str:
        """HOOK.  The rule that keeps this hero out of a room, or ""."""
        out_of_reach = hero.artifacts == 0 and self.board_of(state).has(room, names.START)
        return self.cites.leave_without if out_of_reach else ""

    def is_rescued(self, state: Delve, hero: Hero) -> bool:
        """HOOK.  Whether a hero who is knocked out here and now still counts points."""
        return hero.artifacts > 0 and not self.board_of(state).has(hero.room, names.DEEP)

    def draw_other(self, state: Delve, kind: i64) -> None:
        """HOOK.  A cube of nobody's colour has come out of the bag: black ones are set aside."""
        state.out[kind] += 1
        state.emit("drew-black", state.turn)

    def on_out(self, state: Delve, seat: i64) -> None:
        """HOOK.  A hero has just escaped or been knocked out."""

    def still_acts(self, state: Delve, seat: i64) -> bool:
        """HOOK.  Whether a hero who is out does something when it would be their turn."""
        return False

    def act_outside(self, state: Delve, seat: i64) -> None:
        """HOOK.  What that is; pushes frames."""


def standard_menu() -> list[Action]:
    """What every game lets heroes do, in the order of the verbs."""
    return [
        Play(), Buy(), Use(), Fight(), Move(), Battle(), Teleport(), Trade(), Drink(),
        tokens.TakeArtifact(), EndTurn(),
    ]  # fmt: skip


def operations(menu: list[Action]) -> list[DelveOp]:
    """One op a name, in the order of ``names.OPS``."""
    return [
        turns.Open("open"),
        turns.Next("next"),
        Turn("turn", menu),
        effects.Run("run"),
        effects.Look("look"),
        tokens.Take("take"),
        asks.Either("either"),
        asks.Discard("discard"),
        asks.Trash("trash"),
        asks.Replace("replace"),
        out.Attack("attack"),
        turns.CleanUp("clean_up"),
        rows.Refill("refill"),
    ]


def verbs(book: Book, tunnels: list[str], rooms: list[str]) -> list[Verb]:
    """The verbs in the order of ``names``, and what they are about."""
    card = Kind("card", book.words[: book.cards])
    token = Kind("token", book.words[book.cards :])
    found = Kind("found", [*token.words, *book.back_words])
    tunnel = Kind("tunnel", tunnels)
    return [
        Verb("play", [card]),
        Verb("buy", [card]),
        Verb("use", [card]),
        Verb("fight", [card]),
        Verb("move", [tunnel]),
        Verb("battle", [tunnel, Kind("swords", [str(n + 1) for n in range(MOST_SWORDS)])]),
        Verb("teleport", [Kind("room", rooms)]),
        Verb("trade", [token]),
        Verb("drink", [token]),
        Verb("take", [found]),
        Verb("leave", []),
        Verb("choose", [Kind("effect", book.choice_words)]),
        Verb("discard", [card]),
        Verb("keep", []),
        Verb("trash", [card, Kind("place", names.PLACES)]),
        Verb("replace", [card]),
        Verb("end", []),
    ]
