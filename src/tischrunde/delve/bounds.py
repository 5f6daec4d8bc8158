"""What a map may have too few or too many of, told the same way whatever the map is made of."""

from __future__ import annotations

from tischrunde.kernel.message import Message


def within(what: str, found: int, least: int, most: int) -> list[Message]:
    """Nothing, or that there are too few or too many of what a message names."""
    if least <= found <= most:
        return []
    key, wanted = ("map-too-few", least) if found < least else ("map-too-many", most)
    return [Message(key, {"what": Message(what), "found": found, "wanted": wanted})]
