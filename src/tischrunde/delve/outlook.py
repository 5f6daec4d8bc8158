"""What the hero to move could do next: rooms in reach, cards without risk, what would be lost.

Made of the actions of the menu alone, tried on a copy: there is no second rule of walking here.
Reads only what everybody sees, and of a hand what is left of it in a masked state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve.doors import toll, way_in, way_out
from tischrunde.delve.hero import Hero
from tischrunde.delve.menu import Turn
from tischrunde.delve.model import Delve
from tischrunde.delve.names import (
    EDGE,
    TURN,
    V_BATTLE,
    V_BUY,
    V_FIGHT,
    V_MOVE,
    V_PLAY,
    V_TELEPORT,
    V_USE,
)
from tischrunde.delve.questions import EitherStep
from tischrunde.delve.tallies import BOOTS, DAMAGE, DAZED, HOME, SKILL, STOPPED, SWORDS, TELEPORTS
from tischrunde.delve.text import only_gifts
from tischrunde.delve.tokens import has_artifact
from tischrunde.delve.waiting import is_waiting
from tischrunde.kernel.frame import op_of, seat_of
from tischrunde.kernel.option import SCRATCH, first_of, pack, second_of, verb_of
from tischrunde.kernel.pile import CARD

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules

# What is lost with the turn, and the verbs that could still use it.
USES: Final = (
    ("skill", SKILL, (V_BUY, V_USE)),
    ("swords", SWORDS, (V_FIGHT, V_BATTLE)),
    ("boots", BOOTS, (V_MOVE, V_BATTLE)),
    ("teleports", TELEPORTS, (V_TELEPORT,)),
)
LEGS: Final = (BOOTS, TELEPORTS)  # of no use once one is out


def outlook(rules: DelveRules[Any], masked: Delve) -> dict[str, Any]:
    """For the hero whose turn it is; nothing while something else is being asked."""
    if masked.stack.depth == 0 or op_of(masked.stack.top()) != TURN:
        return {
            "reach": [],
            "harmless": [],
            "rest": [],
            "keeper": "",
            "waste": {},
            "departures": {},
        }
    turn = rules.ops[TURN]
    assert isinstance(turn, Turn)
    seat = seat_of(masked.stack.top())
    return {
        "reach": reach(rules, masked.clone(), turn, seat),
        "harmless": harmless(rules, masked.heroes[seat]),
        "rest": rest(rules, masked.heroes[seat]),
        "keeper": keeper(rules, masked.heroes[seat]),
        "waste": waste(masked, turn, seat),
        "departures": departures(rules, masked, turn, seat),
    }


@final
class Way:
    """A hero who has walked, how, and what that took: what is found on the way is no discount."""

    def __init__(
        self, hero: Hero, opened: vec[i64], moves: list[int], boots: i64 = 0, damage: i64 = 0
    ) -> None:
        self.hero = hero
        self.opened = opened  # doors, some of them on this way
        self.moves = moves
        self.boots = boots
        self.damage = damage

    def merits(self) -> tuple[int, ...]:
        """What it has spared, and then what there is to go on with: the better the higher."""
        has = self.hero.has
        return (
            -int(self.damage), -int(self.boots), int(has[TELEPORTS]), int(has[SWORDS]),
            -int(has[DAMAGE]), int(has[BOOTS]), -int(has[STOPPED]), -int(has[DAZED]),
        )  # fmt: skip


def reach(rules: DelveRules[Any], scout: Delve, turn: Turn, seat: i64) -> list[dict[str, Any]]:
    """Every room one could stand in this turn, and the way there that costs least.

    Least is: damage first, then boots, teleports, swords.  Tokens on the way are left alone.
    """
    start = Way(scout.heroes[seat], scout.opened, [])
    found: dict[int, list[Way]] = {int(start.hero.room): [start]}
    todo = [start]
    while todo:
        way = todo.pop(0)
        scout.heroes[seat] = way.hero
        scout.opened = way.opened
        for option in offered(scout, turn, seat, rules.walks):
            scout.heroes[seat] = way.hero
            if leads_over_edge(rules, scout, seat, option):
                continue  # nobody knows where that ends
            scout.heroes[seat] = way.hero.clone()
            scout.opened = way.opened[:]
            boots, damage = price(scout, seat, option)
            depth = scout.stack.depth
            turn.action(option).do(scout, seat, option)
            scout.stack.depth = depth  # whatever a room asks can wait
            moves = [*way.moves, option]
            boots, damage = way.boots + boots, way.damage + damage
            longer = Way(scout.heroes[seat], scout.opened, moves, boots, damage)
            others = found.setdefault(int(longer.hero.room), [])
            if not any(no_worse(other, longer) for other in others):
                others[:] = [other for other in others if not no_worse(longer, other)]
                others.append(longer)
                todo.append(longer)
    rooms = sorted(room for room in found if room != start.hero.room)
    return [told(rules, scout, start.hero, best(found[room])) for room in rooms]


def leads_over_edge(rules: DelveRules[Any], state: Delve, seat: i64, option: i64) -> bool:
    """Whether a move or teleport goes where no tile lies yet."""
    plan, name = state.plan, first_of(option)
    if verb_of(option) not in (V_MOVE, V_BATTLE):
        return name >= plan.rooms
    out = way_out(state, plan, state.heroes[seat].room, name)
    return way_in(state, plan, out, name) == EDGE


def price(state: Delve, seat: i64, option: i64) -> tuple[i64, i64]:
    """Boots and health that one step takes."""
    if verb_of(option) not in (V_MOVE, V_BATTLE):
        return 0, 0
    swords = second_of(option) if verb_of(option) == V_BATTLE else 0
    boots, monsters = toll(state, seat, first_of(option))
    return boots, monsters - swords


def no_worse(one: Way, other: Way) -> bool:
    """Whether one way takes no more, and leaves as much of everything, as the other."""
    return all(a >= b for a, b in zip(one.merits(), other.merits(), strict=True))


def best(ways: list[Way]) -> Way:
    """The way that costs least."""
    return max(ways, key=lambda way: way.merits())


def told(rules: DelveRules[Any], state: Delve, start: Hero, way: Way) -> dict[str, Any]:
    """A way as the page draws it: what it costs, and the choices that lead there."""
    end = way.hero
    return {
        "room": rules.room_words[end.room],
        "boots": int(way.boots),
        "swords": int(start.has[SWORDS] - end.has[SWORDS]),
        "damage": int(way.damage),
        "teleports": int(start.has[TELEPORTS] - end.has[TELEPORTS]),
        "moves": [rules.spell(state, option) for option in way.moves],
    }


def harmless(rules: DelveRules[Any], hero: Hero) -> list[str]:
    """Plays that only give something, whatever is played before or after them.

    None while a card in hand may ask for another one.  One that draws may bring such a card, but
    nobody holds all others back for that.
    """
    woken = wanted_traits(rules, hero)
    safe = [
        card
        for card in playable(rules, hero)
        if is_gift(rules, card) and rules.book.traits[card] & woken == 0
    ]
    return [rules.spelling.spell(pack(V_PLAY, card)) for card in safe]


def rest(rules: DelveRules[Any], hero: Hero) -> list[str]:
    """All plays, once no card is harmless: whatever is in hand must be played, in any order.

    None while a card in hand may ask for another one: it matters what is played before it.
    """
    if harmless(rules, hero):
        return []
    return [rules.spelling.spell(pack(V_PLAY, card)) for card in playable(rules, hero)]


def playable(rules: DelveRules[Any], hero: Hero) -> list[int]:
    """The cards one sees in a hand; none while one of them may ask for another one."""
    return [] if wanting(rules, hero) else seen(rules, hero)


def keeper(rules: DelveRules[Any], hero: Hero) -> str:
    """The card because of which the others are not played all at once; it may ask for one."""
    found = wanting(rules, hero)
    return rules.words[found[0]] if found and len(seen(rules, hero)) > 1 else ""


def wanting(rules: DelveRules[Any], hero: Hero) -> list[int]:
    """The cards in a hand that may ask for another one."""
    return [
        card
        for card in seen(rules, hero)
        if any(wants_hand(rules, text) for text in texts_of(rules, card))
    ]


def seen(rules: DelveRules[Any], hero: Hero) -> list[int]:
    """The cards of a hand whose faces one sees."""
    return [int(entry & CARD) for entry in hero.hand.entries if entry & CARD < rules.book.cards]


def is_gift(rules: DelveRules[Any], card: i64) -> bool:
    """Whether everything a card does, at once or on a condition, is a gift."""
    return all(only_gifts(rules, text) for text in texts_of(rules, card))


def texts_of(rules: DelveRules[Any], card: i64) -> list[int]:
    """All that a card may do in the turn it is played."""
    printed = rules.book.printed[card]
    return [printed.text, printed.offer, *(int(each.then) for each in printed.conditions)]


def wants_hand(rules: DelveRules[Any], place: i64) -> bool:
    """Whether a text may take a card from the hand."""
    program = rules.book.program
    while not program[place].ends:
        step = program[place]
        if step.wants_hand:
            return True
        if isinstance(step, EitherStep) and any(wants_hand(rules, t) for t in step.texts):
            return True
        place += 1
    return False


def wanted_traits(rules: DelveRules[Any], hero: Hero) -> i64:
    """What cards in the play area wait for: to play such a card would set them off."""
    traits: i64 = 0
    for entry in hero.area.entries:
        if is_waiting(rules.book, entry):
            for condition in rules.book.printed[entry & CARD].conditions:
                traits |= condition.quantity.woken_by()
    return traits


def waste(masked: Delve, turn: Turn, seat: i64) -> dict[str, int]:
    """What would be lost with the end of the turn although something could be had for it."""
    has = masked.heroes[seat].has
    return {
        name: int(has[tally])
        for name, tally, verbs in USES
        if has[tally] > 0 and offered(masked, turn, seat, verbs)
    }


def departures(
    rules: DelveRules[Any], masked: Delve, turn: Turn, seat: i64
) -> dict[str, dict[str, int]]:
    """By ways that lead out of the raid: what is left then, and can be used no more."""
    out: dict[str, dict[str, int]] = {}
    hero = masked.heroes[seat]
    if not has_artifact(hero) or hero.has[HOME] != 0:
        return out
    for option in offered(masked, turn, seat, rules.walks):
        if leads_over_edge(rules, masked, seat, option):
            continue
        scout = masked.clone()
        turn.action(option).do(scout, seat, option)
        has = scout.heroes[seat].has
        if has[HOME] == 0:
            continue
        left = {name: int(has[tally]) for name, tally, _ in USES if tally in LEGS}
        if rules.leaving_ends_turn:
            left = {"cards": int(hero.hand.size())} | waste(masked, turn, seat) | left
        lost = {name: count for name, count in left.items() if count > 0}
        if lost:
            out[rules.spell(masked, option)] = lost
    return out


def offered(state: Delve, turn: Turn, seat: i64, verbs: Sequence[int]) -> list[int]:
    """What the menu offers of these verbs."""
    out = []
    for action in turn.menu:
        if action.verb in verbs:
            listed = SCRATCH[: action.gather(state, seat, SCRATCH, 0)]
            out += [int(option) for option in listed if not action.bars(state, seat, option)]
    return out
