"""Options in words: ``take:r07`` outside, packed ints inside, one table for both directions."""

from __future__ import annotations

from itertools import product

from mypy_extensions import i64

from tischrunde.kernel.errors import IllegalChoice, brief
from tischrunde.kernel.message import Message
from tischrunde.kernel.option import OPERAND_LIMIT, first_of, pack, second_of, third_of, verb_of

UNREADABLE = "KN-001"


class Kind:
    """What an operand can be: a list of words, in order; an operand is a place in that list."""

    def __init__(self, name: str, words: list[str]) -> None:
        assert len(words) == len(set(words)) <= OPERAND_LIMIT, name
        assert not any("/" in word or ":" in word for word in words), name
        self.name = name
        self.words = words
        self.numbers = {word: number for number, word in enumerate(words)}

    def __repr__(self) -> str:
        return f"<Kind {self.name}: {len(self.words)} words>"


class Verb:
    """A verb of the game and what kinds of operands it takes, at most three."""

    def __init__(self, name: str, kinds: list[Kind]) -> None:
        assert len(kinds) <= 3, name
        self.name = name
        self.kinds = kinds

    def __repr__(self) -> str:
        """``<Verb move:room/room>``"""
        kinds = "/".join([kind.name for kind in self.kinds])
        return f"<Verb {self.name}{':' if kinds else ''}{kinds}>"


class Spelling:
    """All verbs of a game: spells and parses options, and can list every option there is."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.numbers = {verb.name: number for number, verb in enumerate(verbs)}
        self.every: list[int] = []

    def __repr__(self) -> str:
        return f"<Spelling {', '.join([verb.name for verb in self.verbs])}>"

    def operands(self, option: i64) -> list[int]:
        """The operands of an option, as many as its verb takes."""
        every = [first_of(option), second_of(option), third_of(option)]
        return every[: len(self.verbs[verb_of(option)].kinds)]

    def spell(self, option: i64) -> str:
        """Stable words, built from content ids."""
        verb = self.verbs[verb_of(option)]
        if not verb.kinds:
            return verb.name
        numbers = self.operands(option)
        return (
            f"{verb.name}:{'/'.join(k.words[n] for k, n in zip(verb.kinds, numbers, strict=True))}"
        )

    def parse(self, text: object) -> int:
        """The option these words mean, allowed now or not; KN-001 when they mean none."""
        if not isinstance(text, str):
            raise unreadable(text)
        name, colon, rest = text.partition(":")
        words = rest.split("/") if colon else []
        number = self.numbers.get(name)
        if number is None or len(words) != len(self.verbs[number].kinds):
            raise unreadable(text)
        operands = [0, 0, 0]
        for i, (kind, word) in enumerate(zip(self.verbs[number].kinds, words, strict=True)):
            if word not in kind.numbers:
                raise unreadable(text)
            operands[i] = kind.numbers[word]
        return pack(number, operands[0], operands[1], operands[2])

    def universe(self) -> list[int]:
        """Every option that can be spelled: the space the laws search, and the RL action space."""
        if self.every:
            return self.every
        out: list[int] = []
        for number, verb in enumerate(self.verbs):
            for operands in product(*(range(len(kind.words)) for kind in verb.kinds)):
                a, b, c = [*operands, 0, 0, 0][:3]
                out.append(pack(number, a, b, c))
        self.every = sorted(out)
        return self.every


def unreadable(text: object) -> IllegalChoice:
    """KN-001, with as much of the text as is good to repeat."""
    shown = brief(text)
    message = Message(f"refused-{UNREADABLE}", {"text": shown})
    return IllegalChoice(UNREADABLE, f"{shown!r} is no choice of this game", message)
