"""What can go wrong, each with its HTTP status, a word for programs and a message for people."""

from __future__ import annotations

from typing import Any

from tischrunde.kernel.errors import BadData, BadOption, IllegalChoice, brief, error_parts
from tischrunde.kernel.message import Arg, Message
from tischrunde.server.wire import SEED_LIMIT, Problem, Update, said
from tischrunde.table.faults import fault
from tischrunde.table.session import NO_SUCH_SEAT

LONGEST_NAME = 24
LONGEST_ROOM = 40  # its name, too


class Refused(Exception):
    """Nothing was done, and this is why."""

    def __init__(
        self,
        status: int,
        error: str,
        message: Message,
        rule: str = "",
        fresh: Update | None = None,
    ) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.message = message
        self.rule = rule
        self.fresh = fresh

    def problem(self, id: int = 0) -> Problem:
        """The one shape of every error."""
        return Problem(self.error, said(self.message), self.rule, self.fresh, id)

    def __reduce__(self) -> tuple[Any, ...]:
        return error_parts(self)


def barred(error: IllegalChoice) -> Refused:
    """A rule says no."""
    return Refused(422, "barred", error.message, error.rule)


def bad_option(error: BadOption) -> Refused:
    """A table cannot be set up like this."""
    return Refused(422, "bad-option", error.message)


def stale(fresh: Update) -> Refused:
    """The table has moved on."""
    return Refused(409, "stale", Message("problem-stale"), fresh=fresh)


def waiting(fresh: Update) -> Refused:
    """Nobody plays before every seat is taken."""
    return Refused(409, "waiting", Message("problem-waiting"), fresh=fresh)


def malformed(error: BaseException) -> Refused:
    """Not what we agreed on; the reader's own reason stands in the message."""
    return Refused(400, "malformed", Message("problem-malformed", {"why": brief(str(error)[:200])}))


def too_large(limit: int) -> Refused:
    return Refused(413, "too-large", Message("problem-too-large", {"limit": limit}))


def too_long(limit: int) -> Refused:
    """A game need not end by its rules; what is kept of it has to."""
    return Refused(422, "too-long", Message("problem-too-long", {"limit": limit}))


def too_fast() -> Refused:
    return Refused(429, "too-fast", Message("problem-too-fast"))


def wrong_origin() -> Refused:
    """Another site's page has sent this."""
    return Refused(403, "wrong-origin", Message("problem-wrong-origin"))


def wrong_host() -> Refused:
    """Asked for by a name that is not ours."""
    return Refused(421, "wrong-host", Message("problem-wrong-host"))


def no_upgrade() -> Refused:
    """A live connection was asked for without saying so; a proxy has left it out."""
    return Refused(426, "no-upgrade", Message("problem-no-upgrade"))


def no_token() -> Refused:
    return Refused(401, "no-token", Message("problem-no-token"))


def unknown_token() -> Refused:
    return Refused(401, "unknown-token", Message("problem-unknown-token"))


def no_such_table() -> Refused:
    return Refused(404, "no-such-table", Message("problem-no-such-table"))


def no_such_game() -> Refused:
    return Refused(404, "no-such-game", Message("problem-no-such-game"))


def no_such_words() -> Refused:
    return Refused(404, "no-such-words", Message("problem-no-such-words"))


def not_found() -> Refused:
    return Refused(404, "not-found", Message("problem-not-found"))


def wrong_method() -> Refused:
    return Refused(405, "wrong-method", Message("problem-wrong-method"))


class OtherRules(Refused):
    """A table begun by rules that today's do not go on with; what it came to may have been kept."""

    def __init__(self, table: str, over: bool, version: int) -> None:
        error = "other-rules-over" if over else "other-rules"
        key = "problem-other-rules-over" if over else "problem-other-rules"
        super().__init__(410, error, Message(key, {"version": version}))
        self.table = table
        self.over = over


ENDED = {
    "expired": "problem-ended-expired",
    "withdrawn": "problem-ended-withdrawn",
    "closed": "problem-ended-closed",
}


class Ended(Refused):
    """There was such a table; ``record`` is the file that is left of it, if one is."""

    def __init__(self, why: str, record: str = "") -> None:
        error = "ended-recorded" if record else "ended"
        super().__init__(410, error, Message(ENDED[why]))
        self.record = record


def too_many_listed(most: int) -> Refused:
    """One address does not fill the public list."""
    return Refused(429, "too-many-listed", Message("problem-too-many-listed", {"most": most}))


def too_many_stored(most: int) -> Refused:
    """One address does not fill the store."""
    return Refused(429, "too-many-stored", Message("problem-too-many-stored", {"most": most}))


def too_many_rooms(most: int) -> Refused:
    return Refused(429, "too-many-rooms", Message("problem-too-many-rooms", {"most": most}))


def store_full() -> Refused:
    """Nothing that somebody has played goes for the sake of what is new."""
    return Refused(503, "store-full", Message("problem-store-full"))


def not_yours() -> Refused:
    """Only whoever has set a table up ends it for everybody."""
    return Refused(403, "not-yours", Message("problem-not-yours"))


