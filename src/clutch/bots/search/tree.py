"""Information-set Monte Carlo tree search: any game, any number of seats.

One tree, seen from the searching seat: a node is all that this seat has observed since the root, so worlds that look alike share their statistics and nothing is decided by what the seat cannot know.
Every iteration draws a new world from the seat's sight, walks down the tree by the actions that are legal in it until it takes an edge for the first time, plays on at random for a few decisions,
and asks the judge for its estimate. Where a judge wishes it, a part of the reward comes from how the game goes on from there. Edges keep the reward of the seat that chose them.

A node's edges stand in the order of a first impression, as the greedy bot has it. The walk considers the best few of them, more as the node is visited more often
(progressive widening), so that a hundred placements of a tile do not drown the five that matter.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from clutch.bots.search.links import NONE, Links
from clutch.bots.search.one_ply import one_ply
from clutch.bots.search.sequels import Sequels
from clutch.bots.search.sight import Sight
from clutch.kernel.chance import Chance
from clutch.kernel.judge import Judge, Sequel, shares
from clutch.kernel.state import Actions, State

FIRST_WORLDS: Final = 24
"""How many possible worlds the first impressions at the root are taken from."""
CURIOSITY: Final = 0
"""How much a rarely tried action is favoured over a good one, as a multiple of how much rewards vary; below 0 as the judge wishes."""
FEW: Final = 1
WIDER: Final = 2
"""A node that was visited n times considers FEW + WIDER * sqrt(n) edges."""
INNER_WEIGHT: Final = 3
"""How many visits a first impression from a single world is worth."""
WELL: Final = 4
"""An action is tried well if it has at least this part of the visits of the most tried one: of those the best is chosen."""
LATE: Final = 5
"""Not 0: what may be done at a new node is judged only when somebody comes there again; until then the node itself is."""
PLAYED: Final = 6
SELDOM: Final = 7
FURTHER: Final = 8
CHOOSY: Final = 9
"""How games are played on from where the search has come to: how much of a reward comes of it, in one iteration of how many, for how many decisions (0: to the end), and how many actions a player considers.
Below 0 as the judge wishes: `clutch.kernel.judge.Sequel`."""
BELIEF: Final = 10
"""Not 0: worlds are drawn as likely as players of sense make them, and not evenly."""
ROOT_WEIGHT: Final = 11
"""How many visits a first impression at the root is worth; below 0 as the judge wishes."""
HABITS: Final = vec[float]([-1.0, 3.0, 1.0, 1.0, 0.8, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, -1.0])
"""How the search goes about it, by the numbers above; `python -m bench.habits` lets two ways play against each other."""
LOOK: Final = 64
"""How many iterations pass between two looks at whether the choice is still open."""
LEAST_VARIANCE: Final = 0.0004
LOGS: Final = vec[float]([0.0] + [log(float(number)) for number in range(1, 1024)])
"""The logarithms of small numbers, which are asked for again and again."""


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

    def __init__(self, sight: Sight, judge: Judge, chance: Chance) -> None:
        self.sight: Final = sight
        self.judge: Final = judge
        self.chance: Final = chance
        self.node_edge: vec[i64] = vec[i64]([])
        self.node_visits: vec[i64] = vec[i64]([])
        self.edge_action: vec[i64] = vec[i64]([])
        self.edge_next: vec[i64] = vec[i64]([])
        self.edge_visits: vec[i64] = vec[i64]([])
        self.edge_offered: vec[i64] = vec[i64]([])
        self.edge_reward: vec[float] = vec[float]([])
        self.edge_impression: vec[float] = vec[float]([])
        self.links: Links = Links()
        self.stamp: vec[i64] = vec[i64]([0] * 256)
        self.clock: i64 = 0
        self.path_edge: vec[i64] = vec[i64]([0] * 64)
        self.path_seat: vec[i64] = vec[i64]([0] * 64)
        self.length: i64 = 0
        self.rewards: vec[float] = vec[float]([0.0] * int(sight.players))
        self.sequels: Final = Sequels(judge, wished(judge), sight.players, chance)
        self.reward_sum: float = 0.0
        self.reward_squares: float = 0.0
        self.wish: Final = judge.curiosity() if HABITS[CURIOSITY] < 0.0 else HABITS[CURIOSITY]
        """How curious the search is."""
        self.root_weight: Final = root_weight(judge)
        self.curiosity: float = self.wish * 0.5
        self.actions: Final = Actions()
        self.new_actions: Final = Actions()
        self.new_values: vec[float] = vec[float]([0.0] * 64)
        self.iterations: i64 = 0
        self.first_edge: i64 = NONE
        """The edge that iterations begin with while a move is examined; else each begins with whichever is most promising."""
        self.new_node()
        self.first_impressions()

    def new_node(self) -> i64:
        self.node_edge = append(self.node_edge, NONE)
        self.node_visits = append(self.node_visits, 0)
        return len(self.node_edge) - 1

    def new_edge(self, node: i64, action: i64, impression: float) -> None:
        """An edge in its place among the others of its node, the best impression first."""
        self.edge_action = append(self.edge_action, action)
        self.edge_visits = append(self.edge_visits, 0)
        self.edge_offered = append(self.edge_offered, 1)
        self.edge_reward = append(self.edge_reward, 0.0)
        self.edge_impression = append(self.edge_impression, impression)
        edge: i64 = len(self.edge_action) - 1
        before: i64 = NONE
        after: i64 = self.node_edge[node]
        while after != NONE and self.edge_impression[after] >= impression:
            before = after
            after = self.edge_next[after]
        self.edge_next = append(self.edge_next, after)
        if before == NONE:
            self.node_edge[node] = edge
        else:
            self.edge_next[before] = edge

    def first_impressions(self) -> None:
        """The root's edges, as the greedy bot sees them."""
        values = one_ply(self.sight, self.judge, FIRST_WORLDS, self.chance, HABITS[BELIEF] > 0.0)
        actions = self.sight.actions()
        for choice in range(len(actions)):
            self.new_edge(0, actions[choice], values[choice])

    def follow(self, node: i64, seen: i64) -> i64:
        """The node behind what the seat observed."""
        child: i64 = self.links.child(node, seen)
        if child == NONE:
            child = self.new_node()
            self.links.put(node, seen, child)
        return child

    def iterate(self) -> None:
        """One iteration: a new world, a walk to an edge or a node where nobody was before, an outcome, and everybody's reward."""
        world = self.sight.imagine(self.chance) if HABITS[BELIEF] > 0.0 else self.sight.sample(self.chance)
        self.length = 0
        self.iterations += 1
        self.walk(world)
        self.play_on(world)
        self.value(world)
        rewards: vec[float] = self.rewards
        for step in range(self.length):
            edge: i64 = self.path_edge[step]
            self.edge_visits[edge] = self.edge_visits[edge] + 1
            self.edge_reward[edge] = self.edge_reward[edge] + rewards[self.path_seat[step]]
        self.count_reward(rewards[self.path_seat[0]])

    def value(self, world: State) -> None:
        """Everybody's reward: the result, or what the judge thinks, together with what comes of it when the game is played on."""
        rewards: vec[float] = self.rewards
        if world.over:
            shares(world, rewards)
            return
        if not self.sequels.are_all:
            self.judge.estimates_for(world, self.met(), rewards)
        self.sequels.add(world, self.actions, rewards)

    def met(self) -> i64:
        """Who decided anything on the way, a bit for each seat: only their rewards are kept."""
        seats: i64 = 0
        for step in range(self.length):
            seat: i64 = self.path_seat[step]
            seats |= i64(1) << seat
        return seats

    def walk(self, world: State) -> None:
        """Down the tree until an edge is taken for the first time, or a node is new: what may be done there is judged when somebody comes again."""
        node: i64 = 0
        edge: i64 = self.first_edge
        if edge == NONE:
            edge = self.choose(node)
        while True:
            action: i64 = self.edge_action[edge]
            self.remember(edge, world.seat())
            if self.edge_visits[edge] == 0:
                world.apply(action, self.chance)
                return
            world.advance(action, self.chance, self.actions)
            if world.over:
                return
            node = self.follow(node, world.observed(action, self.sight.seat))
            if HABITS[LATE] > 0.0 and self.node_visits[node] == 0:
                self.node_visits[node] = 1
                return
            self.mark_legal(world, node)
            edge = self.choose(node)

    def count_reward(self, reward: float) -> None:
        """Learn how much rewards vary: where estimates hardly differ, small differences deserve a second look before unlikely actions do."""
        self.reward_sum += reward
        self.reward_squares += reward * reward
        count: float = float(self.iterations)
        if self.iterations >= 16:
            mean: float = self.reward_sum / count
            self.curiosity = self.wish * sqrt(max(self.reward_squares / count - mean * mean, LEAST_VARIANCE))

    def remember(self, edge: i64, seat: i64) -> None:
        """Note a step of the walk."""
        if self.length == len(self.path_edge):
            self.path_edge = append(self.path_edge, edge)
            self.path_seat = append(self.path_seat, seat)
        else:
            self.path_edge[self.length] = edge
            self.path_seat[self.length] = seat
        self.length += 1

    def choose(self, node: i64) -> i64:
        """The most promising of the edges that are considered so far and legal in this world: those that are marked, at the root all of them, for a seat knows what it may do."""
        now: i64 = self.clock
        visits: i64 = self.node_visits[node]
        self.node_visits[node] = visits + 1
        weight: float = self.root_weight if node == 0 else HABITS[INNER_WEIGHT]
        left: float = HABITS[FEW] + HABITS[WIDER] * sqrt(float(visits))
        best: i64 = NONE
        best_bound: float = -1000.0
        most: i64 = visits + 2
        most_log: float = log(float(most))  # most edges were there from the beginning, and legal every time
        curiosity: float = self.curiosity
        stamp: vec[i64] = self.stamp
        action: vec[i64] = self.edge_action
        times_offered: vec[i64] = self.edge_offered
        times_tried: vec[i64] = self.edge_visits
        reward: vec[float] = self.edge_reward
        impression: vec[float] = self.edge_impression
        further: vec[i64] = self.edge_next
        logs: vec[float] = LOGS
        edge: i64 = self.node_edge[node]
        while edge != NONE and left > 0.0:
            if node == 0 or stamp[action[edge]] == now:
                left -= 1.0
                offered: i64 = times_offered[edge] + 1
                times_offered[edge] = offered
                tried: float = float(times_tried[edge]) + weight
                bound: float = (reward[edge] + weight * impression[edge]) / tried
                often: float = most_log
                if offered != most:
                    often = logs[offered] if offered < len(logs) else log(float(offered))
                bound += curiosity * sqrt(often / tried)
                if bound > best_bound:
                    best_bound = bound
                    best = edge
            edge = further[edge]
        return best

    def mark_legal(self, world: State, node: i64) -> None:
        """Stamp the actions that are legal in this world, which are in the buffer; one that was never legal here before gets an edge."""
        actions = self.actions
        self.clock += 2
        now: i64 = self.clock
        items: vec[i64] = actions.items
        stamp: vec[i64] = self.stamp
        for choice in range(actions.count):
            action: i64 = items[choice]
            while action >= len(stamp):
                stamp = append(stamp, 0)
            stamp[action] = now - 1
        self.stamp = stamp
        known: i64 = 0
        names: vec[i64] = self.edge_action
        further: vec[i64] = self.edge_next
        edge: i64 = self.node_edge[node]
        while edge != NONE and known < actions.count:
            action = names[edge]
            if action < len(stamp) and stamp[action] == now - 1:
                stamp[action] = now
                known += 1
            edge = further[edge]
        if known < actions.count:
            self.add_edges(world, node, now)

    def add_edges(self, world: State, node: i64, now: i64) -> None:
        """Edges for the actions that are legal but were not before."""
        actions = self.actions
        fresh = self.new_actions
        fresh.count = 0
        for choice in range(actions.count):
            action: i64 = actions.items[choice]
            if self.stamp[action] == now - 1:
                self.stamp[action] = now
                fresh.add(action)
        while fresh.count > len(self.new_values):
            self.new_values = append(self.new_values, 0.0)
        self.judge.impressions(world, fresh, world.seat(), self.chance, self.new_values)
        for choice in range(fresh.count):
            self.new_edge(node, fresh.items[choice], self.new_values[choice])

    def play_on(self, world: State) -> None:
        """Random decisions up to the horizon."""
        left: i64 = self.judge.horizon(world)
        if left <= 0 or world.over:
            return
        actions = self.actions
        actions.count = 0
        world.offer(actions)
        while left > 0 and not self.judge.ripe(world) and not world.over:
            world.advance(actions.items[self.chance.below(actions.count)], self.chance, actions)
            left -= 1

    def examine(self, action: i64, visits: i64) -> None:
        """Try a legal action until it was tried so often, however promising it is."""
        edge: i64 = self.node_edge[0]
        while self.edge_action[edge] != action:
            edge = self.edge_next[edge]
        self.first_edge = edge
        while self.edge_visits[edge] < visits:
            self.iterate()
        self.first_edge = NONE

    def is_decided(self, left: i64) -> bool:
        """Whether no other action at the root can be visited well enough to be chosen within so many iterations."""
        most: i64 = 0
        second: i64 = 0
        edge: i64 = self.node_edge[0]
        while edge != NONE:
            visits: i64 = self.edge_visits[edge]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            edge = self.edge_next[edge]
        return float(second + left) < HABITS[WELL] * float(most)

    def opinions(self) -> list[Opinion]:
        """What the search thinks of the actions at the root, the best first."""
        found: list[Opinion] = []
        weight: float = self.root_weight
        edge: i64 = self.node_edge[0]
        while edge != NONE:
            visits: i64 = self.edge_visits[edge]
            value: float = (self.edge_reward[edge] + weight * self.edge_impression[edge]) / (float(visits) + weight)
            found.append(Opinion(int(self.edge_action[edge]), int(visits), min(max(value, 0.0), 1.0)))
            edge = self.edge_next[edge]
        return best_first(found)


