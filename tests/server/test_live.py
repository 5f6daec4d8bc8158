"""A table as people have it: over WebSockets, each seat hearing what it may."""

import json

from tests.server.serving import SPECTATOR, Client, Server, play_out

from tischrunde.games import catalog
from tischrunde.table import Record, replay


def test_two_seats_and_a_spectator_play_a_whole_game(server: Server) -> None:
    place = server.table("Anna", "Ben")
    anna, ben, watching = place.client(0), place.client(1), place.client()
    commitment = watching.now["about"]["commitment"]
    count = play_out([anna, ben, watching])
    for client in (anna, ben, watching):
        assert client.now["ending"] == anna.now["ending"]
        assert client.now["version"] == count
        assert client.now["decision"] is None
        assert client.problems == []
    answer = place.record()
    assert answer.status_code == 200
    record = Record.from_json(answer.text)
    assert len(record.choices) == count
    assert record.commitment == commitment
    assert record.seed == anna.now["ending"]["seed"]
    session = replay(catalog.load(record.game), record)
    assert session.over
    assert anna.now["ending"]["standings"] == session.rules.standings(session.state)


def test_only_the_seat_that_is_asked_gets_options(server: Server) -> None:
    place = server.table("Anna", "Ben", first="seat0")
    anna, ben, watching = place.client(0), place.client(1), place.client()
    asked = anna.now["decision"]
    assert asked["rule"] == "SG-010"
    assert asked["question"] == {"key": "ask-take", "args": {}}
    assert len(asked["options"]) >= 2
    assert {"id", "label"} == set(asked["options"][0])
    assert {"id", "label", "rule", "refusal"} == set(asked["barred"][0])
    for other in (ben, watching):
        assert other.now["decision"] == {"seat": 0, "ask": "ask-take"}


def test_bots_answer_until_the_game_is_over(server: Server) -> None:
    client = server.table("Anna", "bot:strife", "bot:random").client(0)
    choices = 0
    client.until_asked()
    while client.now["ending"] is None:
        client.choose(choices)
        choices += 1
        client.until_asked()
    assert client.now["version"] > choices


def test_bots_alone_play_to_the_end(server: Server) -> None:
    client = server.table("bot:strife", "bot:strife").client()
    client.until_asked()
    assert client.now["ending"]["standings"]


def test_several_seats_in_one_browser(server: Server) -> None:
    place = server.table("Anna", "Ben", "Cleo")
    client = place.client(0, 1, 2)
    assert sorted(client.latest) == [0, 1, 2]
    play_out([client])
    assert {update["version"] for update in client.latest.values()} == {client.now["version"]}


def test_whoever_comes_back_gets_the_whole_table(server: Server) -> None:
    place = server.table("Anna", "Ben")
    anna, ben = place.client(0), place.client(1)
    before = anna.now["version"]
    anna.close()
    moved = False
    while ben.question is not None:
        ben.choose(3)
        moved = True
    again = place.client(0, since=before)
    assert again.now["version"] == ben.now["version"]
    assert again.now["view"] == place.look(0)["view"]
    assert bool(again.now["events"]) == moved
    version = again.now["version"]
    if again.question is not None:
        version = again.choose(1)
    ben.until(version)
    # Everything since the beginning, for a log; and nothing but the table for who wants no log.
    whole = place.client(1, since=-1).now["events"]
    assert [told["version"] for told in whole] == sorted(told["version"] for told in whole)
    assert {told["version"] for told in whole} == set(range(version + 1))
    assert place.client(1).now["events"] == []


def test_events_come_in_order_without_gaps(server: Server) -> None:
    place = server.table("Anna", "Ben")
    client, watching = place.client(0, 1), place.client()
    play_out([client, watching])
    updates = [told for told in map(json.loads, watching.heard) if told["type"] == "update"]
    assert [update["version"] for update in updates] == list(range(len(updates)))
    for update in updates[1:]:
        assert {told["version"] for told in update["events"]} <= {update["version"]}


