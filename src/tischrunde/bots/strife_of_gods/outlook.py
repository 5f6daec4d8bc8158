"""How the coming scoring of Strife of Gods looks: which colours may win, and who is ahead then."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import exp, sqrt

from tischrunde.bots.strife_of_gods.picture import Number, Picture, RingCard

SPREAD = 1.2  # how far one more turn moves a sum, roughly
UNLIKELY = 0.02  # what is less likely than this is not looked at
EDGES_LATER = 6  # three gaps have six edges
STILL_NOTHING = 0.6  # the chance that a turn brings none of the winning colours

Colours = frozenset[str]


def prospects(picture: Picture) -> float:
    """How many fellows this seat will be ahead of, less how many ahead of it, on average.

    Shields differ by one point from place to place (SG-024…026), so this is the expected margin,
    with ``claims`` for a shield that needs no fellow behind.
    """
    total = 0.0
    for colours, chance in winning_colours(picture).items():
        sums = [sum([v for c, v in display if c in colours]) for display in picture.displays]
        total += chance * lead(picture, sums)
    return total


def lead(picture: Picture, sums: list[int]) -> float:
    """The margin if the winning colours gave these sums now; turns to come make it less sure."""
    seat = picture.seat
    own = sums[seat]
    total = claims(seat, [hope(*facts) for facts in zip(sums, picture.turns, strict=True)])
    for fellow, other in enumerate(sums):
        turns = picture.turns[seat] + picture.turns[fellow]
        if fellow == seat or (own == other == 0 and not turns):  # SG-028
            continue
        if turns:
            total += 2 / (1 + exp((other - own) / (SPREAD * sqrt(turns)))) - 1
        elif own == other:
            total += 1 if picture.is_before(seat, fellow) else -1
        else:
            total += 1 if own > other else -1
    return total


def hope(own: int, turns: int) -> float:
    """How likely a sum is more than nothing in the end."""
    return 1.0 if own else 1 - STILL_NOTHING**turns


def claims(seat: int, chances: list[float]) -> float:
    """SG-026, SG-028, SG-G01: what a shield is worth beyond being ahead, less the fellows' mean.

    Any winning colour earns the last of three bronze and the last of two silver, though nobody is
    behind; of four or more the last gets nothing anyway.
    """
    fellows = len(chances) - 1
    others = (sum(chances) - chances[seat]) / fellows
    return max(0, 3 - fellows) * (chances[seat] - others)


def winning_colours(picture: Picture) -> dict[Colours, float]:
    """SG-020, SG-021, SG-035: sets of colours that may win together, each with its chance."""
    absent: dict[int, dict[str, float]] = {}
    for (colour, value), chance in scoring_cards(picture):
        same_value = absent.setdefault(value, {})
        same_value[colour] = same_value.get(colour, 1.0) * (1 - chance)
    found: dict[Colours, float] = {}
    none_lower = 1.0
    for value in sorted(absent):
        sets = colour_sets(absent[value], none_lower)
        none_lower = sets.pop(frozenset(), 0.0)
        for colours, chance in sets.items():
            found[colours] = found.get(colours, 0.0) + chance
        if not none_lower:
            break
    return found


def colour_sets(absent: dict[str, float], chance: float) -> dict[Colours, float]:
    """Which of these colours are there, when each may be absent, and how likely that is."""
    sets: dict[Colours, float] = {frozenset(): chance}
    for colour, missing in absent.items():
        grown: dict[Colours, float] = {}
        for colours, likely in sets.items():
            if likely * missing > UNLIKELY:
                grown[colours] = likely * missing
            if likely * (1 - missing) > UNLIKELY:
                grown[colours | {colour}] = likely * (1 - missing)
        sets = grown
    return sets


def scoring_cards(picture: Picture) -> Iterator[tuple[Number, float]]:
    """Numbers that may lie at a gap or in the centre when the round ends, with their chances."""
    if picture.centre is not None:
        yield picture.centre, 1.0
    arcs = arcs_of(picture.ring)
    turns = sum(picture.turns)
    gaps_to_come = min(turns, max(0, picture.gaps_wanted))
    edges = EDGES_LATER if gaps_to_come else sum(open_edges(arc) for arc in arcs)
    reach = depths(turns - gaps_to_come, max(1, edges))
    for arc in arcs:
        chances = [0.0] * len(arc)
        walk(arc, chances, range(len(arc)), reach)
        if len(arc) > 1:
            walk(arc, chances, range(len(arc) - 1, -1, -1), reach)
        for card, chance in zip(arc, chances, strict=True):
            if card.number and chance > UNLIKELY:
                yield card.number, min(1.0, chance)


def arcs_of(ring: list[RingCard]) -> list[list[RingCard]]:
    """Runs of cards between gaps; none while the ring is closed."""
    arcs: list[list[RingCard]] = []
    arc: list[RingCard] = []
    for card in ring:
        arc.append(card)
        if card.gap_after:
            arcs.append(arc)
            arc = []
    if arcs:
        arcs[0] = arc + arcs[0]
    return arcs


def open_edges(arc: list[RingCard]) -> int:
    """How many cards of an arc can be taken."""
    ends = arc if len(arc) == 1 else (arc[0], arc[-1])
    return sum(not card.blocked for card in ends)


def walk(arc: list[RingCard], chances: list[float], way: range, reach: tuple[float, ...]) -> None:
    """Add how likely each card becomes the edge as cards are taken from one end."""
    for at, chance in zip(way, reach, strict=False):
        if arc[at].blocked:
            return
        chances[at] += chance


@cache
def depths(turns: int, edges: int) -> tuple[float, ...]:
    """The chances that 0, 1, 2 … cards are taken from one edge, when each edge is as likely."""
    chances = [1.0]
    for _ in range(turns):
        stay = [chance * (1 - 1 / edges) for chance in chances] + [0.0]
        move = [0.0] + [chance / edges for chance in chances]
        chances = [a + b for a, b in zip(stay, move, strict=True)]
    likely = len(chances)
    while chances[likely - 1] < UNLIKELY:
        likely -= 1
    return tuple(chances[:likely])
