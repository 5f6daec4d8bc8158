"""Secrets of seats: told once, kept only as a hash, compared in constant time."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest

# Without signs that look alike: ids are read aloud and typed.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 12


def new_token() -> str:
    """192 bits, safe in addresses."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """What a game's luck starts from; secret until the game is over."""
    return secrets.token_hex(16)


def new_id() -> str:
    """A table's id; long enough that an unlisted table is not found by guessing."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether this could be a table's id at all."""
    return len(text) == ID_LENGTH and all(letter in LETTERS for letter in text)


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
