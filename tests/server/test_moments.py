"""Looking back: every moment as a seat saw it then, whatever was taken back in between."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.server.serving import SPECTATOR, Place, Server, play_out
from tests.server.test_http import problem

from tischrunde.games import catalog
from tischrunde.table import Record, Session

SHOWN = ("view", "decision", "ending")


@pytest.fixture(scope="module")
def finished(server: Server) -> Place:
    place = server.table("Anna", "Ben", "Cleo")
    play_out([place.client(0, 1, 2)])
    return place


def moment(place: Place, number: int, seat: int = SPECTATOR, eyes: object = "") -> dict[str, Any]:
    answer = place.moment(number, seat, eyes)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_every_moment_is_what_the_seat_was_sent(server: Server) -> None:
    place = server.table("Anna", "Ben")
    clients = {0: place.client(0), 1: place.client(1), SPECTATOR: place.client()}
    sent = {seat: [client.now] for seat, client in clients.items()}
    choices: list[str] = []
    while clients[0].now["ending"] is None:
        asked = next(client for client in clients.values() if client.question is not None)
        assert asked.question is not None
        options = asked.question["options"]
        choices.append(options[len(choices) % len(options)]["id"])
        version = asked.choose(len(choices) - 1)
        for seat, client in clients.items():
            client.until(version)
            sent[seat].append(client.now)
    for seat, updates in sent.items():
        for number in [*range(0, len(updates), 5), len(updates) - 1]:
            then = moment(place, number, seat)
            update = then["update"]
            assert (then["number"], then["count"]) == (number, len(choices))
            assert (update["seat"], update["version"], update["undo"]) == (seat, number, False)
            assert [update[part] for part in SHOWN] == [updates[number][part] for part in SHOWN]
            if number:  # what led to the first moment is sent only to those who ask
                assert update["events"] == updates[number]["events"]
            expected = choices[number] if number < len(choices) else None
            assert (then["chosen"] and then["chosen"]["id"]) == expected


def test_the_story_is_told_by_moment(finished: Place) -> None:
    story = finished.story(1)
    record = Record.from_json(finished.record().text)
    assert story["count"] == len(record.choices) == len(story["turns"])
    assert [told["version"] for told in story["told"]] == sorted(
        told["version"] for told in story["told"]
    )
    for number in (0, 7, story["count"]):
        events = moment(finished, number, 1)["update"]["events"]
        assert events == [told for told in story["told"] if told["version"] == number]
    session = Session(catalog.load(record.game), record.seats, record.seed, record.options)
    for seat, choice in zip(story["turns"], record.choices, strict=True):
        session.choose(seat, choice)
    assert session.over


def test_what_was_taken_back_is_no_moment(server: Server) -> None:
    place = server.table("Anna", "Ben", first="seat0")
    client = place.client(0, 1)
    version = client.choose(0)
    client.until(version)
    assert client.latest[0]["undo"]
    assert place.undo(0, version).status_code == 200
    story = place.story(0)
    assert (story["count"], story["turns"]) == (0, [])
    assert {told["version"] for told in story["told"]} == {0}
    assert moment(place, 0, 0)["update"]["view"] == place.look(0)["view"]
    problem(place.moment(1, 0), 404, "no-such-moment")


def test_in_a_running_game_everybody_looks_through_their_own_eyes(server: Server) -> None:
    place = server.table("Anna", "Ben", first="seat0")
    place.client(0, 1).choose(0)
    problem(place.moment(0, 0, eyes=1), 409, "not-over")
    problem(place.moment(0, eyes=0), 409, "not-over")
    assert moment(place, 0, 0, eyes=0) == moment(place, 0, 0)
    assert moment(place, 0, 0, eyes=SPECTATOR) == moment(place, 0)
    assert moment(place, 0, 0)["chosen"] is not None, "one's own choice"
    assert moment(place, 0, 1)["chosen"] is None
    assert moment(place, 0)["chosen"] is None
    other = server.get(f"{place.path}/moments?seat=1", place.tokens[0])
    problem(other, 409, "not-over")
    problem(server.get(f"{place.path}/moments", "forged"), 401, "unknown-token")
    problem(server.get(f"{place.path}/moments/0", "forged"), 401, "unknown-token")


def test_after_the_game_anybody_looks_through_any_eyes(finished: Place) -> None:
    for seat in range(3):
        assert moment(finished, 9, eyes=seat) == moment(finished, 9, seat)
        assert moment(finished, 9, eyes=seat)["chosen"]["label"]["key"].startswith("option-")
        told = finished.server.get(f"{finished.path}/moments?seat={seat}").json()
        assert told == finished.story(seat)


def test_moments_and_eyes_there_are_not(finished: Place) -> None:
    count = finished.story()["count"]
    for number in (count + 1, 10**6, "9" * 5000, "-1", "x", "1.0", "%C2%B2", "1e3"):
        problem(finished.moment(number), 404, "no-such-moment")
    for eyes in ("3", "-2", "x", "0.0", "9" * 5000, "%00"):
        assert problem(finished.moment(0, eyes=eyes), 404, "no-such-seat")["rule"] == "KN-007"


def test_a_table_that_waits_shows_its_beginning(server: Server) -> None:
    place = server.table("Anna", "open")
    then = moment(place, 0, 0)
    assert then["update"]["decision"] is None and then["chosen"] is None
    assert then["update"]["view"] == place.look(0)["view"]


def test_a_finished_game_tells_how_it_developed(server: Server) -> None:
    problem(server.table("Anna", "Ben", game="klong").course(), 409, "not-over")
    place = server.opened(server.post("/records", json.loads(raid().to_json())), "klong")
    stages = place.course().json()["stages"]
    moments = [stage["moment"] for stage in stages]
    assert moments == sorted({*moments}) and moments[0] == 0
    assert len([stage for stage in stages if stage["seat"] == 0]) > 5
    assert (stages[-1]["seat"], stages[-1]["moment"]) == (SPECTATOR, place.story()["count"])
    ending = moment(place, moments[-1])["update"]["ending"]
    points = [sum(line["points"] for line in lines) for lines in ending["points"]]
    assert stages[-1]["gauges"]["points"] == points


def raid() -> Record:
    """A finished game of heroes who do anything."""
    session, dice = Session(catalog.load("klong"), 2, "a raid"), Random(1)
    while session.decision is not None:
        session.choose(session.decision.seat, dice.choice(session.options()))
    return session.record


def test_a_game_without_figures_has_no_course(finished: Place) -> None:
    assert finished.course().json() == {"stages": []}
