"""A way to the server that can be stopped without being cut, as a phone in a tunnel is: what is sent waits on the way, and nobody is told."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

CHUNK = 65_536


class Way:
    """A port of its own in front of a server's."""

    def __init__(self, port: int) -> None:
        self.behind = port
        self.flows = threading.Event()
        self.flows.set()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.lines: list[socket.socket] = []
        self.carriers = [threading.Thread(target=self.accept, daemon=True)]
        self.carriers[0].start()

    @property
    def address(self) -> str:
        """Where pages find the server by this way."""
        return f"http://127.0.0.1:{self.door.getsockname()[1]}"

    def stall(self) -> None:
        """Nothing comes through any more, in either direction, on old lines and on new ones."""
        self.flows.clear()

    def thaw(self) -> None:
        """All that waited comes through."""
        self.flows.set()

    def lose(self) -> None:
        """What waits on the way is lost, and the old lines with it; new lines are free."""
        for line in self.lines:
            hang_up(line)
        self.flows.set()

    def close(self) -> None:
        """Close the door and all lines."""
        hang_up(self.door)
        self.lose()
        for carrier in self.carriers:
            carrier.join(10)
        for line in (self.door, *self.lines):
            line.close()

    def accept(self) -> None:
        """Let lines in, for as long as the door is open."""
        with contextlib.suppress(OSError):
            while True:
                page, _ = self.door.accept()
                server = socket.create_connection(("127.0.0.1", self.behind))
                self.lines += [page, server]
                for one, other in ((page, server), (server, page)):
                    self.carriers.append(threading.Thread(target=self.carry, args=(one, other), daemon=True))
                    self.carriers[-1].start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        """Carry what one says to the other, until one of them hangs up."""
        with contextlib.suppress(OSError):
            while data := one.recv(CHUNK):
                self.flows.wait()
                other.sendall(data)
        hang_up(one)
        hang_up(other)


def hang_up(line: socket.socket) -> None:
    """End a line whose other end may have gone already."""
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def way_to(port: int) -> Iterator[Way]:
    """A way to a server for the length of a test."""
    way = Way(port)
    try:
        yield way
    finally:
        way.close()
