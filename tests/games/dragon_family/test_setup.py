"""Setup, and the box against its list of components."""

from __future__ import annotations

from typing import Any

import pytest

import clutch
from clutch.games.dragon_family import components
from clutch.games.dragon_family.components import COLOURS, MANIFEST, PLAYER_COLOURS, RESOURCES, TERRAINS, TILE_KINDS, water_of
from games.dragon_family.arranged_table import GAME, start
from kit import rule

every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])
PROVENANCES = {"printed", "published", "derived", "reconstructed"}


def box() -> dict[str, Any]:
    return GAME.components()


# The box


@rule("DF-Q3", "DF-Q4", "DF-G4")
def test_the_tiles_of_the_list_are_those_of_the_code() -> None:
    """62 tiles in seven kinds with their own ids; the oceans' water edges lie side by side, the others have none."""
    tiles = box()["tiles"]
    assert [tile["kind"] for tile in tiles] == TILE_KINDS
    assert [tile["count"] for tile in tiles] == [int(count) for count in MANIFEST] == [8, 17, 17, 6, 5, 5, 4]
    assert sum(tile["count"] for tile in tiles) == box()["tile_totals"]["tiles"] == components.TILES == 62
    ids = [tile_id for tile in tiles for tile_id in tile["ids"]]
    assert len(set(ids)) == 62
    for number, tile in enumerate(tiles):
        assert len(tile["ids"]) == tile["count"]
        assert tile["terrain"] == TERRAINS[components.terrain_of(number)]
        water = [direction for direction in range(6) if water_of(number, 0) >> direction & 1]
        assert [direction for direction, edge in enumerate(tile["edges"]) if edge == "W"] == water
        assert {tile["count_provenance"], tile["edges_provenance"]} <= PROVENANCES
    totals = {terrain: sum(tile["count"] for tile in tiles if tile["terrain"] == terrain) for terrain in TERRAINS}
    assert (
        totals == {terrain: box()["tile_totals"][terrain] for terrain in TERRAINS} == {"town": 8, "forest": 17, "mountain": 17, "ocean": 20}
    )
    edges = "".join(tile["edges"] * tile["count"] for tile in tiles if tile["terrain"] == "ocean")
    assert (edges.count("W"), edges.count("L")) == (67, 53)


def test_the_other_pieces_of_the_list_are_those_of_the_code() -> None:
    """Resources, dragons, players' sets, costs and points, each with where it comes from."""
    listed = box()
    assert [resource["name"] for resource in listed["resources"]] == RESOURCES
    for number, resource in enumerate(listed["resources"]):
        assert components.resource_of(TERRAINS.index(resource["terrain"])) == number
        assert {resource["type_provenance"], resource["count_provenance"]} <= PROVENANCES
    assert [dragon["colour"] for dragon in listed["dragons"]] == COLOURS
    for number, dragon in enumerate(listed["dragons"]):
        assert RESOURCES[components.food_of(number)] == dragon["food"]
        homes = [terrain for place, terrain in enumerate(TERRAINS) if components.is_home(number, place)]
        assert (homes, dragon["provenance"]) == (dragon["home"], "printed")
    sets = listed["players"]["set"]
    assert (sets["handlers"], sets["lairs"], sets["nest_places"]) == (components.HANDLERS, components.LAIRS, components.NEST_PLACES)
    assert listed["players"]["colours"]["names"] == PLAYER_COLOURS
    numbers = listed["constants"]
    assert numbers["hand"] == components.HAND_SIZE
    assert (numbers["food_to_grow"], numbers["hatch_cost"], numbers["trade_cost"]) == (3, 3, 3)
    assert (components.FOOD_TO_GROW, components.HATCH_COST, components.TRADE_COST) == (3, 3, 3)
    assert (numbers["points_in_nest"], numbers["points_in_lair"]) == (components.POINTS_IN_NEST, components.POINTS_IN_LAIR)
    entries = [listed["players"], sets, listed["start_tile"], listed["tile_totals"], listed["dragon_total"], numbers]
    assert {entry["provenance"] for entry in entries} <= PROVENANCES


@rule("DF-Q1", "DF-S6")
def test_there_are_six_dragons_of_each_colour() -> None:
    """24 dragons stand face up in four stacks; the option makes it up to eight of each."""
    assert sum(dragon["count"] for dragon in box()["dragons"]) == box()["dragon_total"]["count"] == 24
    assert start().state.view(None)["eggs"] == {"green": 6, "red": 6, "blue": 6, "gold": 6}
    assert start(dragons_per_colour=8).state.view(None)["eggs"] == {"green": 8, "red": 8, "blue": 8, "gold": 8}
    with pytest.raises(clutch.OptionsError):
        GAME.settings(2, {"dragons_per_colour": 9})


@rule("DF-Q5", "DF-S7")
def test_the_supply_has_twenty_of_each() -> None:
    """80 resources are 20 of each type, or as many as the option says."""
    assert sum(resource["count"] for resource in box()["resources"]) == box()["resource_total"]["count"] == 80
    assert start().supply() == [20, 20, 20, 20]
    assert start(resources_per_type=10).supply() == [10, 10, 10, 10]
    with pytest.raises(clutch.OptionsError):
        GAME.settings(2, {"resources_per_type": 9})


