"""A real box on the table, on matches without a server: what is asked, said, refused, taken back and kept."""

from __future__ import annotations

import asyncio
import json

import pytest

import clutch
from clutch.kernel.record import read_record
from clutch.kernel.referee import replay
from clutch.kernel.statement import EVERYONE
from clutch.table.matches.box import hides, may_answer
from clutch.table.matches.match import Match, fold
from clutch.table.matches.verbs import conduct, entering, play
from clutch.table.presenters import replay as replays
from clutch.table.presenters.record_file import RecordFile
from clutch.table.presenters.state import Eyes, Presence, tell
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.entries import Corrected, Entered, Logged, Moved, Started, Tried, read_entry, write_entry
from table.boxes import asks, begun, box_table, decide, play_on, runs, say, step
from table.matches import ANN, BEN, CLEO, LUCK, Timeline, seated

GAMES = ["dragon_kin", "dragomino", "dragoon", "dragon_family", "dragonbrood"]
SHORT: dict[str, dict[str, object]] = {"dragoon": {"gold_goal": 20, "round_limit": 20}}


def refused(code: Code, ask: object) -> Refused:
    """What is asked for is refused with this code, in a sentence."""
    with pytest.raises(Refused) as caught:
        assert callable(ask)
        ask()
    assert caught.value.code is code, caught.value
    assert caught.value.text.endswith(".")
    return caught.value


def told(match: Match, seat: int | None, held: tuple[int, ...] = ()) -> dict[str, object]:
    """The state as a page gets it."""
    return dict(tell(match, Eyes(seat, held or (() if seat is None else (seat,))), Presence(match.touched)))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_a_real_box(game: str) -> None:
    """People say all of the luck, the game comes to its end, and its record replays like that of any other match."""
    timeline = box_table(game, options=SHORT.get(game, {}))
    match = play_on(timeline, clutch.Seeded(5))

    assert match.result is not None and match.result["reason"] == "finished"
    assert not match.drawing
    again = replay(match.game, read_record(match.record().text()))
    assert again.state.scores() == match.result["scores"]


@pytest.mark.parametrize("game", GAMES)
def test_mistakes_leave_no_trace_in_the_game(game: str) -> None:
    """However often something was taken back on the way, the position is the one that the standing decisions lead to, and the same log folds to the same match."""
    timeline = box_table(game)
    chance = clutch.Seeded(9)
    for turn in range(120):
        if timeline.match.status != "running":
            break
        step(timeline, chance)
        assert timeline.match.box is not None
        if turn % 3 == 2 and runs(timeline.match) and timeline.match.box.can_correct():
            timeline.do(entering.correct(timeline.match, ANN, timeline.match.n, None))
    match = timeline.match

    folded = fold("testmatch", timeline.log)
    assert folded.n == match.n and folded.drawing == match.drawing
    assert told(folded, 0) == told(match, 0)
    if match.referee is not None:
        assert replay(match.game, read_record(match.record().text())).state == match.referee.state


def test_the_last_input_is_taken_back_first() -> None:
    """A tap takes back one outcome; when none is left, the move; then the outcome that completed the decision before it, which is asked for again."""
    timeline = box_table("dragon_kin")
    chance = clutch.Seeded(3)
    match = timeline.match
    assert match.box is not None
    while not begun(match):
        step(timeline, chance)
    before = list(match.box.setup)
    timeline.do(entering.correct(match, ANN, match.n, None))
    assert not begun(match) and match.box.draw is not None
    assert match.box.draw.outcomes == before[:-1]
    assert told(match, 0)["view"] is None

    timeline.do(entering.enter(match, ANN, match.n, len(before) - 1, before[-1:], False))
    assert match.referee is not None
    position = match.referee.state.view(None)
    timeline.do(decide(match, chance))
    timeline.do(entering.correct(match, ANN, match.n, None))
    assert match.referee.state.view(None) == position and not asks(match)
    lines = [line.event.kind for line in match.story if line.event.kind == "taken_back"]
    assert lines == ["taken_back", "taken_back"]


def test_a_move_is_withdrawn_while_its_luck_is_asked_for() -> None:
    """Who scries the wrong card takes the move back before anything was said, and may make another."""
    timeline = box_table("dragon_kin")
    chance = clutch.Seeded(4)
    match = timeline.match
    while not (begun(match) and asks(match)):
        step(timeline, chance)
    n = match.n
    assert match.referee is not None
    action = match.referee.state.legal()[0] ^ 1
    refused(Code.ASKED, lambda: play.act(match, LUCK, ANN, action, n, match.turn))
    timeline.do(entering.correct(match, ANN, n, 0))
    assert not asks(match) and match.n == n
    assert told(match, match.turn, (0, 1))["moves"]


