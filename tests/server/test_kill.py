"""Nothing is lost: the server is killed in the middle of play, again and again."""

from __future__ import annotations

import random
import threading
import time

import httpx
from tests.server.serving import GAME, Place, Server, Start
from tests.size import FULL

from tischrunde.games import catalog
from tischrunde.table import Record, replay

KILLS = 100 if FULL else 3
TABLES = 4


class Game:
    """A table at which two people play by HTTP and write down what was acknowledged."""

    def __init__(self, place: Place, number: int) -> None:
        self.place = place
        self.number = number
        self.acknowledged: list[str] = []
        self.in_flight = ""

    def play(self) -> None:
        """Until the server is gone or the game is over."""
        try:
            while self.step():
                pass
        except httpx.HTTPError:
            pass

    def step(self) -> bool:
        """One choice by whoever is asked; whether there was one."""
        decision = self.place.look()["decision"]
        if decision is None:
            return False
        seat = decision["seat"]
        update = self.place.look(seat)
        options = update["decision"]["options"]
        pick = 5 * len(self.acknowledged) + self.number
        self.in_flight = options[pick % len(options)]["id"]
        answer = self.place.choose(seat, update["version"], self.in_flight)
        assert answer.status_code == 200, answer.text
        self.acknowledged.append(self.in_flight)
        self.in_flight = ""
        return True

    def check(self, server: Server) -> None:
        """After a restart: every acknowledged choice is there, and at most one more."""
        self.place = self.place.at(server)
        version = self.place.look()["version"]
        if self.in_flight and version == len(self.acknowledged) + 1:
            self.acknowledged.append(self.in_flight)  # stored, but nobody was told
        self.in_flight = ""
        assert version == len(self.acknowledged)


def kill_and_check(start: Start, arguments: list[str], kills: int) -> None:
    dice = random.Random(7)
    server = start(*arguments)
    games: list[Game] = []
    finished: list[Game] = []
    for _ in range(kills):
        while len(games) < TABLES:
            games.append(Game(server.table("Anna", "Ben"), len(games) + len(finished)))
        threads = [threading.Thread(target=game.play) for game in games]
        for thread in threads:
            thread.start()
        time.sleep(dice.uniform(0.1, 0.5))
        server.process.kill()
        for thread in threads:
            thread.join()
        server.kill()
        server = start(*arguments)
        for game in [*games, *finished[-3:]]:
            game.check(server)
        finished += [game for game in games if game.place.look()["ending"] is not None]
        games = [game for game in games if game not in finished]
    for game in games:
        game.play()
    for game in [*games, *finished]:
        game.place = game.place.at(server)
        record = Record.from_json(game.place.record().text)
        assert record.choices == game.acknowledged
        assert replay(catalog.load(GAME), record).over


def test_kills_lose_no_acknowledged_choice(start: Start, database: str) -> None:
    if database.startswith("sqlite:///"):
        folder = database.removeprefix("sqlite:///").removesuffix("/tables.sqlite")
        kill_and_check(start, ["--data", folder], KILLS)
    else:
        kill_and_check(start, ["--database", database], KILLS if FULL else 1)
