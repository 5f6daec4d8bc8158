"""The list of bots.  A bot is added by adding its line."""

from __future__ import annotations

from dataclasses import dataclass

from tischrunde.bots.bangkok_klongs.bot import BangkokBot, EasyBangkokBot
from tischrunde.bots.bot import Bot
from tischrunde.bots.im_all.bot import EasyImAllBot, ImAllBot
from tischrunde.bots.katakomben.bot import EasyKatakombenBot, KatakombenBot
from tischrunde.bots.klong.bot import EasyKlongBot, KlongBot
from tischrunde.bots.random import RandomBot
from tischrunde.bots.strife_of_gods.bot import EasyStrifeBot, StrifeBot
from tischrunde.kernel.errors import BadOption


@dataclass(frozen=True)
class Entry:
    """A bot and the games it plays; no game at all means every game."""

    bot: type[Bot]
    games: tuple[str, ...] = ()


# The weakest first: whoever wants company without choosing gets the last.
BOTS: list[Entry] = [
    Entry(RandomBot),
    Entry(EasyStrifeBot, games=("strife-of-gods",)),
    Entry(StrifeBot, games=("strife-of-gods",)),
    Entry(EasyBangkokBot, games=("bangkok-klongs",)),
    Entry(BangkokBot, games=("bangkok-klongs",)),
    Entry(EasyKlongBot, games=("klong",)),
    Entry(KlongBot, games=("klong",)),
    Entry(EasyKatakombenBot, games=("klong-katakomben",)),
    Entry(KatakombenBot, games=("klong-katakomben",)),
    Entry(EasyImAllBot, games=("klong-im-all",)),
    Entry(ImAllBot, games=("klong-im-all",)),
]


def names(game: str | None = None) -> list[str]:
    """The bots there are, or those that play this game."""
    return [
        entry.bot.name for entry in BOTS if game is None or not entry.games or game in entry.games
    ]


def make(name: str, game: str | None = None) -> Bot:
    """A bot by its name; names those there are (for this game) when there is no such one."""
    if name not in names(game):
        raise BadOption("bots", name, ", ".join(names(game)))
    return next(entry.bot() for entry in BOTS if entry.bot.name == name)
