"""What a data file may say of a card, a token, a feature, a tile: every field and what it means.

Whatever is not listed here is refused by name.  ``python -m tools.reference`` makes the reference
for card authors of it.
"""

from __future__ import annotations

PRINTED = {
    "skill": "Skill it gives when played, used or beaten.",
    "swords": "Swords it gives then.",
    "boots": "Boots it gives then.",
}
TEXTS = {
    "text": "What it does when played, used or beaten: a list of steps.",
    "acquire": "What it does at once when bought.",
    "arrive": "What it does when it comes into the row, to whoever's turn it is.",
    "ending": "What it does at the end of the turn in which it was played.",
    "offer": "What its player may do once, at any time of the turn in which it was played. "
    "The game's menu must have `Invoke`, and cite a rule for it (`offer`).",
    "react": "What its player gets for discarding it from the hand when an attack draws a special "
    "cube, which then does them no harm. For games with special cubes.",
}
CARD_FIELDS = {
    "id": "Its word, as in `\"rebel_scout\"`; names and texts in the locale files are found by it.",
    "kind": "One of the game's kinds, which go into decks; `device`: used from the row; "
    "`monster`: beaten there.",
    "traits": "More words of the game that cards can be counted by; the kind is one already.",
    "copies": "How many there are; 1 if nothing is said. For each seat in a starting deck.",
    "cost": "Skill, or swords for a monster.",
    "extra": "What it costs besides, an amount of one tally: `{ gold = 1 }`. The game must cite a "
    "rule for it (`extra_price`).",
    **PRINTED,
    "gold": "Gold it gives then.",
    "noise": "Noise it makes then; below 0, noise it takes back.",
    "draw": "Cards it draws then.",
    "points": "Points at the end of the game.",
    "dragon": "`true`: the dragon attacks when it comes into the row.",
    "danger": "`true`: an attack draws one more cube as long as it lies in the row.",
    "where": "A feature, or a list of which one is enough: it can be had only in such a room.",
    "need": "A condition that must be true for it to be had: `{ of = \"picks\", at_least = 1 }`. "
    "The game must cite a rule for it (`need`).",
    **TEXTS,
    "when": "Up to three conditions, each with steps to `do`: carried out whenever in the turn the "
    "condition comes true, whatever the order of play.",
    "worth": "Points that depend on something: a list of conditions, each with its `points`.",
}  # fmt: skip
TOKEN_FIELDS = {
    "id": "Its word, as for cards.",
    "copies": "How many there are.",
    "back": "One of the game's backs. The first two (`card`, `token`) are open, the others lie "
    "face down in their rooms.",
    "family": "What the rules call it, and what tokens are counted by.",
    "kept": "`true`: stays with whoever took it; otherwise it leaves the game once it has done "
    "what it does `now`.",
    "points": "Points at the end of the game.",
    "worth": "Points that depend on something, as for cards.",
    "price": "Gold it costs at a market.",
    "limit": "How many of its family one hero may have; 0: any number.",
    "need": "A condition that must be true for it to be bought, as for cards.",
    "now": "What it does when taken or bought: a list of steps.",
    "use": "What it does when drunk; only potions are.",
    "ending": "What it does at the end of the turn in which it was taken; then it leaves the game.",
}
FEATURE_FIELDS = {
    "id": "Its word, which rooms of the map list among their `features`.",
    "enter": "What happens to whoever comes in, however they come: a list of steps.",
    "visit": "What whoever stands there may do as an action. The game's menu must have `Visit`.",
    "once": "How often it gives that: `always`, once a `turn`, once a `game` for all, or once for "
    "every `seat`.",
    "cost": "What a visit costs, an amount of one tally: `{ picks = 1 }`.",
}
TILE_FIELDS = {
    "id": "Its word; copies get a letter behind it.",
    "copies": "How many there are.",
    "back": "One of the game's backs.",
    "room": "Its rooms: `{ id = \"A\", features = [\"nest\"] }`.",
    "tunnels": "`A-B` between two rooms, `N-A` from an opening at the north edge; `>` for `-`: one "
    "way; behind it `2B` two boots, `1M` a monster, `L` a lock.",
    "start": "The room where heroes begin, on the tile that lies there from the beginning.",
    "features": "Features that all its rooms have.",
    "portal": "Its portal, if it has one: `{ id = \"P\" }`; a tunnel `P-A` joins it to a room.",
    "halves": "`true`: it covers two cells, is never turned, and its rooms and openings say on "
    "which half they are.",
}  # fmt: skip
TILE_ROOM_FIELDS = {
    "id": "Its letter; the room is called by the tile and it: `D07-A`.",
    "features": "What it has, of the game's features.",
    "at": "Where it lies on the tile, for whoever draws it.",
    "half": "`lower` or `upper`, on a tile of two halves.",
}
CONDITION_FIELDS = {
    "of": "What is counted: a tally, or one of the other quantities with its fields.",
    "at_least": "Once, when there are so many; 1 if nothing is said.",
    "per": "Instead: once for every so many.",
}
