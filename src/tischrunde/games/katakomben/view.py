"""Katakomben for people: the dungeon, the bank, the tile that is being laid, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve import scoring, tiles
from tischrunde.delve.discovering import ON_FOOT, bars_way_onto, door_onto, monsters_met
from tischrunde.delve.doors import boots_of, locks_of
from tischrunde.delve.labels import asked_seat, token_args
from tischrunde.delve.tallies import BORROWED, GOLD, PICKS, SWORDS
from tischrunde.games.katakomben import names
from tischrunde.games.katakomben.bargains import price_with_coupon
from tischrunde.games.katakomben.jumps import is_wayshrine
from tischrunde.games.katakomben.material import rank
from tischrunde.games.katakomben.model import Katakomben
from tischrunde.kernel.event import Event
from tischrunde.kernel.frame import a_of, b_of, op_of, seat_of
from tischrunde.kernel.message import Arg, Message
from tischrunde.kernel.option import first_of, pack, verb_of
from tischrunde.kernel.pile import BITS, CARD

if TYPE_CHECKING:
    from tischrunde.games.katakomben.rules import KatakombenRules

LOCKED = ("chest", "library", "prison")


def view(rules: KatakombenRules, masked: Katakomben) -> dict[str, Any]:
    """What the core's view does not have."""
    words = rules.words
    stack = [words[entry & CARD] for entry in masked.tiles.entries]
    heroes = masked.heroes
    ghosts = {
        "bank": int(masked.aside[core.SPECIAL]),
        "area": int(masked.noise[core.SPECIAL]),
        "bag": int(masked.bag[core.SPECIAL]),
    }
    return tiles.shown(masked, words) | {
        "stack": {back: stack.count(f"?{back}") for back in ("safe", "depths")},
        "opened": [
            rules.door_words[masked.plan.name[door]]
            for door in range(len(masked.opened))
            if masked.opened[door] != 0
        ],
        "portals": [
            rules.door_words[masked.plan.name[door]]
            for door in range(len(masked.faces))
            if masked.faces[door] == core.PORTAL
        ],
        "shrines": shrines(rules, masked),
        "picked": picked(rules, masked),
        "ghosts": ghosts,
        "artifacts": [words[entry & CARD] for entry in reversed(list(masked.artifacts.entries))],
        "bank": {
            "major": int(masked.majors.size()),
            "minor": int(masked.minors.size()),
            "prisoner": int(masked.prisoners.size()),
        },
        "picks": [int(hero.has[PICKS]) for hero in heroes],
        "marked": [int(hero.has[names.MARKED]) for hero in heroes],
        "borrowed": [int(hero.has[BORROWED]) for hero in heroes],
        "ware_price": [int(hero.has[names.WARE_PRICE]) for hero in heroes],
        "offers": [offers(rules, masked, seat) for seat in range(masked.seats)],
        "laying": laying(rules, masked),
    }


def offers(rules: KatakombenRules, masked: Katakomben, seat: int) -> list[str]:
    """Played cards whose offer is still open (KK-G24)."""
    return [
        rules.words[entry & CARD]
        for entry in masked.heroes[seat].area.entries
        if entry & core.OFFERS != 0 and entry & core.TRASHED == 0
    ]


def shrines(rules: KatakombenRules, masked: Katakomben) -> dict[str, list[int]]:
    """Who has marked which wayshrine; those nobody has marked are left out."""
    out = {}
    for number, spot in enumerate(masked.plan.spots):
        if masked.marks[number] != 0 and is_wayshrine(rules, masked, number):
            seats = range(masked.seats)
            marked = [seat for seat in seats if masked.marks[number] & BITS[seat] != 0]
            out[rules.room_words[spot.room]] = marked
    return out


def picked(rules: KatakombenRules, masked: Katakomben) -> list[dict[str, str]]:
    """Chests, libraries and prisons that are empty."""
    return [
        {
            "room": rules.room_words[spot.room],
            "feature": rules.feature_words[spot.feature],
        }
        for number, spot in enumerate(masked.plan.spots)
        if masked.marks[number] != 0 and rules.feature_words[spot.feature] in LOCKED
    ]


