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
from clutch.table.services import Services

PUBLIC = APIRouter(tags=["operator"], responses={503: REFUSALS[503]})
"""What everybody may ask."""
PRIVATE = APIRouter(tags=["operator"])
"""What only the operator's own listener answers: how much is going on tells strangers more than they should know."""


@PUBLIC.get("/healthz", response_class=PlainTextResponse)
async def health(request: Request) -> str:
    """`ok` if the database answers."""
    try:
        async with services_of(request).engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        raise Refused(Code.BUSY, "Try again later.") from None
    return "ok\n"


@PRIVATE.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> str:
    """Counters in Prometheus' text form."""
    return await tell_numbers(services_of(request))


async def tell_numbers(services: Services) -> str:
    """How much the server does, without what is private to a seat."""
    numbers = [
        ("clutch_uptime_seconds", "gauge", "Seconds since the start", time.time() - services.started),
        ("clutch_live_matches", "gauge", "Matches in memory", services.rounds.live()),
        ("clutch_connections", "gauge", "Open pages", services.rounds.connections()),
        ("clutch_entries_stored_total", "counter", "Log entries made durable", services.writer.stored),
        ("clutch_commits_total", "counter", "Transactions that stored them", services.writer.commits),
        ("clutch_matches_deleted_total", "counter", "Matches deleted because they were old", services.retention.deleted),
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
