"""How this table can be reached, and its door to the network."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from clutch.table.http.problems import REFUSALS
from clutch.table.http.requests import TheServices
from clutch.table.network.door import Door
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.together import DoorBody, DoorState

ROUTER = APIRouter(prefix="/api", tags=["the way to this table"], responses=REFUSALS)
DECIDED = "Whoever runs this table has decided how it is reached."


def the_door(request: Request) -> Door | None:
    """The door of the running server; an application that somebody else serves has none."""
    door = getattr(request.app.state, "door", None)
    assert door is None or isinstance(door, Door)
    return door


TheDoor = Annotated[Door | None, Depends(the_door)]


@ROUTER.get("/door")
async def look(request: Request, door: TheDoor, services: TheServices) -> DoorState:
    """Who can reach this table, and whether you may change that."""
    if door is None:
        return {"reach": "given", "address": None, "may": False, "possible": False}
    return await door.tell(request)


@ROUTER.post("/door")
async def turn(body: DoorBody, request: Request, door: TheDoor, services: TheServices) -> DoorState:
    """Open this table to its network, or close it again. Only from the machine that it runs on."""
    if door is None or not door.offered:
        raise Refused(Code.FORBIDDEN, DECIDED)
    door.check(request)
    if body.open:
        await door.open()
    else:
        await door.close()
    return await door.tell(request)
