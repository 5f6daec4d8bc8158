"""Reads cards, tokens and boards from data files; whatever is wrong is named by file and card."""

from __future__ import annotations

import re

from tischrunde.delve import names
from tischrunde.delve.board import Board, Tunnel
from tischrunde.delve.book import Book, Printed, Program
from tischrunde.kernel.content import Content, parse_toml

# Steps of a text that take a number and are carried out on the spot.
COUNTED: dict[str, int] = {
    "skill": names.SKILL, "swords": names.SWORDS, "boots": names.BOOTS, "gold": names.GOLD,
    "noise": names.NOISE, "quiet": names.QUIET, "draw": names.DRAW, "heal": names.HEAL,
    "teleport": names.TELEPORTS, "rage": names.RAGE, "others_noise": names.OTHERS_NOISE,
    "all_noise": names.ALL_NOISE, "black_back": names.BLACK_BACK, "discount": names.DISCOUNT,
    "skill_per_noise": names.SKILL_PER_NOISE, "gold_per_gain": names.GOLD_PER_GAIN,
    "pay": names.PAY,
}  # fmt: skip
PLAIN: dict[str, int] = {"tireless": names.TIRELESS, "fearless": names.FEARLESS}
# Steps that ask somebody, or that stop everything else; pushed as ops.
ASKING: dict[str, int] = {
    "either": names.EITHER, "discard_for": names.DISCARD, "trash": names.TRASH,
    "replace": names.REPLACE, "attack": names.ATTACK,
}  # fmt: skip
STOCK = "stock"
FIELDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(COUNTED, ("n",)),
    "either": ("of",), "discard_for": ("then",), "trash": ("only",), STOCK: ("card", "n"),
}  # fmt: skip

KINDS = {"device": names.DEVICE, "monster": names.MONSTER}
PRINTED = ("skill", "swords", "boots")
GIVEN = ("gold", "noise", "draw")
CARD_FIELDS = (
    "id", "kind", "copies", "cost", *PRINTED, *GIVEN, "points", "dragon", "danger", "where",
    "text", "acquire", "arrive", "ending", "when", "worth",
)  # fmt: skip
TOKEN_FIELDS = ("id", "copies", "back", "family", "kept", "points", "now", "use", "ending")
WORTHS = {
    "if": names.IF_FAMILY,
    "if_two_of": names.IF_TWO_FAMILIES,
    "per_gold": names.PER_GOLD,
    "per_card": names.PER_CARD,
}
MOST = 99
SYMBOLS = re.compile(r"(?P<start>\w+)(?P<arrow>[->])(?P<end>\w+)(?P<rest>( (\dB|\dM|L|wrap))*)")

Step = tuple[int, int, int]


