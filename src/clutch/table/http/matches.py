"""Matches: making, joining, downloading, replaying, branching and analysing them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from clutch.table.http.asking import REFUSALS, MatchId, TheCaller, TheDesk, address_of, may_see
from clutch.table.lobby.continuing import go_on, read_upload
from clutch.table.lobby.making import created_by, link_to, make
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import Analysis, BranchBody, JoinBody, Joined, LinkBody, MatchMade, NewMatch, Replay, SeatLink, UploadBody
from clutch.table.protocol.server import StateMessage
from clutch.table.records.download import download
from clutch.table.records.entries import AnyEntry, Linked
from clutch.table.records.replaying import replay
from clutch.table.rounds.caller import Caller
from clutch.table.rounds.match import Match
from clutch.table.rounds.telling import ENCODE, Eyes, tell
from clutch.table.rounds.verbs.conduct import plain_text
from clutch.table.rounds.verbs.seating import claim
from clutch.table.safety.tokens import hashed, new_token

ROUTER = APIRouter(prefix="/api", tags=["matches"], responses=REFUSALS)
JSON = "application/json"
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="Whose eyes; without it a spectator's")]


@ROUTER.post("/matches", status_code=201)
async def create(body: NewMatch, caller: TheCaller, desk: TheDesk, request: Request) -> MatchMade:
    """Make a match."""
    desk.limits.check("create", address_of(request))
    created, links = created_by(caller, body)
    return await make(desk.rounds, created, links)


@ROUTER.post("/matches/{match}/join")
async def join(match: MatchId, body: JoinBody, caller: TheCaller, desk: TheDesk, request: Request) -> Joined:
    """Take a seat, or come back to it."""
    desk.limits.check("join", address_of(request))
    token = new_token()
    name = plain_text(body.name) if body.name is not None else caller.name
    taken: list[int] = []
    fresh: list[bool] = []

    def verb(now: Match) -> list[AnyEntry]:
        seat, entries = claim(now, caller, body.token, name or caller.name, hashed(token))
        taken[:] = [seat]
        fresh[:] = [any(entry.__class__.__name__ == "Claimed" for entry in entries)]
        return entries

    await desk.rounds.find(match).change(verb)
    # Who comes back with the seat's token keeps that link; a seat that is taken now has the new one.
    shown = token if fresh[0] else body.token
    return {"match": match, "seat": taken[0], "link": link_to(match, shown)}


@ROUTER.post("/matches/{match}/link")
async def link(match: MatchId, body: LinkBody, caller: TheCaller, desk: TheDesk, request: Request) -> SeatLink:
    """A new link to your seat, or, for the host, to an open one; the old link is dead then."""
    desk.limits.check("join", address_of(request))
    token = new_token()
    after = await desk.rounds.find(match).change(lambda now: [new_link(now, caller, body.seat, hashed(token))])
    kind = "invite" if after.seats[body.seat].kind == "open" else "seat"
    return {"seat": body.seat, "kind": "invite" if kind == "invite" else "seat", "link": link_to(match, token)}


def new_link(match: Match, caller: Caller, number: int, shown: str) -> Linked:
    """The entry that gives a seat a new link."""
    seat = match.seats[number] if number < len(match.seats) else None
    if seat is not None and seat.kind == "person" and caller.person in seat.holders:
        return Linked(number, token=shown)
    if seat is not None and seat.kind == "open" and caller.is_host(match) and match.status == "open":
        return Linked(number, invite=shown)
    raise Refused(Code.FORBIDDEN, "Only a seat’s player, or the host for an open seat, can have a new link.")


@ROUTER.get("/matches/{match}", response_model=StateMessage)
async def state(match: MatchId, caller: TheCaller, desk: TheDesk) -> Response:
    """Where a match stands, as you may see it: the same as the first message over a socket."""
    found = desk.rounds.find(match)

    def look(now: Match) -> bytes:
        may_see(now, caller)
        held = tuple(caller.held(now))
        seat = now.turn if now.turn in held else held[0] if held else None
        return ENCODE(tell(now, Eyes(seat, held, caller.is_host(now)), found.room.presence(now)))

    return Response(await found.read(look), media_type=JSON)


@ROUTER.get(
    "/matches/{match}/record",
    response_class=Response,
    responses={200: {"content": {"application/jsonl": {}}, "description": "A record, JSON Lines"}},
)
async def record(match: MatchId, caller: TheCaller, desk: TheDesk, seat: SeatQuery = None) -> Response:
    """Download a match: the whole record when it is over, before that what your seat has seen."""

    def look(now: Match) -> str:
        may_see(now, caller)
        held = caller.held(now)
        if now.status != "over" and seat is not None and seat not in held:
            raise Refused(Code.NOT_YOUR_SEAT, "That seat is not yours.")
        return download(now, seat if seat is not None else held[0] if held else None)

    text = await desk.rounds.find(match).read(look)
    headers = {"content-disposition": f'attachment; filename="{match}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@ROUTER.post("/records", status_code=201)
async def upload(body: UploadBody, caller: TheCaller, desk: TheDesk, request: Request) -> MatchMade:
    """Upload a record: a finished one to look at, another to play on."""
    desk.limits.check("create", address_of(request))
    found = read_upload(body.record)
    return await go_on(desk.rounds, caller, found, len(found.entries), body.seats, None)


@ROUTER.post("/matches/{match}/branch", status_code=201)
async def branch(match: MatchId, body: BranchBody, caller: TheCaller, desk: TheDesk, request: Request) -> MatchMade:
    """Play on from a position of a finished match."""
    desk.limits.check("create", address_of(request))
    source = await desk.rounds.find(match).read(lambda now: now)
    finished(source, caller)
    if body.at > source.n:
        raise Refused(Code.BAD_OPTIONS, f"The match has {source.n} entries: there is no position after {body.at}.")
    return await go_on(desk.rounds, caller, source.record(), body.at, body.seats, source)


def finished(match: Match, caller: Caller) -> None:
    """Refuse a match that is not over, or not for this person's eyes."""
    may_see(match, caller)
    if match.status != "over" or match.referee is None:
        raise Refused(Code.NOT_OVER, "This can be done when the match is over.")


@ROUTER.get("/matches/{match}/replay", response_model=Replay)
async def steps(
    match: MatchId,
    caller: TheCaller,
    desk: TheDesk,
    seat: SeatQuery = None,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=200)] = 100,
) -> Response:
    """Positions of a finished match, with what a seat saw and was told at each."""
    await desk.rounds.find(match).read(lambda now: finished(now, caller))
    entries = await desk.store.log(match)
    return Response(ENCODE(replay(match, entries, seat, first, count)), media_type=JSON)


@ROUTER.post("/matches/{match}/analysis", status_code=202)
async def analyse(match: MatchId, caller: TheCaller, desk: TheDesk) -> Analysis:
    """Ask for the analysis of a finished match."""
    desk.limits.check("analyse", caller.person)
    await desk.rounds.find(match).read(lambda now: finished(now, caller))
    return await desk.analyses.ask(match)


@ROUTER.get("/matches/{match}/analysis")
async def analysis(match: MatchId, caller: TheCaller, desk: TheDesk) -> Analysis:
    """How far the analysis is, and what it has found."""
    await desk.rounds.find(match).read(lambda now: finished(now, caller))
    return await desk.analyses.told(match)