def test_a_stale_version_brings_the_fresh_table(server: Server) -> None:
    place = server.table("Anna", "Ben", first="seat0")
    client = place.client(0, 1)
    choice = client.now["decision"]["options"][0]["id"]
    assert client.ask(2, type="choose", seat=0, version=0, choice=choice)["version"] == 1
    late = client.ask(3, type="choose", seat=0, version=0, choice=choice)
    assert (late["type"], late["error"]) == ("problem", "stale")
    assert late["fresh"]["version"] == 1
    assert late["fresh"]["seat"] == 0
    early = client.ask(4, type="undo", seat=0, version=17)
    assert early["error"] == "stale"
    assert place.look()["version"] == 1


def test_a_barred_choice_names_the_rule_and_changes_nothing(server: Server) -> None:
    place = server.table("Anna", "Ben", first="seat0")
    client = place.client(0, 1)
    before = place.look(0)
    barred = before["decision"]["barred"][0]
    refused = client.ask(5, type="choose", seat=0, version=0, choice=barred["id"])
    assert refused["error"] == "barred"
    assert refused["rule"] == barred["rule"]
    assert refused["message"] == barred["refusal"]
    nonsense = client.ask(6, type="choose", seat=0, version=0, choice="take:the-moon")
    assert nonsense["rule"] == "KN-001"
    other = client.ask(7, type="choose", seat=1, version=0, choice=barred["id"])
    assert other["rule"] == "KN-003"
    assert place.look(0) == before


def test_undo_is_an_event_too(server: Server) -> None:
    place = server.table("Anna", "Ben", champions=False, first="seat0")
    client, watching = place.client(0, 1), place.client()
    start = place.look(0)
    assert not start["undo"]
    assert client.ask(8, type="undo", seat=0, version=0)["rule"] == "KN-004"
    client.until(client.choose(0))
    assert client.latest[0]["undo"] and not client.latest[1]["undo"]
    assert client.ask(9, type="undo", seat=1, version=1)["rule"] == "KN-004"
    assert client.ask(10, type="undo", seat=0, version=1)["version"] == 2
    watching.until(2)
    assert watching.now["events"][0]["said"]["key"] == "event-undone"
    now = place.look(0)
    assert now["view"] == start["view"]
    assert now["decision"] == start["decision"]


def test_nobody_plays_before_every_seat_is_taken(server: Server) -> None:
    place = server.table("Anna", "open", "open", first="seat0")
    anna, watching = place.client(0), place.client()
    assert anna.now["decision"] is None
    waiting = place.choose(0, 0, "take:r01")
    assert (waiting.status_code, waiting.json()["error"]) == (409, "waiting")
    joined = server.post(f"{place.path}/seats", {"name": "Ben", "seat": 2}).json()
    assert joined["seat"] == 2
    place.tokens[2] = joined["token"]
    bot = server.post(f"{place.path}/seats", {"bot": "strife"}, place.tokens[0]).json()
    assert bot == {"seat": 1, "version": 2, "token": ""}
    watching.until(2)
    seats = watching.now["about"]["seats"]
    assert [(s["kind"], s["name"], s["bot"]) for s in seats] == [
        ("person", "Anna", ""),
        ("bot", "", "strife"),
        ("person", "Ben", ""),
    ]
    anna.until_asked()
    ben = place.client(2)
    anna.until(anna.choose(0))
    ben.until_asked()
    assert ben.question is not None


def test_a_client_that_says_nonsense_is_told_and_may_go_on(server: Server) -> None:
    client = server.table("Anna", "Ben").client(0, 1)
    for text in ("", "{", "[]", "null", '{"type":"dance"}', '{"type":"choose"}', "[" * 5000):
        client.socket.send(text)
        assert client.hear()["error"] == "malformed"
    client.socket.send(b"\xff\xfe")
    assert client.hear()["error"] == "malformed"
    client.say(type="hello")
    assert client.hear()["error"] == "malformed"
    assert client.choose(0) == 1


def test_spectators_cannot_choose(server: Server) -> None:
    place = server.table("Anna", "Ben", first="seat0")
    watching: Client = place.client()
    refused = watching.ask(1, type="choose", seat=0, version=0, choice="take:r01")
    assert refused["error"] == "unknown-token"
    assert list(watching.latest) == [SPECTATOR]
