"""Points and places."""

from __future__ import annotations

from clutch.games.dragon_family.scoring import places, territory_points
from games.dragon_family.arranged_table import Table, start
from kit import rule

EAST: int = 4
"""How far the rulebook's map is shifted to the right, so that it lies beside the start tile."""


def example_map(**options: object) -> Table:
    """The map of the rulebook's scoring example, moved to the right of the start tile, to which it is joined by towns."""
    table = start(options=options)
    tiles = [
        ("town", 0, 0, 0),
        ("ocean_2", 1, 0, 5),
        ("ocean_3", 2, 0, 3),
        ("ocean_4", 3, 0, 4),
        ("forest", 0, 1, 0),
        ("forest", 1, 1, 0),
        ("forest", 2, 1, 0),
        ("forest", 1, 2, 0),
        ("mountain", -1, 2, 0),
        ("mountain", 0, 2, 0),
        ("mountain", 2, 2, 0),
    ]
    return table.lay("town 2,0", "town 3,0", *(f"{kind} {q + EAST},{r} r{rotation}" for kind, q, r, rotation in tiles))


def on_example(table: Table, seat: int, *lairs: str) -> Table:
    """Lairs such as `green 0,1`, in the example's own coordinates."""
    for lair in lairs:
        colour, where = lair.split()
        q, r = map(int, where.split(","))
        table.lair(seat, colour, f"{q + EAST},{r}")
    return table


def territories(table: Table) -> list[tuple[str, int]]:
    """Terrain and size of each territory."""
    views = table.state.view(None)["territories"]
    return sorted((view["terrain"], len(view["tiles"])) for view in views)  # type: ignore[attr-defined]  # views are plain data


@rule("DF-P1", "DF-P2")
def test_dragons_score_one_in_the_nest_and_three_in_a_lair() -> None:
    """Grown or not, of whatever colour."""
    table = start().lay("forest 2,0", "mountain 0,2").lair(0, "green", "2,0").lair(0, "gold", "0,2").hatchlings(0, "red 3", "blue")
    assert table.state.scores() == [2 * 3 + 2, 0]


@rule("DF-P3")
def test_territories_hang_together_by_terrain() -> None:
    """Forests and mountains over any edge, oceans over water only; towns form none."""
    table = example_map()
    assert territories(table) == [("forest", 4), ("mountain", 1), ("mountain", 2), ("ocean", 1), ("ocean", 2)]
    assert table.state.territory[table.tile("4,0")] == 0


@rule("DF-P4", "DF-Q37")
def test_the_most_lairs_take_the_territory() -> None:
    """One point for each tile without a lair; with equally many all take it in full; with fewer one takes nothing."""
    table = on_example(example_map(), 0, "green 0,1")
    assert list(territory_points(table.state))[:2] == [3, 0]
    on_example(table, 1, "green 2,1")
    assert list(territory_points(table.state))[:2] == [2, 2]
    on_example(table, 1, "gold 1,2")
    assert list(territory_points(table.state))[:2] == [0, 1]


@rule("DF-Q23")
def test_a_gold_dragon_counts_where_it_lives() -> None:
    """In the ocean it is a lair of that ocean."""
    table = on_example(example_map(), 1, "gold 2,0")
    assert list(territory_points(table.state))[:2] == [0, 1]


@rule("DF-P5", "DF-Q35")
def test_a_tile_with_a_lair_is_worth_nothing_but_connects() -> None:
    """Whoever owns it; by option such tiles count one too."""
    table = on_example(on_example(example_map(), 0, "green 1,1", "green 0,1"), 1, "green 2,1")
    assert territories(table)[0] == ("forest", 4)
    assert list(territory_points(table.state))[:2] == [1, 0]
    table = on_example(on_example(example_map(lair_tiles_score=True), 0, "green 1,1", "green 0,1"), 1, "green 2,1")
    assert list(territory_points(table.state))[:2] == [4, 0]


@rule("DF-P6")
def test_a_tile_counts_once_however_many_lairs_there_are() -> None:
    """Three lairs in the forest of four score its one other tile once."""
    table = on_example(example_map(), 0, "green 0,1", "green 1,1", "gold 2,1")
    assert list(territory_points(table.state))[:2] == [1, 0]


@rule("DF-Q43")
def test_without_a_lair_nobody_scores() -> None:
    """Territories exist, but are nobody's."""
    table = example_map()
    assert len(territories(table)) == 5
    assert table.state.scores() == [0, 0]
    assert all(not view["leaders"] for view in table.state.view(None)["territories"])  # type: ignore[attr-defined]


def tied(**options: object) -> Table:
    """Both seats with one dragon in the nest."""
    return start(options=options).hatchlings(0, "green").hatchlings(1, "green")


@rule("DF-P7")
def test_most_points_win_and_ties_are_broken_in_order() -> None:
    """First food on the nest's dragons, then unspent resources, then the victory is shared."""
    assert places(tied().hatchlings(1, "red").state) == [2, 1]
    table = tied()
    table.state.food_native[0] = 1
    table.own(1, gold=9)
    assert places(table.state) == [1, 2]
    assert places(tied().own(1, leaf=1).state) == [2, 1]
    shared = tied().own(0, leaf=2).own(1, gold=1, ruby=1)
    assert places(shared.state) == [1, 1]
    shared.state.over = True
    assert (shared.state.winners(), shared.state.payoffs()) == ([0, 1], [0.5, 0.5])


@rule("DF-P7")
def test_the_other_places_are_found_in_the_same_way() -> None:
    """Two who share second place are both second."""
    table = start(4).hatchlings(2, "green", "red").hatchlings(0, "red 1").hatchlings(1, "blue 1").own(3, gold=4)
    assert places(table.state) == [2, 2, 1, 4]


@rule("DF-Q38")
def test_every_unspent_resource_counts_one() -> None:
    """Whatever its kind; food on dragons is not among them."""
    table = tied().own(0, gold=2).own(1, leaf=1, ruby=1, pearl=1)
    assert places(table.state) == [2, 1]


@rule("DF-Q42", "DF-Q38")
def test_by_option_only_unspent_gold_breaks_ties() -> None:
    """Food and other resources make no difference then; equal gold shares the victory."""
    table = tied(tie_break="unspent_gold").own(0, gold=1).own(1, leaf=5)
    table.state.food_native[3] = 2
    assert places(table.state) == [1, 2]
    table.own(1, gold=1)
    assert places(table.state) == [1, 1]


def test_the_view_shows_what_everybody_would_score_now() -> None:
    """The territory lens: worth, lairs of each seat, leaders, and each seat's points by part."""
    table = on_example(on_example(example_map(), 0, "green 0,1", "gold 2,0"), 1, "green 2,1")
    view = table.state.view(None)
    forest = next(part for part in view["territories"] if part["terrain"] == "forest")  # type: ignore[attr-defined]
    assert (forest["worth"], forest["lairs"], forest["leaders"]) == (2, [1, 1], [0, 1])
    points = [seat["points"] for seat in view["seats"]]  # type: ignore[attr-defined]
    assert points[0] == {
        "nest": 0,
        "lairs": 6,
        "territory": 3,
        "total": 9,
        "nest_food": 0,
        "unspent": 0,
        "ties": {"food": 0, "unspent": 0},
        "place": 1,
    }
    assert points[1]["total"] == 5
