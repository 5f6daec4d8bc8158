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
        price: i64,
        rage: list[int],
        rage_start: dict[int, int],
        start_noise: list[int],
    ) -> None:
        self.hand = hand  # cards drawn for a turn
        self.row = row
        self.health = health
        self.cubes = cubes  # in each colour
        self.black = black
        self.price = price  # of any good at a market
        self.rage = vec[i64](rage)  # cubes drawn, space by space
        self.last_space: i64 = len(rage) - 1
        self.rage_start = rage_start  # by number of seats, counted from 0
        self.start_noise = vec[i64](start_noise)  # by order of play


@final
class Cites:
    """The game's own rule for everything the core asks, forbids or scores.

    The core knows no rule numbers; a game that forgets one cannot be built.
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
    ) -> None:
        self.turn = turn  # asks what to do next
        self.price = price  # not enough skill for a card
        self.stack_empty = stack_empty  # nothing left of a reserve card
        self.place = place  # a card that can be had only elsewhere
        self.device_price = device_price
        self.monster_price = monster_price
        self.boots = boots
        self.two_boots = two_boots
        self.locked = locked
        self.arrow = arrow
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
        self.discard = discard
        self.trash = trash
        self.replace = replace
        self.score_artifact = score_artifact
        self.score_token = score_token
        self.score_gold = score_gold
        self.score_card = score_card
        self.score_mastery = score_mastery
