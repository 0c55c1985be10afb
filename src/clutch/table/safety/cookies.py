"""Who somebody is: a signed cookie with an id and a name, no account."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from clutch.table.matches.names import clean_name
from clutch.table.matches.person import Person
from clutch.table.matches.tokens import new_person

COOKIE = "clutch_person"
YEAR = 365 * 86400
_DRAGONS = ("Ember", "Moss", "Frost", "Flint", "Gale", "Tide", "Dune", "Dusk", "Dawn", "Fern")


class Cookies:
    """Reads and writes them."""

    def __init__(self, secret: str) -> None:
        self.serializer = URLSafeSerializer(secret, salt="clutch person")

    def read(self, connection: HTTPConnection) -> Person | None:
        """The person behind a request, or None for a newcomer or a cookie that is not ours."""
        cookie = connection.cookies.get(COOKIE)
        if cookie is None:
            return None
        try:
            person, name = self.serializer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return Person(
            str(person), clean_name(str(name)) or self.welcome().name
        )  # an old cookie may have a name that would not be given today

    def welcome(self) -> Person:
        """A newcomer with a name for now."""
        return Person(new_person(), f"{secrets.choice(_DRAGONS)} {secrets.randbelow(90) + 10}")

    def take_back(self, response: Response) -> None:
        """Let somebody's browser forget who they were."""
        response.delete_cookie(COOKIE, path="/")

    def write(self, response: Response, caller: Person, secure: bool) -> None:
        """Give somebody their cookie; scripts and other sites never see it."""
        value = self.serializer.dumps([caller.id, caller.name])
        assert isinstance(value, str)
        response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
