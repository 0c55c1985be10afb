"""Databases full of matches, made without a server, and looked at without any code of ours in between."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, create_engine, text

import clutch
from clutch.table.matches.person import Person
from clutch.table.matches.tokens import hashed
from clutch.table.matches.verbs.conduct import abandon, chat, rename
from clutch.table.matches.verbs.seats import claim, leave
from clutch.table.records.database import migrate, open_for_writing, read_url
from clutch.table.records.entries import AnyEntry, Claimed
from clutch.table.records.writer import Append, Writer
from table.matches import ANN, BEN, CLEO, LUCK, Timeline, play

FINISHED, RUNNING, OPEN, LEFT, DRAGOON, CALLED_OFF = "finished", "running", "open", "left", "dragoon", "calledoff"
EVENING = [FINISHED, RUNNING, OPEN, LEFT, DRAGOON, CALLED_OFF]
"""The matches of `fill`."""


def token(timeline: Timeline, seat: int) -> str:
    """The token of a seat's link."""
    return next(link["link"] for link in timeline.links if link["seat"] == seat)


def sit(timeline: Timeline, person: Person, seat: int) -> None:
    """Somebody takes an open seat by its link."""
    _, entries = claim(timeline.match, LUCK, person, token(timeline, seat), person.name, hashed(f"{person.name} {seat}"))
    timeline.do(entries, after=1)


def say(timeline: Timeline, person: Person, words: str) -> None:
    """Somebody says something."""
    timeline.do(chat(timeline.match, person, words), after=1)


def evening() -> dict[str, Timeline]:
    """Matches of all kinds: Ann is the host of them all, Ben plays, Cleo watches, talks, and comes and goes."""
    finished = Timeline(seats=["me", "open"], options={"game_length": "fixed_rounds", "rounds": 1}, public=True)
    sit(finished, BEN, 1)
    say(finished, ANN, "Good luck, Ben.")
    say(finished, BEN, "And to you.")
    say(finished, CLEO, "I only watch.")
    finished.do(rename(finished.match, BEN, "Benjamin", None))
    play(finished, clutch.Seeded(1))
    running = Timeline(seats=["me", "open", "bot:random"], clock={"kind": "move", "seconds": 3600})
    sit(running, BEN, 1)
    play(running, clutch.Seeded(2), most=3)
    waiting = Timeline(seats=["me", "open", "open"])
    sit(waiting, BEN, 1)
    left = Timeline(seats=["open", "open", "open"])
    sit(left, CLEO, 0)
    left.do(leave(left.match, CLEO, None, hashed("another")))
    dragoon = Timeline(game="dragoon", seats=["me", "open", "open"])
    sit(dragoon, BEN, 1)
    sit(dragoon, CLEO, 2)
    play(dragoon, clutch.Seeded(3), most=40)
    called_off = Timeline(seats=["me", "open"])
    called_off.do(abandon(called_off.match, ANN))
    return dict(zip(EVENING, (finished, running, waiting, left, dragoon, called_off), strict=True))


def fill(url: str) -> dict[str, Timeline]:
    """A new database with the matches of an evening, written as the server writes them."""
    migrate(read_url(url))
    made = evening()
    writer = Writer(open_for_writing(read_url(url)), "evening")
    for name, timeline in made.items():
        timeline.match.id = name
        first = [(person, number) for number, plan in enumerate(timeline.match.created.seats) for person in plan.holders]
        claimed = [(logged.entry.person, logged.entry.seat) for logged in timeline.log if isinstance(logged.entry, Claimed)]
        held = {(person, seat.number) for seat in timeline.match.seats for person in seat.holders}
        item = Append(name, list(timeline.log), timeline.match.row(), new=True, members=[pair for pair in first + claimed if pair in held])
        assert writer.commit([item]) == [True]
    writer.thread.shutdown()
    writer.engine.dispose()
    return made


def append(url: str, timeline: Timeline, entries: list[AnyEntry]) -> None:
    """Let something more happen in a stored match."""
    before = len(timeline.log)
    timeline.do(entries)
    writer = Writer(open_for_writing(read_url(url)), "later")
    assert writer.commit([Append(timeline.match.id, timeline.log[before:], timeline.match.row())]) == [True]
    writer.thread.shutdown()
    writer.engine.dispose()


def raw(url: str) -> Engine:
    """The database as it is: without foreign keys and without our settings."""
    return create_engine(read_url(url))


def run_sql(url: str, statement: str, **values: Any) -> None:
    """Change a database behind our back."""
    engine = raw(url)
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


def rows(url: str, query: str, **values: Any) -> list[tuple[Any, ...]]:
    """What a database has."""
    engine = raw(url)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(query), values)]
    engine.dispose()
    return found


def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All lines of all tables."""
    queries = {
        "matches": "SELECT * FROM matches ORDER BY id",
        "log": "SELECT * FROM log ORDER BY match_id, serial",
        "members": "SELECT * FROM members ORDER BY match_id, person, seat",
        "analyses": "SELECT * FROM analyses ORDER BY match_id, n",
        "settings": "SELECT * FROM settings ORDER BY name",
    }
    return {name: rows(url, query) for name, query in queries.items()}
