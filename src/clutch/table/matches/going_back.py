"""Whether a game can go back at all: some things that were shown cannot be hidden again, whoever consents."""

from __future__ import annotations

from clutch.kernel.errors import GameError
from clutch.kernel.record import Record
from clutch.kernel.referee import Referee


def goes_back(referee: Referee, seat: int, count: int) -> bool:
    """Whether the last decisions can be taken back if everybody consents. Tried on a trial of the last positions alone: nothing changes, and the record is not copied."""
    record = referee.record
    trial = Referee(referee.game, referee.state, Record(record.game, record.rules, record.players, record.options, record.seats, []), [])
    trial.steps = referee.steps[-count:]
    try:
        trial.take_back(seat, count, consent=True)
    except GameError:
        return False
    return True
