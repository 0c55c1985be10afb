"""Answers to those who try moves out, and to those who prepare one. They are computed beside the match: nobody waits for them but who asked."""

from __future__ import annotations

import asyncio
from typing import Literal, cast

from clutch.kernel.game import Game
from clutch.kernel.state import State
from clutch.table.matches.match import Match
from clutch.table.matches.verbs.ahead import look_ahead
from clutch.table.matches.verbs.trying import expected, futures, likely, try_out, waiting
from clutch.table.presenters.ahead import foreseen_events, legal_moves
from clutch.table.presenters.state import ENCODE
from clutch.table.protocol import client as say
from clutch.table.protocol.server import PreparedMessage, PromptLine, TriedMessage
from clutch.table.rooms.connection import Connection
from clutch.table.rounds.round import Round
from clutch.table.services import Services

COST = 24
"""As many looks ahead a trial, or a preparation, counts."""


async def try_moves(services: Services, connection: Connection, found: Round, message: say.Try) -> None:
    """Tell where moves lead, on a copy of what the seat knows."""
    check(services, connection)

    def look(match: Match) -> tuple[Match, int, State]:
        return match, *look_ahead(match, connection.caller, message.at, message.seat)

    match, seat, position = await found.read(look)
    tried = await asyncio.to_thread(try_out, position, seat, message.actions)
    after = tried.position
    mine = after is not None and not after.over and after.window() is None and after.seat() == seat
    answer: TriedMessage = {
        "type": "tried",
        "n": message.at,
        "seat": seat,
        "actions": message.actions,
        "view": after.view(seat) if after is not None else None,
        "moves": legal_moves(match.game, after.legal(), match.names) if after is not None and mine else [],
        "prompt": prompt_line(match.game, after, match.names) if after is not None and mine else None,
        "events": foreseen_events(match.game, tried.events, match.names),
        "stop": cast("Literal['luck', 'secret', 'decision', 'over']", tried.stop),
        "reply_to": message.id,
    }
    send(services, connection, ENCODE(answer))


async def prepare(services: Services, connection: Connection, found: Round, message: say.Prepare) -> None:
    """Tell what a seat may probably do when its turn comes; or, of one of these moves, what it will probably bring."""
    check(services, connection)
    match, seat, position = await found.read(lambda now: (now, *waiting(now, connection.caller, message.seat)))
    n = match.n
    worlds = await asyncio.to_thread(futures, position, seat)
    brings, stop = await asyncio.to_thread(expected, worlds, seat, message.action) if message.action is not None else ([], "decision")
    answer: PreparedMessage = {
        "type": "prepared",
        "n": n,
        "seat": seat,
        "prompt": prompt_line(match.game, worlds[0], match.names) if worlds else None,
        "moves": legal_moves(match.game, likely(worlds), match.names) if message.action is None else [],
        "action": message.action,
        "events": foreseen_events(match.game, brings, match.names),
        "stop": cast("Literal['luck', 'secret', 'decision', 'over']", stop),
        "reply_to": message.id,
    }
    send(services, connection, ENCODE(answer))


def check(services: Services, connection: Connection) -> None:
    """Count a question by what it costs."""
    services.limits.check("ahead", connection.address)
    services.limits.check("volume", connection.address)
    services.limits.charge("ahead", connection.address, COST)


def send(services: Services, connection: Connection, encoded: bytes) -> None:
    """Answer, and count the answer by its size."""
    services.limits.charge("volume", connection.address, len(encoded))
    connection.push(encoded)


def prompt_line(game: Game, position: State, names: list[str]) -> PromptLine:
    """What is asked in a position that is tried, of the seat that decides there."""
    asked = position.prompt()
    text = game.words().say("prompts", asked.kind, asked.facts, names)
    return {"kind": asked.kind, "rule": asked.rule, "facts": asked.facts, "text": text, "seat": int(position.seat())}
