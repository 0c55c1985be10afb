"""Decisions as rows of a table, in Parquet files: what learning programs and statisticians read (`pip install clutch[parquet]`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from clutch.kernel.game import Game
from clutch.kernel.option import Settings
from clutch.kernel.record import read_record
from clutch.kernel.state import State

if TYPE_CHECKING:
    import polars as pl

FORMAT = 1
"""The version of the columns."""
FILE_GAMES = 200
"""How many games go into a file."""


class Decisions:
    """The decisions of some games: a row for each, with what its seat could know, what it could do, what it did, and how the game ended for it."""

    def __init__(self, game: Game, players: int, settings: Settings, seed: int) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.seed = seed
        self.rows: list[tuple[int, int, int, str, int, str, list[int], bytes]] = []
        self.shares: list[float] = []
        self.scores: list[int] = []

    def note(self, number: int, turn: int, bot: str, state: State, action: int) -> None:
        """Keep a decision, before it is carried out."""
        seat = int(state.seat())
        seen = bytes(state.features(seat))
        self.rows.append((number, turn, seat, bot, action, self.game.move(action).notation, state.legal(), seen))

    def close(self, end: State) -> None:
        """A game is over: how it ended is known to all its rows."""
        shares, scores = end.payoffs(), end.scores()
        for row in self.rows[len(self.shares) :]:
            self.shares.append(shares[row[2]])
            self.scores.append(scores[row[2]])

    def frame(self) -> pl.DataFrame:
        """The rows as a table of Polars."""
        import numpy as np
        import polars as pl

        width = self.game.layout().width
        seen = np.frombuffer(b"".join([row[7] for row in self.rows]), np.uint8).reshape(-1, width)
        return pl.DataFrame(
            {
                "game": pl.Series([row[0] for row in self.rows], dtype=pl.UInt32),
                "turn": pl.Series([row[1] for row in self.rows], dtype=pl.UInt32),
                "seat": pl.Series([row[2] for row in self.rows], dtype=pl.UInt8),
                "bot": [row[3] for row in self.rows],
                "action": pl.Series([row[4] for row in self.rows], dtype=pl.UInt32),
                "move": [row[5] for row in self.rows],
                "legal": pl.Series([row[6] for row in self.rows], dtype=pl.List(pl.UInt32)),
                "observation": pl.Series(seen, dtype=pl.Array(pl.UInt8, width)),
                "share": pl.Series(self.shares, dtype=pl.Float64),
                "score": pl.Series(self.scores, dtype=pl.Int32),
            }
        )

    def facts(self) -> dict[str, object]:
        """What a file says of itself."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "observation": self.game.layout().version,
            "players": self.players,
            "options": self.settings,
            "seed": self.seed,
        }

    def write(self, path: Path) -> None:
        """Write the rows to a file."""
        self.frame().write_parquet(path, metadata={"clutch": json.dumps(self.facts(), ensure_ascii=False)})


def write_tables(game: Game, records: Path, tables: Path, seed: int) -> None:
    """Go through the records of a folder, played again and checked, and write their decisions to files of some games each."""
    files = sorted(records.glob("*.jsonl"))
    for first in range(0, len(files), FILE_GAMES):
        rows: Decisions | None = None
        for number, path in enumerate(files[first : first + FILE_GAMES], first + 1):
            record = read_record(path.read_text("utf-8"))
            if rows is None:
                rows = Decisions(game, record.players, record.options, seed)
            for turn, state in enumerate(record):
                if turn == len(record.entries):
                    rows.close(state)
                    break
                entry = record.entries[turn]
                rows.note(number, turn, record.seats[entry.seat].bot or "", state, game.parse(entry.move))
        if rows is not None:
            rows.write(tables / f"{files[first].stem}.parquet")


def read_facts(path: Path) -> dict[str, object]:
    """What a file says of itself: game, rules, version of the observations, players, options, seed."""
    import polars as pl

    facts: dict[str, object] = json.loads(pl.read_parquet_metadata(path)["clutch"])
    return facts
