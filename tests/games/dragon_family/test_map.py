"""The map: directions, rotations, fitting edges, and the numbers that cells are kept by."""

from __future__ import annotations

import clutch
from clutch.games.dragon_family.components import TILE_KINDS, turned, water_of
from clutch.games.dragon_family.game import DragonFamilyState
from clutch.games.dragon_family.map import (
    DOWN_STEPS,
    EAST_STEPS,
    START_RIM,
    adjacent,
    cell_of,
    fitting,
    lay,
    lay_start,
    opposite,
    q_of,
    r_of,
    spot_at,
    tile_at,
)
from games.dragon_family.arranged_table import GAME, Table, start
from kit import rule


@rule("DF-G1", "DF-G2")
def test_directions_go_clockwise() -> None:
    """E, SE, SW, W, NW, NE as printed; a step and the step back cancel out."""
    steps = list(zip(EAST_STEPS, DOWN_STEPS, strict=True))
    assert steps == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    for direction, (east, down) in enumerate(steps):
        assert steps[int(opposite(direction))] == (-east, -down)


@rule("DF-G1", "DF-G7")
def test_coordinates_go_as_far_as_a_game_can() -> None:
    """57 tiles in a line in any direction have coordinates, and a spot gives them back."""
    for q in range(-57, 59):
        for r in (-57, -1, 0, 58):
            spot = spot_at(q, r)
            assert (q_of(spot), r_of(spot)) == (q, r)


@rule("DF-G7")
def test_the_plane_has_no_border() -> None:
    """A map of 57 tiles in one line is kept exactly, in each direction: every tile is where it was laid, and both ends are open."""
    for direction, (east, down) in enumerate(zip(EAST_STEPS, DOWN_STEPS, strict=True)):
        table = start()
        table.state.stack_size = 60
        q, r = {0: (2, 0), 1: (0, 2), 2: (-1, 2), 3: (-1, 0), 4: (0, -1), 5: (2, -1)}[direction]
        for number in range(57):
            spot = spot_at(q + number * east, r + number * down)
            assert fitting(table.state, 1, spot) == 1
            assert lay(table.state, 1, spot, 0) == number + 1
        for number in range(57):
            assert table.tile(f"{q + number * east},{r + number * down}") == number + 1
        assert len({cell_of(table.state.tile_spot[tile]) for tile in range(58)}) == 58
        last = table.state.tile_spot[57]
        assert f"{int(q_of(last))},{int(r_of(last))}" == f"{q + 56 * east},{r + 56 * down}"


@rule("DF-G7")
def test_a_hole_can_be_filled() -> None:
    """Six tiles around an empty cell leave a hole; a tile that fits fills it and touches all six."""
    table = start()
    table.lay("forest 2,0", "forest 3,0", "forest 4,0", "forest 4,-1", "forest 3,-2", "forest 4,-2", "forest 2,-1")
    assert table.rotations("town", "3,-1") == [0]
    table.stand(0, "2,0", "2,0").hold(0, "town", "town", "town").explore(1, "3,-1")
    assert table.goods(0) == {"leaf": 6}


@rule("DF-G3")
def test_touching_the_start_tile_twice_is_one_adjacency() -> None:
    """From a notch the start tile is seen once, in the lower direction; from (-1,1) that is direction 0, not 5."""
    state = start().state
    seen = {
        where: [direction for direction in range(6) if adjacent(state, cell_of(spot_at(*where)), direction) == 0]
        for where in [(1, 1), (1, -1), (-1, 1), (2, 0)]
    }
    assert seen == {(1, 1): [3], (1, -1): [1], (-1, 1): [0], (2, 0): [3]}


@rule("DF-G4")
def test_a_rotation_turns_clockwise() -> None:
    """Edge d in rotation k is base edge d - k; six sixths are a whole turn."""
    for kind in range(len(TILE_KINDS)):
        base = [water_of(kind, 0) >> direction & 1 for direction in range(6)]
        for rotation in range(6):
            edges = [water_of(kind, rotation) >> direction & 1 for direction in range(6)]
            assert edges == [base[(direction - rotation) % 6] for direction in range(6)]
    assert turned(turned(0b000111, 4), 2) == 0b000111
    assert start().rotations("forest", "2,0") == [0]


