"""A seat of Klong!: giving it cards, tokens and figures, and reading what it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tischrunde.delve import names as core
from tischrunde.delve.hero import INTS, Hero
from tischrunde.delve.moves import keep_token
from tischrunde.kernel.pile import BITS, CARD, SEEN_SHIFT, Pile, face_up
from tischrunde.testing.table import Seat

if TYPE_CHECKING:
    from tischrunde.testing.klong import KlongTable


class KlongSeat(Seat):
    """A seat of Klong!; every int of its hero can be read by name: ``ann.gold``."""

    table: KlongTable

    @property
    def hero(self) -> Hero:
        return self.table.state.heroes[self.number]

    def __getattr__(self, name: str) -> int:
        if name in INTS:
            return int(getattr(self.hero, name))
        raise AttributeError(name)

    # -- laying -------------------------------------------------------------------------------

    def has(self, room: int | None = None, **ints: int) -> KlongSeat:
        """Give this hero so much of something, and let them stand in a room.

        Damage is marked with cubes of the supply; cubes that leave the supply leave the game.
        """
        hero, state = self.hero, self.table.state
        if room is not None:
            hero.room = room - 1
        for name, value in ints.items():
            if name == "noise":
                hero.cubes += state.noise[self.number] - value
                state.noise[self.number] = value
            elif name == "damage":
                hero.cubes += hero.damage - value
                hero.damage = value
            elif name == "cubes":
                state.out[self.number] += hero.cubes - value
                hero.cubes = value
            else:
                assert name in INTS, name
                setattr(hero, name, value)
        return self.settled()

    def holds(self, cards: str) -> KlongSeat:
        """These cards in hand, and no others."""
        self._put_back(self.hero.hand)
        own = int(BITS[self.number]) << SEEN_SHIFT
        for card in cards.split():
            self.hero.hold(self.table.find(card, self) | own)
        return self.settled()

    def deck_is(self, cards: str) -> KlongSeat:
        """These cards in the deck, the top one first, and no others."""
        found = [self.table.find(card, self) for card in cards.split()]
        self._put_back(self.hero.deck)
        for card in reversed(found):
            self.hero.deck.put(card)
        return self.settled()

    def discard_is(self, cards: str) -> KlongSeat:
        """These cards in the discard pile, the top one first, and no others."""
        found = [self.table.find(card, self) for card in cards.split()]
        self._put_back(self.hero.discard)
        own = int(BITS[self.number]) << SEEN_SHIFT
        for place, card in enumerate(reversed(found)):
            on_top = place == len(found) - 1
            self.hero.discard.put(face_up(card) if on_top else card | own)
        return self.settled()

    def owns(self, tokens: str) -> KlongSeat:
        """These tokens, besides those there are."""
        cached = {core.ARTIFACT: "artifacts", core.KEY: "keys", core.BACKPACK: "backpacks"}
        cached[core.POTION] = "potions"
        for token in tokens.split():
            number = self.table.find(token, self)
            self.hero.tokens.put(face_up(number))
            name = cached.get(int(self.table.book.family[number]))
            if name:
                setattr(self.hero, name, getattr(self.hero, name) + 1)
        return self.settled()

    def token_comes(self, token: str) -> KlongSeat:
        """A token comes to this hero in the middle of the turn, as if found."""
        keep_token(self.table.state, self.table.book, self.number, self.table.find(token, self))
        return self.settled()

    def plays(self, *cards: str) -> KlongSeat:
        """Take each of these cards into the hand and play it."""
        own = int(BITS[self.number]) << SEEN_SHIFT
        for card in cards:
            if self.hero.hand.find(self.table.number(card)) < 0:
                self.hero.hold(self.table.find(card, self) | own)
                self.settled()
            self.does(f"play:{card}")
        return self

    def ends(self) -> KlongSeat:
        """End the turn."""
        self.does("end")
        return self

    # -- reading --------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """The number of the room, as on the board."""
        return int(self.hero.room) + 1

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

    def settled(self) -> KlongSeat:
        self.table.settled()
        return self

    def _put_back(self, pile: Pile) -> None:
        """What lay here goes to the bottom of the own deck, to the reserve or under the dungeon's.

        Never into the box, where a test may look for what has left the game.
        """
        book, state = self.table.book, self.table.state
        while pile.size() > 0:
            card = pile.draw() & CARD
            stack = book.stack_of[card]
            if card in book.starter_deck and pile is not self.hero.deck:
                self.hero.deck.insert(0, card)
            elif stack >= 0:
                state.reserve[stack] += 1
            else:
                state.dungeon.insert(0, card)
