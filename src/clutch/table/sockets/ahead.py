"""Answers to those who look ahead. They are computed here, in slices, beside the match: nobody waits for them but who asked."""

from __future__ import annotations

from clutch.kernel.state import State
from clutch.table.matches.match import Match
from clutch.table.matches.verbs.ahead import look_ahead, outlook, why_not
from clutch.table.presenters.ahead import foreseen_move, why_message
from clutch.table.presenters.state import ENCODE
from clutch.table.protocol import client as say
from clutch.table.protocol.server import ForeseenMove, ForesightMessage
from clutch.table.rooms.connection import Connection
from clutch.table.rounds.round import Round
from clutch.table.services import Services
from clutch.table.slices import Slices

INDEXED = 100
"""Moves that are taken into a game's index at a stretch, once in a server's life."""


async def foresee(services: Services, connection: Connection, found: Round, message: say.Foresee) -> None:
    """Tell what would certainly follow from moves: each of them is counted, and so is the size of the answer."""
    limits = services.limits
    limits.check("ahead", connection.address)
    limits.check("volume", connection.address)

    def look(match: Match) -> tuple[Match, int, State]:
        return match, *look_ahead(match, connection.caller, message.at, message.seat)

    # A position is never changed, only followed by another: it can be looked at when the match has gone on.
    match, seat, position = await found.read(look)
    worlds, actions = outlook(position, seat, message.actions)
    limits.charge("ahead", connection.address, len(actions) - 1)
    game, names = match.game, match.names
    moves: list[ForeseenMove] = []
    slices = Slices()
    for action in actions:
        moves.append(foreseen_move(game, worlds.foresee(action), names))
        await slices.pause()
    answer: ForesightMessage = {"type": "foresight", "n": message.at, "seat": seat, "moves": moves, "reply_to": message.id}
    encoded = ENCODE(answer)
    limits.charge("volume", connection.address, len(encoded))
    connection.push(encoded)


async def why(services: Services, connection: Connection, found: Round, message: say.AskWhy) -> None:
    """Tell why a move cannot be made now."""
    services.limits.check("ahead", connection.address)

    def look(match: Match) -> tuple[Match, int, State]:
        return match, *look_ahead(match, connection.caller, message.at, message.seat)

    match, seat, position = await found.read(look)
    slices = Slices()
    while match.game.book.index(INDEXED):
        await slices.pause()
    refusal = why_not(position, message.kinds, message.parameters)
    connection.push(ENCODE(why_message(match.game, refusal, match.names, message.at, seat, message.id)))
