"""A table that is open already: where it is, told beside its lock, and how a second command finds and shows it."""

from __future__ import annotations

import os
from pathlib import Path

import httpx

from clutch.table.records.lock import Lock

PATIENCE = 10.0
"""Seconds that an open table has to answer."""
LARGEST = 200
"""Bytes of an address."""
BEHIND = 1
"""The lock is on the first byte of its file; what is told stands behind it, where everybody can read it."""


def leave_address(lock: Lock, address: str) -> None:
    """Tell whoever comes later where the holder of a lock is."""
    os.ftruncate(lock.handle, 0)
    os.lseek(lock.handle, 0, os.SEEK_SET)
    os.write(lock.handle, b"\n" + address.encode())


def find_address(path: Path) -> str | None:
    """Where the holder of a lock answers as a table; None if it does not say, or does not answer."""
    try:
        with path.open("rb") as file:
            file.seek(BEHIND)
            address = file.read(LARGEST).decode().strip()
        if not address.startswith("http://"):
            return None
        answer = httpx.get(f"{address}/healthz", timeout=PATIENCE, trust_env=False)
    except (OSError, ValueError, httpx.HTTPError, httpx.InvalidURL):
        return None
    return address if answer.text == "ok\n" else None


def ask_to_open(address: str) -> str | None:
    """Let an open table open its door to the network: its address there, or None if it cannot."""
    try:
        answer = httpx.post(f"{address}/api/door", json={"open": True}, timeout=PATIENCE, trust_env=False)
        told = answer.json()
    except (ValueError, httpx.HTTPError):
        return None
    found = told.get("address") if answer.status_code == 200 and isinstance(told, dict) else None
    return found if isinstance(found, str) else None
