"""Tokens: what opens a seat. They are random, and the server keeps only their hashes."""

from __future__ import annotations

import hashlib
import secrets

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters that are easily mistaken for each other: match ids are read aloud."""


def new_token() -> str:
    """A secret of 128 bits for a link."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is stored of a token. It is random and long, so a plain hash cannot be reversed by guessing.

    >>> hashed("a")
    'ca978112ca1bbdcafac231b39a23dc4d'
    """
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def new_match_id() -> str:
    """A match's id: short enough to read aloud, too many to guess (about 60 bits)."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_person() -> str:
    """A person's id, known only to their cookie and to us."""
    return secrets.token_hex(16)
