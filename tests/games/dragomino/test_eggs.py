"""Connections, and what the eggs show."""

from __future__ import annotations

import pytest

import clutch
from games.dragomino.table import EGGS, OPTIONS, Table, connections, egg_hunt, lay_out
from kit import rule

PALACE = "d20 0,1 E; d02 -1,1 S; d05 2,1 S; d21 0,3 W; d24 1,3 E"
"""Around the free cells 0,2 and 1,2: three prairies and three forests."""


def sides_by_definition(table: Table, x: int, y: int, direction: str) -> list[tuple[int, int, str]]:
    """The sides where the picked domino would meet equal terrain of the island, found by the rule's own words: x, y and direction."""
    picked = table.view()["picked"]
    assert picked is not None
    terrain = {(cell["x"], cell["y"]): cell["terrain"] for cell in table.view()["seats"][int(table.state.turn)]["cells"]}
    steps = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    east, south = steps[direction]
    squares = [((x, y), picked["a"]["terrain"]), ((x + east, y + south), picked["b"]["terrain"])]
    return [
        (cell[0], cell[1], way)
        for cell, own in squares
        for way, step in steps.items()
        if terrain.get((cell[0] + step[0], cell[1] + step[1])) == own
    ]


@rule("DM-E1")
def test_connections_are_sides_of_equal_terrain() -> None:
    """In many positions the matches of every placement are exactly the sides with equal terrain of other dominoes, and a placement earns that many eggs."""
    for seed in range(3):
        for before, seat, move, after in egg_hunt(2, seed, {}):
            if not move.startswith("place"):
                continue
            table = Table(before)
            shown = {(match["x"], match["y"], match["direction"]): match["connections"] for match in table.view()["matches"]}
            for other in table.legal():
                cell, direction = other.removeprefix("place ").split()
                x, y = map(int, cell.split(","))
                expected = sides_by_definition(table, x, y, direction)
                assert len(expected) <= 6
                assert [(side["x"], side["y"], side["direction"]) for side in shown.get((x, y, direction), [])] == expected
            cell, direction = move.removeprefix("place ").split()
            x, y = map(int, cell.split(","))
            found = len(Table(after).eggs(seat)) - len(Table(before).eggs(seat))
            assert found == len(sides_by_definition(table, x, y, direction))


@rule("DM-E1", "DM-P1")
@pytest.mark.parametrize("options", OPTIONS)
def test_whoever_picks_is_told_what_each_domino_would_earn(options: dict[str, object]) -> None:
    """Before the pick the view tells the same places and the same eggs that it tells behind it; nobody else is told."""
    for before, seat, move, _ in egg_hunt(2, 1, options):
        if not move.startswith("pick"):
            continue
        told = Table(before).view(seat)
        assert Table(before).view(1 - seat)["prospects"] == Table(before).view(None)["prospects"] == []
        assert [prospect["domino"] for prospect in told["prospects"]] == [each["domino"] for each in told["offer"] if each is not None]
        for prospect in told["prospects"]:
            picked = Table(before.clone()).play(f"pick {prospect['domino']}")
            assert picked.view(seat)["matches"] == prospect["matches"]
            assert [f"place {spot['x']},{spot['y']} {spot['direction']}" for spot in told["places"]] == picked.legal()
        assert before == before.clone(), "looking changes nothing"


@rule("DM-E4", "DM-V2")
def test_the_odds_of_a_dragon() -> None:
    """Of a fresh egg, and of two of which one is kept: from what the seat has not seen, in percent; none where no egg is left."""
    desert = lay_out("", "").pile("desert")
    assert (desert["odds"], desert["odds_of_two"]) == (50, 77)
    for dragons, shells, odds in ((7, 2, (78, 97)), (1, 0, (100, 100)), (0, 1, (0, 0)), (1, 1, (50, 100)), (0, 0, (None, None))):
        pile = lay_out("", "", piles={"volcano": (dragons, shells)}).pile("volcano")
        assert (pile["odds"], pile["odds_of_two"]) == odds


