"""A turn: everything that can be done in it, in any order and as often as it can be paid."""

from __future__ import annotations

from functools import partial

from tests.oracles.katakomben.conditions import look
from tests.oracles.katakomben.dungeon import Way, split
from tests.oracles.katakomben.hero import Hero, Played
from tests.oracles.katakomben.material import CARDS, DEVICE, MONSTER, rank
from tests.oracles.katakomben.offers import (
    invoke,
    mark,
    may_mark,
    obtain,
    open_offers,
    steps,
    take_step,
)
from tests.oracles.katakomben.table import Table
from tests.oracles.katakomben.texts import defeat, marble_guardian, may_fight, may_use, play
from tests.oracles.katakomben.tokens import (
    POTIONS,
    drink,
    free_prisoners,
    hand_over,
    has_flute,
    may_drink,
    price,
    take_major,
    wares_left,
)
from tests.oracles.katakomben.walking import (
    freeing_turns,
    lay_and_go,
    lay_options,
    may_walk,
    reveal,
    still_lays,
    swords_for,
    walk,
)
from tests.oracles.katakomben.words import lay
from tests.oracles.shared.asking import Flow, Options, ask
from tests.oracles.shared.words import END, crossing


def take_turn(table: Table) -> Flow:
    """The turn of a hero until its end is announced."""
    hero = table.hero
    while True:
        look(table)  # conditions pay after every action, not in its middle
        choice = yield from ask(hero.seat, lambda: set(menu(table, hero)), confirm=True)
        if choice == END:
            return
        yield from menu(table, hero)[choice]()
        while hero.turn.guardians and table.discovery is None:
            hero.turn.guardians -= 1
            yield from marble_guardian(table, hero)


def menu(table: Table, hero: Hero) -> Options:
    """Every choice the rules allow now, with what it does."""
    found: Options = {}
    found.update(plays(table, hero))
    found.update(deals(table, hero))
    found.update(goods(table, hero))
    found.update(visits(table, hero))
    for word, played in open_offers(table, hero).items():
        found[word] = partial(invoke, table, hero, played)
    if table.discovery is not None:
        for turn, swords in lay_options(table, hero, table.discovery):
            found[lay(turn, swords)] = partial(do_lay, table, hero, turn, swords)
        return found
    found.update(moves(table, hero))
    if not hero.hand:
        found[END] = nothing
    return found


def nothing() -> Flow:
    yield from ()


# -- cards -----------------------------------------------------------------------------------


def plays(table: Table, hero: Hero) -> Options:
    return {f"play:{name}": partial(do_play, table, hero, name) for name in hero.hand}


def do_play(table: Table, hero: Hero, name: str) -> Flow:
    play(table, hero, name)
    yield from ()


def deals(table: Table, hero: Hero) -> Options:
    """Acquiring, fighting, using (KK-071 to KK-086)."""
    found: Options = {}
    for name, left in table.reserve.items():
        if left > 0 and CARDS[name].cost <= hero.turn.skill:
            found[f"buy:{name}"] = partial(buy_reserve, table, hero, name)
    for name in {"goblin", *filter(None, table.row)}:
        kind, cost = CARDS[name].kind, CARDS[name].cost
        if kind == MONSTER:
            if may_fight(table, hero, name) and still_lays(table, hero, swords=cost):
                found[f"fight:{name}"] = partial(fight, table, hero, name)
        elif kind == DEVICE:
            picks = 1 if name == "locked_trunk" else 0
            if may_use(table, hero, name) and still_lays(table, hero, picks=picks):
                found[f"use:{name}"] = partial(pay_skill, table, hero, name)
        elif cost <= hero.turn.skill:
            found[f"buy:{name}"] = partial(pay_skill, table, hero, name)
    return found


def buy_reserve(table: Table, hero: Hero, name: str) -> Flow:
    hero.turn.skill -= CARDS[name].cost
    table.reserve[name] -= 1
    hero.discard.append(name)
    yield from ()


def pay_skill(table: Table, hero: Hero, name: str) -> Flow:
    hero.turn.skill -= CARDS[name].cost
    yield from obtain(table, hero, name)


def fight(table: Table, hero: Hero, name: str) -> Flow:
    hero.turn.swords -= CARDS[name].cost
    if name != "goblin":
        table.row[table.row.index(name)] = None
        table.dungeon_discard[name] += 1
        hero.turn.row_monsters += 1
    yield from defeat(table, hero, name)


# -- moving -----------------------------------------------------------------------------------


