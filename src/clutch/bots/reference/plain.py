"""Plain information-set Monte Carlo tree search: worlds drawn at random, UCB1, uniform play-outs to the end of the game, and no judgement at all.

It is kept as simple as the textbook has it, apart from the search that the bots use: a measure must not change with what it measures.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.bots.search.sight import Sight
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions, State, play_out

CURIOSITY: Final = 0.7
"""The textbook's weight for rewards between 0 and 1."""


@final
class PlainNode:
    """What a seat did in a position as the searching seat knows it: how often, how often it could have, and what came of it."""

    def __init__(self, action: i64) -> None:
        self.action: Final = action
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.reward: float = 0.0
        self.children: Final[dict[int, PlainNode]] = {}
        """By action."""
        self.sights: Final[dict[int, PlainNode]] = {}
        """By what the searching seat saw of the action: its children are what was done then."""


@final
class PlainTree:
    """One search."""

    def __init__(self, sight: Sight, chance: Chance) -> None:
        self.sight: Final = sight
        self.chance: Final = chance
        self.root: Final = PlainNode(0)
        self.actions: Final = Actions()
        self.iterations: i64 = 0

    def iterate(self) -> None:
        """One world, one walk, one play-out."""
        world = self.sight.sample(self.chance)
        path: list[PlainNode] = []
        seats: list[int] = []
        node = self.root
        fresh: bool = False
        while not world.over and not fresh:
            child = self.choose(world, node)
            fresh = child.visits == 0
            path.append(child)
            seats.append(int(world.seat()))
            world.apply(child.action, self.chance)
            seen = int(world.observed(child.action, self.sight.seat))
            if seen not in child.sights:
                child.sights[seen] = PlainNode(0)
            node = child.sights[seen]
        play_out(world, self.chance, self.actions)
        for step in range(len(path)):
            path[step].visits += 1
            path[step].reward += world.payoff(seats[step])
        self.iterations += 1

    def choose(self, world: State, node: PlainNode) -> PlainNode:
        """An action that was never tried here, any of them; else the one with the highest bound."""
        actions = self.actions
        actions.count = 0
        world.offer(actions)
        items: vec[i64] = actions.items
        new: i64 = 0
        for choice in range(actions.count):
            known = node.children.get(int(items[choice]))
            if known is None or known.visits == 0:
                items[new] = items[choice]
                new += 1
        if new:
            action: i64 = items[self.chance.below(new)]
            if int(action) not in node.children:
                node.children[int(action)] = PlainNode(action)
            return node.children[int(action)]
        best = node.children[int(items[0])]
        best_bound: float = -1.0
        for choice in range(actions.count):
            child = node.children[int(items[choice])]
            child.offered += 1
            bound: float = child.reward / float(child.visits) + CURIOSITY * sqrt(log(float(child.offered + 1)) / float(child.visits))
            if bound > best_bound:
                best_bound = bound
                best = child
        return best

    def best(self) -> int:
        """The action that was tried most often."""
        found = max(self.root.children.values(), key=lambda child: (int(child.visits), child.reward))
        return int(found.action)

    def chance_of_victory(self) -> float:
        """What the best action brought."""
        found = self.root.children[self.best()]
        return found.reward / float(found.visits)


def iterate_plainly(tree: PlainTree, count: i64) -> None:
    """So many iterations."""
    for _iteration in range(count):
        tree.iterate()
