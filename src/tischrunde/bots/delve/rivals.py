"""The others, as far as every table shows them."""

from __future__ import annotations

from typing import Any

from tischrunde.bots.delve.appraiser import Appraiser

STARTERS = 10  # cards of everybody's first deck


def shown(hero: dict[str, Any], printed: Appraiser, a_card: float) -> float:
    """What everybody can count of somebody: gold, tokens, and so much for each card bought."""
    cards = len(hero["hand"]) + hero["deck"] + len(hero["discard"]) + len(hero["area"])
    tokens = sum(printed.points_of(token) for token in hero["tokens"])
    return float(hero["gold"] + tokens + a_card * max(0, cards - STARTERS))


def holds_artifact(hero: dict[str, Any], printed: Appraiser) -> bool:
    return any(printed.is_artifact(token) for token in hero["tokens"])
