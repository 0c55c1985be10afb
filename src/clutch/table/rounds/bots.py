"""Asking the workers about a match: a bot's decision, a hint."""

from __future__ import annotations

import logging
import secrets
from typing import Literal

from clutch.bots import Level, Outside, Sight, make_bot
from clutch.bots.bot import Search
from clutch.bots.outside import HELLO_SECONDS
from clutch.kernel.chance import Seeded
from clutch.table.matches.match import Match
from clutch.table.workers.fair import Owner, Urgency
from clutch.table.workers.pool import Pool, WorkerFailed
from clutch.table.workers.tasks import Ask

LOGGER = logging.getLogger("clutch.table.rounds")
HINT_BOT = "search:1000ms"
LEVEL_MILLISECONDS = 2000
"""What a level may take at most."""
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
    if isinstance(made, Level):
        return LEVEL_MILLISECONDS
    if isinstance(made, Outside):
        return round(1000 * (HELLO_SECONDS + made.seconds))
    return 1000


def question(match: Match, task: Literal["choose", "opinions", "analyse"], seat: int, bot: str) -> Ask:
    """A question about the position of a match as it stands now."""
    record = match.record()
    script = list(match.script)
    # A worker remembers games by their names, and takes them to grow only: one that was corrected has another.
    corrections = match.box.corrections if match.box is not None else 0
    name = f"{match.id}/{corrections}" if corrections else match.id
    ask = Ask(task, name, match.game.name, len(match.seats), dict(record.options), record.luck, script, seat, bot, secrets.randbits(62))
    window = match.window
    if window is not None and seat in window.rules.seats:
        # In a window a seat decides in the position in which all before it have passed: otherwise it is not asked.
        ask.passed = [window.rules.rest] * window.rules.seats.index(seat)
    return ask


async def choose(pool: Pool, ask: Ask, match: Match, urgency: Urgency, owner: Owner) -> int:
    """What a bot decides. If no worker can say, any legal move is made: the table goes on."""
    assert match.referee is not None
    fallback = match.position(ask.seat)
    try:
        return (await pool.ask(ask, budget(ask.bot), urgency, owner, private=match.window is not None)).action
    except WorkerFailed:
        LOGGER.error("match %s: no worker could think for %s, a random move is made", ask.match, ask.bot)  # noqa: TRY400 - the pool has logged why
        return int(make_bot("random").choose(Sight(fallback, ask.seat), Seeded(ask.seed)))
