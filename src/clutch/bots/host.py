"""Hosts a Python class as a bot: `python -m clutch.bots.host package.module:Class`, JSON lines in and out.

The class has `choose(sight, chance)`, which returns an action or a pair of an action and its chance of victory; it may have `begin(facts)` and `end(facts)`. What it prints goes to the standard error.
"""

from __future__ import annotations

import base64
import importlib
import json
import os
import pickle
import sys
from typing import Any

from clutch.bots.search.sight import Sight
from clutch.kernel.chance import Seeded


def main(text: str) -> None:
    """Answer until the input ends or says bye."""
    # The lines of the protocol have a channel of their own, so that a print inside the bot spoils nothing.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        bot = load(text)
    except Exception as error:  # noqa: BLE001 - whatever an import does is told in one sentence
        write(output, {"type": "error", "reason": f"{text} cannot be loaded: {type(error).__name__}: {error}"})
        return
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "bye":
            return
        if message["type"] == "hello":
            write(output, {"type": "hello", "name": text})
        elif message["type"] == "choose":
            write(output, answer(bot, message))
        else:
            hear = getattr(bot, "begin" if message["type"] == "begin" else "end", None)
            if hear is not None:
                hear(message)


def load(text: str) -> Any:
    """The bot of a class."""
    module, _, name = text.partition(":")
    return getattr(importlib.import_module(module), name)()


def answer(bot: Any, message: dict[str, Any]) -> dict[str, object]:
    """A decision of the bot, or what went wrong in it."""
    world = pickle.loads(base64.b64decode(message["world"]))  # noqa: S301 - from the arena that started this process
    try:
        chosen = bot.choose(Sight(world, message["seat"]), Seeded(message["luck"]))
    except Exception as error:  # noqa: BLE001 - told in one sentence
        return {"type": "error", "reason": f"{type(error).__name__}: {error}"}
    action, chance = chosen if isinstance(chosen, tuple) else (chosen, None)
    return {"type": "choose", "id": message["id"], "action": int(action), "chance": chance}


def write(output: Any, message: dict[str, object]) -> None:
    """One line."""
    output.write(json.dumps(message) + "\n")
    output.flush()


if __name__ == "__main__":
    main(sys.argv[1])
