"""Records that are long without anybody having played for long: one move and its taking back, over and over."""

from __future__ import annotations

from functools import cache

import clutch
from clutch.kernel.record import Entry


@cache
def long_record(entries: int, *, over: bool = False) -> str:
    """A record of at least so many entries for two people; the game is over in the end, or it has hardly begun.

    >>> len(clutch.read_record(long_record(10)).entries)
    10
    >>> clutch.read_record(long_record(10, over=True)).scores is not None
    True
    """
    chance = clutch.Seeded(1)
    referee = clutch.begin(clutch.game("dragon_kin"), 2, {}, [clutch.Seat("Mallory"), clutch.Seat("Mallet")], chance)
    seat, action = int(referee.state.seat()), referee.state.legal()[0]
    luck = clutch.Recorded(chance)
    referee.state.clone().apply(action, luck)
    move = str(referee.state.move(action))
    for _ in range(entries // 2):
        referee.record.entries += [Entry(seat, move, luck.collect()), Entry(seat, "", [], 1)]
    while over and not referee.state.over:
        legal = referee.state.legal()
        referee.act(int(referee.state.seat()), legal[chance.below(len(legal))], chance)
    return referee.record.text()
