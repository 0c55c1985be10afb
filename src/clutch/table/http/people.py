"""You: your name and your matches."""

from __future__ import annotations

import math
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response

from clutch.table.http.problems import REFUSALS
from clutch.table.http.requests import TheCaller, TheServices, address_of, is_secure
from clutch.table.matches.names import clean_name
from clutch.table.matches.person import Person
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import Erased, MatchBrief, Matches, Me, NameBody
from clutch.table.records.store import MatchRow
from clutch.table.upkeep.forget import forget

ROUTER = APIRouter(prefix="/api", tags=["you"], responses=REFUSALS)
PAGE = 50

Before = Annotated[float | None, Query(ge=0, le=1e12, description="The `next` of the page before")]


@ROUTER.get("/me")
async def me(caller: TheCaller) -> Me:
    """Who you are."""
    return {"name": caller.name}


@ROUTER.post("/me")
async def rename(body: NameBody, caller: TheCaller, request: Request, response: Response, services: TheServices) -> Me:
    """Take another name for matches to come."""
    name = clean_name(body.name)
    if not name:
        raise Refused(Code.BAD_MESSAGE, "A name has at least one letter.")
    services.cookies.write(response, Person(caller.id, name), is_secure(request))
    return {"name": name}


@ROUTER.delete("/me")
async def erase(request: Request, response: Response, services: TheServices) -> Erased:
    """Delete your data: your name, what you said, and that your seats were yours. The games of others stay; a bot plays on for you."""
    services.limits.check("forget", address_of(request))
    caller = services.cookies.read(request)
    if caller is None:
        return {"matches": 0}
    count = await forget(services.store, services.rounds, services.writer, caller.id)
    services.cookies.take_back(response)
    return {"matches": count}


@ROUTER.get("/me/matches")
async def mine(caller: TheCaller, services: TheServices, before: Before = None, *, archived: bool = False) -> Matches:
    """Your matches: those that wait for you first, then the newest."""
    rows = await services.store.mine(caller.id, archived, before if before is not None else math.inf, PAGE)
    held = await services.store.seats(caller.id, [row.id for row in rows])
    briefs = [brief(row, held.get(row.id, [])) for row in rows]
    briefs.sort(key=lambda entry: (not entry["your_turn"], -entry["touched"]))
    return {"matches": briefs, "next": repr(rows[-1].touched) if len(rows) == PAGE else None}


@ROUTER.get("/matches")
async def lobby(caller: TheCaller, services: TheServices, before: Before = None) -> Matches:
    """Public matches that are open or running."""
    rows = await services.store.lobby(before if before is not None else math.inf, PAGE)
    held = await services.store.seats(caller.id, [row.id for row in rows])
    return {"matches": [brief(row, held.get(row.id, [])) for row in rows], "next": repr(rows[-1].touched) if len(rows) == PAGE else None}


def brief(row: MatchRow, mine: list[int]) -> MatchBrief:
    """A match in a list."""
    stored: dict[str, Any] = msgspec.json.decode(row.brief)
    asked = set(stored.get("asked", []))  # of those who are asked in a window each is told only of their own
    return {
        "match": row.id,
        "game": row.game,
        "status": row.status,
        "seats": stored["seats"],
        "mine": mine,
        "turn": row.turn,
        "your_turn": row.status == "running" and ((row.waits_for == "person" and row.turn in mine) or bool(asked & set(mine))),
        "n": row.n,
        "created": row.created,
        "touched": row.touched,
        "archived": row.archived,
        "result": stored["result"],
    }
