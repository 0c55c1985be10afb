"""What a tournament has played so far, in a file that survives Ctrl-C, a crash and a power cut: no game is lost, and none counts twice.

JSON Lines: the plan, then one line for each game in the order in which they ended. Lines are on the disk before they count. A line that a crash cut in half is dropped, and its game is played again.
"""

from __future__ import annotations

import json
import os
from contextlib import ExitStack
from pathlib import Path
from typing import IO

from clutch.arena.match import Played, read_played
from clutch.arena.tournament import Tournament
from clutch.kernel.errors import GameError

FORMAT = 1
NAME = "journal.jsonl"


class Journal:
    """A tournament's results on disk."""

    def __init__(self, directory: Path, tournament: Tournament) -> None:
        self.path = directory / NAME
        self.tournament = tournament
        self.played: dict[int, Played] = {}
        """The games that are on the disk, by number."""
        self.file: IO[bytes] | None = None

    def __enter__(self) -> Journal:
        directory = self.path.parent
        with ExitStack() as stack:
            self.open(directory, stack)
            stack.pop_all()  # all is well: it stays open
        return self

    def open(self, directory: Path, stack: ExitStack) -> None:
        """Lock the file, read it, and make it ready for more; the stack closes it if that cannot be."""
        try:
            directory.mkdir(parents=True, exist_ok=True)
            self.file = stack.enter_context(self.path.open("a+b"))
            lock(self.file, self.path)  # before anything is read: another arena may be writing
            whole = self.read()
            self.file.truncate(whole)
            if not whole:
                self.write([{"arena": FORMAT, **self.tournament.data()}])
        except OSError as error:
            raise GameError(f"{directory} cannot be used for the journal: {error.strerror or error}") from None

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def read(self) -> int:
        """Take in what was played before: how many bytes of the file are whole lines."""
        text = self.path.read_bytes()
        whole = text.rfind(b"\n") + 1
        lines = text[:whole].split(b"\n")[:-1]
        if not lines:
            return 0
        for number, line in enumerate(lines, 1):
            try:
                data = json.loads(line)
                if number == 1:
                    self.check(data)
                    continue
                played = read_played(data)
            except (KeyError, TypeError, ValueError) as error:
                if isinstance(error, GameError):
                    raise
                raise GameError(f"{self.path}, line {number} is not a line of a journal: give another directory, or mend it") from None
            self.played.setdefault(played.number, played)
        return whole

    def check(self, data: object) -> None:
        """Refuse a journal of another tournament; one with fewer or more games is the same."""
        wanted = {"arena": FORMAT, **json.loads(json.dumps(self.tournament.data()))}
        if data == wanted:
            return
        if not isinstance(data, dict) or "arena" not in data:
            raise GameError(f"{self.path} is not the journal of a tournament: give another directory")
        different = [name for name in wanted if data.get(name) != wanted[name]]
        raise GameError(f"{self.path} is the journal of another tournament ({', '.join(different)} differ): give another directory")

    def add(self, games: list[Played]) -> list[Played]:
        """Keep games for good: those that were new."""
        new = [game for game in games if game.number not in self.played]
        self.write([game.data() for game in new])
        for game in new:
            self.played[game.number] = game
        return new

    def write(self, lines: list[dict[str, object]]) -> None:
        """Put lines on the disk, at once."""
        assert self.file is not None
        self.file.write("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines).encode("utf-8"))
        self.file.flush()
        os.fsync(self.file.fileno())


def lock(file: IO[bytes], path: Path) -> None:
    """Only one arena writes a journal; the system lifts the lock when the process ends, however it ends."""
    try:
        import fcntl
    except ImportError:  # a system without these locks
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise GameError(f"another arena is writing {path}: wait for it, or give another directory") from None
