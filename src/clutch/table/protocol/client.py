"""What a page sends over its socket. Every message may carry an `id`, which the answer names in `reply_to`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

LARGEST_MESSAGE = 4096
"""Bytes; a longer message is refused unread."""

SeatNumber = Annotated[int, Field(ge=0, le=15)]
Name = Annotated[str, Field(min_length=1, max_length=24)]
BotText = Annotated[str, Field(min_length=1, max_length=40)]


Word = Annotated[str, Field(max_length=100)]
Parameter = int | Word | Annotated[list[int], Field(max_length=64)] | Annotated[list[Word], Field(max_length=64)]
"""What a move's parameter can be."""


class ClientMessage(BaseModel):
    """What all messages share."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    id: Annotated[int, Field(ge=0, le=2**53)] | None = None
    """Chosen by the page; the answer carries it as `reply_to`."""


class Act(ClientMessage):
    """Make a decision. `at` is the `n` of the state that the player saw."""

    type: Literal["act"]
    action: Annotated[int, Field(ge=0, le=2**53)]
    at: Annotated[int, Field(ge=0, le=2**53)]
    seat: SeatNumber | None = None
    """Needed only by a page that holds several seats and does not mean the one on turn."""


class Look(ClientMessage):
    """A page that holds several seats looks with the eyes of one of them; without `seat` it follows the seat on turn."""

    type: Literal["look"]
    seat: SeatNumber | None = None


class LetPass(ClientMessage):
    """Let all windows of a kind pass for this seat, or be asked again. Nobody else learns of it."""

    type: Literal["let_pass"]
    window: Annotated[str, Field(min_length=1, max_length=40)]
    on: bool
    seat: SeatNumber | None = None


class TakeBack(ClientMessage):
    """Take back one's last decision and all after it: freely where the rules allow it, else by asking the others. A decision that left no choice goes back together with the one before it."""

    type: Literal["take_back"]
    at: Annotated[int, Field(ge=0, le=2**53)]
    decisions: Annotated[int, Field(ge=1, le=32)] = 1
    """How many of one's own: those of a choice that answered several questions in one go."""
    number: Annotated[int, Field(ge=0, le=10_000)] | None = None
    """At a real box, the `number` of the question that the player saw, if one was open: so a second tap takes back nothing more."""
    seat: SeatNumber | None = None


class Enter(ClientMessage):
    """At a real box: say what was rolled, drawn or revealed. `at` is the `n` of the state that the player saw, `number` that of its question.

    Several outcomes answer the questions that follow each other, such as all cards of a hand. What would end the game is taken only with `sure`.
    """

    type: Literal["enter"]
    at: Annotated[int, Field(ge=0, le=2**53)]
    number: Annotated[int, Field(ge=0, le=10_000)]
    outcomes: Annotated[list[Annotated[int, Field(ge=0, le=1_000)]], Field(min_length=1, max_length=32)]
    sure: bool = False


class Answer(ClientMessage):
    """Consent to what a seat asks for, or refuse it."""

    type: Literal["answer"]
    yes: bool
    seat: SeatNumber | None = None


class Chat(ClientMessage):
    """Say something to all who are at the table."""

    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=300)]


Answers = Annotated[list[Annotated[int, Field(ge=0, le=2**53)]], Field(min_length=1, max_length=8)]
"""Actions, one after the other."""


class AskHint(ClientMessage):
    """Ask what the search bot would think in one's place.

    `whole` asks how the best moves go on while the same seat is asked, and what they would certainly bring. `among` are rows of answers, such as those that fit what is picked already: only they are thought of.
    """

    type: Literal["hint"]
    whole: bool = False
    among: Annotated[list[Answers], Field(max_length=400)] = []
    seat: SeatNumber | None = None


