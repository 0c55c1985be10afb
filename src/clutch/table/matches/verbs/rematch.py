"""Playing again."""

from __future__ import annotations

import msgspec

from clutch.table.matches.match import Match
from clutch.table.matches.person import Person
from clutch.table.matches.tokens import hashed, match_id_from, new_token
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.entries import AnyEntry, Created, Rematched, SeatPlan


def rematch_id(match: str, secret: str) -> str:
    """The id of a match's rematch: it follows from the old match and from a secret, so two who ask at once make the same one, and nobody can guess it."""
    return match_id_from(f"{secret} {match}")


def play_again(match: Match, caller: Person) -> Created | None:
    """The first entry of a rematch: the same people, bots and agreements; None if there is one already."""
    caller.seat(match, None)
    if match.rematch is not None:
        return None
    if match.status != "over":
        raise Refused(Code.NOT_OVER, "A rematch comes after the game.")
    plans: list[SeatPlan] = []
    for seat in match.seats:
        # Links are asked for anew: nobody but its player may know a seat's token.
        token = hashed(new_token())
        if seat.kind == "person":
            plans.append(SeatPlan("person", seat.name, holders=list(seat.holders), token=token))
        elif seat.kind == "bot":
            plans.append(SeatPlan("bot", seat.name, bot=seat.bot))
        else:
            plans.append(SeatPlan("open", invite=token))
    return msgspec.structs.replace(match.created, seats=plans, rules=match.game.rules_version, branched_from=None)


def point_to(match: Match, again: str) -> list[AnyEntry]:
    """Tell everybody where the rematch is, once."""
    return [] if match.rematch is not None else [Rematched(again)]
