"""Everything printed: each card, token, room and tunnel as it was read off the originals.

The data files say it in their own form; here it is written down a second time, in another one, so
that no figure changes by a slip.
"""

from pathlib import Path
from typing import Any

import pytest

from tischrunde.delve import names
from tischrunde.delve.load import ASKING, COUNTED, PLAIN
from tischrunde.games import catalog

RULES: Any = catalog.load("klong")
BOOK = RULES.book
SHEET = Path(__file__).with_name("printed.txt").read_text(encoding="utf-8")
OWN = {"stock": names.STOCK, "fetch_secret": names.AS_OP + names.OWN_OPS + 1}
STEPS = {number: word for word, number in {**COUNTED, **PLAIN, **OWN}.items()}
STEPS |= {names.AS_OP + number: word for word, number in ASKING.items()}


def step(place: int) -> str:
    """One step of a text, with what it leads to."""
    verb, n = BOOK.verbs[place], int(BOOK.firsts[place])
    word = STEPS[verb]
    if word == "either":
        texts = BOOK.alternative_texts[n : n + BOOK.seconds[place]]
        return " or ".join(steps(text) for text in texts)
    if word == "discard_for":
        return f"discard for ({steps(n)})"
    if word == "trash":
        return "trash any" if n == names.ANY_CARD else f"trash {BOOK.words[n]}"
    if word == "stock":
        return f"{n} {BOOK.words[BOOK.reserve[BOOK.seconds[place]]]}"
    return f"{word} {n}" if n else word


def steps(place: int) -> str:
    found = []
    while BOOK.verbs[place] != names.STOP:
        found.append(step(place))
        place += 1
    return " + ".join(found)


def worth(card: int) -> str:
    """The points of a card or token, and what they depend on."""
    form, of, points = BOOK.worth[card], BOOK.worth_of[card], f"{BOOK.points[card]}"
    if form == names.IF_FAMILY:
        return f"{points} with {BOOK.families[of]}"
    if form == names.IF_TWO_FAMILIES:
        wanted = [word for n, word in enumerate(BOOK.families) if of & names.FLAG[n]]
        return f"{points} with two of {'/'.join(wanted)}"
    if form == names.PER_GOLD:
        return f"{points} for {of} gold"
    return f"{points} for each {BOOK.words[of]}" if form == names.PER_CARD else points


def needs(card: int) -> str:
    """What a card waits for."""
    if BOOK.need[card] == names.HAS:
        return f"with {BOOK.families[BOOK.need_of[card]]}"
    kinds = [word for n, word in enumerate(BOOK.traits_named) if BOOK.need_of[card] == 2**n]
    return f"beside {kinds[0]}" if BOOK.need[card] else ""


def line_of(word: str) -> str:
    """All that is printed on a card or a token."""
    n = BOOK.numbers[word]
    kind = {names.DEVICE: "device", names.MONSTER: "monster", names.TOKEN: "token"}.get(
        BOOK.kind[n]
    ) or next(word for i, word in enumerate(BOOK.traits_named) if BOOK.traits[n] == 2**i)
    told = {
        "costs": int(BOOK.cost[n]),
        "skill": int(BOOK.skill[n]),
        "swords": int(BOOK.swords[n]),
        "boots": int(BOOK.boots[n]),
        "does": steps(BOOK.text[n]),
        needs(n): steps(BOOK.then[n]),
        "at once": steps(BOOK.acquire[n]),
        "on arriving": steps(BOOK.arrive[n]),
        "at the end": steps(BOOK.ending[n]),
        "worth": worth(n) if BOOK.points[n] else "",
        "only": " ".join(w for i, w in enumerate(names.FEATURES) if BOOK.where[n] & 2**i),
        "back": BOOK.back_words[BOOK.back[n]] if BOOK.is_secret(n) else "",
        "family": BOOK.families[BOOK.family[n]],
    }
    marks = [
        mark
        for mark, has in (("DRAGON", BOOK.dragon), ("DANGER", BOOK.danger), ("kept", BOOK.kept))
        if has[n]
    ]
    facts = [f"{name} {value}" for name, value in told.items() if value]
    return ", ".join([f"{BOOK.printed[n].copies} {kind} {word}", *facts, *marks])


def room_line(board: Any, room: int) -> str:
    """A room, what it is, what lies there, and the ways out of it (!: against the arrow)."""
    layout = RULES.layouts[RULES.boards.index(board)]
    what = [word for n, word in enumerate(names.FEATURES) if board.features[room] & 2**n]
    lying = {
        "major": layout.majors, "minor": layout.minors, "idols": layout.idols,
        "artifact": layout.values,
    }  # fmt: skip
    what += [f"{word} {of[room]}" for word, of in lying.items() if of[room]]
    ways = []
    for way in range(board.first[room], board.first[room + 1]):
        signs = ["2B"] if board.boots[way] == 2 else []
        signs += [f"{board.monsters[way]}M"] if board.monsters[way] else []
        signs += ["L"] if board.locked[way] else []
        signs += ["!"] if board.against[way] else []
        ways.append("/".join([str(board.leads_to[way] + 1), *signs]))
    head = " ".join([f"{room + 1}:", *what])
    return f"{head} -> {' '.join(ways)}"


def written(section: str) -> list[str]:
    """The lines of a part of the sheet."""
    return SHEET.partition(f"[{section}]\n")[2].partition("\n\n")[0].splitlines()


@pytest.mark.parametrize("line", written("cards"))
def test_a_card_is_as_printed(line: str) -> None:
    word = line.partition(",")[0].split()[2]
    assert line_of(word) == line


def test_no_card_is_missing_from_the_sheet() -> None:
    assert len(written("cards")) == len(BOOK.words)


@pytest.mark.parametrize("board", RULES.boards, ids=lambda board: str(board.id))
def test_a_board_is_as_printed(board: Any) -> None:
    lines = [room_line(board, room) for room in range(len(board.features))]
    assert lines == [line.strip() for line in written(board.id)]
