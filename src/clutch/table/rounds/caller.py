"""Who asks for something: a person with the seats that they hold in this match."""

from __future__ import annotations

from dataclasses import dataclass

from clutch.table.protocol.codes import Code, Refused
from clutch.table.rounds.match import Match


@dataclass(frozen=True)
class Caller:
    """A person at a match. A spectator holds no seat."""

    person: str
    name: str

    def held(self, match: Match) -> list[int]:
        """The seats that the caller holds."""
        return match.held_by(self.person)

    def is_host(self, match: Match) -> bool:
        """Whether the caller made the match."""
        return match.created.host == self.person

    def seat(self, match: Match, wanted: int | None) -> int:
        """The seat that the caller speaks for: the wanted one, the one on turn, or the first held."""
        held = self.held(match)
        if not held:
            raise Refused(Code.FORBIDDEN, "You only watch this match: take a seat to play.")
        if wanted is not None:
            if wanted not in held:
                raise Refused(Code.NOT_YOUR_SEAT, "That seat is not yours.")
            return wanted
        if match.turn in held and match.turn is not None:
            return match.turn
        return next((seat for seat in held if match.asks(seat)), held[0])
