"""What is printed, as the page draws it, is what the game's data files and rules say."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tools.printed import MADE, copies, games, goods_price, typescript

from tischrunde.delve.doors import boots_of, monsters_of
from tischrunde.games import catalog

RULES: Any = catalog.load("klong")


def entries(name: str) -> dict[str, Any]:
    """The lines of one of the constants."""
    text = typescript(games()["klong"], goods_price("klong"))
    start = text.index(f"export const {name}:")
    lines = text[start : text.index("\n};", start)].splitlines()[1:]
    found: dict[str, Any] = json.loads("{" + "".join(lines).removesuffix(",") + "}")
    return found


@pytest.mark.parametrize("game", games())
def test_the_page_has_what_is_printed_today(game: str) -> None:
    made = (MADE / f"{game}.ts").read_text(encoding="utf-8")
    assert made == typescript(games()[game], goods_price(game)), "python -m tools.printed"
    counted = (MADE / f"{game}-copies.ts").read_text(encoding="utf-8")
    assert counted == copies(games()[game]), "python -m tools.printed"


def test_all_cards_and_tokens_are_there_with_what_they_cost_and_give() -> None:
    book = RULES.book
    cards, tokens = entries("cards"), entries("tokens")
    assert {*cards} == {*book.words[: book.cards]}
    assert {*tokens} == {*book.words[book.cards :]}
    for word, card in cards.items():
        number = book.numbers[word]
        for name in ("cost", "skill", "swords", "boots"):
            assert card.get(name, 0) == getattr(book, name)[number], (word, name)
        for name in ("dragon", "danger"):
            assert card.get(name, False) == (getattr(book, name)[number] != 0), (word, name)


def test_boards_have_the_tunnels_the_rules_walk() -> None:
    for plan in RULES.plans:
        drawn = {tunnel["id"]: tunnel for tunnel in entries("sides")[plan.id]["tunnels"]}
        assert {*drawn} == {door.word for door in plan.doors}
        for out, into in enumerate(plan.faces):
            walked = {
                "boots": boots_of(plan, out, into),
                "monsters": monsters_of(plan, out, into),
                "locked": plan.locks[out] + plan.locks[into] > 0,
                "arrow": any(
                    row[door] for row in (plan.no_exit, plan.no_entry) for door in (out, into)
                ),
            }
            word = plan.doors[out].word
            for name, value in walked.items():
                assert drawn[word][name] == value, (word, name)
