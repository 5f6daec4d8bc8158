"""Nobody peeks: what is sent to a seat is searched for everything that seat cannot know."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import SPECTATOR, Client, Limited, Place, Server, any_number, open_socket
from tests.size import FULL, some
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tischrunde.games import catalog
from tischrunde.kernel.knowledge import known
from tischrunde.kernel.rng import Rng
from tischrunde.server import wire
from tischrunde.server.limits import Limits
from tischrunde.server.store import SeatRow, TableRow, open_store
from tischrunde.server.table import Table
from tischrunde.table import Record, Session

GAMES = [catalog.load(game) for game in catalog.ids()]
PEOPLE = ["Anna", "Ben", "Cleo"][: 3 if FULL else 2]
SEATS = range(len(PEOPLE))
EARLY, LATER = 60, 20 if FULL else 100  # in a long game one looks back less often later
CARDS = {card for rules in GAMES for card in rules.cards}
SELDOM = 3 if FULL else 9  # so many choices lie between two comparisons
LEAST = 300  # secrets looked for in what was sent: the shortest games have few moments
WORD = re.compile(r"[\w-]+")


def cards_in(data: object) -> set[str]:
    """The cards that are named, by themselves or as words to be looked up (``card-zakum``)."""
    words = set(WORD.findall(json.dumps(data)))
    return (words | {word.removeprefix("card-") for word in words}) & CARDS


def known_by_version(record: Record, seat: int) -> list[set[str]]:
    """What the seat has ever known, after every choice."""
    rules = catalog.load(record.game)
    session = Session(rules, record.seats, record.seed, record.options)
    found: set[str] = set()
    out = []
    for choice in [None, *record.choices]:
        if choice is not None:
            decision = session.decision
            assert decision is not None
            session.choose(decision.seat, choice)
        found |= {rules.cards[card] for card in known(session.state.piles(), seat)}
        out.append(set(found))
    return out


@dataclass(frozen=True)
class Sent:
    """Something a seat was sent while the table had this version, and what it had asked."""

    seat: int
    version: int
    text: str
    asked: str = ""


def play_and_provoke(place: Place, clients: dict[int, Client], begin: int) -> list[Sent]:
    """A whole game, by turns live and by HTTP, with whatever can be refused on the way."""
    sent: list[Sent] = []
    watching = clients[SPECTATOR]
    while watching.now["ending"] is None:
        version = watching.now["version"]
        pick = any_number(version, begin)
        seldom = 1 if FULL or version < EARLY else 5  # later in a long game
        for number, client in clients.items():
            if (version + number) % (2 * seldom) == 1:
                sent += provoked(place, client, number, version)
        seat = next(number for number, client in clients.items() if client.question is not None)
        options = clients[seat].now["decision"]["options"]
        if version % (5 * seldom) == 0:
            choice = options[pick % len(options)]["id"]
            answer = place.choose(seat, version, choice)
            sent.append(Sent(seat, version + 1, answer.text))
            sent.append(Sent(seat, version + 1, json.dumps(place.look(seat))))
        else:
            clients[seat].choose(pick)
        for client in clients.values():
            client.until(version + 1)
    for seat, client in clients.items():
        version = 0
        for text in client.heard:
            message = json.loads(text)
            if message["type"] == "problem":
                continue  # is among those that were provoked
            version = message.get("version", version)
            sent.append(Sent(seat, version, text))
    return sent


def provoked(place: Place, client: Client, seat: int, version: int) -> list[Sent]:
    """One thing that is refused, another one each time, live or by HTTP."""
    decision = client.now["decision"]
    barred = [option["id"] for option in decision.get("barred", [])]
    wrong = barred[version % len(barred)] if barred else "take:everything"
    asked = max(seat, 0)  # a spectator has no seat of its own
    if version % 3 == 0:
        old = max(0, version - 2)
        problem = client.ask(70, type="choose", seat=asked, version=old, choice=wrong)
    elif version % 3 == 1 and not client.now["undo"]:
        problem = client.ask(70, type="undo", seat=asked, version=version)
    elif seat == SPECTATOR:
        problem = place.record().json()
    else:
        problem = place.choose(seat, version, wrong).json()
    assert problem["type"] == "problem"
    return [Sent(seat, version, json.dumps(problem), wrong)]


@pytest.mark.parametrize("begin", [0, 1] if FULL else [0])
@pytest.mark.parametrize("game", catalog.ids())
def test_no_byte_tells_a_hidden_card_or_the_seed(server: Server, game: str, begin: int) -> None:
    place = server.table(*PEOPLE, game=game)
    clients = {seat: place.client(seat) for seat in SEATS}
    clients[SPECTATOR] = place.client()
    every = play_and_provoke(place, clients, begin)
    record = Record.from_json(place.record().text)
    allowed = {seat: known_by_version(record, seat) for seat in clients}
    searched = 0
    kinds: set[str] = set()
    for sent in every:
        message: dict[str, Any] = json.loads(sent.text)
        kinds.add(message.get("error", message["type"]))
        private(sent.text, record, place, over=sent.version == len(record.choices))
        knows = allowed[sent.seat][sent.version]
        if message["type"] == "update":
            searched += search(message, knows)
            continue
        fresh = message.pop("fresh", None)
        if fresh is not None:
            searched += search(fresh, knows)
        assert cards_in(message) <= knows | cards_in(sent.asked)
    assert kinds >= {"update", "done", "barred", "stale", "unknown-token", "not-over"}
    assert searched > LEAST


def private(text: str, record: Record, place: Place, over: bool = False) -> None:
    """Neither the seed, before the end, nor anybody's key."""
    assert over or record.seed not in text
    for token in place.tokens.values():
        assert token not in text and sha256(token.encode()).hexdigest() not in text