def laying(rules: KatakombenRules, masked: Katakomben) -> dict[str, Any] | None:
    """The tile that is being laid: for each turn where one comes in, its cost, and what bars it."""
    frames = [frame for frame in masked.stack.frames() if op_of(frame) == core.ORIENT]
    if not frames:
        return None
    frame = frames[-1]
    found = rules.artifacts_on(masked, masked.tiles.entries[masked.tiles.size() - 1] & CARD)
    return {
        "seat": int(seat_of(frame)),
        "door": rules.door_words[masked.plan.name[a_of(frame)]],
        "on_foot": b_of(frame) == ON_FOOT,
        "finds": [
            {"room": rules.room_words[room], "token": rules.words[token]} for room, token in found
        ],
        "turns": [orientation(rules, masked, frame, turn) for turn in range(4)],
    }


def orientation(
    rules: KatakombenRules, masked: Katakomben, frame: i64, turn: i64
) -> dict[str, Any]:
    """One way to lay it."""
    plan, into = masked.plan, door_onto(rules, masked, frame, turn)
    monsters = monsters_met(masked, frame, into)
    swords = min(monsters, masked.heroes[seat_of(frame)].has[SWORDS])
    on_foot = b_of(frame) == ON_FOOT
    return {
        "turn": 90 * int(turn),
        "entry": rules.door_words[plan.name[into]],
        "room": rules.room_words[plan.room[into]],
        "boots": int(boots_of(plan, a_of(frame), into)) if on_foot else 0,
        "monsters": int(monsters),
        "picks": int(locks_of(masked, plan, a_of(frame), into)) if on_foot else 0,
        "barred": bars_way_onto(rules, masked, frame, pack(core.V_LAY, turn, swords)),
    }


def room_name(rules: KatakombenRules, room: i64) -> Message:
    """A room by its tile and its letter; the Crypt has a name of its own."""
    if rules.plans[0].has(room, core.EXIT):
        return Message("room-crypt")
    tile = rules.card_name(rules.tiles_of.of_room[room])
    return Message("room", {"tile": tile, "room": rules.room_words[room].rpartition("-")[2]})


def option_args(rules: KatakombenRules, state: Katakomben, option: i64) -> dict[str, Arg]:
    """Rooms, tunnels, prices of the game's own verbs."""
    verb, first = verb_of(option), first_of(option)
    if verb == names.V_REDEEM:
        seat = asked_seat(state)
        price = int(price_with_coupon(rules, state, seat, rules.book.cards + first))
        have = int(state.heroes[seat].has[GOLD])
        return token_args(rules, state, first) | {"price": price, "have": have}
    if verb == core.V_TRADE and op_of(state.stack.top()) == names.WARE:
        return token_args(rules, state, first) | {"price": 0}  # KK-G66: for nothing
    if verb == names.V_PLACE:
        return {"side": Message(f"side-{side_behind(rules, state, first)}")}
    if verb == names.V_MARK:
        return {"room": room_name(rules, first)}
    if verb == names.V_ROTATE:
        return {"turn": 90 * int(first)}
    return {}


def side_behind(rules: KatakombenRules, state: Katakomben, name: i64) -> str:
    """The side of the table on which the place behind a door is, as its tile lies now."""
    door, found = state.plan.one[name], rules.tiles_of
    if door not in found.outer:
        return "elsewhere"
    place = tiles.place_of(state, found.of_door[door])
    if place == core.NOTHING:
        return "elsewhere"
    return tiles.SIDES[tiles.side_of(found, state.laid.entries[place], door)].lower()


def event_args(rules: KatakombenRules, event: Event) -> dict[str, Arg]:
    """What the game's own events are about."""
    if event.kind in ("turned-tile", "laid-tile"):
        return {"turn": 90 * int(event.a)}
    if event.kind == "placed-artifact":
        return {"room": room_name(rules, event.a)}
    if event.kind == "marked-shrine":
        return {"room": room_name(rules, event.a), "count": event.b}
    return {}


def standings(rules: KatakombenRules, state: Katakomben) -> list[list[int]]:
    """Most points first; then the best artifact, then the next; then the place is shared."""
    places: dict[tuple[int, tuple[int, ...]], list[int]] = {}
    for seat in range(state.seats):
        hero = state.heroes[seat]
        total = int(sum(line.points for line in rules.score(state, seat)))
        own = scoring.tokens_of(hero) if hero.status != core.LOST else []
        found = [rank(rules.book, t) for t in own if rules.book.family[t] == core.ARTIFACT]
        places.setdefault((total, tuple(sorted(found, reverse=True))), []).append(seat)
    return [places[key] for key in sorted(places, reverse=True)]
