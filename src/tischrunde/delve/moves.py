"""What happens to heroes, cubes and cards; every rule that moves something says it here once."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve.book import Book
from tischrunde.delve.hero import Hero
from tischrunde.delve.model import Delve
from tischrunde.delve.names import (
    ARTIFACT,
    BACKPACK,
    BLACK,
    INSIDE,
    KEY,
    LOOK,
    POTION,
    TRASHED,
)
from tischrunde.kernel.pile import BITS, CARD, SEEN, SEEN_SHIFT, face_up


def draw(state: Delve, seat: i64, count: i64) -> None:
    """Draw from the own deck; the discard pile is shuffled when a card is wanted and none there."""
    hero = state.heroes[seat]
    own = BITS[seat] << SEEN_SHIFT
    for _ in range(count):
        if hero.deck.size() == 0:
            if hero.discard.size() == 0:
                return
            hero.deck.entries = hero.discard.entries
            hero.discard.entries = vec[i64](capacity=16)
            hero.deck.shuffle(state.rng)
            state.emit("reshuffled", seat)
        card = hero.deck.draw() & CARD
        hero.hold(card | own)
        state.emit("drew", seat, card, audience=BITS[seat])


def lay_on_discard(hero: Hero, seat: i64, card: i64) -> None:
    """Face up on the discard pile; of those below it only their owner may still look."""
    pile = hero.discard
    covered = pile.size() - 1
    if covered >= 0:
        pile.entries[covered] = (pile.entries[covered] & CARD) | BITS[seat] << SEEN_SHIFT
    pile.put(card | SEEN)


def gain_gold(state: Delve, seat: i64, amount: i64) -> None:
    """Gold from the bank, which has no end; counted for cards that pay for every gain."""
    hero = state.heroes[seat]
    hero.gold_gains += 1
    hero.gold += amount + hero.gold_per_gain
    state.emit("gained-gold", seat, a=amount + hero.gold_per_gain)


def make_noise(state: Delve, seat: i64, amount: i64) -> None:
    """Cubes from the supply into the noise area, unless stored reduction cancels them.

    Without a cube in the supply nothing is made and no reduction used up.
    """
    hero = state.heroes[seat]
    made: i64 = 0
    placed: i64 = 0
    while made < amount and hero.cubes > 0:
        made += 1
        if hero.reduction > 0:
            hero.reduction -= 1
        else:
            hero.cubes -= 1
            state.noise[seat] += 1
            placed += 1
    if placed > 0:
        state.emit("made-noise", seat, a=placed)
    if made > placed:
        state.emit("cancelled-noise", seat, a=made - placed)
    if state.turn == seat:
        hero.noise_made += made
        hero.skill += hero.skill_per_noise * made


def reduce_noise(state: Delve, seat: i64, amount: i64) -> None:
    """Cubes back from the noise area; what finds none waits for noise of the same turn."""
    hero = state.heroes[seat]
    back = min(amount, state.noise[seat])
    state.noise[seat] -= back
    hero.cubes += back
    hero.reduction += amount - back
    state.emit("reduced-noise", seat, a=back, b=amount - back)


def others_noise(state: Delve, seat: i64, amount: i64) -> None:
    """Everybody else inside makes noise."""
    i: i64
    for i in range(state.seats):
        if i != seat and state.heroes[i].status == INSIDE:
            make_noise(state, i, amount)


def heal(state: Delve, seat: i64, amount: i64) -> None:
    """Cubes from the health track back into the supply; what is too much is lost."""
    hero = state.heroes[seat]
    healed = min(amount, hero.damage)
    if healed > 0:
        hero.damage -= healed
        hero.cubes += healed
        state.emit("healed", seat, a=healed)


def hurt(state: Delve, seat: i64, amount: i64) -> None:
    """Damage of an own action, marked with cubes of the supply."""
    if amount > 0:
        hero = state.heroes[seat]
        hero.damage += amount
        hero.cubes -= amount
        state.emit("hurt", seat, a=amount)


def anger(state: Delve, spaces: i64, last: i64) -> None:
    """The dragon goes up the rage track, and stays on its last space."""
    if state.rage < last:
        state.rage = min(last, state.rage + spaces)
        state.emit("angered", state.turn, a=state.rage + 1)


def return_black(state: Delve, amount: i64) -> None:
    """Black cubes that were set aside go back into the bag, as many as there are."""
    back = min(amount, state.out[BLACK])
    if back > 0:
        state.out[BLACK] -= back
        state.bag[BLACK] += back
        state.emit("returned-black", state.turn, a=back)


def keep_token(state: Delve, book: Book, seat: i64, token: i64) -> None:
    """A token comes to lie before a hero; cards that wait for such a thing look up."""
    hero = state.heroes[seat]
    hero.tokens.put(face_up(token))
    family = book.family[token]
    if family == ARTIFACT:
        hero.artifacts += 1
    elif family == KEY:
        hero.keys += 1
    elif family == BACKPACK:
        hero.backpacks += 1
    elif family == POTION:
        hero.potions += 1
    if hero.waiting > 0:
        state.push(LOOK, seat)


def clear_away(state: Delve, book: Book, hero: Hero, seat: i64) -> None:
    """What lay before a hero for a turn: tokens for its end leave, played cards are discarded."""
    i: i64 = hero.tokens.size() - 1
    while i >= 0:
        if book.ending[hero.tokens.entries[i] & CARD] != 0:
            state.box.put(hero.tokens.take_at(i))
        i -= 1
    discard_area(state, hero, seat)


def discard_area(state: Delve, hero: Hero, seat: i64) -> None:
    """The play area onto the discard pile, without what was trashed; its last card lies open."""
    if hero.area.size() == 0:
        return
    own = BITS[seat] << SEEN_SHIFT
    pile = hero.discard
    if pile.size() > 0:
        pile.entries[pile.size() - 1] = (pile.entries[pile.size() - 1] & CARD) | own
    for entry in hero.area.entries:
        if entry & TRASHED != 0:
            state.box.put(face_up(entry & CARD))
        else:
            pile.put((entry & CARD) | own)
    if pile.size() > 0:
        pile.entries[pile.size() - 1] |= SEEN
    hero.area.entries = vec[i64](capacity=8)
