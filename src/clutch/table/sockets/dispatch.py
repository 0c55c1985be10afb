"""From a page's message to the verb that it asks for."""

from __future__ import annotations

from collections.abc import Callable

from clutch.table.lobby.new_match import make
from clutch.table.matches.match import Match
from clutch.table.matches.person import Person
from clutch.table.matches.tokens import hashed, new_token
from clutch.table.matches.verbs import conduct, entering, play, seats
from clutch.table.matches.verbs.hint import ask_hint
from clutch.table.matches.verbs.rematch import play_again, point_to, rematch_id
from clutch.table.presenters.hint import hint_message
from clutch.table.presenters.state import ENCODE
from clutch.table.protocol import client as say
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.server import PongMessage
from clutch.table.records.entries import AnyEntry
from clutch.table.rooms.connection import Connection
from clutch.table.rounds.bots import HINT_BOT, budget, question
from clutch.table.rounds.round import Round, Verb
from clutch.table.services import Services
from clutch.table.sockets.ahead import foresee, why
from clutch.table.sockets.trying import prepare, try_moves
from clutch.table.workers.fair import Owner, Urgency
from clutch.table.workers.pool import WorkerFailed
from clutch.table.workers.tasks import Ask
from clutch.table.workers.whole import LONGEST


async def dispatch(services: Services, connection: Connection, found: Round, message: say.FromClient) -> None:
    """Do what a message asks for; raises `Refused`."""
    match message:
        case say.Ping():
            pong: PongMessage = {"type": "pong", "serial": connection.serial, "reply_to": message.id}
            connection.push(ENCODE(pong))
        case say.Again():
            await tell(services, connection, found, lambda now: found.room.greet(now, connection, None, message.id))
        case say.Look():
            await tell(services, connection, found, lambda now: look(now, found, connection, message))
        case say.AskStory():
            await tell(services, connection, found, lambda now: found.room.send_story(now, connection, message.before, message.id))
        case say.AskHint():
            await hint(services, connection, found, message)
        case say.Foresee():
            await foresee(services, connection, found, message)
        case say.AskWhy():
            await why(services, connection, found, message)
        case say.Try():
            await try_moves(services, connection, found, message)
        case say.Prepare():
            await prepare(services, connection, found, message)
        case say.Rematch():
            await rematch(services, connection, found, message)
        case _:
            if isinstance(message, say.Chat):
                services.limits.check("chat", connection.caller.id)
                services.limits.check("talk", connection.address)
            if not isinstance(message, (say.Act, say.Enter)):
                services.limits.check("conduct", connection.caller.id)
            await found.change(verb_for(found, connection.caller, message), connection, message.id)


async def tell(services: Services, connection: Connection, found: Round, telling: Callable[[Match], None]) -> None:
    """Tell a page something that may be long: it is counted by its size."""
    services.limits.check("volume", connection.address)
    before = connection.bytes_told
    await found.read(telling)
    services.limits.charge("volume", connection.address, connection.bytes_told - before)


def verb_for(found: Round, caller: Person, message: say.FromClient) -> Verb:
    """The verb of a message that changes the match."""

    def verb(match: Match) -> list[AnyEntry]:
        if isinstance(message, say.Act):
            return play.act(match, found.luck, caller, message.action, message.at, message.seat)
        if isinstance(message, say.Enter):
            return entering.enter(match, caller, message.at, message.number, message.outcomes, message.sure)
        conduct.room_for_more(match)
        match message:
            case say.LetPass():
                return play.let_pass(match, caller, message.window, message.on, message.seat)
            case say.TakeBack() if match.box is not None:
                return entering.correct(match, caller, message.at, message.number)
            case say.TakeBack():
                return play.take_back(match, caller, message.at, message.seat, message.decisions)
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
                return seats.leave(match, caller, message.seat, hashed(new_token()))
            case say.Start():
                return seats.start(match, found.luck, caller, message.fill)
            case _:
                raise AssertionError(f"no verb for {message.type}")

    return verb


def look(match: Match, found: Round, connection: Connection, message: say.Look) -> None:
    """Look with the eyes of another held seat, or follow the one on turn again."""
    if message.seat is not None:
        connection.caller.seat(match, message.seat)
    connection.look = message.seat
    found.room.greet(match, connection, None, message.id)


async def hint(services: Services, connection: Connection, found: Round, message: say.AskHint) -> None:
    """Ask the search bot, from what the seat knows."""
    services.limits.check("hint", connection.caller.id)

    def ask(match: Match) -> tuple[Ask, int, list[str], Match]:
        asked = question(match, "opinions", ask_hint(match, connection.caller, message.seat), HINT_BOT)
        asked.whole, asked.among = message.whole, message.among
        return asked, match.n, match.names, match

    asked, n, names, match = await found.read(ask)
    try:
        owner = Owner(connection.address, connection.caller.id)
        # In a window nobody else may learn that somebody has something to think about.
        time = budget(HINT_BOT) + (LONGEST if message.whole else 0)
        reply = await services.pool.ask(asked, time, Urgency.HINT, owner, private=match.window is not None)
    except WorkerFailed:
        raise Refused(Code.BUSY, "The bot has no answer now: try again.") from None
    connection.push(ENCODE(hint_message(match, n, asked.seat, reply.thoughts, names, message.id)))


async def rematch(services: Services, connection: Connection, found: Round, message: say.Rematch) -> None:
    """Make the rematch, once, and lead everybody to it."""
    again = rematch_id(found.id, await services.store.secret("rematches"))
    created = await found.read(lambda now: play_again(now, connection.caller))
    if created is not None:
        await make(services.rounds, created, [], match_id=again)
    await found.change(lambda now: point_to(now, again), connection, message.id)
