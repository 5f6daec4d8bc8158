"""What cards say when they are played, acquired, used, beaten or revealed."""

from __future__ import annotations

from tests.oracles.katakomben.conditions import look
from tests.oracles.katakomben.dungeon import Cell, split
from tests.oracles.katakomben.hero import Hero, Played
from tests.oracles.katakomben.material import CARDS, GEM, TILES
from tests.oracles.katakomben.table import Table
from tests.oracles.katakomben.tokens import (
    free_prisoners,
    hand_over,
    take_major,
    take_minor,
    wares_left,
)
from tests.oracles.katakomben.walking import arrive, draw_tile
from tests.oracles.shared.asking import Flow, ask
from tests.oracles.shared.chance import ROW_CARD
from tests.oracles.shared.words import SKIP, first, operands

PLAY_KLONG = {
    "stumble": 1,
    "golden_flute": 1,
    "boots_ape_lord": 3,
    "bard": 1,
    "lightstick": 1,
    "riot": 1,
    "smash_and_grab": 2,
    "lute": 1,
}
PLAY_QUIET = {
    "sneak_attack": 2,
    "librarian": 2,
    "smoky_quartz": 2,
    "rose_quartz": 2,
    "fiery_quartz": 2,
    "double_cross": 2,
}
PLAY_GOLD = {"golden_flute": 1, "swindle": 3, "robbery": 2, "expensive_taste": 2}
PLAY_DRAW = {
    "flamboyance": 1,
    "smash_and_grab": 2,
    "elven_sword": 1,
    "smoky_quartz": 1,
    "rose_quartz": 1,
    "fiery_quartz": 1,
    "white_tourmaline": 1,
    "black_tourmaline": 1,
    "crystal_compass": 2,
    "lute": 2,
}


def play(table: Table, hero: Hero, name: str) -> None:
    """A card from the hand into the play area; its choices stay open for the turn (KK-G24)."""
    card = CARDS[name]
    hero.hand.remove(name)
    hero.area.append(Played(name))
    table.gain_skill(hero, card.skill)
    hero.turn.swords += card.swords
    hero.turn.boots += card.boots
    look(table)
    table.klong(hero, PLAY_KLONG.get(name, 0))
    table.quieten(hero, PLAY_QUIET.get(name, 0))
    if name in PLAY_GOLD:
        table.gain_gold(hero, PLAY_GOLD[name])
    if name == "rebel_thief":
        hero.picks += 1
    if name == "skulker":
        hero.turn.fearless = True
    if name == "crystal_compass":
        hero.turn.tireless = True
    if name == "corrupt_advisor":
        for other in table.others():
            table.klong(other, 1)
    if name == "payoff":
        table.trash(hero, name, "area")
    table.draw(hero, PLAY_DRAW.get(name, 0))


def acquire(table: Table, hero: Hero, name: str) -> Flow:
    """A card of the row onto the discard pile, with its ACQUIRE text (KK-171)."""
    hero.discard.append(name)
    turn = hero.turn
    if CARDS[name].kind == GEM:
        table.klong(hero, 2)
    if name == "scavenger":
        take_minor(table, hero)
    elif name == "bandit":
        turn.swords += 1
        turn.boots += 1
    elif name == "sneak_attack":
        turn.swords += 1
    elif name == "skulker":
        turn.fearless = True
    elif name == "floating_skull":
        turn.teleports += 1
    elif name in ("riot", "diversion"):
        free_prisoners(table, hero, 1)
    elif name == "double_cross":
        for other in table.others():
            table.klong(other, 2)
    elif name == "thirst_adventure":
        turn.boots += 3
    elif name in ("lie_in_wait", "robbery", "grand_theft"):
        choice = yield from ask(hero.seat, lambda: {"choose:on-top", SKIP})
        if choice != SKIP:
            hero.discard.remove(name)
            hero.deck_top.append(name)


