"""What a seat sees of Strife of Gods, and what options are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tischrunde.games.strife_of_gods import names
from tischrunde.games.strife_of_gods.model import Book, Strife
from tischrunde.games.strife_of_gods.ring import GAP, place_of
from tischrunde.games.strife_of_gods.turns import rounds_of, shields_of, sum_of, verdict
from tischrunde.kernel.frame import a_of
from tischrunde.kernel.message import Arg, Message
from tischrunde.kernel.option import first_of, second_of, verb_of
from tischrunde.kernel.pile import BITS, CARD, DOWN, Pile

if TYPE_CHECKING:
    from tischrunde.kernel.rules import Rules


def view(masked: Strife, book: Book, words: list[str]) -> dict[str, Any]:
    """The table as one seat sees it; hidden cards are backs already."""
    ring = []
    for i, entry in enumerate(masked.ring.pile.entries):
        ring.append(
            {
                "place": f"r{place_of(entry) + 1:02}",
                "card": words[entry & CARD],
                "blocked": entry & DOWN != 0,
                "edge": masked.ring.is_edge(i),
                "gap_after": entry & GAP != 0,
            }
        )
    ranks = shields_of(masked, book)
    shields = [
        {"round": i // ranks + 1, "shield": book.shields[i % ranks].id, "seat": int(owner) - 1}
        for i, owner in enumerate(masked.shields)
        if owner > 0
    ]
    return {
        "round": int(masked.round) + 1,
        "rounds": int(rounds_of(masked, book)),
        "start": int(masked.start()),
        "cards_each": int(book.cards[masked.settings[names.CARDS]]),
        "ring": ring,
        "gaps": int(masked.ring.gaps),
        "gaps_until_edges": int(book.gaps_until_edges),
        "centre": shown(masked.centre, words),
        "displays": [shown(display, words) for display in masked.displays],
        "numbers": int(masked.numbers.size()),
        "champions": int(masked.champions.size()),
        "drawn": shown(masked.drawn, words),
        "removed": shown(masked.removed, words),
        "shields": shields,
        "leading": leading(masked, book),
    }


def leading(masked: Strife, book: Book) -> dict[str, Any]:
    """SG-020…022: which colours would win if the round ended now, and every seat's sum in them."""
    found = verdict(masked, book)
    seats: list[int] = list(range(masked.seats))
    return {
        "value": int(found.lowest),
        "colours": [word for i, word in enumerate(book.colours) if found.colours & BITS[i]],
        "sums": [int(sum_of(masked, book, seat, found.colours)) for seat in seats],
    }


def shown(pile: Pile, words: list[str]) -> list[dict[str, Any]]:
    """A pile card by card, in the order the cards came."""
    return [{"card": words[e & CARD], "blocked": e & DOWN != 0} for e in pile.entries]


def option_args(rules: Rules[Any], state: Strife, option: i64) -> dict[str, Arg]:
    """Cards, places and seats of an option, for its label."""
    verb = verb_of(option)
    first = first_of(option)
    if verb <= names.V_LAY:
        return ring_args(rules, state, verb, first, second_of(option))
    if verb in (names.V_USE, names.V_DECLINE):
        return {"champion": rules.card_name(a_of(state.stack.top()))}
    if names.V_BLOCK_FELLOW <= verb <= names.V_EXCHANGE_FELLOW:
        who = Message("seat", {"seat": first})
        return {"who": who, "card": rules.card_name(second_of(option))}
    return {"card": rules.card_name(first)}


def ring_args(rules: Rules[Any], state: Strife, verb: i64, place: i64, side: i64) -> dict[str, Arg]:
    """What lies at a place of the ring, and what the verb makes of it."""
    ring = state.ring
    index = ring.find(place)
    args: dict[str, Arg] = {"place": Message("place", {"number": place + 1})}
    if index < 0:
        args["card"] = Message("nothing")
        return args
    args["card"] = rules.card_name(ring.pile.entries[index] & CARD)
    if verb == names.V_SEAL:
        args["other"] = rules.card_name(ring.pile.entries[ring.after(index)] & CARD)
    elif verb == names.V_LAY:
        args["side"] = "before" if side == names.BEFORE else "after"
        across = ring.before(index) if side == names.BEFORE else ring.after(index)
        args["other"] = rules.card_name(ring.pile.entries[across] & CARD)
    return args
