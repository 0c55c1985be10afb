"""Taking, leaving and filling seats, and starting."""

from __future__ import annotations

from clutch.kernel.chance import Chance, Recorded
from clutch.table.matches.match import Match
from clutch.table.matches.names import free_name
from clutch.table.matches.person import Person
from clutch.table.matches.seat import bot_name, called
from clutch.table.matches.tokens import hashed
from clutch.table.matches.verbs.conduct import check_bot, names_but
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.entries import AnyEntry, CameBack, Claimed, Filled, Left, Started, Tried


def set_up(match: Match, luck: Chance) -> Started | Tried:
    """Set the game up, with the luck that this draws; at a real box people say how it was laid out."""
    if match.box is not None:
        return Started([]) if match.box.try_setup().complete else Tried(None, None)
    recorded = Recorded(luck)
    match.game.begin(len(match.seats), match.game.settings(len(match.seats), match.agreed()), recorded, False)
    return Started(recorded.collect())


def claim(match: Match, luck: Chance, caller: Person, token: str | None, name: str, own: str) -> tuple[int, list[AnyEntry]]:
    """A person comes with an invite, with a seat's token, or to a public match: which seat, and what to append.

    `own` is the hash of the token that the seat gets if it is taken now.
    """
    if token is None:
        return take_open(match, luck, caller, name, own)
    shown = hashed(token)
    for seat in match.seats:
        if seat.token == shown:
            return seat.number, [] if caller.id in seat.holders else [CameBack(seat.number, caller.id)]
        if seat.invite == shown:
            return seat.number, take(match, luck, caller, seat.number, name, own)
    if any(shown == plan.invite for plan in match.created.seats):
        raise Refused(Code.SEAT_TAKEN, "This invitation has been used: somebody sits there already.")
    raise Refused(Code.BAD_TOKEN, "This link does not open a seat of this match.")


def invited(match: Match, caller: Person, token: str) -> tuple[str, str | None]:
    """What somebody who holds an invite, or a seat's token, may know before they sit down: the game, and the name of the host, if the host plays.

    Who has just sat down by the invite is still told: the question may come later than the answer "I take the seat".
    """
    shown = hashed(token)
    if all(shown not in (seat.token, seat.invite) for seat in match.seats):
        used = [seat for seat, plan in enumerate(match.created.seats) if shown == plan.invite]
        if used and used[0] not in caller.held(match):
            raise Refused(Code.SEAT_TAKEN, "This invitation has been used: somebody sits there already.")
        if not used:
            raise Refused(Code.BAD_TOKEN, "This link does not open a seat of this match.")
    names = [match.names[seat] for seat in match.seating.held_by(match.created.host)]
    return match.game.name, names[0] if names else None


def take_open(match: Match, luck: Chance, caller: Person, name: str, own: str) -> tuple[int, list[AnyEntry]]:
    """Any open seat of a public match; who has a seat already keeps it."""
    held = caller.held(match)
    if held:
        return held[0], []
    if not match.created.public:
        raise Refused(Code.FORBIDDEN, "This match is by invitation: ask its host for a link.")
    for seat in match.seats:
        if seat.kind == "open":
            return seat.number, take(match, luck, caller, seat.number, name, own)
    raise Refused(Code.SEAT_TAKEN, "All seats are taken.")


def take(match: Match, luck: Chance, caller: Person, seat: int, name: str, own: str) -> list[AnyEntry]:
    """Take an open seat; the game starts when it was the last."""
    if match.status != "open":
        raise Refused(Code.OVER, "This match has been called off.")
    entries: list[AnyEntry] = [Claimed(seat, caller.id, free_name(name, names_but(match, seat)), own)]
    if all(other.kind != "open" or other.number == seat for other in match.seats):
        entries.append(set_up(match, luck))
    return entries


def leave(match: Match, caller: Person, wanted: int | None, invite: str) -> list[AnyEntry]:
    """Give a seat up before the game starts."""
    seat = caller.seat(match, wanted)
    if match.status != "open":
        raise Refused(Code.FORBIDDEN, "The game has started: resign, or let a bot stand in.")
    return [Left(seat, invite)]


def start(match: Match, luck: Chance, caller: Person, fill: str | None) -> list[AnyEntry]:
    """The host starts, with bots on the open seats."""
    if not caller.is_host(match):
        raise Refused(Code.FORBIDDEN, "Only the host can start the game.")
    if match.status != "open":
        raise Refused(Code.STALE, "The game has started already.")
    open_seats = [seat.number for seat in match.seats if seat.kind == "open"]
    if open_seats and fill is None:
        raise Refused(Code.FORBIDDEN, "Seats are open: say which bot fills them, or wait for their players.")
    entries: list[AnyEntry] = []
    names = [seat.name for seat in match.seats]
    dragons = called(match.id, len(match.seats), names)
    for number in open_seats:
        bot = check_bot(str(fill))
        entries.append(Filled(number, bot, fresh(bot_name(bot, dragons[number]), names)))
    return [*entries, set_up(match, luck)]


def fresh(name: str, taken: list[str]) -> str:
    """A name that is not taken, and is from now on."""
    free = free_name(name, taken)
    taken.append(free)
    return free
