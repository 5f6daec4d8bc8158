"""Seats taken to another device by a short code.

The code opens what somebody has sealed with it: the keys of the seats. The server keeps neither
the code nor the keys, so whoever reads its database can open nothing; a code is good once and for
some minutes, and whoever guesses may do so only now and then.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from functools import partial
from hashlib import scrypt, shake_256
from time import time

import msgspec

from tischrunde.server import refusals, wire, wire_friends
from tischrunde.server.store import Store, beside
from tischrunde.server.tables import Tables
from tischrunde.server.tokens import LETTERS

LENGTH = 8  # letters: nobody guesses one of 850 billion by a few tries a minute
LASTS = 600.0  # seconds
COST = 2**14  # of one try, in memory and time: some 50 ms


@dataclass(frozen=True)
class Seal:
    """What a code is good for: a mark to find what was sealed, and the secret that opens it."""

    mark: str
    secret: bytes

    def turn(self, data: bytes) -> bytes:
        """Sealed, or opened again."""
        pad = shake_256(self.secret).digest(len(data))
        return bytes(a ^ b for a, b in zip(data, pad, strict=True))


def seal_of(code: str) -> Seal:
    """Slowly, so that trying out all codes takes for ever."""
    made = scrypt(code.encode(), salt=b"tischrunde handover", n=COST, r=8, p=1, dklen=64)
    return Seal(made[:32].hex(), made[32:])


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def plain(code: str) -> str:
    """A code as it was meant, however it was typed."""
    return "".join(letter for letter in code.casefold() if letter in LETTERS)


async def hand_over(tables: Tables, wish: wire_friends.HandOver) -> wire_friends.Code:
    """A code for the seats that these keys open."""
    table = await tables.find(wish.table)
    for token in wish.tokens:
        await table.seat_of(token)
    code, now = new_code(), time()
    seal = await asyncio.to_thread(seal_of, code)
    sealed = seal.turn(msgspec.json.encode(wish.tokens)).hex()
    until = now + LASTS
    await tables.store.within(
        partial(
            beside.keep_handover,
            mark=seal.mark,
            table=wish.table,
            sealed=sealed,
            until=until,
            now=now,
        )
    )
    return wire_friends.Code(code, until)


async def take_over(tables: Tables, code: str) -> wire_friends.TakenOver:
    """The seats a code opens; after this it opens nothing."""
    found = await _opened(tables.store, plain(code))
    if found is None:
        raise refusals.no_such_code()
    id, tokens = found
    table = await tables.find(id)
    keys = [wire.Key(await table.seat_of(token), token) for token in tokens]
    return wire_friends.TakenOver(id, table.row.game, keys)


async def _opened(store: Store, code: str) -> tuple[str, list[str]] | None:
    if len(code) != LENGTH:
        return None
    seal = await asyncio.to_thread(seal_of, code)
    found = await store.within(partial(beside.take_handover, mark=seal.mark, now=time()))
    if found is None:
        return None
    table, sealed = found
    return table, msgspec.json.decode(seal.turn(bytes.fromhex(sealed)), type=list[str])
