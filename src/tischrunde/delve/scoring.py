"""Points: artifacts, tokens, gold and cards; ties go to the better artifact."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tischrunde.delve.book import Book
from tischrunde.delve.hero import Hero
from tischrunde.delve.model import Delve
from tischrunde.delve.names import (
    ARTIFACT,
    FLAG,
    IF_FAMILY,
    IF_TWO_FAMILIES,
    LOST,
    MASTERY,
    PER_CARD,
    PER_GOLD,
    TRASHED,
)
from tischrunde.kernel.message import Arg, ScoreLine
from tischrunde.kernel.pile import CARD

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules


def owned(hero: Hero) -> list[int]:
    """Every card of a hero, wherever it lies, sorted; what is being trashed is not theirs."""
    piles = [hero.deck, hero.hand, hero.area, hero.discard]
    return sorted([int(e & CARD) for pile in piles for e in pile.entries if e & TRASHED == 0])


def tokens_of(hero: Hero) -> list[int]:
    """A hero's tokens, sorted."""
    return sorted([int(entry & CARD) for entry in hero.tokens.entries])


def worth(book: Book, hero: Hero, cards: list[int], card: i64) -> i64:
    """The points a card gives its owner."""
    points = book.points[card]
    form, of = book.worth[card], book.worth_of[card]
    if form == IF_FAMILY:
        return points if hero.count(of, book.family) > 0 else 0
    if form == IF_TWO_FAMILIES:
        families = {int(book.family[entry & CARD]) for entry in hero.tokens.entries}
        return points if len([f for f in families if of & FLAG[f] != 0]) >= 2 else 0
    if form == PER_GOLD:
        return points * (hero.gold // of)
    if form == PER_CARD:
        return points * cards.count(int(of))
    return points


def score(rules: DelveRules, state: Delve, seat: i64) -> list[ScoreLine]:
    """Every point of a hero, line by line; none for one who is lost.

    While a hero is inside, this is what they would have if they came out now, without the token.
    """
    hero, book, cites = state.heroes[seat], rules.book, rules.cites
    if hero.status == LOST:
        return []
    lines = []
    for token in tokens_of(hero):
        if book.points[token] > 0:
            args: dict[str, Arg] = {"token": rules.card_name(token)}
            if book.family[token] == ARTIFACT:
                lines.append(ScoreLine(cites.score_artifact, "artifact", book.points[token], args))
            elif book.family[token] == MASTERY:
                lines.append(ScoreLine(cites.score_mastery, "mastery", book.points[token]))
            else:
                lines.append(ScoreLine(cites.score_token, "token", book.points[token], args))
    lines.sort(key=lambda line: line.rule != cites.score_artifact)
    if hero.gold > 0:
        lines.append(ScoreLine(cites.score_gold, "gold", hero.gold))
    cards = owned(hero)
    for card in sorted(set(cards)):
        points = worth(book, hero, cards, card) * cards.count(card)
        if points > 0:
            named: dict[str, Arg] = {"card": rules.card_name(card), "count": cards.count(card)}
            lines.append(ScoreLine(cites.score_card, "card", points, named))
    return lines


def gauges(rules: DelveRules, state: Delve) -> dict[str, list[int]]:
    """Where everybody is (rooms counted from 0), what is heard of them, what they would have."""
    seats = range(state.seats)
    heroes = [state.heroes[seat] for seat in seats]
    return {
        "room": [int(hero.room) for hero in heroes],
        "status": [int(hero.status) for hero in heroes],
        "artifacts": [int(hero.artifacts) for hero in heroes],
        "noise": [int(state.noise[seat]) + int(state.bag[seat]) for seat in seats],
        "damage": [int(hero.damage) for hero in heroes],
        "points": [int(sum([line.points for line in score(rules, state, s)])) for s in seats],
    }


def best_artifact(book: Book, hero: Hero) -> int:
    """The points of a hero's best artifact; 0 without one, or when lost."""
    if hero.status == LOST:
        return 0
    return max(
        [int(book.points[t]) for t in tokens_of(hero) if book.family[t] == ARTIFACT], default=0
    )


def standings(rules: DelveRules, state: Delve) -> list[list[int]]:
    """Most points first; then the better artifact; then the place is shared."""
    places: dict[tuple[int, int], list[int]] = {}
    for seat in range(state.seats):
        total = sum(line.points for line in score(rules, state, seat))
        best = best_artifact(rules.book, state.heroes[seat])
        places.setdefault((int(total), best), []).append(seat)
    return [places[key] for key in sorted(places, reverse=True)]