def test_what_cannot_be_is_refused() -> None:
    """A fifth card of a set, an outcome that there is not, somebody else's secret, an answer to another question: each gets its sentence, and nothing changes."""
    timeline = seated(2, game="dragon_kin", box=True)
    match = timeline.match
    assert match.box is not None and match.box.draw is not None
    refused(Code.BAD_MESSAGE, lambda: entering.enter(match, ANN, 0, 0, [500], False))
    timeline.do(entering.enter(match, BEN, 0, 0, [0], False))
    draw = match.box.draw
    impossible = refused(Code.IMPOSSIBLE, lambda: entering.enter(match, ANN, 0, 1, [0], False))
    assert impossible.rule == "DK-S1"
    refused(Code.STALE, lambda: entering.enter(match, ANN, 0, 5, [1], False))
    refused(Code.DUPLICATE, lambda: entering.enter(match, BEN, 0, 0, [0], False))
    refused(Code.FORBIDDEN, lambda: entering.enter(match, CLEO, 0, 1, [1], False))
    timeline.do(entering.enter(match, ANN, 0, 1, [1, 2, 3], False))
    timeline.do(entering.enter(match, ANN, 0, 4, [0], False))
    assert draw.question is not None and draw.question.kind == "hand"
    owner = may_answer(draw.question, match.seating, ANN.id)[0]
    other = [ANN, BEN][1 - owner]
    refused(Code.NOT_YOUR_TURN, lambda: entering.enter(match, other, 0, 5, [4], False))
    assert len(draw.outcomes) == 5
    refused(Code.NO_REQUEST, lambda: entering.enter(Timeline().match, ANN, 0, 0, [0], False))


def test_a_secret_is_asked_of_its_owner_alone() -> None:
    """The owner of a hand gets the pictures and sees what was entered; the other player and a spectator learn that the owner is asked, and nothing else."""
    timeline = seated(2, game="dragon_kin", box=True)
    match = timeline.match
    assert match.box is not None
    timeline.do(entering.enter(match, ANN, 0, 0, [0, 1, 2, 3, 0], False))
    draw = match.box.draw
    assert draw is not None and draw.question is not None and draw.question.audience != EVERYONE
    owner = may_answer(draw.question, match.seating, ANN.id)[0]
    for card in (4, 5, 4):
        timeline.do(entering.enter(match, [ANN, BEN][owner], 0, len(draw.outcomes), [card], False))

    mine = told(match, owner)["question"]
    assert isinstance(mine, dict)
    assert mine["given"] == [draw.question.names[card] for card in (4, 5, 4)]
    assert mine["names"] == draw.question.names and mine["seats"] == [owner] and mine["open"] is False
    for stranger in (1 - owner, None):
        question = told(match, stranger)["question"]
        assert isinstance(question, dict)
        assert (question["names"], question["possible"], question["given"]) == ([], [], [])
        assert question["seats"] == [owner]
    # At a shared screen the one who looks counts, not who holds the screen.
    shared = told(match, 1 - owner, (0, 1))["question"]
    assert isinstance(shared, dict) and shared["names"] == []


def test_what_others_hold_is_never_told_by_what_is_possible() -> None:
    """What is offered as possible is the same whatever another player has entered in secret."""
    offered = []
    for cards in ([4, 4, 4, 4, 5, 5, 5, 5], [6, 6, 6, 6, 7, 7, 7, 7]):
        timeline = box_table("dragon_kin")
        match = timeline.match
        timeline.do(entering.enter(match, ANN, 0, 0, [0, 1, 2, 3, 0, *cards], False))
        assert match.box is not None and match.box.draw is not None and match.box.draw.question is not None
        seat = may_answer(match.box.draw.question, match.seating, ANN.id)[0]
        question = told(match, seat, (0, 1))["question"]
        assert isinstance(question, dict)
        offered.append(question["possible"])
    assert offered[0] == offered[1]
    assert offered[0][:5] == [False, False, False, False, True], "sets that everybody saw go back into the box are not offered"


def test_a_log_without_its_luck_tells_nobody_the_move() -> None:
    """A decision that waits for its luck is told to nobody: neither its action nor what was entered stands in what another seat is sent."""
    timeline = seated(2, game="dragon_kin", box=True)
    chance = clutch.Seeded(12)
    match = timeline.match
    assert match.box is not None
    while not (match.referee is not None and match.drawing):
        people = [ANN, BEN]
        if match.drawing:
            assert match.box.draw is not None and match.box.draw.question is not None
            seat = may_answer(match.box.draw.question, match.seating, ANN.id)[0]
            timeline.do(say(match, chance, people[seat]))
        else:
            assert match.turn is not None
            timeline.do(decide(match, chance, people[match.turn]))
    draw = match.box.draw
    assert draw is not None and draw.tried.seat is not None
    other = 1 - draw.tried.seat
    assert "action" not in json.dumps(told(match, other)["question"])
    assert told(match, other)["moves"] == []


def test_nobody_decides_and_no_clock_runs_while_something_is_asked() -> None:
    """While people deal with their box nobody is on turn for a move, and nobody's time runs."""
    timeline = box_table("dragomino", clock={"kind": "total", "seconds": 60})
    match = timeline.match
    chance = clutch.Seeded(1)
    assert match.clocks is not None
    while asks(match):
        timeline.do(say(match, chance), after=30.0)
    assert match.clocks.rest == [60.0, 60.0]
    while not asks(match):
        timeline.do(decide(match, chance), after=1.0)
    spent = sum(match.clocks.rest)
    timeline.do(say(match, chance), after=600.0)
    assert sum(match.clocks.rest) == spent


