"""Information-set Monte Carlo tree search: any game, any number of seats.

One tree, seen from the searching seat: a node is all that this seat has observed since the root, so worlds that look alike share their statistics and nothing is decided by what the seat cannot know.
Every iteration draws a new world from the seat's sight, walks down the tree by the actions that are legal in it, adds one edge, plays on at random for a few decisions,
and asks the game's estimate. Edges keep the reward of the seat that chose them. Where a game says how many actions to try first (`State.width`), a node widens slowly, by the actions that promise most one step ahead.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from clutch.bots.search.sight import Sight
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions, State

NONE: Final = -1


@final
class Opinion:
    """What the search thinks of one legal action: how often it was tried, and the mean share of victory that followed."""

    def __init__(self, action: int, visits: int, value: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.value: Final = value

    def __repr__(self) -> str:
        return f"Opinion({self.action}, {self.visits}, {self.value:.3f})"


@final
class Tree:
    """The statistics of one search. Nodes, edges and links are rows of flat arrays, chained by number."""

    def __init__(self, sight: Sight, chance: Chance) -> None:
        self.sight: Final = sight
        self.chance: Final = chance
        self.node_edge: vec[i64] = vec[i64]([])
        self.node_link: vec[i64] = vec[i64]([])
        self.edge_action: vec[i64] = vec[i64]([])
        self.edge_next: vec[i64] = vec[i64]([])
        self.edge_visits: vec[i64] = vec[i64]([])
        self.edge_offered: vec[i64] = vec[i64]([])
        self.edge_reward: vec[float] = vec[float]([])
        self.link_sight: vec[i64] = vec[i64]([])
        self.link_node: vec[i64] = vec[i64]([])
        self.link_next: vec[i64] = vec[i64]([])
        self.stamp: vec[i64] = vec[i64]([0] * 256)
        self.clock: i64 = 0
        self.path_edge: vec[i64] = vec[i64]([0] * 64)
        self.path_seat: vec[i64] = vec[i64]([0] * 64)
        self.length: i64 = 0
        self.rewards: vec[float] = vec[float]([0.0] * int(sight.players))
        self.actions: Final = Actions()
        self.iterations: i64 = 0
        self.new_node()

    def new_node(self) -> i64:
        self.node_edge = append(self.node_edge, NONE)
        self.node_link = append(self.node_link, NONE)
        return len(self.node_edge) - 1

    def new_edge(self, node: i64, action: i64) -> i64:
        self.edge_action = append(self.edge_action, action)
        self.edge_next = append(self.edge_next, self.node_edge[node])
        self.edge_visits = append(self.edge_visits, 0)
        self.edge_offered = append(self.edge_offered, 1)
        self.edge_reward = append(self.edge_reward, 0.0)
        edge: i64 = len(self.edge_action) - 1
        self.node_edge[node] = edge
        return edge

    def follow(self, node: i64, seen: i64) -> i64:
        """The node behind what the seat observed, made if it is new."""
        link: i64 = self.node_link[node]
        while link != NONE:
            if self.link_sight[link] == seen:
                return self.link_node[link]
            link = self.link_next[link]
        child: i64 = self.new_node()
        self.link_sight = append(self.link_sight, seen)
        self.link_node = append(self.link_node, child)
        self.link_next = append(self.link_next, self.node_link[node])
        self.node_link[node] = len(self.link_sight) - 1
        return child

    def iterate(self) -> None:
        """One iteration: a new world, a walk, a new edge, an outcome, and everybody's reward."""
        world = self.sight.sample(self.chance)
        self.length = 0
        self.iterations += 1
        node: i64 = 0
        grown: bool = False
        while not world.over and not grown:
            edge: i64 = self.choose(world, node)
            grown = self.edge_visits[edge] == 0
            self.remember(edge, world.seat())
            action: i64 = self.edge_action[edge]
            world.apply(action, self.chance)
            if not grown:
                node = self.follow(node, world.observed(action, self.sight.seat))
        self.play_on(world)
        for step in range(self.length):
            edge = self.path_edge[step]
            self.edge_visits[edge] = self.edge_visits[edge] + 1
            self.edge_reward[edge] = self.edge_reward[edge] + self.reward(world, self.path_seat[step], step)

    def remember(self, edge: i64, seat: i64) -> None:
        """Note a step of the walk."""
        if self.length == len(self.path_edge):
            self.path_edge = append(self.path_edge, edge)
            self.path_seat = append(self.path_seat, seat)
        else:
            self.path_edge[self.length] = edge
            self.path_seat[self.length] = seat
        self.length += 1

    def reward(self, world: State, seat: i64, step: i64) -> float:
        """A seat's reward in the world where the walk ended, asked once for each seat."""
        for before in range(step):
            if self.path_seat[before] == seat:
                return self.rewards[seat]
        value: float = world.payoff(seat) if world.over else world.estimate(seat)
        self.rewards[seat] = value
        return value

    def choose(self, world: State, node: i64) -> i64:
        """An edge for an action that was never tried here, or the most promising one of those that are legal in this world."""
        actions = self.actions
        actions.count = 0
        world.offer(actions)
        self.clock += 1
        now: i64 = self.clock
        for choice in range(actions.count):
            action: i64 = actions.items[choice]
            while action >= len(self.stamp):
                self.stamp = append(self.stamp, 0)
            self.stamp[action] = now
        curiosity: float = world.curiosity()
        tried: i64 = 0
        visited: i64 = 0
        best: i64 = NONE
        best_bound: float = -1.0
        edge: i64 = self.node_edge[node]
        while edge != NONE:
            action = self.edge_action[edge]
            if action < len(self.stamp) and self.stamp[action] == now:
                self.stamp[action] = 0
                tried += 1
                offered: i64 = self.edge_offered[edge] + 1
                self.edge_offered[edge] = offered
                visited += self.edge_visits[edge]
                visits: float = float(self.edge_visits[edge])
                bound: float = self.edge_reward[edge] / visits + curiosity * sqrt(log(float(offered)) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = edge
            edge = self.edge_next[edge]
        untried: i64 = actions.count - tried
        width: i64 = world.width()
        if untried == 0 or (width > 0 and tried * tried >= width * width + visited):
            return best
        if width > 0:
            return self.new_edge(node, self.promising(world, now))
        pick: i64 = self.chance.below(untried)
        for choice in range(actions.count):
            action = actions.items[choice]
            if self.stamp[action] == now:
                if pick == 0:
                    return self.new_edge(node, action)
                pick -= 1
        return best

    def promising(self, world: State, now: i64) -> i64:
        """Of the actions that were never tried here, the one whose position is estimated best by the seat that decides."""
        seat: i64 = world.seat()
        found: i64 = NONE
        best: float = -1.0
        for choice in range(self.actions.count):
            action: i64 = self.actions.items[choice]
            if self.stamp[action] == now:
                after = world.clone()
                after.apply(action, self.chance)
                value: float = after.payoff(seat) if after.over else after.estimate(seat)
                if value > best:
                    best = value
                    found = action
        return found

    def play_on(self, world: State) -> None:
        """Random decisions up to the horizon."""
        actions = self.actions
        left: i64 = world.horizon()
        while left > 0 and not world.over:
            actions.count = 0
            world.offer(actions)
            world.apply(actions.items[self.chance.below(actions.count)], self.chance)
            left -= 1

    def opinions(self) -> list[Opinion]:
        """What the search thinks of the actions at the root, the most tried first."""
        found: list[Opinion] = []
        edge: i64 = self.node_edge[0]
        while edge != NONE:
            visits: i64 = self.edge_visits[edge]
            value: float = self.edge_reward[edge] / float(visits) if visits else 0.0
            found.append(Opinion(int(self.edge_action[edge]), int(visits), value))
            edge = self.edge_next[edge]
        return sorted(found, key=lambda opinion: (-opinion.visits, -opinion.value, opinion.action))


def search(sight: Sight, iterations: i64, milliseconds: i64, chance: Chance) -> Tree:
    """Search for so many iterations, or for so many milliseconds where `iterations` is 0."""
    tree = Tree(sight, chance)
    if iterations > 0:
        for _ in range(iterations):
            tree.iterate()
    else:
        end = perf_counter() + float(milliseconds) / 1000.0
        tree.iterate()
        while perf_counter() < end:
            tree.iterate()
    return tree
