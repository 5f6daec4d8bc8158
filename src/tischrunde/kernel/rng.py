"""Randomness that lives in the state, replays exactly and cannot be solved from what it gave."""

from __future__ import annotations

from hashlib import shake_128
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

METHOD: Final = "shake128-2"  # named in every record: a better method never breaks an old game
WORD: Final = 0xFFFFFFFF
BLOCK: Final = 504  # bytes a refill: three permutations of SHAKE128, 126 words
FOUR_STEPS: Final = 128  # the most items of which four steps of a shuffle fit into one word


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Fair integers from 32-bit words.

    A real table reads its words from SHAKE128 in counter mode under a secret key, so that nobody
    can work out the next card from those already seen.  Imagined tables use sfc32, which is
    quicker and guards nothing.
    """

    __slots__ = ("a", "at", "b", "block", "buffer", "c", "forced", "key", "n", "secret")

    def __init__(
        self, key: bytes, block: i64, buffer: bytes, at: i64, a: i64, b: i64, c: i64, n: i64
    ) -> None:
        self.secret = len(key) > 0
        self.key = key
        self.block = block  # how many blocks have been read
        self.buffer = buffer  # the last block; never changed in place, so clones share it
        self.at = at
        self.a = a
        self.b = b
        self.c = c
        self.n = n
        self.forced: list[int] | None = None

    @staticmethod
    def from_seed(seed: str) -> Rng:
        """The generator of a real table; the same text always gives the same words."""
        return Rng(seed.encode("utf-8", "surrogatepass"), 0, b"", 0, 0, 0, 0, 0)

    @staticmethod
    def resumed(key: bytes, block: i64, at: i64) -> Rng:
        """A real table's generator again where it stood: ``block`` blocks and ``at`` bytes in."""
        rng = Rng(key, max(0, block - 1), b"", 0, 0, 0, 0, 0)
        if block > 0:
            rng.word()
            rng.at = at
        return rng

    @staticmethod
    def quick(a: i64, b: i64, c: i64) -> Rng:
        """An sfc32 generator for imagined tables and bots' dice."""
        rng = Rng(b"", 0, b"", 0, a & WORD, b & WORD, c & WORD, 1)
        while rng.n <= 12:  # sfc32 mixes its lanes before the first word counts
            rng.word()
        return rng

    def spawn(self) -> Rng:
        """A quick generator of its own stream, seeded by three words of this one."""
        a = self.word()
        b = self.word()
        return Rng.quick(a, b, self.word())

    def clone(self) -> Rng:
        """The same words still to come; drawing from one never moves the other."""
        twin = Rng(self.key, self.block, self.buffer, self.at, self.a, self.b, self.c, self.n)
        if self.forced is not None:
            twin.forced = list(self.forced)
        return twin

    def position(self) -> i64:
        """How far the stream has been read: unchanged means nothing was drawn."""
        return self.block * BLOCK + self.at if self.secret else self.n

    def force(self, answers: list[int]) -> None:
        """Let the next answers of ``below`` be these: for tests, which never patch."""
        self.forced = list(answers)

    def word(self) -> i64:
        """The next 32 bits."""
        if not self.secret:
            t = (self.a + self.b + self.n) & WORD
            self.n = (self.n + 1) & WORD
            self.a = self.b ^ (self.b >> 9)
            self.b = (self.c + (self.c << 3)) & WORD
            self.c = ((((self.c << 21) | (self.c >> 11)) & WORD) + t) & WORD
            return t
        at = self.at
        if at == len(self.buffer):
            counter: int = self.block
            self.buffer = shake_128(self.key + counter.to_bytes(8, "big")).digest(BLOCK)
            self.block += 1
            at = 0
        self.at = at + 4
        buffer = self.buffer
        low: i64 = buffer[at]
        mid: i64 = buffer[at + 1]
        high: i64 = buffer[at + 2]
        top: i64 = buffer[at + 3]
        return low | mid << 8 | high << 16 | top << 24

    def below(self, n: i64) -> i64:
        """A fair integer in [0, n): multiply and shift, with the few unfair words rejected."""
        if self.forced is not None and len(self.forced) > 0:
            answer: i64 = self.forced.pop(0)
            return answer
        product = self.word() * n
        low = product & WORD
        if low < n:
            unfair = (WORD + 1) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Fisher–Yates from the end, in place; one word serves four steps where it is enough.

        What a word leaves of itself after one step is the fraction that the next one multiplies.
        Together the four are one fair number below their product, so unfair words are rejected
        as in ``below``.
        """
        left: i64 = len(items)
        while left > 1:
            last = left - 1
            if left < 4 or left > FOUR_STEPS or self.forced is not None:
                swap(items, last, self.below(left))
                left -= 1
                continue
            ways = left * last * (left - 2) * (left - 3)
            rest: i64 = -1
            while rest < 0 or (rest < ways and rest < (WORD + 1) % ways):
                first = self.word() * left
                second = (first & WORD) * last
                third = (second & WORD) * (left - 2)
                fourth = (third & WORD) * (left - 3)
                rest = fourth & WORD
            swap(items, last, first >> 32)
            swap(items, last - 1, second >> 32)
            swap(items, last - 2, third >> 32)
            swap(items, last - 3, fourth >> 32)
            left -= 4

    def parts(self) -> tuple[Any, ...]:
        """All it takes to go on from here; secret as the key is."""
        forced = None if self.forced is None else list(self.forced)
        lanes = (self.a, self.b, self.c, self.n)
        return (self.key, self.block, self.buffer, self.at, *lanes, forced)

    def __repr__(self) -> str:
        """Never the key, nor anything from which the next card could be worked out."""
        return f"<Rng {METHOD if self.secret else 'sfc32'} at {self.position()}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.parts() == other.parts()

    def __copy__(self) -> Rng:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Rng:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return rng_again, self.parts()


def rng_again(
    key: bytes, block: i64, buffer: bytes, at: i64, a: i64, b: i64, c: i64, n: i64,
    forced: list[int] | None,
) -> Rng:  # fmt: skip
    """A generator that was sent: the same words still to come."""
    rng = Rng(key, block, buffer, at, a, b, c, n)
    rng.forced = forced
    return rng


def swap(items: vec[i64], i: i64, j: i64) -> None:
    """Exchange two items."""
    held = items[i]
    items[i] = items[j]
    items[j] = held
