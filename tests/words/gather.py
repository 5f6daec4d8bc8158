"""Every message the code can produce: heard while playing, and read out of the source."""

import ast
import pickle
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.delve.mechanisms import events_of_others
from tools import files

import tischrunde
from tischrunde.delve.rules import DelveRules
from tischrunde.games import catalog
from tischrunde.kernel.event import NO_CARD, Event, Log
from tischrunde.kernel.message import Message
from tischrunde.kernel.pile import EVERYONE, SPECTATOR
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State

PACKAGE = Path(tischrunde.__file__).parent
GAMES = 60
ENOUGH = 10_000  # choices: of long games fewer say all there is to say
STRANGE = 6  # choices tried at every question that are no answer to it
MANY = 20  # candidates: where there are more, it is enough to hear about some of them

shelf: Path | None = None  # where it is shared, see conftest.py


class Heard:
    """Messages as they were made, by key, each with the arguments it was made with."""

    def __init__(self) -> None:
        self.args: dict[str, list[frozenset[str]]] = {}

    def hear(self, message: Message) -> None:
        shape = frozenset(message.args)
        shapes = self.args.setdefault(message.key, [])
        if shape not in shapes:
            shapes.append(shape)
        for inner in message.args.values():
            if isinstance(inner, Message):
                self.hear(inner)

    def keys(self, prefix: str = "") -> set[str]:
        return {key for key in self.args if key.startswith(prefix)}


@cache
def heard_at_play(game: str) -> Heard:
    """All that is said in many games, which one process of a run plays for all of them."""
    if shelf is None:
        return heard_now(game)
    kept = shelf / f"heard-{game}"
    with files.alone(kept):
        if not kept.exists():
            kept.write_bytes(pickle.dumps(heard_now(game)))
        heard: Heard = pickle.loads(kept.read_bytes())
        return heard


def heard_now(game: str) -> Heard:
    """Random games over all switches of the table, listening to everything that is said."""
    rules = catalog.load(game)
    universe = rules.universe()
    heard = Heard()
    dice = Rng.quick(1, 2, 3)
    told = 0
    for number in range(GAMES):
        if told > ENOUGH:
            break
        settings = {s.name: s.values[dice.below(len(s.values))] for s in rules.options}
        fewest, most = rules.seats
        seats = fewest + number % (most - fewest + 1)
        opening = Log()
        state = rules.setup(seats, f"words {number}", settings, opening)
        hear_events(rules, state, opening, heard)
        told += listen(rules, state, universe, dice, heard)
    for kind in emitted(game):
        if f"event-{kind}" not in heard.args:  # too rare to wait for
            card = 0 if kind in of_a_card(game) else NO_CARD
            heard.hear(rules.tell(Event(kind, 0, card, 0, 0, 0, EVERYONE), SPECTATOR))
    return heard


def listen(rules: Rules[Any], state: State, universe: list[int], dice: Rng, heard: Heard) -> int:
    """One game; how many choices it took."""
    choices = 0
    while not state.over:
        choices += 1
        heard.hear(rules.question(state))
        offered = list(state.choices)
        candidates = rules.candidates(state)
        for option in candidates:
            if dice.below(len(candidates)) >= MANY:
                continue
            heard.hear(rules.label(state, option))
            if option not in offered:
                heard.hear(rules.refusal(state, option))
        for _ in range(STRANGE):
            option = universe[dice.below(len(universe))]
            if rules.bars(state, option):
                heard.hear(rules.refusal(state, option))
        log = Log()
        state.log = log
        rules.apply(state, offered[dice.below(len(offered))])
        state.log = None
        hear_events(rules, state, log, heard)
    for seat in range(state.seats):
        for line in rules.score(state, seat):
            heard.hear(line.message())
    return choices


def hear_events(rules: Rules[Any], state: State, log: Log, heard: Heard) -> None:
    """What everybody is told."""
    for event in log.events:
        for seat in range(SPECTATOR, state.seats):
            heard.hear(rules.tell(event, seat))


@cache
def trees(*parts: str) -> list[ast.Module]:
    """The source of the package, or of a part of it."""
    folder = PACKAGE.joinpath(*parts)
    return [tree(path) for path in ([folder] if folder.is_file() else folder.rglob("*.py"))]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def literals(*parts: str) -> set[str]:
    """All texts in the source, as they stand there."""
    return {
        node.value
        for tree in trees(*parts)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def sources(game: str) -> Iterator[ast.Module]:
    """The source of a game, and of the core it stands on."""
    yield from trees("games", catalog.folder(game))
    if isinstance(catalog.load(game), DelveRules):
        yield from trees("delve")


@cache
def emitted(game: str) -> set[str]:
    """The kinds of events a game's source emits by name."""
    found = set()
    for tree in sources(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "emit":
                kind = node.args[0]
                if isinstance(kind, ast.Constant):
                    found.add(str(kind.value))
    return found - impossible(game)


@cache
def of_a_card(game: str) -> set[str]:
    """The kinds of events that are emitted with a card."""
    return {
        str(node.args[0].value)
        for tree in sources(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "emit"
        if isinstance(node.args[0], ast.Constant)
        if len(node.args) > 2 or any(word.arg == "card" for word in node.keywords)
    }


def impossible(game: str) -> set[str]:
    """The kinds of events that the core knows and this game cannot bring about."""
    rules = catalog.load(game)
    return events_of_others(rules) if isinstance(rules, DelveRules) else set()


@cache
def refusing_rules(game: str) -> set[str]:
    """The rules a game's ``bars…`` and ``rule`` functions return by name."""
    found = set()
    for tree in sources(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith(("bars", "rule")):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        found |= {
                            part.value
                            for part in ast.walk(inner.value)
                            if isinstance(part, ast.Constant) and isinstance(part.value, str)
                        }
    return found - {""}


def told_in_source() -> Iterator[tuple[str, set[str], str]]:
    """Calls that name a message and its arguments on the spot: key, arguments, where."""
    for tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            key = node.args[0]
            open_ended = any(word.arg is None for word in node.keywords)
            if open_ended or not isinstance(key, ast.Constant) or not isinstance(key.value, str):
                continue
            given = {word.arg for word in node.keywords if word.arg}
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            for part in node.args[1:]:
                open_ended |= called == "Message" and not isinstance(part, ast.Dict)
                if isinstance(part, ast.Dict):
                    given |= {str(k.value) for k in part.keys if isinstance(k, ast.Constant)}
                    open_ended |= None in part.keys
            if called in ("tell", "text", "Complaint", "Message") and not open_ended:
                yield key.value, given, f"line {node.lineno}: {called}"
