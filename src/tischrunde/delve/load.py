"""Reads cards, tokens and features from data files; whatever is wrong is named by file and card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tischrunde.delve import names, quantity, questions, steps
from tischrunde.delve.book import Book, Printed, Program, Worth
from tischrunde.delve.fields import (
    CARD_FIELDS,
    CONDITION_FIELDS,
    FEATURE_FIELDS,
    PRINTED,
    TEXTS,
    TOKEN_FIELDS,
)
from tischrunde.delve.plan import HOW_OFTEN, Spot
from tischrunde.delve.quantity import Condition, Quantity, Tally
from tischrunde.delve.tallies import Tallies
from tischrunde.delve.text import Step
from tischrunde.kernel.content import Content, parse_toml

STEPS: dict[str, Any] = {**steps.VOCABULARY, **questions.VOCABULARY}
QUANTITIES: dict[str, Any] = quantity.VOCABULARY

KINDS = {"device": names.DEVICE, "monster": names.MONSTER}
MOST = 99


class CardReader:
    """Makes a book of data files.

    ``kinds`` are those of cards that go into decks; each is a trait, and a game may have more.
    ``own_steps`` and ``own_quantities`` add to what texts can say, by word.
    """

    def __init__(
        self,
        kinds: list[str],
        backs: list[str],
        tallies: Tallies,
        traits: list[str] | None = None,
        own_steps: dict[str, Any] | None = None,
        own_quantities: dict[str, Any] | None = None,
    ):
        self.kinds = kinds
        self.traits = kinds + (traits or [])
        self.families = tallies.families
        self.tallies = tallies
        self.backs = backs
        self.known_steps = {**STEPS, **(own_steps or {})}
        self.known_quantities = {**QUANTITIES, **(own_quantities or {})}
        self.features: list[str] = list(names.FEATURES)
        self.feature_entries: dict[str, Content] = {}
        self.program = Program()
        self.discounted = 0  # what the texts have said so far
        self.skips = False
        self.printed: list[Printed] = []
        self.sources: list[Content] = []
        self.lists: dict[str, list[str]] = {}  # ids by the table they came from
        self.reserve: list[str] = []
        self.current = -1  # the card whose texts are being read

    # -- files -----------------------------------------------------------------------------------

    def read_features(self, text: str, file: str) -> None:
        """Features of rooms besides those every game has."""
        data = Content(parse_toml(text, file), file)
        data.only("feature")
        for entry in data.tables("feature"):
            entry.only(*FEATURE_FIELDS)
            word = entry.id("id")
            if word in self.feature_entries:
                entry.wrong("id", f"two features have the id {word!r}")
            if word not in self.features:
                self.features.append(word)
            self.feature_entries[word] = entry

    def read_cards(self, text: str, file: str, tables: tuple[str, ...]) -> None:
        """Cards of a file, table by table."""
        data = Content(parse_toml(text, file), file)
        data.only(*tables)
        for table in tables:
            for entry in data.tables(table):
                entry.only(*CARD_FIELDS)
                kind = entry.word("kind")
                if kind not in self.kinds and kind not in KINDS:
                    entry.wrong("kind", f"{kind!r} is not known; known: {self.kinds + [*KINDS]}")
                number = KINDS.get(kind, names.CARD_KIND)
                self.note(table, entry, Printed(entry.id("id"), number, copies(entry)))

    def read_tokens(self, text: str, file: str) -> None:
        """Tokens of a file."""
        data = Content(parse_toml(text, file), file)
        data.only("token")
        for entry in data.tables("token"):
            entry.only(*TOKEN_FIELDS)
            self.note("token", entry, Printed(entry.id("id"), names.TOKEN, copies(entry)))

    def note_bare(self, word: str, kind: int, back: str) -> None:
        """Something that has a back and no text."""
        entry = Content({"id": word, "back": back}, word)
        self.note("bare", entry, Printed(word, kind, 1))

    def note(self, table: str, entry: Content, printed: Printed) -> None:
        if any(other.id == printed.id for other in self.printed):
            entry.wrong("id", f"two cards have the id {printed.id!r}")
        self.printed.append(printed)
        self.sources.append(entry)
        self.lists.setdefault(table, []).append(printed.id)

    # -- everything read -------------------------------------------------------------------------

    def number(self, reserve: str) -> None:
        """All files are read: number what is printed, so that texts can speak of each other."""
        order = sorted(range(len(self.printed)), key=lambda i: self.printed[i].kind)
        self.printed = [self.printed[i] for i in order]
        self.sources = [self.sources[i] for i in order]
        self.reserve = self.lists[reserve]

    def book(self, starters: str) -> Book:
        """Compile the texts.  The table of this name holds the starting deck."""
        for each, entry in zip(self.printed, self.sources, strict=True):
            self.current += 1
            if each.kind >= names.TOKEN:
                self.fill_token(each, entry)
            else:
                self.fill_card(each, entry)
        return Book(
            self.printed, self.program, self.backs, self.families, self.traits, self.discounted,
            self.skips, self.lists[starters], self.reserve,
        )  # fmt: skip

    def fill_card(self, card: Printed, entry: Content) -> None:
        """Everything printed on a card."""
        card.cost = entry.number("cost", 0, MOST, 0)
        if "extra" in entry.data:
            card.extra_tally, card.extra = self.amount(entry, "extra")
        card.skill, card.swords, card.boots = (entry.number(n, 0, MOST, 0) for n in PRINTED)
        kind = entry.word("kind")
        own = entry.words("traits") if "traits" in entry.data else []
        for word in [*own, *([kind] if kind in self.kinds else [])]:
            card.traits |= self.bit(entry, "traits", word, self.traits)
        card.points = entry.number("points", 0, MOST, 0)
        card.dragon = entry.flag("dragon", False)
        card.danger = entry.flag("danger", False)
        if "where" in entry.data:
            places = entry.data["where"]
            found = entry.words("where") if isinstance(places, list) else [entry.word("where")]
            for word in found:
                card.where |= self.bit(entry, "where", word, self.features)
        card.text = self.program.add([*self.given(entry), *self.steps(entry, "text")])
        card.acquire, card.arrive, card.ending, card.offer, card.react = (
            self.text(entry, name) for name in TEXTS if name != "text"
        )
        if "when" in entry.data:
            for when in entry.tables("when"):
                text = self.program.add(self.steps(when, "do"))
                card.conditions.append(self.condition(when, text, "do"))
            if len(card.conditions) > names.MOST_CONDITIONS:
                entry.wrong("when", f"a card has at most {names.MOST_CONDITIONS} conditions")
        self.fill_shared(card, entry)

    def fill_token(self, token: Printed, entry: Content) -> None:
        """Everything about a token."""
        token.back = choice(entry, "back", self.backs)
        token.family = choice(entry, "family", self.families) if "family" in entry.data else 0
        token.kept = entry.flag("kept", False)
        token.points = entry.number("points", 0, MOST, 0)
        token.price = entry.number("price", 0, MOST, 0)
        token.limit = entry.number("limit", 0, MOST, 0)
        token.acquire = self.text(entry, "now")
        token.text = self.text(entry, "use")
        token.ending = self.text(entry, "ending")
        self.fill_shared(token, entry)

    def fill_shared(self, printed: Printed, entry: Content) -> None:
        """What cards and tokens may both have: a need, and points that depend on something."""
        if "need" in entry.data:
            printed.need = self.condition(Content(entry.data["need"], f"{entry.where}: need"), 0)
        if "worth" in entry.data:
            for worth in entry.tables("worth"):
                points = worth.number("points", 1, MOST)
                printed.worths.append(Worth(points, self.condition(worth, 0, "points")))

    # -- texts -----------------------------------------------------------------------------------

    def text(self, entry: Content, field: str) -> int:
        """Where the text of a field lies in the program; 0 when there is none."""
        return self.program.add(self.steps(entry, field))

    def steps(self, entry: Content, field: str) -> list[Step]:
        """The steps of a text; none when there is no such text."""
        if field not in entry.data:
            return []
        return [self.step(step) for step in entry.tables(field)]

    def step(self, entry: Content) -> Step:
        do = entry.word("do")
        if do not in self.known_steps:
            entry.wrong("do", f"{do!r} is not known; known: {', '.join(sorted(self.known_steps))}")
        kind = self.known_steps[do]
        entry.only("do", *kind.fields)
        made: Step = kind(entry, self)
        return made

    def given(self, entry: Content) -> list[Step]:
        """What a card gives besides skill, swords and boots, in figures."""
        out: list[Step] = []
        for word, low in (("gold", 0), ("noise", -MOST), ("draw", 0)):
            n = entry.number(word, low, MOST, 0)
            if n:
                do = "quiet" if n < 0 else word
                out.append(self.step(Content({"do": do, "n": abs(n)}, f"{entry.where}: {word}")))
        return out

    def condition(self, entry: Content, then: int, *besides: str) -> Condition:
        """Something to be counted, and how much of it is wanted, or for every how many."""
        at_least, per = entry.number("at_least", 1, MOST, 1), entry.number("per", 0, MOST, 0)
        if per and "at_least" in entry.data:
            entry.wrong("per", "a condition has either this or 'at_least'")
        ours = {*CONDITION_FIELDS, *besides} - {"of"}
        left = {k: v for k, v in entry.data.items() if k not in ours}
        return Condition(self.quantity(Content(left, entry.where)), at_least, per, then)

    def quantity(self, entry: Content) -> Quantity:
        """What ``of`` names: a tally, or something with fields of its own."""
        of = entry.word("of")
        if of in self.known_quantities:
            kind = self.known_quantities[of]
            entry.only("of", *kind.fields)
            made: Quantity = kind(entry, self)
            return made
        if of not in self.tallies.numbers:
            known = [*self.known_quantities, *self.tallies.numbers]
            entry.wrong("of", f"{of!r} is not known; known: {', '.join(sorted(known))}")
        entry.only("of")
        return Tally(self.tallies.numbers[of])

    # -- rooms -----------------------------------------------------------------------------------

    def rooms(
        self, entries: list[Content], besides: Sequence[Sequence[str]] = ()
    ) -> tuple[list[int], list[int], list[Spot]]:
        """Of all rooms of a map, in order: their features, what entering says, and their spots.

        ``besides`` are features a room has without saying so itself.
        """
        bits: list[int] = []
        enter: list[int] = []
        spots: list[Spot] = []
        for room, entry in enumerate(entries):
            words, features = self.features_of(entry, besides[room] if besides else ())
            text, found = self.spots(room, words)
            bits.append(features)
            enter.append(text)
            spots += found
        return bits, enter, spots

    def spots(self, room: int, features: list[str]) -> tuple[int, list[Spot]]:
        """What a room with these features says to whoever enters, and the spots it has."""
        plain: list[Step] = []
        spots = []
        for word in features:
            entry = self.feature_entries.get(word)
            if entry is None:
                continue
            once = choice(entry, "once", HOW_OFTEN) if "once" in entry.data else 0
            tally, cost = self.amount(entry, "cost") if "cost" in entry.data else (0, 0)
            if not once and "visit" not in entry.data:
                plain += self.steps(entry, "enter")
                continue
            enter, visit = self.text(entry, "enter"), self.text(entry, "visit")
            feature = self.features.index(word)
            spots.append(Spot(room, feature, enter, visit, once, tally, cost))
        return self.program.add(plain), spots

    def features_of(self, entry: Content, besides: Sequence[str] = ()) -> tuple[list[str], int]:
        """The features of a room: their words, and one bit each."""
        words = [*besides, *(entry.ids("features") if "features" in entry.data else [])]
        return words, sum(self.bit(entry, "features", word, self.features) for word in words)

    # -- words as numbers ------------------------------------------------------------------------

    def amount(self, entry: Content, field: str) -> tuple[int, int]:
        """So much of a tally: ``{ gold = 3 }``."""
        table = entry.table(field, *self.tallies.numbers)
        if len(table.data) != 1:
            entry.wrong(field, "must be one amount, as in { gold = 3 }")
        (word,) = table.data
        return self.tallies.numbers[word], table.number(word, 1, MOST)

    def card(self, entry: Content, field: str) -> int:
        """The number of a card that is named in a field."""
        return choice(entry, field, [each.id for each in self.printed])

    def stack(self, entry: Content, field: str) -> int:
        """The number of a stack of the reserve."""
        return choice(entry, field, self.reserve)

    def family(self, entry: Content, field: str, id: str) -> int:
        return within(entry, field, id, self.families)

    def trait(self, entry: Content, field: str) -> int:
        """The bit of a trait."""
        return self.bit(entry, field, entry.word(field), self.traits)

    def feature(self, entry: Content, field: str) -> int:
        """The bit of a feature."""
        return self.bit(entry, field, entry.word(field), self.features)

    def bit(self, entry: Content, field: str, word: str, words: list[str]) -> int:
        return int(2 ** within(entry, field, word, words))


def copies(entry: Content) -> int:
    return entry.number("copies", 1, MOST, 1)


def choice(entry: Content, field: str, words: list[str]) -> int:
    """Which of these words a field holds."""
    return within(entry, field, entry.word(field), words)


def within(entry: Content, field: str, word: str, words: list[str]) -> int:
    """Which of these words one is."""
    if word not in words:
        entry.wrong(field, f"{word!r} is not known; known: {', '.join(filter(None, words))}")
    return words.index(word)
