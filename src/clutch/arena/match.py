"""One game of a tournament: played by the rules, with what each seat said and cost; whoever breaks forfeits, and the arena goes on."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter, thread_time

from clutch.arena.player import Forfeit, Place, Player, Thought
from clutch.arena.tournament import Pairing, Tournament
from clutch.bots import Sight
from clutch.games.catalogue import game as find_game
from clutch.kernel.chance import Seeded
from clutch.kernel.game import Game
from clutch.kernel.record import Seat
from clutch.kernel.referee import Referee, begin

SAID_DIGITS = 4
SECOND_DIGITS = 6
LONGEST_REASON = 300


@dataclass
class Effort:
    """What a seat did in one game."""

    moves: int = 0
    """Decisions with a choice of at least two actions."""
    seconds: float = 0.0
    processor: float = 0.0
    """Seconds of CPU time of the process that asked; a bot in a process of its own tells its own."""
    iterations: int = 0
    said: list[tuple[int, float]] = field(default_factory=list)
    """After how many decisions of the game it said which chance of victory."""


@dataclass
class Played:
    """How one game went."""

    number: int
    line_up: tuple[int, ...]
    payoffs: list[float]
    scores: list[int] | None
    """The points; None where a forfeit ended the game before its end."""
    decisions: int
    efforts: list[Effort]
    forfeit: tuple[int, str] | None = None
    """The seat that forfeited, and why."""

    def data(self) -> dict[str, object]:
        """The result as plain data: one line of the journal."""
        return {
            "n": self.number,
            "seats": list(self.line_up),
            "payoffs": self.payoffs,
            "scores": self.scores,
            "decisions": self.decisions,
            "efforts": [asdict(effort) for effort in self.efforts],
            **({} if self.forfeit is None else {"forfeit": list(self.forfeit)}),
        }


def read_played(data: dict[str, object]) -> Played:
    """The result in a line of the journal; raises `KeyError`, `TypeError` or `ValueError` for anything else."""
    forfeit = data.get("forfeit")
    return Played(
        number=whole(data["n"]),
        line_up=tuple(whole(bot) for bot in listed(data["seats"])),
        payoffs=[number(share) for share in listed(data["payoffs"])],
        scores=None if data["scores"] is None else [whole(score) for score in listed(data["scores"])],
        decisions=whole(data["decisions"]),
        efforts=[read_effort(effort) for effort in listed(data["efforts"])],
        forfeit=None if forfeit is None else (whole(listed(forfeit)[0]), str(listed(forfeit)[1])),
    )


def read_effort(data: object) -> Effort:
    """A seat's effort in a line of the journal."""
    if not isinstance(data, dict):
        raise TypeError(data)
    said = [listed(pair) for pair in listed(data["said"])]
    return Effort(
        moves=whole(data["moves"]),
        seconds=number(data["seconds"]),
        processor=number(data["processor"]),
        iterations=whole(data["iterations"]),
        said=[(whole(pair[0]), number(pair[1])) for pair in said],
    )


def listed(value: object) -> list[object]:
    """A list out of plain data."""
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def number(value: object) -> float:
    """A number out of plain data."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise TypeError(value)
    return float(value)


def whole(value: object) -> int:
    """A whole number out of plain data."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(value)
    return value


class Match:
    """A game of a tournament being played."""

    def __init__(self, tournament: Tournament, pairing: Pairing, players: list[Player]) -> None:
        self.tournament = tournament
        self.pairing = pairing
        self.players = players
        """The players by seat."""
        self.efforts = [Effort() for _ in players]
        self.game: Game = find_game(tournament.game)
        self.chance = Seeded(tournament.seed, 2 * pairing.deal)
        self.thoughts = Seeded(tournament.seed, 2 * pairing.number + 1)

    def play(self, records: Path | None = None) -> Played:
        """The whole game."""
        if records is not None:
            return self.recorded(records)
        state = self.game.begin(self.tournament.players, self.tournament.settings, self.chance, listen=False)
        decisions = 0
        seat = -1
        try:
            for seat, player in enumerate(self.players):
                player.begin(self.place(seat))
            while not state.over:
                seat = int(state.seat())
                state.apply(self.ask(seat, Sight(state, seat), decisions), self.chance)
                decisions += 1
        except Forfeit as broken:
            return self.forfeited(seat, str(broken), decisions)
        return self.finished(state.payoffs(), state.scores(), decisions)

    def recorded(self, records: Path) -> Played:
        """The same through the referee, kept in a file."""
        seats = [Seat(f"{player.name} {seat + 1}", player.name) for seat, player in enumerate(self.players)]
        referee = begin(self.game, self.tournament.players, dict(self.tournament.settings), seats, self.chance)
        seat = -1
        try:
            for seat, player in enumerate(self.players):
                player.begin(self.place(seat))
            while not referee.state.over:
                seat = int(referee.state.seat())
                referee.act(seat, self.ask(seat, Sight(referee.state, seat), len(referee.steps)), self.chance)
        except Forfeit as broken:
            self.keep(referee, records)
            return self.forfeited(seat, str(broken), len(referee.steps))
        self.keep(referee, records)
        return self.finished(referee.state.payoffs(), referee.state.scores(), len(referee.steps))

    def keep(self, referee: Referee, records: Path) -> None:
        """Write the record."""
        path = records / f"{self.game.name}-{self.pairing.number + 1:0{self.tournament.digits}}.jsonl"
        path.write_text(referee.record.text(), "utf-8", newline="\n")

    def place(self, seat: int) -> Place:
        """Where a player sits."""
        return Place(self.game, self.tournament.players, self.tournament.settings, seat)

    def ask(self, seat: int, sight: Sight, decisions: int) -> int:
        """A seat's decision, with what it cost."""
        effort = self.efforts[seat]
        actions = sight.actions()
        if len(actions) == 1:
            return actions[0]
        wall, processor = perf_counter(), thread_time()
        thought = self.thought(seat, sight)
        effort.seconds += perf_counter() - wall
        effort.processor += thread_time() - processor
        effort.moves += 1
        effort.iterations += thought.iterations or 0
        if thought.chance is not None:
            effort.said.append((decisions, round(thought.chance, SAID_DIGITS)))
        if thought.action not in actions:
            raise Forfeit(f"chose action {thought.action}, which is not legal here")
        return thought.action

    def thought(self, seat: int, sight: Sight) -> Thought:
        """What the player decides; whatever goes wrong inside it is its forfeit."""
        try:
            return self.players[seat].think(sight, self.thoughts)
        except Forfeit:
            raise
        except Exception as error:  # a bot may break in any way, and the arena goes on
            raise Forfeit(f"broke with {type(error).__name__}: {error}"[:LONGEST_REASON]) from error

    def finished(self, payoffs: list[float], scores: list[int], decisions: int) -> Played:
        """A game that was played to its end."""
        for player in self.players:
            player.end(payoffs, scores)
        return Played(self.pairing.number, self.pairing.line_up, payoffs, scores, decisions, self.rounded())

    def forfeited(self, seat: int, reason: str, decisions: int) -> Played:
        """A game that one seat forfeited: the others share the victory."""
        others = len(self.players) - 1
        payoffs = [0.0 if other == seat else 1 / others for other in range(len(self.players))]
        return Played(self.pairing.number, self.pairing.line_up, payoffs, None, decisions, self.rounded(), (seat, reason))

    def rounded(self) -> list[Effort]:
        """The efforts, with as many digits as mean anything."""
        for effort in self.efforts:
            effort.seconds = round(effort.seconds, SECOND_DIGITS)
            effort.processor = round(effort.processor, SECOND_DIGITS)
        return self.efforts
