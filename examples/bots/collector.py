"""A bot for any game of Clutch: it prefers kinds of moves, and else goes by chance.

clutch arena dragon_kin --bots ./mybot.py,random --games 200
"""

import json
import random
import sys
from typing import Any

LIKED = ("gain", "place", "hatch", "claim", "excavate")
"""Words in a move's kind that this bot takes for a good sign."""


def say(**message: object) -> None:
    """Write one line; it must be flushed, or the arena waits for it."""
    print(json.dumps(message), flush=True)


def choose(question: dict[str, Any]) -> int:
    """The action that looks best; `moves` are the legal ones, `view` is what is seen."""
    moves = question["moves"]
    liked = [move for move in moves if any(word in move["kind"] for word in LIKED)]
    return int(random.choice(liked or moves)["action"])


def main() -> None:
    """Answer line by line, until the arena says bye."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", name="collector")
        elif message["type"] == "choose":
            say(type="choose", id=message["id"], action=choose(message))
        elif message["type"] == "bye":
            return


if __name__ == "__main__":
    main()
