"""Whose question comes next: everybody has the same share of the workers, however much one of them asks for.

Time is counted by address first, then by person at it, so that nobody gains by being many people. Whoever has had the least is served next; who comes back after a while has no more to claim than those
who were here. What nobody waits for (an analysis, a bot in a match that is left alone) comes after everything that somebody does wait for.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

from clutch.table.workers.tasks import Reply


class Urgency(IntEnum):
    """What is served first among one person's questions."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2
    UNWATCHED = 3

    @property
    def waited_for(self) -> bool:
        """Whether somebody sits before a screen and waits."""
        return self <= Urgency.HINT


class Owner(NamedTuple):
    """For whom a worker thinks."""

    address: str
    person: str


NOBODY = Owner("", "")


@dataclass(eq=False)
class Job:
    """A question that waits for a worker, or is with one."""

    owner: Owner
    urgency: Urgency
    question: bytes
    seconds: float
    """How long it may take by its budget."""
    future: asyncio.Future[Reply]
    private: bool = False
    """Whether nobody may learn that it was asked: it is counted nowhere."""
    order: int = 0
    started: float = field(default=0.0)


class Shares:
    """How much time each has had, of addresses or of the people at one of them."""

    def __init__(self) -> None:
        self.had: dict[str, float] = {}
        self.clock = 0.0
        """What the one served last had had: newcomers begin there."""

    def come(self, name: str) -> None:
        """Somebody has a question who had none."""
        self.had[name] = max(self.had.get(name, 0.0), self.clock)

    def serve(self, name: str, seconds: float) -> None:
        """Somebody is served, and will take about so long."""
        self.clock = max(self.clock, self.had[name])
        self.had[name] += seconds


class FairQueue:
    """The jobs that wait.

    >>> queue = FairQueue()
    >>> def job(address, person, order):
    ...     return Job(Owner(address, person), Urgency.MOVE, b"", 1.0, None, order=order)
    >>> for number in range(3):
    ...     queue.put(job("a", "ann", number))
    >>> queue.put(job("b", "ben", 3))
    >>> [queue.take().owner.person for _ in range(4)]
    ['ann', 'ben', 'ann', 'ann']
    """

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.taken = 0
        """How many are with a worker."""
        self.addresses = Shares()
        self.people = Shares()

    def put(self, job: Job) -> None:
        """A job waits from now on."""
        if not any(other.owner.address == job.owner.address for other in self.jobs):
            self.addresses.come(job.owner.address)
        if not any(other.owner == job.owner for other in self.jobs):
            self.people.come(self.person(job))
        self.jobs.append(job)

    def take(self) -> Job:
        """The job that comes next, with the time that it will take counted already."""
        job = min(self.jobs, key=self.rank)
        self.jobs.remove(job)
        self.taken += 1
        self.addresses.serve(job.owner.address, job.seconds)
        self.people.serve(self.person(job), job.seconds)
        return job

    def settle(self, job: Job, took: float) -> None:
        """A job is done, and took so long: the difference is given back."""
        self.addresses.had[job.owner.address] += took - job.seconds
        self.people.had[self.person(job)] += took - job.seconds
        self.taken -= 1
        if not self.jobs and not self.taken:
            self.addresses = Shares()  # all questions are answered: everybody begins anew
            self.people = Shares()

    def rank(self, job: Job) -> tuple[bool, float, float, int, int]:
        """The lowest comes next."""
        return (
            not job.urgency.waited_for,
            self.addresses.had[job.owner.address],
            self.people.had[self.person(job)],
            job.urgency,
            job.order,
        )

    def person(self, job: Job) -> str:
        """A person, at their address."""
        return f"{job.owner.address} {job.owner.person}"

    def waits_behind(self, running: Job) -> bool:
        """Whether somebody else waits for a worker, so that this job should not take longer than its share."""
        return any(
            other.owner != running.owner and (other.urgency.waited_for or not running.urgency.waited_for) and not other.future.done()
            for other in self.jobs
        )

    def told(self) -> int:
        """How many jobs wait, as far as anybody may know."""
        return sum(not job.private for job in self.jobs)
