"""The end of a turn, the dragon's attack, and the end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from tests.oracles.katakomben.hero import ESCAPED, UNCONSCIOUS, Hero
from tests.oracles.katakomben.material import CARDS, HAND, LIVES, ROW, STORY_CUBES
from tests.oracles.katakomben.menu import take_turn
from tests.oracles.katakomben.table import GHOST, Table
from tests.oracles.katakomben.texts import encounter, reveal_into, trash, trashable
from tests.oracles.shared.asking import Ask, Flow, ask
from tests.oracles.shared.chance import BLACK_CUBE, draw_cubes
from tests.oracles.shared.words import SKIP, first

TOURMALINES = ("white_tourmaline", "black_tourmaline")


def play_game(table: Table) -> Flow:
    """From the opening row to the end."""
    for name in list(table.row):
        assert name is not None
        yield from encounter(table, name)  # KK-036
    while not table.over:
        if table.hero.active:
            table.begin_turn(table.seat)
            yield from take_turn(table)
            yield from end_turn(table)
        else:
            yield from attack(table, STORY_CUBES.get(table.seats, 4))  # KK-216
        if not table.over:
            table.seat = (table.seat + 1) % table.seats


def end_turn(table: Table) -> Flow:
    """KK-180 to KK-187."""
    hero = table.hero
    table.announced = True
    yield from springs(table, hero)
    home = hero.turn.home
    hero.discard.extend(played.card for played in hero.area)
    hero.area = []
    hero.turn = type(hero.turn)()
    table.draw(hero, HAND)
    if home:
        hero.status = ESCAPED  # KK-206, KK-207
        table.masteries -= 1
        hero.tokens.append("mastery")
        if not table.in_order():
            table.over = True  # KK-G51
            return
    gaps = [slot for slot in range(ROW) if table.row[slot] is None]
    if len(gaps) > table.dungeon_deck.total():
        end_game(table)  # KK-184
        return
    new = [reveal_into(table, slot) for slot in gaps]
    for name in new:
        yield from encounter(table, name)  # in the order revealed (KK-G30)
    if any(CARDS[name].dragon for name in new):
        dangers = sum(CARDS[name].danger for name in table.row if name)
        yield from attack(table, table.track[table.rage] + dangers)


def springs(table: Table, hero: Hero) -> Flow:
    """Magic Springs trash before the play area is cleared (KK-246, KK-G34)."""
    flowed = 0
    while flowed < hero.tokens.count("magic_spring") and trashable(hero):
        choice = yield from ask(hero.seat, lambda: trashable(hero))
        trash(table, hero, choice)
        flowed += 1
    for _ in range(flowed):
        hero.tokens.remove("magic_spring")


def end_game(table: Table) -> None:
    """All who are left fall where they stand (KK-G52)."""
    for hero in table.in_order():
        hero.status = UNCONSCIOUS
    table.over = True


# -- the attack ------------------------------------------------------------------------------


def attack(table: Table, count: int) -> Flow:
    """KK-188 to KK-197."""
    table.bag += table.area
    table.area = Counter()
    cubes = draw_cubes(table.chance, count, table.bag)  # KK-G43
    table.aside += cubes.count(BLACK_CUBE)
    ghosts = cubes.count(GHOST)
    warded: dict[int, int] = {}
    for hero in table.in_order():
        warded[hero.seat] = 0
        while warded[hero.seat] < ghosts and hero.hand and owns_tourmaline(hero):
            if not (yield from ward(table, hero)):
                break
            warded[hero.seat] += 1
    for cube in cubes:
        strike(table, cube, warded)
    fallen = [hero for hero in table.in_order() if hero.damage >= LIVES]
    for hero in fallen:
        hero.status = UNCONSCIOUS
    table.area[GHOST] += ghosts  # KK-196
    if not table.in_order():
        table.over = True
    elif not table.bag.total():
        end_game(table)  # KK-194


def owns_tourmaline(hero: Hero) -> bool:
    """KK-G64: wherever it lies; everybody has seen it bought."""
    return any(card in TOURMALINES for card in hero.cards())


def ward(table: Table, hero: Hero) -> Generator[Ask, str, bool]:
    """KK-G64: a Tourmaline for a ghost; every owner is asked, so that nobody's hand is told."""
    choice = yield from ask(
        hero.seat,
        lambda: {SKIP} | {f"react:{card}" for card in TOURMALINES if card in hero.hand},
        confirm=True,
    )
    if choice == SKIP:
        return False
    hero.hand.remove(first(choice))
    hero.discard.append(first(choice))
    table.draw(hero, 1)
    return True


def strike(table: Table, cube: str, warded: dict[int, int]) -> None:
    """What one drawn cube does (KK-191, KK-197, KK-199, KK-G42, KK-G45)."""
    for hero in table.in_order():
        if hero.damage >= LIVES:
            continue
        if cube == str(hero.seat):
            hero.wounds += 1
        elif cube == GHOST and warded[hero.seat]:
            warded[hero.seat] -= 1
        elif cube == GHOST and hero.cubes > 0:
            hero.cubes -= 1
            hero.wounds += 1
        elif cube == GHOST and table.aside > 0:
            table.aside -= 1
            hero.black_wounds += 1
        elif cube == GHOST:
            hero.bare_wounds += 1
