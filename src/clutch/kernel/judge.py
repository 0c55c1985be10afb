"""Judges: what bots think of positions. The rules know none of them; a game offers its judges by name, and a search takes one."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions, State

FARTHEST: Final = 60.0
"""Within what `exp` can take."""
CURIOSITY: Final = 3.0
ROOT_WEIGHT: Final = 6.0


class QuickPlayer:
    """One who decides quickly by rules of thumb, and sees no more than the seat on turn."""

    def begin(self) -> None:
        """From here on another game is played on: whatever was planned is forgotten."""

    def choice(self, state: State, actions: Actions, chance: Chance) -> i64:
        """One of the legal actions, which are in the buffer."""
        raise NotImplementedError


@final
class Sequel:
    """How a judge wishes games to be played on from where a search has come to, by players who decide quickly."""

    def __init__(
        self, part: float, one_of: i64, decisions: i64, considered: i64, tastes: vec[float], player: QuickPlayer | None = None
    ) -> None:
        self.part: Final = part
        """How much of a reward comes of it; the estimate is the rest."""
        self.one_of: Final = one_of
        """One iteration of so many does it, drawn by lot."""
        self.decisions: Final = decisions
        """After so many decisions the position is judged; with 0 the game goes on to its end."""
        self.considered: Final = considered
        """So many legal actions, drawn at random, a player considers at each decision."""
        self.tastes: Final = tastes
        """How gladly players do an action, by its number; whatever has a higher one is as welcome as 1. Where nothing stands here, they go by the judge's impressions, which takes much longer."""
        self.player: Final = player
        """Who plays on, where the game has somebody who knows more than tastes say; what is considered is then up to that player."""


NO_SEQUEL: Final = Sequel(0.0, 1, 0, 1, vec[float]([]))


class Judge:
    """A bot's judgement of the positions of one game."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        """How the judge is asked for."""

    def estimate(self, state: State, seat: i64) -> float:
        """The seat's chance of victory, between 0 and 1, with everything in this state taken as true; when the game is over, its share of the victory."""
        raise NotImplementedError

    def estimates(self, state: State, values: vec[float]) -> None:
        """Every seat's estimate, written into `values`: the same numbers, but what the seats have in common is computed once."""
        for seat in range(state.players):
            values[seat] = self.estimate(state, seat)

    def estimates_for(self, state: State, seats: i64, values: vec[float]) -> None:
        """The estimates of some seats, a bit for each; what is written for the others means nothing. Where each seat's word costs much, a judge answers only what it is asked."""
        self.estimates(state, values)

    def impression(self, state: State, action: i64, seat: i64, chance: Chance) -> float:
        """What a legal action looks like at first sight to the seat on turn: the greedy bot goes by it, and a search tries actions in its order.

        As a rule this is the estimate one action ahead. A judge may answer more simply, above all without drawing the luck that follows: what can be expected, not what one draw brings.
        """
        after = state.clone()
        after.apply(action, chance)
        return self.estimate(after, seat)

    def impressions(self, state: State, actions: Actions, seat: i64, chance: Chance, values: vec[float]) -> None:
        """The impressions of so many actions, in their order, written into `values`: the same numbers from the same luck, but what the actions have in common is computed once."""
        for choice in range(actions.count):
            values[choice] = self.impression(state, actions.items[choice], seat, chance)

    def considered(self, state: State, actions: Actions, seat: i64, chance: Chance, values: vec[float]) -> None:
        """What so many actions look like to one who takes time, as at the root of a search: impressions, unless the judge can say more at a higher price."""
        self.impressions(state, actions, seat, chance, values)

    def sure_of(self, state: State) -> bool:
        """Whether what it considers is the same in every world that the seat on turn thinks possible: then one of them tells all."""
        return False

    def horizon(self, state: State) -> i64:
        """How many random decisions a search plays before it asks for an estimate: the judge knows how far its estimate can be trusted."""
        return 0

    def ripe(self, state: State) -> bool:
        """Whether a play-out has come to a point before the horizon from which to go on would only blur the estimate."""
        return False

    def sequel(self) -> Sequel:
        """How a search plays on from what it has found: where an estimate sees little of what is far, even quick play tells more."""
        return NO_SEQUEL

    def curiosity(self) -> float:
        """How much a search favours a rarely tried action over a good one, as a multiple of how much rewards vary: the less, the better the estimates are."""
        return CURIOSITY

    def root_weight(self) -> float:
        """How many visits of a search its own considered word on an action is worth at the root: the more luck lies behind an action, the more of them it takes to say better."""
        return ROOT_WEIGHT

    def progress(self, state: State) -> float:
        """Which part of the game was played, about, between 0 and 1, as everybody can see: early chances are trusted less than late ones."""
        return 0.5

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """A judge knows its numbers by itself: it is copied and pickled as another of its kind."""
        return (type(self), ())


def shares(state: State, values: vec[float]) -> None:
    """Every seat's share of the victory once the game is over, written into `values`."""
    winners: i64 = 0
    for seat in range(state.players):
        values[seat] = 0.0
        if state.is_winner(seat):
            values[seat] = 1.0
            winners += 1
    if winners > 1:
        for seat in range(state.players):
            values[seat] = values[seat] / float(winners)


def rival_odds(lead: float, spread: float) -> float:
    """How much likelier a rival's victory is than one's own, if the rival leads by so much; `spread` is a lead that makes it about three times as likely.

    >>> rival_odds(0.0, 5.0)
    1.0
    """
    steps: float = lead / spread
    if steps > FARTHEST:
        return exp(FARTHEST)
    return exp(steps if steps > -FARTHEST else -FARTHEST)
