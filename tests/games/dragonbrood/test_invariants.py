"""The invariants as properties of random games over all player counts, options and solo modes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import clutch
from clutch.games.dragonbrood import board as map_of
from clutch.games.dragonbrood import components as box
from clutch.games.dragonbrood import invariants
from clutch.games.dragonbrood import state as data
from clutch.games.dragonbrood.destination import capacity
from clutch.games.dragonbrood.dragons import has_token, return_token, take_token
from clutch.games.dragonbrood.game import DragonbroodState
from clutch.games.dragonbrood.placement import GOLDEN_REMOVE
from games.dragonbrood.empty_table import GAME, NEW_YEAR, OPTIONS, SUMMER, WINTER, start
from kit import rule

CASES = [(players, options, seed) for seed, (players, options) in enumerate(OPTIONS)]
every_case = pytest.mark.parametrize(("players", "options", "seed"), CASES)


def random_game(players: int, options: dict[str, object], seed: int, rich: bool = False) -> Iterator[DragonbroodState]:
    """Every position of a random game; rich players meet rare rules more often."""
    state = start(players, options, seed)
    chance = clutch.Seeded(seed, 3)
    if rich:
        for place in range(players * box.KINDS):
            state.horde[place] = 15
    yield state
    while not state.over:
        actions = state.legal()
        state.apply(actions[chance.below(len(actions))], chance)
        yield state


every_wealth = pytest.mark.parametrize("rich", [False, True])


@rule("DB-I1", "DB-I2", "DB-I3", "DB-I4", "DB-I19")
@every_case
@every_wealth
def test_pieces_and_clans_hold_in_every_position(players: int, options: dict[str, object], seed: int, rich: bool) -> None:
    """Tokens and trinkets are complete, nobody owes an item, clans keep their limits, and who can have a leader has one."""
    for state in random_game(players, options, seed, rich):
        invariants.check_tokens(state)
        invariants.check_items(state)
        invariants.check_clans(state)
    assert state.over


@rule("DB-I5", "DB-I6", "DB-I9", "DB-I11", "DB-I15", "DB-I21")
@every_case
@every_wealth
def test_board_and_tracks_hold_in_every_position(players: int, options: dict[str, object], seed: int, rich: bool) -> None:
    """Accounts and spaces are counted rightly, tracks are connected, and a score is the sum of its parts."""
    for state in random_game(players, options, seed, rich):
        invariants.check_bank(state)
        invariants.check_board(state)
        invariants.check_tracks(state)
    assert state.over


@rule("DB-I8", "DB-I13", "DB-I16", "DB-I18", "DB-I20")
@every_case
@every_wealth
def test_check_holds_in_every_position(players: int, options: dict[str, object], seed: int, rich: bool) -> None:
    """Dragons are where they may be, and somebody has a choice, within a payment or a combat where there is one: `check` asserts all of it after every decision."""
    positions = 0
    for state in random_game(players, options, seed, rich):
        state.check()
        positions += 1
    assert state.over and positions > 20


@rule("DB-I7", "DB-T6")
@every_case
def test_seasons_end_with_every_dragon_handled(players: int, options: dict[str, object], seed: int) -> None:
    """At the end of Summer and Winter nobody has a placeable dragon; at the end of Winter all are on right sides or in nurseries."""
    season = SUMMER
    for state in random_game(players, options, seed):
        if int(state.season) != season:
            season = int(state.season)
            for dragon in range(players * box.CLAN):
                if not state.level[dragon]:
                    continue
                status = int(state.status[dragon])
                if season == 1:
                    assert status != data.READY
                if season == 3:
                    assert status in (data.SUMMER_NURSERY, data.WINTER_NURSERY) or (
                        status == data.PLACED and int(state.place[dragon]) % 2 == 1
                    )
    assert state.over


@rule("DB-I9", "DB-I10", "DB-I11", "DB-I12", "DB-I14", "DB-I15")
@every_case
def test_what_never_goes_back(players: int, options: dict[str, object], seed: int) -> None:
    """Income spaces and graves only fill, tiles and eggs only go, a ball leaves the start once, and the order is the first one rotated."""
    before: DragonbroodState | None = None
    first: list[int] = []
    for state in random_game(players, options, seed):
        order = [int(state.order[place]) for place in range(players)]
        first = first or order
        turns = (int(state.year) - 1) % players
        assert order == first[turns:] + first[:turns]
        if before is not None:
            for seat in range(players):
                assert int(before.income[seat]) & ~int(state.income[seat]) == 0
                assert int(state.noted(seat, data.EGGS_LEFT)) & ~int(before.noted(seat, data.EGGS_LEFT)) == 0
                assert not before.noted(seat, data.MAGIC) or state.noted(seat, data.MAGIC)
            assert all(not state.tile[place] or state.tile[place] == before.tile[place] for place in range(map_of.PLACES))
            assert all(not before.grave[number] or state.grave[number] == before.grave[number] for number in range(18))
        before = state.clone()
    assert before is not None


@rule("DB-I10")
def test_tiles_follow_the_year_chart() -> None:
    """After each New Year exactly the tiles of the years to come are left."""
    for state in random_game(2, {}, 5):
        if state.season != NEW_YEAR:
            left = [place for place in range(map_of.PLACES) if state.tile[place] == 1]
            to_come = [
                place
                for place in range(map_of.PLACES)
                if any(map_of.OPENS[year * map_of.PLACES + place] for year in range(int(state.year), 6))
            ]
            assert left == to_come


@rule("DB-I12")
def test_eggs_are_hatched_or_sold() -> None:
    """Eggs left, hatched and sold are six for each player."""
    for seed in range(3):
        state = start(3, {}, seed)
        chance = clutch.Seeded(seed, 3)
        gone = [0, 0, 0]
        while not state.over:
            for place in range(3 * box.KINDS):
                state.horde[place] = max(3, int(state.horde[place]))
            actions = state.legal()
            state.events = []
            state.apply(actions[chance.below(len(actions))], chance)
            for event in state.events:
                if event.kind in ("hatched", "sold_egg"):
                    gone[int(str(event.facts["seat"]))] += 1
            state.events = None
            for seat in range(3):
                assert bin(int(state.noted(seat, data.EGGS_LEFT))).count("1") + gone[seat] == 6
        assert sum(gone) > 0


def recolour(state: DragonbroodState) -> None:
    """Turn some young dragons into golden and purple ones of level 3, by the tokens of the pool."""
    for dragon in range(int(state.players) * box.CLAN):
        hue = box.GOLDEN if dragon % 4 else box.PURPLE
        if state.level[dragon] in (1, 2) and dragon % 2 == 0 and has_token(state, 3, hue):
            return_token(state, dragon)
            take_token(state, 3, hue)
            state.level[dragon], state.colour[dragon] = 3, hue


@rule("DB-I6", "DB-K7", "DB-K10", "DB-C5")
@pytest.mark.parametrize("seed", range(6))
def test_hosts_and_removals_once_a_season(seed: int) -> None:
    """In every season used spaces fit the capacity, a purple dragon hosts one companion, a golden one removes one dragon, and a contested side is fought once."""
    state = start(4, {"unlimited_dragons": True}, seed)
    chance = clutch.Seeded(seed, 3)
    removals: dict[int, int] = {}
    joined = hosted = fights = total = 0
    fought: set[int] = set()
    while not state.over:
        if state.season in (SUMMER, WINTER) and not state.placements:
            recolour(state)
            removals, fought, joined, hosted = {}, set(), 0, 0
        before = [state.has_mark(dragon, data.HOSTED) for dragon in range(24)]
        season = int(state.season)
        golden = int(GOLDEN_REMOVE.dragon(state))
        actions = state.legal()
        # companions, removals and fights are rare in random play: take them when they are offered
        lively = [
            action for action in actions if str(state.move(action)).startswith(("join", "bump", "remove", "fight", "to bards", "to royal"))
        ]
        action = (lively or actions)[chance.below(len(lively or actions))]
        move = state.move(action)
        state.apply(action, chance)
        if move.kind == "remove":
            removals[golden] = removals.get(golden, 0) + 1
            assert removals[golden] == 1
        if move.kind == "fight":
            assert action not in fought
            fought.add(action)
            fights += 1
        if int(state.season) == season:
            joined += move.kind == "join"
            hosted += sum(state.has_mark(dragon, data.HOSTED) and not before[dragon] for dragon in range(24))
            assert joined == hosted or (hosted == joined - 1 and state.prompt().kind in ("golden_remove", "anytime"))
        total += move.kind in ("join", "remove")
        for side in range(int(state.side()), map_of.PLACES * 2, 2):
            users = [d for d in range(24) if state.stands_at(d, side) and state.mode[d] <= data.BUMP]
            if season < NEW_YEAR and int(state.season) == season and not state.is_sky_covered(side // 2):
                assert len(users) <= max(int(capacity(state, side)), 0)
    assert total > 10 and fights


@rule("DB-I17")
def test_no_view_shows_the_other_bid() -> None:
    """While a combat runs, resampling the hidden bid changes nothing that the other seats or spectators see, and it really varies."""
    varied = 0
    for seed in range(6):
        for state in random_game(3, {}, seed, rich=True):
            if state.over or state.prompt().kind != "combat_bid":
                continue
            for seat in range(3):
                worlds = [state.resample(seat, clutch.Seeded(luck)) for luck in range(6)]
                for world in worlds:
                    assert world.view(seat) == state.view(seat) and world.view(None) == state.view(None)
                varied += len({tuple(int(count) for count in world.bids) for world in worlds if isinstance(world, DragonbroodState)}) > 1
    assert varied


@rule("DB-I13")
def test_exchanges_happen_only_within_payments() -> None:
    """Every anytime exchange is followed by the payment that it served, in the same or a later decision of that seat."""
    for seed in range(4):
        state = start(2, {}, seed)
        chance = clutch.Seeded(seed, 3)
        owed = False
        for _ in range(3000):
            if state.over:
                break
            actions = state.legal()
            state.events = []
            state.apply(actions[chance.below(len(actions))], chance)
            for event in state.events:
                if event.kind == "changed":
                    owed = True
                elif event.kind == "paid":
                    owed = False
                else:
                    assert not owed
            state.events = None
        assert state.over and not owed


def test_the_action_space_is_fixed() -> None:
    """Every legal action of every game lies within it."""
    for players, options in OPTIONS[:4]:
        for state in random_game(players, options, 9):
            assert all(0 <= action < GAME.action_space for action in state.legal())


def test_the_bound_adds_up_the_longest_of_everything() -> None:
    """It grows with players and years, stays below 400,000, and is far above what random games take."""
    bounds = [GAME.bound(players, GAME.settings(players)) for players in range(1, 7)]
    assert bounds == sorted(bounds) and bounds[-1] < 400_000
    assert GAME.bound(4, GAME.settings(4, {"years": 5})) < GAME.bound(4, GAME.settings(4))
    for players, options in OPTIONS[:3]:
        assert 20 * sum(1 for _ in random_game(players, options, 3)) < GAME.bound(players, GAME.settings(players, options))
