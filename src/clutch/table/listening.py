"""The servers of one process: the table's own, the operator's beside it, and the sockets that they listen on."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable, Iterator

import uvicorn
from fastapi import FastAPI

from clutch.kernel.errors import GameError
from clutch.kernel.words import Words
from clutch.table.services import Services


def listen(host: str, port: int, options: str = "--host and --port") -> socket.socket:
    """A socket to listen on; raises `GameError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise GameError(f"cannot listen on {host}:{port}: {error}; choose another with {options}") from None
    return listener


def address_of(listener: socket.socket) -> str:
    """Where a listener is found."""
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def failure_of(app: FastAPI) -> str | None:
    """Why the services of an application can serve no longer, if they cannot."""
    services: Services | None = getattr(app.state, "services", None)
    return services.failure if services is not None else None


class Beside(uvicorn.Server):
    """A small server in the same process, which comes and goes with the other one."""

    def __init__(self, app: FastAPI, listener: socket.socket) -> None:
        super().__init__(
            uvicorn.Config(app, log_config=None, access_log=False, ws="none", lifespan="off", proxy_headers=False, server_header=False)
        )
        self.listener = listener
        self.task: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are for the other server."""
        yield

    def begin(self) -> None:
        """Serve until it is ended."""
        self.task = asyncio.create_task(self.serve([self.listener]))

    async def end(self) -> None:
        """End at once: nobody plays here."""
        self.should_exit = self.force_exit = True
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)


class Announced(uvicorn.Server):
    """Says where it is once it is."""

    def __init__(
        self, config: uvicorn.Config, app: FastAPI, address: str, beside: Beside | None, words: Words, then: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self.app = app
        self.address = address
        self.beside = beside
        """The operator's own listener, if there is one."""
        self.words = words
        self.then = then
        """What follows when everybody can come."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then announce."""
        await super().startup(sockets)
        if self.started:
            print(self.words.say("told", "open", {"address": self.address}, []), flush=True)
            if self.beside is not None:
                self.beside.begin()
                print(self.words.say("told", "operator", {"address": address_of(self.beside.listener)}, []), flush=True)
            await self.then()

    async def listen_too(self, listener: socket.socket) -> asyncio.AbstractServer:
        """Take lines from a further listener, which ends with the server at the latest."""
        loop = asyncio.get_running_loop()

        def make_line() -> asyncio.Protocol:
            line: type[asyncio.Protocol] = self.config.http_protocol_class
            return line(config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop)  # type: ignore[call-arg]  # as uvicorn itself makes them

        server = await loop.create_server(make_line, sock=listener, backlog=self.config.backlog)
        self.servers.append(server)
        return server

    def hang_up(self, address: tuple[str, int]) -> None:
        """Close the lines that came to an address, as at the end of the server."""
        for line in list(self.server_state.connections):
            transport: asyncio.Transport = line.transport
            if transport.get_extra_info("sockname")[:2] == address:
                line.shutdown()

    async def on_tick(self, counter: int) -> bool:
        """Whether to end: when told to, or when a part without which nothing goes has failed."""
        return await super().on_tick(counter) or failure_of(self.app) is not None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the operator's pages before the services that they tell of."""
        if self.beside is not None:
            await self.beside.end()
        await super().shutdown(sockets)
