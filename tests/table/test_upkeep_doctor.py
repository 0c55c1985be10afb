"""`clutch doctor`: what is healthy is left alone, what is wrong is named, and what can be mended is mended without touching a log."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clutch.table.client import Client
from clutch.table.protocol.codes import Refused
from kit.command import clutch, operate
from table.serving import running
from table.stored import FINISHED, OPEN, RUNNING, everything, fill, raw, rows, run_sql


def test_a_healthy_database(empty_url: str) -> None:
    """Nothing is found, nothing is changed, whether it may mend or not."""
    fill(empty_url)
    before = everything(empty_url)
    for flags in ([], ["--mend"]):
        done = operate("doctor", "--database", empty_url, *flags)
        assert (done.returncode, done.stdout) == (0, "6 matches: all is well.\n"), done.stderr
    report = json.loads(operate("doctor", "--database", empty_url, "--json").stdout)

    assert report == {"matches": 6, "findings": []}
    assert everything(empty_url) == before


SMALL_DAMAGE = [
    ("UPDATE matches SET status = 'open', turn = 7 WHERE id = 'running'", "not what follows from the log: status, turn"),
    ("UPDATE matches SET brief = 'nonsense' WHERE id = 'finished'", "not what follows from the log: brief"),
    ("UPDATE matches SET serial = serial + 2 WHERE id = 'running'", "the index says"),
    ("UPDATE matches SET deadline = NULL WHERE id = 'running'", "not what follows from the log: deadline"),
    ("DELETE FROM members WHERE match_id = 'dragoon' AND seat = 1", "1 lines are missing from its members"),
    ("INSERT INTO members (person, match_id, seat) VALUES ('nobody', 'open', 1)", "1 lines are too many in its members"),
    ("INSERT INTO analyses (match_id, n, body) VALUES ('running', -1, 'asked')", "though it is not over"),
    ("INSERT INTO analyses (match_id, n, body) VALUES ('finished', 0, '{}')", "line 0 of its analysis cannot be read"),
    ("INSERT INTO analyses (match_id, n, body) VALUES ('finished', 9999, '{}')", "no such decision"),
]
"""What can be mended, with what is said of it."""


def test_what_follows_from_the_log_is_mended(empty_url: str) -> None:
    """Index, members and analyses are written anew or removed; looking alone changes nothing; afterwards everything is as before the damage."""
    fill(empty_url)
    healthy = normal(everything(empty_url))
    for damage, said in SMALL_DAMAGE:
        run_sql(empty_url, damage)
        damaged = everything(empty_url)
        looked = operate("doctor", "--database", empty_url)

        assert looked.returncode == 1 and said in looked.stdout and "--mend would" in looked.stdout, looked.stdout
        assert everything(empty_url) == damaged

        mended = operate("doctor", "--database", empty_url, "--mend")

        assert mended.returncode == 0 and said in mended.stdout and "; mended:" in mended.stdout
        assert normal(everything(empty_url)) == healthy
    assert operate("doctor", "--database", empty_url).returncode == 0


def normal(tables: dict[str, list[tuple[object, ...]]]) -> dict[str, list[tuple[object, ...]]]:
    """All tables, with the JSON of the index read."""
    return {**tables, "matches": [(*line[:-1], json.loads(str(line[-1]))) for line in tables["matches"]]}


GREAT_DAMAGE = [
    (None, 5, "is missing (the next is 6)"),
    ("nonsense", 3, "cannot be read"),
    ('{"kind":"moved","seat":0,"action":99999}', 9, "does not follow"),
    ('{"kind":"paused","seat":0}', 1, "does not follow"),
    ('{"kind":"renamed","seat":12,"name":"x"}', 4, "does not follow"),
]
"""What takes an entry's place, or that it is lost; its number, and what is said of it."""


def test_a_match_that_does_not_add_up_is_set_aside(empty_url: str) -> None:
    """The entry is named; `--mend` marks the match in the index, leaves its log as it is, and the doctor goes on to say so."""
    fill(empty_url)
    for body, entry, said in GREAT_DAMAGE:
        kept = rows(empty_url, "SELECT * FROM log WHERE match_id = 'finished' AND serial = :entry", entry=entry)[0]
        run_sql(empty_url, "DELETE FROM log WHERE match_id = 'finished' AND serial = :entry", entry=entry)
        if body is not None:
            run_sql(empty_url, "INSERT INTO log VALUES ('finished', :entry, :at, :body)", entry=entry, at=kept[2], body=body)
        log = everything(empty_url)["log"]
        looked = operate("doctor", "--database", empty_url, "--json")
        finding = json.loads(looked.stdout)["findings"][0]

        assert looked.returncode == 1 and (finding["match"], finding["entry"], finding["mended"]) == (FINISHED, entry, False)
        assert said in finding["what"]

        assert operate("doctor", "--database", empty_url, "--mend").returncode == 0
        assert rows(empty_url, "SELECT status, waits_for, deadline FROM matches WHERE id = 'finished'") == [("broken", "nobody", None)]
        assert everything(empty_url)["log"] == log
        again = operate("doctor", "--database", empty_url, "--mend")
        assert again.returncode == 1 and f"finished, entry {entry}: it is set aside" in again.stdout

        run_sql(empty_url, "DELETE FROM log WHERE match_id = 'finished' AND serial = :entry", entry=entry)
        run_sql(empty_url, "INSERT INTO log VALUES ('finished', :entry, :at, :body)", entry=entry, at=kept[2], body=kept[3])
        back = operate("doctor", "--database", empty_url, "--mend")
        assert back.returncode == 0 and "not what follows from the log: status" in back.stdout, (
            "whoever restores the log has the match back"
        )
        assert rows(empty_url, "SELECT status FROM matches WHERE id = 'finished' AND NOT archived") == [("over",)]


