"""A new match from its host's wishes."""

from __future__ import annotations

import time

import clutch
from clutch.kernel.chance import Chance
from clutch.kernel.errors import GameError
from clutch.table.matches.match import Match
from clutch.table.matches.names import clean_name
from clutch.table.matches.person import Person
from clutch.table.matches.seat import bot_name, called
from clutch.table.matches.tokens import hashed, new_match_id, new_token
from clutch.table.matches.verbs.conduct import check_bot, sentence
from clutch.table.matches.verbs.seats import fresh, set_up
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import ClockWish, MatchMade, NewMatch, SeatLink
from clutch.table.records.entries import AnyEntry, ClockPlan, Created, Logged, SeatPlan
from clutch.table.records.writer import Append
from clutch.table.rounds.rounds import Rounds
from clutch.table.slices import Slices


def plan_seats(
    match: str, wishes: list[str], caller: Person, names: list[str] | None, bot_names: list[str] | None = None
) -> tuple[list[SeatPlan], list[SeatLink]]:
    """The seats of a match that the host wishes for, and the links to them (still without their match)."""
    plans: list[SeatPlan] = []
    links: list[SeatLink] = []
    taken: list[str] = []
    mine = [clean_name(name) or caller.name for name in names] if names else []
    dragons = called(match, len(wishes), [*mine, caller.name])
    for seat, wish in enumerate(wishes):
        token = new_token()
        if wish == "me":
            name = mine.pop(0) if mine else caller.name
            plans.append(SeatPlan("person", fresh(name, taken), holders=[caller.id], token=hashed(token)))
            links.append({"seat": seat, "kind": "seat", "link": token})
        elif wish == "open":
            plans.append(SeatPlan("open", invite=hashed(token)))
            links.append({"seat": seat, "kind": "invite", "link": token})
        else:
            bot = check_bot(wish.removeprefix("bot:"))
            plans.append(SeatPlan("bot", fresh(bot_names[seat] if bot_names else bot_name(bot, dragons[seat]), taken), bot=bot))
    return plans, links


def plan_clock(wish: ClockWish | None) -> ClockPlan | None:
    """The clock that the host wishes for."""
    return None if wish is None else ClockPlan(wish.kind, wish.seconds, wish.increment, wish.at_zero)


def screens(wishes: list[str]) -> int:
    """How many people will play, each at a screen of their own: the host's seats share one.

    >>> screens(["me", "me", "bot:greedy"]), screens(["me", "open", "open"])
    (1, 3)
    """
    return int("me" in wishes) + wishes.count("open")


def created_by(match: str, caller: Person, wish: NewMatch) -> tuple[Created, list[SeatLink]]:
    """The first entry of a new match; refuses what the game does not have."""
    try:
        game = clutch.game(wish.game)
        settings = game.settings(len(wish.seats), {**game.defaults_among(screens(wish.seats)), **wish.options})
    except GameError as error:
        raise Refused(Code.BAD_OPTIONS, sentence(str(error))) from None
    plans, links = plan_seats(match, wish.seats, caller, wish.names)
    created = Created(
        game.name,
        game.rules_version,
        settings,
        plans,
        caller.id,
        plan_clock(wish.clock),
        wish.spectators,
        wish.take_back,
        wish.public,
        box=wish.box,
    )
    return created, links


def link_to(match: str, token: str | None = None) -> str:
    """The way to a match. The token stands behind `#`: browsers do not send that part, so no log ever holds it.

    >>> link_to("abcd", "t0ken"), link_to("abcd")
    ('/m/abcd#t0ken', '/m/abcd')
    """
    return f"/m/{match}#{token}" if token is not None else f"/m/{match}"


async def make(
    rounds: Rounds, created: Created, links: list[SeatLink], more: list[AnyEntry] | None = None, match_id: str | None = None
) -> MatchMade:
    """Store a new match. Without `more` (a game that goes on) it starts by itself if no seat is open."""
    match, logged = build(match_id or new_match_id(), created, rounds.luck if more is None else None)
    slices = Slices()
    for entry in more or []:
        logged.append(Logged(match.serial + 1, match.made_at, entry))
        match.add(logged[-1])
        await slices.pause()
    members = [(person, number) for number, plan in enumerate(created.seats) for person in plan.holders]
    await rounds.create(Append(match.id, logged, match.row(), new=True, members=members), match)
    told: list[SeatLink] = [{"seat": link["seat"], "kind": link["kind"], "link": link_to(match.id, link["link"])} for link in links]
    return {"match": match.id, "watch": link_to(match.id), "links": told}


def build(match_id: str, created: Created, luck: Chance | None) -> tuple[Match, list[Logged]]:
    """A match and its first entries; with luck, it starts by itself as soon as no seat is open."""
    now = time.time()
    logged = [Logged(1, now, created)]
    match = Match(match_id, logged[0])
    if luck is not None and not any(plan.kind == "open" for plan in created.seats):
        logged.append(Logged(2, now, set_up(match, luck)))
        match.add(logged[-1])
    return match, logged