class Foresee(ClientMessage):
    """Ask what would certainly follow from one's moves, as far as one can know it. `at` is the `n` of the state that the player saw."""

    type: Literal["foresee"]
    at: Annotated[int, Field(ge=0, le=2**53)]
    actions: Annotated[list[Annotated[int, Field(ge=0, le=2**53)]], Field(min_length=1, max_length=64)] | None = None
    """Of `moves`; without them, all moves of the decision."""
    seat: SeatNumber | None = None


class AskWhy(ClientMessage):
    """Ask why a move is not possible now: by its kind and its parameters, or those of them that matter. Nothing is played, whatever the answer is.

    Of several kinds the first is meant of which there is such a move.
    """

    type: Literal["why"]
    at: Annotated[int, Field(ge=0, le=2**53)]
    kinds: Annotated[list[Annotated[str, Field(min_length=1, max_length=40)]], Field(min_length=1, max_length=8)]
    parameters: Annotated[dict[Annotated[str, Field(max_length=40)], Parameter], Field(max_length=16)] = {}
    seat: SeatNumber | None = None


class Try(ClientMessage):
    """Try moves out, one after the other, on a copy of what the seat knows: nothing is played."""

    type: Literal["try"]
    at: Annotated[int, Field(ge=0, le=2**53)]
    actions: Annotated[list[Annotated[int, Field(ge=0, le=2**53)]], Field(min_length=1, max_length=40)]
    seat: SeatNumber | None = None


class Prepare(ClientMessage):
    """Ask, while others decide, what the seat may probably do when its turn comes; with `action`, what that move will probably bring. Nothing is kept of it at the table."""

    type: Literal["prepare"]
    action: Annotated[int, Field(ge=0, le=2**53)] | None = None
    seat: SeatNumber | None = None


class Resign(ClientMessage):
    """Give the game up."""

    type: Literal["resign"]
    seat: SeatNumber | None = None


class Abandon(ClientMessage):
    """End the match without a winner: at once where nobody else plays, else by asking the others."""

    type: Literal["abandon"]


class Pause(ClientMessage):
    """Stop the clocks and the bots."""

    type: Literal["pause"]


class Resume(ClientMessage):
    """Go on after a pause."""

    type: Literal["resume"]


class StandIn(ClientMessage):
    """Let a bot play for a seat: one's own, or, as the host, one whose player is away."""

    type: Literal["stand_in"]
    seat: SeatNumber
    bot: BotText


class HandBack(ClientMessage):
    """Play oneself again."""

    type: Literal["hand_back"]
    seat: SeatNumber


class Start(ClientMessage):
    """The host starts; open seats are filled with the bot."""

    type: Literal["start"]
    fill: BotText | None = None


class Rematch(ClientMessage):
    """Play again with the same seats."""

    type: Literal["rematch"]


class Rename(ClientMessage):
    """Take another name at this table."""

    type: Literal["rename"]
    name: Name
    seat: SeatNumber | None = None


class Leave(ClientMessage):
    """Give up a seat before the game starts: it is open again."""

    type: Literal["leave"]
    seat: SeatNumber | None = None


class Ping(ClientMessage):
    """Is anybody there? Answered by `pong`."""

    type: Literal["ping"]


class Again(ClientMessage):
    """Send the whole state again."""

    type: Literal["again"]


class AskStory(ClientMessage):
    """Tell what happened before the event with this number in the story: a page of it."""

    type: Literal["story"]
    before: Annotated[int, Field(ge=0, le=2**53)]


FromClient = Annotated[
    Act
    | Look
    | LetPass
    | TakeBack
    | Enter
    | Answer
    | Chat
    | AskHint
    | Foresee
    | AskWhy
    | Try
    | Prepare
    | Resign
    | Abandon
    | Pause
    | Resume
    | StandIn
    | HandBack
    | Start
    | Rematch
    | Rename
    | Leave
    | Ping
    | Again
    | AskStory,
    Field(discriminator="type"),
]

FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)
"""Reads a message: raises pydantic's `ValidationError` for anything else."""
