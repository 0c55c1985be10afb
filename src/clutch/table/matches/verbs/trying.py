"""Trying moves out on copies of what a seat knows, and finding what it may do when its turn comes. Nothing here changes a match, or looks at what the seat does not know.

Both play in worlds that are drawn from the seat's sight, always with the same luck: who asks twice gets one answer.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from clutch.bots import Sight
from clutch.kernel.chance import Seeded
from clutch.kernel.foresight import DECISION, HIDDEN, OVER, NoLuck, Stopped, count_alike
from clutch.kernel.state import State
from clutch.kernel.statement import Event
from clutch.table.matches.match import Match
from clutch.table.matches.person import Person
from clutch.table.matches.verbs.play import running
from clutch.table.protocol.codes import Code, Refused

FUTURES = 8
"""Ways to a seat's next turn that are looked at when it prepares a move."""
LONGEST_WAY = 400
"""Decisions of others on such a way."""


@dataclass(frozen=True)
class Tried:
    """What became of moves that were tried: the position then, as far as the seat can know it, and what ends the trial."""

    position: State | None
    """None where luck, or what the seat does not know, comes before the next decision."""
    events: list[Event]
    stop: str


def try_out(position: State, seat: int, actions: list[int]) -> Tried:
    """Make moves one after the other in all worlds that a seat thinks possible; refuses those that could not be made there."""
    worlds = [world.clone() for world in Sight(position, seat).outlook().worlds]
    told: list[Event] = []
    for number, action in enumerate(actions):
        if any(world.over or world.window() is not None or world.seat() != seat for world in worlds):
            raise Refused(Code.NOT_YOUR_TURN, "What was tried ends your turn: put it back first.")
        if any(action not in world.legal() for world in worlds):
            raise Refused(Code.ILLEGAL_MOVE, "This move could not be made there: put the last one back.")
        courses = [go_on(world, seat, action) for world in worlds]
        events, stop = alike(courses)
        told += events
        if stop in (DECISION, OVER) and any(world.view(seat) != worlds[0].view(seat) for world in worlds):
            stop = HIDDEN
        if stop not in (DECISION, OVER):
            if number + 1 < len(actions):
                raise Refused(Code.NOT_YOUR_TURN, "What comes after this move is not certain: put it back first.")
            return Tried(None, told, stop)
    return Tried(worlds[0], told, OVER if worlds[0].over else DECISION)


def go_on(world: State, seat: int, action: int) -> tuple[list[Event], str]:
    """Make a move in a world: what the seat is told of it, and what ends it."""
    events: list[Event] = []
    world.events = events
    try:
        world.apply(action, NoLuck(seat))
        stop = OVER if world.over else DECISION
    except Stopped as stopped:
        stop = stopped.stop
    world.events = None
    return [Event(event.rule, event.kind, event.facts_for(seat), reveals=event.reveals) for event in events], stop


def alike(courses: list[tuple[list[Event], str]]) -> tuple[list[Event], str]:
    """What all worlds tell alike, and what ends it in all of them."""
    told, stop = courses[0]
    for events, other in courses[1:]:
        same = count_alike(told, events)
        if same < len(told) or same < len(events) or other != stop:
            told, stop = told[:same], HIDDEN
    return told, stop


def waiting(match: Match, caller: Person, wanted: int | None) -> tuple[int, State]:
    """The seat that prepares a move while others decide, and the position; refuses whoever decides now. In a window everybody is refused alike."""
    seat = caller.seat(match, wanted)
    referee = running(match)
    if match.window is not None:
        raise Refused(Code.NOT_YOUR_TURN, "A move can be prepared when this moment is over.")
    if match.turn == seat:
        raise Refused(Code.NOT_YOUR_TURN, "It is your turn: make the move itself.")
    return seat, referee.state


def futures(position: State, seat: int) -> list[State]:
    """Positions in which the seat may find itself when it decides next, others having played anything; those in which most likely the same is asked."""
    found: list[State] = []
    for number in range(FUTURES):
        chance = Seeded(number + 1)
        world = position.resample(seat, chance)
        for _ in range(LONGEST_WAY):
            if world.over or (world.seat() == seat and world.window() is None):
                break
            legal = world.legal()
            world.apply(legal[chance.below(len(legal))], chance)
        if not world.over and world.seat() == seat and world.window() is None:
            found.append(world)
    if not found:
        return []
    kind = Counter(world.prompt().kind for world in found).most_common(1)[0][0]
    return [world for world in found if world.prompt().kind == kind]


def likely(worlds: list[State]) -> list[int]:
    """The moves that can be made in at least half of these positions, in the rules' order."""
    counted = Counter(action for world in worlds for action in world.legal())
    return sorted(action for action, times in counted.items() if 2 * times >= len(worlds))


def expected(worlds: list[State], seat: int, action: int) -> tuple[list[Event], str]:
    """What a prepared move brings in all of these positions alike."""
    courses = [Sight(world, seat).foresee(action) for world in worlds if action in world.legal()]
    if not courses:
        raise Refused(Code.ILLEGAL_MOVE, "This move will not be possible: prepare another one.")
    return alike([(course.events, course.stop) for course in courses])
