"""What you have played and with whom, and a way to take it along."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response

from clutch.table.http.problems import REFUSALS
from clutch.table.http.requests import TheCaller, TheServices, address_of, is_secure
from clutch.table.matches.person import Person
from clutch.table.memory.carrying import VALID
from clutch.table.memory.groups import history_of, read_played, read_sheet
from clutch.table.memory.spreadsheet import write_csv
from clutch.table.protocol.http import Me
from clutch.table.protocol.together import CarryBody, CarryLink, History, Played, SheetResults
from clutch.table.records.store import MatchRow
from clutch.table.services import Services

ROUTER = APIRouter(prefix="/api/me", tags=["you"], responses=REFUSALS)
MOST = 2000
"""Matches that are remembered, the newest."""


class Csv(Response):
    """A table for spreadsheets."""

    media_type = "text/csv"


TABLE: dict[int | str, dict[str, Any]] = {200: {"description": "A table.", "content": {Csv.media_type: {"schema": {"type": "string"}}}}}
"""What is documented of it; refusals are JSON as everywhere."""


@ROUTER.get("/history")
async def history(caller: TheCaller, services: TheServices) -> History:
    """The groups in which you have played: their last matches, and how everybody has fared in each game."""
    rows, held = await played_by(caller, services)
    return await asyncio.to_thread(lambda: history_of(read_all(rows, held)))


@ROUTER.post("/history")
async def history_with(body: SheetResults, caller: TheCaller, services: TheServices) -> History:
    """The same with what your browser keeps of score sheets counted in. Nothing of it is kept here."""
    rows, held = await played_by(caller, services)
    return await asyncio.to_thread(lambda: history_of([*read_all(rows, held), *map(read_sheet, body.sheets)]))


@ROUTER.get("/history.csv", response_class=Response, responses=TABLE)
async def export(caller: TheCaller, services: TheServices) -> Csv:
    """All of it for a spreadsheet: a line for each seat of each match."""
    rows, held = await played_by(caller, services)
    return as_file(await asyncio.to_thread(lambda: write_csv(read_all(rows, held))))


@ROUTER.post("/history.csv", response_class=Response, responses=TABLE)
async def export_with(body: SheetResults, caller: TheCaller, services: TheServices) -> Csv:
    """The same with what your browser keeps of score sheets; a line of such a game has no match. Nothing of it is kept here."""
    rows, held = await played_by(caller, services)
    return as_file(await asyncio.to_thread(lambda: write_csv([*read_all(rows, held), *map(read_sheet, body.sheets)])))


@ROUTER.post("/carry")
async def carry(caller: TheCaller, services: TheServices, request: Request) -> CarryLink:
    """A link that makes another browser you, too: your seats, your name and your memory come along."""
    services.limits.check("join", address_of(request))
    return {"link": f"/me#{services.carrying.write(caller)}", "seconds": VALID}


@ROUTER.post("/take")
async def take(body: CarryBody, services: TheServices, request: Request, response: Response) -> Me:
    """Become the person of such a link in this browser."""
    services.limits.check("join", address_of(request))
    person = services.carrying.take(body.token)
    services.cookies.write(response, person, is_secure(request))
    return {"name": person.name}


def as_file(text: str) -> Csv:
    """A spreadsheet that a browser saves."""
    return Csv(text, headers={"content-disposition": 'attachment; filename="clutch.csv"'})


async def played_by(caller: Person, services: Services) -> tuple[list[MatchRow], dict[str, list[int]]]:
    """The finished matches of a person, and their seats in them."""
    rows = await services.store.played(caller.id, MOST)
    return rows, await services.store.seats(caller.id, [row.id for row in rows])


def read_all(rows: list[MatchRow], held: dict[str, list[int]]) -> list[Played]:
    """Matches as they are remembered, without those that were broken off."""
    found = [read_played(row, held.get(row.id, [])) for row in rows]
    return [played for played in found if played is not None]