def root_weight(judge: Judge) -> float:
    """How many visits a first impression at the root is worth, as the judge wishes it unless the habit says otherwise."""
    return judge.root_weight() if HABITS[ROOT_WEIGHT] < 0.0 else HABITS[ROOT_WEIGHT]


def wished(judge: Judge) -> Sequel:
    """How the judge wishes games to be played on, but for the habits that say otherwise."""
    wish = judge.sequel()
    part: float = wish.part if HABITS[PLAYED] < 0.0 else HABITS[PLAYED]
    one_of: i64 = wish.one_of if HABITS[SELDOM] < 0.0 else i64(HABITS[SELDOM])
    decisions: i64 = wish.decisions if HABITS[FURTHER] < 0.0 else i64(HABITS[FURTHER])
    considered: i64 = wish.considered if HABITS[CHOOSY] < 0.0 else i64(HABITS[CHOOSY])
    return Sequel(part, one_of, decisions, considered, wish.tastes, wish.player)


def best_first(found: list[Opinion]) -> list[Opinion]:
    """Opinions in order: those that were tried well by their value, then the others by how often they were tried.

    >>> best_first([Opinion(1, 541, 0.58), Opinion(2, 452, 0.71), Opinion(3, 9, 0.9)])
    [Opinion(2, 452, 0.710), Opinion(1, 541, 0.580), Opinion(3, 9, 0.900)]
    """
    most = max([opinion.visits for opinion in found])
    well = [opinion for opinion in found if opinion.visits >= HABITS[WELL] * most]
    rest = [opinion for opinion in found if opinion.visits < HABITS[WELL] * most]
    well.sort(key=lambda opinion: (-opinion.value, -opinion.visits, opinion.action))
    rest.sort(key=lambda opinion: (-opinion.visits, -opinion.value, opinion.action))
    return well + rest


def search(sight: Sight, judge: Judge, iterations: i64, milliseconds: i64, chance: Chance) -> Tree:
    """Search with a judge for so many iterations, or for so many milliseconds where `iterations` is 0."""
    tree = Tree(sight, judge, chance)
    if iterations > 0:
        iterate_times(tree, iterations)
    else:
        tree.iterate()
        iterate_until(tree, perf_counter() + float(milliseconds) / 1000.0)
    return tree


def iterate_times(tree: Tree, times: i64) -> None:
    """Search on for so many iterations."""
    done: i64 = 0
    while done < times:
        tree.iterate()
        done += 1


def iterate_while_open(tree: Tree, times: i64) -> None:
    """Search on for so many iterations, but no longer than what is left of them could still change the choice."""
    left: i64 = times
    while left > 0 and not tree.is_decided(left):
        step: i64 = LOOK
        step = min(step, left)
        iterate_times(tree, step)
        left -= step


def iterate_until(tree: Tree, end: float) -> None:
    """Search on until a moment of `perf_counter`."""
    while perf_counter() < end:
        tree.iterate()


def change_habit(habit: i64, value: float) -> None:
    """Change how all searches of this process go about it: for experiments."""
    HABITS[habit] = value
