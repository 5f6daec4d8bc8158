"""What a seat sees of a raid, and what options and events are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tischrunde.delve import names
from tischrunde.delve.buying import FromRow
from tischrunde.delve.hero import Hero
from tischrunde.delve.menu import Turn
from tischrunde.delve.model import Delve
from tischrunde.delve.out import attack_size
from tischrunde.delve.outlook import outlook
from tischrunde.delve.tokens import room_of
from tischrunde.kernel.event import Event
from tischrunde.kernel.message import Arg, Message
from tischrunde.kernel.option import first_of, second_of, verb_of
from tischrunde.kernel.pile import CARD, MARK_SHIFT, Pile

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules

COUNTED = {
    "gained-gold", "made-noise", "cancelled-noise", "healed", "hurt", "attacked",
    "returned-black", "paid", "drew-hit", "reduced-noise",
}  # fmt: skip


def view(rules: DelveRules, masked: Delve) -> dict[str, Any]:
    """The table as one seat sees it; hidden cards are backs already."""
    words = rules.words
    row = sorted(masked.row.entries, key=lambda entry: int(entry >> MARK_SHIFT))
    return {
        "board": rules.board_of(masked).id,
        "heroes": [hero_view(rules, masked, seat) for seat in range(masked.seats)],
        "row": [{"card": words[entry & CARD], "slot": int(entry >> MARK_SHIFT)} for entry in row],
        "dungeon": int(masked.dungeon.size()),
        "spent": shown(masked.spent, words),
        "reserve": {words[card]: int(masked.reserve[i]) for i, card in enumerate(masked.stacks)},
        "market": sorted(shown(masked.market, words)),
        "tokens": [
            {"room": rules.room_words[room_of(entry)], "token": words[entry & CARD]}
            for entry in sorted(masked.board.entries, key=lambda e: int(room_of(e)))
        ],
        "rage": int(masked.rage) + 1,
        "rage_track": [int(n) for n in rules.params.rage],
        "attack": int(attack_size(masked, rules, 0)),
        "bag": {
            "seats": [int(masked.bag[seat]) for seat in range(masked.seats)],
            "black": int(masked.bag[names.BLACK]),
        },
        "set_aside": int(masked.out[names.BLACK]),
    } | outlook(rules, masked)


def hero_view(rules: DelveRules, masked: Delve, seat: i64) -> dict[str, Any]:
    """One hero, with what lasts for the turn."""
    hero = masked.heroes[seat]
    words = rules.words
    out: dict[str, Any] = {
        "room": rules.room_words[hero.room],
        "status": names.STATUSES[hero.status],
        "gold": int(hero.gold),
        "damage": int(hero.damage),
        "health": int(rules.params.health),
        "cubes": int(hero.cubes),
        "noise": int(masked.noise[seat]),
        "hand": sorted(shown(hero.hand, words)),
        "deck": int(hero.deck.size()),
        "discard": shown(hero.discard, words),
        "area": [
            {
                "card": words[entry & CARD],
                "waits": entry & names.WAITS != 0,
                "trashed": entry & names.TRASHED != 0,
            }
            for entry in hero.area.entries
        ],
        "tokens": shown(hero.tokens, words),
    }
    return out | turn_view(rules, hero)


def turn_view(rules: DelveRules, hero: Hero) -> dict[str, Any]:
    """What a hero has for the rest of the turn."""
    return {
        "skill": int(hero.skill),
        "swords": int(hero.swords),
        "boots": int(hero.boots),
        "teleports": int(hero.teleports),
        "reduction": int(hero.reduction),
        "discount": int(hero.discount),
        "springs": sum(rules.book.ending[entry & CARD] != 0 for entry in hero.tokens.entries),
        "stopped": hero.stopped > hero.tireless,
        "fearless": hero.fearless != 0,
        "home": hero.home != 0,
    }


def shown(pile: Pile, words: list[str]) -> list[str]:
    """A pile card by card, the top one last."""
    return [words[entry & CARD] for entry in pile.entries]


def room_name(rules: DelveRules, room: i64) -> Message:
    """A room, for people."""
    return Message("room", {"room": rules.room_words[room]})


def option_args(rules: DelveRules, state: Delve, option: i64) -> dict[str, Arg]:
    """Cards, rooms, prices of an option, for its label and its refusal."""
    verb = verb_of(option)
    first = first_of(option)
    if verb in (names.V_MOVE, names.V_BATTLE):
        return way_args(rules, state, option)
    if verb == names.V_TELEPORT:
        return {"to": room_name(rules, first)}
    if verb in (names.V_TRADE, names.V_DRINK, names.V_TAKE):
        return token_args(rules, state, first)
    if verb == names.V_CHOOSE:
        return {"effect": Message(f"choice-{rules.book.choice_words[first]}")}
    if verb in (names.V_BUY, names.V_USE, names.V_FIGHT):
        return price_args(rules, state, verb, first)
    if verb == names.V_TRASH:
        place = Message(f"place-{names.PLACES[second_of(option)]}")
        return {"card": rules.card_name(first), "place": place}
    if verb in (names.V_PLAY, names.V_DISCARD, names.V_REPLACE):
        return {"card": rules.card_name(first)}
    return {}


def price_args(rules: DelveRules, state: Delve, verb: i64, card: i64) -> dict[str, Arg]:
    """A card, what it costs and what there is to pay with."""
    hero = state.heroes[state.turn]
    turn = rules.ops[names.TURN]
    assert isinstance(turn, Turn)
    action = turn.menu[turn.lines[verb]]
    assert isinstance(action, FromRow)
    price, have = int(action.price(hero, card)), int(action.purse(hero))
    return {"card": rules.card_name(card), "price": price, "have": have}


def token_args(rules: DelveRules, state: Delve, operand: i64) -> dict[str, Arg]:
    """A token by its name, or by its back when it lies face down."""
    gold, price = int(state.heroes[state.turn].gold), int(rules.params.price)
    return {"token": rules.card_name(rules.book.cards + operand), "price": price, "have": gold}


def way_args(rules: DelveRules, state: Delve, option: i64) -> dict[str, Arg]:
    """Where a tunnel leads and what it takes; a tunnel of another room is told by its name."""
    board = rules.board_of(state)
    hero = state.heroes[state.turn]
    tunnel = rules.tunnel_words[first_of(option)]
    way = board.way(hero.room, first_of(option))
    swords = int(second_of(option)) + 1 if verb_of(option) == names.V_BATTLE else 0
    args: dict[str, Arg] = {"tunnel": tunnel, "swords": swords, "have": int(hero.boots)}
    if way < 0:
        return args | {"to": Message("elsewhere"), "boots": 0, "damage": 0}
    monsters = 0 if hero.fearless != 0 else int(board.monsters[way])
    return args | {
        "to": room_name(rules, board.leads_to[way]),
        "boots": int(board.boots[way]),
        "damage": monsters - swords,
    }


def event_args(rules: DelveRules, event: Event) -> dict[str, Arg]:
    """The arguments of an event besides who it was and the card."""
    kind = event.kind
    if kind in COUNTED:
        return {"count": event.a, "stored": event.b}
    if kind in ("moved", "teleported"):
        start, end = room_name(rules, event.a), room_name(rules, event.b)
        return {"from": start, "to": end, "swords": event.c}
    if kind == "angered":
        cubes = int(rules.params.rage[max(0, int(event.a) - 1)])
        return {"space": event.a, "cubes": cubes}
    if kind == "took":
        return {"room": room_name(rules, event.a)}
    return {}
