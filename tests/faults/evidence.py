"""What really happened: a match's log straight from the database, played again by the rules alone, and everything that pages were told held against it.

No code of the server is used here, so a mistake of the server cannot hide itself.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import clutch
from clutch.table.protocol.server import EventLine, FromServer, StateMessage, StoryMessage

Heard = tuple[int, str, str, Any, str]
"""An event as somebody hears it: the decision that made it happen, its kind, its rule, its facts and its text."""
Made = tuple[int, int, int]
"""A decision: the seat, the number of the position that it saw, and the action."""
Back = tuple[int, int]
"""A taking back: the seat, and the number of the position that it saw."""
PRIVATE = ("replied", "let_pass")
"""Entries of which only their own seat learns; their times are nobody's business."""


@dataclass
class Findings:
    """What is wrong, a sentence each, by what kind of wrong it is."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    diverged: list[str] = field(default_factory=list)


def plain(value: object) -> Any:
    """A value as it comes out of a message."""
    return json.loads(json.dumps(value))


def of_the_game(events: list[EventLine]) -> list[Heard]:
    """The events of the game itself, without what happened around it."""
    return [
        (event["n"], event["kind"], event["rule"], event["facts"], event["text"])
        for event in events
        if not event["kind"].startswith("table_")
    ]


class Course:
    """The course of a match as its log tells it."""

    def __init__(self, match: str, rows: list[tuple[int, float, str]], findings: Findings) -> None:
        self.match = match
        self.findings = findings
        self.positions: list[clutch.State] = []
        """The position after so many decisions and takings back."""
        self.happened: list[list[clutch.Event]] = []
        """What each of them made happen; the first is the setup."""
        self.stands: Counter[Made] = Counter()
        """The decisions of people: made by turn, or answered in a window."""
        self.backs: Counter[Back] = Counter()
        self.referee: clutch.Referee | None = None
        self.game = clutch.game("dragon_kin")
        self.views: dict[tuple[int, int | None, bool], Any] = {}
        self.replies: dict[int, int] = {}
        self.check_order(rows)
        for _, _, body in rows:
            self.take(json.loads(body))

    @property
    def n(self) -> int:
        """How many decisions and takings back there were."""
        return len(self.positions) - 1

    def check_order(self, rows: list[tuple[int, float, str]]) -> None:
        """Numbers have no gap, and what everybody may know of happened in the order of its times."""
        if [serial for serial, _, _ in rows] != list(range(1, len(rows) + 1)):
            self.findings.diverged.append(f"{self.match}: the log's numbers have a gap")
        times = [at for _, at, body in rows if json.loads(body)["kind"] not in PRIVATE]
        if times != sorted(times):
            self.findings.diverged.append(f"{self.match}: the log's times are not in order")

    def take(self, entry: dict[str, Any]) -> None:
        """Play one entry."""
        kind = entry["kind"]
        if kind == "created":
            self.game = clutch.game(entry["game"])
            self.options: dict[str, object] = dict(entry["options"])
            self.seats = [clutch.Seat(str(number)) for number in range(len(entry["seats"]))]
        elif kind == "started":
            self.referee = clutch.begin(self.game, len(self.seats), self.options, self.seats, clutch.Scripted(entry["luck"]))
            self.add(self.referee.opening)
        elif kind == "moved":
            self.moved(entry["seat"], entry["action"], entry.get("luck", []), entry.get("bot"))
        elif kind == "taken_back":
            assert self.referee is not None
            self.backs[entry["seat"], self.n] += 1
            self.add(self.referee.take_back(entry["seat"], entry["count"], consent=True))
        elif kind == "replied":
            if entry["seat"] in self.replies:
                self.findings.doubled.append(f"{self.match}: seat {entry['seat']} answered twice at {self.n}")
            self.replies[entry["seat"]] = entry["action"]
            if entry.get("bot") is None:
                self.stands[entry["seat"], self.n, entry["action"]] += 1

    def moved(self, seat: int, action: int, luck: list[int], bot: str | None) -> None:
        """A decision: the rules say whether it can be."""
        assert self.referee is not None
        window = self.referee.state.window()
        if window is None:
            if bot is None:
                self.stands[seat, self.n, action] += 1
        elif action != self.replies.get(seat, window.rest) and bot is None:
            self.findings.doubled.append(f"{self.match}: seat {seat} is said to have answered {action} at {self.n}, and has not")
        scripted = clutch.Scripted(luck)
        self.add(self.referee.act(seat, action, scripted))
        if not scripted.spent:
            self.findings.diverged.append(f"{self.match}: decision {self.n} has more luck than it draws")
        after = self.referee.state.window()
        if window is None or after is None or action != window.rest or (after.kind, after.seats) != (window.kind, window.seats[1:]):
            self.replies = {}

    def add(self, events: list[clutch.Event]) -> None:
        assert self.referee is not None
        self.positions.append(self.referee.state)
        self.happened.append(events)

    # What a seat may know

    def asked(self, n: int, seat: int | None) -> clutch.State | None:
        """The position in which a seat decides in a window that is open at `n`: everybody before it has let it pass."""
        window = self.positions[n].window()
        if window is None or seat is None or seat not in window.seats:
            return None
        twin = self.positions[n].clone()
        for _ in range(window.seats.index(seat)):
            twin.apply(window.rest, clutch.Scripted([]))
        return twin

    def view(self, n: int, seat: int | None, asked: bool) -> Any:
        """What a seat may see at `n`, before a window or asked in it."""
        key = (n, seat, asked)
        if key not in self.views:
            state = self.asked(n, seat) if asked else self.positions[n]
            self.views[key] = None if state is None else plain(state.view(seat))
        return self.views[key]

    def told(self, first: int, last: int, seat: int | None, names: list[str]) -> list[Heard]:
        """What a seat may hear of the decisions from `first` to `last`."""
        words = self.game.words()
        heard = []
        for n in range(first, last + 1):
            for event in self.happened[n]:
                facts = event.facts_for(seat)
                heard.append((n, event.kind, event.rule, plain(facts), words.say("events", event.kind, facts, names)))
        return heard


class Ear:
    """What was checked so far of what one page heard."""

    def __init__(self, who: str, seat: int | None) -> None:
        self.who = who
        self.seat = seat
        self.checked = 0
        self.n = -1
        """The last decision of which the page was told."""
        self.names: list[str] = []

    def check(self, heard: list[FromServer], course: Course) -> None:
        """Hold what is new against what the page's seat may know."""
        for message in heard[self.checked :]:
            if message["type"] == "state":
                self.check_state(message, course)
            elif message["type"] == "story":
                self.check_story(message, course)
            elif message["type"] == "error" and message["code"] == "fault":
                course.findings.diverged.append(f"{course.match}: {self.who} was told of a fault: {message['text']}")
        self.checked = len(heard)

    def check_state(self, state: StateMessage, course: Course) -> None:
        """Every state is what the rules show this seat at that decision: no more, no less, no other."""
        n, seat = state["n"], state["seat"]
        where = f"{course.match}: {self.who} at {n}"
        if seat != self.seat or state["held"] != ([] if self.seat is None else [self.seat]):
            course.findings.leaks.append(f"{where} was shown seat {seat}")
            return
        if state["view"] is None:
            return
        if n > course.n:
            course.findings.lost.append(f"{where}: the log ends at {course.n}")
            return
        offered = [move["action"] for move in state["moves"]]
        asked = course.asked(n, seat)
        views = [course.view(n, seat, asked=True)] if asked is not None and offered else [course.view(n, seat, asked=False)]
        if asked is not None and not offered:
            views.append(course.view(n, seat, asked=True))
        if state["view"] not in views:
            course.findings.leaks.append(f"{where} saw another view than its own")
        if offered:
            position = asked if asked is not None else course.positions[n]
            if offered != position.legal() or (asked is None and position.seat() != seat):
                course.findings.leaks.append(f"{where} was offered other moves than its own")
        self.check_prompt(state, course, where, in_window=course.positions[n].window() is not None)
        names = [info["name"] for info in state["table"]["seats"]]
        may_hear = course.told(0 if state["fresh"] else self.n + 1, n, seat, names)
        heard = of_the_game(state["events"])
        if state["fresh"] and state["earlier"]:
            may_hear = may_hear[len(may_hear) - len(heard) :]  # the newest page of a long story
        if may_hear != heard:
            course.findings.leaks.append(f"{where} was told another story than its own")
        self.n, self.names = n, names

    def check_story(self, page: StoryMessage, course: Course) -> None:
        """An older page of the story is a piece of what this seat may have heard."""
        whole, heard = course.told(0, self.n, self.seat, self.names), of_the_game(page["events"])
        first = whole.index(heard[0]) if heard and heard[0] in whole else 0
        if page["seat"] != self.seat or whole[first : first + len(heard)] != heard:
            course.findings.leaks.append(f"{course.match}: {self.who} was told another old story than its own")

    def check_prompt(self, state: StateMessage, course: Course, where: str, in_window: bool) -> None:
        """What is asked is no secret; in a window, whom it is asked is."""
        told, asked = state["prompt"], course.positions[state["n"]].prompt()
        if told is None or (told["kind"], told["rule"], told["facts"]) != (asked.kind, asked.rule, plain(asked.facts)):
            course.findings.leaks.append(f"{where} was asked something else")
        elif in_window and told["seat"] not in (None, self.seat):
            course.findings.leaks.append(f"{where} was told who is asked")


