"""What the server sends over a socket. Plain dictionaries with a fixed shape: what is not named here is never sent."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

PROTOCOL = 1
"""Changes only when an old page could not talk to a new server."""

Fact = int | str | list[int] | list[str]
OptionSetting = bool | int | str | list[str]


class EventLine(TypedDict):
    """Something that happened, as the recipient may know it. `n` is the decision that made it happen (0: the setup)."""

    serial: int
    n: int
    kind: str
    rule: str
    facts: dict[str, Fact]
    text: str


class LegalMove(TypedDict):
    """A move that the recipient may make now."""

    action: int
    kind: str
    parameters: dict[str, Fact]
    notation: str
    words: str


class PromptLine(TypedDict):
    """What must be decided now, told to the one who decides or to those who wait. `seat` decides; null when the game is over.

    In a window, where several may answer and nobody may know who is asked, `seat` is the recipient's own seat if it is asked, and null for everybody else.
    """

    kind: str
    rule: str
    facts: dict[str, Fact]
    text: str
    seat: int | None


class SeatClock(TypedDict):
    """Seconds left at the time `now` of the table; a running clock counts down from there."""

    left: float
    running: bool


class SeatInfo(TypedDict):
    """Who sits there."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    stand_in: str | None
    connected: bool
    away: float | None
    """For how many seconds the player has been away at the time `now` of the table, where that is known."""
    thinking: bool
    resigned: bool
    clock: SeatClock | None


class ClockSetting(TypedDict):
    """`move`: seconds for each decision. `total`: seconds for the whole game, and `increment` seconds more after each decision. At zero a bot plays on, or the seat resigns."""

    kind: Literal["move", "total"]
    seconds: int
    increment: int
    at_zero: Literal["bot", "resign"]


class Consent(TypedDict):
    """What a seat asks the others for, and who has not answered yet."""

    kind: Literal["take_back", "abandon"]
    seat: int
    count: int
    waiting_for: list[int]


class Table(TypedDict):
    """The table around the game: the same for everybody."""

    status: Literal["open", "running", "paused", "over"]
    seats: list[SeatInfo]
    host_seats: list[int]
    players: int
    options: dict[str, OptionSetting]
    clock: ClockSetting | None
    now: float
    take_back: Literal["consent", "free", "none"]
    box: bool
    """Whether a real box lies on the table: people say then what its dice and cards showed."""
    spectators: bool
    watching: int
    request: Consent | None
    rematch: str | None
    branched_from: str | None


class QuestionLine(TypedDict):
    """What people with a real box are asked: which of the outcomes `names` really happened.

    `seats` may answer: all people where everybody may see the answer (`open`), else those who may see it; for a bot's secret somebody lends a hand (`lent`). Who looks with another seat is told the question, and neither `names` nor `possible` nor `given`.
    `possible` says of each outcome whether it can still be as far as everybody may know; others may be impossible all the same, and are refused then.
    `number` counts the outcomes that were said before, `more` the questions of the same row that follow, and `given` are the symbols of those before it in this row.
    """

    kind: str
    rule: str
    facts: dict[str, Fact]
    text: str
    seats: list[int]
    open: bool
    lent: bool
    names: list[str]
    possible: list[bool]
    number: int
    more: int
    given: list[str]
    mover: int | None
    """The seat whose decision waits for the answer; null in the setup."""


class Result(TypedDict):
    """How it ended. `places` count from 1; seats that share a place have the same number."""

    reason: Literal["finished", "resigned", "abandoned"]
    scores: list[int]
    winners: list[int]
    places: list[int]


class StateMessage(TypedDict):
    """Where the game stands, for one recipient.

    `serial` numbers everything that everybody may know to have happened at the table; `n` numbers the decisions and takings back, and is what `act` names as `at`.
    `seat` is whose eyes the view has (null: a spectator), `held` are all seats of this page. If `fresh`, `events` are the newest page of the story, `earlier` events come before them,
    and `story` asks for those; else `events` are what is new, and `earlier` counts all before them.
    Before the game starts `view` and `prompt` are null. `passes` are the kinds of windows in this game, and whether the table lets them pass for this seat.
    """

    type: Literal["state"]
    match: str
    game: str
    serial: int
    n: int
    seat: int | None
    held: list[int]
    host: bool
    fresh: bool
    view: dict[str, Any] | None
    events: list[EventLine]
    earlier: int
    moves: list[LegalMove]
    prompt: PromptLine | None
    take_back: Literal["free", "ask", "no"]
    passes: dict[str, bool]
    question: QuestionLine | None
    """At a real box: what has to be said before the game goes on. Nobody decides meanwhile."""
    nothing_hidden: bool
    """At a real box: whether all that there is lies open now, so that those who share a screen need no curtain."""
    table: Table
    result: Result | None
    reply_to: int | None


