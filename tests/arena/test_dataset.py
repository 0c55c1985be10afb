"""Decisions as tables: what is written is what was played, and Polars reads it back."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars as pl
import pytest

import clutch
from clutch.arena.dataset import read_facts, write_tables
from clutch.arena.simulate import Simulation, plan
from kit.command import clutch as command
from kit.play import every_game


@every_game
def test_rows_are_the_decisions_that_were_made(name: str, tmp_path: Path) -> None:
    """Every row has the observation, the legal actions and the move of the position in the record, and how the game ended for its seat."""
    game = clutch.game(name)
    tables, records = tmp_path / "tables", tmp_path / "records"
    tables.mkdir()
    records.mkdir()
    assert sum(Simulation(plan(game, 2, {}, ["random"], 5, 2, records)).run()) == 2
    write_tables(game, records, tables, 5)

    frame = pl.read_parquet(tables / "*.parquet")
    for number, path in enumerate(sorted(records.iterdir()), 1):
        record = clutch.read_record(path.read_text("utf-8"))
        rows = frame.filter(pl.col("game") == number)
        positions = list(record)
        assert len(rows) == len(record.entries)
        assert rows["move"].to_list() == [entry.move for entry in record.entries]
        seen = rows["observation"].to_numpy()
        assert seen.shape == (len(rows), game.layout().width) and seen.dtype == np.uint8
        for place, row in enumerate(rows.select("turn", "seat", "action", "legal", "share", "score").iter_rows(named=True)):
            state = positions[place]
            assert (row["turn"], row["seat"], row["legal"]) == (place, state.seat(), state.legal())
            assert game.move(row["action"]).notation == record.entries[place].move
            assert seen[place].tobytes() == bytes(state.features(row["seat"]))
            assert (row["share"], row["score"]) == (positions[-1].payoffs()[row["seat"]], positions[-1].scores()[row["seat"]])


def test_the_command_writes_tables_that_say_what_they_are(tmp_path: Path) -> None:
    """`clutch simulate --parquet` fills a directory with files of some 200 games; each tells game, options, seed and the version of its observations; processes change nothing."""
    arguments = ["simulate", "dragomino", "--games", "402", "--bots", "random", "--seed", "3", "--option", "thirst=true"]
    for jobs, folder in (("1", "one"), ("2", "two")):
        assert command(*arguments, "--jobs", jobs, "--parquet", str(tmp_path / folder)).returncode == 0

    files = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert files == ["dragomino-001.parquet", "dragomino-201.parquet", "dragomino-401.parquet"]
    facts = read_facts(tmp_path / "one" / files[0])
    assert (facts["game"], facts["players"], facts["seed"], facts["observation"]) == ("dragomino", 2, 3, 1)
    assert isinstance(facts["options"], dict) and facts["options"]["thirst"] is True
    assert pl.read_parquet(tmp_path / "one" / "*.parquet").equals(pl.read_parquet(tmp_path / "two" / "*.parquet"))


def test_a_directory_with_something_in_it_is_refused(tmp_path: Path) -> None:
    """One sentence, and nothing is played."""
    (tmp_path / "mine.txt").write_text("mine", "utf-8")
    done = command("simulate", "dragomino", "--games", "2", "--parquet", str(tmp_path))
    assert done.returncode != 0 and "is not empty" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_without_polars_the_command_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The extra is named."""
    from argparse import Namespace

    from clutch.cli import simulate

    monkeypatch.setattr(simulate, "find_spec", lambda name: None)
    asked = Namespace(
        game="dragomino", records=None, parquet=str(tmp_path / "new"), seed=None, players=2, option=[], bots="random", games=1, jobs=1
    )
    with pytest.raises(clutch.GameError, match=r"pip install clutch\[parquet\]"):
        simulate.run(asked)
    assert not (tmp_path / "new").exists()
