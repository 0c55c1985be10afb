"""Who does the work of many games: this process, several on this machine, or a cluster. A worker may die at any moment; its part is done again by another."""

from __future__ import annotations

import multiprocessing
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar

from clutch.kernel.errors import GameError

LEAST_SECONDS = 0.2
"""Parts grow until one takes about so long, so that handing them out costs little however short the games are."""
MOST_GAMES = 2000
"""The largest part."""
AHEAD = 2
"""How many parts each worker has before it, so that none waits for the next."""
MOST_BREAKDOWNS = 5
"""So many workers may die one after the other without a single part in between."""
KNOCK_SECONDS = 5.0

Result = TypeVar("Result")

Part = list[int]
"""Numbers, of games or of whatever is to be done, that one worker takes one after the other."""
Work = Callable[[Part], list[Result]]
"""What is done with a part; it is sent to other processes, so it is a function of a module, or a `partial` of one."""


class Crew(Protocol[Result]):
    """Does a piece of work."""

    def play(self, numbers: Iterator[int]) -> Iterator[list[Result]]:
        """Do the work of these numbers; the results come back in parts, in any order, each of them once."""


class Parts:
    """Cuts numbers into parts that take neither an instant nor an age."""

    def __init__(self, numbers: Iterator[int]) -> None:
        self.numbers = numbers
        self.size = 1

    def next(self) -> Part | None:
        """The next part, or None when there are no more."""
        part: Part = []
        for number in self.numbers:
            part.append(number)
            if len(part) >= self.size:
                break
        return part or None

    def took(self, games: int, seconds: float) -> None:
        """A part took so long: the next ones may be larger."""
        if games >= self.size and seconds < LEAST_SECONDS:
            self.size = min(self.size * 2, MOST_GAMES)


class Alone(Generic[Result]):
    """This process does everything."""

    def __init__(self, work: Work[Result]) -> None:
        self.work = work

    def play(self, numbers: Iterator[int]) -> Iterator[list[Result]]:
        parts = Parts(numbers)
        part = parts.next()
        while part is not None:
            done, seconds = timed(self.work, part)
            parts.took(len(part), seconds)
            yield done
            part = parts.next()


class Worker(Generic[Result]):
    """A process of this machine with a line to it, and the parts that it has before it."""

    def __init__(self, work: Work[Result]) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other, work), daemon=True)
        with deaf():
            self.process.start()
        other.close()  # so that the line ends here when the process does
        self.parts: deque[Part] = deque()

    def give(self, part: Part) -> None:
        """One more part; a process that is gone already is found when it should answer."""
        self.parts.append(part)
        with suppress(OSError):
            self.line.send(part)

    def take(self) -> tuple[Part, list[Result], float]:
        """The oldest part, done; raises `EOFError` if the process is gone, and whatever the work raised there."""
        try:
            done, seconds = self.line.recv()
        except OSError:
            raise EOFError from None
        if isinstance(done, BaseException):
            raise done
        return self.parts.popleft(), done, seconds

    def stop(self) -> None:
        """End the process at once: what it has not told is played again another time."""
        self.process.terminate()
        self.process.join()
        self.line.close()


class Processes(Generic[Result]):
    """Several processes of this machine."""

    def __init__(self, work: Work[Result], jobs: int) -> None:
        self.work = work
        self.jobs = jobs

    def play(self, numbers: Iterator[int]) -> Iterator[list[Result]]:
        parts = Parts(numbers)
        again: list[Part] = []
        breakdowns = 0
        workers: list[Worker[Result]] = []
        try:
            workers.extend(Worker(self.work) for _ in range(self.jobs))
            while True:
                for worker in workers:
                    while len(worker.parts) < AHEAD and (part := again.pop() if again else parts.next()) is not None:
                        worker.give(part)
                if not any(worker.parts for worker in workers):
                    return
                ready = wait([worker.line for worker in workers if worker.parts])
                for place, worker in enumerate(workers):
                    if worker.line not in ready:
                        continue
                    try:
                        part, done, seconds = worker.take()
                    except EOFError:
                        # The process was killed: another takes its place, and its parts are handed out again.
                        breakdowns += 1
                        if breakdowns >= MOST_BREAKDOWNS:
                            raise GameError(
                                f"{MOST_BREAKDOWNS} workers died one after the other: see whether memory runs out or a bot ends its process"
                            ) from None
                        again.extend(worker.parts)
                        worker.stop()
                        workers[place] = Worker(self.work)
                        continue
                    breakdowns = 0
                    parts.took(len(part), seconds)
                    yield done
        finally:
            for worker in workers:
                worker.stop()


