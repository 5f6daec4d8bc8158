"""What not every raid has: how to tell from its data, and what it says only where it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tischrunde.delve import names
from tischrunde.delve.rules import DelveRules
from tischrunde.delve.steps import Become, Gain, OnTop, SpendPicks
from tischrunde.delve.tallies import DAZED, PICKS
from tischrunde.delve.verbs import grows

Raid = DelveRules[Any]


@dataclass(frozen=True)
class Mechanism:
    """A part of the core that a game's data and menu may never reach."""

    is_there: Callable[[Raid], bool]
    events: tuple[str, ...] = ()  # that tell of it, and of nothing else
    cites: tuple[str, ...] = ()  # rules that it takes


def hears(verb: int) -> Callable[[Raid], bool]:
    """Whether the menu of a turn has a line for this verb."""
    return lambda rules: rules.delve_ops[names.TURN].hears(verb)


def gives(kind: type, tally: int) -> Callable[[Raid], bool]:
    """Whether some text raises a tally."""
    return lambda rules: any(
        isinstance(step, kind) and getattr(step, "tally", -1) == tally
        for step in rules.book.program
    )


def has_actions_that_daze(rules: Raid) -> bool:
    """Whether a line of the menu takes whoever does it their boots."""
    turn: Any = rules.delve_ops[names.TURN]
    return any(getattr(action, "dazes", False) for action in turn.menu)


def prints(what: str, *kinds: int) -> Callable[[Raid], bool]:
    """Whether anything printed, perhaps of some kinds only, has this."""
    return lambda rules: any(
        getattr(each, what) for each in rules.book.printed if not kinds or each.kind in kinds
    )


MECHANISMS: dict[str, Mechanism] = {
    "special cubes": Mechanism(
        lambda rules: rules.params.special > 0, ("called-special", "drew-special", "was-struck")
    ),
    "reactions": Mechanism(lambda rules: rules.has_reactions, ("was-shielded",), ("react",)),
    "offers": Mechanism(hears(names.V_INVOKE), ("invoked",), ("offer",)),
    "spots to visit": Mechanism(hears(names.V_VISIT), ("visited",), ("visit", "used_up")),
    "picks": Mechanism(gives(Gain, PICKS), (), ("picks",)),
    "picks as a price": Mechanism(
        lambda rules: any(isinstance(step, SpendPicks) for step in rules.book.program),
        ("spent-picks",),
        ("picks",),
    ),
    "daze": Mechanism(
        lambda rules: gives(Become, DAZED)(rules) or has_actions_that_daze(rules), (), ("dazed",)
    ),
    "a map printed whole": Mechanism(lambda rules: hasattr(rules, "hoard"), ("removed-artifact",)),
    "extra prices": Mechanism(prints("extra"), (), ("extra_price",)),
    "limits": Mechanism(prints("limit"), (), ("limit",)),
    "needs of goods": Mechanism(prints("need", names.TOKEN), (), ("need",)),
    "needs of cards": Mechanism(
        prints("need", names.CARD_KIND, names.DEVICE, names.MONSTER), (), ("card_need",)
    ),
    "tiles": Mechanism(
        lambda rules: any(grows(plan) for plan in rules.plans),
        ("found-tile", "laid-tile"),
        ("edge", "orient"),
    ),
    "a pause before a tile is laid": Mechanism(lambda rules: rules.params.pause, (), ("pause",)),
    "cards put on top of a deck": Mechanism(
        lambda rules: any(isinstance(step, OnTop) for step in rules.book.program), ("put-on-top",)
    ),
    "artifacts that lie on the map from the beginning": Mechanism(
        lambda rules: hasattr(rules, "hoard"), ("removed-artifact",)
    ),
    "portals": Mechanism(lambda rules: rules.tallies.portals > 0, ("used-portal",)),
}


def lacking(rules: Raid) -> list[Mechanism]:
    """What this game has not."""
    return [each for each in MECHANISMS.values() if not each.is_there(rules)]


def events_of_others(rules: Raid) -> set[str]:
    """Events of the core that cannot happen in this game."""
    return {event for each in lacking(rules) for event in each.events}
