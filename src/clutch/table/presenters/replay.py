"""A finished match, position by position, through the same telling as live play."""

from __future__ import annotations

from clutch.table.matches.match import Match
from clutch.table.presenters.state import Eyes, Presence, tell
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import Replay, ReplayStep
from clutch.table.records.entries import Logged, Moved, Started, TakenBack
from clutch.table.slices import Slices


async def replay(match: str, entries: list[Logged], seat: int | None, first: int, count: int) -> Replay:
    """The positions from number `first` on, as a seat, or a spectator, saw them."""
    now = Match(match, entries[0])
    if seat is not None and seat >= len(now.seats):
        raise Refused(Code.NOT_FOUND, "There is no such seat.")
    steps: list[ReplayStep] = []
    last = sum(isinstance(logged.entry, (Moved, TakenBack)) for logged in entries)
    since = own = 0
    slices = Slices()
    for logged in entries[1:]:
        await slices.pause()
        now.add(logged)
        if isinstance(logged.entry, (Started, Moved, TakenBack)):
            if first <= now.n < first + count:
                steps.append(step(now, logged, seat, since))
                own = since
            since = now.mark
    if steps and steps[-1]["n"] == last:
        # What came after the last decision, such as a resignation, belongs to the last position.
        steps[-1]["state"] = tell(now, Eyes(seat), Presence(now.touched), own, fresh=False)
    return {"match": match, "last": last, "steps": steps}


def step(now: Match, logged: Logged, seat: int | None, since: int) -> ReplayStep:
    """The position after an entry."""
    entry = logged.entry
    move = words = None
    if isinstance(entry, Moved):
        move, words = now.game.move(entry.action).notation, now.game.say_move(entry.action, now.names)
    state = tell(now, Eyes(seat), Presence(logged.at), since, fresh=False)
    return {
        "n": now.n,
        "seat": None if isinstance(entry, Started) or not isinstance(entry, (Moved, TakenBack)) else entry.seat,
        "move": move,
        "words": words,
        "state": state,
    }
