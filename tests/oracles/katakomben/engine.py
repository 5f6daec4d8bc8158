"""The seam to the engine: what lies on its table."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.oracles.katakomben.game import Opening
from tests.oracles.katakomben.gifts import Gifts, enrich
from tests.oracles.katakomben.hero import ACTIVE
from tests.oracles.katakomben.table import GHOST
from tests.oracles.shared.chance import BLACK_CUBE, TILE, TOKEN
from tests.oracles.shared.engine import Engine, plain

from tischrunde.kernel.rules import Rules

STATUS = {"inside": "active", "out": "escaped", "lost": "unconscious", "rescued": "unconscious"}


class KatakombenEngine(Engine):
    """A game of Katakomben, driven by words."""

    cubes = [*map(str, range(6)), BLACK_CUBE, GHOST]
    kinds = {**Engine.kinds, "found-tile": TILE, "found-token": TOKEN}

    def __init__(self, rules: Rules[Any], seats: int, seed: str, options: dict[str, Any]) -> None:
        super().__init__(rules, seats, seed, options)
        side = f"start_{options['side']}"
        self.opening = Opening(seats, side, self.first, self.shown[-6:], options["mercy"])

    def enrich(self, random: Random) -> Gifts:
        """Begin again from a richer first position."""
        data = self.rules.encode(self.state)
        gifts = enrich(data, self.rules.cards, random)
        self.state = self.rules.decode(data)
        return gifts

    def lying(self) -> dict[str, Any]:
        """All that lies on the table, in the words of the model."""
        view = self.view()
        fields = self.fields()
        found: dict[str, Any] = {}
        for seat, shown in enumerate(view["heroes"]):
            found.update(
                {
                    f"{seat} {name}": shown[name]
                    for name in ("room", "gold", "damage", "skill", "swords", "boots")
                }
            )
            found[f"{seat} status"] = STATUS.get(shown["status"], shown["status"])
            area = [card["card"] for card in shown["area"] if not card["trashed"]]
            found[f"{seat} areas"] = sorted(area)
            found[f"{seat} quiet"] = shown["reduction"]
            found[f"{seat} picks"] = fields["picks"][seat]
            if found[f"{seat} status"] == ACTIVE:  # nobody minds which cube was the last
                found[f"{seat} cubes"] = fields["cubes"][seat]
            for pile in ("hands", "decks", "discards", "tokens"):
                found[f"{seat} {pile}"] = plain(fields[pile][seat])
        found["row"] = sorted(card["card"] for card in view["row"])
        found["deck"], found["spent"] = plain(fields["dungeon"]), plain(fields["spent"])
        for name in ("majors", "minors", "prisoners", "market"):
            found[name] = plain(fields[name])
        found["stack"] = sorted(plain(fields["artifacts"]))
        found["reserve"] = {k: v for k, v in view["reserve"].items() if k != "goblin"}
        found["noise"] = self.count(fields["noise"])
        found["bag"] = self.count(fields["bag"])
        found["black aside"] = fields["aside"][6] + fields["drawn"].count(6)
        found["ghosts"] = fields["aside"][7]
        found["rage"] = fields["rage"]
        found["tiles"] = {
            tile["tile"]: ((tile["x"], -tile["y"]), tile["turn"] // 90)
            for tile in view["laid"]
            if not tile["tile"].endswith("_upper")
        }
        found["tiles left"] = view["tiles"] - (view["laying"] is not None)
        found["opened"] = sorted(view["opened"])
        found["picked"] = sorted(f"{spot['room']} {spot['feature']}" for spot in view["picked"])
        found["shrines"] = {room: sorted(seats) for room, seats in view["shrines"].items()}
        found["lying"] = sorted(f"{t['room']} {t['token']}" for t in view["tokens"])
        return found