def unreadable_table() -> Refused:
    """Somebody has edited the store."""
    return Refused(410, "unreadable-table", Message("problem-unreadable-table"))


def not_over() -> Refused:
    """The record holds the seed, and the seed tells every hidden card."""
    return Refused(409, "not-over", Message("problem-not-over"))


def over() -> Refused:
    """There is nothing left to do but to look."""
    return Refused(409, "over", Message("problem-over"))


def no_such_moment() -> Refused:
    return Refused(404, "no-such-moment", Message("problem-no-such-moment"))


def no_such_seat() -> Refused:
    return Refused(404, "no-such-seat", Message(f"refused-{NO_SUCH_SEAT}"), NO_SUCH_SEAT)


def bad_record(error: BadData) -> Refused:
    """A game that cannot be played again: the field, or the choice and the rule against it."""
    found = fault(error)
    rule = found.cause.rule if found.cause else ""
    args: dict[str, Arg] = {"field": found.field, "number": found.number, "rule": rule}
    return Refused(422, "bad-record", Message(f"problem-record-{found.kind}", args), rule)


def bad_seed() -> Refused:
    return Refused(422, "bad-seed", Message("problem-bad-seed", {"longest": SEED_LIMIT}))


def bad_name() -> Refused:
    return Refused(422, "bad-name", Message("problem-bad-name", {"longest": LONGEST_NAME}))


def name_taken(name: str) -> Refused:
    return Refused(409, "name-taken", Message("problem-name-taken", {"name": name}))


def member_taken(name: str) -> Refused:
    """In a room; the same word for programs."""
    return Refused(409, "name-taken", Message("problem-room-name-taken", {"name": name}))


def seat_taken() -> Refused:
    return Refused(409, "seat-taken", Message("problem-seat-taken"))


def table_full() -> Refused:
    return Refused(409, "table-full", Message("problem-table-full"))


def no_such_code() -> Refused:
    """Never made, used, too old, or guessed."""
    return Refused(404, "no-such-code", Message("problem-no-such-code"))


def no_webhooks() -> Refused:
    """Whoever runs the server has not allowed it."""
    return Refused(403, "no-webhooks", Message("problem-no-webhooks"))


def bad_webhook() -> Refused:
    """Not on the internet, or not to be read; which of the two is nobody's business."""
    return Refused(422, "bad-webhook", Message("problem-bad-webhook"))


def no_push() -> Refused:
    """Whoever runs the server has no key for it."""
    return Refused(403, "no-push", Message("problem-no-push"))


def bad_push() -> Refused:
    """No push service on the internet, or no key of a browser's."""
    return Refused(422, "bad-push", Message("problem-bad-push"))


def no_talk() -> Refused:
    """Whoever set the table up wanted it quiet."""
    return Refused(409, "no-talk", Message("problem-no-talk"))


def not_away(seconds: float | None, here: bool) -> Refused:
    """Nobody is replaced before they had time to answer, nor while they are there to."""
    if here or seconds is None:
        key = "problem-not-away-here" if here else "problem-not-away-ever"
        return Refused(409, "not-away", Message(key))
    args: dict[str, Arg] = {"minutes": round(seconds / 60)}
    return Refused(409, "not-away", Message("problem-not-away", args))


def too_often(most: int) -> Refused:
    """Coming and going is stored, too."""
    return Refused(409, "too-often", Message("problem-too-often", {"most": most}))


def no_such_room() -> Refused:
    return Refused(404, "no-such-room", Message("problem-no-such-room"))


def unknown_member() -> Refused:
    """A key that opens nothing there, or that of somebody who has left."""
    return Refused(401, "unknown-member", Message("problem-unknown-member"))


def no_such_member() -> Refused:
    return Refused(404, "no-such-member", Message("problem-no-such-member"))


def room_closed() -> Refused:
    return Refused(409, "room-closed", Message("problem-room-closed"))


def room_full(most: int) -> Refused:
    return Refused(409, "room-full", Message("problem-room-full", {"most": most}))


def too_many_tables(most: int) -> Refused:
    """So many at once are enough for any flat."""
    return Refused(409, "too-many-tables", Message("problem-too-many-tables", {"most": most}))


def room_played_out(most: int) -> Refused:
    """Results are kept, and so there is an end to them."""
    return Refused(409, "room-played-out", Message("problem-room-played-out", {"most": most}))


def bad_room_name() -> Refused:
    return Refused(
        422, "bad-room-name", Message("problem-bad-room-name", {"longest": LONGEST_ROOM})
    )


def not_your_room() -> Refused:
    """Only whoever has opened a room closes it."""
    return Refused(403, "not-your-room", Message("problem-not-your-room"))


def crowded() -> Refused:
    return Refused(503, "crowded", Message("problem-crowded"))


def no_store() -> Refused:
    """Nothing can be stored now, or read; later perhaps."""
    return Refused(503, "no-store", Message("problem-no-store"))


def our_fault() -> Refused:
    """Only for what should never happen."""
    return Refused(500, "internal", Message("problem-internal"))
