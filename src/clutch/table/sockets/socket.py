"""The socket of a page: opening it, reading its messages, and closing it. Whatever a page sends, it gets an answer, and the match is not disturbed."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from clutch.kernel.errors import GameError
from clutch.table.http.requests import address_of, services_of
from clutch.table.matches.match import Match
from clutch.table.presenters.state import ENCODE
from clutch.table.protocol import client as say
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.server import ErrorMessage
from clutch.table.protocol.spoken import in_language, wished
from clutch.table.records.database import AWAY, NO_ANSWER
from clutch.table.rooms.connection import REFUSED, Connection, Phase
from clutch.table.rounds.round import Round
from clutch.table.safety.headers import same_origin
from clutch.table.services import Services
from clutch.table.sockets.dispatch import dispatch
from clutch.table.sockets.line import SHORT_WAY

LOGGER = logging.getLogger("clutch.table.rooms")
NOISY = 4001
"""The close code for a page that sends too much nonsense."""
MOST_NONSENSE = 50
LAST_DEED = 15.0
"""Seconds for which the last thing that a page asked for may still be done after the page was given up."""


async def serve(socket: WebSocket, match: str) -> None:
    """One page at one match, from its coming to its going."""
    services = services_of(socket)
    await socket.accept()
    caller = services.cookies.read(socket) or services.cookies.welcome()
    connection = Connection(socket, caller, address_of(socket))
    connection.language = wished(socket.query_params.get("language"))
    connection.short_way = socket.scope.get("extensions", {}).get(SHORT_WAY, {}).get("write")
    sender = asyncio.create_task(connection.deliver())
    cut = asyncio.create_task(connection.cut.wait())
    reader = asyncio.create_task(attend(services, connection, match))
    try:
        await asyncio.wait((reader, cut), return_when=asyncio.FIRST_COMPLETED)
        if connection.cut.is_set():
            sender.cancel()
            await connection.hang_up()
            if not connection.idle:  # what is being stored is told to the others, too
                await asyncio.wait((reader,), timeout=LAST_DEED)
        elif connection.phase is Phase.CLOSED:
            await asyncio.wait((sender, cut), return_when=asyncio.FIRST_COMPLETED)  # what waits is still sent
    finally:
        for task in (sender, cut, reader):
            task.cancel()
        await asyncio.gather(sender, cut, reader, return_exceptions=True)


async def attend(services: Services, connection: Connection, match: str) -> None:
    """Let a page in, do what it asks for, and see it out."""
    counted = services.sockets.enter(connection.address)
    try:
        if not counted:
            raise Refused(Code.TOO_MANY, "Too many pages are open at your address: close one of them first.")
        found = await enter(services, connection, match)
        try:
            await listen(services, connection, found)
        finally:
            await go(services, connection, found)
    except (Refused, *AWAY) as error:
        connection.push(error_text(as_refusal(error, match), connection.language))
        connection.close(REFUSED)
    finally:
        if counted:
            services.sockets.leave(connection.address)


async def enter(services: Services, connection: Connection, match: str) -> Round:
    """Come into the room of a match; the first message is where it stands."""
    socket = connection.socket
    if not same_origin(socket.headers, services.settings.origins):
        raise Refused(Code.ORIGIN, "This page is not one of ours.")
    services.limits.check("connect", connection.address)
    services.limits.check("volume", connection.address)
    since = read_number(socket.query_params.get("since"), "since")
    connection.seat = read_number(socket.query_params.get("seat"), "seat")
    connection.look = read_number(socket.query_params.get("look"), "look")
    found = services.rounds.find(match)

    def come(now: Match) -> None:
        connection.caller.must_see(now)
        found.room.greet(now, connection, since)
        found.room.connections.append(connection)
        found.room.send_table(now, but=connection)
        connection.go(Phase.LIVE)
        found.drive(now)  # bots rest while nobody is there

    try:
        await found.read(come)
    except BaseException as error:
        # Whoever could not come in is not here, whatever went wrong.
        with contextlib.suppress(ValueError):
            found.room.connections.remove(connection)
        if not isinstance(error, Exception) or isinstance(error, (Refused, *AWAY)):
            raise
        LOGGER.exception("match %s: a page could not come in", match)
        raise Refused(Code.FAULT, "This match cannot be shown: the operator can find why in the log.") from None
    services.limits.charge("volume", connection.address, connection.bytes_told)
    services.presence_changed(match)
    return found


def read_number(text: str | None, name: str) -> int | None:
    """What a page that comes back says of itself: the last entry that it has, the seat that it looked with, the seat that it chose to look with."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Refused(Code.BAD_MESSAGE, f"{name} is a whole number of the last state that you have.")
    return int(text)


