"""Reading what is stored: a match's log, lists of matches, timers, analyses and shared settings."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Row, and_, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from clutch.table.records.entries import Logged, read_entry
from clutch.table.records.schema import BROKEN, NAMED, analyses, log, matches, members, settings

MatchRow = Row[Any]


class Store:
    """The reading side of the database, and the few writes that are no decisions."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.dialect = postgresql if engine.dialect.name == "postgresql" else sqlite

    async def log(self, match: str, since: int = 0) -> list[Logged]:
        """A match's entries after a serial number, in order; none for a match that there is not."""
        query = select(log.c.serial, log.c.at, log.c.body).where(log.c.match_id == match, log.c.serial > since).order_by(log.c.serial)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Logged(row.serial, row.at, read_entry(row.body)) for row in rows]

    async def row(self, match: str) -> MatchRow | None:
        """A match's index line."""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(matches).where(matches.c.id == match))).first()

    async def mine(self, person: str, archived: bool, before: float, limit: int) -> list[MatchRow]:
        """The matches in which a person holds a seat, the newest first."""
        theirs = select(members.c.match_id).where(members.c.person == person, members.c.seat != NAMED)
        query = select(matches).where(
            matches.c.id.in_(theirs), matches.c.touched < before, matches.c.archived == archived, matches.c.status != BROKEN
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(matches.c.touched.desc()).limit(limit))).all())

    async def seats(self, person: str, ids: list[str]) -> dict[str, list[int]]:
        """Which seats a person holds in these matches."""
        query = (
            select(members.c.match_id, members.c.seat)
            .where(members.c.person == person, members.c.match_id.in_(ids), members.c.seat != NAMED)
            .order_by(members.c.seat)
        )
        held: dict[str, list[int]] = {}
        async with self.engine.connect() as connection:
            for row in await connection.execute(query):
                held.setdefault(row.match_id, []).append(row.seat)
        return held

    async def naming(self, person: str) -> list[str]:
        """All matches whose logs name a person, whether they hold a seat there or not."""
        query = select(members.c.match_id).where(members.c.person == person).distinct().order_by(members.c.match_id)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def lobby(self, before: float, limit: int) -> list[MatchRow]:
        """Public matches that are not over, the newest first."""
        query = select(matches).where(
            matches.c.public.is_(True), matches.c.archived.is_(False), matches.c.touched < before, matches.c.status != "over"
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(matches.c.touched.desc()).limit(limit))).all())

    async def finished(self, game: str, person: str, limit: int) -> list[MatchRow]:
        """Matches of a game that are over: a person's own and the public ones, the newest first."""
        theirs = select(members.c.match_id).where(members.c.person == person, members.c.seat != NAMED)
        query = select(matches).where(
            matches.c.game == game, matches.c.status == "over", or_(matches.c.public.is_(True), matches.c.id.in_(theirs))
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(matches.c.touched.desc()).limit(limit))).all())

    async def played(self, person: str, limit: int) -> list[MatchRow]:
        """Matches that are over and in which a person holds a seat, put away or not, the newest first."""
        theirs = select(members.c.match_id).where(members.c.person == person, members.c.seat != NAMED)
        query = select(matches).where(matches.c.id.in_(theirs), matches.c.status == "over")
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(matches.c.touched.desc()).limit(limit))).all())

    async def due(self, now: float, limit: int) -> list[str]:
        """Matches whose timer has run out: a clock at zero, or a bot whose process has died."""
        query = select(matches.c.id).where(matches.c.deadline <= now).order_by(matches.c.deadline).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def rest(self, match: str, serial: int) -> None:
        """Take a match's timer away: its bots rest until somebody comes. The next entry sets it again."""
        query = update(matches).where(matches.c.id == match, matches.c.serial == serial).values(deadline=None)
        async with self.engine.begin() as connection:
            await connection.execute(query)

    async def archive(self, before: float) -> int:
        """Put matches aside that nobody has touched since; they stay whole, and come back when somebody opens them."""
        query = update(matches).where(and_(matches.c.archived.is_(False), matches.c.touched < before)).values(archived=True)
        async with self.engine.begin() as connection:
            return (await connection.execute(query)).rowcount

    async def count(self) -> dict[str, int]:
        """How many matches there are, by status."""
        query = select(matches.c.status, func.count()).group_by(matches.c.status)
        async with self.engine.connect() as connection:
            return {str(status): int(number) for status, number in (await connection.execute(query)).all()}

    async def analysed(self, match: str) -> dict[int, str]:
        """What the analysis of a match has found so far, by decision."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(analyses.c.n, analyses.c.body).where(analyses.c.match_id == match))).all()
        return {row.n: row.body for row in rows}

    async def keep_analysis(self, match: str, n: int, body: str) -> None:
        """Keep what was found for one decision."""
        async with self.engine.begin() as connection:
            await connection.execute(self.dialect.insert(analyses).values(match_id=match, n=n, body=body).on_conflict_do_nothing())

    async def unfinished_analyses(self) -> list[str]:
        """Matches whose analysis was asked for and has not ended."""
        asked = select(analyses.c.match_id).where(analyses.c.n == -1, analyses.c.body == "asked")
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def end_analysis(self, match: str) -> None:
        """Mark an analysis as complete."""
        query = update(analyses).where(analyses.c.match_id == match, analyses.c.n == -1).values(body="done")
        async with self.engine.begin() as connection:
            await connection.execute(query)

    async def secret(self, name: str) -> str:
        """A random secret that all processes share, made by the first that asks."""
        made = self.dialect.insert(settings).values(name=name, value=secrets.token_urlsafe(32)).on_conflict_do_nothing()
        async with self.engine.begin() as connection:
            await connection.execute(made)
            return str((await connection.execute(select(settings.c.value).where(settings.c.name == name))).scalar_one())
