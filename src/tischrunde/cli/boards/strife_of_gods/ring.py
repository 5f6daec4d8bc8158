"""Where on the drawn ring each card lies: places stay where they were, gaps stay open.

The view lists the cards clockwise.  Cards laid back into a gap have places beyond the first ones;
they are drawn beside the card they lie next to, in the room of the gap while it has any to spare.
"""

from __future__ import annotations

from typing import Any

Cell = dict[str, Any] | None  # a card of the view's ring, or an empty place


def number_of(place: str) -> int:
    """``r07`` as people count it: 7."""
    return int(place[1:])


def cells(ring: list[dict[str, Any]], places: int) -> list[Cell]:
    """The ring clockwise from place 1; a gap is always at least one empty cell."""
    first = {number_of(card["place"]): card for card in ring if number_of(card["place"]) <= places}
    out: list[Cell] = [first.get(number) for number in range(1, places + 1)]
    waiting = [i for i, card in enumerate(ring) if number_of(card["place"]) > places]
    while waiting:
        left = [i for i in waiting if not insert_beside(out, ring, i)]
        if len(left) == len(waiting):
            insert_across(out, ring, left)
        waiting = left
    for card in ring:
        at = position(out, card)
        if card["gap_after"] and out[(at + 1) % len(out)] is not None:
            out.insert(at + 1, None)
    return out


def insert_beside(out: list[Cell], ring: list[dict[str, Any]], index: int) -> bool:
    """Put a laid card next to the card it touches, if that one lies there already."""
    card, before, after = ring[index], ring[index - 1], ring[(index + 1) % len(ring)]
    if not before["gap_after"] and lies(out, before):
        at = position(out, before) + 1
        inside = at % len(out)
    elif not card["gap_after"] and lies(out, after):
        at = position(out, after)
        inside = (at - 1) % len(out)
    else:
        return False
    if spare(out, inside) > 1:
        out[inside] = card
    else:
        out.insert(at, card)
    return True


def insert_across(out: list[Cell], ring: list[dict[str, Any]], waiting: list[int]) -> None:
    """Put a laid card that touches no card drawn yet beyond the gap before it."""
    index = next(i for i in waiting if lies(out, ring[i - 1]))
    waiting.remove(index)
    at = position(out, ring[index - 1]) + 1
    empty = spare(out, at % len(out))
    if empty > 2:
        out[(at + 1) % len(out)] = ring[index]
    elif empty > 0:
        out.insert(at + 1, ring[index])
    else:
        out[at:at] = [None, ring[index]]


def spare(out: list[Cell], at: int) -> int:
    """How many empty cells lie side by side here."""
    if out[at] is not None:
        return 0
    count = 1
    for step in (1, -1):
        i = at + step
        while out[i % len(out)] is None and count < len(out):
            count += 1
            i += step
    return count


def position(out: list[Cell], card: dict[str, Any]) -> int:
    return next(i for i, cell in enumerate(out) if cell is card)


def lies(out: list[Cell], card: dict[str, Any]) -> bool:
    return any(cell is card for cell in out)
