"""What a game must say because it has it: rules with a gap are refused before anybody plays.

A rule without a name would forbid nothing, and an offer nobody can take up is never made; neither
would be noticed at the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tischrunde.delve.names import TOKEN, V_INVOKE, V_VISIT
from tischrunde.delve.plan import ANY_TIME, Spot
from tischrunde.delve.steps import Become, Gain, SpendPicks
from tischrunde.delve.tallies import DAZED, PICKS
from tischrunde.delve.text import Step
from tischrunde.delve.verbs import grows

if TYPE_CHECKING:
    from tischrunde.delve.params import Cites
    from tischrunde.delve.rules import Material


def refuse_gaps(cites: Cites, material: Material, spoken: list[int], pauses: bool) -> None:
    """Raises ``ValueError``, which names what is missing and why it is wanted."""
    printed = material.book.printed
    needing = [each for each in printed if each.need is not None]
    offering = [each.id for each in printed if each.offer]
    visited = [spot for plan in material.plans for spot in plan.spots if spot.visit != 0]
    if offering and V_INVOKE not in spoken:
        raise ValueError(f"the menu has no Invoke, but {offering[0]!r} offers something")
    if visited and V_VISIT not in spoken:
        word = material.features[visited[0].feature]
        raise ValueError(f"the menu has no Visit, but {word!r} can be visited")
    wanted = {
        **wanted_by_steps(list(material.book.program)),
        **wanted_by_spots(visited, V_VISIT in spoken),
        "extra_price": [each.id for each in printed if each.extra],
        "limit": [each.id for each in printed if each.limit],
        "need": [each.id for each in needing if each.kind == TOKEN],
        "card_need": [each.id for each in needing if each.kind != TOKEN],
        "offer": offering or ["the menu"] * (V_INVOKE in spoken),
        "react": [each.id for each in printed if each.react],
        "edge": [plan.id for plan in material.plans if grows(plan)],
        "orient": [plan.id for plan in material.plans if grows(plan)],
        "pause": ["Params.pause"] * pauses,
    }
    for name, by in wanted.items():
        if by and not getattr(cites, name):
            raise ValueError(f"Cites has no {name!r}, but {by[0]!r} needs it")


def wanted_by_steps(steps: list[Step]) -> dict[str, list[str]]:
    """Rules that some step of a text takes, and by what step."""
    picks = ["spend_picks" for step in steps if isinstance(step, SpendPicks)]
    picks += ["picks" for step in steps if isinstance(step, Gain) and step.tally == PICKS]
    dazes = ["daze" for step in steps if isinstance(step, Become) and step.tally == DAZED]
    return {"picks": picks, "dazed": dazes}


def wanted_by_spots(visited: list[Spot], has_visits: bool) -> dict[str, list[str]]:
    """Rules that visiting takes, and by what."""
    menu = ["the menu"] * has_visits
    dear = ["a visit that costs something" for spot in visited if spot.cost > 0]
    once = ["a spot that is used up" for spot in visited if spot.once != ANY_TIME]
    return {"visit": dear + menu, "used_up": once + menu}
