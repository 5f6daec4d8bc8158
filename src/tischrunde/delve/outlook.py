"""What the hero to move could do next: rooms in reach, cards without risk, what would be wasted.

Made of the actions of the menu alone, tried on a copy: there is no second rule of walking here.
Reads only what everybody sees, and of a hand what is left of it in a masked state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from tischrunde.delve.book import Book
from tischrunde.delve.hero import Hero
from tischrunde.delve.menu import Turn
from tischrunde.delve.model import Delve
from tischrunde.delve.names import (
    AS_OP,
    BESIDE,
    BOOTS,
    DISCARD,
    DISCOUNT,
    FEARLESS,
    GOLD,
    GOLD_PER_GAIN,
    SKILL,
    SKILL_PER_NOISE,
    STOP,
    SWORDS,
    TELEPORTS,
    TIRELESS,
    TURN,
    V_BATTLE,
    V_BUY,
    V_FIGHT,
    V_MOVE,
    V_PLAY,
    V_TELEPORT,
    V_USE,
    WAITS,
)
from tischrunde.kernel.frame import op_of, seat_of
from tischrunde.kernel.option import pack, verb_of
from tischrunde.kernel.pile import CARD

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules

WALKS: Final = (V_MOVE, V_BATTLE, V_TELEPORT)
# Steps after which one is better off and knows no more than before, whenever they come in a turn.
GIFTS: Final = (
    SKILL, SWORDS, BOOTS, GOLD, TELEPORTS, TIRELESS, FEARLESS, DISCOUNT, SKILL_PER_NOISE,
    GOLD_PER_GAIN,
)  # fmt: skip
# What is lost with the turn, and the verbs that could still use it.
USES: Final = (
    ("skill", (V_BUY, V_USE)),
    ("swords", (V_FIGHT, V_BATTLE)),
    ("boots", (V_MOVE, V_BATTLE)),
    ("teleports", (V_TELEPORT,)),
)


def outlook(rules: DelveRules, masked: Delve) -> dict[str, Any]:
    """For the hero whose turn it is; nothing while something else is being asked."""
    if masked.stack.depth == 0 or op_of(masked.stack.top()) != TURN:
        return {"reach": [], "harmless": [], "waste": {}}
    turn = rules.ops[TURN]
    assert isinstance(turn, Turn)
    seat = seat_of(masked.stack.top())
    return {
        "reach": reach(rules, masked.clone(), turn, seat),
        "harmless": harmless(rules, masked.heroes[seat]),
        "waste": waste(masked, turn, seat),
    }


@final
class Way:
    """A hero who has walked, and how; what it cost shows in what is left."""

    def __init__(self, hero: Hero, moves: list[int]) -> None:
        self.hero = hero
        self.moves = moves

    def left(self) -> tuple[int, int, int, int, int]:
        """What is left to go on with, each number the better the higher."""
        hero = self.hero
        return (
            -int(hero.damage), int(hero.boots), int(hero.teleports), int(hero.swords),
            -int(hero.stopped),
        )  # fmt: skip


def reach(rules: DelveRules, scout: Delve, turn: Turn, seat: i64) -> list[dict[str, Any]]:
    """Every room one could stand in this turn, and the way there that costs least.

    Least is: damage first, then boots, teleports, swords.  Tokens on the way are left alone.
    """
    start = Way(scout.heroes[seat], [])
    found: dict[int, list[Way]] = {int(start.hero.room): [start]}
    todo = [start]
    while todo:
        way = todo.pop(0)
        scout.heroes[seat] = way.hero
        for option in offered(scout, turn, seat, WALKS):
            scout.heroes[seat] = way.hero.clone()
            depth = scout.stack.depth
            turn.menu[turn.lines[verb_of(option)]].do(scout, seat, scout.heroes[seat], option)
            scout.stack.depth = depth  # whatever a room asks can wait
            longer = Way(scout.heroes[seat], [*way.moves, option])
            others = found.setdefault(int(longer.hero.room), [])
            if not any(no_worse(other, longer) for other in others):
                others[:] = [other for other in others if not no_worse(longer, other)]
                others.append(longer)
                todo.append(longer)
    rooms = sorted(room for room in found if room != start.hero.room)
    return [told(rules, scout, start.hero, best(found[room])) for room in rooms]


def no_worse(one: Way, other: Way) -> bool:
    """Whether one way leaves as much of everything as the other."""
    return all(a >= b for a, b in zip(one.left(), other.left(), strict=True))


def best(ways: list[Way]) -> Way:
    """The way that costs least."""
    return max(ways, key=lambda way: way.left())


def told(rules: DelveRules, state: Delve, start: Hero, way: Way) -> dict[str, Any]:
    """A way as the page draws it: what it costs, and the choices that lead there."""
    end = way.hero
    return {
        "room": rules.room_words[end.room],
        "boots": int(start.boots - end.boots),
        "swords": int(start.swords - end.swords),
        "damage": int(max(0, end.damage - start.damage)),
        "teleports": int(start.teleports - end.teleports),
        "moves": [rules.spell(state, option) for option in way.moves],
    }


def harmless(rules: DelveRules, hero: Hero) -> list[str]:
    """Plays that only give something, whatever is played before or after them.

    None while a card that wants another one discarded is in the hand: it may want one of these.
    """
    book = rules.book
    hand = [int(entry & CARD) for entry in hero.hand.entries if entry & CARD < book.cards]
    if any(wants_a_card(book, card) for card in hand):
        return []
    woken = wanted_traits(book, hero)
    safe = [card for card in hand if is_gift(book, card) and book.traits[card] & woken == 0]
    return [rules.spelling.spell(pack(V_PLAY, card)) for card in safe]


def is_gift(book: Book, card: i64) -> bool:
    """Whether everything a card does, at once or on a condition, is a gift."""
    return only_gifts(book, book.text[card]) and only_gifts(book, book.then[card])


def only_gifts(book: Book, place: i64) -> bool:
    """Whether a text has no other steps."""
    while book.verbs[place] != STOP:
        if book.verbs[place] not in GIFTS:
            return False
        place += 1
    return True


def wants_a_card(book: Book, card: i64) -> bool:
    """Whether a card lets one discard another for something."""
    place = book.text[card]
    while book.verbs[place] != STOP:
        if book.verbs[place] == AS_OP + DISCARD:
            return True
        place += 1
    return False


def wanted_traits(book: Book, hero: Hero) -> i64:
    """What cards in the play area wait for: to play such a card would set them off."""
    traits: i64 = 0
    for entry in hero.area.entries:
        card = entry & CARD
        if entry & WAITS != 0 and book.need[card] == BESIDE:
            traits |= book.need_of[card]
    return traits


def waste(masked: Delve, turn: Turn, seat: i64) -> dict[str, int]:
    """What would be lost with the end of the turn although something could be had for it."""
    hero = masked.heroes[seat]
    left = {
        "skill": int(hero.skill),
        "swords": int(hero.swords),
        "boots": int(hero.boots),
        "teleports": int(hero.teleports),
    }
    return {
        name: left[name]
        for name, verbs in USES
        if left[name] > 0 and offered(masked, turn, seat, verbs)
    }


def offered(state: Delve, turn: Turn, seat: i64, verbs: tuple[int, ...]) -> list[int]:
    """What the menu offers of these verbs."""
    return [
        int(option)
        for action in turn.menu
        if action.verb in verbs
        for option in action.candidates(state, seat)
        if not action.bars(state, seat, option)
    ]
