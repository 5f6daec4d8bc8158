"""The contract of a raid: what all of them share as rules, and the few places where they differ."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.delve import deals, labels, names, scoring, spots, turns, view
from tischrunde.delve.base import D, DelveOp
from tischrunde.delve.book import Book
from tischrunde.delve.complete import refuse_gaps
from tischrunde.delve.doors import locks_left
from tischrunde.delve.hero import Hero, new_hero
from tischrunde.delve.menu import Action
from tischrunde.delve.params import Cites, Params
from tischrunde.delve.plan import Plan
from tischrunde.delve.tallies import PICKS, TOKENS, Tallies
from tischrunde.delve.tiles import Growing, TileSet
from tischrunde.delve.tokens import can_carry, has_artifact
from tischrunde.delve.verbs import operations, verbs
from tischrunde.kernel.event import Event
from tischrunde.kernel.message import Arg, Message, ScoreLine
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.setting import Setting
from tischrunde.kernel.spelling import Spelling, Verb

ENOUGH: Final = 200_000  # choices


@mypyc_attr(allow_interpreted_subclasses=True)
class Material:
    """What a game is made of besides its rules: all that is read from its data files."""

    def __init__(
        self,
        book: Book,
        plans: list[Plan],
        doors: list[str],
        rooms: list[str],
        features: list[str],
        tallies: Tallies,
    ) -> None:
        self.book = book
        self.plans = plans
        self.doors = doors  # the words of all doors of all plans
        self.rooms = rooms
        self.features = features
        self.tallies = tallies


@mypyc_attr(allow_interpreted_subclasses=True)
class DelveRules(Rules[D]):
    """Heroes go in, take an artifact and come out again, or not.

    A game hands over its figures, its rule numbers and its data; it may change the menu of a turn
    and the list of its end, add ops and verbs, and override what is marked HOOK.
    """

    def __init__(
        self,
        id: str,
        version: int,
        seats: tuple[int, int],
        options: list[Setting],
        params: Params,
        cites: Cites,
        material: Material,
        menu: list[Action],
        own_ops: list[DelveOp[Any]],
        own_verbs: list[Verb],
        end_of_turn: list[int] = turns.END_OF_TURN,
    ) -> None:
        book = material.book
        self.params = params
        self.cites = cites
        self.book = book
        self.plans = material.plans
        self.door_words = material.doors
        self.room_words = material.rooms
        self.feature_words = material.features
        self.tallies = material.tallies
        self.end_of_turn = vec[i64](end_of_turn)
        self.turn_cut_short = vec[i64](turns.TURN_CUT_SHORT)
        self.walks = [names.V_MOVE, names.V_BATTLE, names.V_TELEPORT]  # verbs that move a hero
        self.guarded: i64 = names.EXIT  # features of rooms that ``bars_entry`` may keep one out of
        self.has_reactions = any(each.react for each in book.printed)
        self.leaving_ends_turn = False  # at once, with cards in hand and whatever is left
        self.asks_owners_only = True  # whether they could react at all
        ops = [*operations(menu, params.pause), *own_ops]
        assert [op.name for op in ops[: names.OWN_OPS]] == names.OPS
        spoken = [int(action.verb) for action in menu]
        refuse_gaps(cites, material, spoken, params.pause)
        super().__init__(
            id,
            version,
            seats,
            options,
            list(ops),
            Spelling([*verbs(material, spoken, params.finds), *own_verbs]),
            book.words,
            [each.back for each in book.printed],
            book.back_words,
        )
        book.learn(self)
        for op in ops:
            op.learn(self)
        self.delve_ops = ops

    def heroes(self, seats: int) -> vec[Hero]:
        """One for every seat, each with a starting deck and all cubes."""
        book, cubes, size = self.book, self.params.cubes, self.tallies.size
        return vec[Hero]([new_hero(book.starter_deck[:], cubes, size) for _ in range(seats)])

    def is_at(self, state: D, room: i64, features: i64) -> bool:
        """Whether a room has one of these features."""
        return state.plan.has(room, features)

    def is_prize(self, token: i64) -> bool:
        """Whether a token, perhaps a back, is one for escaping."""
        return token < len(self.book.words) and self.book.family[token] == names.MASTERY

    def push_list(self, state: D, seat: i64, steps: vec[i64]) -> None:
        """Let these ops happen, in this order."""
        i: i64 = len(steps) - 1
        while i >= 0:
            state.push(steps[i], seat)
            i -= 1

    # -- words and views -------------------------------------------------------------------------

    def view(self, masked: D) -> dict[str, Any]:
        return view.view(self, masked)

    def label_args(self, state: D, option: i64) -> dict[str, Arg]:
        return labels.option_args(self, state, option)

    def event_args(self, event: Event) -> dict[str, Arg]:
        return labels.event_args(self, event)

    def bound(self, state: D) -> int:
        """Nobody must ever buy, so a game may go on for ever; a random one does not."""
        return ENOUGH

    def reported(self) -> list[str]:
        return ["began-turn", "escaped", "rescued", "lost"]

    def room_name(self, room: i64) -> Message:
        """HOOK.  What a room is called."""
        return Message("room", {"room": self.room_words[room]})

    # -- the end ---------------------------------------------------------------------------------

    def score(self, state: D, seat: i64) -> list[ScoreLine]:
        return scoring.score(self, state, seat)

    def standings(self, state: D) -> list[list[int]]:
        return scoring.standings(self, state)

    def winners(self, state: D) -> list[int]:
        """Nobody, when all are lost."""
        best = self.standings(state)[0]
        return [] if state.heroes[best[0]].status == names.LOST else best

    def gauges(self, state: D) -> dict[str, list[int]]:
        return scoring.gauges(self, state)

    # -- what a game provides: the table ---------------------------------------------------------

    def plan_of(self, state: D) -> Plan:
        """HOOK.  The map of this table, as printed."""
        return self.plans[0]

    def first_seat(self, state: D) -> i64:
        """HOOK.  Who begins."""
        return state.rng.below(state.seats)

    def set_up(self, state: D) -> None:
        """HOOK.  Tokens into rooms, and whatever else lies on the table before the first row."""

    def opening_texts(self, state: D) -> bool:
        """HOOK.  Whether cards of the first row do what they say on arriving."""
        return True

    def cubes_elsewhere(self, state: D, kind: i64) -> i64:
        """HOOK.  How many cubes of a kind lie where only this game puts them."""
        return 0

    # -- what a game provides: rooms and ways ----------------------------------------------------

    def bars_entry(self, state: D, seat: i64, room: i64) -> str:
        """HOOK.  The rule that keeps a hero out of a room, however they come, or "".

        Asked for rooms with one of the features in ``guarded`` only.
        """
        locked_out = self.is_at(state, room, names.EXIT) and not has_artifact(state.heroes[seat])
        return self.cites.leave_without if locked_out else ""

    def bars_locks(self, state: D, seat: i64, locks: i64) -> str:
        """HOOK.  The rule that keeps a hero from a way with so many locks, or ""."""
        return "" if state.heroes[seat].has[TOKENS + names.KEY] > 0 else self.cites.locked

    def open_locks(self, state: D, seat: i64, out: i64, into: i64) -> None:
        """HOOK.  A hero goes this way: whatever that does to its locks."""

    def ignores_arrows(self, state: D, seat: i64) -> bool:
        """HOOK.  Whether a hero may walk against arrows."""
        return False

    def enter(self, state: D, seat: i64, room: i64) -> None:
        """Arrive in a room, however."""
        spots.arrive(self, state, seat, room)

    def entered(self, state: D, seat: i64, room: i64) -> None:
        """HOOK.  A hero has come into a room, which has done what it says."""

    def bars_visit(self, state: D, seat: i64, spot: i64) -> str:
        """HOOK.  What besides its price and having been used may keep a hero from a spot, or ""."""
        return ""

    def visited(self, state: D, seat: i64, spot: i64) -> None:
        """HOOK.  A hero has visited a spot."""

    def can_discover(self, state: D) -> bool:
        """HOOK.  Whether there is anything behind an edge."""
        return False

    def discover(self, state: D, seat: i64, door: i64, teleports: bool) -> None:
        """HOOK.  A hero goes over an edge, on foot or by teleport."""
        raise NotImplementedError

    def growing(self, state: D) -> Growing:
        """HOOK.  The same state, where the map grows."""
        raise NotImplementedError

    def tile_set(self) -> TileSet:
        """HOOK.  The tiles, where the map grows."""
        raise NotImplementedError

    def tile_laid(self, state: D, seat: i64, tile: i64) -> None:
        """HOOK.  A tile has just been laid, and nobody is on it yet."""

    # -- what a game provides: tokens and deals --------------------------------------------------

    def artifact_is_action(self, state: D) -> bool:
        """HOOK.  Whether an artifact may be taken at any time, and not on entering only."""
        return True

    def bars_artifact(self, state: D, seat: i64, token: i64) -> str:
        """HOOK.  The rule that keeps a hero from an artifact of the room, or ""."""
        return "" if can_carry(state.heroes[seat]) else self.cites.carry

    def is_found(self, state: D, token: i64) -> bool:
        """HOOK.  Whether a token of a room is offered to whoever enters."""
        return not self.is_prize(token)

    def trades_at(self, state: D, seat: i64) -> bool:
        """HOOK.  Whether a hero may buy goods where they stand."""
        return deals.at_market(self, state, seat)

    def price_of_good(self, state: D, seat: i64, good: i64) -> i64:
        """HOOK.  What a good costs a hero now."""
        return deals.list_price(self, state, seat, good)

    def bars_drink(self, state: D, seat: i64, token: i64) -> str:
        """HOOK.  The rule that keeps a hero from a potion now, or ""."""
        return ""

    # -- what a game provides: the dragon, and whoever is out ------------------------------------

    def on_rage(self, state: D, space: i64) -> None:
        """HOOK.  The dragon has come to a space of the rage track."""

    def borrows_cubes(self) -> bool:
        """HOOK.  Whether damage that hits all is marked with black cubes if there are no others."""
        return False

    def attacked(self, state: D, seat: i64) -> None:
        """HOOK.  An attack is over, and somebody is still inside."""

    def is_rescued(self, state: D, seat: i64) -> bool:
        """HOOK.  Whether a hero who is knocked out here and now still counts points."""
        hero = state.heroes[seat]
        return has_artifact(hero) and not self.is_at(state, hero.room, names.DEEP)

    def on_out(self, state: D, seat: i64) -> None:
        """HOOK.  A hero has just escaped or been knocked out."""

    def still_acts(self, state: D, seat: i64) -> bool:
        """HOOK.  Whether a hero who is out does something when it would be their turn."""
        return False

    def act_outside(self, state: D, seat: i64) -> None:
        """HOOK.  What that is; pushes frames."""


def picks_suffice(rules: DelveRules[Any], state: Any, seat: i64, locks: i64) -> str:
    """What ``bars_locks`` is where every lock takes a pick."""
    hero: Hero = state.heroes[seat]
    return "" if hero.has[PICKS] >= locks else rules.cites.picks


def open_with_picks(state: Any, seat: i64, out: i64, into: i64) -> None:
    """What ``open_locks`` is there: each lock takes a pick, and is open for good."""
    for door in (out, into):
        locks = locks_left(state, state.plan, door)
        if locks > 0:
            state.heroes[seat].has[PICKS] -= locks
            state.opened[door] = 1
            state.emit("spent-picks", seat, a=locks)
