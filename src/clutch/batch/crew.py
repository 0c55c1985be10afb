"""The processes over which a batch is spread: this one has the first share, and each worker one of the others.

All are told what to do by a word in shared memory and a semaphore each, and a semaphore of all says when they have done it. Semaphores order what processes write and read.
Whoever waits looks again and again for a moment before it sleeps, because waking takes as long as many games do: see `Patience`.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Semaphore
from typing import Any

from clutch.batch.arrays import ANYWHERE, ARGUMENT, ORDER, Arrays, Plan
from clutch.batch.share import BEGIN, EXPLAIN, LEAVE, STEP, STEP_BY_PLACES, Share
from clutch.kernel.errors import GameError, IllegalMove

LOOK_SECONDS = 0.5
"""How long a process waits before it looks whether the others are still there."""
LOOKS = 8000
"""How often a process looks before it sleeps: about a millisecond."""
MOST_VAIN = 4
LEAVE_SECONDS = 2.0
"""How long a worker may take to leave before it is ended."""


class Patience:
    """Waits for a semaphore. On cores that nobody else uses, looking again and again for a moment is half as fast again as sleeping at once; where others use them, too, it takes their time and is slower.
    So who has looked in vain sleeps at once for a while, ever longer until looking has helped again.
    """

    def __init__(self, awaited: Semaphore) -> None:
        self.awaited = awaited
        self.vain = 0
        """How often it was looked in vain since it last helped."""
        self.sleeps = 0
        """How often to sleep at once from now on."""

    def wait(self) -> bool:
        """Whether it came before it is time to see if the others are still there."""
        if self.sleeps:
            self.sleeps -= 1
            return self.awaited.acquire(timeout=LOOK_SECONDS)
        for _ in range(LOOKS):
            if self.awaited.acquire(block=False):
                self.vain = 0
                return True
        self.vain = min(self.vain + 1, MOST_VAIN)
        self.sleeps = 1 << self.vain
        return self.awaited.acquire(timeout=LOOK_SECONDS)


class Worker:
    """A process with its share of the games."""

    def __init__(self, context: BaseContext, plan: Plan, number: int, memory: Any, done: Semaphore) -> None:
        self.number = number
        self.go = context.Semaphore(0)
        self.line, other = context.Pipe(duplex=False)
        arguments = (plan, number, memory, self.go, done, other)
        self.process: BaseProcess = context.Process(target=work, args=arguments, name=f"clutch-batch-{number}", daemon=True)  # type: ignore[attr-defined]  # every context has it
        with deaf():
            self.process.start()
        other.close()  # so that the line ends here when the process does

    def told(self) -> IllegalMove | str:
        """What it has to say: an answer, or what went wrong there."""
        try:
            rule, sentence = self.line.recv()
        except (EOFError, OSError):
            return f"ended with exit code {self.process.exitcode}"
        return IllegalMove(rule, sentence) if rule else str(sentence)


class Crew:
    """This process and its workers."""

    def __init__(self, plan: Plan, context: str | None) -> None:
        chosen = multiprocessing.get_context(context)
        memory = plan.memory(chosen)
        self.plan = plan
        self.arrays = Arrays(plan, memory)
        self.share = Share(plan, 0, self.arrays)
        self.done = chosen.Semaphore(0)
        self.patience = Patience(self.done)
        self.workers: list[Worker] = []
        self.leave = weakref.finalize(self, dismiss, os.getpid(), self.workers, self.arrays)
        """Lets all workers go: when asked, when nobody has the batch any more, or when the program ends."""
        with self.all_or_none():
            for number in range(1, plan.workers):
                self.workers.append(Worker(chosen, plan, number, memory, self.done))

    def begin(self, seed: int) -> None:
        """Begin all games anew."""
        self.do(BEGIN, seed)

    def step(self) -> None:
        """Advance all games by the actions in `arrays.chosen`, which are known to be legal."""
        self.do(STEP)

    def step_by_places(self) -> None:
        """Advance all games by the legal actions at the places in `arrays.chosen`."""
        self.do(STEP_BY_PLACES)

    def illegal(self, slot: int) -> IllegalMove:
        """Why the action in `arrays.chosen` is refused, by whoever has that game."""
        number = next(number for number in range(self.plan.workers) if slot in self.plan.share(number))
        if number == 0:
            self.arrays.orders[ARGUMENT] = slot
            answer = self.share.obey(EXPLAIN)
            assert answer is not None
            return answer
        worker = self.workers[number - 1]
        with self.all_or_none():
            self.order(EXPLAIN, slot)
            worker.go.release()
            self.wait(1)
            told = worker.told()
        if isinstance(told, str):
            raise self.broken(worker, told)
        return told

    def order(self, order: int, argument: int) -> None:
        """Write down what is to be done."""
        if not self.leave.alive:
            raise GameError("this batch is closed: make a new one")
        self.arrays.orders[ORDER] = order
        self.arrays.orders[ARGUMENT] = argument

    def do(self, order: int, argument: int = 0) -> None:
        """Let everybody do the same, this process too, and wait for the last."""
        self.order(order, argument)
        with self.all_or_none():
            for worker in self.workers:
                worker.go.release()
            self.share.obey(order)
            self.wait(len(self.workers))
        if self.arrays.troubles[ANYWHERE]:
            worker = next(worker for worker in self.workers if self.arrays.troubles[worker.number])
            raise self.broken(worker, str(worker.told()))

    def wait(self, answers: int) -> None:
        """Wait for so many workers."""
        for _ in range(answers):
            while not self.patience.wait():
                for worker in self.workers:
                    if not worker.process.is_alive():
                        raise self.broken(worker, str(worker.told()))

    def broken(self, worker: Worker, reason: str) -> RuntimeError:
        """A worker is lost, and so are its games: the batch is closed."""
        self.leave()
        return RuntimeError(f"worker {worker.number} of {self.plan.workers} is lost with its games, so the batch is closed: {reason}")

    @contextmanager
    def all_or_none(self) -> Iterator[None]:
        """What is interrupted halfway leaves some games ahead of others: nobody goes on with that."""
        try:
            yield
        except BaseException:
            self.leave()
            raise


def check_workers(games: int, workers: int, context: str | None) -> None:
    """Refuse what cannot be, before any process is started."""
    if workers < 1:
        raise GameError(f"a batch is played by at least one process, not {workers}")
    if workers > max(games, 1):
        raise GameError(f"{games} games cannot be spread over {workers} processes: ask for fewer workers")
    known = multiprocessing.get_all_start_methods()
    if context is not None and context not in known:
        raise GameError(f"“{context}” is no way to start a process here: it is {', '.join(known[:-1])} or {known[-1]}")


def dismiss(pid: int, workers: list[Worker], arrays: Arrays) -> None:
    """Let all workers go. A process that was forked off this one has the same objects and lets nobody go."""
    if os.getpid() != pid:
        return
    arrays.orders[ORDER] = LEAVE
    for worker in workers:
        worker.go.release()
    for worker in workers:
        worker.process.join(LEAVE_SECONDS)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()
        worker.line.close()
    workers.clear()


def work(plan: Plan, number: int, memory: Any, go: Semaphore, done: Semaphore, line: Connection) -> None:
    """What a worker does, until it may leave or nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    arrays = Arrays(plan, memory)
    share = Share(plan, number, arrays)
    parent = multiprocessing.parent_process()
    patience = Patience(go)
    while parent is None or parent.is_alive():
        if not patience.wait():
            continue
        order = int(arrays.orders[ORDER])
        if order == LEAVE:
            return
        try:
            answer = share.obey(order)
        except Exception as error:  # noqa: BLE001 - it is told where somebody can read it
            arrays.troubles[number] = arrays.troubles[ANYWHERE] = 1
            answer = None
            with suppress(OSError):
                line.send(("", f"{type(error).__name__}: {error}"))
        if answer is not None:
            with suppress(OSError):
                line.send((answer.rule, answer.reason))
        done.release()


@contextmanager
def deaf() -> Iterator[None]:
    """A process that is started now does not hear Ctrl-C, not even while it loads: that is for the process that started it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # A blocked signal is inherited, and not lost on this process: it comes when the block is lifted. The tracker lifts blocks when it starts, so it starts first.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
