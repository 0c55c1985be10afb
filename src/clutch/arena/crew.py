"""Who plays the games of a tournament: this process, several on this machine, or a cluster. A worker may die at any moment; its games are played again by another."""

from __future__ import annotations

import multiprocessing
import signal
import socket
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from clutch.arena.match import Match, Played
from clutch.arena.player import Player, make_player
from clutch.arena.tournament import Tournament
from clutch.kernel.errors import GameError

LEAST_SECONDS = 0.2
"""Parts grow until one takes about so long, so that handing them out costs little however short the games are."""
MOST_GAMES = 2000
"""The largest part."""
AHEAD = 2
"""How many parts each worker has before it, so that none waits for the next."""
MOST_BREAKDOWNS = 5
"""So many workers may die one after the other without a single game in between."""
KNOCK_SECONDS = 5.0

Part = list[int]
"""The numbers of games that one worker plays one after the other."""


class Crew(Protocol):
    """Plays the games of a tournament."""

    def play(self, numbers: Iterator[int]) -> Iterator[list[Played]]:
        """Play the games of these numbers; they come back in parts, in any order, each of them once."""


class Parts:
    """Cuts numbers into parts that take neither an instant nor an age."""

    def __init__(self, numbers: Iterator[int]) -> None:
        self.numbers = numbers
        self.size = 1

    def next(self) -> Part | None:
        """The next part, or None when there are no more."""
        part: Part = []
        for number in self.numbers:
            part.append(number)
            if len(part) >= self.size:
                break
        return part or None

    def took(self, games: int, seconds: float) -> None:
        """A part took so long: the next ones may be larger."""
        if games >= self.size and seconds < LEAST_SECONDS:
            self.size = min(self.size * 2, MOST_GAMES)


class Alone:
    """This process plays all games."""

    def __init__(self, tournament: Tournament, records: Path | None = None) -> None:
        self.tournament = tournament
        self.records = records

    def play(self, numbers: Iterator[int]) -> Iterator[list[Played]]:
        parts = Parts(numbers)
        part = parts.next()
        while part is not None:
            games, seconds = play_part(self.tournament, part, self.records)
            parts.took(len(part), seconds)
            yield games
            part = parts.next()


class Worker:
    """A process of this machine with a line to it, and the parts that it has before it."""

    def __init__(self, tournament: Tournament, records: Path | None) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other, tournament, records), daemon=True)
        self.process.start()
        other.close()  # so that the line ends here when the process does
        self.parts: deque[Part] = deque()

    def give(self, part: Part) -> None:
        """One more part; a process that is gone already is found when it should answer."""
        self.parts.append(part)
        with suppress(OSError):
            self.line.send(part)

    def take(self) -> tuple[Part, list[Played], float]:
        """The oldest part, played; raises `EOFError` if the process is gone."""
        try:
            games, seconds = self.line.recv()
        except OSError:
            raise EOFError from None
        return self.parts.popleft(), games, seconds

    def stop(self) -> None:
        """End the process at once: what it has not told is played again another time."""
        self.process.terminate()
        self.process.join()
        self.line.close()


class Processes:
    """Several processes of this machine."""

    def __init__(self, tournament: Tournament, jobs: int, records: Path | None = None) -> None:
        self.tournament = tournament
        self.jobs = jobs
        self.records = records

    def play(self, numbers: Iterator[int]) -> Iterator[list[Played]]:
        parts = Parts(numbers)
        again: list[Part] = []
        breakdowns = 0
        workers: list[Worker] = []
        try:
            workers.extend(Worker(self.tournament, self.records) for _ in range(self.jobs))
            while True:
                for worker in workers:
                    while len(worker.parts) < AHEAD and (part := again.pop() if again else parts.next()) is not None:
                        worker.give(part)
                if not any(worker.parts for worker in workers):
                    return
                ready = wait([worker.line for worker in workers if worker.parts])
                for place, worker in enumerate(workers):
                    if worker.line not in ready:
                        continue
                    try:
                        part, games, seconds = worker.take()
                    except EOFError:
                        # The process was killed: another takes its place, and its games are handed out again.
                        breakdowns += 1
                        if breakdowns >= MOST_BREAKDOWNS:
                            raise GameError(
                                f"{MOST_BREAKDOWNS} workers died one after the other: see whether memory runs out or a bot ends its process"
                            ) from None
                        again.extend(worker.parts)
                        worker.stop()
                        workers[place] = Worker(self.tournament, self.records)
                        continue
                    breakdowns = 0
                    parts.took(len(part), seconds)
                    yield games
        finally:
            for worker in workers:
                worker.stop()


