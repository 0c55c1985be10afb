"""A position of some game, and the loops that play it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from clutch.kernel.chance import Chance
from clutch.kernel.move import Move
from clutch.kernel.saying import Event, Prompt, Refusal
from clutch.kernel.window import Window

OVER: Final = -1
"""What `State.seat` answers when the game has ended."""

_BLANK: Final = vec[i64]([0] * 56)
"""Room for most positions, and below the 512 bytes up to which memory comes from Python's own pools; the buffer grows where it is too small."""


@final
class Actions:
    """A buffer that `State.offer` fills with the legal actions; made once and used again, so that a play-out allocates nothing."""

    def __init__(self) -> None:
        self.items: vec[i64] = _BLANK[:]
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        """Put one more action into the buffer."""
        if self.count == len(self.items):
            self.items = append(self.items, action)
        else:
            self.items[self.count] = action
        self.count += 1

    def has(self, action: i64) -> bool:
        """Whether the buffer holds this action."""
        for i in range(self.count):
            if self.items[i] == action:
                return True
        return False


class State:
    """A position: everything that is on the table, what each seat knows, and who decides now.

    What nobody can know yet is not in it: luck is drawn in `apply`, at the moment when the rulebook lets somebody see it.
    """

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        """How many seats play."""
        self.over: bool = False
        """Whether the game has ended."""
        self.events: list[Event] | None = None
        """What happened, as long as somebody listens; a play-out has `None` here."""

    # What may be done, and doing it

    def seat(self) -> i64:
        """Who decides now, or `OVER`."""
        raise NotImplementedError

    def offer(self, actions: Actions) -> None:
        """Add the legal actions to the buffer, in a documented order; never none while the game runs."""
        raise NotImplementedError

    def apply(self, action: i64, chance: Chance) -> None:
        """Carry out a legal action. Trusts its caller: the referee is the one who checks."""
        raise NotImplementedError

    def clone(self) -> State:
        """A twin that shares nothing that can change; nobody listens to it."""
        raise NotImplementedError

    # Knowledge

    def resample(self, seat: i64, chance: Chance) -> State:
        """A clone in which everything that this seat does not know is drawn again, consistently with all that it knows."""
        raise NotImplementedError

    def observed(self, action: i64, seat: i64) -> i64:
        """What `seat` saw of the last decision, `action`, as a number: equal numbers, equal sights.

        Called right after `apply`. A game without hidden moves or private answers leaves it as it is: everybody saw the action.
        """
        return action

    def remember(self, after: State, action: i64) -> bool:
        """This is the position before `action`, `after` the one behind it: keep what the seats have learned though the action is taken back by consent.

        Returns False if the action cannot be taken back at all.
        """
        return False

    def window(self) -> Window | None:
        """The open window, if the decision that is open now is one; None where everybody may know who decides."""
        return None

    # Results

    def score(self, seat: i64) -> i64:
        """The seat's points so far."""
        raise NotImplementedError

    def payoff(self, seat: i64) -> float:
        """The seat's share of the victory: 1 for a sole winner, 1/k for each of k winners, 0 for the others; only when the game is over."""
        raise NotImplementedError

    def estimate(self, seat: i64) -> float:
        """A bot's static evaluation: the seat's chance of victory, between 0 and 1, with everything in this state taken as true."""
        raise NotImplementedError

    def impression(self, action: i64, seat: i64, chance: Chance) -> float:
        """What a legal action looks like at first sight to the seat on turn: the greedy bot goes by it, and a search tries actions in its order.

        As a rule this is the estimate one action ahead. A game may answer more simply, above all without drawing the luck that follows: what can be expected, not what one draw brings.
        """
        after = self.clone()
        after.apply(action, chance)
        return after.estimate(seat)

    def horizon(self) -> i64:
        """How many random decisions a search plays before it asks for an estimate; the game knows how far its estimate can be trusted."""
        return 0

    # Telling

    def view(self, seat: int | None) -> dict[str, object]:
        """The position as plain data, as this seat, or a spectator (`None`), may see it."""
        raise NotImplementedError

    def prompt(self) -> Prompt:
        """What must be decided now; when the game is over, that it is."""
        raise NotImplementedError

    def refusal(self, action: i64) -> Refusal | None:
        """Why an action is not legal now; None if it is."""
        raise NotImplementedError

    def move(self, action: int) -> Move:
        """What an action id means."""
        raise NotImplementedError

    def features(self, seat: i64) -> vec[u8]:
        """The seat's view as numbers, for learning; always of the same length in one game."""
        raise NotImplementedError

    def check(self) -> None:
        """Assert the game's invariants, one line each."""
        raise NotImplementedError

    # The same for people and scripts

    def legal(self) -> list[int]:
        """The legal actions, as a list; search and play-outs use `offer`."""
        actions = Actions()
        if not self.over:
            self.offer(actions)
        items: vec[i64] = actions.items
        return [items[i] for i in range(actions.count)]

    def scores(self) -> list[int]:
        """Each seat's points so far."""
        return [int(self.score(seat)) for seat in range(self.players)]

    def payoffs(self) -> list[float]:
        """Each seat's share of the victory, once the game is over."""
        return [self.payoff(seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats that share the victory; nobody as long as the game runs."""
        if not self.over:
            return []
        return [int(seat) for seat in range(self.players) if self.payoff(seat) > 0.0]


def play_out(state: State, chance: Chance, actions: Actions) -> i64:
    """Play uniformly at random to the end: the number of decisions made."""
    decisions: i64 = 0
    while not state.over:
        actions.count = 0
        state.offer(actions)
        state.apply(actions.items[chance.below(actions.count)], chance)
        decisions += 1
    return decisions
