"""Dragonbrood as one game: the position with its rules, and the catalogue's entry."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood import chapters, evaluate, invariants, knowledge, refusals, scoring, setup
from clutch.games.dragonbrood.board import DIFFICULTIES, ENEMY_LEVEL, POOLS, SPACES_TIGHT, SPACES_WIDE, YEARS
from clutch.games.dragonbrood.components import SHORTEST_GAME, full_pool
from clutch.games.dragonbrood.decisions import COMBAT_BID, DECISIONS, prompt_of
from clutch.games.dragonbrood.features import features
from clutch.games.dragonbrood.length import most_decisions
from clutch.games.dragonbrood.moves import ACTION_SPACE, make_move
from clutch.games.dragonbrood.state import (
    DISPLAY,
    EMPTY_BUNDLE,
    EMPTY_COST,
    FRAME,
    INTERESTS,
    KIND,
    NO_BIDS,
    NO_DRAGONS,
    NO_DUCATS,
    NO_ELDERS,
    NO_GRAVES,
    NO_HORDE,
    NO_OWNERS,
    NO_POOL,
    NO_SIDES,
    NO_STACK,
    NO_VAULT,
    NOBODY,
    ON_BOARD,
    OPEN_PLACES,
    SEAT,
    SEAT_ORDER,
    SOLO_MODES,
    START_DESK,
    START_INCOME,
    TRAINING,
    Agreement,
    Dale,
)
from clutch.games.dragonbrood.text import draw
from clutch.games.dragonbrood.view import view
from clutch.kernel.chance import Chance
from clutch.kernel.errors import OptionsError
from clutch.kernel.game import Game, Span
from clutch.kernel.move import Move
from clutch.kernel.option import CHOICE, TOGGLE, WHOLE, Option, OptionValue, Settings
from clutch.kernel.saying import Prompt, Refusal
from clutch.kernel.state import OVER, Actions, State
from clutch.kernel.words import Words


@final
class DragonbroodState(Dale):
    """A position of Dragonbrood with its rules."""

    def seat(self) -> i64:
        return OVER if self.over else self.top(SEAT)

    def offer(self, actions: Actions) -> None:
        chapters.offer(self, actions)

    def apply(self, action: i64, chance: Chance) -> None:
        self.last_bidder = self.top(SEAT) if self.top(KIND) == COMBAT_BID else NOBODY
        self.last_reveal = 0
        chapters.decide(self, action)
        self.settle(chance)

    def settle(self, chance: Chance) -> None:
        """Do the tasks, and make the decisions that have exactly one choice (DB-T5), until somebody must choose."""
        menu = Actions()
        while not self.over:
            if self.stack[self.depth - FRAME] >= DECISIONS:
                chapters.do(self, chance)
                continue
            menu.count = 0
            chapters.offer(self, menu)
            if menu.count != 1:
                return
            chapters.decide(self, menu.items[0])

    def clone(self) -> DragonbroodState:
        twin = DragonbroodState(
            self.players,
            self.agreement,
            self.level[:],
            self.colour[:],
            self.status[:],
            self.place[:],
            self.mode[:],
            self.origin[:],
            self.seq[:],
            self.marks[:],
            self.pool[:],
            self.horde[:],
            self.vault[:],
            self.account_owner[:],
            self.trinket[:],
            self.tile[:],
            self.locked[:],
            self.used[:],
            self.elder_owner[:],
            self.elder_ducats[:],
            self.grave[:],
            self.income[:],
            self.desk[:],
            self.order[:],
            self.enemy[:],
            self.enemy_pool[:],
            self.bids[:],
            self.stack[:],
            self.cost[:],
            self.bundle[:],
            self.received[:],
        )
        twin.over = self.over
        twin.depth = self.depth
        twin.year = self.year
        twin.season = self.season
        twin.snake = self.snake
        twin.placements = self.placements
        twin.visitor = self.visitor
        twin.contested = self.contested
        twin.passed = self.passed
        twin.sealed = self.sealed
        twin.success = self.success
        twin.last_bidder = self.last_bidder
        twin.last_reveal = self.last_reveal
        return twin

    def resample(self, seat: i64, chance: Chance) -> State:
        twin = self.clone()
        knowledge.redraw(twin, seat, chance)
        return twin

    def observed(self, action: i64, seat: i64) -> i64:
        return knowledge.observed(self, action, seat)

    def remember(self, after: State, action: i64) -> bool:
        assert isinstance(after, DragonbroodState)
        return knowledge.remember(self, after, action)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def payoff(self, seat: i64) -> float:
        return scoring.victory_share(self, seat)

    def estimate(self, seat: i64) -> float:
        return evaluate.chance_of_victory(self, seat)

    def width(self) -> i64:
        return 4

    def curiosity(self) -> float:
        return 0.1

    def view(self, seat: int | None) -> dict[str, object]:
        return dict(view(self, seat))

    def prompt(self) -> Prompt:
        if self.over:
            return Prompt("DB-E1", "over", {})
        return prompt_of(int(self.top(KIND)), int(self.top(SEAT)))

    def refusal(self, action: i64) -> Refusal | None:
        if self.over:
            return Refusal("DB-E1", "over", {})
        return refusals.refuse(self, action)

    def move(self, action: int) -> Move:
        return GAME_MOVES.move(action)

    def features(self, seat: i64) -> vec[u8]:
        return features(self, seat)

    def check(self) -> None:
        invariants.check(self)


ENEMY_CHOICES: Final = ["off", *DIFFICULTIES]


@final
class Dragonbrood(Game):
    """The catalogue's entry."""

    def __init__(self) -> None:
        options = [
            Option("years", WHOLE, "DB-T1", YEARS, least=SHORTEST_GAME, most=YEARS),
            Option("solo_mode", CHOICE, "DB-O1", None, SOLO_MODES),
            Option("solo_difficulty", CHOICE, "DB-O1", "normal", ["normal", "easy", "expert"]),
            Option("enemy_pool", CHOICE, "DB-O5", "standard", POOLS),
            Option("solo_enemies", CHOICE, "DB-O12", "off", ENEMY_CHOICES),
            Option("end_bonus", CHOICE, "DB-S11", "public3", ["public3", "none"]),
            Option("bank_interest", CHOICE, "DB-B5", "min_balance", INTERESTS),
            Option("income_floor", TOGGLE, "DB-N7", True),
            Option("market_two_way", TOGGLE, "DB-A9", False),
            Option("tight_board", TOGGLE, "DB-P4", False),
            Option("unlimited_dragons", TOGGLE, "DB-D1", False),
            Option("elder_choice", CHOICE, "DB-S2", "random", ["random", "pick"]),
            Option("forced_combat", TOGGLE, "DB-C5", False),
            Option("market_limit", CHOICE, "DB-A9", "plus3", ["plus3", "level"]),
            Option("necromancy", CHOICE, "DB-N3", "instead", ["instead", "lower"]),
        ]
        super().__init__("dragonbrood", "Dragonbrood", 1, 6, options, ACTION_SPACE, 1, Path(__file__).parent)

    def begin(self, players: i64, settings: Settings, chance: Chance, listen: bool) -> State:
        """Set up the game (DB-S1)."""
        agreement = self.agree(settings, setup.draw_bonus_tiles(settings["end_bonus"] == "public3", chance))
        state = DragonbroodState(
            players,
            agreement,
            NO_DRAGONS[:],
            NO_DRAGONS[:],
            NO_DRAGONS[:],
            NO_DRAGONS[:],
            NO_DRAGONS[:],
            ON_BOARD[:],
            NO_DRAGONS[:],
            NO_DRAGONS[:],
            full_pool(),
            NO_HORDE[:],
            NO_VAULT[:],
            NO_OWNERS[:],
            DISPLAY[:],
            OPEN_PLACES[:],
            OPEN_PLACES[:],
            NO_SIDES[:],
            NO_ELDERS[:],
            NO_DUCATS[:],
            NO_GRAVES[:],
            START_INCOME[:],
            START_DESK[:],
            SEAT_ORDER[:],
            NO_SIDES[:],
            NO_POOL[:],
            NO_BIDS[:],
            NO_STACK[:],
            EMPTY_COST[:],
            EMPTY_BUNDLE[:],
            EMPTY_COST[:],
        )
        if listen:
            state.events = []
        enemies = str(settings["solo_enemies"])
        difficulty = DIFFICULTIES.index(
            str(settings["solo_difficulty"]) if agreement.solo_mode == TRAINING or enemies == "off" else enemies
        )
        setup.set_up(state, i64(difficulty), i64(POOLS.index(str(settings["enemy_pool"]))), chance)
        state.settle(chance)
        return state

    def agree(self, settings: Settings, bonus_tiles: vec[u8]) -> Agreement:
        """The options as the rules read them."""
        years = settings["years"]
        assert isinstance(years, int)
        mode = SOLO_MODES.index(str(settings["solo_mode"]))
        difficulty = DIFFICULTIES.index(str(settings["solo_difficulty"]))
        enemies = str(settings["solo_enemies"])
        enemy_level = 0
        if mode == TRAINING:
            enemy_level = int(ENEMY_LEVEL[difficulty])
        elif mode and enemies != "off":
            enemy_level = int(ENEMY_LEVEL[DIFFICULTIES.index(enemies)])
        tight = settings["tight_board"] is True
        return Agreement(
            i64(years),
            i64(mode),
            i64(difficulty),
            i64(enemy_level),
            bonus_tiles,
            i64(INTERESTS.index(str(settings["bank_interest"]))),
            settings["income_floor"] is True,
            settings["market_two_way"] is True,
            settings["market_limit"] == "level",
            SPACES_TIGHT if tight else SPACES_WIDE,
            tight,
            settings["unlimited_dragons"] is True,
            settings["elder_choice"] == "pick",
            settings["forced_combat"] is True,
            settings["necromancy"] == "lower",
        )

    def make_move(self, action: int) -> Move:
        return make_move(action)

    def draw(self, view: dict[str, object], names: list[str], words: Words) -> list[list[Span]]:
        return draw(view, names, words)

    def bound(self, players: int, settings: Settings) -> int:
        """Every step at its longest, added up."""
        years = settings["years"]
        assert isinstance(years, int)
        return most_decisions(players, years)

    def default(self, option: Option, players: int) -> OptionValue:
        assert option.name == "solo_mode"
        return "training" if players == 1 else "none"

    def check_settings(self, players: int, settings: Settings) -> None:
        """A solo mode is for one player (DB-O1), and lasts six years (DB-O15, DB-R118); several players may agree on five (DB-R96)."""
        solo = settings["solo_mode"] != "none"
        if solo and players != 1:
            raise OptionsError(f"the solo mode {settings['solo_mode']} is for one player, not {players} (DB-O1): leave out solo_mode")
        if not solo and players == 1:
            raise OptionsError("one player needs a solo mode (DB-O1): training, cursebreaker or catch_them_all")
        if solo and settings["years"] != YEARS:
            raise OptionsError("a solo game lasts six years (DB-O15): leave out years")


GAME_MOVES: Final = Dragonbrood().book