def serve(line: Connection, tournament: Tournament, records: Path | None) -> None:
    """What a worker does: play the parts that it is given, until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that hands out the games
    with suppress(EOFError, OSError):
        while True:
            line.send(play_part(tournament, line.recv(), records))


class Cluster:
    """The machines of a Ray cluster."""

    def __init__(self, tournament: Tournament, address: str, records: Path | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise GameError("Ray is not installed: pip install clutch[cluster]") from None
        self.ray = ray
        self.tournament = tournament
        self.address = address
        self.records = records

    def play(self, numbers: Iterator[int]) -> Iterator[list[Played]]:
        ray = self.ray
        try:
            reach(self.address)
            ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
        except (OSError, ValueError, RuntimeError) as error:
            raise GameError(f"there is no Ray cluster at {self.address}: {str(error).splitlines()[0]}") from None
        try:
            # A worker or a machine that is lost costs nothing but its part, which Ray gives to another as often as it takes.
            task: Any = ray.remote(max_retries=-1, retry_exceptions=False)(play_part)
            plan, parts = ray.put(self.tournament), Parts(numbers)
            under_way: dict[Any, Part] = {}
            while True:
                cores = max(int(ray.cluster_resources().get("CPU", 1)), 1)
                while len(under_way) < AHEAD * cores:
                    part = parts.next()
                    if part is None:
                        break
                    under_way[task.remote(plan, part, self.records)] = part
                if not under_way:
                    return
                done, _ = ray.wait(list(under_way), timeout=None)
                for reference in done:
                    games, seconds = ray.get(reference)
                    parts.took(len(under_way.pop(reference)), seconds)
                    yield games
        finally:
            ray.shutdown()


def reach(address: str) -> None:
    """Knock at an address, if it is one: Ray itself would wait for minutes before it says that nobody is there."""
    host, sign, port = address.removeprefix("ray://").rpartition(":")
    if sign and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK_SECONDS).close()


def play_part(tournament: Tournament, part: Part, records: Path | None) -> tuple[list[Played], float]:
    """Play some games one after the other: how they went, and how long it took."""
    start = perf_counter()
    games: list[Played] = []
    table = Table(tournament)
    try:
        for number in part:
            games.append(table.play(number, records))
    finally:
        table.close()
    return games, perf_counter() - start


class Table:
    """The players of a worker, made when they are first needed and used for many games; two seats of one bot are two players."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.players: dict[tuple[int, int], Player] = {}

    def play(self, number: int, records: Path | None) -> Played:
        """Play the game of that number."""
        pairing = self.tournament.pairing(number)
        seats: list[Player] = []
        sitting: dict[int, int] = {}
        for bot in pairing.line_up:
            copy = sitting.get(bot, 0)
            sitting[bot] = copy + 1
            if (bot, copy) not in self.players:
                self.players[bot, copy] = make_player(self.tournament.bots[bot], self.tournament.deadline)
            seats.append(self.players[bot, copy])
        played = Match(self.tournament, pairing, seats).play(records)
        if played.forfeit is not None:
            self.dismiss(seats[played.forfeit[0]])
        return played

    def dismiss(self, player: Player) -> None:
        """A player that forfeited is made anew for its next game: what is left of it may be broken."""
        for key, other in list(self.players.items()):
            if other is player:
                del self.players[key]
        player.close()

    def close(self) -> None:
        """Send everybody home."""
        for player in self.players.values():
            player.close()
        self.players.clear()
