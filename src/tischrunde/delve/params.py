"""What differs between games of one make: figures, and the rules they are printed in."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Params:
    """The figures of a game."""

    def __init__(
        self,
        *,
        hand: i64,
        row: i64,
        health: i64,
        cubes: i64,
        black: i64,
        rage: dict[int, list[int]],
        rage_start: dict[int, int],
        start_noise: list[int],
        special: i64 = 0,
        locks_open: bool = False,
        trash_at_end: bool = False,
        trashed_counts: bool = True,
        pause: bool = False,
        finds: bool = True,
    ) -> None:
        self.hand = hand  # cards drawn for a turn
        self.row = row  # cards in the row
        self.health = health  # cubes of damage that knock a hero out
        self.cubes = cubes  # of each hero
        self.black = black  # cubes in the bag when the game begins
        self.special = special  # cubes that hurt everybody; set aside when the game begins
        self.locks_open = locks_open  # what one hero has opened stays open for all
        # Cubes drawn, space by space; the tracks for each number of seats one behind the other.
        firsts, spaces = [0], list[int]()
        for seats in range(max(rage) + 1):
            spaces += rage.get(seats, [])
            firsts.append(len(spaces))
        self.rage = vec[i64](spaces)  # by number of seats: cubes drawn on each space
        self.rage_first = vec[i64](firsts)
        self.rage_start = rage_start  # by number of seats: the first space, counted from 0
        self.start_noise = vec[i64](start_noise)  # cubes before the first turn, by order of play
        self.trash_at_end = trash_at_end  # what is trashed from a discard pile stays for the turn
        self.trashed_counts = trashed_counts  # what is trashed still counts until the turn ends
        self.finds = finds  # tokens of a room are offered to whoever enters
        self.pause = pause  # before a tile is laid one may obtain what the way onto it takes

    def rage_cubes(self, seats: i64, space: i64) -> i64:
        """How many cubes a space of the rage track draws."""
        return self.rage[self.rage_first[seats] + space]

    def last_space(self, seats: i64) -> i64:
        """The last space of the rage track."""
        return self.rage_first[seats + 1] - self.rage_first[seats] - 1

    def rage_track(self, seats: i64) -> list[int]:
        """How many cubes each space of the rage track draws, for people."""
        spaces = range(self.last_space(seats) + 1)
        return [int(self.rage_cubes(seats, space)) for space in spaces]


@final
class Cites:
    """The game's own rule for everything the core asks, forbids or scores.

    The core knows no rule numbers; a game that forgets one cannot be built.  What comes last
    belongs to things that not every game has; one that has them must say where.
    """

    def __init__(
        self,
        *,
        turn: str,
        price: str,
        stack_empty: str,
        place: str,
        device_price: str,
        monster_price: str,
        boots: str,
        two_boots: str,
        locked: str,
        arrow: str,
        stopped: str,
        damage: str,
        supply: str,
        battle: str,
        leave_without: str,
        home: str,
        teleport: str,
        market: str,
        gold: str,
        best_first: str,
        take: str,
        carry: str,
        on_entry: str,
        unplayed: str,
        either: str,
        pay: str,
        stock: str,
        discard: str,
        trash: str,
        replace: str,
        score_artifact: str,
        score_token: str,
        score_gold: str,
        score_card: str,
        score_mastery: str,
        dazed: str = "",
        picks: str = "",
        extra_price: str = "",
        limit: str = "",
        need: str = "",
        card_need: str = "",
        offer: str = "",
        visit: str = "",
        used_up: str = "",
        react: str = "",
        edge: str = "",
        orient: str = "",
        pause: str = "",
    ) -> None:
        self.turn = turn  # asks what to do next
        self.price = price  # not enough skill for a card
        self.stack_empty = stack_empty  # nothing left of a reserve card
        self.place = place  # a card that can be had only elsewhere
        self.device_price = device_price  # not enough skill for a device
        self.monster_price = monster_price  # not enough swords for a monster
        self.boots = boots  # none left for a tunnel
        self.two_boots = two_boots  # one is not enough for a tunnel
        self.locked = locked  # a lock, and no key
        self.arrow = arrow  # against the arrow of a tunnel
        self.stopped = stopped  # no more boots this turn
        self.damage = damage  # would knock oneself out
        self.supply = supply  # no cubes left to mark the damage with
        self.battle = battle  # not enough swords for a tunnel
        self.leave_without = leave_without  # no way out without an artifact
        self.home = home  # whoever is out moves no more
        self.teleport = teleport  # none left this turn
        self.market = market  # not at a market
        self.gold = gold  # not enough gold for a good
        self.best_first = best_first  # a better one of its kind is there
        self.take = take  # asks which token to take
        self.carry = carry  # one artifact too many
        self.on_entry = on_entry  # artifacts are taken on entering only
        self.unplayed = unplayed  # cards are left in hand
        self.either = either  # asks for one of several effects
        self.pay = pay  # an effect that is too dear
        self.stock = stock  # an effect whose cards have run out
        self.discard = discard  # asks which card to discard for something
        self.trash = trash  # asks which card to trash
        self.replace = replace  # asks which card of the row to replace
        self.score_artifact = score_artifact  # points for artifacts
        self.score_token = score_token  # points for other tokens
        self.score_gold = score_gold  # points for gold
        self.score_card = score_card  # points for cards
        self.score_mastery = score_mastery  # points for coming out
        self.dazed = dazed  # no more boots this turn, whatever a card says
        self.picks = picks  # not enough picks
        self.extra_price = extra_price  # what a card costs besides skill or swords
        self.limit = limit  # no more of this good for this hero
        self.need = need  # a good for which something else must be true
        self.card_need = card_need  # a card for which something else must be true
        self.offer = offer  # a card whose offer cannot be used now
        self.visit = visit  # what a room lets one do
        self.used_up = used_up  # a room that has given what it gives
        self.react = react  # asks who answers to an attack
        self.edge = edge  # no tile is left to discover
        self.orient = orient  # asks how a tile is laid
        self.pause = pause  # what must wait until a tile is laid and entered
