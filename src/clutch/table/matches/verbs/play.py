"""Deciding, taking back, and answering those who ask."""

from __future__ import annotations

from clutch.kernel.chance import Chance, Recorded
from clutch.kernel.referee import Referee
from clutch.kernel.state import State
from clutch.table.matches.going_back import goes_back
from clutch.table.matches.match import Match
from clutch.table.matches.person import Person
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.entries import Abandoned, Answered, AnyEntry, Asked, LetPass, Moved, Replied, TakenBack, Tried

MOST_TAKEN_BACK = 500
SHOWN_SINCE = "This cannot be taken back: what has been shown since cannot be hidden again."


def running(match: Match) -> Referee:
    """The referee of a game that goes on now; refuses otherwise."""
    if match.referee is None:
        raise Refused(Code.NOT_STARTED, "The game has not started yet.")
    if match.status == "over":
        raise Refused(Code.OVER, "The game is over.")
    if match.status == "paused":
        raise Refused(Code.PAUSED, "The game is paused: resume it first.")
    return match.referee


def act(match: Match, luck: Chance, caller: Person, action: int, at: int, wanted: int | None) -> list[AnyEntry]:
    """A person decides."""
    seat = caller.seat(match, wanted)
    draw = match.box.draw if match.box is not None else None
    if draw is not None and at == match.n and (draw.tried.seat, draw.tried.action) == (seat, action):
        raise Refused(Code.DUPLICATE, "This decision is waiting for its luck already.")
    if match.referee is not None and at != match.n and repeats(match, seat, action, at):
        raise Refused(Code.DUPLICATE, "This decision stands already.")
    referee = running(match)
    if at != match.n:
        raise Refused(Code.STALE, "The position has changed since: look again.")
    position = deciding(match, seat)
    if match.window is None:
        return [decide(match, luck, referee, seat, action, None)]
    check_legal(match, Referee(match.game, position, match.record(), []), action)
    return [Replied(seat, action)]


def deciding(match: Match, seat: int) -> State:
    """The position in which a person's seat decides now; refuses whoever does not. In a window everybody who is not asked is refused in the same words, whatever the hands are."""
    if match.drawing:
        raise Refused(Code.ASKED, "First say what was rolled, drawn or revealed.")
    window = match.window
    if window is not None and seat in window.replies:
        raise Refused(Code.DUPLICATE, "You have answered already.")
    if window is not None and not window.asks(seat):
        raise Refused(Code.NOT_YOUR_TURN, "You are not asked now.")
    if window is None and seat != match.turn:
        raise Refused(Code.NOT_YOUR_TURN, f"It is not your turn: {match.names[match.turn or 0]} decides now.")
    if match.seats[seat].driver is not None:
        raise Refused(Code.FORBIDDEN, "A bot plays for this seat: take it back first.")
    return match.position(seat)


def let_pass(match: Match, caller: Person, window: str, on: bool, wanted: int | None) -> list[AnyEntry]:
    """A person lets all windows of a kind pass, or wants to be asked again."""
    seat = caller.seat(match, wanted)
    if window not in match.game.windows():
        raise Refused(Code.BAD_OPTIONS, "There is no such moment in this game.")
    return [] if (window in match.seats[seat].passes) == on else [LetPass(seat, window, on)]


def close(match: Match, luck: Chance, n: int, now: float) -> list[AnyEntry]:
    """Give the answers of the window that was opened at `n` to the rules, if it is time; nothing otherwise."""
    window = match.running_window if match.began == n else None
    answers = window.settled(now) if window is not None else None
    if window is None or answers is None:
        return []
    state = window.referee.state.clone()
    entries: list[AnyEntry] = []
    for answer in answers:
        tried = tries(match, state, answer.seat, answer.action, answer.bot)
        if tried is not None:
            return [*entries, tried]
        recorded = Recorded(luck)
        state.apply(answer.action, recorded)
        entries.append(Moved(answer.seat, answer.action, recorded.collect(), answer.bot))
    return entries


def repeats(match: Match, seat: int, action: int, at: int) -> bool:
    """Whether exactly this decision was made at that position."""
    if at < 0:
        return False
    made = [(who, what) for (who, what), origin in zip(match.history[at:], match.origins[at:], strict=True) if origin == at and who == seat]
    return bool(made) and made[0][1] == action


