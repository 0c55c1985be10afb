"""Open lines: who has how many, and how long a request may take to say what it wants."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address, ip_network
from typing import ClassVar

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_LINES = 128
"""Open lines of one address."""
MOST_SOCKETS = 64
"""Open sockets of one address."""
PATIENCE = 10.0
"""Seconds in which the head of a request arrives."""
LARGEST_HEAD = 65_536
"""Bytes of a request before its body."""
LARGEST_REQUEST = 8_000_000
"""Bytes of a request as they come over the line, with all that is said around the pieces of its body."""
MOST_AHEAD = 8
"""Requests that a line may send before the first is answered; browsers send none."""
FRAMES = 240.0
FRAME_RATE = 60.0
"""Frames of a socket at once, and a second after that; a page sends a few."""
SIP = 4096
"""Bytes that are looked at before it is counted what was in them: a flood is noticed before all of it was read."""

Network = IPv4Network | IPv6Network


def read_proxy(text: str) -> Network:
    """The address of a proxy, or a network of proxies; raises `ValueError`.

    >>> read_proxy("10.0.0.0/8"), read_proxy("::1")
    (IPv4Network('10.0.0.0/8'), IPv6Network('::1/128'))
    """
    return ip_network(text)


def spellings(proxies: Iterable[Network]) -> list[str]:
    """Proxies as uvicorn reads them; a peer with an IPv4 address has another one where the server listens on IPv6.

    >>> spellings([ip_network("10.0.0.0/8")])
    ['10.0.0.0/8', '::ffff:10.0.0.0/104']
    """
    given = list(proxies)
    mapped = [f"::ffff:{network.network_address}/{network.prefixlen + 96}" for network in given if isinstance(network, IPv4Network)]
    return [*(str(network) for network in given), *mapped]


class Lines:
    """The open lines of a server, by the address at their other end."""

    def __init__(self, proxies: Iterable[Network] = (), most: int = MOST_LINES, patience: float = PATIENCE) -> None:
        self.proxies = [ip_network(spelling) for spelling in spellings(proxies)]
        self.most = most
        self.patience = patience
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a new line; False if its address has too many already. A proxy brings many people."""
        if self.is_proxy(address):
            return True
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A line that was counted is closed."""
        if self.open[address] <= 1:
            del self.open[address]
        else:
            self.open[address] -= 1

    def is_proxy(self, address: str) -> bool:
        """Whether an address is one of the operator's proxies."""
        try:
            peer = ip_address(address)
        except ValueError:
            return False
        return any(peer in network for network in self.proxies)


class PatientHttp(HttpToolsProtocol):
    """A line of HTTP that is counted, and closed if the head of a request takes too long."""

    lines: ClassVar[Lines]
    awaits_head = True
    """Whether the next bytes belong to the head of a request."""
    came = 0
    """Bytes of it, or of the body after it, that have come."""
    served: RequestResponseCycle | None = None
    requests = 0
    """Heads and bodies that have come wholly."""
    deadline: asyncio.TimerHandle | None = None
    counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in the class above it
        """Count the line, and wait for a request."""
        super().connection_made(transport)
        self.counted = self.lines.enter(peer_of(self))
        if self.counted:
            self.await_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is closed."""
        self.stop_waiting()
        if self.counted:
            self.lines.leave(peer_of(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The time runs from the first byte, be it an empty line before the request."""
        self.await_head()
        for start in range(0, len(data), SIP):
            if self.transport.is_closing():
                return
            self.sip(data[start : start + SIP])

    def sip(self, data: bytes) -> None:
        """Read a little, and see what has become of it."""
        whole = self.requests
        super().data_received(data)
        if self.requests == whole:
            self.came += len(data)
            if self.came > (LARGEST_HEAD if self.awaits_head else LARGEST_REQUEST):
                self.transport.close()
        if len(self.pipeline) > MOST_AHEAD:
            self.cut()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Remember which request is being answered."""
        self.served = cycle
        super()._start_asgi_task(cycle, app)

    def cut(self) -> None:
        """Close the line at once, and answer nothing more."""
        for cycle, _ in self.pipeline:
            cycle.disconnected = True
        self.pipeline.clear()
        if self.served is not None:
            self.served.disconnected = True
        self.transport.abort()

    def on_message_begin(self) -> None:
        """Another request may follow its predecessor at once."""
        self.await_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is here."""
        self.stop_waiting()
        self.awaits_head = False
        self.came = 0
        self.requests += 1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """What comes next is the head of another request."""
        self.awaits_head = True
        self.came = 0
        self.requests += 1
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The line goes on as a socket, which is counted in its place."""
        self.stop_waiting()
        super().handle_websocket_upgrade()

    def await_head(self) -> None:
        """Let the time run, if it does not."""
        if self.awaits_head and self.deadline is None:
            self.deadline = self.loop.call_later(self.lines.patience, self.transport.close)

    def stop_waiting(self) -> None:
        """Let the time stop."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class CountedSocket(WebSocketsSansIOProtocol):
    """A socket that goes on counting as the line that it was, and whose frames are counted: even those that only keep a line alive cost something."""

    lines: ClassVar[Lines]
    allowance = FRAMES
    counted_at = 0.0

    def data_received(self, data: bytes) -> None:
        """Read in small sips, so that a flood is noticed before all of it was looked at."""
        for start in range(0, len(data), SIP):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SIP])

    def handle_events(self) -> None:
        """Count what came."""
        now = self.loop.time()
        self.allowance = min(FRAMES, self.allowance + (now - self.counted_at) * FRAME_RATE)
        self.counted_at = now
        self.allowance -= len(self.conn.events)
        if self.allowance < 0.0:
            self.transport.abort()
            return
        super().handle_events()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is closed."""
        self.lines.leave(peer_of(self))
        super().connection_lost(exc)


def peer_of(line: HttpToolsProtocol | WebSocketsSansIOProtocol) -> str:
    """The address at the other end of a line."""
    return household(line.client[0]) if line.client is not None else "nowhere"


def household(address: str) -> str:
    """An address as limits count it: whoever has an IPv6 address has all of its network.

    >>> household("192.168.0.7"), household("2001:db8:1:2:3:4:5:6"), household("::ffff:10.0.0.1")
    ('192.168.0.7', '2001:db8:1:2::', '10.0.0.1')
    """
    try:
        read = ip_address(address)
    except ValueError:
        return address
    if isinstance(read, IPv4Address):
        return address
    if read.ipv4_mapped is not None:
        return str(read.ipv4_mapped)
    return str(ip_network((int(read) >> 64 << 64, 64)).network_address)


def protocols(shared: Lines) -> tuple[type[PatientHttp], type[CountedSocket]]:
    """The classes of lines of one server: uvicorn makes a line by its class alone, so what all share is in the class."""

    class Http(PatientHttp):
        lines = shared

    class Socket(CountedSocket):
        lines = shared

    return Http, Socket
