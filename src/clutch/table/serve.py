"""`clutch serve`: the table on this machine."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser

import uvicorn

from clutch.kernel.errors import GameError
from clutch.table.app import make_app
from clutch.table.logs import set_up_logs
from clutch.table.records.database import migrate, read_url
from clutch.table.services import ServerSettings

LOOPBACK = "127.0.0.1"
PORT = 8264
LARGEST_FRAME = 65_536
"""Bytes of a socket's message that is read at all; from 4096 on it is answered with `too_large`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `clutch serve`."""
    parser.add_argument("--host", default=LOOPBACK, metavar="H", help="the address to listen on (default: only this machine, %(default)s)")
    parser.add_argument(
        "--port", type=int, default=PORT, metavar="P", help="the port to listen on (default: %(default)s; 0 takes a free one)"
    )
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in your data folder)"
    )
    parser.add_argument(
        "--workers",
        type=int,
        default=max(1, (os.cpu_count() or 2) - 1),
        metavar="N",
        help="processes in which bots think (default: %(default)s)",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page in a browser")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="another origin whose pages may talk to this server")
    parser.add_argument("--https", action="store_true", help="people reach this server over HTTPS (a proxy does it): keep cookies to it")
    parser.add_argument("--no-limits", action="store_true", help="no rate limits: for a trusted network, and for measuring")
    parser.add_argument(
        "--log-level", default="warning", choices=["debug", "info", "warning", "error"], help="how much to log (default: %(default)s)"
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket to listen on; raises `GameError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise GameError(f"cannot listen on {host}:{port}: {error}; choose another with --host and --port") from None
    return listener


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted: the exit code."""
    set_up_logs(arguments.log_level)
    if arguments.workers < 1:
        print("clutch serve: at least one worker is needed for the bots", file=sys.stderr)
        return 2
    try:
        url = read_url(arguments.database)
        migrate(url)
        listener = listen(arguments.host, arguments.port)
    except GameError as error:
        print(f"clutch serve: {error}", file=sys.stderr)
        return 1
    settings = ServerSettings(url, arguments.workers, not arguments.no_limits, frozenset(arguments.origin), arguments.https)
    host, port = listener.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    calm()
    server = Announced(config, address, not arguments.no_browser)
    asyncio_run(server, listener)
    return 0 if server.started else 1


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


class Announced(uvicorn.Server):
    """Says where it is once it is, and shows it."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then announce."""
        await super().startup(sockets)
        if self.started:
            print(f"The table is open at {self.address} (stop it with Ctrl-C)", flush=True)
            if self.browser:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()
