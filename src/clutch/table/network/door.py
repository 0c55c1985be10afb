"""The door to the network: a second listener of a table that only this machine reaches, opened and closed by whoever sits at the machine."""

from __future__ import annotations

import asyncio
import socket
from typing import Protocol

from starlette.datastructures import Headers
from starlette.requests import Request

from clutch.table.network.addresses import is_loopback, is_ours, own_addresses
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.together import DoorState
from clutch.table.safety.hosts import Hosts, read_host

FORWARDED = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "cf-connecting-ip",
    "true-client-ip",
)
"""Headers by which something between tells that the request is another's."""
NO_NETWORK = "This machine is in no network at home: connect it to one, then try again."
NOT_FROM_HERE = "Only whoever sits at the machine of this table may do that: open the page there, at its own address."


class Listening(Protocol):
    """What can listen on a further socket."""

    async def listen_too(self, listener: socket.socket) -> asyncio.AbstractServer:
        """Take lines from this listener, too."""

    def hang_up(self, address: tuple[str, int]) -> None:
        """Close all lines that came to an address."""


class Door:
    """One table's way into the network; shut until somebody at this machine opens it."""

    def __init__(self, host: str, port: int, hosts: Hosts, *, offered: bool = True, address: str | None = None) -> None:
        self.inner = (host, port)
        """The listener that only this machine reaches."""
        self.hosts = hosts
        self.offered = offered and is_loopback(host)
        """Whether there is anything to open: an operator who listens elsewhere, or has a proxy, has decided already."""
        self.given = address
        """The address in the network, where somebody has given it."""
        self.server: Listening | None = None
        self.listener: asyncio.AbstractServer | None = None
        self.outer: tuple[str, int] | None = None
        """Where it is open."""
        self.turning = asyncio.Lock()

    def address(self) -> str | None:
        """The machine's address in its network, as far as there is one."""
        if self.given is not None:
            return self.given
        found = own_addresses()
        return found[0] if found else None

    async def open(self) -> str:
        """Listen in the network, too: the table's address there. Open twice is open once."""
        async with self.turning:
            if self.outer is None:
                address = self.address()
                if address is None or self.server is None:
                    raise Refused(Code.NO_NETWORK, NO_NETWORK)
                listener = bind_near(address, self.inner[1])
                self.listener = await self.server.listen_too(listener)
                self.outer = listener.getsockname()[:2]
                self.hosts.more = frozenset([address.lower()])
            return link_to(*self.outer)

    async def close(self) -> None:
        """Listen there no longer, and hang up on everybody who came that way."""
        async with self.turning:
            if self.listener is None or self.outer is None or self.server is None:
                return
            self.hosts.more = frozenset()
            self.listener.close()
            self.server.hang_up(self.outer)
            self.listener = self.outer = None

    async def tell(self, request: Request) -> DoorState:
        """How the table can be reached, for one who asks."""
        if self.outer is not None and not is_ours(self.outer[0]):
            await self.close()  # the machine has left that network
        may = self.is_from_here(request)
        if not self.offered:
            return {"reach": "given", "address": None, "may": False, "possible": False}
        if self.outer is None:
            return {"reach": "machine", "address": None, "may": may, "possible": may and self.address() is not None}
        return {"reach": "network", "address": link_to(*self.outer), "may": may, "possible": True}

    def check(self, request: Request) -> None:
        """Refuse whoever does not sit at this machine."""
        if not self.is_from_here(request):
            raise Refused(Code.FORBIDDEN, NOT_FROM_HERE)

    def is_from_here(self, request: Request) -> bool:
        """Whether a request was made at this machine: it came to the listener that nobody else reaches, by a name of this machine, and nobody passed it on."""
        server, client = request.scope.get("server"), request.scope.get("client")
        if not self.offered or server is None or client is None or (server[0], server[1]) != self.inner:
            return False
        headers = Headers(scope=request.scope)
        name = read_host(headers.get("host", ""))
        passed_on = any(header in headers for header in FORWARDED)
        return is_loopback(str(client[0])) and name is not None and is_loopback(name) and not passed_on and not foreign(headers)


def foreign(headers: Headers) -> bool:
    """Whether a browser says that another site's page asks; what is no browser says nothing.

    >>> foreign(Headers({"sec-fetch-site": "cross-site"})), foreign(Headers({"sec-fetch-site": "same-origin"})), foreign(Headers({}))
    (True, False, False)
    """
    return headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")


def bind_near(address: str, port: int) -> socket.socket:
    """A listener at an address, on the same port if it is free there, else on any; raises `Refused`."""
    for wanted in (port, 0):
        listener = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((address, wanted))
        except OSError:
            listener.close()
        else:
            return listener
    raise Refused(Code.NO_NETWORK, NO_NETWORK)


def link_to(host: str, port: int) -> str:
    """The address of a table, without a slash behind it.

    >>> link_to("192.168.0.7", 8264), link_to("fd00::7", 8264)
    ('http://192.168.0.7:8264', 'http://[fd00::7]:8264')
    """
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