def check_made(course: Course, who: str, acknowledged: list[Made], backs: list[Back]) -> None:
    """Every acknowledged decision is in the log exactly once."""
    for seat, at, action in acknowledged:
        found = course.stands[seat, at, action]
        if found == 0:
            course.findings.lost.append(f"{course.match}: {who}'s decision {action} at {at} was acknowledged and is lost")
        elif found > 1:
            course.findings.doubled.append(f"{course.match}: {who}'s decision {action} at {at} was made {found} times")
    for seat, at in backs:
        if course.backs[seat, at] != 1:
            course.findings.lost.append(f"{course.match}: {who}'s taking back at {at} is {course.backs[seat, at]} times in the log")


def check_meant(course: Course, sent: set[Made], sent_back: set[Back]) -> None:
    """Nothing is in the log in a person's name that nobody sent."""
    for seat, at, action in course.stands:
        if (seat, at, action) not in sent:
            course.findings.doubled.append(f"{course.match}: nobody sent decision {action} of seat {seat} at {at}")
    for seat, at in course.backs:
        if (seat, at) not in sent_back:
            course.findings.doubled.append(f"{course.match}: nobody sent the taking back of seat {seat} at {at}")


def check_record(course: Course, text: str, acknowledged: list[Made]) -> None:
    """The finished record has every acknowledged decision, and replays to the position of the log."""
    try:
        record = clutch.read_record(text)
        referee = clutch.replay(course.game, record)
    except clutch.GameError as error:
        course.findings.diverged.append(f"{course.match}: its record cannot be replayed: {error}")
        return
    for seat, at, action in acknowledged:
        if course.positions[at].window() is not None:
            continue  # an answer in a window counts only if nobody answered before it: the log decides
        entry = record.entries[at] if at < len(record.entries) else None
        if entry is None or (entry.seat, entry.move) != (seat, course.game.move(action).notation):
            course.findings.lost.append(f"{course.match}: decision {action} at {at} of seat {seat} is not in the record")
    for seat in (None, *range(len(course.seats))):
        if plain(referee.state.view(seat)) != plain(course.positions[-1].view(seat)):
            course.findings.diverged.append(f"{course.match}: its record ends in another position than its log")
            return
