"""Secrets of seats: kept only as a hash, compared in constant time.

Tables and keys are made from a secret that may come with the wish, so that whoever has lost the
answer can ask again and gets the same.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest

# Without signs that look alike: ids are read aloud and typed.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 12


def new_once() -> str:
    """For whoever brings no secret of their own."""
    return secrets.token_urlsafe(24)


def token_of(once: str, seat: int | None = None) -> str:
    """The key of a seat of a table to be, or of whoever sits down: 192 bits, safe in addresses."""
    return urlsafe_b64encode(_made_from(once, f"seat {seat}")[:24]).decode()


def new_seed() -> str:
    """What a game's luck starts from; secret until the game is over."""
    return secrets.token_hex(16)


def id_of(once: str) -> str:
    """A table's id; long enough that an unlisted table is not found by guessing."""
    number = int.from_bytes(_made_from(once, "table"))
    return "".join(LETTERS[number // len(LETTERS) ** i % len(LETTERS)] for i in range(ID_LENGTH))


def mark_of(room: str) -> str:
    """By which a room's tables are known to those who know the room; it leads nobody there."""
    return id_of(f"mark of {room}")


def is_id(text: str) -> bool:
    """Whether this could be a table's id at all."""
    return len(text) == ID_LENGTH and all(letter in LETTERS for letter in text)


def _made_from(once: str, what: str) -> bytes:
    return sha256(f"{what} {once}".encode()).digest()


def hashed(token: str) -> str:
    """What the store knows of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def seat_of(token: str, hashes: Sequence[str]) -> int | None:
    """The seat this token opens; looks at every seat whatever it finds."""
    ours = hashed(token)
    found = None
    for seat, theirs in enumerate(hashes):
        if compare_digest(ours, theirs):  # a seat without a key has ""
            found = seat
    return found