def local_crew(work: Work[Result], jobs: int) -> Crew[Result]:
    """Who works on this machine."""
    return Processes(work, jobs) if jobs > 1 else Alone(work)


def crew_of(work: Work[Result], jobs: int, address: str | None) -> Crew[Result]:
    """Who works where somebody may have named a Ray cluster."""
    return local_crew(work, jobs) if address is None else Cluster(work, address)


def in_order(crew: Crew[tuple[int, Result]], count: int) -> Iterator[tuple[int, Result]]:
    """What a crew tells, by its number: sums are the same to the last digit, whoever was faster."""
    early: dict[int, Result] = {}
    due = 0
    for part in crew.play(iter(range(count))):
        early.update(part)
        while due in early:
            yield due, early.pop(due)
            due += 1


@contextmanager
def deaf() -> Iterator[None]:
    """A process that is started now does not hear Ctrl-C, not even while it loads: it is for the process that hands out the parts."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # A blocked signal is inherited and, unlike an ignored one, not lost on this process: it comes when the block is lifted. The tracker lifts blocks when it starts, so it starts first.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with heard_later():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def heard_later() -> Iterator[None]:
    """Ctrl-C waits: a block is for one thread alone, another one (of a progress bar, say) hears it all the same, and the process that is being started would never be told what to do."""
    if current_thread() is not main_thread():
        yield  # nothing is raised here
        return
    heard: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if handler is None else handler)
        if heard:
            signal.raise_signal(signal.SIGINT)


def serve(line: Connection, work: Work[Result]) -> None:
    """What a worker does: the parts that it is given, until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            line.send(attempt(work, line.recv()))


def attempt(work: Work[Result], part: Part) -> tuple[list[Result] | Exception, float]:
    """A part, or what went wrong: that is for the process that handed it out."""
    try:
        return timed(work, part)
    except Exception as error:  # noqa: BLE001 - it is raised again where it can be told
        return error, 0.0


def timed(work: Work[Result], part: Part) -> tuple[list[Result], float]:
    """A part, and how long it took."""
    start = perf_counter()
    return work(part), perf_counter() - start


class Cluster(Generic[Result]):
    """The machines of a Ray cluster."""

    def __init__(self, work: Work[Result], address: str) -> None:
        try:
            import ray
        except ImportError:
            raise GameError("Ray is not installed: pip install clutch[cluster]") from None
        self.ray = ray
        self.work = work
        self.address = address

    def play(self, numbers: Iterator[int]) -> Iterator[list[Result]]:
        ray = self.ray
        try:
            reach(self.address)
            ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
        except (OSError, ValueError, RuntimeError) as error:
            raise GameError(f"there is no Ray cluster at {self.address}: {str(error).splitlines()[0]}") from None
        try:
            # A worker or a machine that is lost costs nothing but its part, which Ray gives to another as often as it takes.
            task: Any = ray.remote(max_retries=-1, retry_exceptions=False)(timed)
            work, parts = ray.put(self.work), Parts(numbers)
            under_way: dict[Any, Part] = {}
            while True:
                cores = max(int(ray.cluster_resources().get("CPU", 1)), 1)
                while len(under_way) < AHEAD * cores:
                    part = parts.next()
                    if part is None:
                        break
                    under_way[task.remote(work, part)] = part
                if not under_way:
                    return
                done, _ = ray.wait(list(under_way), timeout=None)
                for reference in done:
                    told, seconds = ray.get(reference)
                    parts.took(len(under_way.pop(reference)), seconds)
                    yield told
        finally:
            ray.shutdown()


def reach(address: str) -> None:
    """Knock at an address, if it is one: Ray itself would wait for minutes before it says that nobody is there."""
    host, sign, port = address.removeprefix("ray://").rpartition(":")
    if sign and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK_SECONDS).close()
