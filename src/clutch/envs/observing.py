"""What all doors share: which table is asked for, and what a seat may know as NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from clutch.games.catalogue import game as find_game
from clutch.kernel.chance import Seeded
from clutch.kernel.errors import GameError, IllegalMove
from clutch.kernel.game import Game
from clutch.kernel.option import Settings
from clutch.kernel.state import Actions, State

Observation = dict[str, NDArray[np.uint8] | NDArray[np.int8]]
"""A seat's `observation` (features, see `Game.layout`) and its `action_mask` (1 for every legal action; zeros while others decide)."""

RENDER_MODES = ["human", "ansi", "svg"]
"""How a position is shown: printed, as text, or as a picture."""


class Setting:
    """A game with its players and options: what every door is opened with."""

    def __init__(self, game: str | Game, players: int | None, options: Mapping[str, object] | None, render_mode: str | None) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise GameError(f"“{render_mode}” is no way to show a position: it is {', '.join(RENDER_MODES[:-1])} or {RENDER_MODES[-1]}")
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = players if players is not None else max(2, self.game.least_players)
        self.settings: Settings = self.game.settings(self.players, dict(options or {}))
        self.width = self.game.layout().width
        self.space = self.game.action_space

    def begin(self, luck: Seeded) -> State:
        """A new game."""
        return self.game.begin(self.players, self.settings, luck, listen=False)


class Position:
    """A game that is being played through a door, with what is legal now."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.luck = Seeded(seed)
        self.state = setting.begin(self.luck)
        self.actions = Actions()
        self.state.offer(self.actions)

    def advance(self, action: int) -> None:
        """Make a decision that is known to be legal."""
        self.state.advance(action, self.luck, self.actions)

    def legal(self) -> NDArray[np.int64]:
        """The legal actions, over the engine's own memory: to be used before the next decision."""
        return np.frombuffer(self.actions.items, np.int64, self.actions.count)  # type: ignore[call-overload,no-any-return]  # a vec lends its memory as bytes do

    def observe(self, seat: int) -> Observation:
        """What a seat may know."""
        mask = np.zeros(self.setting.space, np.int8)
        state = self.state
        if state.seat() == seat:
            mask[self.legal()] = 1
        seen = np.frombuffer(state.features(seat), np.uint8)  # type: ignore[call-overload]  # as above
        return {"observation": seen.copy(), "action_mask": mask}

    def refused(self, action: int) -> IllegalMove:
        """Why an action is not legal."""
        refusal = self.state.refusal(int(action))
        assert refusal is not None
        sentence = self.setting.game.words().say("refusals", refusal.kind, refusal.facts, self.state.letters())
        return IllegalMove(refusal.rule, f"action {action}: {sentence}")

    def shown(self, mode: str | None, seat: int | None) -> str | None:
        """The position in one of the ways to show it, as a seat or a spectator sees it."""
        if mode is None:
            raise GameError(f"nothing can be shown: say how when the environment is made, render_mode={' or '.join(RENDER_MODES)}")
        if mode == "svg":
            return self.state.svg(seat)
        if mode == "ansi":
            return self.state.text(seat)
        print(self.state.text(seat))
        return None
