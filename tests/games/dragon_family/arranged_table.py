"""Positions of Dragon Family from readable arguments, and random games for properties."""

from __future__ import annotations

from collections.abc import Iterator

import clutch
from clutch.games.dragon_family.components import (
    COLOURS,
    HAND_SIZE,
    HANDLERS,
    KINDS,
    RESOURCES,
    TILE_KINDS,
    food_of,
)
from clutch.games.dragon_family.game import DragonFamilyState
from clutch.games.dragon_family.map import cell_of, fitting, lay, spot_at, tile_at
from clutch.games.dragon_family.state import NONE
from clutch.games.dragon_family.step import Step
from clutch.games.dragon_family.turn import CHOOSE_ACTION

GAME = clutch.game("dragon_family")
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
HAND = ["forest", "mountain", "town"]

OPTIONS: list[dict[str, object]] = [
    {},
    {"resource_supply": "unlimited", "overfeed": True, "allow_pass": True},
    {"resources_per_type": 10, "opponent_payout": "once", "trade_gold": False},
    {"dragons_per_colour": 8, "start_tile_gain": "per_edge", "lair_tiles_score": True, "tie_break": "unspent_gold"},
    {"hidden_hands": False, "stall_rounds": 3, "allow_pass": True},
    {"resources_per_type": 40, "overfeed": True, "stall_rounds": 10},
]
"""Enough choices of options to meet every branch of the rules."""


