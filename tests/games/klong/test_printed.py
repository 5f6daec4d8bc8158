"""Everything printed: each card, token, room and tunnel as it was read off the originals.

The data files say it in their own form; here it is written down a second time, in another one, so
that no figure changes by a slip.
"""

from pathlib import Path
from typing import Any

import pytest

from tischrunde.delve import names
from tischrunde.delve.doors import boots_of, monsters_of
from tischrunde.delve.load import STEPS
from tischrunde.delve.quantity import Cards, Combined, Condition, Families, Here, Tally, Tokens
from tischrunde.delve.steps import GAINS, STATES, Become, Counted, Gain
from tischrunde.games import catalog
from tischrunde.games.klong.ops import OWN_STEPS

RULES: Any = catalog.load("klong")
BOOK = RULES.book
SHEET = Path(__file__).with_name("printed.txt").read_text(encoding="utf-8")
WORDS = {kind: word for word, kind in {**STEPS, **OWN_STEPS}.items()}
TALLIES = {number: word for word, number in {**GAINS, **STATES}.items()}


def step(place: int) -> str:
    """One step of a text, with what it leads to."""
    each: Any = BOOK.program[place]
    if isinstance(each, (Gain, Become)):
        word = TALLIES[each.tally]
    else:
        word = WORDS[type(each)]
    if word == "either":
        return " or ".join(steps(text) for text in each.texts)
    if word == "discard_for":
        return f"discard for ({steps(each.then)})"
    if word == "trash":
        return "trash any" if each.only == names.ANY_CARD else f"trash {BOOK.words[each.only]}"
    if word == "stock":
        return f"{each.n} {BOOK.words[BOOK.reserve[each.stack]]}"
    if word == "discount":
        return f"discount {each.n} on {trait(BOOK.discounted)}"
    return f"{word} {each.n}" if isinstance(each, Counted) else word


def steps(place: int) -> str:
    found = []
    while not BOOK.program[place].ends:
        found.append(step(place))
        place += 1
    return " + ".join(found)


def trait(bit: int) -> str:
    return str(BOOK.trait_words[bit.bit_length() - 1])


def feature(bits: int) -> str:
    return " ".join(word for n, word in enumerate(RULES.feature_words) if bits & 2**n)


def counted(what: Any) -> str:
    """What a condition counts."""
    if isinstance(what, Tokens):
        return str(BOOK.families[what.family])
    if isinstance(what, Here):
        return feature(int(what.feature))
    if isinstance(what, Families):
        return "/".join(sorted(BOOK.families[family] for family in what.families))
    if isinstance(what, Cards):
        word = trait(int(what.trait)) if what.trait else BOOK.words[what.card]
        zones = [zone for n, zone in enumerate(names.ZONES) if what.zones & names.FLAG[n]]
        where = "" if len(zones) == len(names.ZONES) else f" in {'/'.join(zones)}"
        return f"{'other ' if what.other else ''}{word}{where}"
    if isinstance(what, Combined):
        return f"{what.how!s} of ({', '.join(counted(part) for part in what.parts)})"
    assert isinstance(what, Tally)
    return str(next(word for word, n in RULES.tallies.numbers.items() if n == what.number))


def when(condition: Condition) -> str:
    """What something depends on."""
    what: Any = condition.quantity
    if condition.per:
        return f"for {condition.per} {counted(what)}"
    if isinstance(what, Here):
        return f"in {counted(what)}"
    if isinstance(what, Families):
        return f"with {condition.at_least} of {counted(what)}"
    if counted(what) == "other companion in area" and condition.at_least == 1:
        return "beside companion"
    if isinstance(what, Tokens) and condition.at_least == 1:
        return f"with {counted(what)}"
    return f"with {condition.at_least} {counted(what)}"


def worth(card: int) -> str:
    """The points of a card or token, and what they depend on."""
    points = BOOK.points[card]
    found = [f"{points}"] if points else []
    found += [f"{each.points} {when(each.condition)}" for each in BOOK.printed[card].worths]
    return " + ".join(found)


def line_of(word: str) -> str:
    """All that is printed on a card or a token."""
    n = BOOK.numbers[word]
    kind = {names.DEVICE: "device", names.MONSTER: "monster", names.TOKEN: "token"}.get(
        BOOK.kind[n]
    ) or next(word for i, word in enumerate(BOOK.trait_words) if BOOK.traits[n] == 2**i)
    told = {
        "costs": int(BOOK.cost[n]),
        "skill": int(BOOK.skill[n]),
        "swords": int(BOOK.swords[n]),
        "boots": int(BOOK.boots[n]),
        "does": steps(BOOK.text[n]),
        **{when(each): steps(each.then) for each in BOOK.printed[n].conditions},
        "at once": steps(BOOK.acquire[n]),
        "on arriving": steps(BOOK.arrive[n]),
        "at the end": steps(BOOK.ending[n]),
        "worth": worth(n),
        "price": int(BOOK.price[n]),
        "only": feature(int(BOOK.where[n])),
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


def room_line(plan: Any, room: int) -> str:
    """A room, what it is, what lies there, and the ways out of it (!: against the arrow)."""
    layout = RULES.layouts[RULES.plans.index(plan)]
    what = [word for n, word in enumerate(RULES.feature_words) if plan.features[room] & 2**n]
    lying = {
        "major": layout.majors, "minor": layout.minors, "idols": layout.idols,
        "artifact": layout.values,
    }  # fmt: skip
    what += [f"{word} {of[room]}" for word, of in lying.items() if of[room]]
    ways = []
    for out in range(plan.first[room], plan.first[room + 1]):
        into = plan.faces[out]
        signs = ["2B"] if boots_of(plan, out, into) == 2 else []
        monsters = monsters_of(plan, out, into)
        signs += [f"{monsters}M"] if monsters else []
        signs += ["L"] if plan.locks[out] + plan.locks[into] else []
        signs += ["!"] if plan.no_exit[out] or plan.no_entry[into] else []
        ways.append("/".join([str(plan.room[into] + 1), *signs]))
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


@pytest.mark.parametrize("plan", RULES.plans, ids=lambda plan: str(plan.id))
def test_a_board_is_as_printed(plan: Any) -> None:
    lines = [room_line(plan, room) for room in range(len(plan.features))]
    assert lines == [line.strip() for line in written(plan.id)]


@pytest.mark.parametrize("plan", RULES.plans, ids=lambda plan: str(plan.id))
def test_rooms_do_what_is_written(plan: Any) -> None:
    texts = dict(line.split(": ") for line in written("rooms"))
    for room, features in enumerate(plan.features):
        words = [word for n, word in enumerate(RULES.feature_words) if features & 2**n]
        assert steps(plan.enter[room]) == " + ".join(texts[w] for w in words if w in texts)