@rule("DM-E4")
def test_an_egg_tells_how_many_its_nest_has_left() -> None:
    """With each egg everybody is told how many fresh ones still lie in its nest."""
    table = lay_out(PALACE, "", picked="d19")
    fresh = [table.pile(terrain)["fresh"] for terrain in ("prairie", "forest")]
    table.play("place 0,2 E", "dragon shell dragon dragon shell dragon")
    told = [(event.facts["terrain"], event.facts["left"]) for event in table.events if event.kind in ("dragon", "shell")]
    assert told == [(terrain, left - number) for terrain, left in zip(("prairie", "forest"), fresh, strict=True) for number in (1, 2, 3)]


@rule("DM-E1", "DM-G3")
def test_a_double_does_not_match_itself() -> None:
    """d10, snow and snow, laid where only its outer sides could match: no connection inside."""
    table = lay_out("", "", picked="d10").play("place 0,1 W")
    assert table.kinds() == ["placed_none"]
    table = lay_out("", "", picked="d10").play("place 2,0 E", "dragon")
    assert table.eggs(0) == ["snow dragon"]


@rule("DM-E2")
def test_one_egg_for_each_connection() -> None:
    """A square that matches two neighbours earns two eggs."""
    table = lay_out("d08 1,1 E", "", picked="d05").play("place 0,1 S", "dragon dragon")
    assert table.eggs(0) == ["desert dragon", "desert dragon"]
    assert table.view()["seats"][0]["dragons"] == 2


@rule("DM-E3")
def test_terrain_by_terrain_then_half_then_direction() -> None:
    """Prairie before forest, forest before volcano, and each of them north, east, south, west."""
    sides = [("N", "prairie"), ("S", "prairie"), ("W", "prairie"), ("N", "forest"), ("E", "forest"), ("S", "forest")]
    cells = {"prairie": (0, 2), "forest": (1, 2)}
    table = lay_out(PALACE, "", picked="d19").play("place 0,2 E", "dragon shell dragon shell dragon dragon")
    eggs = table.view()["seats"][0]["eggs"]
    assert [(egg["direction"], egg["terrain"]) for egg in eggs] == sides
    assert [(egg["x"], egg["y"]) for egg in eggs] == [cells[terrain] for _, terrain in sides]
    assert [egg["face"] for egg in eggs] == ["dragon", "shell", "dragon", "shell", "dragon", "dragon"]
    table = lay_out("d27 2,0 E", "", picked="d26").play("place 2,1 E", "dragon shell")
    assert table.eggs(0) == ["forest dragon", "volcano shell"]


@rule("DM-E3")
def test_half_a_comes_before_half_b_within_a_terrain() -> None:
    """Both halves of a double match: the egg of half a is first, wherever it lies."""
    for place, first in (("0,1 W", (0, 1)), ("-1,1 E", (-1, 1))):
        table = lay_out("d08 -1,0 W", "", picked="d01").play(f"place {place}", "dragon shell")
        egg = table.view()["seats"][0]["eggs"][0]
        assert (egg["x"], egg["y"], egg["face"]) == (*first, "dragon")


@rule("DM-E3")
def test_eggs_are_laid_in_the_order_of_terrains_and_directions() -> None:
    """On every placement of many games the new eggs lie in the order of terrains, and around each square in the order of directions."""
    order = list(EGGS)
    for options in OPTIONS[:2]:
        for before, seat, move, after in egg_hunt(3, 7, options):
            if move.startswith("place"):
                new = after.view(None)["seats"][seat]["eggs"][len(Table(before).eggs(seat)) :]  # type: ignore[index]  # plain data
                ranks = [(order.index(egg["terrain"]), "NESW".index(egg["direction"])) for egg in new]
                cells = [(egg["x"], egg["y"]) for egg in new]
                assert [rank[0] for rank in ranks] == sorted(rank[0] for rank in ranks)
                assert all(earlier < later for earlier, later, a, b in zip(ranks, ranks[1:], cells, cells[1:], strict=False) if a == b)


@rule("DM-E4")
def test_a_token_leaves_its_pile_and_lies_on_the_side() -> None:
    """The token of the connection's terrain is taken from its pile and shown to everybody; no other pile changes."""
    table = lay_out("", "", picked="d08")
    before = table.view()["piles"]
    table.play("place -1,0 W", "shell")
    after = table.view()["piles"]
    assert (after[0]["tokens"], after[0]["dragons"], after[0]["shells"]) == (13, 7, 6)
    assert after[1:] == before[1:]
    assert table.view()["seats"][0]["eggs"] == [{"x": -1, "y": 0, "direction": "E", "terrain": "desert", "face": "shell"}]
    shell = next(event for event in table.events if event.kind == "shell")
    assert shell.reveals
    assert shell.secrets is None


