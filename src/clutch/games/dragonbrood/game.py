"""Dragonbrood as one game: the position with its rules, and the catalogue's entry."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood import invariants, knowledge, score_sheet, scoring, setup
from clutch.games.dragonbrood.board import SPACES_TIGHT, SPACES_WIDE, YEARS
from clutch.games.dragonbrood.bot import evaluate, rule
from clutch.games.dragonbrood.bot.features import features, write_features
from clutch.games.dragonbrood.bot.layout import LAYOUT
from clutch.games.dragonbrood.combat import COMBAT_BID
from clutch.games.dragonbrood.components import INCOME, SHORTEST_GAME, STEEP_INCOME
from clutch.games.dragonbrood.decisions import DECISIONS, TASKS
from clutch.games.dragonbrood.locations.visit import VISIT
from clutch.games.dragonbrood.longest_game import most_decisions
from clutch.games.dragonbrood.moves import ACTION_SPACE, make_move
from clutch.games.dragonbrood.show import picture
from clutch.games.dragonbrood.show.chronicle import DragonbroodChronicle
from clutch.games.dragonbrood.show.text import draw
from clutch.games.dragonbrood.show.view import view
from clutch.games.dragonbrood.solo_tables import DIFFICULTIES, ENEMY_LEVEL, POOLS
from clutch.games.dragonbrood.state import INTERESTS, NOBODY, SOLO_MODES, TRAINING, Agreement, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.chronicle import Chronicle
from clutch.kernel.errors import OptionsError
from clutch.kernel.game import Game, Span
from clutch.kernel.layout import Layout
from clutch.kernel.move import Move
from clutch.kernel.option import CHOICE, TOGGLE, WHOLE, Option, OptionValue, Settings
from clutch.kernel.state import OVER, Actions, State
from clutch.kernel.statement import Event, Prompt, Refusal
from clutch.kernel.tally import Field, Filled, Tally
from clutch.kernel.words import Words

KINDS_OF_DECISIONS: Final[i64] = len(DECISIONS)


@final
class DragonbroodState(DragonbroodPosition):
    """A position of Dragonbrood with its rules."""

    @property
    def game(self) -> Game:
        return GAME

    def seat(self) -> i64:
        if self.over:
            return OVER
        return self.asked()

    def offer(self, actions: Actions) -> None:
        DECISIONS[self.kind()].offer(self, actions)

    def apply(self, action: i64, chance: Chance) -> None:
        self.advance(action, chance, Actions())

    def advance(self, action: i64, chance: Chance, actions: Actions) -> None:
        kind: i64 = self.kind()
        self.last_bidder = NOBODY
        if kind == COMBAT_BID.kind:
            self.last_bidder = self.asked()
        self.last_reveal = 0
        DECISIONS[kind].decide(self, action, chance)
        self.settle(chance, actions)

    def settle(self, chance: Chance, menu: Actions) -> None:
        """Do the tasks, and make the decisions that have exactly one choice (DB-T5), until somebody must choose; the menu is left in the buffer."""
        menu.count = 0
        while not self.over:
            kind: i64 = self.kind()
            if kind >= KINDS_OF_DECISIONS:
                TASKS[kind - KINDS_OF_DECISIONS].do(self, chance)
                continue
            decision = DECISIONS[kind]
            decision.offer(self, menu)
            if menu.count != 1:
                return
            menu.count = 0
            decision.decide(self, menu.items[0], chance)

    def visit(self, seat: i64, place: i64) -> None:
        VISIT.ask(self, seat, place, True)

    def clone(self) -> DragonbroodState:
        twin = DragonbroodState(self.players, self.agreement)
        twin.copy_from(self)
        return twin

    def redraw(self, seat: i64, chance: Chance) -> None:
        knowledge.redraw(self, seat, chance)

    def observed(self, action: i64, seat: i64) -> i64:
        return knowledge.observed(self, action, seat)

    def remember(self, after: State, action: i64) -> bool:
        assert isinstance(after, DragonbroodState)
        return knowledge.remember(self, after, action)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def is_winner(self, seat: i64) -> bool:
        return scoring.is_winner(self, seat)

    def view(self, seat: int | None) -> dict[str, object]:
        if seat is not None:
            self.check_seat(seat)
        return dict(view(self, seat))

    def verdict(self) -> Event:
        return scoring.verdict(self)

    def prompt(self) -> Prompt:
        if self.over:
            return Prompt("DB-E1", "over", {})
        return DECISIONS[self.kind()].prompt(self)

    def refuse(self, action: i64) -> Refusal | None:
        if self.over:
            return Refusal("DB-E1", "over", {})
        return DECISIONS[self.kind()].refuse(self, action)

    def features(self, seat: i64) -> vec[u8]:
        self.check_seat(seat)
        return features(self, seat)

    def show_features(self, seat: i64, out: vec[u8], start: i64) -> None:
        write_features(self, seat, out, start)

    def check(self) -> None:
        invariants.check(self)


ENEMY_CHOICES: Final = ["off", *DIFFICULTIES]
ALONE: Final = [("solo_mode", mode) for mode in SOLO_MODES[TRAINING:]]
"""A difficulty is for a game alone (DB-O1); after training, the first of its modes, others may add enemies (DB-O12)."""
WITH_ENEMIES: Final = [ALONE[0], *[("solo_enemies", level) for level in DIFFICULTIES]]
"""Enemies are drawn in training (DB-O5), and where they are added (DB-O12)."""


@final
class Dragonbrood(Game):
    """The catalogue's entry."""

    def __init__(self) -> None:
        options = [
            Option("years", WHOLE, "DB-T1", YEARS, least=SHORTEST_GAME, most=YEARS),
            Option("solo_mode", CHOICE, "DB-O1", None, SOLO_MODES),
            Option("solo_difficulty", CHOICE, "DB-O1", "normal", ["normal", "easy", "expert"], only_with=ALONE),
            Option("enemy_pool", CHOICE, "DB-O5", "standard", POOLS, only_with=WITH_ENEMIES),
            Option("solo_enemies", CHOICE, "DB-O12", "off", ENEMY_CHOICES, only_with=ALONE[1:]),
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
            Option("prize_order", CHOICE, "DB-C4", "turn_order", ["turn_order", "elders_first"], former="elders_first"),
            Option("bank_amounts", CHOICE, "DB-B3", "distinct", ["distinct", "doubled"], former="doubled"),
            Option("income_track", CHOICE, "DB-S12", "overlapping", ["overlapping", "steep"], former="steep"),
        ]
        super().__init__(
            "dragonbrood",
            "Dragonbrood",
            1,
            6,
            options,
            ACTION_SPACE,
            1,
            Path(__file__).parent,
            [evaluate.DragonbroodJudge(), rule.DragonbroodRule()],
        )

    def begin(self, players: i64, settings: Settings, chance: Chance, listen: bool) -> State:
        """Set up the game (DB-S1)."""
        agreement = self.agree(settings, setup.draw_bonus_tiles(settings["end_bonus"] == "public3", chance))
        state = DragonbroodState(players, agreement)
        state.copy_from(state)  # arrays of its own instead of the shared blanks
        if listen:
            state.events = []
        enemies = str(settings["solo_enemies"])
        difficulty = DIFFICULTIES.index(
            str(settings["solo_difficulty"]) if agreement.solo_mode == TRAINING or enemies == "off" else enemies
        )
        setup.set_up(state, i64(difficulty), i64(POOLS.index(str(settings["enemy_pool"]))), chance)
        state.settle(chance, Actions())
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
        steep = settings["income_track"] == "steep"
        return Agreement(
            years=i64(years),
            solo_mode=i64(mode),
            difficulty=i64(difficulty),
            enemy_level=i64(enemy_level),
            bonus_tiles=bonus_tiles,
            interest=i64(INTERESTS.index(str(settings["bank_interest"]))),
            income_floor=settings["income_floor"] is True,
            market_two_way=settings["market_two_way"] is True,
            market_plain=settings["market_limit"] == "level",
            spaces=SPACES_TIGHT if tight else SPACES_WIDE,
            tight=tight,
            unlimited=settings["unlimited_dragons"] is True,
            pick_elders=settings["elder_choice"] == "pick",
            forced_combat=settings["forced_combat"] is True,
            lower_feeding=settings["necromancy"] == "lower",
            elders_first=settings["prize_order"] == "elders_first",
            doubled_amounts=settings["bank_amounts"] == "doubled",
            income=STEEP_INCOME if steep else INCOME,
            steep=steep,
        )

    def reads_components(self) -> bool:
        return True

    def chronicle(self, state: State) -> Chronicle | None:
        assert isinstance(state, DragonbroodState)
        return DragonbroodChronicle(state)

    def make_move(self, action: int) -> Move:
        return make_move(action)

    def score_sheet(self) -> list[Field]:
        return score_sheet.sheet()

    def tally(self, table: Filled, seats: list[Filled]) -> Tally:
        self.settings(len(seats))
        return score_sheet.tally(table, seats)

    def text_board(self, view: dict[str, object], names: list[str], words: Words) -> list[list[Span]]:
        return draw(view, names, words)

    def picture(self, view: dict[str, object], names: list[str], words: Words) -> str:
        return picture.draw(view, names, words, self.title)

    def layout(self) -> Layout:
        return LAYOUT

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


GAME: Final = Dragonbrood()
