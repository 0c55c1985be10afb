"""What processes that share a database tell each other over PostgreSQL's NOTIFY: entries that were stored, and who is connected where."""

from __future__ import annotations

import msgspec

from clutch.table.records.entries import Logged

CHANNEL = "clutch"
LARGEST_NOTICE = 7900
"""Bytes; PostgreSQL refuses 8000."""


class Notice(msgspec.Struct, omit_defaults=True, rename={"sender": "from"}):
    """One notice."""

    sender: str
    """The process that sends it."""
    log: dict[str, list[Logged]] = {}
    """The entries that it stored, by match."""
    at: dict[str, int] = {}
    """For matches whose entries are too long for a notice: the serial number of the last one."""
    gone: list[str] = []
    """Matches that were deleted."""
    here: dict[str, tuple[list[int], int]] = {}
    """For some matches, the seats that are connected to it, and how many pages only watch."""


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Notice)


def write_notice(notice: Notice) -> str:
    """A notice as it is sent.

    >>> write_notice(Notice("a1", here={"m": ([0], 2)}))
    '{"from":"a1","here":{"m":[[0],2]}}'
    """
    return _ENCODER.encode(notice).decode()


def read_notice(text: str) -> Notice:
    """A notice that was heard.

    >>> read_notice('{"from":"a1","at":{"m":7}}').at
    {'m': 7}
    """
    return _DECODER.decode(text)


def notices_of(sender: str, stored: list[tuple[str, list[Logged]]]) -> list[str]:
    """The notices that tell of entries, as few as they fit into."""
    notices: list[str] = []
    notice = Notice(sender)
    size = room = LARGEST_NOTICE - 100
    for match, entries in stored:
        length = len(match) + len(_ENCODER.encode(entries)) + 8
        fits = length <= room
        if not fits:  # the others read them in the log
            length = len(match) + 20
        if length > size:
            notices.append(write_notice(notice))
            notice, size = Notice(sender), room
        size -= length
        if fits:
            notice.log[match] = entries
        else:
            notice.at[match] = entries[-1].serial
    notices.append(write_notice(notice))
    return notices
