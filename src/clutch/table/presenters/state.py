"""The one function that makes what a recipient gets. Pages, spectators, the terminal, replays and reconnects all get their states from `tell`; nothing else looks into a position for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Literal, Protocol, TypeVar, cast

import msgspec

from clutch.kernel.referee import Referee
from clutch.kernel.words import SHARED, Words, read_words
from clutch.table.matches.match import Match, StoryLine
from clutch.table.presenters.ahead import legal_moves
from clutch.table.presenters.question import nothing_hidden, question
from clutch.table.protocol.server import EventLine, LegalMove, PromptLine, SeatInfo, StateMessage, StoryMessage, Table

ENCODE = msgspec.json.Encoder().encode
PAGE = 250
"""Events of the story that are told at once; older ones are told when they are asked for."""
T = TypeVar("T")


class Eyes(msgspec.Struct, frozen=True):
    """Whom a message is for: the seats that the recipient holds, the one that it looks with (None: a spectator), and whether it is the host."""

    seat: int | None
    held: tuple[int, ...] = ()
    host: bool = False


NOBODY = Eyes(None)


@dataclass(frozen=True)
class Presence:
    """Who is at the table now, and what time it is."""

    now: float
    here: Callable[[int], bool] = lambda _: False
    watching: int = 0
    gone: Mapping[int, float] = field(default_factory=dict)
    """For seats whose players were here and left: when."""


@cache
def table_words(language: str = "en") -> Words:
    """The words for what happens around a game."""
    return read_words(language, [SHARED, "table"])


def tell(
    match: Match,
    eyes: Eyes,
    presence: Presence,
    since: int = 0,
    fresh: bool = True,
    common: Common | None = None,
    reply_to: int | None = None,
) -> StateMessage:
    """Where the match stands, as the recipient may know it; `events` are those after `since`, or the newest of them.

    `common` is given where several recipients are told of the same position.
    """
    referee = match.referee
    if common is None:
        common = Common(match, presence, plainly)
    asked = match.asks_one_of(eyes.held)
    first = max(story_from(match, since), len(match.story) - PAGE)
    return {
        "type": "state",
        "match": match.id,
        "game": match.game.name,
        "serial": match.mark,
        "n": match.n,
        "seat": eyes.seat,
        "held": list(eyes.held),
        "host": eyes.host,
        "fresh": fresh,
        "view": match.position(eyes.seat).view(eyes.seat) if referee is not None else None,
        "events": common.events(eyes.seat, first),
        "earlier": first,
        "moves": moves(match, eyes.seat) if asked else [],
        "prompt": prompt(match, referee, eyes) if asked and referee is not None else common.waiting,
        "take_back": may_take_back(match, eyes.seat),
        "passes": passes(match, eyes.seat),
        "question": question(match, eyes),
        "nothing_hidden": common.nothing_hidden,
        "table": common.table,
        "result": match.result,
        "reply_to": reply_to,
    }


class Writing(Protocol):
    """What is done to a part of a message once it is made."""

    def __call__(self, part: T, /) -> T:
        """The part, ready for all messages."""


class Common:
    """What the states of one position have in common: made once, and written out once if `write` does that."""

    def __init__(self, match: Match, presence: Presence, write: Writing) -> None:
        self.match = match
        self.write = write
        self.table: Table = write(tell_table(match, presence))
        self.waiting: PromptLine | None = write(prompt(match, match.referee, NOBODY)) if match.referee is not None else None
        """The prompt as all read it who are not asked."""
        self.nothing_hidden = nothing_hidden(match)
        self.first = -1
        self.open_events: list[EventLine] | None = None
        """What happened from the event `first` on, if nothing of it is hidden from anybody."""

    def events(self, seat: int | None, first: int) -> list[EventLine]:
        """What happened from an event on, with the facts that this seat may know."""
        if first != self.first:
            self.first = first
            hides = any(told.event.secrets is not None for told in self.match.story[first:])
            self.open_events = None if hides else self.write(events(self.match, None, first))
        return self.open_events if self.open_events is not None else events(self.match, seat, first)


def plainly(part: T) -> T:
    """A part as plain data."""
    return part


def written(part: T) -> T:
    """A part written out: it goes into a message as it is. The type is a promise about what will be read, not about what is here."""
    return cast("T", msgspec.Raw(ENCODE(part)))


def story_from(match: Match, since: int) -> int:
    """The number of the first event in the story after a serial number."""
    if since <= 0:
        return 0
    first = len(match.story)
    while first > 0 and match.story[first - 1].serial > since:
        first -= 1
    return first


def events(match: Match, seat: int | None, first: int = 0, end: int | None = None) -> list[EventLine]:
    """What happened, from one number in the story to before another, with the facts that this seat may know."""
    names = match.names
    return [event_line(match, told, seat, names) for told in match.story[first:end]]


def tell_story(match: Match, eyes: Eyes, before: int, reply_to: int | None) -> StoryMessage:
    """The page of the story that ends before an event."""
    end = min(before, len(match.story))
    first = max(0, end - PAGE)
    return {"type": "story", "seat": eyes.seat, "first": first, "events": events(match, eyes.seat, first, end), "reply_to": reply_to}


def event_line(match: Match, told: StoryLine, seat: int | None, names: list[str]) -> EventLine:
    """One event."""
    event = told.event
    facts = event.facts_for(seat)
    words = table_words() if event.kind.startswith("table_") else match.game.words()
    text = words.say("events", event.kind, facts, names)
    return {"serial": told.serial, "n": told.n, "kind": event.kind, "rule": event.rule, "facts": facts, "text": text}


def moves(match: Match, seat: int | None) -> list[LegalMove]:
    """The moves that this seat may make now: none for all but the one that decides."""
    if seat is None or match.status != "running" or match.referee is None or not match.asks(seat) or match.seats[seat].driver is not None:
        return []
    return legal_moves(match.game, match.position(seat).legal(), match.names)


def passes(match: Match, seat: int | None) -> dict[str, bool]:
    """Which windows this seat lets pass always: for its own player alone."""
    return {} if seat is None else {window: window in match.seats[seat].passes for window in match.game.windows()}


def prompt(match: Match, referee: Referee, eyes: Eyes) -> PromptLine:
    """What must be decided now, for the seat that decides or for those who wait. In a window everybody reads the same, but for those who are asked."""
    asked = referee.state.prompt()
    turn = match.turn
    if turn is None and match.status == "running":
        own = [seat for seat in (eyes.seat, *eyes.held) if seat is not None and match.asks(seat) and match.seats[seat].driver is None]
        turn = own[0] if own else None
    section = "prompts" if eyes.seat is not None and eyes.seat == turn else "waiting"
    text = match.game.words().say(section, asked.kind, asked.facts, match.names)
    return {"kind": asked.kind, "rule": asked.rule, "facts": asked.facts, "text": text, "seat": turn}


def may_take_back(match: Match, seat: int | None) -> Literal["free", "ask", "no"]:
    """Whether this seat may take back its last decision: without asking anybody, by asking, or not."""
    policy = match.created.take_back
    if match.box is not None:
        return "free" if seat is not None and match.status == "running" and match.box.can_correct() else "no"
    if seat is None or match.referee is None or match.status != "running" or policy == "none":
        return "no"
    count = match.steps_back(seat)
    if count and match.referee.can_take_back(seat, count):
        return "free"
    # Whether the game can go back at all may hang on what is hidden: that is found out by asking.
    if not count or policy != "consent":
        return "no"
    return "ask" if match.seating.must_consent(seat) else "free"


def tell_table(match: Match, presence: Presence) -> Table:
    """The table around the game: the same for everybody."""
    created = match.created
    clock = created.clock
    request = match.request
    return {
        "status": match.status,
        "seats": [seat_info(match, number, presence) for number in range(len(match.seats))],
        "host_seats": match.seating.held_by(created.host),
        "players": len(match.seats),
        "options": created.options,
        "clock": None
        if clock is None
        else {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment, "at_zero": clock.at_zero},
        "now": presence.now,
        "take_back": created.take_back,
        "box": created.box,
        "spectators": created.spectators,
        "watching": presence.watching,
        "request": None
        if request is None
        else {"kind": request.what, "seat": request.seat, "count": request.count, "waiting_for": match.waiting_for},
        "rematch": match.rematch,
        "branched_from": created.branched_from,
    }


def seat_info(match: Match, number: int, presence: Presence) -> SeatInfo:
    """Who sits on a seat."""
    seat = match.seats[number]
    return {
        "seat": number,
        "name": match.names[number],
        "kind": seat.kind,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "connected": seat.kind == "bot" or presence.here(number),
        "away": max(0.0, presence.now - presence.gone[number]) if seat.kind == "person" and number in presence.gone else None,
        "thinking": match.driver is not None and match.turn == number,
        "resigned": seat.resigned,
        "clock": match.clocks.told(number, presence.now) if match.clocks is not None else None,
    }