class StoryMessage(TypedDict):
    """A page of the story, as `seat` knows it: the events from number `first` on."""

    type: Literal["story"]
    seat: int | None
    first: int
    events: list[EventLine]
    reply_to: int | None


class TableMessage(TypedDict):
    """Something changed around the game: seats, names, presence, clocks, requests."""

    type: Literal["table"]
    serial: int
    table: Table
    reply_to: int | None


class ChatLine(TypedDict):
    """Something somebody said; `seat` is null for a spectator. `at` is the time in seconds since 1970."""

    serial: int
    seat: int | None
    name: str
    text: str
    at: float


class ChatMessage(TypedDict):
    """What was said; after `fresh` all of it."""

    type: Literal["chat"]
    fresh: bool
    lines: list[ChatLine]
    reply_to: int | None


class HintAnswer(TypedDict):
    """A further answer of a whole move; `before` is how many of the events in `brings` come before it."""

    action: int
    kind: str
    parameters: dict[str, Fact]
    notation: str
    words: str
    before: int


class HintMove(TypedDict):
    """A move as the search bot sees it: the seat's chance of victory after it, from what the seat knows.

    Of a whole move `then` are the further answers, as far as the same seat is asked on without luck, and `brings` is what would certainly happen.
    """

    action: int
    notation: str
    words: str
    chance: float
    visits: int
    then: list[HintAnswer]
    brings: list[ForeseenEvent]


class HintMessage(TypedDict):
    """The best moves, the most promising first, for the position `n`."""

    type: Literal["hint"]
    n: int
    seat: int
    moves: list[HintMove]
    reply_to: int | None


class ForeseenEvent(TypedDict):
    """Something that would happen, as the seat would be told of it."""

    kind: str
    rule: str
    facts: dict[str, Fact]
    text: str


class ForeseenMove(TypedDict):
    """What would certainly follow from a move: `events`, up to what `stop` names.

    `luck`: a die, a draw or a shuffle comes next. `secret`: what comes next depends on something that the seat does not know. `decision`: all is told, and `turn` decides next (null where nobody may know). `over`: the game ends.
    `scores` are each seat's points then; null where they are not certain.
    """

    action: int
    events: list[ForeseenEvent]
    stop: Literal["luck", "secret", "decision", "over"]
    turn: int | None
    scores: list[int] | None


class ForesightMessage(TypedDict):
    """What would follow from moves in the position `n`, as `seat` can know it."""

    type: Literal["foresight"]
    n: int
    seat: int
    moves: list[ForeseenMove]
    reply_to: int | None


class WhyMessage(TypedDict):
    """Why a move is not possible in the position `n`, for `seat`: the rule and the sentence; `kind` and `facts` are the game's refusal, for other languages than that of `text`.

    If it is possible, `legal` is true, and `kind` is null. What is no move of the game at all is refused as `not_a_move`, without a rule.
    """

    type: Literal["why"]
    n: int
    seat: int
    legal: bool
    rule: str | None
    kind: str | None
    facts: dict[str, Fact]
    text: str
    reply_to: int | None


class ErrorMessage(TypedDict):
    """Something was not done, and nothing has changed. Where the rules forbid it, `kind` and `facts` are the game's refusal, for other languages than that of `text`.

    `language` is the one that `text` is in: the `language` of the socket's address where the sentence is known in it, else English.
    """

    type: Literal["error"]
    code: str
    text: str
    language: str
    rule: str | None
    kind: str | None
    facts: dict[str, Fact]
    reply_to: int | None


class PongMessage(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]
    serial: int
    reply_to: int | None


FromServer = (
    StateMessage | StoryMessage | TableMessage | ChatMessage | HintMessage | ForesightMessage | WhyMessage | ErrorMessage | PongMessage
)
