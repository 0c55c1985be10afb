"""Tokens: what opens a seat. They are random, and the server keeps only their hashes."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "23456789bcdfghjkmnpqrstvwxz"
"""No letters that are easily mistaken for each other, for match ids are read aloud; and no vowels, so that no link spells a word that nobody wants to send."""
ID_LENGTH = 13
TOKEN_LENGTH = 28


def new_token() -> str:
    """A secret of 133 bits for a link."""
    return "".join(secrets.choice(LETTERS) for _ in range(TOKEN_LENGTH))


def hashed(token: str) -> str:
    """What is stored of a token. It is random and long, so a plain hash cannot be reversed by guessing.

    >>> hashed("a")
    'ca978112ca1bbdcafac231b39a23dc4d'
    """
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def new_match_id() -> str:
    """A match's id: short enough to read aloud, too many to guess (about 60 bits)."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def match_id_from(secret: str) -> str:
    """The id of a match that follows from something nobody else knows: the same for whoever knows it.

    >>> match_id_from("a") == match_id_from("a") != match_id_from("b"), len(match_id_from("a"))
    (True, 13)
    """
    number = int.from_bytes(hashlib.sha256(secret.encode()).digest())
    letters = []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def new_person() -> str:
    """A person's id, known only to their cookie and to us."""
    return secrets.token_hex(16)


STRANGER = "gone"
"""How the id begins that stands where a person was forgotten; no cookie has such an id."""


def new_stranger() -> str:
    """An id in the place of a forgotten person's, as long as theirs."""
    return STRANGER + secrets.token_hex(14)


def is_stranger(person: str) -> bool:
    """Whether an id stands for somebody who was forgotten.

    >>> is_stranger(new_stranger()), is_stranger(new_person())
    (True, False)
    """
    return person.startswith(STRANGER)
