"""Bodies and answers about playing together: how a table is reached, what a group remembers, and taking oneself along."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from clutch.table.protocol.client import Name
from clutch.table.protocol.http import Body


class CarryBody(Body):
    """The part behind `#` of such a link."""

    token: Annotated[str, Field(min_length=8, max_length=400)]


class DoorBody(Body):
    """Whether the table shall be open to its machine's network."""

    open: bool


class SheetPlayer(Body):
    """One who played a game that was counted on a score sheet."""

    name: Name
    score: Annotated[int, Field(ge=-100_000, le=100_000)]
    won: bool


class SheetResult(Body):
    """The result of such a game, as a browser keeps it; `when` is in milliseconds since 1970."""

    game: Annotated[str, Field(min_length=1, max_length=40)]
    when: Annotated[int, Field(ge=0, le=250_000_000_000_000)]
    players: Annotated[list[SheetPlayer], Field(min_length=1, max_length=16)]


class SheetResults(Body):
    """What a browser keeps of games that were played without the table, so that it is counted with those that were played at it."""

    sheets: Annotated[list[SheetResult], Field(max_length=1000)]


class DoorState(TypedDict):
    """How the table can be reached."""

    reach: Literal["machine", "network", "given"]
    """From its own machine alone, from its network too, or as whoever runs it has decided."""
    address: str | None
    """Where the table is in its network, while it is open to it."""
    may: bool
    """Whether you sit at the machine, and may open and close it."""
    possible: bool
    """Whether there is a network to open it to, as far as you may know."""


class Played(TypedDict):
    """A finished match as those who played it remember it; lists have an entry for each seat. What was counted on a score sheet has no `match`."""

    match: str
    game: str
    ended: float
    names: list[str]
    bots: list[bool]
    mine: list[int]
    scores: list[int]
    places: list[int]
    winners: list[int]


class Standing(TypedDict):
    """How somebody has fared in a game with a group: matches, victories, the best and the mean score, and victories in a row, now and at most."""

    name: str
    bot: bool
    played: int
    won: int
    best: int
    mean: float
    streak: int
    longest: int


class GroupGame(TypedDict):
    """A game of a group, with everybody who played it."""

    game: str
    standings: list[Standing]


class Group(TypedDict):
    """People who have played together: how many matches, each game's results, and the last matches."""

    people: list[str]
    count: int
    games: list[GroupGame]
    last: list[Played]


class History(TypedDict):
    """All groups in which you have played, the last one first."""

    groups: list[Group]


class CarryLink(TypedDict):
    """A link that makes another browser you, too: once, and for so many seconds."""

    link: str
    seconds: int
