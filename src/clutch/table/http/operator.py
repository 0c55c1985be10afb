"""For an operator: is the server well, and how much does it do?"""

from __future__ import annotations

import time

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from clutch.table.http.problems import REFUSALS
from clutch.table.http.requests import services_of
from clutch.table.protocol.codes import Code, Refused

ROUTER = APIRouter(tags=["operator"], responses={503: REFUSALS[503]})


@ROUTER.get("/healthz", response_class=PlainTextResponse)
async def health(request: Request) -> str:
    """`ok` if the database answers."""
    try:
        async with services_of(request).engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        raise Refused(Code.BUSY, "The database does not answer.") from None
    return "ok\n"


@ROUTER.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> str:
    """Counters in Prometheus' text form."""
    services = services_of(request)
    numbers = [
        ("clutch_uptime_seconds", "gauge", "Seconds since the start", time.time() - services.started),
        ("clutch_live_matches", "gauge", "Matches in memory", services.rounds.live()),
        ("clutch_connections", "gauge", "Open pages", services.rounds.connections()),
        ("clutch_entries_stored_total", "counter", "Log entries made durable", services.writer.stored),
        ("clutch_commits_total", "counter", "Transactions that stored them", services.writer.commits),
        ("clutch_bot_answers_total", "counter", "Answers of the bots' workers", services.pool.answered),
        ("clutch_bot_failures_total", "counter", "Workers that crashed or hung", services.pool.failed),
        ("clutch_bot_queue", "gauge", "Questions that wait for a worker", services.pool.queue.told()),
        ("clutch_rate_limited_total", "counter", "Requests and messages refused by a rate limit", services.limits.refused),
    ]
    lines = [f"# HELP {name} {note}\n# TYPE {name} {kind}\n{name} {value:g}\n" for name, kind, note, value in numbers]
    counts = await services.store.count()
    lines.append("# HELP clutch_matches Stored matches by status\n# TYPE clutch_matches gauge\n")
    lines += [f'clutch_matches{{status="{status}"}} {counts[status]}\n' for status in sorted(counts)]
    return "".join(lines)
