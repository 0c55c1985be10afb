"""Matches: making, joining, downloading, replaying, branching and analysing them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from clutch.table.http.problems import REFUSALS
from clutch.table.http.requests import MatchId, TheCaller, TheServices, address_of
from clutch.table.lobby.from_record import go_on, read_upload
from clutch.table.lobby.new_match import created_by, link_to, make
from clutch.table.matches.match import Match
from clutch.table.matches.names import clean_name
from clutch.table.matches.person import Person
from clutch.table.matches.tokens import hashed, new_match_id, new_token
from clutch.table.matches.verbs.link import renew_link
from clutch.table.matches.verbs.seats import claim, invited
from clutch.table.presenters.record_file import RecordFile
from clutch.table.presenters.replay import replay
from clutch.table.presenters.state import ENCODE, Eyes, tell
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import (
    Analysis,
    BranchBody,
    Invitation,
    InvitationBody,
    JoinBody,
    Joined,
    LinkBody,
    MatchMade,
    NewMatch,
    Replay,
    SeatLink,
    UploadBody,
)
from clutch.table.protocol.server import StateMessage
from clutch.table.records.entries import AnyEntry, Claimed

ROUTER = APIRouter(prefix="/api", tags=["matches"], responses=REFUSALS)
JSON = "application/json"
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="Whose eyes; without it a spectator's")]


@ROUTER.post("/matches", status_code=201)
async def create(body: NewMatch, caller: TheCaller, services: TheServices, request: Request) -> MatchMade:
    """Make a match."""
    services.limits.check("create", address_of(request))
    match = new_match_id()
    created, links = created_by(match, caller, body)
    return await make(services.rounds, created, links, match_id=match)


@ROUTER.post("/matches/{match}/join")
async def join(match: MatchId, body: JoinBody, caller: TheCaller, services: TheServices, request: Request) -> Joined:
    """Take a seat, or come back to it."""
    services.limits.check("join", address_of(request))
    token = new_token()
    name = clean_name(body.name) if body.name is not None else caller.name
    taken: list[int] = []
    fresh: list[bool] = []

    def verb(now: Match) -> list[AnyEntry]:
        seat, entries = claim(now, services.rounds.luck, caller, body.token, name or caller.name, hashed(token))
        taken[:] = [seat]
        fresh[:] = [any(isinstance(entry, Claimed) for entry in entries)]
        return entries

    await services.rounds.find(match).change(verb)
    # Who comes back with the seat's token keeps that link; a seat that is taken now has the new one.
    shown = token if fresh[0] else body.token
    return {"match": match, "seat": taken[0], "link": link_to(match, shown)}


@ROUTER.post("/matches/{match}/invitation")
async def invitation(match: MatchId, body: InvitationBody, caller: TheCaller, services: TheServices, request: Request) -> Invitation:
    """Who invites, and to which game, for whoever holds a link to a seat: at a table that is closed to spectators, too."""
    services.limits.check("join", address_of(request))
    game, host = await services.rounds.find(match).read(lambda now: invited(now, caller, body.token))
    return {"game": game, "host": host}


@ROUTER.post("/matches/{match}/link")
async def link(match: MatchId, body: LinkBody, caller: TheCaller, services: TheServices, request: Request) -> SeatLink:
    """A new link to your seat, or, for the host, to an open one; the old link is dead then."""
    services.limits.check("join", address_of(request))
    token = new_token()
    after = await services.rounds.find(match).change(lambda now: renew_link(now, caller, body.seat, hashed(token)))
    kind = "invite" if after.seats[body.seat].kind == "open" else "seat"
    return {"seat": body.seat, "kind": "invite" if kind == "invite" else "seat", "link": link_to(match, token)}


@ROUTER.get("/matches/{match}", response_model=StateMessage)
async def state(match: MatchId, caller: TheCaller, services: TheServices, request: Request) -> Response:
    """Where a match stands, as you may see it: the same as the first message over a socket."""
    services.limits.check("volume", address_of(request))
    found = services.rounds.find(match)

    def look(now: Match) -> bytes:
        caller.must_see(now)
        held = tuple(caller.held(now))
        seat = now.turn if now.turn in held else held[0] if held else None
        return ENCODE(tell(now, Eyes(seat, held, caller.is_host(now)), found.room.presence(now)))

    body = await found.read(look)
    services.limits.charge("volume", address_of(request), len(body))
    return Response(body, media_type=JSON)


@ROUTER.get(
    "/matches/{match}/record",
    response_class=Response,
    responses={200: {"content": {"application/jsonl": {}}, "description": "A record, JSON Lines"}},
)
async def record(match: MatchId, caller: TheCaller, services: TheServices, request: Request, seat: SeatQuery = None) -> Response:
    """Download a match: the whole record when it is over, before that what your seat has seen."""
    services.limits.check("volume", address_of(request))

    def look(now: Match) -> RecordFile:
        caller.must_see(now)
        held = caller.held(now)
        if now.status != "over" and seat is not None and seat not in held:
            raise Refused(Code.NOT_YOUR_SEAT, "That seat is not yours.")
        return RecordFile(now, seat if seat is not None else held[0] if held else None)

    text = await (await services.rounds.find(match).read(look)).text()
    services.limits.charge("volume", address_of(request), 3 * len(text))  # every line of it is summed up
    headers = {"content-disposition": f'attachment; filename="{match}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@ROUTER.post("/records", status_code=201)
async def upload(body: UploadBody, caller: TheCaller, services: TheServices, request: Request) -> MatchMade:
    """Upload a record: a finished one to look at, another to play on."""
    services.limits.check("create", address_of(request))
    found = await read_upload(body.record)
    return await go_on(services.rounds, caller, found, len(found.entries), body.seats, None)


@ROUTER.post("/matches/{match}/branch", status_code=201)
async def branch(match: MatchId, body: BranchBody, caller: TheCaller, services: TheServices, request: Request) -> MatchMade:
    """Play on from a position of a finished match."""
    services.limits.check("create", address_of(request))
    source = await services.rounds.find(match).read(lambda now: now)
    finished(source, caller)
    if body.at > source.n:
        raise Refused(Code.BAD_OPTIONS, f"The match has {source.n} entries: there is no position after {body.at}.")
    return await go_on(services.rounds, caller, source.record(), body.at, body.seats, source)


def finished(match: Match, caller: Person) -> None:
    """Refuse a match that is not over, or not for this person's eyes."""
    caller.must_see(match)
    if match.status != "over" or match.referee is None:
        raise Refused(Code.NOT_OVER, "This can be done when the match is over.")


