"""What the entries of a real box make of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clutch.kernel.statement import Event
from clutch.table.records import entries as log

if TYPE_CHECKING:
    from clutch.table.matches.box import Box
    from clutch.table.matches.match import Match


def fold_box(match: Match, entry: log.Tried | log.Entered | log.Corrected, at: float) -> None:
    """Something happened at the real box."""
    box = match.box
    assert box is not None, "a box lies on the table"
    if isinstance(entry, log.Corrected):
        correct(match, box, entry.seat, at)
    elif isinstance(entry, log.Entered):
        assert box.draw is not None, "what is said answers a question"
        box.draw.say(entry.outcomes)
    elif entry.seat is None:
        box.draw = box.try_setup()
        match.status = "running"
        match.tell("laid_out")
    else:
        assert match.referee is not None
        box.draw = box.try_move(match.referee.state, entry)


def correct(match: Match, box: Box, seat: int, at: float) -> None:
    """The last thing that a person did is taken back; of a decision with luck its last outcome, which is asked for again."""
    count = box.undo()
    if count is None:
        return
    box.corrections += 1
    if count:
        assert match.referee is not None
        match.referee.unmake(count)
        del match.script[-count:], match.numbers[-count:], match.deciders[-count:]
    match.n += 1
    match.history.append((seat, -1))
    match.origins.append(match.n - 1)
    match.add_line(Event("", "taken_back", {"seat": seat, "count": count}))
    match.window = None
    reopen(match, box)
    if match.referee is not None:
        match.open_decision(at)


def reopen(match: Match, box: Box) -> None:
    """Ask again for the last outcome of the decision that fell, or of the setup; a decision without luck can simply be made anew."""
    if not box.made:
        match.referee = None
        box.draw = box.try_setup(box.setup[:-1])
        box.setup = []
        return
    moved, _ = box.made.pop()
    if moved.luck:
        assert match.referee is not None
        box.draw = box.try_move(match.referee.state, log.Tried(moved.seat, moved.action, moved.bot), moved.luck[:-1])
