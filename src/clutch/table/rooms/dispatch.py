"""From a page's message to the verb that it asks for."""

from __future__ import annotations

import hashlib

from clutch.table.desk import Desk
from clutch.table.lobby.making import again, make
from clutch.table.protocol import client as say
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.server import PongMessage
from clutch.table.records.entries import AnyEntry, Rematched
from clutch.table.rooms.connection import Connection
from clutch.table.rounds.caller import Caller
from clutch.table.rounds.match import Match
from clutch.table.rounds.round import Round, Verb
from clutch.table.rounds.telling import ENCODE
from clutch.table.rounds.thinking import HINT_BOT, budget, hint_message, question
from clutch.table.rounds.verbs import conduct, play, seating
from clutch.table.safety.tokens import hashed, new_token
from clutch.table.workers.pool import Urgency, WorkerFailed
from clutch.table.workers.tasks import Ask


async def dispatch(desk: Desk, connection: Connection, found: Round, message: say.FromClient) -> None:
    """Do what a message asks for; raises `Refused`."""
    match message:
        case say.Ping():
            pong: PongMessage = {"type": "pong", "serial": connection.serial, "reply_to": message.id}
            connection.push(ENCODE(pong).decode())
        case say.Again():
            await found.read(lambda now: found.room.greet(now, connection, None, message.id))
        case say.Look():
            await found.read(lambda now: look(now, found, connection, message))
        case say.AskHint():
            await hint(desk, connection, found, message)
        case say.Rematch():
            await rematch(desk, connection, found, message)
        case _:
            if isinstance(message, say.Chat):
                desk.limits.check("chat", connection.caller.person)
            await found.change(verb_for(found, connection.caller, message), connection, message.id)


def verb_for(found: Round, caller: Caller, message: say.FromClient) -> Verb:
    """The verb of a message that changes the match."""

    def verb(match: Match) -> list[AnyEntry]:
        match message:
            case say.Act():
                return play.act(match, caller, message.action, message.at, message.seat)
            case say.LetPass():
                return play.let_pass(match, caller, message.window, message.on, message.seat)
            case say.TakeBack():
                return play.take_back(match, caller, message.at, message.seat)
            case say.Answer():
                return play.answer(match, caller, message.yes, message.seat)
            case say.Chat():
                return conduct.chat(match, caller, message.text)
            case say.Resign():
                return conduct.resign(match, caller, message.seat)
            case say.Abandon():
                return conduct.abandon(match, caller)
            case say.Pause():
                return conduct.pause(match, caller)
            case say.Resume():
                return conduct.resume(match, caller)
            case say.StandIn():
                return conduct.stand_in(match, caller, message.seat, message.bot, found.room.presence(match).here)
            case say.HandBack():
                return conduct.hand_back(match, caller, message.seat)
            case say.Rename():
                return conduct.rename(match, caller, message.name, message.seat)
            case say.Leave():
                return seating.leave(match, caller, message.seat, hashed(new_token()))
            case say.Start():
                return seating.start(match, caller, message.fill)
            case _:
                raise AssertionError(f"no verb for {message.type}")

    return verb


def look(match: Match, found: Round, connection: Connection, message: say.Look) -> None:
    """Look with the eyes of another held seat, or follow the one on turn again."""
    if message.seat is not None:
        connection.caller.seat(match, message.seat)
    connection.look = message.seat
    found.room.greet(match, connection, None, message.id)


async def hint(desk: Desk, connection: Connection, found: Round, message: say.AskHint) -> None:
    """Ask the search bot, from what the seat knows."""
    desk.limits.check("hint", connection.caller.person)

    def ask(match: Match) -> tuple[Ask, int, list[str], Match]:
        seat = connection.caller.seat(match, message.seat)
        play.running(match)
        if not match.asks(seat):
            raise Refused(Code.NOT_YOUR_TURN, "A hint is for the seat that decides now.")
        return question(match, "opinions", seat, HINT_BOT), match.n, match.names, match

    asked, n, names, match = await found.read(ask)
    try:
        reply = await desk.pool.ask(asked, budget(HINT_BOT), Urgency.HINT)
    except WorkerFailed:
        raise Refused(Code.BUSY, "The bot has no answer now: try again.") from None
    connection.push(ENCODE(hint_message(match, n, asked.seat, reply.thoughts, names, message.id)).decode())


async def rematch(desk: Desk, connection: Connection, found: Round, message: say.Rematch) -> None:
    """Make the rematch, once: its id follows from the old match and from a secret, so two who ask at once make the same."""
    secret = await desk.store.secret("rematches")
    rematch_id = hashlib.sha256(f"{secret} {found.id}".encode()).hexdigest()[:12]

    def wish(match: Match) -> Match:
        connection.caller.seat(match, None)
        return match

    match = await found.read(wish)
    if match.rematch is None:
        created, links = again(match, rematch_id)
        await make(desk.rounds, created, links, match_id=rematch_id)
    await found.change(lambda now: [] if now.rematch is not None else [Rematched(rematch_id)], connection, message.id)
