"""Inputs nobody should send: random bytes, random JSON, and good records made bad."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tischrunde.table.record import FIELDS, commitment

WORDS = [
    "", "0", "take", "take:r01", "take:r34", "use", "strife-of-gods", "shake128-1", "champions",
    "to:d4", "score:b2-c3", "place:thief", "bangkok-klongs", "tactical",
    "\ud800", "\x00", "ä", "\U0001f600", "NaN", "null", "seed", "s0/red-1", "lay:r01/after",
    "__proto__", "%s%n", "{}", "\x1b[2J",
]  # fmt: skip
NUMBERS = [
    0, 1, 2, 3, 5, -1, 7, 2**31 - 1, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**100, 10**4000, 0.5,
    -0.0, 1e308,
]  # fmt: skip
CODECS = ["utf-8", "latin-1", "utf-16", "utf-16-le", "utf-32", "cp1252", "ascii", "utf-7"]
HANDLERS = ["replace", "ignore", "surrogateescape", "backslashreplace"]


def any_json(random: Random, depth: int = 3) -> Any:
    """A random JSON value, mostly small."""
    kind = random.randrange(8 if depth else 5)
    if kind == 0:
        return random.choice([None, True, False, float("nan"), float("inf"), float("-inf")])
    if kind == 1:
        return random.choice(NUMBERS)
    if kind == 2:
        return random.randrange(-10, 100)
    if kind in (3, 4):
        long = random.choice(WORDS) * random.choice([2, 50, 20_000])
        return random.choice([*WORDS, *FIELDS, long])
    if kind == 5:
        return [any_json(random, depth - 1) for _ in range(random.randrange(5))]
    keys = [random.choice([*FIELDS, *WORDS]) for _ in range(random.randrange(8))]
    return {key: any_json(random, depth - 1) for key in keys}


def bytes_decoded(random: Random, good: str) -> str:
    raw = random.randbytes(random.choice([0, 1, 4, 64, 1000]))
    if random.randrange(2):
        raw = bytes(random.choice(b'{}[]",:0123456789eE+-. \n\\untfalser') for _ in raw)
    codec, handler = random.choice(CODECS), random.choice(HANDLERS)
    try:
        return raw.decode(codec, handler)
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def json_at_random(random: Random, good: str) -> str:
    deep = random.choice([0, 0, 0, 10, 900, 990, 1000, 5000, 100_000])
    pairs = [("[", "]"), ('{"a":', "}"), ('{"options":', "}"), ("[1,", "]")]
    opening, closing = random.choice(pairs)
    text = json.dumps(any_json(random), ensure_ascii=random.randrange(2) == 0)
    return opening * deep + text + closing * (deep if random.randrange(4) else deep // 2)


def characters_changed(random: Random, good: str) -> str:
    """A few characters of a good record flipped, lost, doubled or moved."""
    text = good
    for _ in range(random.randrange(1, 6)):
        at, span = random.randrange(len(text) + 1), random.choice([1, 1, 2, 10, 200])
        piece = text[at : at + span]
        kind = random.randrange(6)
        if kind == 0:
            text = text[:at]
        elif kind == 1:
            text = text[:at] + text[at + span :]
        elif kind == 2:
            text = text[:at] + piece * random.choice([2, 2, 30]) + text[at + span :]
        elif kind == 3:
            there = random.randrange(len(text) + 1)
            text = text[:there] + piece + text[there:]
        else:
            bits = [chr(ord(c) ^ 1 << random.randrange(7)) for c in piece[:3]]
            text = text[:at] + "".join(bits) + text[at + len(bits) :]
    return text


def field_changed(random: Random, data: dict[str, Any]) -> None:
    """One field of a record lost, exchanged, or filled with something else."""
    name = random.choice([*FIELDS, random.choice(WORDS)])
    kind = random.randrange(5)
    if kind == 0:
        data.pop(name, None)
    elif kind == 1:
        other = random.choice(FIELDS)
        data[name], data[other] = data.get(other), data.get(name)
    elif kind == 2 and isinstance(data.get("options"), dict):
        data["options"][random.choice([*data["options"], *WORDS])] = any_json(random, 1)
    else:
        data[name] = any_json(random)


def choices_changed(random: Random, data: dict[str, Any]) -> None:
    """Choices lost, doubled, exchanged or invented; the record stays well formed."""
    choices = data["choices"]
    for _ in range(random.randrange(1, 4)):
        at = random.randrange(len(choices) + 1)
        kind = random.randrange(6)
        if kind == 0:
            del choices[at:]
        elif kind == 1:
            choices[at : at + 1] = []
        elif kind == 2:
            choices[at:at] = choices[at : at + random.choice([1, 3, 400])]
        elif kind == 3:
            choices[at : at + 1] = [random.choice([f"take:r{at % 35:02}", f"to:d{at % 9}"])]
        elif kind == 4:
            choices[at:at] = [random.choice(WORDS) * random.choice([1, 1, 5000])]
        else:
            there = random.randrange(len(choices) + 1)
            here, others = choices[at : at + 1], choices[there : there + 1]
            choices[at : at + 1], choices[there : there + 1] = others, here


def fields_changed(random: Random, good: str) -> str:
    data = json.loads(good)
    for _ in range(random.randrange(1, 4)):
        field_changed(random, data)
    return json.dumps(data)


def forged(random: Random, good: str) -> str:
    """A well-formed record of another game than the one that was played: replay has to notice."""
    data = json.loads(good)
    kind = random.randrange(5)
    if kind == 0:
        data["seed"] = random.choice(WORDS) + str(random.randrange(100))
        data["commitment"] = commitment(data["seed"])
    elif kind == 1:
        data["seats"] = random.choice([0, 1, 2, 3, 4, 5, 6, 2**31 - 1])
    elif kind == 2:
        name = random.choice([*data["options"], "unknown"])
        values = [True, False, 2, 3, 4, 5, "skip", "any", "once", *WORDS]
        data["options"][name] = random.choice(values)
    if kind > 1:
        choices_changed(random, data)
    if random.randrange(2):
        data["digest"] = ""
    return json.dumps(data)


KINDS: dict[str, Callable[[Random, str], str]] = {
    "bytes": bytes_decoded,
    "json": json_at_random,
    "characters": characters_changed,
    "fields": fields_changed,
    "forged": forged,
}
