"""The ops and verbs every raid has, in the order of ``names``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tischrunde.delve import (
    attack,
    discovering,
    names,
    pausing,
    questions,
    row,
    text,
    tokens,
    turns,
    waiting,
)
from tischrunde.delve.base import DelveOp
from tischrunde.delve.deals import Buy, Drink, Fight, Trade, Use
from tischrunde.delve.menu import Action, Turn
from tischrunde.delve.names import EDGE, NOTHING
from tischrunde.delve.plan import Plan
from tischrunde.delve.playing import EndTurn, Play
from tischrunde.delve.tiles import TURNS
from tischrunde.delve.walking import Battle, Move, Teleport
from tischrunde.kernel.spelling import Kind, Verb

if TYPE_CHECKING:
    from tischrunde.delve.rules import Material

# Kinds without words: what a game has no use for cannot be spelled in it.
NONE = Kind("none", [])


def standard_menu(cheapest_good: int = 0) -> list[Action]:
    """What every game lets heroes do, in the order of the verbs."""
    return [
        Play(), Buy(), Use(), Fight(), Move(), Battle(), Teleport(), Trade(cheapest_good), Drink(),
        tokens.TakeArtifact(), EndTurn(),
    ]  # fmt: skip


def operations(menu: list[Action], pauses: bool) -> list[DelveOp[Any]]:
    """One op a name, in the order of ``names.OPS``."""
    return [
        turns.Open("open"),
        turns.Next("next"),
        Turn("turn", menu),
        text.Run("run"),
        waiting.Look("look"),
        tokens.TakeToken("take"),
        questions.Either("either"),
        questions.Discard("discard"),
        questions.Trash("trash"),
        questions.Replace("replace"),
        attack.Attack("attack"),
        attack.React("react"),
        attack.Strike("strike"),
        turns.Endings("endings"),
        turns.CleanUp("clean_up"),
        turns.Depart("depart"),
        row.Refill("refill"),
        pausing.Pause("orient") if pauses else discovering.Orient("orient"),
    ]


def verbs(material: Material, spoken: list[int], finds: bool) -> list[Verb]:
    """The verbs in the order of ``names``, and what they are about."""
    book = material.book
    card = Kind("card", book.words[: book.cards])
    token = Kind("token", book.words[book.cards : book.tiles])
    found = Kind("found", [*token.words, *book.back_words])
    door = Kind("door", material.doors)
    most = max([most_monsters(plan) for plan in material.plans])
    swords = Kind("swords", [str(n) for n in range(most + 1)])
    edges = material.doors if any(grows(plan) for plan in material.plans) else []
    target = Kind("room", [*material.rooms, *edges])
    feature = Kind("feature", material.features)
    reacts = any(each.react for each in book.printed)
    discards = [step for step in book.program if isinstance(step, questions.DiscardStep)]
    keeps = not all(step.must for step in discards)
    replaces = any(isinstance(step, questions.ReplaceStep) for step in book.program)
    return [
        Verb("play", [card]),
        Verb("buy", [card]),
        Verb("use", [card if names.V_USE in spoken else NONE]),
        Verb("fight", [card]),
        Verb("move", [door]),
        Verb("battle", [door, swords]),
        Verb("teleport", [target]),
        Verb("trade", [token]),
        Verb("drink", [token]),
        Verb("take", [found]),
        Verb("leave", [] if finds else [NONE]),
        Verb("choose", [Kind("effect", book.choice_words)]),
        Verb("discard", [card]),
        Verb("keep", [] if keeps else [NONE]),
        Verb("trash", [card, Kind("place", names.PLACES)]),
        Verb("replace", [card if replaces else NONE]),
        Verb("end", []),
        Verb("invoke", [card if names.V_INVOKE in spoken else NONE]),
        Verb("visit", [feature if names.V_VISIT in spoken else NONE]),
        Verb("react", [card if reacts else NONE]),
        Verb("skip", [] if reacts or book.skips else [NONE]),
        Verb("lay", [Kind("turn", TURNS), swords] if edges else [NONE]),
    ]


def most_monsters(plan: Plan) -> int:
    """The most monsters that two halves of a tunnel have together, or may come to have."""
    if not grows(plan):
        halves = [(door, face) for door, face in enumerate(plan.faces) if face >= 0]
        return max([int(plan.monsters[a] + plan.monsters[b]) for a, b in halves])
    ordered = sorted([int(n) for n in plan.monsters], reverse=True)
    return sum(ordered[:2])


def grows(plan: Plan) -> bool:
    """Whether some doors face nothing yet."""
    return NOTHING in plan.faces or EDGE in plan.faces
