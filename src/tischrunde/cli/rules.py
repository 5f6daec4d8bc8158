"""`tischrunde rules`: the rulebook in the terminal."""

from __future__ import annotations

import click

from tischrunde import rulebook
from tischrunde.cli.rule_pages import look_up, show_book, show_settings
from tischrunde.cli.screen import STRONG, Screen
from tischrunde.cli.speech import Complaint, TalkingCommand, lang_option, spoken_words
from tischrunde.games import catalog

NOTHING_FOUND = 1


@click.command(name="rules", cls=TalkingCommand)
@click.argument("game", required=False)
@click.argument("wanted", nargs=-1, metavar="[ID|WORDS]...")
@click.option("--options", is_flag=True)
@lang_option
def rules(game: str | None, wanted: tuple[str, ...], options: bool) -> int:
    """The rulebook, one rule, or a search."""
    if game is None:
        list_games()
        return 0
    screen = Screen(spoken_words(known_game(game)), [])
    of_game = catalog.load(game)
    book = rulebook.load(game)
    if wanted:
        return 0 if look_up(screen, of_game, book, " ".join(wanted)) else NOTHING_FOUND
    if options:
        show_settings(screen, of_game)
    else:
        show_book(screen, of_game, book)
    return 0


def list_games() -> None:
    """The games there are, each in a sentence."""
    for game in catalog.ids():
        screen = Screen(spoken_words(game), [])
        screen.line(f"{game}  {screen.text(f'game-{game}')}", STRONG)
        screen.line(screen.text(f"game-{game}-summary"), indent=2)


def known_game(game: str) -> str:
    """The id of a game there is."""
    if game not in catalog.ids():
        raise Complaint("no-such-game", name=game, known=", ".join(catalog.ids()))
    return game
