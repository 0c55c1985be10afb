"""Score sheets of games that were played with the real box: what there is to fill in, and what it comes to by the game's own rules."""

from __future__ import annotations

from fastapi import APIRouter

import clutch
from clutch.kernel.errors import GameError
from clutch.kernel.tally import check_sheet
from clutch.table.http.games import find
from clutch.table.http.problems import REFUSALS
from clutch.table.http.requests import GameName
from clutch.table.matches.names import clean_name
from clutch.table.matches.verbs.conduct import sentence
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import FilledSheet, ScoredSheet, Sheet

ROUTER = APIRouter(prefix="/api/games", tags=["games"], responses=REFUSALS)


@ROUTER.get("/{game}/sheet")
async def sheet(game: GameName) -> Sheet:
    """What a game's score sheet asks for."""
    return tell_sheet(find(game))


def tell_sheet(game: clutch.Game) -> Sheet:
    """A game's fields as plain data."""
    return {
        "fields": [
            {
                "name": field.name,
                "kind": field.kind,  # type: ignore[typeddict-item]  # the kernel's kinds are these four words
                "symbols": field.symbols,
                "least": field.least,
                "most": field.most,
                "each_seat": field.each_seat,
            }
            for field in game.score_sheet()
        ]
    }


@ROUTER.post("/{game}/score")
async def score(game: GameName, body: FilledSheet) -> ScoredSheet:
    """Score a filled-in sheet. Nothing is kept."""
    found = find(game)
    names = [clean_name(name) or name for name in body.names]
    if len(names) != len(body.seats):
        raise Refused(Code.BAD_OPTIONS, "Name as many players as have a part of the sheet.")
    try:
        found.settings(len(names))
        check_sheet(found.score_sheet(), body.table, body.seats)
        tally = found.tally(body.table, body.seats)
    except GameError as error:
        raise Refused(Code.BAD_OPTIONS, sentence(str(error))) from None
    words = found.words()
    return {
        "scores": tally.scores,
        "winners": tally.winners,
        "events": [
            {"kind": event.kind, "rule": event.rule, "facts": event.facts, "text": words.say("events", event.kind, event.facts, names)}
            for event in tally.events
        ],
    }
