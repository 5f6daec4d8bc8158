"""Records of tables and results of rooms that are no more, in a folder: one file each, by month."""

from __future__ import annotations

import os
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from tischrunde.server.refusals import Ended
from tischrunde.table import Record

Handler = Callable[[Request], Awaitable[Response]]
UNFINISHED = "-unfinished"  # ends the name of a game's file that has no end
NAME = re.compile(r"\d{4}-\d{2}/[a-z0-9-]+\.json")


def export(folder: Path, id: str, record: Record, at: float, over: bool) -> str:
    """A game's file by its name below the folder."""
    name = f"{record.game}-{id}{'' if over else UNFINISHED}.json"
    return _put(folder, name, record.to_json().encode(), at)


def export_group(folder: Path, id: str, results: bytes, at: float) -> str:
    """The same of all that a room has played."""
    return _put(folder, f"group-{id}.json", results, at)


def _put(folder: Path, name: str, body: bytes, at: float) -> str:
    """The file is whole, or not there."""
    month = datetime.fromtimestamp(at, UTC).strftime("%Y-%m")
    file = folder / month / name
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    growing = file.with_suffix(".part")
    with open(os.open(growing, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as written:
        written.write(body)
        written.flush()
        os.fsync(written.fileno())
    growing.replace(file)
    return f"{month}/{name}"


def prune(folder: Path, most: int) -> None:
    """Delete the oldest beyond so many; but no game that was played to its end, and no room."""
    count = sum(1 for _ in folder.glob("*/*.json"))
    left = sorted(folder.glob(f"*/*{UNFINISHED}.json"), key=lambda file: file.stat().st_mtime)
    for file in left[: max(0, count - most)]:
        file.unlink(missing_ok=True)


def read(folder: Path | None, name: str) -> bytes | None:
    """A record that is still there."""
    if folder is None or not NAME.fullmatch(name):
        return None
    try:
        return (folder / name).read_bytes()
    except OSError:
        return None


def or_exported(handler: Handler, folder_of: Callable[[Request], Path | None]) -> Handler:
    """A handler for the record of a table, be it that of one that is no more."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except Ended as ended:
            found = read(folder_of(request), ended.record)
            if found is None:
                raise
            name = f'attachment; filename="{Path(ended.record).name}"'
            headers = {"Content-Disposition": name}
            return Response(found, media_type="application/json", headers=headers)

    return handle
