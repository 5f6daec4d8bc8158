"""The seam to the engine: its luck, read off its events, and what lies on its table."""

from __future__ import annotations

from collections import Counter, deque
from random import Random
from typing import Any

from tests.oracles.katakomben.game import Game, Opening
from tests.oracles.katakomben.gifts import Gifts, enrich
from tests.oracles.katakomben.hero import ACTIVE
from tests.oracles.katakomben.table import CARD, GHOST, ROW_CARD, TILE, Impossible

from tischrunde.kernel.event import Event, Log
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.kernel.rules import Rules

CUBES = [*map(str, range(6)), "black", GHOST]
STATUS = {"inside": "active", "out": "escaped", "lost": "unconscious", "rescued": "unconscious"}


class Luck:
    """What the engine has drawn and the model has not asked for yet."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.waiting: dict[tuple[str, int], deque[str]] = {}
        self.attacks: deque[list[str]] = deque()

    def hear(self, events: list[Event], drawn: list[int]) -> None:
        """What one step has drawn.

        ``drawn`` are cubes of an attack that lie on the table while somebody is asked; the step
        that follows tells of them once more.
        """
        attacked = False
        for event in events:
            if event.kind == "drew":
                self.queue(CARD, event.seat).append(self.words[event.card])
            elif event.kind == "revealed":
                self.queue(ROW_CARD).append(self.words[event.card])
            elif event.kind == "found-tile":
                self.queue(TILE).append(self.words[event.card])
            elif event.kind == "found-token":
                self.queue("token").append(self.words[event.card])
            elif event.kind == "attacked":
                attacked = True
                self.attacks.append([])
            elif attacked and event.kind in ("drew-hit", "drew-harmless"):
                self.attacks[-1].append(str(event.seat))
            elif attacked and event.kind == "drew-black":
                self.attacks[-1].append("black")
            elif attacked and event.kind == "drew-special":
                self.attacks[-1].append(GHOST)
        if attacked and drawn:
            self.attacks[-1].extend(CUBES[cube] for cube in drawn)

    def queue(self, kind: str, seat: int = -1) -> deque[str]:
        return self.waiting.setdefault((kind, seat), deque())

    def draw(self, kind: str, pool: Counter[str], seat: int) -> str:
        queue = self.queue(kind if kind in (CARD, ROW_CARD, TILE) else "token", seat)
        if not queue:
            raise Impossible(f"the engine has drawn no {kind} for seat {seat}")
        return queue.popleft()

    def cubes(self, count: int, bag: Counter[str]) -> list[str]:
        if not self.attacks:
            raise Impossible("the engine has not attacked")
        return self.attacks.popleft()

    def left(self) -> dict[str, list[str]]:
        """Whatever nobody has asked for: the model has missed it."""
        found = {f"{kind} {seat}": list(q) for (kind, seat), q in self.waiting.items() if q}
        return {**found, "attacks": [str(a) for a in self.attacks]} if self.attacks else found


class Engine:
    """A game of the engine, driven by words."""

    def __init__(self, rules: Rules[Any], seats: int, seed: str, options: dict[str, Any]) -> None:
        self.rules = rules
        self.luck = Luck(rules.cards)
        log = Log()
        self.state = rules.setup(seats, seed, options, log)
        row = [rules.cards[event.card] for event in log.events if event.kind == "revealed"]
        first = next(event.seat for event in log.events if event.kind == "game-began")
        side = f"start_{options['side']}"
        self.opening = Opening(seats, side, int(first), row[-6:], options["mercy"])
        self.luck.hear([event for event in log.events if event.kind != "revealed"], [])

    def enrich(self, random: Random) -> Gifts:
        """Begin again from a richer first position."""
        data = self.rules.encode(self.state)
        gifts = enrich(data, self.rules.cards, random)
        self.state = self.rules.decode(data)
        return gifts

    def question(self) -> tuple[int, frozenset[str]] | None:
        decision = self.rules.decision(self.state)
        if decision is None:
            return None
        words = [self.rules.spell(self.state, option) for option in decision.options]
        return int(decision.seat), frozenset(words)

    def apply(self, choice: str) -> None:
        log = Log()
        self.state.log = log
        self.rules.apply(self.state, self.rules.parse(self.state, choice))
        self.state.log = None
        drawn: list[int] = []
        if any(event.kind == "attacked" for event in log.events):
            drawn = self.rules.encode(self.state)["fields"]["drawn"]
        self.luck.hear(log.events, drawn)

    def result(self) -> tuple[list[int], list[int]]:
        rules, state = self.rules, self.state
        seats = range(int(state.seats))
        scores = [sum(int(line.points) for line in rules.score(state, seat)) for seat in seats]
        return scores, sorted(int(seat) for seat in rules.winners(state))

    def table(self) -> dict[str, Any]:
        """All that lies on the table, in the words of ``model_table``."""
        view = self.rules.observe(self.state, SPECTATOR)
        fields = self.rules.encode(self.state)["fields"]
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
        found["noise"] = cubes(fields["noise"])
        found["bag"] = cubes(fields["bag"])
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


def plain(pile: list[str]) -> list[str]:
    """The cards of a stored pile, sorted, without who knows them."""
    return sorted(entry.partition("@")[0] for entry in pile)


def cubes(counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(CUBES, counts, strict=True) if count}


def model_table(game: Game) -> dict[str, Any]:
    """The model's table, in the same words."""
    table = game.table
    found: dict[str, Any] = {}
    for hero in table.heroes:
        mine = {
            "room": hero.room,
            "status": hero.status,
            "gold": hero.gold,
            "damage": hero.damage,
            "skill": hero.turn.skill,
            "swords": hero.turn.swords,
            "boots": hero.turn.boots,
            "quiet": hero.turn.quiet,
            "cubes": hero.cubes if hero.active else None,
            "picks": hero.picks,
            "hands": sorted(hero.hand),
            "decks": sorted([*hero.deck, *hero.deck_top]),
            "areas": sorted(played.card for played in hero.area),
            "discards": sorted(hero.discard),
            "tokens": sorted(
                [*hero.tokens, *hero.artifacts, *(f"crown_{crown}" for crown in hero.crowns)]
            ),
        }
        found.update({f"{hero.seat} {name}": value for name, value in mine.items()})
    dungeon = table.dungeon
    lying = [f"{room} {name}" for room, names in dungeon.artifacts.items() for name in names]
    lying += [f"{dungeon.start}-M monkey_idol"] * dungeon.idols
    wares = [ware for ware, count in table.wares.items() for _ in range(count)]
    found.update(
        {
            "row": sorted(filter(None, table.row)),
            "deck": sorted(table.dungeon_deck.elements()),
            "spent": sorted(table.dungeon_discard.elements()),
            "majors": sorted(table.majors.elements()),
            "minors": sorted(table.minors.elements()),
            "prisoners": sorted(table.prisoners.elements()),
            "market": sorted(wares + [f"crown_{crown}" for crown in table.crowns]),
            "stack": sorted(table.stack),
            "reserve": table.reserve,
            "noise": dict(+table.area),
            "bag": dict(+table.bag),
            "black aside": table.aside,
            "ghosts": table.ghosts,
            "rage": table.rage,
            "tiles": {tile: (laid.cell, laid.turn) for tile, laid in dungeon.laid.items()},
            "tiles left": table.tiles_left,
            "opened": sorted(lock_name(tile, number) for tile, number in dungeon.opened),
            "picked": sorted(f"{room} {feature}" for room, feature in dungeon.picked),
            "shrines": {room: sorted(seats) for room, seats in dungeon.marks.items()},
            "lying": sorted(lying),
        }
    )
    return found


def lock_name(tile: str, number: int) -> str:
    from tests.oracles.katakomben.dungeon import Half
    from tests.oracles.katakomben.material import TILES

    return Half(tile, number, TILES[tile].tunnels[number].a).door()


def difference(game: Game, engine: Engine) -> dict[str, tuple[Any, Any]]:
    """Where the two tables differ: what the model says, what the engine says."""
    mine, theirs = model_table(game), engine.table()
    return {
        name: (mine.get(name), theirs.get(name))
        for name in {*mine, *theirs}
        if mine.get(name) != theirs.get(name)
    }
