"""All that is printed on cards and tokens, as rows of ints, and their texts as one program."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve.names import CARD_KIND, MASTERY, STOP, TOKEN

OPEN_BACKS: Final = 2  # cards and open tokens have the first backs, secrets those after


@final
class Printed:
    """One kind of card or token as the data file has it; texts are places in the program."""

    def __init__(self, id: str, kind: int, copies: int) -> None:
        self.id = id
        self.kind = kind
        self.copies = copies
        self.back = 0
        self.cost = 0
        self.skill = 0
        self.swords = 0
        self.boots = 0
        self.traits = 0
        self.family = 0  # of a token
        self.kept = False  # a token that stays with whoever found it, or until the turn ends
        self.dragon = False
        self.danger = False
        self.where = 0  # features of a room, one of which it takes to have it
        self.text = 0  # when played, used, defeated or drunk
        self.acquire = 0
        self.arrive = 0
        self.ending = 0  # when the turn ends in which it lies before a hero
        self.need = 0
        self.need_of = 0
        self.then = 0  # the text that waits for the need
        self.worth = 0
        self.worth_of = 0
        self.points = 0


@final
class Program:
    """Texts of cards one behind the other, each ended by STOP; place 0 is the empty text."""

    def __init__(self) -> None:
        self.verbs: list[int] = [STOP]
        self.firsts: list[int] = [0]
        self.seconds: list[int] = [0]
        self.alternative_texts: list[int] = []
        self.alternative_words: list[int] = []
        self.words: list[str] = []  # what alternatives are called

    def add(self, steps: list[tuple[int, int, int]]) -> int:
        """Where these steps lie from now on."""
        if not steps:
            return 0
        start = len(self.verbs)
        for verb, first, second in [*steps, (STOP, 0, 0)]:
            self.verbs.append(verb)
            self.firsts.append(first)
            self.seconds.append(second)
        return start

    def add_alternatives(self, of: list[tuple[str, int]]) -> int:
        """Where these alternatives (word, text) lie from now on."""
        start = len(self.alternative_texts)
        for word, text in of:
            if word not in self.words:
                self.words.append(word)
            self.alternative_words.append(self.words.index(word))
            self.alternative_texts.append(text)
        return start


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
        starters: list[str],
        reserve: list[str],
        gem: i64,
    ) -> None:
        self.printed = printed
        self.words = [each.id for each in printed]
        self.numbers = {each.id: number for number, each in enumerate(printed)}
        self.back_words = back_words
        self.families = families
        self.traits_named = traits
        self.deck_cards: i64 = sum([each.kind == CARD_KIND for each in printed])
        self.cards: i64 = sum([each.kind != TOKEN for each in printed])  # tokens come after
        self.kind = vec[i64]([each.kind for each in printed])
        self.back = vec[i64]([each.back for each in printed])
        self.cost = vec[i64]([each.cost for each in printed])
        self.skill = vec[i64]([each.skill for each in printed])
        self.swords = vec[i64]([each.swords for each in printed])
        self.boots = vec[i64]([each.boots for each in printed])
        self.traits = vec[i64]([each.traits for each in printed])
        self.family = vec[i64]([each.family for each in printed])
        self.kept = vec[i64]([int(each.kept) for each in printed])
        self.dragon = vec[i64]([int(each.dragon) for each in printed])
        self.danger = vec[i64]([int(each.danger) for each in printed])
        self.where = vec[i64]([each.where for each in printed])
        self.text = vec[i64]([each.text for each in printed])
        self.acquire = vec[i64]([each.acquire for each in printed])
        self.arrive = vec[i64]([each.arrive for each in printed])
        self.ending = vec[i64]([each.ending for each in printed])
        self.need = vec[i64]([each.need for each in printed])
        self.need_of = vec[i64]([each.need_of for each in printed])
        self.then = vec[i64]([each.then for each in printed])
        self.worth = vec[i64]([each.worth for each in printed])
        self.worth_of = vec[i64]([each.worth_of for each in printed])
        self.points = vec[i64]([each.points for each in printed])
        self.verbs = vec[i64](program.verbs)
        self.firsts = vec[i64](program.firsts)
        self.seconds = vec[i64](program.seconds)
        self.alternative_texts = vec[i64](program.alternative_texts)
        self.alternative_words = vec[i64](program.alternative_words)
        self.choice_words = program.words
        self.mastery: i64 = next(n for n, p in enumerate(printed) if p.family == MASTERY)
        self.gem = gem  # the trait whose cards can become cheaper
        self.starter_deck = vec[i64](copies(printed, starters))
        self.reserve = vec[i64]([self.numbers[id] for id in reserve])
        self.reserve_copies = vec[i64]([printed[self.numbers[id]].copies for id in reserve])
        dungeon = [p.id for p in printed if p.kind != TOKEN and p.id not in starters + reserve]
        self.dungeon_deck = vec[i64](copies(printed, dungeon))
        self.stack_of = vec[i64](  # of a card in the reserve, or -1
            [reserve.index(each.id) if each.id in reserve else -1 for each in printed]
        )

    def is_secret(self, token: i64) -> bool:
        """Whether it lies face down on the board: its back is none that only open things have."""
        return self.back[token] >= OPEN_BACKS

    def tokens_of(self, family: i64) -> list[int]:
        """Every token of a family, as often as there is one."""
        ids = [each.id for each in self.printed if each.kind == TOKEN and each.family == family]
        return copies(self.printed, ids)

    def tokens_backed(self, back: str) -> list[int]:
        """Every token with this back, as often as there is one."""
        number = self.back_words.index(back)
        ids = [each.id for each in self.printed if each.kind == TOKEN and each.back == number]
        return copies(self.printed, ids)


def copies(printed: list[Printed], ids: list[str]) -> list[int]:
    """The numbers of these, each as often as there are copies."""
    return [n for n, each in enumerate(printed) if each.id in ids for _ in range(each.copies)]
