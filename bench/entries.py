"""What is measured, and what it is held to; our own games are those of the catalog."""

from __future__ import annotations

from dataclasses import dataclass

SEATS = 4  # at every table of ours, unless another number is said; its options are the defaults


def at_table(game: str, seats: int) -> str:
    """A game and how many play it, in one word."""
    return game if seats == SEATS else f"{game}:{seats}"


def from_word(word: str) -> tuple[str, int]:
    """The game and how many play it."""
    game, _, seats = word.partition(":")
    return game, int(seats) if seats else SEATS


@dataclass(frozen=True)
class Peer:
    """Somebody else's engine: the worker module that drives it and the game it plays there."""

    title: str
    module: str
    game: str


PEERS: dict[str, Peer] = {
    "hearts": Peer("OpenSpiel hearts", "engine_openspiel", "hearts"),
    "gin_rummy": Peer("OpenSpiel gin_rummy", "engine_openspiel", "gin_rummy"),
    "catanatron": Peer("catanatron, 4 random players", "engine_catanatron", "base"),
}


@dataclass(frozen=True, order=True)
class Task:
    """One kind of work of one engine: a key of PEERS, or compiled, interpreted, scaling."""

    engine: str
    kind: str


KINDS: dict[str, str] = {
    "games": "decisions, whole games",
    "weighted": "decisions, chance outcomes weighed",
    "driven": "decisions, driven from Python",
    "asked": "the same by two calls, decision and apply",
    "rollout": "rollouts (clone and play to the end)",
    "clone": "copies of a state",
    "bytes": "copies of a bytearray of that size",
    "one": "decisions by the wall clock, 1 process",
    "two": "decisions by the wall clock, 2 processes",
}


@dataclass(frozen=True)
class Goal:
    """The rate of `top` divided by that of `bottom`, paired per round, and where it should lie."""

    text: str
    top: Task
    bottom: Task
    least: float = 0.0
    most: float = 0.0
    percent: bool = False

    def met(self, ratio: float) -> bool:
        return ratio >= self.least and (not self.most or ratio <= self.most)


IN_ENGINE = Task("compiled", "games")
DRIVEN = Task("compiled", "driven")
CLONE = Task("compiled", "clone")
CATANATRON = Task("catanatron", "games")

GOALS: list[Goal] = [
    Goal("in-engine play, against catanatron", IN_ENGINE, CATANATRON, 60),
    Goal("driven from Python, against hearts", DRIVEN, Task("hearts", "weighted"), 3),
    Goal("driven from Python, against gin_rummy", DRIVEN, Task("gin_rummy", "weighted"), 30),
    Goal("clone, cheaper than catanatron's copy", CLONE, Task("catanatron", "clone"), 20),
    Goal("compiled, against interpreted", IN_ENGINE, Task("interpreted", "games"), 10),
    Goal("two processes, against one", Task("scaling", "two"), Task("scaling", "one"), 1.8),
]

WATCHED: list[Goal] = [
    Goal("clone, dearer than a bytearray copy", Task("compiled", "bytes"), CLONE, most=12),
    Goal("clone, as a share of a rollout", Task("compiled", "rollout"), CLONE, 0, 0.03, True),
    Goal("two processes, by CPU time", Task("scaling", "two-cpu"), Task("scaling", "one-cpu")),
    Goal(
        "driven by two calls, against hearts", Task("compiled", "asked"), Task("hearts", "weighted")
    ),
    Goal(
        "driven by two calls, against gin_rummy",
        Task("compiled", "asked"),
        Task("gin_rummy", "weighted"),
    ),
    Goal("driven, against hearts, chance taken as fair", DRIVEN, Task("hearts", "games")),
    Goal("driven, against gin_rummy, likewise", DRIVEN, Task("gin_rummy", "games")),
    Goal("interpreted, against catanatron", Task("interpreted", "games"), CATANATRON),
]
