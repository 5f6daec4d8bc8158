"""Seats, and places in rooms, taken to another device by a short code.

The code opens what somebody has sealed with it: their keys. The server keeps neither
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
from tischrunde.server.rooms import Rooms
from tischrunde.server.store import beside, rooms
from tischrunde.server.tokens import LETTERS
from tischrunde.server.wire_rooms import NOBODY

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


async def hand_over(here: Rooms, wish: wire_friends.HandOver) -> wire_friends.Code:
    """A code for seats at a table, all of which the asker holds, or for their place in a room."""
    if wish.table:
        table = await here.tables.find(wish.table)
        for token in wish.tokens:
            await table.seat_of(token)
        keep = partial(beside.codes.keep, home=wish.table)
    else:
        room = await here.find(wish.room)
        for token in wish.tokens:
            room.member_of(token)
        keep = partial(rooms.codes.keep, home=wish.room)
    code, now = new_code(), time()
    seal = await asyncio.to_thread(seal_of, code)
    sealed = seal.turn(msgspec.json.encode(wish.tokens)).hex()
    until = now + LASTS
    await here.store.within(partial(keep, mark=seal.mark, sealed=sealed, until=until, now=now))
    return wire_friends.Code(code, until)


async def take_over(here: Rooms, code: str) -> wire_friends.TakenOver:
    """The seats a code opens, and the place in their room; after this it opens nothing."""
    code = plain(code)
    if len(code) != LENGTH:
        raise refusals.no_such_code()
    seal = await asyncio.to_thread(seal_of, code)
    now = time()
    if found := await here.store.within(partial(beside.codes.take, mark=seal.mark, now=now)):
        id, tokens = _opened(seal, found)
        table = await here.tables.find(id)
        keys = [wire.Key(await table.seat_of(token), token) for token in tokens]
        room, member = await _place_in(here, table.row.room, tokens[0])
        return wire_friends.TakenOver(id, table.row.game, keys, room, member)
    if found := await here.store.within(partial(rooms.codes.take, mark=seal.mark, now=now)):
        id, tokens = _opened(seal, found)
        member = (await here.find(id)).member_of(tokens[0]).number
        return wire_friends.TakenOver("", "", [wire.Key(member, tokens[0])], id, member)
    raise refusals.no_such_code()


async def _place_in(here: Rooms, room: str, token: str) -> tuple[str, int]:
    """Whose key it is in a room, if it is anybody's."""
    try:
        return room, (await here.find(room)).member_of(token).number
    except refusals.Refused:
        return "", NOBODY


def _opened(seal: Seal, found: tuple[str, str]) -> tuple[str, list[str]]:
    id, sealed = found
    return id, msgspec.json.decode(seal.turn(bytes.fromhex(sealed)), type=list[str])
