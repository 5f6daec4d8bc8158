"""PostgreSQL tells every server process what the others have appended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy.engine import make_url

from tischrunde.server.store.database import CHANNEL, WORDS, patient
from tischrunde.server.store.store import News

RETRY = 1.0  # seconds before a lost connection is tried again
# Whether the other end is still there is asked after so many seconds of silence.
ALIVE: dict[str, Any] = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}

log = logging.getLogger(__name__)


async def listen(
    url: str, news: News, words: Callable[[str], None], again: Callable[[], None]
) -> None:
    """Hear until cancelled.  After a gap ``again`` is called: anything may have happened."""
    import psycopg

    parsed = patient(make_url(url)).set(drivername="postgresql")
    plain = parsed.render_as_string(hide_password=False)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(plain, autocommit=True, **ALIVE)
            try:
                for channel in (CHANNEL, WORDS):
                    await connection.execute(f"LISTEN {channel}")
                again()
                async for notice in connection.notifies():
                    if notice.channel == WORDS:
                        words(notice.payload)
                        continue
                    for appended in notice.payload.split():
                        table, _, seq = appended.partition(":")
                        if seq.isascii() and seq.isdecimal():
                            news(table, int(seq))
            finally:  # which waits for nothing, so that it is closed however often we are cancelled
                await connection.close()
        except Exception:  # whatever it is: a process that hears nothing would not notice
            log.warning("the database is not listening; trying again", exc_info=True)
        await asyncio.sleep(RETRY)
