"""Dragomino as one game: the chapters put together."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragomino import dragons_thirst, invariants, knowledge, rounds, score_sheet, scoring, setup, turn
from clutch.games.dragomino.bot.evaluate import DragominoJudge
from clutch.games.dragomino.bot.features import features, write_features
from clutch.games.dragomino.bot.layout import LAYOUT
from clutch.games.dragomino.bot.learned import DragominoLearned
from clutch.games.dragomino.bot.rule import DragominoRule
from clutch.games.dragomino.components import DOMINO_NAMES, TERRAIN_NAMES
from clutch.games.dragomino.eggs import connection_terrain
from clutch.games.dragomino.moves import ACTION_SPACE, PICKS, make_move
from clutch.games.dragomino.show import picture
from clutch.games.dragomino.show.text import draw
from clutch.games.dragomino.show.view import view
from clutch.games.dragomino.state import EGG_KIND, EGG_SOURCE, FIRST_HOLDERS, PICK, PLACE, RETURN_NAMES, Agreement, DragominoPosition
from clutch.kernel.chance import Chance, Seeded
from clutch.kernel.errors import OptionsError
from clutch.kernel.game import Game, Span
from clutch.kernel.layout import Layout
from clutch.kernel.learned import NAME, LearnedJudge
from clutch.kernel.move import Move
from clutch.kernel.option import CHOICE, TOGGLE, Option, Settings
from clutch.kernel.state import OVER, Actions, State
from clutch.kernel.statement import Event, Facts, Prompt, Refusal
from clutch.kernel.tally import Field, Filled, Tally
from clutch.kernel.words import Words


@final
class DragominoState(DragominoPosition):
    """A position of Dragomino with its rules."""

    @property
    def game(self) -> Game:
        return GAME

    def seat(self) -> i64:
        if self.over:
            return OVER
        return self.turn

    def offer(self, actions: Actions) -> None:
        if self.step == PICK:
            turn.offer_picks(self, actions)
        elif self.step == PLACE:
            turn.offer_places(self, actions)
        elif self.step == EGG_KIND:
            dragons_thirst.offer_kinds(actions)
        elif self.step == EGG_SOURCE:
            dragons_thirst.offer_sources(self, actions)
        else:
            dragons_thirst.offer_keeps(actions)

    def apply(self, action: i64, chance: Chance) -> None:
        self.last_flips = 0
        if self.step == PICK:
            turn.pick(self, action - PICKS)
            return
        if self.step == PLACE:
            turn.place(self, action)
        elif self.step == EGG_KIND:
            dragons_thirst.choose_kind(self, action)
        elif self.step == EGG_SOURCE:
            dragons_thirst.choose_source(self, action)
        else:
            dragons_thirst.choose_token(self, action)
        turn.resolve_eggs(self, chance)

    def advance(self, action: i64, chance: Chance, actions: Actions) -> None:
        self.apply(action, chance)  # as every game does, but by calls that the compiler knows
        actions.count = 0
        if not self.over:
            self.offer(actions)

    def clone(self) -> DragominoState:
        twin = DragominoState(self.players, self.agreement)
        twin.copy_from(self)
        return twin

    def redraw(self, seat: i64, chance: Chance) -> None:
        knowledge.redraw(self, seat, chance)

    def observed(self, action: i64, seat: i64) -> i64:
        return knowledge.observed(self, action, seat)

    def remember(self, after: State, action: i64) -> bool:
        assert isinstance(after, DragominoState)
        return knowledge.remember(self, after, action)

    def score(self, seat: i64) -> i64:
        return scoring.points(self, seat)

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
            return Prompt("DM-F3", "over", {})
        facts: Facts = {"seat": int(self.turn)}
        if self.step == PICK:
            return Prompt("DM-P1", "pick", facts)
        if self.step == PLACE:
            facts["domino"] = DOMINO_NAMES[self.picked]
            return Prompt("DM-P2", "place", facts)
        if self.step == EGG_KIND:
            facts["terrain"] = TERRAIN_NAMES[connection_terrain(self, i64(self.queue[0]))]
            return Prompt("DM-V7", "egg_kind", facts)
        facts["terrain"] = TERRAIN_NAMES[connection_terrain(self, self.connection)]
        if self.step == EGG_SOURCE:
            facts["number"] = int(self.source_count) + 1
            return Prompt("DM-V6", "egg_source", facts)
        return Prompt("DM-V4", "egg_keep", facts)

    def refuse(self, action: i64) -> Refusal | None:
        if self.over:
            return Refusal("DM-F1", "over", {})
        if self.step == PICK:
            return turn.refuse_pick(self, action)
        if self.step == PLACE:
            return turn.refuse_place(self, action)
        if self.step == EGG_KIND:
            return dragons_thirst.refuse_kind(action)
        if self.step == EGG_SOURCE:
            return dragons_thirst.refuse_source(self, action)
        return dragons_thirst.refuse_keep(action)

    def features(self, seat: i64) -> vec[u8]:
        self.check_seat(seat)
        return features(self, seat)

    def show_features(self, seat: i64, out: vec[u8], start: i64) -> None:
        write_features(self, seat, out, start)

    def check(self) -> None:
        invariants.check(self)


def new_state(players: i64, agreement: Agreement) -> DragominoState:
    """An empty table with full piles (DM-S2), a full stack (DM-S4) and no points (DM-S6)."""
    state = DragominoState(players, agreement)
    state.copy_from(state)  # arrays of its own instead of the shared blanks
    return state


@final
class Dragomino(Game):
    """The catalogue's entry: two to four players (DM-S1)."""

    def __init__(self) -> None:
        options = [
            Option("thirst", TOGGLE, "DM-V1", False),
            Option("thirst_return", CHOICE, "DM-G10", "tracked", RETURN_NAMES, only_with=[("thirst", "true")]),
            Option("egg_rule", CHOICE, "DM-G2", "per_connection", ["per_connection", "per_square"]),
            Option("first_holder", CHOICE, "DM-G7", "random", FIRST_HOLDERS),
        ]
        super().__init__(
            "dragomino", "Dragomino", 2, 4, options, ACTION_SPACE, 1, Path(__file__).parent, [DragominoJudge(), DragominoRule()]
        )
        usual = self.settings(self.least_players)
        self.agreed: tuple[Settings, Agreement] = (usual, agreement_of(usual))
        """The settings that were played with last, and what they mean: most games are begun with the same ones."""

    def begin(self, players: i64, settings: Settings, chance: Chance, listen: bool) -> State:
        if self.agreed[0] is not settings:
            self.agreed = (settings, agreement_of(settings))
        state = new_state(players, self.agreed[1])
        if listen:
            state.events = []
        setup.lay_starting_dominoes(state)
        setup.choose_first_holder(state, chance)
        rounds.start_round(state, chance)  # DM-S6
        return state

    def make_move(self, action: int) -> Move:
        return make_move(action)

    def score_sheet(self) -> list[Field]:
        return score_sheet.sheet()

    def tally(self, table: Filled, seats: list[Filled]) -> Tally:
        state = self.start(len(seats), chance=Seeded(1))
        assert isinstance(state, DragominoState)
        return score_sheet.tally(state, table, seats)

    def text_board(self, view: dict[str, object], names: list[str], words: Words) -> list[list[Span]]:
        return draw(view, names, words)

    def picture(self, view: dict[str, object], names: list[str], words: Words) -> str:
        return picture.draw(view, names, words, self.title)

    def layout(self) -> Layout:
        return LAYOUT

    def learner(self) -> LearnedJudge:
        return DragominoLearned(NAME, None)

    def bound(self, players: int, settings: Settings) -> int:
        """Seven turns a player of two decisions; with Dragon's Thirst at most four more for each of at most 64 connections (DM-I9)."""
        return 14 * players + (4 * 64 if settings["thirst"] is True else 0)

    def check_settings(self, players: int, settings: Settings) -> None:
        """The first holder sits at the table (DM-S5)."""
        if FIRST_HOLDERS.index(str(settings["first_holder"])) > players:
            raise OptionsError(f"option first_holder names seat {settings['first_holder']}, but only {players} play")


def agreement_of(settings: Settings) -> Agreement:
    """The options in the form that the rules use."""
    return Agreement(
        thirst=settings["thirst"] is True,
        thirst_return=RETURN_NAMES.index(str(settings["thirst_return"])),
        per_square=settings["egg_rule"] == "per_square",
        first_holder=FIRST_HOLDERS.index(str(settings["first_holder"])) - 1,
    )


GAME: Final = Dragomino()
