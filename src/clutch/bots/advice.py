"""Advice that can be trusted: what a decision was worth, with the move that was made examined as well as the best ones.

A search tries what it likes, and of other moves knows little. So whatever is to be compared is examined again, move beside move in the same worlds with the same luck: the move is made, whoever is asked next takes what looks best, and
only then is the position judged, and what the judge says is bent to what can be believed, as all that is shown. Everything is seen from what the seat knew.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from clutch.bots.bot import Search
from clutch.bots.curves import honest_chances
from clutch.bots.search.one_ply import one_ply
from clutch.bots.search.sight import Sight
from clutch.kernel.chance import Chance, Seeded
from clutch.kernel.foresight import Outlook
from clutch.kernel.state import State
from clutch.kernel.statement import Event

BEST = 3
"""Moves of a decision that are told."""
WORLDS = 20
"""Possible worlds in which moves are compared."""
REPLY_WORLDS = 2
"""Possible worlds at which whoever answers a move looks."""
ENOUGH = 0.5
"""A move that the search has tried so much as often as its best one needs no second look."""
SEEDS = 1 << 30


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
    actions = sight.actions()
    if len(actions) == 1:
        value = known_chances(sight, chance)
        own = honest_chances(sight, None, [value[seat]])[0]
        return Verdict([Weighed(made, own, 0)], spread(value, seat, own))
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
    opinions = analyst.opinions(sight, chance)
    first = {opinion.action: opinion for opinion in opinions}
    wanted = [opinion.action for opinion in opinions[:BEST]]
    if made not in wanted:
        wanted.append(made)
    if opinions[0].action == made:
        return [Weighed(action, first[action].value, first[action].visits) for action in wanted if action == made or first[action].visits]
    examined = honest_chances(sight, None, examine(sight, wanted, chance))
    moves = []
    for action, value in zip(wanted, examined, strict=True):
        tried = first[action].visits
        trusted = tried / (tried + opinions[0].visits * ENOUGH)
        # What the tree has found counts as far as it has looked; the second look is the same for all.
        moves.append(Weighed(action, (trusted * first[action].value + value) / (trusted + 1), tried + WORLDS))
    return sorted(moves, key=lambda move: (-move.chance, move.action != made, move.action))


def examine(sight: Sight, actions: list[int], chance: Chance) -> list[float]:
    """Each move's chance of victory on the average of the same worlds with the same luck."""
    seat = int(sight.seat)
    totals = [0.0] * len(actions)
    for _ in range(WORLDS):
        world = sight.sample(chance)
        seed = chance.below(SEEDS)
        for place, action in enumerate(actions):
            totals[place] += outcome(world.clone(), action, seat, Seeded(seed))
    return [total / WORLDS for total in totals]


def outcome(world: State, action: int, seat: int, luck: Chance) -> float:
    """What a move comes to in one world: it is made, and whoever decides next takes what looks best."""
    world.apply(action, luck)
    if world.over:
        return world.payoff(seat)
    mover = int(world.seat())
    sight = Sight(world, mover)
    values = one_ply(sight, sight.judge(), REPLY_WORLDS, luck)
    if mover == seat:
        return max(values)
    return judged(after(world, sight.actions()[values.index(max(values))], luck), seat)


def after(world: State, action: int, luck: Chance) -> State:
    """The world, one move later."""
    world.apply(action, luck)
    return world


def judged(world: State, seat: int) -> float:
    """A seat's chance in a world, or its share of the victory if it is over there."""
    return world.payoff(seat) if world.over else world.game.judge().estimate(world, seat)


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