def moves(table: Table, hero: Hero) -> Options:
    """Walking and teleporting."""
    found: Options = {}
    if hero.turn.home:
        return found  # KK-G49
    for way in table.dungeon.ways(hero.room):
        if not may_walk(table, hero, way):
            continue
        if way.is_frontier:
            found[f"move:{door(way)}"] = partial(discover, table, hero, way)
            continue
        for swords in swords_for(table, hero, way):
            found[crossing(door(way), swords)] = partial(do_walk, table, hero, way, swords)
    if table.mercy:
        for turn in freeing_turns(table, hero):
            found[f"rotate:{turn * 90}"] = partial(turn_free, table, hero, turn)
    if hero.turn.teleports > 0:
        for word in steps(table, hero):
            found[word] = partial(use_teleport, table, hero, word)
    return found


def door(way: Way) -> str:
    """The tunnel that is left through; of a portal the one it comes out of."""
    if way.portal:
        out = way.halves[1]
        return f"{out.tile}-{out.start}"
    return way.halves[0].door()


def discover(table: Table, hero: Hero, way: Way) -> Flow:
    reveal(table, way)
    yield from ()


def do_walk(table: Table, hero: Hero, way: Way, swords: int) -> Flow:
    walk(table, hero, way, swords)
    yield from ()


def do_lay(table: Table, hero: Hero, turn: int, swords: int) -> Flow:
    lay_and_go(table, hero, turn, swords)
    yield from ()


def turn_free(table: Table, hero: Hero, turn: int) -> Flow:
    table.dungeon.laid[split(hero.room)[0]].turn = turn
    yield from ()


def use_teleport(table: Table, hero: Hero, choice: str) -> Flow:
    hero.turn.teleports -= 1
    yield from take_step(table, hero, choice)


# -- tokens and rooms -------------------------------------------------------------------------


def goods(table: Table, hero: Hero) -> Options:
    """Potions, wares, artifacts."""
    found: Options = {}
    for potion in POTIONS:
        if may_drink(hero, potion):
            found[f"drink:{potion}"] = partial(do_drink, table, hero, potion)
    flute = has_flute(hero)
    if flute or table.dungeon.has(hero.room, "market"):
        for ware in wares_left(table, hero):
            if hero.gold >= price(flute, coupon=False):
                found[f"trade:{ware}"] = partial(trade, table, hero, ware, False)
            if "coupon" in hero.tokens and hero.gold >= price(flute, coupon=True):
                found[f"redeem:{ware}"] = partial(trade, table, hero, ware, True)
    lying = table.dungeon.artifacts.get(hero.room, [])
    if lying and hero.may_carry_more() and hero.room not in hero.robbed:
        best = max(lying, key=rank)
        found[f"take:{best}"] = partial(take_artifact, table, hero, best)
    return found


def do_drink(table: Table, hero: Hero, potion: str) -> Flow:
    drink(table, hero, potion)
    yield from ()


def trade(table: Table, hero: Hero, ware: str, coupon: bool) -> Flow:
    flute: Played | None = next(
        (p for p in hero.area if p.card == "golden_flute" and p.choice_open), None
    )
    hero.gold -= price(flute is not None, coupon)
    if coupon:
        hero.tokens.remove("coupon")
    if flute is not None:
        flute.choice_open = False
    hand_over(table, hero, ware)
    yield from ()


def take_artifact(table: Table, hero: Hero, artifact: str) -> Flow:
    """KK-102 to KK-107."""
    table.dungeon.artifacts[hero.room].remove(artifact)
    hero.artifacts.append(artifact)
    hero.robbed.append(hero.room)
    table.anger()
    yield from ()


def visits(table: Table, hero: Hero) -> Options:
    """Chest, library, prison (KK-108 to KK-118) and wayshrine (KK-158)."""
    found: Options = {}
    room, dungeon = hero.room, table.dungeon
    stock = {
        "chest": bool(+table.majors),
        "library": table.reserve["secret_tome"] > 0,
        "prison": bool(+table.prisoners),
    }
    for feature, left in stock.items():
        if not dungeon.has(room, feature) or (room, feature) in dungeon.picked or not left:
            continue
        if hero.picks > 0 and still_lays(table, hero, picks=1):
            found[f"visit:{feature}"] = partial(pick, table, hero, feature)
    if may_mark(table, hero, room) and still_lays(table, hero, cubes=1):
        found["visit:wayshrine"] = partial(do_mark, table, hero)
    return found


def pick(table: Table, hero: Hero, feature: str) -> Flow:
    hero.picks -= 1
    table.dungeon.picked.add((hero.room, feature))
    if feature == "chest":
        take_major(table, hero)
    elif feature == "library":
        table.gain_tome(hero)
    else:
        free_prisoners(table, hero, 2)
    yield from ()


def do_mark(table: Table, hero: Hero) -> Flow:
    mark(table, hero, hero.room)
    yield from ()
