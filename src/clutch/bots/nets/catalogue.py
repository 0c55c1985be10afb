"""All learned judges, and which judge a bot takes."""

from __future__ import annotations

from typing import Final

from clutch.bots.nets.weights_file import read_network, shipped
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.judge import Judge
from clutch.kernel.learned import NAME, LearnedJudge

_READY: Final[dict[str, LearnedJudge]] = {}
"""Learned judges that have their weights, by game and name."""


def offer_judge(judge: LearnedJudge) -> None:
    """Let bots of this process ask for a judge by its name, for as long as it lives: how a pipeline tries what it has learned."""
    _READY[judge.game + ":" + judge.name] = judge


def learned_judge(game: Game, name: str) -> LearnedJudge | None:
    """The learned judge of that name, or None; the one that comes with the package is read when it is first asked for."""
    key = game.name + ":" + name
    if key not in _READY and name == NAME:
        judge = game.learner()
        if judge is not None and shipped(game.name).is_file():
            _READY[key] = judge.twin(NAME, read_network(shipped(game.name), judge))
    return _READY.get(key)


def judge_of(game: Game, name: str | None = None) -> Judge:
    """The judge of that name; where none is asked for, the learned one if there is one, and else the game's first."""
    found = learned_judge(game, NAME if name is None else name)
    if found is not None:
        return found
    if name == NAME:
        raise GameError(f"nothing was learned for {game.title} yet; its judges are {', '.join([judge.name for judge in game.judges])}")
    return game.judge(name)
