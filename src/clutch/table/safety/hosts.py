"""By which names the server may be called.

A page of a stranger can make its own name lead to this machine and then read our answers as if they were its own (DNS rebinding). Such a request calls us by a name that nobody gave us.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

_HOST = re.compile(r"(?P<name>[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?")


def read_host(header: str) -> str | None:
    """The name in a `Host` header, without its port; None if it is none.

    >>> read_host("Games.Example:8264"), read_host("[::1]:80"), read_host("evil.example/x")
    ('games.example', '::1', None)
    """
    found = _HOST.fullmatch(header.strip().lower())
    return found["name"].strip("[]").rstrip(".") if found is not None else None


def read_address(name: str) -> IPv4Address | IPv6Address | None:
    """A name that is an address."""
    try:
        return ip_address(name)
    except ValueError:
        return None


class Hosts:
    """The names that are ours.

    >>> hosts = Hosts("127.0.0.1", ["https://games.example"])
    >>> [hosts.allow(name) for name in ("localhost:8264", "[::1]", "games.example", "evil.example", "192.168.0.7")]
    [True, True, True, False, False]
    >>> everywhere = Hosts("0.0.0.0")
    >>> [everywhere.allow(name) for name in ("192.168.0.7:8264", "evil.example")]
    [True, False]
    """

    def __init__(self, bound: str, origins: Iterable[str] = (), names: Iterable[str] = ()) -> None:
        given = [read_host(name) for name in names]
        ours = ["localhost", bound.lower(), *given, *(urlsplit(origin).hostname for origin in origins)]
        self.names = frozenset(name for name in ours if name)
        where = read_address(bound)
        self.any_address = where is not None and where.is_unspecified and not given
        """Bound to every address of the machine, and called by no name: whichever address people use, a name does not lead there."""
        self.more: frozenset[str] = frozenset()
        """Names for as long as the door to the network is open."""

    def allow(self, header: str) -> bool:
        """Whether we go by the name in a `Host` header."""
        name = read_host(header)
        if name is None:
            return False
        address = read_address(name)
        return name in self.names or name in self.more or (address is not None and (address.is_loopback or self.any_address))


def not_ours(header: str) -> str:
    """What to say to somebody who calls us by another name, and to our operator.

    >>> not_ours("games.example:8264")
    'This table does not go by the name “games.example”: its operator can allow it with --host-name games.example.'
    """
    name = read_host(header)
    if name is None:
        return "This request does not say by which name it calls this table."
    return f"This table does not go by the name “{name}”: its operator can allow it with --host-name {name}."
