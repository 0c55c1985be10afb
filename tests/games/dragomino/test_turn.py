"""Picking and placing a domino."""

from __future__ import annotations

import pytest

from clutch.games.dragomino.components import OFFERED_NAMES
from clutch.games.dragomino.grid import CELLS
from games.dragomino.table import GAME, OPTIONS, Table, egg_hunt, lay_out
from kit import rule


def legal_by_definition(table: Table) -> set[str]:
    """All legal placements, found by trying every cell and direction against the rule's own words."""
    occupied = {(cell["x"], cell["y"]) for cell in table.view()["seats"][int(table.state.turn)]["cells"]}
    steps = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    found = set()
    for x in range(-17, 18):
        for y in range(-17, 18):
            for direction, (east, south) in steps.items():
                cells = [(x, y), (x + east, y + south)]
                beside = {(cell[0] + step[0], cell[1] + step[1]) for cell in cells for step in steps.values()}
                if not occupied & set(cells) and occupied & beside:
                    found.add(f"place {x},{y} {direction}")
    return found


@rule("DM-P1")
def test_pick_one_of_the_offer() -> None:
    """Exactly the dominoes on offer can be picked; the picked one leaves the offer and must be placed next."""
    table = lay_out("", "", offer="d03 d09 d14 d28")
    assert table.legal() == ["pick d03", "pick d09", "pick d14", "pick d28"]
    assert table.refusal("pick d04") == ("DM-P1", "not_offered")
    assert table.refusal("place 2,0 E") == ("DM-P1", "pick_first")
    table.play("pick d14")
    view = table.view()
    assert [domino and domino["domino"] for domino in view["offer"]] == ["d03", "d09", None, "d28"]
    assert view["picked"] is not None
    assert (view["picked"]["domino"], view["step"], view["turn"]) == ("d14", "place", 0)
    assert table.refusal("pick d03") == ("DM-P2", "place_now")


@rule("DM-P1")
def test_the_last_domino_must_be_picked() -> None:
    """With one domino left in the offer there is one choice."""
    assert lay_out("", "", "", "", offer="d17", turn=3).legal() == ["pick d17"]


@rule("DM-P2")
@pytest.mark.parametrize(("direction", "x", "y"), [("N", -1, -1), ("E", 0, 1), ("S", -1, 1), ("W", -2, 0)])
def test_half_a_lies_at_the_place_and_half_b_in_the_direction(direction: str, x: int, y: int) -> None:
    """Half a goes to the named cell, half b to its neighbour in the named direction, in the island of the seat on turn alone."""
    start = {"N": "-1,0", "E": "-1,1", "S": "-1,0", "W": "-1,0"}[direction]
    table = lay_out("", "", picked="d28", turn=1, first=1).play(f"place {start} {direction}")
    a, b = table.view()["seats"][1]["cells"][2:]
    assert f"{a['x']},{a['y']}" == start
    assert (b["x"], b["y"]) == (x, y)
    assert (a["terrain"], b["terrain"]) == ("mountain", "volcano")
    assert a["domino"] == b["domino"] == "d28"
    assert len(table.view()["seats"][0]["cells"]) == 2


@rule("DM-P2")
@pytest.mark.parametrize("domino", OFFERED_NAMES)
def test_the_first_turn_has_32_placements(domino: str) -> None:
    """Beside the starting domino there are 16 positions with two ways round for every domino."""
    table = lay_out("", "", picked=domino, offer="")
    assert len(table.legal()) == len(set(table.legal())) == 32
    assert set(table.legal()) == legal_by_definition(table)


@rule("DM-P3", "DM-G4", "DM-G5", "DM-P5")
@pytest.mark.parametrize("options", OPTIONS[:3])
def test_placements_touch_the_island_along_a_side(options: dict[str, object]) -> None:
    """In every position of many games the legal placements are exactly those on two empty cells of which one shares a side with any square of the island."""
    for seed in range(4):
        for before, _, move, _ in egg_hunt(2, seed, options):
            if move.startswith("place"):
                table = Table(before)
                assert len(table.legal()) == len(set(table.legal()))
                assert set(table.legal()) == legal_by_definition(table)


@rule("DM-P3")
def test_a_straight_row_has_128_placements() -> None:
    """The most choices that a placement can have: beside a straight row of 14 squares."""
    row = "; ".join(f"d{28 - number} {2 + 2 * number},0 E" for number in range(6))
    table = lay_out(row, "", picked="d01", offer="")
    assert len(table.legal()) == 128


