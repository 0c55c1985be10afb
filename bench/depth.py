"""`python -m bench.depth GAME`: how far a search sees with more and more time, and whether it chooses otherwise for it.

Positions come from games of a quick search. From each of them searches with 30, 120 and 480 ms of CPU time begin, two of each, and never end before their time.
Printed are, for each time: iterations, how many decisions deep an iteration comes, how often a node behind the root was visited, the part of nodes that were visited once,
how many nodes there are for each action at the root and inside the tree (more than one: luck lies between them, or what others hid), how often two searches with the same time choose alike,
how often they choose like one with the longest time, and what their choices lose by its word.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import clutch
from clutch.bots import Search, Sight
from clutch.bots.search.links import NONE
from clutch.bots.search.tree import Opinion, Tree

MILLISECONDS = (30, 120, 480)
QUICK = 30
"""Iterations of the search whose games the positions come from."""
OFTEN = 20
"""So many visits an inner node has whose children are counted."""


class Shape(NamedTuple):
    """What a tree looks like, in numbers that can be added up."""

    iterations: int
    nodes: int
    """Behind the root."""
    visits: int
    """Of those nodes: a decision deeper is a visit more."""
    once: int
    """Nodes that were visited once."""
    actions: int
    """What was done more than once at the root, and how many nodes are behind it."""
    children: int
    inner_actions: int
    """The same at inner nodes that were visited often."""
    inner_children: int


def shape(tree: Tree) -> Shape:
    """What a tree looks like."""
    visits = list(tree.node_visits)
    children = [0] * len(visits)
    for parent in tree.links.parents:
        if parent != NONE:
            children[parent] += 1
    tried = [0] * len(visits)
    for node, first in enumerate(tree.node_edge):
        edge = first
        while edge != NONE:
            tried[node] += tree.edge_visits[edge] > 1
            edge = tree.edge_next[edge]
    inner = [node for node in range(1, len(visits)) if visits[node] >= OFTEN]
    return Shape(
        int(tree.iterations),
        len(visits) - 1,
        sum(visits[1:]),
        visits[1:].count(1),
        tried[0],
        children[0],
        sum(tried[node] for node in inner),
        sum(children[node] for node in inner),
    )


def positions(name: str, players: int, count: int, every: int, seed: int) -> list[Sight]:
    """The sight of the seat on turn at every so many choices of a few games."""
    found: list[Sight] = []
    quick = Search(iterations=QUICK)
    choices = 0
    while len(found) < count:
        luck, thoughts = clutch.Seeded(seed, 4), clutch.Seeded(seed, 5)
        state = clutch.game(name).start(players, chance=luck)
        while not state.over and len(found) < count:
            sight = Sight(state.clone(), int(state.seat()))
            if len(sight.actions()) > 1:
                choices += 1
                if choices % every == 0:
                    found.append(sight)
            state.apply(quick.choose(sight, thoughts), luck)
        seed += 1
    return found


def loss(chosen: list[Opinion], judged: list[Opinion]) -> float:
    """What a choice loses, as another search sees it."""
    worth = {opinion.action: opinion.value for opinion in judged}
    return max(worth[judged[0].action] - worth[chosen[0].action], 0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[game.name for game in clutch.games()])
    parser.add_argument("--players", type=int, default=2, metavar="N")
    parser.add_argument("--positions", type=int, default=24, metavar="N")
    parser.add_argument("--every", type=int, default=11, metavar="N", help="one choice of so many is a position")
    parser.add_argument("--seed", type=int, default=700, metavar="S", help="the number of the first deal")
    arguments = parser.parse_args()
    sights = positions(arguments.game, arguments.players, arguments.positions, arguments.every, arguments.seed)
    shapes: dict[int, list[Shape]] = {time: [] for time in MILLISECONDS}
    thoughts: dict[tuple[int, int], list[list[Opinion]]] = {(time, twin): [] for time in MILLISECONDS for twin in (0, 1)}
    for number, sight in enumerate(sights):
        for (time, twin), told in thoughts.items():
            tree = Search(milliseconds=time, processor=True).grown(sight, clutch.Seeded(arguments.seed + number, time + twin))
            shapes[time].append(shape(tree))
            told.append(tree.opinions())
    pairs = len(sights)
    for time in MILLISECONDS:
        all_trees = Shape(*(sum(values) for values in zip(*shapes[time], strict=True)))
        first, second = thoughts[time, 0], thoughts[time, 1]
        longest = thoughts[MILLISECONDS[-1], 1]
        alike = sum(one[0].action == other[0].action for one, other in zip(first, second, strict=True)) / pairs
        right = sum(one[0].action == other[0].action for one, other in zip(first, longest, strict=True)) / pairs
        lost = sum(loss(one, other) for one, other in zip(first, longest, strict=True)) / pairs
        print(
            f"{arguments.game}, {arguments.players} players, {pairs} positions, {time} ms: {all_trees.iterations / len(shapes[time]):.0f} iterations, "
            f"{all_trees.visits / all_trees.iterations:.1f} decisions deep, {all_trees.visits / max(all_trees.nodes, 1):.1f} visits a node, {all_trees.once / max(all_trees.nodes, 1):.0%} of the nodes once, "
            f"nodes behind an action {all_trees.children / max(all_trees.actions, 1):.1f} at the root and {all_trees.inner_children / max(all_trees.inner_actions, 1):.1f} inside, "
            f"two alike {alike:.0%}, like the longest {right:.0%}, lost by its word {lost:.4f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
