"""Names that would be mistaken for each other at a table.

A short list out of Unicode's of what looks alike (UTS 39): the letters of other scripts that stand
for Latin ones, digits and strokes, and pairs that run together.
"""

from __future__ import annotations

from unicodedata import normalize

from tischrunde.server.plain import seen

LOOK_LIKE = (
    ("АВЕЅІЈКМНОРСТУХҮԌԚԜаеѕіјорсухүһԁԛԝѵӏ", "ABESlJKMHOPCTYXYGQWaesijopcyxyhdqwvl"),  # Cyrillic
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγικνορστυχϲϳ", "ABEZHlKMNOPTYXaßyikvopotuxcj"),  # Greek
    ("ՍՕոսհցօוןסاه", "UOnuhgollolo"),  # Armenian, Hebrew, Arabic
    ("ᎪᏴᏟᎬᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᏔᏃ", "ABCEHJKLMPRSTVWZ"),  # Cherokee
    ("ıɑɡɩǀ∣|I10‐‑‒–—−’‘`´ʼ", "iagilllllo------'''''"),  # rare Latin, digits, strokes, quotes
)
PAIRS = {
    sign: letter
    for signs, letters in LOOK_LIKE
    for sign, letter in zip(signs, letters, strict=True)
}
ALIKE = str.maketrans(PAIRS)
RUN_TOGETHER = (("rn", "m"), ("vv", "w"))


def alike(one: str, other: str) -> bool:
    """Whether two names differ in nothing one sees, or hardly."""
    return folded(one) == folded(other) or skeleton(one) == skeleton(other)


def folded(name: str) -> str:
    """What a name has in common with those that differ in capitals or in what is not seen."""
    return normalize("NFKC", normalize("NFKC", seen(name)).casefold())


def skeleton(name: str) -> str:
    """What a name has in common with those made of letters that look like its own."""
    found = normalize("NFKC", seen(name)).translate(ALIKE).casefold()
    for pair, one in RUN_TOGETHER:
        found = found.replace(pair, one)
    return normalize("NFKC", found)
