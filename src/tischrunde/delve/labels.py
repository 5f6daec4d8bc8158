"""What options and events are called: cards, rooms, prices for their messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tischrunde.delve import names
from tischrunde.delve.deals import FromRow
from tischrunde.delve.doors import toll, way_in, way_out
from tischrunde.delve.menu import Turn
from tischrunde.delve.model import Delve
from tischrunde.delve.tallies import BOOTS, GOLD
from tischrunde.kernel.event import Event
from tischrunde.kernel.frame import seat_of
from tischrunde.kernel.message import Arg, Message
from tischrunde.kernel.option import first_of, second_of, verb_of

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules

COUNTED = {
    "gained-gold", "made-noise", "cancelled-noise", "healed", "hurt", "attacked",
    "returned-black", "paid", "drew-hit", "reduced-noise", "called-special", "spent-picks",
    "was-struck",
}  # fmt: skip
CARD_VERBS = (
    names.V_PLAY, names.V_DISCARD, names.V_REPLACE, names.V_INVOKE, names.V_REACT,
)  # fmt: skip


def asked_seat(state: Delve) -> i64:
    """Whose question it is; whose turn, when nothing is asked."""
    return seat_of(state.stack.top()) if state.stack.depth > 0 else state.turn


def room_name(rules: DelveRules[Any], room: i64) -> Message:
    """A room, for people."""
    return rules.room_name(room)


def option_args(rules: DelveRules[Any], state: Delve, option: i64) -> dict[str, Arg]:
    """Cards, rooms, prices of an option, for its label and its refusal."""
    verb = verb_of(option)
    first = first_of(option)
    if verb in (names.V_MOVE, names.V_BATTLE):
        return way_args(rules, state, option)
    if verb == names.V_TELEPORT:
        is_room = first < len(rules.room_words)
        return {"to": room_name(rules, first) if is_room else Message("the-unknown")}
    if verb == names.V_LAY:
        return {"turn": int(first) * 90, "swords": int(second_of(option))}
    if verb == names.V_VISIT:
        return {"feature": Message(f"feature-{rules.feature_words[first]}")}
    if verb in (names.V_TRADE, names.V_DRINK, names.V_TAKE):
        return token_args(rules, state, first)
    if verb == names.V_CHOOSE:
        return {"effect": Message(f"choice-{rules.book.choice_words[first]}")}
    if verb in (names.V_BUY, names.V_USE, names.V_FIGHT):
        return price_args(rules, state, verb, first)
    if verb == names.V_TRASH:
        place = Message(f"place-{names.PLACES[second_of(option)]}")
        return {"card": rules.card_name(first), "place": place}
    if verb in CARD_VERBS:
        return {"card": rules.card_name(first)}
    return {}


def price_args(rules: DelveRules[Any], state: Delve, verb: i64, card: i64) -> dict[str, Arg]:
    """A card, what it costs and what there is to pay with."""
    hero = state.heroes[asked_seat(state)]
    turn = rules.ops[names.TURN]
    assert isinstance(turn, Turn)
    action = turn.menu[turn.lines[verb]]
    assert isinstance(action, FromRow)
    price, have = int(action.price(hero, card)), int(hero.has[action.purse])
    return {"card": rules.card_name(card), "price": price, "have": have}


def token_args(rules: DelveRules[Any], state: Delve, operand: i64) -> dict[str, Arg]:
    """A token by its name, or by its back when it lies face down."""
    seat, token = asked_seat(state), rules.book.cards + operand
    is_good = token < rules.book.tiles
    if not is_good:
        token += len(rules.book.words) - rules.book.tiles
    price = int(rules.price_of_good(state, seat, token)) if is_good else 0
    gold = int(state.heroes[seat].has[GOLD])
    return {"token": rules.card_name(token), "price": price, "have": gold}


def way_args(rules: DelveRules[Any], state: Delve, option: i64) -> dict[str, Arg]:
    """Where a tunnel leads and what it takes; a tunnel of another room is told by its name."""
    plan = state.plan
    hero = state.heroes[asked_seat(state)]
    name = first_of(option)
    out = way_out(state, plan, hero.room, name)
    swords = int(second_of(option)) if verb_of(option) == names.V_BATTLE else 0
    args: dict[str, Arg] = {
        "tunnel": rules.door_words[name],
        "swords": swords,
        "have": int(hero.has[BOOTS]),
    }
    if out < 0:
        return args | {"to": Message("elsewhere"), "boots": 0, "damage": 0}
    into = way_in(state, plan, out, name)
    boots, monsters = toll(state, asked_seat(state), name)
    return args | {
        "to": room_name(rules, plan.room[into]) if into >= 0 else Message("the-unknown"),
        "boots": int(boots),
        "damage": int(monsters) - swords,
    }


def event_args(rules: DelveRules[Any], event: Event) -> dict[str, Arg]:
    """The arguments of an event besides who it was and the card."""
    kind = event.kind
    if kind in COUNTED:
        return {"count": event.a, "stored": event.b}
    if kind in ("moved", "teleported"):
        start, end = room_name(rules, event.a), room_name(rules, event.b)
        return {"from": start, "to": end, "swords": event.c}
    if kind == "angered":
        return {"space": event.a, "cubes": event.b}
    if kind == "visited":
        return {"feature": Message(f"feature-{rules.feature_words[event.b]}")}
    if kind == "took":
        return {"room": room_name(rules, event.a)}
    return {}
