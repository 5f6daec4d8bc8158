"""Actions that move a hero: through a tunnel, against its monsters, or by teleport."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.hero import Hero
from tischrunde.delve.menu import Action
from tischrunde.delve.model import Delve
from tischrunde.delve.moves import hurt
from tischrunde.delve.names import V_BATTLE, V_MOVE, V_TELEPORT
from tischrunde.kernel.option import first_of, pack, second_of


class Walk(Action):
    """What all ways through tunnels have in common."""

    def bars_way(self, state: Delve, hero: Hero, way: i64) -> str:
        """Whatever else a tunnel may ask for but swords."""
        board = self.rules.board_of(state)
        if hero.home != 0:
            return self.cites.home
        barred = self.rules.bars_entry(state, hero, board.leads_to[way])
        if barred:
            return barred
        if board.against[way] != 0:
            return self.cites.arrow
        if board.locked[way] != 0 and hero.keys == 0:
            return self.cites.locked
        if hero.stopped > hero.tireless:
            return self.cites.stopped
        if board.boots[way] > hero.boots:
            return self.cites.two_boots if board.boots[way] > 1 else self.cites.boots
        return ""

    def bars_damage(self, hero: Hero, damage: i64) -> str:
        """Nobody may knock themselves out, nor mark damage without cubes."""
        if damage == 0:
            return ""
        if hero.damage + damage >= self.params.health:
            return self.cites.damage
        return self.cites.supply if damage > hero.cubes else ""

    def walk(self, state: Delve, seat: i64, hero: Hero, way: i64, swords: i64) -> None:
        """Pay, take what the monsters deal, and arrive."""
        board = self.rules.board_of(state)
        hero.boots -= board.boots[way]
        hero.swords -= swords
        monsters = board.monsters[way] if hero.fearless == 0 else 0
        state.emit("moved", seat, a=hero.room, b=board.leads_to[way], c=swords)
        hurt(state, seat, monsters - swords)
        self.rules.enter(state, seat, board.leads_to[way])


@final
class Move(Walk):
    """Go through a tunnel and take whatever its monsters deal."""

    def __init__(self) -> None:
        super().__init__(V_MOVE)

    def candidates(self, state: Delve, seat: i64) -> vec[i64]:
        board = self.rules.board_of(state)
        room = state.heroes[seat].room
        out = vec[i64]()
        i: i64
        for i in range(board.first[room], board.first[room + 1]):
            out = append(out, self.code | board.tunnel[i])
        return out

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        hero = state.heroes[seat]
        board = self.rules.board_of(state)
        way = board.way(hero.room, first_of(option))
        barred = self.bars_way(state, hero, way)
        if barred or hero.fearless != 0:
            return barred
        return self.bars_damage(hero, board.monsters[way])

    def gather(self, state: Delve, seat: i64, hero: Hero, out: vec[i64], found: i64) -> i64:
        if hero.boots == 0:
            return found
        board = self.rules.board_of(state)
        i: i64
        for i in range(board.first[hero.room], board.first[hero.room + 1]):
            if not self.bars_way(state, hero, i):
                if hero.fearless != 0 or not self.bars_damage(hero, board.monsters[i]):
                    out[found] = self.code | board.tunnel[i]
                    found += 1
        return found

    def do(self, state: Delve, seat: i64, hero: Hero, option: i64) -> None:
        board = self.rules.board_of(state)
        self.walk(state, seat, hero, board.way(hero.room, first_of(option)), 0)


@final
class Battle(Walk):
    """Go through a tunnel and spend so many swords against its monsters."""

    def __init__(self) -> None:
        super().__init__(V_BATTLE)

    def candidates(self, state: Delve, seat: i64) -> vec[i64]:
        board = self.rules.board_of(state)
        hero = state.heroes[seat]
        out = vec[i64]()
        if hero.fearless != 0:
            return out
        i: i64
        swords: i64
        for i in range(board.first[hero.room], board.first[hero.room + 1]):
            for swords in range(board.monsters[i]):
                out = append(out, pack(V_BATTLE, board.tunnel[i], swords))
        return out

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        hero = state.heroes[seat]
        board = self.rules.board_of(state)
        way = board.way(hero.room, first_of(option))
        swords = second_of(option) + 1
        if swords > hero.swords:
            return self.cites.battle
        barred = self.bars_way(state, hero, way)
        return barred if barred else self.bars_damage(hero, board.monsters[way] - swords)

    def gather(self, state: Delve, seat: i64, hero: Hero, out: vec[i64], found: i64) -> i64:
        if hero.boots == 0 or hero.swords == 0:
            return found
        return super().gather(state, seat, hero, out, found)

    def do(self, state: Delve, seat: i64, hero: Hero, option: i64) -> None:
        board = self.rules.board_of(state)
        way = board.way(hero.room, first_of(option))
        self.walk(state, seat, hero, way, second_of(option) + 1)


@final
class Teleport(Action):
    """Into an adjacent room, whatever is on the way."""

    def __init__(self) -> None:
        super().__init__(V_TELEPORT)

    def candidates(self, state: Delve, seat: i64) -> vec[i64]:
        board = self.rules.board_of(state)
        room = state.heroes[seat].room
        out = vec[i64]()
        i: i64
        for i in range(board.first[room], board.first[room + 1]):
            option = self.code | board.leads_to[i]
            if option not in out:
                out = append(out, option)
        return out

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        hero = state.heroes[seat]
        if hero.teleports == 0:
            return self.cites.teleport
        if hero.home != 0:
            return self.cites.home
        return self.rules.bars_entry(state, hero, first_of(option))

    def gather(self, state: Delve, seat: i64, hero: Hero, out: vec[i64], found: i64) -> i64:
        return found if hero.teleports == 0 else super().gather(state, seat, hero, out, found)

    def do(self, state: Delve, seat: i64, hero: Hero, option: i64) -> None:
        hero.teleports -= 1
        state.emit("teleported", seat, a=hero.room, b=first_of(option))
        self.rules.enter(state, seat, first_of(option))
