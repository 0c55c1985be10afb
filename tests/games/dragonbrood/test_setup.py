"""Setup, components, options and chance (rules, chapters Setup, Chance and Options)."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

import clutch
from clutch.games.dragonbrood import board as map_of
from clutch.games.dragonbrood import components as box
from clutch.games.dragonbrood import state as data
from clutch.games.dragonbrood.account_tables import ACCOUNT_NAMES
from clutch.games.dragonbrood.component_file import ComponentsError, read_tables
from games.dragonbrood.empty_table import GAME, PRIMARY_START, SUMMER, empty_table, place_of, side_of, start
from kit import rule


@rule("DB-S1", "DB-O1", "DB-R118", "DB-O15", "DB-R96")
def test_which_tables_can_be_set_up() -> None:
    """One to six players; a solo mode is for exactly one, and lasts six years; several players may agree on five."""
    for players in range(1, 7):
        assert start(players).players == players
    assert start(2, {"years": 5}).agreement.years == 5
    for players, options in (
        (7, {}),
        (0, {}),
        (2, {"solo_mode": "training"}),
        (1, {"solo_mode": "none"}),
        (1, {"years": 5}),
        (2, {"years": 4}),
    ):
        with pytest.raises(clutch.OptionsError):
            GAME.start(players, dict(options), chance=clutch.Seeded(1))


@rule("DB-S2", "DB-Z1")
def test_elders_are_drawn_or_picked() -> None:
    """Each player is another Elder: at random, each of the six, or picked in seat order."""
    seen: Counter[int] = Counter()
    for seed in range(60):
        state = start(6, seed=seed)
        spirits = [int(state.noted(seat, data.SPIRIT)) for seat in range(6)]
        assert sorted(spirits) == list(range(6))
        seen[spirits[0]] += 1
    assert len(seen) == 6
    state = start(3, {"elder_choice": "pick"})
    assert state.prompt().kind == "pick_elder" and state.seat() == 0 and len(state.legal()) == 6
    state.apply(GAME.parse("elder tan"), clutch.Seeded(1))
    assert state.seat() == 1 and GAME.parse("elder tan") not in state.legal()


@rule("DB-S3", "DB-Z2")
def test_the_turn_order_is_random() -> None:
    """All permutations of three players come up, about equally often."""
    seen = Counter(tuple(int(start(3, seed=seed).order[place]) for place in range(3)) for seed in range(600))
    assert len(seen) == 6 and min(seen.values()) > 60


@rule("DB-S4", "DB-R43")
def test_the_dragon_pool() -> None:
    """8 of each level 1 colour, 4 of each level 2 colour, 2 of each level 3 colour: 24 of each level; Elder spaces hold no ducats."""
    pool = box.full_pool()
    assert [sum(int(pool[level * 12 + hue]) for hue in range(12)) for level in (1, 2, 3)] == [24, 24, 24]
    assert [int(pool[level * 12]) for level in (1, 2, 3)] == [8, 4, 2]
    assert not any(start(2).elder_ducats) and not any(start(2).elder_owner)


@rule("DB-S5", "DB-S6", "DB-S10")
def test_what_lies_out_at_the_start() -> None:
    """All keys and trinkets lie out; it is the Summer of year 1."""
    state = start(4)
    assert not any(state.account_owner) and not any(state.trinket)
    assert (int(state.year), int(state.season)) == (1, SUMMER)


@rule("DB-S9", "DB-S12", "DB-R22", "DB-M1")
def test_what_a_player_has_at_the_start() -> None:
    """Each player has a ball at the start, six eggs, four open income spaces, and nothing else."""
    state = start(4)
    assert not any(state.horde)
    for seat in range(4):
        view = state.view(seat)["seats"][seat]  # type: ignore[index]
        assert view["eggs"] == [1, 2, 3, 4, 5, 6] and view["income"] == ["1.2", "1.3", "1.4", "1.5"]
        assert view["magic"] == "start" and view["items"] == {} and view["accounts"] == []


@rule("DB-S7", "DB-S8", "DB-Z3", "DB-R27", "DB-R2")
def test_tiles() -> None:
    """Ten buildings lie under field tiles, six islands under the letters A to F, which all can see; any letter may lie anywhere."""
    first: Counter[int] = Counter()
    for seed in range(120):
        state = start(2, seed=seed)
        assert sum(1 for tile in state.tile if tile == 1) == 10
        letters = sorted(int(state.tile[place]) for place in map_of.SKY_PLACES)
        assert letters == [2, 3, 4, 5, 6, 7]
        first[int(state.tile[map_of.SKY_PLACES[0]])] += 1
    assert len(first) == 6
    shown = [place["tile"] for place in state.view(None)["places"]]  # type: ignore[attr-defined]
    assert sorted(tile for tile in shown if tile and tile != "field") == list("ABCDEF")
    named = [map_of.LOCATIONS[int(place)] for place in map_of.FIELD_PLACES]
    assert {"treasure_hollow", "knights_castle", "royal_palace"} <= set(named)


@rule("DB-S11", "DB-Z4", "DB-R23")
def test_bonus_tiles() -> None:
    """Three of the ten, any of them, or none."""
    seen: Counter[int] = Counter()
    for seed in range(100):
        tiles = [tile for tile in range(10) if start(2, seed=seed).agreement.bonus_tiles[tile]]
        assert len(tiles) == 3
        seen.update(tiles)
    assert len(seen) == 10
    assert not any(start(2, {"end_bonus": "none"}).agreement.bonus_tiles)


@rule("DB-S13", "DB-R44")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 3)])
def test_the_draft_of_dragons(players: int, each: int) -> None:
    """One at a time in snake order from p1, colours as long as tokens last."""
    state = start(players)
    order = [int(state.order[place]) for place in range(players)]
    turns = []
    while state.prompt().kind == "start_colour":
        turns.append(int(state.seat()))
        state.apply(GAME.parse(f"start {PRIMARY_START[len(turns) % 3]}"), clutch.Seeded(1))
    assert turns == ((order + order[::-1]) * each)[: players * each]
    assert sum(1 for d in range(players * 6) if state.level[d] == 1) == players * each


@rule("DB-S13", "DB-D1")
def test_colours_run_out_in_the_draft() -> None:
    """Eight red ones, then red is no longer offered."""
    state = start(3)
    for _ in range(8):
        state.apply(GAME.parse("start red"), clutch.Seeded(1))
    assert state.prompt().kind == "start_colour" and GAME.parse("start red") not in state.legal()
    refusal = state.refusal(GAME.parse("start red"))
    assert refusal is not None and refusal.kind == "no_start_colour"


@rule("DB-R1", "DB-R3", "DB-R5", "DB-R6", "DB-R8", "DB-R14")
def test_tables_as_ruled() -> None:
    """Names read right, one Arena, gold and an excavation at the Mines, ducats at the Vineyard, eight accounts."""
    assert len(map_of.LOCATIONS) == 35 and map_of.LOCATIONS.count("astral_arena") == 1 and "elvish_caravan" in map_of.LOCATIONS
    mines, vineyard = side_of("gold_mines"), side_of("giants_vineyard")
    row = [int(map_of.LEVEL_YIELD[(mines * 3) * 17 + kind]) for kind in range(17)]
    assert row[box.GOLD] == 2 and row[box.FOOD] == 0 and int(map_of.LEVEL_EXCAVATE[mines]) == 1
    assert int(map_of.LEVEL_YIELD[(vineyard * 3) * 17 + box.DUCAT]) == 1
    assert len(ACCOUNT_NAMES) == 8


@rule("DB-R95", "DB-R107")
def test_bonus_colours_as_ruled() -> None:
    """Six places have a bonus colour; player markers are not modelled."""
    bonus = {
        map_of.LOCATIONS[place]: box.COLOURS[int(map_of.BONUS_COLOUR[place])] for place in range(35) if map_of.BONUS_COLOUR[place] >= 0
    }
    assert bonus == {
        "mystic_volcano": "amber",
        "dragon_broodmother": "magenta",
        "coinmaker": "golden",
        "merchants_market": "teal",
        "goblin_bank": "lime",
        "gemsmith": "indigo",
    }
    assert "player_marker" not in str(start(2).view(0))


@rule("DB-R29", "DB-P4")
def test_spaces_and_the_tight_board() -> None:
    """Spaces are the same for all player counts; the tight board has fewer."""
    for players in (2, 6):
        spaces = start(players).agreement.spaces
        assert [int(spaces[side_of(name)]) for name in ("gem_mountain", "enchanted_forest", "cloud_dojo", "astral_arena")] == [2, 3, 3, 2]
    tight = start(2, {"tight_board": True}).agreement.spaces
    assert [int(tight[side_of(name)]) for name in ("gem_mountain", "enchanted_forest", "cloud_dojo", "astral_arena")] == [1, 2, 2, 1]
    assert [int(tight[side_of(name, right=True)]) for name in ("gem_mountain", "cloud_dojo", "astral_arena")] == [2, 2, 1]


def test_components_have_the_printed_counts() -> None:
    """Ten field and six sky tiles, eighteen trinkets 9/6/3, ten bonus tiles, nine and twenty-seven recipes, 24 income spaces."""
    assert len(map_of.FIELD_PLACES) == 10 and len(map_of.SKY_PLACES) == 6
    assert Counter(int(value) for value in box.TRINKET_VALUE) == {1: 9, 2: 6, 3: 3}
    assert len(box.BONUS_NAMES) == 10 and (box.YOUNG, box.GROWN) == (9, 27)
    targets = Counter(box.COLOURS[int(hue)] for hue in box.GROWN_TO)
    assert targets["red"] == 1 and targets["orange"] == 4 and targets["teal"] == 2


def test_a_wrong_component_is_refused_by_name(tmp_path: Path) -> None:
    """A correction that cannot be is refused with a sentence that names it."""
    text = (GAME.folder / "components.toml").read_text("utf-8")
    assert tomllib.loads(text)
    broken = tmp_path / "components.toml"
    broken.write_text(text.replace('provenance = "derived"', 'provenance = "guessed"', 1), "utf-8")
    with pytest.raises(ComponentsError, match="provenance"):
        read_tables(broken)
    broken.write_text("item = [", "utf-8")
    with pytest.raises(ComponentsError, match="not TOML"):
        read_tables(broken)


def test_every_number_has_a_provenance() -> None:
    """Printed, published, derived or reconstructed, entry by entry."""
    for name, table in GAME.components().items():
        for entry in table if isinstance(table, list) else [table]:
            assert isinstance(entry, dict) and entry["provenance"] in ("printed", "published", "derived", "reconstructed"), name


@rule("DB-R26", "DB-N6")
def test_the_year_chart_opens_places_at_the_end_of_a_year() -> None:
    """New Year 1 opens the Hollow, the Farm and island A; the last New Year opens nothing."""
    table = empty_table(2)
    table.dragon(0, "red", 1, "winter_nursery")
    island = next(place for place in map_of.SKY_PLACES if table.state.tile[place] == 2)
    table.begin(4)
    assert [int(table.state.tile[place]) for place in (place_of("treasure_hollow"), place_of("dwarves_farm"), island)] == [0, 0, 0]
    assert sum(1 for tile in table.state.tile if tile) == 13
    last = empty_table(2, 5, {"years": 5})
    last.dragon(0, "red", 1, "winter_nursery")
    last.state.tile[place_of("royal_palace")] = 1
    last.begin(4)
    assert last.state.tile[place_of("royal_palace")] == 1


@rule("DB-B3")
def test_the_limits_of_bank_moves_are_ours() -> None:
    """How often and how much is moved at the bank is printed nowhere, and the component list says so."""
    limits = GAME.components()["bank_limits"]
    assert limits == {"moves": 12, "amounts": [1, 2, 5, 10], "provenance": "reconstructed"}
