"""What finished games came to, in parts: each is bytes, made and read by ``server/film.py``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import and_, exists, false, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from tischrunde.server.rows import IMPORTED
from tischrunde.server.store import schema
from tischrunde.server.store.database import Database

Count = tuple[str, int, bool, int]  # game, version of its rules, whether over, how many

# A game to be kept.  Of what was imported somebody has the record, and it would be a burden.
WAITS = and_(
    schema.tables.c.over,
    schema.tables.c.origin != IMPORTED,
    ~exists().where(schema.kept.c.table == schema.tables.c.id),
)


def keep(parts: Sequence[bytes], table: str, database: Database) -> None:
    """All parts of a game, at once; whoever comes second has the same."""
    rows = [{"table": table, "part": part, "body": body} for part, body in enumerate(parts)]
    try:
        with database.engine.begin() as connection:
            connection.execute(insert(schema.kept), rows)
    except IntegrityError:
        return


def kept(table: str, part: int, database: Database) -> bytes | None:
    """One part of a game; None if it was not kept."""
    there = schema.kept.c
    query = select(there.body).where(there.table == table, there.part == part)
    with database.engine.connect() as connection:
        found = connection.scalar(query)
    return None if found is None else bytes(found)


def games(database: Database) -> list[str]:
    """The games that somebody has played here to an end that is not kept."""
    with database.engine.connect() as connection:
        return list(connection.scalars(select(schema.tables.c.game).where(WAITS).distinct()))


def unkept(
    readable: Mapping[str, Sequence[int]], others: Sequence[str], most: int, database: Database
) -> list[str]:
    """Some games that were played here, are over and not kept, by rules we have; none of the
    others."""
    there = schema.tables.c
    rules = [and_(there.game == game, there.version.in_(them)) for game, them in readable.items()]
    query = select(there.id).where(WAITS, there.id.not_in(others), or_(false(), *rules)).limit(most)
    with database.engine.connect() as connection:
        return list(connection.scalars(query))


def count(database: Database) -> list[Count]:
    """How many tables there are by which rules."""
    there = schema.tables.c
    parts = (there.game, there.version, there.over)
    query = select(*parts, func.count()).group_by(*parts).order_by(*parts)
    with database.engine.connect() as connection:
        return [
            (game, version, over, number)
            for game, version, over, number in connection.execute(query)
        ]
