"""Puzzles: positions out of strong games in which one move is clearly best from what its seat knows, and weaker players miss it.

Each game keeps its own in `puzzles.jsonl`, a line a puzzle, written by `scripts/puzzles.py` and never by hand.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field

from clutch.games.catalogue import games
from clutch.kernel.chance import Scripted, Seeded
from clutch.kernel.foresight import NoLuck, Outlook
from clutch.kernel.game import Game
from clutch.kernel.option import Settings
from clutch.kernel.record import Seat
from clutch.kernel.referee import Referee, begin
from clutch.kernel.statement import Event

FILE = "puzzles.jsonl"


@dataclass(frozen=True)
class Puzzle:
    """A position with its solution."""

    players: int
    options: Settings
    luck: list[int]
    """What the setup drew."""
    script: list[tuple[int, str, list[int]]]
    """Seat, move and luck of every decision before."""
    seat: int
    """Who is to move."""
    grade: int
    """How many of the levels below the strongest miss it: 1 is easy, 4 is hard."""
    best: str
    """The solution."""
    moves: list[tuple[str, float]]
    """The best moves with their chances of victory, the solution first."""
    then: list[str] = field(default_factory=list)
    """How the solution goes on: the further answers of the same seat, as far as no luck and nobody else comes between."""

    def line(self) -> str:
        """The puzzle as a line of the file."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    def position(self, game: Game) -> Referee:
        """The game up to the position."""
        seats = [Seat(str(number + 1)) for number in range(self.players)]
        referee = begin(game, self.players, dict(self.options), seats, Scripted(self.luck))
        for seat, move, luck in self.script:
            referee.act(seat, game.parse(move), Scripted(luck))
        return referee

    def brings(self, game: Game) -> list[Event]:
        """What the solution, with all that belongs to it, would certainly bring, as the seat can know it."""
        world = self.position(game).state.resample(self.seat, Seeded(0))
        events: list[Event] = []
        for place, move in enumerate((self.best, *self.then)):
            answer = game.parse(move)
            events += Outlook(world, self.seat).foresee(answer).events
            if place < len(self.then):
                world.apply(answer, NoLuck(self.seat))
        return events


def read_puzzles(game: Game) -> list[Puzzle]:
    """A game's puzzles, the easy ones first; none if it has no file."""
    path = game.folder / FILE
    if not path.is_file():
        return []
    found = []
    for line in path.read_text("utf-8").splitlines():
        data = json.loads(line)
        data["script"] = [(seat, move, luck) for seat, move, luck in data["script"]]
        data["moves"] = [(move, chance) for move, chance in data["moves"]]
        found.append(Puzzle(**data))
    return found


def daily(day: int) -> tuple[Game, int] | None:
    """The puzzle of a day, counted from any first day: a game and the number of its puzzle; the games take turns."""
    those = [game for game in games() if read_puzzles(game)]
    if not those:
        return None
    game = those[day % len(those)]
    return game, day // len(those) % len(read_puzzles(game))
