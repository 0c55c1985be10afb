"""Taking oneself along to another device: a link that makes its browser the same person, for some minutes and once."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from itsdangerous import BadData, URLSafeTimedSerializer

from clutch.table.matches.person import Person
from clutch.table.protocol.codes import Code, Refused

VALID = 600
"""Seconds that a link is good for."""
NOT_VALID = "This link is not valid, or no longer: make a new one on the other device."


class Carrying:
    """Makes and takes such links."""

    def __init__(self, secret: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.serializer = URLSafeTimedSerializer(secret, salt="clutch carrying")
        self.clock = clock
        self.used: dict[str, float] = {}
        """Links that were taken, and when they can be forgotten: a link that has run out needs no memory."""

    def write(self, person: Person) -> str:
        """A token for whoever shall be this person, too."""
        token = self.serializer.dumps([person.id, person.name, secrets.token_urlsafe(12)])
        assert isinstance(token, str)
        return token

    def take(self, token: str) -> Person:
        """The person of a token, once; refuses what is forged, too old, or was taken already."""
        try:
            person, name, once = self.serializer.loads(token, max_age=VALID)
        except (BadData, ValueError, TypeError):
            raise Refused(Code.BAD_TOKEN, NOT_VALID) from None
        now = self.clock()
        self.used = {each: until for each, until in self.used.items() if until > now}
        if once in self.used:
            raise Refused(Code.BAD_TOKEN, NOT_VALID)
        self.used[once] = now + VALID + 1
        return Person(str(person), str(name))
