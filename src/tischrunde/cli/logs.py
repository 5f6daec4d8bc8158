"""What the server writes down: one line each, with time, level and logger, plain or as JSON."""

from __future__ import annotations

import asyncio
import json
import logging
from datetime import UTC, datetime
from typing import Any

LEVELS = ("debug", "info", "warning", "error")
USUAL_LEVEL = "warning"
PLAIN, JSON = "plain", "json"
FORMS = (PLAIN, JSON)


class PlainLines(logging.Formatter):
    """For people; whatever somebody has put into a message, it stays one line."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        return moment(record)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        return super().formatMessage(record).replace("\r", "\\r").replace("\n", "\\n")


class JsonLines(logging.Formatter):
    """For programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class CutOff(logging.Filter):
    """Nothing has gone wrong with a request that the server cut off because it was closing.

    How many there were, uvicorn says in a line of its own; it would add a traceback for each.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.exc_info[0] if record.exc_info else None
        return kind is None or not issubclass(kind, asyncio.CancelledError)


class NoLinks(logging.Filter):
    """Nobody's link to a table or a room stands in the log for every live connection: uvicorn says
    from where and whereto each of them goes, as in an access log, of which we want none."""

    def filter(self, record: logging.LogRecord) -> bool:
        return '"WebSocket %s"' not in str(record.msg)


def moment(record: logging.LogRecord) -> str:
    """When it was, for everybody in the world."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def configuration(level: str, form: str) -> dict[str, Any]:
    """For ``logging.config.dictConfig``: everybody's lines go one way."""
    lines = JsonLines if form == JSON else PlainLines
    handler = {
        "class": "logging.StreamHandler",
        "formatter": "lines",
        "filters": ["cut-off", "no-links"],
        "stream": "ext://sys.stderr",
    }
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": lines}},
        "filters": {"cut-off": {"()": CutOff}, "no-links": {"()": NoLinks}},
        "handlers": {"stderr": handler},
        "root": {"level": level.upper(), "handlers": ["stderr"]},
    }
