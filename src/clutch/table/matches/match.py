"""A match: what its log adds up to. Folding the same log gives the same match in every process, so a live match is a cache that may vanish at any time."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

import clutch
from clutch.kernel.chance import Scripted
from clutch.kernel.option import as_played
from clutch.kernel.record import Record
from clutch.kernel.record import Seat as RecordSeat
from clutch.kernel.referee import Referee, begin
from clutch.kernel.state import OVER, State
from clutch.kernel.statement import Event
from clutch.table.matches import outcome
from clutch.table.matches.box import Box
from clutch.table.matches.box_log import fold_box
from clutch.table.matches.clocks import Clocks
from clutch.table.matches.index_line import IndexLine
from clutch.table.matches.seat import Seating, TableSeat
from clutch.table.matches.seat_log import fold_seat
from clutch.table.matches.window import OpenWindow
from clutch.table.protocol.server import ChatLine, Result
from clutch.table.records import entries as log
from clutch.table.slices import Slices

MOST_CHAT = 500
"""Lines of talk that are still told; all of it stays in the log."""

Status = Literal["open", "running", "paused", "over"]


class StoryLine(msgspec.Struct, frozen=True):
    """An event with its place in the match."""

    serial: int
    n: int
    event: Event


class Match:
    """A match as it stands after its last entry."""

    def __init__(self, match: str, first: log.Logged) -> None:
        created = first.entry
        assert isinstance(created, log.Created), "a log begins with the making of the match"
        self.id = match
        self.created = created
        self.made_at = first.at
        self.game = clutch.game(created.game)
        self.seating = Seating(created.seats)
        self.seats: list[TableSeat] = self.seating.seats
        self.status: Status = "open"
        self.serial = first.serial
        """How many entries the log has."""
        self.mark = first.serial
        """How many of them everybody may know of: the number that pages see."""
        self.touched = first.at
        self.n = 0
        """How many decisions and takings back there were."""
        self.referee: Referee | None = None
        self.script: list[tuple[int, int, list[int]]] = []
        """The game so far as its referee needs it: seat, action and luck; a taking back is minus its count."""
        self.story: list[StoryLine] = []
        """What happened, in order; what was taken back stays in it."""
        self.chat: list[ChatLine] = []
        self.request: log.Asked | None = None
        self.waiting_for: list[int] = []
        """The seats whose consent is still asked for."""
        self.clocks = Clocks(created.clock, len(self.seats)) if created.clock is not None else None
        self.result: Result | None = None
        self.rematch: str | None = None
        self.renewed = 0
        """The number `mark` at which the log was last written over: what pages were told before is not so any more."""
        self.turn: int | None = None
        """The seat that decides now; None in a window, where nobody may know."""
        self.window: OpenWindow | None = None
        """The window that is open now, if one is."""
        self.began = 0
        """The number `n` at which the decision that is open now was opened: in a window several decisions are made at once, all of them about that position."""
        self.origins: list[int] = []
        """For each decision and taking back, the number `n` that its page saw."""
        self.deciders: list[int | None] = []
        """For each decision that stands, the seat whose player made it; None where nobody was asked."""
        self.index = IndexLine()
        self.quiet: set[int] = set()
        """The numbers of the decisions that let a window pass: nobody is told of them."""
        self.history: list[tuple[int, int]] = []
        """For each decision and taking back, its seat and action; a taking back has -1."""
        self.numbers: list[int] = []
        """For each entry of the record, the number `n` that it has at the table: the record of a real box forgets what was said by mistake."""
        settings = self.game.settings(len(self.seats), self.agreed()) if created.box else {}
        self.box: Box | None = Box(self.game, len(self.seats), settings) if created.box else None
        """The real box on the table, if there is one."""

    # Questions

    @property
    def names(self) -> list[str]:
        """The names at the table, seat by seat."""
        return self.seating.names

    @property
    def driver(self) -> str | None:
        """The bot that is to decide now, if one is."""
        turn = self.turn
        return self.seats[turn].driver if turn is not None and self.status == "running" and not self.drawing else None

    @property
    def drawing(self) -> bool:
        """Whether people have to say what their box shows before anybody decides."""
        return self.box is not None and self.box.draw is not None

    @property
    def running_window(self) -> OpenWindow | None:
        """The open window of a match that is not paused."""
        return self.window if self.status == "running" and not self.drawing else None

    @property
    def thinkers(self) -> list[int]:
        """The bots' seats that are asked in the open window."""
        window = self.running_window
        return window.thinkers() if window is not None else []

    def asks(self, seat: int) -> bool:
        """Whether this seat is to decide now, as its player learns it: by turn, or in a window."""
        if self.drawing:
            return False
        return seat == self.turn if self.window is None else self.window.asks(seat)

    def asks_one_of(self, seats: tuple[int, ...]) -> bool:
        """Whether one of these seats is to decide now."""
        if self.drawing:
            return False
        return self.turn in seats if self.window is None else any(self.window.asks(seat) for seat in seats)

    def position(self, seat: int | None) -> State:
        """The position as it is when this seat decides, if it is asked in a window; else as it is."""
        assert self.referee is not None
        if self.window is None or seat is None or not self.window.asks(seat):
            return self.referee.state
        return self.window.position(seat)

    def on_turn(self) -> int | None:
        """The seat that decides, as the position says; None in a window, where nobody may know."""
        if self.referee is None or self.status == "over" or self.window is not None:
            return None
        seat = int(self.referee.state.seat())
        return None if seat == OVER else seat

    def steps_back(self, seat: int, decisions: int = 1) -> int:
        """How many decisions go back with so many of a seat's own; 0 if it has made none. What left the seat no choice goes back with them."""
        assert self.referee is not None
        found = 0
        for back, (decider, step) in enumerate(zip(reversed(self.deciders), reversed(self.referee.steps), strict=False), 1):
            if decider != seat:
                continue
            found, decisions = back, decisions - 1
            if decisions <= 0 and len(step.before.legal()) > 1:
                break
        return found

    def flag(self, now: float) -> int | None:
        """The seat whose time is up."""
        deadline = self.clocks.deadline() if self.clocks is not None else None
        return self.clocks.running if self.clocks is not None and deadline is not None and deadline <= now else None

    def agreed(self) -> dict[str, object]:
        """What was agreed before the game; an option that there was not yet when the match was made is as everybody played then."""
        return as_played(self.game.options, self.created.options)

    # The fold

    def add(self, logged: log.Logged) -> None:
        """Take the next entry in."""
        assert logged.serial == self.serial + 1, f"entry {logged.serial} of {self.id} follows {self.serial}"
        at = max(logged.at, self.touched)
        if self.clocks is not None:
            self.clocks.settle(at)
        self.serial = logged.serial
        if isinstance(logged.entry, log.PRIVATE):
            self.fold_private(logged.entry)
            return
        self.mark += 1
        self.fold(logged.entry, at)
        self.turn = self.on_turn()
        self.touched = at
        if self.clocks is not None:
            ticks = self.turn if self.status == "running" and self.driver is None and not self.drawing else None
            self.clocks.run(ticks, at)

    def fold(self, entry: log.AnyEntry, at: float) -> None:
        match entry:
            case log.Moved():
                self.moved(entry, at)
            case log.Started():
                self.started(entry, at)
            case log.TakenBack():
                self.taken_back(entry)
                self.open_decision(at)
            case log.Tried() | log.Entered() | log.Corrected():
                fold_box(self, entry, at)
            case log.Said():
                if entry.text:
                    self.chat.append({"serial": self.mark, "seat": entry.seat, "name": entry.name, "text": entry.text, "at": at})
                del self.chat[:-MOST_CHAT]
            case log.Asked():
                self.request = entry
                self.waiting_for = self.seating.must_consent(entry.seat)
                self.tell(f"asked_{entry.what}", seat=entry.seat, count=entry.count)
            case log.Answered():
                self.answered(entry)
            case log.Paused():
                self.status = "paused"
                self.tell("paused", seat=entry.seat)
            case log.Resumed():
                self.status = "running"
                if self.window is not None:
                    self.window.opened = at
                self.tell("resumed", seat=entry.seat)
            case log.Resigned():
                self.resigned(entry)
            case log.Abandoned():
                self.end(outcome.abandoned(self.referee.state if self.referee is not None else None, self.seats))
                self.tell("abandoned")
            case log.Rematched():
                self.rematch = entry.match
                self.tell("rematched")
            case log.Forgotten():
                self.renewed = self.mark
                for seat in entry.seats:
                    self.tell("forgotten", seat=seat)
            case log.Created():
                raise AssertionError("a match is made only once")
            case _:
                fold_seat(self, entry)

    def started(self, entry: log.Started, at: float) -> None:
        seats = [RecordSeat(name, seat.bot) for name, seat in zip(self.names, self.seats, strict=True)]
        self.referee = begin(self.game, len(self.seats), self.agreed(), seats, Scripted(entry.luck))
        if self.box is not None:
            self.box.draw, self.box.setup = None, entry.luck
        self.status = "running"
        self.tell("started")
        self.story.extend(StoryLine(self.mark, 0, event) for event in self.referee.opening)
        self.open_decision(at)
        self.close_if_over()

    def fold_private(self, entry: log.AnyEntry) -> None:
        """What only its own seat learns: nothing that anybody else sees changes, not even a time."""
        if isinstance(entry, log.Replied):
            assert self.window is not None, "an answer belongs to an open window"
            self.window.replies[entry.seat] = entry
        elif isinstance(entry, log.LetPass):
            passes = self.seats[entry.seat].passes
            (passes.add if entry.on else passes.discard)(entry.window)

    def open_decision(self, at: float) -> None:
        """Another decision is open now."""
        assert self.referee is not None
        self.began = self.n
        window = self.referee.state.window()
        self.window = OpenWindow(window, self.referee, self.seating, at, self.clocks is not None) if window is not None else None

    def moved(self, entry: log.Moved, at: float) -> None:
        assert self.referee is not None
        window = self.window
        # Where there was nothing to choose the table has answered: that is no decision of its player.
        unasked = window is not None and len(self.referee.state.legal()) == 1
        events = self.referee.act(entry.seat, entry.action, Scripted(entry.luck))
        self.n += 1
        if self.box is not None:
            self.box.draw = None
            self.box.made.append((entry, entry.bot is None and not unasked))
        self.script.append((entry.seat, entry.action, entry.luck))
        self.history.append((entry.seat, entry.action))
        self.numbers.append(self.n)
        self.origins.append(self.began)
        self.deciders.append(None if unasked else entry.seat)
        passed = window is not None and entry.action == window.rules.rest
        if passed:
            self.quiet.add(self.n)
        self.story.extend(StoryLine(self.mark, self.n, event) for event in events)
        self.request = None
        after = self.referee.state.window()
        if window is not None and after is not None and passed and window.continues(after):
            window.rules = after
        else:
            self.open_decision(at)
        if self.clocks is not None and window is None:
            self.clocks.decided(entry.seat)
        self.close_if_over()

    def taken_back(self, entry: log.TakenBack) -> None:
        assert self.referee is not None
        events = self.referee.take_back(entry.seat, entry.count, consent=True)
        self.n += 1
        self.script.append((entry.seat, -entry.count, []))
        self.history.append((entry.seat, -1))
        self.numbers.append(self.n)
        self.origins.append(self.n - 1)
        del self.deciders[-entry.count :]
        self.story.extend(StoryLine(self.mark, self.n, event) for event in events)
        self.request = None

    def answered(self, entry: log.Answered) -> None:
        self.tell("agreed" if entry.yes else "declined", seat=entry.seat)
        if entry.yes:
            self.waiting_for = [seat for seat in self.waiting_for if seat != entry.seat]
        else:
            self.request = None

    def resigned(self, entry: log.Resigned) -> None:
        assert self.referee is not None
        if entry.flag:
            self.tell("flagged", seat=entry.seat)
        self.tell("resigned", seat=entry.seat)
        self.seats[entry.seat].resigned = True
        left = [seat for seat in self.seats if not seat.resigned]
        if len(left) == 1 or not any(seat.plays for seat in left):
            self.end(outcome.resigned(self.referee.state, self.seats))

    def tell(self, kind: str, **facts: int) -> None:
        """Put something that happened around the game into the story."""
        self.add_line(Event("", f"table_{kind}", dict(facts)))

    def add_line(self, event: Event) -> None:
        """Put an event into the story."""
        self.story.append(StoryLine(self.mark, self.n, event))

    def close_if_over(self) -> None:
        """The game may have ended with this entry."""
        assert self.referee is not None
        if self.referee.state.over:
            self.end(outcome.finished(self.referee.state, self.seats))

    def end(self, result: Result) -> None:
        """The match is over."""
        self.status = "over"
        self.window = None
        self.result = result
        self.request = None

    # What is kept of it elsewhere

    def row(self) -> dict[str, Any]:
        """The match's line in the index: everything in it follows from the log."""
        return self.index.row(self)

    def record(self) -> Record:
        """The record of the game, with everybody's secrets; only a finished match gives it away."""
        assert self.referee is not None
        return self.referee.record


def fold(match: str, entries: list[log.Logged]) -> Match:
    """The match that a log adds up to."""
    folded = Match(match, entries[0])
    for logged in entries[1:]:
        folded.add(logged)
    return folded


async def fold_in_slices(match: str, entries: list[log.Logged]) -> Match:
    """The same, with a turn for everybody else now and then."""
    slices = Slices()
    folded = Match(match, entries[0])
    for logged in entries[1:]:
        folded.add(logged)
        await slices.pause()
    return folded
