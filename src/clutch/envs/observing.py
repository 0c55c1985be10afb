"""What all doors share: which table is asked for, and what a seat may know as NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, cast

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from clutch.games.catalogue import game as find_game
from clutch.kernel.chance import Seeded
from clutch.kernel.errors import GameError, IllegalMove
from clutch.kernel.game import Game
from clutch.kernel.option import Settings
from clutch.kernel.state import Actions, State

Observation = dict[str, NDArray[np.uint8] | NDArray[np.int8]]
"""A seat's `observation` (features, see `Game.layout`) and its `action_mask` (1 for every legal action; zeros while others decide)."""

T = TypeVar("T", bound=np.generic)

RENDER_MODES = ["human", "ansi", "svg"]
"""How a position is shown: printed, as text, or as a picture."""


def own_array(lent: object, kind: type[T]) -> NDArray[T]:
    """An array of its own with what a `vec` holds, which lends its memory as `bytes` do; only nobody has told the type checkers."""
    return np.frombuffer(cast("bytes", lent), kind).copy()


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
        self.blank = vec[u8]([0] * self.space)
        """A mask without a legal action."""

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

    def observe(self, seat: int) -> Observation:
        """What a seat may know, in arrays of its own."""
        state = self.state
        mask = self.actions.mask(self.setting.blank) if state.seat() == seat else self.setting.blank
        return {"observation": own_array(state.features(seat), np.uint8), "action_mask": own_array(mask, np.int8)}

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
