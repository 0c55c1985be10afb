"""Foresight: what would certainly follow from a move, as a seat can know it.

The move is made in several worlds that the seat thinks possible, up to the first luck. What all of them tell alike is certain. The worlds are drawn from the seat's sight, so foresight cannot tell what the seat may not know.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.kernel.chance import Chance, Seeded, take_numbered
from clutch.kernel.errors import GameOver, IllegalMove, NotYourTurn
from clutch.kernel.move import seat_letter
from clutch.kernel.state import Actions, State
from clutch.kernel.statement import Event
from clutch.kernel.value import Value

WORLDS: Final = 32
"""How many worlds are compared: a power of two, see `Spread`."""
SEED: Final = 20_260
"""The worlds are the same every time: who asks twice gets one answer."""

LUCK: Final = "luck"
"""Foresight ends before a die, a draw or a shuffle."""
HIDDEN: Final = "secret"
"""It ends where the seat would have to know what it does not."""
DECISION: Final = "decision"
"""It ends with the next decision: all that the move brings about is told."""
OVER: Final = "over"
"""The move ends the game, and all of its end is told."""


@final
class Foresight(Value):
    """What would certainly follow from a move, and why no more can be said."""

    def __init__(self, action: int, events: list[Event], stop: str, turn: int | None, scores: list[int] | None) -> None:
        self.action: Final = action
        """The move."""
        self.events: Final = events
        """What would happen, in order, with the facts that the seat would be told."""
        self.stop: Final = stop
        """What ends the foresight: `luck`, `secret`, `decision` or `over`."""
        self.turn: Final = turn
        """Who decides then, after a `decision` of which everybody may know whose it is."""
        self.scores: Final = scores
        """Each seat's points then, after a `decision` or `over`, if the seat can know all of them."""


class Stopped(Exception):
    """Nothing has gone wrong: the rules ask for something that cannot be foreseen. The position is left half played, and thrown away."""

    def __init__(self, stop: str) -> None:
        super().__init__(stop)
        self.stop = stop


@final
class NoLuck(Chance):
    """No luck at all: stops the play at the first question, and where another seat's secret decides what follows."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.foresees = True
        self.seat: Final = seat

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        raise Stopped(LUCK)

    def draw(self, pool: vec[u8], total: i64) -> i64:
        raise Stopped(LUCK)

    def consult(self, seat: i64) -> None:
        if seat != self.seat:
            raise Stopped(HIDDEN)


@final
class Spread(Chance):
    """Luck for one of several worlds that together cover what is possible: each question has its answers spread evenly over the worlds, in an order of its own.

    So a card that is one of twenty possible ones lies in every place in some of the worlds, where as many independent draws might well miss it.

    >>> sorted(Spread(world).below(WORLDS) for world in range(WORLDS)) == list(range(WORLDS))
    True
    """

    def __init__(self, world: i64) -> None:
        super().__init__()
        self.world: Final = world
        self.orders: Final = Seeded(SEED)
        self.questions: i64 = 0
        """How many were answered."""

    def below(self, n: i64) -> i64:
        self.questions += 1
        # An odd multiple and a shift take the worlds, a power of two of them, to all places of the range.
        multiple: i64 = 2 * self.orders.below(WORLDS // 2) + 1
        place: i64 = (self.world * multiple + self.orders.below(WORLDS)) % WORLDS
        return (place * n + self.orders.below(n)) // WORLDS

    def draw(self, pool: vec[u8], total: i64) -> i64:
        return take_numbered(pool, self.below(total))


@final
class Course:
    """How a move goes in one world, as far as it goes without luck."""

    def __init__(self, events: list[Event], stop: str, turn: int | None, scores: list[int] | None) -> None:
        self.events: Final = events
        self.stop: Final = stop
        self.turn: Final = turn
        self.scores: Final = scores


@final
class Outlook:
    """The worlds that a seat thinks possible when it is to decide, drawn once for all of its moves.

    >>> import clutch
    >>> state = clutch.game("dragon_kin").start(2, chance=clutch.Seeded(1))
    >>> foresight = Outlook(state, state.seat()).foresee(state.legal()[0])
    >>> [event.kind for event in foresight.events], foresight.stop, foresight.turn == state.seat()
    (['discarded'], 'decision', True)
    """

    def __init__(self, state: State, seat: i64) -> None:
        if state.over:
            raise GameOver("the game is over: no more moves can be made")
        if state.seat() != seat:
            raise NotYourTurn("only the seat that decides now can foresee what its moves bring")
        self.seat: Final = seat
        self.players: Final = state.players
        worlds: list[State] = []
        for number in range(i64(WORLDS)):
            luck = Spread(number)
            worlds.append(state.resample(seat, luck))
            if luck.questions == 0:
                break  # nothing is hidden from this seat: there is but one world
        self.worlds: Final = worlds
        offered = Actions()
        worlds[0].offer(offered)
        self.offered: Final = offered

    def actions(self) -> list[int]:
        """The moves that can be foreseen: the legal ones."""
        items: vec[i64] = self.offered.items
        return [int(items[i]) for i in range(self.offered.count)]

    def foresee(self, action: i64) -> Foresight:
        """What would certainly follow from a move. Raises `IllegalMove`."""
        if not self.offered.has(action):
            raise self.refusal(int(action))
        first = self.play(self.worlds[0], action)
        told = first.events
        stop = first.stop
        turn = first.turn
        scores = first.scores
        for number in range(1, len(self.worlds)):
            other = self.play(self.worlds[number], action)
            alike = count_alike(told, other.events)
            if alike < len(told) or alike < len(other.events) or stop != other.stop or turn != other.turn:
                told = told[:alike]
                stop = HIDDEN
                turn = None
            if scores != other.scores:
                scores = None
            if stop == HIDDEN and not told:
                break
        return Foresight(int(action), told, stop, turn, None if stop in (LUCK, HIDDEN) else scores)

    def play(self, world: State, action: i64) -> Course:
        """Make the move in a copy of a world."""
        after = world.clone()
        events: list[Event] = []
        after.events = events
        try:
            after.apply(action, NoLuck(self.seat))
        except Stopped as stopped:
            return Course(self.heard(events), stopped.stop, None, None)
        after.events = None
        if after.over:
            return Course(self.heard(events), OVER, None, after.scores())
        turn = None if after.window() is not None else int(after.seat())
        return Course(self.heard(events), DECISION, turn, after.scores())

    def heard(self, events: list[Event]) -> list[Event]:
        """Events as the seat is told of them."""
        return [Event(event.rule, event.kind, event.facts_for(int(self.seat)), reveals=event.reveals) for event in events]

    def refusal(self, action: int) -> IllegalMove:
        """Why a move cannot be made."""
        world = self.worlds[0]
        refusal = world.refusal(action)
        assert refusal is not None, f"the rules do not say why {world.move(action)} is not legal"
        names = [seat_letter(int(seat)) for seat in range(self.players)]
        return IllegalMove(refusal.rule, world.game.words().say("refusals", refusal.kind, refusal.facts, names))


def count_alike(one: list[Event], other: list[Event]) -> int:
    """How many events two tales share from their beginning on."""
    count = 0
    while count < len(one) and count < len(other) and same(one[count], other[count]):
        count += 1
    return count


def same(one: Event, other: Event) -> bool:
    """Whether two events are told alike."""
    return one.kind == other.kind and one.rule == other.rule and one.facts == other.facts
