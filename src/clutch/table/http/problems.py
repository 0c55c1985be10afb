"""Refusals as answers."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from clutch.table.protocol.codes import STATUS, Code, Refused
from clutch.table.protocol.http import Problem
from clutch.table.protocol.spoken import in_language, wished
from clutch.table.records.database import NO_ANSWER

LOGGER = logging.getLogger("clutch.table.http")

REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "Not readable"},
    403: {"model": Problem, "description": "Not for you"},
    404: {"model": Problem, "description": "There is none"},
    409: {"model": Problem, "description": "Not now"},
    413: {"model": Problem, "description": "Too large"},
    421: {"model": Problem, "description": "Called by a wrong name"},
    422: {"model": Problem, "description": "Wrong in itself"},
    429: {"model": Problem, "description": "Too often"},
    503: {"model": Problem, "description": "Not in time"},
}
"""What every route may answer instead."""


def problem(request: Request, code: Code, text: str, rule: str | None = None, status: int | None = None) -> JSONResponse:
    """A refusal as an answer, in the language that was asked for."""
    said, language = in_language(text, wished(request.headers.get("accept-language")))
    body: Problem = {"code": code.value, "text": said, "rule": rule, "language": language}
    return JSONResponse(body, STATUS[code] if status is None else status)


async def on_refused(request: Request, error: Exception) -> Response:
    """Our own refusals."""
    assert isinstance(error, Refused)
    return problem(request, error.code, error.text, error.rule)


async def on_invalid(request: Request, error: Exception) -> Response:
    """A body or parameter of the wrong form; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(request, Code.BAD_MESSAGE, f"{where[:80]}: {first['msg'][:200]}.")


async def on_http(request: Request, error: Exception) -> Response:
    """Unknown paths and methods."""
    assert isinstance(error, HTTPException)
    code = Code.NOT_FOUND if error.status_code == 404 else Code.BAD_MESSAGE
    answer = problem(request, code, f"{str(error.detail)[:100]}.", status=error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def on_away(request: Request, error: Exception) -> Response:
    """The database is away: that passes."""
    LOGGER.warning("a request could not be answered: %s", type(error).__name__)
    return problem(request, Code.BUSY, NO_ANSWER)


async def on_fault(request: Request, error: Exception) -> Response:
    """A mistake of ours: the log has it, the answer does not."""
    LOGGER.error("a request failed", exc_info=error)
    return problem(request, Code.FAULT, "Something went wrong on our side: the operator can find it in the log.")
