"""Asking the workers about a match: a bot's decision, a hint."""

from __future__ import annotations

import logging
import secrets
from typing import Literal

from clutch.bots import Sight, make_bot
from clutch.bots.bot import Search
from clutch.kernel.chance import Seeded
from clutch.table.protocol.server import HintMessage, HintMove
from clutch.table.rounds.match import Match
from clutch.table.workers.pool import Pool, Urgency, WorkerFailed
from clutch.table.workers.tasks import Ask, Thought

LOGGER = logging.getLogger("clutch.table.rounds")
HINT_BOT = "search:1000ms"
HINTS = 5
SECONDS_OF_ITERATIONS = 10_000
"""Milliseconds that a budget in iterations may take."""


def budget(bot: str) -> int:
    """How many milliseconds a bot may take.

    >>> budget("search:2s"), budget("greedy")
    (2000, 1000)
    """
    made = make_bot(bot)
    if isinstance(made, Search):
        return SECONDS_OF_ITERATIONS if made.iterations else made.milliseconds
    return 1000


def question(match: Match, task: Literal["choose", "opinions", "analyse"], seat: int, bot: str) -> Ask:
    """A question about the position of a match as it stands now."""
    record = match.record()
    script = list(match.script)
    ask = Ask(task, match.id, match.game.name, len(match.seats), dict(record.options), record.luck, script, seat, bot, secrets.randbits(62))
    window = match.window
    if window is not None and seat in window.seats:
        # In a window a seat decides in the position in which all before it have passed: otherwise it is not asked.
        ask.passed = [window.rest] * window.seats.index(seat)
    return ask


async def choose(pool: Pool, ask: Ask, match: Match) -> int:
    """What a bot decides. If no worker can say, any legal move is made: the table goes on."""
    assert match.referee is not None
    fallback = match.position(ask.seat)
    try:
        return (await pool.ask(ask, budget(ask.bot), Urgency.MOVE)).action
    except WorkerFailed:
        LOGGER.error("match %s: no worker could think for %s, a random move is made", ask.match, ask.bot)  # noqa: TRY400 - the pool has logged why
        return int(make_bot("random").choose(Sight(fallback, ask.seat), Seeded(ask.seed)))


def hint_message(match: Match, n: int, seat: int, thoughts: list[Thought], names: list[str], reply_to: int | None) -> HintMessage:
    """Thoughts as a message: the best first."""
    best: list[HintMove] = []
    for thought in thoughts[:HINTS]:
        move = match.game.move(thought.action)
        words = match.game.say_move(thought.action, names)
        best.append(
            {
                "action": thought.action,
                "notation": move.notation,
                "words": words,
                "chance": round(thought.chance, 4),
                "visits": thought.visits,
            }
        )
    return {"type": "hint", "n": n, "seat": seat, "moves": best, "reply_to": reply_to}
