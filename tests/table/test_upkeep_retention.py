"""Old matches are deleted wholly, and nothing else: by the server beside its work, and by `clutch prune`."""

from __future__ import annotations

import asyncio
import time

import pytest

from clutch.table.client import Client
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.database import open_for_writing, read_url
from clutch.table.records.entries import Renamed
from clutch.table.records.writer import Append, Writer
from clutch.table.upkeep.retention import BATCH, DAY, Keep
from kit.command import operate
from table.matches import Timeline
from table.players import Player, invite
from table.serving import eventually, metric, running
from table.stored import CALLED_OFF, EVENING, FINISHED, OPEN, RUNNING, everything, fill, rows, run_sql


def age(url: str, match: str, days: float) -> None:
    """Let a match be so many days old."""
    run_sql(url, "UPDATE matches SET touched = :then WHERE id = :match", then=time.time() - days * DAY, match=match)


def left(url: str) -> list[str]:
    """The matches that are there."""
    return [row[0] for row in rows(url, "SELECT id FROM matches ORDER BY id")]


def test_prune_deletes_what_is_old_and_nothing_else(empty_url: str) -> None:
    """By how it ended and by its age; first it can be counted; all tables forget it."""
    fill(empty_url)
    run_sql(empty_url, "INSERT INTO analyses (match_id, n, body) VALUES ('finished', -1, 'asked')")
    for match in (FINISHED, RUNNING):
        age(empty_url, match, 20)
    database = ("--database", empty_url)
    before = everything(empty_url)
    assert operate("prune", "--keep-finished", "10", "--dry-run", *database).stdout == "1 matches would be deleted.\n"
    assert operate("prune", "--keep-finished", "30", "--keep-abandoned", "30", *database).stdout == "0 matches were deleted.\n"
    assert everything(empty_url) == before
    assert operate("prune", "--keep-finished", "10", *database).stdout == "1 matches were deleted.\n"
    assert left(empty_url) == sorted(set(EVENING) - {FINISHED})
    assert operate("prune", "--keep-abandoned", "10", *database).stdout == "1 matches were deleted.\n"
    assert left(empty_url) == sorted(set(EVENING) - {FINISHED, RUNNING})
    for query in ("SELECT match_id FROM log", "SELECT match_id FROM members", "SELECT match_id FROM analyses"):
        assert not {row[0] for row in rows(empty_url, query)} & {FINISHED, RUNNING}, query
    assert operate("doctor", *database).returncode == 0


def test_prune_takes_what_was_set_aside_only_when_asked(empty_url: str) -> None:
    """A broken match waits for its operator."""
    fill(empty_url)
    run_sql(empty_url, "DELETE FROM log WHERE match_id = 'finished' AND serial = 4")
    operate("doctor", "--mend", "--database", empty_url)
    age(empty_url, FINISHED, 1000)
    operate("prune", "--keep-finished", "1", "--keep-abandoned", "1", "--database", empty_url)
    assert FINISHED in left(empty_url)
    assert operate("prune", "--broken", "--database", empty_url).returncode == 0
    assert FINISHED not in left(empty_url)


@pytest.mark.parametrize("flags", [[], ["--keep-finished", "0"], ["--keep-finished", "soon"], ["--keep-abandoned", "-1"], ["--dry-run"]])
def test_prune_wants_to_know_what_is_old(fresh_url: str, flags: list[str]) -> None:
    """Nothing is deleted by a word too few or too many."""
    fill(fresh_url)
    done = operate("prune", *flags, "--database", fresh_url)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    assert len(left(fresh_url)) == 6


def test_a_server_deletes_old_matches_in_small_batches(empty_url: str) -> None:
    """At its start and every hour; whoever plays notices nothing."""
    fill(empty_url)
    copy = "INSERT INTO matches SELECT :name, game, status, public, archived, created, touched, serial, n, turn, waits_for, deadline, brief FROM matches WHERE id = 'calledoff'"
    for number in range(BATCH + 5):
        run_sql(empty_url, copy, name=f"old{number:04}")
        age(empty_url, f"old{number:04}", 40)
    age(empty_url, OPEN, 40)
    keep = ("--keep-finished", "30", "--keep-abandoned", "50")
    with running(empty_url, "--no-limits", "--workers", "1", "--operator-port", "0", *keep) as server:
        eventually(lambda: metric(server, "clutch_matches_deleted_total") == BATCH + 5)
        assert left(empty_url) == sorted(EVENING)
        assert '"fault"' not in server.errors()


def test_a_server_keeps_everything_unless_told_otherwise(fresh_url: str) -> None:
    """The default deletes nothing; a number of days that is none is refused."""
    fill(fresh_url)
    age(fresh_url, CALLED_OFF, 10_000)
    with running(fresh_url, "--workers", "1", "--operator-port", "0") as server:
        assert metric(server, "clutch_matches_deleted_total") == 0
    assert Keep().forever and not Keep(finished=1).forever
    done = operate("serve", "--keep-finished", "0", "--database", fresh_url)
    assert done.returncode == 2 and "number of days" in done.stderr


def test_a_live_match_that_was_deleted_is_gone_everywhere(fresh_postgres_url: str) -> None:
    """Pages of another process are sent away and hear that there is no such match; a decision for it fails alone."""
    with running(fresh_postgres_url, "--no-limits", "--workers", "1") as server:
        host = Player(server.address, "Ann", seed=3, unruly=False)
        match, players = invite(host, [server.address], ["Ben"])
        age(fresh_postgres_url, match, 5)
        assert operate("prune", "--keep-abandoned", "3", "--database", fresh_postgres_url).stdout == "1 matches were deleted.\n"

        def gone() -> bool:
            with Client(server.address) as client:
                try:
                    client.ask("GET", f"/api/matches/{match}")
                except Refused as refused:
                    return refused.code is Code.NOT_FOUND
                return False

        eventually(gone)
        for player in players:
            player.client.http.close()
        assert '"fault"' not in server.errors(), server.errors()


def test_a_deleted_match_does_not_spoil_the_commit_of_others(empty_url: str) -> None:
    """Of a batch in which one match is no more, all others are stored."""
    made = fill(empty_url)
    timelines = [made[OPEN], made[RUNNING]]
    run_sql(empty_url, "DELETE FROM members WHERE match_id = 'open'")
    run_sql(empty_url, "DELETE FROM log WHERE match_id = 'open'")
    run_sql(empty_url, "DELETE FROM matches WHERE id = 'open'")

    async def write() -> list[bool]:
        writer = Writer(open_for_writing(read_url(empty_url)), "test")
        writer.start()
        stored = await asyncio.gather(*(writer.append(renaming(timeline)) for timeline in timelines))
        await writer.stop()
        return list(stored)

    assert asyncio.run(write()) == [False, True]
    assert rows(empty_url, "SELECT serial FROM matches WHERE id = 'running'") == [(made[RUNNING].match.serial,)]


def renaming(timeline: Timeline) -> Append:
    """A small change of a match."""
    timeline.do([Renamed(0, "Anna")])
    return Append(timeline.match.id, timeline.log[-1:], timeline.match.row())