def may_use(table: Table, hero: Hero, name: str, free: bool = False) -> bool:
    """Whether a device can be paid for and does anything (KK-083, KK-G65)."""
    if not free and hero.turn.skill < CARDS[name].cost:
        return False
    if name == "wishing_well":
        return hero.gold >= 3
    if name == "locked_trunk":
        return hero.picks >= 1 and bool(+table.majors)
    return True


def use(table: Table, hero: Hero, name: str) -> Flow:
    """The USE text of a device, its other costs included."""
    if name == "wishing_well":
        hero.gold -= 3
        table.draw(hero, 2)
    elif name == "darkened_alcove":
        table.quieten(hero, 2)
    elif name == "underground_river":
        choice = yield from ask(hero.seat, lambda: {"choose:heal-1", "choose:boots-1"})
        if first(choice) == "heal-1":
            table.heal(hero, 1)
        else:
            hero.turn.boots += 1
    elif name == "locked_trunk":
        hero.picks -= 1
        take_major(table, hero)
    elif name == "thieves_shrine":
        yield from thieves_shrine(table, hero)
    elif name == "black_market":
        yield from black_market(table, hero)


def trashable(hero: Hero, only: str = "") -> set[str]:
    """Cards that could be trashed from the play area or the discard pile."""
    played = {f"trash:{p.card}/area" for p in hero.area if only in ("", p.card)}
    return played | {f"trash:{card}/discard" for card in hero.discard if only in ("", card)}


def trash(table: Table, hero: Hero, choice: str) -> None:
    card, place = operands(choice)
    table.trash(hero, card, place)


def thieves_shrine(table: Table, hero: Hero) -> Flow:
    def offered() -> set[str]:
        return {"choose:gold-2"} | (
            {"choose:trash-burgles"} if trashable(hero, "burgle") else set()
        )

    choice = yield from ask(hero.seat, offered)
    if first(choice) == "gold-2":
        table.gain_gold(hero, 2)
        return
    for _ in range(2):
        if not trashable(hero, "burgle"):
            return
        choice = yield from ask(hero.seat, lambda: trashable(hero, "burgle") | {SKIP})
        if choice == SKIP:
            return
        trash(table, hero, choice)


def black_market(table: Table, hero: Hero) -> Flow:
    had: set[str] = set()

    def offered() -> set[str]:
        every = {"choose:gold-2", "choose:picks-1"}
        if trashable(hero):
            every.add("choose:trash")
        return every - had

    for _ in range(2):
        choice = yield from ask(hero.seat, offered)
        had.add(choice)
        if first(choice) == "gold-2":
            table.gain_gold(hero, 2)
        elif first(choice) == "picks-1":
            hero.picks += 1
        else:
            which = yield from ask(hero.seat, lambda: trashable(hero))
            trash(table, hero, which)


def may_fight(table: Table, hero: Hero, name: str) -> bool:
    """KK-078, KK-G33."""
    dungeon = table.dungeon
    if name == "crystal_kobold":
        if not dungeon.has(hero.room, "crystal_cave") and not dungeon.has(hero.room, "wayshrine"):
            return False
    if name == "the_warden" and not dungeon.is_depths(hero.room):
        return False
    return hero.turn.swords >= CARDS[name].cost


def defeat(table: Table, hero: Hero, name: str) -> Flow:
    """The reward of a monster."""
    turn = hero.turn
    if name == "goblin":
        table.gain_gold(hero, 1)
    elif name == "skeleton":
        table.gain_gold(hero, 2)
        table.klong(hero, 1)
    elif name == "animated_wall":
        turn.boots += 1
        turn.walls += 1
    elif name == "crystal_kobold":
        table.gain_skill(hero, 2)
    elif name == "keymaster":
        hero.picks += 1
    elif name == "skeleton_priest":
        table.heal(hero, 1)
        table.klong(hero, 1)
    elif name == "archoverlord":
        table.draw(hero, 2)
        for other in table.others():
            table.klong(other, 1)
    elif name == "skeletal_ape":
        table.gain_gold(hero, 3)
        table.gain_skill(hero, 3)
        table.klong(hero, 3)
    elif name == "skeleton_warlock":
        table.gain_tome(hero)
        table.klong(hero, 1)
    elif name == "the_warden":
        free_prisoners(table, hero, 2)
    elif name == "ogre_merchant":
        yield from ogre_merchant(table, hero)
    elif name == "marble_guardian":
        if table.discovery is None:
            yield from marble_guardian(table, hero)
        else:
            turn.guardians += 1  # KK-G58: after arrival


