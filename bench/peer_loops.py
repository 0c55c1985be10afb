"""Decisions a second of other libraries' games, in the environment that `bench/frameworks.py` makes for them: JSON on standard output.

Every loop is uniform random play: decision by decision from Python (`python`), as PettingZoo's agents (`aec`), or many games at once (`vector`). A library that is not there is left out with a sentence.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

VECTOR = 256
"""How many games at once."""
TURNS = 5
"""The best of so many turns counts."""


PETTINGZOO = (
    "hanabi_v5",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "chess_v6",
    "go_v5",
    "connect_four_v3",
    "tictactoe_v3",
)


def rate(work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """How much work a second: the best of several turns, after a first run that nobody counts. The clock is processor time, because what else the machine does should not count; several processes need the clock on the wall."""
    work()
    best = 0.0
    for _ in range(TURNS):
        done = 0
        start = clock()
        while clock() - start < seconds / TURNS:
            done += work()
        best = max(best, done / (clock() - start))
    return best


def aec_game(env: Any, rng: random.Random) -> int:
    """One game of PettingZoo's: how many decisions."""
    import numpy as np

    env.reset(seed=rng.randrange(1 << 30))
    decisions = 0
    for _ in env.agent_iter():
        observation, _, ended, cut, info = env.last()
        if ended or cut:
            env.step(None)
            continue
        mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
        legal = np.flatnonzero(
            np.asarray(mask, np.int8).view(np.bool_)
        )  # several times as fast as with numbers, where a game has many actions
        env.step(int(legal[int(rng.random() * len(legal))]))
        decisions += 1
    return decisions


def pettingzoo(seconds: float) -> list[dict[str, object]]:
    """PettingZoo's classics, raw and as they are wrapped."""
    import importlib

    rows: list[dict[str, object]] = []
    for name in PETTINGZOO:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            for kind in ("raw_env", "env"):
                env = getattr(module, kind)()
                rng = random.Random(1)
                figure = rate(lambda env=env, rng=rng: aec_game(env, rng), seconds)  # type: ignore[misc]  # bound at once
                rows.append({"library": "PettingZoo", "game": name, "loop": "aec" if kind == "raw_env" else "aec_wrapped", "rate": figure})
        except (ImportError, AttributeError) as error:
            rows.append({"library": "PettingZoo", "game": name, "missing": str(error)[:120]})
    return rows


def rlcard(seconds: float) -> list[dict[str, object]]:
    """RLCard's card games, step by step."""
    import rlcard as library

    def one(env: Any, rng: random.Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            decisions += 1
        return decisions

    rows: list[dict[str, object]] = []
    for name in ("gin-rummy", "uno", "leduc-holdem"):
        env = library.make(name, config={"seed": 1})
        rng = random.Random(1)
        rows.append({"library": "RLCard", "game": name, "loop": "python", "rate": rate(lambda env=env, rng=rng: one(env, rng), seconds)})  # type: ignore[misc]  # bound at once
    return rows


def pgx(seconds: float) -> list[dict[str, object]]:
    """Pgx on the processor: many games at once, compiled by JAX."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    rows: list[dict[str, object]] = []
    for name in ("connect_four", "backgammon"):
        env = library.make(name)
        step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        choose = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1))
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), VECTOR))
        held = [state, jax.random.PRNGKey(2)]

        def some(held: list[Any] = held, step: Any = step, choose: Any = choose) -> int:
            for _ in range(20):
                held[1], first, second = jax.random.split(held[1], 3)
                action = choose(first, held[0].legal_action_mask)
                held[0] = step(held[0], action, jax.random.split(second, VECTOR))
            held[0].rewards.block_until_ready()
            return 20 * VECTOR

        rows.append({"library": "Pgx", "game": name, "loop": "vector", "rate": rate(some, seconds)})
    return rows


def catanatron(seconds: float) -> list[dict[str, object]]:
    """Catanatron's own loop with random players."""
    from catanatron import Color, Game, RandomPlayer

    def one() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)])
        game.play()
        state = game.state
        return len(getattr(state, "action_records", None) or state.actions)

    return [{"library": "Catanatron", "game": "catan", "loop": "own", "rate": rate(one, seconds)}]


LIBRARIES = {"pettingzoo": pettingzoo, "rlcard": rlcard, "pgx": pgx, "catanatron": catanatron}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("libraries", nargs="*", default=list(LIBRARIES))
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    rows: list[dict[str, object]] = []
    for name in arguments.libraries:
        try:
            rows += LIBRARIES[name](arguments.seconds)
        except Exception as error:  # noqa: BLE001 - whatever another library throws, the others are measured
            rows.append({"library": name, "missing": f"{type(error).__name__}: {error}"[:160]})
    print("\n" + json.dumps(rows))


if __name__ == "__main__":
    main()