def test_leftovers_are_removed_and_lost_index_lines_written(fresh_url: str) -> None:
    """SQLite can lose a line of the index, or keep what belongs to none."""
    fill(fresh_url)
    healthy = everything(fresh_url)
    run_sql(fresh_url, "INSERT INTO members (person, match_id, seat) VALUES ('nobody', 'nowhere', 0)")
    run_sql(fresh_url, "INSERT INTO analyses (match_id, n, body) VALUES ('nothing', -1, 'asked')")
    run_sql(fresh_url, "DELETE FROM matches WHERE id IN ('open', 'dragoon')")
    run_sql(fresh_url, "DELETE FROM log WHERE match_id = 'dragoon' AND serial = 8")
    done = operate("doctor", "--database", fresh_url, "--mend")

    assert done.returncode == 0, done.stdout
    assert "nowhere: it has no log; mended: remove" in done.stdout and "nothing: it has no log" in done.stdout
    assert "open: it is not in the index; mended" in done.stdout
    after = everything(fresh_url)
    assert [line for line in after["matches"] if line[0] == OPEN] == [line for line in healthy["matches"] if line[0] == OPEN]
    assert rows(fresh_url, "SELECT game, status FROM matches WHERE id = 'dragoon'") == [("dragoon", "broken")]


def test_the_server_refuses_a_broken_match_with_a_sentence(empty_url: str) -> None:
    """Before and after it was set aside; other matches go on, and no fault is logged."""
    fill(empty_url)
    run_sql(empty_url, "UPDATE log SET body = 'nonsense' WHERE match_id = 'finished' AND serial = 3")
    run_sql(empty_url, "DELETE FROM log WHERE match_id = 'running' AND serial = 3")
    for _ in range(2):
        with running(empty_url, "--no-limits", "--workers", "1") as server, Client(server.address) as client:
            for match in (FINISHED, RUNNING):
                with pytest.raises(Refused, match="cannot be opened"):
                    client.ask("GET", f"/api/matches/{match}")
                with pytest.raises(Refused, match="cannot be opened"):
                    client.sit(match)
            assert client.ask("GET", f"/api/matches/{OPEN}")["match"] == OPEN
            assert "Traceback" not in server.errors() and "see `clutch doctor`" in server.errors()
        operate("doctor", "--database", empty_url, "--mend")


def test_mending_and_a_server_on_one_file_exclude_each_other(fresh_url: str) -> None:
    """Looking beside a server is fine; a second server, and everything that writes, is refused in one sentence."""
    fill(fresh_url)
    with running(fresh_url, "--workers", "1"):
        assert operate("doctor", "--database", fresh_url).returncode == 0
        for command in (
            ["doctor", "--mend"],
            ["prune", "--keep-finished", "1"],
            ["forget", "finished:1"],
            ["serve", "--no-browser", "--port", "0"],
        ):
            done = operate(*command, "--database", fresh_url)
            assert done.returncode in (1, 2) and "another table uses" in done.stderr, done.stderr
            assert len(done.stderr.splitlines()) == 1


def test_mending_beside_a_running_server_on_postgresql(fresh_postgres_url: str) -> None:
    """The index is mended while the server goes on."""
    fill(fresh_postgres_url)
    with running(fresh_postgres_url, "--no-limits", "--workers", "1") as server, Client(server.address) as client:
        assert client.ask("GET", f"/api/matches/{RUNNING}")["match"] == RUNNING
        run_sql(fresh_postgres_url, "UPDATE matches SET turn = 9 WHERE id = 'open'")
        assert operate("doctor", "--database", fresh_postgres_url, "--mend").returncode == 0
        assert rows(fresh_postgres_url, "SELECT turn FROM matches WHERE id = 'open'") == [(None,)]
        assert '"fault"' not in server.errors()


@pytest.mark.parametrize("command", [["doctor"], ["forget", "x"], ["prune", "--broken"], ["export", "out"], ["backup", "copy"]])
def test_a_database_that_is_not_there_is_not_made(command: list[str], tmp_path: Path) -> None:
    """One sentence, the exit code 2, and no file."""
    done = clutch(*command, "--database", f"sqlite:///{tmp_path / 'none.sqlite3'}", cwd=tmp_path)

    assert done.returncode == 2 and "there is no database" in done.stderr and len(done.stderr.splitlines()) == 1
    assert {path.name for path in tmp_path.iterdir()} <= {"none.sqlite3.lock"}


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    """Its tables are not ours."""
    url = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    engine = raw(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE things (name TEXT)")
    engine.dispose()
    done = operate("doctor", "--database", url)

    assert done.returncode == 2 and "not those of this version" in done.stderr