def ogre_merchant(table: Table, hero: Hero) -> Flow:
    def offered() -> set[str]:
        in_market = table.dungeon.has(hero.room, "market")
        ware = {"choose:free-ware"} if in_market and wares_left(table, hero) else set()
        return {"choose:gold-5"} | ware

    choice = yield from ask(hero.seat, offered)
    if first(choice) == "gold-5":
        table.gain_gold(hero, 5)
        return
    ware = yield from ask(hero.seat, lambda: {f"trade:{ware}" for ware in wares_left(table, hero)})
    hand_over(table, hero, first(ware))


def marble_guardian(table: Table, hero: Hero) -> Flow:
    """KK-G69."""
    dungeon = table.dungeon
    tile, _ = split(hero.room)
    places = {place_word(table, cell): cell for cell in dungeon.free_cells(tile)}
    laid = ""
    if places and table.tiles_left:
        where = yield from ask(hero.seat, lambda: set(places))
        laid = draw_tile(table)
        found = places[where]
        choice = yield from ask(hero.seat, lambda: {f"lay:{turn * 90}/0" for turn in range(4)})
        table.lay(laid, found, int(first(choice)) // 90)
        look(table)

    def offered() -> set[str]:
        jump = {"choose:teleport-tile"} if laid and not hero.turn.home else set()
        return {"choose:gold-2"} | jump

    choice = yield from ask(hero.seat, offered)
    if first(choice) == "gold-2":
        table.gain_gold(hero, 2)
        return
    room = yield from ask(
        hero.seat, lambda: {f"teleport:{room}" for room in dungeon.rooms_of(laid)}
    )
    arrive(table, hero, first(room))


def place_word(table: Table, cell: Cell) -> str:
    """A free place, called after the first door that looks at it."""
    dungeon = table.dungeon
    tile, _ = split(table.hero.room)
    doors = sorted(
        f"{tile}-{end}"
        for tunnel in TILES[tile].tunnels
        for end in (tunnel.a, tunnel.b)
        if end[-1].isdigit() and dungeon.outside(tile, end)[0] == cell
    )
    return f"place:{doors[0]}"


# -- the row ---------------------------------------------------------------------------------


def reveal_into(table: Table, slot: int) -> str:
    """A new card of the row."""
    name = table.drawn(ROW_CARD, table.dungeon_deck)
    table.row[slot] = name
    return name


def encounter(table: Table, name: str) -> Flow:
    """The ENCOUNTER text of a revealed card (KK-168)."""
    if name in ("diversion", "thieves_shrine"):
        table.put_black_back(3)
    elif name in ("skeleton_priest", "archoverlord"):
        for hero in table.in_order():
            table.klong(hero, 1)
    elif name == "animated_wall":
        standing = {split(hero.room)[0] for hero in table.in_order()}
        for tile in sorted(standing):
            if TILES[tile].zone != "start":
                table.dungeon.rotate(tile, 2)
    elif name == "sudden_movement":
        yield from sudden_movement(table)


def sudden_movement(table: Table) -> Flow:
    """KK-G63: whoever is alone on a square tile must turn it."""
    for hero in table.in_order():
        tile = split(hero.room)[0]
        others = [other for other in table.in_order() if other is not hero]
        if TILES[tile].zone == "start" or any(split(o.room)[0] == tile for o in others):
            continue
        now = table.dungeon.laid[tile].turn
        turns = {f"rotate:{turn * 90}" for turn in range(4) if turn != now}
        choice = yield from ask(hero.seat, lambda turns=turns: turns)  # type: ignore[misc]
        table.dungeon.rotate(tile, int(first(choice)) // 90 - now)
