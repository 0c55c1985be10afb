"""Follows a game for designers: where every point comes from, which places are visited, and what becomes of each seat."""

from __future__ import annotations

from typing import Final

from clutch.kernel.state import State
from clutch.kernel.statement import Event


class Chronicle:
    """What is written down of one game. A game whose moves do not say where points come from has its own, which listens to the events.

    It sees everything that happens, secrets included: it is for reports on many games, never for a seat.
    """

    def __init__(self, players: int, places: list[str]) -> None:
        self.places: Final = places
        """Everywhere one can go, in the order of the board."""
        self.order: list[int] = []
        """The seats in their first turn order; empty where the order of the seats is the order of play."""
        self.points: Final[list[dict[str, int]]] = [{} for _ in range(players)]
        """By seat, points by where they come from; what is paid there counts against it."""
        self.visits: Final[list[dict[str, int]]] = [{} for _ in range(players)]
        """By seat, how often it went to a place."""
        self.facts: Final[list[dict[str, int]]] = [{} for _ in range(players)]
        """By seat, whatever else is worth a mean: how often something befell it, or 1 for what it had reached."""

    def hear(self, event: Event) -> None:
        """Something has happened."""
        raise NotImplementedError

    def look(self, state: State) -> None:
        """A decision has been made, and its events have been heard."""

    def close(self, state: State) -> None:
        """The game is over."""

    def add(self, counts: dict[str, int], name: str, more: int = 1) -> None:
        """Count something."""
        counts[name] = counts.get(name, 0) + more
