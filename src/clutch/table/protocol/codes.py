"""The stable codes of refusals. A client may rely on a code; the sentence beside it is for people and may change."""

from __future__ import annotations

from enum import StrEnum

from clutch.kernel.statement import Facts


class Code(StrEnum):
    """Why something was not done."""

    BAD_MESSAGE = "bad_message"
    """No message of this protocol: not JSON, an unknown type, or a wrong field."""
    TOO_LARGE = "too_large"
    TOO_MANY = "too_many"
    """A rate limit: try again later."""
    NOT_FOUND = "not_found"
    FORBIDDEN = "forbidden"
    """The seat, the host's right or the consent that this needs is missing."""
    BAD_TOKEN = "bad_token"  # noqa: S105 - a code, not a secret
    SEAT_TAKEN = "seat_taken"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_YOUR_TURN = "not_your_turn"
    ILLEGAL_MOVE = "illegal_move"
    """The rules do not allow it now; `rule` says which."""
    STALE = "stale"
    """The message was about an earlier position; the state that follows is the newest."""
    DUPLICATE = "duplicate"
    """The very same decision stands already."""
    NOT_STARTED = "not_started"
    PAUSED = "paused"
    OVER = "over"
    NOT_OVER = "not_over"
    CANNOT_TAKE_BACK = "cannot_take_back"
    NO_REQUEST = "no_request"
    """There is nothing to answer."""
    ASKED = "asked"
    """At a real box something has to be said first: what was rolled, drawn or revealed."""
    IMPOSSIBLE = "impossible"
    """What somebody says was drawn cannot be."""
    ENDS_GAME = "ends_game"
    """What was said would end the game: say it again with `sure`."""
    BAD_OPTIONS = "bad_options"
    """A game, player count, option, bot or clock that there is not."""
    BAD_RECORD = "bad_record"
    ORIGIN = "origin"
    """The page that opened the socket is not ours."""
    HOST = "host"
    """The server does not go by the name that it was called by."""
    BUSY = "busy"
    """The server could not do it in time; nothing has changed."""
    FAULT = "fault"
    """A mistake of ours; the operator's log has it."""


STATUS: dict[Code, int] = {
    Code.BAD_MESSAGE: 422,
    Code.TOO_LARGE: 413,
    Code.TOO_MANY: 429,
    Code.NOT_FOUND: 404,
    Code.FORBIDDEN: 403,
    Code.BAD_TOKEN: 403,
    Code.SEAT_TAKEN: 409,
    Code.NOT_YOUR_SEAT: 403,
    Code.NOT_YOUR_TURN: 409,
    Code.ILLEGAL_MOVE: 409,
    Code.STALE: 409,
    Code.DUPLICATE: 409,
    Code.NOT_STARTED: 409,
    Code.PAUSED: 409,
    Code.OVER: 409,
    Code.NOT_OVER: 409,
    Code.CANNOT_TAKE_BACK: 409,
    Code.NO_REQUEST: 409,
    Code.ASKED: 409,
    Code.IMPOSSIBLE: 409,
    Code.ENDS_GAME: 409,
    Code.BAD_OPTIONS: 422,
    Code.BAD_RECORD: 422,
    Code.ORIGIN: 403,
    Code.HOST: 421,
    Code.BUSY: 503,
    Code.FAULT: 500,
}
"""The HTTP status that goes with each code."""


class Refused(Exception):
    """Something that a client asked for is not done: a code and one sentence.

    >>> str(Refused(Code.STALE, "The position has changed."))
    'stale: The position has changed.'
    """

    def __init__(self, code: Code, text: str, rule: str | None = None, kind: str | None = None, facts: Facts | None = None) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text
        self.rule = rule
        """The rule of the game that forbids it, where one does."""
        self.kind = kind
        """Which template of the game's refusals tells it, so that a page can say it in its reader's language."""
        self.facts: Facts = facts if facts is not None else {}
