"""A seat of a raid: giving it cards, tokens and figures, and reading what it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from tischrunde.delve import names as core
from tischrunde.delve.happenings import keep_token
from tischrunde.delve.hero import Hero
from tischrunde.delve.tallies import CUBES, DAMAGE, TOKENS
from tischrunde.kernel.pile import BITS, CARD, SEEN_SHIFT, Pile, face_up
from tischrunde.testing.table import Seat

if TYPE_CHECKING:
    from tischrunde.delve.model import Delve
    from tischrunde.testing.delve import DelveTable


class DelveSeat(Seat):
    """A seat of a raid; every tally of its hero can be read by name: ``ann.gold``."""

    table: DelveTable[DelveSeat, Delve]

    @property
    def hero(self) -> Hero:
        return self.table.state.heroes[self.number]

    @property
    def tallies(self) -> dict[str, int]:
        """The numbers of all tallies, by name."""
        return self.table.state.tallies.numbers

    def __getattr__(self, name: str) -> int:
        if not name.startswith("_") and name in self.tallies:
            return self.tally(name)
        known = ", ".join(sorted(self.tallies))
        raise AttributeError(f"{name!r} is no tally: {known}; the room is read by room_word")

    def tally(self, name: str) -> int:
        """A tally by its name, also where the name says something else of a seat."""
        return int(self.hero.has[self.tallies[name]])

    # -- laying -------------------------------------------------------------------------------

    def has(self, room: object = None, **tallies: int) -> Self:
        """Give this hero so much of something, and let them stand in a room.

        Damage is marked with cubes of the supply; cubes that leave the supply leave the game.
        """
        has, state = self.hero.has, self.table.state
        if room is not None:
            self.hero.room = self.table.room(room)
        for name, value in tallies.items():
            if name == "noise":
                has[CUBES] += state.noise[self.number] - value
                state.noise[self.number] = value
            elif name == "damage":
                has[CUBES] += has[DAMAGE] - value
                has[DAMAGE] = value
            elif name == "cubes":
                state.aside[self.number] += has[CUBES] - value
                has[CUBES] = value
            elif name == "status":
                self.hero.status = value
            else:
                has[self.tallies[name]] = value
        return self.settled()

    def holds(self, cards: str) -> Self:
        """These cards in hand, and no others."""
        self.put_back(self.hero.hand)
        own = int(BITS[self.number]) << SEEN_SHIFT
        for card in cards.split():
            self.hero.hold(self.table.find(card, self) | own)
        return self.settled()

    def deck_is(self, cards: str) -> Self:
        """These cards in the deck, the top one first, and no others."""
        found = [self.table.find(card, self) for card in cards.split()]
        self.put_back(self.hero.deck)
        for card in reversed(found):
            self.hero.deck.put(card)
        return self.settled()

    def discard_is(self, cards: str) -> Self:
        """These cards in the discard pile, the top one first, and no others."""
        found = [self.table.find(card, self) for card in cards.split()]
        self.put_back(self.hero.discard)
        own = int(BITS[self.number]) << SEEN_SHIFT
        for place, card in enumerate(reversed(found)):
            on_top = place == len(found) - 1
            self.hero.discard.put(face_up(card) if on_top else card | own)
        return self.settled()

    def owns(self, tokens: str) -> Self:
        """These tokens, besides those there are."""
        for token in tokens.split():
            number = self.table.find(token, self)
            self.hero.tokens.put(face_up(number))
            self.hero.has[TOKENS + self.table.book.family[number]] += 1
        return self.settled()

    def token_comes(self, token: str) -> Self:
        """A token comes to this hero in the middle of the turn, as if found."""
        keep_token(self.table.state, self.table.book, self.number, self.table.find(token, self))
        return self.settled()

    def plays(self, *cards: str) -> Self:
        """Take each of these cards into the hand and play it."""
        own = int(BITS[self.number]) << SEEN_SHIFT
        for card in cards:
            if self.hero.hand.find(self.table.number(card)) < 0:
                self.hero.hold(self.table.find(card, self) | own)
                self.settled()
            self.does(f"play:{card}")
        return self

    def ends(self) -> Self:
        """End the turn."""
        self.does("end")
        return self

    # -- reading --------------------------------------------------------------------------------

    @property
    def room_word(self) -> str:
        """The room, as the map calls it."""
        return str(self.table.rules.room_words[self.hero.room])

    def tokens_of(self, family: str) -> int:
        """How many tokens of a family there are."""
        return int(self.hero.has[TOKENS + self.table.book.families.index(family)])

    @property
    def noise(self) -> int:
        return int(self.table.state.noise[self.number])

    @property
    def status_word(self) -> str:
        return core.STATUSES[self.hero.status]

    @property
    def gains(self) -> tuple[int, int, int]:
        """Skill, swords and boots."""
        return self.skill, self.swords, self.boots

    @property
    def hand(self) -> str:
        return self.table.written(self.hero.hand)

    @property
    def deck(self) -> str:
        return self.table.written(self.hero.deck)

    @property
    def discard(self) -> str:
        return self.table.written(self.hero.discard)

    @property
    def area(self) -> str:
        """The play area in the order of play."""
        return " ".join(reversed(self.table.written(self.hero.area).split()))

    @property
    def tokens(self) -> str:
        """The tokens in the order they came."""
        return " ".join(reversed(self.table.written(self.hero.tokens).split()))

    @property
    def lines(self) -> dict[str, int]:
        """Points by what they are for: the ids of cards and tokens, ``gold``."""
        out: dict[str, int] = {}
        for line in self.table.rules.score(self.table.state, self.number):
            named: Any = line.args.get("card") or line.args.get("token")
            out[named.key.removeprefix("card-") if named else line.key] = int(line.points)
        return out

    def settled(self) -> Self:
        self.table.settled()
        return self

    def put_back(self, pile: Pile) -> None:
        """What lay here goes to where such a card may lie.

        Starting cards go under the own deck, or out of the game if it is the deck that is cleared;
        what was bought goes back to the reserve or under the dungeon deck.
        """
        book, state = self.table.book, self.table.state
        while pile.size() > 0:
            card = int(pile.draw() & CARD)
            stack = book.stack_of[card]
            if card in book.starter_deck:
                if pile is self.hero.deck:
                    self.table.lay_aside(card)
                else:
                    self.hero.deck.insert(0, card)
            elif stack >= 0:
                state.reserve[stack] += 1
            else:
                state.dungeon.insert(0, card)
