"""Rules with a gap are refused when they are built: each gap, and what it is called."""

import inspect
from typing import Any

import pytest

from tischrunde.delve.complete import refuse_gaps
from tischrunde.delve.deals import Wares
from tischrunde.delve.load import CardReader
from tischrunde.delve.menu import Action, Turn
from tischrunde.delve.names import TURN, V_BUY
from tischrunde.delve.params import Cites
from tischrunde.delve.playing import Invoke
from tischrunde.delve.rules import DelveRules, Material
from tischrunde.delve.spots import Visit
from tischrunde.delve.tilefile import TileFile
from tischrunde.delve.verbs import standard_menu
from tischrunde.games import catalog
from tischrunde.games.burrow.rules import BACKS, CITES, KINDS, PARAMS, TALLIES
from tischrunde.kernel.option import pack

OPTIONAL = [name for name, each in inspect.signature(Cites).parameters.items() if not each.default]
NOT_IN_THE_BURROW = ("dazed", "pause")
EVERYTHING = {name: getattr(CITES, name) for name in inspect.signature(Cites).parameters}


def burrow() -> Material:
    """All that the core's own game is made of: every mechanism there is."""
    rules: Any = catalog.load("burrow")
    rooms, features = rules.room_words, rules.feature_words
    return Material(rules.book, rules.plans, rules.door_words, rooms, features, rules.tallies)


def build(material: Material, menu: list[Action], **others: str) -> DelveRules[Any]:
    cites = Cites(**{**EVERYTHING, **others})
    return DelveRules("gap", 1, (2, 5), [], PARAMS, cites, material, menu, [], [])


def test_without_a_gap_it_is_built() -> None:
    assert build(burrow(), [*standard_menu(), Invoke(), Visit()]).id == "gap"


@pytest.mark.parametrize("name", [name for name in OPTIONAL if name not in NOT_IN_THE_BURROW])
def test_a_rule_that_is_needed_has_a_name(name: str) -> None:
    with pytest.raises(ValueError, match=f"Cites has no '{name}', but .* needs it"):
        build(burrow(), [*standard_menu(), Invoke(), Visit()], **{name: ""})


def test_what_is_offered_can_be_taken_up() -> None:
    with pytest.raises(ValueError, match="the menu has no Invoke, but '[a-z_]+' offers something"):
        build(burrow(), [*standard_menu(), Visit()])


def test_what_can_be_visited_is_visited() -> None:
    with pytest.raises(ValueError, match="the menu has no Visit, but '[a-z_]+' can be visited"):
        build(burrow(), [*standard_menu(), Invoke()])


PLAIN_CARDS = """
[[starter]]
id = "step"
kind = "action"
copies = 5
boots = 1

[[reserve]]
id = "run"
kind = "action"
copies = 5
cost = 2
boots = 2

[[deck]]
id = "think"
kind = "action"
copies = 20
cost = 3
skill = 2
"""

ONE_TILE = """
[[tile]]
id = "den"
back = "start"
start = "A"
room = [{ id = "A", features = ["start", "exit"] }, { id = "B" }]
tunnels = ["A-B"]
"""


def den(cards: str) -> Material:
    """A game that has nothing but these cards and two rooms."""
    reader = CardReader(KINDS, BACKS, TALLIES)
    reader.read_cards(cards, "cards.toml", ("starter", "reserve", "deck"))
    tiles = TileFile(ONE_TILE, "tiles.toml", openings=1)
    tiles.note_tiles(reader)
    reader.number("reserve")
    plan = tiles.plan("den", reader)
    book = reader.book("starter")
    return Material(book, [plan], tiles.door_words(), tiles.rooms, reader.features, TALLIES)


def test_a_game_needs_no_devices_monsters_and_optional_rules() -> None:
    """Nothing of all that is in its data, so nothing of it has to be said."""
    rules = build(den(PLAIN_CARDS), standard_menu(), **dict.fromkeys(OPTIONAL, ""))
    turn = rules.ops[TURN]
    assert isinstance(turn, Turn)
    wares = [finder for finder in turn.finders if isinstance(finder, Wares)]
    assert [list(each.options) for each in wares] == [[pack(V_BUY, card) for card in range(3)]]


def test_a_card_that_dazes_wants_its_rule() -> None:
    dazing = den(PLAIN_CARDS + 'text = [{ do = "daze" }]\n')
    with pytest.raises(ValueError, match="Cites has no 'dazed', but 'daze' needs it"):
        build(dazing, standard_menu(), **dict.fromkeys(OPTIONAL, ""))


def test_a_game_that_pauses_wants_its_rule() -> None:
    with pytest.raises(ValueError, match="Cites has no 'pause', but 'Params.pause' needs it"):
        refuse_gaps(Cites(**{**EVERYTHING, "pause": ""}), den(PLAIN_CARDS), [], pauses=True)
