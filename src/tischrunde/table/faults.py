"""What is wrong with a record, told apart as far as people are helped by it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tischrunde.kernel.errors import BadData, IllegalChoice

# Fields worth a sentence of their own; the rest share one.
TOLD_APART = ("format", "random", "game", "version", "seats", "commitment", "digest")
KINDS = (*TOLD_APART, "whole", "field", "choice", "after-end")
MISSING = "is missing"  # how the record says that a field is not there at all


@dataclass(frozen=True)
class Fault:
    """One of ``KINDS``; the field, or the number of the choice and what bars it."""

    kind: str
    field: str = ""
    number: int = 0
    cause: IllegalChoice | None = None


def fault(error: BadData) -> Fault:
    """What is wrong, by the field that is."""
    field = error.where.removeprefix("record").removeprefix(".")
    choice = re.fullmatch(r"choices\[(\d+)\]", field)
    if choice:
        number, cause = int(choice[1]) + 1, error.__cause__
        if isinstance(cause, IllegalChoice):
            return Fault("choice", field, number, cause)
        return Fault("after-end", field, number)
    if not field:
        return Fault("whole")
    if field == "options.seats":
        field = "seats"
    told_apart = field in TOLD_APART and not str(error).endswith(MISSING)
    return Fault(field if told_apart else "field", field)
