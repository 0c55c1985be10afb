"""All learned judges, and which judge a bot takes."""

from __future__ import annotations

from typing import Final

from clutch.bots.nets.dragomino import DragominoLearned
from clutch.bots.nets.dragon_kin import DragonKinLearned
from clutch.bots.nets.learned import NAME, LearnedJudge
from clutch.bots.nets.weights_file import read_network, shipped
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.judge import Judge

ENCODERS: Final[list[LearnedJudge]] = [DragonKinLearned(NAME, None), DragominoLearned(NAME, None)]
"""A judge for each game that has an encoding; those whose weights come with the package get them when they are first asked."""
_READY: Final[dict[str, LearnedJudge]] = {}
"""Learned judges that have their weights, by game and name."""


def encoder(game: str) -> LearnedJudge | None:
    """What knows how to write down a game's positions for a network; None where nobody has taught it."""
    for judge in ENCODERS:
        if judge.game == game:
            return judge
    return None


def offer_judge(judge: LearnedJudge) -> None:
    """Let bots of this process ask for a judge by its name, for as long as it lives: how a pipeline tries what it has learned."""
    _READY[judge.game + ":" + judge.name] = judge


def learned_judge(game: str, name: str) -> LearnedJudge | None:
    """The learned judge of that name, or None; the one that comes with the package is read when it is first asked for."""
    key = game + ":" + name
    if key not in _READY and name == NAME:
        judge = encoder(game)
        if judge is not None and shipped(game).is_file():
            _READY[key] = judge.twin(NAME, read_network(shipped(game), judge))
    return _READY.get(key)


def judge_of(game: Game, name: str | None = None) -> Judge:
    """The judge of that name; where none is asked for, the learned one if there is one, and else the game's first."""
    found = learned_judge(game.name, NAME if name is None else name)
    if found is not None:
        return found
    if name == NAME:
        raise GameError(f"nothing was learned for {game.title} yet; its judges are {', '.join([judge.name for judge in game.judges])}")
    return game.judge(name)
