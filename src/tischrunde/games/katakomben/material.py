"""What lies on the table by the number of players: the box's own, and the party's for 5 and 6."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve.book import Book
from tischrunde.games.katakomben import names
from tischrunde.kernel.pile import MARK_SHIFT, face_up

# KK-258, KK-G68: what only a party of five or six uses, by how many of each.
OF_A_PARTY: Final = {
    "lamp": 1, "bananas": 1, "medallion": 1, "dragon_eye": 1, "backpack": 1, "crown_9": 1,
    "cloak": 3,
}  # fmt: skip
MORE_IN_RESERVE: Final = {"mercenary": 4, "explore": 4, "secret_tome": 4}
GOODS: Final = (core.BACKPACK, names.AMULET, names.KIT, names.CROWN, names.CLOAK)


@final
class Stock:
    """The tokens of a table for so many players, and its reserve."""

    def __init__(self, book: Book, seats: int) -> None:
        is_party = seats >= names.PARTY
        left_out = {} if is_party else OF_A_PARTY
        artifacts = without(book, book.tokens_of(core.ARTIFACT), left_out)
        # KK-026, KK-259: the lowest on top; of equal ones the party's lies above the box's.
        artifacts.sort(key=lambda token: -rank(book, token))
        self.artifacts = vec[i64]([face_up(token) for token in artifacts])
        goods = [good for family in GOODS for good in book.tokens_of(family)]
        self.goods = vec[i64]([face_up(good) for good in without(book, goods, left_out)])
        self.idols = vec[i64](book.tokens_of(names.IDOL))
        self.prizes = vec[i64](book.tokens_of(core.MASTERY)[:seats])  # KK-031
        more = MORE_IN_RESERVE if is_party else {}
        copies = [
            book.printed[card].copies + more.get(book.words[card], 0) for card in book.reserve
        ]
        self.reserve = vec[i64](copies)


def without(book: Book, tokens: list[int], left_out: dict[str, int]) -> list[int]:
    """These tokens but for so many of each kind."""
    kept = list(tokens)
    for word, count in left_out.items():
        for _ in range(count):
            if book.numbers[word] in kept:
                kept.remove(book.numbers[word])
    return kept


def rank(book: Book, token: i64) -> int:
    """KK-G53, KK-G56: artifacts by points; of equal ones the box's is better than the party's."""
    return 2 * int(book.points[token]) + (book.words[token] not in OF_A_PARTY)


def lying(stock: Stock, crypt: i64, shrine: i64) -> vec[i64]:
    """KK-030, KK-031: what lies in rooms from the beginning."""
    out = vec[i64]()
    for prize in stock.prizes:
        out = append(out, face_up(prize) | crypt << MARK_SHIFT)
    for idol in stock.idols:
        out = append(out, face_up(idol) | shrine << MARK_SHIFT)
    return out