class Table:
    """A position that can be arranged and played on, in notation."""

    def __init__(self, state: DragonFamilyState) -> None:
        self.state = state
        self.events: list[clutch.Event] = []

    # Arranging

    def lay(self, *tiles: str) -> Table:
        """Lay tiles such as `forest 2,0` or `ocean_2 2,-1 r4` on the map, out of the stack; they get the next ids."""
        for tile in tiles:
            kind, where, *turn = tile.split()
            q, r = map(int, where.split(","))
            number = TILE_KINDS.index(kind)
            rotation = int(turn[0][1:]) if turn else 0
            assert fitting(self.state, number, spot_at(q, r)) >> rotation & 1, f"{tile} does not fit"
            self.state.unseen[number] -= 1
            self.state.stack_size -= 1
            lay(self.state, number, spot_at(q, r), rotation)
        return self

    def tile(self, where: str) -> int:
        """The id of the tile at `q,r`."""
        q, r = map(int, where.split(","))
        tile = int(tile_at(self.state, cell_of(spot_at(q, r))))
        assert tile >= 0, f"there is no tile at {where}"
        return tile

    def stand(self, seat: int, first: str, second: str) -> Table:
        """Put a seat's handlers on tiles, each named by one of its cells."""
        self.state.put_handler(seat, 0, self.tile(first))
        self.state.put_handler(seat, 1, self.tile(second))
        return self

    def own(self, seat: int, **resources: int) -> Table:
        """Give a seat resources out of the supply."""
        for name, count in resources.items():
            number = RESOURCES.index(name)
            more = count - int(self.state.owned(seat, number))
            if not self.state.agreement.unlimited:
                self.state.supply[number] = self.state.supply[number] - more
                assert self.state.supply[number] >= 0
            self.state.change_owned(seat, number, more)
        return self

    def drain(self, resource: str, left: int, seat: int) -> Table:
        """Leave so much of a resource in the supply; the rest goes to a seat."""
        number = RESOURCES.index(resource)
        return self.own(seat, **{resource: int(self.state.owned(seat, number) + self.state.supply[number]) - left})

    def hatchlings(self, seat: int, *dragons: str) -> Table:
        """Put dragons such as `green 2+1` (two of its own food and one gold) or `red` into a nest, out of stacks and supply."""
        for dragon in dragons:
            colour, _, food = dragon.partition(" ")
            native, _, gold = (food or "0").partition("+")
            number = COLOURS.index(colour)
            self.state.put_in_nest(seat, int(self.state.nest_size[seat]), number, int(native), int(gold or 0))
            self.state.nest_size[seat] += 1
            self.state.eggs[number] -= 1
            if not self.state.agreement.unlimited:
                self.state.supply[food_of(number)] = self.state.supply[food_of(number)] - int(native)
                self.state.supply[3] = self.state.supply[3] - int(gold or 0)
        return self

    def lair(self, seat: int, colour: str, where: str) -> Table:
        """Build a lair."""
        tile = self.tile(where)
        self.state.lair_seat[tile] = seat + 1
        self.state.lair_dragon[tile] = COLOURS.index(colour) + 1
        self.state.lairs_left[seat] -= 1
        self.state.eggs[COLOURS.index(colour)] -= 1
        return self

    def hold(self, seat: int, *kinds: str) -> Table:
        """Give a seat another hand, in exchange with tiles that nobody knows."""
        for place in range(HAND_SIZE):
            held = int(self.state.held(seat, place))
            if held != NONE:
                self.state.unseen[held] += 1
            kind = TILE_KINDS.index(kinds[place]) if place < len(kinds) else NONE
            self.state.put_in_hand(seat, place, kind)
            if kind != NONE:
                self.state.unseen[kind] -= 1
        self.state.hand_size[seat] = len(kinds)
        return self

    def leave(self, *kinds: str) -> Table:
        """Leave only these tiles in the stack, in an order that nobody knows; the others are out of the game."""
        for kind in range(KINDS):
            self.state.unseen[kind] = kinds.count(TILE_KINDS[kind])
        self.state.stack_size = len(kinds)
        return self

    def at(self, seat: int, step: Step = CHOOSE_ACTION) -> Table:
        """Let it be a seat's turn."""
        self.state.turn = seat
        step.ask(self.state)
        return self

    # Playing

    def legal(self) -> list[str]:
        """The legal moves in notation."""
        return [str(self.state.move(action)) for action in self.state.legal()]

    def play(self, *moves: str, draw: str = "") -> Table:
        """Play legal moves; `draw` names the tiles that come from the unknown stack, else it is any."""
        self.events = []
        luck: clutch.Chance = clutch.Scripted([TILE_KINDS.index(kind) for kind in draw.split()]) if draw else clutch.Seeded(1)
        for move in moves:
            assert move in self.legal(), f"{move} is not legal: {self.legal()}"
            events: list[clutch.Event] = []
            self.state.events = events
            self.state.apply(GAME.parse(move), luck)
            self.events.extend(events)
            self.state.events = None
        return self

    def explore(self, tile: int, where: str, rotation: int = 0, handler: int = 1, draw: str = "") -> Table:
        """Explore with a tile of the hand."""
        return self.play("explore", f"tile {tile}", f"place {handler} at {where}", f"rotate {rotation}", draw=draw)

    def settle(self, where: str, place: int) -> Table:
        """Settle a dragon of the nest."""
        return self.play("settle", f"lair {self.tile(where)} with {place}")

    def finish(self) -> Table:
        """Skip what is left of the turn."""
        seat = self.state.turn
        while not self.state.over and self.state.turn == seat and self.step() in ("hatch", "feed", "redraw"):
            self.play("keep" if self.step() == "redraw" else "skip")
        return self

    def wander(self) -> Table:
        """A whole turn without progress: the first handler moves somewhere else."""
        self.play("move", "handler 1")
        return self.play(self.legal()[0]).finish()

    def refusal(self, move: str) -> tuple[str, str]:
        """The rule and the kind of the refusal of a move that is not legal."""
        assert move not in self.legal()
        refusal = self.state.refusal(GAME.parse(move))
        assert refusal is not None
        return refusal.rule, refusal.kind

    # Looking

    def step(self) -> str:
        """What is asked now."""
        return self.state.prompt().kind

    def goods(self, seat: int) -> dict[str, int]:
        """The unspent resources of a seat, those it has."""
        counts = {name: int(self.state.owned(seat, number)) for number, name in enumerate(RESOURCES)}
        return {name: count for name, count in counts.items() if count}

    def supply(self) -> list[int]:
        """Leaves, rubies, pearls and gold in the supply."""
        return [int(count) for count in self.state.supply]

    def hand(self, seat: int) -> list[str]:
        """A hand, in order."""
        return [TILE_KINDS[self.state.held(seat, place)] for place in range(int(self.state.hand_size[seat]))]

    def nest(self, seat: int) -> list[str]:
        """The dragons of a nest, in the form of `hatchlings`."""
        return [
            f"{COLOURS[self.state.dragon(seat, place)]} {int(self.state.native_food(seat, place))}+{int(self.state.gold_food(seat, place))}"
            for place in range(int(self.state.nest_size[seat]))
        ]

    def on(self, seat: int) -> list[int]:
        """The tiles under a seat's handlers."""
        return [int(self.state.handler_tile(seat, handler)) for handler in range(HANDLERS)]

    def told(self, kind: str) -> list[dict[str, object]]:
        """The facts of the last events of a kind, as somebody hears them who may know everything."""
        return [{**event.facts, **(event.secrets or {})} for event in self.events if event.kind == kind]

    def rotations(self, kind: str, where: str) -> list[int]:
        """The rotations in which a kind fits."""
        q, r = map(int, where.split(","))
        fits = int(fitting(self.state, TILE_KINDS.index(kind), spot_at(q, r)))
        return [rotation for rotation in range(6) if fits >> rotation & 1]


def start(
    players: int = 2, hands: list[list[str]] | None = None, first: int = 0, options: dict[str, object] | None = None, **more: object
) -> Table:
    """A new game with certain hands, first player and options."""
    luck = [TILE_KINDS.index(kind) for hand in (hands or [HAND] * players) for kind in hand]
    state = GAME.start(players, {**(options or {}), **more}, chance=clutch.Scripted([*luck, first]))
    assert isinstance(state, DragonFamilyState)
    return Table(state)


def games(players: int, options: dict[str, object], seeds: range) -> Iterator[Iterator[tuple[DragonFamilyState, DragonFamilyState, str]]]:
    """Random games: for each the steps of position, next position and move."""
    for seed in seeds:
        yield steps(players, options, seed)


def steps(players: int, options: dict[str, object], seed: int) -> Iterator[tuple[DragonFamilyState, DragonFamilyState, str]]:
    """The steps of one random game."""
    chance = clutch.Seeded(seed, players)
    state = GAME.start(players, options, chance=chance)
    assert isinstance(state, DragonFamilyState)
    while not state.over:
        actions = state.legal()
        action = actions[chance.below(len(actions))]
        after = state.clone()
        after.apply(action, chance)
        yield state, after, str(GAME.move(action))
        state = after
