"""Games in files: read with care, written so that a crash at any moment loses nothing."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path
from socket import gaierror
from typing import Any

from tischrunde.cli.speech import BAD_RECORD, Complaint
from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData, BadOption, IllegalChoice
from tischrunde.kernel.message import Message
from tischrunde.kernel.rules import Rules
from tischrunde.table import Record, Session, replay
from tischrunde.table.replay import Listener

# Fields whose complaint is worth a sentence of its own; the rest share one.
TOLD_APART = ("format", "random", "version", "seats", "commitment", "digest")
MISSING = "is missing"  # how the record says that a field is not there at all
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
        raise Complaint("bad-record", BAD_RECORD, file=str(path)) from error
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
        raise Complaint("bad-record-game", BAD_RECORD, file=str(path), value=record.game) from error


def play_again(
    rules: Rules[Any],
    record: Record,
    path: Path,
    upto: int | None = None,
    listener: Listener | None = None,
) -> Session:
    """``replay``, complaining in people's words."""
    try:
        return replay(rules, record, upto, listener)
    except BadData as error:
        raise bad_record(error, path) from error


def reason(error: OSError) -> Message | str:
    """What the system has to say; in our words where it is one of the usual things."""
    if isinstance(error, gaierror):  # has numbers of its own
        return Message("reason-no-host")
    key = REASONS.get(error.errno or 0)
    return Message(key) if key else error.strerror or str(error)


def bad_record(error: BadData, path: Path) -> Complaint:
    """One sentence on what is wrong with a record, by the field that is."""
    field = error.where.removeprefix("record").removeprefix(".")
    choice = re.fullmatch(r"choices\[(\d+)\]", field)
    if choice:
        return bad_choice(error, int(choice[1]) + 1, path)
    if not field:
        return Complaint("bad-record", BAD_RECORD, file=str(path))
    if field == "options.seats":
        field = "seats"
    if field in TOLD_APART and not str(error).endswith(MISSING):
        return Complaint(f"bad-record-{field}", BAD_RECORD, file=str(path))
    return Complaint("bad-record-field", BAD_RECORD, file=str(path), field=field)


def bad_choice(error: BadData, number: int, path: Path) -> Complaint:
    """A choice the rules do not allow there."""
    cause = error.__cause__
    if not isinstance(cause, IllegalChoice):
        return Complaint("bad-record-after-end", BAD_RECORD, file=str(path), number=number)
    why: Message = cause.message
    return Complaint(
        "bad-record-choice", BAD_RECORD, file=str(path), number=number, why=why, rule=cause.rule
    )
