"""Makes the golden games, and makes them again after a rule was changed on purpose.

    python -m tests.golden.make

Every file keeps its choices as long as they are still offered, so the diff shows the first choice
that a change of the rules has touched.  Also brings files up to date that somebody dropped in, and
looks for a game with every verb that then no game says.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.games import facts
from tests.games.facts import Plan

from tischrunde.games import catalog
from tischrunde.kernel.rng import METHOD, Rng
from tischrunde.kernel.rules import Rules
from tischrunde.table import Record, Session

FOLDER = Path(__file__).resolve().parent
EVERY = 20  # choices between two digests
TRIES = 200  # games in which a verb is looked for

PLANNED: dict[str, dict[str, Plan]] = {game: facts.of(game).golden for game in catalog.ids()}


def golden(session: Session, wishes: list[str]) -> dict[str, Any]:
    """Play to the end: the wished choices as long as they are offered, then whatever comes."""
    rules: Rules[Any] = session.rules
    rng = Rng.from_seed(f"golden/{session.record.seed}")
    digests = [rules.digest(session.state)]
    while (decision := session.decision) is not None:
        made = len(session.record.choices)
        wish = wishes[made] if made < len(wishes) else ""
        choice = wish if wish in session.options() else lively(session, rng)
        session.choose(decision.seat, choice)
        if (made + 1) % EVERY == 0:
            digests.append(rules.digest(session.state))
    return {
        "record": session.record,
        "digests": digests,
        "scores": scores(rules, session.state),
        "standings": rules.standings(session.state),
    }


def lively(session: Session, rng: Rng) -> str:
    """A random choice, twice out of three times one that leads to more questions to this seat."""
    words = sorted(session.options())
    if rng.below(3) > 0:
        words = [word for word in words if asks_again(session, word)] or words
    return words[rng.below(len(words))]


def asks_again(session: Session, word: str) -> bool:
    rules: Rules[Any] = session.rules
    decision, after = session.decision, session.state.clone()
    rules.apply(after, rules.parse(after, word))
    following = rules.decision(after)
    return decision is not None and following is not None and following.seat == decision.seat


def scores(rules: Rules[Any], state: Any) -> list[int]:
    seats = range(state.seats)
    return [sum(line.points for line in rules.score(state, seat)) for seat in seats]


def text_of(game: dict[str, Any]) -> str:
    """The record as it is always written, and one line for everything else."""
    record = game["record"].to_json().rstrip().replace("\n", "\n  ")
    digests = ",\n    ".join(json.dumps(digest) for digest in game["digests"])
    return (
        f'{{\n  "record": {record},\n  "digests": [\n    {digests}\n  ],\n'
        f'  "scores": {json.dumps(game["scores"])},\n'
        f'  "standings": {json.dumps(game["standings"])}\n}}\n'
    )


def seek(game: str) -> None:
    """One game more for every verb that no golden game says any longer."""
    rules = catalog.load(game)
    texts = [path.read_text(encoding="utf-8") for path in (FOLDER / game).glob("*.json")]
    said = {verb_of(word) for text in texts for word in json.loads(text)["record"]["choices"]}
    for verb in sorted(facts.verbs_of(rules) - said):
        for number in range(TRIES):
            session = Session(rules, rules.seats[1], f"golden {verb} {number}")
            found = golden(session, [])
            if verb in map(verb_of, session.record.choices):
                (FOLDER / game / f"with-{verb}.json").write_text(text_of(found), encoding="utf-8")
                print(f"{game}/with-{verb}.json: found after {number + 1}")
                break
        else:
            print(
                f"{game}: no game of {TRIES} says {verb}: plan one more in tests/games/*/facts.py"
            )


def verb_of(choice: str) -> str:
    return choice.partition(":")[0]


def main() -> None:
    games: dict[Path, tuple[Session, list[str]]] = {}
    for game, plans in PLANNED.items():
        rules = catalog.load(game)
        for name, (seats, options) in plans.items():
            path = FOLDER / game / f"{name}.json"
            games[path] = (Session(rules, seats, f"golden {name}", options), [])
    for path in sorted(FOLDER.glob("*/*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))["record"]
        record = Record.from_data(data | {"random": METHOD})  # also when that is what has changed
        session = Session(catalog.load(record.game), record.seats, record.seed, record.options)
        games[path] = (session, record.choices)
    for path, (session, wishes) in games.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text_of(golden(session, wishes)), encoding="utf-8")
        made = session.record.choices
        kept = sum(a == b for a, b in zip(made, wishes, strict=False))
        print(f"{path.relative_to(FOLDER)}: {len(made)} choices, {kept} of {len(wishes)} kept")
    for game in PLANNED:
        seek(game)


if __name__ == "__main__":
    main()