@rule("DF-G5")
def test_land_meets_land_and_water_meets_water() -> None:
    """Against the rules counted edge by edge: a tile fits just where every touching pair of edges is equal; terrain plays no part."""
    table = start().lay("ocean_3 2,0 r5", "ocean_4 3,-1 r5", "town 2,-1")
    for q in range(-2, 6):
        for r in range(-4, 4):
            spot = spot_at(q, r)
            if tile_at(table.state, cell_of(spot)) >= 0:
                assert table.rotations("ocean_2", f"{q},{r}") == []
                continue
            for number, kind in enumerate(TILE_KINDS):
                turns = range(6) if number >= 3 else range(1)
                assert table.rotations(kind, f"{q},{r}") == [turn for turn in turns if matches(table, number, q, r, turn)]


def matches(table: Table, kind: int, q: int, r: int, rotation: int) -> bool:
    """Whether all edges that touch a tile are equal, looked up one by one."""
    for direction in range(6):
        beyond = cell_of(spot_at(q + EAST_STEPS[direction], r + DOWN_STEPS[direction]))
        tile = int(tile_at(table.state, beyond))
        if tile >= 0:
            theirs = water_of(int(table.state.tile_kind[tile]), int(table.state.tile_rotation[tile])) >> ((direction + 3) % 6) & 1
            if theirs != water_of(kind, rotation) >> direction & 1:
                return False
    return True


@rule("DF-G6")
def test_nine_cells_lie_around_the_start_tile() -> None:
    """Six touch it once, three notches twice, twelve edges in all, and each of them is land."""
    state = start().state
    touches = {}
    for spot in START_RIM:
        rim = int(state.grid[cell_of(spot)])
        touches[int(q_of(spot)), int(r_of(spot))] = (rim >> 6).bit_count()
        assert rim & 63 == 0
    once = [(-1, 0), (0, -1), (2, -1), (2, 0), (0, 2), (-1, 2)]
    assert touches == {**dict.fromkeys(once, 1), (-1, 1): 2, (1, -1): 2, (1, 1): 2}
    assert sum(touches.values()) == 12
    assert sum(1 for code in state.grid if 0 < code < 4096) == 9


@rule("DF-G8", "DF-Q40")
def test_any_number_of_handlers_share_a_tile() -> None:
    """Ten stand on the start tile at the beginning; a Move goes to a tile with others on it and a lair."""
    table = start(5)
    tiles = table.state.view(None)["tiles"]
    assert len(tiles[0]["handlers"]) == 10  # type: ignore[index]  # views are plain data
    table.lay("forest 2,0").lair(3, "green", "2,0").stand(1, "2,0", "2,0").stand(2, "2,0", "0,0")
    table.play("move", "handler 1", "to 1")
    assert table.on(0) == [1, 0]


@rule("DF-P3", "DF-Q36")
def test_territories_grow_and_join_with_the_map() -> None:
    """A tile that touches two territories of its terrain makes them one, named after the lowest id."""
    table = start().lay("forest 2,0", "mountain 2,-1", "forest 0,2", "forest 1,1")
    assert [int(table.state.territory[tile]) for tile in range(5)] == [0, 1, 2, 1, 1]
    table.lay("town 3,0", "mountain 3,-1")
    assert [int(table.state.territory[tile]) for tile in range(7)] == [0, 1, 2, 1, 1, 0, 2]


def test_the_start_is_laid_once() -> None:
    """Laying the start tile on an empty map gives the map that a game begins with."""
    state = GAME.start(2, chance=clutch.Seeded(1))
    assert isinstance(state, DragonFamilyState)
    twin = state.clone()
    for cell in range(len(twin.grid)):
        twin.grid[cell] = 0
    lay_start(twin)
    assert list(twin.grid) == list(state.grid)
