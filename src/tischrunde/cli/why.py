"""“Why not?”: what cannot be chosen now, the rule that says no, and what would allow it."""

from __future__ import annotations

from tischrunde.cli.game import Game
from tischrunde.cli.screen import STRONG
from tischrunde.kernel.errors import IllegalChoice
from tischrunde.kernel.message import Message
from tischrunde.rulebook import plain


def why_not(game: Game, wanted: str) -> None:
    """Everything that is barred, or what a person asks about: a place, a card, a spelling."""
    candidates = spelled_candidates(game)
    if wanted:
        candidates = meant(game, wanted, candidates)
        if not candidates:
            refuse(game, wanted)
            return
    barred: dict[tuple[str, str], list[str]] = {}
    for choice in candidates:
        reason = refusal(game, choice)
        if reason is not None:
            barred.setdefault(reason, []).append(label(game, choice))
        elif wanted:
            game.screen.tell("why-possible", choice=label(game, choice))
    if not barred and not wanted:
        game.screen.tell("why-everything")
    for (rule, words), labels in barred.items():
        game.screen.line(f"{words} ({rule})", STRONG)
        game.screen.columns(labels)


def spelled_candidates(game: Game) -> list[str]:
    rules, state = game.session.rules, game.session.state
    return [rules.spell(state, option) for option in rules.candidates(state)]


def meant(game: Game, wanted: str, candidates: list[str]) -> list[str]:
    """Those of this spelling or place; if there are none, those with these words in their label."""
    exactly = meant_exactly(game, wanted)
    if exactly or game.board.spelling(wanted, game.session.options()) != wanted:
        return exactly
    return [c for c in candidates if plain(wanted) in plain(label(game, c))]


def meant_exactly(game: Game, wanted: str) -> list[str]:
    """The candidates of this spelling or place."""
    return [choice for choice in spelled_candidates(game) if game.board.means(wanted, choice)]


def label(game: Game, choice: str) -> str:
    rules, state = game.session.rules, game.session.state
    told: Message = rules.label(state, rules.parse(state, choice))
    return game.screen.words.say(told, game.screen.names)


def refusal(game: Game, choice: str) -> tuple[str, str] | None:
    """The rule that bars a choice and its words; None when it is offered."""
    rules, state = game.session.rules, game.session.state
    option = rules.parse(state, choice)
    rule = rules.bars(state, option)
    if not rule:
        return None
    return rule, game.screen.words.say(rules.refusal(state, option), game.screen.names)


def refuse(game: Game, typed: str) -> None:
    """Why this is no answer: it means too much, a rule says no, or nobody understands it."""
    decision = game.session.decision
    assert decision is not None
    close = meant_exactly(game, typed)
    offered = game.session.options()
    keys = dict(zip(offered, game.board.keys(offered), strict=True))
    possible = [choice for choice in close if choice in keys]
    if possible:
        game.screen.tell("several-meant")
        game.screen.columns([f"{keys[choice]}  {label(game, choice)}" for choice in possible])
        return
    try:
        asked = close[0] if close else game.board.spelling(typed, offered)
        game.session.check(decision.seat, asked)
    except IllegalChoice as error:
        words = game.screen.words.say(error.message, game.screen.names)
        game.screen.line(f"{words} ({error.rule})")
