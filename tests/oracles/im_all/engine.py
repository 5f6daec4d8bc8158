"""The seam to the engine: what lies on its table."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tests.oracles.im_all.game import Opening
from tests.oracles.im_all.gifts import Gifts, enrich
from tests.oracles.im_all.ship import Ship
from tests.oracles.im_all.show import GONE
from tests.oracles.im_all.table import RED
from tests.oracles.im_all.thief import ABOARD, ESCAPED, LOST, RESCUED
from tests.oracles.shared.chance import BLACK_CUBE, TOKEN
from tests.oracles.shared.engine import Engine, plain

from tischrunde.kernel.event import Event
from tischrunde.kernel.rules import Rules

STATUS = {"inside": ABOARD, "escaped": ESCAPED, "lost": LOST, "rescued": RESCUED}
MARK = 512  # what lies above who knows a card
COUNTED = ("damage", "skill", "swords", "boots", "teleports")
PILES = {"hand": "hands", "deck": "decks", "discard": "discards", "tokens": "tokens"}


class ImAllEngine(Engine):
    """A game of Klong! im! All!, driven by words."""

    cubes = [*map(str, range(6)), BLACK_CUBE, RED]
    kinds = {**Engine.kinds, "took": TOKEN}

    def __init__(
        self,
        rules: Rules[Any],
        seats: int,
        seed: str,
        options: dict[str, Any],
        layout: tuple[str, ...],
    ) -> None:
        super().__init__(rules, seats, seed, options)
        view = self.view()
        values = [artifact(token["token"]) for token in view["tokens"]]
        self.opening = Opening(
            seats,
            layout,
            self.first,
            [card["card"] for card in sorted(view["row"], key=lambda card: int(card["slot"]))],
            frozenset(filter(None, values)),
            opening_texts=options["opening_texts"],
            bonus_per_copy=options["trash_bonus_per_copy"],
            eradibot=options["eradibot"],
        )

    def enrich(self, random: Random) -> Gifts:
        """Begin again from a richer first position."""
        data = self.rules.encode(self.state)
        ports = [port["room"] for port in self.view()["ports"]]
        ship = Ship(self.opening.layout)
        gifts = enrich(data, self.rules.cards, random, ship, ports)
        self.state = self.rules.decode(data)
        return gifts

    def is_news(self, event: Event) -> bool:
        return event.kind != "took" or not artifact(self.rules.cards[event.card])

    def lying(self) -> dict[str, Any]:
        """All that lies on the table, in the words of the model."""
        view = self.view()
        fields = self.fields()
        found: dict[str, Any] = {}
        for seat, shown in enumerate(view["heroes"]):
            mine = {name: shown[name] for name in COUNTED}
            mine["status"] = STATUS[shown["status"]]
            mine["credits"], mine["quiet"] = shown["gold"], shown["reduction"]
            mine["space"], mine["cubes"] = shown["room"], shown["cubes"]
            mine["area"] = sorted(c["card"] for c in shown["area"] if not c["trashed"])
            mine["trashed"] = sorted(c["card"] for c in shown["area"] if c["trashed"])
            mine["multipass"], mine["dazed"] = view["every_faction"][seat], view["dazed"][seat]
            mine["stopped"] = shown["stopped"]
            mine["fearless"] = shown["fearless"]
            mine["discount"] = fields["bargain"][seat]
            mine["beams"] = view["beams"][seat]
            mine["code"] = view["needs"][seat]["code"]
            mine["hacked"] = sorted(p["room"] for p in view["ports"] if p["seat"] == seat)
            for name, pile in PILES.items():
                mine[name] = plain([entry for entry in fields[pile][seat] if not marked(entry)])
            mine["doomed"] = plain([entry for entry in fields["discards"][seat] if marked(entry)])
            cards = sorted(mine["area"] + mine["hand"] + mine["deck"] + mine["discard"])
            if mine["status"] != ABOARD:
                mine = {name: mine[name] for name in GONE}
                mine["cards"] = cards
            found.update({f"{seat} {name}": value for name, value in mine.items()})
        lying = Counter(token["room"] for token in view["tokens"] if token["token"][0] == "?")
        reserve = view["reserve"]
        found.update(
            {
                "slots": tuple(view["slots"]),
                "row": sorted(card["card"] for card in view["row"]),
                "mission deck": plain(fields["dungeon"]),
                "mission discard": sorted(view["spent"]),
                "reserve": reserve,
                "market": dict(Counter(view["market"])),
                "depots": dict(lying),
                "artifacts": {
                    token["room"]: artifact(token["token"])
                    for token in view["tokens"]
                    if artifact(token["token"])
                },
                "pods": sorted(view["pods"]),
                "crystals": view["bank"]["crystals"],
                "rage": view["rage"],
                "bag": self.count(fields["bag"]),
                "noise": self.count(fields["noise"]),
                "aside": view["set_aside"],
                "blockade": view["blockade"],
            }
        )
        return found


def marked(entry: str) -> bool:
    """Whether a stored card of a player is trashed and only waits for the end of the turn."""
    return int(entry.partition("@")[2]) >= MARK


def artifact(token: str) -> int:
    """The value of an artifact; 0 of anything else."""
    name, _, value = token.partition("_")
    return int(value) if name == "artifact" else 0