@rule("DF-Q8")
def test_two_to_five_can_play() -> None:
    """One player has no opponent, and there are sets for five."""
    assert (GAME.least_players, GAME.most_players) == (box()["players"]["least"], box()["players"]["most"]) == (2, 5)
    for players in (1, 6):
        with pytest.raises(clutch.OptionsError):
            GAME.settings(players)


# The setup


@every_count
@rule("DF-S1")
def test_everybody_begins_with_an_empty_nest_and_a_full_set(players: int) -> None:
    """Two handlers and four lairs each, no dragons, no resources; colours differ."""
    table = start(players)
    seats: Any = table.state.view(None)["seats"]
    assert len(seats) == players
    assert len({seat["colour"] for seat in seats}) == players
    for seat in seats:
        assert (len(seat["handlers"]), seat["lairs_left"], seat["lairs"], seat["dragons"]) == (2, 4, [], [])
        assert set(seat["resources"].values()) == {0}


@rule("DF-S2", "DF-Q2")
def test_the_start_tile_is_one_town_on_three_cells() -> None:
    """It lies on (0,0), (1,0) and (0,1), is a single tile, and is a town with land edges."""
    tiles: Any = start().state.view(None)["tiles"]
    assert len(tiles) == 1
    assert tiles[0]["cells"] == [{"q": 0, "r": 0}, {"q": 1, "r": 0}, {"q": 0, "r": 1}]
    assert (tiles[0]["id"], tiles[0]["terrain"], tiles[0]["edges"]) == (0, "town", ["land"] * 6)
    assert [tuple(cell) for cell in box()["start_tile"]["cells"]] == [(0, 0), (1, 0), (0, 1)]


@every_count
@rule("DF-S3")
def test_all_handlers_stand_on_the_start_tile(players: int) -> None:
    """Two of each player."""
    table = start(players)
    assert [table.on(seat) for seat in range(players)] == [[0, 0]] * players


@every_count
@rule("DF-S4", "DF-S5", "DF-Q9")
def test_everybody_takes_three_tiles_from_one_stack(players: int) -> None:
    """In seat order, from the top; then 56, 53, 50 or 47 are left, in an order that nobody knows."""
    kinds = ["town", "forest", "mountain", "ocean_2", "ocean_3", "ocean_4", "ocean_5"]
    hands = [[kinds[(3 * seat + place) % 7] for place in range(3)] for seat in range(players)]
    table = start(players, hands)
    assert [table.hand(seat) for seat in range(players)] == hands
    assert table.state.stack_size == {2: 56, 3: 53, 4: 50, 5: 47}[players]
    assert not any(table.state.stack)


@rule("DF-S4")
def test_every_tile_of_the_stack_is_equally_likely() -> None:
    """Over many deals the first tile is a forest 17 times in 62, and an ocean with five water edges 4 times in 62."""
    chance = clutch.Seeded(11)
    firsts = [GAME.start(2, chance=chance).view(0)["seats"] for _ in range(4000)]
    kinds = [seats[0]["hand"][0] for seats in firsts]  # type: ignore[index]  # views are plain data
    assert kinds.count("forest") / 4000 == pytest.approx(17 / 62, abs=0.03)
    assert kinds.count("ocean_5") / 4000 == pytest.approx(4 / 62, abs=0.02)


@every_count
@rule("DF-S8")
def test_a_random_seat_begins(players: int) -> None:
    """Any seat can be first; it is round 1, and nothing has happened."""
    for first in range(players):
        table = start(players, first=first)
        view: Any = table.state.view(None)
        assert (view["first_player"], view["turn"], view["round"], view["end"], view["idle_rounds"]) == (first, first, 1, None, 0)
    chance = clutch.Seeded(3)
    firsts = [GAME.start(players, chance=chance).view(None)["first_player"] for _ in range(600)]
    assert all(firsts.count(seat) > 600 / players * 0.7 for seat in range(players))


def test_questions_ask_for_the_tiles_really_drawn() -> None:
    """At a real table each hand is asked for tile by tile, for its owner's eyes only, then who begins; later every draw."""
    asked: list[clutch.Question] = []

    def answer(question: clutch.Question | None, left: list[int]) -> int:
        assert question is not None
        asked.append(question)
        return max(range(len(left)), key=lambda outcome: left[outcome])

    chance = clutch.Entered(answer)
    state = GAME.start(2, chance=chance)
    assert [(question.kind, question.audience, question.more) for question in asked] == [
        ("hand", 1, 2),
        ("hand", 1, 1),
        ("hand", 1, 0),
        ("hand", 2, 2),
        ("hand", 2, 1),
        ("hand", 2, 0),
        ("first_player", -1, 0),
    ]
    assert asked[0].names == TILE_KINDS
    asked.clear()
    for move in ("explore", "tile 1", "place 1 at 2,0", "rotate 0"):
        state.apply(GAME.parse(move), chance)
    assert [(question.rule, question.kind, question.facts["seat"]) for question in asked] == [("DF-E7", "drawn", 0)]
    asked.clear()
    for move in ("move", "handler 1", "to 1", "redraw 1+3"):
        state.apply(GAME.parse(move), chance)
    assert [(question.kind, question.more) for question in asked] == [("redrawn", 1), ("redrawn", 0)]
