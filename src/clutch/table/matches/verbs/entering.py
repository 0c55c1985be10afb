"""At a real box: saying what happened, and taking a mistake back."""

from __future__ import annotations

from clutch.kernel.chance import Scripted
from clutch.table.matches.box import Box, OpenDraw, may_answer
from clutch.table.matches.match import Match
from clutch.table.matches.person import Person
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.entries import AnyEntry, Corrected, Entered, Moved, Started


def box_of(match: Match) -> Box:
    """The box of a table that has one; refuses elsewhere."""
    if match.box is None:
        raise Refused(Code.NO_REQUEST, "No box lies on this table: the program deals and rolls here.")
    if match.status == "over":
        raise Refused(Code.OVER, "The game is over.")
    if match.status == "paused":
        raise Refused(Code.PAUSED, "The game is paused: resume it first.")
    return match.box


def enter(match: Match, caller: Person, at: int, number: int, outcomes: list[int], sure: bool) -> list[AnyEntry]:
    """Somebody says what was rolled, drawn or revealed; with the last outcome the decision stands."""
    caller.seat(match, None)
    draw = box_of(match).draw
    if draw is not None and at == match.n and number < len(draw.outcomes) and draw.outcomes[number : number + len(outcomes)] == outcomes:
        raise Refused(Code.DUPLICATE, "This was said already.")
    if draw is None or at != match.n or number != len(draw.outcomes):
        raise Refused(Code.STALE, "Something else is asked now: look again.")
    seat = entitled(match, caller, draw)
    after = OpenDraw(draw.tried, draw.play, draw.outcomes, draw.hides)
    for outcome in outcomes:
        check_outcome(match, caller, after, outcome)
        after.say([outcome])
    said = Entered(seat, outcomes)
    if not after.complete:
        return [said]
    tried = draw.tried
    if tried.seat is None or tried.action is None:
        return [said, Started(after.outcomes)]
    moved = Moved(tried.seat, tried.action, after.outcomes, tried.bot)
    if not sure and ends(match, moved):
        raise Refused(Code.ENDS_GAME, "This ends the game: look once more whether all is entered as it lies on the table.")
    return [said, moved]


def entitled(match: Match, caller: Person, draw: OpenDraw) -> int:
    """The seat with which a person may answer the open question."""
    assert draw.question is not None
    seats = may_answer(draw.question, match.seating, match.created.host)
    mine = [seat for seat in caller.held(match) if seat in seats]
    if not mine:
        raise Refused(Code.NOT_YOUR_TURN, "Somebody else is asked: only who may see it can say what it is.")
    return mine[0]


def check_outcome(match: Match, caller: Person, draw: OpenDraw, outcome: int) -> None:
    """Refuse what cannot be, and what is not asked any more."""
    question = draw.question
    if question is None:
        raise Refused(Code.STALE, "That is more than was asked for.")
    entitled(match, caller, draw)
    if outcome >= len(draw.left):
        raise Refused(Code.BAD_MESSAGE, "There is no such outcome.")
    if draw.left[outcome] == 0:
        name = match.game.words().name(question.names[outcome])
        text = f"“{name}” cannot be: as the game stands none is left to come. Look again, or take back what was entered wrongly before."
        raise Refused(Code.IMPOSSIBLE, text, question.rule or None)


def ends(match: Match, moved: Moved) -> bool:
    """Whether a decision ends the game."""
    assert match.referee is not None
    after = match.referee.state.clone()
    after.apply(moved.action, Scripted(moved.luck))
    return bool(after.over)


def correct(match: Match, caller: Person, at: int, number: int | None) -> list[AnyEntry]:
    """Take back the last thing that a person did: at one table nobody has to be asked for that."""
    seat = caller.seat(match, None)
    box = box_of(match)
    said = len(box.draw.outcomes) if box.draw is not None else 0
    if at != match.n or (number is not None and number != said):
        raise Refused(Code.STALE, "The position has changed since: look again.")
    if not box.can_correct():
        raise Refused(Code.CANNOT_TAKE_BACK, "Nothing was done yet.")
    return [Corrected(seat)]
