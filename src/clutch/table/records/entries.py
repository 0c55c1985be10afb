"""What a match's log is made of. A match *is* its log: seats, options, decisions with their luck, clocks and the end all follow from these entries.

An entry is stored as JSON under the match's id and a serial number; a database that refuses the same number twice decides every race. Old entries are never changed,
so a field added later has a default.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class LogEntry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """What all entries share: the tag `kind`."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as the host laid it out. Tokens are kept as hashes: the log gives nobody a seat."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str | None = None
    holders: list[str] = []
    token: str | None = None
    invite: str | None = None
    named: str = ""
    """The person whose name the seat bears though somebody else holds it: a match that goes on from another keeps the names of those who played it."""


class ClockPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock that the host chose."""

    kind: Literal["move", "total"]
    seconds: int
    increment: int = 0
    at_zero: Literal["bot", "resign"] = "bot"


class Created(LogEntry, frozen=True, tag="created"):
    """The first entry of every match: what the host chose."""

    game: str
    rules: int
    options: dict[str, bool | int | str | list[str]]
    seats: list[SeatPlan]
    host: str
    clock: ClockPlan | None = None
    spectators: bool = True
    take_back: Literal["consent", "free", "none"] = "consent"
    public: bool = False
    branched_from: str | None = None
    brought: bool = False
    """Whether it began with a record that somebody brought along."""
    box: bool = False
    """Whether a real box lies on the table: people say then what its dice and cards showed."""


class Claimed(LogEntry, frozen=True, tag="claimed"):
    """A person takes an open seat; the invite is used up, and the seat has a token of its own now."""

    seat: int
    person: str
    name: str
    token: str


class CameBack(LogEntry, frozen=True, tag="came_back"):
    """A person shows a seat's token on another device."""

    seat: int
    person: str


class Left(LogEntry, frozen=True, tag="left"):
    """A seat is given up before the game; a new invite opens it."""

    seat: int
    invite: str


class Linked(LogEntry, frozen=True, tag="linked"):
    """A seat has a new link, and the old one is dead: a token for its player, or an invite for an open seat. `keeper` alone holds the seat from then on."""

    seat: int
    token: str | None = None
    invite: str | None = None
    keeper: str | None = None


class Filled(LogEntry, frozen=True, tag="filled"):
    """The host puts a bot on an open seat."""

    seat: int
    bot: str
    name: str


class Started(LogEntry, frozen=True, tag="started"):
    """The game is set up; `luck` is what the setup drew."""

    luck: list[int]


class Moved(LogEntry, frozen=True, tag="moved"):
    """A decision with the luck that it drew; `bot` made it, where one did."""

    seat: int
    action: int
    luck: list[int] = []
    bot: str | None = None


class Tried(LogEntry, frozen=True, tag="tried"):
    """At a real box: a decision whose luck people have to say before it stands; without a seat, the setup. `bot` made it, where one did."""

    seat: int | None
    action: int | None
    bot: str | None = None


class Entered(LogEntry, frozen=True, tag="entered"):
    """At a real box: a seat says what was rolled, drawn or revealed, as the numbers of the outcomes."""

    seat: int
    outcomes: list[int]


class Corrected(LogEntry, frozen=True, tag="corrected"):
    """At a real box: the last thing that a person did is taken back, an outcome or a move, and what bots did since."""

    seat: int


class Replied(LogEntry, frozen=True, tag="replied"):
    """A seat has answered in a window that is still open; the answer counts when it closes, and until then nobody learns of it. `bot` made it, where one did."""

    seat: int
    action: int
    bot: str | None = None


class LetPass(LogEntry, frozen=True, tag="let_pass"):
    """A seat tells the table whether to let all windows of a kind pass for it; nobody else learns of it."""

    seat: int
    window: str
    on: bool


class TakenBack(LogEntry, frozen=True, tag="taken_back"):
    """The last `count` decisions are taken back."""

    seat: int
    count: int


class Asked(LogEntry, frozen=True, tag="asked"):
    """A seat asks the others for their consent."""

    seat: int
    what: Literal["take_back", "abandon"]
    count: int = 0


class Answered(LogEntry, frozen=True, tag="answered"):
    """A seat consents, or refuses and so ends the asking."""

    seat: int
    yes: bool


class Paused(LogEntry, frozen=True, tag="paused"):
    """Clocks and bots stop."""

    seat: int


class Resumed(LogEntry, frozen=True, tag="resumed"):
    """Clocks and bots go on."""

    seat: int


class StoodIn(LogEntry, frozen=True, tag="stood_in"):
    """A bot plays for a seat. `flag` when the clock made it so."""

    seat: int
    bot: str
    flag: bool = False


class HandedBack(LogEntry, frozen=True, tag="handed_back"):
    """A person plays again."""

    seat: int


class Resigned(LogEntry, frozen=True, tag="resigned"):
    """A seat gives up. `flag` when the clock made it so."""

    seat: int
    flag: bool = False


class Abandoned(LogEntry, frozen=True, tag="abandoned"):
    """The match ends without a winner."""

    seat: int | None


class Said(LogEntry, frozen=True, tag="said"):
    """Chat; `seat` is None for a spectator. Of what somebody said who has been forgotten, no text is left."""

    seat: int | None
    name: str
    text: str
    person: str = ""
    """Who said it, so that it can be forgotten; entries of before do not tell."""


class Renamed(LogEntry, frozen=True, tag="renamed"):
    """A seat has another name."""

    seat: int
    name: str


class Rematched(LogEntry, frozen=True, tag="rematched"):
    """The same seats play again in another match."""

    match: str


class Forgotten(LogEntry, frozen=True, tag="forgotten"):
    """Somebody's data was deleted: earlier entries were written over, and whoever holds a copy of them reads them again. `seats` are those that the person held."""

    seats: list[int]


AnyEntry = (
    Created
    | Claimed
    | CameBack
    | Left
    | Linked
    | Filled
    | Started
    | Moved
    | Tried
    | Entered
    | Corrected
    | Replied
    | LetPass
    | TakenBack
    | Asked
    | Answered
    | Paused
    | Resumed
    | StoodIn
    | HandedBack
    | Resigned
    | Abandoned
    | Said
    | Renamed
    | Rematched
    | Forgotten
)


PRIVATE = (Replied, LetPass)
"""Entries of which only their own seat learns. They are not counted in the numbers that pages see: a gap would tell of them."""


class Logged(msgspec.Struct, frozen=True):
    """An entry with its number and time (seconds since 1970)."""

    serial: int
    at: float
    entry: AnyEntry


def people_in(entry: AnyEntry) -> list[str]:
    """The people whom an entry names by their ids.

    >>> people_in(CameBack(0, "ann")), people_in(Paused(0))
    (['ann'], [])
    """
    if isinstance(entry, Created):
        named = [plan.named for plan in entry.seats if plan.named]
        return list(dict.fromkeys([entry.host, *(person for plan in entry.seats for person in plan.holders), *named]))
    if isinstance(entry, (Claimed, CameBack)):
        return [entry.person]
    return [entry.person] if isinstance(entry, Said) and entry.person else []


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    """An entry as it is stored.

    >>> write_entry(Moved(1, 22, [3]))
    '{"kind":"moved","seat":1,"action":22,"luck":[3]}'
    """
    return _ENCODER.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    """A stored entry.

    >>> read_entry('{"kind":"moved","seat":1,"action":22,"luck":[3]}')
    Moved(seat=1, action=22, luck=[3], bot=None)
    """
    return _DECODER.decode(text)
