"""`clutch serve`: the table on this machine."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import io
import json
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import segno
import uvicorn
from fastapi import FastAPI
from sqlalchemy.engine import URL
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from clutch.bots.outside import SETTING, command_of, is_outside
from clutch.kernel.chance import Chance, SystemLuck
from clutch.kernel.errors import GameError
from clutch.kernel.sentences import SPOKEN, translate
from clutch.kernel.words import Words, read_words
from clutch.table.app import make_app, make_operator_app
from clutch.table.listening import Announced, Beside, address_of, failure_of, listen
from clutch.table.logs import set_up_logs
from clutch.table.network.addresses import is_loopback, is_ours, own_addresses, read_own
from clutch.table.network.door import Door
from clutch.table.network.standing import ask_to_open, find_address, leave_address
from clutch.table.protocol.codes import Refused
from clutch.table.records.database import is_sqlite, migrate, read_url
from clutch.table.records.lock import InUse, hold_sqlite
from clutch.table.safety.hosts import read_host
from clutch.table.safety.lines import Lines, Network, protocols, read_proxy, spellings
from clutch.table.services import ServerSettings
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
    parser.add_argument("--port", type=port_number, metavar="P", help=explain("port"))
    parser.add_argument("--lan", action="store_true", help=explain("lan"))
    parser.add_argument("--lan-address", type=own_address, metavar="ADDRESS", help=explain("lan_address"))
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


def own_address(text: str) -> str:
    """This machine's address in its network, as the command line has it."""
    try:
        return str(read_own(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text[:60]}” is no address of this machine: write it as in 192.168.0.7") from None


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


def spoken(arguments: argparse.Namespace) -> str:
    """The language in which the command speaks; started without the command it is English."""
    language = getattr(arguments, "language", None)
    return language if isinstance(language, str) else SPOKEN


def run(arguments: argparse.Namespace, luck: Chance | None = None) -> int:
    """Serve until interrupted: the exit code."""
    set_up_logs(arguments.log_level)
    try:
        check(arguments)
        url = read_url(arguments.database)
        try:
            lock = hold_sqlite(url) if is_sqlite(url) else None
        except InUse as held:
            return show_standing(arguments, held)
        migrate(url)
        listener = find_place(arguments)
        watched = arguments.operator_port is not None
        watcher = listen(arguments.operator_host, arguments.operator_port, "--operator-host and --operator-port") if watched else None
    except GameError as error:
        print(f"clutch serve: {translate(str(error), spoken(arguments))}", file=sys.stderr)
        return 1
    # The processes in which bots think inherit it.
    os.environ[SETTING] = json.dumps(dict(arguments.bot))
    settings = settings_of(arguments, url, luck)
    app = make_app(settings)
    host, port = listener.getsockname()[:2]
    door = Door(host, port, app.state.hosts, offered=is_private(arguments), address=arguments.lan_address)
    app.state.door = door
    calm()
    beside = Beside(make_operator_app(app, arguments.operator_host), watcher) if watcher is not None else None
    server = Announced(
        configured(app, settings), app, address_of(listener), beside, words_of(arguments), lambda: receive(arguments, server)
    )
    door.server = server
    if lock is not None:
        leave_address(lock, server.address.rstrip("/"))
    asyncio_run(server, listener)
    if lock is not None:
        lock.release()
    return 0 if server.started and failure_of(app) is None else 1


def check(arguments: argparse.Namespace) -> None:
    """Refuse what does not go together, before anything is touched."""
    if arguments.workers < 1:
        raise GameError("at least one worker is needed for the bots")
    if not (arguments.lan or arguments.lan_address):
        return
    if not is_private(arguments):
        raise GameError("--lan is for a table of this machine: leave out --host, --host-name, --proxy and --https, or leave out --lan")
    if arguments.lan_address is not None and not is_ours(arguments.lan_address):
        raise GameError(f"{arguments.lan_address} is no address of this machine: leave out --lan-address, or give one of its own")
    if arguments.lan and arguments.lan_address is None and not own_addresses():
        raise GameError("this machine is in no network at home: connect it to one, or name its address with --lan-address")


def is_private(arguments: argparse.Namespace) -> bool:
    """Whether this is a table at home: nobody but this machine reaches it, and no operator has said how others do."""
    return is_loopback(arguments.host) and not (arguments.host_name or arguments.proxy or arguments.https or arguments.origin)


def find_place(arguments: argparse.Namespace) -> socket.socket:
    """A listener where it was asked for; at home, if another program has the usual port, at a free one; raises `GameError`."""
    if arguments.port is not None or not is_private(arguments):
        return listen(arguments.host, PORT if arguments.port is None else arguments.port)
    try:
        return listen(arguments.host, PORT)
    except GameError:
        return listen(arguments.host, 0)


def show_standing(arguments: argparse.Namespace, held: InUse) -> int:
    """Another process has the games: show its table, unless somebody asked for one elsewhere; raises `InUse`."""
    address = find_address(held.path) if arguments.port is None and is_private(arguments) else None
    if address is None:
        raise held
    words = words_of(arguments)
    print(words.say("told", "standing", {"address": f"{address}/"}, []), flush=True)
    if arguments.lan:
        outside = ask_to_open(address)
        if outside is None:
            print(f"clutch serve: {words.say('told', 'lan_refused', {}, [])}", file=sys.stderr)
            return 1
        draw_code(words, outside)
    if not arguments.no_browser:
        webbrowser.open(address)
    return 0


async def receive(arguments: argparse.Namespace, server: Announced) -> None:
    """When everybody can come: open the door to the network if it was asked for, and show the page."""
    if arguments.lan:
        try:
            draw_code(words_of(arguments), await server.app.state.door.open())
        except Refused as refused:
            print(f"clutch serve: {translate(refused.text, spoken(arguments))}", file=sys.stderr, flush=True)
    if not arguments.no_browser:
        threading.Thread(target=webbrowser.open, args=(server.address,), daemon=True).start()


def draw_code(words: Words, address: str) -> None:
    """Say where the table is in its network, and draw it for a phone's camera."""
    print(words.say("told", "lan_open", {"address": f"{address}/"}, []))
    code = io.StringIO()
    segno.make(f"{address}/", error="m", micro=False).terminal(out=code, compact=True, border=2)
    drawn = code.getvalue()
    try:
        drawn.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        drawn = ""  # the address is there in letters
    print(drawn, flush=True)


def words_of(arguments: argparse.Namespace) -> Words:
    """The terminal's words, in the language of the command."""
    return read_words(spoken(arguments), ["terminal"])


def settings_of(arguments: argparse.Namespace, url: URL, luck: Chance | None) -> ServerSettings:
    """What the operator chose."""
    return ServerSettings(
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


def configured(app: FastAPI, settings: ServerSettings) -> uvicorn.Config:
    """How lines are served."""
    http, socket_class = protocols(Lines(settings.proxies)) if settings.limits else (HttpToolsProtocol, Line)
    return uvicorn.Config(
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
