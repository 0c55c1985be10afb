"""The tables of a tournament: a worker's players, made when they are first needed, and the games that they play."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from clutch.arena.crew import Part, Work
from clutch.arena.match import Match, Played
from clutch.arena.player import Player, make_player
from clutch.arena.tournament import Tournament


def games_of(tournament: Tournament, records: Path | None = None) -> Work[Played]:
    """The work of a crew that plays a tournament, with records if there is a folder for them."""
    return partial(play_games, tournament, records)


def play_games(tournament: Tournament, records: Path | None, part: Part) -> list[Played]:
    """Play the games of these numbers one after the other."""
    table = Table(tournament)
    try:
        return [table.play(number, records) for number in part]
    finally:
        table.close()


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