@rule("DM-P4")
def test_terrains_need_not_agree() -> None:
    """A placement without a match is legal, earns no egg, and leaves the Mommy Dragon where she is."""
    table = lay_out("", "", picked="d28", turn=1, first=1, mommy=0).play("place 0,1 S")
    assert table.kinds() == ["placed_none"]
    assert table.eggs(1) == []
    assert table.view()["mommy"] == 0
    assert table.view()["turn"] == 0


@rule("DM-P5", "DM-G19")
def test_an_island_may_be_long_and_have_gaps() -> None:
    """A row of 16 squares is legal, and so is a domino placed within an enclosed gap."""
    table = lay_out("d05 2,0 E; d06 4,0 E; d07 6,0 E; d13 8,0 E; d14 10,0 E; d15 12,0 E", "", picked="d28", offer="d01")
    table.play("place 14,0 E", "dragon")
    xs = [cell["x"] for cell in table.view()["seats"][0]["cells"]]
    assert (min(xs), max(xs)) == (0, 15)
    gap = lay_out("d26 0,1 S; d27 0,3 E; d28 2,3 E; d23 3,2 N; d08 3,0 W", "", picked="d24", offer="")
    assert "place 1,1 S" in gap.legal()
    assert "place 2,2 N" in gap.legal()


@rule("DM-P6", "DM-I10")
@pytest.mark.parametrize(
    ("direction", "start", "step", "end"),
    [("E", (2, 0), (2, 0), (15, 0)), ("W", (-1, 0), (-2, 0), (-14, 0)), ("N", (0, -1), (0, -2), (0, -14)), ("S", (1, 1), (0, 2), (1, 14))],
)
def test_seven_dominoes_reach_the_edge_and_no_further(
    direction: str, start: tuple[int, int], step: tuple[int, int], end: tuple[int, int]
) -> None:
    """Seven dominoes in a straight line reach x -14 and 15 and y -14 and 14; the invariants hold there, and always some placement exists."""
    places = [f"{start[0] + number * step[0]},{start[1] + number * step[1]} {direction}" for number in range(7)]
    laid = "; ".join(f"d{28 - number} {text}" for number, text in enumerate(places[:6]))
    other = "; ".join(f"d{number:02} {2 * number},0 E" for number in range(1, 8))
    table = lay_out(laid, other, picked="d20", offer="", turn=0, first=1, round_=7)
    assert len(table.legal()) > 0
    table.play(f"place {places[6]}")
    last = table.view()["seats"][0]["cells"][-1]
    assert (last["x"], last["y"]) == end
    assert table.state.over
    assert all(table.state.grid[CELLS + cell] < 128 for cell in range(CELLS))


@rule("DM-P7")
def test_what_is_placed_never_moves() -> None:
    """Through whole games each island's dominoes and tokens only ever grow at the end of their lists."""
    for options in OPTIONS:
        for before, _, _, after in egg_hunt(3, 5, options):
            old = Table(before).view()["seats"]
            new = Table(after).view()["seats"]
            for mine, later in zip(old, new, strict=True):
                assert later["dominoes"][: len(mine["dominoes"])] == mine["dominoes"]
                assert later["eggs"][: len(mine["eggs"])] == mine["eggs"]


@rule("DM-P3")
def test_refusals_say_why_a_placement_is_not_legal() -> None:
    """An occupied cell and a missing contact have their own sentence."""
    table = lay_out("", "", picked="d08")
    assert table.refusal("place 1,0 E") == ("DM-P3", "occupied")
    assert table.refusal("place 2,0 W") == ("DM-P3", "occupied")
    assert table.refusal("place 2,1 E") == ("DM-P3", "not_touching")
    assert table.refusal("place 15,14 E") == ("DM-P3", "not_touching")
    assert table.refusal("place -14,-14 N") == ("DM-P3", "not_touching")
    assert table.refusal("keep first") == ("DM-P2", "place_now")


@rule("DM-G20")
def test_a_domino_has_four_orientations_and_one_face() -> None:
    """There are four placements for each cell of half a, and no move turns a domino over."""
    here = [GAME.move(action).notation for action in range(GAME.action_space) if GAME.move(action).notation.startswith("place 3,4 ")]
    assert here == ["place 3,4 N", "place 3,4 E", "place 3,4 S", "place 3,4 W"]
