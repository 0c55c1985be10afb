"""The solo modes (rules, chapter Solo modes)."""

from __future__ import annotations

from collections import Counter

import pytest

import clutch
from clutch.games.dragonbrood import board as map_of
from clutch.games.dragonbrood import components as box
from clutch.games.dragonbrood import scoring
from clutch.games.dragonbrood import state as data
from clutch.games.dragonbrood.solo_tables import ENEMY_SIDES, SOLO_STARTS
from games.dragonbrood.empty_table import AUTUMN, GAME, SUMMER, Table, empty_table, place_of, side_of, start
from kit import rule


def solo(mode: str, seed: int = 1, **options: object) -> object:
    return start(1, {"solo_mode": mode, **options}, seed)


def enemies(state: data.DragonbroodPosition) -> list[str]:
    return [box.COLOURS[int(state.enemy[int(side)]) - 1] for side in ENEMY_SIDES]


@rule("DB-O2", "DB-O3", "DB-Z5")
def test_training_setup() -> None:
    """Three level 1 dragons, combat buildings open, six trinkets 3/2/1, sky tiles and three bonus tiles as usual."""
    seen = set()
    for seed in range(30):
        state = start(1, {"solo_mode": "training"}, seed)
        shown = [trinket for trinket in range(18) if state.trinket[trinket] == 0]
        assert Counter(int(box.TRINKET_VALUE[trinket]) for trinket in shown) == {1: 3, 2: 2, 3: 1}
        seen.update(shown)
        assert [int(state.tile[place_of(name)]) for name in ("treasure_hollow", "bards_inn", "knights_castle", "royal_palace")] == [0] * 4
        assert sum(1 for tile in state.tile if tile == 1) == 6 and sum(state.agreement.bonus_tiles) == 3
    assert len(seen) == 18
    count = 0
    while state.prompt().kind == "start_colour":
        state.apply(state.legal()[0], clutch.Seeded(1))
        count += 1
    assert count == 3


@rule("DB-O4", "DB-Z6", "DB-Z7")
@pytest.mark.parametrize(("difficulty", "level"), [("easy", 1), ("normal", 2), ("expert", 3)])
def test_enemies(difficulty: str, level: int) -> None:
    """Seven tokens on the seven combat sides: 2 of each primary and one more, one of each of six and one more, or seven different ones."""
    sites: Counter[str] = Counter()
    for seed in range(40):
        state = start(1, {"solo_mode": "training", "solo_difficulty": difficulty}, seed)
        found = Counter(enemies(state))
        assert sum(found.values()) == 7 and int(state.agreement.enemy_level) == level
        assert sorted(found.values()) == {1: [2, 2, 3], 2: [1, 1, 1, 1, 1, 2], 3: [1] * 7}[level]
        assert all(int(state.used[int(side)]) == 1 for side in ENEMY_SIDES)
        sites[enemies(state)[0]] += 1
        state.check()
    assert len(sites) >= 3


@rule("DB-O5", "DB-R103")
def test_the_enemy_pool() -> None:
    """8, 5 or 12 of each of five kinds; the last items are all that is left."""
    for option, each in (("standard", 8), ("easy", 5), ("hard", 12)):
        state = start(1, {"solo_mode": "training", "enemy_pool": option})
        assert [int(count) for count in state.enemy_pool] == [each] * 5
    table = empty_table(1, 3, {"solo_mode": "training", "solo_difficulty": "expert"})
    for kind in range(5):
        table.state.enemy_pool[kind] = 1 if kind < 2 else 0
    table.stand(table.dragon(0, "blue", 3), "bards_inn")
    table.begin(AUTUMN).play("fight bards_inn")
    assert sum(int(count) for count in table.state.enemy_pool) == 0


@rule("DB-O6", "DB-R105")
def test_locks() -> None:
    """Six left sides are locked, right ones are not; an Elder uses them without unlocking."""
    table = empty_table(1, 1, {"solo_mode": "training"})
    elder = table.dragon(0, "tan", 4)
    table.begin(SUMMER)
    names = {map_of.LOCATIONS[place] for place in range(35) if table.state.locked[place]}
    assert names == {"coinmaker", "goblin_bank", "merchants_market", "mystic_volcano", "gemsmith", "dragon_broodmother"}
    table.play("to mystic_volcano")
    assert table.prompt == "excavate_pick" and table.state.locked[place_of("mystic_volcano")] == 1
    assert elder == 0
    winter = empty_table(1, 1, {"solo_mode": "training"})
    winter.stand(winter.dragon(0, "red"), "gold_mines")
    winter.begin(2)
    assert "to coinmaker" in winter.legal()


@rule("DB-O7")
def test_level_3_enemies_use_their_colours() -> None:
    """Orange takes one from the player's prize, Lime asks a ducat."""
    table = empty_table(1, 3, {"solo_mode": "training", "solo_difficulty": "expert"})
    side = side_of("bards_inn")
    for kind in range(5):
        table.state.enemy_pool[kind] = 0
    table.state.enemy[side] = box.ORANGE + 1
    table.stand(table.dragon(0, "red", 3), "bards_inn")
    table.begin(AUTUMN).play("fight bards_inn")
    assert table.of(0, "ducat") == 3  # 8 against 6: the winner's four, less one
    lime = empty_table(1, 3, {"solo_mode": "training", "solo_difficulty": "expert"})
    for number in ENEMY_SIDES:
        lime.state.enemy[int(number)] = box.RED + 1
    lime.state.enemy[side] = box.LIME + 1
    lime.dragon(0, "red", 3)
    lime.begin(SUMMER)
    assert lime.refusal("to bards_inn") == ("DB-K13", "no_fee") and "to knights_castle" in lime.legal()