class CardReader:
    """Makes a book of data files.  ``own`` are the game's own steps: names and numbers of ops."""

    def __init__(
        self, kinds: list[str], families: list[str], backs: list[str], own: dict[str, int]
    ):
        self.kinds = kinds  # of cards that go into decks; each is a trait
        self.families = families
        self.backs = backs
        self.own = own
        self.program = Program()
        self.printed: list[Printed] = []
        self.sources: list[Content] = []
        self.lists: dict[str, list[str]] = {}  # ids by the table they came from

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

    def note(self, table: str, entry: Content, printed: Printed) -> None:
        if any(other.id == printed.id for other in self.printed):
            entry.wrong("id", f"two cards have the id {printed.id!r}")
        self.printed.append(printed)
        self.sources.append(entry)
        self.lists.setdefault(table, []).append(printed.id)

    def book(self, starters: str, reserve: str, gem: str) -> Book:
        """Number everything and compile the texts.  The tables name starters and reserve."""
        order = sorted(range(len(self.printed)), key=lambda i: self.printed[i].kind)
        self.printed = [self.printed[i] for i in order]
        self.sources = [self.sources[i] for i in order]
        mastery = [
            each.id
            for each, entry in zip(self.printed, self.sources, strict=True)
            if each.kind == names.TOKEN and entry.data.get("family") == "mastery"
        ]
        self.stacks = [*self.lists[reserve], *mastery]
        for each, entry in zip(self.printed, self.sources, strict=True):
            if each.kind == names.TOKEN:
                self.fill_token(each, entry)
            else:
                self.fill_card(each, entry)
        return Book(
            self.printed, self.program, self.backs, self.families, self.kinds,
            self.lists[starters], self.stacks, self.trait(gem),
        )  # fmt: skip

    def fill_card(self, card: Printed, entry: Content) -> None:
        """Everything printed on a card."""
        card.back = 0
        card.cost = entry.number("cost", 0, MOST, 0)
        card.skill, card.swords, card.boots = (entry.number(n, 0, MOST, 0) for n in PRINTED)
        kind = entry.word("kind")
        card.traits = self.trait(kind) if kind in self.kinds else 0
        card.points = entry.number("points", 0, MOST, 0)
        card.dragon = entry.flag("dragon", False)
        card.danger = entry.flag("danger", False)
        if "where" in entry.data:
            card.where = 2 ** choice(entry, "where", names.FEATURES)
        card.text = self.program.add([*given(entry), *self.steps(entry, "text")])
        card.acquire = self.program.add(self.steps(entry, "acquire"))
        card.arrive = self.program.add(self.steps(entry, "arrive"))
        card.ending = self.program.add(self.steps(entry, "ending"))
        if "when" in entry.data:
            self.fill_need(card, entry.table("when", "has", "beside", "do"))
        if "worth" in entry.data:
            self.fill_worth(card, entry.table("worth", "points", *WORTHS))

    def fill_need(self, card: Printed, when: Content) -> None:
        """What a card waits for, and what it does then."""
        if ("has" in when.data) == ("beside" in when.data):
            when.wrong("has", "a condition has either this or 'beside'")
        if "has" in when.data:
            card.need, card.need_of = names.HAS, choice(when, "has", self.families)
        else:
            card.need, card.need_of = names.BESIDE, 2 ** choice(when, "beside", self.kinds)
        card.then = self.program.add(self.steps(when, "do"))

    def fill_worth(self, card: Printed, worth: Content) -> None:
        """Points that depend on something."""
        card.points = worth.number("points", 1, MOST)
        found = [name for name in WORTHS if name in worth.data]
        if len(found) != 1:
            worth.wrong("points", f"must depend on one of {', '.join(WORTHS)}")
        name = found[0]
        card.worth = WORTHS[name]
        if name == "if":
            card.worth_of = choice(worth, name, self.families)
        elif name == "if_two_of":
            card.worth_of = sum(2 ** self.family(worth, name, id) for id in worth.words(name))
        elif name == "per_gold":
            card.worth_of = worth.number(name, 1, MOST)
        else:
            card.worth_of = self.card(worth, name)

    def fill_token(self, token: Printed, entry: Content) -> None:
        """Everything about a token."""
        token.back = choice(entry, "back", self.backs)
        token.family = choice(entry, "family", self.families) if "family" in entry.data else 0
        token.kept = entry.flag("kept", False)
        token.points = entry.number("points", 0, MOST, 0)
        token.acquire = self.program.add(self.steps(entry, "now"))
        token.text = self.program.add(self.steps(entry, "use"))
        token.ending = self.program.add(self.steps(entry, "ending"))

    # -- texts -----------------------------------------------------------------------------------

    def steps(self, entry: Content, field: str) -> list[Step]:
        """The steps of a text; none when there is no such text."""
        if field not in entry.data:
            return []
        return [self.step(step) for step in entry.tables(field)]

    def step(self, step: Content) -> Step:
        do = step.word("do")
        known = [*COUNTED, *PLAIN, STOCK, *ASKING, *self.own]
        if do not in known:
            step.wrong("do", f"{do!r} is not known; known: {', '.join(known)}")
        step.only("do", *FIELDS.get(do, ()))
        if do in COUNTED:
            return COUNTED[do], step.number("n", 1, MOST), 0
        if do in PLAIN:
            return PLAIN[do], 0, 0
        if do == STOCK:
            stack = choice(step, "card", self.stacks)
            return names.STOCK, step.number("n", 1, MOST), stack
        if do in self.own:
            return names.AS_OP + self.own[do], 0, 0
        return self.asking_step(step, do)

    def asking_step(self, step: Content, do: str) -> Step:
        op = names.AS_OP + ASKING[do]
        if do == "either":
            of = []
            for alternative in step.tables("of"):
                alternative.only("as", "do")
                text = self.program.add(self.steps(alternative, "do"))
                of.append((alternative.id("as"), text))
            return op, self.program.add_alternatives(of), len(of)
        if do == "discard_for":
            return op, self.program.add(self.steps(step, "then")), 0
        if do == "trash":
            return op, self.card(step, "only") if "only" in step.data else names.ANY_CARD, 0
        return op, 0, 1 if do == "attack" else 0  # an attack by a text interrupts a turn

    # -- words as numbers ------------------------------------------------------------------------

    def card(self, entry: Content, field: str) -> int:
        """The number of a card that is named in a field."""
        return choice(entry, field, [each.id for each in self.printed])

    def family(self, entry: Content, field: str, id: str) -> int:
        if id not in self.families:
            entry.wrong(field, f"{id!r} is not known; known: {', '.join(self.families)}")
        return self.families.index(id)

    def trait(self, kind: str) -> int:
        return int(2 ** self.kinds.index(kind))


