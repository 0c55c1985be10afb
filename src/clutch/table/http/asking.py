"""What routes share: the desk, the person who asks, and refusals as answers."""

from __future__ import annotations

import logging
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from clutch.table.desk import Desk
from clutch.table.protocol.codes import STATUS, Code, Refused
from clutch.table.protocol.http import Problem
from clutch.table.rounds.caller import Caller
from clutch.table.rounds.match import Match

LOGGER = logging.getLogger("clutch.table.http")

REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "Not readable"},
    403: {"model": Problem, "description": "Not for you"},
    404: {"model": Problem, "description": "There is none"},
    409: {"model": Problem, "description": "Not now"},
    413: {"model": Problem, "description": "Too large"},
    422: {"model": Problem, "description": "Wrong in itself"},
    429: {"model": Problem, "description": "Too often"},
    503: {"model": Problem, "description": "Not in time"},
}
"""What every route may answer instead."""

MatchId = Annotated[str, Path(pattern=r"^[a-z0-9]{4,24}$", description="The id of a match")]
GameName = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$", description="The name of a game")]


def desk_of(connection: HTTPConnection) -> Desk:
    """The desk of the running server."""
    desk = connection.app.state.desk
    assert isinstance(desk, Desk)
    return desk


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else "nowhere"


def the_desk(request: Request) -> Desk:
    """The desk, with the reader's rate limit counted."""
    desk = desk_of(request)
    desk.limits.check("read", address_of(request))
    return desk


def the_caller(request: Request, response: Response) -> Caller:
    """The person who asks; a newcomer gets a cookie with the answer."""
    desk = desk_of(request)
    caller = desk.people.read(request)
    if caller is None:
        caller = desk.people.welcome()
        desk.people.write(response, caller, is_secure(request))
    return caller


def is_secure(request: Request) -> bool:
    """Whether a cookie may be kept to HTTPS."""
    return desk_of(request).choices.secure or request.url.scheme == "https"


TheDesk = Annotated[Desk, Depends(the_desk)]
TheCaller = Annotated[Caller, Depends(the_caller)]


def may_see(match: Match, caller: Caller) -> None:
    """Refuse who neither plays, nor hosts, nor may watch."""
    if not match.created.spectators and not caller.held(match) and not caller.is_host(match):
        raise Refused(Code.FORBIDDEN, "This match is closed to spectators.")


def problem(code: Code, text: str, rule: str | None = None, status: int | None = None) -> JSONResponse:
    """A refusal as an answer."""
    body: Problem = {"code": code.value, "text": text, "rule": rule}
    return JSONResponse(body, STATUS[code] if status is None else status)


async def on_refused(_: Request, error: Exception) -> Response:
    """Our own refusals."""
    assert isinstance(error, Refused)
    return problem(error.code, error.text, error.rule)


async def on_invalid(_: Request, error: Exception) -> Response:
    """A body or parameter of the wrong form; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(Code.BAD_MESSAGE, f"{where[:80]}: {first['msg'][:200]}.")


async def on_http(_: Request, error: Exception) -> Response:
    """Unknown paths and methods."""
    assert isinstance(error, HTTPException)
    code = Code.NOT_FOUND if error.status_code == 404 else Code.BAD_MESSAGE
    answer = problem(code, f"{str(error.detail)[:100]}.", status=error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def on_fault(_: Request, error: Exception) -> Response:
    """A mistake of ours: the log has it, the answer does not."""
    LOGGER.error("a request failed", exc_info=error)
    return problem(Code.FAULT, "Something went wrong on our side: the operator can find it in the log.")
