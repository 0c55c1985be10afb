"""Advice that can be trusted: what a decision was worth, with the move that was made examined as well as the best ones.

A search tries what it likes, and of other moves knows little. So whatever is to be compared is tried further in the same tree until it is known as well as the best move, and what the tree says then is bent to what can be believed, as all that is shown.
Everything is seen from what the seat knew.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from clutch.bots.bot import Search
from clutch.bots.search.sight import Sight
from clutch.kernel.chance import Chance
from clutch.kernel.foresight import Outlook
from clutch.kernel.state import State
from clutch.kernel.statement import Event

BEST = 3
"""Moves of a decision that are told."""
WORLDS = 20
"""Possible worlds in which the others' chances are looked up."""
LEAST = 20
"""Moves that are compared are tried as often as the one that the search likes best, and at least so many times."""


@dataclass
class Weighed:
    """A move with the seat's chance of victory, and how often it was tried for that."""

    action: int
    chance: float
    visits: int


@dataclass
class Verdict:
    """What there is to say of a decision."""

    moves: list[Weighed]
    """The best first; the move that was made is always among them."""
    chances: list[float]
    """Each seat's chance before the decision, from what the mover knew."""
    brings: list[Event] = field(default_factory=list)
    """What the best move would certainly have brought, if another was made."""
    points: tuple[int, int] | None = None
    """The seat's points right after the move that was made and after the best one, if both are certain."""

    def weighed(self, action: int) -> Weighed:
        """What is known of a move that was weighed."""
        return next(move for move in self.moves if move.action == action)


def verdict(sight: Sight, made: int, analyst: Search, chance: Chance) -> Verdict:
    """What a decision was worth."""
    seat = int(sight.seat)
    moves = weigh(sight, made, analyst, chance)
    found = Verdict(moves, [])
    if moves[0].action != made:
        outlook = Outlook(sight.sample(chance), seat)
        best, taken = outlook.foresee(moves[0].action), outlook.foresee(made)
        found.brings = best.events
        if best.scores is not None and taken.scores is not None:
            found.points = (taken.scores[seat], best.scores[seat])
    found.chances = spread(known_chances(sight, chance), seat, moves[0].chance)
    return found


def weigh(sight: Sight, made: int, analyst: Search, chance: Chance) -> list[Weighed]:
    """The best moves and the one that was made, each examined well: the best first."""
    tree = analyst.grown(sight, chance)
    liked = tree.opinions()
    wanted = [opinion.action for opinion in liked[:BEST] if opinion.visits]
    if made not in wanted:
        wanted.append(made)
    if liked[0].action != made:
        for action in wanted:
            tree.examine(action, max(liked[0].visits, LEAST))
    found = {opinion.action: opinion for opinion in analyst.told(sight, tree.opinions())}
    moves = [Weighed(action, found[action].value, found[action].visits) for action in wanted]
    if liked[0].action == made:
        return moves
    return sorted(moves, key=lambda move: (-move.chance, move.action != made, move.action))


def judged(world: State, seat: int) -> float:
    """A seat's chance in a world, by the judge that searches go by, or its share of the victory if it is over there."""
    return world.payoff(seat) if world.over else Sight(world, seat).judge().estimate(world, seat)


def known_chances(sight: Sight, chance: Chance) -> list[float]:
    """Each seat's chance of victory on the average of the worlds that the looking seat thinks possible, as the judge has it: nothing to be shown before it is made honest."""
    totals = [0.0] * int(sight.players)
    for _ in range(WORLDS):
        world = sight.sample(chance)
        for seat in range(len(totals)):
            totals[seat] += judged(world, seat)
    return [total / WORLDS for total in totals]


def spread(chances: list[float], seat: int, own: float) -> list[float]:
    """Everybody's chances with a seat's own known better: the others share what is left as before.

    >>> spread([0.5, 0.25, 0.25], 0, 0.8)
    [0.8, 0.1, 0.1]
    >>> spread([0.4], 0, 0.8)
    [0.8]
    """
    others = sum(chances) - chances[seat]
    left = max(1.0 - own, 0.0)
    told = [left * value / others if others > 0 else left / max(len(chances) - 1, 1) for value in chances]
    told[seat] = own
    return [round(value, 6) for value in told]