def search(update: dict[str, Any], allowed: set[str]) -> int:
    """Look for cards a seat cannot know; how many there were to be found."""
    secret = set(catalog.load(update["about"]["game"]).cards) - allowed
    # The labels may name any card that could be meant: they do not depend on secrets, as a test
    # below shows.  Some switches of the table are called like a champion.
    update["decision"] = None
    assert update["about"].pop("options") == update["view"].pop("options")
    assert cards_in(update) & secret == set()
    return len(secret)


@pytest.mark.parametrize("game", some(catalog.ids(), 2, 1))
def test_looking_back_tells_nothing_before_the_game_is_over(server: Server, game: str) -> None:
    place = server.table(*PEOPLE, game=game)
    clients = [place.client(seat) for seat in SEATS]
    stories: list[tuple[int, str]] = []
    moments: list[tuple[int, int, str]] = []
    others: list[str] = []
    for count in range(10_000):
        if clients[0].now["ending"] is not None:
            break
        if count % (10 if count < EARLY else LATER) == 0:
            for seat in (SPECTATOR, *SEATS):
                token = place.tokens.get(seat, "")
                stories.append((seat, server.get(f"{place.path}/moments", token).text))
                for number in {0, count // 2, max(count - 3, 0), count}:
                    moments.append((seat, number, place.moment(number, seat).text))
            held = [{"table": place.id, "token": token} for token in place.tokens.values()]
            others.append(server.post("/mine", {"tables": held}).text)
        asked = next(client for client in clients if client.question is not None)
        version = asked.choose(any_number(count))
        for client in clients:
            client.until(version)
    record = Record.from_json(place.record().text)
    allowed = {seat: known_by_version(record, seat) for seat in (SPECTATOR, *SEATS)}
    for text in [*others, *(text for _, text in stories), *(text for _, _, text in moments)]:
        private(text, record, place)
    for text in others:
        tables = json.loads(text)["tables"]
        assert len(tables) == len(PEOPLE)
        for table in tables:
            del table["about"]["options"]
        assert cards_in(tables) == set()
    searched = 0
    for seat, text in stories:
        for told in json.loads(text)["told"]:
            secret = set(catalog.load(game).cards) - allowed[seat][told["version"]]
            assert cards_in(told) & secret == set()
            searched += len(secret)
    for seat, number, text in moments:
        moment: dict[str, Any] = json.loads(text)
        searched += search(moment["update"], allowed[seat][number])
        chosen = moment["chosen"]
        assert chosen is None or (chosen["id"], moment["update"]["seat"]) == (
            record.choices[number],
            seat,
        )
        assert cards_in(chosen) <= allowed[seat][number]
    assert searched > LEAST


def test_the_search_would_find_something(server: Server) -> None:
    place = server.table("Anna", "Ben", first="seat0")
    update = place.look(0)
    shown = {entry["card"] for entry in update["view"]["ring"]}
    assert cards_in(update["view"]) >= shown
    assert cards_in({"key": "event-drew", "args": {"card": {"key": "card-zakum"}}}) == {"zakum"}
    assert cards_in("block-fellow:s1/red-5") == {"red-5"}


def test_tokens_of_others_are_never_told(server: Server) -> None:
    place = server.table("Anna", "Ben")
    anna, watching = place.client(0), place.client()
    told = "".join([*anna.heard, *watching.heard, server.get("/tables").text])
    for token in place.tokens.values():
        assert token not in told
        assert sha256(token.encode()).hexdigest() not in told


@pytest.mark.parametrize("game", catalog.ids())
def test_what_is_sent_depends_only_on_what_the_seat_knows(tmp_path: Path, game: str) -> None:
    """The same bytes from any table that this seat cannot tell from the real one."""
    asyncio.run(imagined_tables_send_the_same(f"sqlite:///{tmp_path}/tables.sqlite", game))


async def imagined_tables_send_the_same(url: str, game: str) -> None:
    store = await open_store(url)
    rules = catalog.load(game)
    row = TableRow("abc", game, rules.version, 3, "seed", {}, False, 0.0)
    people = [SeatRow("person", name) for name in ("Anna", "Ben", "Cleo")]
    await store.create(row, people)
    table = Table(store, row, people)
    dice = Rng.quick(4, 5, 6)
    different = 0
    while (decision := table.session.decision) is not None:
        for seat in range(SPECTATOR, 3) if table.version % SELDOM == 0 else ():
            true = table.session.state
            sent = wire.encode(table.update(seat, since=table.version))
            table.session.state = rules.imagine(true, seat, dice)
            different += rules.digest(table.session.state) != rules.digest(true)
            assert wire.encode(table.update(seat, since=table.version)) == sent
            table.session.state = true
        choices = table.session.options()
        choice = choices[int(dice.below(len(choices)))]
        await table.choose(decision.seat, table.version, choice)
    assert different > 20
    await store.close()


# -- who may speak --------------------------------------------------------------------------------


def answer_to_hello(place: Place, hello: str) -> dict[str, Any]:
    socket = open_socket(place)
    socket.send(hello)
    answer: dict[str, Any] = json.loads(socket.recv(10))
    with pytest.raises(ConnectionClosed):
        socket.recv(10)
    return answer


def test_a_wrong_hello_ends_the_connection(server: Server) -> None:
    place = server.table("Anna", "Ben")
    forged = answer_to_hello(place, '{"type":"hello","tokens":["forged"]}')
    assert (forged["type"], forged["error"]) == ("problem", "unknown-token")
    for text in ("", "{}", '{"type":"undo","id":1,"seat":0,"version":0}', '{"type":"hello","x":1}'):
        assert answer_to_hello(place, text)["error"] == "malformed"
    nowhere = Place(server, "222222222222", {})
    assert json.loads(open_socket(nowhere).recv(10))["error"] == "no-such-table"


def test_another_sites_page_gets_no_connection(server: Server) -> None:
    place = server.table("Anna", "Ben")
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            open_socket(place, origin)
        assert refused.value.response.status_code == 403
    ours = open_socket(place, server.url)
    ours.send('{"type":"hello"}')
    assert json.loads(ours.recv(10))["type"] == "update"


def test_a_huge_message_ends_only_its_own_connection(server: Server) -> None:
    place = server.table("Anna", "Ben")
    anna, watching = place.client(0, 1), place.client()
    watching.socket.send("x" * (wire.BODY_LIMIT + 1))
    with pytest.raises(ConnectionClosed):
        watching.hear()
    assert anna.choose(0) == 1


def test_too_many_messages_end_the_connection(limited: Limited) -> None:
    place = limited(Limits()).table("Anna", "Ben")
    told = []
    for _ in range(5):  # whoever is still talking when the line is cut may miss why
        client = place.client(0, 1)
        with pytest.raises(ConnectionClosed):
            for _ in range(100):
                client.socket.send('{"type":"nonsense"}')
            while True:
                client.hear()
        told += [problem["error"] for problem in client.problems]
        if "too-fast" in told:
            break
    assert told[-1] == "too-fast"
    assert place.client(0, 1).choose(0) == 1
