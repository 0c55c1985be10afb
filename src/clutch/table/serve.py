"""`clutch serve`: the table on this machine."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from clutch.bots.outside import SETTING, command_of, is_outside
from clutch.kernel.chance import Chance, SystemLuck
from clutch.kernel.errors import GameError
from clutch.kernel.sentences import SPOKEN, translate
from clutch.table.app import make_app, make_operator_app
from clutch.table.logs import set_up_logs
from clutch.table.records.database import is_sqlite, migrate, read_url
from clutch.table.records.lock import hold_sqlite
from clutch.table.safety.hosts import read_host
from clutch.table.safety.lines import Lines, Network, protocols, read_proxy, spellings
from clutch.table.services import ServerSettings, Services
from clutch.table.sockets.line import Line, with_short_way
from clutch.table.upkeep.retention import Keep

LOOPBACK = "127.0.0.1"
PORT = 8264
LARGEST_FRAME = 65_536
"""Bytes of a socket's message that is read at all; from 4096 on it is answered with `too_large`."""
SIGN_OF_LIFE = 8.0
"""Seconds between two signs of life that a socket is asked for."""
SILENCE = 7.0
"""Seconds that it has for one. Whoever is cut off without a word is away for the others after both together at the latest."""


def add_arguments(parser: argparse.ArgumentParser, explain: Callable[[str], str]) -> None:
    """The arguments of `clutch serve`; `explain` has the help for each, in the reader's language."""
    parser.add_argument("--host", default=LOOPBACK, metavar="H", help=explain("host"))
    parser.add_argument("--port", type=port_number, default=PORT, metavar="P", help=explain("port"))
    parser.add_argument("--database", metavar="URL", help=explain("database"))
    parser.add_argument(
        "--workers",
        type=int,
        default=max(1, (os.cpu_count() or 2) - 1),
        metavar="N",
        help=explain("workers"),
    )
    parser.add_argument("--operator-port", type=port_number, metavar="P", help=explain("operator_port"))
    parser.add_argument(
        "--operator-host",
        default=LOOPBACK,
        metavar="H",
        help=explain("operator_host"),
    )
    parser.add_argument("--no-browser", action="store_true", help=explain("no_browser"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=explain("origin"))
    parser.add_argument(
        "--host-name",
        action="append",
        default=[],
        type=host_name,
        metavar="NAME",
        help=explain("host_name"),
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        type=proxy,
        metavar="ADDRESS",
        help=explain("proxy"),
    )
    parser.add_argument("--bot", action="append", default=[], type=added, metavar="NAME=BOT", help=explain("bot"))
    parser.add_argument("--https", action="store_true", help=explain("https"))
    add_retention(parser, explain)
    parser.add_argument("--no-limits", action="store_true", help=explain("no_limits"))
    parser.add_argument("--log-level", default="warning", choices=["debug", "info", "warning", "error"], help=explain("log_level"))


def add_retention(parser: argparse.ArgumentParser, explain: Callable[[str], str]) -> None:
    """How long matches are kept; `clutch prune` asks the same."""
    parser.add_argument("--keep-finished", type=days, metavar="DAYS", help=explain("keep_finished"))
    parser.add_argument(
        "--keep-abandoned",
        type=days,
        metavar="DAYS",
        help=explain("keep_abandoned"),
    )


def days(text: str) -> int:
    """A number of days, at least one."""
    if not (text.isascii() and text.isdecimal() and len(text) < 6) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"“{text[:40]}” is not a number of days from 1 to 99999")
    return int(text)


def port_number(text: str) -> int:
    """A port, as the command line has it."""
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and int(text) < 65536):
        raise argparse.ArgumentTypeError(f"“{text[:60]}” is no port: write it as in 8264, or 0 for a free one")
    return int(text)


def host_name(text: str) -> str:
    """A name of this server, as the command line has it."""
    name = read_host(text)
    if name is None or name != text.lower().strip("[]"):
        raise argparse.ArgumentTypeError(
            f"“{text[:60]}” is no name of a server: write it as in games.example.org, without http:// and port"
        )
    return name


def proxy(text: str) -> Network:
    """A proxy's address, as the command line has it."""
    try:
        return read_proxy(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text[:60]}” is no address of a proxy: write it as in 127.0.0.1 or 10.0.0.0/8") from None