@rule("DM-E4")
@pytest.mark.parametrize(
    ("piles", "expected"), [((7, 7), 0.5), ((6, 7), 6 / 13), ((7, 6), 7 / 13), ((1, 5), 1 / 6), ((0, 1), 0.0), ((3, 0), 1.0)]
)
def test_every_token_is_as_likely_as_the_other(piles: tuple[int, int], expected: float) -> None:
    """A dragon comes as often as there are dragons among the tokens left."""
    table = lay_out("", "", picked="d08", piles={"desert": piles})
    action = next(action for action in table.state.legal() if str(table.state.move(action)) == "place -1,0 W")
    chance = clutch.Seeded(17)
    dragons = 0
    for _ in range(2000):
        after = table.state.clone()
        after.apply(action, chance)
        dragons += int(after.dragons[0])
    assert abs(dragons / 2000 - expected) <= 5 * (expected * (1 - expected) / 2000) ** 0.5


@rule("DM-E4", "DM-G8")
def test_an_empty_pile_gives_nothing() -> None:
    """No token, no luck drawn, no Mommy Dragon, and the turn goes on to the other connection."""
    table = lay_out("d27 2,0 E", "", picked="d26", turn=0, mommy=1, piles={"forest": (0, 0)})
    table.play("place 2,1 E", "dragon")
    assert table.kinds() == ["placed", "pile_empty", "dragon"]
    assert table.eggs(0) == ["volcano dragon"]
    assert table.view()["mommy"] == 1
    assert table.view()["turn"] == 1


@rule("DM-E5")
def test_a_dragon_counts() -> None:
    """One dragon more, and the Mommy Dragon stays."""
    table = lay_out("", "", picked="d08", mommy=1).play("place -1,0 W", "dragon")
    seat = table.view()["seats"][0]
    assert (seat["dragons"], seat["shells"], seat["points"], seat["mommy"]) == (1, 0, 1, False)
    assert table.view()["mommy"] == 1


@rule("DM-E6")
def test_a_shell_brings_the_mommy_dragon() -> None:
    """One shell more, and she comes from whoever had her; if she is there already nothing else happens."""
    table = lay_out("", "", picked="d08", mommy=1).play("place -1,0 W", "shell")
    seat = table.view()["seats"][0]
    assert (seat["dragons"], seat["shells"], seat["points"], seat["mommy"]) == (0, 1, 1, True)
    assert table.kinds() == ["placed_one", "shell", "mommy"]
    table = lay_out("", "", picked="d08", mommy=0).play("place -1,0 W", "shell")
    assert table.view()["mommy"] == 0
    assert table.kinds() == ["placed_one", "shell"]


@rule("DM-E6", "DM-G14")
def test_a_later_dragon_does_not_send_her_back() -> None:
    """A shell, then a dragon in the same turn: she stays with the finder."""
    table = lay_out("d08 -1,0 W", "", picked="d01", mommy=1).play("place 0,1 W", "shell dragon")
    assert table.view()["mommy"] == 0
    assert table.kinds() == ["placed", "shell", "mommy", "dragon"]


@rule("DM-E7")
def test_the_turn_ends_after_the_last_connection() -> None:
    """In the basic game all connections are resolved with the placement, and the next seat picks."""
    table = lay_out(PALACE, "", picked="d19").play("place 0,2 E", "dragon dragon dragon dragon dragon dragon")
    view = table.view()
    assert (view["turn"], view["step"], view["connections"], view["picked"]) == (1, "pick", [], None)


@rule("DM-G18")
def test_the_starting_domino_counts() -> None:
    """Desert beside the starting desert, and snow beside the starting snow, are connections."""
    table = lay_out("", "", picked="d08")
    assert connections(table, "-1,0 W") == [(-1, 0, "E", "desert", False)]
    assert connections(table, "0,-1 N") == [(0, -1, "S", "desert", False)]
    table = lay_out("", "", picked="d18")
    assert connections(table, "2,0 E") == [(2, 0, "W", "snow", False)]
