"""States as plain data and back; data from outside is checked field by field."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.kernel.errors import BadData, brief
from tischrunde.kernel.frame import OPERAND, Stack, a_of, b_of, c_of, op_of, pack_frame, seat_of
from tischrunde.kernel.pile import CARD, SEEN_SHIFT, Pile
from tischrunde.kernel.rng import BLOCK, METHOD, Rng


def digest(data: dict[str, Any]) -> str:
    """A fingerprint of encoded data: equal fingerprints mean equal states."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:32]


def plain(value: Any, words: list[str]) -> Any:
    """One field as JSON-able data; a card is a word and, behind @, who knows it and how it lies."""
    if isinstance(value, Pile):
        return [f"{words[entry & CARD]}@{entry >> SEEN_SHIFT}" for entry in value.entries]
    if isinstance(value, list):
        return [plain(item, words) for item in value]
    if isinstance(value, (bool, int, str)):
        return value
    return [int(item) for item in value]


def plain_stack(stack: Stack, ops: list[str]) -> list[list[Any]]:
    """The frames, innermost last, with the names of their ops."""
    return [[ops[op_of(f)], seat_of(f), a_of(f), b_of(f), c_of(f)] for f in stack.frames()]


def plain_rng(rng: Rng) -> dict[str, Any]:
    """Where the random words stand.  Secret: this never leaves the table's keeper."""
    if rng.secret:
        return {"method": METHOD, "key": rng.key.hex(), "block": rng.block, "word": rng.at // 4}
    return {"method": "sfc32", "lanes": [rng.a, rng.b, rng.c, rng.n]}


def difference(data: Any, meant: Any, where: str) -> str:
    """Where two pieces of plain data first differ, types and all; "" when they are the same."""
    if type(data) is not type(meant):
        return where
    if isinstance(data, dict):
        for name in [*meant, *data]:
            if name not in data or name not in meant:
                return f"{where}.{brief(name)}"
            found = difference(data[name], meant[name], f"{where}.{name}")
            if found:
                return found
        return ""
    if isinstance(data, list):
        if len(data) != len(meant):
            return where
        for i, (one, other) in enumerate(zip(data, meant, strict=True)):
            found = difference(one, other, f"{where}[{i}]")
            if found:
                return found
        return ""
    return "" if data == meant else where


class Reader:
    """Reads fields from untrusted data; every complaint names the field."""

    def __init__(self, data: object, where: str, words: list[str]) -> None:
        if not isinstance(data, dict) or not all(isinstance(name, str) for name in data):
            raise BadData(where, "must be an object")
        self.data: dict[str, Any] = data
        self.where = where
        self.words = words
        self.numbers = {word: number for number, word in enumerate(words)}

    def field(self, name: str) -> Any:
        if name not in self.data:
            raise BadData(f"{self.where}.{name}", "is missing")
        return self.data[name]

    def number(self, name: str, low: int, high: int) -> int:
        return self._number(self.field(name), f"{self.where}.{name}", low, high)

    def flag(self, name: str) -> bool:
        value = self.field(name)
        if not isinstance(value, bool):
            raise BadData(f"{self.where}.{name}", "must be true or false")
        return value

    def text(self, name: str) -> str:
        value = self.field(name)
        if not isinstance(value, str):
            raise BadData(f"{self.where}.{name}", "must be text")
        return value

    def row(self, name: str, low: int, high: int) -> vec[i64]:
        where = f"{self.where}.{name}"
        return vec[i64]([self._number(v, where, low, high) for v in self._list(name)])

    def pile(self, name: str) -> Pile:
        return self._pile(self._list(name), f"{self.where}.{name}")

    def piles(self, name: str, count: int) -> list[Pile]:
        rows = self._list(name)
        if len(rows) != count:
            raise BadData(f"{self.where}.{name}", f"must have {count} piles, has {len(rows)}")
        return [self._pile(row, f"{self.where}.{name}[{i}]") for i, row in enumerate(rows)]

    def stack(self, name: str, ops: list[str], seats: int) -> Stack:
        frames: list[int] = []
        for i, row in enumerate(self._list(name)):
            where = f"{self.where}.{name}[{i}]"
            if not isinstance(row, list) or len(row) != 5 or row[0] not in ops:
                raise BadData(where, "must be the name of an op, a seat and three operands")
            seat = self._number(row[1], where, 0, seats - 1)
            a, b, c = (self._number(operand, where, 0, OPERAND) for operand in row[2:])
            frames.append(pack_frame(ops.index(row[0]), seat, a, b, c))
        return Stack.of(vec[i64](frames))

    def rng(self, name: str) -> Rng:
        inner = Reader(self.field(name), f"{self.where}.{name}", [])
        method = inner.text("method")
        if method == "sfc32":
            lanes = inner.row("lanes", 0, 0xFFFFFFFF)
            if len(lanes) != 4:
                raise BadData(f"{inner.where}.lanes", "must be four words")
            return Rng(b"", 0, b"", 0, lanes[0], lanes[1], lanes[2], lanes[3])
        if method != METHOD:
            raise BadData(f"{inner.where}.method", f"{brief(method)!r} is not known here")
        try:
            key = bytes.fromhex(inner.text("key"))
        except ValueError:
            key = b""
        if not key:
            raise BadData(f"{inner.where}.key", "must be bytes in hexadecimal")
        block, word = inner.number("block", 0, 10**9), inner.number("word", 0, BLOCK // 4)
        return Rng.resumed(key, block, word * 4)

    def _list(self, name: str) -> list[Any]:
        value = self.field(name)
        if not isinstance(value, list):
            raise BadData(f"{self.where}.{name}", "must be a list")
        return value

    def _number(self, value: object, where: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadData(where, f"must be a whole number from {low} to {high}")
        return value

    def _pile(self, row: object, where: str) -> Pile:
        if not isinstance(row, list):
            raise BadData(where, "must be a list of cards")
        entries: list[int] = []
        for item in row:
            word, at, marks = item.partition("@") if isinstance(item, str) else ("", "", "")
            if word not in self.numbers or not marks.isdecimal() or len(marks) > 12:
                raise BadData(where, f"{brief(item)!r} is not a card")
            entries.append(self.numbers[word] | int(marks) << SEEN_SHIFT)
        return Pile(vec[i64](entries))
