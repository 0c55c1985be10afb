"""The application: all routes, and the desk's opening and closing around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import clutch
from clutch.table.desk import Choices, Desk
from clutch.table.http import games, matches, operator, people
from clutch.table.http.asking import on_fault, on_http, on_invalid, on_refused
from clutch.table.http.page import page_router
from clutch.table.protocol.codes import Refused
from clutch.table.rooms.socket import serve
from clutch.table.safety.headers import Guard


def make_app(choices: Choices) -> FastAPI:
    """A server over a migrated database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        desk = Desk(choices)
        await desk.open()
        app.state.desk = desk
        try:
            yield
        finally:
            await desk.close()

    app = FastAPI(
        title="The Clutch table",
        version=clutch.__version__,
        description="Live play goes over the WebSocket /ws/matches/{match}; its messages are in schema.json of clutch.table.protocol.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    for router in (games.ROUTER, people.ROUTER, matches.ROUTER, operator.ROUTER):
        app.include_router(router)
    app.add_api_websocket_route("/ws/matches/{match}", serve)
    app.include_router(page_router())
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_fault)
    app.add_middleware(Guard, allowed=choices.origins)
    return app