@ROUTER.get("/matches/{match}/replay", response_model=Replay)
async def steps(
    match: MatchId,
    caller: TheCaller,
    services: TheServices,
    request: Request,
    seat: SeatQuery = None,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=200)] = 100,
) -> Response:
    """Positions of a finished match, with what a seat saw and was told at each."""
    services.limits.check("volume", address_of(request))
    await services.rounds.find(match).read(lambda now: finished(now, caller))
    body = ENCODE(await replay(match, await services.store.log(match), seat, first, count))
    services.limits.charge("volume", address_of(request), len(body) / 2)  # whoever looks at a game again looks with everybody's eyes
    return Response(body, media_type=JSON)


@ROUTER.post("/matches/{match}/analysis", status_code=202)
async def analyse(match: MatchId, caller: TheCaller, services: TheServices, request: Request) -> Analysis:
    """Ask for the analysis of a finished match."""
    services.limits.check("analyse", address_of(request))
    await services.rounds.find(match).read(lambda now: finished(now, caller))
    return await services.analyses.ask(match)


@ROUTER.get("/matches/{match}/analysis")
async def analysis(match: MatchId, caller: TheCaller, services: TheServices) -> Analysis:
    """How far the analysis is, and what it has found."""
    await services.rounds.find(match).read(lambda now: finished(now, caller))
    return await services.analyses.told(match)