async def go(services: Services, connection: Connection, found: Round) -> None:
    """Leave the room."""
    found.room.connections.remove(connection)
    services.presence_changed(found.id)
    if found.live is not None:
        found.room.presence(found.live)  # whoever comes next is told since when somebody is away
        found.rest(found.live)
    if found.room.connections:
        try:
            await found.read(found.room.send_table)
        except (Refused, *AWAY) as error:
            LOGGER.warning("match %s: a leaving was not told: %s", found.id, as_refusal(error, found.id).code)


async def listen(services: Services, connection: Connection, found: Round) -> None:
    """Read messages until the page goes, and answer each that cannot be done."""
    nonsense = 0
    while connection.phase is Phase.LIVE:
        try:
            connection.idle = True
            packet = await connection.socket.receive()
            connection.idle = False
            if packet["type"] == "websocket.disconnect":
                return
        except WebSocketDisconnect:
            return
        message: say.FromClient | None = None
        try:
            services.limits.check("message", connection.caller.id)
            services.limits.check("messages", connection.address)
            message = read(packet.get("text"))
            await dispatch(services, connection, found, message)
        except (Refused, *AWAY) as error:
            connection.push(error_text(as_refusal(error, found.id), connection.language, message.id if message is not None else None))
            nonsense += message is None
        except GameError as error:
            LOGGER.exception("match %s: an unforeseen refusal", found.id)
            connection.push(
                error_text(Refused(Code.FAULT, str(error)[:200]), connection.language, message.id if message is not None else None)
            )
        except Exception:
            LOGGER.exception("match %s: a message failed", found.id)
            fault = Refused(Code.FAULT, "Something went wrong on our side: nothing was changed.")
            connection.push(error_text(fault, connection.language, message.id if message is not None else None))
        if nonsense > MOST_NONSENSE:
            connection.close(NOISY)


def read(text: str | None) -> say.FromClient:
    """A message from its text; refuses everything that is none."""
    if text is None:
        raise Refused(Code.BAD_MESSAGE, "A message is text: JSON of this protocol.")
    if len(text) > say.LARGEST_MESSAGE or len(text.encode("utf-8", "surrogatepass")) > say.LARGEST_MESSAGE:
        raise Refused(Code.TOO_LARGE, f"A message has at most {say.LARGEST_MESSAGE} bytes.")
    try:
        return say.FROM_CLIENT.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Refused(Code.BAD_MESSAGE, f"{where[:60] or 'message'}: {first['msg'][:160]}.") from None


def as_refusal(error: Exception, match: str) -> Refused:
    """Why something is not done: as was said, or because the database is away."""
    if isinstance(error, Refused):
        return error
    LOGGER.warning("match %s: the database does not answer: %s", match, type(error).__name__)
    return Refused(Code.BUSY, NO_ANSWER)


def error_text(refused: Refused, language: str, reply_to: int | None = None) -> bytes:
    """A refusal as a message."""
    text, told_in = in_language(refused.text, language)
    message: ErrorMessage = {
        "type": "error",
        "code": refused.code.value,
        "text": text,
        "language": told_in,
        "rule": refused.rule,
        "kind": refused.kind,
        "facts": refused.facts,
        "reply_to": reply_to,
    }
    return ENCODE(message)
