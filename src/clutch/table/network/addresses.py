"""Where this machine is found in its own network."""

from __future__ import annotations

import contextlib
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

FAR = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Addresses towards which the system is asked for its own: the way out first, then those of home networks. Nothing is sent there."""
SHARED = ip_network("100.64.0.0/10")
"""Addresses of networks such as those of a tunnel between one's own devices."""


def own_addresses() -> list[str]:
    """This machine's addresses in networks at home, the most likely first; none where it has none."""
    found: list[str] = []
    for far in FAR:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect((far, 9))
            found.append(str(asking.getsockname()[0]))
    return [address for address in dict.fromkeys(found) if at_home(address)]


def at_home(address: str) -> bool:
    """Whether an address belongs to a network at home, which strangers do not reach.

    >>> [at_home(address) for address in ("192.168.0.7", "100.64.1.2", "127.0.0.1", "0.0.0.0", "8.8.8.8")]
    [True, True, False, False, False]
    """
    read = ip_address(address)
    if read.is_loopback or read.is_unspecified or read.is_link_local or read.is_multicast:
        return False
    return read.is_private or read in SHARED


def is_ours(address: str) -> bool:
    """Whether this machine has an address at this moment: networks come and go.

    >>> is_ours("127.0.0.1"), is_ours("203.0.113.9")
    (True, False)
    """
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as trying:
        try:
            trying.bind((address, 0))
        except OSError:
            return False
    return True


def read_own(text: str) -> IPv4Address | IPv6Address:
    """An address that somebody gives for this machine's in its network; raises `ValueError`."""
    read = ip_address(text)
    if read.is_unspecified or read.is_multicast:
        raise ValueError(text)
    return read


def is_loopback(host: str) -> bool:
    """Whether a listener's address is reached from this machine alone.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("0.0.0.0"), is_loopback("::1")
    (True, True, False, True)
    """
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
