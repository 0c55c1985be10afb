"""The box: the map, the caves, the fifty-four cards and all numbers (rules, chapters Setup and Cards).

The numbers are read from `components.toml` when the game is imported, so that a table that owns the printed deck can correct them; `component_file.py` reads and checks the file. What follows from the
six by six map alone is worked out here once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.component_file import CARDS, LAYOUTS, ComponentFile, read_components
from clutch.kernel.component_source import component_path

FILE: Final[ComponentFile] = read_components(component_path("dragoon", Path(__file__).parent).read_text("utf-8"))

SEATS: Final = 4
"""The most players."""
SIZE: Final = 6
"""Columns and rows of the map."""
CELLS: Final = 36
KINDS: Final = 17
"""Kinds of card, numbered from 0."""
WHITE_KINDS: Final = 10
"""The first ten kinds are white, the others red (DG-C2)."""

FAIRWIND: Final = 0
SECOND_WIND: Final = 1
MENACING_ROAR: Final = 2
THIEF: Final = 3
SCORCH: Final = 4
LAY_WASTE: Final = 5
UPRISING: Final = 6
BOOM_TOWN: Final = 7
NEW_ARRIVALS: Final = 8
SLEIGHT_OF_CLAW: Final = 9
CREATURE_COMFORT: Final = 10
INTIMIDATE: Final = 11
FEROCITY: Final = 12
SLIPPERY_SCALES: Final = 13
SNUFF_OUT: Final = 14
HECKLERS: Final = 15
LOYAL_SUBJECTS: Final = 16

assert len(CARDS) == KINDS

NO_TILE: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
TILES: Final = ["", "village", "city"]


def laid_out(lists: list[list[int]]) -> list[int]:
    """Several lists laid end to end."""
    return [number for part in lists for number in part]


COPIES: Final[vec[u8]] = vec[u8](FILE.copies)
"""How many cards of each kind the deck has (DG-G1)."""
CARD_TOTAL: Final[i64] = i64(sum(FILE.copies))
TILE_TOTAL: Final[i64] = i64(FILE.population_tiles)
TOTEM_TOTAL: Final[i64] = i64(FILE.totems_each)
DESTROY_GOLD: Final[vec[u8]] = vec[u8](laid_out([[0], FILE.destroy]))
"""What destroying a tile of each kind gives (DG-A3)."""
STANDING_GOLD: Final[vec[u8]] = vec[u8](laid_out([[0], FILE.standing]))
"""What an own claim under the own dragon pays (DG-U1)."""
TRIBUTE_GOLD: Final[vec[u8]] = vec[u8](laid_out([[0, 0, 0], laid_out([laid_out([[0], pay]) for pay in FILE.tribute])]))
"""What a tile of each kind pays for each roll (DG-U6): `TRIBUTE_GOLD[roll * 3 + kind]`."""

EXTRA_POPULATE_ROLLS: Final[i64] = i64(FILE.number("extra_populate_rolls"))
THIEF_GAIN: Final[i64] = i64(FILE.number("thief_gain"))
COMBAT_PRIZE: Final[i64] = i64(FILE.number("combat_prize"))
EVICTION_FEE: Final[i64] = i64(FILE.number("eviction_fee"))
THIEF_CARD_LOSS: Final[i64] = i64(FILE.number("thief_card_loss"))
ACTIONS_PER_TURN: Final[i64] = i64(FILE.number("actions_per_turn"))
STARTING_HAND: Final[i64] = i64(FILE.number("starting_hand"))
DRAW_PER_TURN: Final[i64] = i64(FILE.number("draw_per_turn"))
FAIRWIND_RANGE: Final[i64] = i64(FILE.number("fairwind_range"))
SECOND_WIND_ACTIONS: Final[i64] = i64(FILE.number("second_wind_actions"))
FEROCITY_BONUS: Final[i64] = i64(FILE.number("ferocity_bonus"))
NEW_ARRIVALS_ROLLS: Final[i64] = i64(FILE.number("new_arrivals_rolls"))
GOLD_GOAL: Final[i64] = i64(FILE.number("gold_goal"))
ROUND_LIMIT: Final[i64] = i64(FILE.number("round_limit"))

BEST_ROLL: Final = 6
"""What Intimidate counts as (DG-K12)."""
WORST_ROLL: Final = 1
"""The roll that costs a claim (DG-U6)."""
DIE: Final = 6

COLOURS: Final = FILE.colours
"""The colours of the seats (DG-S1)."""


def cell_at(black: i64, red: i64) -> i64:
    """The number of the cell in a column (black) and a row (red), both counted from 1.

    >>> cell_at(1, 1), cell_at(6, 1), cell_at(1, 2)
    (0, 5, 6)
    """
    return (red - 1) * SIZE + black - 1


def cell_name(cell: int) -> str:
    """How people write a cell: black, then red.

    >>> cell_name(0), cell_name(8)
    ('1,1', '3,2')
    """
    return f"{cell % SIZE + 1},{cell // SIZE + 1}"


CELL_NAMES: Final = [cell_name(cell) for cell in range(CELLS)]


def steps_between(cell: i64, other: i64) -> i64:
    """The distance of two cells in steps; adjacent cells are one apart, there are no diagonals and no wrap-round.

    >>> steps_between(cell_at(2, 2), cell_at(5, 5))
    6
    """
    across: i64 = cell % SIZE - other % SIZE
    up: i64 = cell // SIZE - other // SIZE
    return (across if across >= 0 else -across) + (up if up >= 0 else -up)


def reaches(steps: int) -> list[list[int]]:
    """For each cell, the cells that are 1 to so many steps away, in the order of their numbers."""
    return [[other for other in range(CELLS) if 1 <= int(steps_between(cell, other)) <= steps] for cell in range(CELLS)]


def rings() -> list[list[int]]:
    """For each cell, itself and the up to eight cells round it (DG-K4)."""
    return [
        [other for other in range(CELLS) if abs(cell % SIZE - other % SIZE) <= 1 and abs(cell // SIZE - other // SIZE) <= 1]
        for cell in range(CELLS)
    ]


def starts(lists: list[list[int]]) -> list[int]:
    """Where each of several lists begins when they are laid end to end, and where the last one ends."""
    places = [0]
    for part in lists:
        places.append(places[-1] + len(part))
    return places


NEIGHBOURS: Final[vec[u8]] = vec[u8](laid_out(reaches(1)))
"""The adjacent cells of all cells, laid end to end: those of a cell stand from `NEIGHBOURS_FROM[cell]` up to `NEIGHBOURS_FROM[cell + 1]`."""
NEIGHBOURS_FROM: Final[vec[i64]] = vec[i64](starts(reaches(1)))
FLIGHTS: Final[vec[u8]] = vec[u8](laid_out(reaches(int(FAIRWIND_RANGE))))
"""Where Fairwind can carry a dragon from each cell (DG-K1), laid out like `NEIGHBOURS`."""
FLIGHTS_FROM: Final[vec[i64]] = vec[i64](starts(reaches(int(FAIRWIND_RANGE))))
RINGS: Final[vec[u8]] = vec[u8](laid_out(rings()))
"""What a Menacing Roar reaches from each cell (DG-K4), laid out like `NEIGHBOURS`."""
RINGS_FROM: Final[vec[i64]] = vec[i64](starts(rings()))


def cave_cells(layout: str, players: int) -> list[int]:
    """The cells of the caves, clockwise (DG-S2, DG-G2)."""
    assert layout in LAYOUTS
    return [int(cell_at(black, red)) for black, red in FILE.caves[f"{layout} {players}"]]
