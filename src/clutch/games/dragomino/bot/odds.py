"""What an egg of each terrain is worth, by the odds of the piles as they are now."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragomino.bot import weights
from clutch.games.dragomino.components import DRAGON, ROUNDS, SHELL, TERRAINS
from clutch.games.dragomino.state import DragominoPosition

NO_ODDS: Final = vec[float]([0.0] * (2 * TERRAINS))


def shell_worth(state: DragominoPosition) -> float:
    """What a shell is worth: the Mommy Dragon comes, but may go again."""
    return weights.SHELL[ROUNDS - state.round]


def egg_odds(state: DragominoPosition) -> vec[float]:
    """What an egg of each terrain is worth: first a dry one for each terrain, then a wet one, where the better of two is kept."""
    odds = NO_ODDS[:]
    shell: float = shell_worth(state)
    for terrain in range(i64(TERRAINS)):
        dragons: float = float(i64(state.fresh[state.fresh_place(terrain, DRAGON)]))
        shells: float = float(i64(state.fresh[state.fresh_place(terrain, SHELL)]))
        for number in range(1, i64(state.names_given[terrain]) + 1):
            token: i64 = i64(state.returned[state.token_place(terrain, number)])
            if token == DRAGON + 1:
                dragons += 1.0
            elif token:
                shells += 1.0
        total: float = dragons + shells
        if total < 1.0:
            continue
        odds[terrain] = (dragons + shell * shells) / total
        no_dragon: float = shells / total
        if total > 1.0:
            no_dragon *= (shells - 1.0) / (total - 1.0)
        odds[TERRAINS + terrain] = 1.0 - no_dragon + shell * no_dragon
    return odds


def egg_worth(odds: vec[float], terrain: i64, wet: bool) -> float:
    """What an egg of a terrain is worth, found at a wet or a dry connection."""
    return odds[TERRAINS + terrain] if wet else odds[terrain]
