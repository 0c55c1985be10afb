"""Dragoon as one game: the chapters put together."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon import end, invariants, knowledge, score_sheet, setup
from clutch.games.dragoon.bot import evaluate, features, rule
from clutch.games.dragoon.bot.layout import LAYOUT
from clutch.games.dragoon.bot.learned import DragoonLearned
from clutch.games.dragoon.component_file import LAYOUTS
from clutch.games.dragoon.components import (
    ACTIONS_PER_TURN,
    COPIES,
    CREATURE_COMFORT,
    FAIRWIND,
    GOLD_GOAL,
    HECKLERS,
    MENACING_ROAR,
    ROUND_LIMIT,
    SECOND_WIND,
    SECOND_WIND_ACTIONS,
    SNUFF_OUT,
    WHITE_KINDS,
)
from clutch.games.dragoon.decisions import DECISIONS, KINDS_OF_DECISIONS, TASKS
from clutch.games.dragoon.moves import ACTION_SPACE, make_move
from clutch.games.dragoon.show import picture, text
from clutch.games.dragoon.show.view import view
from clutch.games.dragoon.state import MASKED, MODES, Agreement, DragoonPosition
from clutch.kernel.chance import Chance, Seeded
from clutch.kernel.game import Game, Span
from clutch.kernel.layout import Layout
from clutch.kernel.learned import NAME, LearnedJudge
from clutch.kernel.move import Move
from clutch.kernel.option import CHOICE, TOGGLE, WHOLE, Option, OptionValue, Settings
from clutch.kernel.state import OVER, Actions, State
from clutch.kernel.statement import Event, Prompt, Refusal
from clutch.kernel.tally import Field, Filled, Tally
from clutch.kernel.window import Window
from clutch.kernel.words import Words


@final
class DragoonState(DragoonPosition):
    """A position of Dragoon with its rules."""

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
        self.last_seat = self.asked()
        self.last_luck = 0
        self.last_card = 0
        self.last_audience = 0
        DECISIONS[self.kind()].decide(self, action, chance)
        self.settle(chance)

    def settle(self, chance: Chance) -> None:
        """Whatever names no decision happens by itself, until somebody must choose (DG-R2)."""
        while not self.over and self.kind() >= KINDS_OF_DECISIONS:
            TASKS[self.kind() - KINDS_OF_DECISIONS].do(self, chance)

    def clone(self) -> DragoonState:
        twin = DragoonState(self.players, self.agreement)
        twin.copy_from(self)
        return twin

    def redraw(self, seat: i64, chance: Chance) -> None:
        knowledge.redraw(self, seat, chance)

    def observed(self, action: i64, seat: i64) -> i64:
        return knowledge.observed(self, action, seat)

    def remember(self, after: State, action: i64) -> bool:
        assert isinstance(after, DragoonState)
        return knowledge.remember(self, after, action)

    def window(self) -> Window | None:
        return None if self.over else DECISIONS[self.kind()].window(self)

    def score(self, seat: i64) -> i64:
        return self.gold[seat]

    def is_winner(self, seat: i64) -> bool:
        return end.is_winner(self, seat)

    def view(self, seat: int | None) -> dict[str, object]:
        if seat is not None:
            self.check_seat(seat)
        return dict(view(self, seat))

    def verdict(self) -> Event:
        return end.verdict(self)

    def prompt(self) -> Prompt:
        return Prompt("DG-E8", "over", {}) if self.over else DECISIONS[self.kind()].prompt(self)

    def refuse(self, action: i64) -> Refusal | None:
        return Refusal("DG-E8", "over", {}) if self.over else DECISIONS[self.kind()].refuse(self, action)

    def features(self, seat: i64) -> vec[u8]:
        self.check_seat(seat)
        return features.features(self, seat)

    def show_features(self, seat: i64, out: vec[u8], start: i64) -> None:
        features.write_features(self, seat, out, start)

    def check(self) -> None:
        invariants.check(self)


@final
class Dragoon(Game):
    """The catalogue's entry."""

    def __init__(self) -> None:
        options = [
            Option("cave_layout", CHOICE, "DG-G2", "quadrant", LAYOUTS),
            Option("gold_goal", WHOLE, "DG-G3", int(GOLD_GOAL), least=10, most=200),
            Option("round_limit", WHOLE, "DG-G35", int(ROUND_LIMIT), least=20, most=200),
            Option("thief_wins", TOGGLE, "DG-G36", False),
            Option("reaction_mode", CHOICE, "DG-G40", "instant", MODES),
            Option("reaction_hold_ms", WHOLE, "DG-Y3", 1500, least=0, most=60_000),
        ]
        super().__init__(
            "dragoon", "Dragoon", 2, 4, options, ACTION_SPACE, 1, Path(__file__).parent, [evaluate.DragoonJudge(), rule.DragoonRule()]
        )

    def begin(self, players: i64, settings: Settings, chance: Chance, listen: bool) -> State:
        layout = str(settings["cave_layout"])
        cave = setup.choose_caves(players, layout, chance)
        agreement = Agreement(
            cave=cave,
            cave_at=setup.cave_map(players, cave),
            cave_layout=layout,
            gold_goal=whole(settings, "gold_goal"),
            round_limit=whole(settings, "round_limit"),
            thief_wins=settings["thief_wins"] is True,
            reaction_mode=MODES.index(str(settings["reaction_mode"])),
            reaction_hold_ms=whole(settings, "reaction_hold_ms"),
        )
        state = blank_state(players, agreement)
        state.events = [] if listen else None
        setup.set_up(state, chance)
        state.settle(chance)
        return state

    def reads_components(self) -> bool:
        return True

    def make_move(self, action: int) -> Move:
        return make_move(action)

    def score_sheet(self) -> list[Field]:
        return score_sheet.sheet()

    def tally(self, table: Filled, seats: list[Filled]) -> Tally:
        state = self.start(len(seats), chance=Seeded(1))
        assert isinstance(state, DragoonState)
        return score_sheet.tally(state, seats)

    def text_board(self, view: dict[str, object], names: list[str], words: Words) -> list[list[Span]]:
        return text.draw(view, names, words)

    def picture(self, view: dict[str, object], names: list[str], words: Words) -> str:
        return picture.draw(view, names, words, self.title)

    def layout(self) -> Layout:
        return LAYOUT

    def learner(self) -> LearnedJudge:
        return DragoonLearned(NAME, None)

    def bound(self, players: int, settings: Settings) -> int:
        """A round is the choice of the first player, everybody's turn and everybody's tribute; the round limit ends the game (DG-E4)."""
        instant = settings["reaction_mode"] == "instant"
        heard = min(int(COPIES[SNUFF_OUT]), players - 1) if instant else players - 1
        points = int(ACTIONS_PER_TURN) + int(COPIES[SECOND_WIND]) * int(SECOND_WIND_ACTIONS)
        arrivals = points + int(COPIES[FAIRWIND])
        plays = sum(int(count) for count in COPIES)
        passes = heard * sum(int(count) for count in COPIES[:WHITE_KINDS]) + arrivals + arrivals + int(COPIES[CREATURE_COMFORT]) + points
        a_turn = points + 1 + plays + 10 * int(COPIES[MENACING_ROAR]) + passes
        heckled = min(int(COPIES[HECKLERS]), players) if instant else players
        limit = settings["round_limit"]
        assert isinstance(limit, int)
        return limit * (1 + players * a_turn + players * (2 + heckled))

    def defaults_among(self, people: int) -> dict[str, object]:
        """Where several people play, windows are masked (DG-Y3, DG-G40)."""
        return {"reaction_mode": MODES[MASKED]} if people > 1 else {}

    def windows(self) -> list[str]:
        """The five windows; before a tribute roll there is a choice only for whoever holds Intimidate, so nobody passes there unasked (DG-W9)."""
        return [decision.name for decision in DECISIONS if decision.is_window()]

    def default(self, option: Option, players: int) -> OptionValue:
        raise NotImplementedError  # no default depends on the number of players


def whole(settings: Settings, name: str) -> i64:
    """An option that is a whole number."""
    value = settings[name]
    assert isinstance(value, int)
    return value


def blank_state(players: i64, agreement: Agreement) -> DragoonState:
    """No tile on the map, no gold, the chest off the map, all supplies full (DG-S4, DG-S6)."""
    state = DragoonState(players, agreement)
    state.copy_from(state)  # arrays of its own instead of the shared blanks
    return state


GAME: Final = Dragoon()
