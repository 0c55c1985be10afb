"""Bots think elsewhere: a worker that crashes or hangs is replaced, and the move is made."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

import clutch
from clutch.table.rounds import bots
from clutch.table.rounds.bots import choose, question
from clutch.table.workers import pool as pools
from clutch.table.workers.fair import NOBODY, Owner, Urgency
from clutch.table.workers.pool import Pool, WorkerFailed
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


def test_what_is_advised_first_is_never_said_to_be_worse() -> None:
    """Chances fall from one piece of advice to the next, although what was hardly tried may look better in the tree."""
    for most in range(2, 30):
        _, asked = ask_about(most, "opinions", "search:40")
        chances = [thought.chance for thought in answer(asked, Memory()).thoughts]
        assert chances == sorted(chances, reverse=True)


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
            return await choose(pool, asked, timeline.match, Urgency.MOVE, NOBODY)
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


def test_everybody_has_the_same_share_however_much_one_asks_for() -> None:
    """One address asks for twenty thoughts under five names; a question that comes from elsewhere is answered second, not last."""
    _, asked = ask_about(2)
    order: list[str] = []

    async def run() -> None:
        pool = Pool(1)

        async def ask(owner: Owner) -> None:
            await pool.ask(asked, 1000, Urgency.MOVE, owner)
            order.append(owner.address)

        flood = [asyncio.create_task(ask(Owner("flood", f"name {number % 5}"))) for number in range(20)]
        await asyncio.sleep(0.05)
        honest = [asyncio.create_task(ask(Owner("home", name))) for name in ("ann", "ben")]
        await asyncio.sleep(0.05)
        pool.start()
        try:
            await asyncio.gather(*flood, *honest)
        finally:
            await pool.stop()

    asyncio.run(run())
    assert "home" in order[:2] and order[:5].count("home") == 2


def test_a_long_thought_ends_when_somebody_else_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of ten minutes answers after its share, because another person has a question; both get legal moves."""
    monkeypatch.setattr(pools, "SHARE", 0.2)
    timeline, long = ask_about(2, bot="search:600000ms")
    short = msgspec.structs.replace(long, bot="greedy")

    async def run() -> list[int]:
        pool = Pool(1)
        pool.start()
        try:
            first = asyncio.create_task(pool.ask(long, 600_000, Urgency.MOVE, Owner("flood", "eve")))
            await asyncio.sleep(0.05)
            second = asyncio.create_task(pool.ask(short, 1000, Urgency.MOVE, Owner("home", "ann")))
            async with asyncio.timeout(60):
                return [(await first).action, (await second).action]
        finally:
            await pool.stop()

    assert set(asyncio.run(run())) <= set(legal(timeline))


def test_nobody_is_hurried_by_what_nobody_waits_for() -> None:
    """An analysis waits until a move has been thought about to its end."""
    _, long = ask_about(2, bot="search:1500ms")
    short = msgspec.structs.replace(long, bot="greedy")

    async def run() -> list[str]:
        pool = Pool(1)
        pool.start()
        order: list[str] = []

        async def ask(name: str, asked: Ask, urgency: Urgency) -> None:
            await pool.ask(asked, 1500, urgency, Owner(name, name))
            order.append(name)

        try:
            first = asyncio.create_task(ask("move", long, Urgency.MOVE))
            await asyncio.sleep(0.05)
            second = asyncio.create_task(ask("analysis", short, Urgency.ANALYSIS))
            await asyncio.sleep(0)
            assert not pool.queue.waits_behind(next(iter(pool.running.values())))
            await asyncio.gather(first, second)
            return order
        finally:
            await pool.stop()

    assert asyncio.run(run()) == ["move", "analysis"]


def test_what_is_asked_in_secret_is_counted_nowhere() -> None:
    """A bot that is asked in a window leaves no trace in what an operator may watch."""
    _, asked = ask_about(2)

    async def run() -> tuple[int, int]:
        pool = Pool(1)
        task = asyncio.create_task(pool.ask(asked, 1000, Urgency.MOVE, private=True))
        await asyncio.sleep(0.05)
        waiting = pool.queue.told()
        pool.start()
        try:
            await task
            return waiting, pool.answered
        finally:
            await pool.stop()

    assert asyncio.run(run()) == (0, 0)
