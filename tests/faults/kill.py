"""Processes that are killed with -9: a server, a bot's worker, PostgreSQL, and its connections."""

from __future__ import annotations

import contextlib
import random
import time

import psutil
import psycopg

from faults.stage import Fault, Stage
from table.serving import Postgres, Server


class ServerKilled(Fault):
    """A server dies and is started again, at once or after a while; where there are two, the other goes on meanwhile."""

    name = "server killed"

    def strike(self, stage: Stage, moments: random.Random) -> None:
        struck = moments.choice(stage.servers)
        struck.kill()
        stage.play(moments.uniform(0.0, 1.5))
        struck.start()


class OneOfTwoKilled(ServerKilled):
    """The same, by another name."""

    name = "one of two servers killed"


class WorkerKilled(Fault):
    """The process in which bots think dies, several times in a row."""

    name = "bot's worker killed"

    def strike(self, stage: Stage, moments: random.Random) -> None:
        for _ in range(3):
            for worker in workers(moments.choice(stage.servers)):
                with contextlib.suppress(psutil.NoSuchProcess):
                    worker.kill()
            stage.play(moments.uniform(0.05, 0.5))


def workers(server: Server) -> list[psutil.Process]:
    """The processes in which a server's bots think."""
    assert server.process is not None
    return [child for child in psutil.Process(server.process.pid).children() if not is_gone(child)]


def is_gone(process: psutil.Process) -> bool:
    """Whether a process has ended."""
    try:
        return process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


class PostgresKilled(Fault):
    """PostgreSQL dies with all its processes, and is started again after a while."""

    name = "PostgreSQL killed"

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres

    def strike(self, stage: Stage, moments: random.Random) -> None:
        self.postgres.kill()
        stage.play(moments.uniform(0.0, 2.5))
        self.postgres.start()


class ConnectionsCut(Fault):
    """PostgreSQL ends every connection of the servers, several times in a row."""

    name = "database connections cut"

    def strike(self, stage: Stage, moments: random.Random) -> None:
        with psycopg.connect(stage.url, autocommit=True) as connection:
            for _ in range(5):
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
                )
                time.sleep(moments.uniform(0.02, 0.3))
