"""What cards and tokens of a raid are worth to a bot, in points, by what is printed on them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from tischrunde.bots.delve.texts import steps_of, text_worth
from tischrunde.games import catalog

HOPED = 0.4  # of points that depend on something
OFFERED = 0.8  # of what a card does when its player likes: the moment may never come
ARTIFACT = "artifact"  # the family of what everybody comes for


class Card(NamedTuple):
    """What a card does for its owner when played, and what it counts."""

    cost: int
    play: float
    points: float
    skill: int
    boots: int
    kind: int
    draws: bool

    @property
    def use(self) -> float:
        """What it is good for, now and in the end."""
        return self.play + self.points

    @property
    def reward(self) -> float:
        """What a monster pays for each sword it takes."""
        return self.play / max(1, self.cost)


class Appraiser:
    """Reads the cards and tokens of one game, each once.

    ``each`` is what one of a thing is worth that a step gives, ``asking`` what a question is worth,
    ``waiting`` the part that is left of what a card does only if something comes true.
    """

    def __init__(
        self, game: str, each: Mapping[str, float], asking: Mapping[str, float], waiting: float
    ) -> None:
        self.game, self.each, self.asking, self.waiting = game, each, asking, waiting
        self.card = cache(self._card)
        self.points_of = cache(self._points_of)
        self.is_artifact = cache(self._is_artifact)
        self.room_of = cache(self._room_of)

    def rules(self) -> Any:
        """The rules, for what is printed."""
        return catalog.load(self.game)

    def _card(self, word: str) -> Card:
        """A card by its id, boiled down."""
        book = self.rules().book
        printed = book.printed[book.numbers[word]]
        return Card(
            cost=printed.cost,
            play=self.played(printed),
            points=self.counted(printed) + self.text(printed.acquire),
            skill=printed.skill,
            boots=printed.boots,
            kind=int(printed.kind),
            draws=any(step == "draw" for step, _ in steps_of(book, int(printed.text))),
        )

    def _points_of(self, token: str) -> int:
        """What a token counts by itself."""
        book = self.rules().book
        return int(book.points[book.numbers[token]])

    def _is_artifact(self, token: str) -> bool:
        """Whether a token is an artifact; one that lies face down is not."""
        book = self.rules().book
        number = book.numbers.get(token)
        return number is not None and bool(book.families[book.family[number]] == ARTIFACT)

    def _room_of(self, word: str) -> int:
        """The number of a room."""
        return int(self.rules().room_words.index(word))

    # -- what is printed ------------------------------------------------------------------------

    def played(self, printed: Any) -> float:
        """What a card does when it is played."""
        play = self.given(printed)
        play += self.text(printed.text) + OFFERED * self.text(printed.offer)
        play += self.waiting * sum(self.text(each.then) for each in printed.conditions)
        return play

    def given(self, printed: Any) -> float:
        """Skill, swords and boots of a card."""
        skill, swords, boots = (self.each[word] for word in ("skill", "swords", "boots"))
        given: float = skill * printed.skill + swords * printed.swords + boots * printed.boots
        return given

    def counted(self, printed: Any) -> float:
        """What a card counts in the end."""
        return float(printed.points + HOPED * sum(float(one.points) for one in printed.worths))

    def text(self, place: int) -> float:
        """A text, added up."""
        return text_worth(self.rules().book, int(place), self.each, self.asking)