def decide(match: Match, luck: Chance, referee: Referee, seat: int, action: int, bot: str | None) -> Moved | Tried:
    """A legal decision with the luck that it draws; at a real box, one that waits until its luck was said."""
    check_legal(match, referee, action)
    tried = tries(match, referee.state, seat, action, bot)
    if tried is not None:
        return tried
    recorded = Recorded(luck)
    referee.state.clone().apply(action, recorded)
    return Moved(seat, action, recorded.collect(), bot)


def tries(match: Match, position: State, seat: int, action: int, bot: str | None) -> Tried | None:
    """At a real box, a decision that draws luck; None for all others, and at all other tables."""
    if match.box is None:
        return None
    tried = Tried(seat, action, bot)
    return None if match.box.try_move(position, tried).complete else tried


def check_legal(match: Match, referee: Referee, action: int) -> None:
    """Refuse what the rules do not allow, in their words."""
    refusal = referee.refusal(action)
    if refusal is not None:
        words = match.game.words().say("refusals", refusal.kind, refusal.facts, match.names)
        raise Refused(Code.ILLEGAL_MOVE, words, refusal.rule, refusal.kind, refusal.facts)


def take_back(match: Match, caller: Person, at: int, wanted: int | None, decisions: int = 1) -> list[AnyEntry]:
    """Take back one's last decision, or so many that were made in one go, and all that came after."""
    seat = caller.seat(match, wanted)
    referee = running(match)
    if wanted is None and referee.steps and referee.steps[-1].seat in caller.held(match):
        seat = referee.steps[-1].seat
    if at != match.n:
        raise Refused(Code.STALE, "The position has changed since: look again.")
    if sum(action < 0 for _, action, _ in match.script) >= MOST_TAKEN_BACK:
        raise Refused(Code.CANNOT_TAKE_BACK, f"In one match {MOST_TAKEN_BACK} decisions can be taken back, and they have been.")
    policy = match.created.take_back
    count = reach(match, referee, seat, decisions)
    if policy == "none" or count == 0:
        raise Refused(
            Code.CANNOT_TAKE_BACK, "Nothing is taken back at this table." if policy == "none" else "You have decided nothing yet."
        )
    if referee.can_take_back(seat, count):
        return [TakenBack(seat, count)]
    if policy == "free":
        raise Refused(Code.CANNOT_TAKE_BACK, "This decision drew luck, showed something hidden or passed the turn: it stands.")
    if not goes_back(referee, seat, count):
        raise Refused(Code.CANNOT_TAKE_BACK, SHOWN_SINCE)
    if not match.seating.must_consent(seat):
        return [TakenBack(seat, count)]
    if match.request is not None:
        raise Refused(Code.FORBIDDEN, "Somebody asks for something already: answer that first.")
    return [Asked(seat, "take_back", count)]


def reach(match: Match, referee: Referee, seat: int, decisions: int) -> int:
    """How many decisions go back with so many of a seat's own; where these cannot all go back, with as many as can."""
    consent = match.created.take_back == "consent"
    for wanted in range(decisions, 1, -1):
        count = match.steps_back(seat, wanted)
        if count and (referee.can_take_back(seat, count) or (consent and goes_back(referee, seat, count))):
            return count
    return match.steps_back(seat)


def answer(match: Match, caller: Person, yes: bool, wanted: int | None) -> list[AnyEntry]:
    """Consent or refuse; the last consent does what was asked for."""
    request = match.request
    if request is None:
        raise Refused(Code.NO_REQUEST, "Nobody asks for anything now.")
    mine = [seat for seat in caller.held(match) if seat in match.waiting_for and wanted in (None, seat)]
    if not mine:
        raise Refused(Code.NO_REQUEST, "You are not asked, or have answered already.")
    answers: list[AnyEntry] = [Answered(seat, yes) for seat in (mine if yes else mine[:1])]
    if yes and set(mine) == set(match.waiting_for):
        answers.append(TakenBack(request.seat, request.count) if request.what == "take_back" else Abandoned(request.seat))
    return answers
