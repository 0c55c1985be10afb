"""What routes share: the services, the person who asks, and the forms of names in paths."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from clutch.table.matches.person import Person
from clutch.table.safety.lines import household
from clutch.table.services import Services

MatchId = Annotated[str, Path(pattern=r"^[a-z0-9]{4,24}$", description="The id of a match")]
GameName = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$", description="The name of a game")]


def services_of(connection: HTTPConnection) -> Services:
    """The services of the running server."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return household(connection.client.host) if connection.client is not None else "nowhere"


def the_services(request: Request) -> Services:
    """The services, with the reader's rate limit counted."""
    services = services_of(request)
    services.limits.check("read", address_of(request))
    return services


def the_caller(request: Request, response: Response) -> Person:
    """The person who asks; a newcomer gets a cookie with the answer."""
    services = services_of(request)
    caller = services.cookies.read(request)
    if caller is None:
        caller = services.cookies.welcome()
        services.cookies.write(response, caller, is_secure(request))
    return caller


def is_secure(request: Request) -> bool:
    """Whether a cookie may be kept to HTTPS."""
    return services_of(request).settings.secure or request.url.scheme == "https"


TheServices = Annotated[Services, Depends(the_services)]
TheCaller = Annotated[Person, Depends(the_caller)]