def copies(entry: Content) -> int:
    return entry.number("copies", 1, MOST, 1)


def given(entry: Content) -> list[Step]:
    """What a card gives besides skill, swords and boots, in figures."""
    out: list[Step] = []
    gold, draw = entry.number("gold", 0, MOST, 0), entry.number("draw", 0, MOST, 0)
    noise = entry.number("noise", -MOST, MOST, 0)
    if gold:
        out.append((names.GOLD, gold, 0))
    if noise:
        out.append((names.NOISE, noise, 0) if noise > 0 else (names.QUIET, -noise, 0))
    if draw:
        out.append((names.DRAW, draw, 0))
    return out


def choice(entry: Content, field: str, words: list[str]) -> int:
    """Which of these words a field holds."""
    word = entry.word(field)
    if word not in words:
        entry.wrong(field, f"{word!r} is not known; known: {', '.join(filter(None, words))}")
    return words.index(word)


def read_tunnel(text: str, rooms: list[str], entry: Content) -> Tunnel:
    """``3-4 2B`` a tunnel for two boots, ``17>24 1M`` one way and a monster, ``4-9 L`` locked."""
    found = SYMBOLS.fullmatch(text)
    if found is None:
        entry.wrong("tunnels", f"{text!r} is not like 3-4 2B 1M L")
    start, end, symbols = found["start"], found["end"], found["rest"].split()
    for room in (start, end):
        if room not in rooms:
            entry.wrong("tunnels", f"{text!r}: there is no room {room}")
    count = {"B": 1, "M": 0}
    for symbol in symbols:
        if symbol[-1] in count:
            count[symbol[-1]] = int(symbol[:-1])
    return Tunnel(
        f"{start}{found['arrow']}{end}",
        rooms.index(start),
        rooms.index(end),
        count["B"],
        count["M"],
        "L" in symbols,
        found["arrow"] == ">",
    )


def make_boards(read: list[tuple[str, list[int], list[Tunnel]]]) -> tuple[list[Board], list[str]]:
    """Boards (id, features, tunnels), and the words of all their tunnels together."""
    words = sorted({tunnel.word for _, _, tunnels in read for tunnel in tunnels}, key=tunnel_order)
    numbers = {word: number for number, word in enumerate(words)}
    return [Board(id, features, tunnels, numbers) for id, features, tunnels in read], words


def tunnel_order(word: str) -> tuple[int, int, str]:
    """Tunnels by their rooms, as numbers where they are numbers."""
    start, end = re.split("[->]", word)
    return (int(start), int(end), word) if start.isdigit() and end.isdigit() else (0, 0, word)
