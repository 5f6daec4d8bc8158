"""Points: artifacts, tokens, gold and cards; ties go to the better artifact."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tischrunde.delve.book import Book
from tischrunde.delve.hero import Hero
from tischrunde.delve.model import Delve
from tischrunde.delve.names import ARTIFACT, LOST, MASTERY, TRASHED
from tischrunde.delve.quantity import NOT_A_CARD
from tischrunde.delve.tallies import DAMAGE, GOLD, TOKENS
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


def worth(rules: DelveRules[Any], state: Delve, seat: i64, card: i64) -> i64:
    """The points a card or token gives its owner."""
    points = rules.book.points[card]
    for part in rules.book.printed[card].worths:
        points += part.points * part.condition.due(rules, state, seat, NOT_A_CARD)
    return points


def score(rules: DelveRules[Any], state: Delve, seat: i64) -> list[ScoreLine]:
    """Every point of a hero, line by line; none for one who is lost.

    While a hero is inside, this is what they would have if they came out now, without the token.
    """
    hero, book, cites = state.heroes[seat], rules.book, rules.cites
    if hero.status == LOST:
        return []
    lines = []
    for token in tokens_of(hero):
        points = worth(rules, state, seat, token)
        if points > 0:
            args: dict[str, Arg] = {"token": rules.card_name(token)}
            if book.family[token] == ARTIFACT:
                lines.append(ScoreLine(cites.score_artifact, "artifact", points, args))
            elif book.family[token] == MASTERY:
                lines.append(ScoreLine(cites.score_mastery, "mastery", points))
            else:
                lines.append(ScoreLine(cites.score_token, "token", points, args))
    lines.sort(key=lambda line: line.rule != cites.score_artifact)
    if hero.has[GOLD] > 0:
        lines.append(ScoreLine(cites.score_gold, "gold", hero.has[GOLD]))
    cards = owned(hero)
    for card in sorted(set(cards)):
        points = worth(rules, state, seat, card) * cards.count(card)
        if points > 0:
            named: dict[str, Arg] = {"card": rules.card_name(card), "count": cards.count(card)}
            lines.append(ScoreLine(cites.score_card, "card", points, named))
    return lines


def gauges(rules: DelveRules[Any], state: Delve) -> dict[str, list[int]]:
    """Where everybody is (rooms counted from 0), what is heard of them, what they would have."""
    seats = range(state.seats)
    heroes = [state.heroes[seat] for seat in seats]
    return {
        "room": [int(hero.room) for hero in heroes],
        "status": [int(hero.status) for hero in heroes],
        "artifacts": [int(hero.has[TOKENS + ARTIFACT]) for hero in heroes],
        "noise": [int(state.noise[seat]) + int(state.bag[seat]) for seat in seats],
        "damage": [int(hero.has[DAMAGE]) for hero in heroes],
        "points": [int(sum([line.points for line in score(rules, state, s)])) for s in seats],
    }


def artifacts(book: Book, hero: Hero) -> list[int]:
    """The points of a hero's artifacts, the best first; none when lost."""
    if hero.status == LOST:
        return []
    found = [int(book.points[t]) for t in tokens_of(hero) if book.family[t] == ARTIFACT]
    return sorted(found, reverse=True)


def standings(rules: DelveRules[Any], state: Delve) -> list[list[int]]:
    """Most points first; then the better artifact; then the place is shared."""
    places: dict[tuple[int, int], list[int]] = {}
    for seat in range(state.seats):
        total = sum(line.points for line in score(rules, state, seat))
        best = max(artifacts(rules.book, state.heroes[seat]), default=0)
        places.setdefault((int(total), best), []).append(seat)
    return [places[key] for key in sorted(places, reverse=True)]
