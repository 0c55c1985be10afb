"""The judges of the fault suite notice what they are there for: a judge that finds nothing wrong with anything would prove nothing."""

from __future__ import annotations

from typing import Any

import pytest

import clutch
from clutch.table.presenters.state import Eyes, Presence, tell
from clutch.table.protocol.server import FromServer, StateMessage
from clutch.table.records.entries import Moved, Replied, write_entry
from faults.evidence import Course, Ear, Findings, Made, check_made, check_meant, check_record
from faults.tally import Tally, written
from table.matches import Timeline, play, random_move, seated

Rows = list[tuple[int, float, str]]


class Told:
    """A match of two people, everything that both were told of it, and everything that they decided."""

    def __init__(self, game: str = "dragon_kin", most: int = 12) -> None:
        self.timeline = seated(2, game=game)
        self.heard: list[list[FromServer]] = [[], []]
        self.made: list[Made] = []
        chance = clutch.Seeded(3)
        since = 0
        for _ in range(most):
            since = self.listen(since)
            if self.match.status != "running":
                break
            move = random_move(self.match, chance)
            if self.match.asks(move.seat):
                self.made.append((move.seat, self.match.n, move.action))
                if self.match.window is not None:
                    self.timeline.do([Replied(move.seat, move.action)])  # people answer, and the table gives it to the rules
            self.timeline.do([move])
        self.listen(since)

    @property
    def match(self) -> Any:
        return self.timeline.match

    def listen(self, since: int) -> int:
        """Both hear what is new."""
        for seat in range(2):
            self.heard[seat].append(tell(self.match, Eyes(seat, (seat,)), Presence(0.0), since, fresh=since == 0))
        return int(self.match.mark)

    def rows(self) -> Rows:
        """The log as the database has it."""
        return rows_of(self.timeline)

    def judge(self, rows: Rows | None = None) -> Findings:
        """Everything that can be wrong with what was told and decided."""
        findings = Findings()
        course = Course("match", self.rows() if rows is None else rows, findings)
        for seat in range(2):
            Ear("Ann", seat).check(self.heard[seat], course)
        check_made(course, "Ann", self.made, [])
        check_meant(course, set(self.made), set())
        return findings

    def state(self, seat: int, number: int) -> StateMessage:
        """One of the states that a seat heard."""
        message = self.heard[seat][number]
        assert message["type"] == "state"
        return message


def rows_of(timeline: Timeline) -> Rows:
    """A log as the database has it."""
    return [(logged.serial, logged.at, write_entry(logged.entry)) for logged in timeline.log]


@pytest.mark.parametrize("game", ["dragon_kin", "dragomino", "dragoon", "dragon_family", "dragonbrood"])
def test_an_honest_table_is_found_honest(game: str) -> None:
    """Nothing is wrong with a match in which nothing went wrong."""
    assert Told(game, 25).judge() == Findings()


def test_a_lost_decision_is_noticed() -> None:
    """The log ends before an acknowledged decision, or has another in its place."""
    told = Told()
    assert told.judge(told.rows()[:-1]).lost
    told.made[-1] = (told.made[-1][0], told.made[-1][1], 10**6)
    assert told.judge().lost


def test_a_decision_that_nobody_sent_is_noticed() -> None:
    """A decision that is made twice shows as one that nobody sent."""
    told = Told()
    told.made.pop()
    assert told.judge().doubled and not told.judge().lost


def test_another_seats_view_is_a_leak() -> None:
    """Also where only the hand differs."""
    told = Told()
    told.state(0, 5)["view"] = told.state(1, 5)["view"]
    assert told.judge().leaks


def test_another_seats_secrets_in_an_event_are_a_leak() -> None:
    """An event with facts that are for somebody else."""
    told = Told()
    told.state(0, 0)["events"] = told.state(1, 0)["events"]
    assert told.judge().leaks


def test_another_seats_moves_are_a_leak() -> None:
    """Only who decides is offered anything."""
    told = Told()
    deciding = next(number for number in range(3) if told.state(0, number)["moves"] or told.state(1, number)["moves"])
    seat = 0 if told.state(1, deciding)["moves"] else 1
    told.state(seat, deciding)["moves"] = told.state(1 - seat, deciding)["moves"]
    assert told.judge().leaks


def test_a_page_of_another_seats_story_is_a_leak() -> None:
    """Older pages are for the same eyes as the newest; one's own are no leak."""
    told = Told(most=30)
    told.heard[0].append({"type": "story", "seat": 0, "first": 0, "events": told.state(0, 0)["events"], "reply_to": None})
    assert told.judge() == Findings()
    told.heard[0].append({"type": "story", "seat": 0, "first": 0, "events": told.state(1, 0)["events"], "reply_to": None})
    assert told.judge().leaks


def test_an_event_that_is_never_told_is_noticed() -> None:
    """A page that misses something knows less than it may."""
    told = Told()
    number = next(number for number in range(1, 12) if told.state(0, number)["events"])
    told.state(0, number)["events"] = []
    assert told.judge().leaks


@pytest.mark.parametrize("fault", ["gap", "times", "luck"])
def test_a_log_that_cannot_be_is_noticed(fault: str) -> None:
    """Numbers without a gap, times in order, and the luck that the rules draw."""
    told = Told("dragomino")
    rows = told.rows()
    serial, at, body = rows[-1]
    if fault == "gap":
        rows[-1] = (serial + 1, at, body)
    elif fault == "times":
        rows[-1] = (serial, at - 1000, body)
    else:
        last = told.timeline.log[-1].entry
        assert isinstance(last, Moved)
        rows[-1] = (serial, at, write_entry(Moved(last.seat, last.action, [*last.luck, 0])))
    assert told.judge(rows).diverged


def test_a_fault_that_a_page_was_told_of_is_noticed() -> None:
    """Nobody is told of a mistake of ours, whatever fails."""
    told = Told()
    told.heard[0].append(
        {"type": "error", "code": "fault", "text": "Oh.", "rule": None, "kind": None, "facts": {}, "language": "en", "reply_to": None}
    )
    assert told.judge().diverged


def test_a_record_that_lacks_a_decision_is_noticed() -> None:
    """The record of a finished match is held against the log, and against what was acknowledged."""
    timeline = seated(2)
    match = play(timeline, clutch.Seeded(5))
    course = Course("match", rows_of(timeline), Findings())
    record = match.record()
    check_record(course, record.text(), [])
    assert course.findings == Findings()
    check_record(course, record.text(), [(9, 3, 0)])
    assert course.findings.lost
    check_record(course, record.text().replace('"luck"', '"lick"', 1), [])
    assert course.findings.diverged


def test_the_same_problem_is_counted_once() -> None:
    """A match is judged after every fault, and its old problems are found each time."""
    tally, known = Tally("server killed"), set[str]()
    for _ in range(2):
        tally.find(Findings(lost=["m: a decision"]), known)
    assert (tally.lost, tally.bad) == (1, True)
    assert "| server killed | 0 " in written([tally])
