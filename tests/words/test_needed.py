"""Every message the code can produce has words, and every word is needed."""

import re
from typing import Any

import click
import pytest
from tests.games import facts
from tests.words.ftl import all_shapes, shapes, shapes_in
from tests.words.gather import (
    PACKAGE,
    emitted,
    heard_at_play,
    impossible,
    literals,
    refusing_rules,
    told_in_source,
)
from tests.words.page_source import spoken

from tischrunde import rulebook
from tischrunde.bots import catalog as bots
from tischrunde.cli import COMMANDS, main
from tischrunde.cli.speech import METAVARS, TalkingCommand
from tischrunde.games import catalog
from tischrunde.server.rows import BACK, STAND_IN
from tischrunde.table import faults
from tischrunde.table.session import UNDONE
from tischrunde.words import SHARED, covers, languages, with_family

GAMES = catalog.ids()
LONGEST_LIST = 4
MADE_BY_WORDS = {"seat": {"number"}}  # what `Words` itself puts in


def rules_of(game: str) -> Any:
    return catalog.load(game)


def keys_of(game: str) -> set[str]:
    """Every key of a game that the code makes from its content, not from a literal."""
    rules = rules_of(game)
    book = rulebook.load(game)
    keys = {f"card-{card}" for card in rules.cards}
    keys |= {f"back-{back}" for back in rules.back_words}
    keys |= {f"option-{verb}" for verb in facts.verbs_of(rules)}
    keys |= {f"event-{kind}" for kind in emitted(game)}
    keys |= {f"refused-{rule}" for rule in refusing_rules(game)}
    keys |= {f"setting-{s.name}" for s in rules.options}
    keys |= {f"setting-{s.name}-{str(v).lower()}" for s in rules.options for v in s.values}
    keys |= {f"section-{section}" for section in book.sections()}
    keys |= {f"report-{kind}" for kind in rules.reported()}
    return keys | facts.of(game).keys(rules)


def command_line_keys() -> set[str]:
    """Help of all commands; a parameter may share its words with other commands."""
    have = set(all_shapes())
    keys = {"command-tischrunde"} | {f"command-{name}" for name in COMMANDS}
    context = click.Context(main)
    commands: list[click.Command] = [main]
    commands += [c for name in COMMANDS if (c := main.get_command(context, name)) is not None]
    nested = [group for group in commands[1:] if isinstance(group, click.Group)]
    commands += [command for group in nested for command in group.commands.values()]
    keys |= {f"command-{command.name}" for group in nested for command in group.commands.values()}
    for command in commands:
        if isinstance(command, TalkingCommand):
            optional = {f"help-{command.name}", f"examples-{command.name}"}
            keys |= optional & have
            for param in command.get_params(click.Context(command)):
                name = max(param.opts, key=len).lstrip("-")
                own = f"param-{command.name}-{name}"
                keys.add(own if own in have else f"param-{name}")
    return keys


def shared_keys() -> set[str]:
    """Keys of no game in particular that are made from parts."""
    keys = {f"game-{game}" for game in GAMES} | {f"game-{game}-summary" for game in GAMES}
    keys |= {f"bot-{bot}" for bot in bots.names()}
    codes = {text for text in literals() if re.fullmatch(r"KN-\d{3}", text)}
    keys |= {f"refused-{code}" for code in codes} | {"section-table"}
    keys |= {f"event-{kind}" for kind in (UNDONE, STAND_IN, BACK)}
    keys |= {f"{whose}-record-{kind}" for whose in ("bad", "problem") for kind in faults.KINDS}
    keys |= {f"metavar-{name}" for name in METAVARS}
    keys |= {f"list-{number}" for number in range(1, LONGEST_LIST + 1)}
    return keys | command_line_keys()


def made_in_the_lab(key: str) -> bool:
    """The lab names its columns and methods from parts; f-strings there count as patterns."""
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in [*(PACKAGE / "lab").rglob("*.py"), *(PACKAGE / "cli").glob("lab*.py")]
    )
    patterns = re.findall(r'f"([a-z]+-[^"\s]*\{[^"\s]*)"', source)
    return any(re.fullmatch(re.sub(r"\{[^}]*\}", ".+", p), key) for p in patterns)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_game_is_there(game: str) -> None:
    have = shapes_in([*SHARED, *with_family(game)]).keys()
    assert keys_of(game) - have == set()
    assert heard_at_play(game).keys() - have == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_game_is_needed(game: str) -> None:
    assert {key for key in shapes("de", game) if not is_needed(key, game)} == set()


def is_needed(key: str, game: str) -> bool:
    questions = heard_at_play(game).keys("ask-")
    needed = keys_of(game) | questions | literals("games") | literals("delve") | literals("cli")
    return key in needed or spoken(key, game)


@pytest.mark.parametrize("family", sorted({name for g in GAMES for name in with_family(g)[1:]}))
def test_every_word_of_a_family_is_needed_by_games_that_have_no_other(family: str) -> None:
    """By two of them at least: what only one says belongs to that one."""
    members = [game for game in GAMES if family in with_family(game)]
    users = {
        key: [g for g in members if key not in shapes("de", g) and is_needed(key, g)]
        for key in shapes("de", family)
    }
    assert {key: games for key, games in users.items() if len(games) < 2} == {}


@pytest.mark.parametrize("game", GAMES)
def test_play_says_nothing_the_source_does_not_promise(game: str) -> None:
    """The other way round: if this fails, `keys_of` has forgotten something."""
    promised = keys_of(game) | shared_keys() | heard_at_play(game).keys("ask-") | literals()
    assert heard_at_play(game).keys() - promised == set()


@pytest.mark.parametrize("game", GAMES)
def test_play_has_said_nearly_everything(game: str) -> None:
    """Enough games were heard to trust what they say about questions and arguments."""
    heard = heard_at_play(game).keys()
    rare = {key for key in keys_of(game) if key.startswith(("event-", "option-", "refused-"))}
    assert rare - heard <= facts.of(game).rare


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_happen_does_not(game: str) -> None:
    """It needs no words, so it had better not be told."""
    heard = heard_at_play(game).keys("event-")
    assert heard & {f"event-{kind}" for kind in impossible(game)} == set()


def test_every_shared_word_is_there() -> None:
    assert shared_keys() - set(all_shapes()) == set()


def test_every_shared_word_is_needed() -> None:
    have = {key for file in (*SHARED, *covers()) for key in shapes("de", file)}
    unused = have - shared_keys() - literals()
    assert {key for key in unused if not made_in_the_lab(key) and not spoken(key)} == set()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_messages_bring_all_that_their_words_want(game: str, lang: str) -> None:
    wanted = shapes_in([*SHARED, *covers(), *reversed(with_family(game))], lang)
    lacking = {
        key: wanted[key] - given
        for key, forms in heard_at_play(game).args.items()
        for given in forms
        if key in wanted and wanted[key] - given - MADE_BY_WORDS.get(key, set())
    }
    assert lacking == {}


def test_messages_in_the_source_bring_all_that_their_words_want() -> None:
    """Two games may use one key for different words: those of one of them must be content."""
    bundles = [shapes_in([*SHARED, *covers(), *reversed(with_family(game))]) for game in GAMES]
    lacking = [
        (key, given, where)
        for key, given, where in told_in_source()
        if (wanted := [bundle[key] for bundle in bundles if key in bundle])
        and all(shape - given - MADE_BY_WORDS.get(key, set()) for shape in wanted)
    ]
    assert lacking == []
