"""Dragon Family as one game: the chapters put together."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family import invariants, knowledge, score_sheet, scoring, setup, sight
from clutch.games.dragon_family.bot.evaluate import DragonFamilyJudge
from clutch.games.dragon_family.bot.features import features, write_features
from clutch.games.dragon_family.bot.layout import LAYOUT
from clutch.games.dragon_family.bot.learned import DragonFamilyLearned
from clutch.games.dragon_family.bot.rule import DragonFamilyRule
from clutch.games.dragon_family.components import LAIRS
from clutch.games.dragon_family.decisions import DECISIONS
from clutch.games.dragon_family.moves import ACTION_SPACE, make_move
from clutch.games.dragon_family.show import picture
from clutch.games.dragon_family.show.text import draw
from clutch.games.dragon_family.show.view import view
from clutch.games.dragon_family.state import Agreement, DragonFamilyPosition
from clutch.kernel.chance import Chance, Seeded
from clutch.kernel.game import Game, Span
from clutch.kernel.layout import Layout
from clutch.kernel.learned import NAME, LearnedJudge
from clutch.kernel.move import Move
from clutch.kernel.option import CHOICE, TOGGLE, WHOLE, Option, Settings
from clutch.kernel.state import OVER, Actions, State
from clutch.kernel.statement import Event, Prompt, Refusal
from clutch.kernel.tally import Field, Filled, Tally
from clutch.kernel.words import Words


@final
class DragonFamilyState(DragonFamilyPosition):
    """A position of Dragon Family with its rules."""

    @property
    def game(self) -> Game:
        return GAME

    def seat(self) -> i64:
        if self.over:
            return OVER
        return self.turn

    def offer(self, actions: Actions) -> None:
        DECISIONS[self.step].offer(self, actions)

    def apply(self, action: i64, chance: Chance) -> None:
        sight.begin_sight(self, self.turn)
        DECISIONS[self.step].decide(self, action, chance)

    def clone(self) -> DragonFamilyState:
        twin = DragonFamilyState(self.players, self.agreement)
        twin.copy_from(self)
        return twin

    def redraw(self, seat: i64, chance: Chance) -> None:
        knowledge.redraw(self, seat, chance)

    def observed(self, action: i64, seat: i64) -> i64:
        return sight.observed(self, action, seat)

    def remember(self, after: State, action: i64) -> bool:
        assert isinstance(after, DragonFamilyState)
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
            return Prompt("DF-P7", "over", {})
        return DECISIONS[self.step].prompt(self)

    def refuse(self, action: i64) -> Refusal | None:
        if self.over:
            return Refusal("DF-X2", "over", {})
        return DECISIONS[self.step].refuse(self, action)

    def features(self, seat: i64) -> vec[u8]:
        self.check_seat(seat)
        return features(self, seat)

    def show_features(self, seat: i64, out: vec[u8], start: i64) -> None:
        write_features(self, seat, out, start)

    def check(self) -> None:
        invariants.check(self)


@final
class DragonFamily(Game):
    """The catalogue's entry."""

    def __init__(self) -> None:
        options = [
            Option("resource_supply", CHOICE, "DF-Q6", "finite", ["finite", "unlimited"]),
            Option("resources_per_type", WHOLE, "DF-Q5", 20, least=10, most=40, only_with=[("resource_supply", "finite")]),
            Option("dragons_per_colour", WHOLE, "DF-Q1", 6, least=6, most=8),
            Option("opponent_payout", CHOICE, "DF-Q13", "per_tile", ["per_tile", "once"]),
            Option("start_tile_gain", CHOICE, "DF-Q12", "once", ["once", "per_edge"]),
            Option("lair_tiles_score", TOGGLE, "DF-Q35", False),
            Option("tie_break", CHOICE, "DF-Q38", "printed", ["printed", "unspent_gold"]),
            Option("allow_pass", TOGGLE, "DF-Q15", False),
            Option("trade_gold", TOGGLE, "DF-Q26", True),
            Option("overfeed", TOGGLE, "DF-Q29", False),
            Option("hidden_hands", TOGGLE, "DF-Q39", True),
            Option("stall_rounds", WHOLE, "DF-Q34", 5, least=3, most=10),
        ]
        # Two to five players: the box has five sets, and the rules need an opponent (DF-Q8).
        super().__init__(
            "dragon_family",
            "Dragon Family",
            2,
            5,
            options,
            ACTION_SPACE,
            1,
            Path(__file__).parent,
            [DragonFamilyJudge(), DragonFamilyRule()],
        )
        usual = self.settings(self.least_players)
        self.agreed: tuple[Settings, Agreement] = (usual, agreement_of(usual))
        """The settings that were played with last, and what they mean: most games are begun with the same ones."""

    def begin(self, players: i64, settings: Settings, chance: Chance, listen: bool) -> State:
        if self.agreed[0] is not settings:
            self.agreed = (settings, agreement_of(settings))
        state = DragonFamilyState(players, self.agreed[1])
        state.copy_from(state)  # arrays of its own instead of the shared blanks
        if listen:
            state.events = []
        setup.set_up(state, chance)
        return state

    def make_move(self, action: int) -> Move:
        return make_move(action)

    def score_sheet(self) -> list[Field]:
        return score_sheet.sheet()

    def tally(self, table: Filled, seats: list[Filled]) -> Tally:
        state = self.start(len(seats), chance=Seeded(1))
        assert isinstance(state, DragonFamilyState)
        return score_sheet.tally(state, table, seats)

    def text_board(self, view: dict[str, object], names: list[str], words: Words) -> list[list[Span]]:
        return draw(view, names, words)

    def picture(self, view: dict[str, object], names: list[str], words: Words) -> str:
        return picture.draw(view, names, words, self.title)

    def layout(self) -> Layout:
        return LAYOUT

    def learner(self) -> LearnedJudge:
        return DragonFamilyLearned(NAME, None)

    def bound(self, players: int, settings: Settings) -> int:
        """Tiles, lairs, hatchings and feedings are limited, and only so many idle rounds can lie between two of them; a turn has at most eight decisions."""
        dragons = settings["dragons_per_colour"]
        stall = settings["stall_rounds"]
        assert isinstance(dragons, int) and isinstance(stall, int)
        progress = 61 - 2 * players + LAIRS * players + 4 * dragons + 12 * dragons
        return (stall * progress + stall) * players * 8


def agreement_of(settings: Settings) -> Agreement:
    """The options in the form that the rules use."""
    resources = settings["resources_per_type"]
    dragons = settings["dragons_per_colour"]
    stall = settings["stall_rounds"]
    assert isinstance(resources, int) and isinstance(dragons, int) and isinstance(stall, int)
    return Agreement(
        unlimited=settings["resource_supply"] == "unlimited",
        resources_per_type=resources,
        dragons_per_colour=dragons,
        payout_once=settings["opponent_payout"] == "once",
        start_tile_per_edge=settings["start_tile_gain"] == "per_edge",
        lair_tiles_score=settings["lair_tiles_score"] is True,
        tie_by_gold=settings["tie_break"] == "unspent_gold",
        allow_pass=settings["allow_pass"] is True,
        trade_gold=settings["trade_gold"] is True,
        overfeed=settings["overfeed"] is True,
        hidden_hands=settings["hidden_hands"] is True,
        stall_rounds=stall,
    )


GAME: Final = DragonFamily()
