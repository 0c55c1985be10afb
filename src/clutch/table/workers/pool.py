"""The pool of workers: hands out questions fairly, hurries whoever keeps others waiting, and replaces a worker that crashes or hangs."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import sys

import msgspec

from clutch.table.workers.fair import NOBODY, FairQueue, Job, Owner, Urgency
from clutch.table.workers.tasks import HURRY, Ask, Reply

LOGGER = logging.getLogger("clutch.table.workers")
ATTEMPTS = 2
PATIENCE = 15.0
"""Seconds beyond the budget before a worker counts as hanging: it may have to start, and to replay a long game."""
SHARE = 1.0
"""Seconds for which a worker thinks undisturbed; after that it answers at once if somebody else waits for it."""
LONGEST_LINE = 1 << 24


class WorkerFailed(Exception):
    """No worker could answer."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, seconds: float) -> Reply:
        """Ask, and wait so long; raises `WorkerFailed` and ends the process if it gives no answer."""
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(question + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
        except TimeoutError:
            await self.end()
            raise WorkerFailed("a bot's worker hangs") from None
        except OSError:
            line = b""
        except BaseException:
            await self.end()  # an answer that nobody waits for would be taken for the next one
            raise
        if not line.endswith(b"\n"):
            await self.end()
            raise WorkerFailed("a bot's worker crashed")
        reply = msgspec.json.decode(line, type=Reply)
        if reply.error is not None:
            raise WorkerFailed(reply.error)
        return reply

    def hurry(self) -> None:
        """Let the process answer with what it has."""
        if self.process is not None and self.process.returncode is None and self.process.stdin is not None:
            self.process.stdin.write(HURRY + b"\n")

    async def end(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """So many workers, and the questions that wait for one."""

    def __init__(self, workers: int, command: list[str] | None = None) -> None:
        own = [sys.executable, "-m", "clutch.table.workers.worker"]
        self.workers = [Worker(command if command is not None else own) for _ in range(workers)]
        self.queue = FairQueue()
        self.waiting = asyncio.Event()
        self.running: dict[Worker, Job] = {}
        self.order = itertools.count()
        self.tasks: list[asyncio.Task[None]] = []
        self.answered = 0
        """Answers that anybody may know of."""
        self.failed = 0

    def start(self) -> None:
        """Begin to hand out questions."""
        self.tasks = [asyncio.create_task(self.serve(worker)) for worker in self.workers]

    async def stop(self) -> None:
        """End all workers."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.end()

    async def ask(self, ask: Ask, milliseconds: int, urgency: Urgency, owner: Owner = NOBODY, private: bool = False) -> Reply:
        """The answer of some worker; raises `WorkerFailed`."""
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        job = Job(owner, urgency, msgspec.json.encode(ask), milliseconds / 1000, future, private, next(self.order))
        self.queue.put(job)
        self.waiting.set()
        for worker, running in self.running.items():
            self.press(worker, running)
        try:
            return await future
        finally:
            if job in self.queue.jobs:  # nobody wants to know any more
                self.queue.jobs.remove(job)
            elif not future.done() or future.cancelled():
                for worker, running in self.running.items():
                    if running is job:
                        worker.hurry()

    async def next_job(self) -> Job:
        """The job that comes next, as soon as there is one."""
        while not self.queue.jobs:
            self.waiting.clear()
            await self.waiting.wait()
        return self.queue.take()

    def press(self, worker: Worker, job: Job) -> None:
        """See to it that a job does not take longer than its share while somebody else waits."""
        loop = asyncio.get_running_loop()

        def look() -> None:
            if self.running.get(worker) is job and self.queue.waits_behind(job):
                worker.hurry()

        loop.call_at(max(loop.time(), job.started + SHARE), look)

    async def serve(self, worker: Worker) -> None:
        """Let one worker answer question after question."""
        loop = asyncio.get_running_loop()
        while True:
            job = await self.next_job()
            job.started = loop.time()
            self.running[worker] = job
            if self.queue.jobs:
                self.press(worker, job)
            try:
                await self.attempt(worker, job)
            except Exception as error:  # an answer that cannot be read must not end the service
                LOGGER.exception("a worker gave no answer")
                await worker.end()
                if not job.future.done():
                    job.future.set_exception(WorkerFailed(str(error)))
            finally:
                del self.running[worker]
                self.queue.settle(job, loop.time() - job.started)

    async def attempt(self, worker: Worker, job: Job) -> None:
        """Let a worker answer, and try again once if it fails."""
        for attempt in range(ATTEMPTS):
            if job.future.done():
                return
            try:
                reply = await worker.ask(job.question, job.seconds + PATIENCE)
            except WorkerFailed as error:
                self.failed += 1
                LOGGER.warning("worker failed: %s", error)
                if attempt + 1 == ATTEMPTS and not job.future.done():
                    job.future.set_exception(error)
            else:
                self.answered += not job.private
                if not job.future.done():
                    job.future.set_result(reply)
                return
