"""`python -m bench.foreknowledge`: how many dragons somebody would find in Dragomino who knew the whole stack from the beginning, and from whom nobody took a domino.

It tells about how much there is left to win by judging better. It is no strict bound: the search for islands may miss better ones, and what is taken from a rival counts for nothing here. Alone at the table, all four dominoes of every round to choose from; of all islands that can be built
from one round to the next so many are kept, by the dragons that their eggs can be expected to hold and by how many cells they have where a square would touch two of its kind.
What is printed is the mean over stacks, with its 95 % interval: eggs, and dragons by what the piles hold in the beginning. The more islands are kept, the less is missed: where more of them find no more, that is about all there is.
"""

from __future__ import annotations

import argparse
import random
from math import sqrt
from typing import NamedTuple

from clutch.games.dragomino.components import DOMINO_LIST, DOMINOES, EGG_TOKENS, OFFER_SIZE, ROUNDS, TERRAIN_NAMES, TERRAINS

Cell = tuple[int, int]
Domino = tuple[int, int]
"""Its two terrains."""

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
START: dict[Cell, int] = {(0, 0): 0, (1, 0): 1}
"""The starting domino: desert and snow (DM-S3)."""
STACK: list[Domino] = [(TERRAIN_NAMES.index(row[0]), TERRAIN_NAMES.index(row[2])) for row in DOMINO_LIST[:DOMINOES]]
DRAGONS = [int(EGG_TOKENS[2 * kind]) / (int(EGG_TOKENS[2 * kind]) + int(EGG_TOKENS[2 * kind + 1])) for kind in range(TERRAINS)]
"""How many dragons an egg of each terrain holds, on the average."""
RICH = 0.12
TOUCHED = 0.01
"""What a free cell is worth beside two squares of a terrain or one, in each of up to three rounds to come: only to order islands that have found about as much."""
FARTHEST = 3
SPARE = 6
"""So many times more islands are looked at than are kept."""


class Island(NamedTuple):
    """What was built, and what it has found."""

    squares: dict[Cell, int]
    dragons: float
    eggs: int


class Way(NamedTuple):
    """A way to lay a domino, and what it finds."""

    island: Island
    cells: tuple[Cell, Cell]
    terrains: Domino
    dragons: float
    eggs: int

    def done(self) -> Island:
        """The island afterwards."""
        return Island({**self.island.squares, **dict(zip(self.cells, self.terrains, strict=True))}, self.dragons, self.eggs)


def beside(squares: dict[Cell, int]) -> dict[Cell, list[int]]:
    """The free cells beside an island, and how many squares of each terrain each of them touches."""
    found: dict[Cell, list[int]] = {}
    for (x, y), terrain in squares.items():
        for right, up in STEPS:
            cell = (x + right, y + up)
            if cell not in squares:
                found.setdefault(cell, [0] * TERRAINS)[terrain] += 1
    return found


def ways(island: Island, offer: set[Domino]) -> list[Way]:
    """All ways to lay one of the dominoes."""
    found = []
    touched = beside(island.squares)
    nothing = [0] * TERRAINS
    for cell, here in touched.items():
        for right, up in STEPS:
            other = (cell[0] + right, cell[1] + up)
            if other in island.squares:
                continue
            there = touched.get(other, nothing)
            for one, two in offer | {(b, a) for a, b in offer}:
                more = here[one] * DRAGONS[one] + there[two] * DRAGONS[two]
                found.append(Way(island, (cell, other), (one, two), island.dragons + more, island.eggs + here[one] + there[two]))
    return found


def promise(island: Island, left: int) -> float:
    """What an island has found, and a little for what it offers to the rounds to come."""
    offers = 0.0
    for touched in beside(island.squares).values():
        for terrain, count in enumerate(touched):
            if count:
                offers += DRAGONS[terrain] * (TOUCHED + RICH * (count - 1))
    return island.dragons + min(left, FARTHEST) * offers


def foreseen(offers: list[list[Domino]], width: int) -> Island:
    """The best island that is found with these dominoes."""
    islands = [Island(START, 0.0, 0)]
    for number, offer in enumerate(offers):
        found = sorted((way for island in islands for way in ways(island, set(offer))), key=lambda way: -way.dragons)
        different = {frozenset(island.squares.items()): island for island in (way.done() for way in found[: SPARE * width])}
        left = len(offers) - number - 1
        islands = sorted(different.values(), key=lambda island: -promise(island, left))[:width]
    return max(islands, key=lambda island: island.dragons)


def told(numbers: list[float]) -> str:
    """The mean with its interval."""
    mean = sum(numbers) / len(numbers)
    spread = sqrt(sum((number - mean) ** 2 for number in numbers) / max(len(numbers) - 1, 1) / len(numbers))
    return f"{mean:.2f} ± {1.96 * spread:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stacks", type=int, default=24, metavar="N")
    parser.add_argument("--width", type=int, default=100, metavar="N", help="how many islands are kept from round to round")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    arguments = parser.parse_args()
    luck = random.Random(arguments.seed)
    best = []
    for _ in range(arguments.stacks):
        stack = luck.sample(STACK, DOMINOES)
        best.append(foreseen([stack[OFFER_SIZE * number : OFFER_SIZE * (number + 1)] for number in range(ROUNDS)], arguments.width))
    dragons, eggs = told([island.dragons for island in best]), told([float(island.eggs) for island in best])
    print(f"{arguments.stacks} stacks, {arguments.width} islands kept: {dragons} dragons of {eggs} eggs")


if __name__ == "__main__":
    main()
