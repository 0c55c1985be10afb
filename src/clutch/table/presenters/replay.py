"""A finished match, position by position, through the same telling as live play."""

from __future__ import annotations

import msgspec

from clutch.table.matches.match import Match, fold_in_slices
from clutch.table.presenters.state import Eyes, Presence, tell
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import Replay, ReplayStep
from clutch.table.records.entries import Corrected, Created, Entered, Logged, Moved, Started, TakenBack, Tried
from clutch.table.slices import Slices


async def replay(match: str, entries: list[Logged], seat: int | None, first: int, count: int) -> Replay:
    """The positions from number `first` on, as a seat, or a spectator, saw them."""
    entries = await without_mistakes(match, entries)
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


async def without_mistakes(match: str, entries: list[Logged]) -> list[Logged]:
    """The log of a real box as if nobody had ever said anything wrong: the decisions that stand, numbered through. Any other log is as it is."""
    first = entries[0].entry
    if not isinstance(first, Created) or not first.box:
        return entries
    box = (await fold_in_slices(match, entries)).box
    assert box is not None
    standing = {id(moved) for moved, _ in box.made}
    started = [logged for logged in entries if isinstance(logged.entry, Started)][-1:]
    kept = [
        logged
        for logged in entries
        if not isinstance(logged.entry, (Tried, Entered, Corrected))
        and (not isinstance(logged.entry, Moved) or id(logged.entry) in standing)
        and (not isinstance(logged.entry, Started) or logged in started)
    ]
    return [msgspec.structs.replace(logged, serial=number) for number, logged in enumerate(kept, 1)]


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
