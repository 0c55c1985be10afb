"""Bots think elsewhere: a worker that crashes or hangs is replaced, and the move is made."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

import clutch
from clutch.table.rounds import bots
from clutch.table.rounds.bots import choose, question
from clutch.table.workers import pool as pools
from clutch.table.workers.pool import Pool, Urgency, WorkerFailed
from clutch.table.workers.tasks import Ask, Memory, answer
from table.matches import Timeline, play

CRASH_ONCE = """
import sys, pathlib
marker = pathlib.Path(sys.argv[1])
if not marker.exists():
    marker.touch()
    {fault}
from clutch.table.workers.worker import main
main()
"""


def ask_about(most: int, task: str = "choose", bot: str = "greedy") -> tuple[Timeline, Ask]:
    """A question about a position some decisions into a game."""
    timeline = Timeline(seats=["me", "me", "me"])
    match = play(timeline, clutch.Seeded(4), most=most)
    assert match.turn is not None
    asked = question(match, "choose", match.turn, bot)
    asked.task = task  # type: ignore[assignment]  # one of the three
    return timeline, asked


def legal(timeline: Timeline) -> list[int]:
    """The legal actions of a match."""
    assert timeline.match.referee is not None
    return timeline.match.referee.state.legal()


def test_a_worker_answers_from_the_log_and_remembers_it() -> None:
    """The same question asked again, and a later one of the same match, give legal actions; a taking back is followed too."""
    memory = Memory()
    timeline, early = ask_about(4)
    assert answer(early, memory).action in legal(timeline)
    play(timeline, clutch.Seeded(9), most=3)
    later = question(timeline.match, "choose", timeline.match.turn or 0, "search:50")
    assert answer(later, memory).action in legal(timeline)
    assert answer(early, memory).action >= 0, "an earlier position is replayed from the start"
    assert len(memory.games) == 1


def test_opinions_and_analyses_are_about_every_seat() -> None:
    """Opinions are of legal moves, chances of all seats, and the move that was made is among the analysed ones."""
    timeline, asked = ask_about(6, "opinions", "search:300")
    thoughts = answer(asked, Memory()).thoughts
    assert {thought.action for thought in thoughts} == set(legal(timeline))
    asked.task, asked.made = "analyse", thoughts[-1].action
    found = answer(asked, Memory())
    assert len(found.chances) == 3 and sum(found.chances) == pytest.approx(1.0, abs=0.35)
    assert asked.made in [thought.action for thought in found.thoughts]


def test_the_same_seed_gives_the_same_thought_whatever_is_hidden() -> None:
    """A worker sees the whole log, but a bot decides from its seat's sight: another world with the same view gives the same decision."""
    timeline, asked = ask_about(5)
    first = answer(asked, Memory())
    memory = Memory()
    referee = memory.position(asked)
    referee.state = referee.state.resample(asked.seat, clutch.Seeded(99))
    assert answer(asked, memory).action == first.action
    assert timeline.match.n == 5


@pytest.mark.parametrize(
    "fault", ["sys.exit(3)", "import time; time.sleep(600)", "sys.stdout.write('half'); sys.stdout.flush(); sys.exit(1)"]
)
def test_a_worker_that_crashes_or_hangs_is_replaced(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second process answers."""
    monkeypatch.setattr(pools, "PATIENCE", 3.0)
    script = tmp_path / "worker.py"
    script.write_text(CRASH_ONCE.format(fault=fault))
    timeline, asked = ask_about(3)

    async def run() -> int:
        pool = Pool(1, [sys.executable, str(script), str(tmp_path / "marker")])
        pool.start()
        try:
            reply = await pool.ask(asked, 8000, Urgency.MOVE)
            assert pool.failed == 1
            return reply.action
        finally:
            await pool.stop()

    # A hanging worker is given its budget and some patience; here both are short for a test, long enough for a start.
    assert asyncio.run(run()) in legal(timeline)


def test_if_no_worker_can_think_a_legal_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table goes on whatever happens to its bots."""
    timeline, asked = ask_about(3)

    async def run() -> int:
        pool = Pool(1, [sys.executable, "-c", "pass"])
        pool.start()
        try:
            with pytest.raises(WorkerFailed):
                await pool.ask(asked, 1000, Urgency.MOVE)
            return await choose(pool, asked, timeline.match)
        finally:
            await pool.stop()

    monkeypatch.setattr(bots.LOGGER, "disabled", True)
    assert asyncio.run(run()) in legal(timeline)


def test_moves_go_before_hints_and_hints_before_analyses() -> None:
    """Who waits at the table is served first."""
    _, asked = ask_about(2)
    order: list[str] = []

    async def run() -> None:
        pool = Pool(1)

        async def ask(name: str, urgency: Urgency) -> None:
            await pool.ask(asked, 1000, urgency)
            order.append(name)

        waiting = [
            asyncio.create_task(ask(name, urgency))
            for name, urgency in (("analysis", Urgency.ANALYSIS), ("hint", Urgency.HINT), ("move", Urgency.MOVE))
        ]
        await asyncio.sleep(0.05)
        pool.start()
        try:
            await asyncio.gather(*waiting)
        finally:
            await pool.stop()

    asyncio.run(run())
    assert order == ["move", "hint", "analysis"]
