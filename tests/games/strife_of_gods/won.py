"""The winning colours as a table tells them."""

from tischrunde.kernel.message import Message
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.testing.strife_of_gods import StrifeTable


def won(table: StrifeTable) -> list[str]:
    """The winning colours of the round just scored, in the order they are listed."""
    out: list[str] = []
    for event in table.events:
        if event.kind == "colours-won":
            assert not out, "all winning colours are named in one event"
            args = table.rules.tell(event, SPECTATOR).args
            listed = args["colours"]
            assert isinstance(listed, Message)
            keys = [colour.key for colour in listed.args.values() if isinstance(colour, Message)]
            assert (listed.key, args["count"]) == (f"list-{len(keys)}", len(keys))
            out = [key.removeprefix("colour-") for key in keys]
    return out