def added(text: str) -> tuple[str, str]:
    """A bot that the operator adds, as the command line has it: a name, and a program or a Python class."""
    name, sign, bot = text.partition("=")
    if not sign or not re.fullmatch(r"[a-z][a-z0-9_-]{1,29}", name) or not is_outside(bot):
        raise argparse.ArgumentTypeError(f"“{text[:60]}” adds no bot: write it as in goblin=./goblin.py or goblin=package.module:Class")
    try:
        command_of(bot)
    except GameError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return name, bot


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


def spoken(arguments: argparse.Namespace) -> str:
    """The language in which the command speaks; started without the command it is English."""
    language = getattr(arguments, "language", None)
    return language if isinstance(language, str) else SPOKEN


def run(arguments: argparse.Namespace, luck: Chance | None = None) -> int:
    """Serve until interrupted: the exit code."""
    set_up_logs(arguments.log_level)
    if arguments.workers < 1:
        print(f"clutch serve: {translate('at least one worker is needed for the bots', spoken(arguments))}", file=sys.stderr)
        return 2
    try:
        url = read_url(arguments.database)
        lock = hold_sqlite(url) if is_sqlite(url) else None
        migrate(url)
        listener = listen(arguments.host, arguments.port)
        watched = arguments.operator_port is not None
        watcher = listen(arguments.operator_host, arguments.operator_port, "--operator-host and --operator-port") if watched else None
    except GameError as error:
        print(f"clutch serve: {translate(str(error), spoken(arguments))}", file=sys.stderr)
        return 1
    # The processes in which bots think inherit it.
    os.environ[SETTING] = json.dumps(dict(arguments.bot))
    settings = ServerSettings(
        url,
        arguments.workers,
        not arguments.no_limits,
        frozenset(arguments.origin),
        arguments.host,
        frozenset(arguments.host_name),
        tuple(arguments.proxy),
        arguments.https,
        keep=Keep(arguments.keep_finished, arguments.keep_abandoned),
        luck=luck if luck is not None else SystemLuck(),
    )
    app = make_app(settings)
    http, socket_class = protocols(Lines(settings.proxies)) if settings.limits else (HttpToolsProtocol, Line)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=http,
        ws=with_short_way(socket_class),
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=spellings(settings.proxies),
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=SIGN_OF_LIFE,
        ws_ping_timeout=SILENCE,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    calm()
    beside = Beside(make_operator_app(app, arguments.operator_host), watcher) if watcher is not None else None
    server = Announced(config, app, address_of(listener), not arguments.no_browser, beside)
    asyncio_run(server, listener)
    if lock is not None:
        lock.release()
    return 0 if server.started and failure_of(app) is None else 1


def failure_of(app: FastAPI) -> str | None:
    """Why the services of an application can serve no longer, if they cannot."""
    services: Services | None = getattr(app.state, "services", None)
    return services.failure if services is not None else None


def calm() -> None:
    """Spare a busy server the search for garbage in what it loaded at its start, and let the writer's thread and the event loop take turns quickly."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    sys.setswitchinterval(0.001)


def asyncio_run(server: uvicorn.Server, listener: socket.socket) -> None:
    """Run the server on the fastest event loop there is."""
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(server.serve([listener]))


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
    """Says where it is once it is, and shows it."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, address: str, browser: bool, beside: Beside | None) -> None:
        super().__init__(config)
        self.app = app
        self.address = address
        self.browser = browser
        self.beside = beside
        """The operator's own listener, if there is one."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then announce."""
        await super().startup(sockets)
        if self.started:
            print(f"The table is open at {self.address} (stop it with Ctrl-C)", flush=True)
            if self.beside is not None:
                self.beside.begin()
                print(f"The operator's pages are at {address_of(self.beside.listener)}metrics and healthz", flush=True)
            if self.browser:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def on_tick(self, counter: int) -> bool:
        """Whether to end: when told to, or when a part without which nothing goes has failed."""
        return await super().on_tick(counter) or failure_of(self.app) is not None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the operator's pages before the services that they tell of."""
        if self.beside is not None:
            await self.beside.end()
        await super().shutdown(sockets)
