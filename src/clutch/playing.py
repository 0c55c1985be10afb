"""A whole game in one line: bots play it, and its record comes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from clutch.games.catalogue import game as find_game
from clutch.kernel.chance import Seeded
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.record import Record, Seat
from clutch.kernel.referee import begin

if TYPE_CHECKING:
    from clutch.bots import Bot


def play(
    game: str | Game,
    bots: str | Bot | Sequence[str | Bot] = "random",
    seed: int = 0,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Record:
    """Let bots play a game to its end: the record, from which every position can be had again.

    One bot plays all seats, several have a seat each. A bot is asked for by its name (`random`, `greedy`, `search:500`), by the path of a program or of a Python class, or is an object of one's own with `choose`.
    The same arguments give the same game, unless a bot's budget is time.

    >>> import clutch
    >>> record = clutch.play("dragomino", ["greedy", "random"], seed=1)
    >>> [seat.name for seat in record.seats], len(record.scores)
    (['greedy', 'random'], 2)
    >>> last = list(record)[-1]
    >>> last.over, last.scores() == record.scores
    (True, True)
    >>> clutch.play("dragomino", ["greedy"], players=2)
    Traceback (most recent call last):
    ...
    clutch.kernel.errors.GameError: a game of 2 players needs one bot for all seats or 2 bots; 1 was given in a list
    """
    from clutch.bots import Outside, Sight, find_bot

    entry = find_game(game) if isinstance(game, str) else game
    asked = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else None
    count = players if players is not None else (len(asked) if asked is not None else max(2, entry.least_players))
    if asked is not None and len(asked) != count:
        were = "was" if len(asked) == 1 else "were"
        raise GameError(f"a game of {count} players needs one bot for all seats or {count} bots; {len(asked)} {were} given in a list")
    named: list[str | Bot] = asked if asked is not None else [bots] * count  # type: ignore[list-item]  # one bot here, as a list was looked for above
    seated = [find_bot(bot) if isinstance(bot, str) else bot for bot in named]
    try:
        seats = [Seat(bot.name, bot.name) for bot in seated]
        luck = Seeded(seed)
        thoughts = [Seeded(seed, seat + 1) for seat in range(count)]
        referee = begin(entry, count, dict(options or {}), seats, luck)
        while not referee.state.over:
            seat = int(referee.state.seat())
            referee.act(seat, seated[seat].choose(Sight(referee.state, seat), thoughts[seat]), luck)
    finally:
        for bot in seated:
            if isinstance(bot, Outside):
                bot.close()
    return referee.record
