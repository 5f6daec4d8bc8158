"""Reads the game's data file and makes rules of it; whatever is wrong is named by file and card."""

from __future__ import annotations

from importlib.resources import files

from tischrunde.games.strife_of_gods import names
from tischrunde.games.strife_of_gods.model import Book, Champion, Shield
from tischrunde.games.strife_of_gods.rules import StrifeRules
from tischrunde.games.strife_of_gods.turns import EVERY_EIGHTH
from tischrunde.kernel.content import Content, parse_toml

FILE = "strife_of_gods/data/cards.toml"
STEPS: dict[str, list[int]] = {  # what a champion may do, and what each step cannot do without
    "centre_gap_number": [names.GAP_NUMBER],
    "centre_own": [names.OWN_NUMBER],
    "take_gap_card": [names.GAP_CARD],
    "return_own": [names.OWN_NUMBER, names.A_GAP],
    "centre_ring_number": [names.RING_NUMBER],
    "draw_number": [names.NUMBER_PILE],
    "block_fellow": [names.FELLOW_NUMBER],
    "block_gap_card": [names.BLOCKABLE_GAP_CARD],
    "block_gap": [names.A_GAP],
    "remove_number": [],  # SG-C07: without a card to remove there is just no new gap
    "take_ring_number": [names.RING_NUMBER],
    "look": [],  # depends on what is looked at
    "keep_drawn": [],
    "centre_drawn": [],
    "swap_fellow": [names.FELLOW_NUMBER, names.OWN_TO_SWAP],
    "centre_fellow": [names.FELLOW_NUMBER, names.NUMBER_PILE],
    "return_fellow": [names.FELLOW_NUMBER, names.NUMBER_PILE, names.A_GAP],
    "exchange_fellow": [names.FELLOW_NUMBER, names.RING_NUMBER],
}
MOST_COLOURS = 4  # the locale files can list so many winning colours
EXTRA = {"take_gap_card": ("other",), "look": ("numbers", "champions")}
LAID_BACK = ("return_own", "return_fellow")  # each adds a place to the ring


def load() -> StrifeRules:
    """The rules with the shipped cards."""
    text = files("tischrunde.games").joinpath(FILE).read_text(encoding="utf-8")
    return StrifeRules(read(text, FILE))


def read(text: str, file: str) -> Book:
    """A book of cards from a data file's text."""
    data = Content(parse_toml(text, file), file)
    data.only("numbers", "ring", "rounds", "shield", "champion")
    numbers = data.table("numbers", "colours", "values", "copies", "total")
    colours, values = numbers.ids("colours"), numbers.numbers("values", 1, 99)
    if len(colours) > MOST_COLOURS:
        numbers.wrong("colours", f"there can be {MOST_COLOURS} at most")
    copies, totals = numbers.numbers("copies", 1, 9), numbers.numbers("total", 1, 999)
    if len(totals) != len(copies):
        numbers.wrong("total", "must have a number for each number of copies")
    for n, total in zip(copies, totals, strict=True):
        if n * len(colours) * len(values) != total:
            numbers.wrong("total", f"{n} copies make {n * len(colours) * len(values)}, not {total}")
    ring = data.table("ring", "places", "champions")
    rounds = data.table("rounds", "cards", "two_seats", "gaps_until_edges")
    champions = [read_champion(entry) for entry in data.tables("champion")]
    champion_ids = [entry.id("id") for entry in data.tables("champion")]
    shields = [read_shield(entry) for entry in data.tables("shield")]
    book = Book(
        colours,
        values,
        champion_ids,
        champions,
        shields,
        copies,
        rounds.numbers("cards", 1, 9),
        rounds.numbers("two_seats", 1, 9),
        ring.number("places", 1, 200),
        ring.number("champions", 0, 200),
        rounds.number("gaps_until_edges", 1, 99),
    )
    for word in book.words:
        if book.words.count(word) > 1:
            field = "champion" if word in champion_ids else "numbers"
            data.wrong(field, f"two cards have the id {word!r}")
    if book.ring_places > min(copies) * book.numbers:
        ring.wrong("places", "there are not enough number cards for the ring")
    if book.ring_champions != book.ring_places // EVERY_EIGHTH or book.ring_champions > len(
        champions
    ):
        ring.wrong("champions", "every eighth place must get one, and there must be as many")
    return book


def read_shield(entry: Content) -> Shield:
    entry.only("id", "rule", "points")
    return Shield(entry.id("id"), entry.word("rule"), entry.number("points", 1, 99))


def read_champion(entry: Content) -> Champion:
    entry.only("id", "rule", "steps")
    needs: list[int] = []
    steps: list[tuple[int, int, int]] = []
    done: list[str] = []
    for step in entry.tables("steps"):
        do = step.word("do")
        if do not in STEPS:
            step.wrong("do", f"{do!r} is not known; known: {', '.join(STEPS)}")
        if do.endswith("_drawn") and "look" not in done:
            step.wrong("do", f"{do!r} must come after a look")
        step.only("do", *EXTRA.get(do, ()))
        first, second, wanted = read_step(step, do)
        steps.append((names.OPS.index(do), first, second))
        needs += [need for need in wanted if need not in needs]
        done.append(do)
    returns = "centre_ring_number" in done  # lies in the ring again, face up (SG-G17)
    if returns and set(done) & set(LAID_BACK):
        entry.wrong("steps", "a champion that comes back may not lay cards back time and again")
    laid_back = sum(do in LAID_BACK for do in done)
    return Champion(entry.word("rule"), needs, steps, returns, laid_back)


def read_step(step: Content, do: str) -> tuple[int, int, list[int]]:
    """The operands of a step, and what it cannot do without."""
    if do == "take_gap_card" and step.flag("other", False):
        return 1, 0, [names.SLOT_BESIDE_ANOTHER]  # looks ahead to what is left (SG-G15)
    if do == "look":
        numbers, champions = step.number("numbers", 0, 9, 0), step.number("champions", 0, 9, 0)
        if not numbers and not champions:
            step.wrong("do", "a look must be at numbers, champions or both")
        if numbers and champions:
            return numbers, champions, [names.ANY_PILE]
        return numbers, champions, [names.NUMBER_PILE if numbers else names.CHAMPION_PILE]
    return 0, 0, STEPS[do]
