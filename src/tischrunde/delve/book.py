"""All that is printed on cards and tokens, as rows of ints, and their texts as one program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve.names import (
    BOOTS_SHIFT,
    CARD_KIND,
    SPEAKS,
    SWORDS_SHIFT,
    TOKEN,
)
from tischrunde.delve.quantity import Condition
from tischrunde.delve.text import End, Step

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules

OPEN_BACKS: Final = 2  # cards and open tokens have the first backs, secrets those after


@final
class Worth:
    """Points that depend on something: as often as its condition is due."""

    def __init__(self, points: i64, condition: Condition) -> None:
        self.points = points
        self.condition = condition


@final
class Printed:
    """One kind of card or token as the data file has it; texts are places in the program."""

    def __init__(self, id: str, kind: int, copies: int) -> None:
        self.id = id
        self.kind = kind
        self.copies = copies
        self.back = 0
        self.cost = 0
        self.extra_tally = 0  # what it costs besides, and how much of it
        self.extra = 0
        self.skill = 0
        self.swords = 0
        self.boots = 0
        self.traits = 0
        self.family = 0  # of a token
        self.kept = False  # a token that stays with whoever found it, or until the turn ends
        self.price = 0  # of a good, and how many of its family one hero may have (0: any)
        self.limit = 0
        self.dragon = False
        self.danger = False
        self.where = 0  # features of a room, one of which it takes to have it
        self.need: Condition | None = None  # what else it takes
        self.text = 0  # when played, used, defeated or drunk
        self.acquire = 0
        self.arrive = 0
        self.ending = 0  # when the turn ends in which it lies before a hero
        self.offer = 0  # when its player likes, once in the turn it was played
        self.react = 0  # when discarded in answer to an attack
        self.conditions: list[Condition] = []
        self.points = 0
        self.worths: list[Worth] = []

    def asks_more(self) -> bool:
        """Whether a place, a need or a second price stands in the way besides its price."""
        return self.where != 0 or self.need is not None or self.extra != 0


@final
class Program:
    """Texts of cards one behind the other, each with an end; place 0 is the empty text."""

    def __init__(self) -> None:
        self.steps: list[Step] = [End()]
        self.words: list[str] = []  # what alternatives are called

    def add(self, steps: list[Step]) -> int:
        """Where these steps lie from now on."""
        if not steps:
            return 0
        start = len(self.steps)
        for step in [*steps, End()]:
            step.at = len(self.steps)
            self.steps.append(step)
        return start

    def word(self, word: str) -> int:
        """The number of a word for an alternative."""
        if word not in self.words:
            self.words.append(word)
        return self.words.index(word)


@final
class Book:
    """Cards and tokens by number: what goes into decks first, then devices, monsters, tokens."""

    def __init__(
        self,
        printed: list[Printed],
        program: Program,
        back_words: list[str],
        families: list[str],
        traits: list[str],
        discounted: i64,
        skips: bool,
        starters: list[str],
        reserve: list[str],
    ) -> None:
        self.printed = printed
        self.words = [each.id for each in printed]
        self.numbers = {each.id: number for number, each in enumerate(printed)}
        self.back_words = back_words
        self.families = families
        self.trait_words = traits
        self.discounted = discounted  # the trait whose cards can become cheaper
        self.skips = skips  # some text lets one do without
        self.deck_cards: i64 = sum([each.kind == CARD_KIND for each in printed])
        self.cards: i64 = sum([each.kind < TOKEN for each in printed])  # tokens come after,
        self.tiles: i64 = sum([each.kind <= TOKEN for each in printed])  # and then tiles
        self.kind = vec[i64]([each.kind for each in printed])
        self.back = vec[i64]([each.back for each in printed])
        self.cost = vec[i64]([each.cost for each in printed])
        self.extra_tally = vec[i64]([each.extra_tally for each in printed])
        self.extra = vec[i64]([each.extra for each in printed])
        self.skill = vec[i64]([each.skill for each in printed])
        self.swords = vec[i64]([each.swords for each in printed])
        self.boots = vec[i64]([each.boots for each in printed])
        self.traits = vec[i64]([each.traits for each in printed])
        self.family = vec[i64]([each.family for each in printed])
        self.kept = vec[i64]([int(each.kept) for each in printed])
        self.price = vec[i64]([each.price for each in printed])
        self.limit = vec[i64]([each.limit for each in printed])
        self.dragon = vec[i64]([int(each.dragon) for each in printed])
        self.danger = vec[i64]([int(each.danger) for each in printed])
        self.where = vec[i64]([each.where for each in printed])
        self.need = [each.need for each in printed]
        self.asks_more = vec[i64]([int(each.asks_more()) for each in printed])
        self.figures = vec[i64]([figures(each) for each in printed])
        self.text = vec[i64]([each.text for each in printed])
        self.acquire = vec[i64]([each.acquire for each in printed])
        self.arrive = vec[i64]([each.arrive for each in printed])
        self.ending = vec[i64]([each.ending for each in printed])
        self.offer = vec[i64]([each.offer for each in printed])
        self.react = vec[i64]([each.react for each in printed])
        # The conditions of a card are those from conditions[card] up to conditions[card + 1].
        firsts = [0]
        for each in printed:
            firsts.append(firsts[-1] + len(each.conditions))
        self.conditions = vec[i64](firsts)
        every = [condition for each in printed for condition in each.conditions]
        self.condition: vec[Condition] = vec[Condition](every)
        self.points = vec[i64]([each.points for each in printed])
        self.program: vec[Step] = vec[Step](program.steps)
        self.choice_words = program.words
        self.starter_deck = vec[i64](copies(printed, starters))
        self.reserve = vec[i64]([self.numbers[id] for id in reserve])
        self.reserve_copies = vec[i64]([printed[self.numbers[id]].copies for id in reserve])
        dungeon = [p.id for p in printed if p.kind < TOKEN and p.id not in starters + reserve]
        self.dungeon_deck = vec[i64](copies(printed, dungeon))
        self.stack_of = vec[i64](  # of a card in the reserve, or -1
            [reserve.index(each.id) if each.id in reserve else -1 for each in printed]
        )

    def learn(self, rules: DelveRules[Any]) -> None:
        """Tell the steps whose they are."""
        for step in self.program:
            step.rules = rules

    def is_secret(self, token: i64) -> bool:
        """Whether it lies face down in its room: its back is none that only open things have."""
        return self.back[token] >= OPEN_BACKS

    def tokens_of(self, family: i64) -> list[int]:
        """Every token of a family, as often as there is one."""
        ids = [each.id for each in self.printed if each.kind == TOKEN and each.family == family]
        return copies(self.printed, ids)

    def tokens_backed(self, back: str) -> list[int]:
        """Every token with this back, as often as there is one."""
        number = self.back_words.index(back)
        ids = [each.id for each in self.printed if each.kind >= TOKEN and each.back == number]
        return copies(self.printed, ids)


def figures(printed: Printed) -> int:
    """What a card gives in figures, and whether it says anything besides: see ``names``."""
    speaks = SPEAKS if printed.text or printed.offer or printed.conditions else 0
    given = printed.skill | printed.swords << SWORDS_SHIFT | printed.boots << BOOTS_SHIFT
    return given | speaks


def copies(printed: list[Printed], ids: list[str]) -> list[int]:
    """The numbers of these, each as often as there are copies."""
    return [n for n, each in enumerate(printed) if each.id in ids for _ in range(each.copies)]
