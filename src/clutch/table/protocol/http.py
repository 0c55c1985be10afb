"""The bodies and answers of the HTTP part. FastAPI makes the OpenAPI of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict

from clutch.table.protocol.client import Name
from clutch.table.protocol.server import Fact, ForeseenEvent, LegalMove, OptionSetting, Result, StateMessage

LARGEST_RECORD = 1_000_000
"""Characters of an uploaded record."""

Token = Annotated[str, Field(min_length=8, max_length=64)]
SeatWish = Annotated[str, Field(pattern=r"^(me|open|bot:[a-z0-9_:.=-]{1,36})$")]
"""`me`, `open`, or `bot:` and how the bot is asked for, such as `bot:search:300ms`."""


class Body(BaseModel):
    """What all bodies share."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class ClockWish(Body):
    """See `ClockSetting`."""

    kind: Literal["move", "total"]
    seconds: Annotated[int, Field(ge=5, le=1_209_600)]
    increment: Annotated[int, Field(ge=0, le=3_600)] = 0
    at_zero: Literal["bot", "resign"] = "bot"


class NewMatch(Body):
    """A match as its host wants it. `seats` has one wish a player; `me` several times is hot-seat."""

    game: Annotated[str, Field(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    options: Annotated[dict[str, bool | int | str | list[str]], Field(max_length=64)] = {}
    names: Annotated[list[Name], Field(max_length=16)] | None = None
    """Names for the seats that are `me`, in their order: hot-seat players are several people."""
    clock: ClockWish | None = None
    spectators: bool = True
    take_back: Literal["consent", "free", "none"] = "consent"
    public: bool = False
    """Whether the lobby shows the match, so that anybody may take an open seat or watch."""
    box: bool = False
    """Whether a real box lies on the table: people say what its dice and cards showed."""


class JoinBody(Body):
    """Take a seat. With an invite's token: the seat that it opens; with a seat's token: come back to it; without: any open seat of a public match."""

    token: Token | None = None
    name: Name | None = None


class InvitationBody(Body):
    """The token of a link to a seat."""

    token: Token


class UploadBody(Body):
    """A record, and who is to play on if it is not over; without `seats` its bots play on and everybody else is you."""

    record: Annotated[str, Field(min_length=1, max_length=LARGEST_RECORD)]
    seats: Annotated[list[SeatWish], Field(max_length=16)] | None = None


class BranchBody(Body):
    """Play on from the position after entry `at` of a finished match."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatWish], Field(max_length=16)] | None = None


class LinkBody(Body):
    """Ask for a new link to a seat: one's own, or, as the host, an invite to an open one. The old link is dead then."""

    seat: Annotated[int, Field(ge=0, le=15)]


SheetText = Annotated[str, Field(max_length=60)]
SheetPart = Annotated[dict[Annotated[str, Field(max_length=40)], Annotated[list[SheetText], Field(max_length=64)]], Field(max_length=64)]
"""Fields by their names: symbols of pieces, one number, the letter of a seat, or areas such as `forest 4 A=2 B=1`."""


class FilledSheet(Body):
    """A filled-in score sheet: who played, what is the table's, and what is each player's."""

    names: Annotated[list[Name], Field(min_length=1, max_length=16)]
    table: SheetPart = {}
    seats: Annotated[list[SheetPart], Field(min_length=1, max_length=16)]


class NameBody(Body):
    """What you are called."""

    name: Name


class SheetField(TypedDict):
    """Something to fill in. `pieces`: symbols, `least` to `most` of them. `number`: a whole number from `least` to `most`. `seat`: the letter of a seat. `areas`: parts of a map, each a symbol, a size, and what each seat has there."""

    name: str
    kind: Literal["pieces", "number", "seat", "areas"]
    symbols: list[str]
    least: int
    most: int
    each_seat: bool


class Sheet(TypedDict):
    """A game's score sheet."""

    fields: list[SheetField]


class ScoredSheet(TypedDict):
    """What a sheet comes to, and how each point came about."""

    scores: list[int]
    winners: list[int]
    events: list[ForeseenEvent]


class Me(TypedDict):
    """Who the cookie says you are."""

    name: str


class Erased(TypedDict):
    """Your data is deleted: from so many matches."""

    matches: int


class SeatLink(TypedDict):
    """The way to a seat: yours (`seat`, keep it: it brings you back on any device) or one to give away (`invite`). The part behind `#` is the token."""

    seat: int
    kind: Literal["seat", "invite"]
    link: str


class MatchMade(TypedDict):
    """A new match with its links; `watch` is for spectators."""

    match: str
    watch: str
    links: list[SeatLink]


class Joined(TypedDict):
    """You have the seat; `link` brings you back."""

    match: str
    seat: int
    link: str


class SeatBrief(TypedDict):
    """A seat in a list of matches."""

    name: str
    kind: Literal["person", "bot", "open"]


class MatchBrief(TypedDict):
    """A match in a list."""

    match: str
    game: str
    status: Literal["open", "running", "paused", "over"]
    seats: list[SeatBrief]
    mine: list[int]
    turn: int | None
    your_turn: bool
    n: int
    created: float
    touched: float
    archived: bool
    result: Result | None


class Matches(TypedDict):
    """A list of matches; `next` asks for the rest, if there is one."""

    matches: list[MatchBrief]
    next: str | None


class BestEntry(TypedDict):
    """A result of somebody who played alone; `options` are those by which the lists are told apart, `won` whether a quest succeeded."""

    match: str
    name: str
    mine: bool
    score: int
    won: bool
    touched: float
    options: dict[str, OptionSetting]


class Best(TypedDict):
    """The best results of games for one, list after list, each from the best on."""

    best: list[BestEntry]


class Follows(TypedDict):
    """Another whole number that an option's default goes with: its name, and the default for each of its values from the least on."""

    name: str
    defaults: list[int]


class OtherOption(TypedDict):
    """An option and one of its values."""

    name: str
    value: str


class OptionEntry(TypedDict):
    """An option of a game with its words."""

    name: str
    kind: Literal["choice", "whole", "toggle", "subset"]
    rule: str
    default: OptionSetting | None
    among: OptionSetting | None
    """What a table takes where several people play, each at a screen of their own; null where that changes nothing."""
    defaults: dict[str, OptionSetting]
    """The default for each number of players."""
    follows: Follows | None
    """What the default goes with, if it goes with another option."""
    values: list[str]
    least: int
    most: int
    only_with: list[OtherOption]
    """Other options without any of which this one does nothing; empty where it always does something."""
    players: list[int]
    """How many can choose it: for others the game has but one value."""
    offered: dict[str, list[str]]
    """Of a choice: the values that so many players can choose."""
    words: str
    value_words: dict[str, str]


class GameEntry(TypedDict):
    """A game in the catalogue."""

    name: str
    title: str
    players: list[int]
    age: int | None
    """From which age on it is played, where its components say so."""
    minutes: list[int] | None
    """How long it takes, from and to, where its components say so."""
    rules_version: int
    action_space: int
    options: list[OptionEntry]


class Catalogue(TypedDict):
    """What can be played here, and with which bots."""

    games: list[GameEntry]
    bots: list[str]


class RuleEntry(TypedDict):
    """One rule."""

    name: str
    chapter: str
    text: str


class Rules(TypedDict):
    """A game's rules: the whole text as Markdown, and the rules one by one. `language` is the one that they are written in."""

    language: str
    markdown: str
    rules: list[RuleEntry]


class HowTo(TypedDict):
    """How a game is played, for people: the whole text as Markdown, with what is the same at every table in its last chapter. `language` is the one that it is written in."""

    language: str
    markdown: str


class BoxTable(TypedDict):
    """A table of a game's components in words. `origin` tells where all of it comes from; where its rows come from different places, they have a column for it."""

    name: str
    title: str
    origin: str
    columns: list[str]
    rows: list[list[str]]


class Box(TypedDict):
    """What is in a game's box, told for people. `language` is the one that it is told in."""

    language: str
    tables: list[BoxTable]


class ReplayStep(TypedDict):
    """A position of a finished match. `move` is the decision that led to it, in notation (null for the setup, and for a taking back); `seat` made it."""

    n: int
    seat: int | None
    move: str | None
    words: str | None
    state: StateMessage


class Replay(TypedDict):
    """Positions of a finished match in order; `last` is the number of the last one there is."""

    match: str
    last: int
    steps: list[ReplayStep]


class AnalysedMove(TypedDict):
    """A move as the search bot saw it from what the mover knew. Of a move that it never tried the chance is null. `words` are English; by `kind` and `parameters` it can be said in any language."""

    action: int
    kind: NotRequired[str]
    parameters: NotRequired[dict[str, Fact]]
    notation: str
    words: str
    chance: float | None


class AnalysedDecision(TypedDict):
    """A decision: each seat's chance of victory before it, from what the mover knew; the move that was made, and the best ones.

    Where another move was better, `then` are the further answers of that one, `brings` tells what all of it would certainly have brought, and `points` the mover's points after the one that was made and after the better one, if both are certain.
    """

    n: int
    seat: int
    chances: list[float]
    made: AnalysedMove
    best: list[AnalysedMove]
    then: NotRequired[list[LegalMove]]
    brings: NotRequired[list[ForeseenEvent]]
    points: NotRequired[list[int]]


ANALYSED = TypeAdapter(AnalysedDecision)
"""Reads an analysed decision as it is stored."""


class SeatFate(TypedDict):
    """How a seat's game went, in parts of a victory: `result` is `start` less `given`, what its own moves gave away, plus `received`, what the others' did, plus `luck`."""

    start: float
    result: float
    given: float
    received: float
    luck: float


class Analysis(TypedDict):
    """How far the analysis is, and what it has found."""

    status: Literal["none", "running", "done"]
    done: int
    total: int
    decisions: list[AnalysedDecision]
    moments: list[int]
    """The numbers of the decisions that mattered most, the gravest first."""
    fates: list[SeatFate]
    """What was play and what was luck, seat by seat; empty until the analysis is done."""


class Invitation(TypedDict):
    """Which game somebody is invited to, and by whom; `host` is null where the host does not play."""

    game: str
    host: str | None


class Problem(TypedDict):
    """Every refusal over HTTP has this body. `text` is in the `language` that `Accept-Language` asks for where the sentence is known in it, else in English."""

    code: str
    text: str
    rule: str | None
    language: str


Components = dict[str, Any]


class LanguageEntry(TypedDict):
    """A language by its code, and as it calls itself."""

    code: str
    name: str


class Languages(TypedDict):
    """The languages that a server speaks."""

    languages: list[LanguageEntry]
