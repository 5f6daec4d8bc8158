"""Nothing is lost: the server is killed in the middle of play, again and again."""

from __future__ import annotations

import random
import threading
import time

from tests.server.serving import GAME, Start
from tests.server.witness import Witness
from tests.size import FULL

from tischrunde.games import catalog
from tischrunde.table import Record, replay

KILLS = 100 if FULL else 2
TABLES = 4 if FULL else 2


def kill_and_check(start: Start, arguments: list[str], database: str, kills: int) -> None:
    dice = random.Random(7)
    server = start(*arguments)
    games: list[Witness] = []
    finished: list[Witness] = []
    for _ in range(kills):
        while len(games) < TABLES:
            games.append(Witness(server.table("Anna", "Ben"), len(games) + len(finished)))
        threads = [threading.Thread(target=game.play) for game in games]
        for thread in threads:
            thread.start()
        time.sleep(dice.uniform(0.1, 0.5))
        server.process.kill()
        for thread in threads:
            thread.join()
        server.kill()
        for game in games:
            game.compare(database)
        server = start(*arguments)
        for game in [*games, *finished[-3:]]:
            game.place = game.place.at(server)
            game.settle(game.place.look()["version"])
        finished += [game for game in games if game.place.look()["ending"] is not None]
        games = [game for game in games if game not in finished]
    for game in games:
        game.play()
    for game in [*games, *finished]:
        assert game.refusals == []
        game.compare(database)
        game.place = game.place.at(server)
        record = Record.from_json(game.place.record().text)
        assert record.choices == game.acknowledged
        assert replay(catalog.load(GAME), record).over


def test_kills_lose_no_acknowledged_choice(start: Start, database: str) -> None:
    if database.startswith("sqlite:///"):
        folder = database.removeprefix("sqlite:///").removesuffix("/tables.sqlite")
        kill_and_check(start, ["--data", folder], database, KILLS)
    else:
        kill_and_check(start, ["--database", database], database, KILLS if FULL else 1)
