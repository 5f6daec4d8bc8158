"""The key by which a server calls browsers (Web Push): made once, kept in a file."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tischrunde.cli.keeping import reason
from tischrunde.cli.speech import Complaint, TalkingCommand, lang_option, spoken_words
from tischrunde.server.calling import Caller
from tischrunde.server.wire_friends import LONGEST_ENDPOINT

if TYPE_CHECKING:
    from tischrunde.server.webpush import Sender

CONTACT = re.compile(r"mailto:[!-~]+@[!-~]+|https://[!-~]+")
PEM_AT_MOST = 100_000  # bytes; no key is as long


def check_extra() -> None:
    """What the key is read and used by comes with an extra."""
    try:
        import cryptography  # noqa: F401
    except ModuleNotFoundError as error:
        raise Complaint("no-push-extra") from error


def sender_of(file: Path | None, contact: str | None) -> Sender | None:
    """Who calls, if somebody is to; a key without an address, or the other way round, is a
    mistake."""
    if file is None and contact is None:
        return None
    if file is None or contact is None or not CONTACT.fullmatch(contact):
        raise Complaint("push-halves")
    check_extra()
    from tischrunde.server.webpush import BadKey, Sender, read_key

    try:
        with open(file, "rb") as opened:
            key = read_key(opened.read(PEM_AT_MOST))
    except OSError as error:
        raise Complaint("cannot-read", file=str(file), why=reason(error)) from error
    except BadKey as error:
        raise Complaint("no-push-key", file=str(file)) from error
    return Sender(key, contact, Caller(only_secure=True, longest=LONGEST_ENDPOINT))


@click.command(name="admin-push-key", cls=TalkingCommand)
@click.argument("file", type=click.Path(path_type=Path))
@lang_option
def push_key(file: Path) -> None:
    """A new key into a file that only its owner can read; one that is there stays."""
    check_extra()
    from tischrunde.server.webpush import new_key

    try:
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(made, "wb") as opened:
            opened.write(new_key())
    except FileExistsError as error:
        raise Complaint("push-key-there", file=str(file)) from error
    except OSError as error:
        raise Complaint("cannot-write", file=str(file), why=reason(error)) from error
    click.echo(spoken_words().text("push-key-made", file=str(file)))
