"""What a map that is printed whole begins with: secrets by chance, artifacts by their value."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.book import Book
from tischrunde.delve.model import Delve
from tischrunde.delve.names import ARTIFACT
from tischrunde.kernel.pile import MARK_SHIFT, face_up


@final
class Hoard:
    """All secrets and artifacts of a game, as its book has them."""

    def __init__(self, book: Book) -> None:
        self.majors = vec[i64](book.tokens_backed("major"))
        self.minors = vec[i64](book.tokens_backed("minor"))
        self.artifacts = vec[i64](book.tokens_of(ARTIFACT))
        self.points = book.points

    def tokens(self) -> list[int]:
        """Every one of them, in a fixed order; artifacts are open."""
        open_ones = [face_up(artifact) for artifact in self.artifacts]
        return [*map(int, self.majors), *map(int, self.minors), *map(int, open_ones)]


@final
class Laying:
    """A hoard shuffled for one game, of which so many artifacts are used."""

    def __init__(self, state: Delve, hoard: Hoard, used: i64) -> None:
        self.points = hoard.points
        self.majors = shuffled(state, hoard.majors)
        self.minors = shuffled(state, hoard.minors)
        self.artifacts = shuffled(state, hoard.artifacts)
        self.used = used
        self.major: i64 = len(self.majors)  # how many are left to be laid
        self.minor: i64 = len(self.minors)

    def secrets(self, entries: vec[i64], room: i64, majors: i64, minors: i64) -> vec[i64]:
        """So many face down into a room."""
        i: i64
        for i in range(majors):
            self.major -= 1
            entries = append(entries, self.majors[self.major] | room << MARK_SHIFT)
        for i in range(minors):
            self.minor -= 1
            entries = append(entries, self.minors[self.minor] | room << MARK_SHIFT)
        return entries

    def artifact(self, entries: vec[i64], room: i64, value: i64) -> vec[i64]:
        """The artifact of this value into a room, if it is used."""
        i: i64
        for i in range(self.used):
            if self.points[self.artifacts[i]] == value:
                entries = append(entries, face_up(self.artifacts[i]) | room << MARK_SHIFT)
        return entries

    def put_rest_away(self, state: Delve) -> None:
        """What is left goes into the box, secrets unseen."""
        i: i64
        for i in range(self.major):
            state.box.put(self.majors[i])
        for i in range(self.minor):
            state.box.put(self.minors[i])
        for i in range(self.used, len(self.artifacts)):
            state.box.put(face_up(self.artifacts[i]))
            state.emit("removed-artifact", state.turn, self.artifacts[i])


def shuffled(state: Delve, tokens: vec[i64]) -> vec[i64]:
    """These in an order nobody knows."""
    out = tokens[:]
    state.rng.shuffle(out)
    return out