def test_a_game_that_hides_nothing_needs_no_curtain() -> None:
    """Dragomino lies open, and the page is told so; in Dragon Kin there are hands."""
    for game, hidden in (("dragomino", False), ("dragon_kin", True)):
        timeline = box_table(game)
        chance = clutch.Seeded(2)
        while timeline.match.referee is None:
            step(timeline, chance)
        assert hides(timeline.match.referee.state) is hidden
        assert told(timeline.match, 0, (0, 1))["nothing_hidden"] is not hidden
    assert told(Timeline(game="dragomino").match, 0)["nothing_hidden"] is False


def test_a_bot_sits_at_a_real_box() -> None:
    """Its hidden cards are entered by the host, who lends a hand; what it decides waits for its luck like everybody's, and taking back goes back to the last thing that a person did."""
    timeline = box_table("dragon_kin", seats=["me", "bot:greedy"])
    chance = clutch.Seeded(8)
    match = timeline.match
    lent = False
    while match.referee is None:
        question = told(match, 0)["question"]
        assert isinstance(question, dict) and question["seats"] == [0] and question["names"]
        lent = lent or question["lent"]
        timeline.do(say(match, chance))
    assert lent
    while match.turn != 1 and match.status == "running":
        step(timeline, chance)
    seat = match.turn
    assert seat is not None and match.driver == "greedy"
    state = match.referee.state
    n = match.n
    timeline.do([play.decide(match, LUCK, match.referee, seat, state.legal()[0], "greedy")])
    if match.drawing:
        assert match.driver is None, "a bot does not think while its luck is asked for"
    timeline.do(entering.correct(match, ANN, match.n, None))
    assert match.n > n and match.driver is None


def test_what_ends_the_game_is_asked_once_more() -> None:
    """The outcome that ends the game is taken only from somebody who is sure: after the end nothing is taken back."""
    timeline = box_table("dragon_kin")
    chance = clutch.Seeded(6)
    match = timeline.match
    while match.status == "running":
        last = len(timeline.log)
        step(timeline, chance)
    moved = timeline.log[-1].entry
    assert isinstance(moved, Moved) and moved.luck
    before = fold("testmatch", timeline.log[:last])
    assert before.box is not None and before.box.draw is not None
    said = moved.luck[-1:]
    refused(Code.ENDS_GAME, lambda: entering.enter(before, ANN, before.n, len(moved.luck) - 1, said, False))
    entries = entering.enter(before, ANN, before.n, len(moved.luck) - 1, said, True)
    assert [type(entry) for entry in entries] == [Entered, Moved]
    refused(Code.OVER, lambda: entering.correct(match, ANN, match.n, None))


def test_a_pause_holds_questions_too() -> None:
    """While the game is paused nothing is entered and nothing taken back."""
    timeline = box_table("dragomino")
    chance = clutch.Seeded(2)
    match = timeline.match
    while match.referee is None:
        step(timeline, chance)
    timeline.do(conduct.pause(match, ANN))
    refused(Code.PAUSED, lambda: entering.correct(match, ANN, match.n, None))
    assert told(match, 0)["take_back"] == "no"


def test_a_replay_shows_what_stands() -> None:
    """The replay of a match with mistakes has the decisions that stand, numbered like the record, so that one can play on from any of them; the file of a running match lines up, too."""
    timeline = box_table("dragomino")
    chance = clutch.Seeded(7)
    match = timeline.match
    turn = 0
    while runs(match):
        step(timeline, chance)
        turn += 1
        if turn % 7 == 0 and runs(match) and match.box is not None and match.box.can_correct():
            timeline.do(entering.correct(match, ANN, match.n, None))
            text = asyncio.run(RecordFile(match, 0).text())
            assert len(text.splitlines()) == 2 + (len(match.record().entries) if match.referee is not None else -1)
    assert match.result is not None
    entries = match.record().entries
    shown = asyncio.run(replays.replay("testmatch", timeline.log, None, 0, 10_000))
    assert shown["last"] == len(entries) and match.n > len(entries)
    assert [step["move"] for step in shown["steps"][1:]] == [entry.move for entry in entries]
    assert shown["steps"][-1]["state"]["result"] == match.result


def test_entries_of_a_box_are_stored_and_read() -> None:
    """What is said at a real box survives as text: an open question is there again after a restart."""
    timeline = box_table("dragoon")
    chance = clutch.Seeded(2)
    for _ in range(3):
        step(timeline, chance)
    stored = [Logged(logged.serial, logged.at, read_entry(write_entry(logged.entry))) for logged in timeline.log]
    again = fold("testmatch", stored)
    assert told(again, 0, (0, 1)) == told(timeline.match, 0, (0, 1))
    assert [type(logged.entry) for logged in stored[1:3]] == [Tried, Entered]
    assert read_entry('{"kind":"corrected","seat":1}') == Corrected(1)
    assert not any(isinstance(logged.entry, Started) for logged in stored)
