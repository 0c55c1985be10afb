"""The year: its seasons, and the snake along which the turn passes (rules, chapter The year: DB-T1 to DB-T7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood.board import PLACES
from clutch.games.dragonbrood.collection import COLLECT
from clutch.games.dragonbrood.combat import COMBAT_TURNS
from clutch.games.dragonbrood.components import CLAN, LEADER_RULE, NEW_YEAR, SEASONS, SUMMER, WINTER
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.destination import CHOOSE_DRAGON
from clutch.games.dragonbrood.dragons import begin_restriction, has_placeable
from clutch.games.dragonbrood.new_year import NEW_YEAR_STEP
from clutch.games.dragonbrood.prizes import COMBAT_SIDES
from clutch.games.dragonbrood.state import EXEMPT, READY, SUMMER_NURSERY, WINTER_NURSERY, DragonbroodPosition
from clutch.games.dragonbrood.turn_order import snake_seat
from clutch.kernel.chance import Chance


@final
class Snake(Deed):
    """The turn passes along the snake (DB-T3)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """The next seat along the snake that has a placeable dragon; without any the season ends (DB-T3, DB-R109). Worked example: DB-W1."""
        for _step in range(2 * state.players):
            seat: i64 = snake_seat(state, state.snake)
            state.snake += 1
            if has_placeable(state, seat):
                CHOOSE_DRAGON.ask(state, seat)
                return
        state.pop()


SNAKE: Final = Snake()


def begin_placement(state: DragonbroodPosition) -> None:
    """Clear the marks of the season before, and let out the nursery whose season is over (DB-T6). Worked example: DB-W6."""
    state.snake = 0
    state.placements = 0
    used: vec[u8] = state.used
    enemy: vec[u8] = state.enemy
    for side in range(i64(PLACES * 2)):
        used[side] = 1 if enemy[side] else 0  # enemies use a space for the whole game (DB-O4)
    status: vec[u8] = state.status
    marks: vec[u8] = state.marks
    for dragon in range(state.players * CLAN):
        marks[dragon] = 0
        if state.season == SUMMER and status[dragon] == WINTER_NURSERY:
            status[dragon] = READY
            marks[dragon] = EXEMPT
        elif state.season == WINTER and status[dragon] == SUMMER_NURSERY:
            status[dragon] = READY
    if state.season == SUMMER:
        for seat in range(state.players):
            begin_restriction(state, seat, LEADER_RULE)


@final
class Year(Deed):
    """The seasons follow each other for ever: this lies below all of them, and begins the next one when it comes to light (DB-T1)."""

    def ask(self, state: DragonbroodPosition, season: i64) -> None:
        """Begin with a season."""
        state.push(self.kind, 0)
        self.begin(state, season)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Summer, Autumn, Winter, Spring, New Year; in Autumn and Spring there are collection and combat (DB-T7)."""
        self.begin(state, state.season + 1 if state.season < NEW_YEAR else i64(SUMMER))

    def begin(self, state: DragonbroodPosition, season: i64) -> None:
        """A season begins; its tasks take themselves away when they are done."""
        state.season = season
        if state.events is not None:
            state.tell("DB-T1", "season", {"season": SEASONS[season], "year": int(state.year)})
        if season in (SUMMER, WINTER):
            begin_placement(state)
            SNAKE.ask(state, 0)
        elif season < NEW_YEAR:
            COMBAT_TURNS.ask(state, 0)
            COMBAT_SIDES.ask(state, 0)
            COLLECT.ask(state, 0)
        else:
            NEW_YEAR_STEP.ask(state, 0, 0, 0)


YEAR: Final = Year()
