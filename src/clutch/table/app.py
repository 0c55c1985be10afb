"""The application: all routes, and their services' opening and closing around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import clutch
from clutch.table.http import games, matches, operator, people, score, words
from clutch.table.http.page import page_router
from clutch.table.http.problems import on_away, on_fault, on_http, on_invalid, on_refused
from clutch.table.protocol.codes import Refused
from clutch.table.records.database import AWAY
from clutch.table.safety.headers import Guard
from clutch.table.safety.hosts import Hosts
from clutch.table.safety.limits import Limits
from clutch.table.services import ServerSettings, Services
from clutch.table.sockets.socket import serve


def make_app(settings: ServerSettings) -> FastAPI:
    """A server over a migrated database."""
    limits = Limits(settings.limits)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings, limits)
        await services.open()
        app.state.services = services
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(
        title="The Clutch table",
        version=clutch.__version__,
        description="Live play goes over the WebSocket /ws/matches/{match}; its messages are in schema.json of clutch.table.protocol.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    for router in (games.ROUTER, score.ROUTER, words.ROUTER, people.ROUTER, matches.ROUTER, operator.PUBLIC):
        app.include_router(router)
    app.add_api_websocket_route("/ws/matches/{match}", serve)
    app.include_router(page_router())
    add_handlers(app)
    app.add_middleware(Guard, allowed=settings.origins, hosts=Hosts(settings.host, settings.origins, settings.host_names), limits=limits)
    return app


def make_operator_app(table: FastAPI, host: str) -> FastAPI:
    """The operator's own pages, over the services of the table, for a listener that strangers do not reach."""
    app = FastAPI(title="The Clutch table, for its operator", version=clutch.__version__, openapi_url=None, docs_url=None, redoc_url=None)
    app.state = table.state
    for router in (operator.PUBLIC, operator.PRIVATE):
        app.include_router(router)
    add_handlers(app)
    app.add_middleware(Guard, allowed=frozenset(), hosts=Hosts(host), limits=Limits(enforced=False))
    return app


def add_handlers(app: FastAPI) -> None:
    """Refusals and faults as answers."""
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    for away in AWAY:
        app.add_exception_handler(away, on_away)
    app.add_exception_handler(Exception, on_fault)
