"""Games in files: read with care, written so that a crash at any moment loses nothing."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from socket import gaierror
from typing import Any

from tischrunde.cli.speech import BAD_RECORD, Complaint
from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData, BadOption
from tischrunde.kernel.message import Arg, Message
from tischrunde.kernel.rules import Rules
from tischrunde.table import Record, Session, replay
from tischrunde.table.faults import fault
from tischrunde.table.replay import Listener
from tischrunde.table.undo import STRICT

REASONS = {
    errno.ENOENT: "reason-missing",
    errno.ENOTDIR: "reason-missing",
    errno.EISDIR: "reason-folder",
    errno.EACCES: "reason-denied",
    errno.EPERM: "reason-denied",
    errno.EROFS: "reason-read-only",
    errno.ENOSPC: "reason-full",
    errno.EADDRINUSE: "reason-port-taken",
    errno.EADDRNOTAVAIL: "reason-not-here",
}


def read(path: Path) -> Record:
    """The record in a file."""
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise Complaint("bad-record-whole", BAD_RECORD, file=str(path)) from error
    except OSError as error:
        raise Complaint("cannot-read", file=str(path), why=reason(error)) from error
    try:
        return Record.from_json(text)
    except BadData as error:
        raise bad_record(error, path) from error


def write(path: Path, record: Record) -> None:
    """The record into a file, whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            with open(beside, "w", encoding="utf-8") as file:
                file.write(record.to_json())
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise Complaint("cannot-write", file=str(path), why=reason(error)) from error


def rules_of(record: Record, path: Path) -> Rules[Any]:
    """The rules of the game a record is of."""
    try:
        return catalog.load(record.game)
    except BadOption as error:
        raise Complaint("bad-record-game", BAD_RECORD, file=str(path)) from error


def play_again(
    rules: Rules[Any],
    record: Record,
    path: Path,
    upto: int | None = None,
    listener: Listener | None = None,
    manner: str = STRICT,
) -> Session:
    """``replay``, complaining in people's words."""
    try:
        return replay(rules, record, upto, listener, manner)
    except BadData as error:
        raise bad_record(error, path) from error


def reason(error: OSError) -> Message | str:
    """What the system has to say; in our words where it is one of the usual things."""
    if isinstance(error, gaierror):  # has numbers of its own
        return Message("reason-no-host")
    key = REASONS.get(error.errno or 0)
    return Message(key) if key else error.strerror or str(error)


def bad_record(error: BadData, path: Path) -> Complaint:
    """One sentence on what is wrong with a record."""
    found = fault(error)
    args: dict[str, Arg] = {"file": str(path), "field": found.field, "number": found.number}
    if found.cause is not None:
        args |= {"why": found.cause.message, "rule": found.cause.rule}
    return Complaint(f"bad-record-{found.kind}", BAD_RECORD, **args)
