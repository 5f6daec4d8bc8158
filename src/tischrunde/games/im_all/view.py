"""The ship for people: its modules, ports and pods, the rage track, and what everybody lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve.tallies import DAZED, TOKENS
from tischrunde.delve.tokens import room_of
from tischrunde.games.im_all import names
from tischrunde.games.im_all.actions import is_blockaded
from tischrunde.games.im_all.model import ImAll
from tischrunde.kernel.event import Event
from tischrunde.kernel.message import Arg, Message
from tischrunde.kernel.option import first_of, verb_of
from tischrunde.kernel.pile import BITS, CARD

if TYPE_CHECKING:
    from tischrunde.games.im_all.rules import ImAllRules

JOURNEYS = ("rode-lift", "used-telepad", "beamed")
ZONES = ["normal"] * names.RED_ZONE + ["red"] * (names.CHECKERED - names.RED_ZONE) + ["checkered"]


def view(rules: ImAllRules, masked: ImAll) -> dict[str, Any]:
    """What the core's view does not have."""
    bank = [rules.words[entry & CARD] for entry in masked.bank.entries]
    heroes = masked.heroes
    return {
        "slots": [rules.ship.modules[module].id for module in rules.ship.layouts[masked.layout]],
        "ports": ports(rules, masked),
        "pods": [
            rules.room_words[room_of(entry)]
            for entry in masked.lying.entries
            if rules.is_prize(entry & CARD)
        ],
        "bank": {
            "crystals": bank.count("energiekristall"),
            "codes": bank.count("kommandocode"),
        },
        "zones": ZONES,
        "red_track": [
            names.RED_CUBES.get(space, 0) if space > masked.rage else 0
            for space in range(len(names.RAGE))
        ],
        "red": {
            "area": int(masked.noise[core.SPECIAL]),
            "bag": int(masked.bag[core.SPECIAL]),
        },
        "blockade": is_blockaded(masked),
        "blockade_space": names.BLOCKADE + 1,
        "needs": [needs(rules, masked, seat) for seat in range(masked.seats)],
        "dazed": [hero.has[DAZED] != 0 for hero in heroes],
        "every_faction": [hero.has[names.MULTIPASS] != 0 for hero in heroes],
        "beams": [int(hero.has[names.BEAMS]) for hero in heroes],
    }


def ports(rules: ImAllRules, masked: ImAll) -> list[dict[str, Any]]:
    """Every port of this ship, and whose data marker lies there."""
    return [
        {
            "room": rules.room_words[spot.room],
            "feature": rules.feature_words[spot.feature],
            "seat": hacker(masked, number),
        }
        for number, spot in enumerate(masked.plan.spots)
    ]


def hacker(masked: ImAll, spot: int) -> int | None:
    """Whose data marker lies on a port, if there is one."""
    for seat in range(masked.seats):
        if masked.marks[spot] & BITS[seat] != 0:
            return seat
    return None


def needs(rules: ImAllRules, masked: ImAll, seat: int) -> dict[str, Any]:
    """What a player has done of all there is to do, and what comes next."""
    hero = masked.heroes[seat]
    hacked = [port for port in ports(rules, masked) if port["seat"] == seat]
    code = hero.has[TOKENS + names.COMMAND_CODE] > 0
    artifact = hero.has[TOKENS + core.ARTIFACT] > 0
    if hero.status != core.INSIDE:
        following = "nothing"
    elif not code:
        following = "second_port" if hacked else "first_port"
    else:
        following = "pod" if artifact else "artifact"
    return {
        "ports": [port["room"] for port in hacked],
        "data": int(hero.has[names.DATA]),
        "code": code,
        "artifact": artifact,
        "next": following,
    }


def room_name(rules: ImAllRules, room: i64) -> Message:
    """A room by its module and its number there."""
    module, _, number = rules.room_words[room].partition("-")
    return Message("room", {"module": Message(f"module-{module}"), "room": number})


def option_args(rules: ImAllRules, option: i64) -> dict[str, Arg]:
    """Where a journey leads."""
    if verb_of(option) in (names.V_LIFT, names.V_TELEPAD, names.V_BEAM):
        return {"to": room_name(rules, first_of(option))}
    return {}


def event_args(rules: ImAllRules, event: Event) -> dict[str, Arg]:
    """What the game's own events are about."""
    if event.kind in JOURNEYS:
        return {"from": room_name(rules, event.a), "to": room_name(rules, event.b)}
    return {}
