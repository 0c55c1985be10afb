"""Writes positions of Dragonbrood with what the rules give there: `positions.json` beside the page's board, against which its forecasts are tested.

The dragons of played positions are given other levels and colours, so that abilities which are rare in short games occur.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import clutch
from clutch.games.dragonbrood.board import LEVEL_SIDE, LOCATIONS, OPEN, RANK_SIDE, SIDE_KIND
from clutch.games.dragonbrood.collection import collect
from clutch.games.dragonbrood.components import CLAN, COLOURS, ITEM_NAMES, KINDS
from clutch.games.dragonbrood.game import DragonbroodState
from clutch.games.dragonbrood.state import ABSENT, PLACED
from clutch.kernel.chance import Seeded
from clutch.kernel.record import Seat
from clutch.kernel.referee import Referee, begin

PLACE = Path(__file__).parent.parent / "web" / "src" / "boards" / "dragonbrood" / "positions.json"
POSITIONS = 10
FIRST_COLOURS = {1: ["red", "blue", "yellow"], 2: ["red", "blue", "yellow", "orange", "purple", "green"], 3: list(COLOURS)}


def played(seed: int, moves: int) -> Referee:
    """A game in its first years, by chance."""
    game = clutch.game("dragonbrood")
    chance = Seeded(seed)
    referee = begin(game, 3, {}, [Seat(name, "person") for name in ("Ann", "Ben", "Cy")], chance)
    generator = random.Random(seed)
    done = 0
    while done < moves or referee.state.prompt().kind != "choose_dragon":
        state = referee.state
        referee.act(int(state.seat()), generator.choice(list(state.legal())), chance)
        done += 1
    return referee


def recoloured(state: DragonbroodState, seed: int) -> DragonbroodState:
    """The same position with dragons of other levels and colours."""
    twin = state.clone()
    generator = random.Random(seed)
    for dragon in range(3 * CLAN):
        if twin.status[dragon] != ABSENT:
            level = generator.choice([1, 2, 3, 3, 3])
            twin.level[dragon] = level
            twin.colour[dragon] = COLOURS.index(
                generator.choice(FIRST_COLOURS[level] + (["yellow", "orange", "teal"] if level == 3 else []))
            )
    return twin


def gains(state: DragonbroodState) -> list[dict[str, Any]]:
    """What each dragon of the seat on turn would collect at each place where a yield waits for autumn or spring."""
    seat = int(state.seat())
    side = int(state.side())
    cases: list[dict[str, Any]] = []
    for slot in range(CLAN):
        dragon = seat * CLAN + slot
        if state.status[dragon] == ABSENT:
            continue
        for place, name in enumerate(LOCATIONS):
            there = place * 2 + side
            if (
                state.tile[place] != OPEN
                or int(SIDE_KIND[there]) not in (LEVEL_SIDE, RANK_SIDE)
                or name in ("treasure_hollow", "frosted_peaks")
            ):
                continue
            twin = state.clone()
            twin.events = None
            before = [int(twin.horde[seat * KINDS + kind]) for kind in range(KINDS)]
            twin.status[dragon] = PLACED
            twin.place[dragon] = there
            twin.mode[dragon] = 0
            collect(twin, seat, dragon)
            got = {ITEM_NAMES[kind]: int(twin.bundle[kind]) for kind in range(len(twin.bundle)) if twin.bundle[kind]}
            for kind in range(KINDS):
                more = int(twin.horde[seat * KINDS + kind]) - before[kind]
                if more:
                    got[ITEM_NAMES[kind]] = got.get(ITEM_NAMES[kind], 0) + more
            cases.append({"slot": slot + 1, "place": name, "gain": got})
    return cases


def positions() -> str:
    """The text of the file."""
    found = []
    for number in range(POSITIONS):
        state = played(number, 60 + 35 * number).state
        assert isinstance(state, DragonbroodState)
        twin = recoloured(state, number)
        view = twin.view(int(twin.seat()))
        kept = {name: view[name] for name in ("seat", "season", "seats", "places", "enemy_level", "options", "decision", "year", "years")}
        found.append({"view": kept, "cases": gains(twin)})
    data = {"components": clutch.game("dragonbrood").components(), "positions": found}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.write_text(positions(), "utf-8")
    sys.exit(0)
