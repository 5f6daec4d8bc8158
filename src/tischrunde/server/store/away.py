"""When the database does not do what it should: what is said then, once in a while."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from sqlalchemy.exc import DatabaseError, DataError, IntegrityError, InterfaceError
from sqlalchemy.exc import TimeoutError as NoConnection

QUIET = 10.0  # seconds between two lines in the log about the same

log = logging.getLogger(__name__)


class Away(Exception):
    """The database cannot be reached, or cannot write: no space, no connection.

    Whoever asked for something may ask again later, and must look first what has become of it.
    """


class Watch:
    """Turns whatever goes wrong with the database into one kind of error, and tells of it."""

    def __init__(self) -> None:
        self.fails = False  # whether the last write has
        self._said = -QUIET

    @contextmanager
    def over(self) -> Iterator[None]:
        """Whatever is asked of the database."""
        try:
            yield
        except (IntegrityError, DataError):  # what was asked for is wrong
            raise
        except (DatabaseError, InterfaceError, NoConnection) as error:
            raise self.away(error) from error

    def away(self, error: Exception) -> Away:
        """Said to the log, but not with every choice that somebody tries."""
        why = str(getattr(error, "orig", None) or error).strip()
        now = monotonic()
        if now - self._said >= QUIET:
            self._said = now
            log.error("the database does not do its work: %s", why)
        return Away(why)

    def written(self, well: bool) -> None:
        """Whether something could be written."""
        if well and self.fails:
            self._said = -QUIET
            log.warning("the database works again")
        self.fails = not well
