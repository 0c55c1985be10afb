"""A person at the table: who they are, and what they hold in a match."""

from __future__ import annotations

from dataclasses import dataclass

from clutch.table.matches.match import Match
from clutch.table.protocol.codes import Code, Refused


@dataclass(frozen=True)
class Person:
    """Somebody with a name. A spectator of a match holds no seat in it."""

    id: str
    name: str

    def held(self, match: Match) -> list[int]:
        """The seats that this person holds."""
        return match.seating.held_by(self.id)

    def is_host(self, match: Match) -> bool:
        """Whether this person made the match."""
        return match.created.host == self.id

    def seat(self, match: Match, wanted: int | None) -> int:
        """The seat that this person speaks for: the wanted one, the one on turn, or the first held."""
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

    def may_see(self, match: Match) -> bool:
        """Whether this person plays, hosts, or may watch."""
        return match.created.spectators or bool(self.held(match)) or self.is_host(match)

    def must_see(self, match: Match) -> None:
        """Refuse who neither plays, nor hosts, nor may watch."""
        if not self.may_see(match):
            raise Refused(Code.FORBIDDEN, "This match is closed to spectators.")
