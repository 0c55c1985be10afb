"""The pool of workers: hands out questions by urgency, and replaces a worker that crashes or hangs."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import sys
from enum import IntEnum

import msgspec

from clutch.table.workers.tasks import Ask, Reply

LOGGER = logging.getLogger("clutch.table.workers")
ATTEMPTS = 2
PATIENCE = 15.0
"""Seconds beyond the budget before a worker counts as hanging: it may have to start, and to replay a long game."""
LONGEST_LINE = 1 << 24


class Urgency(IntEnum):
    """Who is served first."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


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

    async def end(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


Job = tuple[int, int, bytes, float, "asyncio.Future[Reply]"]


class Pool:
    """So many workers, and the questions that wait for one."""

    def __init__(self, workers: int, command: list[str] | None = None) -> None:
        own = [sys.executable, "-m", "clutch.table.workers.worker"]
        self.workers = [Worker(command if command is not None else own) for _ in range(workers)]
        self.jobs: asyncio.PriorityQueue[Job] = asyncio.PriorityQueue()
        self.order = itertools.count()
        self.tasks: list[asyncio.Task[None]] = []
        self.answered = 0
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

    async def ask(self, ask: Ask, milliseconds: int, urgency: Urgency) -> Reply:
        """The answer of some worker; raises `WorkerFailed`."""
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        await self.jobs.put((urgency, next(self.order), msgspec.json.encode(ask), milliseconds / 1000 + PATIENCE, future))
        return await future

    async def serve(self, worker: Worker) -> None:
        """Let one worker answer question after question."""
        while True:
            _, _, question, seconds, future = await self.jobs.get()
            for attempt in range(ATTEMPTS):
                if future.done():
                    break
                try:
                    reply = await worker.ask(question, seconds)
                except WorkerFailed as error:
                    self.failed += 1
                    LOGGER.warning("worker failed: %s", error)
                    if attempt + 1 == ATTEMPTS and not future.done():
                        future.set_exception(error)
                else:
                    self.answered += 1
                    if not future.done():
                        future.set_result(reply)
                    break