@rule("DB-O9", "DB-R112")
def test_cursebreaker_setup() -> None:
    """No field tiles, sky tiles as usual, no enemies and no locks; the player chooses a start, then colours."""
    for difficulty, starts in (("easy", [[1, 1, 1, 1], [2, 2], [1, 3]]), ("normal", [[1, 1, 1], [1, 2], [3]]), ("expert", [[1, 1], [2]])):
        for choice, levels in enumerate(starts):
            state = start(1, {"solo_mode": "cursebreaker", "solo_difficulty": difficulty})
            assert state.prompt().kind == "solo_start" and len(state.legal()) == len(starts)
            state.apply(GAME.parse(f"begin {choice + 1}"), clutch.Seeded(1))
            while state.prompt().kind == "start_colour":
                state.apply(state.legal()[-1], clutch.Seeded(1))
            assert sorted(int(level) for level in state.level if level) == levels
    assert not any(tile == 1 for tile in state.tile) and sum(1 for tile in state.tile if tile) == 6
    assert not any(state.enemy) and not any(state.locked)


@rule("DB-O11", "DB-R101")
def test_catch_them_all_setup() -> None:
    """Tiles as usual but for the Cemetery; eggs and starting dragons are too few for twelve, so that break-ups are needed."""
    state = start(1, {"solo_mode": "catch_them_all"})
    assert state.tile[place_of("cemetery")] == 0 and sum(1 for tile in state.tile if tile == 1) == 9
    most = max(len(levels) for levels in SOLO_STARTS[0])
    assert most + box.EGGS < box.HUES <= most + box.EGGS + 2


@rule("DB-O12", "DB-R102")
def test_quests_with_enemies() -> None:
    """Enemies by option, and the combat buildings open from the start, without locks."""
    state = start(1, {"solo_mode": "catch_them_all", "solo_enemies": "normal"})
    assert len(enemies(state)) == 7 and int(state.agreement.enemy_level) == 2
    assert [int(state.tile[place_of(name)]) for name in ("treasure_hollow", "royal_palace", "cemetery")] == [0, 0, 0]
    assert not any(state.locked)


def test_companion_mode_asks_everything() -> None:
    """Every draw of the setup and of an enemy's bid is put as a question, so that a real table can answer."""
    asked: list[str] = []

    def answer(question: clutch.Question | None, left: list[int]) -> int:
        assert question is not None
        asked.append(question.kind)
        return next(place for place, count in enumerate(left) if count)

    chance = clutch.Entered(answer)
    state = GAME.start(1, {"solo_mode": "training"}, chance=chance)
    play = clutch.Seeded(4)
    while not state.over:
        actions = state.legal()
        fights = [action for action in actions if str(state.move(action)).startswith(("fight", "to bards", "to knights", "to royal"))]
        state.apply(fights[0] if fights else actions[play.below(len(actions))], chance)
    kinds = {"elder_colour", "sky_tile", "bonus_tile", "training_trinket", "enemy_colour", "enemy_site", "enemy_bid"}
    assert set(asked) == kinds


@rule("DB-O8", "DB-O10", "DB-O11", "DB-O13")
def test_the_view_tells_how_far_a_solo_game_is() -> None:
    """Training counts points; Cursebreaker counts Elders of six; Catch Them All counts the twelve colours of level 3 on the board and in the graves."""
    training = empty_table(1, 3, {"solo_mode": "training"}).give(0, gold=7)
    assert quest(training) == {"goal": None, "reached": 7 + bonus(training), "elders": [], "missing": [], "success": False}
    curse = empty_table(1, 5, {"solo_mode": "cursebreaker", "solo_difficulty": "expert"})
    curse.dragon(0, "tan", 4)
    curse.dragon(0, "black", 4)
    assert quest(curse) == {"goal": 6, "reached": 2, "elders": ["tan", "black"], "missing": [], "success": False}
    catch = empty_table(1, 5, {"solo_mode": "catch_them_all"})
    catch.dragon(0, "teal", 3)
    catch.dragon(0, "red", 2)
    catch.state.grave[0], catch.state.grave[1], catch.state.grave[2] = 1, 3, box.COLOURS.index("amber")
    found = quest(catch)
    assert (found["goal"], found["reached"]) == (12, 2)
    assert isinstance(found["missing"], list) and len(found["missing"]) == 10 and "teal" not in found["missing"]
    assert empty_table(2).state.view(0)["quest"] is None


def quest(table: Table) -> dict[str, object]:
    """What the view says of the quest, without its names."""
    found = table.state.view(0)["quest"]
    assert isinstance(found, dict)
    return {key: found[key] for key in ("goal", "reached", "elders", "missing", "success")}


def bonus(table: Table) -> int:
    """What the bonus tiles give now."""
    return int(scoring.bonus_value(table.state, 0))
