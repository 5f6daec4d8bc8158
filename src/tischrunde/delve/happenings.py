"""What happens to heroes, cubes and cards; every rule that moves something says it here once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.hero import Hero
from tischrunde.delve.model import Delve
from tischrunde.delve.names import (
    BLACK,
    BOOTS_SHIFT,
    FIGURE,
    INSIDE,
    LOOK,
    SPECIAL,
    SWORDS_SHIFT,
    TRASHED,
)
from tischrunde.delve.tallies import (
    BOOTS,
    BORROWED,
    CUBES,
    DAMAGE,
    GOLD,
    GOLD_GAINED,
    GOLD_GAINS,
    NOISE_MADE,
    REDUCTION,
    SKILL,
    SKILL_GAINED,
    SWORDS,
    TOKENS,
    TRASHES,
    WAITING,
)
from tischrunde.kernel.pile import BITS, CARD, SEEN, SEEN_SHIFT, face_up

if TYPE_CHECKING:
    from tischrunde.delve.book import Book
    from tischrunde.delve.rules import DelveRules


# -- cards ---------------------------------------------------------------------------------------


def draw(state: Delve, seat: i64, count: i64) -> None:
    """Draw from the own deck; the discard pile is shuffled when a card is wanted and none there."""
    hero = state.heroes[seat]
    own = BITS[seat] << SEEN_SHIFT
    i: i64
    for i in range(count):
        if hero.deck.size() == 0:
            turn_discard_over(hero)
            if hero.deck.size() == 0:
                return
            hero.deck.shuffle(state.rng)
            state.emit("reshuffled", seat)
        card = hero.deck.draw() & CARD
        hero.hold(card | own)
        state.emit("drew", seat, card, audience=BITS[seat])


def turn_discard_over(hero: Hero) -> None:
    """The discard pile becomes the deck; what is trashed but not yet gone stays behind, and the
    top one of it is open like any other."""
    if hero.has[TRASHES] == 0:
        hero.deck.entries = hero.discard.entries
        hero.discard.entries = vec[i64](capacity=16)
        return
    left = vec[i64](capacity=16)
    for entry in hero.discard.entries:
        if entry & TRASHED != 0:
            left = append(left, entry)
        else:
            hero.deck.put(entry)
    if len(left) > 0:
        left[len(left) - 1] |= SEEN
    hero.discard.entries = left


def lay_on_discard(hero: Hero, seat: i64, card: i64) -> None:
    """Face up on the discard pile; of those below it only their owner may still look."""
    cover_discard(hero, seat)
    hero.discard.put(card | SEEN)


def cover_discard(hero: Hero, seat: i64) -> None:
    """Something comes to lie on the top card."""
    pile = hero.discard
    top = pile.size() - 1
    if top >= 0:
        kept = pile.entries[top] & (CARD | TRASHED)
        pile.entries[top] = kept | BITS[seat] << SEEN_SHIFT


def take_from_stock(state: Delve, seat: i64, stack: i64, count: i64) -> None:
    """Cards of the reserve onto the own discard pile, as many as are left."""
    i: i64
    for i in range(min(count, state.reserve[stack])):
        state.reserve[stack] -= 1
        lay_on_discard(state.heroes[seat], seat, state.stacks[stack])
        state.emit("received", seat, state.stacks[stack])


def gain_figures(hero: Hero, figures: i64) -> None:
    """Skill, swords and boots of a card, as the book has them."""
    has = hero.has
    has[SKILL] += figures & FIGURE
    has[SKILL_GAINED] += figures & FIGURE
    has[SWORDS] += figures >> SWORDS_SHIFT & FIGURE
    has[BOOTS] += figures >> BOOTS_SHIFT & FIGURE


# -- gold, noise, health -------------------------------------------------------------------------


def gain_gold(state: Delve, seat: i64, amount: i64) -> None:
    """Gold from the bank, which has no end."""
    has = state.heroes[seat].has
    has[GOLD_GAINS] += 1
    has[GOLD_GAINED] += amount
    has[GOLD] += amount
    state.emit("gained-gold", seat, a=amount)


def make_noise(state: Delve, seat: i64, amount: i64) -> None:
    """Cubes from the supply into the noise area, unless stored reduction cancels them.

    Without a cube in the supply nothing is made and no reduction used up.
    """
    has = state.heroes[seat].has
    made: i64 = 0
    placed: i64 = 0
    while made < amount and has[CUBES] > 0:
        made += 1
        if has[REDUCTION] > 0:
            has[REDUCTION] -= 1
        else:
            has[CUBES] -= 1
            state.noise[seat] += 1
            placed += 1
    if placed > 0:
        state.emit("made-noise", seat, a=placed)
    if made > placed:
        state.emit("cancelled-noise", seat, a=made - placed)
    if state.turn == seat:
        has[NOISE_MADE] += made


def reduce_noise(state: Delve, seat: i64, amount: i64) -> None:
    """Cubes back from the noise area; what finds none waits for noise of the same turn."""
    has = state.heroes[seat].has
    back = min(amount, state.noise[seat])
    state.noise[seat] -= back
    has[CUBES] += back
    has[REDUCTION] += amount - back
    state.emit("reduced-noise", seat, a=back, b=amount - back)


def others_noise(state: Delve, seat: i64, amount: i64) -> None:
    """Everybody else inside makes noise."""
    i: i64
    for i in range(state.seats):
        if i != seat and state.heroes[i].status == INSIDE:
            make_noise(state, i, amount)


def heal(state: Delve, seat: i64, amount: i64) -> None:
    """Cubes from the health track back: own ones into the supply first, then borrowed ones."""
    has = state.heroes[seat].has
    healed = min(amount, has[DAMAGE])
    if healed > 0:
        bare = state.tallies.unmarked
        own = min(healed, has[DAMAGE] - has[BORROWED] - (has[bare] if bare > 0 else 0))
        borrowed = min(healed - own, has[BORROWED])
        has[DAMAGE] -= healed
        has[CUBES] += own
        has[BORROWED] -= borrowed
        state.aside[BLACK] += borrowed
        if bare > 0:
            has[bare] -= healed - own - borrowed
        state.emit("healed", seat, a=healed)


def hurt(state: Delve, seat: i64, amount: i64) -> None:
    """Damage of an own action, marked with cubes of the supply."""
    if amount > 0:
        has = state.heroes[seat].has
        has[DAMAGE] += amount
        has[CUBES] -= amount
        state.emit("hurt", seat, a=amount)


# -- the dragon ----------------------------------------------------------------------------------


def anger(state: Delve, rules: DelveRules[Any], spaces: i64) -> None:
    """The dragon goes up the rage track, space by space, and stays on its last."""
    i: i64
    for i in range(spaces):
        if state.rage < rules.params.last_space(state.seats):
            state.rage += 1
            cubes = rules.params.rage_cubes(state.seats, state.rage)
            state.emit("angered", state.turn, a=state.rage + 1, b=cubes)
            rules.on_rage(state, state.rage)


def return_black(state: Delve, amount: i64) -> None:
    """Black cubes that were set aside go back into the bag, as many as there are."""
    back = min(amount, state.aside[BLACK])
    if back > 0:
        state.aside[BLACK] -= back
        state.bag[BLACK] += back
        state.emit("returned-black", state.turn, a=back)


def call_special(state: Delve, amount: i64) -> None:
    """Special cubes from aside into the noise area, as many as there are."""
    called = min(amount, state.aside[SPECIAL])
    if called > 0:
        state.aside[SPECIAL] -= called
        state.noise[SPECIAL] += called
        state.emit("called-special", state.turn, a=called)


# -- tokens, and the end of a turn ---------------------------------------------------------------


def keep_token(state: Delve, book: Book, seat: i64, token: i64) -> None:
    """A token comes to lie before a hero; cards that wait for such a thing look up."""
    hero = state.heroes[seat]
    hero.tokens.put(face_up(token))
    hero.has[TOKENS + book.family[token]] += 1
    if hero.has[WAITING] > 0:
        state.push(LOOK, seat)


def lose_token(state: Delve, book: Book, seat: i64, token: i64) -> None:
    """A token leaves the game."""
    hero = state.heroes[seat]
    state.box.put(hero.tokens.take_at(hero.tokens.find(token)))
    hero.has[TOKENS + book.family[token]] -= 1


def clear_away(state: Delve, book: Book, hero: Hero, seat: i64) -> None:
    """What lay before a hero for a turn: tokens for its end leave, played cards are discarded."""
    i: i64 = hero.tokens.size() - 1
    while i >= 0:
        token = hero.tokens.entries[i] & CARD
        if book.ending[token] != 0:
            state.box.put(hero.tokens.take_at(i))
            hero.has[TOKENS + book.family[token]] -= 1
        i -= 1
    if hero.has[TRASHES] > 0:
        box_trashed(state, hero)
    discard_area(hero, seat)


def box_trashed(state: Delve, hero: Hero) -> None:
    """Cards marked as trashed leave the game; the top one of the discard pile is open again."""
    kept = vec[i64](capacity=16)
    for entry in hero.discard.entries:
        if entry & TRASHED != 0:
            state.box.put(face_up(entry & CARD))
        else:
            kept = append(kept, entry)
    hero.discard.entries = kept
    if len(kept) > 0:
        kept[len(kept) - 1] |= SEEN
    played = vec[i64](capacity=8)
    for entry in hero.area.entries:
        if entry & TRASHED != 0:
            state.box.put(face_up(entry & CARD))
        else:
            played = append(played, entry)
    hero.area.entries = played


def discard_area(hero: Hero, seat: i64) -> None:
    """The play area onto the discard pile; its last card lies open."""
    if hero.area.size() == 0:
        return
    own = BITS[seat] << SEEN_SHIFT
    pile = hero.discard
    cover_discard(hero, seat)
    for entry in hero.area.entries:
        pile.put((entry & CARD) | own)
    pile.entries[pile.size() - 1] |= SEEN
    hero.area.entries = vec[i64](capacity=8)
