"""The solo modes: starts, enemies, locks and quests (table D32 of `components.toml`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragonbrood.board import LOCATIONS
from clutch.games.dragonbrood.component_file import inner, item_bundle, line, number, numbers, table, words, wrong
from clutch.games.dragonbrood.components import SIDES, TABLES

DIFFICULTIES: Final = ["easy", "normal", "expert"]


EASY: Final = 0


NORMAL: Final = 1


EXPERT: Final = 2


_SOLO: Final = table(TABLES, "solo_start")


def starts(name: str) -> list[list[int]]:
    """The alternatives of a difficulty: the levels of the dragons."""
    found = _SOLO.get(name)
    if not isinstance(found, list) or not 1 <= len(found) <= 3:
        raise wrong("solo_start", f"{name} is a list of one to three alternatives")
    return [[number({"level": level}, "level", "solo_start", 1) for level in levels] for levels in found]


SOLO_STARTS: Final = [starts(name) for name in DIFFICULTIES]


TRAINING_START: Final = starts("training")


_ENEMIES: Final = table(TABLES, "enemies")


ENEMY_LEVEL: Final = line([number(inner(_ENEMIES, name, "enemies"), "level", "enemies", 1) for name in DIFFICULTIES])


ENEMY_EACH: Final = line([number(inner(_ENEMIES, name, "enemies"), "each", "enemies") for name in DIFFICULTIES])


ENEMY_RANDOM: Final = line([number(inner(_ENEMIES, name, "enemies"), "random", "enemies") for name in DIFFICULTIES])


_SIDE_NAMES: Final = [f"{name} {side}" for name in LOCATIONS for side in SIDES]


ENEMY_SIDE_NAMES: Final = words(_ENEMIES, "sides", "enemies", _SIDE_NAMES)


ENEMY_SIDES: Final = line([_SIDE_NAMES.index(name) for name in ENEMY_SIDE_NAMES])


POOLS: Final = ["standard", "easy", "hard"]


ENEMY_POOL: Final = line([number(table(TABLES, "enemy_pool"), name, "enemy_pool") for name in POOLS])


_TRAINING: Final = table(TABLES, "training")


LOCKED: Final = line([int(name in words(_TRAINING, "locked", "training", LOCATIONS)) for name in LOCATIONS])


LOCK_ITEMS: Final = line(item_bundle(_TRAINING, "lock", "training"))


TRAINING_TRINKETS: Final = line([0, *numbers(_TRAINING, "trinkets", "training", 3)])


CATCH_OPEN: Final = line([int(name in words(table(TABLES, "catch_them_all"), "open", "catch_them_all", LOCATIONS)) for name in LOCATIONS])


CATCH_COLOURS: Final[i64] = number(table(TABLES, "catch_them_all"), "colours_on_board", "catch_them_all")


CURSEBREAKER_ELDERS: Final[i64] = number(table(TABLES, "cursebreaker"), "elders", "cursebreaker")
