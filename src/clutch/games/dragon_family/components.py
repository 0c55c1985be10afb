"""The box: tiles, dragons, resources, and the numbers of costs and points (rules, chapters Components and Geometry).

`components.toml` says where each number comes from; a test holds the two together.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

SEATS: Final = 5
"""The most players: there are five sets of handlers and lairs (DF-Q8)."""
HANDLERS: Final = 2
"""Handlers of each player (DF-S1)."""
LAIRS: Final = 4
"""Lairs of each player (DF-S1)."""
NEST_PLACES: Final = 3
"""Dragons that a nest can hold (DF-H1)."""
HAND_SIZE: Final = 3
FOOD_TO_GROW: Final = 3
HATCH_COST: Final = 3
TRADE_COST: Final = 3
POINTS_IN_NEST: Final = 1
POINTS_IN_LAIR: Final = 3

PLAYER_COLOURS: Final = ["orange", "blue", "purple", "pink", "green"]

# Terrains, and what each yields

TERRAINS: Final = ["town", "forest", "mountain", "ocean"]
TOWN: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
OCEAN: Final = 3

RESOURCES: Final = ["leaf", "ruby", "pearl", "gold"]
GOLD: Final = 3
RESOURCE_KINDS: Final = 4

_YIELDS: Final = vec[u8]([GOLD, 0, 1, 2])


def resource_of(terrain: i64) -> i64:
    """What a terrain yields: gold, leaf, ruby or pearl. The start tile is a town like any other (DF-Q2)."""
    return i64(_YIELDS[terrain])


# Dragons: green eats leaves, red rubies, blue pearls; all take gold, and a gold dragon nothing else

COLOURS: Final = ["green", "red", "blue", "gold"]
GOLD_DRAGON: Final = 3
COLOUR_KINDS: Final = 4


def food_of(colour: i64) -> i64:
    """The resource that a dragon eats: both lists stand in the same order."""
    return colour


def is_home(colour: i64, terrain: i64) -> bool:
    """Whether a dragon may live on a terrain: never in a town, a gold dragon anywhere else (DF-L1)."""
    if terrain == TOWN:
        return False
    return colour == GOLD_DRAGON or colour + 1 == terrain


# Tiles. Those of one kind are interchangeable; an ocean's number counts its water edges, which lie side by side (DF-Q3)

TILE_KINDS: Final = ["town", "forest", "mountain", "ocean_2", "ocean_3", "ocean_4", "ocean_5"]
KINDS: Final = 7
TOWN_TILE: Final = 0
FIRST_OCEAN: Final = 3
TILES: Final = 62
MANIFEST: Final = vec[u8]([8, 17, 17, 6, 5, 5, 4])
"""How many tiles of each kind are in the box."""

_TERRAIN_OF: Final = vec[u8]([TOWN, FOREST, MOUNTAIN, OCEAN, OCEAN, OCEAN, OCEAN])
_WATER_EDGES: Final = vec[u8]([0, 0, 0, 2, 3, 4, 5])
"""Water edges of each kind; towns, forests and mountains have none (DF-Q4)."""


def terrain_of(kind: i64) -> i64:
    """The terrain of a kind of tile."""
    return i64(_TERRAIN_OF[kind])


def rotations_of(kind: i64) -> i64:
    """How many ways of turning a kind are told apart: a tile with six equal edges lies in rotation 0 only (DF-G4)."""
    return DIRECTIONS if kind >= FIRST_OCEAN else 1


# Edges as bits: bit d of a mask is the edge in direction d, set for water

DIRECTIONS: Final = 6
DIRECTION_NAMES: Final = ["E", "SE", "SW", "W", "NW", "NE"]
"""The directions, clockwise (DF-G2)."""
ALL_EDGES: Final = 63


def turned(edges: int, rotation: int) -> int:
    """An edge mask turned clockwise by so many sixths (DF-G4).

    >>> [d for d in range(6) if turned(0b000011, 4) >> d & 1]
    [4, 5]
    """
    return (edges << rotation | edges >> (DIRECTIONS - rotation)) & ALL_EDGES


def _water_masks() -> vec[u8]:
    """For each kind and rotation the mask of its water edges: the base edges begin with the water (DF-G4)."""
    masks = [turned((1 << int(_WATER_EDGES[kind])) - 1, rotation) for kind in range(KINDS) for rotation in range(DIRECTIONS)]
    return vec[u8](masks)


WATER: Final = _water_masks()


def water_of(kind: i64, rotation: i64) -> i64:
    """The water edges of a tile as it lies."""
    return i64(WATER[kind * DIRECTIONS + rotation])


def _fits() -> vec[u8]:
    """For each kind and rim of a cell, the rotations that fit: see `rotations_that_fit`."""
    table = [0] * (KINDS * RIMS)
    for kind in range(KINDS):
        for rim in range(RIMS):
            touched = rim >> DIRECTIONS
            water = rim & ALL_EDGES
            for rotation in range(int(rotations_of(kind))):
                # Land must meet land and water must meet water, on every edge that meets a tile (DF-G5).
                if (int(WATER[kind * DIRECTIONS + rotation]) ^ water) & touched == 0:
                    table[kind * RIMS + rim] |= 1 << rotation
    return vec[u8](table)


RIMS: Final = 4096
"""What an empty cell's neighbours can ask for: six bits for the edges that touch a tile, six for those where that tile has water."""
_FITS: Final = _fits()


def rotations_that_fit(kind: i64, rim: i64) -> i64:
    """A bit for each rotation in which a kind fits into a cell with that rim (DF-G5). Terrain makes no difference."""
    return i64(_FITS[kind * RIMS + rim])
